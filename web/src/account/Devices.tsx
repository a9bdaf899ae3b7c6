import { api } from '../api.ts';
import { controls } from '../app/controls.tsx';
import { ago } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { becomeMe, people } from '../people/api.ts';
import { Disc } from '../people/Disc.tsx';
import { Outcome } from '../people/Outcome.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import { useAct } from '../people/useAct.ts';
import type { PartProps } from './part.ts';

/** Browsers that are signed in. */
export function Devices({ account, changed }: PartProps) {
  const say = useSay();
  const locale = useLocale();
  const act = useAct();
  const end = (id: string): void => {
    void act.run(async () => {
      await people.endSession(id);
      changed();
    }, say('devices.ended'));
  };
  const endAll = (): void => {
    void act.run(async () => {
      await people.signOutEverywhere();
      becomeMe(await api.me());
    });
  };
  return (
    <Panel id="devices" title={say('account.part.devices')} hint={say('devices.hint')}>
      <ul className="people-rows">
        {account.sessions.map(({ id, device, seen, current }) => (
          <li key={id}>
            <Disc icon={current ? 'check' : 'globe'} />
            <span className="people-grow">
              <b>{device}</b>
              <span>
                {current
                  ? say('devices.current')
                  : say('account.used', { when: ago(seen, locale) })}
              </span>
            </span>
            {!current && (
              <button
                type="button"
                className={controls.button}
                aria-label={say('devices.endOf', { device })}
                onClick={() => end(id)}
              >
                {say('devices.end')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div className="people-buttons">
        <button type="button" className={controls.danger} disabled={act.isPending} onClick={endAll}>
          {say('devices.endAll')}
        </button>
      </div>
      <Outcome act={act} />
    </Panel>
  );
}
