const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** Close codes by which the server says that reconnecting is useless. */
const REFUSED = [4001, 4003, 4004];

interface LineEvents {
  readonly onMessage: (message: unknown) => void;
  /** The session has changed or ended: this line does not reconnect. */
  readonly onRefused: () => void;
}

/** A connection on which only the server sends. It reconnects until it is closed. */
export function openLine(path: string, { onMessage, onRefused }: LineEvents): () => void {
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout>;
  let wait = SHORTEST_WAIT;
  let closed = false;
  const connect = (): void => {
    const url = new URL(path, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    socket = new WebSocket(url);
    socket.onopen = () => {
      wait = SHORTEST_WAIT;
    };
    socket.onmessage = ({ data }) => onMessage(JSON.parse(String(data)));
    socket.onclose = ({ code }) => {
      if (closed) return;
      if (REFUSED.includes(code)) {
        onRefused();
        return;
      }
      timer = setTimeout(connect, wait * (0.5 + Math.random()));
      wait = Math.min(wait * 2, LONGEST_WAIT);
    };
  };
  connect();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
  };
}
