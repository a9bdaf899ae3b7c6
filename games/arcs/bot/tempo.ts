import type { Seat } from '@tablewright/engine';
import { ACTION_CARDS } from '../content/index.ts';
import { controllerOf } from '../rules/pieces.ts';
import { type Arcs, NONE } from '../rules/state.ts';
import { ADMINISTRATION, AGGRESSION, CONSTRUCTION, SUIT_OF } from './tables.ts';

const INITIATIVE = 0.7;
/** With more rounds to come it decides more. */
const INITIATIVE_ROUND = 0.15;

/** Having the lead, or hoping for it. */
export function initiativeWorth(g: Arcs, seat: Seat, rounds: number): number {
  if (rounds === 0) return 0;
  return (INITIATIVE + INITIATIVE_ROUND * rounds) * chanceToLead(g, seat);
}

/** Chance to hold the initiative when the round is over. ARC-8, ARC-9.1 to ARC-9.3 */
function chanceToLead(g: Arcs, seat: Seat): number {
  const { played, players } = g;
  if (played.length === 0 || g.seized !== NONE) return g.initiative === seat ? 1 : 0;
  let ahead = g.initiative;
  let highest = g.zero ? 0 : ACTION_CARDS[played[0].card].number;
  let isSurpassed = false;
  let turns = 0;
  for (let i = 1; i < played.length; i++) {
    const { use, card } = played[i];
    if (use === 'seize') continue;
    turns++;
    const { number } = ACTION_CARDS[card];
    if (use !== 'surpass' || (isSurpassed && number <= highest)) continue;
    isSurpassed = true;
    highest = number;
    ahead = played[i].seat;
  }
  const left = players.length - 1 - turns;
  const keeps = (0.45 + 0.07 * highest) ** left;
  if (ahead === seat) return keeps;
  return (1 - keeps) / (players.length - 1);
}

const CARD = 0.35;
const CARD_PIP = 0.09;
/** A 7 seizes and declares whatever one likes. */
const SEVEN = 0.35;

/** Turns still to be taken, and how good the cards for them are. */
export function handWorth(g: Arcs, seat: Seat): number {
  const { hand } = g.players[seat];
  let value = 0;
  for (let i = 0; i < hand.length; i++) if (hand[i] >= 0) value += KEPT[hand[i]];
  return value;
}

/** What a card is worth in hand. */
export const KEPT: readonly number[] = ACTION_CARDS.map(
  ({ pips, number }) => CARD + CARD_PIP * pips + (number === 7 ? SEVEN : 0.02 * number),
);

const PIP = 0.2;
const READY = 0.3;
const WEAPON_PIP = 0.1;

/** Pips of the turn under way that are still to be used: plainly, and for what lies ready. */
export function pipWorth(g: Arcs, seat: Seat): number {
  const { turn, played } = g;
  if (turn.seat !== seat || turn.pips === 0 || turn.play >= played.length) return 0;
  const { card, use } = played[turn.play];
  const suit = SUIT_OF[use === 'copy' ? played[0].card : card];
  const ready = Math.min(turn.pips, readyFor(g, seat, suit));
  return PIP * turn.pips + READY * ready + (turn.weapon ? WEAPON_PIP : 0);
}

/** Cities to tax, cards to secure, pieces to build. */
function readyFor(g: Arcs, seat: Seat, suit: number): number {
  switch (suit) {
    case ADMINISTRATION: {
      let taxable = 0.5;
      for (const { kind, owner, used, system } of g.buildings) {
        if (kind !== 'city' || used) continue;
        if (owner === seat || controllerOf(g, system) === seat) taxable++;
      }
      return taxable;
    }
    case AGGRESSION: {
      let securable = 0.3;
      for (const { card, agents } of g.court) {
        if (card === NONE || agents[seat] === 0) continue;
        let most = 0;
        for (let other = 0; other < agents.length; other++)
          if (other !== seat && agents[other] > most) most = agents[other];
        if (agents[seat] > most) securable += 1.5;
      }
      return securable;
    }
    case CONSTRUCTION:
      return 2;
    default:
      return 0.8;
  }
}
