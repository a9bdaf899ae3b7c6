import { noise, point, tenth } from '@tablewright/board';
import { memo } from 'react';
import { PLANETS } from '../../content/index.ts';
import { WORLDS } from './palette.ts';
import { SignMark } from './Sign.tsx';
import styles from './art.module.css';

/** The lit sphere of a planet; its sign tells the trait without its colour. */
export const Globe = memo(function Globe({
  planet,
  x,
  y,
  radius,
}: {
  readonly planet: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const { id, trait } = PLANETS[planet];
  const [light, deep] = WORLDS[worldOf(planet)];
  const scale = Math.round((radius / 20) * 1000) / 1000;
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})`}>
      <circle r="22.5" fill={light} opacity=".22" />
      <g clipPath="url(#ti4-globe)">
        <circle r="20" fill={light} />
        <g className={styles.texture}>
          <g transform="rotate(-18)">{beltsOf(planet, deep)}</g>
          {id === 'mecatol-rex' && <Cities />}
          <circle r="20" fill="url(#ti4-air)" />
        </g>
      </g>
      {trait !== null && (
        <SignMark name={trait} x={-1} y={1} size={tenth(17)} fill="#fff" edge={deep} />
      )}
    </g>
  );
});

function worldOf(planet: number): keyof typeof WORLDS {
  const { id, trait } = PLANETS[planet];
  if (id === 'mecatol-rex') return 'mecatol';
  return trait ?? 'home';
}

/** Bands of cloud, the same for a planet on every machine. */
function beltsOf(planet: number, deep: string) {
  const random = noise(planet * 31 + 7);
  return Array.from({ length: 4 }, (_, i) => (
    <ellipse
      key={i}
      cx={tenth((random() - 0.5) * 20)}
      cy={tenth((random() - 0.5) * 32)}
      rx={tenth(20 * (0.5 + random() * 0.6))}
      ry={tenth(20 * (0.08 + random() * 0.14))}
      fill={i % 2 === 0 ? '#fff' : deep}
      opacity={i % 2 === 0 ? 0.18 : 0.45}
    />
  ));
}

/** The capital is lit from pole to pole. */
function Cities() {
  return (
    <path
      d="M-14-4h4M-6-8h6M3-5h7M-11 3h7M-1 1h5M7 3h5M-8 9h6M2 8h8M-3-13h6M-4 14h7"
      stroke="#fff6d8"
      strokeWidth="1.6"
      strokeDasharray="1.4 1.6"
      opacity=".8"
    />
  );
}
