import { influenceOf, resourcesOf } from '../../rules/spending.ts';
import type { Ti4 } from '../../rules/state.ts';
import { Globe } from './Globe.tsx';
import { Sign } from './Sign.tsx';
import styles from './art.module.css';

/** A planet as a picture of its own. */
export function PlanetPicture({
  planet,
  size,
}: {
  readonly planet: number;
  readonly size: number;
}) {
  return (
    <svg
      className={styles.unit}
      viewBox="-23 -23 46 46"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <Globe planet={planet} x={0} y={0} radius={20} />
    </svg>
  );
}

/** Resources and influence beside text; outlines alone while the planet is exhausted. */
export function Worth({
  state,
  planet,
  isExhausted,
}: {
  readonly state: Ti4;
  readonly planet: number;
  readonly isExhausted: boolean;
}) {
  return (
    <span className={styles.worth} data-exhausted={isExhausted}>
      <span className={styles.resources}>
        <Sign name="resources" size={13} />
        {resourcesOf(state, planet)}
      </span>
      <span className={styles.influence}>
        <Sign name="influence" size={13} />
        {influenceOf(state, planet)}
      </span>
    </span>
  );
}
