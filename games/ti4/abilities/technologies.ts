import type { Entries } from '../rules/powers.ts';
import { technologies as logistics } from './logistics.ts';
import { technologies as war } from './war.ts';

/** The cards that every player can research. Unit upgrades change profiles and do nothing else. */
export const technologies: Entries = {
  'antimass-deflectors': { passesAsteroids: true, cannonsAgainst: -1 },
  'gravity-drive': { drive: 1 },
  'fleet-logistics': { actions: 2 },
  'light-wave-deflector': { passesShips: true },
  'neural-motivator': { statusCards: 1, needsCouncil: true },
  'hyper-metabolism': { statusTokens: 1 },
  'plasma-scoring': { extraDie: true },
  'sarween-tools': { productionDiscount: 1 },
  'infantry-2': {},
  'fighter-2': {},
  'destroyer-2': {},
  'cruiser-2': {},
  'carrier-2': {},
  'dreadnought-2': {},
  'pds-2': {},
  'space-dock-2': {},
  'war-sun': {},
  ...logistics,
  ...war,
};
