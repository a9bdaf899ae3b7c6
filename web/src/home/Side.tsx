import { useHome } from '../api.ts';
import { useOffline } from '../app/OfflineBanner.tsx';
import { useSay } from '../app/text.tsx';
import { JoinForm } from './JoinForm.tsx';
import { LocalMatches } from './LocalMatches.tsx';
import { MatchRow } from './MatchRow.tsx';
import { OpenTables } from './OpenTables.tsx';
import css from './Side.module.css';

/** My matches, open tables, and matches to watch. */
export function Side() {
  const say = useSay();
  const { data: home } = useHome();
  const offline = useOffline();
  const mine = [...(home?.mine ?? [])].sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  return (
    <aside className={css.side} aria-label={say('home.side')}>
      {mine.length > 0 && (
        <section aria-labelledby="mine">
          <h2 id="mine">{say(mine[0].myTurn ? 'home.yourTurn' : 'home.mine')}</h2>
          <ul className={css.rows}>
            {mine.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
      <LocalMatches />
      {offline ? <OfflineHelp /> : <OpenTables tables={home?.tables} />}
      {!offline && <JoinForm />}
      {home !== undefined && home.watch.length > 0 && (
        <section aria-labelledby="watch">
          <h2 id="watch">{say('home.watch')}</h2>
          <ul className={css.rows}>
            {home.watch.map((match) => (
              <MatchRow key={match.id} match={match} />
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function OfflineHelp() {
  const say = useSay();
  return (
    <section aria-labelledby="offline-help">
      <h2 id="offline-help">{say('offline.title')}</h2>
      <p className={css.text}>{say('offline.can')}</p>
      <p className={css.text}>{say('offline.cannot')}</p>
    </section>
  );
}

/** Matches that wait for me first, finished ones last. */
function rank({ myTurn, over }: { myTurn: boolean; over: boolean }): number {
  if (over) return 2;
  return myTurn ? 0 : 1;
}
