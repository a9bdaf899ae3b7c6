import { noise, point, tenth } from '@tablewright/board';
import type { Anomaly, Wormhole } from '../../content/index.ts';
import { DANGERS, HOLES, INK } from './palette.ts';
import styles from './art.module.css';

/** What fills a tile with an anomaly, around its middle. Each has a form of its own. */
export function AnomalyArt({ kind, seed }: { readonly kind: Anomaly; readonly seed: number }) {
  switch (kind) {
    case 'asteroid-field':
      return <Asteroids seed={seed} />;
    case 'gravity-rift':
      return <Rift />;
    case 'nebula':
      return <Nebula seed={seed} />;
    case 'supernova':
      return <Supernova />;
  }
}

const ROCK = 'M-5-1-2-5 3-4 5 1 2 5-3 4Z';

function Asteroids({ seed }: { readonly seed: number }) {
  const random = noise(seed);
  const rocks = Array.from({ length: 17 }, (_, i) => {
    const turn = (i * 137.5 * Math.PI) / 180;
    const far = Math.sqrt((i + 0.5) / 17) * 43;
    return { x: Math.cos(turn) * far, y: Math.sin(turn) * far, size: 0.5 + random() * 1.2 };
  });
  return (
    <g>
      {rocks.map(({ x, y, size }, i) => (
        <path
          key={i}
          transform={`translate(${point(x, y)}) rotate(${Math.round(random() * 360)}) scale(${tenth(size)})`}
          d={ROCK}
          fill={i % 3 === 0 ? '#a3937f' : '#82756a'}
          stroke="#2b241d"
          strokeWidth="1"
        />
      ))}
    </g>
  );
}

/** Rings that fall inwards. */
function Rift() {
  return (
    <g>
      <circle r="45" fill="url(#ti4-rift)" className={styles.texture} />
      <g fill="none" stroke={DANGERS['gravity-rift']} strokeLinecap="round">
        {[40, 31, 22].map((r, i) => (
          <path
            key={r}
            d={`M${-r} ${r * 0.24}A${r} ${r} 0 1 1 ${r * 0.5} ${tenth(r * 0.866)}`}
            transform={`rotate(${i * 70})`}
            strokeWidth={3 - i * 0.5}
            opacity={0.55 + i * 0.18}
          />
        ))}
      </g>
      <circle r="12" fill="#000" stroke="#e9dcff" strokeWidth="1.6" />
    </g>
  );
}

function Nebula({ seed }: { readonly seed: number }) {
  const random = noise(seed);
  return (
    <g>
      <g className={styles.texture}>
        <circle r="50" fill="url(#ti4-nebula)" />
        {Array.from({ length: 5 }, (_, i) => (
          <ellipse
            key={i}
            cx={tenth((random() - 0.5) * 44)}
            cy={tenth((random() - 0.5) * 44)}
            rx={tenth(14 + random() * 12)}
            ry={tenth(6 + random() * 7)}
            transform={`rotate(${Math.round(random() * 60 - 30)})`}
            fill={i % 2 === 0 ? '#f3cdfb' : '#8a5fd0'}
            opacity=".28"
          />
        ))}
      </g>
      <path
        d="M-36 10c10-14 20-2 30-12s22-8 40-4M-30 24c14-10 24 2 34-6s14-8 26-4"
        fill="none"
        stroke={DANGERS.nebula}
        strokeWidth="2"
        strokeLinecap="round"
        opacity=".8"
      />
    </g>
  );
}

function Supernova() {
  const rays = Array.from({ length: 12 }, (_, i) => {
    const turn = (i * Math.PI) / 6;
    const long = i % 2 === 0 ? 46 : 37;
    return `M${point(Math.cos(turn) * 25, Math.sin(turn) * 25)}L${point(Math.cos(turn) * long, Math.sin(turn) * long)}`;
  });
  return (
    <g>
      <circle r="18" fill={DANGERS.supernova} />
      <circle r="46" fill="url(#ti4-nova)" className={styles.texture} />
      <path
        d={rays.join('')}
        stroke={DANGERS.supernova}
        strokeWidth="2.4"
        strokeLinecap="round"
        opacity=".9"
      />
    </g>
  );
}

/** Rings around the letter of a wormhole. */
export function WormholeArt({
  kind,
  x,
  y,
  size,
  letter: least,
}: {
  readonly kind: Wormhole;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The least size of its letter. */
  readonly letter: number;
}) {
  const { letter, tone } = HOLES[kind];
  const high = tenth(Math.max(least, size * 0.95));
  return (
    <g transform={`translate(${point(x, y)})`}>
      <ellipse rx={size} ry={size * 0.9} fill={INK} opacity=".72" />
      {[1, 0.78].map((k) => (
        <ellipse
          key={k}
          rx={tenth(size * k)}
          ry={tenth(size * k * 0.9)}
          fill="none"
          stroke={tone}
          strokeWidth={k === 1 ? 2.2 : 1.4}
          opacity={k === 1 ? 1 : 0.7}
        />
      ))}
      <text
        y={tenth(high * 0.34)}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="760"
        fontSize={high}
        fill="#fff"
      >
        {letter}
      </text>
    </g>
  );
}
