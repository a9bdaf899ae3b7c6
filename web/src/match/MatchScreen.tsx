import { type BoardProps, type GameUi, PanZoom, SeatPaint } from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useMemo, useRef } from 'react';
import { useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import type { MatchHost, Picture } from '../host/host.ts';
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
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
}

const NOTHING = {};

/** The table itself: seats on the left, board and prompt in the middle, log and rules on the right. */
export function MatchScreen({ id, host, snapshot, ui, teller }: MatchScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const panels = usePanels();
  const decision = useDecision({ host, snapshot, ui, frame, tab: panels.tab });
  useKeyboard(frame, { snapshot, decision, panels });
  useSounds(host);
  useMatchTitle(snapshot);

  const { position, viewer, log } = snapshot;
  const { pick, preview, inspect, lights, previewed, recall, send, askHint, thinking } = decision;
  const { state, question } = position;
  // Memoised: moving the pointer changes only the board and the prompt.
  const drawing = useMemo<BoardProps<Plain>>(
    () => ({
      state,
      viewer,
      teller,
      lights,
      previewed: null,
      about: question?.about ?? NOTHING,
      onPick: pick,
      onPreview: preview,
      onInspect: inspect,
      layout,
      told: log,
    }),
    [state, viewer, teller, lights, question, pick, preview, inspect, layout, log],
  );
  const board = useMemo(
    () => <ui.Board {...drawing} previewed={previewed} />,
    [ui, drawing, previewed],
  );
  const dock = useMemo(() => <ui.Dock {...drawing} />, [ui, drawing]);
  const passing = seatToPass(snapshot);
  const notice = decision.refusal ? (
    <WhyNot {...{ decision, panels, frame }} game={ui.id} refusal={decision.refusal} />
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
      <MatchBar {...{ id, host, snapshot, ui, teller, panels, askHint, thinking, send }} />
      <div className={css.table}>
        <Seats {...{ host, snapshot, ui, drawing, send }} />
        <main className={css.main}>
          <div className={css.board}>
            <PanZoom className={css.map} lights={lights}>
              {board}
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
            {dock}
          </section>
          {decision.inspected !== null && (
            <Inspector
              {...{ ui, teller, frame }}
              target={decision.inspected}
              state={position.state}
            />
          )}
        </main>
        <Rail {...{ id, host, snapshot, ui, teller, drawing, panels, recall, send }} />
      </div>
      <Announcer {...{ snapshot, teller }} />
    </div>
  );
}

/** The title, for when another tab is open: the game, and whether it waits for me. */
function useMatchTitle({ info, position }: Snapshot): void {
  const say = useSay();
  const game = say(`game.${info.game}`);
  const isMyTurn = position.question !== null && position.ending === null;
  useTitle(isMyTurn ? `${say('home.yourTurn')}: ${game}` : game);
}

/** At a shared device: the question is for another of my seats than the current one. */
function seatToPass({ mine, viewer, position }: Snapshot): number | null {
  if (mine.length < 2 || position.ending !== null) return null;
  const asked = position.asked.map(({ seat }) => seat).filter((seat) => mine.includes(seat));
  return asked.length === 0 || asked.includes(viewer) ? null : asked[0];
}
