import { FACTIONS, SHIPS, TECHNOLOGIES, UNIT_KINDS } from '../content/index.ts';
import {
  type Camp,
  EMPTY_SKETCH,
  LAST_ROUND,
  mostOf,
  type Sketch,
  technologiesOf,
} from './sketch.ts';

const NAMES = ['a', 'd'] as const;

/** The sketch as the query of an address. */
export function toSearch({ camps, isInvasion, isNebula }: Sketch): string {
  const query = new URLSearchParams();
  camps.forEach(({ faction, units, damaged, technologies, retreats }, at) => {
    const name = NAMES[at];
    query.set(name, FACTIONS[faction].id);
    setCounts(query, `${name}u`, units);
    setCounts(query, `${name}x`, damaged);
    if (technologies.length > 0)
      query.set(`${name}t`, technologies.map((each) => TECHNOLOGIES[each].id).join('.'));
    if (retreats > 0) query.set(`${name}r`, String(retreats));
  });
  if (isInvasion) query.set('on', 'planet');
  if (isNebula) query.set('in', 'nebula');
  return query.toString();
}

/** Counts by kind with dots between, without the zeros at the end. */
function setCounts(query: URLSearchParams, name: string, counts: readonly number[]): void {
  const last = counts.findLastIndex((count) => count > 0);
  if (last >= 0) query.set(name, counts.slice(0, last + 1).join('.'));
}

/** What an address says; what makes no sense in it is left out. */
export function fromSearch(search: string): Sketch {
  const query = new URLSearchParams(search);
  return {
    camps: [campIn(query, 0), campIn(query, 1)],
    isInvasion: query.get('on') === 'planet',
    isNebula: query.get('in') === 'nebula',
  };
}

function campIn(query: URLSearchParams, at: 0 | 1): Camp {
  const name = NAMES[at];
  const named = FACTIONS.findIndex(({ id }) => id === query.get(name));
  const faction = named < 0 ? EMPTY_SKETCH.camps[at].faction : named;
  const ids = (query.get(`${name}t`) ?? '').split('.');
  const units = countsIn(query, `${name}u`, UNIT_KINDS.length, mostOf);
  return {
    faction,
    technologies: technologiesOf(faction).filter((each) => ids.includes(TECHNOLOGIES[each].id)),
    units,
    damaged: countsIn(query, `${name}x`, SHIPS.length, (kind) => units[kind]),
    retreats: countsIn(query, `${name}r`, 1, () => LAST_ROUND)[0],
  };
}

function countsIn(
  query: URLSearchParams,
  name: string,
  length: number,
  most: (kind: number) => number,
): number[] {
  const parts = (query.get(name) ?? '').split('.').map(Number);
  return Array.from({ length }, (_, kind) => {
    const count = Math.floor(parts[kind] ?? 0);
    return count > 0 ? Math.min(count, most(kind)) : 0;
  });
}
