import { tenth } from '@tablewright/board';
import { type SignName, SIGNS } from './signs.ts';
import styles from './art.module.css';

/** A sign of the game at text height. It says nothing itself: a word stands beside it, or a name on what holds it. */
export function Sign({ name, size }: { readonly name: SignName; readonly size?: number }) {
  return (
    <svg
      className={styles.sign}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-sized={size === undefined ? undefined : ''}
      aria-hidden="true"
      focusable="false"
    >
      <path d={SIGNS[name]} fill="currentColor" fillRule="evenodd" />
    </svg>
  );
}

/** A sign inside another drawing, centred at a point. */
export function SignMark({
  name,
  x,
  y,
  size,
  fill,
  edge,
}: {
  readonly name: SignName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  /** A dark line around it, where it lies on art. */
  readonly edge?: string;
}) {
  const scale = Math.round((size / 24) * 1000) / 1000;
  return (
    <path
      d={SIGNS[name]}
      fillRule="evenodd"
      transform={`translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${scale})`}
      fill={fill}
      stroke={edge}
      strokeWidth={edge === undefined ? undefined : 2.4}
      paintOrder="stroke"
      strokeLinejoin="round"
    />
  );
}
