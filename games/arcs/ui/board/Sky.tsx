import { noise, point, tenth } from '@tablewright/board';
import { memo } from 'react';
import { NIGHT, SAND } from '../art/palette.ts';
import art from '../art/art.module.css';
import styles from './board.module.css';

/** None in the middle of the ring, where cards lie. */
const STARS = stars(77, 80).filter(({ x, y }) => Math.hypot(x / 190, y / 110) > 1);

/** The night in which the ring lies; it reaches over the sides of the board's own measure. */
export const Sky = memo(function Sky() {
  return (
    <>
      <svg
        className={styles.layer}
        viewBox="-450 -310 900 620"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <g className={art.texture}>
          {Array.from({ length: 11 }, (_, i) => (
            <circle key={i} r={tenth((11 - i) * 56)} fill={i % 2 === 0 ? '#1a1147' : NIGHT} />
          ))}
          {STARS.map(({ x, y, size, isBright }, i) =>
            isBright ? (
              <path
                key={i}
                transform={`translate(${point(x, y)}) scale(${size})`}
                d="M0-6 1.3-1.3 6 0 1.3 1.3 0 6-1.3 1.3-6 0-1.3-1.3Z"
                fill={SAND}
              />
            ) : (
              <circle key={i} cx={x} cy={y} r={size} fill="#cfc4ff" opacity=".7" />
            ),
          )}
        </g>
      </svg>
      <svg className={styles.sun} viewBox="0 0 100 100" aria-hidden="true">
        {['#ef6f4f', '#f2965f', '#f8c77e', '#fdeec6'].map((fill, i) => (
          <circle key={fill} cx="100" cy="0" r={98 - i * 24.5} fill={fill} />
        ))}
      </svg>
      <svg className={styles.moon} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="0" cy="100" r="98" fill="#2f9d97" />
        <circle cx="0" cy="100" r="75" fill="#4bb9ab" />
        <circle cx="20" cy="70" r="57" fill="#1f7f80" />
      </svg>
    </>
  );
});

function stars(seed: number, count: number) {
  const next = noise(seed);
  return Array.from({ length: count }, () => {
    const [x, y, bright] = [tenth((next() - 0.5) * 900), tenth((next() - 0.5) * 620), next()];
    const isBright = bright > 0.82;
    return { x, y, isBright, size: tenth(isBright ? 0.5 + bright * 0.5 : 0.7 + bright) };
  });
}
