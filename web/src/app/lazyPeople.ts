import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadPeopleWords } from './text.tsx';

/** A lazy component that also waits for its texts and styles. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` has it
export function lazyPeople<T extends ComponentType<any>>(
  load: () => Promise<{ readonly default: T }>,
): LazyExoticComponent<T> {
  return lazy(async () => {
    const [component] = await Promise.all([
      load(),
      loadPeopleWords(),
      import('../people/styles.ts'),
    ]);
    return component;
  });
}
