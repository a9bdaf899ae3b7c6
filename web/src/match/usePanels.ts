import { useMemo, useState } from 'react';
import { isNarrow } from './useLayout.ts';

/** All but the first three are for phones; elsewhere they are always visible. */
export type Tab = 'log' | 'chat' | 'rules' | 'hand' | 'beside' | 'seats';

export interface Panels {
  readonly tab: Tab;
  /** The clause the rules are open at. */
  readonly clause: string | undefined;
  readonly show: (tab: Tab) => void;
  readonly openRule: (clause?: string) => void;
}

/** The panel in front: on the right, and on a phone below the prompt. */
export function usePanels(): Panels {
  const [tab, setTab] = useState<Tab>(() => (isNarrow() ? 'hand' : 'log'));
  const [clause, setClause] = useState<string>();
  return useMemo(
    () => ({
      tab,
      clause,
      show: setTab,
      openRule(wanted?: string) {
        setClause(wanted);
        setTab('rules');
      },
    }),
    [tab, clause],
  );
}
