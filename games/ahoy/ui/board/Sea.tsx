import { memo } from 'react';
import { INK, PAPER } from '../art/ink.ts';
import { Rhumbs, Rose } from '../art/Rose.tsx';
import styles from './board.module.css';

/** The empty chart under the tiles; it reaches over the sides of what is shown. */
export const Sea = memo(function Sea() {
  return (
    <svg
      className={styles.layer}
      viewBox="0 0 892 656"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="892" height="656" fill={PAPER} />
      <Rhumbs x={802} y={92} reach={1200} />
      <Rhumbs x={70} y={590} reach={1200} />
      <Rose x={802} y={92} radius={44} />
      <Serpent />
      <Whale />
    </svg>
  );
});

function Serpent() {
  return (
    <g
      transform="translate(74 96)"
      fill={PAPER}
      stroke={INK}
      strokeOpacity=".5"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d="M66 22q8-26 22-16 8 6 3 16M30 22q4-34 22-30 14 4 12 30M-26 22q-6-44 18-50 20-4 24 16 2 10-8 10-6 0-8-5 10 1 8-8-3-8-12-4-9 5-4 41" />
      <path d="M-1-24q3-7 8-6l-2 6M88 8l8-9 2 9-8 6" />
      <circle cx="3" cy="-15" r="1.8" fill={INK} stroke="none" />
      <path
        d="M-38 24q8-6 16 0t16 0 16 0 16 0 16 0 16 0 16 0M-22 32q8-6 16 0t16 0 16 0 16 0"
        fill="none"
      />
    </g>
  );
}

function Whale() {
  return (
    <g
      transform="translate(788 572)"
      fill={PAPER}
      stroke={INK}
      strokeOpacity=".45"
      strokeWidth="1.6"
      strokeLinejoin="round"
    >
      <path d="M-48 12q2-32 42-32 30 2 40 22 6-2 8-12l-10-6q14-6 16 4 4-10 14-4-6 6-12 8-2 22-22 24H-34q-12 0-14-4Z" />
      <path d="M-46 8q20 6 34-2M-8-22q-2-14-12-12M-8-22q2-14 12-10" fill="none" />
      <circle cx="-30" cy="0" r="1.8" fill={INK} stroke="none" />
    </g>
  );
}
