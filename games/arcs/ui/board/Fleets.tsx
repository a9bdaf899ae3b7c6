import type { Teller } from '@tablewright/text';
import { boxOutline, type Light, type Outline, Target } from '@tablewright/board';
import { memo } from 'react';
import { INK } from '../art/palette.ts';
import { Ship } from '../art/Pieces.tsx';
import { berth, type Berthed, type NamedShip } from './fleet.ts';
import { type Layout, LAYOUTS } from './layout.ts';

interface Harbour {
  readonly system: string;
  readonly berthed: readonly Berthed[];
  readonly tallies: ReturnType<typeof berth>['tallies'];
}

/** Where every ship lies, system by system. */
export function harboursOf(
  ships: readonly NamedShip[],
  { places, scale }: Layout,
): readonly Harbour[] {
  return Object.entries(places).flatMap(([system, { fleet, room }]) => {
    const here = ships.filter((ship) => ship.system === system);
    return here.length === 0 ? [] : [{ system, ...berth(here, fleet, scale, room) }];
  });
}

/** All ships, above everything that they fly over. */
export const Fleets = memo(function Fleets({
  harbours,
  kind,
}: {
  readonly harbours: readonly Harbour[];
  readonly kind: Layout['kind'];
}) {
  const { scale } = LAYOUTS[kind];
  const size = Math.max(13, 13 * scale);
  return (
    <g pointerEvents="none" aria-hidden="true">
      {harbours.flatMap(({ berthed }) =>
        berthed.map(({ ship: { seat, number, isDamaged }, at: [x, y] }) => (
          <g key={`${seat} ${number}`} data-piece={`ship:${seat}:${number}`}>
            <Ship seat={seat} x={x} y={y} scale={scale} isDamaged={isDamaged} />
          </g>
        )),
      )}
      {harbours.flatMap(({ system, tallies }) =>
        tallies.map(({ seat, count, at: [x, y] }) => (
          <g key={`${system} ${seat}`}>
            <circle cx={x} cy={y} r={size * 0.66} fill={INK} />
            <text
              x={x}
              y={y + size * 0.36}
              textAnchor="middle"
              fontFamily="var(--font-display)"
              fontWeight="800"
              fontSize={size}
              fill="#fff"
            >
              {count}
            </text>
          </g>
        )),
      )}
    </g>
  );
});

/** Ships of one owner that can be chosen: to be hit, to be left behind. */
export function FleetTargets({
  harbours,
  lights,
  teller,
  kind,
}: {
  readonly harbours: readonly Harbour[];
  readonly lights: ReadonlyMap<string, Light>;
  readonly teller: Teller;
  readonly kind: Layout['kind'];
}) {
  return harbours.flatMap(({ system, berthed }) =>
    groupsOf(system, berthed).flatMap(({ target, seat, freshness, points }) => {
      const light = lights.get(target);
      if (light === undefined) return [];
      const label = teller.say(`ui.ships.${freshness}`, { player: seat, count: points.length });
      return [
        <Target
          key={target}
          target={target}
          light={light}
          label={`${label}, ${teller.name(system)}`}
          outline={around(points, LAYOUTS[kind].scale)}
        />,
      ];
    }),
  );
}

/** The outlines of the ships that are offered, for the glow below them. */
export function fleetOutline(
  harbours: readonly Harbour[],
  target: string,
  { scale }: Layout,
): Outline | null {
  for (const { system, berthed } of harbours)
    for (const group of groupsOf(system, berthed))
      if (group.target === target) return around(group.points, scale);
  return null;
}

function groupsOf(system: string, berthed: readonly Berthed[]) {
  const groups = new Map<
    string,
    { target: string; seat: number; freshness: 'fresh' | 'damaged'; points: Berthed['at'][] }
  >();
  for (const { ship, at } of berthed) {
    const freshness = ship.isDamaged ? 'damaged' : 'fresh';
    const target = `ships:${system}:${ship.seat}:${freshness}`;
    const group = groups.get(target) ?? { target, seat: ship.seat, freshness, points: [] };
    group.points.push(at);
    groups.set(target, group);
  }
  return [...groups.values()];
}

function around(points: readonly Berthed['at'][], scale: number): Outline {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  // On a phone ships are small; what a finger is to find is not.
  const [wide, high] = [Math.max(10 * scale, 9), Math.max(14 * scale, 13)];
  const [left, right] = [Math.min(...xs) - wide, Math.max(...xs) + wide];
  const [top, bottom] = [Math.min(...ys) - high, Math.max(...ys) + high];
  return boxOutline({ x: left, y: top, width: right - left, height: bottom - top }, 6 * scale);
}
