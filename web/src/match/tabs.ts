import type { DrawnPlace, IconName } from '@tablewright/board';

interface TabRow {
  readonly icon: IconName;
  /** Places of drawn things that a phone shows while this panel is in front. */
  readonly shows: readonly DrawnPlace[];
}

/** The panels, in their order. The first three are for phones; elsewhere they are always visible. */
export const TABS = {
  hand: { icon: 'cards', shows: ['board', 'hand'] },
  beside: { icon: 'star', shows: ['board', 'beside'] },
  seats: { icon: 'people', shows: ['board', 'rail'] },
  log: { icon: 'hist', shows: ['board'] },
  chat: { icon: 'chat', shows: ['board'] },
  deals: { icon: 'swap', shows: ['board'] },
  orders: { icon: 'clock', shows: ['board'] },
  rules: { icon: 'book', shows: ['board'] },
} as const satisfies { readonly [tab: string]: TabRow };

export type Tab = keyof typeof TABS;

export const ALL_TABS = Object.keys(TABS) as Tab[];
