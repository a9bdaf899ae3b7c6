import { lazyPart } from '@tablewright/board';
import type { ComponentType, LazyExoticComponent } from 'react';
import { loadPeopleWords } from './text.tsx';

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` has it
type Loaded<T extends ComponentType<any>> = () => Promise<{ readonly default: T }>;

/** Loads a component together with its texts and styles. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` has it
export function withPeople<T extends ComponentType<any>>(load: Loaded<T>): Loaded<T> {
  return async () => {
    const [component] = await Promise.all([
      load(),
      loadPeopleWords(),
      import('../people/styles.ts'),
    ]);
    return component;
  };
}

/** A part of a page that also waits for its texts and styles. */
// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` has it
export function lazyPeople<T extends ComponentType<any>>(load: Loaded<T>): LazyExoticComponent<T> {
  return lazyPart(withPeople(load));
}
