import { judge, type Script, type Seat } from '@tablewright/engine';
import { type Ability, ARTIFACTS, CARDS } from '../content/index.ts';
import { NEIGHBOURS, SQUARE_NAMES, SQUARES } from './map.ts';
import { choose, type Option } from './options.ts';
import { checkPatrol } from './patrol.ts';
import type { Player, Roam } from './state.ts';
import { isFree, isOnMap, moveToken, tokensOf } from './tokens.ts';
import { emit } from './vocabulary.ts';

/** When in the turn an artifact is used: before the refresh, after it, or once the adventurer has been used. */
export type Moment = 'start' | 'refreshed' | 'used';

/** Has the player an artifact with this ability face up? RO-11.5 */
export function hasReady(player: Player, ability: Ability): boolean {
  const { ready } = player;
  for (let i = 0; i < ready.length; i++) if (ARTIFACTS[ready[i]].ability === ability) return true;
  return false;
}

/** What forbids the use of COIN, SHIFT or FLIP now? */
export function artifactVerdict(
  g: Roam,
  player: Player,
  ability: 'COIN' | 'SHIFT' | 'FLIP',
): string | null {
  if (!hasReady(player, ability)) return 'RO-11.5';
  return ability === 'SHIFT' && !canShift(g) ? 'RO-12.2' : null;
}

/** Turns an artifact with this ability face down. Two of the same ability are alike while the match runs. RO-11.5 */
export function spend(g: Roam, seat: Seat, ability: Ability): void {
  const player = g.players[seat];
  const at = player.ready.findIndex((artifact) => ARTIFACTS[artifact].ability === ability);
  const [artifact] = player.ready.splice(at, 1);
  player.spent.push(artifact);
  emit('artifact', { player: seat, artifact: ARTIFACTS[artifact].id, ability });
}

/** COIN, SHIFT and FLIP may be used at several moments of a player's turn. RO-12.1, RO-12.2, RO-12.5 */
export function* useArtifactNow(g: Roam, seat: Seat, ability: Ability, moment: Moment): Script {
  spend(g, seat, ability);
  if (ability === 'COIN') g.players[seat].coins++;
  else if (ability === 'SHIFT') yield* shift(g, seat);
  else yield* flip(g, seat, moment);
}

/** Moves one token, own or foreign, to a free square beside it; no coins. RO-12.2, RO-14.5 */
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

/** Turns one own adventurer over. RO-12.5 */
function* flip(g: Roam, seat: Seat, moment: Moment): Script {
  const player = g.players[seat];
  const onlyOneUp = moment === 'refreshed' && player.faceUp.length === 1;
  const { options, refused } = judge(
    [...player.faceUp, ...player.faceDown].map((card) => ({ do: 'flip', card }) as const),
    ({ card }) => (onlyOneUp && card === player.faceUp[0] ? 'RO-12.5' : null),
  );
  const { card } = yield* choose(seat, 'flip', options, { refused });
  const up = player.faceUp.indexOf(card);
  if (up >= 0) player.faceDown.push(...player.faceUp.splice(up, 1));
  else player.faceUp.push(...player.faceDown.splice(player.faceDown.indexOf(card), 1));
  emit('flipped', { player: seat, card: CARDS[card].id, up: up < 0 });
}
