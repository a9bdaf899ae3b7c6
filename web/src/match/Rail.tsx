import { type BoardProps, DrawnIn, type GameUi, Icon } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { memo, Suspense } from 'react';
import { Loading } from '../app/Loading.tsx';
import { useSay } from '../app/text.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import { Chat, DealDesk, OrdersPanel, RulesPanel } from './later.ts';
import { Log } from './Log.tsx';
import { offersWaiting } from './offers.ts';
import css from './rail.module.css';
import { Seats } from './Seats.tsx';
import type { Decision } from './useDecision.ts';
import { ALL_TABS, type Tab, TABS } from './tabs.ts';
import type { Panels } from './usePanels.ts';
import type { Peek } from './usePeek.ts';
import { useUnread } from './useUnread.ts';

interface RailProps {
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
  readonly drawing: BoardProps<Plain>;
  readonly panels: Panels;
  readonly recall: Decision['recall'];
  readonly inspect: Decision['inspect'];
  readonly send: Decision['send'];
  readonly peek: Peek;
  readonly isFrozen: boolean;
}

/** What lies beside the map for all players, and one of the panels. */
export const Rail = memo(function Rail(props: RailProps) {
  const { host, snapshot, ui, teller, drawing, panels, recall, inspect, send, peek, isFrozen } =
    props;
  const say = useSay();
  const { orders, desk } = snapshot;
  const waiting = offersWaiting(snapshot);
  const isThere = (one: Tab): boolean =>
    one === 'orders' ? orders !== undefined : one !== 'deals' || desk !== undefined;
  const unread = useUnread(snapshot, panels.tab === 'chat');
  const tab = panels.tab === 'hand' || panels.tab === 'beside' ? 'log' : panels.tab;
  return (
    <aside className={css.rail} aria-label={say('match.beside')}>
      <div className={css.aside} data-open={panels.tab === 'beside'}>
        <DrawnIn place="beside">
          <ui.Aside {...drawing} />
        </DrawnIn>
      </div>
      <div className={css.panel} data-panel={tab} data-open={panels.tab === tab}>
        {tab === 'log' && (
          <Log
            isShown={panels.tab === 'log'}
            {...{ snapshot, ui, teller, recall, inspect, peek }}
          />
        )}
        {tab === 'seats' && <Seats isFull {...{ host, snapshot, ui, drawing, send, isFrozen }} />}
        <Suspense fallback={<Loading />}>
          {tab === 'chat' && <Chat {...{ host, snapshot }} />}
          {tab === 'orders' && orders && (
            <OrdersPanel {...{ host, snapshot, orders, teller, send }} game={ui.id} />
          )}
          {tab === 'deals' && desk && (
            <DealDesk {...{ host, snapshot, desk, teller, send }} game={ui.id} />
          )}
          {tab === 'rules' && <RulesPanel game={ui.id} clause={panels.clause} />}
        </Suspense>
      </div>
      <nav className={css.tabs} aria-label={say('match.panels')}>
        {ALL_TABS.filter(isThere).map((one) => (
          <button
            key={one}
            type="button"
            data-tab={one}
            aria-pressed={one === panels.tab}
            aria-label={
              one === 'chat' && unread > 0
                ? say('match.tab.chat.new', { count: unread })
                : undefined
            }
            onClick={() => panels.show(one)}
          >
            <Icon name={TABS[one].icon} />
            {say(`match.tab.${one}`)}
            {one === 'deals' && waiting > 0 && (
              <b className={css.badge} aria-label={say('deals.waiting', { count: waiting })}>
                {waiting}
              </b>
            )}
            {one === 'chat' && unread > 0 && (
              <span className={css.unread}>{unread > 99 ? '99+' : unread}</span>
            )}
          </button>
        ))}
      </nav>
    </aside>
  );
});
