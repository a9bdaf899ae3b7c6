import {
  type Accords,
  type Chance,
  type Deal,
  type DealBook,
  dealKey,
  HIDDEN,
  type Lot,
  readDeal,
  type Script,
  type Seat,
  type Tradable,
} from '@tablewright/engine';
import { ACTION_CARDS, NOTES } from '../content/index.ts';
import { enforceHandLimit, handLimit, passCard } from './cards.ts';
import { areNeighbours } from './galaxy.ts';
import { moment } from './moments.ts';
import { phaseOrder, speakerOrder } from './order.ts';
import { passNote } from './note-play.ts';
import { couldHold, kindOfNote, notesOfOwner, ownerOfNote } from './notes.ts';
import { isUnseen, powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** What can change hands in any number. TI-16.3 */
const THINGS = ['goods', 'commodities'] as const;
type Thing = (typeof THINGS)[number];

/**
 * Is a transaction of the active player possible, by what everybody knows: has a neighbour with whom there was none yet
 * something to give, or is there something to give to one? TI-16.2
 */
export function couldTrade(g: Ti4): boolean {
  const { seat, traded } = g.turn;
  return g.players.some(
    ({ eliminated }, other) =>
      other !== seat &&
      !eliminated &&
      (traded & (1 << other)) === 0 &&
      (hasSomething(g, seat, other) || hasSomething(g, other, seat)) &&
      turnVerdict(g, seat, other) === null,
  );
}

/** Trade goods that the active player could still be given on this turn. TI-15.3, TI-16.2 */
export function goodsInReach(g: Ti4): number {
  const { seat, traded } = g.turn;
  return g.players.reduce((sum, { eliminated, goods, commodities }, other) => {
    const isOut = other === seat || eliminated || (traded & (1 << other)) !== 0;
    return isOut || turnVerdict(g, seat, other) !== null ? sum : sum + goods + commodities;
  }, 0);
}

/** Has the giver anything that could change hands? TI-16.3 */
function hasSomething(g: Ti4, giver: Seat, taker: Seat): boolean {
  const { goods, commodities, notes, hand } = g.players[giver];
  if (goods + commodities + notes.length > 0) return true;
  return hand.length > 0 && tradeCards(g, giver, taker);
}

/** Things that are cards: `note-ceasefire-2` is the Ceasefire of seat 2, `card-sabotage` an action card. */
const NOTE = /^note-(.+)-(\d)$/;
const CARD = /^card-(.+)$/;

/** At most one promissory note of each side. TI-17.2 */
const NOTES_IN_A_DEAL = 1;

/** A turn's player trades with neighbours, everybody with everybody while an agenda is before the council. TI-16.2, TI-16.4 */
export const accords: Accords<Ti4> = {
  // At any time of a turn, whoever is asked.
  open: (g) => g.phase === 'action',
  parties(g, key) {
    const deal = dealIn(g, key);
    return deal === null ? null : [deal.from, deal.to];
  },
  forbids(g, key) {
    const deal = dealIn(g, key);
    return deal === null ? 'TI-16.3' : verdict(g, deal);
  },
  *carryOut(g, key) {
    const { from, to, gives, wants } = readDeal(key)!;
    handOver(g, from, to, gives);
    handOver(g, to, from, wants);
    remember(g, from, to);
    tell({ from, to, gives, wants });
    // Of two who gain a point by it, the first in order gains first.
    for (const taker of inOrder(g, [from, to]))
      if (taker === to) yield* handCards(g, from, to, gives);
      else yield* handCards(g, to, from, wants);
    for (const seat of inOrder(g, [from, to])) yield* enforceHandLimit(g, seat);
    for (const by of inOrder(g, [from, to]))
      yield* moment(g, 'transaction.done', phaseOrder(g), () => ({ by }), {
        about: { player: by },
      });
  },
  examples(g, chance) {
    const open = g.phase === 'action' ? [g.turn.seat] : speakerOrder(g);
    return open.flatMap((from) =>
      g.players.flatMap((_, to) => {
        if (to === from) return [];
        const any = { from, to, gives: someOf(g, from, chance), wants: someOf(g, to, chance) };
        return [swap(g, from, to), any]
          .filter(({ gives, wants }) => gives.length + wants.length > 0)
          .filter((deal) => verdict(g, deal) === null)
          .map(dealKey);
      }),
    );
  },
};

export const deals: DealBook<Ti4> = {
  tradable: (view, giver, taker) => [
    ...THINGS.filter((thing) => view.players[giver][thing] > 0).map((thing): Tradable => ({
      thing,
      most: view.players[giver][thing],
      message: { id: `thing.${thing}` },
    })),
    ...tradableNotes(view, giver),
    ...(tradeCards(view, giver, taker) ? tradableCards(view, giver) : []),
  ],
  forbids: (view, deal) => verdict(view, deal),
};

/** Notes that the giver could hold, by what the viewer knows. */
function tradableNotes(view: Ti4, giver: Seat): Tradable[] {
  return view.players.flatMap((_, owner) =>
    notesOfOwner(owner)
      .filter((note) => holdsNote(view, giver, note))
      .map((note): Tradable => {
        const { id } = NOTES[kindOfNote(view, note)];
        return {
          thing: thingOfNote(view, note),
          most: 1,
          message: { id: 'thing.note', about: { note: id, player: owner } },
          target: `note:${id}:${owner}`,
        };
      }),
  );
}

/** Does the player hold the note, as far as this state or view tells? */
function holdsNote(g: Ti4, seat: Seat, note: number): boolean {
  const holder = g.players.findIndex(({ notes }) => notes.includes(note));
  if (holder !== NONE) return holder === seat;
  return g.players[seat].notes.includes(HIDDEN) && couldHold(g, seat, note);
}

function tradableCards(view: Ti4, giver: Seat): Tradable[] {
  const { hand } = view.players[giver];
  const hidden = hand.filter((card) => card === HIDDEN).length;
  return [...ACTION_CARDS.keys()].flatMap((card): Tradable[] => {
    const seen = hand.filter((each) => each === card).length;
    const most = Math.min(seen + hidden, ACTION_CARDS[card].count - view.discarded[card]);
    if (most <= 0 || (seen === 0 && !isUnseen(view, card))) return [];
    const { id } = ACTION_CARDS[card];
    return [
      {
        thing: `card-${id}`,
        most,
        message: { id: 'thing.actionCard', about: { actionCard: id } },
        target: `card:${id}`,
      },
    ];
  });
}

/** Action cards change hands only with a player who trades them. TI-16.3 */
function tradeCards(g: Ti4, one: Seat, other: Seat): boolean {
  return [one, other].some((seat) => powers.has(g, seat, 'tradesCards'));
}

/** What forbids a transaction now. TI-16.1, TI-16.2, TI-16.3, TI-16.4, TI-17.2 */
function verdict(g: Ti4, deal: Deal): string | null {
  const { from, to, gives, wants } = deal;
  const clause = isCouncil(g) ? councilVerdict(g, from, to) : turnVerdict(g, from, to);
  if (clause !== null) return clause;
  if (g.players[from].eliminated || g.players[to].eliminated) return 'TI-24.2';
  const given = [...gives, ...wants];
  if (given.some(({ thing }) => CARD.test(thing)) && !tradeCards(g, from, to)) return 'TI-16.3';
  for (const lots of [gives, wants])
    if (lots.filter(({ thing }) => NOTE.test(thing)).length > NOTES_IN_A_DEAL) return 'TI-17.2';
  if (given.some(({ thing }) => isLaidOut(g, noteIn(g, thing)))) return 'TI-17.2';
  if (!canGive(g, from, gives) || !canGive(g, to, wants)) return 'TI-16.3';
  if (g.players.some(({ hand }, seat) => hand.length > handLimit(g, seat))) return 'TI-16.8';
  return canStillPay(g, deal) ? null : 'TI-16.2';
}

/** Can both still pay what they owe, also if a third player takes something from them at once? TI-16.2, TI-26.7 */
function canStillPay(g: Ti4, { from, to, gives, wants }: Deal): boolean {
  return [
    { seat: from, given: gives, got: wants },
    { seat: to, given: wants, got: gives },
  ].every(({ seat, given, got }) => {
    const { goods, owed, hand, owedCards } = g.players[seat];
    if (owedCards > 0 && hand.length - cardsIn(given, CARD) + cardsIn(got, CARD) < owedCards)
      return false;
    if (owed === 0) return true;
    const left =
      goods - countOf(given, 'goods') + countOf(got, 'goods') + countOf(got, 'commodities');
    return left - takenFrom(g, seat, left) >= owed;
  });
}

/** Trade goods that others may take after a transaction that leaves the seat so many. TI-26.7 */
function takenFrom(g: Ti4, seat: Seat, goods: number): number {
  const player = g.players[seat];
  const before = player.goods;
  player.goods = goods;
  const takers = g.players.filter((_, other) =>
    powers
      .at(g, other, 'transaction.done')
      .some((found) => powers.verdict(g, other, found, { by: seat }) === null),
  );
  player.goods = before;
  return takers.length;
}

const isCouncil = (g: Ti4): boolean => g.phase === 'agenda' && g.council.agenda !== NONE;

/** Does the note lie face up before somebody? TI-17.2 */
function isLaidOut(g: Ti4, note: number): boolean {
  return g.players.some(({ displayed }) => displayed.includes(note));
}

/** While an agenda is being resolved, one with each other player. TI-16.4 */
function councilVerdict(g: Ti4, from: Seat, to: Seat): string | null {
  return (g.council.traded[from] & (1 << to)) === 0 ? null : 'TI-16.4';
}

/** On a turn its player makes one with each neighbour. TI-16.1, TI-16.2 */
function turnVerdict(g: Ti4, from: Seat, to: Seat): string | null {
  if (g.phase !== 'action' || (g.turn.seat !== from && g.turn.seat !== to)) return 'TI-16.2';
  if ((g.turn.traded & (1 << partnerIn(g, from, to))) !== 0) return 'TI-16.2';
  const trades = [from, to].some((seat) => powers.has(g, seat, 'tradesWithAll'));
  return trades || areNeighbours(g, from, to) ? null : 'TI-16.1';
}

function remember(g: Ti4, from: Seat, to: Seat): void {
  if (isCouncil(g)) {
    g.council.traded[from] |= 1 << to;
    g.council.traded[to] |= 1 << from;
  } else g.turn.traded |= 1 << partnerIn(g, from, to);
}

/** The active player first, in the council whoever is nearer to the speaker. TI-1.8 */
function inOrder(g: Ti4, seats: readonly Seat[]): Seat[] {
  const order = isCouncil(g) ? speakerOrder(g) : [g.turn.seat, ...speakerOrder(g)];
  return [...new Set(order)].filter((seat) => seats.includes(seat));
}

/** A card that the viewer cannot see could be any that may be there. */
function canGive(g: Ti4, seat: Seat, lots: readonly Lot[]): boolean {
  const player = g.players[seat];
  return lots.every(({ thing, count }) => {
    if (isThing(thing)) return count <= player[thing];
    const note = noteIn(g, thing);
    if (note !== NONE) return count === 1 && holdsNote(g, seat, note);
    const card = cardIn(thing);
    const seen = player.hand.filter((each) => each === card).length;
    return count <= seen + player.hand.filter((each) => each === HIDDEN).length;
  });
}

/** Commodities become trade goods in another's hands. TI-15.3 */
function handOver(g: Ti4, from: Seat, to: Seat, lots: readonly Lot[]): void {
  for (const { thing, count } of lots)
    if (isThing(thing)) {
      g.players[from][thing] -= count;
      g.players[to].goods += count;
    }
}

function* handCards(g: Ti4, from: Seat, to: Seat, lots: readonly Lot[]): Script {
  for (const { thing, count } of lots) {
    const note = isThing(thing) ? NONE : noteIn(g, thing);
    if (note !== NONE) passNote(g, from, to, note);
    else if (!isThing(thing))
      for (let left = count; left > 0; left--) yield* passCard(g, from, to, cardIn(thing));
  }
}

function tell({ from, to, gives, wants }: Deal): void {
  emit(
    'traded',
    {
      player: from,
      other: to,
      givesFirst: firstOf(gives),
      givesGoods: countOf(gives, 'goods'),
      givesCommodities: countOf(gives, 'commodities'),
      givesNotes: cardsIn(gives, NOTE),
      givesCards: cardsIn(gives, CARD),
      getsFirst: firstOf(wants),
      getsGoods: countOf(wants, 'goods'),
      getsCommodities: countOf(wants, 'commodities'),
      getsNotes: cardsIn(wants, NOTE),
      getsCards: cardsIn(wants, CARD),
      known: false,
    },
    {
      seats: [from, to],
      args: {
        known: true,
        swapped: [...gives, ...wants]
          .map(({ thing }) => thing)
          .filter((thing) => !isThing(thing))
          .map(nameOfThing),
      },
    },
  );
}

/** The kind that a list of these things begins with. */
function firstOf(lots: readonly Lot[]): string {
  if (countOf(lots, 'goods') > 0) return 'goods';
  if (countOf(lots, 'commodities') > 0) return 'commodities';
  if (cardsIn(lots, NOTE) > 0) return 'notes';
  return lots.length > 0 ? 'cards' : 'nothing';
}

function cardsIn(lots: readonly Lot[], pattern: RegExp): number {
  return lots.reduce((sum, { thing, count }) => (pattern.test(thing) ? sum + count : sum), 0);
}

/** `note.ceasefire`, `action.sabotage`. */
function nameOfThing(thing: string): string {
  const [, note] = NOTE.exec(thing) ?? [];
  return note === undefined ? `action.${CARD.exec(thing)![1]}` : `note.${note}`;
}

const countOf = (lots: readonly Lot[], thing: Thing): number =>
  lots.find((lot) => lot.thing === thing)?.count ?? 0;

const isThing = (thing: string): thing is Thing => THINGS.some((known) => known === thing);

const thingOfNote = (g: Ti4, note: number): string =>
  `note-${NOTES[kindOfNote(g, note)].id}-${ownerOfNote(note)}`;

/** The note that this thing is, or NONE; nobody has notes before factions are taken. */
function noteIn(g: Ti4, thing: string): number {
  const [, , owner] = NOTE.exec(thing) ?? [];
  if (owner === undefined || (g.players[Number(owner)]?.faction ?? NONE) === NONE) return NONE;
  return notesOfOwner(Number(owner)).find((note) => thingOfNote(g, note) === thing) ?? NONE;
}

/** The kind of action card that this thing is, or NONE. */
function cardIn(thing: string): number {
  const [, id] = CARD.exec(thing) ?? [];
  return ACTION_CARDS.findIndex((card) => card.id === id);
}

/** The deal with this key, if it is one of this game. */
function dealIn(g: Ti4, key: string): Deal | null {
  const deal = readDeal(key);
  if (deal === null || Math.max(deal.from, deal.to) >= g.players.length) return null;
  const isKnown = ({ thing }: Lot): boolean =>
    isThing(thing) || noteIn(g, thing) !== NONE || cardIn(thing) !== NONE;
  return [...deal.gives, ...deal.wants].every(isKnown) ? deal : null;
}

/** Of two who trade, the one whose turn it is not. */
function partnerIn(g: Ti4, from: Seat, to: Seat): Seat {
  return g.turn.seat === from ? to : from;
}

/** As many commodities for as many: what neighbours do most. TI-15.3 */
function swap(g: Ti4, from: Seat, to: Seat): Deal {
  const count = Math.min(g.players[from].commodities, g.players[to].commodities);
  const lots = count === 0 ? [] : [{ thing: 'commodities', count }];
  return { from, to, gives: lots, wants: lots };
}

function someOf(g: Ti4, seat: Seat, chance: Chance): Lot[] {
  const { notes, hand } = g.players[seat];
  const goods = THINGS.flatMap((thing) => {
    const most = Math.min(3, g.players[seat][thing]);
    const count = chance.below(most + 1);
    return count === 0 ? [] : [{ thing, count }];
  });
  const cards = [
    ...(notes.length > 0 ? [thingOfNote(g, notes[chance.below(notes.length)])] : []),
    ...(hand.length > 0 ? [`card-${ACTION_CARDS[hand[chance.below(hand.length)]].id}`] : []),
  ];
  return [
    ...goods,
    ...cards.filter(() => chance.below(3) === 0).map((thing) => ({ thing, count: 1 })),
  ];
}
