import { useMemo, useState } from 'react';
import type { Tab } from './tabs.ts';
import { isNarrow } from './useLayout.ts';

export interface Panels {
  readonly tab: Tab;
  /** The clause the rules are open at. */
  readonly clause: string | undefined;
  readonly show: (tab: Tab) => void;
  readonly openRule: (clause?: string) => void;
  /** The list of shortcuts. */
  readonly isHelpOpen: boolean;
  readonly showHelp: (isOpen: boolean) => void;
}

/** The panel in front: on the right, and on a phone below the prompt. */
export function usePanels(): Panels {
  const [tab, setTab] = useState<Tab>(() => (isNarrow() ? 'hand' : 'log'));
  const [clause, setClause] = useState<string>();
  const [isHelpOpen, showHelp] = useState(false);
  return useMemo(
    () => ({
      tab,
      clause,
      show: setTab,
      openRule(wanted?: string) {
        setClause(wanted);
        setTab('rules');
      },
      isHelpOpen,
      showHelp,
    }),
    [tab, clause, isHelpOpen],
  );
}
