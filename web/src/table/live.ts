import type { TableView } from '@tablewright/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { tableKey } from '../api.ts';
import { COME_BACK, COME_BACK_WITHIN, REFUSED } from '../host/remote.ts';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

/** Keeps the table up to date while it is shown. Returns whether the connection is open. */
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
      socket.onclose = ({ code }) => {
        setOpen(false);
        if (ended) return;
        if (REFUSED.includes(code)) {
          void client.invalidateQueries({ queryKey: tableKey(id) });
          return;
        }
        if (COME_BACK.includes(code)) {
          timer = setTimeout(connect, COME_BACK_WITHIN * Math.random());
          return;
        }
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
