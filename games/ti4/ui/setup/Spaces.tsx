import { type BoardProps, seatStyle, Target, useDrawn } from '@tablewright/board';
import { TILES } from '../../content/index.ts';
import { LAYOUTS, OPEN, PLACES } from '../../galaxy/index.ts';
import { mapOf } from '../../rules/building.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { centreOf, hexOutline } from '../art/hex.ts';
import { RING } from '../board/outlines.ts';
import { spaceTarget, useChosenTile } from './chosen.ts';
import { spaceLabel } from './words.ts';
import styles from './setup.module.css';

/** Places of the galaxy where nothing lies yet: outlines, and the numbers of the places at the table on homes. */
export function EmptySpaces({ state }: Pick<BoardProps<Ti4>, 'state'>) {
  const { tiles } = mapOf(state);
  const { homes } = LAYOUTS[state.players.length];
  const hasHomes = state.galaxy.homes.length > 0;
  return (
    <>
      {[...PLACES.keys()]
        .filter((place) => tiles[place] === OPEN)
        .map((place) => (
          <path key={place} className={styles.space} d={hexOutline(middle(place), RING)(0)} />
        ))}
      {!hasHomes &&
        homes.map((place, number) => {
          const [x, y] = middle(place);
          const seat = holderOf(state, number);
          return (
            <g key={place}>
              <path
                className={styles.home}
                d={hexOutline([x, y], RING)(0)}
                style={seat === NONE ? undefined : { stroke: seatStyle(seat).hue }}
              />
              <text className={styles.number} x={x} y={y} dy=".35em">
                {number + 1}
              </text>
            </g>
          );
        })}
    </>
  );
}

/** Where the chosen tile can be placed. Places of the others appear once their tile is pressed in the hand. */
export function SpaceTargets({ lights, teller, state }: BoardProps<Ti4>) {
  const tile = useChosenTile({ lights });
  if (tile === NONE || state.phase !== 'setup') return null;
  const others = [...lights.keys()].filter(
    (target) => target.startsWith('space:') && !target.endsWith(`:${TILES[tile].id}`),
  );
  const places = [...PLACES.keys()].map((space) => {
    const target = spaceTarget(space, tile);
    const light = lights.get(target);
    if (light === undefined) return null;
    const at = middle(space);
    return (
      <Target
        key={space}
        target={target}
        light={light}
        label={spaceLabel(state, space, tile, teller)}
        outline={hexOutline(at, RING)}
        corner={[at[0] + 34, at[1] + 26]}
      />
    );
  });
  return (
    <>
      {places}
      {others.map((target) => (
        <Reachable key={target} target={target} />
      ))}
    </>
  );
}

/** Stands for a target that one press makes visible, so that no button is needed for it. */
function Reachable({ target }: { readonly target: string }) {
  useDrawn(target);
  return null;
}

/** Outlines of the places that are lit. */
export function litSpaces(lights: BoardProps<Ti4>['lights'], tile: number): string[] {
  if (tile === NONE) return [];
  return [...PLACES.keys()]
    .filter((space) => lights.get(spaceTarget(space, tile)) === 'offered')
    .map((space) => hexOutline(middle(space), RING)(0));
}

const middle = (place: number): readonly [number, number] =>
  centreOf(PLACES[place].q, PLACES[place].r);

/** Who will sit at a place of the table, as far as it is known. */
function holderOf({ draft, variant }: Ti4, number: number): number {
  const isDrafted = variant.factions === 'draft' || variant.galaxy === 'slices';
  return isDrafted ? draft.position.indexOf(number) : number;
}

/** The middle of every place of the map, for the size of the drawing. */
export function placesOf(seats: number): (readonly [number, number])[] {
  const { tiles, homes } = LAYOUTS[seats];
  return [...tiles, ...homes].map(middle);
}
