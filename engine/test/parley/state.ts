import {
  core,
  flag,
  hidden,
  type Infer,
  int,
  lasting,
  list,
  nobody,
  owner,
  record,
  type Seat,
  type Sees,
  type Zone,
} from '@tablewright/engine';

/** A claimed aim lies open. */
const aimIsSeen: Sees = (seat, [holder], _index, g: Parley) =>
  seat === holder || g.players[holder].claimed;

/** What is on offer is shown to the two who trade. */
const parties: Sees = (seat, _path, _index, g: Parley) =>
  seat === g.table.from || seat === g.table.to;

export const MOST_SEATS = 6;

export const parleySchema = record({
  ...core,
  players: list(
    record({
      goods: int,
      favour: int,
      /** Pledges not yet given to a cause. */
      pledges: int,
      /** How much the next vote counts. */
      voice: int,
      hand: hidden(list(int), { pool: 'cards', sees: owner }),
      aim: hidden(int, { pool: 'aims', sees: aimIsSeen }),
      claimed: flag,
      /** The office in a full court; nobody has one in a bare court. */
      office: int,
      /** The office is exhausted until the next round. */
      isSpent: flag,
      /** Has made a deal with the envoy whose turn it is. */
      dealt: flag,
    }),
  ),
  /** Pledges to each cause, by seat. */
  causes: list(list(int)),
  /** Goods sent to each cause, by seat. */
  gifts: list(list(int)),
  /** Face down; the last card is the top. */
  deck: hidden(list(int), {
    pool: 'cards',
    sees: nobody,
    known: { in: 'spied', seats: MOST_SEATS },
  }),
  /** Players who looked at the top of the deck know it until it is drawn or shuffled. */
  spied: list(int),
  discard: list(int),
  /** Aims that nobody strives for. */
  spareAims: hidden(list(int), { pool: 'aims', sees: nobody }),
  /** An offer under way: what one seat lays before another. */
  table: record({
    from: int,
    to: int,
    goods: int,
    cards: hidden(list(int), { pool: 'cards', sees: parties }),
  }),
  /** Goods nobody has. */
  supply: int,
  /** Laws in force for all. */
  laws: list(int),
  /** With whom the letter of each envoy lies; in a bare court there are none. */
  letters: list(int),
  effects: lasting('vote', 'round'),
  speaker: int,
  /** Whose turn it is; nobody's between turns. */
  acting: int,
  round: int,
  /** Turns begun. */
  turn: int,
});

export type Parley = Infer<typeof parleySchema>;

export const deckOf = (g: Parley): Zone => ({ cards: g.deck, known: g.spied });

export const NOBODY = -1;

/** All seats round the table, beginning with this one. */
export function seatsFrom(g: Parley, first: Seat): Seat[] {
  return g.players.map((_, i) => (first + i) % g.players.length);
}

export function othersThan(g: Parley, seat: Seat): Seat[] {
  return seatsFrom(g, seat).slice(1);
}

export function takeGoods(g: Parley, seat: Seat, wanted: number): number {
  const taken = Math.min(wanted, g.supply);
  g.supply -= taken;
  g.players[seat].goods += taken;
  return taken;
}
