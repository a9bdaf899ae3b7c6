import type { CDPSession, Page } from 'playwright-core';

/** Lighthouse's profile of an average phone: slow 4G, and a slow processor. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
export const SLOW_PROCESSOR = 4;

interface Fetched {
  /** Compressed, as they came over the line. */
  readonly scriptBytes: number;
  readonly allBytes: number;
  /** Files of script, and which file asked for each; the page itself is ''. */
  readonly askedBy: ReadonlyMap<string, string>;
}

export interface Load extends Fetched {
  /** Milliseconds. */
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Until what the page is for is there. */
  readonly ready: number;
}

/** Opens a page as if for the first time, on a slow line and a slow processor where asked for. */
export async function load(page: Page, url: string, sign: string, slow: boolean): Promise<Load> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  if (slow) {
    await session.send('Network.emulateNetworkConditions', SLOW_LINE);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PROCESSOR });
  }
  const fetched = watchLine(session);
  await page.addInitScript(watchPaints);
  await page.goto(url);
  await page.waitForSelector(sign);
  const ready = await page.evaluate(() => performance.now());
  // What comes later than this is no part of the load.
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => paintsSeen().firstPaint > 0);
  const paints = await page.evaluate(() => paintsSeen());
  await session.detach();
  return { ...fetched(), ...paints, ready };
}

function watchLine(session: CDPSession): () => Fetched {
  const kinds = new Map<string, string>();
  const total = { scriptBytes: 0, allBytes: 0 };
  const askedBy = new Map<string, string>();
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    if (!request.url.endsWith('.js')) return;
    const { callFrames = [] } = initiator.stack ?? {};
    askedBy.set(nameOf(request.url), nameOf(callFrames[0]?.url ?? initiator.url ?? ''));
  });
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    total.allBytes += encodedDataLength;
    if (kinds.get(requestId) === 'Script') total.scriptBytes += encodedDataLength;
  });
  return () => ({ ...total, askedBy });
}

/** `table` of `/assets/table-Cl8MgXqq.js`. */
const nameOf = (url: string): string => /([\w-]+)-[\w-]{8}\.js$/.exec(url)?.[1] ?? '';

declare global {
  var paintsSeen: () => Omit<Load, keyof Fetched | 'ready'>;
}

/** Runs in the page, from before anything else. */
function watchPaints(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocking: 0, shift: 0 };
  const watch = (type: string, take: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  };
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime;
  });
  watch('longtask', (entry) => {
    if (entry.startTime > seen.firstPaint) seen.blocking += Math.max(0, entry.duration - 50);
  });
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as {
      value: number;
      hadRecentInput: boolean;
    };
    if (!hadRecentInput) seen.shift += value;
  });
  globalThis.paintsSeen = () => seen;
}

/** Milliseconds since the press. */
export interface Answered {
  readonly heard: number;
  readonly shown: number;
}

declare global {
  var answered: Promise<Answered>;
}

/** Runs in the page: how long from the next press until it is seen to be heard, and until another position is painted. */
export function watchAnswer(): void {
  const before = eyes.position();
  globalThis.answered = new Promise((resolve) => {
    addEventListener(
      'pointerdown',
      ({ timeStamp }) => {
        let heard: number | null = null;
        const look = (): void => {
          const isShown = eyes.position() !== before;
          if (!isShown) requestAnimationFrame(look);
          if (!isShown && (heard !== null || !eyes.isSending())) return;
          setTimeout(() => {
            const now = performance.now() - timeStamp;
            heard ??= now;
            if (isShown) resolve({ heard, shown: now });
          });
        };
        requestAnimationFrame(look);
      },
      { capture: true, once: true },
    );
  });
}

/** The milliseconds that a page has worked, however long it had to wait for a processor. */
export async function workOf(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const { TaskDuration, DevToolsCommandDuration } = Object.fromEntries(
      metrics.map(({ name, value }) => [name, value]),
    );
    return (TaskDuration - DevToolsCommandDuration) * 1000;
  };
}

/**
 * From 0 to 100, along Lighthouse's published curves for phones and with its weights; the largest paint stands
 * for the speed index, which is never later.
 */
export function score({ firstPaint, largestPaint, blocking, shift }: Load): number {
  const parts = [
    [0.1, curve(firstPaint, 1800, 3000)],
    [0.1, curve(largestPaint, 3387, 5800)],
    [0.25, curve(largestPaint, 2500, 4000)],
    [0.3, curve(blocking, 200, 600)],
    [0.25, curve(shift, 0.1, 0.25)],
  ];
  return Math.round(100 * parts.reduce((sum, [weight, part]) => sum + weight * part, 0));
}

/** A log-normal curve: 0.9 at `good`, 0.5 at `median`. */
function curve(value: number, good: number, median: number): number {
  if (value <= 0) return 1;
  const spread = Math.abs(Math.log(good / median)) / (Math.SQRT2 * 0.9061938024368232);
  return (1 - erf(Math.log(value / median) / (Math.SQRT2 * spread))) / 2;
}

/** Abramowitz and Stegun 7.1.26: exact to seven digits. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const sum =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return Math.sign(x) * (1 - sum * Math.exp(-x * x));
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
