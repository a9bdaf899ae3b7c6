import { type GameUi, Icon, type IconName, SeatMedal } from '@tablewright/board';
import type { SeatInfo } from '@tablewright/protocol';
import type { Teller } from '@tablewright/text';
import { useEffect, useMemo, useState } from 'react';
import { useSay } from '../app/text.tsx';
import { Jumps } from './Jumps.tsx';
import { type Mark, marksOf, type Moments } from './moments.ts';
import { useReplayKeys } from './useReplayKeys.ts';
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
export function Timeline({ ui, moments, n, last, seats, teller, onMove }: TimelineProps) {
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

  const marks = useMemo(() => marksOf(moments, ui), [moments, ui]);
  // What the long steps go by: turns, or marks of a kind.
  const [by, setBy] = useState<string | null>(null);
  const stops = useMemo(
    () =>
      by === null ? moments.turns : marks.filter(({ kind }) => kind === by).map(({ n: at }) => at),
    [by, moments, marks],
  );

  const go = (to: number) => () => onMove(Math.min(Math.max(to, 0), last));
  const before = stops.findLast((stop) => stop < n) ?? 0;
  const after = stops.find((stop) => stop > n) ?? last;
  const longStep = (way: 'back' | 'on'): string =>
    by === null ? say(`replay.turn.${way}`) : say(`replay.mark.${way}`, { kind: teller.say(by) });
  useReplayKeys({
    step: (way) => go(n + way)(),
    turn: (way) => go(way < 0 ? before : after)(),
    ends: (which) => go(which === 'first' ? 0 : last)(),
    playOrPause: () => setPlaying(!playing),
  });
  return (
    <section className={css.timeline} aria-label={say('replay.timeline')}>
      <Scores {...{ ui, moments, marks, n, last, seats }} />
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
        <Step icon="prev" label={longStep('back')} onClick={go(before)} />
        <Step icon="back" label={say('replay.stepBack')} onClick={go(n - 1)} />
        <Step
          icon={playing ? 'pause' : 'play'}
          label={playing ? say('replay.pause') : say('replay.play')}
          onClick={() => setPlaying(!playing)}
        />
        <Step icon="fwd" label={say('replay.step')} onClick={go(n + 1)} />
        <Step icon="next" label={longStep('on')} onClick={go(after)} />
        <span className={css.at}>{say('replay.momentOf', { n, last })}</span>
        {ui.marks && <Jumps {...{ marks, n, by, teller, setBy, onMove }} kinds={ui.marks.kinds} />}
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
        {by === null && <span className={css.keys}>{say('replay.keys')}</span>}
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
  marks,
  n,
  last,
  seats,
}: Pick<TimelineProps, 'ui' | 'moments' | 'n' | 'last' | 'seats'> & {
  readonly marks: readonly Mark[];
}) {
  const say = useSay();
  const { scores, most, lines } = useMemo(() => {
    const all = seats.map((_, seat) => moments.states.map((state) => ui.score(state, seat)));
    const highest = Math.max(1, ...all.flat());
    const drawn = all.map((line) =>
      line
        .map(
          (score, i) =>
            `${((i / Math.max(1, last)) * WIDTH).toFixed(1)},${(HEIGHT - 3 - (score / highest) * (HEIGHT - 6)).toFixed(1)}`,
        )
        .join(' '),
    );
    return { scores: all, most: highest, lines: drawn };
  }, [ui, moments, last, seats]);
  const across = (at: number): number => (at / Math.max(1, last)) * WIDTH;
  const chapters = marks.filter(({ kind }) => kind === ui.marks?.kinds[0]);
  return (
    <figure className={css.chart}>
      <figcaption>
        <span>{say('replay.points')}</span>
        <ul className={css.legend}>
          {seats.map(({ name }, seat) => (
            <li key={seat}>
              <svg viewBox="0 0 26 6" width="26" height="6" aria-hidden="true">
                <path d="M0 3H26" data-seat={seat + 1} strokeDasharray={DASHES[seat]} />
              </svg>
              <SeatMedal seat={seat} size={16} />
              <span>{name}</span> <b>{scores[seat][n]}</b>
            </li>
          ))}
        </ul>
      </figcaption>
      <div className={css.plot}>
        <span className={css.scale} aria-hidden="true">
          <span>{most}</span>
          <span>0</span>
        </span>
        <svg
          className={css.scores}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          {chapters.map((mark) => (
            <path key={mark.n} className={css.chapter} d={`M${across(mark.n)} 0V${HEIGHT}`} />
          ))}
          {lines.map((points, seat) => (
            <polyline
              key={seat}
              points={points}
              data-seat={seat + 1}
              strokeDasharray={DASHES[seat]}
            />
          ))}
          <path className={css.now} d={`M${across(n)} 0V${HEIGHT}`} />
        </svg>
      </div>
    </figure>
  );
}
