import {
  eventFor,
  type GameEvent,
  type OfferedOption,
  type Plain,
  type Seat,
} from '@tablewright/engine';
import type {
  LogEntry,
  MatchInfo,
  Move,
  PositionView,
  QuestionView,
  Snapshot,
  WireQuestion,
} from '@tablewright/protocol';
import { diff } from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import { settledClocks } from './time.ts';
import type { Live } from './live.ts';
import { seatInfos } from './record.ts';

/** The log of a snapshot is about this long. */
const LOG = 80;

export function infoOf({ ledger, record, audience }: Live): MatchInfo {
  const { match } = ledger;
  return {
    id: record.id,
    game: match.game.id,
    rules: match.game.rulesVersion,
    setup: match.setup,
    seats: seatInfos(record, (seat) => audience.isOnline(seat)),
    clock: record.clock,
    commitment: match.commitment,
    started: record.started,
  };
}

export function showSnapshot(live: Live, listener: Listener): void {
  const { viewer, seats } = listener;
  const position = positionFor(live, viewer);
  live.audience.shown.set(viewer, position.state);
  const snapshot: Snapshot = {
    info: infoOf(live),
    mine: seats,
    viewer,
    position,
    log: logFor(live, viewer),
    chat: live.record.chat,
    clocks: settledClocks(live),
    proposal: live.proposal,
  };
  listener.send({ t: 'snapshot', snapshot });
}

export function showSeats(live: Live, except?: Listener): void {
  const { seats } = infoOf(live);
  live.audience.tell(() => ({ t: 'seats', seats }), except);
}

/** Tells everybody, each with their own eyes, what a decision changed; or, without a seat, that the match ended. */
export function showMove(
  live: Live,
  seat: Seat | null,
  events: readonly GameEvent[],
  undone = false,
): void {
  const { audience, record } = live;
  audience.tell((viewer): Move => {
    const { state, question, ending, ...position } = positionFor(live, viewer);
    const before = audience.shown.get(viewer) ?? null;
    audience.shown.set(viewer, state);
    return {
      t: 'move',
      ...position,
      seat,
      events: events.map((event) => {
        const { type, args } = eventFor(event, viewer);
        return [type, args] as const;
      }),
      patch: diff(before, state),
      question: question && shorten(live, question),
      ...(record.clocks && { clocks: settledClocks(live)! }),
      ...(ending && { ending }),
      ...(undone && { undone: true as const }),
    };
  });
}

function positionFor(live: Live, viewer: Seat): PositionView {
  const { ledger, ending } = live;
  const { state, decisions, asked, question } = ledger.match.observe(viewer);
  return {
    n: decisions,
    epoch: ledger.epoch,
    state: state as unknown as Plain,
    asked: ending === null ? asked : [],
    question: ending === null ? question : null,
    undo: ending === null ? ledger.undoRight(viewer) : 'nothing',
    ending,
  };
}

function logFor({ ledger }: Live, viewer: Seat): LogEntry[] {
  const { happened } = ledger;
  const log: LogEntry[][] = [];
  let length = 0;
  for (let i = happened.length - 1; i >= 0 && length < LOG; i--) {
    const { n, seat, events } = happened[i];
    log.unshift(events.map((event) => ({ n, seat, ...eventFor(event, viewer) })));
    length += events.length;
  }
  return log.flat().slice(-LOG);
}

/** Options go by their keys where the game spells them out from these alone. */
function shorten({ deps: { game } }: Live, { prompt, about, options }: QuestionView): WireQuestion {
  const short = (option: OfferedOption): string | OfferedOption => {
    const spelt = game.spell?.(prompt, option.key);
    const isSame =
      spelt?.target === option.target &&
      JSON.stringify(spelt.message) === JSON.stringify(option.message);
    return isSame ? option.key : option;
  };
  return { prompt, about, options: options.map(short) };
}
