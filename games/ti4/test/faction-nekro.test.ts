import { describe, expect, it } from 'vitest';
import { PROFILES, TECHNOLOGIES, UNIT_KINDS } from '../content/index.ts';
import { PUBLIC } from '../rules/options.ts';
import { progress } from '../rules/progress.ts';
import { whyOf } from './asking.ts';
import { decided } from './agendas.ts';
import { council, laidOut, notesIn } from './council.ts';
import { duel } from './duel.ts';
import { position, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT, type Who } from './table.ts';

const OWN = ['dacxive-animators', 'valefar-assimilator-x', 'valefar-assimilator-y'];

const technologiesOf = (game: Scenario, who: Who): string[] =>
  game.player(who).technologies.map((each) => TECHNOLOGIES[each].id);

/** What Nekro has beside the cards it starts with. */
const learntBy = (game: Scenario, who: Who = 'ann'): string[] =>
  technologiesOf(game, who).filter((id) => !OWN.includes(id));

const profileOf = (game: Scenario, who: Who, kind: string): string | undefined =>
  PROFILES[game.player(who).profiles[UNIT_KINDS.findIndex((each) => each === kind)]]?.id;

/** Technologies under tokens X and Y. */
const copies = ({ state }: Scenario): (string | undefined)[] =>
  state.assimilated.map((each) => TECHNOLOGIES[each]?.id);

/** Ann, of Nekro, destroys a destroyer of Bob in the first round. */
const kill = (ann: Side = {}, bob: Side = {}): Scenario =>
  duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
    ann: { faction: 'nekro', ...ann },
    bob: { faction: 'sol', ...bob },
    discarded: 'all',
  });

/** The same, and she uses it. */
const learning = (ann: Side = {}, bob: Side = {}): Scenario =>
  kill(ann, bob).play('use:technological-singularity');

describe('Technological Singularity', () => {
  it('TI-18.2 after a unit of the opponent is destroyed, Nekro may gain a technology of his', () => {
    const game = kill();
    expect([game.prompt, game.asked]).toEqual(['unit.destroyed', 'ann']);
    game.offers(['use:technological-singularity', 'decline']).play('use:technological-singularity');
    game.offers(['gainTechnology:neural-motivator', 'gainTechnology:antimass-deflectors']);
    game.play('gainTechnology:antimass-deflectors');
    expect(learntBy(game)).toEqual(['antimass-deflectors']);
    expect(game.events('gainedTechnology')).toEqual([
      { player: 0, technology: 'antimass-deflectors' },
    ]);
    expect(technologiesOf(game, 'bob')).toContain('antimass-deflectors');
    expect(game.events('combatWon')).toHaveLength(1);
  });

  it('TI-1.3 it may be declined', () => {
    const game = kill().play('decline');
    expect([learntBy(game), game.events('combatWon').length]).toEqual([[], 1]);
  });

  it('TI-18.2 prerequisites do not matter, and it is no research', () => {
    const game = learning({}, { technologies: ['duranium-armor'] });
    game.play('gainTechnology:duranium-armor');
    expect(learntBy(game)).toEqual(['duranium-armor']);
    expect(game.events('researched')).toEqual([]);
  });

  it('TI-18.6 nothing is gained twice, and with nothing new nobody is asked', () => {
    const known = ['neural-motivator', 'antimass-deflectors'];
    expect(kill({ technologies: known }).events('combatWon')).toHaveLength(1);
    const game = learning(
      { technologies: ['neural-motivator'] },
      { technologies: ['gravity-drive'] },
    );
    game
      .offers(['gainTechnology:antimass-deflectors', 'gainTechnology:gravity-drive'])
      .refuses('gainTechnology:neural-motivator', 'TI-18.6');
  });

  it('TI-18.4 an upgrade works at once', () => {
    const game = learning({}, { technologies: ['cruiser-2'] }).play('gainTechnology:cruiser-2');
    expect(profileOf(game, 'ann', 'cruiser')).toBe('cruiser-2');
  });

  it('TI-27.3 once a combat', () => {
    const game = duel({ cruiser: 2 }, { destroyer: 2 }, ['7+', '6-', '8-', '8-', '7+', '7+'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'sol' },
      discarded: 'all',
    });
    game.play('use:technological-singularity', 'gainTechnology:neural-motivator');
    expect(game.events('destroyed')).toHaveLength(2);
    expect([game.prompt, learntBy(game)]).toEqual(['turn', ['neural-motivator']]);
  });

  it('TI-20.2 the ground combat after a space combat is another one', () => {
    const game = position({
      dice: ['7+', '*', '8-', '8+', '*', '7-'],
      ann: { faction: 'nekro', units: { 19: { cruiser: 1, carrier: 1, infantry: 2 } } },
      bob: {
        faction: 'hacan',
        planets: ['wellon'],
        units: { 19: { destroyer: 1 }, wellon: { infantry: 1 } },
      },
      cat: { faction: 'xxcha' },
      discarded: 'all',
    }).play('activate:19');
    game.play('use:technological-singularity', 'gainTechnology:sarween-tools');
    game.play('landAll:wellon');
    // Only one technology of Hacan is left, so that nothing is asked.
    game.play('use:technological-singularity');
    expect(learntBy(game)).toEqual(['sarween-tools', 'antimass-deflectors']);
  });

  it('TI-20.2 Space Cannon is outside of combats', () => {
    const game = position({
      dice: ['6+'],
      ann: { faction: 'sol', units: { jord: { dock: 1 }, 19: { destroyer: 1 } } },
      bob: {
        faction: 'nekro',
        planets: ['wellon'],
        units: { 'mordai-ii': { dock: 1 }, wellon: { pds: 1, infantry: 1 } },
      },
      cat: { faction: 'xxcha' },
      discarded: 'all',
    }).play('activate:19', 'fire');
    expect([game.events('destroyed').length, game.asked]).toEqual([1, 'bob']);
    expect(game.prompt).toBe('turn');
  });

  it('a defender uses it too, also for a unit that its owner destroyed himself', () => {
    const game = duel({ dreadnought: 1 }, { cruiser: 2 }, ['4-', '6-', '6-'], {
      ann: { faction: 'sardakk-norr', technologies: ['plasma-scoring', 'exotrireme-2'] },
      bob: { faction: 'nekro' },
      discarded: 'all',
    });
    game.play('use:unit-exotrireme-2', 'done');
    expect([game.prompt, game.asked]).toEqual(['unit.destroyed', 'bob']);
    game.play('use:technological-singularity');
    game.offers(['gainTechnology:plasma-scoring', 'assimilate:x:exotrireme-2']);
  });

  it('own losses bring nothing', () => {
    const game = duel({ destroyer: 1 }, { cruiser: 2 }, ['8-', '7+', '*'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'sol' },
      discarded: 'all',
    });
    expect([game.events('destroyed').length, game.prompt]).toEqual([1, 'turn']);
  });
});

