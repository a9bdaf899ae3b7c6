import { ARTIFACTS } from '../content/index.ts';
import { powers } from '../rules/powers.ts';
import { ENTRIES } from './artifacts.ts';

powers.declare({
  artifacts: Object.fromEntries(ARTIFACTS.map(({ id, ability }) => [id, ENTRIES[ability]])),
});
