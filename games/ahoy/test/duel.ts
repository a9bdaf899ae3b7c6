import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** The loaded Smuggler with this crew is about to sail against the rival beside it, and will win. */
export const win = (crew: readonly string[], more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    bluefin: { at: 'tree-b.se' },
    ...more,
    smuggler: {
      at: 'compass-b.ne',
      dice: [1, 1],
      slots: { 'cannons-1': 1 },
      crew,
      ...more.smuggler,
    },
    rival: { at: 'swords-a.nw', ...more.rival },
    rolls: more.rolls ?? [6, 1],
  });
