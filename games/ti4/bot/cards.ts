import type { Seat } from '@tablewright/engine';
import { MECATOL, STRATEGY_CARDS } from '../content/index.ts';
import { speakerOrder } from '../rules/order.ts';
import { type Option, PUBLIC } from '../rules/options.ts';
import { hasToken, planetsIn, planetsOf } from '../rules/pieces.ts';
import { isFulfilled } from '../rules/progress.ts';
import { readiedPlanets } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { growth, SPEAKER, spite } from './worth.ts';

/** Imperial: a point for Mecatol Rex, or a secret objective; and a public objective ahead of the others. */
const MECATOL_POINT = 0.9;
const SECRET = 0.1;
const SCORED_EARLY = 0.45;

/** What the primary ability of a card is worth to a seat, in points; a little less than what playing it brings. */
type Worth = (g: Ti4, seat: Seat) => number;

const WORTHS: { readonly [card: string]: Worth } = {
  leadership: () => 0.24,
  diplomacy: (g, seat) =>
    Math.min(2, planetsOf(g, seat).length - readiedPlanets(g, seat).length) * 0.02 + 0.02,
  politics: (g) => (g.variant.council ? 0.1 : 0.8 * SPEAKER),
  construction: () => 0.16,
  trade: () => 0.2,
  warfare: (g, seat) =>
    g.galaxy.systems.some((system) => hasToken(g, system, seat)) ? 0.08 : 0.06,
  technology: () => 0.2,
  imperial,
};

function imperial(g: Ti4, seat: Seat): number {
  const isOnMecatol = planetsIn(MECATOL).some((planet) => g.control[planet] === seat);
  const { scored } = g.players[seat];
  const isReady = g.revealed.some(
    (objective) => !scored.includes(objective) && isFulfilled(g, seat, PUBLIC[objective]),
  );
  // A point does not count less in the last rounds, unlike all else that cards bring.
  return ((isOnMecatol ? MECATOL_POINT : SECRET) + (isReady ? SCORED_EARLY : 0)) / growth(g);
}

/** By number of the card. */
const BY_CARD: readonly Worth[] = STRATEGY_CARDS.map(({ id }) => WORTHS[id]);

/** What the primary ability of a card is worth to the seat. */
export function cardWorth(g: Ti4, seat: Seat, card: number): number {
  return BY_CARD[card](g, seat);
}

/** Strategy cards that the seat has not played yet. */
export function cardsInHand(g: Ti4, seat: Seat): number {
  let worth = 0;
  for (const [card, { owner, exhausted }] of g.strategy.entries())
    if (owner === seat && !exhausted) worth += cardWorth(g, seat, card);
  return worth;
}

/** Whose choice of a strategy card it is: of those with fewest cards the first in order. TI-2.2 */
export function chooser(g: Ti4): Seat {
  const held = (seat: Seat): number => g.strategy.filter(({ owner }) => owner === seat).length;
  const order = speakerOrder(g);
  const fewest = Math.min(...order.map(held));
  return order.find((seat) => held(seat) === fewest) ?? NONE;
}

/** What an exchange of strategy cards brings a seat. TI-26.21 */
export function swapGain(g: Ti4, seat: Seat, { mine, theirs }: Option<'swapCards'>): number {
  const { owner } = g.strategy[theirs];
  const lost = cardWorth(g, owner, theirs) - cardWorth(g, owner, mine);
  return cardWorth(g, seat, theirs) - cardWorth(g, seat, mine) + 0.3 * spite(g, seat, owner) * lost;
}

/** The best exchange with a player, or with anybody. */
export function bestSwap(g: Ti4, seat: Seat, partner: Seat = NONE): number {
  let best = -1;
  for (const [mine, { owner }] of g.strategy.entries())
    for (const [theirs, { owner: other }] of g.strategy.entries())
      if (
        owner === seat &&
        other !== seat &&
        other !== NONE &&
        (partner === NONE || other === partner)
      )
        best = Math.max(best, swapGain(g, seat, { do: 'swapCards', mine, theirs }));
  return best;
}
