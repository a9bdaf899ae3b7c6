import {
  eventFor,
  type GameEvent,
  type Match,
  offer,
  type OfferedOption,
  openlyAsked,
  type Seat,
  SPECTATOR,
  TABLE,
} from '@tablewright/engine';
import type {
  Asked,
  LogEntry,
  MatchInfo,
  Move,
  PositionView,
  Snapshot,
  WireQuestion,
} from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import { isReadBy } from './chat.ts';
import { Changes } from './changes.ts';
import { deskFor, deskGist } from './offers.ts';
import { orderGist, ordersFor } from './orders.ts';
import { allowsHints } from './hints.ts';
import { settledClocks } from './time.ts';
import type { Live } from './live.ts';
import { seatInfos } from './record.ts';
import { LOG, type Told } from './standing.ts';

export function infoOf({ ledger, record, audience, deps }: Live): MatchInfo {
  const { match } = ledger;
  return {
    id: record.id,
    game: match.game.id,
    rules: ledger.rules,
    ...(ledger.update && { update: ledger.update }),
    setup: match.setup,
    seats: seatInfos(record, (seat) => audience.isOnline(seat)),
    clock: record.clock,
    ...(deps.rated && { rated: true }),
    ...(record.reactions && { reactions: record.reactions }),
    ...(allowsHints(deps, record) && { hints: true }),
    ...(record.whispers && { whispers: true }),
    commitment: match.commitment,
    started: record.started,
  };
}

export function showSnapshot(live: Live, listener: Listener): void {
  const { viewer, seats } = listener;
  const position = positionFor(live, viewer);
  const snapshot: Snapshot = {
    info: infoOf(live),
    mine: seats,
    viewer,
    position,
    log: logFor(live, viewer),
    chat: live.chat.filter((line) => isReadBy(line, viewer)),
    clocks: settledClocks(live),
    proposal: live.proposal,
    ...ordersIn(live, listener),
    ...deskIn(live, listener),
  };
  listener.send({ t: 'snapshot', snapshot });
  if (seats.length > 1) live.reactions.tellSharedDevices();
}

function ordersIn(live: Live, { viewer, told }: Listener): Pick<Snapshot, 'orders'> {
  const orders = ordersFor(live, viewer);
  if (orders === null) return {};
  told.orders = orderGist(live, viewer);
  return { orders };
}

function deskIn(live: Live, { viewer, told }: Listener): Pick<Snapshot, 'desk'> {
  const desk = deskFor(live, viewer);
  if (desk === null) return {};
  told.desk = deskGist(desk);
  return { desk };
}

export function showSeats(live: Live, except?: Listener): void {
  const { seats } = infoOf(live);
  live.audience.tell(() => ({ t: 'seats', seats }), except);
}

/** What has happened to a match. */
interface Happening {
  /** The state before. */
  readonly before: object;
  /** Who has decided; null if the match ended or something was taken back. */
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly undone?: true;
}

/** Sends everyone what a decision changed in their view. Equal views share one message. */
export function showMove(live: Live, { before, seat, events, undone }: Happening): void {
  const { audience, ledger, ending } = live;
  const { match } = ledger;
  const changes = new Changes(match.game, before, match.state);
  const { decisions: n } = match;
  const { epoch } = ledger;
  const asked = ending === null ? askedIn(match) : [];
  const clocks = settledClocks(live) ?? undefined;
  const hasSecrets = events.some(({ secret }) => secret !== undefined);
  const open = eventsFor(events, SPECTATOR);
  const made: Move[] = [];
  audience.tell((viewer): Move => {
    const patch = changes.for(viewer);
    const question = ending === null ? questionFor(match, viewer) : null;
    const undo = undoFor(live, viewer);
    const alike = made.find(
      (move) => move.patch === patch && move.undo === undo && move.question === question,
    );
    if (alike !== undefined && !hasSecrets) return alike;
    const told = hasSecrets ? eventsFor(events, viewer) : open;
    const move: Move = {
      t: 'move',
      n,
      epoch,
      seat,
      events: told,
      patch,
      asked,
      ...reactionsFor(live, viewer),
      question,
      undo,
      clocks,
      ending: ending ?? undefined,
      undone,
    };
    made.push(move);
    return move;
  });
  live.reactions.tellSharedDevices();
}

function positionFor(live: Live, viewer: Seat): PositionView {
  const { ledger, ending, finale } = live;
  const { match } = ledger;
  const { state, asked, question } = match.observe(viewer);
  return {
    n: live.shown.decisions,
    epoch: ledger.epoch,
    state: finale === null ? state : match.game.view(finale.state, viewer),
    asked: ending === null ? asked : [],
    ...reactionsFor(live, viewer),
    question: ending === null ? question : null,
    undo: undoFor(live, viewer),
    ending,
  };
}

function logFor({ ledger, finale }: Live, viewer: Seat): LogEntry[] {
  const recent: readonly Told[] = finale?.recent ?? ledger.recent;
  const entries = recent.flatMap(({ answer, events }): LogEntry[] => {
    if (events === null) return [];
    const { n } = answer ?? OPENING;
    const isOpen = answer !== null && !answer.quiet && answer.seat !== TABLE;
    const seat = isOpen ? answer.seat : null;
    const told = JSON.parse(events) as GameEvent[];
    return told.map((event) => ({ n, seat, ...eventFor(event, viewer) }));
  });
  return entries.slice(-LOG);
}

/** Where the log places what happened before the first decision. */
const OPENING = { n: -1 } as const;

function askedIn(match: Match): Asked[] {
  return openlyAsked(match.asks);
}

function eventsFor(events: readonly GameEvent[], viewer: Seat): Move['events'] {
  return events.map((event) => {
    const { type, args } = eventFor(event, viewer);
    return [type, args] as const;
  });
}

function reactionsFor({ reactions }: Live, viewer: Seat): Pick<PositionView, 'reactions'> {
  const shown = reactions.viewFor(viewer);
  return shown === null ? {} : { reactions: shown };
}

function undoFor({ ledger, ending, deps }: Live, viewer: Seat): PositionView['undo'] {
  return ending === null && !deps.rated ? ledger.undoRight(viewer) : 'nothing';
}

/** Options are sent as keys if the game has a grammar that expands them. */
function questionFor(match: Match, viewer: Seat): WireQuestion | null {
  const ask = match.ask(viewer);
  if (ask === null) return null;
  const { prompt, details } = ask;
  const isSpelt = match.game.options !== undefined;
  const short = (option: unknown): string | OfferedOption =>
    isSpelt ? prompt.key(option) : offer(ask, option);
  return {
    prompt: prompt.id,
    about: details.about ?? {},
    options: ask.options.map(short),
    ...(ask.otherwise !== null && { otherwise: prompt.key(ask.otherwise) }),
  };
}
