import { IconMark, tenth } from '@tablewright/board';
import { memo } from 'react';
import { CARDS } from '../../content/index.ts';
import { turned } from '../../rules/map.ts';
import { Seal } from '../art/Marks.tsx';
import { linesOf } from '../art/names.ts';
import { Paper } from '../art/Paper.tsx';
import { PatternMark } from '../art/Pattern.tsx';
import { portraitOf } from '../portraits/portraits.ts';

/** An adventurer: portrait, name, pattern, points. 110 × 156. Asleep it is veiled with a moon. */
export const AdventurerCard = memo(function AdventurerCard({
  card,
  name,
  quarters,
  isAsleep,
}: {
  readonly card: number;
  readonly name: string;
  readonly quarters: number;
  readonly isAsleep: boolean;
}) {
  const { id, points, pattern } = CARDS[card];
  return (
    <svg viewBox="0 0 110 156" aria-hidden="true">
      <rect width="110" height="156" rx="7" fill="#f8efd8" />
      <g clipPath="url(#roam-portrait)">
        <Paper pieces={portraitOf(id)} />
      </g>
      <path d="M4 88q26 4 51 0t51 0" stroke="#fbf3df" strokeWidth="3" fill="none" />
      <rect
        x=".8"
        y=".8"
        width="108.4"
        height="154.4"
        rx="6.5"
        fill="none"
        stroke="#8b744a"
        strokeWidth="1.6"
      />
      <Name name={name} />
      <PatternMark rows={turned(pattern, quarters)} x={10} y={121} width={64} height={30} />
      {points > 0 ? (
        <Seal x={90} y={136} radius={14} points={points} />
      ) : (
        <text
          x="98"
          y="142"
          textAnchor="end"
          fontFamily="var(--font-text)"
          fontSize="15"
          fill="#5c4c2e"
        >
          0
        </text>
      )}
      {isAsleep && (
        <>
          <rect width="110" height="156" rx="7" fill="#e4eae1" fillOpacity=".36" />
          <path d="M4 4H106V88H4Z" fill="#e4eae1" fillOpacity=".5" />
          <circle cx="55" cy="46" r="21" fill="#3b4a63" />
          <IconMark name="moon" x={55} y={46} size={24} fill="#fbe7a8" />
        </>
      )}
    </svg>
  );
});

/** One line, or two where the name is long; never narrower than it can be read. */
function Name({ name }: { readonly name: string }) {
  const lines = linesOf(name, 14);
  return lines.map((line, i) => (
    <text
      key={line}
      x="55"
      y={tenth(109 + (i - (lines.length - 1) / 2) * 13.5)}
      textAnchor="middle"
      textLength={line.length > 15 ? 101 : undefined}
      lengthAdjust="spacingAndGlyphs"
      fontFamily="var(--font-display)"
      fontWeight="780"
      fontSize={lines.length > 1 ? 13 : 14}
      fill="#2e2415"
    >
      {line}
    </text>
  ));
}
