import { grammar, type OptionOf, seat, upTo, type VerbOf, word } from '@tablewright/engine';
import {
  ABILITIES,
  ACTION_CARDS,
  AGENDAS,
  FACTIONS,
  NOTES,
  PLANETS,
  PROFILES,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
} from '../content/index.ts';
import { MOST_SLICES, PLACES } from '../galaxy/index.ts';
import { SEATS } from './state.ts';
import type { Prompts } from './prompts.ts';

/** Everything in play that has abilities of its own: technologies, abilities of factions, units, laws. */
export const ABILITY_IDS: readonly string[] = [
  ...TECHNOLOGIES.map(({ id }) => id),
  ...ABILITIES.map(({ id }) => id),
  ...PROFILES.map(({ id }) => `unit-${id}`),
  ...AGENDAS.map(({ id }) => `law-${id}`),
];

/** What they are called in texts: technologies, abilities and units can share an id. */
export const POWER_NAMES: readonly string[] = [
  ...TECHNOLOGIES.map(({ id }) => `technology.${id}`),
  ...ABILITIES.map(({ id }) => `ability.${id}`),
  ...PROFILES.map(({ id }) => `unit.${id}`),
  ...AGENDAS.map(({ id }) => `agenda.${id}`),
];

/** Stage I, then stage II: how public objectives are counted. */
export const PUBLIC = [...STAGE_1, ...STAGE_2];

export const POOLS = ['tactic', 'fleet', 'strategy'] as const;
export type Pool = (typeof POOLS)[number];

/** An undamaged ship, or a damaged one. */
export const HULLS = ['whole', 'damaged'] as const;
export type Hull = (typeof HULLS)[number];

/** How a ship gets to the active system: by its own move, with Gravity Drive, through a rift, or with both. */
export const WAYS = ['plain', 'drive', 'rift', 'drive-rift'] as const;
export type Way = (typeof WAYS)[number];

/** The assimilator tokens, in the order of `assimilated`. */
export const ASSIMILATORS = ['x', 'y'] as const;
export type Assimilator = (typeof ASSIMILATORS)[number];

/** Wormholes that lie on the board as tokens. */
export const TOKENS = ['alpha', 'beta'] as const;

const system = { system: TILES };
const planet = { planet: PLANETS };
const kind = { kind: UNIT_KINDS };
const hull = { hull: word(HULLS) };
const card = { card: STRATEGY_CARDS, target: 'strategy:{card}' };
const ability = {
  ability: ABILITY_IDS,
  about: (chosen: { ability: number }) => ({ power: POWER_NAMES[chosen.ability] }),
};
const count = { count: upTo(99) };
const die = {
  ...count,
  target: 'die:{count}',
  about: (chosen: { count: number }) => ({ number: chosen.count + 1 }),
};
const faction = { faction: FACTIONS };
const player = { player: seat };
const law = { law: AGENDAS };

/** Places of tiles around Mecatol Rex: ring and number, clockwise from the north. */
const SPACES: readonly string[] = PLACES.map((_, place) => {
  const { ring, number } = spaceWords(place);
  return `${ring}-${number}`;
});

export function spaceWords(place: number): { ring: number; number: number } {
  const { ring } = PLACES[place];
  const first = PLACES.findIndex((other) => other.ring === ring);
  return { ring, number: place - first + 1 };
}

