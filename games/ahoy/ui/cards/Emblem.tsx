import { memo } from 'react';
import { emblemOf } from '../art/emblems.ts';
import { GlyphMark } from '../art/Glyph.tsx';
import { CREAM, INK, SUIT_COLOURS } from '../art/ink.ts';

/** The picture of a market card: its emblem on the colour of its suit, the suit's sign in the corner. */
export const Emblem = memo(function Emblem({
  id,
  suit,
  size = 40,
}: {
  readonly id: string;
  readonly suit: string;
  readonly size?: number;
}) {
  return (
    <svg viewBox="0 0 40 46" width={size} height={(size * 46) / 40} aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="38"
        height="44"
        rx="5"
        fill={SUIT_COLOURS[suit]}
        stroke={INK}
        strokeWidth="1.6"
      />
      <rect
        x="3.5"
        y="3.5"
        width="33"
        height="39"
        rx="3"
        fill="none"
        stroke={CREAM}
        strokeOpacity=".5"
      />
      <path
        d={emblemOf(id)}
        transform="translate(6.5 12.5) scale(.56)"
        fill={CREAM}
        fillRule="evenodd"
      />
      <GlyphMark name={suit} x={10.5} y={10} size={11} fill={CREAM} />
    </svg>
  );
});

/** A plan of the Union: its emblem on a scroll. */
export const PlanEmblem = memo(function PlanEmblem({
  id,
  size = 40,
}: {
  readonly id: string;
  readonly size?: number;
}) {
  return (
    <svg viewBox="0 0 40 46" width={size} height={(size * 46) / 40} aria-hidden="true">
      <path
        d="M4 3h32v6l-2 2v26l2 2v5H4v-5l2-2V11L4 9Z"
        fill="#f5efda"
        stroke={INK}
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M8 9h24M8 39h24" stroke={INK} strokeOpacity=".45" />
      <path d={emblemOf(id)} transform="translate(9 13) scale(.46)" fill={INK} fillRule="evenodd" />
    </svg>
  );
});

/** A card face down: the chart's own back. */
export function CardBack({ size = 40 }: { readonly size?: number }) {
  return (
    <svg viewBox="0 0 40 46" width={size} height={(size * 46) / 40} aria-hidden="true">
      <rect
        x="1"
        y="1"
        width="38"
        height="44"
        rx="5"
        fill="#1d5c70"
        stroke={INK}
        strokeWidth="1.6"
      />
      <rect
        x="4"
        y="4"
        width="32"
        height="38"
        rx="3"
        fill="none"
        stroke={CREAM}
        strokeOpacity=".6"
      />
      <GlyphMark name="compass" x={20} y={23} size={22} fill={CREAM} />
    </svg>
  );
}
