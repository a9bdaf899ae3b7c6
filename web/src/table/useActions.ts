import type { TableAction, TableView } from '@tablewright/protocol';
import { useState } from 'react';
import { useTableAction } from '../api.ts';
import { useSay } from '../app/text.tsx';
import { problemOf } from '../app/useProblem.ts';

export type Act = (action: TableAction) => void;

/** The table as it will be once the server agrees, so that a control does not jump back meanwhile. */
export function useActions(table: TableView) {
  const say = useSay();
  const { mutate, error, isPending } = useTableAction(table.id);
  const [hoped, setHoped] = useState<TableView | null>(null);
  const act: Act = (action) => {
    setHoped(after(hoped ?? table, action));
    mutate(action, { onSettled: () => setHoped(null) });
  };
  return {
    act,
    isPending,
    shown: hoped ?? table,
    problem: error === null ? null : problemOf(error, say),
  };
}

/** Only for values of controls; when people sit down or leave, the server decides first. */
function after(table: TableView, action: TableAction): TableView {
  if (action.do === 'change') {
    const { setup = table.setup, clock = table.clock, open = table.open } = action;
    const {
      rated = table.rated,
      hints = table.hints,
      reactions = table.reactions,
      whispers = table.whispers,
    } = action;
    const isHelped = hints && !rated;
    return { ...table, setup, clock, open, rated, hints: isHelped, reactions, whispers };
  }
  if (action.do === 'bot') {
    const { seat, level } = action;
    const seats = table.seats.with(
      seat,
      level === null ? { kind: 'free' } : { kind: 'bot', level },
    );
    return { ...table, seats };
  }
  return table;
}
