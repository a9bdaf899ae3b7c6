import type { Seat } from '@tablewright/engine';
import { opponentOf, sideOf } from '../rules/combat.ts';
import { FIGHTING, fightingIn, groundAt } from '../rules/pieces.ts';
import type { Side } from '../rules/powers.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { chanceAgainst, diceAgainst, fleetOf, type Force, garrisonOf } from './strength.ts';
import { fleetWorth, GROUND, planetWorth } from './worth.ts';

/** A combat as one side sees it. */
export interface Fight {
  readonly side: Side;
  readonly rival: Seat;
  readonly mine: Force;
  readonly theirs: Force;
  /** Chance to win. */
  readonly odds: number;
  /** What the winner has more than the loser, in points. */
  readonly stake: number;
}

/** What holding a system is worth besides the ships. */
const POSITION = 0.2;

/** Part of a combat that one round is. */
const ROUND = 0.45;

export function isFighting(g: Ti4, seat: Seat): boolean {
  const { system, attacker, defender } = g.combat;
  return system !== NONE && (seat === attacker || seat === defender);
}

/** The combat under way, for one who is in it. */
export function fightOf(g: Ti4, seat: Seat): Fight {
  const { system, planet } = g.combat;
  const rival = opponentOf(g, seat);
  const isInSpace = planet === NONE;
  const mine = isInSpace ? fleetOf(g, system, seat) : garrisonOf(g, planet, seat);
  const theirs = isInSpace ? fleetOf(g, system, rival) : garrisonOf(g, planet, rival);
  const stake = isInSpace
    ? fleetWorth(g, system, seat) + 0.5 * fleetWorth(g, system, rival) + POSITION
    : planetWorth(g, planet) + GROUND * groundAt(g, planet, seat);
  return { side: sideOf(g, seat), rival, mine, theirs, odds: chanceAgainst(mine, theirs), stake };
}

/** What more hits a round, and more hits to take, bring in the combat under way. */
export function fightGain(g: Ti4, seat: Seat, fire: number, life = 0, share = ROUND): number {
  const { mine, theirs, odds, stake } = fightOf(g, seat);
  const better = { fire: mine.fire + share * fire, life: mine.life + life };
  return stake * (chanceAgainst(better, theirs) - odds);
}

/** Dice that the seat rolls in a round of the combat. */
export function diceIn(g: Ti4, seat: Seat): number {
  const { system, planet } = g.combat;
  if (planet !== NONE) return groundAt(g, planet, seat);
  let dice = 0;
  for (const kind of FIGHTING) {
    const ships = fightingIn(g, system, seat, kind);
    if (ships > 0) dice += ships * diceAgainst(g, seat, kind, system);
  }
  return dice;
}
