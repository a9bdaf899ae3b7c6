import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann attacks Bob in c4-arrow, a Relic planet, with an Aggression card of two pips. */
export function attack(
  ann: Side,
  bob: Side,
  rolls: readonly number[] = [],
  more: Setting = {},
): Scenario {
  return position({
    ...more,
    ann: { hand: ['aggression-4'], ...ann },
    bob,
    rolls,
  }).turn('lead:aggression-4', 'act:battle');
}

export const here = (count: number) => ({ 'c4-arrow': count });

/** Faces of the dice by what they show. */
export const SKIRMISH = { blank: 0, hit: 5 };
export const ASSAULT = { blank: 0, two: 1, twoSelf: 2, self: 3, intercept: 5 };
export const RAID = { intercept: 0, keys: 1, selfKey: 2, buildingKey: 3, selfBuilding: 4 };
