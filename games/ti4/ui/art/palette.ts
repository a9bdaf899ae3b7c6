import type { Anomaly, Colour, Trait, Wormhole } from '../../content/index.ts';

/** A deep-space atlas: night blue, thin lines, lit spheres. */
export const INK = '#020611';
export const SPACE = '#101d3a';
export const VOID = '#0a1122';
export const GOLD = '#e5c98a';
export const AZURE = '#8fbef0';
export const RUST = '#ff9585';

/** Light and deep tone of a planet, by trait; homes and Mecatol Rex have tones of their own. */
export const WORLDS: { readonly [T in Trait | 'home' | 'mecatol']: readonly [string, string] } = {
  cultural: ['#6aa0dc', '#1f4a86'],
  hazardous: ['#d9745a', '#7c2a1f'],
  industrial: ['#5fae7a', '#1f5a3a'],
  home: ['#b9c2d6', '#4c566e'],
  mecatol: ['#e5c98a', '#8a6420'],
};

export const TECHNOLOGY: { readonly [C in Colour]: string } = {
  blue: '#7db8ff',
  green: '#77d99a',
  red: '#ff8a78',
  yellow: '#ffd76a',
};

/** The token of initiative 0. */
export const ZERO = '#d6c27a';

export const HOLES: {
  readonly [W in Wormhole]: { readonly letter: string; readonly tone: string };
} = {
  alpha: { letter: 'α', tone: '#f0a8c8' },
  beta: { letter: 'β', tone: '#8fe0c0' },
  delta: { letter: 'δ', tone: '#9fc4ff' },
};

export const DANGERS: { readonly [A in Anomaly]: string } = {
  'asteroid-field': '#b8a68f',
  'gravity-rift': '#c7a6ff',
  nebula: '#c98ad9',
  supernova: '#ffc65c',
};

/** The eight strategy cards in the order of their numbers. */
export const STRATEGIES: readonly string[] = [
  '#c8493a',
  '#c77a22',
  '#a98a1f',
  '#4f9a5a',
  '#2f8f8a',
  '#3f7fc4',
  '#5a63c0',
  '#8a5ab8',
];
