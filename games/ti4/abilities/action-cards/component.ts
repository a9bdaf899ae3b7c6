import type { Entries } from '../../rules/powers.ts';
import { cards as destruction } from './component-destruction.ts';
import { cards as economy } from './component-economy.ts';
import { cards as forces } from './component-forces.ts';
import { cards as intrigue } from './component-intrigue.ts';

/** Action cards that are component actions. TI-2.11 */
export const cards: Entries = { ...destruction, ...economy, ...forces, ...intrigue };
