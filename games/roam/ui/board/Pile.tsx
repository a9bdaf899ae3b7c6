import { boxOutline, type Light, tenth, Target } from '@tablewright/board';
import { memo } from 'react';
import { CARDS } from '../../content/index.ts';
import { turned } from '../../rules/map.ts';
import { Seal } from '../art/Marks.tsx';
import { linesOf } from '../art/names.ts';
import { Paper } from '../art/Paper.tsx';
import { PatternMark } from '../art/Pattern.tsx';
import { landscapeOf } from '../scenes/landscapes.ts';
import { HIGH, WIDE } from '../scenes/size.ts';
import { type Layout, LAYOUTS } from './layout.ts';

interface PileProps {
  /** The card on top, which everybody sees. */
  readonly top: number;
  readonly quarters: number;
  readonly name: string;
  readonly count: string;
  readonly label: string;
  readonly light: Light | undefined;
  readonly kind: Layout['kind'];
}

/** The draw pile: the next landscape lies open on top. */
export const Pile = memo(function Pile(props: PileProps) {
  const { id } = CARDS[props.top];
  const box = LAYOUTS[props.kind].pile;
  return (
    <Target
      target={`card:${id}`}
      light={props.light}
      label={props.label}
      inspect={`card:${id}`}
      outline={boxOutline(box, 6)}
    >
      <g data-place="pile" transform={`translate(${box.x} ${box.y})`}>
        {props.kind === 'wide' ? <Stack {...props} /> : <Strip {...props} />}
      </g>
    </Target>
  );
});

function Stack({ top, quarters, name, count, kind }: PileProps) {
  const { width, height } = LAYOUTS[kind].pile;
  const { id, points, pattern } = CARDS[top];
  const plate = 46;
  return (
    <>
      {[8, 4].map((off) => (
        <rect
          key={off}
          x={off}
          y={off}
          width={width}
          height={height}
          rx="6"
          fill="#f3e5c0"
          stroke="#4a3a1c"
          strokeWidth="1.4"
        />
      ))}
      <g clipPath="url(#roam-pile)">
        <g transform={`scale(${tenth((width / WIDE) * 1000) / 1000})`}>
          <Paper pieces={landscapeOf(id)} />
        </g>
        <rect y={height - plate} width={width} height={plate} fill="#f3e5c0" />
        <rect y={height - plate} width={width} height={plate} fill="url(#roam-brush-2)" />
        <path d={`M0 ${height - plate}h${width}`} stroke="#8b6f3c" strokeWidth="1.6" />
      </g>
      <rect width={width} height={height} rx="6" fill="none" stroke="#4a3a1c" strokeWidth="1.6" />
      <PatternMark
        rows={turned(pattern, quarters)}
        x={10}
        y={height - plate + 6}
        width={52}
        height={plate - 12}
        largest={8}
        ink="#4a3a1c"
      />
      <Seal x={width - 20} y={height - plate / 2} radius={14} points={points} />
      <Lines lines={linesOf(name, 13)} x={width / 2 + 4} y={height + 27} />
      <text
        x={width / 2 + 4}
        y={-14}
        textAnchor="middle"
        fontFamily="var(--font-text)"
        fontSize="14"
        fill="#2e2415"
      >
        {count}
      </text>
    </>
  );
}

function Strip({ top, quarters, name, count, kind }: PileProps) {
  const { width, height } = LAYOUTS[kind].pile;
  const { id, points, pattern } = CARDS[top];
  return (
    <>
      <rect
        x="3"
        y="3"
        width={width}
        height={height}
        rx="6"
        fill="#e6d3a4"
        stroke="#4a3a1c"
        strokeWidth="1.2"
      />
      <rect
        width={width}
        height={height}
        rx="6"
        fill="#f3e5c0"
        stroke="#4a3a1c"
        strokeWidth="1.4"
      />
      <svg
        x="1.5"
        y="1.5"
        width="44"
        height={height - 3}
        viewBox={`0 ${HIGH * 0.3} ${WIDE} ${WIDE * 0.84}`}
        preserveAspectRatio="xMidYMid slice"
      >
        <Paper pieces={landscapeOf(id)} />
      </svg>
      <PatternMark
        rows={turned(pattern, quarters)}
        x={52}
        y={4}
        width={36}
        height={height - 8}
        largest={6}
        ink="#4a3a1c"
      />
      <text
        x="92"
        y="17"
        fontFamily="var(--font-display)"
        fontWeight="760"
        fontSize="13"
        fill="#2e2415"
      >
        {name}
      </text>
      <text x="92" y="32" fontFamily="var(--font-text)" fontSize="13" fill="#4a3a1c">
        {count}
      </text>
      <Seal x={width - 17} y={height / 2} radius={11.5} points={points} />
    </>
  );
}

function Lines({
  lines,
  x,
  y,
}: {
  readonly lines: readonly string[];
  readonly x: number;
  readonly y: number;
}) {
  return lines.map((line, i) => (
    <text
      key={line}
      x={x}
      y={y + i * 16}
      textAnchor="middle"
      fontFamily="var(--font-display)"
      fontWeight="760"
      fontSize="14"
      fill="#2e2415"
    >
      {line}
    </text>
  ));
}
