import { describe, expect, it } from 'vitest';
import { asked, fight } from './card-fights.ts';
import { laidOut, notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const HOME = { maaluuk: { infantry: 1, dock: 1 } };

const naalu = (units: Side['units'] = {}, more: Side = {}): Side => ({
  faction: 'naalu',
  ...more,
  units: { ...HOME, ...units },
});

/** The strategy phase: Ann of Sol, Bob of Naalu, Cat of Hacan. */
const choosing = (more: Setting = {}): Scenario =>
  position({
    ...more,
    ann: { faction: 'sol', cards: [], ...more.ann },
    bob: naalu({}, { cards: [], ...more.bob }),
    cat: { faction: 'hacan', cards: [], ...more.cat },
    discarded: 'all',
    step: { step: 'strategyPhase', args: [] },
  });

const PICKS = ['leadership', 'imperial', 'diplomacy', 'politics', 'technology', 'construction'];

function take(game: Scenario, picks: readonly string[] = PICKS): Scenario {
  for (const card of picks) {
    while (game.prompt !== 'strategyCard') game.play('decline');
    game.play(`takeCard:${card}`);
  }
  return game;
}

describe('the token of initiative 0', () => {
  it('TI-2.6 Public Disgrace makes Naalu take another card, not lose the token', () => {
    const game = choosing({ ann: { hand: ['public-disgrace'] } });
    game.play('takeCard:leadership', 'takeCard:diplomacy');
    expect(asked(game)).toEqual(['ann', 'strategy.chosen']);
    game.play('play:public-disgrace');
    game.refuses('takeCard:diplomacy', 'TI-2.6');
    game.play('takeCard:imperial', 'takeCard:diplomacy');
    take(game, ['politics', 'technology', 'construction']);
    expect([game.state.zero, game.asked]).toEqual([1, 'bob']);
  });

  it('TI-2.5 with cards kept by Political Stability the token comes all the same', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['leadership', 'trade'] },
      bob: naalu({}, { cards: ['warfare', 'imperial'], hand: ['political-stability'] }),
      cat: { faction: 'hacan', cards: ['politics', 'technology'] },
      zero: 'bob',
      discarded: 'all',
      step: { step: 'endStatusPhase', args: [] },
    }).play('play:political-stability');
    expect(game.state.zero).toBe(-1);
    take(game, ['leadership', 'diplomacy', 'politics', 'construction']);
    expect([game.state.zero, game.asked, game.prompt]).toEqual([1, 'bob', 'turn']);
  });

  it('TI-26.21 Imperial Arbiter takes cards, not the token', () => {
    const game = take(choosing({ cat: { offices: ['imperial-arbiter'] } }));
    expect(asked(game)).toEqual(['cat', 'strategy.end']);
    game.play('use:law-imperial-arbiter', 'swapCards:construction:imperial');
    expect([game.state.zero, game.asked]).toEqual([1, 'bob']);
  });

  it('TI-21.2 who holds it is the first to score the last point', () => {
    const scoring = (zero: 'ann' | 'bob'): Scenario =>
      position({
        ann: { faction: 'sol', goods: 5, points: 9, cards: ['leadership*'] },
        bob: naalu({}, { goods: 5, points: 9, cards: ['imperial*'] }),
        zero,
        revealed: ['negotiate-trade-routes'],
        step: { step: 'statusPhase', args: [] },
      }).play('score:negotiate-trade-routes');
    expect(scoring('bob').points('bob')).toBe(10);
    expect(scoring('bob').over).toBe(true);
    expect(scoring('ann').points('ann')).toBe(10);
  });

  it('TI-20.6 when no objective is left to turn up, it breaks the tie', () => {
    const last = (zero: 'ann' | 'bob'): Scenario =>
      position({
        ann: { faction: 'sol', points: 5, cards: ['leadership*'] },
        bob: naalu({}, { points: 5, cards: ['imperial*'] }),
        cat: { faction: 'hacan', cards: ['trade*'] },
        zero,
        hidden: 0,
        step: { step: 'statusPhase', args: [] },
      });
    expect([last('ann').result?.places, last('bob').result?.places]).toEqual([
      [1, 2, 3],
      [2, 1, 3],
    ]);
  });

  it('TI-2.4 Gift of Prescience, then a new round: Naalu has the token again', () => {
    const game = position({
      ann: { faction: 'sol', cards: [] },
      bob: naalu({}, { cards: [] }),
      cat: { faction: 'hacan', cards: [], displayed: ['gift-of-prescience of bob'] },
      zero: 'cat',
      discarded: 'all',
      step: { step: 'endStatusPhase', args: [] },
    });
    idleUntil(game, 'strategyCard');
    expect([game.state.zero, laidOut(game, 'cat')]).toEqual([-1, []]);
    take(game);
    expect([game.state.zero, game.asked]).toEqual([1, 'bob']);
  });

  it('TI-24.2 with the holder of the gift eliminated nobody has initiative 0, and the gift is back', () => {
    const game = position({
      ann: naalu({ 19: { carrier: 1, infantry: 2 } }, { cards: ['imperial'] }),
      bob: {
        faction: 'letnev',
        lost: ['arc-prime', 'wren-terra'],
        planets: ['wellon'],
        units: {},
        displayed: ['gift-of-prescience of ann'],
        cards: ['warfare'],
      },
      cat: { faction: 'hacan', cards: ['leadership'] },
      zero: 'bob',
      discarded: 'all',
    }).play('activate:19', 'landAll:wellon');
    expect(game.player('bob').eliminated).toBe(true);
    expect(game.state.zero).toBe(-1);
    expect(notesIn(game, 'ann')).toContain('gift-of-prescience of ann');
    expect(game.asked).toBe('cat');
  });

  it('TI-17.1 Naalu itself cannot play the gift', () => {
    expect(take(choosing()).prompt).toBe('turn');
  });

  it('TI-2.7 turns go by it also when the speaker changes in the middle of the round', () => {
    const picks = ['leadership', 'politics', 'diplomacy', 'imperial', 'technology', 'construction'];
    const game = take(choosing({ ann: { tokens: [3, 3, 0] }, cat: { tokens: [3, 3, 0] } }), picks);
    game.play('strategic:politics', 'speaker:2');
    idleUntil(game, 'turn');
    expect([game.state.speaker, game.asked]).toEqual([2, 'ann']);
    const order = [];
    for (let turn = 0; turn < 3; turn++) {
      order.push(game.asked);
      game.play(game.offered.find((key) => key.startsWith('activate:'))!);
      idleUntil(game, 'turn');
    }
    expect(order).toEqual(['ann', 'cat', 'bob']);
  });
});

