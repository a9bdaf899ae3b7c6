import type { Refusal, Script, Seat } from '@tablewright/engine';
import { ABILITIES, type Ability, CARDS, OPTIONAL_SQUARE_PRICE } from '../content/index.ts';
import { type Position, SQUARE_NAMES } from './map.ts';
import { choose, type Option } from './options.ts';
import {
  addUsable,
  NOTHING_MORE,
  artifactVerdict,
  entryOf,
  isReady,
  type Laid,
  powers,
  readyOf,
  type Replacement,
  useArtifact,
} from './powers.ts';
import type { Roam } from './state.ts';
import { hasStranger, isFree, isOnMap, placeTokens, strangersOn, tokensOf } from './tokens.ts';

type Extra = Option<Means | 'artifact' | 'done'> | Replacement;

/** How an optional square is paid for: with two coins or an artifact. RO-7.1, RO-12.4 */
export const MEANS = ['pay', 'fill'] as const;
type Means = (typeof MEANS)[number];

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
        readyOf(g.players[seat]).replaces!.use(g, seat, laid!, extra);
        break;
      case 'artifact':
        yield* useArtifact(g, seat, 'used', NOTHING_MORE, extra.ability);
    }
  }
}

/** All that can be done beside stopping here. */
function extrasOf(g: Roam, seat: Seat, laid: Laid | null): Extra[] {
  const player = g.players[seat];
  const offered: Extra[] = [];
  if (laid !== null && (player.coins >= OPTIONAL_SQUARE_PRICE || player.ready.length > 0)) {
    for (const means of MEANS) {
      if (meansVerdict(g, seat, means) !== null) continue;
      for (const square of laid.position.optional)
        if (squareVerdict(g, seat, laid, square) === null) offered.push({ do: means, square });
    }
  }
  if (player.ready.length === 0) return offered;
  const { at, replaces } = readyOf(player);
  if (laid !== null && replaces !== undefined) offered.push(...replaces.options(g, seat, laid));
  addUsable(offered, g, seat, at.used, NOTHING_MORE);
  return offered;
}

/** Artifacts that bring coins can wait alone: they are offered again for a bid and for a purchase. RO-12.1 */
function isWorthAsking(g: Roam, seat: Seat, laid: Laid | null, offered: readonly Extra[]): boolean {
  if (offered.length === 0) return false;
  const { forCoins, replaces } = readyOf(g.players[seat]);
  if (!offered.every((extra) => forCoins.includes(extra))) return true;
  if (laid === null || !canPayWithArtifacts(g, seat)) return false;
  const canReplace = replaces !== undefined && g.players[seat].tokens > 0;
  return laid.position.optional.some(
    (square) =>
      squareVerdict(g, seat, laid, square) === null ||
      (canReplace && replaceableOn(g, seat, laid, square).length > 0),
  );
}

/** Could coins or artifacts place a token where a pattern lies, if no normal square is free? RO-6.5 */
export class Additions {
  private readonly g: Roam;
  private readonly seat: Seat;
  private readonly canReplace: boolean;
  private readonly canPay: boolean;

  constructor(g: Roam, seat: Seat) {
    this.g = g;
    this.seat = seat;
    const player = g.players[seat];
    const { paysForSquare, replaces } = readyOf(player);
    this.canReplace = player.tokens > 0 && replaces !== undefined;
    this.canPay =
      player.tokens > 0 && (paysForSquare !== undefined || canPayWithArtifacts(g, seat));
  }

  fit({ normal, optional }: Position): boolean {
    const { g, seat, canReplace } = this;
    if (canReplace && normal.some((square) => hasStranger(g, square, seat))) return true;
    if (!this.canPay) return false;
    for (const square of optional) {
      if (!isOnMap(g, square)) continue;
      if (isFree(g, square) || (canReplace && hasStranger(g, square, seat))) return true;
    }
    return false;
  }
}

