import { tenth } from '@tablewright/board';
import { INK } from './ink.ts';

/** A compass rose. */
export function Rose({
  x,
  y,
  radius: r,
}: {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r={r} fill="none" stroke={INK} strokeOpacity=".6" strokeWidth="1.4" />
      <circle r={r * 0.9} fill="none" stroke={INK} strokeOpacity=".4" strokeDasharray="2 4" />
      {Array.from({ length: 16 }, (_, i) => {
        const long = tenth(-r * (i % 4 === 0 ? 1.22 : i % 2 === 0 ? 0.86 : 0.56));
        const [wide, waist] = [tenth(r * 0.12), tenth(-r * 0.16)];
        return (
          <g key={i} transform={`rotate(${i * 22.5})`}>
            <path d={`M0 ${long}L${wide} ${waist}L0 0Z`} fill={INK} />
            <path
              d={`M0 ${long}L${-wide} ${waist}L0 0Z`}
              fill="#f5efda"
              stroke={INK}
              strokeWidth=".8"
            />
          </g>
        );
      })}
      <circle r={r * 0.14} fill="#c0452f" stroke={INK} />
    </g>
  );
}

/** Rhumb lines from a rose over the whole chart. */
export function Rhumbs({
  x,
  y,
  reach,
}: {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
}) {
  const d = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8;
    return `M${x} ${y}L${tenth(x + Math.cos(angle) * reach)} ${tenth(y + Math.sin(angle) * reach)}`;
  }).join('');
  return <path d={d} stroke={INK} strokeOpacity=".13" fill="none" />;
}
