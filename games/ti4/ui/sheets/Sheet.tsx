import { type BoardProps, lazyPart } from '@tablewright/board';
import { Suspense, useEffect } from 'react';
import type { Ti4 } from '../../rules/state.ts';

const LOADERS = {
  objectives: () => import('./Objectives.tsx'),
  technology: () => import('./Technologies.tsx'),
  faction: () => import('./Faction.tsx'),
  cards: () => import('./Cards.tsx'),
  strategy: () => import('./Strategies.tsx'),
  players: () => import('./Players.tsx'),
} as const;

export type SheetName = keyof typeof LOADERS;

const SHEETS = {
  objectives: lazyPart(LOADERS.objectives),
  technology: lazyPart(LOADERS.technology),
  faction: lazyPart(LOADERS.faction),
  cards: lazyPart(LOADERS.cards),
  strategy: lazyPart(LOADERS.strategy),
  players: lazyPart(LOADERS.players),
} as const;

/** One of the sheets. The others are fetched behind it, so that a question finds its sheet there. */
export function Sheet({ sheet, ...props }: BoardProps<Ti4> & { readonly sheet: SheetName }) {
  const Shown = SHEETS[sheet];
  useEffect(() => {
    for (const load of Object.values(LOADERS)) load().catch(() => undefined);
  }, []);
  return (
    <Suspense fallback={null}>
      <Shown {...props} />
    </Suspense>
  );
}

/** The sheet that a question is about. */
export function sheetAsked({ lights }: Pick<BoardProps<Ti4>, 'lights'>): SheetName | null {
  const offered = [...lights].filter(([, light]) => light === 'offered').map(([target]) => target);
  const has = (...kinds: readonly string[]): boolean =>
    offered.some((target) => kinds.some((kind) => target.startsWith(`${kind}:`)));
  if (has('technology', 'colour')) return 'technology';
  return has('objective', 'secret') ? 'objectives' : null;
}
