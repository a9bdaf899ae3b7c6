import { describe, expect, it } from 'vitest';
import { SECRETS, TECHNOLOGIES } from '../content/index.ts';
import { progress } from '../rules/progress.ts';
import { council } from './council.ts';
import { activate, duel } from './duel.ts';
import { indexOf, position, type Setting, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const saar = (units: { readonly [place: string]: Units }, more: Side = {}): Side => ({
  faction: 'saar',
  units,
  ...more,
});

const have = ({ state }: Scenario, seat: number, secret: string): number =>
  progress(state, seat, SECRETS[indexOf(SECRETS, secret)]).have;

const copies = ({ state }: Scenario): (string | undefined)[] =>
  state.assimilated.map((each) => TECHNOLOGIES[each]?.id);

describe('Saar', () => {
  it('TI-14.1 a dock that has moved into the active system produces there', () => {
    const game = position({
      discarded: 'all',
      ann: saar({ '11': { dock: 1 } }, { goods: 5 }),
    }).play('activate:36', 'move:11:dock:whole:plain');
    expect([game.prompt, game.about]).toMatchObject(['produce', { system: '36', left: 5 }]);
  });

  it('TI-7.8 a dock that starts in a nebula has move 1', () => {
    const ann = saar(
      { '42': { dock: 1 }, '39': { cruiser: 1 } },
      { technologies: ['floating-factory-2'] },
    );
    const game = position({ discarded: 'all', ann }).play('activate:36');
    game.refuses('move:42:dock:whole:plain', 'TI-7.1');
  });

  it('TI-7.8 a dock does not pass a nebula', () => {
    const ann = saar(
      { '33': { dock: 1 }, '19': { cruiser: 1 } },
      { technologies: ['floating-factory-2'] },
    );
    position({ discarded: 'all', ann })
      .play('activate:18')
      .refuses('move:33:dock:whole:plain', 'TI-7.8');
  });

  it('TI-6.4 a dock is a unit: its system activated, Support for the Throne goes back', () => {
    const game = position({
      ann: { faction: 'sol', points: 1, displayed: ['support-for-the-throne of bob'] },
      bob: saar({ '36': { dock: 1 } }),
    }).play('activate:36');
    expect([game.player('ann').displayed, game.points('ann')]).toEqual([[], 0]);
  });

  it('TI-24.1 whose last dock falls to a blockade is out', () => {
    const game = position({
      discarded: 'all',
      ann: { faction: 'sol', units: { '39': { cruiser: 1 }, jord: { dock: 1 } } },
      bob: saar({ '36': { dock: 1 } }, { lost: ['lisis-ii', 'ragh'] }),
    }).play('activate:36', 'move:39:cruiser:whole:plain');
    expect([game.player('bob').eliminated, game.state.floating]).toEqual([true, []]);
  });

  it('docks are no ships for Threaten Enemies and Control the Region', () => {
    const game = position({
      ann: saar({ '36': { dock: 1 }, '31': { dock: 1 }, '50': { dock: 1 } }),
    });
    expect(have(game, 0, 'control-the-region')).toBe(0);
    const near = position({ ann: saar({ '34': { dock: 1 }, '29': { dock: 1 } }) });
    expect(have(near, 0, 'threaten-enemies')).toBe(0);
  });

  it('Signal Jamming wants ships, not docks', () => {
    const card = { hand: ['signal-jamming'] };
    position({ ann: saar({ '36': { dock: 1 } }, card) }).refuses('play:signal-jamming', 'TI-19.7');
  });

  it('TI-10.16 in a retreat the dock carries fighters and ground forces, as far as it has room', () => {
    const game = position({
      discarded: 'all',
      dice: ['6-', '6-', '6-', '8-', '8-', '8-', '8-'],
      ann: { faction: 'sol', units: { '39': { cruiser: 2 } } },
      bob: saar({ '38': { dock: 1, cruiser: 1, fighter: 3, infantry: 1 } }, { planets: ['quann'] }),
    }).play('activate:38', 'moveAll:39', 'retreat:25');
    expect(game.units('bob', '25')).toEqual({ dock: 1, cruiser: 1, fighter: 3, infantry: 1 });
    expect(game.units('bob', '38')).toEqual({});
  });

  it('Scavenge: a planet of Colonial Redistribution brings a trade good', () => {
    const game = council(['colonial-redistribution', 'mutiny'], {
      ann: { faction: 'sol', points: 1 },
      bob: { faction: 'hacan', planets: ['lor', 'arnor'], points: 1 },
      cat: { faction: 'saar' },
      discarded: 'all',
    });
    while (game.prompt !== 'speakerDecides')
      game.play(['abstain', 'decline'].find((key) => game.offered.includes(key))!);
    game.play(game.offered.find((key) => key.includes('lor'))!).play('accept');
    expect([game.controller('lor'), game.player('cat').goods]).toEqual(['cat', 1]);
  });

  it('Chaos Mapping in other hands: Saar cannot activate a field with ships of Nekro', () => {
    const setting = (copied: string[]): Setting => ({
      discarded: 'all',
      ann: saar({ '11': { cruiser: 1, dock: 1 } }, { technologies: ['chaos-mapping'] }),
      bob: {
        faction: 'nekro',
        copied,
        units: { '44': { cruiser: 1 }, 'mordai-ii': { dock: 1 } },
      },
    });
    const open = position(setting([]));
    if (open.prompt === 'turn.start') open.play('decline');
    expect(open.offered).toContain('activate:44');
    const closed = position(setting(['chaos-mapping']));
    if (closed.prompt === 'turn.start') closed.play('decline');
    closed.refuses('activate:44', 'TI-1.2');
  });

  it('Chaos Mapping copied: Nekro produces one unit at a dock on a planet', () => {
    const game = position({
      discarded: 'all',
      ann: {
        faction: 'nekro',
        copied: ['chaos-mapping'],
        units: { 'mordai-ii': { dock: 1, infantry: 1 } },
      },
    });
    game.offers(['use:chaos-mapping', 'decline']).play('use:chaos-mapping');
    expect(game.about).toMatchObject({ left: 1 });
    game.offersOf('train', ['mordai-ii']);
  });

  it('Ragh’s Call: the other planet may be one that is invaded as well', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: {
        faction: 'sol',
        notes: ['raghs-call of bob'],
        units: { '36': { carrier: 1, infantry: 2 } },
      },
      bob: saar(
        { arnor: { infantry: 1 }, lor: { infantry: 1 }, '11': { dock: 1 } },
        { planets: ['arnor', 'lor'] },
      ),
    }).play('land:arnor', 'land:lor');
    game.play('playNote:raghs-call:1', 'choosePlanet:arnor');
    game
      .offers(['choosePlanet:lor', 'choosePlanet:lisis-ii', 'choosePlanet:ragh'])
      .play('choosePlanet:lor');
    expect(game.events('relocated')).toEqual([
      { player: 1, planet: 'arnor', target: 'planet.lor', count: 1 },
    ]);
  });
});

