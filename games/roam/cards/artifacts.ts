import { type Ability as AbilityAt, judge, type Script, type Seat } from '@tablewright/engine';
import { type Ability, CARDS } from '../content/index.ts';
import { holdsNew, MEANS, meansVerdict, payFor, replaceableOn } from '../rules/extras.ts';
import { NEIGHBOURS, SQUARE_NAMES, SQUARES } from '../rules/map.ts';
import { choose, type Option } from '../rules/options.ts';
import { checkPatrol } from '../rules/patrol.ts';
import { type Entry, type Laid, type Replacement, spend, type Windows } from '../rules/powers.ts';
import type { Roam } from '../rules/state.ts';
import {
  isFree,
  isOnMap,
  moveToken,
  placeTokens,
  returnToken,
  strangersOn,
  tokensOf,
} from '../rules/tokens.ts';
import { emit } from '../rules/vocabulary.ts';

/** What the artifacts of each ability do. */
export const ENTRIES: { readonly [A in Ability]: Entry } = {
  /** A coin, at almost any moment of the turn. */
  COIN: {
    clause: 'RO-12.1',
    coins: 1,
    abilities: at(['start', 'refreshed', 'used', 'bid', 'purchase'], {
      *use(g, me) {
        g.players[me].coins++;
      },
    }),
  },

  /** Any token moves to a free square beside it. */
  SHIFT: {
    clause: 'RO-12.2',
    abilities: at(['start', 'refreshed', 'used'], {
      may: (g) => (canShift(g) ? null : 'RO-12.2'),
      use: shift,
    }),
  },

  /** The pattern lies a quarter further. */
  ROTATE: {
    clause: 'RO-12.3',
    abilities: [
      {
        window: 'placing',
        *use(_g, me, { pattern }) {
          pattern.quarters++;
          emit('rotated', { player: me });
        },
      },
    ],
  },

  /** An optional square for nothing. */
  FILL: {
    clause: 'RO-12.4',
    paysForSquare: (g, me) => void spend(g, me, 'FILL'),
  },

  /** An own adventurer turns over; after a refresh one must stay up to be used. */
  FLIP: {
    clause: 'RO-12.5',
    abilities: [
      ...at(['start', 'used'], { use: (g, me) => flip(g, me, 0) }),
      { window: 'refreshed', use: (g, me) => flip(g, me, 1) },
    ],
  },

  /** A token of another player under the pattern gives way to an own one. */
  SWAP: {
    clause: 'RO-12.6',
    replaces: { options: replacements, use: replace },
  },
};

type Moment = Exclude<keyof Windows, 'placing'>;

/** The same at each of these moments. */
function at<M extends Moment>(
  moments: readonly M[],
  ability: Omit<AbilityAt<Roam, Windows, M>, 'window'>,
) {
  return moments.map((window) => ({ window, ...ability }));
}

/** Moves one token, own or foreign; no coins. RO-12.2, RO-14.5 */
function* shift(g: Roam, seat: Seat): Script {
  const { square: from, player: owner } = yield* choose(seat, 'shiftToken', shiftableTokens(g));
  const { options, refused } = judge(
    NEIGHBOURS[from].map((square) => ({ do: 'to', square }) as const),
    ({ square }) => targetVerdict(g, square),
  );
  const { square: to } = yield* choose(seat, 'shiftTo', options, {
    refused,
    about: { square: SQUARE_NAMES[from] },
  });
  moveToken(g, owner, from, to);
  emit('shifted', { player: seat, owner, from: SQUARE_NAMES[from], to: SQUARE_NAMES[to] });
  checkPatrol(g, seat);
}

function canShift(g: Roam): boolean {
  for (let square = 0; square < SQUARES; square++) if (isShiftable(g, square)) return true;
  return false;
}

/** Does the square hold a token with a free square beside it? */
function isShiftable(g: Roam, square: number): boolean {
  return g.squares[square] !== 0 && NEIGHBOURS[square].some((to) => targetVerdict(g, to) === null);
}

function shiftableTokens(g: Roam): Option<'shift'>[] {
  const tokens: Option<'shift'>[] = [];
  for (let square = 0; square < SQUARES; square++) {
    if (!isShiftable(g, square)) continue;
    for (const player of g.order)
      if (tokensOf(g.squares[square], player) > 0) tokens.push({ do: 'shift', square, player });
  }
  return tokens;
}

function targetVerdict(g: Roam, to: number): string | null {
  if (!isOnMap(g, to)) return 'RO-15.3';
  return isFree(g, to) ? null : 'RO-12.2';
}

/** Turns one own adventurer over, so that at least so many are face up then. RO-12.5 */
function* flip(g: Roam, seat: Seat, left: number): Script {
  const player = g.players[seat];
  const { options, refused } = judge(
    [...player.faceUp, ...player.faceDown].map((card) => ({ do: 'flip', card }) as const),
    ({ card }) => (player.faceUp.length <= left && player.faceUp.includes(card) ? 'RO-12.5' : null),
  );
  const { card } = yield* choose(seat, 'flip', options, { refused });
  const up = player.faceUp.indexOf(card);
  if (up >= 0) player.faceDown.push(...player.faceUp.splice(up, 1));
  else player.faceUp.push(...player.faceDown.splice(player.faceDown.indexOf(card), 1));
  emit('flipped', { player: seat, card: CARDS[card].id, up: up < 0 });
}

/**
 * Foreign tokens under the pattern. Where this use has just stacked a token on one (RO-14), that token takes
 * its place; elsewhere a token from the supply does. An optional square is due its price. RO-12.6, RO-14.5
 */
function replacements(g: Roam, seat: Seat, laid: Laid): Replacement[] {
  const player = g.players[seat];
  const { normal, optional } = laid.position;
  const swaps: Replacement[] = [];
  for (const square of normal) {
    if (player.tokens === 0 && !holdsNew(g, seat, laid, square)) continue;
    for (const owner of strangersOn(g, square, seat))
      swaps.push({ do: 'swap', square, player: owner });
  }
  for (const means of MEANS) {
    if (player.tokens === 0 || meansVerdict(g, seat, means) !== null) continue;
    for (const square of optional) {
      for (const owner of replaceableOn(g, seat, laid, square))
        swaps.push({ do: SWAPS[means], square, player: owner });
    }
  }
  return swaps;
}

/** A replacement on an optional square, by what pays for it; one on a normal square is free. */
const SWAPS = { pay: 'swapPay', fill: 'swapFill' } as const;

function replace(g: Roam, seat: Seat, laid: Laid, chosen: Replacement): void {
  const { do: verb, square, player: owner } = chosen;
  spend(g, seat, 'SWAP');
  if (verb !== 'swap') payFor(g, seat, verb === 'swapPay' ? 'pay' : 'fill');
  const takesItsPlace = holdsNew(g, seat, laid, square);
  returnToken(g, owner, square);
  emit('swapped', { player: seat, owner, square: SQUARE_NAMES[square] });
  if (takesItsPlace) {
    checkPatrol(g, seat);
  } else {
    placeTokens(g, seat, [square]);
    laid.placed.push(square);
  }
}
