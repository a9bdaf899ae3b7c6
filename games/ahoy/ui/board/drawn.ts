import type { Teller } from '@tablewright/text';
import { boxOutline, type Light } from '@tablewright/board';
import { BLUEFIN, TILES, UNION } from '../../content/index.ts';
import { type Cell, cellOf, SPACE_NAMES } from '../../rules/map.ts';
import { controllerOf, controlOf } from '../../rules/score.ts';
import { seatOf } from '../../rules/slots.ts';
import type { Ahoy } from '../../rules/state.ts';
import { SPACE } from '../art/ink.ts';
import { lieOf } from './chart.ts';
import { cellsOf, layingsOf } from './laying.ts';
import { standings } from './pieces.ts';
import { spaceOutline } from './Space.tsx';
import { spaceLabel } from './words.ts';

/** What the chart shows, independent of the options. */
export function drawnChart(g: Ahoy, teller: Teller) {
  const squadronSeat = seatOf(g, BLUEFIN);
  const unionSeat = seatOf(g, UNION);
  const regions = g.map.tiles.map((tile) => {
    const { squadron, union } = controlOf(g, tile);
    const leader = controllerOf(g, tile);
    const label = teller.say('ui.region', {
      tile: TILES[tile].id,
      wealth: g.wealth[tile],
      squadron,
      union,
    });
    return { tile, lie: lieOf(g, tile), wealth: g.wealth[tile], squadron, union, leader, label };
  });
  const spaces = standings(g).map((standing) => ({
    ...cellOf(g, standing.space),
    name: SPACE_NAMES[standing.space],
    standing,
    union: unionSeat,
    label: spaceLabel(g, standing, teller),
  }));
  return { regions, spaces, squadronSeat, unionSeat, lies: regions.map(({ lie }) => lie) };
}

export type DrawnSpace = ReturnType<typeof drawnChart>['spaces'][number];

/** Places off the map that the question names. */
export function unknownOf(lights: ReadonlyMap<string, Light>) {
  return {
    cells: cellsOf(lights.keys(), 'cell'),
    blocks: cellsOf(lights.keys(), 'block'),
    layings: layingsOf(lights.keys()),
  };
}

export type Unknown = ReturnType<typeof unknownOf>;

/** Outlines of what glows. */
export function glowOf(
  spaces: readonly DrawnSpace[],
  lights: ReadonlyMap<string, Light>,
): string[] {
  return [
    ...spaces
      .filter(({ name }) => lights.get(`space:${name}`) === 'offered')
      .map((space) => spaceOutline(space)(0)),
    ...cellsOf(lights.keys(), 'cell').map(({ x, y }) =>
      boxOutline({ x: x * SPACE + 11, y: y * SPACE + 11, width: 78, height: 78 }, 9)(0),
    ),
  ];
}

/** Ways that ships have just gone, as events tell them: `trail:<from>><to>`. */
export function trailsOf(
  lights: ReadonlyMap<string, Light>,
  g: Ahoy,
): readonly { readonly key: string; readonly from: Cell; readonly to: Cell }[] {
  return Array.from(lights.keys())
    .filter((key) => key.startsWith('trail:'))
    .map((key) => {
      const [from, to] = key
        .slice('trail:'.length)
        .split('>')
        .map((name) => cellOf(g, SPACE_NAMES.indexOf(name)));
      return { key, from, to };
    });
}