describe('Foresight', () => {
  /** Ann of Sol moves a cruiser from 36 to 23, where Bob of Naalu is. */
  const raid = (
    bob: Side['units'],
    more: Side = {},
    setting: Setting = {},
    ann: Side = {},
  ): Scenario =>
    position({
      cat: { faction: 'hacan' },
      discarded: 'all',
      ...setting,
      ann: {
        faction: 'sol',
        ...ann,
        units: { jord: { infantry: 1 }, 36: { cruiser: 1 }, ...ann.units },
      },
      bob: naalu(bob, more),
    }).play('activate:23', 'move:36:cruiser:whole:plain');

  it('TI-10.13 TI-5.3 fighters alone flee; where nothing has room for them they are removed', () => {
    const game = raid({ 23: { fighter: 2 } }).play('use:foresight', 'chooseSystem:22');
    expect(game.units('bob', '22')).toEqual({});
    expect(game.hasToken('bob', '22')).toBe(true);
  });

  it('TI-5.3 fighters that flee to a dock of Naalu stay there', () => {
    const game = raid({ 23: { fighter: 3 }, tarmann: { dock: 1 } }, { planets: ['tarmann'] }).play(
      'use:foresight',
      'chooseSystem:22',
    );
    expect(game.units('bob', '22')).toEqual({ fighter: 3 });
  });

  it('TI-9.1 cannons below the fleet that has left still fire, and the planet can be invaded', () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 1 }, 36: { carrier: 1, infantry: 2 } },
      },
      bob: naalu({ 23: { cruiser: 1 }, saudor: { pds: 1 } }, { planets: ['saudor'] }),
      cat: { faction: 'hacan' },
      dice: ['5-', '5-', '5-'],
      discarded: 'all',
    }).play('activate:23', 'moveAll:36', 'use:foresight', 'chooseSystem:22');
    expect(asked(game)).toEqual(['bob', 'spaceCannon']);
    game.play('fire');
    expect(asked(game)).toEqual(['ann', 'landForces']);
  });

  it('TI-9.3 cannons of the active player find no target in the system that Naalu has left', () => {
    const game = raid(
      { 23: { cruiser: 1 } },
      {},
      {},
      { technologies: ['pds-2'], planets: ['lor'], units: { lor: { pds: 1 } } },
    );
    game.play('use:foresight', 'chooseSystem:22');
    expect(game.events('cannons')).toEqual([]);
    expect(game.prompt).not.toBe('spaceCannon');
  });

  it('TI-28.1 is not asked for where there is nowhere to go', () => {
    const blocked = { fighter: 1, carrier: 1 };
    const game = raid(
      { 23: { cruiser: 1 } },
      {},
      { cat: { faction: 'hacan', units: { 22: blocked, 35: blocked, 36: blocked, 50: blocked } } },
    );
    expect(game.events('spaceCombat')).toHaveLength(1);
  });

  it('TI-7.13 Antimass Deflectors open the asteroid field', () => {
    const game = raid({ 23: { cruiser: 1 } }, { technologies: ['antimass-deflectors'] });
    game.play('use:foresight');
    expect(game.offered).toContain('chooseSystem:44');
  });

  it('TI-7.13 never into a nebula, not with Shared Research either', () => {
    const game = position({
      ann: { faction: 'sol', units: { 38: { cruiser: 1 } } },
      bob: naalu({ 19: { cruiser: 1 } }),
      cat: { faction: 'hacan' },
      laws: ['shared-research'],
      discarded: 'all',
    }).play('activate:19', 'move:38:cruiser:whole:plain', 'use:foresight');
    game.refuses('chooseSystem:42', 'TI-7.13');
  });

  it('TI-7.9 not if a rift takes every ship that would have come', () => {
    const game = position({
      seats: 4,
      ann: { faction: 'sol', units: { 41: { cruiser: 1 } } },
      bob: naalu({ 26: { cruiser: 1 } }),
      cat: { faction: 'hacan' },
      dan: { faction: 'letnev' },
      dice: ['3-'],
      discarded: 'all',
    }).play('activate:26');
    game.play(game.offered.find((key) => key.startsWith('move:41:cruiser'))!);
    expect(game.units('ann', '26')).toEqual({});
    expect(game.prompt).not.toBe('ships.moved');
  });

  it('TI-4.2 the token comes from the strategy pool though reinforcements are full', () => {
    const game = raid({ 23: { cruiser: 1 } }, { tokens: [1, 3, 1] });
    game.play('use:foresight', 'chooseSystem:22');
    expect(game.tokens('bob')).toEqual([1, 3, 0]);
  });

  it('TI-1.7 again at the next raid of the round, as long as tokens last', () => {
    const twice = (tokens: [number, number, number]): Scenario => {
      const game = position({
        ann: { faction: 'sol', units: { jord: { infantry: 1 }, 36: { cruiser: 2 } } },
        bob: naalu({ 23: { cruiser: 1 } }, { tokens }),
        cat: { faction: 'hacan', passed: true, cards: ['construction*'] },
        discarded: 'all',
      }).play('activate:23', 'move:36:cruiser:whole:plain', 'done');
      game.play('use:foresight', 'chooseSystem:22');
      expect(asked(game)).toEqual(['bob', 'turn']);
      game.play('activate:29');
      expect(asked(game)).toEqual(['ann', 'turn']);
      return game.play('activate:22', 'move:36:cruiser:whole:plain');
    };
    expect(asked(twice([3, 3, 2]))).toEqual(['bob', 'ships.moved']);
    expect(twice([3, 3, 1]).events('spaceCombat')).toHaveLength(1);
  });

  it('TI-10.16 infantry in space comes along while there is room', () => {
    const game = raid({ 23: { carrier: 1, infantry: 2 } }).play('use:foresight', 'chooseSystem:22');
    expect(game.units('bob', '22')).toEqual({ carrier: 1, infantry: 2 });
    expect(game.units('bob', '23')).toEqual({});
  });

  it('TI-1.8 Experimental Battlestation at the same moment: the dock fires although the ships have gone', () => {
    const game = raid(
      { 23: { cruiser: 1 }, saudor: { dock: 1 } },
      { planets: ['saudor'], hand: ['experimental-battlestation'] },
    );
    expect(game.offered).toContain('use:foresight');
    game.play('use:foresight', 'chooseSystem:22');
    expect(asked(game)).toEqual(['bob', 'ships.moved']);
    game.play('play:experimental-battlestation');
    while (game.prompt !== 'spaceCannon') game.play(game.offered[0]);
    game.play('fire');
    expect(game.events('cannons')).toHaveLength(1);
  });

  it('TI-5.5 Hybrid Crystal Fighters II flee and count half against the fleet pool there', () => {
    const game = raid(
      { 23: { fighter: 4 } },
      { technologies: ['hybrid-crystal-fighter-2'], tokens: [3, 1, 2] },
    ).play('use:foresight', 'chooseSystem:22');
    while (game.prompt === 'overFleet') game.play(game.offered[0]);
    expect(game.units('bob', '22')).toEqual({ fighter: 2 });
  });

  it('TI-7.10 Hil Colish brings the wormhole by which Naalu may leave', () => {
    const flee = (ship: Units): Scenario => {
      const game = position({
        ann: { faction: 'creuss', units: { creuss: { infantry: 1, dock: 1 }, 36: ship } },
        bob: naalu({ 23: { cruiser: 1 } }),
        cat: { faction: 'hacan' },
        discarded: 'all',
      }).play('activate:23', `move:36:${Object.keys(ship)[0]}:whole:plain`);
      if (game.prompt === 'moveShips') game.play('done');
      return game.play('use:foresight');
    };
    const game = flee({ flagship: 1 });
    for (const tile of ['17', '51']) expect(game.offered).toContain(`chooseSystem:${tile}`);
    for (const tile of ['17', '51'])
      expect(flee({ cruiser: 1 }).offered).not.toContain(`chooseSystem:${tile}`);
    game.play('chooseSystem:51');
    expect([game.units('bob', '51'), game.hasToken('bob', '51')]).toEqual([{ cruiser: 1 }, true]);
  });

  it('TI-1.2 Ceasefire comes first: no ship moves, nobody has to flee', () => {
    const game = position({
      ann: { faction: 'sol', units: { 36: { cruiser: 1 } } },
      bob: naalu({ 23: { cruiser: 1 } }, { notes: ['ceasefire of ann'] }),
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('decline', 'activate:23', 'playNote:ceasefire:0');
    expect(asked(game)).toEqual(['bob', 'turn']);
  });
});

