import { describe, expect, it } from 'vitest';
import { duel, HERE } from './duel.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Sol, produces at home. */
function produce(ann: Setting['ann'] = {}, more: Setting = {}): Scenario {
  const game = position({
    ...more,
    ann: { faction: 'sol', units: { jord: { infantry: 1, dock: 1 } }, ...ann },
  }).play('activate:1');
  return game.prompt === 'moveShips' ? game.play('done') : game;
}

describe('production', () => {
  it('TI-14.2, TI-14.4: costs are paid together; ships go to space, ground forces to the planet of the dock', () => {
    const game = produce({ goods: 3 });
    expect(game.prompt).toBe('produce');
    game.play('make:carrier', 'train:jord', 'train:jord', 'done');
    expect(game.prompt).toBe('payResources');
    expect(game.about).toMatchObject({ cost: 4 });
    game.play('payLeast');
    expect(game.units('ann', '1')).toEqual({ carrier: 1 });
    expect(game.units('ann', 'jord')).toEqual({ infantry: 3, dock: 1 });
    expect([game.isExhausted('jord'), game.player('ann').goods]).toEqual([true, 3]);
    produce().refuses('make:flagship', 'TI-14.2');
  });

  it('TI-14.5: a blockaded dock makes ground forces only', () => {
    const game = produce(
      {},
      {
        bob: { faction: 'letnev', units: { 'arc-prime': { dock: 1 }, '1': { destroyer: 1 } } },
      },
    );
    game.refuses('make:destroyer', 'TI-14.5');
    expect(game.offered).toContain('train:jord');
  });

  it('TI-14.6, TI-14.7: what is produced is paid for and has to fit', () => {
    const game = produce({ goods: 2 }).play(...Array<string>(4).fill('make:fighter'), 'done');
    expect(game.prompt).toBe('payResources');
    game.play('payLeast');
    expect(game.units('ann', '1')).toEqual({ fighter: 3 });
    const full = produce({ tokens: [3, 1, 2], goods: 9 });
    full.play('make:destroyer', 'make:cruiser', 'done', 'payGoods');
    full.offers(['remove:1:destroyer', 'remove:1:cruiser']);
  });

  it('TI-27.7: a fighter and an infantry are no pair for one cost', () => {
    const game = produce().play('make:fighter', 'train:jord', 'done');
    expect(game.about).toMatchObject({ cost: 2 });
  });
});

const BOTH: Setting = {
  ann: { faction: 'sol', goods: 3, commodities: 2, units: { jord: { infantry: 1, dock: 1 } } },
  bob: {
    faction: 'letnev',
    commodities: 2,
    units: { 'arc-prime': { infantry: 1, dock: 1 }, '36': { cruiser: 1 } },
  },
  cat: { faction: 'jol-nar' },
};

describe('transactions', () => {
  const verdict = (game: Scenario, key: string): string | null =>
    game.match.game.accords!.forbids(game.state, key);

  it('TI-16.1: neighbours trade, others do not', () => {
    const game = position(BOTH);
    expect(verdict(game, 'deal:0:1:goods*1:commodities*1')).toBeNull();
    expect(verdict(game, 'deal:0:2:goods*1:')).toBe('TI-16.1');
  });

  it('TI-16.2: once a turn with each, and only with the active player', () => {
    const game = position(BOTH);
    expect(verdict(game, 'deal:1:2:commodities*1:')).toBe('TI-16.2');
    game.match.accord('deal:0:1:goods*1:commodities*1', [0, 1]);
    expect(verdict(game, 'deal:0:1:goods*1:')).toBe('TI-16.2');
    // Commodities become trade goods in the other's hands.
    const [ann, bob] = game.state.players;
    expect([ann.goods, ann.commodities, bob.goods, bob.commodities]).toEqual([3, 2, 1, 1]);
  });

  it('TI-16.3: nobody gives what they do not have, nor anything but goods and commodities', () => {
    const game = position(BOTH);
    expect(verdict(game, 'deal:0:1:goods*4:')).toBe('TI-16.3');
    expect(verdict(game, 'deal:0:1:planets*1:')).toBe('TI-16.3');
  });

  it('TI-16.7: Hacan trades with players who are no neighbours, on its turn and on theirs', () => {
    const game = position({ ...BOTH, cat: { faction: 'hacan', commodities: 3 } });
    expect(verdict(game, 'deal:0:2:goods*1:commodities*1')).toBeNull();
    expect(verdict(game, 'deal:1:2:commodities*1:')).toBe('TI-16.2');
  });

  it('TI-16.9: what an effect gives away is no transaction', () => {
    const game = position({
      ...BOTH,
      ann: { faction: 'hacan', technologies: ['production-biomes'], units: BOTH.ann!.units },
    });
    game.play('component:production-biomes', 'choosePlayer:1');
    expect(game.player('bob').goods).toBe(2);
    expect(game.state.turn.traded).toBe(0);
  });
});

describe('what combat leaves open', () => {
  it('TI-10.14, TI-11.2, TI-11.4: Sustain Damage is offered one ship at a time, and cancels a hit', () => {
    const game = duel({ dreadnought: 2 }, { dreadnought: 2 }, ['5+', '5+', '5+', '5+']);
    expect(game.prompt).toBe('sustainDamage');
    game.play('sustain:dreadnought');
    expect(game.asked).toBe('bob');
    game.play('sustain:dreadnought');
    expect(game.prompt).toBe('sustainDamage');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1, 'dreadnought!': 1 });
  });

  it('TI-28.5: effects without “may” happen by themselves, the active player’s first', () => {
    const fleet = { cruiser: 3 };
    const game = duel(fleet, fleet, [], {
      ann: { technologies: ['assault-cannon'] },
      bob: { technologies: ['assault-cannon'] },
    });
    expect(game.events('used').map(({ player }) => player)).toEqual([0]);
    expect(game.events('destroyed')[0]).toEqual({
      player: 1,
      kind: 'cruiser',
      count: 1,
      system: HERE,
    });
  });

  it('TI-19.7: a component action that names a target needs one', () => {
    position({
      ann: { faction: 'sol', tokens: [3, 3, 0] },
    }).refuses('component:orbital-drop', 'TI-2.11');
  });
});