describe('Valefar Assimilators', () => {
  const letnev = {
    faction: 'letnev',
    technologies: ['l4-disruptors', 'non-euclidean-shielding'],
  } as const;

  it('put a token on a faction technology instead of gaining one', () => {
    const game = learning({}, letnev);
    game.offers([
      'gainTechnology:antimass-deflectors',
      'gainTechnology:plasma-scoring',
      'assimilate:x:l4-disruptors',
      'assimilate:x:non-euclidean-shielding',
    ]);
    game.play('assimilate:x:l4-disruptors');
    expect([learntBy(game), copies(game)]).toEqual([
      ['l4-disruptors'],
      ['l4-disruptors', undefined],
    ]);
    expect(game.events('assimilated')).toEqual([
      { player: 0, technology: 'l4-disruptors', token: 'x' },
    ]);
    expect(technologiesOf(game, 'bob')).toContain('l4-disruptors');
  });

  it('TI-18.3 without a token a faction technology is closed', () => {
    learning({}, letnev).refuses('gainTechnology:l4-disruptors', 'TI-18.3');
  });

  it('the second token lies beside the first, or the first moves; no technology holds two', () => {
    const game = learning({ copied: ['l4-disruptors'] }, letnev);
    game.offers([
      'gainTechnology:antimass-deflectors',
      'gainTechnology:plasma-scoring',
      'assimilate:x:non-euclidean-shielding',
      'assimilate:y:non-euclidean-shielding',
    ]);
    const both = learning({ copied: ['l4-disruptors'] }, letnev);
    both.play('assimilate:y:non-euclidean-shielding');
    expect(copies(both)).toEqual(['l4-disruptors', 'non-euclidean-shielding']);
    expect(learntBy(both)).toEqual(['l4-disruptors', 'non-euclidean-shielding']);
    game.play('assimilate:x:non-euclidean-shielding');
    expect([copies(game), learntBy(game)]).toEqual([
      ['non-euclidean-shielding', undefined],
      ['non-euclidean-shielding'],
    ]);
    expect(game.events('lostTechnology')).toEqual([{ player: 0, technology: 'l4-disruptors' }]);
  });

  it('TI-18.6 where both are copied already, only the rest is left', () => {
    const game = learning({ copied: ['l4-disruptors', 'non-euclidean-shielding'] }, letnev);
    game.offers(['gainTechnology:antimass-deflectors', 'gainTechnology:plasma-scoring']);
  });

  it('TI-1.3 where nothing can be gained, the token may stay where it is', () => {
    const technologies = ['antimass-deflectors', 'plasma-scoring'];
    const game = learning({ technologies }, letnev);
    expect(game.offered).toContain('decline');
    expect(learntBy(game.play('decline'))).toEqual(technologies);
  });

  it('TI-18.5 Nekro exhausts its own card, and it stays exhausted when the token moves', () => {
    const bob = { faction: 'letnev', technologies: ['l4-disruptors'] };
    const ann = {
      copied: ['non-euclidean-shielding'],
      exhaustedTechnologies: ['non-euclidean-shielding'],
    };
    const game = learning(ann, bob).play('assimilate:x:l4-disruptors');
    expect(game.player('ann').spent.map((each) => TECHNOLOGIES[each].id)).toEqual([
      'l4-disruptors',
    ]);
    const other = position({
      ann: { faction: 'sol', units: { 19: { cruiser: 1 }, jord: { dock: 1 } } },
      bob: { faction: 'nekro', copied: ['nullification-field'], units: { 19: { cruiser: 1 } } },
      cat: { faction: 'xxcha', technologies: ['nullification-field'] },
      discarded: 'all',
    }).play('activate:19');
    other.offers(['use:nullification-field', 'decline']).play('use:nullification-field');
    expect(other.tokens('bob')).toEqual([3, 3, 1]);
    expect(other.player('bob').spent).toHaveLength(1);
    expect(other.player('cat').spent).toEqual([]);
    expect(other.asked).toBe('bob');
  });

  it('TI-18.4 an upgrade of another name works for units of the same kind', () => {
    const bob = { faction: 'sardakk-norr', technologies: ['exotrireme-2'] };
    const game = learning({}, bob).play('assimilate:x:exotrireme-2');
    expect(profileOf(game, 'ann', 'dreadnought')).toBe('exotrireme-2');
  });

  it('of a general and a copied upgrade of one kind the copied one counts, whichever came first', () => {
    const sol = { faction: 'sol', technologies: ['advanced-carrier-2'] };
    const late = learning({ technologies: ['carrier-2'] }, sol).play(
      'assimilate:x:advanced-carrier-2',
    );
    expect(profileOf(late, 'ann', 'carrier')).toBe('advanced-carrier-2');
    const early = learning(
      { copied: ['advanced-carrier-2'] },
      { faction: 'hacan', technologies: ['carrier-2'] },
    ).play('gainTechnology:carrier-2');
    expect(profileOf(early, 'ann', 'carrier')).toBe('advanced-carrier-2');
    expect(learntBy(early)).toEqual(['advanced-carrier-2', 'carrier-2']);
  });

  it('a second faction upgrade of one kind takes the token of the first', () => {
    const bob = { faction: 'sardakk-norr', technologies: ['exotrireme-2'] };
    const game = learning({ copied: ['super-dreadnought-2'] }, bob);
    expect(game.offered.filter((key) => key.includes('exotrireme'))).toEqual([
      'assimilate:x:exotrireme-2',
    ]);
    const other = learning({ copied: ['l4-disruptors', 'super-dreadnought-2'] }, bob);
    expect(other.offered.filter((key) => key.includes('exotrireme'))).toEqual([
      'assimilate:y:exotrireme-2',
    ]);
    other.play('assimilate:y:exotrireme-2');
    expect(profileOf(other, 'ann', 'dreadnought')).toBe('exotrireme-2');
  });

  it('TI-27.12 if the token leaves the only war sun technology, war suns go to reinforcements', () => {
    const ann: Side = {
      copied: ['prototype-war-sun-2', 'nullification-field'],
      units: { 27: { warsun: 1, 'warsun!': 0, fighter: 2 } },
    };
    const bob = { faction: 'letnev', technologies: ['l4-disruptors'] };
    const game = learning(ann, bob).play('assimilate:x:l4-disruptors');
    expect([game.units('ann', '27'), profileOf(game, 'ann', 'warsun')]).toEqual([{}, undefined]);
    expect(game.events('removed')).toEqual([
      { player: 0, kind: 'warsun', count: 1, system: '27' },
      { player: 0, kind: 'fighter', count: 1, system: '27' },
      { player: 0, kind: 'fighter', count: 1, system: '27' },
    ]);
    const kept = learning({ ...ann, technologies: ['war-sun'] }, bob);
    kept.play('assimilate:x:l4-disruptors');
    expect([kept.units('ann', '27').warsun, profileOf(kept, 'ann', 'warsun')]).toEqual([
      1,
      'war-sun',
    ]);
  });

  it('TI-13.5 pairs with Saar: docks float with Floating Factory II, and land when the token leaves it', () => {
    const saar = { faction: 'saar', technologies: ['floating-factory-2'] };
    const game = learning({ units: { 'mordai-ii': { dock: 1 } } }, saar);
    expect(game.units('ann', 'mordai-ii')).toMatchObject({ dock: 1 });
    game.play('assimilate:x:floating-factory-2');
    expect(game.units('ann', '8')).toMatchObject({ dock: 1 });
    expect(game.units('ann', 'mordai-ii')).not.toHaveProperty('dock');

    const bob = { faction: 'letnev', technologies: ['l4-disruptors'] };
    const copied = ['floating-factory-2', 'nullification-field'];
    const planets = ['vefut-ii'];
    const floating = learning(
      { copied, planets, units: { 20: { dock: 1 }, 27: { dock: 1 } } },
      bob,
    ).play('assimilate:x:l4-disruptors');
    expect(floating.units('ann', '20')).toEqual({});
    expect(floating.units('ann', 'vefut-ii')).toMatchObject({ dock: 1 });
    expect(floating.units('ann', '27')).toEqual({});
    expect(floating.events('removed')).toEqual([
      { player: 0, kind: 'dock', count: 1, system: '27' },
    ]);
  });

  it('TI-5.3 what a lost upgrade had room for is removed; where a combat is fought, after it', () => {
    const game = duel(
      { cruiser: 1, carrier: 1, infantry: 8 },
      { destroyer: 1 },
      ['7+', '*', '8-'],
      {
        ann: {
          faction: 'nekro',
          copied: ['advanced-carrier-2', 'nullification-field'],
          units: { 27: { carrier: 1, infantry: 5 } },
        },
        bob: { faction: 'letnev', technologies: ['l4-disruptors'] },
        discarded: 'all',
      },
    ).play('use:technological-singularity', 'assimilate:x:l4-disruptors');
    expect(game.units('ann', '27')).toEqual({ carrier: 1, infantry: 4 });
    expect(game.units('ann', '19').infantry).toBe(4);
    const systems = game.events('removed').map(({ system }) => system);
    expect(systems.slice(0, 2)).toEqual(['27', '19']);
  });

  it('TI-24.4 a copied technology stays when its owner is eliminated', () => {
    const game = position({
      dice: ['8+', '8+'],
      ann: {
        faction: 'nekro',
        copied: ['nullification-field'],
        units: { 19: { carrier: 1, infantry: 2 } },
      },
      bob: {
        faction: 'xxcha',
        technologies: ['nullification-field'],
        lost: ['archon-ren', 'archon-tau'],
        planets: ['wellon'],
        units: {},
      },
      cat: { faction: 'sol' },
      discarded: 'all',
    }).play('activate:19', 'landAll:wellon');
    expect(game.player('bob').eliminated).toBe(true);
    expect([learntBy(game), copies(game)[0]]).toEqual([
      ['nullification-field'],
      'nullification-field',
    ]);
  });

  it('TI-24.2 the tokens leave the game with Nekro', () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { dock: 1 }, 19: { carrier: 1, infantry: 2 } } },
      bob: {
        faction: 'nekro',
        copied: ['nullification-field'],
        lost: ['mordai-ii'],
        planets: ['wellon'],
        units: {},
      },
      cat: { faction: 'xxcha', technologies: ['nullification-field'] },
      discarded: 'all',
    }).play('activate:19', 'landAll:wellon');
    expect([game.player('bob').eliminated, copies(game)]).toEqual([true, [undefined, undefined]]);
  });

  it('a card and what it copies are one technology: Anti-Intellectual Revolution counts cards', () => {
    const planets = ['wellon', 'quann', 'lor', 'mellon', 'zohbat'];
    const game = decided('anti-intellectual-revolution', 'reject', {
      ann: { faction: 'nekro', planets, copied: ['l4-disruptors', 'exotrireme-2'] },
      bob: { faction: 'letnev', technologies: ['l4-disruptors'] },
      cat: { faction: 'sardakk-norr', technologies: ['exotrireme-2'] },
      discarded: 'all',
    });
    while (game.state.phase === 'agenda')
      game.play(['abstain', 'decline', 'reject'].find((key) => game.offered.includes(key))!);
    while (game.prompt === 'exhaustPlanets' && game.asked === 'ann') game.play(game.offered[0]);
    const exhausted = ['mordai-ii', ...planets].filter((planet) => game.isExhausted(planet));
    expect(exhausted).toHaveLength(3);
  });

  it('passives of others work for Nekro: two hits a use of Sustain Damage', () => {
    const game = duel({ dreadnought: 1 }, { cruiser: 2 }, ['4-', '7+', '7+'], {
      ann: { faction: 'nekro', copied: ['non-euclidean-shielding'] },
      bob: { faction: 'sol' },
      discarded: 'all',
    }).play('sustain:dreadnought');
    // Two hits on one ship, and it rolls again.
    expect(game.events('sustained')).toHaveLength(1);
    expect(game.events('combatRoll').length).toBeGreaterThan(2);
  });
});

