import type { Refusal, Script, Seat } from '@tablewright/engine';
import { ARTIFACTS, CARDS, OPTIONAL_SQUARE_PRICE } from '../content/index.ts';
import { artifactVerdict, hasReady, spend, useArtifactNow } from './artifacts.ts';
import { type Position, SQUARE_NAMES } from './map.ts';
import { choose, type Option } from './options.ts';
import { checkPatrol } from './patrol.ts';
import type { Player, Roam } from './state.ts';
import {
  hasStranger,
  isFree,
  isOnMap,
  placeTokens,
  returnToken,
  strangersOn,
  tokensOf,
} from './tokens.ts';
import { emit } from './vocabulary.ts';

/** How an adventurer was used: where its pattern lies, and which squares got a token from it. */
export interface Laid {
  readonly card: number;
  readonly position: Position;
  readonly placed: number[];
  /** Could the adventurer have filled normal squares elsewhere? Then this use must place a token too. RO-6.5 */
  readonly owesToken: boolean;
}

type Extra = Option<Means | Swap | 'artifact' | 'done'>;

/** How an optional square is paid for: two coins or a FILL artifact. RO-7.1, RO-12.4 */
const MEANS = ['pay', 'fill'] as const;
type Means = (typeof MEANS)[number];

/** A swap on an optional square, by what pays for it; one on a normal square is free. */
const SWAPS = { pay: 'swapPay', fill: 'swapFill' } as const;
type Swap = 'swap' | (typeof SWAPS)[Means];

const DONE: Extra = { do: 'done' };

/** After the normal squares: optional squares and what artifacts are left, in any order. RO-4.1, RO-7, RO-12 */
export function* extras(g: Roam, seat: Seat, laid: Laid | null): Script {
  for (;;) {
    const offered = extrasOf(g, seat, laid);
    if (!isWorthAsking(g, seat, laid, offered)) return;
    const mayStop = !mustPlace(g, seat, laid);
    if (mayStop) offered.push(DONE);
    const extra = yield* choose(seat, 'extra', offered, {
      about: laid
        ? {
            card: CARDS[laid.card].id,
            squares: laid.position.normal.map((square) => SQUARE_NAMES[square]),
          }
        : {},
      refused: () => forbiddenExtras(g, seat, laid),
      otherwise: mayStop ? DONE : undefined,
    });
    switch (extra.do) {
      case 'done':
        return;
      case 'pay':
      case 'fill':
        payFor(g, seat, extra.do);
        placeTokens(g, seat, [extra.square]);
        laid!.placed.push(extra.square);
        break;
      case 'swap':
      case 'swapPay':
      case 'swapFill':
        swap(g, seat, laid!, extra);
        break;
      case 'artifact':
        yield* useArtifactNow(g, seat, extra.ability, 'used');
    }
  }
}

/** All that can be done beside stopping here. */
function extrasOf(g: Roam, seat: Seat, laid: Laid | null): Extra[] {
  const player = g.players[seat];
  const offered: Extra[] = [];
  if (laid !== null && (player.coins >= OPTIONAL_SQUARE_PRICE || player.ready.length > 0)) {
    for (const means of MEANS) {
      for (const square of laid.position.optional) {
        if (fillVerdict(g, player, laid, square, means) === null)
          offered.push({ do: means, square });
      }
    }
    if (hasReady(player, 'SWAP')) offered.push(...swapsOf(g, seat, laid));
  }
  if (player.ready.length > 0) {
    for (const ability of ['COIN', 'SHIFT', 'FLIP'] as const) {
      if (artifactVerdict(g, player, ability) === null) offered.push({ do: 'artifact', ability });
    }
  }
  return offered;
}

/** A coin artifact alone can wait: it is offered again for a bid and for a purchase. RO-12.1 */
function isWorthAsking(g: Roam, seat: Seat, laid: Laid | null, offered: readonly Extra[]): boolean {
  if (offered.length === 0) return false;
  const isCoin = (extra: Extra): boolean => extra.do === 'artifact' && extra.ability === 'COIN';
  if (!offered.every(isCoin)) return true;
  const player = g.players[seat];
  if (laid === null || !canPayWithArtifacts(player)) return false;
  const canSwap = hasReady(player, 'SWAP') && player.tokens > 0;
  return laid.position.optional.some(
    (square) =>
      squareVerdict(g, player, laid, square) === null ||
      (canSwap && swappableOn(g, seat, laid, square).length > 0),
  );
}

/** Could coins, FILL or SWAP place a token where the pattern lies, if no normal square is free? RO-6.5 */
export function canAddToken(g: Roam, seat: Seat, { normal, optional }: Position): boolean {
  const player = g.players[seat];
  if (player.tokens === 0) return false;
  const canSwap = hasReady(player, 'SWAP');
  if (canSwap && normal.some((square) => hasStranger(g, square, seat))) return true;
  if (!canPayWithArtifacts(player) && !hasReady(player, 'FILL')) return false;
  for (const square of optional) {
    if (!isOnMap(g, square)) continue;
    if (isFree(g, square) || (canSwap && hasStranger(g, square, seat))) return true;
  }
  return false;
}

