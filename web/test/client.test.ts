import type { Seat } from '@tablewright/engine';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Clocks, type FromRoom, LONGEST_MESSAGE, type ToRoom } from '@tablewright/protocol';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { TextProvider } from '../src/app/text.tsx';
import { type ChannelEvents, ProtocolClient, type Spell } from '../src/host/client.ts';
import { Clock } from '../src/match/Clock.tsx';
import { pageWith } from './kit/page.ts';

// The settings ask it for the language as soon as they are loaded.
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
afterAll(() => vi.unstubAllGlobals());

/** A host that is far ahead: its clock has nothing to do with the client's. */
const HOST_TIME = Date.UTC(2040, 0, 1);

let events: ChannelEvents;
let sent: ToRoom[];
let client: ProtocolClient;
let page: ReturnType<typeof pageWith>;
/** How often the channel has begun anew. */
let anew: number;
/** What completes options from their keys. */
let loadSpell: () => Promise<Spell>;

const SPELL: Spell = (key) =>
  key === 'unknown' ? null : { target: key, message: { id: key, args: {} } };

function open(): ProtocolClient {
  return new ProtocolClient(
    (given) => {
      events = given;
      return {
        send: (message) => sent.push(message),
        renew: () => anew++,
        close: () => undefined,
      };
    },
    () => loadSpell(),
    page,
  );
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  sent = [];
  anew = 0;
  page = pageWith(1);
  loadSpell = async () => SPELL;
  client = open();
  events.onConnection('open');
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
});

const clocks = (left: number): Clocks => ({ at: HOST_TIME, left: [left] });

const SNAPSHOT: Extract<FromRoom, { t: 'snapshot' }> = {
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

const MOVE: Extract<FromRoom, { t: 'move' }> = {
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
    loadSpell = () => rules;
    const slow = open();
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

/** Whatever has come is processed. */
const processed = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function comes(...messages: readonly FromRoom[]): Promise<void> {
  for (const message of messages) events.onMessage(message);
  await processed();
}

const asking = (key: string): FromRoom => ({
  ...MOVE,
  question: { prompt: 'turn', about: {}, options: [key] },
});

const under = (rules: number): FromRoom => {
  const { snapshot } = SNAPSHOT;
  return { t: 'snapshot', snapshot: { ...snapshot, info: { ...snapshot.info, rules } } };
};

const SAID: FromRoom = {
  t: 'chat',
  line: { id: 1, at: 0, name: 'Ada', seat: 0, text: 'Still here?' },
};

describe('a message that cannot be taken in', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => void vi.restoreAllMocks());

  const LATER = { ...MOVE, n: 2 };
  const faulty: readonly (readonly [string, () => Promise<void>])[] = [
    ['a key that the page cannot spell', () => comes(asking('unknown'))],
    ['a move from another epoch', () => comes({ ...MOVE, epoch: 1 })],
    ['a move that has come before', () => comes(MOVE, MOVE)],
    ['a change of what is not there', () => comes({ ...MOVE, patch: [[['a', 'b', 'c'], 1]] })],
    [
      'no message at all',
      async () => {
        events.onUnreadable(new SyntaxError('Unexpected end'));
        await processed();
      },
    ],
  ];

  it.each(faulty)('has the host send a snapshot, and the match goes on: %s', async (_, fails) => {
    await comes(SNAPSHOT);
    await fails();
    expect(anew).toBe(1);
    expect(page.renewals).toBe(0);
    await comes(under(1), SAID, asking('known'));
    expect(client.snapshot?.chat).toHaveLength(1);
    expect(client.snapshot?.position.question?.options).toEqual([
      { key: 'known', target: 'known', message: { id: 'known', args: {} } },
    ]);
    await comes({ ...MOVE, n: 2, epoch: 1 });
    expect(anew).toBe(2);
    expect(page.renewals).toBe(0);
  });

  it('lets nothing change the position until the snapshot has come', async () => {
    await comes(SNAPSHOT, asking('unknown'), LATER, SAID);
    expect(client.snapshot?.position.n).toBe(0);
    expect(client.snapshot?.chat).toEqual([]);
    expect(anew).toBe(1);
  });

  it('renews the page when a snapshot has not helped', async () => {
    await comes(SNAPSHOT, asking('unknown'), SNAPSHOT, asking('unknown'));
    expect(page.renewals).toBe(1);
    // Whoever plays on all the same sees what is true.
    expect(anew).toBe(2);
  });

  it('asks for no snapshot after a snapshot, without end', async () => {
    await comes(SNAPSHOT);
    for (let i = 0; i < 5; i++) {
      events.onUnreadable(new SyntaxError('Unexpected end'));
      await comes(SNAPSHOT);
    }
    expect(anew).toBe(1);
    expect(page.renewals).toBe(4);
  });

  it('renews the page at once where the match has newer rules', async () => {
    await comes(under(2));
    expect(client.snapshot?.info.rules).toBe(2);
    expect(page.renewals).toBe(1);
    await comes(asking('unknown'));
    expect(page.renewals).toBe(2);
    expect(anew).toBe(1);
  });

  it('does not renew a page that is newer than the match', async () => {
    page = pageWith(2);
    const newer = open();
    await comes(SNAPSHOT, asking('known'));
    expect(newer.snapshot?.position.n).toBe(1);
    expect(page.renewals).toBe(0);
    newer.close();
  });

  it('renews the page where the drawings of the game are gone, and the next snapshot is tried again', async () => {
    loadSpell = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await comes(SNAPSHOT, SAID);
    expect(client.snapshot).toBeNull();
    expect(page.renewals).toBe(1);
    loadSpell = async () => SPELL;
    await comes(SNAPSHOT, asking('known'));
    expect(client.snapshot?.position.n).toBe(1);
  });

  it('renews the page where what runs the match is gone', () => {
    events.onBroken(new Error('The worker of the match could not be run.'));
    expect(page.renewals).toBe(1);
    expect(client.connection).not.toBe('refused');
  });

  it('of a kind that the page does not know changes nothing', async () => {
    await comes(SNAPSHOT, { t: 'weather' } as unknown as FromRoom, MOVE);
    expect(client.snapshot?.position.n).toBe(1);
    expect(anew + page.renewals).toBe(0);
  });
});

