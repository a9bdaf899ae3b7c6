import type { MatchCard } from '@tablewright/protocol';

/** What lists show of a match, the same for every viewer. */
export interface StoredCard {
  readonly players: readonly string[];
  readonly turn: number;
  /** Seats that are asked something. */
  readonly waiting: readonly number[];
  /** Seats that are asked in secret: only their own people may know. */
  readonly reacting?: readonly number[];
}

/** A match as lists need it. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly started: number;
  readonly changed: number;
  readonly over: boolean;
  readonly card: StoredCard;
}

export function cardFor(
  { id, game, started, changed, over, card }: Listed,
  mySeats: readonly number[],
  pages: readonly number[] = [],
): MatchCard {
  const { waiting, reacting = [] } = over ? { waiting: [] } : card;
  return {
    id,
    game,
    players: card.players,
    pages,
    turn: card.turn,
    myTurn: [...waiting, ...reacting].some((seat) => mySeats.includes(seat)),
    waitingFor: waiting.map((seat) => card.players[seat]),
    over,
    changed,
    started,
  };
}
