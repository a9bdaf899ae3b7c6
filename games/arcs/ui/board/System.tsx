import type { Seat } from '@tablewright/engine';
import { type Light, point, seatStyle, Target } from '@tablewright/board';
import { memo } from 'react';
import type { Resource } from '../../content/index.ts';
import { INK, SAND } from '../art/palette.ts';
import { Plot } from '../art/Pieces.tsx';
import { Planet, YieldBadge } from '../art/Planet.tsx';
import { type Layout, LAYOUTS, type Place } from './layout.ts';

export interface SystemProps {
  readonly id: string;
  readonly kind: Layout['kind'];
  readonly light: Light | undefined;
  readonly label: string;
  /** Null for a gate. */
  readonly planet: Resource | null;
  readonly slots: number;
  /** The player with more fresh ships here than any rival. */
  readonly controller: Seat | null;
  /** Something in it can be chosen, but not the system itself: a finger that misses by a little means that. */
  readonly isAside: boolean;
}

/** A system of the Reach: ground, colours of the player in control, planet and plots. Pieces lie on a layer above. */
export const System = memo(function System({
  id,
  kind,
  light,
  label,
  planet,
  slots,
  controller,
  isAside,
}: SystemProps) {
  const { places, scale } = LAYOUTS[kind];
  const place = places[id];
  const drawn = (
    <Target
      target={`system:${id}`}
      light={light}
      label={label}
      inspect={`system:${id}`}
      inspectOn="hold"
      outline={place.outline}
      corner={place.corner}
    >
      {controller !== null && <ControlBand seat={controller} place={place} scale={scale} />}
      {planet === null ? (
        <GateNumber id={id} place={place} kind={kind} />
      ) : (
        <>
          <Planet kind={planet} x={place.heart[0]} y={place.heart[1]} radius={35 * scale} />
          {place.plots.slice(0, slots).map(([x, y], i) => (
            <Plot key={i} x={x} y={y} scale={scale} />
          ))}
          <YieldBadge kind={planet} x={place.badge[0]} y={place.badge[1]} scale={scale} />
          <path
            transform={`translate(${point(...place.symbol)}) scale(${scale})`}
            d={MARKS[id.slice(3) as keyof typeof MARKS]}
            fill={SAND}
            opacity=".9"
          />
        </>
      )}
    </Target>
  );
  return isAside ? <g pointerEvents="none">{drawn}</g> : drawn;
});

/** The printed marks of the three planets of a cluster. */
const MARKS = {
  arrow: 'M0-5 5 1H1.8V5H-1.8V1H-5Z',
  crescent: 'M2.5-5.2A5.5 5.5 0 1 0 2.5 5.2 6.2 6.2 0 0 1 2.5-5.2Z',
  hex: 'M-2.7-4.7h5.4L5.4 0 2.7 4.7h-5.4L-5.4 0Z',
} as const;

/** Colour, pattern and shape of the player in control, on the outer edge of the system. */
function ControlBand({
  seat,
  place,
  scale,
}: {
  readonly seat: Seat;
  readonly place: Place;
  readonly scale: number;
}) {
  const { hue, deep, shape, cut, pattern } = seatStyle(seat);
  const [x, y] = place.flag;
  return (
    <g pointerEvents="none">
      <path d={place.band} fill={hue} />
      {pattern && <path d={place.band} fill={pattern} />}
      <g transform={`translate(${point(x, y)}) scale(${scale})`}>
        <circle r="9.5" fill={hue} stroke={INK} strokeWidth="2" />
        <path
          d={shape}
          transform="scale(.56) translate(-12 -12)"
          fill={cut}
          stroke={deep}
          strokeWidth="1.6"
        />
      </g>
    </g>
  );
}

function GateNumber({
  id,
  place,
  kind,
}: {
  readonly id: string;
  readonly place: Place;
  readonly kind: Layout['kind'];
}) {
  const { scale } = LAYOUTS[kind];
  const [x, y] = place.mark;
  const size = Math.max(14, 18 * scale);
  return (
    <g pointerEvents="none">
      <circle cx={x} cy={y} r={Math.max(9.5, 12 * scale)} fill={INK} />
      <text
        x={x}
        y={y + size * 0.34}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize={size}
        fill={SAND}
      >
        {id[1]}
      </text>
    </g>
  );
}
