import { MECATOL, TILES } from '../content/index.ts';
import { LAYOUTS, PLACES, turnedPlace } from './layouts.ts';
import {
  blankGalaxy,
  type Conflict,
  conflictsOf,
  EMPTY,
  type GalaxyMap,
  HOME,
  isMapTile,
  OPEN,
} from './map.ts';

/**
 * What is wrong with a map string:
 * - `length`: it has not exactly one number for each place;
 * - `unknown`: not the number of a tile of the base box;
 * - `centre`: something else than Mecatol Rex in the middle;
 * - `mecatol`: Mecatol Rex outside of the middle;
 * - `twice`: a tile that lies elsewhere already;
 * - `homes`: no layout has so many homes;
 * - `home`: a home where this layout has none;
 * - `no-home`: something else where a home belongs;
 * - `no-tile`: a tile where this layout leaves the place empty;
 * - `gap`: no tile where one belongs.
 */
export type FaultCode =
  | 'length'
  | 'unknown'
  | 'centre'
  | 'mecatol'
  | 'twice'
  | 'homes'
  | 'home'
  | 'no-home'
  | 'no-tile'
  | 'gap';

export interface Fault {
  readonly code: FaultCode;
  /** Which number of the string, from 0 without the one for Mecatol Rex; null if it is about all of it. */
  readonly at: number | null;
  /** What stands there; for `length` and `homes` how many there are. */
  readonly found: string;
  /** Where it stands in the text. */
  readonly from: number;
  readonly to: number;
}

export interface ParsedMap {
  /** Null where there are faults. */
  readonly map: GalaxyMap | null;
  readonly faults: readonly Fault[];
  /** Tiles side by side that the rules of building keep apart. */
  readonly warnings: readonly Conflict[];
}

interface Token {
  readonly text: string;
  /** The number, or NaN. */
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

const NO_TILE = -1;
const ANY_HOME = 0;

/**
 * Reads a map string: numbers of tiles by place, 0 or the number of a home system for a home, -1 for an
 * empty place; the 18 of Mecatol Rex in front may be left out. A string whose homes fit a layout that is
 * turned is turned back. `withGaps` also accepts maps that are not finished: -1 then stands for OPEN too.
 */
export function parseMapString(text: string, { withGaps = false } = {}): ParsedMap {
  const [centre, tokens] = withoutCentre(tokensOf(text));
  if (centre && centre.value !== Number(TILES[MECATOL].id))
    return refused([fault('centre', null, centre)]);
  const whole = { text: String(tokens.length), value: NaN, from: 0, to: text.length };
  if (tokens.length !== PLACES.length) return refused([fault('length', null, whole)]);
  const faults = tokens.flatMap((token, at) => {
    const code = faultOfNumber(token, at, tokens);
    return code ? [fault(code, at, token)] : [];
  });
  if (faults.length > 0) return refused(faults);

  const homes = [...tokens.keys()].filter((at) => isHome(tokens[at]));
  const seats = homes.length;
  if (!LAYOUTS[seats]) return refused([fault('homes', null, { ...whole, text: String(seats) })]);
  const turn = turnOf(seats, homes);
  const blank = blankGalaxy(seats).tiles;
  const tiles = [...blank];
  for (const [at, token] of tokens.entries()) {
    const place = turnedPlace(at, turn);
    const code = faultOfPlace(token, blank[place], withGaps);
    if (code) faults.push(fault(code, at, token));
    else if (blank[place] === OPEN && token.value !== NO_TILE) tiles[place] = token.value - 1;
  }
  if (faults.length > 0) return refused(faults);
  const map = { seats, tiles };
  return { map, faults, warnings: conflictsOf(map) };
}

/** 0 for homes and -1 where no tile lies, ring by ring from the top. */
export function mapStringOf({ tiles }: GalaxyMap): string {
  return tiles
    .map((tile) =>
      tile === HOME ? ANY_HOME : tile === EMPTY || tile === OPEN ? NO_TILE : TILES[tile].id,
    )
    .join(' ');
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[^\s,;]+/g)].map(({ 0: word, index }) => ({
    text: word,
    value: /^-?\d{1,4}$/.test(word) ? Number(word) : NaN,
    from: index,
    to: index + word.length,
  }));
}

/** The number for the middle, `{18}` or a plain 18 in front, and those of the places. */
function withoutCentre(tokens: readonly Token[]): [Token | null, readonly Token[]] {
  const [first] = tokens;
  const inBraces = /^\{(\d{1,4})\}$/.exec(first?.text ?? '');
  if (inBraces) return [{ ...first, value: Number(inBraces[1]) }, tokens.slice(1)];
  return first?.text === TILES[MECATOL].id ? [first, tokens.slice(1)] : [null, tokens];
}

function isHome({ value }: Token): boolean {
  if (value === ANY_HOME) return true;
  const kind = TILES[value - 1]?.kind;
  return kind === 'home' || kind === 'gate';
}

function faultOfNumber(token: Token, at: number, all: readonly Token[]): FaultCode | null {
  const { value } = token;
  if (value === NO_TILE || value === ANY_HOME) return null;
  if (value - 1 === MECATOL) return 'mecatol';
  if (!isHome(token) && !isMapTile(value - 1)) return 'unknown';
  return all.slice(0, at).some((other) => other.value === value) ? 'twice' : null;
}

function faultOfPlace(token: Token, kind: number, withGaps: boolean): FaultCode | null {
  if (kind === HOME) return isHome(token) ? null : 'no-home';
  if (isHome(token)) return 'home';
  if (kind === EMPTY) return token.value === NO_TILE ? null : 'no-tile';
  return token.value === NO_TILE && !withGaps ? 'gap' : null;
}

/** By how many sixths the board has to be turned so that the homes fit; 0 if none does. */
function turnOf(seats: number, homes: readonly number[]): number {
  const fits = (turn: number): boolean =>
    homes.every((at) => LAYOUTS[seats].homes.includes(turnedPlace(at, turn)));
  return Math.max(0, [0, 1, 2, 3, 4, 5].findIndex(fits));
}

function fault(code: FaultCode, at: number | null, { text, from, to }: Token): Fault {
  return { code, at, found: text, from, to };
}

function refused(faults: readonly Fault[]): ParsedMap {
  return { map: null, faults, warnings: [] };
}
