import { useQuery } from '@tanstack/react-query';
import { useLocale, useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { dayAndTime } from '../people/dates.ts';
import { Panel } from '../people/PeoplePage.tsx';

/** What moderators have done; entries are never deleted. */
export function ModerationLog() {
  const say = useSay();
  const locale = useLocale();
  const { data: lines = [] } = useQuery({
    queryKey: ['host', 'log'],
    queryFn: people.moderationLog,
  });
  return (
    <Panel id="log" title={say('host.log')}>
      {lines.length === 0 && <p className="people-hint">{say('host.noLog')}</p>}
      <ol className="host-log">
        {lines.map(({ at, by, act, whom, note }, i) => (
          <li key={i}>
            {say(`host.did.${act}`, { by, whom })}
            <small>
              {dayAndTime(at, locale)} · {note}
            </small>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
