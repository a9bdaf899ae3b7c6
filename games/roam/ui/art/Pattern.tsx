import { tenth } from '@tablewright/board';

/** A pattern as small as it must be: full squares, dashed ones where it is up to the player. */
export function PatternMark({
  rows,
  x,
  y,
  width,
  height,
  largest = 10,
  ink = '#2e2415',
}: {
  readonly rows: readonly string[];
  /** The box in which it lies, to the left and in the middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** The side of a square if there is room enough. */
  readonly largest?: number;
  readonly ink?: string;
}) {
  const { step, cell } = fitPattern(rows, width, height, largest);
  const top = y + (height - rows.length * step) / 2;
  return (
    <g transform={`translate(${tenth(x)} ${tenth(top)})`}>
      <Cells rows={rows} step={step} cell={cell} ink={ink} />
    </g>
  );
}

/** The same as a picture of its own, as large as the pattern. */
export function PatternPicture({
  rows,
  cell,
}: {
  readonly rows: readonly string[];
  readonly cell: number;
}) {
  const step = cell + 2;
  const [width, height] = [rows[0].length * step, rows.length * step];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <Cells rows={rows} step={step} cell={cell} ink="currentColor" />
    </svg>
  );
}

export function fitPattern(
  rows: readonly string[],
  width: number,
  height: number,
  largest: number,
): { readonly step: number; readonly cell: number; readonly width: number } {
  const step = tenth(Math.min(largest + 2, width / rows[0].length, height / rows.length));
  return { step, cell: tenth(step * (largest / (largest + 2))), width: step * rows[0].length };
}

function Cells({
  rows,
  step,
  cell,
  ink,
}: {
  readonly rows: readonly string[];
  readonly step: number;
  readonly cell: number;
  readonly ink: string;
}) {
  const gap = (step - cell) / 2;
  return rows.flatMap((row, y) =>
    Array.from(row, (mark, x) => {
      const at = { x: tenth(x * step + gap), y: tenth(y * step + gap) };
      const key = `${x} ${y}`;
      if (mark === '#')
        return (
          <rect key={key} {...at} width={cell} height={cell} rx={tenth(cell * 0.24)} fill={ink} />
        );
      if (mark !== 'o') return null;
      return (
        <rect
          key={key}
          x={at.x + 0.8}
          y={at.y + 0.8}
          width={tenth(cell - 1.6)}
          height={tenth(cell - 1.6)}
          rx={tenth(cell * 0.2)}
          fill="none"
          stroke={ink}
          strokeWidth={tenth(Math.max(1.2, cell * 0.16))}
          strokeDasharray={`${tenth(cell * 0.3)} ${tenth(cell * 0.2)}`}
        />
      );
    }),
  );
}
