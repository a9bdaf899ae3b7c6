import {
  type BoardProps,
  DrawnIn,
  DrawnTargets,
  type GameUi,
  PanZoom,
  type PlanInHand,
  ReportTargets,
  SeatPaint,
  SuggestedTargets,
} from '@tablewright/board';
import type { Plain } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { Suspense, useMemo, useRef, useState } from 'react';
import { useSay } from '../app/text.tsx';
import { useTitle } from '../app/title.ts';
import { TermTip } from '../glossary/TermTip.tsx';
import type { MatchHost, Picture } from '../host/host.ts';
import { AdviceButton } from './AdviceButton.tsx';
import { Announcer } from './Announcer.tsx';
import { Banners } from './Banners.tsx';
import { Curtain } from './Curtain.tsx';
import css from './frame.module.css';
import {
  CoachStrip,
  Inspector,
  MatchEnd,
  PeekBar,
  ReactionBar,
  Shortcuts,
  useLaterParts,
  WhyNot,
} from './later.ts';
import { MatchBar } from './MatchBar.tsx';
import { OrderHere } from './OrderHere.tsx';
import { PlanActs, PlanReady } from './PlanActs.tsx';
import { PlanPieces } from './PlanPieces.tsx';
import { PromptBar } from './PromptBar.tsx';
import { Rail } from './Rail.tsx';
import { Seats } from './Seats.tsx';
import { useCoach } from './useCoach.ts';
import { useDecision } from './useDecision.ts';
import { useKeyboard } from './useKeyboard.ts';
import { useLayout } from './useLayout.ts';
import { useConnection } from './useMatch.ts';
import { useCovered } from './useCovered.ts';
import { usePanels } from './usePanels.ts';
import { replayOf, usePastLights, usePeek } from './usePeek.ts';
import { type Plan, usePlan } from './usePlan.ts';
import { useSounds } from './useSounds.ts';
import { useStableHeight } from './useStableHeight.ts';
import { useWarnings } from './useWarnings.ts';

export interface MatchScreenProps {
  readonly id: string;
  readonly host: MatchHost;
  readonly snapshot: Picture;
  readonly ui: GameUi;
  readonly teller: Teller;
}

const NOTHING = {};
const NO_PICK = (): void => undefined;

