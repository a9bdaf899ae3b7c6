import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Clocks, type FromRoom, LONGEST_MESSAGE, type ToRoom } from '@tablewright/protocol';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TextProvider } from '../src/app/text.tsx';
import { type ChannelEvents, ProtocolClient, type Spell } from '../src/host/client.ts';
import { Clock } from '../src/match/Clock.tsx';

// The settings ask it for the language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
afterAll(() => vi.unstubAllGlobals());

/** A host that is far ahead: its clock has nothing to do with the client's. */
const HOST_TIME = Date.UTC(2040, 0, 1);

let events: ChannelEvents;
let sent: ToRoom[];
let client: ProtocolClient;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  sent = [];
  client = new ProtocolClient(
    (given) => {
      events = given;
      return { send: (message) => sent.push(message), close: () => undefined };
    },
    async () => () => null,
  );
  events.onConnection('open');
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

const clocks = (left: number): Clocks => ({ at: HOST_TIME, left: [left] });

const SNAPSHOT: FromRoom = {
  t: 'snapshot',
  snapshot: {
    info: {
      id: 'a',
      game: 'roam',
      rules: 1,
      setup: {},
      seats: [{ name: 'Ada', player: 'person', online: true }],
      clock: { kind: 'live', bank: 60_000, increment: 0, out: 'skip' },
      commitment: '',
      started: HOST_TIME,
    },
    mine: [0],
    viewer: 0,
    position: {
      n: 0,
      epoch: 0,
      state: null,
      asked: [{ seat: 0, prompt: 'turn' }],
      question: null,
      undo: 'nothing',
      ending: null,
    },
    log: [],
    chat: [],
    clocks: clocks(60_000),
    proposal: null,
  },
};

const MOVE: FromRoom = {
  t: 'move',
  n: 1,
  epoch: 0,
  seat: 0,
  events: [],
  patch: [],
  asked: [],
  question: null,
  undo: 'nothing',
};

function textOf(element: ReactElement): string {
  const first = { locale: 'en', say: (id: string) => id } as const;
  const drawn = renderToStaticMarkup(createElement(TextProvider, { first, children: element }));
  return drawn.replaceAll(/<[^>]*>/g, '');
}

async function hear(message: FromRoom): Promise<number> {
  vi.advanceTimersByTime(1000);
  const now = performance.now();
  const taken = new Promise<void>((resolve) => client.subscribe(() => resolve()));
  events.onMessage(message);
  await taken;
  return now;
}

describe('clocks of a host whose clock is wrong', () => {
  it('count from when they came, whichever message brought them', async () => {
    for (const message of [
      SNAPSHOT,
      { ...MOVE, clocks: clocks(50_000) },
      { t: 'clocks', clocks: clocks(40_000) },
    ] satisfies FromRoom[]) {
      const came = await hear(message);
      expect(client.snapshot?.clocks?.arrived).toBe(came);
    }
    expect(client.snapshot?.clocks?.left).toEqual([40_000]);
  });

  it('show the time that is left since then', async () => {
    await hear(SNAPSHOT);
    vi.advanceTimersByTime(5000);
    const { clocks: shown, info } = client.snapshot!;
    const clock = { clocks: shown, terms: info.clock, seat: 0 };
    expect(textOf(createElement(Clock, { ...clock, running: true }))).toBe('0:55');
    expect(textOf(createElement(Clock, { ...clock, running: false }))).toBe('1:00');
  });

  it('stand still without a connection, where they were', async () => {
    await hear(SNAPSHOT);
    const { clocks: shown, info } = client.snapshot!;
    const clock = { clocks: shown, terms: info.clock, seat: 0, running: true };
    vi.advanceTimersByTime(5000);
    const drawn = textOf(createElement(Clock, { ...clock, isFrozen: true }));
    expect(drawn).toBe('0:55');
  });

  it('go on counting when a message brings none, or the clock of the client is set', async () => {
    const came = await hear(SNAPSHOT);
    vi.setSystemTime(0);
    await hear({ t: 'proposal', proposal: null });
    await hear(MOVE);
    expect(client.snapshot?.position.n).toBe(1);
    expect(client.snapshot?.clocks?.arrived).toBe(came);
  });

  it('count from when they came also while the rules of the game are being fetched', async () => {
    let fetched!: (spell: Spell) => void;
    const rules = new Promise<Spell>((resolve) => (fetched = resolve));
    const slow = new ProtocolClient(
      (given) => {
        events = given;
        return { send: () => undefined, close: () => undefined };
      },
      () => rules,
    );
    const came = performance.now();
    const taken = new Promise<void>((resolve) => slow.subscribe(() => resolve()));
    events.onMessage(SNAPSHOT);
    vi.advanceTimersByTime(5000);
    fetched(() => null);
    await taken;
    expect(slow.snapshot?.clocks?.arrived).toBe(came);
    slow.close();
  });
});

describe('a line that was silent for a while', () => {
  it('loses nothing, so that nothing is sent twice', () => {
    void client.chat('hello').catch(() => undefined);
    events.onConnection('silent');
    void client.chat('anybody?').catch(() => undefined);
    events.onConnection('open');
    expect(sent.map((message) => 'text' in message && message.text)).toEqual(['hello', 'anybody?']);
    events.onConnection('lost');
    events.onConnection('open');
    expect(sent).toHaveLength(4);
  });
});

describe('a message', () => {
  const bytes = (text: string) => Buffer.byteLength(JSON.stringify({ id: 1, t: 'chat', text }));
  const rest = bytes('');

  it('as long as the limit is sent', () => {
    const text = 'x'.repeat(LONGEST_MESSAGE - rest);
    expect(bytes(text)).toBe(LONGEST_MESSAGE);
    void client.chat(text).catch(() => undefined);
    expect(sent).toEqual([{ id: 1, t: 'chat', text }]);
  });

  it('that is longer is refused and never sent, also on the next line', async () => {
    const text = `ř${'x'.repeat(LONGEST_MESSAGE - rest - 1)}`;
    expect(bytes(text)).toBe(LONGEST_MESSAGE + 1);
    await expect(client.chat(text)).rejects.toMatchObject({ code: 'malformed' });
    events.onConnection('lost');
    events.onConnection('open');
    expect(sent).toEqual([]);
  });
});
