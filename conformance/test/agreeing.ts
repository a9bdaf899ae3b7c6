import {
  type Accords,
  choose,
  type DealBook,
  type Game,
  LawError,
  type OrderBook,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { cardPrompt, NOTHING, type Tiny, tiny, wordPrompt } from './tiny.ts';

/** An order to say one thing to everything. */
export function shouting(answer: string | null, prompts = ['word']): OrderBook<Tiny> {
  const order = { key: 'shout', message: { id: 'order.shout' } };
  return {
    prompts,
    offered: () => [order],
    fitting: (_g, _seat, { prompt }) => (prompt === 'word' ? [order] : []),
    answer: (_g, _seat, { prompt }) => (prompt === 'word' ? answer : null),
  };
}

/** The seats agree to put a coin into the note. */
export const coins: Accords<Tiny> = {
  parties: () => [0, 1],
  forbids: () => null,
  *carryOut(g) {
    g.note++;
  },
  examples: () => ['coin:0'],
};

/** A deal of a coin that nobody has to own. */
export function dealing(deals: DealBook<Tiny>): Game<Tiny> {
  const accords = { ...coins, examples: () => ['deal:0:1:coin*1:'] };
  return tiny({ play: playOpenly, accords, deals });
}

/** A card, open to accords and with its options listed whenever they are needed. */
export function playOpenly(g: Tiny, seat: Seat): Script {
  return playFrom(g, seat, () => [...g.hands[seat], NOTHING]);
}

/** The same with options that an accord does not change, though it changes the hand. */
export function playStale(g: Tiny, seat: Seat): Script {
  const hand = [...g.hands[seat], NOTHING];
  return playFrom(g, seat, () => hand);
}

function* playFrom(g: Tiny, seat: Seat, options: () => readonly number[]): Script {
  const card = yield* choose(seat, cardPrompt, options, { always: true, accords: true });
  if (card === NOTHING) return;
  const at = g.hands[seat].indexOf(card);
  if (at < 0) throw new LawError('The card is gone.');
  g.open.push(...g.hands[seat].splice(at, 1));
}

/** A word twice, open to accords; the note is counted before the second and written down after it. */
export function* playKept(g: Tiny, seat: Seat): Script {
  const words = [0, 1];
  yield* choose(seat, wordPrompt, () => words, { accords: true });
  const { note } = g;
  yield* choose(seat, wordPrompt, () => words, { accords: true });
  g.note = note;
  yield* playOpenly(g, seat);
}

/** Two seats agree to put a card away that lies in a hand. */
export const cardGiving: Accords<Tiny> = {
  ...coins,
  *carryOut(g) {
    for (const hand of g.hands) g.open.push(...hand.splice(0));
  },
};
