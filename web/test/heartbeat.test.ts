import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Heartbeat, startHeartbeat } from '../src/host/heartbeat.ts';

const page = { visibilityState: 'visible' };
vi.stubGlobal('document', page);
afterAll(() => vi.unstubAllGlobals());

/** What a player may wait for at most. */
const BOUND = 3000;

let told: string[];
let heartbeat: Heartbeat;

beforeEach(() => {
  vi.useFakeTimers();
  page.visibilityState = 'visible';
  told = [];
  heartbeat = startHeartbeat({
    ping: () => told.push('ping'),
    onSilence: () => told.push('silence'),
    onReturn: () => told.push('return'),
    onGiveUp: () => told.push('give up'),
  });
  heartbeat.heard();
});
afterEach(() => {
  heartbeat.stop();
  vi.useRealTimers();
});

describe('the heartbeat of a line', () => {
  it('tells of silence in less than three seconds, whenever the line died', () => {
    heartbeat.heard();
    vi.advanceTimersByTime(BOUND - 1);
    expect(told).toEqual(['ping', 'silence']);
    expect(heartbeat.isSilent).toBe(true);
  });

  it('is quiet as long as pings are answered', () => {
    for (let second = 0; second < 20; second++) {
      vi.advanceTimersByTime(1000);
      if (told.at(-1) === 'ping') heartbeat.heard();
    }
    expect(new Set(told)).toEqual(new Set(['ping']));
  });

  it('tells when a silent line works again', () => {
    vi.advanceTimersByTime(BOUND);
    heartbeat.heard();
    expect(told).toEqual(['ping', 'silence', 'return']);
    expect(heartbeat.isSilent).toBe(false);
  });

  it('gives a line up that stays silent', () => {
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual(['ping', 'silence', 'give up']);
  });

  it('does not test hidden pages, and tests at once when a page becomes visible again', () => {
    page.visibilityState = 'hidden';
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([]);
    page.visibilityState = 'visible';
    heartbeat.test();
    expect(told).toEqual(['ping']);
  });
});
