import { type BoardProps, type GameUi, Icon, type IconName } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { lazy, memo, Suspense } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import { Chat } from './Chat.tsx';
import { Log } from './Log.tsx';
import css from './rail.module.css';
import { Seats } from './Seats.tsx';
import type { Decision } from './useDecision.ts';
import type { Panels, Tab } from './usePanels.ts';

const RulesPanel = lazy(() =>
  import('../rules/RulesPanel.tsx').then((m) => ({ default: m.RulesPanel })),
);

interface RailProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly drawing: BoardProps<Plain>;
  readonly panels: Panels;
  readonly recall: Decision['recall'];
  readonly send: Decision['send'];
}

const TABS: readonly { tab: Tab; icon: IconName }[] = [
  { tab: 'hand', icon: 'cards' },
  { tab: 'beside', icon: 'star' },
  { tab: 'seats', icon: 'people' },
  { tab: 'log', icon: 'hist' },
  { tab: 'chat', icon: 'chat' },
  { tab: 'rules', icon: 'book' },
];

/** What lies beside the map for all players, and one of the panels. */
export const Rail = memo(function Rail(props: RailProps) {
  const { id, host, snapshot, ui, teller, drawing, panels, recall, send } = props;
  const say = useSay();
  const tab = panels.tab === 'hand' || panels.tab === 'beside' ? 'log' : panels.tab;
  return (
    <aside className={css.rail} aria-label={say('match.beside')}>
      <div className={css.aside} data-open={panels.tab === 'beside'}>
        <ui.Aside {...drawing} />
      </div>
      <div className={css.panel} data-panel={tab} data-open={panels.tab === tab}>
        {tab === 'log' && <Log {...{ id, snapshot, ui, teller, recall }} />}
        {tab === 'seats' && <Seats isFull {...{ host, snapshot, ui, drawing, send }} />}
        {tab === 'chat' && <Chat {...{ host, snapshot }} />}
        {tab === 'rules' && (
          <Suspense fallback={<Loading />}>
            <RulesPanel game={ui.id} clause={panels.clause} />
          </Suspense>
        )}
      </div>
      <nav className={css.tabs} aria-label={say('match.panels')}>
        {TABS.map(({ tab: one, icon }) => (
          <button
            key={one}
            type="button"
            data-tab={one}
            aria-pressed={one === panels.tab}
            onClick={() => panels.show(one)}
          >
            <Icon name={icon} />
            {say(`match.tab.${one}`)}
          </button>
        ))}
      </nav>
    </aside>
  );
});
