import type { Teller } from '@tablewright/text';
import { SeatMedal } from '@tablewright/board';
import { BLUEFIN, TILES, UNION } from '../../content/index.ts';
import { regionOf, SPACE_NAMES, TERRAIN } from '../../rules/map.ts';
import { controlOf } from '../../rules/score.ts';
import { seatOf } from '../../rules/slots.ts';
import type { Ahoy } from '../../rules/state.ts';
import { ChartPaint } from '../art/ChartPaint.tsx';
import { DiePicture, WEALTH } from '../art/Dice.tsx';
import { printedTile } from '../art/printed.ts';
import { Tile } from '../art/Tile.tsx';
import { standings } from '../board/pieces.ts';
import { standingThere, terrainsOf } from '../board/words.ts';
import styles from './inspect.module.css';

interface Props {
  readonly state: Ahoy;
  readonly teller: Teller;
}

/** A space: what its terrain does, and who is there. */
export function SpaceInFull({ space, state, teller }: Props & { readonly space: number }) {
  const standing = standings(state).find((other) => other.space === space);
  if (standing === undefined) return null;
  const { tailwind, treasure } = TERRAIN[space];
  const there = standingThere(state, standing, teller);
  return (
    <article className={styles.card}>
      <Picture tile={regionOf(space)} state={state} corner={space & 3} />
      <div className={styles.text}>
        <h3>{teller.name(SPACE_NAMES[space])}</h3>
        {there.length > 0 && <p className={styles.facts}>{teller.list(there)}</p>}
        <ul className={styles.terrain}>
          {terrainsOf(space).map((terrain) => (
            <li key={terrain}>
              {teller.say(`ui.terrain.${terrain}`, { value: tailwind, gold: treasure })}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

/** A region: who controls it, and what that will bring. */
export function RegionInFull({ tile, state, teller }: Props & { readonly tile: number }) {
  if (tile < 0 || state.wealth[tile] === 0) return null;
  const { squadron, union } = controlOf(state, tile);
  const sides = [
    { seat: seatOf(state, BLUEFIN), points: squadron },
    { seat: seatOf(state, UNION), points: union },
  ];
  const ahead = squadron === union ? undefined : sides[squadron > union ? 0 : 1];
  return (
    <article className={styles.card}>
      <Picture tile={tile} state={state} />
      <div className={styles.text}>
        <h3>{teller.name(TILES[tile].id)}</h3>
        <p className={styles.facts}>
          <DiePicture value={state.wealth[tile]} size={22} colours={WEALTH} />
          {teller.say('ui.wealth', { wealth: state.wealth[tile] })}
        </p>
        <ul className={styles.terrain}>
          {sides.map(({ seat, points }) => (
            <li key={seat}>
              <SeatMedal seat={seat} size={18} />
              {teller.say('ui.control', { player: seat, points })}
            </li>
          ))}
        </ul>
        <p className={styles.note}>
          {ahead === undefined
            ? teller.say('ui.control.nobody')
            : teller.say('ui.control.leader', { player: ahead.seat, fame: state.wealth[tile] })}
        </p>
      </div>
    </article>
  );
}

/** The tile as it lies; or one space of it. */
function Picture({
  tile,
  state,
  corner,
}: {
  readonly tile: number;
  readonly state: Ahoy;
  readonly corner?: number;
}) {
  const rotation = state.map.rotation[tile];
  const at = corner === undefined ? -1 : (corner + rotation) % 4;
  const [x, y] = [at === 1 || at === 2 ? 100 : 0, at >= 2 ? 100 : 0];
  return (
    <svg
      className={styles.picture}
      viewBox={at < 0 ? '0 0 200 204' : `${x} ${y} 100 100`}
      aria-hidden="true"
    >
      <ChartPaint />
      <Tile tile={printedTile(tile, rotation)} />
    </svg>
  );
}
