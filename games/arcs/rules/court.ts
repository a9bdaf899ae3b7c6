import { type Refusal, type Script, type Seat, shuffle } from '@tablewright/engine';
import { COURT } from '../content/index.ts';
import { choose, type Option } from './options.ts';
import { addTrophies, returnAgents } from './pieces.ts';
import { powers } from './powers.ts';
import { type Arcs, NONE } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

export function isGuild(card: number): boolean {
  return COURT[card].kind === 'guild';
}

/** Spots of the row that hold a card. */
export function courtSpots(g: Arcs): number[] {
  const spots: number[] = [];
  for (let spot = 0; spot < g.court.length; spot++)
    if (g.court[spot].card !== NONE) spots.push(spot);
  return spots;
}

export function spotOf(g: Arcs, card: number): number {
  return g.court.findIndex((spot) => spot.card === card);
}

/** Strictly more own agents than those of each Rival. ARC-14.3 */
export function secureVerdict(g: Arcs, seat: Seat, spot: number): string | null {
  const { card, agents } = g.court[spot];
  const own = agents[seat];
  if (agents.some((count, other) => other !== seat && count >= own)) return 'ARC-14.3';
  const needed = isGuild(card) ? (powers.first(g, seat, 'agentsForGuild') ?? 1) : 1;
  return own < needed ? 'ARC-25.1' : null;
}

export function canSecure(g: Arcs, seat: Seat): boolean {
  return courtSpots(g).some((spot) => secureVerdict(g, seat, spot) === null);
}

/** Secure. ARC-14.3 to ARC-14.6 */
export function* secure(g: Arcs, seat: Seat): Script {
  const spots = courtSpots(g).filter((spot) => secureVerdict(g, seat, spot) === null);
  const { court } = yield* choose(
    seat,
    'secure',
    spots.map((spot) => ({ do: 'secure', court: g.court[spot].card }) as const),
    { refused: () => forbidden(g, seat) },
  );
  const spot = spotOf(g, court);
  const rivals = takeAgents(g, seat, spot);
  rivals.forEach((count, owner) => capture(g, seat, owner, count));
  emit('secured', { player: seat, court: COURT[court].id });
  takeCard(g, seat, spot);
}

function forbidden(g: Arcs, seat: Seat): Refusal<Option>[] {
  return courtSpots(g).flatMap((spot) => {
    const clause = secureVerdict(g, seat, spot);
    return clause === null ? [] : [{ option: { do: 'secure', court: g.court[spot].card }, clause }];
  });
}

/** Secures a card that has an agent of the fallen city's owner, if there is one. ARC-16.8, ARC-16.9 */
export function* ransack(g: Arcs, seat: Seat, owner: Seat): Script {
  const spots = courtSpots(g).filter((spot) => g.court[spot].agents[owner] > 0);
  if (spots.length === 0) return;
  const { court } = yield* choose(
    seat,
    'ransack',
    spots.map((spot) => ({ do: 'ransack', court: g.court[spot].card }) as const),
    { about: { rival: owner } },
  );
  const spot = spotOf(g, court);
  const rivals = takeAgents(g, seat, spot);
  rivals.forEach((count, other) => addTrophies(g, seat, other, 'agent', count));
  emit('ransacked', {
    player: seat,
    court: COURT[court].id,
    count: rivals.reduce((sum, count) => sum + count, 0),
  });
  if (g.battle.system !== NONE) g.battle.ransacked.push(court);
  takeCard(g, seat, spot);
}

/** Takes all agents off a card: own ones go home, those of Rivals are returned by owner. ARC-14.4 */
export function takeAgents(g: Arcs, seat: Seat, spot: number): number[] {
  const agents = g.court[spot].agents;
  returnAgents(g, seat, agents[seat]);
  agents[seat] = 0;
  const rivals = agents.slice();
  agents.fill(0);
  return rivals;
}

/** Agents that lay on a Court card become Captives. */
export function capture(g: Arcs, seat: Seat, owner: Seat, count: number): void {
  if (count === 0) return;
  g.players[seat].captives[owner] += count;
  emit('captured', { player: seat, owner, count });
}

/** A Guild card stays, locked for this Prelude; a Vox card has its say. Then the spot is filled. ARC-14.5, ARC-21.5 */
function takeCard(g: Arcs, seat: Seat, spot: number): void {
  const { card } = g.court[spot];
  g.court[spot].card = NONE;
  if (isGuild(card)) {
    g.players[seat].guild.push(card);
    if (g.turn.prelude && g.turn.seat === seat) g.turn.locked.push(card);
  } else {
    g.courtDiscard.push(card);
    schedule(g, 'whenSecured', seat, card);
  }
  schedule(g, 'refill', spot);
}

/** The same spot is refilled while the deck lasts. ARC-14.6, ARC-14.7 */
export function* refill(g: Arcs, spot: number): Script {
  const card = g.courtDeck.pop();
  if (card === undefined) {
    emit('courtEmpty', {});
    return;
  }
  g.buried = Math.min(g.buried, g.courtDeck.length);
  g.court[spot].card = card;
  emit('revealed', { court: COURT[card].id });
}

/** ARC-19.4, ARC-24.6 */
export function discardGuild(g: Arcs, seat: Seat, card: number): void {
  leavePlay(g, seat, card);
  g.courtDiscard.push(card);
  emit('discardedGuild', { player: seat, court: COURT[card].id });
}

export function leavePlay(g: Arcs, seat: Seat, card: number): void {
  const { guild } = g.players[seat];
  guild.splice(guild.indexOf(card), 1);
}

/** To the bottom of the Court deck. ARC-24.7 */
export function bury(g: Arcs, card: number): void {
  g.courtDeck.unshift(card);
  g.buried++;
  emit('buried', { court: COURT[card].id });
}

export function shuffleIntoDeck(g: Arcs, cards: readonly number[]): void {
  g.courtDeck.push(...cards);
  g.buried = 0;
  shuffle(g.courtDeck);
}