describe('Galactic Threat', () => {
  /** Ann is Nekro; Bob and Cat vote. */
  const debate = (ann: Side = {}, bob: Side = {}, cat: Side = {}): Scenario =>
    council(['mutiny', 'economic-equality'], {
      ann: { faction: 'nekro', ...ann },
      bob: { faction: 'letnev', ...bob },
      cat: { faction: 'hacan', ...cat },
      discarded: 'all',
    });

  /** The players vote in turn, with all they have. */
  const votes = (game: Scenario, ...outcomes: string[]): Scenario => {
    for (const outcome of outcomes) {
      game.play(outcome);
      if (game.prompt === 'castVotes') game.play('voteAll');
    }
    return game;
  };

  it('TI-23.5 Nekro has no votes', () => {
    const game = debate({ planets: ['mecatol-rex'] }).play('decline');
    expect([game.prompt, game.asked]).toEqual(['vote', 'bob']);
    expect(whyOf(game, 'button:approve', 0)).toEqual({
      clauses: ['TI-23.5'],
      say: 'why.vote.never',
    });
    game.play('abstain', 'abstain');
    expect(game.prompt).toBe('speakerDecides');
    expect(game.events('abstained').map(({ player }) => player)).toEqual([1, 2, 0]);
  });

  it('TI-23.8 a right prediction gains a technology of a player who voted for it', () => {
    const game = debate({ technologies: ['antimass-deflectors'] }, {}, {});
    expect([game.prompt, game.asked]).toEqual(['agenda.revealed.after', 'ann']);
    game.offers(['use:galactic-threat', 'decline', 'lock']).play('use:galactic-threat');
    game.offers(['approve', 'reject']).play('reject');
    expect(game.events('foretold')).toHaveLength(1);
    votes(game, 'reject', 'abstain');
    // Only Letnev voted for it, and only one of its technologies is new.
    expect(learntBy(game)).toEqual(['antimass-deflectors', 'plasma-scoring']);
  });

  it('of several voters any technology may be chosen, or one of theirs copied', () => {
    const game = debate({}, { technologies: ['l4-disruptors'] });
    votes(game.play('use:galactic-threat', 'reject'), 'reject', 'reject');
    expect([game.prompt, game.asked]).toEqual(['learn', 'ann']);
    game.offers([
      'gainTechnology:antimass-deflectors',
      'gainTechnology:plasma-scoring',
      'gainTechnology:sarween-tools',
      'assimilate:x:l4-disruptors',
    ]);
    game.play('assimilate:x:l4-disruptors');
    expect(copies(game)).toEqual(['l4-disruptors', undefined]);
  });

  it('TI-23.10 whoever voted otherwise or not at all has nothing to take', () => {
    const game = debate({}, {}, { planets: ['mecatol-rex'] });
    votes(game.play('use:galactic-threat', 'reject'), 'approve', 'reject');
    game.offers(['gainTechnology:antimass-deflectors', 'gainTechnology:sarween-tools']);
  });

  it('TI-23.7 without a vote there is no technology: the speaker decides, and that is no vote', () => {
    const game = debate().play('use:galactic-threat', 'reject', 'abstain', 'abstain', 'reject');
    expect([learntBy(game), game.state.council.number]).toEqual([[], 2]);
  });

  it('a wrong prediction brings nothing', () => {
    const game = votes(debate().play('use:galactic-threat', 'approve'), 'reject', 'abstain');
    expect([learntBy(game), game.state.council.number]).toEqual([[], 2]);
  });

  it('TI-27.3 once in an agenda phase; declined on the first agenda, it waits for the second', () => {
    const used = votes(debate().play('use:galactic-threat', 'approve'), 'reject', 'abstain');
    expect(used.state.council.number).toBe(2);
    expect(used.prompt).toBe('vote');
    const waited = votes(debate().play('decline'), 'reject', 'abstain');
    expect([waited.state.council.number, waited.prompt]).toEqual([2, 'agenda.revealed.after']);
    expect(waited.offered).toContain('use:galactic-threat');
    const spent = used.play('abstain', 'reject');
    expect([spent.state.phase, spent.state.foretold]).toEqual(['strategy', false]);
  });

  it('TI-23.11 Political Secret stops the prediction', () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'letnev', notes: ['political-secret of ann'] },
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('playNote:political-secret:0');
    while (game.prompt.startsWith('agenda.')) {
      expect(game.offered).not.toContain('use:galactic-threat');
      game.play('decline');
    }
    expect(game.prompt).toBe('vote');
  });

  it('TI-23.8 riders are for Nekro too; it settles which prediction pays first', () => {
    const game = debate({ hand: ['leadership-rider'] });
    game.play('use:galactic-threat', 'reject');
    while (!game.offered.includes('play:leadership-rider')) game.play('decline');
    game.play('play:leadership-rider', 'reject');
    while (game.prompt !== 'vote') game.play('decline');
    votes(game, 'reject', 'abstain');
    expect(game.prompt).toBe('nextReward');
    game.offers(['use:galactic-threat', 'play:leadership-rider']).play('use:galactic-threat');
    game.play('gainTechnology:plasma-scoring');
    expect([game.prompt, learntBy(game)]).toEqual(['gainToken', ['plasma-scoring']]);
  });
});

