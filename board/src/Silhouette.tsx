import { tenth } from './geometry.ts';

interface Shape {
  /** An outline on a grid of 24. */
  readonly d: string;
  /** Whether an outline inside another is cut out. */
  readonly isCut?: boolean;
}

/** An icon beside text, in its colour. It has no label: a word is beside it, or its container has a name. */
export function Silhouette({
  d,
  isCut = true,
  className,
  size,
}: Shape & {
  /** Sets its size to text height, for containers without `data-sized`. */
  readonly className: string;
  readonly size?: number | undefined;
}) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-sized={size === undefined ? undefined : ''}
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} fill="currentColor" fillRule={ruleOf(isCut)} />
    </svg>
  );
}

export interface SilhouetteAt {
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
  readonly fill: string;
  /** An outline, for use on art. */
  readonly edge?: string | undefined;
}

/** The same inside another drawing, centred at a point. */
export function SilhouetteMark({
  d,
  isCut = true,
  x = 0,
  y = 0,
  size,
  fill,
  edge,
}: Shape & SilhouetteAt) {
  const scale = Math.round((size / 24) * 1000) / 1000;
  return (
    <path
      d={d}
      fillRule={ruleOf(isCut)}
      transform={`translate(${tenth(x - size / 2)} ${tenth(y - size / 2)}) scale(${scale})`}
      fill={fill}
      {...(edge !== undefined && {
        stroke: edge,
        strokeWidth: 2.4,
        paintOrder: 'stroke',
        strokeLinejoin: 'round',
      })}
    />
  );
}

function ruleOf(isCut: boolean): 'evenodd' | undefined {
  return isCut ? 'evenodd' : undefined;
}
