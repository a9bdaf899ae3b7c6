import { type Resource, STANDARD_BOXES, type StartBoxes } from './box.ts';
import type { Traits } from './traits.ts';

/** ARC-22.5, ARC-22.6 */
export interface Leader {
  readonly id: string;
  readonly resources: readonly [Resource, Resource];
  readonly boxes: StartBoxes;
  readonly traits: Traits;
}

export const LEADERS: readonly Leader[] = [
  {
    id: 'elder',
    resources: ['relic', 'material'],
    boxes: STANDARD_BOXES,
    traits: { beloved: true, weakAt: 'tyrant' },
  },
  {
    id: 'mystic',
    resources: ['psionic', 'relic'],
    boxes: STANDARD_BOXES,
    traits: { gainsWithTax: 'psionic', outraged: ['material', 'fuel'] },
  },
  {
    id: 'fuel-drinker',
    resources: ['fuel', 'fuel'],
    boxes: STANDARD_BOXES,
    traits: { gainsWithTax: 'fuel', lavish: 'fuel' },
  },
  {
    id: 'upstart',
    resources: ['psionic', 'material'],
    boxes: { ...STANDARD_BOXES, A: { building: 'city', ships: 4 } },
    traits: { taxNeedsControl: true },
  },
  {
    id: 'rebel',
    resources: ['material', 'weapon'],
    boxes: {
      A: { building: 'starport', ships: 4 },
      B: { building: null, ships: 4 },
      C: { building: null, ships: 2 },
    },
    traits: { extraDice: { count: 2, where: 'anywhere', must: true }, shipsPerMove: 2 },
  },
  {
    id: 'warrior',
    resources: ['weapon', 'material'],
    boxes: STANDARD_BOXES,
    traits: { alsoTakes: { action: 'move', with: 'battle' }, weakAt: 'empath' },
  },
  {
    id: 'feastbringer',
    resources: ['relic', 'material'],
    boxes: {
      A: { building: 'city', ships: 3 },
      B: { building: 'city', ships: 3 },
      C: { building: null, ships: 3 },
    },
    traits: { alsoTakes: { action: 'influence', with: 'secure' }, paysForAmbition: true },
  },
  {
    id: 'demagogue',
    resources: ['psionic', 'weapon'],
    boxes: STANDARD_BOXES,
    traits: { agentsForGuild: 2 },
  },
];