/** A use that fills no normal square places a token in another way, where it had a choice. RO-6.5 */
function mustPlace(g: Roam, seat: Seat, laid: Laid | null): boolean {
  if (laid === null || !laid.owesToken || laid.placed.length > 0) return false;
  return new Additions(g, seat).fit(laid.position);
}

/** Are there two coins, with those that artifacts bring? RO-7.1, RO-12.1 */
function canPayWithArtifacts(g: Roam, seat: Seat): boolean {
  const { coins } = g.players[seat];
  return (
    coins >= OPTIONAL_SQUARE_PRICE || coins + powers.sum(g, seat, 'coins') >= OPTIONAL_SQUARE_PRICE
  );
}

/** What forbids a token on this optional square? RO-7.1, RO-7.3, RO-12.4 */
function fillVerdict(g: Roam, seat: Seat, laid: Laid, square: number, means: Means): string | null {
  return squareVerdict(g, seat, laid, square) ?? meansVerdict(g, seat, means);
}

function squareVerdict(g: Roam, seat: Seat, laid: Laid, square: number): string | null {
  if (!isOnMap(g, square)) return 'RO-15.3';
  if (!isFree(g, square)) return 'RO-7.3';
  if (laid.placed.includes(square)) return 'RO-14.2';
  return g.players[seat].tokens === 0 ? 'RO-6.9' : null;
}

/** What forbids paying for an optional square in this way? RO-7.1, RO-12.4 */
export function meansVerdict(g: Roam, seat: Seat, means: Means): string | null {
  if (means === 'fill')
    return readyOf(g.players[seat]).paysForSquare !== undefined ? null : 'RO-11.5';
  return g.players[seat].coins < OPTIONAL_SQUARE_PRICE ? 'RO-7.1' : null;
}

export function payFor(g: Roam, seat: Seat, means: Means): void {
  if (means === 'fill') readyOf(g.players[seat]).paysForSquare!(g, seat);
  else g.players[seat].coins -= OPTIONAL_SQUARE_PRICE;
}

/** Does the square still hold the token that this use has put there? */
export function holdsNew(g: Roam, seat: Seat, laid: Laid, square: number): boolean {
  return laid.placed.includes(square) && tokensOf(g.squares[square], seat) > 0;
}

/** Whose tokens on an optional square could be replaced, if its price is paid? */
export function replaceableOn(g: Roam, seat: Seat, laid: Laid, square: number): Seat[] {
  return holdsNew(g, seat, laid, square) ? [] : strangersOn(g, square, seat);
}

function forbiddenExtras(g: Roam, seat: Seat, laid: Laid | null): Refusal<Option>[] {
  const refused: Refusal<Option>[] = [];
  if (laid !== null) {
    for (const means of MEANS) {
      for (const square of laid.position.optional) {
        const clause = fillVerdict(g, seat, laid, square, means);
        if (clause !== null) refused.push({ option: { do: means, square }, clause });
      }
    }
  }
  for (const ability of ABILITIES) {
    const clause = abilityVerdict(g, seat, laid, ability);
    if (clause !== null) refused.push({ option: { do: 'artifact', ability }, clause });
  }
  if (mustPlace(g, seat, laid)) refused.push({ option: { do: 'done' }, clause: 'RO-6.5' });
  return refused;
}

/** What forbids an ability now? One that pays for squares or replaces tokens is used by options of its own. */
function abilityVerdict(g: Roam, seat: Seat, laid: Laid | null, ability: Ability): string | null {
  const { clause = null, paysForSquare, replaces } = entryOf(ability);
  if (paysForSquare !== undefined) return null;
  if (replaces === undefined) return artifactVerdict(g, seat, 'used', NOTHING_MORE, ability);
  if (!isReady(g, seat, ability)) return 'RO-11.5';
  return laid !== null && replaces.options(g, seat, laid).length > 0 ? null : clause;
}
