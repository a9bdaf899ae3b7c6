import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { controls } from '../app/controls.tsx';
import { useSay } from '../app/text.tsx';
import type { LocalCard } from '../local/index.ts';
import { useOtherTabs } from '../local/useOtherTabs.ts';
import css from './LocalMatches.module.css';
import { MatchRow } from './MatchRow.tsx';
import side from './Side.module.css';

const KEY = ['local'];

/** Matches in this browser. */
export function LocalMatches() {
  const say = useSay();
  const client = useQueryClient();
  const isBlocked = useOtherTabs();
  const { data: matches = [] } = useQuery({
    queryKey: KEY,
    queryFn: async () => (await import('../local/index.ts')).listLocal(),
    staleTime: 0,
    enabled: !isBlocked,
  });

  const forget = async (id: string): Promise<void> => {
    await (await import('../local/index.ts')).forgetLocal(id);
    await client.invalidateQueries({ queryKey: KEY });
  };

  if (isBlocked) return <p role="status">{say('problem.other-tabs')}</p>;
  if (matches.length === 0) return null;
  return (
    <section aria-labelledby="local">
      <h2 id="local">{say('home.local')}</h2>
      <ul className={side.rows}>
        {matches.map((match) => (
          <LocalRow key={match.id} match={match} forget={() => void forget(match.id)} />
        ))}
      </ul>
    </section>
  );
}

function LocalRow({ match, forget }: { match: LocalCard; forget: () => void }) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  return (
    <MatchRow match={{ myTurn: false, ...match, waitingFor: [] }} at="local">
      <div className={css.actions}>
        {asking ? (
          <>
            <button type="button" className={controls.danger} onClick={forget}>
              {say('home.local.forgetSure')}
            </button>
            <button type="button" className={controls.quiet} onClick={() => setAsking(false)}>
              {say('home.local.keep')}
            </button>
          </>
        ) : (
          <button type="button" className={controls.quiet} onClick={() => setAsking(true)}>
            {say('home.local.forget')}
          </button>
        )}
      </div>
    </MatchRow>
  );
}