/** What a player may do. */
export const options = grammar({
  banFaction: faction,
  takeFaction: faction,
  takeSlice: {
    slice: upTo(MOST_SLICES - 1),
    about: (chosen: { slice: number }) => ({ number: chosen.slice + 1 }),
  },
  takePosition: {
    position: upTo(SEATS - 1),
    about: (chosen: { position: number }) => ({ number: chosen.position + 1 }),
  },
  placeTile: {
    ...system,
    space: SPACES,
    target: 'space:{space}:{system}',
    about: (chosen: { space: number }) => spaceWords(chosen.space),
  },

  takeCard: card,

  activate: system,
  strategic: card,
  component: ability,
  pass: {},
  endTurn: {},

  use: ability,
  play: { actionCard: ACTION_CARDS, target: 'card:{actionCard}' },
  playNote: { note: NOTES, ...player, target: 'note:{note}:{player}' },
  lock: {},
  accept: {},
  decline: {},
  done: {},

  move: { ...system, ...kind, ...hull, way: word(WAYS), target: 'ship:{system}:{kind}:{hull}' },
  loadFrom: { ...system, ...kind, target: 'cargo:{system}:{kind}' },
  lift: { ...planet, target: 'planet:{planet}' },
  moveAll: { ...system, target: 'system:{system}' },
  moveFit: { ...system, target: 'system:{system}' },
  goAhead: {},

  fire: {},
  fireAt: player,
  extraDie: { ...kind, target: 'unit:{kind}' },

  retreat: system,
  stay: {},
  sustain: { ...kind, target: 'unit:{kind}' },
  lose: { ...kind, ...hull, target: 'unit:{kind}:{hull}' },
  usualLosses: {},
  fightersFirst: {},
  repair: { ...kind, target: 'unit:{kind}' },
  destroy: {
    ...system,
    ...player,
    ...kind,
    ...hull,
    target: 'ship:{system}:{kind}:{hull}:{player}',
  },
  strike: {
    ...system,
    ...player,
    ...kind,
    ...hull,
    target: 'ship:{system}:{kind}:{hull}:{player}',
  },
  destroyOn: { ...planet, ...kind, target: 'planet:{planet}' },
  reroll: die,
  rerollMisses: {},
  raise: die,
  carry: { ...kind, target: 'unit:{kind}' },
  bring: { ...planet, target: 'planet:{planet}' },

  enlistAll: {},
  enlist: planet,
  enlistAboard: { target: 'unit:infantry' },

  bombard: { ...planet, ...kind, target: 'planet:{planet}' },
  bombardAll: planet,
  removeCustodians: {},
  land: planet,
  landAll: planet,
  landFighter: planet,
  landFighters: planet,
  take: planet,
  fight: planet,

  make: { ...kind, target: 'unit:{kind}' },
  train: { ...planet, target: 'planet:{planet}' },
  remake: { ...system, ...kind, target: 'ship:{system}:{kind}' },
  usualOrder: {},
  exhaust: planet,
  spendGood: {},
  payLeast: {},
  payGoods: {},
  payKeepOther: {},

  buyTokens: { ...count, target: 'tokens:{count}' },
  gainToken: { pool: POOLS },
  setTactic: count,
  setFleet: count,
  keepTokens: {},

  research: { technology: TECHNOLOGIES },
  startWith: { technology: TECHNOLOGIES },
  gainTechnology: { technology: TECHNOLOGIES, target: 'technology:{technology}' },
  assimilate: {
    token: word(ASSIMILATORS),
    technology: TECHNOLOGIES,
    target: 'technology:{technology}',
  },
  skipNeed: { ...planet, target: 'planet:{planet}' },
  skipWithLaw: law,

  chooseSystem: system,
  chooseWormhole: { wormhole: word(TOKENS), target: 'button:{wormhole}' },
  ready: planet,
  speaker: player,
  buildPds: planet,
  buildDock: planet,
  buildDockIn: system,
  takePds: planet,
  takeDock: planet,
  takeDockIn: { ...system, target: 'system:{system}' },
  exempt: player,
  exemptAll: {},
  recall: system,
  secondary: {},
  primary: {},
  produceAt: planet,
  produceIn: system,

  score: { objective: PUBLIC },
  scoreSecret: { secret: SECRETS },
  drawSecret: {},
  returnSecret: { secret: SECRETS },
  spendPool: { pool: POOLS },

  remove: { ...system, ...kind, target: 'ship:{system}:{kind}' },
  disband: { ...system, ...kind, target: 'ship:{system}:{kind}' },
  disbandOn: { ...planet, ...kind, target: 'planet:{planet}' },
  choosePlanet: planet,
  choosePlayer: player,
  chooseLaw: law,
  chooseUnit: { ...kind, target: 'unit:{kind}' },
  chooseCount: { ...count, target: 'number:{count}' },
  discard: { actionCard: ACTION_CARDS, target: 'card:{actionCard}' },
  takeFromHand: { actionCard: ACTION_CARDS, target: 'card:{actionCard}' },
  takeGood: {},
  takeCommodity: {},

  approve: {},
  reject: {},
  elect: player,
  electPlanet: planet,
  electLaw: law,
  electSecret: { secret: SECRETS },
  abstain: {},
  voteAll: {},
  onTop: { agenda: AGENDAS },
  atBottom: { agenda: AGENDAS },
  swapCards: { mine: STRATEGY_CARDS, theirs: STRATEGY_CARDS, target: 'strategy:{theirs}' },
}).withPrompts<Prompts>();

export const { choose, chooseAll, chooseRows } = options;

export type Verb = VerbOf<typeof options>;

/** What a player may do with some of the verbs, or with any. */
export type Option<V extends Verb = Verb> = OptionOf<typeof options, V>;
