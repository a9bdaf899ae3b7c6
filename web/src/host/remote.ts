import { type FromRoom, HEARTBEAT, type ToRoom, unpack } from '@tablewright/protocol';
import type { Channel, ChannelEvents } from './client.ts';
import { type Heartbeat, startHeartbeat } from './heartbeat.ts';

const SHORTEST_WAIT = 400;
const LONGEST_WAIT = 15_000;

/** Close codes of a server that stops: another node, or the restarted one, is there at once. */
export const COME_BACK = [1001, 1012];

/** Spreads reconnects, so that clients do not all return at the same moment. */
export const COME_BACK_WITHIN = 250;

/** Close codes by which a server says that reconnecting is useless. */
export const REFUSED = [4001, 4003, 4004];

/** A socket that reconnects: after a lost connection, a sleeping phone, a restarted server. */
export function openSocket(url: string, events: ChannelEvents): Channel {
  let socket: WebSocket | null = null;
  let heartbeat: Heartbeat | null = null;
  let closed = false;
  let wait = SHORTEST_WAIT;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function connect(): void {
    drop();
    const current = new WebSocket(url);
    const beat = startHeartbeat({
      ping: () => current.readyState === WebSocket.OPEN && current.send(HEARTBEAT),
      onSilence: () =>
        events.onConnection(current.readyState === WebSocket.OPEN ? 'silent' : 'lost'),
      onReturn: () => events.onConnection('open'),
      onGiveUp: () => {
        events.onConnection('lost');
        if (current.readyState === WebSocket.OPEN) connect();
        else {
          drop();
          retry();
        }
      },
    });
    socket = current;
    heartbeat = beat;
    current.onopen = () => {
      wait = SHORTEST_WAIT;
      if (!beat.isSilent) events.onConnection('open');
      beat.heard();
    };
    current.onmessage = ({ data }) => {
      beat.heard();
      let message: FromRoom;
      try {
        message = unpack(String(data));
      } catch (error) {
        events.onUnreadable(error);
        return;
      }
      events.onMessage(message);
    };
    current.onclose = ({ code }) => {
      if (closed || socket !== current) return;
      beat.stop();
      if (REFUSED.includes(code)) {
        events.onConnection('refused');
        return;
      }
      events.onConnection('lost');
      if (COME_BACK.includes(code)) {
        timer = setTimeout(connect, COME_BACK_WITHIN * Math.random());
        return;
      }
      retry();
    };
  }

  /** Waits longer each time: a server that is too busy to answer must not get still more to do. */
  function retry(): void {
    timer = setTimeout(connect, wait * (0.5 + Math.random()));
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  function drop(): void {
    clearTimeout(timer);
    heartbeat?.stop();
    const before = socket;
    socket = null;
    before?.close();
  }

  /** A phone that wakes up, or a network that returns, should not wait for the timer. */
  function hurry(): void {
    if (closed || document.visibilityState === 'hidden') return;
    const isGone =
      socket?.readyState === WebSocket.CLOSED || socket?.readyState === WebSocket.CLOSING;
    if (isGone || heartbeat?.isSilent) {
      renew();
    } else if (socket?.readyState === WebSocket.OPEN) heartbeat?.test();
  }

  function renew(): void {
    if (closed) return;
    // Nobody hears the old socket close, and what went into it must be sent again.
    events.onConnection('lost');
    connect();
  }

  const doubt = (): void => heartbeat?.test();

  connect();
  document.addEventListener('visibilitychange', hurry);
  window.addEventListener('online', hurry);
  window.addEventListener('offline', doubt);
  return {
    send(message: ToRoom) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    renew,
    close() {
      closed = true;
      drop();
      document.removeEventListener('visibilitychange', hurry);
      window.removeEventListener('online', hurry);
      window.removeEventListener('offline', doubt);
    },
  };
}
