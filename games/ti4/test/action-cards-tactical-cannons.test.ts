import { describe, expect, it } from 'vitest';
import { planetOf, tileOf } from '../content/index.ts';
import { battleIn } from '../odds/match.ts';
import { HERE } from './duel.ts';
import { position, type Setting, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const ARRIVE = 'move:39:cruiser:whole:plain';

/** Ann, of Sardakk N'orr, moves a cruiser next to the system of Wellon into it; Bob, of Hacan, is asked first. */
function arriving(
  dice: readonly Wanted[],
  sides: { ann?: Side; bob?: Side; cat?: Side },
  more: Setting = {},
): Scenario {
  const { ann, bob, cat } = sides;
  return position({
    discarded: 'all',
    dice,
    ...more,
    ann: { faction: 'sardakk-norr', ...ann, units: { 39: { cruiser: 1 }, ...ann?.units } },
    bob: { faction: 'hacan', ...bob },
    cat: { faction: 'sol', ...cat },
  }).play(`activate:${HERE}`);
}

const rolls = (game: Scenario): object[] =>
  game.events('cannons').map(({ player, dice, hits }) => ({ player, dice, hits }));

describe('Experimental Battlestation', () => {
  const hand = ['experimental-battlestation'];
  const NEAR = { hand, units: { abyz: { dock: 1 } } };

  it('TI-9.6 a space dock next to the system fires three dice, each a hit from five on', () => {
    const game = arriving([5, 4, 10], { bob: NEAR, ann: { units: { [HERE]: { cruiser: 2 } } } });
    game.play(ARRIVE);
    expect([game.prompt, game.asked]).toEqual(['ships.moved', 'bob']);
    game.offers(['play:experimental-battlestation', 'decline', 'lock']);
    game.play('play:experimental-battlestation', 'fire');
    expect(rolls(game)).toEqual([{ player: 1, dice: '5 4 10', hits: 2 }]);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.state.tactical.battlestations).toEqual([]);
  });

  it('TI-9.6 it fires in one roll with the other cannons of its owner', () => {
    const units = { abyz: { dock: 1 }, wellon: { pds: 1 } };
    const game = arriving([5, 5, 4, 4], { bob: { hand, units } });
    game.play(ARRIVE, 'play:experimental-battlestation', 'fire');
    expect(rolls(game)).toEqual([{ player: 1, dice: '5 5 4 4', hits: 1 }]);
  });

  it('counts in the odds', () => {
    const units = { abyz: { dock: 1 }, wellon: { pds: 1 } };
    const game = arriving([], { bob: { hand, units } }).play(ARRIVE);
    const shots = (): object => battleIn(game.state, tileOf(HERE), 0, planetOf('wellon'))!.cannons;
    const pds = { value: 6, dice: 1 };
    expect(shots()).toEqual([{ by: 1, shots: [pds], extraDie: false, isAimed: false }]);
    game.play('play:experimental-battlestation');
    const dock = { value: 5, dice: 3 };
    expect(shots()).toEqual([{ by: 1, shots: [pds, dock], extraDie: false, isAimed: false }]);
  });

  it('TI-9.6 a dock in the system itself can be chosen too', () => {
    const units = { abyz: { dock: 1 }, wellon: { dock: 1 }, mellon: { dock: 1 } };
    const game = arriving(['*', '*', '*'], { bob: { hand, units } });
    game.play(ARRIVE, 'play:experimental-battlestation');
    expect(game.prompt).toBe('battlestation');
    game.offers(['choosePlanet:wellon', 'choosePlanet:abyz']).play('choosePlanet:wellon', 'fire');
    expect(rolls(game)).toHaveLength(1);
  });

  it('TI-9.6 its hits go to the active player only', () => {
    const game = arriving([5, 5, 5], { bob: NEAR, cat: { units: { [HERE]: { cruiser: 1 } } } });
    game.play(ARRIVE, 'play:experimental-battlestation', 'fire');
    expect(game.events('cannons')).toMatchObject([{ rival: 0 }]);
    expect(game.units('cat', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-9.6 is not played if no ship has moved into the system', () => {
    const game = arriving([], { bob: NEAR, ann: { units: { [HERE]: { cruiser: 1 } } } });
    expect(game.play('done').prompt).toBe('turn');
    expect(game.player('bob').hand).toHaveLength(1);
  });

  it.each([
    [3, 'turn'],
    [4, 'ships.moved'],
  ])('TI-9.6 is not played if a rift takes all ships: die %i', (die, prompt) => {
    const bob = { faction: 'hacan', hand, units: { 'mehar-xull': { dock: 1 } } };
    const game = position({
      seats: 4,
      discarded: 'all',
      dice: [die],
      ann: { faction: 'sardakk-norr', units: { 41: { cruiser: 1 } } },
      bob,
    }).play('activate:24', 'move:41:cruiser:whole:rift');
    expect([game.prompt, game.asked]).toEqual([prompt, 'bob']);
  });

  it('TI-19.7 needs an own space dock in the system or next to it', () => {
    const far = arriving([], { bob: { hand, units: { mellon: { dock: 1 } } } });
    expect(far.play(ARRIVE).prompt).toBe('turn');
    const own = arriving([], { ann: { hand, units: { wellon: { dock: 1 } } } });
    expect(own.play(ARRIVE).prompt).toBe('produce');
  });

  it('TI-28.1 waits for its moment', () => {
    position({ ann: { hand } }).refuses('play:experimental-battlestation', 'TI-28.1');
  });

  it('TI-19.3 cancelled, no dock fires', () => {
    const game = arriving([], { bob: NEAR, cat: { hand: ['sabotage'] } }).play(ARRIVE);
    game.play('play:experimental-battlestation', 'play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.events('cannons')).toEqual([]);
  });

  it('TI-9.1 Plasma Scoring gives the dock one more die', () => {
    const game = arriving([4, 4, 4, 5], { bob: { ...NEAR, technologies: ['plasma-scoring'] } });
    game.play(ARRIVE, 'play:experimental-battlestation', 'fire');
    game.offers(['extraDie:dock', 'decline']).play('extraDie:dock');
    expect(rolls(game)).toEqual([{ player: 1, dice: '4 4 4 5', hits: 1 }]);
  });

  it('TI-7.10 Lost Star Chart brings more docks next to the system', () => {
    const dock = { hand, units: { quann: { dock: 1 } } };
    const game = position({
      discarded: 'all',
      ann: { hand: ['lost-star-chart'], units: { 39: { cruiser: 1 } } },
      bob: { faction: 'hacan', ...dock },
    }).play('activate:26', 'play:lost-star-chart', ARRIVE);
    expect([game.prompt, game.asked]).toEqual(['ships.moved', 'bob']);
  });
});

describe('Maneuvering Jets', () => {
  const hand = ['maneuvering-jets'];
  const GUNS = { units: { wellon: { pds: 2 } } };

  it('TI-9.4 cancels one hit before the hits are assigned', () => {
    const ann = { hand, units: { [HERE]: { dreadnought: 1 } } };
    const game = arriving([6, 6], { ann, bob: GUNS }).play(ARRIVE, 'fire');
    expect([game.prompt, game.asked]).toEqual(['cannon.hits', 'ann']);
    expect(game.about).toEqual({ player: 1, system: HERE, hits: 2 });
    game.offers(['play:maneuvering-jets', 'decline', 'lock']).play('play:maneuvering-jets');
    expect(game.prompt).toBe('sustainDamage');
    expect(game.about).toMatchObject({ hits: 1 });
  });

  it('TI-9.4 has nothing to cancel without a hit', () => {
    const game = arriving([5, 5], { ann: { hand }, bob: GUNS }).play(ARRIVE, 'fire');
    expect(game.prompt).toBe('turn');
  });

  it('TI-19.2 one for each roll, and one again for the next player’s', () => {
    const ann = { hand: [...hand, ...hand], units: { [HERE]: { cruiser: 2 } } };
    const cat = { technologies: ['pds-2'], units: { quann: { pds: 2 } } };
    const game = arriving([6, 6, 5, 5], { ann, bob: GUNS, cat }).play(ARRIVE, 'fire');
    game.play('play:maneuvering-jets');
    expect([game.prompt, game.asked]).toEqual(['spaceCannon', 'cat']);
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
    game.play('fire');
    expect(game.prompt).toBe('cannon.hits');
    game.play('play:maneuvering-jets');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-19.5 after a cancelled one another may follow', () => {
    const ann = { hand: [...hand, ...hand] };
    const game = arriving([6, 5], { ann, bob: { ...GUNS, hand: ['sabotage'] } });
    game.play(ARRIVE, 'fire', 'play:maneuvering-jets', 'play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['cannon.hits', 'ann']);
    game.play('play:maneuvering-jets');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
  });

  it('TI-19.3 cancelled, the hit stands', () => {
    const game = arriving([6, 5], { ann: { hand }, bob: { ...GUNS, hand: ['sabotage'] } });
    game.play(ARRIVE, 'fire', 'play:maneuvering-jets', 'play:sabotage');
    expect(game.units('ann', HERE)).toEqual({});
  });

  it('TI-12.6 works in the defense of each planet', () => {
    const game = position({
      discarded: 'all',
      dice: [6, 6, 6],
      ann: {
        faction: 'sardakk-norr',
        hand: [...hand, ...hand],
        units: { 36: { carrier: 1, infantry: 4 } },
      },
      bob: { faction: 'sol', units: { arnor: { pds: 2 }, lor: { pds: 1 } } },
    }).play('activate:36', 'decline', 'land:arnor', 'land:arnor', 'landAll:lor');
    game.play('choosePlanet:arnor', 'fire');
    expect([game.prompt, game.asked]).toEqual(['cannon.hits', 'ann']);
    game.play('play:maneuvering-jets');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 1 });
    game.play('fire', 'play:maneuvering-jets');
    expect(game.units('ann', 'lor')).toEqual({ infantry: 2 });
  });

  it('TI-9.6 cancels a hit of an Experimental Battlestation, one of the whole roll', () => {
    const station = {
      hand: ['experimental-battlestation'],
      units: { ...GUNS.units, abyz: { dock: 1 } },
    };
    const ann = { hand: [...hand, ...hand], units: { [HERE]: { cruiser: 2 } } };
    const game = arriving([6, 5, 5, 4, 4], { ann, bob: station });
    game.play(ARRIVE, 'play:experimental-battlestation', 'fire', 'play:maneuvering-jets');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
    expect(game.player('ann').hand).toHaveLength(1);
  });

  it('TI-10.15 the hits that are left of a Graviton Laser System spare fighters', () => {
    const ann = { hand, units: { [HERE]: { cruiser: 1, carrier: 1, fighter: 2 } } };
    const bob = { ...GUNS, technologies: ['graviton-laser-system'] };
    const game = arriving([6, 6], { ann, bob }).play(ARRIVE, 'fire');
    game.play('use:graviton-laser-system', 'play:maneuvering-jets');
    game.refuses('lose:fighter:whole', 'TI-10.15').play('lose:cruiser:whole');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1, carrier: 1, fighter: 2 });
  });

  it('TI-28.1 waits for its moment', () => {
    position({ ann: { hand } }).refuses('play:maneuvering-jets', 'TI-28.1');
  });
});
