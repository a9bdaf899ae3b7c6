import { type Locale, negotiateLocale } from '@tablewright/text';

export const THEMES = ['system', 'light', 'dark', 'contrast-light', 'contrast-dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

/** How fast pieces move and bots are shown to play. */
export const PACES = ['instant', 'quick', 'calm'] as const;
export type Pace = (typeof PACES)[number];

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Off unless somebody turns sounds on. */
  readonly sound: boolean;
  readonly motion: Motion;
  readonly pace: Pace;
  /** Ask for confirmation before answers that cannot be undone. */
  readonly confirm: boolean;
  /** Mark terms of a game, and explain them on hover. */
  readonly terms: boolean;
  /** Warn before classic mistakes. */
  readonly warnings: boolean;
  /** Kinds of warnings that the player has switched off, with their game: `arcs:outrage`. */
  readonly muted: readonly string[];
  /** Games that give advice at every step, as chosen. Without a choice they do until a first match has ended. */
  readonly coach: { readonly [game: string]: boolean };
  /** The player's name. */
  readonly name: string;
  /** The name was changed offline and must still be sent to the server. */
  readonly unsentName: boolean;
}

/** The key in the browser's storage. */
export const STORED = 'tablewright.settings';

export const FIRST_SETTINGS: Settings = {
  locale: negotiateLocale(...navigator.languages),
  theme: 'system',
  sound: false,
  motion: 'system',
  pace: 'quick',
  confirm: false,
  terms: true,
  warnings: true,
  muted: [],
  coach: {},
  name: '',
  unsentName: false,
};

/** The stored settings, for code that runs before the store. */
export function storedSettings(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { state?: Partial<Settings> };
    return { ...FIRST_SETTINGS, ...kept.state };
  } catch {
    // Storage is forbidden, or its content is not ours.
    return FIRST_SETTINGS;
  }
}
