import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { decided } from './agendas.ts';
import { asked, fight } from './card-fights.ts';
import { council } from './council.ts';
import { activate, HERE } from './duel.ts';
import { idleUntil } from './playing.ts';
import { position, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const NEKRO: Side = { faction: 'nekro' };
const MENTAK: Side = { faction: 'mentak' };
const L1Z1X: Side = { faction: 'l1z1x' };

const owns = (game: Scenario, seat: 'ann' | 'bob' | 'cat', id: string): boolean =>
  game.player(seat).technologies.some((each) => TECHNOLOGIES[each].id === id);

/** The players vote in turn, with all they have. */
function votes(game: Scenario, ...outcomes: string[]): Scenario {
  for (const outcome of outcomes) {
    game.play(outcome);
    if (game.prompt === 'castVotes') game.play('voteAll');
  }
  return game;
}

/** Ann lands everything on Wellon after all cannons and bombardments were declined. */
function invade(ann: Side, fleet: Units, bob: Side, dice: readonly Wanted[] = []): Scenario {
  const game = fight(fleet, {}, dice, { ann, bob });
  while (['spaceCannon', 'bombardment'].includes(game.prompt)) game.play('decline');
  return game.play((fleet['infantry'] ?? 0) > 1 ? 'landAll:wellon' : 'land:wellon');
}

describe('Nekro', () => {
  it('TI-24.1 learns from the last unit of a player before he is out', () => {
    const game = invade(
      NEKRO,
      { carrier: 1, infantry: 2 },
      {
        faction: 'xxcha',
        technologies: ['nullification-field'],
        lost: ['archon-ren', 'archon-tau'],
        planets: ['wellon'],
        units: { wellon: { infantry: 1 } },
      },
      ['8+', '8+', '7-'],
    );
    expect(asked(game)).toEqual(['ann', 'unit.destroyed']);
    game.play('use:technological-singularity', 'assimilate:x:nullification-field');
    idleUntil(game, 'turn');
    expect(game.player('bob').eliminated).toBe(true);
    expect(owns(game, 'ann', 'nullification-field')).toBe(true);
  });

  it('TI-24.4 a technology whose owner is out still works: Nullification Field', () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 1 }, 36: { cruiser: 1 } } },
      bob: {
        ...NEKRO,
        copied: ['nullification-field'],
        units: { 'mordai-ii': { infantry: 1 }, 23: { cruiser: 1 } },
      },
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('activate:23');
    expect(asked(game)).toEqual(['bob', 'system.activated']);
    game.play('use:nullification-field');
    expect(game.asked).toBe('bob');
  });

  it('TI-23.8 TI-23.10 Confusing Legal Text: right if the new player was foretold, with who voted for him', () => {
    const game = council(['archived-secret', 'mutiny'], {
      ann: NEKRO,
      bob: { faction: 'letnev', hand: ['confusing-legal-text'], planets: ['mecatol-rex'] },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    while (!game.offered.includes('use:galactic-threat')) game.play('decline');
    game.play('use:galactic-threat', 'elect:2');
    while (game.prompt === 'agenda.revealed.after') game.play('decline');
    votes(game, 'elect:1', 'elect:2');
    expect(asked(game)).toEqual(['bob', 'elected']);
    game.play('play:confusing-legal-text');
    if (game.prompt !== 'learn') game.play('choosePlayer:2');
    // Bob voted for himself; Cat for Cat.
    game.offersOf('gainTechnology', ['antimass-deflectors', 'sarween-tools']);
  });

  it('TI-26.3 Minister of Sciences: the tokens of Technology cost nothing', () => {
    const game = position({
      ann: {
        ...NEKRO,
        cards: ['technology'],
        offices: ['minister-of-sciences'],
        exhausted: ['mordai-ii'],
      },
      bob: { faction: 'letnev', tokens: [3, 3, 0] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:technology', 'gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    expect(game.asked).toBe('ann');
    game.play(game.offered.find((key) => key !== 'decline')!);
    while (game.offered.includes('gainToken:tactic')) game.play('gainToken:tactic');
    expect(game.tokens('ann')).toEqual([9, 3, 2]);
    expect(game.events('paid')).toEqual([]);
  });

  it('TI-26.3 Wormhole Research: tokens, then the ships are lost', () => {
    const game = decided('wormhole-research', 'approve', {
      ann: { ...NEKRO, units: { 'mordai-ii': { infantry: 1 }, 39: { cruiser: 1 } } },
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    expect(game.asked).toBe('ann');
    while (!game.offered.includes('gainToken:tactic')) game.play(game.offered[0]);
    game.play('gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    expect([game.tokens('ann'), game.units('ann', '39')]).toEqual([[6, 3, 2], {}]);
  });

  it('TI-18.2 Inheritance Systems copied is of no use: Nekro still gains tokens only', () => {
    const game = position({
      ann: { ...NEKRO, cards: ['technology'], copied: ['inheritance-systems'], goods: 10 },
      bob: { ...L1Z1X, technologies: ['inheritance-systems'], tokens: [3, 3, 0] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:technology');
    expect(game.offered.every((key) => key.startsWith('gainToken'))).toBe(true);
  });

  it('TI-1.2 Super-Dreadnought II copied: Direct Hit does not destroy it', () => {
    const game = fight({ dreadnought: 1 }, { cruiser: 1 }, ['4-', '7+', '*', '*'], {
      ann: { ...NEKRO, copied: ['super-dreadnought-2'] },
      bob: { hand: ['direct-hit'] },
      cat: { ...L1Z1X, technologies: ['super-dreadnought-2'] },
    });
    while (game.prompt === 'announceRetreat') game.play('stay');
    if (game.prompt !== 'sustainDamage') game.play('decline');
    game.play('sustain:dreadnought');
    expect(game.offered).not.toContain('play:direct-hit');
  });

  it('TI-23.4 as the speaker Nekro decides ties, though it has no vote', () => {
    const game = council(['mutiny', 'economic-equality'], {
      speaker: 'ann',
      ann: NEKRO,
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan', exhausted: ['kamdorn'] },
      discarded: 'all',
    });
    game.play('decline', 'abstain', 'abstain');
    expect(asked(game)).toEqual(['ann', 'speakerDecides']);
  });
});

describe('Mentak', () => {
  const near = { 36: { cruiser: 1 }, 'moll-primus': { infantry: 1 } };

  it('TI-28.10 Economic Equality: everybody gains five, and each neighbour is robbed by itself', () => {
    const game = decided('economic-equality', 'approve', {
      ann: { faction: 'sol', units: { 23: { cruiser: 1 } } },
      bob: { ...MENTAK, units: { ...near, 'moll-primus': { infantry: 1 } } },
      cat: { faction: 'hacan', units: { 39: { cruiser: 1 } } },
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['bob', 'goods.gained']);
    game.play('use:pillage');
    while (game.prompt === 'goods.gained') game.play('use:pillage');
    expect([game.player('ann').goods, game.player('cat').goods, game.player('bob').goods]).toEqual([
      4, 4, 7,
    ]);
  });

  it('TI-26.7 three commodities are no three trade goods', () => {
    const mining = (goods: number): Scenario =>
      position({
        ann: {
          faction: 'sol',
          planets: ['lor'],
          commodities: 4,
          goods,
          hand: ['mining-initiative'],
        },
        bob: { ...MENTAK, units: near },
        discarded: 'all',
      }).play('play:mining-initiative', 'choosePlanet:lor');
    expect(asked(mining(1))).toEqual(['bob', 'turn']);
    expect(asked(mining(2))).toEqual(['bob', 'goods.gained']);
  });

  it('Salvage Operations: a retreat of Mentak is a defeat, one of the opponent a victory', () => {
    const battle = (): Scenario =>
      activate('23', {
        ann: { faction: 'sol', units: { 23: { cruiser: 1 }, 36: { destroyer: 1 } } },
        bob: {
          ...MENTAK,
          technologies: ['salvage-operations'],
          units: { 23: { carrier: 1 }, 22: { carrier: 1 } },
        },
        cat: { faction: 'hacan' },
        dice: ['6-', '8-'],
        discarded: 'all',
      });
    const leaves = battle().play('retreat:22');
    expect([leaves.units('bob', '22'), leaves.player('bob').goods]).toEqual([{ carrier: 2 }, 1]);
    const stays = battle().play('stay', 'retreat:36');
    expect([stays.units('ann', '36'), stays.player('bob').goods]).toEqual([
      { cruiser: 1, destroyer: 1 },
      1,
    ]);
  });

  it('TI-10.13 Salvage Operations: Skilled Retreat ends the combat as a draw, and nobody gains', () => {
    const game = fight({ cruiser: 1 }, { carrier: 1 }, [], {
      ann: { hand: ['skilled-retreat'] },
      bob: { ...MENTAK, technologies: ['salvage-operations'] },
    }).play('play:skilled-retreat');
    game.play(game.offered[0]);
    expect([game.events('combatWon'), game.player('bob').goods]).toEqual([[], 0]);
  });

  it('TI-15.2 Mirror Computing counts for two costs one after the other', () => {
    const researching = (goods: number): Scenario =>
      position({
        ann: { faction: 'sol', cards: ['technology'] },
        bob: {
          ...L1Z1X,
          technologies: ['inheritance-systems', 'mirror-computing'],
          exhausted: ['0-0-0'],
          goods,
        },
        cat: { faction: 'hacan', tokens: [3, 3, 0] },
      }).play('strategic:technology', 'research:gravity-drive', 'secondary');
    expect(researching(2).offered).not.toContain('research:light-wave-deflector');
    const game = researching(3).play('research:light-wave-deflector');
    while (game.offered.includes('payLeast')) game.play('payLeast');
    expect([owns(game, 'bob', 'light-wave-deflector'), game.player('bob').goods]).toEqual([
      true,
      0,
    ]);
  });

  it('TI-15.2 Mirror Computing does not count for votes bought with Bribery', () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { faction: 'sol' },
      bob: { ...MENTAK, technologies: ['mirror-computing'], goods: 2, hand: ['bribery'] },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    while (game.prompt !== 'vote') game.play('decline');
    votes(game, 'approve');
    while (!game.offered.includes('play:bribery')) game.play('abstain');
    game.play('play:bribery', 'chooseCount:2');
    expect(game.events('extraVotes')).toMatchObject([{ player: 1, votes: 2 }]);
  });

  it('TI-20.4 Mirror Computing: an objective of eight resources takes four goods', () => {
    const game = position({
      ann: {
        ...MENTAK,
        technologies: ['mirror-computing'],
        goods: 4,
        exhausted: ['moll-primus'],
      },
      revealed: ['erect-a-monument'],
      step: { step: 'scoreObjectives', args: [0] },
    }).play('score:erect-a-monument');
    while (game.offered.includes('payLeast')) game.play('payLeast');
    expect([game.points('ann'), game.player('ann').goods]).toEqual([1, 0]);
  });

  it('TI-15.2 Mirror Computing copied by Nekro counts for Nekro as well', () => {
    const game = position({
      ann: {
        ...NEKRO,
        copied: ['mirror-computing'],
        goods: 1,
        exhausted: ['mordai-ii'],
        units: { 'mordai-ii': { dock: 1 } },
      },
      bob: { ...MENTAK, technologies: ['mirror-computing'] },
    }).play('activate:8');
    expect(game.prompt).toBe('produce');
    expect(game.offered).toContain('make:cruiser');
  });

  it('TI-27.4 Fourth Moon shot in the first round: in the second round others sustain damage again', () => {
    const game = fight(
      { dreadnought: 2 },
      { 'flagship!': 1, cruiser: 1 },
      ['5+', '4-', '6-', '6-', '6-', '4-', '4-', '7+'],
      {
        bob: { ...MENTAK, planets: [] },
      },
    );
    while (game.prompt === 'announceRetreat') game.play('stay');
    while (game.prompt === 'round.start') game.play('decline');
    while (game.prompt === 'announceRetreat') game.play('stay');
    expect(asked(game)).toEqual(['bob', 'assignHits']);
    game.play('lose:flagship:damaged');
    while (game.prompt === 'announceRetreat') game.play('stay');
    expect(asked(game)).toEqual(['ann', 'sustainDamage']);
  });

  it('Ambush of both a cruiser and a destroyer hits by each own value, and ends at two ships', () => {
    const game = fight({ cruiser: 2, destroyer: 2 }, { carrier: 3 }, [], { ann: MENTAK });
    game.play('use:ambush');
    game.play('chooseUnit:destroyer');
    game.offersOf('chooseUnit', ['cruiser', 'destroyer']);
  });
});

describe('L1Z1X', () => {
  it('Minister of Industry: a dock that Assimilate replaces may produce at once', () => {
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { ...L1Z1X, offices: ['minister-of-industry'], goods: 3 },
      bob: { planets: ['wellon'], units: { wellon: { dock: 1 } } },
    }).play('land:wellon');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, dock: 1 });
    const first = game.prompt;
    expect([first, game.asked]).toEqual(['structure.placed', 'ann']);
  });

  it('TI-13.5 Assimilate leaves a Floating Factory above the planet alone', () => {
    const game = fight({ carrier: 1, infantry: 2 }, {}, ['8+', '8+', '7-'], {
      ann: L1Z1X,
      bob: {
        faction: 'saar',
        planets: ['wellon'],
        units: { wellon: { infantry: 1 }, 38: { dock: 1 } },
      },
    }).play('landAll:wellon');
    expect([game.controller('wellon'), game.units('ann', 'wellon')['dock'] ?? 0]).toEqual([
      'ann',
      0,
    ]);
    expect(game.units('bob', '38')).toEqual({ dock: 1 });
  });

  it('TI-12.2 Disable takes the shield away: Harrow is possible', () => {
    const garrison = { planets: ['wellon'], units: { wellon: { infantry: 3, pds: 1 } } };
    const landed = (hand: readonly string[]): Scenario => {
      const game = fight({ dreadnought: 1, infantry: 2 }, {}, new Array(9).fill('4-'), {
        ann: { ...L1Z1X, hand },
        bob: garrison,
      });
      for (let step = 0; game.prompt !== 'landForces' && step < 9; step++)
        game.play(
          ['play:disable', 'decline', 'done'].find((key) => game.offered.includes(key)) ??
            game.offered[0],
        );
      game.play('landAll:wellon');
      while (game.prompt === 'cannonDefense') game.play('decline');
      return game;
    };
    expect(landed(['disable']).prompt).toBe('round.end');
    expect(landed([]).prompt).not.toBe('round.end');
  });

  it('Inheritance Systems: Minister of Sciences pays the research, not the two resources', () => {
    const researching = (goods: number): Scenario =>
      position({
        ann: {
          ...L1Z1X,
          cards: ['technology'],
          technologies: ['inheritance-systems'],
          offices: ['minister-of-sciences'],
          exhausted: ['0-0-0'],
          goods,
        },
        bob: { faction: 'letnev', tokens: [3, 3, 0] },
        cat: { faction: 'hacan', tokens: [3, 3, 0] },
      }).play('strategic:technology');
    expect(researching(1).offered).not.toContain('research:light-wave-deflector');
    const game = researching(2).play('research:light-wave-deflector');
    while (game.offered.includes('payLeast')) game.play('payLeast');
    expect([owns(game, 'ann', 'light-wave-deflector'), game.player('ann').goods]).toEqual([
      true,
      0,
    ]);
  });

  it('Inheritance Systems: goods pay the two resources and the four of the secondary ability', () => {
    const following = (goods: number): Scenario =>
      position({
        ann: { faction: 'sol', cards: ['technology'] },
        bob: {
          ...L1Z1X,
          technologies: ['inheritance-systems'],
          exhausted: ['0-0-0'],
          goods,
        },
        cat: { faction: 'hacan', tokens: [3, 3, 0] },
      }).play('strategic:technology', 'research:gravity-drive');
    const poor = following(5).play('secondary');
    expect(poor.offered).not.toContain('research:light-wave-deflector');
    const rich = following(6).play('secondary', 'research:light-wave-deflector');
    while (rich.offered.includes('payLeast')) rich.play('payLeast');
    expect([owns(rich, 'bob', 'light-wave-deflector'), rich.player('bob').goods]).toEqual([
      true,
      0,
    ]);
  });

  it('TI-10.15 [0.0.1]: hits beyond the other ships go to fighters', () => {
    const game = fight(
      { flagship: 1, dreadnought: 1 },
      { destroyer: 1, fighter: 3 },
      ['5+', '5+', '5+', '8-'],
      {
        ann: L1Z1X,
      },
    );
    while (game.prompt === 'announceRetreat') game.play('stay');
    while (game.prompt === 'assignHits') game.play(game.offered[0]);
    expect(game.events('destroyed').length).toBeGreaterThan(0);
    expect(game.units('bob', HERE)['destroyer'] ?? 0).toBe(0);
  });

  it('TI-14.8 Assimilate of two PDS with one in reinforcements: the second one only if one is moved', () => {
    const own = { '0-0-0': { pds: 2, infantry: 1, dock: 1 }, abyz: { pds: 2 }, fria: { pds: 1 } };
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { ...L1Z1X, planets: ['abyz', 'fria'], units: own },
      bob: { planets: ['wellon'], units: { wellon: { pds: 2 } } },
    });
    while (game.prompt === 'spaceCannon') game.play('decline');
    game.play('land:wellon');
    while (game.prompt === 'cannonDefense') game.play('decline');
    game.offers(['takePds:0-0-0', 'takePds:abyz', 'takePds:fria', 'decline']).play('decline');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, pds: 1 });
  });

  it('Arms Reduction: super-dreadnoughts are dreadnoughts', () => {
    const game = decided('arms-reduction', 'approve', {
      ann: {
        ...L1Z1X,
        tokens: [3, 5, 2],
        units: { 6: { dreadnought: 4 }, '0-0-0': { infantry: 1 } },
      },
      bob: { faction: 'letnev' },
      cat: { faction: 'hacan' },
      discarded: 'all',
    });
    expect(game.units('ann', '6')).toEqual({ dreadnought: 2 });
  });
});
