import { Scenario as Played, type Stage } from '@tablewright/conformance/scenario';
import { sayings } from '@tablewright/conformance/sayings';
import { keyFromSeed, Match, type Seat, type Setup } from '@tablewright/engine';
import { expect } from 'vitest';
import {
  ARTIFACTS,
  CARDS,
  DISPLAY_SIZE,
  EDGES,
  LANDSCAPES,
  STARTERS,
  STARTERS_EACH,
  TOKENS_EACH,
  USUAL_EDGES,
} from '../content/index.ts';
import { roam } from '../index.ts';
import { SIDE, SLOTS } from '../rules/map.ts';
import { NONE, type Player, type Roam } from '../rules/state.ts';
import { tokensOf } from '../rules/tokens.ts';
import { clauses } from '../text/en/clauses.ts';
import { roamText } from '../text/index.ts';

/** A moment of a match. Only what matters is named; lists go by seat, cards and artifacts by id. */
export interface Setting {
  /** Two unless told. */
  readonly seats?: number;
  /** The base game unless told; naming artifacts makes it the full game. */
  readonly variant?: { readonly [name in keyof Roam['variant']]?: boolean };
  /** Whose turn begins, or ends. */
  readonly active?: Seat;
  /** One letter a seat, such as `'SN'`. */
  readonly edges?: string;
  /** Who starts a round; the first seat unless told. */
  readonly starter?: Seat;
  /** Six lines of six squares: `.`, or the seat of a token. With blanks between squares `01` is a stack of two. */
  readonly map?: readonly string[];
  /** Landscapes of the slots; `'-'` for a vacant one. */
  readonly slots?: readonly string[];
  /** Landscapes to come, the top first. Unless told, all that are left. */
  readonly pile?: readonly string[];
  /** The landscape on top of the pile. */
  readonly top?: string;
  readonly coins?: readonly number[];
  /** Tokens in supply; unless told, all that are not on the map. */
  readonly tokens?: readonly (number | undefined)[];
  /** `A`, `B`, `C` are the seat's starters; those named on neither side lie on the other one, or face up. */
  readonly faceUp?: readonly (readonly string[] | undefined)[];
  readonly faceDown?: readonly (readonly string[] | undefined)[];
  readonly ready?: readonly (readonly string[] | undefined)[];
  readonly spent?: readonly (readonly string[] | undefined)[];
  readonly display?: readonly string[];
  /** Artifacts to come, the top first. Unless told, all that are left. */
  readonly stack?: readonly string[];
  /** Who holds the patrol card. */
  readonly patrol?: Seat;
  readonly stirred?: boolean;
  readonly ending?: boolean;
  /** At the start of a turn unless told. */
  readonly at?: 'turn' | 'resolveCards' | 'endOfTurn';
}

/** Landscapes of an unnamed map, worth a coin on b3, c2, e1, a4, c5, e5 and f5. */
const PLAIN_MAP = ['RO-L01', 'RO-L04', 'RO-L07', 'RO-L21', 'RO-L41', 'RO-L09'];

/** A match that stands at the moment described. */
export function position(setting: Setting): Scenario {
  const state = stateOf(setting);
  const identity = {
    seats: state.players.length,
    setup: { ...state.variant, edges: 'usual', start: 'first' },
    key: keyFromSeed('position'),
  };
  const checkpoint = { state, decisions: 0, since: [], outcomes: [] };
  return new Scenario(() => Match.resume(roam, identity, [checkpoint], 0));
}

/** A match from its very beginning. */
export function opening(seats: number, setup: Setup, seed: number | string = 1): Scenario {
  return new Scenario(() => Match.start(roam, { seats, setup, key: keyFromSeed(seed) }));
}

const STAGE: Stage<Roam> = { game: roam, clauses, say: sayings(roamText) };

/** A scenario in the words of Roam. */
export class Scenario extends Played<Roam> {
  constructor(begin: () => Match<Roam>) {
    super(STAGE, begin);
  }

  player(seat: Seat): Player {
    return this.state.players[seat];
  }

  /** Coins of all seats. */
  get coins(): number[] {
    return this.state.players.map(({ coins }) => coins);
  }

  /** Tokens in supply of all seats. */
  get tokens(): number[] {
    return this.state.players.map(({ tokens }) => tokens);
  }

  /** The seat asked and the question. */
  asks(seat: Seat, prompt: string): this {
    const asked = this.match.asks.map((ask) => [ask.seat, ask.prompt.id]);
    expect(asked).toEqual([[seat, prompt]]);
    return this;
  }

  /** The active player uses an adventurer; nobody is asked where it is the only choice. */
  use(card: string, ...keys: string[]): this {
    const id = idOf(card, this.state.active);
    if (this.match.asks[0]?.prompt.id === 'action') this.play(`use:${id}`);
    else expect(idsOf(this.player(this.state.active).faceDown)).toContain(id);
    return this.play(...keys);
  }

  /** The map as it would be drawn for `position`. */
  shows(map: readonly string[]): this {
    const isStacked = map[0].includes(' ');
    const squares = this.state.squares.map((_, square) => this.tokensOn(square) || '.');
    const lines = map.map((_, row) => squares.slice(row * SIDE, (row + 1) * SIDE));
    expect(lines.map((line) => line.join(isStacked ? ' ' : ''))).toEqual(map);
    return this;
  }

  private tokensOn(square: number): string {
    return this.state.players
      .map((_, seat) => String(seat).repeat(tokensOf(this.state.squares[square], seat)))
      .join('');
  }
}

