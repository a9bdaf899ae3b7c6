import {
  forgetCards,
  knownTo,
  putCard,
  roll,
  type Script,
  type Seat,
  showCards,
  shuffle,
  takeCard,
  type Zone,
} from '@tablewright/engine';
import { ACTION_CARDS, AGENDAS, HAND_LIMIT, PLANETS, TILES } from '../content/index.ts';
import { aimOf } from './ballots.ts';
import { moment } from './moments.ts';
import { phaseOrder } from './order.ts';
import { choose, type Option } from './options.ts';
import { kindName } from './pieces.ts';
import { type Entry, powers, type Ti4Ability, type WindowId, type Windows } from './powers.ts';
import type { Aim, Prompt } from './prompts.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** What is named when a card is played. TI-19.3 */
export type Target = Partial<Omit<Ti4['plays'][number], 'seat' | 'card' | 'cancelled'>>;

/** A card that lies open, with what was named. */
export type Play = Ti4['plays'][number];

/** What an action card does at a window. */
interface CardSpec<I extends WindowId> {
  readonly window: I | readonly I[];
  /** Null, or the clause that forbids it now. It reads only what everybody knows. TI-28.2 */
  readonly may?: (g: Ti4, seat: Seat, about: Windows[I]) => string | null;
  /** Names targets and variable costs; nothing is paid yet. TI-19.3 */
  target?(g: Ti4, seat: Seat, about: Windows[I]): Script<Target>;
  /** Trade goods that it costs: while it lies open they are owed. TI-16.2 */
  readonly goods?: number;
  /** Costs, dice and everything else, once nobody has cancelled the card. */
  effect(g: Ti4, seat: Seat, play: Play, about: Windows[I]): Script;
}

/**
 * The entry of an action card: targets are named, the card lies open, the others may cancel it, then it works. TI-19.3
 */
export function actionCard<I extends WindowId>(
  spec: CardSpec<I>,
  more: Omit<Entry, 'abilities'> = {},
): Entry {
  const windows = (typeof spec.window === 'string' ? [spec.window] : spec.window) as readonly I[];
  const abilities = windows.map((window): Ti4Ability<I> => ({
    window,
    ...(spec.may && { may: spec.may }),
    *use(g, seat, about) {
      leaveHand(g, seat, about.card);
      g.discarded[about.card]++;
      const target = spec.target === undefined ? {} : yield* spec.target(g, seat, about);
      const play = layOpen(g, seat, about.card, target);
      const { goods: cost = 0 } = spec;
      g.players[seat].owed += cost;
      yield* moment(g, 'card.played', othersThan(g, seat), () => ({ play: g.plays.length - 1 }), {
        about: { player: seat, actionCard: ACTION_CARDS[about.card].id },
      });
      g.plays.pop();
      g.players[seat].owed -= cost;
      g.cancelled = play.cancelled;
      if (play.cancelled) {
        emit('cancelled', { player: seat, actionCard: ACTION_CARDS[about.card].id });
        return;
      }
      yield* spec.effect(g, seat, play, about);
      g.cancelled = false;
    },
  }));
  return { ...more, abilities: abilities as unknown as Entry['abilities'] };
}

const othersThan = (g: Ti4, seat: Seat): Seat[] => phaseOrder(g).filter((each) => each !== seat);

function layOpen(g: Ti4, seat: Seat, card: number, target: Target): Play {
  const play = playOf(seat, card, target);
  g.plays.push(play);
  emit('played', () => ({
    player: seat,
    actionCard: ACTION_CARDS[card].id,
    kind: play.kind === NONE ? 'none' : kindName(play.kind),
    ...aimOfPlay(g, play),
  }));
  return play;
}

/** What was named, without the verb of an option that named it; the rest is nothing. */
const playOf = (seat: Seat, card: number, target: Target): Play => ({
  planet: target.planet ?? NONE,
  system: target.system ?? NONE,
  player: target.player ?? NONE,
  kind: target.kind ?? NONE,
  damaged: target.damaged ?? false,
  count: target.count ?? NONE,
  outcome: target.outcome ?? NONE,
  law: target.law ?? NONE,
  otherPlanet: target.otherPlanet ?? NONE,
  dice: target.dice ?? [],
  seat,
  card,
  cancelled: false,
});

