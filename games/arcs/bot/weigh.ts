import type { Ask, Seat } from '@tablewright/engine';
import { ACTION_CARDS, AMBITIONS } from '../content/index.ts';
import { countFor, isDeclared, nextMarker } from '../rules/ambitions.ts';
import { spotOf } from '../rules/court.ts';
import { ACTION_IDS, type Option, type Verb } from '../rules/options.ts';
import { buildingAt } from '../rules/pieces.ts';
import { raidCostOf } from '../rules/resources.ts';
import { type Arcs, NONE } from '../rules/state.ts';
import { AMBITION_OF_CARD, AMBITION_OF_TOKEN, DECLARES, WEAPON, WORTH_OF_CARD } from './tables.ts';
import { KEPT } from './tempo.ts';
import { TYPE_OF } from '../rules/map.ts';
import {
  weighBattle,
  weighDice,
  weighEntering,
  weighFlight,
  weighHit,
  weighReroll,
} from './war.ts';

/** How options look at a glance, by their verbs, where nothing else matters much; 1 is ordinary. */
const VERBS: { readonly [V in Verb]?: number } = {
  mulligan: 0.4,
  pass: 0.12,
  waste: 0.02,
  use: 0.8,
  endPrelude: 1.5,
  endTurn: 0.08,
  buildCity: 3,
  buildCloudCity: 2,
  buildStarport: 1.5,
  buildShip: 1.5,
  leaveShip: 0.3,
  stop: 0.8,
  none: 0.3,
  done: 0.3,
  keepRoll: 0.8,
  discardToken: 0.3,
  lift: 0.15,
  giveGuild: 0.5,
  seizeNow: 2,
};

/** Actions, by their ids; new ones are about as good as most. */
const ACTIONS: { readonly [action: string]: number } = {
  tax: 3,
  build: 2.5,
  move: 1,
  repair: 0.8,
  influence: 1.6,
  secure: 6,
  battle: 2,
  execute: 0.8,
  prune: 0.5,
  trade: 2,
};
const WEIGHTS = ACTION_IDS.map((id) => ACTIONS[id] ?? 1.5);

/** How promising an option looks at a glance. */
export function weigh(g: Arcs, { seat, prompt, details }: Ask, choice: Option): number {
  switch (choice.do) {
    case 'lead':
      return weighLead(g, seat, choice.card);
    case 'surpass':
      return 0.6 + 0.5 * ACTION_CARDS[choice.card].pips + 0.1 * ACTION_CARDS[choice.card].number;
    case 'copy':
      return 1.2 - KEPT[choice.card];
    case 'pivot':
      return 1.5 - KEPT[choice.card];
    case 'seize':
    case 'discardCard':
    case 'giveCard':
      return 0.3 * (1.4 - KEPT[choice.card]);
    case 'takeCard':
      return 2 * KEPT[choice.card];
    case 'declare':
      return weighAmbition(g, seat, choice.ambition);
    case 'act':
    case 'first':
    case 'straight':
      return WEIGHTS[choice.action];
    case 'spend':
      return choice.as === WEAPON ? 0.5 : 1.4 / (0.5 + wanted(g, choice.resource));
    case 'pay':
    case 'fence':
    case 'giveToken':
      return 1 / wanted(g, choice.resource);
    case 'gain':
      return wanted(g, choice.resource);
    case 'tax':
    case 'trade':
    case 'summon':
      return weighTax(g, seat, choice.system, choice.place);
    case 'store':
      return g.players[seat].slots[choice.slot] === NONE
        ? 1 + raidCostOf(g, seat, choice.slot) * wanted(g, choice.resource)
        : 0.1;
    case 'stealToken':
    case 'takeToken':
      return 1.5 * wanted(g, choice.resource);
    case 'stealCard':
      return 2 * weighCard(g, choice.court);
    case 'influence':
      return weighInfluence(g, seat, choice.court);
    case 'secure':
    case 'ransack':
    case 'abduct':
      return weighCard(g, choice.court) + agentsOn(g, choice.court);
    case 'moveFresh':
      return 0.2 + choice.count;
    case 'moveDamaged':
      return 1;
    case 'amount':
      return 0.5 + choice.count;
    case 'moveTo':
      return prompt.id === 'catapult'
        ? weighFlight(g, seat, details.about!, choice.system)
        : weighEntering(g, seat, choice.system);
    case 'battle':
    case 'fireAt':
      return weighBattle(g, seat, choice.system, choice.rival);
    case 'skirmishDice':
      // A battle without any dice brings nothing.
      return choice.count === 0 && !details.about?.['raid'] && !details.about?.['assault']
        ? 0
        : weighDice(g, seat, choice.do, choice.count);
    case 'raidDice':
    case 'assaultDice':
      return weighDice(g, seat, choice.do, choice.count);
    case 'reroll':
      return weighReroll(choice.die, choice.face);
    case 'hitShip':
    case 'hitBuilding':
      return weighHit(g, seat, choice);
    case 'done':
      // Keys are good for nothing else.
      return prompt.id === 'raid' ? 0 : VERBS.done!;
    default:
      return VERBS[choice.do] ?? 1;
  }
}

/** Many pips, or an ambition that is as good as won. */
function weighLead(g: Arcs, seat: Seat, card: number): number {
  const weight = 0.5 + 0.4 * ACTION_CARDS[card].pips;
  if (nextMarker(g) === NONE) return weight;
  let best = 0;
  for (let ambition = 0; ambition < AMBITIONS.length; ambition++) {
    if (((DECLARES[card] >> ambition) & 1) === 1)
      best = Math.max(best, weighAmbition(g, seat, ambition));
  }
  return weight + 0.4 * best;
}

/** Does the seat lead in it? */
function weighAmbition(g: Arcs, seat: Seat, ambition: number): number {
  const own = countFor(g, seat, ambition);
  if (own === 0) return 0.08;
  let most = 0;
  for (let other = 0; other < g.players.length; other++)
    if (other !== seat) most = Math.max(most, countFor(g, other, ambition));
  if (own === most) return 1.2;
  return own > most ? 3 + own - most : 0.4;
}

/** Resources of declared ambitions are worth more. */
function wanted(g: Arcs, resource: number): number {
  const ambition = AMBITION_OF_TOKEN[resource];
  if (ambition < 0) return 0.7;
  return isDeclared(g, ambition) ? 2.5 : 1;
}

function weighCard(g: Arcs, card: number): number {
  const ambition = AMBITION_OF_CARD[card];
  return 0.5 + WORTH_OF_CARD[card] + (ambition >= 0 && isDeclared(g, ambition) ? 1 : 0);
}

function weighTax(g: Arcs, seat: Seat, system: number, place: number): number {
  const weight = TYPE_OF[system] < 0 ? 1 : wanted(g, TYPE_OF[system]);
  return buildingAt(g, system, place)?.owner === seat ? weight : weight + 1;
}

function agentsOn(g: Arcs, card: number): number {
  const spot = spotOf(g, card);
  if (spot < 0) return 0;
  let all = 0;
  for (const count of g.court[spot].agents) all += count;
  return all;
}

/** One agent more is best where it takes the lead. */
function weighInfluence(g: Arcs, seat: Seat, card: number): number {
  const { agents } = g.court[spotOf(g, card)];
  let most = 0;
  for (let other = 0; other < agents.length; other++)
    if (other !== seat && agents[other] > most) most = agents[other];
  const weight = weighCard(g, card);
  if (agents[seat] === most) return 2 * weight;
  return agents[seat] > most ? 0.5 * weight : 0.3 * weight;
}
