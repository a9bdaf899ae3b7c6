import { useEffect, useState } from 'react';
import { Loading } from '../app/Loading.tsx';
import css from './Rules.module.css';
import { RulesView } from './RulesView.tsx';
import { useRulebook } from './useRulebook.ts';

/** The rulebook beside a board; shows a given clause, and jumps between clauses without leaving the match. */
export function RulesPanel({ game, clause }: { game: string; clause?: string | null }) {
  const book = useRulebook(game);
  const [shown, setShown] = useState(clause ?? undefined);

  useEffect(() => {
    if (clause !== null && clause !== undefined) setShown(clause);
  }, [clause]);

  if (book === undefined) return <Loading />;
  return (
    <RulesView
      game={game}
      book={book}
      clause={shown}
      narrow
      clauseLink={(id) => (
        <button type="button" className={css.badge} onClick={() => setShown(id)}>
          {id}
        </button>
      )}
    />
  );
}
