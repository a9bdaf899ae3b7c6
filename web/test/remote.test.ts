import { type FromRoom, HEARTBEAT, type ToRoom } from '@tablewright/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProtocolClient } from '../src/host/client.ts';
import { openSocket } from '../src/host/remote.ts';
import { pageWith } from './kit/page.ts';

/** A socket without a network: the test opens it and says what arrives. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState: number = FakeSocket.CONNECTING;
  readonly sent: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  onclose = (_event: { code: number }): void => undefined;

  constructor() {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  /** The other side never confirms it. */
  close(): void {
    this.readyState = FakeSocket.CLOSING;
  }

  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen();
  }

  fail(): void {
    this.readyState = FakeSocket.CLOSED;
    this.onclose({ code: 1006 });
  }

  get asked(): ToRoom[] {
    return this.sent.filter((text) => text !== HEARTBEAT).map((text) => JSON.parse(text));
  }
}

let sockets: FakeSocket[];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const network = new EventTarget();
vi.stubGlobal('WebSocket', FakeSocket);
vi.stubGlobal('document', page);
vi.stubGlobal('window', network);
afterAll(() => vi.unstubAllGlobals());

let client: ProtocolClient;

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  client = new ProtocolClient(
    (events) => openSocket('ws://here', events),
    async () => () => null,
    pageWith(1),
  );
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

const replyTo = ({ id }: ToRoom): FromRoom => ({ t: 'reply', id, ok: true });

describe('a socket', () => {
  it('sends what went into a silent line again when the network is back', async () => {
    const [first] = sockets;
    first.open();
    network.dispatchEvent(new Event('offline'));
    vi.advanceTimersByTime(1500);
    expect(client.connection).toBe('silent');
    const said = client.chat('Hello');
    network.dispatchEvent(new Event('online'));
    expect(client.connection).toBe('lost');
    sockets[1].open();
    expect(client.connection).toBe('open');
    expect(sockets[1].asked).toEqual(first.asked);
    sockets[1].onmessage({ data: JSON.stringify(replyTo(sockets[1].asked[0])) });
    await expect(said).resolves.toBeUndefined();
  });

  it('begins anew when it hears what is no message, and sends again what has no answer', async () => {
    sockets[0].open();
    const said = client.chat('Hello');
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    sockets[0].onmessage({ data: '{"t":"m","n":1' });
    await expect.poll(() => sockets.length).toBe(2);
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
    sockets[1].open();
    expect(sockets[1].asked).toEqual(sockets[0].asked);
    sockets[1].onmessage({ data: JSON.stringify(replyTo(sockets[1].asked[0])) });
    await expect(said).resolves.toBeUndefined();
  });

  it('gives a slow handshake time', () => {
    vi.advanceTimersByTime(15_000);
    expect(sockets).toHaveLength(1);
    expect(client.connection).toBe('lost');
    sockets[0].open();
    expect(client.connection).toBe('open');
    vi.advanceTimersByTime(1000);
    expect(sockets).toHaveLength(1);
  });

  it('waits longer before each new handshake', () => {
    const starts: number[] = [];
    for (let second = 0; second < 300; second++) {
      vi.advanceTimersByTime(1000);
      while (starts.length < sockets.length) starts.push(second);
    }
    expect(starts.length).toBeGreaterThan(5);
    expect(starts.at(-1)! - starts.at(-2)!).toBeGreaterThan(starts[1] - starts[0]);
  });

  it('connects at once when the network is back, however long it would have waited', () => {
    for (let failed = 0; failed < 8; failed++) {
      sockets.at(-1)!.fail();
      vi.advanceTimersByTime(25_000);
    }
    const before = sockets.length;
    sockets.at(-1)!.fail();
    network.dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(before + 1);
  });
});
