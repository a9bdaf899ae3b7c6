import type { Seat } from '@tablewright/engine';
import type { Teller } from '@tablewright/text';
import { discOutline, type Light, MedalDrawing, point, Target } from '@tablewright/board';
import { SYSTEMS } from '../../content/index.ts';
import { type Option, options } from '../../rules/options.ts';
import { INK } from '../art/palette.ts';
import { Building, Ship } from '../art/Pieces.tsx';
import { SignMark } from '../art/Sign.tsx';
import { type Layout, LAYOUTS } from './layout.ts';
import { optionLabel } from './words.ts';

/** Options of which one system may have several. */
const VERBS = [
  'buildCity',
  'buildStarport',
  'buildShip',
  'buildCloudCity',
  'battle',
  'fireAt',
] as const;

type Verb = (typeof VERBS)[number];
type Several = Option<Verb>;

interface Chip {
  readonly key: string;
  readonly option: Several;
  readonly light: Light;
}

/** Where there are several things to do in one system, each lies there to be chosen at once. */
export function Chips({
  lights,
  teller,
  seat,
  kind,
}: {
  readonly lights: ReadonlyMap<string, Light>;
  readonly teller: Teller;
  readonly seat: Seat;
  readonly kind: Layout['kind'];
}) {
  const { places, scale } = LAYOUTS[kind];
  const bySystem = new Map<string, Chip[]>();
  for (const [key, light] of lights) {
    const option = options.read(key);
    if (option === null || !isSeveral(option)) continue;
    const { id: system } = SYSTEMS[option.system];
    const chips = bySystem.get(system) ?? [];
    chips.push({ key, option, light });
    bySystem.set(system, chips);
  }
  const radius = Math.max(15 * scale, 13);
  return [...bySystem].flatMap(([system, chips]) => {
    if (chips.length < 2) return [];
    const [x, y] = places[system].heart;
    const step = radius * 2 + 7;
    return chips.map((chip, i) => {
      const at = [x + (i - (chips.length - 1) / 2) * step, y + 31 * scale] as const;
      return (
        <Target
          key={chip.key}
          target={chip.key}
          light={chip.light}
          label={optionLabel(chip.key, teller)}
          outline={discOutline(at[0], at[1], radius)}
        >
          <circle cx={at[0]} cy={at[1]} r={radius} fill={INK} />
          <g transform={`translate(${point(...at)}) scale(${radius / 15})`}>
            <Picture option={chip.option} seat={seat} />
          </g>
        </Target>
      );
    });
  });
}

function isSeveral(option: Option): option is Several {
  return VERBS.some((verb) => verb === option.do);
}

function Picture({ option, seat }: { readonly option: Several; readonly seat: Seat }) {
  switch (option.do) {
    case 'buildShip':
      return <Ship seat={seat} x={0} y={0} scale={0.8} isDamaged={false} />;
    case 'buildCity':
    case 'buildCloudCity':
      return <Building kind="city" seat={seat} x={0} y={0} scale={0.85} isDamaged={false} />;
    case 'buildStarport':
      return <Building kind="starport" seat={seat} x={0} y={0} scale={0.85} isDamaged={false} />;
    case 'battle':
    case 'fireAt':
      return (
        <>
          <g transform="translate(-12 -12) scale(.75)">
            <MedalDrawing seat={option.rival} />
          </g>
          <circle cx="8" cy="8" r="7" fill={INK} />
          <SignMark name="battle" x={8} y={8} size={10} fill="#fff" />
        </>
      );
  }
}
