import type { ReactNode } from 'react';
import { INK, SPACE } from '../art/palette.ts';
import { Arrow, Mark, Plate } from './Plate.tsx';

/** Steps from left to right, each with its sign around the origin; `loop` is the step that follows the last one. */
export function Steps({
  signs,
  loop,
}: {
  readonly signs: readonly ReactNode[];
  readonly loop?: number;
}) {
  const middle = loop === undefined ? 152 : 142;
  const wide = 600 / signs.length;
  const size = Math.min(wide - 24, 104);
  const at = (step: number): number => wide * (step + 0.5);
  const last = at(signs.length - 1);
  return (
    <Plate>
      {signs.map((sign, i) => (
        <g key={i}>
          {i > 0 && (
            <Arrow
              d={`M${at(i - 1) + size / 2 + 3} ${middle}H${at(i) - size / 2 - 12}`}
              end={[at(i) - size / 2 - 9, middle]}
              turn={0}
            />
          )}
          <rect
            x={at(i) - size / 2}
            y={middle - size / 2}
            width={size}
            height={size}
            rx="12"
            fill={SPACE}
            stroke="#4a6796"
            strokeWidth="2"
          />
          <g transform={`translate(${at(i)} ${middle}) scale(${size / 80})`}>{sign}</g>
          <Mark number={i + 1} x={at(i)} y={middle - size / 2 - 24} />
        </g>
      ))}
      {loop !== undefined && (
        <Arrow
          d={`M${last} ${middle + size / 2 + 4}V236H${at(loop)}V${middle + size / 2 + 16}`}
          end={[at(loop), middle + size / 2 + 12]}
          turn={-90}
        />
      )}
    </Plate>
  );
}

/** A die around the origin. */
export function DieSign({ value }: { readonly value: number }) {
  return (
    <g>
      <path d="M0-30 27-10V12L0 30-27 12V-10Z" fill="#f4ead2" stroke={INK} strokeWidth="2" />
      <path d="M0-30 16 8H-16Z" fill="#fff" stroke={INK} strokeWidth="1.5" />
      <text
        y="4"
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="760"
        fontSize="20"
        fill={INK}
      >
        {value}
      </text>
    </g>
  );
}
