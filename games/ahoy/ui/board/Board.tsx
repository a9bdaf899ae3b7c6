import { type BoardProps, GlowLayer, SeatPaint, TargetArea, useMotion } from '@tablewright/board';
import { memo, useMemo, useRef } from 'react';
import { TILES } from '../../content/index.ts';
import { type Cell, cellOf, currentOf } from '../../rules/map.ts';
import { type Ahoy, NONE } from '../../rules/state.ts';
import { ChartPaint } from '../art/ChartPaint.tsx';
import { SPACE } from '../art/ink.ts';
import { printedTile } from '../art/printed.ts';
import { Crests } from '../art/Terrain.tsx';
import { Tile } from '../art/Tile.tsx';
import { middleOf } from './chart.ts';
import { drawnChart, glowOf, trailsOf, unknownOf } from './drawn.ts';
import { FigureTargets } from './Figures.tsx';
import { ghostOf } from './ghost.ts';
import { GhostLayer } from './GhostLayer.tsx';
import { InHand } from './InHand.tsx';
import { BattleMark } from './Pieces.tsx';
import { ControlBand, RegionMark } from './RegionMark.tsx';
import { Sea } from './Sea.tsx';
import { Space } from './Space.tsx';
import { Trail } from './Trail.tsx';
import { UnknownTargets } from './Unknown.tsx';
import { useGlide } from './useGlide.ts';
import { useLaying } from './useLaying.ts';
import { useShownPart } from './useShownPart.ts';
import styles from './board.module.css';

/** The chart in layers: empty sea, tiles, running currents, the glow of what is offered, all that can be touched. */
export function Board(props: BoardProps<Ahoy>) {
  const { state, viewer, teller, lights, about } = props;
  const root = useRef<HTMLDivElement>(null);
  const seat = viewer >= 0 ? viewer : state.active;
  const drawn = useMemo(() => drawnChart(state, teller), [state, teller]);
  const unknown = useMemo(() => unknownOf(lights), [lights]);
  const part = useShownPart(
    root,
    [...drawn.lies, ...unknown.blocks, ...unknown.layings],
    unknown.cells,
  );
  const [held, hold] = useLaying(unknown.layings, lights, props.previewed);
  const viewBox = `${part.x} ${part.y} ${part.width} ${part.height}`;
  useMotion(root, state, viewBox);
  useGlide(root, part);
  const ghost = ghostOf(state, seat, props.previewed, about);
  const glowing = glowOf(drawn.spaces, lights);
  const moving = 'steps' in about ? about['space'] : null;
  return (
    <TargetArea
      ref={root}
      className={styles.board}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <SeatPaint />
      <ChartPaint />
      <Sea />
      <svg
        className={`${styles.layer} ${styles.art}`}
        viewBox={viewBox}
        aria-hidden="true"
        data-chart
      >
        <Tiles map={state.map} />
        {drawn.regions.map(
          ({ tile, lie, leader }) =>
            leader >= 0 && <ControlBand key={tile} x={lie.x} y={lie.y} seat={leader} />,
        )}
      </svg>
      <svg
        className={`${styles.layer} ${styles.art}`}
        viewBox={viewBox}
        aria-hidden="true"
        data-chart
      >
        <RunningCurrents state={state} />
      </svg>
      <GlowLayer viewBox={viewBox} outlines={ghost === null ? glowing : []} />
      <svg
        className={styles.layer}
        viewBox={viewBox}
        role="group"
        aria-label={teller.say('ui.map')}
        data-previewing={ghost === null ? undefined : ''}
        data-chart
      >
        {drawn.spaces.map((space) => (
          <Space
            key={space.name}
            {...space}
            light={
              lights.get(`space:${space.name}`) ?? (space.name === moving ? 'selected' : undefined)
            }
          />
        ))}
        {drawn.regions.map(({ tile, lie, wealth, squadron, union, label }) => (
          <RegionMark
            key={tile}
            tile={TILES[tile].id}
            x={lie.x}
            y={lie.y}
            wealth={wealth}
            squadron={squadron}
            union={union}
            squadronSeat={drawn.squadronSeat}
            unionSeat={drawn.unionSeat}
            label={label}
            light={lights.get(`region:${TILES[tile].id}`)}
          />
        ))}
        <FigureTargets drawn={drawn.spaces} {...props} />
        {state.battleSpace !== NONE && <BattleMark {...battleAt(state)} />}
        {trailsOf(lights, state).map(({ key, from, to }) => (
          <Trail key={key} from={from} to={to} />
        ))}
        {ghost && <GhostLayer ghost={ghost} />}
        <UnknownTargets unknown={unknown} {...props} />
        {held !== undefined && state.drawn !== NONE && (
          <InHand {...props} layings={unknown.layings} held={held} onHold={hold} />
        )}
      </svg>
    </TargetArea>
  );
}

/** The upper left of the space in which a battle is fought. */
function battleAt(g: Ahoy): Cell {
  const [x, y] = middleOf(cellOf(g, g.battleSpace));
  return { x: x - SPACE * 0.34, y: y - SPACE * 0.34 };
}

const Tiles = memo(function Tiles({ map }: { readonly map: Ahoy['map'] }) {
  return map.tiles.map((tile) => (
    <g key={tile} transform={`translate(${map.x[tile] * SPACE} ${map.y[tile] * SPACE})`}>
      <Tile tile={printedTile(tile, map.rotation[tile])} />
    </g>
  ));
});

function RunningCurrents({ state }: { readonly state: Ahoy }) {
  return state.map.tiles.flatMap((tile) =>
    [0, 1, 2, 3].map((corner) => {
      const space = 4 * tile + corner;
      const direction = currentOf(state, space);
      if (direction < 0) return null;
      const [x, y] = middleOf(cellOf(state, space));
      return (
        <g key={space} transform={`translate(${x} ${y})`}>
          <Crests quarters={direction} />
        </g>
      );
    }),
  );
}
