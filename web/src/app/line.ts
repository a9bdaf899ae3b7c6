const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

/** Close codes with which the server says that asking again is useless. */
const REFUSED = [4001, 4003, 4004];

interface LineEvents {
  readonly onMessage: (message: unknown) => void;
  /** I am somebody else by now, or nobody any more: this line does not come back. */
  readonly onRefused: () => void;
}

/** A line on which the house speaks. It comes back by itself until it is closed. */
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
