import { point } from '@tablewright/board';
import { memo, type ReactNode } from 'react';
import type { Resource } from '../../content/index.ts';
import { INK, RESOURCE_TONES, type Tones } from './palette.ts';
import { SignMark } from './Sign.tsx';
import styles from './art.module.css';

/** A flat poster planet; the drawing itself says what it yields. */
export const Planet = memo(function Planet({
  kind,
  x,
  y,
  radius,
}: {
  readonly kind: Resource;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const tones = RESOURCE_TONES[kind];
  return (
    <g
      transform={`translate(${point(x, y)}) scale(${Math.round((radius / 34) * 1000) / 1000})`}
      pointerEvents="none"
    >
      <circle r="37" fill={INK} />
      <g clipPath="url(#arcs-planet)">
        <circle r="34" fill={tones.tone} />
        <g className={styles.texture}>{SURFACES[kind](tones)}</g>
        <path d="M34 0A34 34 0 0 1-24 24 36 36 0 0 0 34-10Z" fill={INK} opacity=".32" />
      </g>
      {kind === 'relic' && <Belt light={tones.light} />}
    </g>
  );
});

const SURFACES: { readonly [R in Resource]: (tones: Tones) => ReactNode } = {
  material: ({ dark, light }) => (
    <>
      <path
        d="M-50-16h100v9h-100zM-50 2h100v13h-100zM-50 22h100v6h-100z"
        fill={dark}
        opacity=".75"
      />
      <path d="M-50-28h100v6h-100zM-50-4h100v4h-100z" fill={light} />
    </>
  ),
  fuel: ({ dark, light }) => (
    <>
      <path d="M-50-14C-20-26 10-2 50-16V-4C16 8-18-12-50-2Z" fill={dark} opacity=".8" />
      <path d="M-50 10C-16-2 14 22 50 8v9C14 30-20 10-50 20Z" fill={light} />
      <circle cx="14" cy="2" r="5" fill={light} />
    </>
  ),
  weapon: ({ dark, light }) => (
    <>
      <path d="M-40 30-22-6-10 8 2-22 16 6 26-10 44 30Z" fill={dark} />
      <path d="M-10 8 2-22 6 2ZM16 6 26-10 29 8Z" fill={light} />
    </>
  ),
  relic: ({ dark }) => (
    <>
      <path d="M-9-40h18v80H-9Z" fill={dark} opacity=".55" />
      <path d="M-27-14h10v44h-10zM17-14h10v44H17z" fill={dark} opacity=".8" />
      <path d="M-40-22h80v6h-80z" fill={dark} />
    </>
  ),
  psionic: ({ dark, light }) => (
    <>
      <circle r="27" fill={dark} />
      <circle r="21" fill={light} />
      <circle r="15" fill={dark} />
      <circle r="8" fill={light} />
    </>
  ),
};

const BELT = 'M-47 7C-40 20 34 8 46-12';

function Belt({ light }: { readonly light: string }) {
  return (
    <g fill="none" strokeLinecap="round">
      <path d={BELT} stroke={INK} strokeWidth="7" />
      <path d={BELT} stroke={light} strokeWidth="3.6" />
    </g>
  );
}

/** What a planet yields, as a badge on its shoulder. */
export function YieldBadge({
  kind,
  x,
  y,
  scale,
}: {
  readonly kind: Resource;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}) {
  const { light, dark } = RESOURCE_TONES[kind];
  return (
    <g transform={`translate(${point(x, y)}) scale(${scale})`} pointerEvents="none">
      <circle r="12.5" fill={INK} />
      <circle r="11" fill={light} />
      <SignMark name={kind} x={0} y={0} size={16} fill={dark} />
    </g>
  );
}