describe('a listener that fails', () => {
  it('keeps the news from nobody else', async () => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const heard: string[] = [];
    client.subscribe(() => {
      throw new Error('No sound.');
    });
    client.subscribe((message) => message && heard.push(message.t));
    await comes(SNAPSHOT, MOVE);
    expect(heard).toEqual(['snapshot', 'move']);
    expect(anew + page.renewals).toBe(0);
    expect(reported).toHaveBeenCalledTimes(2);
    reported.mockRestore();
  });
});

describe('a shared device', () => {
  const seen = (viewer: Seat): FromRoom => {
    const { snapshot } = SNAPSHOT;
    return { t: 'snapshot', snapshot: { ...snapshot, mine: [0, 1], viewer } };
  };

  it('shows the seat again that it showed before its page was loaded anew, and no other meanwhile', async () => {
    page.seat = 1;
    const next = open();
    events.onConnection('open');
    await comes(seen(0), SAID);
    expect(next.snapshot).toBeNull();
    expect(sent).toMatchObject([{ t: 'look', seat: 1 }]);
    await comes(seen(1), SAID);
    expect(next.snapshot).toMatchObject({ viewer: 1, chat: [{ text: 'Still here?' }] });
    await comes(seen(0));
    expect(next.snapshot?.viewer).toBe(0);
    expect(page.seat).toBe(0);
    next.close();
    expect(page.seat).toBeNull();
  });

  it('shows the seat again that it showed before a snapshot was asked for', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await comes(seen(1), asking('unknown'), seen(0));
    expect(client.snapshot?.viewer).toBe(1);
    expect(sent).toMatchObject([{ t: 'look', seat: 1 }]);
    vi.restoreAllMocks();
  });
});