/** The table itself: seats on the left, board and prompt in the middle, log and rules on the right. */
export function MatchScreen({ id, host, snapshot: present, ui, teller }: MatchScreenProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLElement>(null);
  useStableHeight(hand);
  const area = useRef<HTMLDivElement>(null);
  const band = useRef<HTMLDivElement>(null);
  const layout = useLayout();
  const panels = usePanels();
  const { plan, snapshot, answer, sends, undo } = usePlan(host, present, ui);
  const warn = useWarnings(host, present, ui);
  const isCoached = useCoach(host, present, ui);
  const peek = usePeek(host, present);
  const isPast = peek.n !== null;
  const [drawn] = useState(() => new DrawnTargets());
  const decision = useDecision({
    host,
    answer,
    sends,
    warn,
    undo,
    snapshot,
    ui,
    drawn,
    layout,
    tab: panels.tab,
    isPast,
  });
  useKeyboard(frame, { snapshot, decision, panels, peek });
  useSounds(host);
  useLaterParts(ui.id);
  useMatchTitle(snapshot);
  const isFrozen = useConnection(host) !== 'open';

  const { position, viewer } = snapshot;
  // What is drawn: an earlier moment while somebody looks at it.
  const shown = peek.picture ?? snapshot;
  const past = usePastLights(ui, peek.picture);
  const { pick, preview, inspect, lights, previewed, recall, send, askHint, thinking, suggested } =
    decision;
  const { log } = shown;
  const { state } = shown.position;
  const { question } = position;
  const ready = plan !== null && question === null ? <PlanReady /> : undefined;
  const pieces =
    plan !== null && ui.plan?.isShown !== true ? <PlanPieces {...{ plan, teller }} /> : undefined;
  const planned = usePlanInHand(plan, present.position.state);
  // Memoised: moving the pointer changes only the board and the prompt.
  const drawing = useMemo<BoardProps<Plain>>(
    () => ({
      state,
      viewer,
      teller,
      lights: isPast ? past : lights,
      previewed: null,
      about: isPast ? NOTHING : (question?.about ?? NOTHING),
      onPick: isPast ? NO_PICK : pick,
      onPreview: preview,
      onInspect: inspect,
      layout,
      plan: isPast ? null : planned,
      told: log,
    }),
    [
      state,
      viewer,
      teller,
      lights,
      past,
      isPast,
      question,
      pick,
      preview,
      inspect,
      layout,
      planned,
      log,
    ],
  );
  useCovered(area, band, drawing.lights);
  const board = useMemo(
    () => (
      <SuggestedTargets value={suggested}>
        <ui.Board {...drawing} previewed={isPast ? null : previewed} />
      </SuggestedTargets>
    ),
    [ui, drawing, previewed, isPast, suggested],
  );
  const dock = useMemo(
    () => (
      <SuggestedTargets value={suggested}>
        <DrawnIn place="hand">
          <ui.Dock {...drawing} />
        </DrawnIn>
      </SuggestedTargets>
    ),
    [ui, drawing, suggested],
  );
  const passing = seatToPass(snapshot);
  const notice = position.ending ? (
    <Suspense>
      <MatchEnd {...{ id, host, snapshot, ui, teller }} ending={position.ending} />
    </Suspense>
  ) : undefined;
  return (
    <ReportTargets to={drawn}>
      <div
        ref={frame}
        className={css.frame}
        data-game={ui.id}
        data-layout={layout}
        data-tab={panels.tab}
        data-position={`${present.position.n}.${present.position.epoch}`}
        data-planned={plan?.answers.length}
        data-over={position.ending !== null}
        data-peek={isPast || undefined}
        data-coach={isCoached || undefined}
      >
        <SeatPaint />
        <MatchBar {...{ id, host, snapshot, ui, teller, panels, askHint, thinking, send }} />
        <div className={css.table}>
          <Seats {...{ host, ui, drawing, send, isFrozen }} snapshot={shown} />
          <main className={css.main}>
            <div ref={area} className={css.board}>
              <PanZoom className={css.map} lights={drawing.lights}>
                {board}
              </PanZoom>
              {ui.Beside && layout === 'wide' && (
                <SuggestedTargets value={suggested}>
                  <div className={css.beside}>
                    <ui.Beside {...drawing} />
                  </div>
                </SuggestedTargets>
              )}
              {layout === 'wide' && notice}
              <Suspense>
                {decision.refusal && (
                  <WhyNot
                    {...{ decision, panels, frame, teller, layout }}
                    game={ui.id}
                    refusal={decision.refusal}
                  />
                )}
              </Suspense>
              {/* Never a separate chunk: until it came, the hand of the previous player would show. */}
              {passing !== null && <Curtain {...{ host, teller, decision, seat: passing }} />}
            </div>
            <Banners {...{ id, host, ui, teller, decision, panels, peek }} snapshot={present} />
            <div ref={band} className={css.band}>
              <Suspense>
                {position.reactions !== undefined && position.ending === null && (
                  <ReactionBar
                    {...{ host, snapshot, teller, send, panels, layout }}
                    reactions={position.reactions}
                  />
                )}
              </Suspense>
              {peek.n === null ? (
                <PromptBar
                  {...{ host, snapshot, teller, decision, pieces }}
                  strip={(layout === 'tall' ? notice : undefined) ?? ready}
                  advice={
                    plan === null &&
                    decision.warnings.length === 0 && (
                      <AdviceButton {...{ host, snapshot, ui, teller }} take={decision.take} />
                    )
                  }
                >
                  {plan !== null && decision.chosen === null && (
                    <PlanActs {...{ plan, decision }} />
                  )}
                  {layout === 'wide' && plan === null && <OrderHere {...{ snapshot, panels }} />}
                </PromptBar>
              ) : (
                <Suspense>
                  <PeekBar {...{ peek, snapshot }} at={peek.n} replay={replayOf(id, snapshot)} />
                </Suspense>
              )}
            </div>
            <Suspense>
              {isCoached && <CoachStrip {...{ ui, teller }} snapshot={present} />}
            </Suspense>
            <section ref={hand} className={css.dock} data-panel="hand" data-keep-clear>
              {dock}
            </section>
            <Suspense>
              {decision.inspected !== null && (
                <Inspector {...{ ui, teller, frame }} target={decision.inspected} state={state} />
              )}
            </Suspense>
          </main>
          <SuggestedTargets value={suggested}>
            <Rail
              {...{
                host,
                snapshot,
                ui,
                teller,
                drawing,
                panels,
                recall,
                inspect,
                send,
                peek,
                isFrozen,
              }}
            />
          </SuggestedTargets>
        </div>
        <Announcer {...{ teller }} snapshot={present} />
        <TermTip game={ui.id} onOpen={panels.openRule} />
        <Suspense>
          {panels.isHelpOpen && <Shortcuts onClose={() => panels.showHelp(false)} />}
        </Suspense>
      </div>
    </ReportTargets>
  );
}

/** The plan as the board gets it: the same until its answers change. */
function usePlanInHand(plan: Plan | null, before: Plain): PlanInHand<Plain> | null {
  const answers = plan?.answers;
  const drop = plan?.drop;
  return useMemo(
    () =>
      answers === undefined || drop === undefined
        ? null
        : { before, keys: answers.map(({ key }) => key), drop },
    [answers, drop, before],
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
  const asked =
    position.reactions?.mine.asked ??
    position.asked.map(({ seat }) => seat).filter((seat) => mine.includes(seat));
  return asked.length === 0 || asked.includes(viewer) ? null : asked[0];
}
