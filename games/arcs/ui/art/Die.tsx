import { memo } from 'react';
import type { Die as DieKind, Face } from '../../content/index.ts';
import { DIE_TONES, INK } from './palette.ts';
import { SignMark } from './Sign.tsx';
import type { SignName } from './signs.ts';

/** Each kind of die has an outline of its own: rounded, eight-cornered, notched. */
const BODIES: { readonly [D in DieKind]: string } = {
  skirmish:
    'M12 2h20a10 10 0 0 1 10 10v20a10 10 0 0 1-10 10H12A10 10 0 0 1 2 32V12A10 10 0 0 1 12 2Z',
  assault: 'M13 2h18l11 11v18L31 42H13L2 31V13Z',
  raid: 'M2 2h14l6 4 6-4h14v14l-4 6 4 6v14H28l-6-4-6 4H2V28l4-6-4-6Z',
};

interface DieProps {
  readonly kind: DieKind;
  /** Null for a die that is only taken into the hand. */
  readonly face: Face | null;
}

/** A die as a picture of its own. */
export function Die({ size = 44, ...props }: DieProps & { readonly size?: number }) {
  return (
    <svg viewBox="0 0 44 47" width={size} height={(size * 47) / 44} aria-hidden="true">
      <DieDrawing {...props} />
    </svg>
  );
}

/** The same inside another drawing, 44 × 47. */
export const DieDrawing = memo(function DieDrawing({ kind, face }: DieProps) {
  const { tone, dark, light } = DIE_TONES[kind];
  return (
    <>
      <path d={BODIES[kind]} transform="translate(0 3)" fill={dark} stroke={INK} strokeWidth="2" />
      <path d={BODIES[kind]} fill={tone} stroke={INK} strokeWidth="2" strokeLinejoin="round" />
      {face === null ? (
        <SignMark name={EMBLEMS[kind]} x={22} y={22} size={24} fill={light} />
      ) : (
        <Icons signs={signsOf(face)} fill={light} dark={dark} />
      )}
    </>
  );
});

/** The icons of a face, one by one. */
export function signsOf({ hit, self, intercept, building, key }: Face): readonly SignName[] {
  return [
    ...new Array<SignName>(hit).fill('hit'),
    ...new Array<SignName>(self).fill('selfHit'),
    ...new Array<SignName>(intercept).fill('intercept'),
    ...new Array<SignName>(building).fill('buildingHit'),
    ...new Array<SignName>(key).fill('key'),
  ];
}

/** What a die is there for. */
const EMBLEMS: { readonly [D in DieKind]: SignName } = {
  skirmish: 'intercept',
  assault: 'hit',
  raid: 'key',
};

const PLACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[22, 22]],
  [
    [14.5, 14.5],
    [29.5, 29.5],
  ],
  [
    [22, 13],
    [13, 29.5],
    [31, 29.5],
  ],
];

function Icons({
  signs,
  fill,
  dark,
}: {
  readonly signs: readonly SignName[];
  readonly fill: string;
  readonly dark: string;
}) {
  if (signs.length === 0) return <circle cx="22" cy="22" r="3.5" fill={dark} opacity=".8" />;
  return PLACES[signs.length].map(([x, y], i) => (
    <SignMark
      key={i}
      name={signs[i]}
      x={x}
      y={y}
      size={signs.length === 1 ? 26 : 16.5}
      fill={fill}
    />
  ));
}
