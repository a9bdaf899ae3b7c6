import type { TableView } from '@tablewright/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tableKey } from '../api.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Keeps the table up to date while somebody looks at it. Says whether the line is open. */
export function useLiveTable(id: string): boolean {
  const client = useQueryClient();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let socket: WebSocket | null = null;
    let wait = FIRST_WAIT;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let ended = false;

    const connect = (): void => {
      const url = new URL(`/api/tables/${encodeURIComponent(id)}/live`, location.href);
      url.protocol = url.protocol.replace('http', 'ws');
      socket = new WebSocket(url);
      socket.onopen = () => {
        wait = FIRST_WAIT;
        setOpen(true);
      };
      socket.onmessage = (message) => {
        client.setQueryData(tableKey(id), JSON.parse(String(message.data)) as TableView);
      };
      socket.onclose = () => {
        setOpen(false);
        if (ended) return;
        timer = setTimeout(connect, wait);
        wait = Math.min(wait * 2, LONGEST_WAIT);
      };
    };
    connect();

    return () => {
      ended = true;
      clearTimeout(timer);
      socket?.close();
    };
  }, [client, id]);

  return open;
}
