import type { Seat } from '@tablewright/engine';
import { noise, type Point, point, seatStyle, tenth } from '@tablewright/board';
import { memo } from 'react';
import { TILES } from '../../content/index.ts';
import { NONE } from '../../rules/state.ts';
import art from '../art/art.module.css';
import { Globe } from '../art/Globe.tsx';
import { hexBand, hexOutline } from '../art/hex.ts';
import { DANGERS, HOLES, SPACE, VOID } from '../art/palette.ts';
import { AnomalyArt, WormholeArt } from '../art/Phenomena.tsx';
import { placesOn } from './layout.ts';

const ORIGIN: Point = [0, 0];

/** A tile as it is printed, around its middle: space, anomaly, wormhole, planets. */
export const TileArt = memo(function TileArt({
  system,
  isSmall = false,
}: {
  readonly system: number;
  /** The whole galaxy on a phone: what is written has to be larger. */
  readonly isSmall?: boolean;
}) {
  const { kind, wormholes, anomaly, planets } = TILES[system];
  const { planets: places, hole } = placesOn(system);
  const isEmpty = planets.length === 0 && wormholes.length === 0;
  return (
    <g pointerEvents="none">
      <path
        d={hexOutline(ORIGIN, 1)(0)}
        fill={kind === 'mecatol' ? '#2a2440' : isEmpty ? VOID : SPACE}
        className={art.edge}
      />
      <path
        className={art.texture}
        d={starsOf(system)}
        stroke="#cfe0ff"
        strokeOpacity=".7"
        strokeWidth="1.5"
        strokeLinecap="round"
      />
      {anomaly !== null && (
        <>
          <AnomalyArt kind={anomaly} seed={system} />
          <path
            d={hexOutline(ORIGIN, 4.5)(0)}
            fill="none"
            stroke={DANGERS[anomaly]}
            strokeWidth="2.4"
            strokeDasharray="8 6"
          />
        </>
      )}
      {wormholes.map((wormhole) => (
        <WormholeArt
          key={wormhole}
          kind={wormhole}
          x={hole.at[0]}
          y={hole.at[1]}
          size={isSmall ? Math.max(hole.size, 20) : hole.size}
          letter={isSmall ? 30 : 20}
        />
      ))}
      {places.map(({ planet, at: [x, y], radius }) => (
        <Globe key={planet} planet={planet} x={x} y={y} radius={radius} />
      ))}
    </g>
  );
});

/** Around a home system that lies beside the map. TI-7.11 */
export function ApartRing() {
  return (
    <path
      d={hexOutline(ORIGIN, -4)(0)}
      fill="none"
      stroke={HOLES.delta.tone}
      strokeWidth="2"
      strokeDasharray="3 7"
      strokeLinecap="round"
    />
  );
}

function starsOf(system: number): string {
  const random = noise(system * 31 + 5);
  return Array.from(
    { length: 7 },
    () => `M${point((random() - 0.5) * 78, (random() - 0.5) * 84)}h0`,
  ).join('');
}

/** The colour and pattern of the player who holds the planets, along the sides; broader around a home. */
export const HolderBand = memo(function HolderBand({
  seat,
  isHome,
}: {
  readonly seat: Seat;
  readonly isHome: boolean;
}) {
  if (seat === NONE) return null;
  const { hue, pattern } = seatStyle(seat);
  const band = hexBand(ORIGIN, 2, isHome ? 8.5 : 6);
  return (
    <g pointerEvents="none">
      <path d={hexOutline(ORIGIN, 2)(0)} fill={hue} fillOpacity={isHome ? 0.24 : 0.13} />
      <path d={band} fill={hue} fillRule="evenodd" fillOpacity={tenth(isHome ? 1 : 0.85)} />
      {pattern && <path d={band} fill={pattern} fillRule="evenodd" />}
    </g>
  );
});
