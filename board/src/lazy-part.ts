import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

/** In milliseconds: a server restarts, or a phone leaves a tunnel, within a minute. */
const WAITS = [300, 700, 1500, 3000, 5000, 10_000, 20_000, 20_000];

/**
 * A component that comes after the table it belongs to. While the connection is lost it is asked for again: a table
 * that is there already must not fall over a part that is late.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` has it
export function lazyPart<T extends ComponentType<any>>(
  load: () => Promise<{ readonly default: T }>,
): LazyExoticComponent<T> {
  return lazy(() => loadPatiently(load));
}

export async function loadPatiently<T>(load: () => Promise<T>, waits = WAITS): Promise<T> {
  for (const wait of waits)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  return load();
}
