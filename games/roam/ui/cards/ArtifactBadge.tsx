import { IconMark, type IconName } from '@tablewright/board';
import { memo } from 'react';
import { ABILITIES, type Ability, ARTIFACTS } from '../../content/index.ts';
import { scalloped } from '../art/Marks.tsx';

const ICON_OF: { readonly [A in Ability]: IconName } = {
  COIN: 'coin',
  SHIFT: 'shift',
  ROTATE: 'rotate',
  FILL: 'fill',
  FLIP: 'flip',
  SWAP: 'swap',
};

/** Two papers for each ability; the dearer of its artifacts have a richer rim. */
const PAPERS = [
  ['#f3dfa4', '#ecd28a'],
  ['#d5e2c0', '#c2d6ae'],
  ['#c9dfe0', '#b4d2d6'],
  ['#f0d3b8', '#e9c19e'],
  ['#ddd3e6', '#cdbfdc'],
  ['#eecdc9', '#e6b8b2'],
];

/** An artifact as a round thing: what it does, on paper and with a rim of its own. */
export const ArtifactBadge = memo(function ArtifactBadge({
  artifact,
  size = 40,
  isSpent = false,
}: {
  readonly artifact: number;
  readonly size?: number;
  readonly isSpent?: boolean;
}) {
  const { ability, points } = ARTIFACTS[artifact];
  const kind = ABILITIES.indexOf(ability);
  const rim = [scalloped(19, 24, 1), scalloped(19.4, 12, 0.9), scalloped(19.6, 8, 0.84)][
    points - 1
  ];
  return (
    <svg viewBox="-20 -20 40 40" width={size} height={size} aria-hidden="true">
      <path
        d={rim}
        fill={isSpent ? 'var(--well)' : PAPERS[kind][artifact % 2]}
        stroke={isSpent ? 'var(--ink-3)' : '#8b744a'}
        strokeWidth="1.6"
        strokeLinejoin="round"
        strokeDasharray={isSpent ? '4 3' : undefined}
      />
      {artifact % 2 === 1 && !isSpent && (
        <circle r="14.5" fill="none" stroke="#8b744a" strokeOpacity=".5" strokeDasharray="2 2.6" />
      )}
      <IconMark
        name={ICON_OF[ability]}
        x={0}
        y={0}
        size={20}
        fill={isSpent ? 'var(--ink-3)' : '#4a3a1c'}
      />
      {isSpent && (
        <g transform="translate(13 -13)">
          <circle r="7.5" fill="#3b4a63" />
          <IconMark name="moon" x={0} y={0} size={9} fill="#fbe7a8" />
        </g>
      )}
    </svg>
  );
});
