import { defineGame, type StepsOf } from '@tablewright/engine';
import { FACTIONS, MARKET, PLAN_CARDS, TILES } from '../content/index.ts';
import '../cards/index.ts';
import { cloneAhoy } from './clone.gen.ts';
import { migrations } from './migrations.ts';
import { options } from './options.ts';
import { beginRound, cleanUp, endRound, endTurn, enrich } from './round.ts';
import { resultOf } from './score.ts';
import {
  deal,
  placeSmuggler,
  placeSquadron,
  placeUnion,
  setupOptions,
  takeRoles,
  unpack,
} from './setup.ts';
import { diceSlots } from './slots.ts';
import { type Ahoy, ahoySchema, NONE } from './state.ts';
import { act, turn } from './turn.ts';
import type { Steps } from './vocabulary.ts';
import { orders } from '../orders.ts';
import { whyNot } from '../why.ts';

export const ahoy = defineGame<Ahoy>({
  id: 'ahoy',
  rulesVersion: 2,
  migrations,
  seats: { min: 2, max: 4 },
  setupOptions,
  schema: ahoySchema,
  clone: cloneAhoy,
  unpack,
  steps: {
    takeRoles,
    deal,
    placeSquadron,
    placeSmuggler,
    placeUnion,
    beginRound,
    turn,
    act,
    endTurn,
    endRound,
    enrich,
    cleanUp,
  } satisfies StepsOf<Ahoy, Steps>,
  options,
  orders,
  whyNot,
  result: resultOf,
  turns: (g) => g.turn,
  rounds: (g) => g.round,
  census,
});

/** Every piece of the box, wherever it lies; damage is without limit. AH-2.5 */
function census(g: Ahoy): Record<string, number> {
  const count: Record<string, number> = {
    gold: g.gold,
    'wealth dice': g.wealthDice + g.wealth.filter((die) => die > 0).length,
    patrols: g.patrols.length + g.patrolSupply,
    strongholds: g.strongholds.length + g.strongholdSupply,
    comrades: g.comrades.reduce((sum, here) => sum + here, g.ready + g.comradeSupply),
  };
  const add = (piece: string): void => {
    count[piece] = (count[piece] ?? 0) + 1;
  };
  const tiles = [...g.map.tiles, ...g.stack, ...g.boxed, ...(g.drawn === NONE ? [] : [g.drawn])];
  for (const tile of tiles) add(`tile ${TILES[tile].id}`);
  const cards = [
    ...g.market,
    ...g.deck,
    ...g.removed,
    ...g.delivered1.flat(),
    ...g.delivered2.flat(),
  ];
  const plans = [...g.planDeck, ...g.planDiscard];
  g.players.forEach(({ faction, gold, dice, aside, crew, cargo, hand }, seat) => {
    count['gold'] += gold;
    count[`dice of ${FACTIONS[faction]}`] = dice.length + aside.length + diceSlots(g, seat).length;
    cards.push(...crew, ...cargo);
    plans.push(...hand);
  });
  for (const card of cards) add(`card ${MARKET[card].id}`);
  for (const plan of plans) add(`plan ${PLAN_CARDS[plan]}`);
  if (g.cutterSlots.length > 0) add('plan cutter');
  if (g.gunshipSlots.length > 0) add('plan gunship');
  return count;
}
