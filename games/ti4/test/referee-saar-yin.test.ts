import { describe, expect, it } from 'vitest';
import { decided } from './agendas.ts';
import { asked, fight, type Sides } from './card-fights.ts';
import { notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { position, type Setting, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const YIN: Side = { faction: 'yin' };

const saar = (units: { readonly [place: string]: Units }, more: Side = {}): Side => ({
  faction: 'saar',
  units,
  ...more,
});

const used = (game: Scenario): unknown[] => game.events('used').map(({ power }) => power);

describe('Saar', () => {
  it('a dock alone brings an invasion, and Scavenge pays for the planet', () => {
    const game = position({
      discarded: 'all',
      ann: saar({ 11: { dock: 1, infantry: 2 } }, { goods: 0 }),
    }).play(
      'activate:36',
      'move:11:dock:whole:plain',
      'loadFrom:11:infantry',
      'loadFrom:11:infantry',
    );
    while (game.prompt === 'moveShips') game.play('done');
    expect(game.prompt).toBe('landForces');
    game.play('land:arnor', 'land:lor');
    expect([game.controller('arnor'), game.controller('lor')]).toEqual(['ann', 'ann']);
    expect(game.player('ann').goods).toBe(2);
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 5 }]);
  });

  it('TI-9.4 a dock that comes alone is no target for Space Cannon, but its passengers meet the defence', () => {
    const game = position({
      discarded: 'all',
      dice: ['5-'],
      ann: saar({ 11: { dock: 1, infantry: 2 } }),
      bob: { faction: 'sol', planets: ['arnor'], units: { arnor: { pds: 1 }, jord: { dock: 1 } } },
    }).play(
      'activate:36',
      'move:11:dock:whole:plain',
      'loadFrom:11:infantry',
      'loadFrom:11:infantry',
    );
    while (game.prompt === 'moveShips') game.play('done');
    expect(asked(game)).toEqual(['ann', 'landForces']);
    game.play('landAll:arnor');
    expect(asked(game)).toEqual(['bob', 'cannonDefense']);
  });

  it('TI-26.7 each good of Scavenge can be pillaged on its own', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: saar({ 36: { carrier: 1, infantry: 2 } }, { goods: 3 }),
      bob: { faction: 'mentak', units: { 31: { cruiser: 1 }, 'moll-primus': { infantry: 1 } } },
    }).play('land:arnor', 'land:lor');
    expect(asked(game)).toEqual(['bob', 'goods.gained']);
    game.play('use:pillage');
    expect(asked(game)).toEqual(['bob', 'goods.gained']);
    game.play('use:pillage');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([3, 2]);
  });

  it('TI-20.8 a leaked objective is public: Nomadic holds for it', () => {
    const scoring = (faction: string, lost: string[]): Scenario =>
      position({
        discarded: 'all',
        leaked: 'mine-rare-minerals',
        ann: {
          faction,
          lost,
          planets: ['abyz', 'fria', 'zohbat', 'starpoint'],
          units: { abyz: { infantry: 1 } },
        },
        bob: { scored: ['mine-rare-minerals'] },
        laws: ['classified-document-leaks'],
        step: { step: 'scoreObjectives', args: [0] },
      });
    const nomads = scoring('saar', ['lisis-ii', 'ragh']);
    expect(nomads.offered.some((key) => key.includes('mine-rare-minerals'))).toBe(true);
    const others = scoring('hacan', ['arretze']);
    expect(others.match.asks).toEqual([]);
  });

  it('Chaos Mapping also on the turn on which Saar has nothing left but to pass', () => {
    const game = position({
      discarded: 'all',
      ann: saar(
        { 11: { dock: 1 } },
        { technologies: ['chaos-mapping'], tokens: [0, 3, 0], cards: ['leadership*'], goods: 1 },
      ),
    });
    expect(asked(game)).toEqual(['ann', 'turn.start']);
    game.play('use:chaos-mapping', 'make:destroyer');
    while (game.prompt !== 'turn') game.play(game.offered[0]);
    expect(game.units('ann', '11')).toEqual({ dock: 1, destroyer: 1 });
    game.offers(['pass']);
  });

  it('TI-14.5 Chaos Mapping makes no ship beside ships of others', () => {
    const game = position({
      discarded: 'all',
      ann: saar(
        { 36: { dock: 1, fighter: 1 } },
        { technologies: ['chaos-mapping'], goods: 4, planets: ['lor'] },
      ),
      bob: { faction: 'sol', units: { 36: { cruiser: 1 }, jord: { dock: 1 } } },
    });
    expect(asked(game)).toEqual(['ann', 'turn.start']);
    game.play('use:chaos-mapping');
    game.offersOf('make', ['infantry']).offersOf('train', ['lor']);
  });

  it('TI-6.1 Chaos Mapping forbids to activate, not to lay tokens', () => {
    const game = position({
      discarded: 'all',
      ann: { faction: 'sol', hand: ['signal-jamming'], units: { 22: { cruiser: 1 } } },
      bob: saar({ 44: { cruiser: 1 }, 11: { dock: 1 } }, { technologies: ['chaos-mapping'] }),
    });
    game.refuses('activate:44', 'TI-1.2').play('play:signal-jamming');
    while (game.prompt !== 'turn')
      game.play(game.offered.find((key) => key.endsWith(':44')) ?? game.offered[0]);
    expect(game.hasToken('bob', '44')).toBe(true);
  });

  it('TI-14.8 Chaos Mapping takes a piece off elsewhere where none is left', () => {
    const game = position({
      discarded: 'all',
      ann: saar(
        { 11: { dock: 1 }, 36: { flagship: 1 }, 50: { carrier: 4 } },
        { technologies: ['chaos-mapping'], goods: 8, tokens: [3, 4, 2] },
      ),
    }).play('use:chaos-mapping');
    expect(game.offered).toContain('remake:50:carrier');
    game.refuses('make:carrier', 'TI-14.8');
  });

  it('TI-10.14 Van Hauge takes the ships, not the dock, and the dock is not blockaded by wrecks', () => {
    const game = fight({ 'flagship!': 1 }, { cruiser: 2, dock: 1 }, ['8-', '8-', '7+', '*'], {
      ann: YIN,
      bob: { faction: 'saar' },
    });
    while (game.prompt === 'announceRetreat') game.play('stay');
    expect(used(game)).toContain('unit.van-hauge');
    expect(game.units('bob', HERE)).toEqual({ dock: 1 });
    expect(game.units('ann', HERE)).toEqual({});
  });

  it('TI-5.3 when the escort dies and the attacker too, the dock keeps what it has room for', () => {
    const game = fight(
      { 'flagship!': 1 },
      { carrier: 1, dock: 1, infantry: 6, fighter: 0 },
      ['8-', '8-', '9+'],
      { ann: YIN, bob: { faction: 'saar' } },
    );
    while (game.prompt === 'announceRetreat') game.play('stay');
    while (game.prompt === 'overCapacity') game.play(game.offered[0]);
    expect(game.units('bob', HERE)).toEqual({ dock: 1, infantry: 4 });
  });

  it('Ragh’s Call to a planet that is invaded as well: the fight is there', () => {
    const game = activate('36', {
      discarded: 'all',
      dice: ['7+', '7-', '7-', '7-'],
      ann: {
        faction: 'sol',
        notes: ['raghs-call of bob'],
        units: { 36: { carrier: 1, infantry: 2 }, jord: { dock: 1 } },
      },
      bob: saar({ arnor: { infantry: 3 } }, { planets: ['arnor', 'lor'] }),
    }).play('land:arnor', 'land:lor', 'playNote:raghs-call:1');
    game.play('choosePlanet:lor');
    expect(game.controller('arnor')).toBe('ann');
    expect(game.events('groundCombat')).toMatchObject([{ planet: 'lor' }]);
    expect(notesIn(game, 'bob')).toContain('raghs-call of bob');
  });

  it('TI-13.1 Ragh’s Call empties a planet of Saar: its structures fall with the control', () => {
    const game = activate('36', {
      discarded: 'all',
      ann: {
        faction: 'sol',
        notes: ['raghs-call of bob'],
        units: { 36: { carrier: 1, infantry: 1 }, jord: { dock: 1 } },
      },
      bob: saar({ arnor: { infantry: 2, pds: 1 } }, { planets: ['arnor'] }),
    });
    while (game.prompt === 'spaceCannon') game.play('decline');
    game.play('land:arnor', 'playNote:raghs-call:1', 'choosePlanet:ragh', 'decline');
    expect([game.controller('arnor'), game.units('ann', 'arnor')]).toEqual([
      'ann',
      { infantry: 1 },
    ]);
    expect(game.state.pds.reduce((sum, each) => sum + each, 0)).toBe(0);
  });

  it('TI-24.1 Saar without planets and ground forces lives on in a dock, and Scavenge helps it back', () => {
    const game = position({
      discarded: 'all',
      ann: saar(
        { 11: { dock: 1, cruiser: 1 } },
        { lost: ['lisis-ii', 'ragh'], goods: 2, cards: ['leadership*'] },
      ),
      bob: { faction: 'sol', passed: true, cards: ['diplomacy*'] },
      cat: { faction: 'hacan', passed: true, cards: ['politics*'] },
    }).play('activate:11');
    while (game.prompt === 'moveShips') game.play('done');
    game.offersOf('train', []).play('make:infantry', 'make:infantry');
    while (game.prompt !== 'turn')
      game.play(game.offered.includes('payLeast') ? 'payLeast' : 'done');
    expect([game.player('ann').eliminated, game.units('ann', '11')]).toEqual([
      false,
      { dock: 1, cruiser: 1, infantry: 2 },
    ]);
  });
});

