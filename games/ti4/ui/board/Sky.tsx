import { noise, point, tenth } from '@tablewright/board';
import { memo } from 'react';
import art from '../art/art.module.css';
import styles from './board.module.css';

const SIZE = 1000;

/** Deep space behind the galaxy: graticule and stars, as in an atlas. */
export const Sky = memo(function Sky() {
  return (
    <svg
      className={`${styles.sky} ${art.texture}`}
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width={SIZE} height={SIZE} fill="url(#ti4-deep)" />
      <g fill="none" stroke="#8fb4e8" strokeOpacity=".11" strokeWidth="1">
        {[120, 240, 360, 480, 600, 720].map((r) => (
          <circle key={r} cx={SIZE / 2} cy={SIZE / 2} r={r} />
        ))}
        <path d={MERIDIANS} />
      </g>
      <path
        d={STARS.faint}
        stroke="#cfe0ff"
        strokeOpacity=".5"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <path
        d={STARS.bright}
        stroke="#f2f7ff"
        strokeOpacity=".85"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
});

const MERIDIANS = Array.from({ length: 12 }, (_, i) => {
  const turn = (i * Math.PI) / 12;
  const [dx, dy] = [Math.cos(turn) * SIZE * 0.72, Math.sin(turn) * SIZE * 0.72];
  return `M${point(SIZE / 2 - dx, SIZE / 2 - dy)}L${point(SIZE / 2 + dx, SIZE / 2 + dy)}`;
}).join('');

/** Points are lines without length. */
const STARS = scattered();

function scattered(): { readonly faint: string; readonly bright: string } {
  const random = noise(4);
  const some = (count: number): string =>
    Array.from(
      { length: count },
      () => `M${tenth(random() * SIZE)} ${tenth(random() * SIZE)}h0`,
    ).join('');
  return { faint: some(150), bright: some(36) };
}