/** A use that fills no normal square places a token in another way, where it had a choice. RO-6.5 */
function mustPlace(g: Roam, seat: Seat, laid: Laid | null): boolean {
  if (laid === null || !laid.owesToken || laid.placed.length > 0) return false;
  return canAddToken(g, seat, laid.position);
}

/** Are there two coins, with those of COIN artifacts? RO-7.1, RO-12.1 */
function canPayWithArtifacts({ coins, ready }: Player): boolean {
  let payable = coins;
  for (const artifact of ready) if (ARTIFACTS[artifact].ability === 'COIN') payable++;
  return payable >= OPTIONAL_SQUARE_PRICE;
}

/** What forbids a token on this optional square? RO-7.1, RO-7.3, RO-12.4 */
function fillVerdict(
  g: Roam,
  player: Player,
  laid: Laid,
  square: number,
  means: Means,
): string | null {
  return squareVerdict(g, player, laid, square) ?? meansVerdict(player, means);
}

function squareVerdict(g: Roam, player: Player, laid: Laid, square: number): string | null {
  if (!isOnMap(g, square)) return 'RO-15.3';
  if (!isFree(g, square)) return 'RO-7.3';
  if (laid.placed.includes(square)) return 'RO-14.2';
  return player.tokens === 0 ? 'RO-6.9' : null;
}

function meansVerdict(player: Player, means: Means): string | null {
  if (means === 'fill') return hasReady(player, 'FILL') ? null : 'RO-11.5';
  return player.coins < OPTIONAL_SQUARE_PRICE ? 'RO-7.1' : null;
}

function payFor(g: Roam, seat: Seat, means: Means): void {
  if (means === 'fill') spend(g, seat, 'FILL');
  else g.players[seat].coins -= OPTIONAL_SQUARE_PRICE;
}

/**
 * Foreign tokens under the pattern. Where this use has just stacked a token on one (RO-14), that token takes
 * its place; elsewhere a token from the supply does. An optional square is due its price. RO-12.6, RO-14.5
 */
function swapsOf(g: Roam, seat: Seat, laid: Laid): Option<Swap>[] {
  const player = g.players[seat];
  const { normal, optional } = laid.position;
  const swaps: Option<Swap>[] = [];
  for (const square of normal) {
    if (player.tokens === 0 && !holdsNew(g, seat, laid, square)) continue;
    for (const owner of strangersOn(g, square, seat))
      swaps.push({ do: 'swap', square, player: owner });
  }
  for (const means of MEANS) {
    if (player.tokens === 0 || meansVerdict(player, means) !== null) continue;
    for (const square of optional) {
      for (const owner of swappableOn(g, seat, laid, square))
        swaps.push({ do: SWAPS[means], square, player: owner });
    }
  }
  return swaps;
}

/** Does the square still hold the token that this use has put there? */
function holdsNew(g: Roam, seat: Seat, laid: Laid, square: number): boolean {
  return laid.placed.includes(square) && tokensOf(g.squares[square], seat) > 0;
}

/** Whose tokens on an optional square could be replaced, if its price is paid? */
function swappableOn(g: Roam, seat: Seat, laid: Laid, square: number): Seat[] {
  return holdsNew(g, seat, laid, square) ? [] : strangersOn(g, square, seat);
}

function swap(g: Roam, seat: Seat, laid: Laid, chosen: Option<Swap>): void {
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

function forbiddenExtras(g: Roam, seat: Seat, laid: Laid | null): Refusal<Option>[] {
  const player = g.players[seat];
  const refused: Refusal<Option>[] = [];
  if (laid !== null) {
    for (const means of MEANS) {
      for (const square of laid.position.optional) {
        const clause = fillVerdict(g, player, laid, square, means);
        if (clause !== null) refused.push({ option: { do: means, square }, clause });
      }
    }
  }
  for (const ability of ['COIN', 'SHIFT', 'FLIP'] as const) {
    const clause = artifactVerdict(g, player, ability);
    if (clause !== null) refused.push({ option: { do: 'artifact', ability }, clause });
  }
  refused.push({ option: { do: 'artifact', ability: 'ROTATE' }, clause: 'RO-12.3' });
  if (mustPlace(g, seat, laid)) refused.push({ option: { do: 'done' }, clause: 'RO-6.5' });
  if (laid === null || swapsOf(g, seat, laid).length === 0 || !hasReady(player, 'SWAP')) {
    refused.push({
      option: { do: 'artifact', ability: 'SWAP' },
      clause: hasReady(player, 'SWAP') ? 'RO-12.6' : 'RO-11.5',
    });
  }
  return refused;
}
