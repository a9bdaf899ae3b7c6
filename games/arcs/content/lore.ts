import type { NewAction, Traits } from './traits.ts';

export interface Lore {
  readonly id: string;
  readonly traits: Traits;
  readonly newActions: readonly NewAction[];
}

function lore(id: string, traits: Traits, ...newActions: NewAction[]): Lore {
  return { id, traits, newActions };
}

export const LORE: readonly Lore[] = [
  lore('tool-priests', {}, { id: 'summon', replaces: 'build' }),
  lore('galactic-rifles', {}, { id: 'fire-rifles', replaces: 'battle' }),
  lore('sprinter-drives', { movesAgain: true }),
  lore('mirror-plating', { mirrors: true }),
  lore('hidden-harbors', { freshShips: true, starportGuards: true }),
  lore('signal-breaker', { ignoresIntercept: true }),
  lore('repair-drones', { repairsAttacker: true }),
  lore('gate-ports', { gateBuilding: 'starport', gateToll: true }),
  lore('cloud-cities', { cloudCity: true }),
  lore(
    'living-structures',
    {},
    { id: 'nurture', replaces: 'build' },
    { id: 'prune', replaces: 'repair' },
  ),
  lore('gate-stations', { gateBuilding: 'city' }),
  lore('railgun-arrays', { railgun: true }),
  lore('ancient-holdings', { holds: 4 }),
  lore('seeker-torpedoes', { reroll: { die: 'assault', per: 'fresh ship' } }),
];
