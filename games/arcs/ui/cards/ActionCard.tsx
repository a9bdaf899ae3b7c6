import { memo } from 'react';
import type { Suit } from '../../content/index.ts';
import { CREAM, DUSK, GOLD, INK, SUIT_TONES, SUN } from '../art/palette.ts';
import { Edge } from './Edge.tsx';
import { SignMark } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { SuitArt } from './SuitArt.tsx';
import styles from './cards.module.css';

export interface ActionCardProps {
  readonly suit: Suit;
  readonly number: number;
  readonly pips: number;
  /** `any` for a seven, null for a one. */
  readonly ambition: SignName | null;
  /** Names for its foot; without them it is drawn small: number, suit and pips only. */
  readonly words?: { readonly suit: string; readonly ambition: string } | undefined;
  /** The zero marker lies on its number. */
  readonly isZeroed?: boolean;
  /** Pips spent so far; only on a card that was played. */
  readonly spent?: number;
}

/** An action card as a picture of its own. */
export function ActionCard(props: ActionCardProps) {
  return (
    <svg className={styles.face} viewBox="0 0 104 146" aria-hidden="true">
      <ActionCardDrawing {...props} />
    </svg>
  );
}

/** The same inside another drawing, 104 × 146. */
export const ActionCardDrawing = memo(function ActionCardDrawing(props: ActionCardProps) {
  const { suit, words, number, isZeroed = false } = props;
  const isSmall = words === undefined;
  return (
    <>
      <g clipPath="url(#arcs-card)">
        <rect width="104" height="146" fill={SUIT_TONES[suit].tone} />
        <SuitArt suit={suit} />
        <rect y="96" width="104" height="50" fill={INK} />
        <path d={isSmall ? 'M0 0h50v36L36 50H0Z' : 'M0 0h38v26L26 38H0Z'} fill={INK} />
      </g>
      {isZeroed ? (
        <Zero isSmall={isSmall} />
      ) : (
        <text
          x={isSmall ? 24 : 18}
          y={isSmall ? 38 : 28}
          textAnchor="middle"
          fontFamily="var(--font-display)"
          fontWeight="850"
          fontSize={isSmall ? 42 : 29}
          fill={CREAM}
        >
          {number}
        </text>
      )}
      <SignMark
        name={suit}
        x={isSmall ? 80 : 88}
        y={isSmall ? 24 : 16}
        size={isSmall ? 34 : 20}
        fill={CREAM}
        edge={INK}
      />
      <Pips {...props} isSmall={isSmall} />
      {words !== undefined && <Foot {...props} words={words} />}
      <Edge />
    </>
  );
});

function Zero({ isSmall }: { readonly isSmall: boolean }) {
  const at = isSmall ? { x: 24, y: 24, r: 20, size: 32 } : { x: 18, y: 19, r: 15, size: 22 };
  return (
    <>
      <circle cx={at.x} cy={at.y} r={at.r} fill={INK} stroke={GOLD} strokeWidth="3" />
      <text
        x={at.x}
        y={at.y + at.size * 0.34}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize={at.size}
        fill={GOLD}
      >
        0
      </text>
    </>
  );
}

function Pips({ pips, spent = 0, isSmall }: ActionCardProps & { readonly isSmall: boolean }) {
  return Array.from({ length: pips }, (_, i) => (
    <circle
      key={i}
      cx={52 + (i - (pips - 1) / 2) * (isSmall ? 22 : 15)}
      cy={isSmall ? 121 : 104}
      r={isSmall ? 8.5 : 5.4}
      fill={i < spent ? INK : CREAM}
      stroke={CREAM}
      strokeWidth="2"
    />
  ));
}

function Foot({
  ambition,
  words,
}: ActionCardProps & { readonly words: NonNullable<ActionCardProps['words']> }) {
  return (
    <>
      <Line y={124} text={words.suit} size={15} fill={CREAM} isTitle />
      {ambition !== null && <SignMark name={ambition} x={14} y={135.5} size={13} fill={GOLD} />}
      <Line
        x={ambition === null ? 52 : 60}
        y={140}
        text={words.ambition}
        size={13}
        fill="#e6dcff"
        room={ambition === null ? 96 : 78}
      />
    </>
  );
}

/** One line, drawn narrower rather than cut off where a name is long. */
function Line({
  x = 52,
  y,
  text,
  size,
  fill,
  room = 96,
  isTitle = false,
}: {
  readonly x?: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly fill: string;
  readonly room?: number;
  readonly isTitle?: boolean;
}) {
  const isLong = text.length * size * 0.54 > room;
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      textLength={isLong ? room : undefined}
      lengthAdjust="spacingAndGlyphs"
      fontFamily={isTitle ? 'var(--font-display)' : 'var(--font-text)'}
      fontWeight={isTitle ? 780 : 420}
      fontSize={size}
      fill={fill}
    >
      {text}
    </text>
  );
}

/** The back of an action card, 104 × 146. */
export const CardBackDrawing = memo(function CardBackDrawing() {
  return (
    <>
      <rect width="104" height="146" rx="7" fill={DUSK} />
      <g fill="none" stroke={GOLD} strokeWidth="3.5">
        {[14, 26, 38].map((r) => (
          <path key={r} d={`M${52 - r} 84A${r} ${r} 0 0 1 ${52 + r} 84`} />
        ))}
        <path d="M10 84h84" />
      </g>
      <circle cx="52" cy="84" r="5" fill={SUN} />
      <rect
        x="6"
        y="6"
        width="92"
        height="134"
        rx="4"
        fill="none"
        stroke={GOLD}
        strokeOpacity=".5"
      />
      <Edge />
    </>
  );
});
