import { MARKET } from '../content/index.ts';
import { powers } from '../rules/powers.ts';
import { CREW } from './crew.ts';
import { PLANS } from './plans.ts';

powers.declare({
  crew: Object.fromEntries(MARKET.map(({ id, crew }) => [id, CREW[crew]])),
  plans: PLANS,
});
