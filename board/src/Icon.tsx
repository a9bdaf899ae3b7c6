import { tenth } from './geometry.ts';
import { CUT_OUT, type IconName, ICONS } from './icons.ts';
import styles from './icon.module.css';

/** An icon at text height. It says nothing itself: a word stands beside it, or a name on what holds it. */
export function Icon({ name, size }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-sized={size === undefined ? undefined : ''}
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={ICONS[name]}
        fill="currentColor"
        fillRule={CUT_OUT.has(name) ? 'evenodd' : undefined}
      />
    </svg>
  );
}

/** An icon inside another drawing, centred at a point. */
export function IconMark({
  name,
  x,
  y,
  size,
  fill,
}: {
  readonly name: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
}) {
  const scale = tenth((size / 24) * 1000) / 1000;
  return (
    <path
      d={ICONS[name]}
      fillRule={CUT_OUT.has(name) ? 'evenodd' : undefined}
      transform={`translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${scale})`}
      fill={fill}
    />
  );
}
