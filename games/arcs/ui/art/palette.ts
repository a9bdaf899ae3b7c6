import type { Die, Resource, Suit } from '../../content/index.ts';

/** Arcs is a flat cosmic poster: few colours, ink outlines, three tones of each. */
export interface Tones {
  readonly tone: string;
  readonly dark: string;
  readonly light: string;
}

export const INK = '#0c0726';
export const CREAM = '#fff6e0';
export const SAND = '#fdeec6';
export const GOLD = '#f2c879';
export const SUN = '#ef6f4f';
export const NIGHT = '#150d3c';
export const DUSK = '#2a1f63';

export const RESOURCE_TONES: { readonly [R in Resource]: Tones } = {
  material: { tone: '#e0ad62', dark: '#8f5a22', light: '#f6d79c' },
  fuel: { tone: '#5bc4b4', dark: '#1f6f70', light: '#a9e8da' },
  weapon: { tone: '#d9604e', dark: '#84222b', light: '#f5a08a' },
  relic: { tone: '#efe3c4', dark: '#9a7f4a', light: '#fffaf0' },
  psionic: { tone: '#a98be6', dark: '#55379c', light: '#d8c8ff' },
};

export const SUIT_TONES: { readonly [S in Suit]: Tones } = {
  administration: { tone: '#7f8aa3', dark: '#3c4560', light: '#c9d0de' },
  aggression: { tone: '#d4503f', dark: '#7c1f22', light: '#f7a48f' },
  construction: { tone: '#e58a35', dark: '#8a4411', light: '#fbcf93' },
  mobilization: { tone: '#2f9d97', dark: '#0f4f55', light: '#9fe0d6' },
};

export const DIE_TONES: { readonly [D in Die]: Tones } = {
  skirmish: { tone: '#3f7fd0', dark: '#173a72', light: '#cfe4ff' },
  assault: { tone: '#cf4334', dark: '#701a18', light: '#ffd9cf' },
  raid: { tone: '#e2912b', dark: '#7c4408', light: '#ffeac4' },
};
