import type { Ask, Seat } from '@tablewright/engine';
import { actionCardOf, MECATOL, PLANETS } from '../content/index.ts';
import { homeOf } from '../rules/galaxy.ts';
import { ABILITY_IDS, type Option, type Verb } from '../rules/options.ts';
import { DOCK, docksAt, groundAt, hasShips, planetsIn, rivalIn, rivalOn } from '../rules/pieces.ts';
import { producersIn } from '../rules/production.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { cardWorth } from './cards.ts';
import { choiceOf } from './choices.ts';
import { nextStep } from './expedition.ts';
import { weighTechnology } from './learning.ts';
import { playNoteGain } from './notes.ts';
import { playGain } from './plays.ts';
import { weighActivation, withTactical } from './reach.ts';
import { nextOrder } from './workshop.ts';

/** How options look at a glance, by their verbs, where nothing else matters much; 1 is ordinary. */
const VERBS: { readonly [V in Verb]?: number } = {
  pass: 0.05,
  endTurn: 0.1,
  strategic: 1.5,
  component: 0.8,
  use: 1.5,
  decline: 0.3,
  lock: 0,
  done: 0.25,
  goAhead: 0.2,
  removeCustodians: 8,
  take: 4,
  landAll: 2,
  landFighters: 3,
  landFighter: 0.5,
  land: 1,
  usualOrder: 2,
  remake: 0.1,
  payLeast: 4,
  payGoods: 0,
  payKeepOther: 2,
  secondary: 1.5,
  primary: 3,
  drawSecret: 2,
};

/** Component actions that are better or worse than others. */
const COMPONENTS: { readonly [ability: string]: number } = {
  'mageon-implants': 2.5,
  // It only gains time, and the card is gone.
  'stall-tactics': 0,
};

/** How promising an option looks at a glance. */
export function weigh(g: Ti4, ask: Ask, choice: Option): number {
  const settled = choiceOf(g, ask);
  if (settled !== null) return settled === choice ? 1 : 0;
  const { seat, prompt } = ask;
  if (prompt.id === 'moveShips') return weighMove(g, ask, choice);
  if (PAYMENTS.has(prompt.id)) return choice.do.startsWith('pay') ? VERBS[choice.do]! : 0;
  if (prompt.id === 'produce') return weighOrder(g, ask, choice);
  switch (choice.do) {
    case 'play':
      return weighPlay(playGain(g, seat, choice.actionCard, ask));
    case 'playNote':
      return weighPlay(playNoteGain(g, seat, choice.note, choice.player));
    case 'component':
      return COMPONENTS[ABILITY_IDS[choice.ability]] ?? VERBS.component!;
    case 'pass':
      return weighPass(g, ask);
    case 'activate':
      return weighReach(g, seat, choice.system);
    case 'takeCard':
      return weighCard(g, seat, choice.card);
    case 'research':
      return weighTechnology(g, choice.technology);
    case 'land':
    case 'landAll':
    case 'take':
      return weighLanding(g, seat, choice);
    case 'landFighter':
    case 'landFighters':
      return rivalOn(g, choice.planet, seat) === NONE ? 0.05 : VERBS[choice.do]!;
    case 'done':
      return weighDone(prompt.id);
    case 'buyTokens':
      return choice.count;
    case 'buildDock':
      return 3;
    case 'buildDockIn':
      return rivalIn(g, choice.system, seat) === NONE ? 3 : 0;
    case 'buildPds':
      return 1;
    case 'takeDock':
      return isLastAtHome(g, seat, PLANETS[choice.planet].tile) ? 0 : 1;
    default:
      return VERBS[choice.do] ?? 1;
  }
}

/** The usual way, or whole fleets; other ways cost time and bring little. */
function weighMove(g: Ti4, ask: Ask, choice: Option): number {
  const next = nextStep(g, ask);
  if (choice === next) return USUAL;
  // What a ship takes along has been thought of when it left.
  if (next.do === 'lift' || next.do === 'loadFrom') return 0;
  switch (choice.do) {
    case 'move':
      return choice.kind === DOCK && choice.system !== g.tactical.system
        ? weighDock(g, ask.seat)
        : 0;
    case 'moveAll':
    case 'moveFit':
      return weighFleet(g, ask.seat, choice);
    case 'done':
      return isIdle(g, ask.seat) ? 0 : VERBS.done!;
    case 'goAhead':
      return VERBS.goAhead!;
    default:
      return 0;
  }
}

