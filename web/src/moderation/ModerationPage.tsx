import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { Wait, WithMe } from '../people/WithMe.tsx';
import { ActDialog, type ActionRequest } from './ActDialog.tsx';
import { ModerationLog } from './ModerationLog.tsx';
import { Players } from './Players.tsx';
import { Reports } from './Reports.tsx';
import { Running } from './Running.tsx';

/** For moderators: reports, running tables and matches, players, and the log. */
export function ModerationPage() {
  return <WithMe>{(me) => (me.host ? <Moderation /> : <NotFound />)}</WithMe>;
}

function Moderation() {
  const say = useSay();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['host'],
    queryFn: people.moderation,
    refetchInterval: 15_000,
  });
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const done = (): void => {
    setRequest(null);
    void client.invalidateQueries({ queryKey: ['host'] });
  };
  const view = query.data;
  if (view === undefined) return <Wait error={query.error} again={() => void query.refetch()} />;
  const open = view.reports.filter(({ handled }) => handled === null).length;
  return (
    <PeoplePage
      title={say('host.title')}
      mark={<Disc icon="flag" size="big" />}
      lead={say('host.lead', { reports: open, online: view.online })}
    >
      <div className="people-two">
        <div className="people-column">
          <Reports reports={view.reports} ask={setRequest} />
          <ModerationLog />
        </div>
        <div className="people-column">
          <Players banned={view.banned} ask={setRequest} />
          <Running kind="table" running={view.tables} ask={setRequest} />
          <Running kind="match" running={view.matches} ask={setRequest} />
        </div>
      </div>
      {request !== null && (
        <ActDialog request={request} onClose={() => setRequest(null)} onDone={done} />
      )}
    </PeoplePage>
  );
}
