import { type GameUi, Icon, type IconName } from '@tablewright/board';
import type { SeatInfo } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useEffect, useMemo, useState } from 'react';
import { useSay } from '../app/text.tsx';
import type { Moments } from './moments.ts';
import css from './replay.module.css';

interface TimelineProps {
  readonly ui: GameUi;
  readonly moments: Moments;
  readonly n: number;
  readonly last: number;
  readonly seats: readonly SeatInfo[];
  readonly teller: Teller;
  readonly onMove: (n: number) => void;
}

const SPEEDS = [0.5, 1, 2, 4] as const;
const STEP_MS = 1200;

/** Drag, step, play; the scores of all seats over the whole match. */
export function Timeline({ ui, moments, n, last, seats, onMove }: TimelineProps) {
  const say = useSay();
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);

  useEffect(() => {
    if (!playing) return;
    if (n >= last) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => onMove(n + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, n, last, speed, onMove]);

  const go = (to: number) => () => onMove(Math.min(Math.max(to, 0), last));
  const turnBefore = moments.turns.findLast((turn) => turn < n) ?? 0;
  const turnAfter = moments.turns.find((turn) => turn > n) ?? last;
  return (
    <section className={css.timeline} aria-label={say('replay.timeline')}>
      <Scores {...{ ui, moments, n, last, seats }} />
      <input
        type="range"
        min={0}
        max={last}
        value={n}
        aria-label={say('replay.moment')}
        aria-valuetext={say('replay.momentOf', { n, last })}
        onChange={(event) => onMove(Number(event.target.value))}
      />
      <div className={css.buttons}>
        <Step icon="prev" label={say('replay.turnBack')} onClick={go(turnBefore)} />
        <Step icon="back" label={say('replay.stepBack')} onClick={go(n - 1)} />
        <Step
          icon={playing ? 'pause' : 'play'}
          label={playing ? say('replay.pause') : say('replay.play')}
          onClick={() => setPlaying(!playing)}
        />
        <Step icon="fwd" label={say('replay.step')} onClick={go(n + 1)} />
        <Step icon="next" label={say('replay.turnOn')} onClick={go(turnAfter)} />
        <span className={css.at}>{say('replay.momentOf', { n, last })}</span>
        <label className={css.speed}>
          <span>{say('replay.speed')}</span>
          <select
            aria-label={say('replay.speed')}
            value={speed}
            onChange={(event) => setSpeed(Number(event.target.value) as typeof speed)}
          >
            {SPEEDS.map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
      </div>
    </section>
  );
}

function Step({
  icon,
  label,
  onClick,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button type="button" className={css.step} aria-label={label} title={label} onClick={onClick}>
      <Icon name={icon} />
    </button>
  );
}

const WIDTH = 600;
const HEIGHT = 48;

/** Not everybody can tell the hues apart, so every seat has its own dash. */
const DASHES = ['none', '7 3', '2 3', '10 3 2 3', '4 4', '1 4'];

function Scores({
  ui,
  moments,
  n,
  last,
  seats,
}: Pick<TimelineProps, 'ui' | 'moments' | 'n' | 'last' | 'seats'>) {
  const lines = useMemo(() => {
    const scores = seats.map((_, seat) => moments.states.map((state) => ui.score(state, seat)));
    const most = Math.max(1, ...scores.flat());
    return scores.map((line) =>
      line
        .map(
          (score, i) =>
            `${((i / Math.max(1, last)) * WIDTH).toFixed(1)},${(HEIGHT - 3 - (score / most) * (HEIGHT - 6)).toFixed(1)}`,
        )
        .join(' '),
    );
  }, [ui, moments, last, seats]);
  const x = (n / Math.max(1, last)) * WIDTH;
  return (
    <svg
      className={css.scores}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lines.map((points, seat) => (
        <polyline key={seat} points={points} data-seat={seat + 1} strokeDasharray={DASHES[seat]} />
      ))}
      <path className={css.now} d={`M${x} 0V${HEIGHT}`} />
    </svg>
  );
}
