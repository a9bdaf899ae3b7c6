import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProtocolClient } from '../src/host/client.ts';
import { openLocal } from '../src/local/index.ts';
import type { FromWorker, ToWorker } from '../src/local/messages.ts';
import { pageWith } from './kit/page.ts';

/** A worker without a thread: the test says what it answers. */
class FakeWorker {
  readonly told: ToWorker[] = [];
  isRunning = true;
  onmessage = (_event: { data: FromWorker }): void => undefined;
  onerror = (): void => undefined;

  constructor() {
    workers.push(this);
  }

  postMessage(message: ToWorker): void {
    this.told.push(message);
  }

  terminate(): void {
    this.isRunning = false;
  }

  says(data: FromWorker): void {
    this.onmessage({ data });
  }
}

let workers: FakeWorker[];
vi.stubGlobal('Worker', FakeWorker);
afterAll(() => vi.unstubAllGlobals());

let page: ReturnType<typeof pageWith>;
let client: ProtocolClient;

beforeEach(() => {
  workers = [];
  page = pageWith(1);
  client = open();
});

function open(): ProtocolClient {
  return new ProtocolClient(
    (events) => openLocal('a', events),
    async () => () => null,
    page,
  );
}

describe('a match in this browser', () => {
  it('is refused only where there is none', () => {
    workers[0].says({ t: 'gone' });
    expect(client.connection).toBe('refused');
    expect(page.renewals).toBe(0);
  });

  it.each([
    ['its rules are gone', (worker: FakeWorker) => worker.says({ t: 'failed', message: 'Gone.' })],
    ['its script is gone', (worker: FakeWorker) => worker.onerror()],
  ])('has the page renewed where %s', (_name, fails) => {
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    fails(workers[0]);
    expect(client.connection).toBe('connecting');
    expect(page.renewals).toBe(1);
    expect(reported).toHaveBeenCalledOnce();
    reported.mockRestore();
  });

  it('begins anew in another worker, which gets what has no answer yet', async () => {
    workers[0].says({ t: 'open' });
    const said = client.chat('Hello');
    const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const message = { t: 'move', n: 1, epoch: 7 } as never;
    workers[0].says({ t: 'host', message: { t: 'snapshot', snapshot: SNAPSHOT } });
    workers[0].says({ t: 'host', message });
    await expect.poll(() => workers.length).toBe(2);
    reported.mockRestore();
    expect(workers.map(({ isRunning }) => isRunning)).toEqual([false, true]);
    expect(client.connection).toBe('lost');
    workers[1].says({ t: 'open' });
    const [, chat] = workers[0].told;
    expect(workers[1].told).toEqual([{ t: 'open', id: 'a' }, chat]);
    workers[1].says({ t: 'host', message: { t: 'reply', id: 1, ok: true } });
    await expect(said).resolves.toBeUndefined();
  });

  it('stays closed, whatever was on its way', async () => {
    page.seat = 1;
    const shared = open();
    workers[1].says({ t: 'open' });
    workers[1].says({ t: 'host', message: { t: 'snapshot', snapshot: SNAPSHOT } });
    await expect.poll(() => workers[1].told).toMatchObject([{ t: 'open' }, LOOK]);
    shared.close();
    await new Promise((resolve) => setImmediate(resolve));
    expect(workers).toHaveLength(2);
  });
});

const LOOK = { t: 'host', message: { t: 'look', seat: 1 } };

const SNAPSHOT = {
  info: { game: 'roam', rules: 1 },
  mine: [0, 1],
  viewer: 0,
  position: { n: 0, epoch: 0, state: null },
  clocks: null,
} as never;
