import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { FIRST_SETTINGS, type Settings, STORED } from './stored.ts';

interface Store extends Settings {
  readonly change: (part: Partial<Settings>) => void;
}

export const useSettings = create<Store>()(
  persist((set) => ({ ...FIRST_SETTINGS, change: (part) => set(part) }), {
    name: STORED,
    version: 1,
  }),
);
