/** Ahoy is engraved on chart paper: ink lines everywhere, colour only on pieces, suits and currents. */
export const INK = '#1f3a44';
export const PAPER = '#ece5cc';
export const CREAM = '#fffaf0';
export const SEA = '#b9d8d6';
export const SAND = '#f0e0ae';
export const RUST = '#b3261a';

/** A space of the map is a square of this many units; drawings of terrain are centred in it. */
export const SPACE = 100;

export const SUIT_COLOURS: { readonly [suit: string]: string } = {
  fish: '#7d4a86',
  swords: '#a3790c',
  compass: '#bb5d20',
  skull: '#b23a3a',
  tree: '#4a8036',
  parrot: '#127d93',
};

/** What is written on a seat's colour. */
export const onSeat = (seat: number): string => `var(--seat-${(seat % 6) + 1}-on)`;
