import { Shared } from '@tablewright/board';
import { INK } from './ink.ts';

/** The engraver's textures: waves of the sea, stippled sand, the depth of a tile. */
export function ChartPaint() {
  return (
    <Shared name="ahoy">
      <pattern id="ahoy-sea" width="48" height="14" patternUnits="userSpaceOnUse">
        <path
          d="M0 4q6-4 12 0t12 0 12 0 12 0M-6 11q6-4 12 0t12 0 12 0 12 0 12 0"
          fill="none"
          stroke={INK}
          strokeOpacity=".2"
        />
      </pattern>
      <pattern id="ahoy-sand" width="9" height="9" patternUnits="userSpaceOnUse">
        <circle cx="2" cy="2" r=".8" fill={INK} fillOpacity=".4" />
        <circle cx="6.5" cy="6" r=".7" fill={INK} fillOpacity=".3" />
      </pattern>
      <linearGradient id="ahoy-depth" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#fff" stopOpacity=".22" />
        <stop offset=".55" stopColor="#fff" stopOpacity="0" />
        <stop offset="1" stopColor="#0d4a5c" stopOpacity=".14" />
      </linearGradient>
    </Shared>
  );
}
