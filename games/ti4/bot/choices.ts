import type { Ask, Seat } from '@tablewright/engine';
import { PLANETS, technologyOf, tileOf, WINDOWS } from '../content/index.ts';
import { canSustain } from '../rules/hits.ts';
import { ABILITY_IDS, type Option, TOKENS } from '../rules/options.ts';
import {
  afloat,
  DOCK,
  FIGHTER,
  INFANTRY,
  PDS,
  planetsIn,
  planetsOf,
  profileOf,
} from '../rules/pieces.ts';
import { unitsAt } from '../rules/plastic.ts';
import { influenceOf, resourcesOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { battleRules } from './battle.ts';
import { cancelGain } from './cancels.ts';
import { bestSwap, swapGain } from './cards.ts';
import {
  forged,
  meltdownGain,
  PLANET_AIMS,
  PLAYER_AIMS,
  SYSTEM_AIMS,
  wreckGain,
} from './components.ts';
import { rewardOf, stakesAt } from './council.ts';
import { appointGain, replaceGain } from './debates.ts';
import { draftRules } from './draft.ts';
import { diceIn, fightGain, fightOf } from './fights.ts';
import { keptNow, keptWorth } from './hand.ts';
import { foretellGain, learningRules } from './learning.ts';
import { clearedGain, playNoteGain } from './notes.ts';
import { parleyGain, playGain } from './plays.ts';
import { regroupGain, regroupRules } from './regroup.ts';
import { among, bestOf, byTarget, type Rule } from './rule.ts';
import { conversionGain, devotionGain, impulseGain, strikeGain } from './sacrifices.ts';
import { sheetRules } from './sheet.ts';
import { chanceAgainst, fleetOf } from './strength.ts';
import { votingRules } from './voting.ts';
import {
  DOCK_WORTH,
  fleetWorth,
  GOOD,
  GROUND,
  PDS_WORTH,
  planetWorth,
  SECOND_DOCK,
  shipWorth,
  TECHNOLOGY,
  yieldOf,
} from './worth.ts';

/** The option that each question is answered with. Every position has questions of its own. */
const answers = new WeakMap<Ask, Option | null>();

/** The option that a rule of thumb prefers, or null where only a look ahead can tell. */
export function choiceOf(g: Ti4, ask: Ask): Option | null {
  const known = answers.get(ask);
  if (known !== undefined) return known;
  const rule = RULES[ask.prompt.id] ?? (MOMENTS.has(ask.prompt.id) ? atMoment : undefined);
  const choice = rule === undefined ? null : bestOf(ask.options as readonly Option[], rule(g, ask));
  answers.set(ask, choice);
  return choice;
}

const MOMENTS: ReadonlySet<string> = new Set(WINDOWS);

/** A card or note is played where it brings more than it is worth in hand; nobody locks himself out. TI-28.3 */
const atMoment: Rule = (g, ask) => (option) => {
  const { seat } = ask;
  switch (option.do) {
    case 'play':
      return ask.prompt.id === 'card.played'
        ? cancelGain(g, seat) - keptNow(g, seat, option.actionCard)
        : playGain(g, seat, option.actionCard, ask);
    case 'playNote':
      return playNoteGain(g, seat, option.note, option.player);
    case 'use':
      return USES[ABILITY_IDS[option.ability]]?.(g, ask) ?? null;
    case 'decline':
      return 0;
    case 'lock':
      return -1;
    default:
      return null;
  }
};

/** A command token of the strategy pool. */
const TOKEN = 0.09;

/** Abilities in play that cost something or decide votes and combats, by what they bring less what they cost. */
const USES: { readonly [ability: string]: (g: Ti4, ask: Ask) => number } = {
  'instinct-training': (g, { seat }) => cancelGain(g, seat) - TOKEN - 0.04,
  // It costs nothing.
  harrow: () => 1,
  devotion: (g, { seat }) => devotionGain(g, seat),
  'impulse-core': (g, { seat }) => impulseGain(g, seat),
  indoctrination: (g, { seat }) => conversionGain(g, seat),
  quash: (g, ask) => replaceGain(g, ask.seat, stakesAt(g, ask)) - TOKEN - 0.1,
  'galactic-threat': (g, ask) => foretellGain(g, ask.seat, stakesAt(g, ask)),
  'technological-singularity': () => TECHNOLOGY,
  'law-committee-formation': (g, ask) => appointGain(g, ask.seat, stakesAt(g, ask)) - 0.2,
  bioplasmosis: (g, { seat }) => regroupGain(g, seat),
  'law-imperial-arbiter': (g, { seat }) => bestSwap(g, seat) - 0.1,
  'munitions-reserves': (g, { seat }) => rerollGain(g, seat) - 2 * GOOD,
  pillage: () => GOOD,
  ambush: () => A_SHOT,
  reclamation: () => SECOND_DOCK + PDS_WORTH,
  'hegemonic-trade-policy': (g, { seat }) => bestExchange(g, seat) - 0.01,
  foresight: (g, { seat }) => fleeGain(g, seat) - TOKEN,
  // It costs nothing.
  'dimensional-splicer': () => 0.1,
};

/** What it brings to roll all dice again that miss in this round. */
function rerollGain(g: Ti4, seat: Seat): number {
  const { fire } = fightOf(g, seat).mine;
  return fightGain(g, seat, fire * (1 - fire / diceIn(g, seat)));
}

/** A shot that costs nothing. */
const A_SHOT = 0.03;

/** What exchanged values of a planet bring for production: resources instead of influence. */
function exchangeGain(g: Ti4, planet: number): number {
  const isUseful = !g.exhausted[planet] || PLANETS[planet].tile === g.tactical.system;
  return isUseful ? GOOD * (influenceOf(g, planet) - resourcesOf(g, planet)) : -GOOD;
}

function bestExchange(g: Ti4, seat: Seat): number {
  return Math.max(0, ...planetsOf(g, seat).map((planet) => exchangeGain(g, planet)));
}

/** Units that are lost by choice: the cheapest go, damaged ones first. */
const victims: Rule =
  (g, { seat }) =>
  (option) => {
    switch (option.do) {
      case 'destroy':
      case 'lose':
        return 0.001 * Number(option.hull === 'damaged') - unitWorth(g, seat, option.kind);
      case 'destroyOn':
        return -unitWorth(g, seat, option.kind);
      default:
        return null;
    }
  };

function unitWorth(g: Ti4, seat: Seat, kind: number): number {
  if (kind === DOCK) return DOCK_WORTH;
  if (kind === PDS) return PDS_WORTH;
  return kind === INFANTRY ? GROUND : shipWorth(g, seat, kind);
}

/** A dock to destroy, on a planet or in space. */
const meltdown: Rule =
  (g, { seat }) =>
  (option) => {
    if (option.do === 'choosePlanet') return PLANET_AIMS['reactorMeltdown'](g, seat, option.planet);
    return option.do === 'destroy' ? meltdownGain(g, seat, option.player, option.system) : null;
  };

/** Any dock fires as well as another. */
const battlestation: Rule =
  (g, { seat }) =>
  (option) =>
    option.do === 'choosePlanet' ? PLANET_AIMS['battlestation'](g, seat, option.planet) : 0;

/** The planet whose defenders are sent away, and another where they are of little use. */
const raghRules: { readonly [prompt: string]: Rule } = {
  raghsCall: among('choosePlanet', (g, seat, { planet }) => clearedGain(g, seat, planet)),
  raghsCallTo: among(
    'choosePlanet',
    (g, _seat, { planet }) =>
      -planetWorth(g, planet) - (g.tactical.landed.includes(planet) ? 1 : 0),
  ),
};

/** Technologies to start with, the best first. */
const STARTS: { readonly [technology: number]: number } = Object.fromEntries(
  ['sarween-tools', 'neural-motivator', 'antimass-deflectors', 'plasma-scoring'].map((id, at) => [
    technologyOf(id),
    -at,
  ]),
);

/** What is gained by leaving before a fight: ships saved, less what the fight could have won. Foresight */
function fleeGain(g: Ti4, seat: Seat): number {
  const { system } = g.tactical;
  const rival = g.turn.seat;
  const lost = chanceAgainst(fleetOf(g, system, rival), fleetOf(g, system, seat));
  const held = planetsIn(system).reduce(
    (sum, planet) => sum + (g.control[planet] === seat ? planetWorth(g, planet) : 0),
    0,
  );
  const lands = afloat(g, system, rival, INFANTRY) > 0;
  const won = 0.5 * fleetWorth(g, system, rival) + (lands ? 0.7 * held : 0);
  return lost * fleetWorth(g, system, seat) - (1 - lost) * won;
}

/** Fighters cannot hold the planet. */
const groundLosses: Rule = () => (option) => (option.do === 'fightersFirst' ? 1 : 0);

/** A hit counts less on a ship that can take it. */
const hitOn = among('destroy', (g, seat, { player, kind, hull, system }) => {
  const takesIt = hull === 'whole' && canSustain(g, player, kind, system);
  return (takesIt ? 0.4 : 1) * wreckGain(g, seat, player, kind);
});

const removed = among('remove', (g, seat, { kind }) => -unitWorth(g, seat, kind));

/** The smallest group goes. TI-27.6 */
const disbanded: Rule =
  (g, { seat }) =>
  (option) => {
    const isGroup = option.do === 'disband' || option.do === 'disbandOn';
    return isGroup ? -unitsAt(g, seat, option.kind, option) : null;
  };

const discard = among('discard', (_g, _seat, { actionCard }) => -keptWorth(actionCard));

/** What was missed is rolled again. */
const misses: Rule = () => (option) => {
  if (option.do === 'rerollMisses') return 1;
  return option.do === 'done' ? 0 : -1;
};

/** Two or more symbols are worth the card and two resources; for one a planet is exhausted. TI-18.1 */
const skipNeeds: Rule = (_g, ask) => (option) =>
  option.do === 'use' ? Number(ask.details.about?.['count'] ?? 0) - 1.5 : 0;

/** A structure stays where it stands. TI-14.8 */
const keepStructures: Rule = () => (option) => (option.do === 'decline' ? 0 : -1);

const RULES: { readonly [prompt: string]: Rule } = {
  ...votingRules,
  ...sheetRules,
  ...regroupRules,
  ...learningRules,
  ...draftRules,
  ...battleRules,
  handLimit: discard,
  scheming: discard,
  stallTactics: discard,
  takeFromHand: among('takeFromHand', (_g, _seat, { actionCard }) => keptWorth(actionCard)),
  pillage: among('takeGood', () => 1, 0),
  ambush: among('chooseUnit', (g, seat, { kind }) => 11 - profileOf(g, seat, kind)!.combat!, 0),
  hegemonicTradePolicy: among('choosePlanet', (g, _seat, { planet }) => exchangeGain(g, planet)),
  startTechnology: among('startWith', (_g, _seat, { technology }) => STARTS[technology] ?? 0),
  acquiescence: among('swapCards', swapGain),
  discardCards: discard,
  groundHits: groundLosses,
  dimensionalSplicer: hitOn,
  wormholeToken: among('chooseWormhole', (g, _seat, { wormhole }) =>
    g.wormholes[TOKENS.indexOf(wormhole)] === NONE ? 1 : 0,
  ),
  luckyShot: among('destroy', (g, seat, { player, kind }) => wreckGain(g, seat, player, kind)),
  braveShip: among('chooseUnit', (g, seat, { kind }) => -profileOf(g, seat, kind)!.combat!),
  nextReward:
    (g, { seat }) =>
    (option) =>
      option.do === 'play' ? rewardOf(g, seat, option.actionCard) : TECHNOLOGY,
  shieldsHolding: among('chooseCount', (_g, _seat, { count }) => count),
  fireTeam: misses,
  starForgeUnits: among('chooseUnit', (g, seat, { kind }, { details }) => {
    const [fighters, destroyer] = forged(g, seat, tileOf(String(details.about?.['system'])));
    return kind === FIGHTER ? fighters : destroyer;
  }),
  parley: among('choosePlanet', (g, seat, { planet }) => parleyGain(g, seat, planet)),
  reparationsExhaust: among('exhaust', (g, _seat, { planet }) => yieldOf(g, planet)),
  reparationsReady: among('ready', (g, _seat, { planet }) => yieldOf(g, planet)),
  exhaustPlanets: among('exhaust', (g, _seat, { planet }) => -yieldOf(g, planet)),
  armsReduction: victims,
  antiIntellectual: victims,
  homelandDefense: victims,
  ixthianArtifact: victims,
  thalnosLoss: victims,
  courageous: victims,
  assaultCannon: victims,
  impulseCore: victims,
  devotion: victims,
  devotionTarget: among('strike', strikeGain),
  skipNeeds,
  assimilateTake: keepStructures,
  overFleet: removed,
  overCapacity: removed,
  tooManyGroups: disbanded,
  takeSpare: () => (option) => (option.do === 'decline' ? -1 : 0),
  swapCards: among('swapCards', swapGain),
  imperialArbiter: among('swapCards', swapGain),
  ...byTarget('choosePlanet', PLANET_AIMS, ({ planet }) => planet),
  ...byTarget('chooseSystem', SYSTEM_AIMS, ({ system }) => system),
  ...byTarget('choosePlayer', PLAYER_AIMS, ({ player }) => player),
  ...raghRules,
  reactorMeltdown: meltdown,
  battlestation,
  unexpectedAction: among('recall', (g, seat, { system }) =>
    SYSTEM_AIMS['unexpectedAction'](g, seat, system),
  ),
  ministerOfWar: among('recall', (g, seat, { system }) =>
    SYSTEM_AIMS['ministerOfWar'](g, seat, system),
  ),
};