function stateOf(setting: Setting): Roam {
  const { seats = 2, active = 0, at = 'turn', map = [] } = setting;
  const variant = {
    artifacts: Boolean(setting.ready ?? setting.spent ?? setting.display ?? setting.stack),
    patrol: setting.patrol !== undefined,
    advanced: map.some((line) => /\d\d/.test(line) && line.includes(' ')),
    ...setting.variant,
  };
  const squares = squaresOf(map);
  const players = Array.from({ length: seats }, (_, seat) => playerOf(setting, squares, seat));

  const owned = players.flatMap(({ faceUp, faceDown }) => [...faceUp, ...faceDown]);
  const named = [...(setting.slots ?? []), ...(setting.pile ?? []), setting.top ?? '-'].map(cardOf);
  const isLeft = (card: number): boolean => !owned.includes(card) && !named.includes(card);
  const plain = [...PLAIN_MAP, ...LANDSCAPES.map(({ id }) => id)].map(cardOf).filter(isLeft);
  const slots = setting.slots?.map(cardOf) ?? [...new Set(plain)].slice(0, SLOTS);
  const left = LANDSCAPES.map(({ id }) => cardOf(id)).filter(
    (card) => isLeft(card) && !slots.includes(card),
  );
  const top = setting.top === undefined ? [] : [cardOf(setting.top)];
  const pile = setting.pile?.map(cardOf).toReversed() ?? [...left, ...top];

  const bought = players.flatMap(({ ready, spent }) => [...ready, ...spent]);
  const isForSale = (artifact: number): boolean => variant.artifacts && !bought.includes(artifact);
  const wanted = setting.stack?.map(artifactOf) ?? [];
  const forSale = ARTIFACTS.map((_, artifact) => artifact).filter(isForSale);
  const display =
    setting.display?.map(artifactOf) ??
    forSale.filter((artifact) => !wanted.includes(artifact)).slice(0, DISPLAY_SIZE);
  const stack = setting.stack
    ? wanted.toReversed()
    : forSale.filter((artifact) => !display.includes(artifact));

  const order = orderOf(players, setting.starter ?? 0);
  return {
    agenda: at === 'turn' ? [{ step: 'turn', args: [active] }] : endingTurn(at),
    variant,
    order,
    players,
    squares,
    slots,
    pile,
    display,
    stack,
    patrol: setting.patrol ?? NONE,
    active,
    turn: seats + order.indexOf(active) + (at === 'turn' ? 0 : 1),
    stirred: setting.stirred ?? true,
    ending: setting.ending ?? false,
  };
}

function endingTurn(at: 'resolveCards' | 'endOfTurn'): Roam['agenda'] {
  const end = { step: 'endOfTurn', args: [] };
  return at === 'endOfTurn' ? [end] : [end, { step: 'resolveCards', args: [0] }];
}

function playerOf(setting: Setting, squares: readonly number[], seat: Seat): Player {
  const { seats = 2 } = setting;
  const letters = setting.edges ?? USUAL_EDGES[seats].map((edge) => EDGES[edge]).join('');
  const onMap = squares.reduce((sum, tally) => sum + tokensOf(tally, seat), 0);
  const faceUp = setting.faceUp?.[seat]?.map((card) => cardOf(idOf(card, seat)));
  const faceDown = setting.faceDown?.[seat]?.map((card) => cardOf(idOf(card, seat))) ?? [];
  const first = seat * STARTERS_EACH;
  const rest = [first, first + 1, first + 2].filter(
    (card) => !faceDown.includes(card) && !faceUp?.includes(card),
  );
  return {
    edge: EDGES.indexOf(letters[seat] as (typeof EDGES)[number]),
    coins: setting.coins?.[seat] ?? 0,
    tokens: setting.tokens?.[seat] ?? TOKENS_EACH - onMap,
    faceUp: faceUp ?? rest,
    faceDown: faceUp ? [...rest, ...faceDown] : faceDown,
    ready: setting.ready?.[seat]?.map(artifactOf) ?? [],
    spent: setting.spent?.[seat]?.map(artifactOf) ?? [],
  };
}

function squaresOf(map: readonly string[]): number[] {
  if (map.length === 0) return new Array<number>(SIDE * SIDE).fill(0);
  const drawn = map.flatMap((line) =>
    line.includes(' ') ? line.split(/\s+/) : Array.from(line, String),
  );
  expect(drawn.length, 'squares drawn').toBe(SIDE * SIDE);
  return drawn.map((square) =>
    Array.from(square.replace('.', '')).reduce((sum, seat) => sum + (1 << (4 * Number(seat))), 0),
  );
}

function orderOf(players: readonly Player[], starter: Seat): Seat[] {
  const clockwise = (seat: Seat): number => (players[seat].edge - players[starter].edge + 4) % 4;
  return players.map((_, seat) => seat).sort((a, b) => clockwise(a) - clockwise(b));
}

/** The number of a card in the state. */
export function cardOf(id: string): number {
  if (id === '-') return NONE;
  const card = CARDS.findIndex((known) => known.id === id);
  expect(card, `the card ${id}`).toBeGreaterThanOrEqual(0);
  return card;
}

export function artifactOf(id: string): number {
  const artifact = ARTIFACTS.findIndex((known) => known.id === id);
  expect(artifact, `the artifact ${id}`).toBeGreaterThanOrEqual(0);
  return artifact;
}

/** Ids of cards, as a test writes them. */
export const idsOf = (cards: readonly number[]): string[] => cards.map((card) => CARDS[card].id);

/** The starter A (a row of four), B (a column of three) or C (a corner with an optional square) of a seat. */
const starter = (seat: Seat, which: 'A' | 'B' | 'C'): string =>
  STARTERS[seat * STARTERS_EACH + 'ABC'.indexOf(which)].id;

const idOf = (card: string, seat: Seat): string =>
  card === 'A' || card === 'B' || card === 'C' ? starter(seat, card) : card;