describe('Yin', () => {
  const battle = (ann: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario =>
    fight(ann, bob, dice, { ...sides, ann: { ...YIN, ...sides.ann } });

  it('TI-12.11 Indoctrination finds no infantry among fighters that land', () => {
    const landed = (infantry: number): Scenario => {
      const game = activate(HERE, {
        discarded: 'all',
        ann: { faction: 'naalu', units: { [HERE]: { flagship: 1, fighter: 2, infantry } } },
        bob: { ...YIN, planets: ['wellon'], units: { wellon: { infantry: 3 } } },
      });
      while (game.prompt !== 'landForces')
        game.play(game.offered.includes('done') ? 'done' : 'decline');
      const fighters = game.offered.find((key) => /fighter/i.test(key))!;
      game.play(fighters);
      if (infantry > 0) game.play('land:wellon');
      while (game.prompt === 'landForces') game.play('done');
      return game;
    };
    expect(used(landed(0))).toEqual([]);
    expect(landed(0).prompt).not.toBe('round.start');
    expect(asked(landed(1))).toEqual(['bob', 'round.start']);
  });

  it('Devotion on the last ship of the opponent wins the combat, and the invasion goes on', () => {
    const game = battle({ cruiser: 1, carrier: 1, infantry: 1 }, { destroyer: 1 }, [
      '6-',
      '8-',
      '8-',
    ]);
    while (game.prompt === 'announceRetreat') game.play('stay');
    game.play('use:devotion');
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    expect(game.prompt).toBe('landForces');
  });

  it('TI-5.3 Devotion of a Cruiser II that carried somebody: what has no room goes at the end of the combat', () => {
    const game = battle(
      { cruiser: 2, infantry: 2 },
      { destroyer: 1, carrier: 1 },
      new Array<Wanted>(12).fill('5-'),
      { ann: { technologies: ['cruiser-2'] }, bob: { planets: [] } },
    );
    while (game.prompt === 'announceRetreat') game.play('stay');
    game.play('use:devotion', `strike:${HERE}:1:carrier:whole`);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1, infantry: 2 });
  });

  it('TI-10.15 Impulse Core and Devotion in one combat: a ship for each, one after the other', () => {
    const game = battle(
      { destroyer: 2, carrier: 1 },
      { cruiser: 3 },
      new Array<Wanted>(4).fill('5-'),
      {
        ann: { technologies: ['impulse-core'] },
        bob: { planets: ['quann'] },
      },
    );
    game.play('use:impulse-core');
    while (game.prompt !== 'round.end')
      game.play(game.offered.find((key) => ['stay', 'usualLosses', 'decline'].includes(key))!);
    game.play('use:devotion');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([
      { carrier: 1 },
      { cruiser: 1 },
    ]);
  });

  it('TI-20.9 Anti-Intellectual Revolution: Van Hauge, given up for research, takes its system along', () => {
    const game = position({
      discarded: 'all',
      laws: ['anti-intellectual-revolution'],
      ann: {
        ...YIN,
        cards: ['technology'],
        units: { 3: { flagship: 1, carrier: 1, fighter: 2, infantry: 1 }, darien: { dock: 1 } },
      },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:technology', 'research:antimass-deflectors');
    const flagship = game.offered.find((key) => key.includes('flagship'))!;
    game.play(flagship);
    expect(used(game)).toContain('unit.van-hauge');
    expect(game.units('ann', '3')).toEqual({});
  });

  it('TI-26.15 Ixthian Artifact: Van Hauge, one of the three units, destroys everybody’s ships there', () => {
    const game = decided('ixthian-artifact', 'approve', {
      discarded: 'all',
      dice: ['5-'],
      ann: {
        ...YIN,
        units: { 19: { flagship: 1, cruiser: 4 }, darien: { infantry: 1 } },
        tokens: [3, 6, 2],
      },
      bob: { faction: 'sol' },
      cat: { faction: 'hacan' },
    });
    const pick = (): string | undefined => game.offered.find((key) => key.includes('flagship'));
    if (game.asked === 'ann' && pick() !== undefined) game.play(pick()!);
    while (
      game.state.phase === 'agenda' &&
      game.asked === 'ann' &&
      game.offered.some((key) => key.includes('cruiser'))
    )
      game.play(game.offered.find((key) => key.includes('cruiser'))!);
    expect(game.units('ann', '19')).toEqual({});
  });

  it('Wormhole Research: Van Hauge among the ships destroyed, and everything goes once', () => {
    const game = decided('wormhole-research', 'approve', {
      discarded: 'all',
      ann: {
        ...YIN,
        units: { 39: { flagship: 1, carrier: 1, infantry: 2 }, darien: { infantry: 1 } },
      },
      bob: { faction: 'sol', units: { 26: { cruiser: 1 }, jord: { dock: 1 } } },
      cat: { faction: 'hacan' },
    });
    while (game.state.phase === 'agenda' && game.units('ann', '39')['flagship'] === 1)
      game.play(game.offered.find((key) => key === 'decline') ?? game.offered[0]);
    expect([game.units('ann', '39'), game.units('bob', '26')]).toEqual([{}, {}]);
  });

  it('Greyfire Mutagen binds Yin, not Nekro with a technology of Yin', () => {
    const game = fight({ cruiser: 2 }, { carrier: 1 }, [], {
      ann: {
        faction: 'nekro',
        copied: ['impulse-core'],
      },
      bob: { ...YIN },
      cat: { faction: 'sol', notes: ['greyfire-mutagen of bob'] },
    });
    if (asked(game)[1] === 'system.activated') game.play('playNote:greyfire-mutagen:1');
    while (game.prompt === 'moveShips') game.play('done');
    expect(asked(game)).toEqual(['ann', 'round.start']);
    expect(game.offered).toContain('use:impulse-core');
  });

  it('Yin Spinner under a blockade: infantry was made, another one comes', () => {
    const game = activate('3', {
      discarded: 'all',
      ann: { ...YIN, technologies: ['yin-spinner'], goods: 1, units: { darien: { dock: 1 } } },
      bob: { faction: 'sol', units: { 3: { cruiser: 1 }, jord: { dock: 1 } } },
    }).play('train:darien', 'done');
    while (game.prompt !== 'turn') game.play(game.offered[0]);
    expect(game.units('ann', 'darien')).toEqual({ dock: 1, infantry: 2 });
  });

  it('Yin Spinner with the Minister of Industry: that is Production', () => {
    const game = position({
      discarded: 'all',
      ann: {
        ...YIN,
        technologies: ['yin-spinner'],
        cards: ['construction'],
        offices: ['minister-of-industry'],
        planets: ['lor', 'arnor'],
        goods: 4,
      },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
    }).play('strategic:construction', 'buildDock:lor', 'use:law-minister-of-industry');
    game.play('make:destroyer', 'done');
    while (game.prompt.startsWith('pay')) game.play(game.offered[0]);
    game.offers(['choosePlanet:lor', 'choosePlanet:arnor']).play('choosePlanet:arnor');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 1 });
  });

  it('TI-1.5 Indoctrination: the influence is gone although the combat is lost', () => {
    const setting: Setting = {
      discarded: 'all',
      dice: ['7-', '7-', '8+', '8+', '8+'],
      ann: {
        ...YIN,
        goods: 2,
        exhausted: ['darien'],
        units: { [HERE]: { carrier: 1, infantry: 1 } },
      },
      bob: { faction: 'hacan', planets: ['wellon'], units: { wellon: { infantry: 4 } } },
    };
    const game = activate(HERE, setting).play('land:wellon', 'use:indoctrination', 'payLeast');
    expect([game.player('ann').goods, game.controller('wellon')]).toEqual([0, 'bob']);
  });

  it('TI-15.1 Indoctrination can be paid with the planet that is fought for', () => {
    const game = activate(HERE, {
      discarded: 'all',
      ann: { faction: 'sol', units: { [HERE]: { carrier: 1, infantry: 2 } } },
      bob: {
        ...YIN,
        exhausted: ['darien'],
        planets: ['wellon'],
        units: { wellon: { infantry: 2 } },
      },
    }).play('landAll:wellon');
    expect(asked(game)).toEqual(['bob', 'round.start']);
    game.play('use:indoctrination', 'payLeast');
    expect(game.isExhausted('wellon')).toBe(true);
  });

  it('TI-10.14 Assault Cannon on Van Hauge ends the combat before a die is rolled', () => {
    const game = fight({ cruiser: 4, fighter: 0 }, { flagship: 1, fighter: 2 }, [], {
      ann: { faction: 'sol', technologies: ['assault-cannon'], tokens: [3, 5, 2] },
      bob: YIN,
    });
    expect(used(game)).toContain('unit.van-hauge');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatRoll')).toEqual([]);
  });

  it('TI-10.14 Exotrireme II: the flagship that it destroys takes the victors along', () => {
    const game = fight({ dreadnought: 2 }, { flagship: 1 }, new Array<Wanted>(4).fill('4-'), {
      ann: { faction: 'sardakk-norr', technologies: ['exotrireme-2'] },
      bob: { ...YIN, planets: ['quann'] },
    });
    while (game.prompt !== 'round.end') game.play('stay');
    game.play(game.offered.find((key) => key.startsWith('use:'))!);
    while (game.units('bob', HERE)['flagship'] === 1) game.play(game.offered[0]);
    expect(used(game)).toContain('unit.van-hauge');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
  });

  it('The Crown of Thalnos can cost Van Hauge, and with it everything', () => {
    const game = fight({ flagship: 1 }, { cruiser: 2 }, ['8-', '8-', '6-', '6-', '8-', '8-'], {
      ann: { ...YIN, offices: ['the-crown-of-thalnos'] },
      bob: { planets: ['quann'] },
    });
    while (game.prompt !== 'rolls.done') game.play('stay');
    game.play('use:law-the-crown-of-thalnos', 'reroll:0', 'reroll:1');
    while (game.offered.includes('done')) game.play('done');
    expect(used(game)).toContain('unit.van-hauge');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
  });

  it('Indoctrination of the only attacker: the defender has won, other planets are fought for', () => {
    const game = activate('36', {
      discarded: 'all',
      dice: ['7+', '7-'],
      ann: { faction: 'sol', units: { 36: { carrier: 1, infantry: 2 } } },
      bob: {
        ...YIN,
        planets: ['arnor', 'lor'],
        units: { arnor: { infantry: 1 }, lor: { infantry: 1 } },
      },
    }).play('land:arnor', 'land:lor');
    while (game.prompt !== 'round.start') game.play(game.offered[0]);
    game.play('use:indoctrination', 'payLeast');
    expect(game.events('groundWon')).toMatchObject([{ player: 1 }]);
    expect(['arnor', 'lor'].map((each) => game.controller(each)).includes('bob')).toBe(true);
  });
});
