import type { Seat } from '@tablewright/engine';
import { seatStyle, tenth } from '@tablewright/board';
import { memo, type ReactNode } from 'react';
import { CREAM, INK } from './ink.ts';

interface ShipProps {
  readonly seat: Seat;
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}

/** Who sails: a square-rigged man-of-war, a shell with a fan of a sail, a nimble lateen. */
export const Flagship = memo(function Flagship({
  faction,
  ...ship
}: ShipProps & { readonly faction: string }) {
  switch (faction) {
    case 'bluefin':
      return <ManOfWar {...ship} />;
    case 'union':
      return <Nautilus {...ship} />;
    default:
      return <Lateen {...ship} />;
  }
});

function ManOfWar({ seat, ...at }: ShipProps) {
  const { hue } = seatStyle(seat);
  return (
    <Afloat {...at}>
      <path
        d="M-31-2h13v6h30l19-3-8 19q-2 4-7 4h-34q-5 0-7-4z"
        fill="#6b4527"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M-29 10h53" stroke="#e9c983" strokeWidth="2.2" />
      <path d="M-21 15h5v4h-5zM-9 15h5v4h-5zM3 15h5v4H3zM14 15h5v4h-5z" fill={INK} stroke="none" />
      <path d="M-11 4V-35M11 4V-30M24 2l10-8" stroke={INK} strokeWidth="2.4" fill="none" />
      <Sail seat={seat} d="M-25-14q14-4 28 0-2 8 0 15-14-4-28 0 2-8 0-15Z" />
      <Sail seat={seat} d="M-22-30q11-3 22 0-2 6 0 12-11-3-22 0 2-6 0-12Z" />
      <Sail seat={seat} d="M4-25q9-3 18 0-2 13 0 26-9-4-18 0 2-13 0-26Z" />
      <path d="M-11-35h-13l4-4-4-4h13z" fill={hue} stroke={INK} strokeWidth="1.6" />
      <Shape seat={seat} x={-11} y={-6} size={13} />
    </Afloat>
  );
}

function Nautilus({ seat, ...at }: ShipProps) {
  const { hue } = seatStyle(seat);
  return (
    <Afloat {...at}>
      <path
        d="M-29 6q-6-14 5-17 10-2 12 7 1 7-6 7-5-1-4-5M-29 6q0 18 20 18h18q16-2 22-16-20 5-44-2"
        fill="#8c6239"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M-27 13q28 8 52 2M-22 19q22 5 40 1" stroke="#e9c983" strokeWidth="1.8" fill="none" />
      <path d="M4 8V-36" stroke={INK} strokeWidth="2.4" />
      <Sail seat={seat} d="M4 6Q-22 2-16-20q2-9 9-13 6-3 11-3 16 3 20 17 4 16-5 24-8 3-19 1Z" />
      <path
        d="M4 6-14-24M4 6-6-34M4 6V-36M4 6l11-38M4 6l19-22"
        stroke={INK}
        strokeWidth="1.2"
        strokeOpacity=".7"
        fill="none"
      />
      <path d="M4-36h12l-4-4 4-4H4z" fill={hue} stroke={INK} strokeWidth="1.6" />
      <Shape seat={seat} x={4} y={-15} size={15} />
    </Afloat>
  );
}

function Lateen({ seat, ...at }: ShipProps) {
  const { hue } = seatStyle(seat);
  return (
    <Afloat {...at}>
      <path
        d="M-27 7H27l-6 13q-2 4-7 4h-28q-5 0-7-4z"
        fill="#7a4a26"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M-24 13h48" stroke="#e9c983" strokeWidth="2" />
      <path d="M-1 7V-30M-17 7V-18" stroke={INK} strokeWidth="2.4" />
      <Sail seat={seat} d="M-1-29C17-23 24-8 21 4H-1Z" />
      <Sail seat={seat} d="M-17-17C-8-13-5-3-6 4h-11z" />
      <path d="M-1-30h12l-3-4 3-4H-1z" fill={hue} stroke={INK} strokeWidth="1.6" />
      <Shape seat={seat} x={8} y={-8} size={14} />
    </Afloat>
  );
}

/** The Union's second ship: slim, one tall sail. */
export const Cutter = memo(function Cutter({ seat, ...at }: ShipProps) {
  return (
    <Afloat {...at} width={22}>
      <path
        d="M-22 9q22 4 46-1l-9 12q-2 3-6 3h-18q-4 0-6-3z"
        fill="#a77b4d"
        stroke={INK}
        strokeWidth="1.8"
      />
      <path d="M0 9V-32" stroke={INK} strokeWidth="2.2" />
      <Sail seat={seat} d="M1-31Q20-12 19 5 9 7 1 6Z" />
      <path d="M-2-26Q-14-8-17 6-8 7-2 6Z" fill={CREAM} stroke={INK} strokeWidth="1.6" />
      <Shape seat={seat} x={8} y={-5} size={10} />
    </Afloat>
  );
});

