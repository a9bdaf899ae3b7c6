import type { ModerationTable } from '@tablewright/protocol';
import { Link } from 'wouter';
import { controls } from '../app/controls.tsx';
import { ago, listOf } from '../app/format.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { Panel } from '../people/PeoplePage.tsx';
import type { ActionRequest } from './ActDialog.tsx';

interface RunningProps {
  readonly kind: 'table' | 'match';
  readonly running: readonly ModerationTable[];
  readonly ask: (request: ActionRequest) => void;
}

/** Open tables or running matches. */
export function Running({ kind, running, ask }: RunningProps) {
  const say = useSay();
  const locale = useLocale();
  const what = kind === 'table' ? 'closeTable' : 'closeMatch';
  return (
    <Panel id={`running-${kind}`} title={say(`host.running.${kind}`)}>
      {running.length === 0 && <p className="people-hint">{say(`host.running.${kind}.none`)}</p>}
      <ul className="people-rows">
        {running.map(({ id, game, players, changed }) => {
          const names = players.length === 0 ? say('table.nobody') : listOf(players, locale);
          return (
            <li key={id} data-game={game}>
              <span className="people-game">{say(`game.${game}`)}</span>
              <span className="people-grow">
                <Link href={`/${kind === 'table' ? 't' : 'm'}/${id}`}>{names}</Link>
                <span>{ago(changed, locale)}</span>
              </span>
              <button
                type="button"
                className={controls.button}
                aria-label={say(`host.ask.${what}`, { name: names })}
                onClick={() => ask({ do: what, id, name: names })}
              >
                {say(`host.do.${what}`)}
              </button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
