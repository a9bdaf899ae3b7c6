import type { Asked } from '@tablewright/board';
import type { About, Seat } from '@tablewright/engine';
import {
  COMBAT_WINDOWS,
  MECATOL,
  type Objective,
  PLANETS,
  STRATEGY_CARDS,
  TILES,
} from '../../content/index.ts';
import { custodiansCost } from '../../rules/landing.ts';
import { fleetLimit, fleetUse } from '../../rules/limits.ts';
import { openObjectives } from '../../rules/objectives.ts';
import { type Option, options, POWER_NAMES, type Verb } from '../../rules/options.ts';
import { controls, planetsIn, rivalIn, rivalOn } from '../../rules/pieces.ts';
import { producersIn } from '../../rules/production.ts';
import { progress } from '../../rules/progress.ts';
import { influenceOf, purse, resourcesOf } from '../../rules/spending.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { nameOfCard } from './advice.ts';
import { bringsForces, comersTo, landsIn, producesIn } from './reach.ts';

/** Advice that depends on the position. */
export const JUDGED_TIPS = [
  ...STRATEGY_CARDS.map(({ id }) => `take.${id}` as const),
  ...STRATEGY_CARDS.map(({ id }) => `secondary.${id}` as const),
  'turn.settle',
  'turn.card',
  'turn.build',
  'turn.save',
  'turn.ready',
  'turn.goal',
  'turn.pass',
  'turn.stuck',
  'turn.more',
  'tokens.tactic',
  'tokens.strategy',
  'tokens.fleet',
  'research',
  'research.goal',
  'score.secret',
  'score.nothing',
  'move.settle',
  'move.fight',
  'move.stay',
  'land.free',
  'land.fight',
  'produce.expand',
  'produce.war',
  'votes.first',
  'votes.last',
  'moment.none',
  'moment.use',
  'moment.fight',
  'moment.cancel',
  'moment.agenda',
] as const;

/** A tip by its name in the texts. */
interface Judged {
  readonly tip: (typeof JUDGED_TIPS)[number];
  readonly about?: About;
}

type Judge = (asked: Asked<Ti4>) => Judged;

/** Enough tactic tokens for a round, and enough strategy tokens for the cards of others. */
const ENOUGH_TACTIC = 3;
const ENOUGH_STRATEGY = 2;

/** What a unit worth a whole action costs. */
const WORTH_PRODUCING = 3;

/** Rounds in which there is still much to settle. */
const EARLY_ROUNDS = 2;

/** The questions whose advice depends on the position. */
export const JUDGES: { readonly [prompt: string]: Judge | undefined } = {
  turn: turnTip,
  strategyCard: cardTip,
  secondary: secondaryTip,
  gainToken: tokenTip,
  research: researchTip,
  scoreSecret: ({ question }) => ({
    tip: offered(question, 'scoreSecret').length > 0 ? 'score.secret' : 'score.nothing',
  }),
  moveShips: moveTip,
  landForces: landTip,
  produce: productionTip,
  integratedEconomy: productionTip,
  duhaMenaimon: productionTip,
  salvageOperations: productionTip,
  chaosMapping: productionTip,
  starForgeUnits: productionTip,
  castVotes: ({ state: { council } }) => ({
    tip: council.number === 1 && !council.again ? 'votes.first' : 'votes.last',
  }),
};

/** The options of a verb. */
function offered<V extends Verb>({ options: all }: Asked<Ti4>['question'], verb: V): Option<V>[] {
  return all.flatMap(({ key }) => {
    const option = options.read(key);
    return option?.do === verb ? [option as Option<V>] : [];
  });
}

/** New planets first, then cards and production, and points before everything that is left. */
function turnTip(asked: Asked<Ti4>): Judged {
  const { state: g, seat, question } = asked;
  if (g.turn.taken > 0) return { tip: 'turn.more' };
  return (
    settlingTip(asked) ??
    unusedCardTip(asked) ??
    savingTip(g, seat) ??
    buildingTip(asked) ??
    objectiveTip(g, seat) ?? {
      tip: offered(question, 'activate').length > 0 ? 'turn.pass' : 'turn.stuck',
    }
  );
}