describe('Neuroglaive', () => {
  const glaive = { technologies: ['neuroglaive'] } as const;

  it('fighters are ships; docks, cannons and infantry are none', () => {
    const activated = (units: Side['units']): Scenario =>
      position({
        ann: { faction: 'sol' },
        bob: naalu(units, { ...glaive, planets: ['saudor'] }),
        cat: { faction: 'hacan' },
      }).play('activate:23');
    expect(activated({ 23: { fighter: 1 }, saudor: { dock: 1 } }).tokens('ann')).toEqual([2, 2, 2]);
    expect(activated({ saudor: { dock: 1, pds: 1, infantry: 2 } }).tokens('ann')).toEqual([
      2, 3, 2,
    ]);
  });

  it('copied by Nekro it works for Nekro, against Naalu too', () => {
    const game = position({
      ann: naalu({}, glaive),
      bob: { faction: 'nekro', copied: ['neuroglaive'], units: { 23: { cruiser: 1 } } },
      cat: { faction: 'hacan' },
    }).play('activate:23');
    expect(game.tokens('ann')).toEqual([2, 2, 2]);
  });

  it('TI-5.1 TI-5.6 a fleet that it shrinks may lose what it carries', () => {
    const game = position({
      ann: {
        faction: 'sol',
        tokens: [3, 1, 2],
        units: { jord: { infantry: 1 }, 22: { carrier: 1, infantry: 2 } },
      },
      bob: naalu({ 23: { cruiser: 1 } }, glaive),
      cat: { faction: 'hacan' },
    }).play('activate:23');
    expect(game.tokens('ann')).toEqual([2, 0, 2]);
    expect(game.units('ann', '22')).toEqual({});
  });

  it('TI-6.3 Minister of Peace ends the turn, and the token of the fleet pool is gone all the same', () => {
    const game = position({
      ann: { faction: 'sol' },
      bob: naalu({ 23: { cruiser: 1 } }, { ...glaive, offices: ['minister-of-peace'] }),
      cat: { faction: 'hacan' },
    }).play('activate:23');
    // It happens by itself, before anybody is asked.
    expect(game.tokens('ann')).toEqual([2, 2, 2]);
    expect(asked(game)).toEqual(['bob', 'system.activated']);
    game.play('use:law-minister-of-peace');
    expect(game.asked).toBe('bob');
  });
});

