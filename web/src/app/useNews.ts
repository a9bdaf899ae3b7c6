import type { FromServer, Notice } from '@tablewright/protocol';
import { useEffect, useState } from 'react';
import { countUnread, queryClient, useMe } from '../api.ts';
import { openLine } from './line.ts';

/** Receives notices: updates the count everywhere and shows the latest. */
export function useNews(): { readonly latest: Notice | null; readonly forget: () => void } {
  const [latest, setLatest] = useState<Notice | null>(null);
  const me = useMe().data?.id;

  useEffect(() => {
    if (me === undefined) return;
    const onMessage = (message: unknown): void => {
      const heard = message as FromServer;
      countUnread(heard.unread);
      if (heard.t !== 'notice') return;
      setLatest(heard.notice);
      for (const key of ['notices', 'home', 'friends'])
        void queryClient.invalidateQueries({ queryKey: [key] });
    };
    const onRefused = (): void => void queryClient.invalidateQueries({ queryKey: ['me'] });
    return openLine('/api/me/live', { onMessage, onRefused });
  }, [me]);

  return { latest, forget: () => setLatest(null) };
}
