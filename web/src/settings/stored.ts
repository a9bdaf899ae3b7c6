import { type Locale, negotiateLocale } from '@tablewright/text';

export const THEMES = ['system', 'light', 'dark', 'contrast-light', 'contrast-dark'] as const;
export type Theme = (typeof THEMES)[number];

export const MOTIONS = ['system', 'full', 'reduced'] as const;
export type Motion = (typeof MOTIONS)[number];

export interface Settings {
  readonly locale: Locale;
  readonly theme: Theme;
  /** Muted unless somebody asks for sounds. */
  readonly sound: boolean;
  readonly motion: Motion;
  /** Ask once more before what cannot be taken back. */
  readonly confirm: boolean;
  /** How the player is called. */
  readonly name: string;
  /** The name was changed while the server could not be reached, and it has yet to learn it. */
  readonly unsentName: boolean;
}

/** Under which name the browser keeps them. */
export const STORED = 'tablewright.settings';

export const FIRST_SETTINGS: Settings = {
  locale: negotiateLocale(...navigator.languages),
  theme: 'system',
  sound: false,
  motion: 'system',
  confirm: false,
  name: '',
  unsentName: false,
};

/** The settings as last kept, for those who come before the store. */
export function storedSettings(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(STORED) ?? '{}') as { state?: Partial<Settings> };
    return { ...FIRST_SETTINGS, ...kept.state };
  } catch {
    // Storage is forbidden, or what is in it is none of ours.
    return FIRST_SETTINGS;
  }
}
