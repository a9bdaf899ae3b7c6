import { type Seat, vocabulary } from '@tablewright/engine';
import type { AIMS, CAUSES, LAWS, OFFICES, VOTES, Wile } from './content.ts';

type Aim = (typeof AIMS)[number];
type Vote = (typeof VOTES)[number];
type WileId = Wile['id'];

export interface Steps {
  deal: [];
  appointments: [];
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
  appointed: { player: Seat; office: (typeof OFFICES)[number] };
  hushed: { player: Seat; other: Seat };
  guarded: { player: Seat; other: Seat };
  entrusted: { player: Seat; other: Seat };
  read: { player: Seat; other: Seat };
  enacted: { law: (typeof LAWS)[number] };
  voted: { seats: readonly Seat[]; votes: readonly Vote[]; won: Vote };
  seated: { seats: readonly Seat[]; bids: readonly (WileId | 'nothing')[]; speaker: Seat };
  claimed: { player: Seat; aim: Aim };
  acclaimed: { seats: readonly Seat[] };
}

/** The questions of a match and what they tell. */
export interface Prompts {
  cause: object;
  action: object;
  victim: object;
  hush: object;
  stolen: { player: Seat };
  send: { goods: number };
  drop: { most: number };

  give: object;
  want: object;
  reply: { offered: readonly WileId[]; wanted: 'good' | 'card' };
  counter: object;
  pay: object;

  veto: { player: Seat; wile: WileId };
  debate: { round: number };
  vote: object;
  bid: object;
  claims: object;
}

export const { schedule, stepCall, emit } = vocabulary<Steps, Events>();