describe('The Alastor', () => {
  /** Ann attacks The Alastor of Bob, whose infantry joins. */
  const assault = (
    faction: string,
    ann: Units,
    bob: Units,
    dice: readonly Wanted[],
    more: Side = {},
  ): Scenario =>
    duel(ann, bob, dice, {
      ann: { faction, ...more },
      bob: { faction: 'nekro', tokens: [3, 6, 2] },
      discarded: 'all',
    });

  it('TI-26.4 Van Hauge destroys the ground forces that fight as ships', () => {
    const game = assault('yin', { 'flagship!': 1 }, { flagship: 1, infantry: 2 }, [
      '8-',
      '8-',
      '8+',
      '*',
      '*',
      '*',
    ]).play('enlistAll');
    while (game.prompt !== 'turn' && game.offered.includes('decline')) game.play('decline');
    expect([game.units('ann', '19'), game.units('bob', '19')]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toHaveLength(1);
    const lost = game.events('destroyed').filter(({ kind }) => kind === 'infantry');
    expect(lost).toMatchObject([{ player: 1, count: 2 }]);
  });

  it('TI-26.4 Van Hauge spares a ground force that stayed on its planet', () => {
    const game = duel({ 'flagship!': 1 }, { flagship: 1 }, ['8-', '8-', '8+', '*', '*'], {
      ann: { faction: 'yin' },
      bob: { faction: 'nekro', planets: ['wellon'], units: { wellon: { infantry: 2 } } },
      discarded: 'all',
    }).play('enlist:wellon', 'done');
    while (game.prompt !== 'turn' && game.offered.includes('decline')) game.play('decline');
    expect(game.units('bob', '19')).toEqual({});
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });

  it('TI-26.4 Devotion may strike a ground force that fights', () => {
    const game = assault('yin', { cruiser: 1, carrier: 1 }, { flagship: 1, infantry: 1 }, [
      '6-',
      '8-',
      '7-',
      '8-',
      '8-',
    ]).play('enlistAboard');
    while (!game.offered.includes('use:devotion'))
      game.play(['stay', 'decline'].find((key) => game.offered.includes(key))!);
    game.play('use:devotion', 'decline');
    game.offers(['strike:19:1:infantry:whole', 'strike:19:1:flagship:whole']);
  });

  it('TI-26.4 Salai Sai Corian rolls a die for each of them', () => {
    const game = assault('winnu', { flagship: 1 }, { flagship: 1, fighter: 1, infantry: 2 }, [
      '6-',
      '6-',
      '6-',
      '7-',
    ]).play('enlistAll');
    while (game.events('combatRoll').length === 0)
      game.play(['stay', 'decline'].find((key) => game.offered.includes(key))!);
    expect(String(game.events('combatRoll')[0].dice).split(' ')).toHaveLength(3);
  });

  it('TI-10.15 [0.0.1]: they are ships that are no fighters', () => {
    const game = assault('l1z1x', { flagship: 1 }, { 'flagship!': 1, fighter: 1, infantry: 1 }, [
      '5+',
      '4-',
      '8-',
      '7-',
      '8-',
      '8-',
    ]).play('enlistAboard');
    while (game.prompt !== 'assignHits')
      game.play(['stay', 'decline'].find((key) => game.offered.includes(key))!);
    game.offers(['lose:infantry:whole', 'lose:flagship:damaged', 'usualLosses']);
    game.refuses('lose:fighter:whole', 'TI-10.15');
  });

  it('TI-10.3 anti-fighter barrage does not touch them', () => {
    const game = assault('saar', { flagship: 1 }, { flagship: 1, infantry: 2 }, ['*']);
    game.play('enlistAll');
    expect(game.events('barrage')).toEqual([]);
  });

  it('TI-9.4 Space Cannon cannot hit them before the combat', () => {
    const game = duel({ cruiser: 1 }, { flagship: 1, infantry: 2 }, ['6+'], {
      ann: { faction: 'sol', planets: ['wellon'], units: { wellon: { pds: 1 } } },
      bob: { faction: 'nekro' },
      discarded: 'all',
    }).play('fireAt:1');
    expect(game.offered.filter((key) => key.includes('infantry'))).toEqual([]);
  });
});

describe('Nekro', () => {
  const learning = (ann: Side, bob: Side): Scenario =>
    duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
      ann: { faction: 'nekro', ...ann },
      bob,
      discarded: 'all',
    }).play('use:technological-singularity');

  it('TI-13.5 docks that begin to float under ships of others are lost', () => {
    const game = duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
      ann: { faction: 'nekro', units: { 'mordai-ii': { dock: 1, infantry: 1 } } },
      bob: { faction: 'saar', technologies: ['floating-factory-2'], units: { 8: { cruiser: 1 } } },
      discarded: 'all',
    }).play('use:technological-singularity', 'assimilate:x:floating-factory-2');
    expect([game.units('ann', '8'), game.units('ann', 'mordai-ii')]).toEqual([{}, { infantry: 1 }]);
  });

  it('TI-13.3 of two docks in one system only one finds a place on its planet', () => {
    const game = learning(
      {
        copied: ['floating-factory-2', 'nullification-field'],
        planets: ['vefut-ii'],
        units: { 20: { dock: 2 } },
      },
      { faction: 'letnev', technologies: ['l4-disruptors'] },
    ).play('assimilate:x:l4-disruptors');
    expect(game.units('ann', 'vefut-ii')).toEqual({ dock: 1 });
    expect(game.events('removed')).toMatchObject([{ kind: 'dock', system: '20' }]);
  });

  it('TI-14.1 Letani Warrior II copied: infantry produces, and docks make infantry', () => {
    const game = activate('8', {
      discarded: 'all',
      ann: {
        faction: 'nekro',
        goods: 9,
        copied: ['letani-warrior-2'],
        units: { 'mordai-ii': { dock: 1, infantry: 2 } },
      },
    });
    expect(game.about).toMatchObject({ left: 10 });
    for (let left = 10; left > 0; left--) game.play('train:mordai-ii');
    expect(game.prompt).toBe('payResources');
  });

  it('TI-7.7 Magmus Reactor copied: supernovas are entered but not passed', () => {
    const units = { 29: { cruiser: 1 }, 36: { carrier: 1 } };
    const ann = { faction: 'nekro', copied: ['magmus-reactor'], units };
    const game = position({ seats: 4, discarded: 'all', ann });
    expect(game.play('activate:43').offered).toContain('move:29:cruiser:whole:plain');
    const far = position({ seats: 4, discarded: 'all', ann }).play('activate:22');
    far.refuses('move:29:cruiser:whole:plain', 'TI-7.7');
  });

  it('Bioplasmosis copied works for Nekro, and not for Arborec without it', () => {
    const game = position({
      step: { step: 'endStatusPhase', args: [] },
      discarded: 'all',
      ann: {
        faction: 'nekro',
        copied: ['bioplasmosis'],
        planets: ['arnor', 'lor'],
        units: { arnor: { infantry: 2 } },
      },
      bob: { faction: 'arborec', planets: ['abyz', 'fria'], units: { abyz: { infantry: 2 } } },
    });
    expect([game.prompt, game.asked]).toEqual(['status.end', 'ann']);
    game.play('use:bioplasmosis', 'lift:arnor', 'choosePlanet:lor', 'chooseCount:2');
    expect(game.units('ann', 'lor')).toEqual({ infantry: 2 });
    expect(game.prompt).toBe('strategyCard');
  });

  it('TI-27.12 Prototype War Sun II copied: Nekro makes war suns, and Fires adds its own card', () => {
    const ann: Side = {
      faction: 'nekro',
      goods: 12,
      copied: ['prototype-war-sun-2'],
      notes: ['fires-of-the-gashlai of bob'],
    };
    const game = activate('8', { discarded: 'all', ann, bob: { faction: 'muaat' } });
    expect(game.play('make:warsun').about).toMatchObject({ cost: 10 });
    const fires = position({ discarded: 'all', ann, bob: { faction: 'muaat' } });
    fires.play('playNote:fires-of-the-gashlai:1');
    expect(fires.player('ann').technologies).toContain(indexOf(TECHNOLOGIES, 'war-sun'));
    expect([copies(fires)[0], fires.tokens('bob')]).toEqual(['prototype-war-sun-2', [3, 2, 2]]);
  });

  it('TI-23.5 Representative Government gives Nekro no vote', () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { faction: 'sol' },
      bob: { faction: 'nekro', planets: ['mecatol-rex'] },
      cat: { faction: 'hacan' },
      laws: ['representative-government'],
      discarded: 'all',
    });
    while (game.prompt === 'agenda.revealed.after') game.play('decline');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
  });

  it('TI-26.3 Ixthian Artifact: two researches are six tokens', () => {
    const game = council([], {
      agendas: ['ixthian-artifact', 'mutiny'],
      dice: ['6+'],
      ann: { faction: 'nekro', tokens: [1, 1, 1] },
      discarded: 'all',
    });
    while (game.prompt !== 'speakerDecides')
      game.play(['abstain', 'decline'].find((key) => game.offered.includes(key))!);
    game.play('approve');
    const next = (): string | undefined =>
      game.offered.find((key) => key === 'accept' || key.startsWith('gainToken'));
    for (let key = next(); game.asked === 'ann' && key !== undefined; key = next()) game.play(key);
    expect(game.tokens('ann').reduce((sum, each) => sum + each, 0)).toBe(9);
  });

  it('TI-1.2 Antivirus of another player does not shield the opponent', () => {
    const game = duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'sol' },
      cat: { faction: 'hacan', displayed: ['antivirus of ann'] },
      discarded: 'all',
    });
    expect(game.offered).toContain('use:technological-singularity');
  });
});

