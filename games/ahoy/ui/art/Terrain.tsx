import { blob, noise, type Point, tenth } from '@tablewright/board';
import { GlyphMark } from './Glyph.tsx';
import { CREAM, INK, SAND, SPACE } from './ink.ts';
import styles from './art.module.css';

/** A broken hull on the rocks. */
export function Wreck() {
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <path
        d="M-38 26q7-10 14-4 5-8 11 0 7-7 12 1 8-6 13 1 8-4 12 6Z"
        fill="#9fb3b2"
        stroke={INK}
        strokeWidth="1.2"
      />
      <g transform="translate(-6 4) rotate(-13)" stroke={INK}>
        <path
          d="M-27 5q24 17 49-3l-5 11q-5 7-13 7h-17q-8 0-11-7z"
          fill="#8a6a45"
          strokeWidth="1.7"
        />
        <path d="M-21 11q18 9 36 0M-17 17q13 5 26 0" fill="none" strokeOpacity=".7" />
        <path d="M-11 8V-22M7 9 0-12" strokeWidth="2.4" fill="none" />
        <path d="M-11-18q9 1 14 9l-5 1 1 5q-5-4-10-3Z" fill="#e8dcbc" strokeWidth="1.4" />
        <path d="M1-9l6-3" strokeWidth="1.6" />
      </g>
      <path
        d="M-42 32q6-4 12 0t12 0 12 0 12 0 12 0"
        fill="none"
        stroke={CREAM}
        strokeWidth="2.2"
        strokeOpacity=".9"
      />
    </g>
  );
}

/** A quay with its anchor. */
export function Harbour() {
  return (
    <g>
      <path
        d="M-34 30V14h11V4h11v10h24V4h11v10h11v16"
        fill="none"
        stroke={INK}
        strokeWidth="6.5"
        strokeLinejoin="round"
      />
      <path
        d="M-34 30V14h11V4h11v10h24V4h11v10h11v16"
        fill="none"
        stroke="#c8a473"
        strokeWidth="3.4"
        strokeLinejoin="round"
      />
      <circle cy="-4" r="21" fill="#f5efda" stroke={INK} strokeWidth="1.8" />
      <circle cy="-4" r="17.5" fill="none" stroke={INK} strokeOpacity=".5" strokeDasharray="2 3" />
      <GlyphMark name="anchor" y={-4} size={25} fill={INK} />
    </g>
  );
}

/** Banks of fog: nobody fights in there. */
export function Fog({ seed }: { readonly seed: number }) {
  return (
    <g>
      {FOG_BANKS.map(([x, y, wide], i) => (
        <path
          key={y}
          d={blob(cloud(x, y, wide, seed + i))}
          fill="#f6f7f0"
          fillOpacity=".9"
          stroke={INK}
          strokeOpacity=".5"
          strokeWidth="1.2"
        />
      ))}
      <path
        d="M-30-14q8-7 16 0t16 0 16 0M-24 5q8-7 16 0t16 0 16 0M-32 22q8-7 16 0t16 0 16 0"
        fill="none"
        stroke={INK}
        strokeOpacity=".55"
        strokeWidth="1.7"
        strokeLinecap="round"
      />
    </g>
  );
}

const FOG_BANKS: readonly (readonly [x: number, y: number, wide: number])[] = [
  [-4, -16, 32],
  [6, 2, 37],
  [-6, 21, 33],
];

function cloud(x: number, y: number, wide: number, seed: number): Point[] {
  const next = noise(seed * 31 + 7);
  return Array.from({ length: 10 }, (_, i): Point => {
    const angle = (i / 10) * 2 * Math.PI;
    const reach = 0.86 + next() * 0.28;
    return [x + Math.cos(angle) * wide * reach, y + Math.sin(angle) * 15 * reach];
  });
}

/** A strong current towards the north; turned by quarters. The crests that run along it lie on their own layer. */
export function Current({ quarters }: { readonly quarters: number }) {
  return (
    <g transform={`rotate(${quarters * 90})`}>
      <path
        d="M-19 40V0h-14L0-40 33 0H19v40q-5-6-9.5 0t-9.5 0-9.5 0-9.5 0z"
        fill="#2f86a3"
        fillOpacity=".82"
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path
        d="M-12 28q6-9 12 0M0 28q6-9 12 0M-12 12q6-9 12 0M0 12q6-9 12 0M-12-4q6-9 12 0M0-4q6-9 12 0"
        fill="none"
        stroke="#e6f4f4"
        strokeOpacity=".45"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </g>
  );
}

export function Crests({ quarters }: { readonly quarters: number }) {
  return (
    <g transform={`rotate(${quarters * 90})`}>
      {[0, 1, 2].map((n) => (
        <path
          key={n}
          className={styles.crest}
          style={{ animationDelay: `${-0.9 * n}s` }}
          d="M-13 3 0-9 13 3"
          fill="none"
          stroke="#f4fbfb"
          strokeWidth="3.6"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity="0"
        />
      ))}
    </g>
  );
}

/** Where a tailwind brings a ship: the number that a die must show. */
export function Tailwind({ value }: { readonly value: number }) {
  return (
    <g transform="translate(26 -25)">
      <GlyphMark name="tailwind" x={-23} size={17} fill={INK} />
      <circle r="13" fill="#f5efda" stroke={INK} strokeWidth="1.6" />
      <text
        y="5.8"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="820"
        fontSize="17"
        fill={INK}
      >
        {value}
      </text>
    </g>
  );
}

/** Gold that lies about: as many coins as one may take. */
export function Treasure({ gold }: { readonly gold: number }) {
  return (
    <g transform="translate(29 17)">
      {Array.from({ length: gold }, (_, i) => (
        <CoinMark key={i} x={-13.5 * i} y={0} radius={9} />
      )).reverse()}
    </g>
  );
}

export function CoinMark({
  x,
  y,
  radius,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${tenth((radius / 9) * 100) / 100})`}>
      <circle cy="1.5" r="9" fill={INK} fillOpacity=".35" />
      <circle r="9" fill="#e9b93f" stroke="#6f4a08" strokeWidth="1.5" />
      <circle r="5" fill="none" stroke="#fbe6a2" strokeWidth="1.4" />
    </g>
  );
}

/** A sandbar along the border between two spaces, lying from west to east. */
export function Sandbar() {
  const half = SPACE * 0.46;
  return (
    <g>
      <path
        d={`M${-half} 0q12-12 26-6t22-3 22 3 ${half * 2 - 70} 6q-12 11-26 6t-22 2-20-4-24-4z`}
        fill={SAND}
        stroke={INK}
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <path
        d={`M${-half + 8} 0H${half - 8}`}
        stroke={INK}
        strokeOpacity=".75"
        strokeWidth="2.4"
        strokeDasharray=".1 6"
        strokeLinecap="round"
      />
      <path d="M-20-7 -14-12-8-7M12 8l6 5 6-5" fill="none" stroke={INK} strokeOpacity=".6" />
    </g>
  );
}
