import type { OfferedOption, Plain, Seat } from '@tablewright/engine';
import { SYSTEMS } from '../../content/index.ts';
import { isGate, neighboursOf, systemNumber } from '../../rules/map.ts';
import { type Option, options } from '../../rules/options.ts';
import { emptySlotOf, hasBuilding, isControlledByRival } from '../../rules/pieces.ts';
import { type Arcs, NONE } from '../../rules/state.ts';

/** What the board shows besides what is there: ways that ships may take, and what an option would do. */
export interface Ghost {
  /** Where ships would come to within the same move, after what is offered now. */
  readonly beyond: readonly string[];
  /** Ships on their way, and where they are. */
  readonly moving: { readonly system: string; readonly count: number } | null;
  readonly from: string | null;
  readonly to: readonly string[];
  readonly build: {
    readonly system: string;
    readonly place: number;
    readonly kind: 'city' | 'starport' | 'ship';
  } | null;
  readonly battle: { readonly system: string; readonly rival: Seat } | null;
}

const NOTHING: Ghost = { beyond: [], moving: null, from: null, to: [], build: null, battle: null };

/** Which system ships are moving from, where the question is where to. */
function movingFrom(about: { readonly [name: string]: Plain }, isMove: boolean): string | null {
  const system = about['system'];
  return isMove && typeof system === 'string' ? system : null;
}

export function ghostOf(
  g: Arcs,
  seat: Seat,
  previewed: OfferedOption | null,
  about: { readonly [name: string]: Plain },
  isMove: boolean,
): Ghost {
  const from = movingFrom(about, isMove);
  const option = previewed === null ? null : options.read(previewed.key);
  const moving =
    from === null
      ? NOTHING
      : {
          ...NOTHING,
          beyond: beyond(g, seat, from, 'fresh' in about),
          moving: { system: from, count: shipsOf(about) },
        };
  switch (option?.do) {
    case 'moveTo':
      return { ...moving, from, to: [SYSTEMS[option.system].id] };
    case 'moveFrom': {
      const { id } = SYSTEMS[option.system];
      const near = neighboursOf(g, option.system).map((system) => SYSTEMS[system].id);
      return { ...NOTHING, from: id, to: near, beyond: beyond(g, seat, id, false) };
    }
    case 'buildCity':
    case 'buildStarport':
    case 'buildCloudCity':
    case 'buildShip':
      return { ...moving, build: buildOf(g, option) };
    case 'battle':
    case 'fireAt':
      return { ...moving, battle: { system: SYSTEMS[option.system].id, rival: option.rival } };
    default:
      return moving;
  }
}

function shipsOf(about: { readonly [name: string]: Plain }): number {
  const number = (name: string): number => Number(about[name] ?? 0);
  return 'count' in about ? number('count') : number('fresh') + number('damaged');
}

/** Systems that a catapult reaches after the first step; none where the move cannot go on. ARC-13.3, ARC-13.6 */
function beyond(g: Arcs, seat: Seat, from: string, isOnTheWay: boolean): readonly string[] {
  const start = systemNumber(from);
  if (!isOnTheWay && !hasBuilding(g, seat, start, 'starport')) return [];
  const near = new Set(neighboursOf(g, start));
  const passed = new Set([start]);
  const open = [start];
  const reached = new Set<number>();
  for (let here = open.pop(); here !== undefined; here = open.pop())
    for (const next of neighboursOf(g, here)) {
      reached.add(next);
      if (passed.has(next) || !isGate(next) || isControlledByRival(g, seat, next)) continue;
      passed.add(next);
      open.push(next);
    }
  reached.delete(start);
  return [...reached].filter((system) => !near.has(system)).map((system) => SYSTEMS[system].id);
}

function buildOf(
  g: Arcs,
  {
    do: verb,
    system: number,
  }: Option<'buildCity' | 'buildStarport' | 'buildCloudCity' | 'buildShip'>,
): Ghost['build'] {
  const { id: system } = SYSTEMS[number];
  if (verb === 'buildShip') return { system, place: 0, kind: 'ship' };
  if (verb === 'buildCloudCity') return { system, place: 2, kind: 'city' };
  const kind = verb === 'buildCity' ? 'city' : 'starport';
  if (isGate(number)) return { system, place: kind === 'city' ? 0 : 1, kind };
  const place = emptySlotOf(g, number);
  return place === NONE ? null : { system, place, kind };
}
