import type { Action } from './action-cards.ts';

/** Every new action of the box and the standard one that it stands in for, by its number in the state. ARC-21.7 */
export const NEW_ACTIONS = [
  { id: 'manufacture', replaces: 'build' },
  { id: 'synthesize', replaces: 'build' },
  { id: 'pressgang', replaces: 'build' },
  { id: 'execute', replaces: 'influence' },
  { id: 'abduct', replaces: 'battle' },
  { id: 'trade', replaces: 'tax' },
  { id: 'summon', replaces: 'build' },
  { id: 'fire-rifles', replaces: 'battle' },
  { id: 'nurture', replaces: 'build' },
  { id: 'prune', replaces: 'repair' },
] as const satisfies readonly { readonly id: string; readonly replaces: Action }[];

export type NewAction = (typeof NEW_ACTIONS)[number]['id'];