/** What the card is aimed at, for the log. */
function aimOfPlay(g: Ti4, play: Play): Aim {
  const { card, planet, system, player, kind, count, outcome, law } = play;
  const nothing = { target: `action.${ACTION_CARDS[card].id}`, other: 0, count: 0 };
  if (outcome !== NONE) return predicted(aimOf(g, outcome));
  if (planet !== NONE) return { ...nothing, aim: 'thing', target: `planet.${PLANETS[planet].id}` };
  if (law !== NONE) return { ...nothing, aim: 'thing', target: `agenda.${AGENDAS[law].id}` };
  if (player !== NONE && system !== NONE) {
    const aim = kind === NONE ? 'place' : 'ship';
    return { ...nothing, aim, other: player, target: `system.${TILES[system].id}` };
  }
  if (player !== NONE) return { ...nothing, aim: 'player', other: player };
  if (system !== NONE) return { ...nothing, aim: 'thing', target: `system.${TILES[system].id}` };
  if (count !== NONE) return { ...nothing, aim: 'count', count };
  return { ...nothing, aim: 'nothing' };
}

/** An outcome that is predicted, not aimed at. TI-23.8 */
function predicted(aim: Aim): Aim {
  if (aim.aim === 'player') return { ...aim, aim: 'predictsPlayer' };
  return aim.aim === 'thing' ? { ...aim, aim: 'predicts' } : aim;
}

/** Cancels the card that lies at this place. TI-19.3 */
export function cancel(g: Ti4, play: number): void {
  g.plays[play].cancelled = true;
}

function handOf(g: Ti4, seat: Seat): Zone {
  const { hand, handKnown } = g.players[seat];
  return { cards: hand, known: handKnown };
}

function leaveHand(g: Ti4, seat: Seat, card: number): void {
  takeCard(handOf(g, seat), card);
}

/** Draws action cards; what follows a draw and the hand limit come at once. TI-19.1, TI-27.5 */
export function* drawCards(g: Ti4, seat: Seat, count: number): Script {
  const isDrawn = count > 0 && (g.actionDeck.length > 0 || g.discarded.some((each) => each > 0));
  yield* takeFromDeck(g, seat, count);
  if (isDrawn) yield* moment(g, 'card.drawn', [seat], () => ({}));
  yield* enforceHandLimit(g, seat);
}

/** If the deck runs out, hand limits come before the shuffle. TI-27.5 */
export function* takeFromDeck(g: Ti4, seat: Seat, count: number): Script {
  const drawn: number[] = [];
  for (let left = count; left > 0; left--) {
    if (g.actionDeck.length === 0) {
      tellDrawn(seat, drawn.splice(0));
      yield* enforceHandLimit(g, seat);
      reshuffle(g);
    }
    const card = g.actionDeck.pop();
    if (card === undefined) break;
    putCard(handOf(g, seat), card);
    drawn.push(card);
  }
  tellDrawn(seat, drawn);
}

function tellDrawn(seat: Seat, drawn: readonly number[]): void {
  if (drawn.length === 0) return;
  emit(
    'drewCards',
    { player: seat, count: drawn.length, known: false },
    {
      seats: [seat],
      args: { known: true, actionCards: drawn.map((card) => ACTION_CARDS[card].id) },
    },
  );
}

/** The discard pile becomes the deck. TI-25.1 */
function reshuffle(g: Ti4): void {
  g.discarded.forEach((count, card) => {
    for (let left = count; left > 0; left--) g.actionDeck.push(card);
  });
  if (g.actionDeck.length === 0) return;
  g.discarded.fill(0);
  shuffle(g.actionDeck);
  emit('reshuffled', { deck: 'action' });
}

/** Most action cards that the seat may hold; Infinity without a limit. TI-19.1 */
export function handLimit(g: Ti4, seat: Seat): number {
  if (powers.has(g, seat, 'noHandLimit')) return Infinity;
  let most = HAND_LIMIT;
  for (const limit of powers.all(g, seat, 'handLimit')) most = Math.min(most, limit);
  return most;
}

