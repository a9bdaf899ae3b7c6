import { PROFILES } from '../content/index.ts';
import type { Entries } from '../rules/powers.ts';

/** The units that every player has: all they do stands in their profiles. */
export const units: Entries = Object.fromEntries(
  PROFILES.filter(({ faction }) => faction === null).map(({ id }) => [id, {}]),
);
