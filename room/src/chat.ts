import type { ChatLine } from '@tablewright/protocol';
import type { Listener } from './audience.ts';
import type { Live } from './live.ts';
import type { SaidLine } from './record.ts';
import { Refusal } from './refusal.ts';

const LONGEST = 500;
const MOST_LINES = 200;

/** Signs that no reader sees, and that could turn a line round or hide a part of it. */
const INVISIBLE = /(?![\n\u200d])[\p{Cc}\p{Cf}]/gu;

export async function chat(live: Live, listener: Listener, written: string): Promise<void> {
  const text = written.replace(INVISIBLE, '').trim();
  if (text === '') throw new Refusal('malformed', 'There is nothing to say in this line.');
  if (text.length > LONGEST)
    throw new Refusal('malformed', `A line of chat has at most ${LONGEST} characters.`);
  const { record, deps } = live;
  const seat = listener.seats.includes(listener.viewer) ? listener.viewer : null;
  const line: ChatLine = {
    id: (record.chat.at(-1)?.id ?? 0) + 1,
    at: deps.now(),
    name: seat === null ? listener.name : record.seats[seat].name,
    seat,
    text,
  };
  const said: SaidLine =
    seat === null && listener.id !== null ? { ...line, by: listener.id } : line;
  await live.save({ chat: [...record.chat, said].slice(-MOST_LINES) });
  live.audience.tell(() => ({ t: 'chat', line }));
}
