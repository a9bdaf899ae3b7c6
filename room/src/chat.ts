import type { Seat } from '@tablewright/engine';
import type { ChatLine } from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import type { Live } from './live.ts';
import type { SaidLine } from './record.ts';
import { Refusal, stored } from './refusal.ts';

const LONGEST = 500;
const MOST_LINES = 200;

/** Invisible characters that could reverse a line or hide part of it. */
const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

export function cleaned(written: string): string {
  return written.replace(INVISIBLE, '').trim();
}

/** May this viewer read the line? Whispers are for those they are addressed to and for the one who spoke. */
export function isReadBy({ seat, to }: ChatLine, viewer: Seat): boolean {
  return to === undefined || seat === viewer || to.includes(viewer);
}

export async function chat(live: Live, listener: Listener, written: string): Promise<void> {
  await say(live, listener, written);
}

/** A line of chat to some seats, where the table allows it. */
export async function whisper(
  live: Live,
  listener: Listener,
  written: string,
  to: readonly Seat[],
): Promise<void> {
  const { record } = live;
  if (record.whispers !== true) throw new Refusal('not-allowed', 'This table has no whispers.');
  const { viewer, seats } = listener;
  if (!seats.includes(viewer)) throw new Refusal('not-allowed', 'Only players whisper.');
  const receivers = [...new Set(to)].toSorted((a, b) => a - b);
  const isFitting = receivers.every((seat) => seat !== viewer && record.seats[seat] !== undefined);
  if (receivers.length === 0 || !isFitting)
    throw new Refusal('malformed', 'A whisper goes to other seats of the match.');
  await say(live, listener, written, receivers);
}

async function say(
  live: Live,
  listener: Listener,
  written: string,
  to?: readonly Seat[],
): Promise<void> {
  const text = cleaned(written);
  if (text === '') throw new Refusal('malformed', 'The message is empty.');
  if (text.length > LONGEST)
    throw new Refusal('malformed', `A chat message has at most ${LONGEST} characters.`);
  const { record, deps, chat: before } = live;
  const seat = listener.seats.includes(listener.viewer) ? listener.viewer : null;
  const line: ChatLine = {
    id: (before.at(-1)?.id ?? 0) + 1,
    at: deps.now(),
    name: seat === null ? listener.name : record.seats[seat].name,
    seat,
    text,
    ...(to && { to }),
  };
  const said: SaidLine =
    seat === null && listener.id !== null ? { ...line, by: listener.id } : line;
  const kept = [...before, line].slice(-MOST_LINES);
  await stored(deps.store.appendChat(said, kept[0].id));
  live.chat = kept;
  live.audience.each(({ viewer, send }) => {
    if (isReadBy(line, viewer)) send({ t: 'chat', line });
  });
}
