import { type Point, point, SeatPaint } from '@tablewright/board';
import type { Teller } from '@tablewright/text';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { MECATOL, TILES } from '../../content/index.ts';
import {
  conflictsOf,
  EMPTY,
  type GalaxyMap,
  HOME,
  isForTiles,
  LAYOUTS,
  OPEN,
  PLACES,
} from '../../galaxy/index.ts';
import { APOTHEM, centreOf, hexOutline, RADIUS } from '../art/hex.ts';
import { Medal } from '../board/Planets.tsx';
import { HolderBand } from '../board/Tile.tsx';
import { TileDrawing } from './TilePicture.tsx';
import { contentWords } from './words.ts';
import styles from './editor.module.css';

interface Props {
  readonly map: GalaxyMap;
  readonly selected: number | null;
  readonly teller: Teller;
  readonly onPress: (place: number) => void;
  readonly onClear: (place: number) => void;
  readonly onGrip: (event: PointerEvent, place: number) => void;
}

const MARGIN = 6;
const WIDTH = 2 * (3 * 1.5 * RADIUS + RADIUS + MARGIN);
const HEIGHT = 2 * (7 * APOTHEM + MARGIN);
const ORIGIN: Point = [0, 0];

/** The galaxy; arrow keys go from place to place. */
export function Atlas(props: Props) {
  const { map, teller, onPress, onClear } = props;
  const places = [...PLACES.keys()].filter((place) => isForTiles(map, place));
  const root = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(places[0]);
  const entry = places.includes(current) ? current : places[0];
  const press = (event: KeyboardEvent, place: number): void => {
    const way = WAYS[event.key];
    if (way !== undefined) {
      const next = nextPlace(places, place, way);
      root.current?.querySelector<SVGGElement>(`[data-place="${next}"]`)?.focus();
    } else if (event.key === 'Enter' || event.key === ' ') onPress(place);
    else if (event.key === 'Delete' || event.key === 'Backspace') onClear(place);
    else return;
    event.preventDefault();
  };
  return (
    <svg
      ref={root}
      className={styles.atlas}
      viewBox={`${-WIDTH / 2} ${-HEIGHT / 2} ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={teller.say('ui.map')}
    >
      <SeatPaint />
      <g className={styles.still} aria-hidden="true">
        <TileDrawing tile={MECATOL} />
        {map.tiles.map(
          (tile, place) => tile !== EMPTY && <Drawing key={place} map={map} place={place} />,
        )}
      </g>
      {LAYOUTS[map.seats].homes.map((home) => (
        <g
          key={home}
          transform={shiftTo(home)}
          role="img"
          aria-label={contentWords(map, home, teller)}
        />
      ))}
      {places.map((place) => (
        <Spot
          key={place}
          {...props}
          place={place}
          isEntry={place === entry}
          onFocus={() => setCurrent(place)}
          onKey={(event) => press(event, place)}
        />
      ))}
      <Conflicts map={map} />
    </svg>
  );
}

/** Directions on the screen. */
const WAYS: { readonly [key: string]: Point | undefined } = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const middleOf = (place: number): Point => centreOf(PLACES[place].q, PLACES[place].r);

function shiftTo(place: number): string {
  return `translate(${point(...middleOf(place))})`;
}

/** The nearest place in a direction; ways to the side count double. */
function nextPlace(places: readonly number[], from: number, [dx, dy]: Point): number {
  const [x, y] = middleOf(from);
  const far = (place: number): number => {
    const [toX, toY] = middleOf(place);
    const ahead = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    return ahead < 1 ? Infinity : ahead + 2 * aside;
  };
  const nearest = places.reduce((best, place) => (far(place) < far(best) ? place : best), from);
  return far(nearest) === Infinity ? from : nearest;
}

/** What lies on a place. */
function Drawing({ map, place }: { readonly map: GalaxyMap; readonly place: number }) {
  const tile = map.tiles[place];
  const seat = LAYOUTS[map.seats].homes.indexOf(place);
  return (
    <g transform={shiftTo(place)}>
      {tile >= 0 ? (
        <>
          <TileDrawing tile={tile} />
          <text className={styles.number} y="-37">
            {TILES[tile].id}
          </text>
        </>
      ) : (
        <path className={styles.space} d={hexOutline(ORIGIN, 0.5)(0)} />
      )}
      {tile === OPEN && (
        <path className={styles.open} d={`${hexOutline(ORIGIN, 5)(0)}M-11 0H11M0-11V11`} />
      )}
      {tile === HOME && (
        <>
          <HolderBand seat={seat} isHome />
          <Medal seat={seat} x={0} y={-12} radius={20} />
          <text className={styles.seat} y="36">
            {seat + 1}
          </text>
        </>
      )}
    </g>
  );
}

/** A place for a tile, to press. */
function Spot({
  map,
  place,
  selected,
  teller,
  isEntry,
  onPress,
  onGrip,
  onFocus,
  onKey,
}: Props & {
  readonly place: number;
  readonly isEntry: boolean;
  readonly onFocus: () => void;
  readonly onKey: (event: KeyboardEvent) => void;
}) {
  return (
    <g
      className={styles.spot}
      transform={shiftTo(place)}
      role="button"
      tabIndex={isEntry ? 0 : -1}
      aria-label={contentWords(map, place, teller)}
      aria-pressed={selected === place}
      data-place={place}
      onClick={() => onPress(place)}
      onFocus={onFocus}
      onKeyDown={onKey}
      onPointerDown={(event) => onGrip(event, place)}
    >
      <path className={styles.hit} d={hexOutline(ORIGIN, 0.5)(0)} />
      <path className={styles.ring} d={hexOutline(ORIGIN, 4)(0)} />
    </g>
  );
}

/** A sign on the side that two tiles share and should not. */
function Conflicts({ map }: { readonly map: GalaxyMap }) {
  return conflictsOf(map).map(({ place, other }) => {
    const [[x, y], [toX, toY]] = [middleOf(place), middleOf(other)];
    return (
      <g
        key={`${place}-${other}`}
        className={styles.conflict}
        transform={`translate(${point((x + toX) / 2, (y + toY) / 2)})`}
        aria-hidden="true"
      >
        <path d="M0-17 17 13H-17Z" />
        <text y="10">!</text>
      </g>
    );
  });
}
