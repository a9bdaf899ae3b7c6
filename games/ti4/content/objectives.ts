import type { Trait } from './planets.ts';
import { DOCK, DREADNOUGHT, FLAGSHIP, PDS, WAR_SUN } from './units.ts';
import type { WindowId } from './windows.ts';

/** What an objective asks for. Units are places in `UNIT_KINDS`. */
export type Check =
  | { readonly kind: Counted; readonly count: number }
  | { readonly kind: 'planets-trait'; readonly trait: Trait; readonly count: number }
  | { readonly kind: 'tech-per-colour'; readonly perColour: number; readonly colours: number }
  | { readonly kind: 'units-on-board'; readonly unit: number; readonly count: number }
  | { readonly kind: 'spend'; readonly what: Spending; readonly amount: number }
  | { readonly kind: ShipsIn; readonly systems: number }
  | { readonly kind: 'mecatol-and-ships'; readonly ships: number }
  | { readonly kind: 'destroy-unit'; readonly units: readonly number[] }
  | { readonly kind: Bare };

type Counted =
  | 'planets-same-trait'
  | 'planets-non-home'
  | 'planets-tech-specialty'
  | 'planets-in-other-home'
  | 'unit-upgrades'
  | 'faction-techs'
  | 'tech-one-colour';

type ShipsIn =
  | 'ships-in-systems'
  | 'ships-in-systems-adjacent-to-mecatol'
  | 'ships-in-systems-adjacent-to-anomaly';

type Bare =
  | 'ships-at-alpha-and-beta'
  | 'ships-with-enemy-dock'
  | 'ships-adjacent-to-other-home'
  | 'bombardment-last-ground-forces'
  | 'space-cannon-last-ships'
  | 'win-combat-vs-leader'
  | 'win-space-combat-with-flagship';

export type Spending =
  | 'resources'
  | 'influence'
  | 'trade-goods'
  | 'tactic-strategy-tokens'
  | 'action-cards';

export interface Objective {
  readonly id: string;
  readonly points: number;
  readonly phase: 'status' | 'action';
  /** When the condition is looked at; scoring is always a choice. TI-20.1, TI-20.2 */
  readonly window: WindowId;
  /** The kind of combat, with the windows of a combat. */
  readonly where?: 'space' | 'either';
  readonly check: Check;
}

function stage1(id: string, check: Check): Objective {
  return { id, points: 1, phase: 'status', window: 'status.score', check };
}

function stage2(id: string, check: Check): Objective {
  return { id, points: 2, phase: 'status', window: 'status.score', check };
}

function secret(id: string, check: Check): Objective {
  return { id, points: 1, phase: 'status', window: 'status.score', check };
}

/** A secret objective of the action phase. */
function deed(
  id: string,
  check: Check,
  window: 'unit.destroyed' | 'combat.won',
  where?: 'space' | 'either',
): Objective {
  return { id, points: 1, phase: 'action', window, where, check };
}

// oxfmt-ignore
export const STAGE_1: readonly Objective[] = [
  stage1('corner-the-market', { kind: 'planets-same-trait', count: 4 }),
  stage1('develop-weaponry', { kind: 'unit-upgrades', count: 2 }),
  stage1('diversify-research', { kind: 'tech-per-colour', perColour: 2, colours: 2 }),
  stage1('erect-a-monument', { kind: 'spend', what: 'resources', amount: 8 }),
  stage1('expand-borders', { kind: 'planets-non-home', count: 6 }),
  stage1('found-research-outposts', { kind: 'planets-tech-specialty', count: 3 }),
  stage1('intimidate-council', { kind: 'ships-in-systems-adjacent-to-mecatol', systems: 2 }),
  stage1('lead-from-the-front', { kind: 'spend', what: 'tactic-strategy-tokens', amount: 3 }),
  stage1('negotiate-trade-routes', { kind: 'spend', what: 'trade-goods', amount: 5 }),
  stage1('sway-the-council', { kind: 'spend', what: 'influence', amount: 8 }),
];

// oxfmt-ignore
export const STAGE_2: readonly Objective[] = [
  stage2('centralize-galactic-trade', { kind: 'spend', what: 'trade-goods', amount: 10 }),
  stage2('conquer-the-weak', { kind: 'planets-in-other-home', count: 1 }),
  stage2('form-galactic-brain-trust', { kind: 'planets-tech-specialty', count: 5 }),
  stage2('found-a-golden-age', { kind: 'spend', what: 'resources', amount: 16 }),
  stage2('galvanize-the-people', { kind: 'spend', what: 'tactic-strategy-tokens', amount: 6 }),
  stage2('manipulate-galactic-law', { kind: 'spend', what: 'influence', amount: 16 }),
  stage2('master-the-sciences', { kind: 'tech-per-colour', perColour: 2, colours: 4 }),
  stage2('revolutionize-warfare', { kind: 'unit-upgrades', count: 3 }),
  stage2('subdue-the-galaxy', { kind: 'planets-non-home', count: 11 }),
  stage2('unify-the-colonies', { kind: 'planets-same-trait', count: 6 }),
];

// oxfmt-ignore
export const SECRETS: readonly Objective[] = [
  secret('adapt-new-strategies', { kind: 'faction-techs', count: 2 }),
  secret('become-the-gatekeeper', { kind: 'ships-at-alpha-and-beta' }),
  secret('control-the-region', { kind: 'ships-in-systems', systems: 6 }),
  secret('cut-supply-lines', { kind: 'ships-with-enemy-dock' }),
  deed('destroy-their-greatest-ship', { kind: 'destroy-unit', units: [WAR_SUN, FLAGSHIP] }, 'unit.destroyed'),
  secret('establish-a-perimeter', { kind: 'units-on-board', unit: PDS, count: 4 }),
  secret('forge-an-alliance', { kind: 'planets-trait', trait: 'cultural', count: 4 }),
  secret('form-a-spy-network', { kind: 'spend', what: 'action-cards', amount: 5 }),
  secret('fuel-the-war-machine', { kind: 'units-on-board', unit: DOCK, count: 3 }),
  secret('gather-a-mighty-fleet', { kind: 'units-on-board', unit: DREADNOUGHT, count: 5 }),
  secret('learn-the-secrets-of-the-cosmos', { kind: 'ships-in-systems-adjacent-to-anomaly', systems: 3 }),
  deed('make-an-example-of-their-world', { kind: 'bombardment-last-ground-forces' }, 'unit.destroyed'),
  secret('master-the-laws-of-physics', { kind: 'tech-one-colour', count: 4 }),
  secret('mine-rare-minerals', { kind: 'planets-trait', trait: 'hazardous', count: 4 }),
  secret('monopolize-production', { kind: 'planets-trait', trait: 'industrial', count: 4 }),
  secret('occupy-the-seat-of-the-empire', { kind: 'mecatol-and-ships', ships: 3 }),
  deed('spark-a-rebellion', { kind: 'win-combat-vs-leader' }, 'combat.won', 'either'),
  secret('threaten-enemies', { kind: 'ships-adjacent-to-other-home' }),
  deed('turn-their-fleets-to-dust', { kind: 'space-cannon-last-ships' }, 'unit.destroyed'),
  deed('unveil-flagship', { kind: 'win-space-combat-with-flagship' }, 'combat.won', 'space'),
];
