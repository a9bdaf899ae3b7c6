import { type Resource, STANDARD_BOXES, type StartBoxes } from './box.ts';

/** ARC-22.5, ARC-22.6 */
export interface Leader {
  readonly id: string;
  readonly resources: readonly [Resource, Resource];
  readonly boxes: StartBoxes;
}

export const LEADERS: readonly Leader[] = [
  {
    id: 'elder',
    resources: ['relic', 'material'],
    boxes: STANDARD_BOXES,
  },
  {
    id: 'mystic',
    resources: ['psionic', 'relic'],
    boxes: STANDARD_BOXES,
  },
  {
    id: 'fuel-drinker',
    resources: ['fuel', 'fuel'],
    boxes: STANDARD_BOXES,
  },
  {
    id: 'upstart',
    resources: ['psionic', 'material'],
    boxes: { ...STANDARD_BOXES, A: { building: 'city', ships: 4 } },
  },
  {
    id: 'rebel',
    resources: ['material', 'weapon'],
    boxes: {
      A: { building: 'starport', ships: 4 },
      B: { building: null, ships: 4 },
      C: { building: null, ships: 2 },
    },
  },
  {
    id: 'warrior',
    resources: ['weapon', 'material'],
    boxes: STANDARD_BOXES,
  },
  {
    id: 'feastbringer',
    resources: ['relic', 'material'],
    boxes: {
      A: { building: 'city', ships: 3 },
      B: { building: 'city', ships: 3 },
      C: { building: null, ships: 3 },
    },
  },
  {
    id: 'demagogue',
    resources: ['psionic', 'weapon'],
    boxes: STANDARD_BOXES,
  },
];
