import {
  type About,
  grammar,
  int,
  type Kind,
  type OptionOf,
  upTo,
  type VerbOf,
  word,
} from '@tablewright/engine';
import {
  CELL_NAMES,
  COMRADES,
  CORNERS,
  DIRECTIONS,
  GOLD_FOR_FAME,
  MARKET,
  PLAN_KINDS,
  REWARDS,
  type Terrain,
  TILES,
  VICTORIES,
} from '../content/index.ts';
import { FIGURE_NAMES, figureFacts } from './figures.ts';
import { SPACE_NAMES, TERRAIN } from './map.ts';
import { CANNONS_IDS, type SlotCode, slotArgs, slotFaction, slotKind } from './slots.ts';
import { NONE } from './state.ts';
import type { Prompts } from './vocabulary.ts';

const die: Kind<number> = {
  name: (value) => value,
  read: (name) => (/^[1-6]$/.test(name) ? Number(name) : null),
  values: { count: 7, placeOf: (value) => value, at: (place) => place },
};

/** Pips up or down: `+1`, `-2`. */
const pipsChanged: Kind<number> = {
  name: (pips) => (pips > 0 ? `+${pips}` : pips),
  read: (name) => (/^[+-][12]$/.test(name) ? Number(name) : null),
  values: { count: 5, placeOf: (pips) => pips + 2, at: (place) => place - 2 },
};

const cell = { x: int, y: int };
const comrades = { count: upTo(COMRADES) };
const card = { card: MARKET };
const slot = {
  slot: slotKind,
  about: ({ slot: code }: { readonly slot: SlotCode }) => ({
    faction: slotFaction(code),
    ...slotArgs(code),
  }),
};
const space = {
  space: SPACE_NAMES,
  about: ({ space: at }: { readonly space: number }) => SPACE_FACTS[at],
};
const course = { direction: DIRECTIONS, ...space, target: 'space:{space}' };
const figure = {
  figure: FIGURE_NAMES,
  about: ({ figure: code }: { readonly figure: number }) => figureFacts(code),
};

/** What a player may do. */
export const options = grammar({
  die: { value: die, target: 'die:{value}' },
  recruit: card,
  smuggle: card,
  deliver: card,
  crew: card,
  plan: { plan: word(PLAN_KINDS) },
  end: {},

  pay: { value: die, target: 'die:{value}' },
  /** A gold changes the die before it pays. */
  alter: {
    value: die,
    pips: pipsChanged,
    target: 'button:alter-{value}{pips}',
    about: ({ value, pips }: { readonly value: number; readonly pips: number }) => ({
      value,
      pips,
    }),
  },
  slot,
  change: {
    pips: pipsChanged,
    target: 'button:change{pips}',
    about: ({ pips }: { readonly pips: number }) => ({ pips }),
  },
  aside: {},

  start: space,
  step: course,
  /** Over the edge of the map, in again at the far end. */
  witch: course,
  push: course,
  explore: {
    direction: DIRECTIONS,
    ...cell,
    key: 'explore:{direction}:{x},{y}',
    target: 'cell:{x},{y}',
  },
  go: space,
  stop: {},
  stay: {},
  ignore: {},
  /** Wreckage passed without harm, or its damage taken. */
  evade: {},
  suffer: {},
  lay: {
    ...cell,
    rotation: upTo(3),
    key: 'lay:{x},{y},{rotation}',
    target: 'place:{x},{y},{rotation}',
  },
  block: { ...cell, key: 'block:{x},{y}', target: 'block:{x},{y}' },

  repairHere: {},
  load: slot,
  patrol: {},
  place: { ...comrades, target: 'button:place' },
  gain: { ...comrades, target: 'button:gain' },

  fight: figure,
  /** A battle paid off. */
  skip: figure,
  shoot: figure,
  aim: space,
  battlePlan: { plan: word(PLAN_KINDS), says: 'option.plan' },
  noBattlePlan: { key: 'battlePlan:pass', target: 'pass', says: 'option.pass' },
  /** The place of a slot among the player's Cannons, and the pips that it is lowered by. */
  fire: { slot: CANNONS_IDS, pips: upTo(5), target: 'pips:{slot}:{pips}' },
  holdFire: { key: 'fire:none', target: 'button:fire', says: 'option.fireNone' },
  reroll: {},
  victory: { victory: word([...VICTORIES, 'none']) },
  hit: slot,
  mend: slot,

  take: card,
  drop: card,
  steal: card,
  board: card,
  asCrew: {},
  asCargo: {},

  pick: space,
  deploy: space,
  return: space,
  build: space,
  region: {
    tile: TILES,
    target: 'region:{tile}',
    about: ({ tile }: { readonly tile: number }) => ({ suit: TILES[tile].suit }),
  },
  count: comrades,

  cell: {
    cell: CELL_NAMES,
    target: 'reward:{cell}',
    about: ({ cell: at }: { readonly cell: number }) => {
      const reward = REWARDS[at];
      return { reward: reward.kind, amount: 'amount' in reward ? reward.amount : 0 };
    },
  },
  spend: { count: upTo(GOLD_FOR_FAME), target: 'count:{count}' },
  accept: {},
  draw: {},
  pile: { pile: upTo(1), about: ({ pile }: { readonly pile: number }) => ({ pile: pile + 1 }) },

  wipe: {},
  keep: {},
  done: {},
  decline: {},
}).withPrompts<Prompts>();

export const { choose } = options;

/** What a player may do with some of the verbs, or with any. */
export type Option<V extends Verb = Verb> = OptionOf<typeof options, V>;

type Verb = VerbOf<typeof options>;

export const toRegion = (tile: number): Option<'region'> => ({ do: 'region', tile });

const SPACE_FACTS: readonly About[] = TERRAIN.map((terrain, at) => ({
  suit: TILES[Math.floor(at / CORNERS.length)].suit,
  terrain: terrainName(terrain),
  tailwind: terrain.tailwind,
  treasure: terrain.treasure,
}));

function terrainName(terrain: Terrain): string {
  if (terrain.island) return 'island';
  if (terrain.wreckage) return 'wreckage';
  if (terrain.harbor) return 'harbor';
  if (terrain.fog) return 'fog';
  return terrain.current === NONE ? 'sea' : 'current';
}
