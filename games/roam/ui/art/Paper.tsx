import { noise, point, Shared, tenth } from '@tablewright/board';
import { CREAM, type Piece } from './paper.ts';
import styles from './paper.module.css';

/** Draws pieces of painted paper, the first at the bottom. */
export function Paper({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map((piece, i) => <PieceOfPaper key={i} piece={piece} />);
}

function PieceOfPaper({ piece }: { readonly piece: Piece }) {
  switch (piece.kind) {
    case 'cut':
      return (
        <>
          {!piece.isGround && (
            <path
              className={styles.texture}
              d={piece.d}
              fill="#1d1505"
              fillOpacity=".22"
              transform="translate(0 2.5)"
            />
          )}
          <path
            d={piece.d}
            fill={piece.colour}
            stroke={piece.isGround ? undefined : CREAM}
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <path className={styles.texture} d={piece.d} fill={`url(#roam-brush-${piece.brush})`} />
        </>
      );
    case 'mark':
      return (
        <path
          d={piece.d}
          fill={piece.fill ?? 'none'}
          stroke={piece.line}
          strokeWidth={piece.width}
          strokeDasharray={piece.dash}
          strokeLinecap="round"
          opacity={piece.fade}
        />
      );
    case 'group':
      return (
        <g transform={piece.at}>
          <Paper pieces={piece.pieces} />
        </g>
      );
  }
}

/** The brush strokes that lie over every cut. */
export function PaintBox() {
  return (
    <Shared name="roam">
      <pattern
        id="roam-brush-1"
        width="130"
        height="96"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(-14)"
      >
        <Strokes of={BRUSHES[0]} />
      </pattern>
      <pattern
        id="roam-brush-2"
        width="110"
        height="120"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(24)"
      >
        <Strokes of={BRUSHES[1]} />
      </pattern>
    </Shared>
  );
}

interface BrushStroke {
  readonly d: string;
  readonly colour: string;
  readonly fade: number;
  readonly width: number;
}

const BRUSHES: readonly (readonly BrushStroke[])[] = [
  [...strokes(5, 22, 110, 96, '#fff', 1), ...strokes(9, 18, 110, 96, '#1a2410', 0.5)],
  [...strokes(15, 20, 90, 120, '#fff', 1), ...strokes(29, 16, 90, 120, '#2a1808', 0.5)],
];

function Strokes({ of }: { readonly of: readonly BrushStroke[] }) {
  return of.map(({ d, colour, fade, width }, i) => (
    <path
      key={i}
      d={d}
      stroke={colour}
      strokeOpacity={fade}
      strokeWidth={width}
      fill="none"
      strokeLinecap="round"
    />
  ));
}

function strokes(
  seed: number,
  count: number,
  w: number,
  h: number,
  colour: string,
  strength: number,
): BrushStroke[] {
  const next = noise(seed);
  return Array.from({ length: count }, () => {
    const [x, y, long, bend] = [next() * w, next() * h, 26 + next() * 46, (next() - 0.5) * 10];
    return {
      d: `M${point(x, y)}q${point(long / 2, bend)} ${point(long, bend * 0.4)}`,
      colour,
      fade: Math.round((0.05 + next() * 0.09) * strength * 100) / 100,
      width: tenth(2 + next() * 6),
    };
  });
}
