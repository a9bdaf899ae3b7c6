import { useState } from 'react';
import { useLocation } from 'wouter';
import { api, queryClient, tableKey } from '../api.ts';
import { useProblem } from '../app/useProblem.ts';
import { usePlayChoice } from './play-choice.ts';

/** Creates a new table, private until its owner opens it, and goes there. */
export function useNewTable() {
  const [, go] = useLocation();
  const [isPending, setPending] = useState(false);
  const { problem, attempt } = useProblem();
  return {
    isPending,
    problem,
    open(game: string): void {
      setPending(true);
      const { seats, setup } = usePlayChoice.getState().choose(game);
      void attempt(async () => {
        const table = await api.newTable({ game, seats, setup });
        queryClient.setQueryData(tableKey(table.id), table);
        go(`/t/${table.id}`);
      }).finally(() => setPending(false));
    },
  };
}
