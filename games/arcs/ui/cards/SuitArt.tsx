import type { ReactNode } from 'react';
import type { Suit } from '../../content/index.ts';
import { SAND, SUIT_TONES, type Tones } from '../art/palette.ts';

const LAMP = '#f8c77e';

/** The picture of a suit, 104 wide and 96 high: arches, rays, steps, arrows. */
export function SuitArt({ suit }: { readonly suit: Suit }) {
  return PICTURES[suit](SUIT_TONES[suit]);
}

const PICTURES: { readonly [S in Suit]: (tones: Tones) => ReactNode } = {
  administration: ({ dark, light }) => (
    <>
      {[56, 44, 32, 20].map((r, i) => (
        <path
          key={r}
          d={`M${52 - r} 96V62A${r} ${r} 0 0 1 ${52 + r} 62V96Z`}
          fill={i % 2 === 1 ? dark : light}
        />
      ))}
      <circle cx="52" cy="66" r="8" fill={LAMP} />
    </>
  ),
  aggression: ({ dark, light }) => (
    <g transform="translate(52 58)">
      {Array.from({ length: 12 }, (_, i) => {
        const reach = i % 2 === 1 ? 62 : 46;
        return (
          <path
            key={i}
            transform={`rotate(${i * 30})`}
            d={`M0 0 7-${reach}-7-${reach}Z`}
            fill={i % 2 === 1 ? dark : light}
          />
        );
      })}
      <circle r="18" fill={LAMP} />
      <circle r="10" fill={dark} />
    </g>
  ),
  construction: ({ dark, light }) => (
    <>
      <path d="M8 96V74h20V58h20V40h20V24h28V96Z" fill={dark} />
      <path d="M8 96V86h20V72h20V56h20V42h28V96Z" fill={light} />
      <circle cx="30" cy="34" r="13" fill={SAND} />
    </>
  ),
  mobilization: ({ dark, light }) => (
    <>
      {[0, 1, 2].map((i) => (
        <path
          key={i}
          d={`M${-8 + i * 32} 20h20l26 38-26 38h-20l26-38Z`}
          fill={i === 1 ? light : dark}
        />
      ))}
      <path d="M78 50l12 8-12 8z" fill={LAMP} />
    </>
  ),
};
