import type { Teller } from '@tablewright/text';
import { type BoardProps, SeatMedal, TargetButton } from '@tablewright/board';
import { useId } from 'react';
import { AMBITIONS } from '../../content/index.ts';
import { markerSide, neutralCount, type Standing, standing } from '../../rules/ambitions.ts';
import { type Arcs, NONE } from '../../rules/state.ts';
import { Sign } from '../art/Sign.tsx';
import styles from './panels.module.css';

/** The ambitions: markers on them, and what everybody would have of each if the chapter ended now. */
export function Ambitions({ state, teller, lights }: BoardProps<Arcs>) {
  const heading = useId();
  const available = state.markers.flatMap(({ at }, marker) => (at === NONE ? [marker] : []));
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h2 id={heading}>
        {teller.say('ui.ambitions')}
        <small className={styles.markers}>
          {available.length === 0 ? teller.say('ui.markers.none') : teller.say('ui.markers')}
          {available.map((marker) => (
            <Marker key={marker} state={state} marker={marker} />
          ))}
        </small>
      </h2>
      <ul className={styles.ambitions}>
        {AMBITIONS.map((ambition, index) => {
          const target = `ambition:${ambition}`;
          const markers = state.markers.flatMap(({ at }, marker) => (at === index ? [marker] : []));
          const standings = standing(state, index);
          const neutral = neutralCount(state, index);
          return (
            <li key={ambition} data-declared={markers.length > 0}>
              <TargetButton
                target={target}
                light={lights.get(target)}
                label={labelOf(ambition, markers.length > 0, standings, neutral, teller)}
                inspect={target}
                className={styles.ambition}
              >
                <Sign name={ambition} size={20} />
                <b>{teller.name(ambition)}</b>
                <span className={styles.standing}>
                  {ranked(standings).map(({ seat, count, place, power }) => (
                    <span key={seat} data-place={place}>
                      <SeatMedal seat={seat} size={16} />
                      {count}
                      {power > 0 && <i>+{power}</i>}
                    </span>
                  ))}
                  {neutral > 0 && (
                    <span className={styles.neutral}>
                      <i />
                      {neutral}
                    </span>
                  )}
                </span>
                <span className={styles.markers}>
                  {markers.map((marker) => (
                    <Marker key={marker} state={state} marker={marker} />
                  ))}
                </span>
              </TargetButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Power for the first and for the second. */
function Marker({ state, marker }: { readonly state: Arcs; readonly marker: number }) {
  const { first, second } = markerSide(state, marker);
  return (
    <span
      className={styles.marker}
      data-flipped={state.markers[marker].flipped}
      data-piece={`marker:${marker}`}
    >
      {first}/{second}
    </span>
  );
}

type Ranked = Standing & { readonly seat: number };

/** Players who have something of it, the leader first. */
function ranked(standings: readonly Standing[]): readonly Ranked[] {
  return standings
    .map((one, seat) => ({ ...one, seat }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.seat - b.seat);
}

function labelOf(
  ambition: string,
  isDeclared: boolean,
  standings: readonly Standing[],
  neutral: number,
  teller: Teller,
): string {
  const name = teller.name(ambition);
  const said = ranked(standings).map(({ seat, count, power }) =>
    teller.say('ui.standing', { player: seat, count, power }),
  );
  if (neutral > 0) said.push(teller.say('ui.standing.neutral', { count: neutral }));
  const state = teller.say(isDeclared ? 'ui.ambition.declared' : 'ui.ambition.open');
  return [`${name}, ${state}`, ...said].join('; ');
}
