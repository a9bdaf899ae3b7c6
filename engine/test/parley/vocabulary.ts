import { type Seat, vocabulary } from '@tablewright/engine';
import type { AIMS, CAUSES, VOTES, Wile } from './content.ts';

type Aim = (typeof AIMS)[number];
type Vote = (typeof VOTES)[number];
type WileId = Wile['id'];

export interface Steps {
  deal: [];
  ceremony: [];
  round: [];
  turn: [seat: Seat];
  debate: [];
  vote: [];
  bidForChair: [];
  claims: [];
}

/** Events of a match; what stands below `secret` goes only to the seats concerned. */
interface Events {
  dealt: { player: Seat; secret: { hand: readonly WileId[]; aim: Aim } };
  pledged: { player: Seat; cause: (typeof CAUSES)[number] };
  turn: { player: Seat };
  sent: { player: Seat; cause: (typeof CAUSES)[number]; goods: number };

  played: { player: Seat; wile: WileId };
  vetoed: { player: Seat; wile: WileId };
  took: { player: Seat; goods: number };
  gambled: { player: Seat; die: number; goods: number };
  spied: { player: Seat; secret: { cards: readonly WileId[] } };
  stolen: { player: Seat; victim: Seat; secret: { card: WileId } };
  reshuffled: { cards: number };
  drew: { player: Seat; secret: { card: WileId } };

  offered: { player: Seat; to: Seat };
  countered: { player: Seat };
  traded: { player: Seat; other: Seat; isAgreed: boolean };
  paid: { player: Seat; to: Seat; secret: { card: WileId } };

  exchanged: {
    player: Seat;
    other: Seat;
    gaveGoods: number;
    gotGoods: number;
    gaveCards: number;
    gotCards: number;
    secret: { gave: readonly WileId[]; got: readonly WileId[] };
  };
  dropped: { player: Seat; wile: WileId };

  bribed: { player: Seat };
  voted: { seats: readonly Seat[]; votes: readonly Vote[]; won: Vote };
  seated: { seats: readonly Seat[]; bids: readonly (WileId | 'nothing')[]; speaker: Seat };
  claimed: { player: Seat; aim: Aim };
  acclaimed: { seats: readonly Seat[] };
}

export const { schedule, stepCall, emit } = vocabulary<Steps, Events>();
