import { type Locale, negotiateLocale } from '@tablewright/text';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

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

interface Store extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

export const useSettings = create<Store>()(
  persist(
    (set) => ({
      locale: negotiateLocale(...navigator.languages),
      theme: 'system',
      sound: false,
      motion: 'system',
      confirm: false,
      name: '',
      unsentName: false,
      change: (part) => set(part),
    }),
    { name: 'tablewright.settings', version: 1 },
  ),
);
