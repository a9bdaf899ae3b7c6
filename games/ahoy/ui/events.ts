import type { Plain } from '@tablewright/engine';
import type { Told } from '@tablewright/board';

type Args = Told['args'];

/** The things that an event happened to. A `trail:` is no thing but a way, which the board draws. */
const TARGETS: { readonly [type: string]: (args: Args) => readonly string[] } = {
  started: ({ space }) => one('space', space),
  moved: ({ from, to }) => [
    ...one('space', to),
    ...(from === '' || to === '' ? [] : [`trail:${String(from)}>${String(to)}`]),
  ],
  anchored: ({ space }) => one('space', space),
  treasure: ({ space }) => one('space', space),
  explored: ({ tile }) => one('region', tile),
  patrolPlaced: ({ space }) => one('space', space),
  patrolReturned: ({ space }) => one('space', space),
  strongholdBuilt: ({ space }) => one('space', space),
  strongholdReturned: ({ space }) => one('space', space),
  comradesPlaced: ({ tile }) => island(tile),
  comradesRemoved: ({ tile }) => island(tile),
  comradesMoved: ({ from, to }) => [...island(from), ...island(to)],
  battle: ({ space }) => one('space', space),
  placed: ({ slot }) => one('slot', slot),
  damaged: ({ slot }) => one('slot', slot),
  repaired: ({ slot }) => one('slot', slot),
  harborLoaded: ({ slot }) => one('slot', slot),
  recruited: ({ card }) => one('card', card),
  smuggled: ({ card }) => one('card', card),
  crewUsed: ({ card }) => one('card', card),
  cardStolen: ({ card }) => one('card', card),
  delivered: ({ tile }) => island(tile),
  wealth: ({ tile }) => one('region', tile),
  scored: ({ tile, fame }) => (fame === 0 ? [] : one('region', tile)),
};

export function targetsOf({ type, args }: Told): readonly string[] {
  return TARGETS[type]?.(args) ?? [];
}

const one = (kind: string, name: Plain | undefined): readonly string[] =>
  typeof name === 'string' && name !== '' ? [`${kind}:${name}`] : [];

const island = (tile: Plain | undefined): readonly string[] =>
  typeof tile === 'string' ? [`space:${tile}.se`] : [];
