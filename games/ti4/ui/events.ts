import type { Plain } from '@tablewright/engine';
import type { Told } from '@tablewright/board';

type Args = Told['args'];

const system = (args: Args): readonly string[] => each('system', args['system']);
const planet = (args: Args): readonly string[] => each('planet', args['planet']);
const strategy = (args: Args): readonly string[] => each('strategy', args['card']);

/** The things on the table that an event happened to. */
const TARGETS: { readonly [type: string]: (args: Args) => readonly string[] } = {
  tookCard: strategy,
  strategic: strategy,
  swappedCards: (args) => each('strategy', args['gives'], args['gets']),
  newSpeaker: (args) => each('player', args['player']),
  initiativeZero: (args) => each('player', args['player']),
  tokenPlaced: system,
  tokenRecalled: system,
  placed: system,
  produced: system,
  activated: system,
  moved: (args) => each('system', args['from'], args['to']),
  riftRoll: system,
  stayed: system,
  wormholeMoved: system,
  removed: system,
  cannons: system,
  spaceCombat: system,
  retreatAnnounced: system,
  retreated: system,
  destroyed: system,
  combatWon: system,
  combatDrawn: system,
  readied: planet,
  built: planet,
  landedFresh: planet,
  destroyedOn: planet,
  bombarded: planet,
  landed: planet,
  landedFighters: planet,
  fightersReturned: planet,
  calledBack: planet,
  relocated: planet,
  groundCombat: planet,
  groundWon: planet,
  groundDrawn: planet,
  converted: planet,
  gainedPlanet: planet,
  lostStructures: planet,
  infiltrated: planet,
  exhaustedPlanet: planet,
  plague: planet,
  messiah: (args) => (args['planets'] as readonly string[]).map((id) => `planet:${id}`),
  returnedInfantry: planet,
  custodians: () => ['planet:mecatol-rex'],
  mecatolPoint: () => ['planet:mecatol-rex'],
  played: (args) => each('card', args['actionCard']),
  cancelled: (args) => each('card', args['actionCard']),
  agenda: (args) => each('agenda', args['agenda']),
  enacted: (args) => each('law', args['law']),
  researched: (args) => each('technology', args['technology']),
  revealed: (args) => each('objective', args['objective']),
  scored: (args) => each('objective', args['objective']),
};

export function targetsOf({ type, args }: Told): readonly string[] {
  return TARGETS[type]?.(args) ?? [];
}

function each(kind: string, ...ids: readonly (Plain | undefined)[]): string[] {
  return ids
    .filter((id) => typeof id === 'string' || typeof id === 'number')
    .map((id) => `${kind}:${id}`);
}