describe('Arborec', () => {
  it('TI-26.5 Duha Menaimon makes no ships beside ships of others', () => {
    const game = position({
      discarded: 'all',
      ann: {
        faction: 'arborec',
        goods: 9,
        planets: ['lor'],
        units: { 36: { flagship: 1 }, nestphar: { dock: 1 } },
      },
      bob: { faction: 'sol', units: { 36: { fighter: 1 } } },
    }).play('activate:36', 'use:unit-duha-menaimon');
    game.refuses('make:cruiser', 'TI-14.5').offersOf('train', ['lor']);
  });

  it('TI-17.4 Stymie ends with its holder', () => {
    const game = position({
      discarded: 'all',
      ann: { faction: 'sol', units: { 36: { carrier: 1, infantry: 2 }, jord: { dock: 1 } } },
      bob: {
        faction: 'hacan',
        displayed: ['stymie of cat'],
        lost: ['arretze', 'hercant', 'kamdorn'],
        planets: ['arnor'],
        units: {},
      },
      cat: { faction: 'arborec' },
    }).play('activate:36', 'landAll:arnor');
    expect([game.player('bob').eliminated, game.player('bob').displayed]).toEqual([true, []]);
    expect(game.player('cat').notes).toHaveLength(5);
  });
});

describe('Muaat', () => {
  const muaat = (ann: Side, more: Setting = {}): Scenario =>
    position({ discarded: 'all', ...more, ann: { faction: 'muaat', ...ann } });

  it('TI-2.11 Star Forge needs a token and a war sun', () => {
    const units = { 4: { warsun: 1 } };
    muaat({ units, tokens: [3, 3, 0] }).refuses('component:star-forge', 'TI-2.11');
    muaat({ units: { 4: { cruiser: 1 } } }).refuses('component:star-forge', 'TI-2.11');
  });

  it('TI-6.3 Star Forge activates nothing: Support for the Throne stays', () => {
    const game = muaat(
      {
        units: { 36: { warsun: 1 } },
        displayed: ['support-for-the-throne of bob'],
      },
      { bob: { faction: 'sol', units: { arnor: { infantry: 1 } } } },
    );
    game.play('component:star-forge', 'chooseUnit:destroyer');
    expect(game.player('ann').displayed).toHaveLength(1);
    expect(game.hasToken('ann', '36')).toBe(false);
    expect(game.units('ann', '36')).toEqual({ warsun: 1, destroyer: 1 });
  });

  it('TI-5.1 The Inferno: a cruiser too many goes, and the token is spent', () => {
    const game = muaat({ tokens: [3, 1, 1], units: { 36: { flagship: 1 } } });
    game.play('component:unit-the-inferno').offers(['remove:36:cruiser', 'remove:36:flagship']);
    game.play('remove:36:cruiser');
    expect([game.units('ann', '36'), game.tokens('ann')]).toEqual([{ flagship: 1 }, [3, 1, 0]]);
  });
});
