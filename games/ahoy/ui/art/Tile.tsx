import { memo } from 'react';
import { INK, SEA, SPACE } from './ink.ts';
import { Island } from './Island.tsx';
import { Current, Fog, Harbour, Sandbar, Tailwind, Treasure, Wreck } from './Terrain.tsx';
import type { Printed, PrintedTile } from './printed.ts';
import styles from './art.module.css';

const SIDE = 2 * SPACE;

/** A region as it lies: four spaces turned with the tile, but everything on them upright. */
export const Tile = memo(function Tile({ tile }: { readonly tile: PrintedTile }) {
  return (
    <g>
      <rect x="1" y="4" width={SIDE - 2} height={SIDE - 2} rx="6" fill={INK} fillOpacity=".25" />
      <rect x="2" y="2" width={SIDE - 4} height={SIDE - 4} rx="5" fill={SEA} />
      <g className={styles.texture}>
        <rect x="2" y="2" width={SIDE - 4} height={SIDE - 4} rx="5" fill="url(#ahoy-sea)" />
        <rect x="2" y="2" width={SIDE - 4} height={SIDE - 4} rx="5" fill="url(#ahoy-depth)" />
      </g>
      <rect
        x="2"
        y="2"
        width={SIDE - 4}
        height={SIDE - 4}
        rx="5"
        fill="none"
        stroke={INK}
        strokeWidth="1.8"
      />
      <path
        d={`M${SPACE} 8V${SIDE - 8}M8 ${SPACE}H${SIDE - 8}`}
        stroke={INK}
        strokeOpacity=".55"
        strokeWidth="1.3"
        strokeDasharray="1.5 5"
        strokeLinecap="round"
      />
      {tile.spaces.map((space, i) => (
        <g
          key={i}
          transform={`translate(${((i % 2) + 0.5) * SPACE} ${(Math.floor(i / 2) + 0.5) * SPACE})`}
        >
          <Space space={space} seed={tile.seed + i} numeral={tile.numeral} />
        </g>
      ))}
      {tile.sandbars.map(({ x, y, isUpright }) => (
        <g
          key={`${x} ${y}`}
          transform={`translate(${x * SPACE} ${y * SPACE})${isUpright ? ' rotate(90)' : ''}`}
        >
          <Sandbar />
        </g>
      ))}
    </g>
  );
});

function Space({
  space,
  seed,
  numeral,
}: {
  readonly space: Printed;
  readonly seed: number;
  readonly numeral: string;
}) {
  return (
    <>
      {space.island && <Island suit={space.suit} seed={seed * 7 + 17} numeral={numeral} />}
      {space.fog && <Fog seed={seed} />}
      {space.wreckage && <Wreck />}
      {space.harbor && <Harbour />}
      {space.current >= 0 && <Current quarters={space.current} />}
      {space.tailwind > 0 && <Tailwind value={space.tailwind} />}
      {space.treasure > 0 && <Treasure gold={space.treasure} />}
    </>
  );
}
