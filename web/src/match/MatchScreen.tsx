import type { Plain } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useRef } from 'react';
import type { BoardProps, GameUi } from '../../board/game-ui.ts';
import { PanZoom } from '../../board/PanZoom.tsx';
import { SeatPaint } from '../../board/SeatPaint.tsx';
import type { MatchHost } from '../host/host.ts';
import { Announcer } from './Announcer.tsx';
import { Banners } from './Banners.tsx';
import { Curtain } from './Curtain.tsx';
import css from './frame.module.css';
import { Inspector } from './Inspector.tsx';
import { MatchBar } from './MatchBar.tsx';
import { MatchEnd } from './MatchEnd.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { useDecision } from './useDecision.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useLayout } from './useLayout.ts';
import { usePanels } from './usePanels.ts';
import { useSounds } from './useSounds.ts';
import { WhyNot } from './WhyNot.tsx';

export interface MatchScreenProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Snapshot;
  readonly ui: GameUi;
  readonly teller: Teller;
}

/** The table itself: seats on the left, board and prompt in the middle, log and rules on the right. */
export function MatchScreen({ id, host, snapshot, ui, teller }: MatchScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const panels = usePanels();
  const decision = useDecision({ host, snapshot, ui, frame, tab: panels.tab });
  useKeyboard(frame, { snapshot, decision, panels });
  useSounds(host);

  const { position, viewer } = snapshot;
  const board: BoardProps<Plain> = {
    state: position.state,
    viewer,
    teller,
    lights: decision.lights,
    previewed: decision.previewed,
    about: position.question?.about ?? {},
    onPick: decision.pick,
    onPreview: decision.preview,
    onInspect: decision.inspect,
    layout,
  };
  const passing = seatToPass(snapshot);
  const notice = decision.refusal ? (
    <WhyNot {...{ decision, teller, panels, frame }} refusal={decision.refusal} />
  ) : position.ending ? (
    <MatchEnd {...{ id, snapshot, ui }} ending={position.ending} />
  ) : undefined;
  return (
    <div
      ref={frame}
      className={css.frame}
      data-game={ui.id}
      data-layout={layout}
      data-tab={panels.tab}
      data-position={`${position.n}.${position.epoch}`}
      data-over={position.ending !== null}
    >
      <SeatPaint />
      <MatchBar {...{ host, snapshot, ui, teller, panels, decision }} />
      <div className={css.table}>
        <Seats {...{ host, snapshot, ui, board, decision }} />
        <main className={css.main}>
          <div className={css.board}>
            <PanZoom className={css.map}>
              <ui.Board {...board} />
            </PanZoom>
            <Banners {...{ id, host, snapshot, teller, decision }} />
            {layout === 'wide' && notice}
            {passing !== null && <Curtain {...{ host, teller, decision, seat: passing }} />}
          </div>
          <PromptBar
            {...{ host, snapshot, teller, decision }}
            strip={layout === 'tall' ? notice : undefined}
          />
          <section className={css.dock} data-panel="hand">
            <ui.Dock {...board} />
          </section>
          {decision.inspected !== null && (
            <Inspector
              {...{ ui, teller, frame }}
              target={decision.inspected}
              state={position.state}
            />
          )}
        </main>
        <Rail {...{ id, host, snapshot, ui, teller, board, panels, decision }} />
      </div>
      <Announcer {...{ snapshot, teller }} />
    </div>
  );
}

/** At a shared device: another of my seats is asked than the one that looks now. */
function seatToPass({ mine, viewer, position }: Snapshot): number | null {
  if (mine.length < 2 || position.ending !== null) return null;
  const asked = position.asked.map(({ seat }) => seat).filter((seat) => mine.includes(seat));
  return asked.length === 0 || asked.includes(viewer) ? null : asked[0];
}
