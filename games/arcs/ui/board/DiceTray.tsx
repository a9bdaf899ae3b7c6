import { type BoardProps, boxOutline, MedalDrawing, point, Target } from '@tablewright/board';
import { DICE, FACES } from '../../content/index.ts';
import type { Arcs } from '../../rules/state.ts';
import { DieDrawing } from '../art/Die.tsx';
import { SAND } from '../art/palette.ts';
import { SignMark } from '../art/Sign.tsx';
import type { SignName } from '../art/signs.ts';
import { LAYOUTS } from './layout.ts';
import { faceWords } from './faces.ts';
import styles from './board.module.css';

/** A battle in the middle of the ring: who fights whom, the dice as they fell, and what of them is still to come. */
export function DiceTray({ state, teller, lights, layout: kind }: BoardProps<Arcs>) {
  const { battle } = state;
  const { hole } = LAYOUTS[kind];
  const { columns, size, step } = kind === 'wide' ? WIDE : TALL;
  const [cx, cy] = hole.centre;
  const rows = Math.ceil(battle.dice.length / columns);
  const widest = Math.min(columns, battle.dice.length);
  const left = cx - (widest * step) / 2 + (step - size) / 2;
  const top = cy - (rows * step) / 2;
  return (
    <g>
      <g transform={`translate(${point(cx, top - 24)})`} aria-hidden="true">
        <g transform="translate(-38 -12) scale(.75)">
          <MedalDrawing seat={battle.attacker} />
        </g>
        <SignMark name="battle" x={0} y={0} size={20} fill={SAND} />
        <g transform="translate(14 -12) scale(.75)">
          <MedalDrawing seat={battle.defender} />
        </g>
      </g>
      {battle.dice.map((rolled, i) => {
        const die = DICE[Math.floor(rolled / 6)];
        const face = rolled % 6;
        const target = `die:${die}:${face}`;
        const x = left + (i % columns) * step;
        const y = top + Math.floor(i / columns) * step;
        return (
          <Target
            key={i}
            target={target}
            light={lights.get(target)}
            label={`${teller.name(die)}: ${faceWords(FACES[die][face], teller)}`}
            inspect={target}
            outline={boxOutline({ x, y, width: size, height: size }, 6)}
          >
            <g className={styles.rolled} key={rolled} data-late={i % 4}>
              <g transform={`translate(${point(x, y)}) scale(${size / 44})`}>
                <DieDrawing kind={die} face={FACES[die][face]} />
              </g>
            </g>
          </Target>
        );
      })}
      <Remaining battle={battle} x={cx} y={top + rows * step + 16} />
    </g>
  );
}

const WIDE = { columns: 6, size: 38, step: 45 };
const TALL = { columns: 3, size: 24, step: 28 };

/** Icons that have still to be resolved, in the order in which they are. */
function Remaining({
  battle,
  x,
  y,
}: {
  readonly battle: Arcs['battle'];
  readonly x: number;
  readonly y: number;
}) {
  const left: readonly (readonly [SignName, number])[] = [
    ['selfHit', battle.self],
    ['intercept', battle.intercept],
    ['hit', battle.hits],
    ['buildingHit', battle.buildingHits],
    ['key', battle.keys],
  ];
  const shown = left.filter(([, count]) => count > 0);
  return shown.map(([sign, count], i) => (
    <g key={sign} transform={`translate(${point(x + (i - (shown.length - 1) / 2) * 42, y)})`}>
      <SignMark name={sign} x={-8} y={0} size={18} fill={SAND} />
      <text
        x="5"
        y="5.5"
        fontFamily="var(--font-display)"
        fontWeight="800"
        fontSize="16"
        fill={SAND}
      >
        {count}
      </text>
    </g>
  ));
}