describe('Propagation', () => {
  const technology = (ann: Side = {}): Scenario =>
    position({
      ann: { faction: 'nekro', cards: ['technology'], ...ann },
      bob: { faction: 'sol', tokens: [3, 3, 0] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      discarded: 'all',
    });
  const gain = ['gainToken:tactic', 'gainToken:fleet', 'gainToken:strategy'];

  it('TI-26.3 the primary ability of Technology gives three tokens, and three more for 6 resources', () => {
    const game = technology({ goods: 6 }).play('strategic:technology');
    expect(game.prompt).toBe('gainToken');
    game.play(...gain);
    expect([game.prompt, game.tokens('ann')]).toEqual(['tokensForResearch', [4, 4, 3]]);
    game.offers(['accept', 'decline']).play('accept', 'payGoods', ...gain);
    expect([game.tokens('ann'), game.player('ann').goods]).toEqual([[5, 5, 4], 0]);
    expect(game.events('researched')).toEqual([]);
  });

  it('TI-1.3 the second time may be declined', () => {
    const game = technology({ goods: 6 }).play('strategic:technology', ...gain, 'decline');
    expect([game.tokens('ann'), game.player('ann').goods]).toEqual([[4, 4, 3], 6]);
  });

  it('TI-3.9 without 6 resources it is not offered', () => {
    const game = technology({ goods: 1 }).play('strategic:technology', ...gain);
    expect(game.prompt).toBe('turn');
  });

  it('TI-26.3 the secondary ability costs its token and 4 resources all the same', () => {
    const secondary = (bob: Side): Scenario =>
      position({
        ann: { faction: 'sol', cards: ['technology'] },
        bob: { faction: 'nekro', cards: [], ...bob },
        cat: { faction: 'hacan', tokens: [3, 3, 0] },
        discarded: 'all',
      }).play('strategic:technology', 'research:sarween-tools');
    const game = secondary({});
    expect([game.prompt, game.asked]).toEqual(['secondary', 'bob']);
    game.play('secondary', 'payLeast', ...gain);
    expect([game.tokens('bob'), game.isExhausted('mordai-ii')]).toEqual([[4, 4, 2], true]);
    expect(secondary({ exhausted: ['mordai-ii'] }).asked).toBe('bob');
    expect(secondary({ exhausted: ['mordai-ii'] }).prompt).toBe('turn');
  });

  it('TI-4.1 no more tokens than are in reinforcements', () => {
    const game = technology({ tokens: [6, 6, 3] }).play('strategic:technology', 'gainToken:tactic');
    expect([game.tokens('ann'), game.asked]).toEqual([[7, 6, 3], 'bob']);
  });

  it('Focused Research gives tokens', () => {
    const game = technology({ cards: ['trade*'], hand: ['focused-research'], goods: 4 });
    game.play('play:focused-research', ...gain);
    expect([game.tokens('ann'), game.player('ann').goods]).toEqual([[4, 4, 3], 0]);
  });

  it('a right Technology Rider gives tokens', () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { faction: 'nekro', hand: ['technology-rider'] },
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('play:technology-rider', 'reject');
    while (game.prompt !== 'vote') game.play('decline');
    game.play('reject', 'abstain', ...gain);
    expect(game.tokens('ann')).toEqual([4, 4, 3]);
  });

  it('Anti-Intellectual Revolution costs Nekro nothing: it never researches', () => {
    const game = position({
      ann: { faction: 'nekro', cards: ['technology'], units: { 19: { cruiser: 1 } } },
      bob: { faction: 'sol', tokens: [3, 3, 0] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      laws: ['anti-intellectual-revolution'],
      discarded: 'all',
    }).play('strategic:technology', ...gain);
    expect(game.units('ann', '19')).toEqual({ cruiser: 1 });
  });

  it('TI-26.3 an agenda that lets players research gives tokens, if Nekro wants them', () => {
    const passed = (): Scenario =>
      decided('wormhole-research', 'approve', {
        ann: { faction: 'nekro', units: { 'mordai-ii': { dock: 1 }, 26: { cruiser: 1 } } },
        bob: { faction: 'sol' },
        cat: { faction: 'hacan' },
        discarded: 'all',
      });
    expect([passed().prompt, passed().asked]).toEqual(['tokensForResearch', 'ann']);
    expect(
      passed()
        .play('accept', ...gain)
        .tokens('ann'),
    ).toEqual([4, 4, 3]);
    expect(passed().play('decline').tokens('ann')).toEqual([3, 3, 2]);
  });

  it('TI-18.2 Research Agreement gains, so that Nekro gets the technology', () => {
    const game = position({
      ann: { faction: 'jol-nar', cards: ['technology'] },
      bob: { faction: 'nekro', tokens: [3, 3, 0], notes: ['research-agreement of ann'] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      discarded: 'all',
    }).play('strategic:technology', 'research:gravity-drive');
    expect(game.asked).toBe('bob');
    game.play('playNote:research-agreement:0');
    expect(learntBy(game, 'bob')).toEqual(['gravity-drive']);
  });

  it('TI-26.3 tells why nothing can be researched', () => {
    const game = technology();
    expect(whyOf(game, 'technology:gravity-drive', 0)).toEqual({
      clauses: ['TI-26.3'],
      say: 'why.technology.never',
    });
  });
});

describe('objectives of Nekro', () => {
  const have = (objective: string, ann: Side): number => {
    const game = position({ ann: { faction: 'nekro', ...ann } });
    return progress(
      game.state,
      SEAT.ann,
      PUBLIC.find(({ id }) => id === objective)!,
    ).have;
  };

  it('TI-26.19 Valefar Assimilators never count for Adapt New Strategies, whatever they copy', () => {
    const scoring = (ann: Side): Scenario =>
      position({
        ann: { ...ann, secrets: ['adapt-new-strategies'] },
        bob: { faction: 'hacan' },
        cat: { faction: 'letnev' },
        step: { step: 'statusPhase', args: [] },
      });
    const nekro = scoring({
      faction: 'nekro',
      copied: ['nullification-field', 'instinct-training'],
    });
    expect(nekro.offered).not.toContain('scoreSecret:adapt-new-strategies');
    const xxcha = scoring({
      faction: 'xxcha',
      technologies: ['nullification-field', 'instinct-training'],
    });
    expect(xxcha.offered).toContain('scoreSecret:adapt-new-strategies');
  });

  it('the colour of a copied technology counts', () => {
    const technologies = ['neural-motivator'];
    expect(have('diversify-research', { technologies })).toBe(2);
    expect(
      have('diversify-research', {
        technologies,
        copied: ['nullification-field', 'l4-disruptors'],
      }),
    ).toBe(4);
  });

  it('copied upgrades count, but of one kind of unit only one', () => {
    expect(have('develop-weaponry', { copied: ['exotrireme-2'] })).toBe(1);
    const technologies = ['dreadnought-2', 'carrier-2'];
    expect(have('develop-weaponry', { technologies, copied: ['exotrireme-2'] })).toBe(2);
  });
});

describe('The Alastor', () => {
  const fight = (
    ann: { [kind: string]: number },
    bob: { [kind: string]: number },
    dice: readonly Wanted[],
    more: { ann?: Side; bob?: Side } = {},
  ): Scenario =>
    duel(ann, bob, dice, {
      ann: {
        faction: 'nekro',
        technologies: ['neural-motivator', 'antimass-deflectors'],
        ...more.ann,
      },
      bob: { faction: 'sol', ...more.bob },
      discarded: 'all',
    });

  it('TI-26.4 ground forces aboard fight as ships: they roll and take hits', () => {
    const game = fight({ flagship: 1, infantry: 2 }, { cruiser: 1 }, [
      '8+',
      '7-',
      '8-',
      '8-',
      '6-',
    ]);
    expect([game.prompt, game.asked]).toEqual(['joinCombat', 'ann']);
    game.offers(['enlistAll', 'enlistAboard', 'done']).play('enlistAll');
    expect(game.events('joinedCombat')).toEqual([{ player: 0, count: 2 }]);
    // The first two dice are those of the infantry; one of them destroys the cruiser.
    expect(game.events('combatWon')).toEqual([{ player: 0, system: '19' }]);
    expect(game.units('ann', '19')).toEqual({ flagship: 1, infantry: 2 });
  });

  it('TI-1.3 any number of them, none too', () => {
    const dice = ['8+', '8-', '8-', '6-'] as const;
    const one = fight({ flagship: 1, infantry: 2 }, { cruiser: 1 }, dice);
    one.play('enlistAboard').offers(['enlistAboard', 'done']).play('done');
    expect(one.events('joinedCombat')).toEqual([{ player: 0, count: 1 }]);
    const none = fight({ flagship: 1, infantry: 2 }, { cruiser: 1 }, ['8-', '8-', '6-']);
    none.play('done');
    expect(none.events('joinedCombat')).toEqual([]);
    expect(none.events('combatRoll').length).toBeGreaterThan(1);
  });

  it('TI-10.6 a hit may go to a ground force; only to those that fight', () => {
    const game = fight({ flagship: 1, infantry: 2 }, { cruiser: 1 }, ['7-', '8-', '8-', '7+']);
    game.play('enlistAboard', 'done', 'decline');
    game.offers(['lose:infantry:whole', 'lose:flagship:whole', 'usualLosses']);
    game.play('lose:infantry:whole');
    expect(game.units('ann', '19')).toEqual({ flagship: 1, infantry: 1 });
    expect(game.events('destroyed')[0]).toEqual({
      player: 0,
      kind: 'infantry',
      count: 1,
      system: '19',
    });
  });

  it('without the flagship, or in another system, nobody joins', () => {
    const game = fight({ carrier: 1, infantry: 2 }, { cruiser: 1 }, ['8-', '6-'], {
      ann: { units: { 27: { flagship: 1 } } },
    });
    expect(game.prompt).not.toBe('joinCombat');
  });

  it('forces of planets join too and are back there afterwards', () => {
    const game = position({
      dice: ['7+', '8+', '*', '*'],
      ann: { faction: 'sol', units: { jord: { dock: 1 }, 19: { cruiser: 1 } } },
      bob: {
        faction: 'nekro',
        technologies: ['neural-motivator', 'antimass-deflectors'],
        planets: ['wellon'],
        units: { 19: { flagship: 1 }, wellon: { infantry: 2 } },
      },
      cat: { faction: 'xxcha' },
      discarded: 'all',
    }).play('activate:19');
    game.offers(['enlistAll', 'enlist:wellon', 'done']).play('enlist:wellon', 'done');
    expect([game.units('bob', '19'), game.units('bob', 'wellon')]).toEqual([
      { flagship: 1, infantry: 1 },
      { infantry: 1 },
    ]);
    game.play('sustain:flagship');
    expect([game.units('bob', '19'), game.units('bob', 'wellon')]).toEqual([
      { 'flagship!': 1 },
      { infantry: 2 },
    ]);
    expect(game.controller('wellon')).toBe('bob');
  });

  it('TI-26.4 they fight on when the flagship is destroyed, and can win', () => {
    const game = fight({ 'flagship!': 1, infantry: 2 }, { cruiser: 1 }, [
      '7-',
      '7-',
      '8-',
      '8-',
      '7+',
      '8+',
      '7-',
      '6-',
    ]);
    game.play('enlistAll', 'lose:flagship:damaged');
    expect(game.events('combatWon')).toEqual([{ player: 0, system: '19' }]);
    // No ship is left to carry them.
    expect(game.units('ann', '19')).toEqual({});
    expect(game.events('removed')).toHaveLength(2);
  });

  it('of those from planets and those aboard the owner says which survive', () => {
    const game = fight(
      { 'flagship!': 1, infantry: 1 },
      { cruiser: 1 },
      ['8+', '7-', '8-', '8-', '7+'],
      { ann: { planets: ['wellon'], units: { wellon: { infantry: 1 } } } },
    );
    game.play('enlistAll', 'lose:infantry:whole');
    expect(game.prompt).toBe('standDown');
    game.offers(['land:wellon', 'done']).play('land:wellon');
    expect([game.units('ann', '19'), game.units('ann', 'wellon')]).toEqual([
      { 'flagship!': 1 },
      { infantry: 1 },
    ]);
  });

  it('TI-10.8 TI-10.9 in a retreat they are cargo; forces of planets stay there or come along', () => {
    const game = fight(
      { flagship: 1, infantry: 2 },
      { cruiser: 1 },
      ['7-', '7-', '7-', '8-', '8-', '6-'],
      {
        ann: {
          planets: ['quann', 'wellon'],
          units: { wellon: { infantry: 1 }, quann: { infantry: 1 } },
        },
      },
    );
    game.play('enlistAll');
    game.play(game.offered.find((key) => key.startsWith('retreat:'))!);
    expect(game.prompt).toBe('liftForces');
    game.offers(['bring:wellon', 'done']).play('bring:wellon');
    expect([game.units('ann', 'wellon'), game.units('ann', 'quann')]).toEqual([
      {},
      { infantry: 1 },
    ]);
    expect(game.units('ann', '25')).toEqual({ flagship: 1, infantry: 3 });
    expect(game.events('combatWon')).toEqual([{ player: 1, system: '19' }]);
  });

  it('TI-26.4 they count for Assault Cannon, of either side', () => {
    const armed = fight({ flagship: 1, infantry: 2 }, { cruiser: 1 }, [], {
      ann: { technologies: ['assault-cannon', 'neural-motivator', 'antimass-deflectors'] },
    }).play('enlistAll');
    expect(armed.events('combatWon')).toHaveLength(1);
    const struck = fight({ flagship: 1, infantry: 2 }, { cruiser: 3 }, [], {
      bob: { technologies: ['assault-cannon', 'neural-motivator'] },
    });
    struck.play('enlistAll').offers(['lose:infantry:whole', 'lose:flagship:whole']);
    expect([struck.prompt, struck.asked]).toEqual(['assaultCannon', 'ann']);
  });

  it('TI-26.4 they do not count against the fleet pool', () => {
    const game = fight(
      { flagship: 1, infantry: 3 },
      { cruiser: 1 },
      ['8+', '*', '*', '8-', '8-', '6-'],
      {
        ann: { tokens: [3, 1, 2] },
      },
    ).play('enlistAll');
    expect([game.units('ann', '19'), game.events('removed')]).toEqual([
      { flagship: 1, infantry: 3 },
      [],
    ]);
  });

  it('TI-26.1 destroyed in space they may come back like others', () => {
    const game = fight(
      { flagship: 1, infantry: 1 },
      { cruiser: 1 },
      ['6-', '8-', '8-', '7+', '6+'],
      {
        ann: { technologies: ['infantry-2', 'neural-motivator', 'antimass-deflectors'] },
      },
    );
    game.play('enlistAboard', 'decline', 'lose:infantry:whole');
    expect(game.player('ann').returning).toBe(1);
  });

  it('TI-26.4 what destroys ships can destroy them: Exotrireme II', () => {
    const game = duel(
      { dreadnought: 1 },
      { flagship: 1, infantry: 2 },
      ['4-', '7-', '7-', '8-', '8-'],
      {
        ann: { faction: 'sardakk-norr', technologies: ['exotrireme-2'] },
        bob: { faction: 'nekro' },
        discarded: 'all',
      },
    );
    expect([game.prompt, game.asked]).toEqual(['joinCombat', 'bob']);
    game.play('enlistAll', 'use:unit-exotrireme-2');
    game.offers(['destroy:19:1:infantry:whole', 'destroy:19:1:flagship:whole', 'done']);
    game.play('destroy:19:1:infantry:whole', 'destroy:19:1:infantry:whole');
    expect(game.units('bob', '19')).toEqual({ flagship: 1 });
  });

  it('Courageous to the End follows the loss of one', () => {
    const game = duel(
      { flagship: 1, infantry: 1 },
      { cruiser: 2 },
      ['7-', '8-', '8-', '7+', '6-'],
      {
        ann: {
          faction: 'nekro',
          technologies: ['neural-motivator', 'antimass-deflectors'],
          hand: ['courageous-to-the-end'],
        },
        bob: { faction: 'sol' },
      },
    );
    game.play('enlistAboard');
    while (game.prompt !== 'sustainDamage')
      game.play(game.offered.includes('stay') ? 'stay' : 'decline');
    game.play('decline', 'lose:infantry:whole');
    expect(game.offered).toContain('play:courageous-to-the-end');
  });

  it('The Crown of Thalnos destroys one whose reroll misses', () => {
    const game = fight(
      { flagship: 1, infantry: 1 },
      { cruiser: 1 },
      ['7-', '8-', '8-', '6-', '7-'],
      {
        ann: { offices: ['the-crown-of-thalnos'] },
      },
    );
    game.play('enlistAboard', 'use:law-the-crown-of-thalnos', 'reroll:0', 'done');
    expect(game.units('ann', '19')).toEqual({ flagship: 1 });
  });
});

describe('Antivirus', () => {
  const attacked = (cat: Side = {}): Scenario =>
    duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'sol', notes: ['antivirus of ann'] },
      cat,
      discarded: 'all',
    }).play('decline');

  it('TI-17.3 laid out at the start of a combat, it keeps Nekro from Technological Singularity', () => {
    const game = attacked();
    expect(game.asked).toBe('bob');
    game.offers(['playNote:antivirus:0', 'decline', 'lock']).play('playNote:antivirus:0');
    expect(laidOut(game, 'bob')).toEqual(['antivirus of ann']);
    expect([game.events('combatWon').length, learntBy(game)]).toEqual([1, []]);
  });

  it('TI-1.3 it may be kept in hand', () => {
    const game = attacked().play('decline');
    expect([game.prompt, game.asked]).toEqual(['unit.destroyed', 'ann']);
    expect(notesIn(game, 'bob')).toContain('antivirus of ann');
  });

  it('also in a combat against somebody else, in space or on the ground', () => {
    const game = duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
      ann: { faction: 'sol', notes: ['antivirus of cat'] },
      bob: { faction: 'hacan' },
      cat: { faction: 'nekro' },
      discarded: 'all',
    }).play('playNote:antivirus:2');
    expect(laidOut(game, 'ann')).toEqual(['antivirus of cat']);
  });

  it('TI-6.4 goes back when its holder activates a system with units of Nekro', () => {
    const game = position({
      ann: { faction: 'sol', displayed: ['antivirus of bob'] },
      bob: { faction: 'nekro', units: { 'mordai-ii': { dock: 1 }, 19: { cruiser: 1 } } },
      cat: { faction: 'xxcha' },
      discarded: 'all',
    }).play('activate:19');
    expect([laidOut(game, 'ann'), notesIn(game, 'bob')]).toEqual([
      [],
      expect.arrayContaining(['antivirus of bob']),
    ]);
  });

  it('does not stop Galactic Threat', () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'letnev', displayed: ['antivirus of ann'] },
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('use:galactic-threat', 'reject', 'reject', 'abstain');
    game.play('gainTechnology:plasma-scoring');
    expect(learntBy(game)).toEqual(['plasma-scoring']);
  });
});
