import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { NotFound } from '../app/NotFound.tsx';
import { useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { PeoplePage } from '../people/PeoplePage.tsx';
import { Wait, WithMe } from '../people/WithMe.tsx';
import { ActDialog, type Wish } from './ActDialog.tsx';
import { HostLog } from './HostLog.tsx';
import { Players } from './Players.tsx';
import { Reports } from './Reports.tsx';
import { Running } from './Running.tsx';

/** For who runs this house: what was reported, what goes on, and what was done about it. */
export function HostPage() {
  return <WithMe>{(me) => (me.host ? <Host /> : <NotFound />)}</WithMe>;
}

function Host() {
  const say = useSay();
  const client = useQueryClient();
  const query = useQuery({
    queryKey: ['host'],
    queryFn: people.host,
    refetchInterval: 15_000,
  });
  const [wish, setWish] = useState<Wish | null>(null);
  const done = (): void => {
    setWish(null);
    void client.invalidateQueries({ queryKey: ['host'] });
  };
  const house = query.data;
  if (house === undefined) return <Wait error={query.error} again={() => void query.refetch()} />;
  const open = house.reports.filter(({ handled }) => handled === null).length;
  return (
    <PeoplePage
      title={say('host.title')}
      mark={<Disc icon="flag" size="big" />}
      lead={say('host.lead', { reports: open, online: house.online })}
    >
      <div className="people-two">
        <div className="people-column">
          <Reports reports={house.reports} ask={setWish} />
          <HostLog />
        </div>
        <div className="people-column">
          <Players banned={house.banned} ask={setWish} />
          <Running kind="table" running={house.tables} ask={setWish} />
          <Running kind="match" running={house.matches} ask={setWish} />
        </div>
      </div>
      {wish !== null && <ActDialog wish={wish} onClose={() => setWish(null)} onDone={done} />}
    </PeoplePage>
  );
}
