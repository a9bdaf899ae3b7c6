import { Icon } from '@tablewright/board';
import type { ReportView } from '@tablewright/protocol';
import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { ago } from '../app/format.ts';
import { NameLink } from '../app/NameLink.tsx';
import { useLocale, useSay } from '../app/text.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import type { ActionRequest } from './ActDialog.tsx';

/** Reports of players; open ones come first. */
export function Reports({
  reports,
  ask,
}: {
  readonly reports: readonly ReportView[];
  readonly ask: (request: ActionRequest) => void;
}) {
  const say = useSay();
  const waiting = reports.filter(({ handled }) => handled === null);
  const handled = reports.filter((report) => report.handled !== null);
  return (
    <Panel id="reports" title={say('host.reports')}>
      {reports.length === 0 && <p className="people-hint">{say('host.noReports')}</p>}
      <ul className="host-reports">
        {[...waiting, ...handled].map((report) => (
          <Report key={report.id} report={report} ask={ask} />
        ))}
      </ul>
    </Panel>
  );
}

function Report({ report, ask }: { report: ReportView; ask: (request: ActionRequest) => void }) {
  const say = useSay();
  const locale = useLocale();
  const { id, by, about, at, match, text, chat, handled } = report;
  return (
    <li className="host-report" data-handled={handled !== null}>
      <p className="host-about">
        <b className="people-name">
          <NameLink name={about.name} page={about.account ? about.name : null} />
        </b>
        <span className="people-hint">
          {say('host.reportedBy', { name: by, when: ago(at, locale) })}
        </span>
      </p>
      <blockquote>{text}</blockquote>
      {match !== null && (
        <p>
          <Link href={`/m/${match}`}>{say('host.toMatch')}</Link>
        </p>
      )}
      {chat.length > 0 && (
        <details>
          <summary>{say('host.chat', { count: chat.length })}</summary>
          <ul className="host-chat">
            {chat.map((line, i) => (
              <li key={i}>
                <b>{line.name}</b> {line.meant === true ? <mark>{line.text}</mark> : line.text}
              </li>
            ))}
          </ul>
        </details>
      )}
      {handled !== null ? (
        <p className="people-hint">
          <Icon name="check" />{' '}
          {say('host.handledBy', { name: handled.by, when: ago(handled.at, locale) })}
        </p>
      ) : (
        <div className="people-buttons">
          <button
            type="button"
            className={controls.lit}
            onClick={() => ask({ do: 'handle', id, name: about.name })}
          >
            {say('host.do.handle')}
          </button>
          {(['rename', 'ban'] as const).map((what) => (
            <button
              key={what}
              type="button"
              className={controls.button}
              onClick={() => ask({ do: what, id: about.id, name: about.name })}
            >
              {say(`host.do.${what}`)}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