/** Would a token have been spent for nothing? */
function isIdle(g: Ti4, seat: Seat): boolean {
  const { system } = g.tactical;
  return !hasShips(g, system, seat) && producersIn(g, seat, system).units === 0;
}

/** The usual order, or no more of it. */
function weighOrder(g: Ti4, ask: Ask, choice: Option): number {
  if (choice === nextOrder(g, ask)) return USUAL;
  return choice.do === 'done' ? 1 : 0;
}

const USUAL = 6;

/** Paid at one go. */
const PAYMENTS: ReadonlySet<string> = new Set(['payResources', 'payInfluence']);

/** One ground force for every free planet, then the rest where it is needed. */
function weighLanding(
  g: Ti4,
  seat: Seat,
  { do: verb, planet }: Option<'land' | 'landAll' | 'take'>,
): number {
  if (g.control[planet] === seat) return 0.15;
  const isFree = rivalOn(g, planet, seat) === NONE;
  if (!isFree) return VERBS[verb]!;
  if (verb === 'land') return groundAt(g, planet, seat) === 0 ? 5 : 0.5;
  return 1;
}

/** Home keeps a dock: fleets begin there, and Warfare produces nowhere else. TI-3.8 */
function isLastAtHome(g: Ti4, seat: Seat, system: number): boolean {
  return system === homeOf(g, seat) && docksAt(g, system, seat) === 1;
}

/** A dock follows a fleet to its own planets, not into a fight. TI-13.5 */
function weighDock(g: Ti4, seat: Seat): number {
  const { system } = g.tactical;
  if (rivalIn(g, system, seat) !== NONE) return 0;
  return planetsIn(system).some((planet) => g.control[planet] === seat) ? 0.2 : 0.02;
}

const FLANK_SPEED = actionCardOf('flank-speed');

/** What an activation is good for; a card that makes ships faster may bring more there. */
function weighReach(g: Ti4, seat: Seat, system: number): number {
  const usual = weighActivation(g, seat, system);
  if (!g.players[seat].hand.includes(FLANK_SPEED)) return usual;
  return Math.max(usual, 0.7 * weighActivation(withTactical(g, { speed: 1 }), seat, system));
}

/** A card among other options; one that brings less than it is worth in hand is kept. */
function weighPlay(gain: number): number {
  return gain > 0 ? PLAYED + PLAYED_BY_GAIN * gain : 0;
}

const PLAYED = 3;
const PLAYED_BY_GAIN = 10;

/** Nobody passes while he holds a card that is good now. TI-2.9 */
function weighPass(g: Ti4, ask: Ask): number {
  const hasBetter = (ask.options as readonly Option[]).some(
    (option) => option.do === 'play' && playGain(g, ask.seat, option.actionCard, ask) > 0,
  );
  return hasBetter ? 0 : VERBS.pass!;
}

function weighCard(g: Ti4, seat: Seat, card: number): number {
  return 5 * cardWorth(g, seat, card) + 0.3 * g.strategy[card].goods;
}

/** A garrison stays at home unless there is a fight. */
function weighFleet(
  g: Ti4,
  seat: Seat,
  { do: verb, system }: Option<'moveAll' | 'moveFit'>,
): number {
  if (verb === 'moveAll' && system === MECATOL && hasGuards(g, system, seat)) return 0;
  const isHome = system === homeOf(g, seat);
  if (rivalIn(g, g.tactical.system, seat) !== NONE)
    return verb === 'moveAll' ? (isHome ? 2 : 4) : 3;
  return verb === 'moveFit' ? 3 : isHome ? 0.8 : 1.5;
}

/** The seat of the empire is never left without ground forces. */
const hasGuards = (g: Ti4, system: number, seat: Seat): boolean =>
  planetsIn(system).some((planet) => groundAt(g, planet, seat) > 0);

/** To stop is wrong while there is something to do that cost a token. */
function weighDone(prompt: string): number {
  if (prompt === 'landForces') return 0.1;
  if (prompt === 'chaosMapping') return 0.3;
  return VERBS.done!;
}
