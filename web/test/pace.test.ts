import type { FromRoom, LogEntry, Snapshot } from '@tablewright/protocol';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ChannelEvents, ProtocolClient } from '../src/host/client.ts';
import { restBefore } from '../src/host/pace.ts';
import { sinceMyMove } from '../src/match/useTrail.ts';
import { pageWith } from './kit/page.ts';

let pace: string;
vi.hoisted(() => vi.stubGlobal('navigator', { languages: ['en'] }));
vi.stubGlobal('document', { visibilityState: 'visible' });
vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ state: { pace } }) });
afterAll(() => vi.unstubAllGlobals());

const entry = (n: number, seat: number): LogEntry => ({ n, seat, type: 'turn', args: {} });

const SNAPSHOT: Snapshot = {
  info: {
    id: 'a',
    game: 'roam',
    rules: 1,
    setup: {},
    seats: [],
    clock: { kind: 'none' },
    commitment: '',
    started: 0,
  },
  mine: [0],
  viewer: 0,
  position: {
    n: 0,
    epoch: 0,
    state: null,
    asked: [],
    question: null,
    undo: 'nothing',
    ending: null,
  },
  log: [],
  chat: [],
  clocks: null,
  proposal: null,
};

const move = (n: number, seat: number): FromRoom => ({
  t: 'move',
  n,
  epoch: 0,
  seat,
  events: [],
  patch: [],
  asked: [],
  question: null,
  undo: 'nothing',
});

describe('the pace of a match', () => {
  let events: ChannelEvents;
  let client: ProtocolClient;
  beforeEach(() => {
    vi.useFakeTimers();
    client = new ProtocolClient(
      (given) => {
        events = given;
        return { send: () => undefined, renew: () => undefined, close: () => undefined };
      },
      async () => () => null,
      pageWith(1),
      restBefore,
    );
    events.onConnection('open');
  });
  afterEach(() => {
    client.close();
    vi.useRealTimers();
  });

  async function shownAfter(clock: Snapshot['info']['clock'], ms: number): Promise<number> {
    const info = { ...SNAPSHOT.info, clock };
    events.onMessage({ t: 'snapshot', snapshot: { ...SNAPSHOT, info } });
    for (const [n, seat] of [
      [1, 0],
      [2, 1],
      [3, 2],
      [4, 1],
    ])
      events.onMessage(move(n, seat));
    await vi.advanceTimersByTimeAsync(ms);
    return client.snapshot!.position.n;
  }

  it('shows the moves of others one after the other, so that each can be seen', async () => {
    pace = 'calm';
    expect(await shownAfter({ kind: 'none' }, 1000)).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(client.snapshot!.position.n).toBe(2);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(client.snapshot!.position.n).toBe(4);
  });

  it('may be instant', async () => {
    pace = 'instant';
    expect(await shownAfter({ kind: 'none' }, 0)).toBe(4);
  });

  it('holds nothing back while a clock runs', async () => {
    pace = 'calm';
    const live = { kind: 'live', bank: 60_000, increment: 0, out: 'skip' } as const;
    expect(await shownAfter(live, 0)).toBe(4);
  });
});

describe('what stays marked', () => {
  const log = [entry(0, 0), entry(1, 1), entry(2, 2), entry(2, 2)];
  it('is everything since my last move', () => {
    expect(sinceMyMove({ ...SNAPSHOT, log }).map(({ n }) => n)).toEqual([1, 2, 2]);
    expect(sinceMyMove({ ...SNAPSHOT, log: [...log, entry(3, 0)] })).toEqual([]);
  });
  it('is the last decision for who does not play', () => {
    expect(sinceMyMove({ ...SNAPSHOT, log, mine: [] }).map(({ n }) => n)).toEqual([2, 2]);
  });
});