/** The system in reach whose free planets are worth most. */
function settlingTip({ state: g, seat, question }: Asked<Ti4>): Judged | null {
  const best = offered(question, 'activate')
    .map(({ system }) => {
      const planets = planetsIn(system).filter((planet) => g.control[planet] === NONE);
      const worth = planets.map((planet) => resourcesOf(g, planet) + influenceOf(g, planet) + 1);
      return { system, planets, worth: worth.reduce((sum, each) => sum + each, 0) };
    })
    .filter(({ planets }) => planets.length > 0)
    .toSorted((one, other) => other.worth - one.worth)
    // Ways are costly to find: only as far as needed.
    .find(({ system }) => maySettle(g, seat, system));
  return best === undefined
    ? null
    : {
        tip: 'turn.settle',
        about: {
          system: TILES[best.system].id,
          planets: best.planets.map((planet) => PLANETS[planet].id),
        },
      };
}

/** Can infantry land there without a fight, and pay the custodians if they are still there? TI-12.4 */
function maySettle(g: Ti4, seat: Seat, system: number): boolean {
  if (rivalIn(g, system, seat) !== NONE) return false;
  if (system === MECATOL && g.custodians && purse(g, seat, 'influence') < custodiansCost(g, seat))
    return false;
  return landsIn(g, seat, system) || bringsForces(g, seat, comersTo(g, seat, system));
}

function unusedCardTip({ question }: Asked<Ti4>): Judged | null {
  const [first] = offered(question, 'strategic');
  return first === undefined
    ? null
    : { tip: 'turn.card', about: { card: STRATEGY_CARDS[first.card].id } };
}

/** Where most can be produced. */
function buildingTip({ state: g, seat, question }: Asked<Ti4>): Judged | null {
  const count = purse(g, seat, 'resources');
  if (count < WORTH_PRODUCING) return null;
  const [best] = offered(question, 'activate')
    .filter(({ system }) => producesIn(g, seat, system))
    .map(({ system }) => ({ system, units: producersIn(g, seat, system).units }))
    .toSorted((one, other) => other.units - one.units);
  return best === undefined
    ? null
    : { tip: 'turn.build', about: { count, system: TILES[best.system].id } };
}

interface Goal {
  readonly objective: Objective;
  readonly have: number;
  readonly need: number;
}

/** Public objectives that the seat has not scored, the nearest first. */
function goalsOf(g: Ti4, seat: Seat): Goal[] {
  const missing = ({ have, need }: Goal): number => Math.max(0, need - have) / need;
  return openObjectives(g)
    .filter(({ scorers }) => !scorers.includes(seat))
    .map(({ objective }) => ({ objective, ...progress(g, seat, objective) }))
    .toSorted((one, other) => missing(one) - missing(other));
}

/** An objective that can be paid for: what it costs must be left in the status phase. */
function savingTip(g: Ti4, seat: Seat): Judged | null {
  const [goal] = goalsOf(g, seat);
  if (goal === undefined || goal.objective.check.kind !== 'spend' || goal.have < goal.need)
    return null;
  return { tip: 'turn.save', about: { objective: goal.objective.id, need: goal.need } };
}

function objectiveTip(g: Ti4, seat: Seat): Judged | null {
  const [goal] = goalsOf(g, seat);
  if (goal === undefined) return null;
  const { objective, have, need } = goal;
  return have >= need
    ? { tip: 'turn.ready', about: { objective: objective.id } }
    : { tip: 'turn.goal', about: { objective: objective.id, have, need } };
}

/** The card that would help most now. */
function cardTip({ state: g, seat, question }: Asked<Ti4>): Judged {
  const [best] = offered(question, 'takeCard')
    .map(({ card }) => ({ id: STRATEGY_CARDS[card].id, worth: worthOfCard(g, seat, card) }))
    .toSorted((one, other) => other.worth - one.worth);
  return { tip: `take.${best.id}` };
}

