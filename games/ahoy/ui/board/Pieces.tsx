import type { Seat } from '@tablewright/engine';
import { seatStyle } from '@tablewright/board';
import { memo } from 'react';
import { GlyphMark } from '../art/Glyph.tsx';
import { CREAM, INK, onSeat, RUST } from '../art/ink.ts';
import { Cutter, Flagship, Gunship, Patrol, Stronghold } from '../art/Ships.tsx';
import type { Piece, Standing } from './pieces.ts';
import styles from './board.module.css';

/** Everything that stands on a space, drawn around its middle. */
export const Pieces = memo(function Pieces({
  standing,
  union,
}: {
  readonly standing: Standing;
  readonly union: Seat;
}) {
  const { space, pieces, patrols, comrades, low } = standing;
  const last = pieces.at(-1);
  return (
    <>
      {pieces.map((piece) => (
        <g key={piece.id} data-piece={piece.id} data-like={piece.like}>
          <PieceDrawing {...piece} />
          {piece.isLoaded && <Loaded {...piece} />}
        </g>
      ))}
      {patrols > 0 && last !== undefined && (
        <Count x={last.x + 24} y={last.y + 4} count={patrols} />
      )}
      {comrades > 0 && (
        <g data-piece={`comrades:${space}:${comrades}`}>
          <Comrades seat={union} x={24} y={low + 4} count={comrades} />
        </g>
      )}
    </>
  );
});

type Drawn = Omit<Piece, 'id' | 'like' | 'isLoaded'>;

export function PieceDrawing({ kind, faction, seat, x, y, scale }: Drawn) {
  switch (kind) {
    case 'flagship':
      return <Flagship {...{ faction, seat, x, y, scale }} />;
    case 'cutter':
      return <Cutter {...{ seat, x, y, scale }} />;
    case 'gunship':
      return <Gunship {...{ seat, x, y, scale }} />;
    case 'patrol':
      return <Patrol {...{ seat, x, y, scale }} />;
    case 'stronghold':
      return <Stronghold {...{ seat, x, y, scale }} />;
  }
}

/** The Cannons are loaded: this one fights. */
function Loaded({ kind, x, y, scale }: Drawn) {
  const [dx, dy, size] = kind === 'patrol' ? [9, -13, 6.5] : [27 * scale, 14 * scale, 9];
  return (
    <g transform={`translate(${x + dx} ${y + dy})`}>
      <circle r={size} fill={INK} stroke={CREAM} strokeWidth="1.4" />
      <GlyphMark name="cannons" size={size * 1.45} fill={CREAM} />
    </g>
  );
}

function Count({
  x,
  y,
  count,
}: {
  readonly x: number;
  readonly y: number;
  readonly count: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-13" y="-10" width="26" height="20" rx="10" fill={INK} />
      <text className={styles.number} y="5" fontSize="15" fill={CREAM}>
        {count}
      </text>
    </g>
  );
}

/** Comrades are counted, on a tab in the colours of the Union. */
export function Comrades({
  seat,
  x,
  y,
  count,
}: {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
  readonly count: number;
}) {
  const { hue, deep } = seatStyle(seat);
  const ink = onSeat(seat);
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-22" y="-12" width="44" height="23" rx="11.5" fill={CREAM} />
      <rect
        x="-21"
        y="-11"
        width="42"
        height="21"
        rx="10.5"
        fill={hue}
        stroke={deep}
        strokeWidth="1.6"
      />
      <GlyphMark name="comrade" x={-9} y={-0.5} size={16} fill={ink} />
      <text className={styles.number} x="9" y="5.5" fontSize="16" fill={ink}>
        {count}
      </text>
    </g>
  );
}

/** Where a battle is fought just now. */
export function BattleMark({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className={styles.ghost} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle r="17" fill={CREAM} stroke={INK} strokeWidth="2" />
      <GlyphMark name="battle" size={26} fill={RUST} />
    </g>
  );
}
