import { point, tenth } from '@tablewright/board';
import { CREAM } from './paper.ts';

/** Points, sealed in wax. */
export function Seal({
  x,
  y,
  radius,
  points,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly points: number;
}) {
  const size = tenth(radius * 1.28);
  return (
    <g transform={`translate(${point(x, y)})`}>
      <path
        d={scalloped(radius, 10, 0.86)}
        fill="#a8431f"
        stroke={CREAM}
        strokeWidth="1.2"
        strokeLinejoin="round"
      />
      <text
        y={tenth(size * 0.36)}
        textAnchor="middle"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize={size}
        fill="#fff8e6"
      >
        {points}
      </text>
    </g>
  );
}

/** A rim of that many teeth around the origin. */
export function scalloped(radius: number, teeth: number, depth: number): string {
  const corners = Array.from({ length: teeth * 2 }, (_, i) => {
    const angle = (i * Math.PI) / teeth;
    const reach = i % 2 === 0 ? radius : radius * depth;
    return point(Math.cos(angle) * reach, Math.sin(angle) * reach);
  });
  return `M${corners.join('L')}Z`;
}

export function Coin({
  x,
  y,
  radius,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  return (
    <g transform={`translate(${point(x, y)}) scale(${tenth((radius / 14) * 100) / 100})`}>
      <ellipse cy="2.5" rx="14" ry="13.5" fill="#1d1505" fillOpacity=".35" />
      <circle r="14" fill="#e9b93f" stroke="#8a5e12" strokeWidth="1.6" />
      <circle r="9.5" fill="none" stroke="#fbe6a2" strokeWidth="1.8" />
      <path d="M0-5.5 5.5 0 0 5.5-5.5 0Z" fill="#8a5e12" />
    </g>
  );
}

/** A price or a gain on the map: a number and a coin on a dark tab. */
export function CoinTab({
  x,
  y,
  text,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly height: number;
}) {
  const width = height * (1.35 + text.length * 0.42);
  const size = Math.max(13, height * 0.68);
  return (
    <g transform={`translate(${point(x, y)})`}>
      <rect
        x={tenth(-width / 2)}
        y={tenth(-height / 2)}
        width={tenth(width)}
        height={height}
        rx={height / 2}
        fill="#14120a"
      />
      <text
        x={tenth(width / 2 - height * 0.92)}
        y={tenth(size * 0.34)}
        textAnchor="end"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize={size}
        fill="#ffe25c"
      >
        {text}
      </text>
      <Coin x={width / 2 - height * 0.5} y={0} radius={height * 0.34} />
    </g>
  );
}
