import type { Teller } from '@tablewright/text';
import {
  type BoardProps,
  GlowLayer,
  type Light,
  SeatPaint,
  Target,
  TargetArea,
  useMotion,
} from '@tablewright/board';
import { useMemo, useRef } from 'react';
import { CLUSTERS, SETUPS, SYSTEMS } from '../../content/index.ts';
import { systemsInPlay } from '../../rules/map.ts';
import { options } from '../../rules/options.ts';
import { controllerOf } from '../../rules/pieces.ts';
import { type Arcs, NONE } from '../../rules/state.ts';
import { Paints } from '../art/Paints.tsx';
import { buildingOutline, Buildings, buildingTarget } from './Buildings.tsx';
import { Chips } from './Chips.tsx';
import { DiceTray } from './DiceTray.tsx';
import { fleetOutline, Fleets, FleetTargets, harboursOf } from './Fleets.tsx';
import { GhostLayer } from './GhostLayer.tsx';
import { type Layout, LAYOUTS, viewBoxOf } from './layout.ts';
import { ghostOf } from './reach.ts';
import { RingGround } from './RingGround.tsx';
import { RoundCards } from './RoundCards.tsx';
import { Sky } from './Sky.tsx';
import { System } from './System.tsx';
import { useShips } from './useShips.ts';
import { systemLabel } from './words.ts';
import styles from './board.module.css';

/** The Reach in layers: night and ring, the glow of what is offered, systems and buildings, ships above them all. */
export function Board(props: BoardProps<Arcs>) {
  const { state, viewer, teller, lights, layout: kind, about } = props;
  const root = useRef<HTMLDivElement>(null);
  useMotion(root, state, kind);
  const layout = LAYOUTS[kind];
  const viewBox = viewBoxOf(layout);
  const seat = viewer >= 0 ? viewer : Math.max(0, state.turn.seat);
  const ships = useShips(state);
  const harbours = useMemo(() => harboursOf(ships, layout), [ships, layout]);
  const systems = useMemo(() => drawnSystems(state, teller), [state, teller]);
  const busy = useMemo(() => busySystems(lights), [lights]);
  const isMove = [...lights.keys()].some((key) => options.read(key)?.do === 'moveTo');
  const ghost = ghostOf(state, seat, props.previewed, about, isMove);
  const meant = about['system'];
  const isRolled = state.battle.system !== NONE && state.battle.dice.length > 0;
  return (
    <TargetArea
      ref={root}
      className={styles.board}
      onPick={props.onPick}
      onPreview={props.onPreview}
      onInspect={props.onInspect}
    >
      <SeatPaint />
      <Paints />
      <Sky />
      <RingGround kind={kind} closed={SETUPS[state.setup].outOfPlay.join('')} />
      <GlowLayer viewBox={viewBox} outlines={glowing(props, harbours, layout)} />
      <svg
        className={styles.layer}
        viewBox={viewBox}
        role="group"
        aria-label={teller.say('ui.map')}
        data-previewing={props.previewed === null ? undefined : ''}
      >
        {systems.map((drawn) => (
          <System
            key={drawn.id}
            {...drawn}
            kind={kind}
            isAside={busy.has(drawn.id) && !lights.has(`system:${drawn.id}`)}
            light={
              lights.get(`system:${drawn.id}`) ?? (meant === drawn.id ? 'selected' : undefined)
            }
          />
        ))}
        <Buildings state={state} teller={teller} lights={lights} kind={kind} />
        {CLUSTERS.flatMap((cluster) => {
          const target = `cluster:${cluster}`;
          const light = lights.get(target);
          return light === undefined
            ? []
            : [
                <Target
                  key={target}
                  target={target}
                  light={light}
                  label={teller.say('ui.cluster', { cluster })}
                  outline={layout.clusters[cluster - 1]}
                />,
              ];
        })}
        <Fleets harbours={harbours} kind={kind} />
        <FleetTargets harbours={harbours} lights={lights} teller={teller} kind={kind} />
        <GhostLayer ghost={ghost} seat={seat} layout={layout} />
        <Chips lights={lights} teller={teller} seat={seat} kind={kind} />
        {isRolled ? <DiceTray {...props} /> : <RoundCards {...props} />}
      </svg>
    </TargetArea>
  );
}

/** What the board shows of each system, independent of the options. */
function drawnSystems(g: Arcs, teller: Teller) {
  return systemsInPlay(g).map((system) => {
    const { id, type, slots } = SYSTEMS[system];
    const controller = controllerOf(g, system);
    return {
      id,
      planet: type,
      slots,
      controller: controller === NONE ? null : controller,
      label: systemLabel(g, system, teller),
    };
  });
}

/** Systems in which ships or buildings can be chosen. */
function busySystems(lights: BoardProps<Arcs>['lights']): ReadonlySet<string> {
  const lit = [...lights].filter(
    ([target, light]) => light === 'offered' && /^(ships|building):/.test(target),
  );
  return new Set(lit.map(([target]) => target.split(':')[1]));
}

function glowing(
  { state, lights }: BoardProps<Arcs>,
  harbours: ReturnType<typeof harboursOf>,
  layout: Layout,
): string[] {
  const isOffered = (target: string): boolean => lights.get(target) === ('offered' satisfies Light);
  const ships = [...lights.keys()].filter((key) => key.startsWith('ships:') && isOffered(key));
  return [
    ...SYSTEMS.filter(({ id }) => isOffered(`system:${id}`)).map(({ id }) =>
      layout.places[id].outline(0),
    ),
    ...state.buildings
      .filter((building) => isOffered(buildingTarget(building)))
      .map((building) => buildingOutline(building, layout)(0)),
    ...ships.flatMap((target) => fleetOutline(harbours, target, layout)?.(0) ?? []),
  ];
}
