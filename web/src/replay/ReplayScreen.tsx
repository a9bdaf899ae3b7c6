import { type BoardProps, PanZoom, SeatPaint } from '@tablewright/board';
import { type Plain, SPECTATOR } from '@tablewright/engine';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { RenewalNote } from '../app/RenewalNote.tsx';
import { Splash } from '../app/Splash.tsx';
import { screenTeller } from '../app/teller.ts';
import { useLocale, useSay } from '../app/text.tsx';
import { Brand } from '../app/TopBar.tsx';
import { useGame } from '../app/useGame.ts';
import banners from '../match/banners.module.css';
import bar from '../match/bar.module.css';
import frame from '../match/frame.module.css';
import { Inspector } from '../match/Inspector.tsx';
import { Seats } from '../match/Seats.tsx';
import { useLayout } from '../match/useLayout.ts';
import { useTrail } from '../match/useTrail.ts';
import { momentsOf, snapshotAt } from './moments.ts';
import css from './replay.module.css';
import { ReplayLog } from './ReplayLog.tsx';
import type { Source } from './source.ts';
import { ReplayTools } from './ReplayTools.tsx';
import { Timeline } from './Timeline.tsx';

const NOTHING = (): void => undefined;
const REST_MS = 250;
const NO_LIGHTS = new Map<string, 'moved'>();

/** A replay: the same table, with a timeline instead of a prompt. */
export function ReplayScreen({
  source,
  first,
}: {
  readonly source: Source;
  readonly first: number;
}) {
  const { replay } = source;
  const ui = useGame(replay.info.game, 'ui');
  const text = useGame(replay.info.game, 'text');
  const say = useSay();
  const locale = useLocale();
  const layout = useLayout();
  const root = useRef<HTMLDivElement>(null);
  const moments = useMemo(() => momentsOf(replay), [replay]);
  const last = replay.frames.length;
  const [n, setN] = useState(Math.min(Math.max(first, 0), last));
  const snapshot = useMemo(() => snapshotAt(replay, moments, n), [replay, moments, n]);
  const teller = useMemo(
    () =>
      text &&
      screenTeller(
        text,
        locale,
        replay.info.seats.map((seat) => seat.name),
      ),
    [text, locale, replay],
  );

  // The address follows once the moment rests: browsers throttle changes with every pixel of a drag.
  useEffect(() => {
    const timer = setTimeout(() => {
      const url = new URL(location.href);
      url.searchParams.set('n', String(n));
      history.replaceState(history.state, '', url);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [n]);

  if (ui === undefined || teller === undefined) return <Splash />;
  const where = ui.where(snapshot.position.state);
  return (
    <div
      ref={root}
      className={`${frame.frame} ${css.frame}`}
      data-game={ui.id}
      data-layout={layout}
    >
      <SeatPaint />
      <header className={bar.bar}>
        <Brand />
        <h1 className={bar.face}>{say(`game.${ui.id}`)}</h1>
        <span className={bar.where}>{teller.say(where.id, where.about)}</span>
        <span className={bar.space} />
        <ReplayTools source={source} n={n} />
      </header>
      <div className={frame.table}>
        <Table
          {...{ ui, teller, snapshot, layout, root }}
          log={<ReplayLog {...{ log: moments.log, n, teller }} onMove={setN} />}
        >
          <Timeline {...{ ui, moments, n, last, seats: replay.info.seats, teller }} onMove={setN} />
        </Table>
      </div>
    </div>
  );
}

interface TableProps {
  readonly ui: NonNullable<ReturnType<typeof useGame<'ui'>>>;
  readonly teller: BoardProps<Plain>['teller'];
  readonly snapshot: ReturnType<typeof snapshotAt>;
  readonly layout: 'wide' | 'tall';
  readonly root: RefObject<HTMLElement | null>;
  readonly log: ReactNode;
  readonly children: ReactNode;
}

function Table({ ui, teller, snapshot, layout, root, log, children }: TableProps) {
  const [inspected, inspect] = useState<string | null>(null);
  const trail = useTrail(ui, snapshot);
  const lights = useMemo(
    () =>
      trail.size === 0
        ? NO_LIGHTS
        : new Map(Array.from(trail, (target) => [target, 'moved' as const])),
    [trail],
  );
  const board: BoardProps<Plain> = {
    state: snapshot.position.state,
    viewer: snapshot.viewer,
    teller,
    lights,
    previewed: null,
    about: {},
    onPick: NOTHING,
    onPreview: NOTHING,
    onInspect: inspect,
    layout,
    told: snapshot.log,
  };
  return (
    <>
      {/* Nothing lies before the viewer here, so that each seat tells of itself. */}
      <Seats {...{ snapshot, ui }} drawing={{ ...board, viewer: SPECTATOR }} />
      <main className={frame.main}>
        <div className={frame.board}>
          <PanZoom className={frame.map} lights={lights}>
            <ui.Board {...board} />
          </PanZoom>
          {ui.Beside && layout === 'wide' && (
            <div className={frame.beside}>
              <ui.Beside {...board} />
            </div>
          )}
        </div>
        {children}
        {inspected !== null && (
          <Inspector {...{ ui, teller }} frame={root} target={inspected} state={board.state} />
        )}
      </main>
      <aside className={css.rail}>
        <RenewalNote className={banners.banner} />
        {layout === 'wide' && (
          <div className={css.beside}>
            <ui.Aside {...board} />
          </div>
        )}
        {log}
      </aside>
    </>
  );
}
