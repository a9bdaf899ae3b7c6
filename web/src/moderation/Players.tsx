import type { BanView, FoundPlayer } from '@tablewright/protocol';
import { useState } from 'react';
import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { pageOf } from '../app/PersonMenu.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { people } from '../people/api.ts';
import { day, dayAndTime } from '../people/dates.ts';
import { Disc } from '../people/Disc.tsx';
import { LineForm } from '../people/LineForm.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import type { ActionRequest } from './ActDialog.tsx';

interface PlayersProps {
  readonly banned: readonly BanView[];
  readonly ask: (request: ActionRequest) => void;
}

/** Finds players by the start of the name; lists bans. */
export function Players({ banned, ask }: PlayersProps) {
  const say = useSay();
  const locale = useLocale();
  const [name, setName] = useState('');
  const [found, setFound] = useState<readonly FoundPlayer[] | null>(null);
  const act = useAct();
  const find = (): void => {
    void act.run(async () => setFound(await people.findPlayers(name.trim())));
  };
  return (
    <Panel id="players" title={say('host.players')}>
      <LineForm
        label={say('host.find')}
        button={say('host.find.do')}
        value={name}
        act={act}
        onChange={setName}
        onSubmit={find}
      />
      <Outcome act={act} />
      {found?.length === 0 && <p role="status">{say('host.find.none')}</p>}
      <ul className="people-rows">
        {found?.map((player) => (
          <li key={player.id}>
            <Disc name={player.name} />
            <span className="people-grow">
              {player.guest ? (
                <b>{player.name}</b>
              ) : (
                <Link href={pageOf(player.name)}>{player.name}</Link>
              )}
              <span>
                {say(player.guest ? 'host.guestSince' : 'player.since', {
                  day: day(player.created, locale),
                })}
              </span>
            </span>
            {(['rename', 'ban'] as const).map((what) => (
              <button
                key={what}
                type="button"
                className={controls.button}
                aria-label={say(`host.ask.${what}`, { name: player.name })}
                onClick={() => ask({ do: what, id: player.id, name: player.name })}
              >
                {say(`host.do.${what}`)}
              </button>
            ))}
          </li>
        ))}
      </ul>
      {banned.length > 0 && (
        <>
          <h3>{say('host.banned')}</h3>
          <ul className="people-rows">
            {banned.map(({ id, name: who, until, reason }) => (
              <li key={id}>
                <Disc icon="lock" />
                <span className="people-grow">
                  <b>{who}</b>
                  <span>
                    {until === null
                      ? say('host.ban.forGood')
                      : say('host.ban.until', { until: dayAndTime(until, locale) })}
                    {' · '}
                    {reason}
                  </span>
                </span>
                <button
                  type="button"
                  className={controls.button}
                  aria-label={say('host.ask.unban', { name: who })}
                  onClick={() => ask({ do: 'unban', id, name: who })}
                >
                  {say('host.do.unban')}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
