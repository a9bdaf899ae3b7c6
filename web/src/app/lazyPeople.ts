import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { loadPeopleWords } from './text.tsx';

/** A component that waits for its words and styles as well. */
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
