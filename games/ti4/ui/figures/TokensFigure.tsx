import { hexPath } from '../art/hex.ts';
import { INK, SPACE } from '../art/palette.ts';
import { SignMark } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { Arrow, Mark, Plate } from './Plate.tsx';

const HUE = '#f0b429';
const POOLS: readonly SignName[] = ['tactic', 'fleet', 'strategy'];

/** From reinforcements to the pools, to the board, and back. */
export function TokensFigure() {
  return (
    <Plate>
      {[-1, 1, 0].map((place) => (
        <SignMark
          key={place}
          name="token"
          x={84 + place * 22}
          y={132 - (place === 0 ? 14 : 0)}
          size={48}
          fill={HUE}
          edge={INK}
        />
      ))}
      {POOLS.map((pool, i) => (
        <g key={pool}>
          <rect
            x="262"
            y={14 + i * 70}
            width="126"
            height="58"
            rx="10"
            fill={SPACE}
            stroke="#4a6796"
            strokeWidth="2"
          />
          <SignMark name={pool} x={312} y={43 + i * 70} size={34} fill="#fff" />
          <SignMark name="token" x={358} y={44 + i * 70} size={38} fill={HUE} edge={INK} />
          <Arrow
            d={`M134 ${118 + i * 8}L224 ${48 + i * 66}`}
            end={[229, 44 + i * 67]}
            turn={[-42, -7, 33][i]}
          />
        </g>
      ))}
      <path d={hexPath([500, 86], 70)} fill={SPACE} stroke="#4a6796" strokeWidth="2" />
      <SignMark name="token" x={500} y={86} size={56} fill={HUE} edge={INK} />
      <Arrow d="M392 43C408 43 412 58 422 68" end={[427, 73]} turn={45} />
      <Arrow d="M500 152V242H84V178" end={[84, 172]} turn={-90} />
      <Arrow d="M325 216V226Q325 242 310 242" end={[306, 242]} turn={180} />
      <Mark number={1} x={84} y={66} />
      {POOLS.map((pool, i) => (
        <Mark key={pool} number={i + 2} x={262} y={43 + i * 70} />
      ))}
      <Mark number={5} x={500} y={28} />
    </Plate>
  );
}
