import type { Seat } from '@tablewright/engine';
import { memo } from 'react';
import { Die, diceOf } from '../art/Dice.tsx';
import { GlyphMark } from '../art/Glyph.tsx';
import { RUST } from '../art/ink.ts';

export interface SlotFace {
  /** Values that it takes. */
  readonly accepts: readonly number[];
  readonly isDashed: boolean;
  /** 0 while it is empty. */
  readonly die: number;
  readonly isDamaged: boolean;
}

/** Smaller than this, a slot wears the sign of its action instead of the dice it takes. */
const SMALL = 30;

/** A die slot: empty it tells what it takes, damaged it wears a cross; a broken frame cannot be damaged. */
export const SlotBox = memo(function SlotBox({
  accepts,
  isDashed,
  die,
  isDamaged,
  seat,
  size = 42,
  sign,
}: SlotFace & {
  readonly seat: Seat;
  readonly size?: number;
  /** What a die does there. */
  readonly sign?: string;
}) {
  return (
    <svg viewBox="0 0 42 42" width={size} height={size} aria-hidden="true">
      <rect
        x="2"
        y="2"
        width="38"
        height="38"
        rx="8"
        fill="var(--well)"
        stroke="var(--line-strong)"
        strokeWidth="1.8"
        strokeDasharray={isDashed ? '5 4' : undefined}
      />
      {die === 0 && !isDamaged && size > SMALL && <Taken accepts={accepts} />}
      {die === 0 && !isDamaged && size <= SMALL && sign !== undefined && (
        <g opacity=".6">
          <GlyphMark name={sign} x={21} y={21} size={24} fill="var(--ink-3)" />
        </g>
      )}
      {die > 0 && <Die value={die} x={21} y={20} size={31} colours={diceOf(seat)} />}
      {isDamaged && (
        <g>
          <circle cx="21" cy="21" r="14" fill="#fbe6e1" stroke={RUST} strokeWidth="1.6" />
          <path
            d="M14 14 28 28M28 14 14 28"
            stroke={RUST}
            strokeWidth="4.5"
            strokeLinecap="round"
          />
        </g>
      )}
    </svg>
  );
});

/** Nothing where any value goes; the face where only one does; the values where several do. */
function Taken({ accepts }: { readonly accepts: readonly number[] }) {
  if (accepts.length >= 6) return null;
  if (accepts.length === 1)
    return (
      <g opacity=".55">
        <Die
          value={accepts[0]}
          x={21}
          y={21}
          size={26}
          colours={{ body: 'transparent', edge: 'transparent', pip: 'var(--ink-2)' }}
        />
      </g>
    );
  return (
    <text
      x="21"
      y="26"
      textAnchor="middle"
      fontFamily="var(--font-text)"
      fontWeight="650"
      fontSize="13"
      fill="var(--ink-3)"
    >
      {accepts.join(' ')}
    </text>
  );
}