/** The Union's third ship: a floating battery. */
export const Gunship = memo(function Gunship({ seat, ...at }: ShipProps) {
  const { hue, deep } = seatStyle(seat);
  return (
    <Afloat {...at} width={30}>
      <path
        d="M-30 4h60l-8 16q-2 3-6 3h-32q-4 0-6-3z"
        fill="#54412f"
        stroke={INK}
        strokeWidth="2"
      />
      <path d="M-28 10h56" stroke={hue} strokeWidth="3" />
      <path d="M-12 4V-24" stroke={INK} strokeWidth="2.2" />
      <Sail seat={seat} d="M-24-22q12-3 24 0-2 9 0 18-12-3-24 0 2-9 0-18Z" />
      <path d="M2 3v-9h12l17-6 3 8-16 7z" fill="#3c4a50" stroke={INK} strokeWidth="1.8" />
      <circle cx="8" cy="0" r="5" fill={deep} stroke={INK} strokeWidth="1.6" />
      <Shape seat={seat} x={-12} y={-12} size={11} />
    </Afloat>
  );
});

/** A boat of the Squadron under a sail like a fin. */
export const Patrol = memo(function Patrol({ seat, ...at }: ShipProps) {
  const { deep } = seatStyle(seat);
  return (
    <Afloat {...at} width={12} depth={13}>
      <path d="M-13 4h27l-5 8q-1 2-4 2H-7q-2 0-3-2z" fill={deep} stroke={INK} strokeWidth="1.7" />
      <Sail seat={seat} d="M-2-17Q12-12 12 2H-2Z" />
      <path d="M-4 2v-11Q-10-5-10 2Z" fill={CREAM} stroke={INK} strokeWidth="1.4" />
      <Shape seat={seat} x={4} y={-4} size={7.5} />
    </Afloat>
  );
});

/** A tower on an island. */
export const Stronghold = memo(function Stronghold({ seat, x = 0, y = 0, scale = 1 }: ShipProps) {
  const { hue, pattern } = seatStyle(seat);
  const tower = 'M-13 16V-6l-3-3v-8h6v4h6v-4h8v4h6v-4h6v8l-3 3v22z';
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale})`} strokeLinejoin="round">
      <ellipse cy="17" rx="19" ry="4" fill={INK} opacity=".25" />
      <path d={tower} fill={hue} stroke={CREAM} strokeWidth="4.5" />
      <path d={tower} fill={hue} stroke={INK} strokeWidth="1.8" />
      {pattern && <path d={tower} fill={pattern} />}
      <path d="M-4 16V9a4 4 0 0 1 8 0v7z" fill={INK} />
      <Shape seat={seat} x={0} y={-4} size={10} />
    </g>
  );
});

/** Pieces have a cream line so that they stand on any art, and a shadow on the water. */
function Afloat({
  x = 0,
  y = 0,
  scale = 1,
  width = 31,
  depth = 23,
  children,
}: Omit<ShipProps, 'seat'> & {
  readonly width?: number;
  readonly depth?: number;
  readonly children: ReactNode;
}) {
  return (
    <g transform={`translate(${tenth(x)} ${tenth(y)}) scale(${scale})`} strokeLinejoin="round">
      <ellipse cy={depth} rx={width} ry={tenth(width * 0.19)} fill={CREAM} opacity=".75" />
      <ellipse cy={depth} rx={width - 3} ry={tenth(width * 0.13)} fill={INK} opacity=".28" />
      {children}
    </g>
  );
}

function Sail({ seat, d }: { readonly seat: Seat; readonly d: string }) {
  const { hue, pattern } = seatStyle(seat);
  return (
    <>
      <path d={d} fill={hue} stroke={INK} strokeWidth="2" />
      {pattern && <path d={d} fill={pattern} />}
    </>
  );
}

function Shape({
  seat,
  x,
  y,
  size,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}) {
  const { shape, cut, deep } = seatStyle(seat);
  const scale = tenth((size / 24) * 100) / 100;
  return (
    <path
      d={shape}
      transform={`translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${scale})`}
      fill={cut}
      stroke={deep}
      strokeWidth="3"
    />
  );
}
