import type { Seat } from '@tablewright/engine';
import { ACTION_CARDS, actionCardOf } from '../content/index.ts';
import type { Play } from '../rules/cards.ts';
import { damagedAt, groundAt, hasUnits, planetsIn, SHIPS } from '../rules/pieces.ts';
import { resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { cardWorth, chooser } from './cards.ts';
import { culturalVotes } from './components.ts';
import {
  chanceOf,
  forecast,
  isRider,
  lawWorth,
  prospectOf,
  rewardOf,
  stakesIn,
} from './council.ts';
import { addedGain, COUNCILOR_VOTES, electGain, silenceGain } from './debates.ts';
import { diceIn, fightGain, fightOf, isFighting } from './fights.ts';
import { ANY_CARD, keptWorth } from './hand.ts';
import {
  fleetWorth,
  GOOD,
  GROUND,
  PDS_WORTH,
  planetWorth,
  SECOND_DOCK,
  shipWorth,
  yieldOf,
} from './worth.ts';

/** What a card that lies open takes from a seat, in points. */
type Harm = (g: Ti4, seat: Seat, play: Play) => number;

const onPlanet =
  (harm: (g: Ti4, planet: number) => number): Harm =>
  (g, seat, { planet }) =>
    planet !== NONE && g.control[planet] === seat ? harm(g, planet) : 0;

const onPlayer =
  (harm: (g: Ti4, seat: Seat) => number): Harm =>
  (g, seat, { player }) =>
    player === seat ? harm(g, seat) : 0;

/** To one who fights against the player of the card. */
const inFight =
  (harm: Harm): Harm =>
  (g, seat, play) =>
    isFighting(g, seat) && isFighting(g, play.seat) ? Math.max(0, harm(g, seat, play)) : 0;

const stronger = (fire: (g: Ti4, by: Seat) => number): Harm =>
  inFight((g, _seat, { seat: by }) => fightGain(g, by, fire(g, by)));

/** To one whose units stand in the active system of another. */
const underAttack =
  (harm: number): Harm =>
  (g, seat, { seat: by }) =>
    by === g.turn.seat && hasUnits(g, g.tactical.system, seat) ? harm : 0;

/** What the exhausting of a planet costs its owner. */
const exhaust = (g: Ti4, planet: number): number => (g.exhausted[planet] ? 0 : yieldOf(g, planet));

const forces = (g: Ti4, planet: number): number => groundAt(g, planet, g.control[planet]);

const HARMS: { readonly [card: string]: Harm } = {
  'cripple-defenses': onPlanet((g, planet) => PDS_WORTH * g.pds[planet]),
  plague: onPlanet((g, planet) => 0.5 * GROUND * forces(g, planet)),
  'reactor-meltdown': (g, seat, play) =>
    play.planet === NONE
      ? onPlayer(() => SECOND_DOCK + 0.05)(g, seat, play)
      : onPlanet((_g, planet) => SECOND_DOCK * g.docks[planet] + 0.05)(g, seat, play),
  'unstable-planet': onPlanet(
    (g, planet) => exhaust(g, planet) + GROUND * Math.min(3, forces(g, planet)),
  ),
  uprising: onPlanet((g, planet) => exhaust(g, planet) + 0.5 * GOOD * resourcesOf(g, planet)),
  'tactical-bombardment': (g, seat, { system }) =>
    planetsIn(system).reduce(
      (sum, planet) => sum + (g.control[planet] === seat ? exhaust(g, planet) : 0),
      0,
    ),
  'lucky-shot': (g, seat, { player, kind }) => (player === seat ? shipWorth(g, seat, kind) : 0),
  insubordination: onPlayer(() => 0.12),
  spy: onPlayer(() => 1.5 * ANY_CARD),
  'signal-jamming': (g, seat, { player, system }) =>
    player === seat ? 0.04 + 0.3 * fleetWorth(g, system, seat) : 0,
  'repeal-law': (g, seat, { law }) => lawWorth(g, seat, law),

  'direct-hit': (g, seat, { seat: by }) =>
    by === g.turn.seat || seat === g.turn.seat ? bestSturdy(g, seat) : 0,
  'morale-boost': stronger((g, by) => 0.1 * diceIn(g, by)),
  'fighter-prototype': stronger((g, by) => 0.1 * diceIn(g, by)),
  'fire-team': stronger((g, by) => 0.1 * diceIn(g, by)),
  'emergency-repairs': inFight((g, _seat, { seat: by }) => fightGain(g, by, 0, 1, 1)),
  'shields-holding': inFight(() => 0.1),
  'skilled-retreat': inFight((g, seat, { seat: by }) => {
    const { odds } = fightOf(g, seat);
    return 0.6 * (odds - 0.5) * fleetWorth(g, g.combat.system, by);
  }),
  intercept: inFight((g, seat) => {
    const { odds } = fightOf(g, seat);
    return (1 - odds) * fleetWorth(g, g.combat.system, seat);
  }),
  'courageous-to-the-end': inFight(() => 0.08),
  salvage: inFight((g, seat) => GOOD * g.players[seat].commodities),

  bunker: (g, seat) => (seat === g.turn.seat ? 0.06 : 0),
  disable: underAttack(0.1),
  parley: (g, seat, { planet }) => (seat === g.turn.seat ? 0.5 * planetWorth(g, planet) : 0),
  reparations: onPlanet(exhaust),
  'flank-speed': underAttack(0.1),
  'in-the-silence-of-space': underAttack(0.06),
  'lost-star-chart': underAttack(0.08),
  'experimental-battlestation': (g, seat) =>
    seat === g.turn.seat ? Math.min(0.14, fleetWorth(g, g.tactical.system, seat)) : 0,
  'maneuvering-jets': (g, seat) => (g.rolled.seats[0] === seat ? 0.05 : 0),
  'public-disgrace': (g, seat) => (seat === chooser(g) ? 0.6 * cardWorth(g, seat, g.choosing) : 0),

  'ancient-burial-sites': onPlayer((g, seat) => 0.02 * culturalVotes(g, seat)),
  'assassinate-representative': (g, seat, { player }) => {
    const stakes = stakesIn(g);
    if (player !== seat) return -silenceGain(g, seat, player, stakes);
    return Math.max(0, prospectOf(g, seat, stakes).weight);
  },
  veto: (g, seat) => prospectOf(g, seat, stakesIn(g)).worth,
  'confusing-legal-text': (g, seat, { player }) => -electGain(g, seat, player, stakesIn(g)),
  bribery: (g, seat, { seat: by, count }) => -addedGain(g, seat, stakesIn(g), count, by),
  'distinguished-councilor': (g, seat, { seat: by }) =>
    -addedGain(g, seat, stakesIn(g), COUNCILOR_VOTES, by),
};

const SABOTAGE = actionCardOf('sabotage');

/** What brings another this much wins the match. */
const A_VICTORY = 2;

/** The least harm that is worth a card. */
const WORTH_A_CARD = 0.08;

/** What it brings a seat to cancel the card that lies open; nothing is cancelled for a trifle. TI-19.3 */
export function cancelGain(g: Ti4, seat: Seat): number {
  const play = g.plays.at(-1);
  if (play === undefined || play.cancelled) return 0;
  const harm = harmOf(g, seat, play);
  return harm < WORTH_A_CARD ? 0 : harm;
}

/** What a card that lies open costs a seat, by what it does to it, and by the match if it ends with it. */
export function harmOf(g: Ti4, seat: Seat, play: Play): number {
  const { card, seat: by, outcome } = play;
  if (card === SABOTAGE) return counterHarm(g, seat);
  if (isRider(card)) {
    const seen = forecast(g, stakesIn(g), 1 << by);
    const place = seen.outcomes.indexOf(outcome);
    const reward = rewardOf(g, by, card);
    return place < 0 || reward < A_VICTORY ? 0 : chanceOf(seen, place) * reward;
  }
  return HARMS[ACTION_CARDS[card].id]?.(g, seat, play) ?? 0;
}

/** The card that is being cancelled, if it is the seat's own. */
function counterHarm(g: Ti4, seat: Seat): number {
  const cancelled = g.plays.at(-2);
  return cancelled?.seat === seat ? keptWorth(cancelled.card) + 0.05 : 0;
}

/** Is the card that lies open aimed at this seat or its things, or played against it in a fight or an action? */
export function touches(g: Ti4, seat: Seat, play: Play): boolean {
  const { card, planet, system, player, law, seat: by } = play;
  if (card === SABOTAGE) return g.plays.at(-2)?.seat === seat;
  if (player === seat || (planet !== NONE && g.control[planet] === seat)) return true;
  if (system !== NONE && hasUnits(g, system, seat)) return true;
  if (law !== NONE && g.players[seat].offices.includes(law)) return true;
  if (isFighting(g, seat) && isFighting(g, by)) return true;
  const { system: active } = g.tactical;
  if (active !== NONE) return g.turn.seat === seat || hasUnits(g, active, seat);
  return g.choosing !== NONE && chooser(g) === seat;
}

/** The dearest ship of a seat that has just used Sustain Damage. */
function bestSturdy(g: Ti4, seat: Seat): number {
  const system = g.combat.system === NONE ? g.tactical.system : g.combat.system;
  let best = 0;
  for (const kind of SHIPS)
    if (damagedAt(g, system, seat, kind) > 0) best = Math.max(best, shipWorth(g, seat, kind));
  return best;
}
