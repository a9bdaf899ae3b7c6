import type { TableView } from '@tablewright/protocol';
import { useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { ApiError, useMe, useTable } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { Loading } from '../app/Loading.tsx';
import { Notice } from '../app/Notice.tsx';
import { useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { problemOf } from '../app/useProblem.ts';
import { Invite } from './Invite.tsx';
import { useLiveTable } from './live.ts';
import { Seats } from './Seats.tsx';
import { StartBar } from './StartBar.tsx';
import css from './TablePage.module.css';
import { Terms } from './Terms.tsx';
import { useActions } from './useActions.ts';

export default function TablePage({ id }: { id: string }) {
  const say = useSay();
  const { data: table, error, refetch } = useTable(id);
  const { data: me } = useMe();
  if (table !== undefined && me !== undefined) return <Table table={table} me={me.id} />;
  if (error === null) return <Loading />;
  const gone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <Notice icon="table" title={say(gone ? 'table.gone.title' : 'table.problem.title')}>
      <p>{gone ? say('table.gone.text') : problemOf(error, say)}</p>
      {!gone && (
        <button type="button" className={controls.lit} onClick={() => void refetch()}>
          {say('retry')}
        </button>
      )}
      <Link className={controls.button} href="/">
        {say('error.home')}
      </Link>
    </Notice>
  );
}

function Table({ table: known, me }: { table: TableView; me: string }) {
  const say = useSay();
  const [, go] = useLocation();
  const live = useLiveTable(known.id);
  const { act, shown: table, problem, isPending } = useActions(known);
  const game = say(`game.${table.game}`);
  useTitle(say('table.title', { game }));

  useEffect(() => {
    if (table.match !== null) go(`/m/${table.match}`, { replace: true });
  }, [table.match, go]);

  return (
    <div className={css.page}>
      <div className={css.felt}>
        <h1>{say('table.title', { game })}</h1>
        <p className={css.line} role="status">
          {live ? say('table.live') : say('table.lost')}
        </p>
        <Seats table={table} me={me} act={act} />
        {table.guests.length > 0 && (
          <p className={css.guests}>
            {say('table.guests', { count: table.guests.length, names: table.guests.join(', ') })}
          </p>
        )}
        <p role="alert" className={css.problem}>
          {problem}
        </p>
        <StartBar table={table} me={me} act={act} isPending={isPending} />
      </div>
      <div className={css.side}>
        <Invite table={table} />
        <Terms table={table} isOwner={table.host === me} act={act} />
      </div>
    </div>
  );
}
