import type { ChatLine, Snapshot } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { useBlocks, useKnownMe } from '../api.ts';
import { lastRead, read } from './seen.ts';

/** Whether this viewer has written the line. */
export function useIsMine({ mine }: Snapshot): (line: ChatLine) => boolean {
  const me = useKnownMe()?.name;
  return ({ seat, name }) => (seat === null ? name === me : mine.includes(seat));
}

/** How many lines of chat others have written that nobody has read on this device. */
export function useUnread(snapshot: Snapshot, isShown: boolean): number {
  const { chat, info } = snapshot;
  const latest = chat.at(-1)?.id ?? 0;
  // What was said before the first visit is not news.
  const [until, setUntil] = useState(() => lastRead(info.id) ?? latest);
  const isMine = useIsMine(snapshot);
  const blocked = useBlocks().map(({ name }) => name);
  useEffect(() => {
    if (isShown && document.visibilityState === 'visible') setUntil(latest);
  }, [isShown, latest]);
  useEffect(() => {
    read(info.id, until);
  }, [info.id, until]);
  if (isShown) return 0;
  return chat.filter((line) => line.id > until && !isMine(line) && !blocked.includes(line.name))
    .length;
}
