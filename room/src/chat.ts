import type { ChatLine } from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import type { Live } from './live.ts';
import type { SaidLine } from './record.ts';
import { Refusal, stored } from './refusal.ts';

const LONGEST = 500;
const MOST_LINES = 200;

/** Invisible characters that could reverse a line or hide part of it. */
const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

export async function chat(live: Live, listener: Listener, written: string): Promise<void> {
  const text = written.replace(INVISIBLE, '').trim();
  if (text === '') throw new Refusal('malformed', 'There is nothing to say in this line.');
  if (text.length > LONGEST)
    throw new Refusal('malformed', `A line of chat has at most ${LONGEST} characters.`);
  const { record, deps, chat: before } = live;
  const seat = listener.seats.includes(listener.viewer) ? listener.viewer : null;
  const line: ChatLine = {
    id: (before.at(-1)?.id ?? 0) + 1,
    at: deps.now(),
    name: seat === null ? listener.name : record.seats[seat].name,
    seat,
    text,
  };
  const said: SaidLine =
    seat === null && listener.id !== null ? { ...line, by: listener.id } : line;
  const kept = [...before, line].slice(-MOST_LINES);
  await stored(deps.store.appendChat(said, kept[0].id));
  live.chat = kept;
  live.audience.tell(() => ({ t: 'chat', line }));
}
