import { createBot, findDeal, judgeDeal, NO_HOOKS, parseBot } from '@tablewright/bots';
import {
  BOT_LEVELS,
  type BotLevel,
  type Connection,
  Room,
  type RoomDependencies,
} from '@tablewright/room';
import { loadersOf } from '../games.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import {
  appendChat,
  appendLines,
  hasRecording,
  keepSave,
  type LocalCard,
  readCard,
  readChat,
  readLines,
  readLinesBefore,
  readPapers,
  readRecord,
  readRecording,
  readSave,
  removeChat,
  saveCard,
  savePapers,
  saveRecord,
  saveRecording,
} from './store.ts';

// This file is a worker that runs one match, as a server runs many.
declare const self: {
  onmessage: ((event: MessageEvent<ToWorker>) => void) | null;
  postMessage(message: FromWorker): void;
};

/** Saves after this long without a change: the page may close at any time, and return with other rules. */
const KEEP_AFTER = 1000;

let connection: Connection | null = null;
/** Messages from before the match was open. */
const early: Extract<ToWorker, { t: 'host' }>[] = [];

self.onmessage = ({ data }: MessageEvent<ToWorker>): void => {
  if (data.t === 'host') {
    if (connection === null) early.push(data);
    else void connection.receive(data.message);
    return;
  }
  const opened = data.t === 'start' ? start(data.id, data.match) : open(data.id);
  opened.catch((error: unknown) => tell({ t: 'failed', message: String(error) }));
};

async function start(
  id: string,
  { game, setup, seats }: Extract<ToWorker, { t: 'start' }>['match'],
): Promise<void> {
  const deps = await dependencies(id, game);
  const room = await Room.start(deps, {
    id,
    setup,
    key: newKey(),
    seats: seats.map((seat) =>
      seat.kind === 'bot' ? { name: seat.name, level: seat.level } : { name: seat.name },
    ),
  });
  await saveCard({
    id,
    game,
    players: seats.map(({ name }) => name),
    ...standing(room),
    started: Date.now(),
  });
  // The page opens it again from storage: two rooms must not run the same match.
  await room.close();
  tell({ t: 'open' });
}

async function open(id: string): Promise<void> {
  const [record, card, chat, kept, papers] = await Promise.all([
    readRecord(id),
    readCard(id),
    readChat(id),
    readSave(id),
    readPapers(id),
  ]);
  if (record === undefined || card === undefined) return tell({ t: 'gone' });
  const people = record.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  let room: Room | null = null;
  let keeping: ReturnType<typeof setTimeout> | undefined;
  const deps = await dependencies(id, card.game, () => {
    if (room === null) return;
    saveCard({ ...card, ...standing(room) }).catch(report);
    clearTimeout(keeping);
    keeping = setTimeout(() => void room?.keep().catch(report), KEEP_AFTER);
  });
  if ((await deps.store.readBefore(1)).lines.length === 0) return tell({ t: 'gone' });
  room = await Room.open(deps, { record, chat, kept, papers });
  connection = room.connect({
    seats: people,
    ...(people.length > 0 && { viewer: people[0] }),
    isOwner: true,
    send: (message) => tell({ t: 'host', message }),
  });
  tell({ t: 'open' });
  for (const { message } of early.splice(0)) void connection.receive(message);
}

function standing(room: Room): Pick<LocalCard, 'turn' | 'over' | 'myTurn' | 'changed'> {
  const over = room.ending !== null;
  const myTurn = !over && room.waitingFor.length + room.reacting.length > 0;
  return { turn: room.turn, over, myTurn, changed: Date.now() };
}

async function dependencies(
  id: string,
  gameId: string,
  changed?: () => void,
): Promise<RoomDependencies> {
  const load = loadersOf(gameId);
  const [game, bot] = await Promise.all([load.rules(), load.bot()]);
  const hooks = bot ?? NO_HOOKS;
  return {
    game,
    atOneDevice: true,
    store: {
      append: (...added) => appendLines(id, ...added),
      saveRecord,
      savePapers: (papers) => savePapers(id, papers),
      readPapers: () => readPapers(id),
      read: () => readLines(id),
      readBefore: (count, end) => readLinesBefore(id, count, end),
      keep: (kept) => keepSave(id, kept),
      saveRecording: (recording) => saveRecording(id, recording),
      readRecording: () => readRecording(id),
      hasRecording: () => hasRecording(id),
      appendChat: (line, oldest) => appendChat(id, line, oldest),
      removeChat: (_by, seats) => removeChat(id, seats),
    },
    now: () => Date.now(),
    after(ms, callback) {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    // The page does not wait for this worker, so a bot may think right here.
    think: async (match, seat, level) =>
      createBot(parseBot(BOT_LEVELS[level as BotLevel]), hooks, newSeed()).advise(match, seat),
    judgeDeal: async (match, seat, deal) => judgeDeal(match, seat, deal, hooks, newSeed()),
    findDeal: async (match, seat) => findDeal(match, seat, hooks, newSeed()),
    ...(changed && { changed }),
    report,
  };
}

function report(error: unknown): void {
  console.error(error);
}

function tell(message: FromWorker): void {
  self.postMessage(message);
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}
