import { describe, expect, it } from 'vitest';
import { arcs } from '../index.ts';
import { raidCostOf } from '../rules/resources.ts';
import { ASSAULT, attack, here, SKIRMISH } from './duel.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('orders', () => {
  it('ARC-15.6 say which ships take hits, on both sides', () => {
    const game = attack(
      { ships: here(2), damaged: here(1) },
      { ships: here(1), damaged: here(1) },
      [ASSAULT.self, ASSAULT.blank],
    ).dice({ assault: 2 });
    game.asks('ann', 'takeHit');
    expect(game.ordered()).toBeNull();
    expect(game.ordered('takeHit:fresh')).toBe('hitShip:c4-arrow:0:fresh');
    expect(game.ordered('takeHit:fresh', 'takeHit:damaged')).toBe('hitShip:c4-arrow:0:damaged');
    expect(game.ordered('dealHit:damaged')).toBeNull();
    game.play('hitShip:c4-arrow:0:fresh').asks('ann', 'dealHit');
    expect(game.ordered('takeHit:fresh', 'dealHit:fresh')).toBe('hitShip:c4-arrow:1:fresh');
  });

  it('ARC-15.10 leave buildings to the attacker', () => {
    const game = attack({ ships: here(3) }, { cities: ['c4-arrow'], starports: ['c4-arrow'] }, [
      SKIRMISH.hit,
      SKIRMISH.blank,
      SKIRMISH.blank,
    ]).dice({ skirmish: 3 });
    game.asks('ann', 'dealHit');
    expect(game.ordered('dealHit:fresh')).toBeNull();
  });

  it('ARC-18.2 put tokens where a raid costs most, while a slot is free', () => {
    const taxing = (slots: string[]): Scenario =>
      position({
        ann: { hand: ['administration-3'], cities: ['c1-hex', 'c4-hex', 'c6-hex'], slots },
      }).turn('lead:administration-3', 'act:tax', 'tax:c1-hex:0');
    const free = taxing(['fuel']).asks('ann', 'store');
    const costs = [1, 3, 5].map((slot) => raidCostOf(free.state, 0, slot));
    expect(Math.max(...costs)).toBe(costs[2]);
    expect(free.ordered('store:safest')).toBe('store:0:5:material');
    const full = taxing(['fuel', 'weapon', 'relic', 'fuel', 'weapon', 'relic']);
    const { state, question } = full.asks('ann', 'store').match.observe(0);
    expect(arcs.orders!.answer(state, 0, question!, ['store:safest'])).toBeNull();
    expect(arcs.orders!.fitting(state, 0, question!)).toEqual([]);
  });

  it('do not decline what must be done', () => {
    const game = position({
      ann: { hand: ['mobilization-4'] },
      court: ['farseers', 'lattice-spies'],
    }).turn('lead:mobilization-4', 'act:influence');
    game.asks('ann', 'influence');
    expect(game.ordered('pass:influence')).toBeNull();
  });
});
