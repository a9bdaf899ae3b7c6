import { lazyPart } from '@tablewright/board';
import { type ComponentType, type LazyExoticComponent, useEffect } from 'react';
import { loadersOf } from '../games.ts';

// Parts of the table that its first picture does not need are separate chunks.

const loads: (() => Promise<unknown>)[] = [];

// oxlint-disable-next-line typescript/no-explicit-any -- as React's own `lazy` has it
function later<T extends ComponentType<any>>(
  load: () => Promise<{ readonly default: T }>,
): LazyExoticComponent<T> {
  loads.push(load);
  return lazyPart(load);
}

export const AdvicePanel = later(() =>
  import('./AdvicePanel.tsx').then((m) => ({ default: m.AdvicePanel })),
);
export const Chat = later(() => import('./Chat.tsx').then((m) => ({ default: m.Chat })));
export const CoachStrip = later(() =>
  import('./CoachStrip.tsx').then((m) => ({ default: m.CoachStrip })),
);
export const Consent = later(() => import('./Consent.tsx').then((m) => ({ default: m.Consent })));
export const DealDesk = later(() =>
  import('./DealDesk.tsx').then((m) => ({ default: m.DealDesk })),
);
export const Inspector = later(() =>
  import('./Inspector.tsx').then((m) => ({ default: m.Inspector })),
);
export const MatchAbout = later(() =>
  import('./MatchAbout.tsx').then((m) => ({ default: m.MatchAbout })),
);
export const MatchEnd = later(() =>
  import('./MatchEnd.tsx').then((m) => ({ default: m.MatchEnd })),
);
export const OrdersPanel = later(() =>
  import('./OrdersPanel.tsx').then((m) => ({ default: m.OrdersPanel })),
);
export const PeekBar = later(() => import('./PeekBar.tsx').then((m) => ({ default: m.PeekBar })));
export const ReactionBar = later(() =>
  import('./ReactionBar.tsx').then((m) => ({ default: m.ReactionBar })),
);
export const RulesPanel = later(() =>
  import('../rules/RulesPanel.tsx').then((m) => ({ default: m.RulesPanel })),
);
export const Shortcuts = later(() =>
  import('./Shortcuts.tsx').then((m) => ({ default: m.Shortcuts })),
);
export const WhyNot = later(() => import('./WhyNot.tsx').then((m) => ({ default: m.WhyNot })));

/** Time for the answer to the first press to be drawn. */
const AFTER_FIRST_PRESS = 1000;

/**
 * Loads all of them and the rules once somebody plays, so that none is missing when the connection is lost or a release replaces
 * the files of this one.
 */
export function useLaterParts(game: string): void {
  useEffect(() => {
    const done = new AbortController();
    const begin = (): void => {
      done.abort();
      setTimeout(() => {
        // What fails now is asked for again where it is shown.
        for (const load of [...loads, () => loadersOf(game).rules()]) load().catch(() => undefined);
      }, AFTER_FIRST_PRESS);
    };
    for (const press of ['pointerdown', 'keydown'])
      addEventListener(press, begin, { signal: done.signal });
    return () => done.abort();
  }, [game]);
}