/** Cards beyond the limit are discarded by choice. TI-19.1, TI-16.8 */
export function* enforceHandLimit(g: Ti4, seat: Seat): Script {
  const most = handLimit(g, seat);
  while (g.players[seat].hand.length > most) {
    const over = g.players[seat].hand.length - most;
    const { actionCard: card } = yield* choose(seat, 'handLimit', () => discards(g, seat), {
      always: true,
      about: { count: over },
    });
    discardCard(g, seat, card);
  }
}

/** Chooses cards of the own hand and discards them. */
export function* discardCards(
  g: Ti4,
  seat: Seat,
  count: number,
  prompt: Prompt<{ count: number }>,
): Script {
  const player = g.players[seat];
  const before = player.owedCards;
  for (let left = Math.min(count, player.hand.length); left > 0; left--) {
    player.owedCards = before + left;
    const { actionCard: card } = yield* choose(seat, prompt, () => discards(g, seat), {
      always: true,
      about: { count: left },
    });
    discardCard(g, seat, card);
  }
  player.owedCards = before;
}

function discards(g: Ti4, seat: Seat): { do: 'discard'; actionCard: number }[] {
  return [...new Set(g.players[seat].hand)].map((actionCard) => ({ do: 'discard', actionCard }));
}

export function discardCard(g: Ti4, seat: Seat, card: number): void {
  leaveHand(g, seat, card);
  g.discarded[card]++;
  emit('discardedCards', { player: seat, actionCards: [ACTION_CARDS[card].id] });
}

export function discardHand(g: Ti4, seat: Seat): void {
  const { hand } = g.players[seat];
  if (hand.length === 0) return;
  emit('discardedCards', {
    player: seat,
    actionCards: hand.map((card) => ACTION_CARDS[card].id),
  });
  for (const card of hand) g.discarded[card]++;
  hand.length = 0;
  g.players[seat].handKnown.length = 0;
}

/** A random card of a hand. */
export function discardAtRandom(g: Ti4, seat: Seat): void {
  const { hand } = g.players[seat];
  if (hand.length > 0) discardCard(g, seat, hand[roll(hand.length)]);
}

/** A random card goes from one hand to another; the two know which. TI-16.9 */
export function* stealAtRandom(g: Ti4, seat: Seat, victim: Seat): Script {
  const { hand } = g.players[victim];
  if (hand.length === 0) return;
  const card = hand[roll(hand.length)];
  yield* passCard(g, victim, seat, card);
  emit(
    'stolen',
    { player: seat, other: victim, known: false },
    { seats: [seat, victim], args: { known: true, actionCards: [ACTION_CARDS[card].id] } },
  );
  yield* enforceHandLimit(g, seat);
}

/** Looks at a hand and takes a card of it; the two know which. TI-16.9 */
export function* stealByChoice(
  g: Ti4,
  seat: Seat,
  victim: Seat,
  prompt: Prompt<{ player: Seat }>,
): Script {
  const { hand } = g.players[victim];
  if (hand.length === 0) return;
  showCards(handOf(g, victim), knownTo(seat));
  emit(
    'sawHand',
    { player: seat, other: victim, known: false },
    {
      seats: [seat, victim],
      args: { known: true, actionCards: hand.map((card) => ACTION_CARDS[card].id) },
    },
  );
  const choice = yield* choose(
    seat,
    prompt,
    (): Option<'takeFromHand' | 'decline'>[] => {
      const cards = [...new Set(g.players[victim].hand)];
      // All of them may have been dealt away meanwhile.
      if (cards.length === 0) return [{ do: 'decline' }];
      return cards.map((each) => ({ do: 'takeFromHand', actionCard: each }));
    },
    { always: true, about: { player: victim } },
  );
  if (choice.do === 'decline') return;
  const { actionCard: card } = choice;
  yield* passCard(g, victim, seat, card);
  emit(
    'tookFromHand',
    { player: seat, other: victim, known: false },
    { seats: [seat, victim], args: { known: true, actionCards: [ACTION_CARDS[card].id] } },
  );
  yield* enforceHandLimit(g, seat);
}

/** A card changes hands face down: only the two still know what they knew of the hand that it left. */
export function* passCard(g: Ti4, from: Seat, to: Seat, card: number): Script {
  forgetCards(handOf(g, from), knownTo(from, to));
  leaveHand(g, from, card);
  putCard(handOf(g, to), card, knownTo(from, to));
}
