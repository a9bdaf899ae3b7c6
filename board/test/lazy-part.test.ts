import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPatiently } from '../src/lazy-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Fails so often before it is there. */
function failing(times: number) {
  let asked = 0;
  return async () => {
    if (++asked <= times) throw new TypeError('Failed to fetch dynamically imported module');
    return `the ${asked}th time`;
  };
}

it('asks again for a part until the connection is back', async () => {
  const loaded = loadPatiently(failing(3));
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('the 4th time');
});

it('says at last what was wrong with a part that never comes', async () => {
  const loaded = loadPatiently(failing(Infinity));
  const said = expect(loaded).rejects.toThrow('Failed to fetch');
  await vi.runAllTimersAsync();
  await said;
});
