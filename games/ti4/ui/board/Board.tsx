import {
  type BoardProps,
  GlowLayer,
  SeatPaint,
  TargetArea,
  useMotion,
  useNearness,
} from '@tablewright/board';
import { memo, useMemo, useRef } from 'react';
import { PLANETS, TILES } from '../../content/index.ts';
import { isHome } from '../../rules/galaxy.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { useChosenTile } from '../setup/chosen.ts';
import { EmptySpaces, litSpaces, placesOf, SpaceTargets } from '../setup/Spaces.tsx';
import { contentsOf } from './fleets.ts';
import { pointAtSystem, pressSystem } from './focus.ts';
import { boundsOf, type Detail, middleOf, viewBoxOf } from './layout.ts';
import { PlanetTargets } from './PlanetTargets.tsx';
import { Sky } from './Sky.tsx';
import { SystemPieces, SystemTarget } from './System.tsx';
import { systemOutline } from './outlines.ts';
import { ApartRing, HolderBand, TileArt } from './Tile.tsx';
import { ways } from './ways.ts';
import { WayLayer } from './WayLayer.tsx';
import { systemLabel } from './words.ts';
import styles from './board.module.css';

/** The galaxy in layers: space and tiles, the glow of what is offered, systems with all that is in them. */
export function Board(props: BoardProps<Ti4>) {
  const { state, teller, lights, layout, about, onPick, onPreview } = props;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, state, layout);
  const detail = useDetail(layout);
  const { galaxy } = state;
  const isLaid = state.phase !== 'setup';
  const seats = state.players.length;
  const viewBox = useMemo(
    () => viewBoxOf(boundsOf(galaxy, isLaid ? [] : placesOf(seats))),
    [galaxy, isLaid, seats],
  );
  const systems = useMemo(
    () =>
      galaxy.systems.map((system) => ({
        system,
        id: TILES[system].id,
        at: middleOf(galaxy, system),
        contents: contentsOf(state, system),
        label: systemLabel(state, system, teller),
      })),
    [state, galaxy, teller],
  );
  const tile = useChosenTile(props);
  const glow = [...glowing(props), ...litSpaces(lights, tile)];
  const active = state.combat.system === NONE ? state.tactical.system : state.combat.system;
  const meant = about['system'] ?? TILES[active]?.id;
  return (
    <TargetArea
      ref={root}
      className={glow.length > MANY ? `${styles.board} ${styles.many}` : styles.board}
      onPick={(target) => {
        pressSystem(systemOfTarget(target), props);
        onPick(target);
      }}
      onPreview={(target) => {
        pointAtSystem(target === null ? NONE : systemOfTarget(target));
        onPreview(target);
      }}
      onInspect={props.onInspect}
    >
      <SeatPaint />
      <Paints />
      <Sky />
      <svg className={`${styles.layer} ${styles.still}`} viewBox={viewBox} aria-hidden="true">
        <Tiles galaxy={galaxy} isSmall={detail === 'phone'} />
        {!isLaid && <EmptySpaces state={state} />}
        {systems.map(({ system, contents: { holder } }) => (
          <g key={system} transform={shiftTo(galaxy, system)}>
            <HolderBand seat={holder} isHome={isHome(state, system)} />
          </g>
        ))}
      </svg>
      <GlowLayer viewBox={viewBox} outlines={glow} />
      <svg
        className={styles.layer}
        viewBox={viewBox}
        role="group"
        aria-label={teller.say('ui.map')}
        data-previewing={props.previewed === null ? undefined : ''}
      >
        {systems.map(({ system, id, at, label }) => (
          <SystemTarget
            key={id}
            system={system}
            at={at}
            label={label}
            light={lights.get(`system:${id}`) ?? (meant === id ? 'selected' : undefined)}
          />
        ))}
        <PlanetTargets {...props} />
        <SpaceTargets {...props} />
      </svg>
      <svg className={`${styles.layer} ${styles.still}`} viewBox={viewBox} aria-hidden="true">
        {systems.map(({ system, id, at, contents }) => (
          <SystemPieces
            key={id}
            system={system}
            at={at}
            contents={contents}
            detail={detail}
            hasCustodians={state.custodians}
            teller={teller}
          />
        ))}
      </svg>
      <svg className={`${styles.layer} ${styles.passive}`} viewBox={viewBox} aria-hidden="true">
        <WayLayer ways={ways(props)} galaxy={galaxy} />
      </svg>
    </TargetArea>
  );
}

/** Where more systems than these are offered, the light is fainter, so that the map can be read. */
const MANY = 14;

/** A phone sees the whole galaxy from farther away. */
function useDetail(layout: BoardProps<Ti4>['layout']): Detail {
  const levels: readonly Detail[] =
    layout === 'tall' ? ['phone', 'far', 'near'] : ['far', 'near', 'near'];
  return levels[useNearness()];
}

/** The printed tiles change with nothing. */
const Tiles = memo(function Tiles({
  galaxy,
  isSmall,
}: {
  readonly galaxy: Ti4['galaxy'];
  readonly isSmall: boolean;
}) {
  return galaxy.systems.map((system) => (
    <g key={system} transform={shiftTo(galaxy, system)}>
      <TileArt system={system} isSmall={isSmall} />
      {galaxy.apart.includes(system) && <ApartRing />}
    </g>
  ));
});

function shiftTo(galaxy: Ti4['galaxy'], system: number): string {
  const [x, y] = middleOf(galaxy, system);
  return `translate(${x} ${y})`;
}

function glowing({ state: { galaxy }, lights }: BoardProps<Ti4>): string[] {
  return galaxy.systems
    .filter((system) => lights.get(`system:${TILES[system].id}`) === 'offered')
    .map((system) => systemOutline(galaxy, system)(0));
}

/** The system that a target is or lies in, or NONE. */
function systemOfTarget(target: string): number {
  const [kind, id] = target.split(':');
  if (kind === 'system' || kind === 'ship' || kind === 'cargo')
    return TILES.findIndex((tile) => tile.id === id);
  return kind === 'planet' ? (PLANETS.find((planet) => planet.id === id)?.tile ?? NONE) : NONE;
}
