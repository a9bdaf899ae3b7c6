import { noise, tenth } from '@tablewright/board';
import { memo } from 'react';
import { COURT, type CourtCard as Court } from '../../content/index.ts';
import { CREAM, GOLD, INK, RESOURCE_TONES, SUN, type Tones } from '../art/palette.ts';
import { Edge } from './Edge.tsx';
import { SignMark } from '../art/Sign.tsx';
import { EMBLEMS } from './emblems.ts';
import { Title } from './Title.tsx';
import styles from './cards.module.css';

export const VOX_TONES: Tones = { tone: SUN, dark: '#7c1f22', light: '#f8c77e' };
export const LORE_TONES: Tones = { tone: '#3a2a8c', dark: '#171040', light: GOLD };

export function tonesOf({ suit }: Court): Tones {
  return suit === null ? VOX_TONES : RESOURCE_TONES[suit];
}

/** A card of the Court, 104 × 146: its suit on top, what it costs to steal it, a picture, its name. */
export const CourtCard = memo(function CourtCard({
  card,
  name,
}: {
  readonly card: number;
  readonly name: string;
}) {
  const { id, suit, raidCost } = COURT[card];
  const tones = tonesOf(COURT[card]);
  return (
    <svg className={styles.face} viewBox="0 0 104 146" aria-hidden="true">
      <Picture id={id} tones={tones} />
      <path d="M0 0h34v22L22 34H0Z" fill={INK} clipPath="url(#arcs-card)" />
      <SignMark name={suit ?? 'vox'} x={15} y={15} size={19} fill={tones.light} />
      {Array.from({ length: raidCost }, (_, i) => (
        <SignMark key={i} name="key" x={94 - i * 16} y={13} size={15} fill={CREAM} edge={INK} />
      ))}
      <Title name={name} />
    </svg>
  );
});

/** A lore card, 104 × 146. */
export const LoreCard = memo(function LoreCard({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}) {
  return (
    <svg className={styles.face} viewBox="0 0 104 146" aria-hidden="true">
      <Picture id={id} tones={LORE_TONES} />
      <path d="M0 0h34v22L22 34H0Z" fill={INK} clipPath="url(#arcs-card)" />
      <SignMark name="lore" x={15} y={15} size={18} fill={GOLD} />
      <Title name={name} />
    </svg>
  );
});

/** Broad arcs around a sun that is never twice in the same place, and the card's sign. */
function Picture({
  id,
  tones: { tone, dark, light },
}: {
  readonly id: string;
  readonly tones: Tones;
}) {
  const letters = Array.from(id, (letter) => letter.charCodeAt(0));
  const next = noise(letters.reduce((sum, code) => sum * 31 + code, 7));
  const [x, y] = [tenth(20 + next() * 64), tenth(66 + next() * 40)];
  return (
    <>
      <g clipPath="url(#arcs-card)">
        <rect width="104" height="146" fill={dark} />
        {[92, 74, 56, 38].map((radius, i) => (
          <circle key={radius} cx={x} cy={y} r={radius} fill={i % 2 === 0 ? tone : dark} />
        ))}
        <circle cx="52" cy="58" r="27" fill={INK} />
        <circle cx="52" cy="58" r="24" fill={light} />
        <SignMark name={EMBLEMS[id]} x={52} y={58} size={32} fill={dark} />
        <rect y="100" width="104" height="46" fill={INK} />
      </g>
      <Edge />
    </>
  );
}

/** The same as a small badge beside a name: suit and sign. */
export const CourtBadge = memo(function CourtBadge({
  card,
  size = 34,
}: {
  readonly card: number;
  readonly size?: number;
}) {
  const { id, suit } = COURT[card];
  const { tone, dark, light } = tonesOf(COURT[card]);
  return (
    <svg viewBox="0 0 34 44" width={size} height={(size * 44) / 34} aria-hidden="true">
      <rect x="1" y="1" width="32" height="42" rx="5" fill={tone} stroke={INK} strokeWidth="1.5" />
      <SignMark name={EMBLEMS[id]} x={17} y={25} size={22} fill={dark} />
      <circle cx="9" cy="9" r="7" fill={INK} />
      <SignMark name={suit ?? 'vox'} x={9} y={9} size={10} fill={light} />
    </svg>
  );
});