describe('Hybrid Crystal Fighter II', () => {
  const swarm: Side = { technologies: ['hybrid-crystal-fighter-2'] };

  it('TI-10.8 retreat by themselves', () => {
    const game = activate('23', {
      ann: { faction: 'sol', units: { 23: { cruiser: 2 } } },
      bob: naalu({ 23: { fighter: 2 }, 22: { destroyer: 1 } }, { ...swarm, tokens: [3, 3, 2] }),
      cat: { faction: 'hacan' },
      dice: ['6-', '6-', '6-', '6-'],
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['bob', 'announceRetreat']);
    game.play('retreat:22');
    expect(game.units('bob', '22')).toEqual({ destroyer: 1, fighter: 2 });
  });

  it('TI-14.7 production: an odd one counts half a ship too', () => {
    const producing = (fleet: number): Scenario =>
      position({
        ann: naalu(
          { 9: { fighter: 3 + 2 * fleet } },
          { ...swarm, tokens: [3, fleet, 2], goods: 5 },
        ),
      }).play('activate:9');
    const game = producing(2);
    if (game.prompt === 'moveShips') game.play('done');
    // Three in the dock, four halves fill two tokens.
    game.play('make:fighter', 'done');
    expect(game.units('ann', '9')).toEqual({ fighter: 7 });
  });

  it('TI-18.4 copied by Nekro, whose token then moves: fighters beyond capacity go', () => {
    const game = fight(
      { fighter: 4, cruiser: 1 },
      { destroyer: 1 },
      ['7+', '*', '*', '*', '*', '*'],
      {
        ann: {
          faction: 'nekro',
          tokens: [3, 3, 2],
          copied: ['hybrid-crystal-fighter-2', 'l4-disruptors'],
        },
        bob: { faction: 'sardakk-norr', technologies: ['exotrireme-2'] },
        cat: naalu({}, swarm),
      },
    );
    game.play('fire');
    while (game.prompt === 'announceRetreat') game.play('stay');
    expect(game.prompt).toBe('unit.destroyed');
    game.play('use:technological-singularity', 'assimilate:x:exotrireme-2');
    expect(game.units('ann', HERE)['fighter'] ?? 0).toBe(0);
  });
});

describe('Matriarch', () => {
  /** Ann of Naalu invades Saudor, which Bob holds. */
  const invasion = (
    fleet: Units,
    bob: Units,
    dice: readonly Wanted[] = [],
    more: { readonly ann?: Side; readonly bob?: Side } = {},
  ): Scenario =>
    activate('23', {
      ann: naalu({ 23: fleet }, { tokens: [3, 5, 2], ...more.ann }),
      bob: { faction: 'letnev', ...more.bob, planets: ['saudor'], units: { saudor: bob } },
      cat: { faction: 'hacan' },
      dice,
      discarded: 'all',
    });

  it('TI-12.11 TI-12.9 the last infantry falls beside fighters that win: no control', () => {
    const game = invasion({ flagship: 1, fighter: 1, infantry: 1 }, { infantry: 1 }, [
      '8+',
      '7-',
      '8+',
    ]).play('landFighter:saudor', 'land:saudor');
    expect(game.prompt).toBe('groundHits');
    game.play('lose:infantry:whole');
    expect(game.controller('saudor')).toBe('bob');
    expect([game.units('ann', 'saudor'), game.units('bob', 'saudor')]).toEqual([{}, {}]);
    expect(game.units('ann', '23')).toEqual({ flagship: 1, fighter: 1 });
  });

  it('TI-12.7 TI-12.11 on two planets: fighters of each combat go back by themselves', () => {
    const game = activate('36', {
      ann: naalu({ 36: { flagship: 1, fighter: 3, infantry: 2 } }, { tokens: [3, 5, 2] }),
      bob: {
        faction: 'letnev',
        planets: ['arnor', 'lor'],
        units: { arnor: { infantry: 1 }, lor: { infantry: 1 } },
      },
      cat: { faction: 'hacan' },
      dice: ['*', '8+', '7-', '*', '8+', '7-'],
      discarded: 'all',
    });
    game.play('landFighter:arnor', 'land:arnor', 'landFighter:lor', 'land:lor', 'done');
    while (game.prompt !== 'turn') game.play(game.offered[0]);
    expect([game.controller('arnor'), game.controller('lor')]).toEqual(['ann', 'ann']);
    expect(game.units('ann', '36')).toEqual({ flagship: 1, fighter: 3 });
  });

  it('TI-12.11 fighters alone win no Shard of the Throne', () => {
    const taking = (fleet: Units, lands: string, dice: readonly Wanted[]): Scenario =>
      invasion(fleet, { infantry: 1 }, dice, {
        bob: { faction: 'letnev', offices: ['shard-of-the-throne'], points: 3 },
      }).play(lands);
    const alone = taking({ flagship: 1, fighter: 2 }, 'landFighters:saudor', [8, '7-', '7-']);
    expect([alone.points('ann'), alone.points('bob')]).toEqual([0, 3]);
    const infantry = taking({ flagship: 1, infantry: 1 }, 'land:saudor', ['8+', '7-']);
    expect([infantry.points('ann'), infantry.points('bob')]).toEqual([1, 2]);
  });

  it('Indoctrination converts infantry, not fighters', () => {
    const game = invasion({ flagship: 1, fighter: 2 }, { infantry: 1 }, [], {
      bob: { faction: 'yin', goods: 2 },
    }).play('landFighters:saudor');
    expect(game.offered).not.toContain('use:indoctrination');
  });

  it('TI-12.7 Morale Boost counts for fighters on the ground', () => {
    const game = invasion({ flagship: 1, fighter: 2 }, { infantry: 1 }, [7, '6-', '7-'], {
      ann: { hand: ['morale-boost'] },
    }).play('landFighters:saudor');
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('play:morale-boost');
    expect(game.units('bob', 'saudor')).toEqual({});
  });

  it('TI-12.6 all fighters shot down: nothing is left to fight with', () => {
    const game = invasion({ flagship: 1, fighter: 1 }, { infantry: 1, pds: 1 }, ['6+']);
    while (game.prompt === 'spaceCannon') game.play('decline');
    game.play('landFighter:saudor');
    expect(asked(game)).toEqual(['bob', 'cannonDefense']);
    game.play('fire');
    expect(game.units('bob', 'saudor')).toEqual({ infantry: 1, pds: 1 });
    expect(game.units('ann', '23')).toEqual({ flagship: 1 });
    expect(game.controller('saudor')).toBe('bob');
  });

  it('TI-5.3 fighters that come back have the room of the flagship again', () => {
    const game = invasion({ flagship: 1, fighter: 5, infantry: 1 }, { infantry: 1 }, [
      '8+',
      '8+',
      '8+',
      '8+',
      '8+',
      '8+',
      '7-',
    ]).play('landFighters:saudor', 'land:saudor');
    expect(game.units('ann', '23')).toEqual({ flagship: 1, fighter: 5 });
  });

  it('TI-12.5 of one fleet some fighters land and some stay', () => {
    const game = invasion({ flagship: 1, fighter: 3, infantry: 1 }, { infantry: 2 });
    game.play('landFighter:saudor', 'land:saudor');
    expect(game.events('landedFighters')).toEqual([{ player: 0, planet: 'saudor', count: 1 }]);
  });

  it('TI-12.10 with infantry a planet with a dock alone is taken, and fighters are back in space', () => {
    const game = invasion({ flagship: 1, fighter: 2, infantry: 1 }, { dock: 1 });
    game.play('landFighters:saudor', 'land:saudor');
    expect(game.controller('saudor')).toBe('ann');
    expect(game.units('ann', 'saudor')).toEqual({ infantry: 1 });
    expect(game.units('ann', '23')).toEqual({ flagship: 1, fighter: 2 });
  });

  it('Fighters of Naalu on planets of Nekro: Technological Singularity follows a fighter shot in ground combat', () => {
    const game = invasion({ flagship: 1, fighter: 2 }, { infantry: 2 }, ['7-', '7-', '8+', '7-'], {
      bob: { faction: 'nekro' },
    }).play('landFighters:saudor');
    expect(game.events('destroyedOn').length).toBeGreaterThan(0);
    expect(asked(game)).toEqual(['bob', 'unit.destroyed']);
  });
});
