import { COURT } from './court.ts';
import { LORE } from './lore.ts';
import type { NewAction } from './traits.ts';

/** Every new action of the box, by its number in the state. */
export const NEW_ACTIONS: readonly NewAction[] = [...COURT, ...LORE].flatMap(
  ({ newActions }) => newActions,
);
