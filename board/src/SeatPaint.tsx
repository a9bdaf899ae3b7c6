import { Shared } from './Shared.tsx';

const tile = { width: 5, height: 5, patternUnits: 'userSpaceOnUse' } as const;
const turned = 'rotate(45)';

/** The patterns of the seats. Every component that shows a seat's pattern includes it. */
export function SeatPaint() {
  return (
    <Shared name="seats">
      <pattern id="seat-pattern-2" {...tile}>
        <path d="M0 1.2h5" stroke="#fff" strokeOpacity=".55" strokeWidth="1.3" />
      </pattern>
      <pattern id="seat-pattern-3" {...tile} patternTransform={turned}>
        <path d="M0 1.2h5" stroke="#fff" strokeOpacity=".5" strokeWidth="1.3" />
      </pattern>
      <pattern id="seat-pattern-4" {...tile}>
        <circle cx="2.5" cy="2.5" r=".95" fill="#4a2c00" fillOpacity=".6" />
      </pattern>
      <pattern id="seat-pattern-5" {...tile} patternTransform={turned}>
        <path d="M0 1h5M1 0v5" stroke="#fff" strokeOpacity=".5" />
      </pattern>
      <pattern id="seat-pattern-6" {...tile}>
        <path d="M1.2 0v5" stroke="#4a4a44" strokeOpacity=".45" strokeWidth="1.3" />
      </pattern>
      <pattern
        id="refused-hatch"
        width="9"
        height="9"
        patternUnits="userSpaceOnUse"
        patternTransform={turned}
      >
        <path d="M0 0h9" stroke="var(--board-refuse)" strokeWidth="3.2" strokeOpacity=".5" />
      </pattern>
    </Shared>
  );
}
