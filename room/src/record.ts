import type { Plain, Seat } from '@tablewright/engine';
import type {
  ChatLine,
  ClockTerms,
  Clocks,
  Ending,
  ReactionTerms,
  SeatInfo,
} from '@tablewright/protocol';

/** What a host stores of a room besides the journal: plain data with the key in it, for the host alone. */
export interface RoomRecord {
  readonly id: string;
  readonly started: number;
  readonly key: string;
  readonly seats: readonly SeatRecord[];
  readonly clock: ClockTerms;
  readonly clocks: Clocks | null;
  /** How long the table waits for reactions; `usual` in matches of earlier versions. */
  readonly reactions?: ReactionTerms;
  /** The players have agreed that suggestions are allowed. */
  readonly hints?: true;
  /** Players may address the chat to some seats. */
  readonly whispers?: true;
  /** Who conceded, in order. */
  readonly conceded: readonly Seat[];
  /** How the match ended, if not by its rules. */
  readonly ending: Omit<Ending, 'key'> | null;
}

/** A stored line of chat: beside the record, since each line is written on its own. */
export interface SaidLine extends ChatLine {
  /** The host's id of a spectator. */
  readonly by?: string;
}

export interface SeatRecord {
  readonly name: string;
  /** The person of the seat, even while a bot plays it. */
  readonly kind: 'person' | 'bot';
  /** The level of the bot that plays the seat now; null while its person does. */
  readonly level: string | null;
  /** Its person has an account. */
  readonly account?: true;
}

/** Seats that people play now: only they lose time, and only they are asked to consent. */
export function peopleIn({ seats }: RoomRecord): Seat[] {
  return seats.flatMap(({ level }, seat) => (level === null ? [seat] : []));
}

/** Seats whose people have not conceded, including those that a bot plays for them. */
export function contendersIn({ seats, conceded }: RoomRecord): Seat[] {
  return seats.flatMap(({ kind }, seat) =>
    kind === 'person' && !conceded.includes(seat) ? [seat] : [],
  );
}

export function withLevel(record: RoomRecord, seat: Seat, level: string | null): SeatRecord[] {
  return record.seats.map((kept, at) => (at === seat ? { ...kept, level } : kept));
}

/** Renames the person of these seats. */
export function withName(
  { seats }: RoomRecord,
  theirs: readonly Seat[],
  name: string,
  isAccount: boolean,
): SeatRecord[] {
  return seats.map((kept, seat) => {
    if (!theirs.includes(seat)) return kept;
    const { account: _before, ...rest } = kept;
    return { ...rest, name, ...(isAccount && { account: true }) };
  });
}

export function seatInfos(record: RoomRecord, isOnline: (seat: Seat) => boolean): SeatInfo[] {
  return record.seats.map(({ name, kind, level, account }, seat) => {
    const conceded = record.conceded.includes(seat);
    return {
      name,
      player: level === null ? 'person' : 'bot',
      ...(level !== null && { level }),
      ...(kind === 'person' && level !== null && !conceded && { standIn: true }),
      online: kind === 'bot' || isOnline(seat),
      ...(conceded && { conceded }),
      ...(account && { account }),
    };
  });
}

/** Does a person play this seat now? */
export function isPersonAt({ seats }: RoomRecord, seat: Seat): boolean {
  return seats[seat]?.level === null;
}

/** Who sits where, for the header of the journal. */
export function playersOf(seats: readonly SeatRecord[]): Plain[] {
  return seats.map(({ name, kind, level }): Plain => (kind === 'bot' ? { name, level } : { name }));
}