/** A beginner's measure: what a card brings now, and the trade goods on it. */
function worthOfCard(g: Ti4, seat: Seat, card: number): number {
  const { tactic, strategy, goods } = g.players[seat];
  const isEarly = g.round <= EARLY_ROUNDS;
  const scores =
    goalsOf(g, seat).some(({ have, need }) => have >= need) ||
    planetsIn(MECATOL).some((planet) => controls(g, seat, planet));
  const worth: { readonly [id: string]: number } = {
    leadership: tactic + strategy < ENOUGH_TACTIC + ENOUGH_STRATEGY ? 5 : 2,
    diplomacy: 1,
    politics: g.variant.council ? 1.5 : 0.8,
    construction: isEarly ? 2.5 : 2,
    trade: goods < WORTH_PRODUCING ? 3 : 2,
    warfare: isEarly ? 3 : 2.5,
    technology: isEarly ? 4.5 : 3.5,
    imperial: scores ? 6 : 0.5,
  };
  return worth[STRATEGY_CARDS[card].id] + g.strategy[card].goods;
}

function secondaryTip({ question }: Asked<Ti4>): Judged {
  const card = STRATEGY_CARDS.find(({ id }) => id === question.about['card'])!;
  return { tip: `secondary.${card.id}` };
}

function tokenTip({ state: g, seat }: Asked<Ti4>): Judged {
  const { tactic, strategy } = g.players[seat];
  const isFull = g.galaxy.systems.some(
    (system) => fleetUse(g, system, seat) >= fleetLimit(g, seat),
  );
  if (tactic < ENOUGH_TACTIC) return { tip: 'tokens.tactic', about: { count: tactic } };
  if (strategy < ENOUGH_STRATEGY) return { tip: 'tokens.strategy', about: { count: strategy } };
  return isFull ? { tip: 'tokens.fleet' } : { tip: 'tokens.tactic', about: { count: tactic } };
}

const OF_TECHNOLOGIES: readonly string[] = [
  'unit-upgrades',
  'faction-techs',
  'tech-one-colour',
  'tech-per-colour',
] satisfies readonly Objective['check']['kind'][];

function researchTip({ state: g, seat }: Asked<Ti4>): Judged {
  const goal = goalsOf(g, seat).find(
    ({ objective, have, need }) => have < need && OF_TECHNOLOGIES.includes(objective.check.kind),
  );
  if (goal === undefined) return { tip: 'research' };
  const { objective, have, need } = goal;
  return { tip: 'research.goal', about: { objective: objective.id, have, need } };
}

function moveTip({ state: g, seat }: Asked<Ti4>): Judged {
  const { system } = g.tactical;
  const about = { system: TILES[system].id };
  const player = rivalIn(g, system, seat);
  if (player !== NONE) return { tip: 'move.fight', about: { ...about, player } };
  const planets = planetsIn(system).filter((planet) => !controls(g, seat, planet));
  return planets.length === 0
    ? { tip: 'move.stay', about }
    : { tip: 'move.settle', about: { planets: planets.map((planet) => PLANETS[planet].id) } };
}

function landTip({ state: g, seat }: Asked<Ti4>): Judged {
  const isDefended = planetsIn(g.tactical.system).some(
    (planet) => rivalOn(g, planet, seat) !== NONE,
  );
  return { tip: isDefended ? 'land.fight' : 'land.free' };
}

function productionTip({ state: { round } }: Asked<Ti4>): Judged {
  return { tip: round <= EARLY_ROUNDS ? 'produce.expand' : 'produce.war' };
}

const FIGHTS: readonly string[] = COMBAT_WINDOWS;

/** A moment for abilities, cards and notes: most often there is nothing to use. */
export function momentTip({ question }: Asked<Ti4>): Judged {
  const { prompt } = question;
  const [power] = question.options.flatMap(({ key }) => powerOf(key) ?? []);
  if (power === undefined) return { tip: 'moment.none' };
  const about = { power };
  if (prompt === 'card.played') return { tip: 'moment.cancel', about };
  if (prompt.startsWith('agenda.revealed')) return { tip: 'moment.agenda', about };
  return { tip: FIGHTS.includes(prompt) ? 'moment.fight' : 'moment.use', about };
}

/** What is used or played with an option is called in texts; null for any other option. */
function powerOf(key: string): string | null {
  const option = options.read(key);
  return option?.do === 'use' ? POWER_NAMES[option.ability] : nameOfCard(key);
}
