import { grammar, type OptionOf, seat, upTo, type VerbOf } from '@tablewright/engine';
import {
  ACTION_CARDS,
  ACTIONS,
  AMBITIONS,
  BUILDINGS,
  COURT,
  DICE,
  LEADERS,
  LORE,
  NEW_ACTIONS,
  RESOURCES,
  SYSTEMS,
} from '../content/index.ts';
import type { Prompts } from './vocabulary.ts';

/** Standard actions first, then new ones: how `act` counts them. */
export const ACTION_IDS: readonly string[] = [...ACTIONS, ...NEW_ACTIONS.map(({ id }) => id)];

export const FRESH = 0;
export const DAMAGED = 1;
const FRESHNESS = ['fresh', 'damaged'];

const action = { action: ACTION_IDS };
const card = { card: ACTION_CARDS };
const count = { count: upTo(99) };
const court = { court: COURT };
const system = { system: SYSTEMS };
const resource = { resource: RESOURCES };

const slot = upTo(9);
const place = upTo(9);
const ownToken = { player: seat, slot, ...resource, target: 'slot:{player}:{slot}' };
const rivalToken = { rival: seat, slot, ...resource, target: 'slot:{rival}:{slot}' };
const building = { ...system, place, target: 'building:{system}:{place}' };
const anyBuilding = { kind: BUILDINGS, ...building };
const captive = { owner: seat, target: 'captive:{owner}' };

/** What a player may do. */
export const options = grammar({
  pickLeader: { leader: LEADERS },
  pickLore: { lore: LORE },
  mulligan: {},
  keepHand: {},

  lead: card,
  pass: {},
  surpass: card,
  copy: card,
  pivot: card,
  declare: { ambition: AMBITIONS },
  seize: card,
  proceed: {},

  spend: { player: seat, slot, ...resource, as: RESOURCES, target: 'slot:{player}:{slot}' },
  waste: ownToken,
  use: court,
  endPrelude: {},
  act: action,
  endTurn: {},
  first: action,
  straight: action,

  tax: building,
  buildCity: system,
  buildStarport: system,
  buildShip: system,
  buildCloudCity: system,
  pay: ownToken,
  repairShip: system,
  repairBuilding: anyBuilding,
  influence: court,
  secure: court,

  moveFrom: system,
  moveFresh: count,
  moveDamaged: count,
  moveTo: system,
  leaveShip: {
    ...system,
    player: seat,
    freshness: FRESHNESS,
    target: 'ships:{system}:{player}:{freshness}',
  },
  stop: {},

  battle: { ...system, rival: seat },
  raidDice: count,
  assaultDice: count,
  skirmishDice: count,
  reroll: { die: DICE, face: upTo(9), target: 'die:{die}:{face}' },
  keepRoll: {},
  hitShip: {
    ...system,
    owner: seat,
    freshness: FRESHNESS,
    target: 'ships:{system}:{owner}:{freshness}',
  },
  hitBuilding: anyBuilding,
  ransack: court,
  stealToken: rivalToken,
  stealCard: { rival: seat, ...court, target: 'court:{court}' },

  store: ownToken,
  lift: ownToken,
  discardToken: { ...resource, target: 'button:discardToken' },
  gain: resource,
  amount: count,
  none: {},
  done: {},

  placeShips: system,
  uprising: { cluster: upTo(9) },
  outrage: resource,
  freeCity: { owner: seat, ...building },
  seizeNow: {},
  union: card,
  discardCard: card,
  draw: {},
  lookAt: { rival: seat, target: 'hand:{rival}' },
  takeCard: card,
  giveCard: card,
  giveGuild: court,
  settleLeader: { leader: LEADERS },
  settleCourt: court,
  settleLore: { lore: LORE },
  fence: ownToken,

  trade: building,
  takeToken: rivalToken,
  giveToken: ownToken,
  returnCaptive: captive,
  execute: captive,
  abduct: court,
  summon: building,
  prune: anyBuilding,
  fireFrom: system,
  fireAt: { ...system, rival: seat },
}).withPrompts<Prompts>();

export const { choose } = options;

export type Verb = VerbOf<typeof options>;

/** What a player may do with some of the verbs, or with any. */
export type Option<V extends Verb = Verb> = OptionOf<typeof options, V>;
