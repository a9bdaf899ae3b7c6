import type { About, Message, Prompt, Spelling } from '@tablewright/engine';
import {
  CELL_NAMES,
  CORNERS,
  DIRECTIONS,
  MARKET,
  REWARDS,
  type Terrain,
  TILES,
} from '../content/index.ts';
import { SPACE_NAMES, TERRAIN } from './map.ts';
import { NONE } from './state.ts';

/** A question whose options have keys of the one grammar below: target and text follow from the key. */
export function promptOf<T>(id: string, key: (option: T) => string): Prompt<T> {
  return {
    id,
    key,
    target: (option) => spelling(key(option))!.target,
    message: (option) => spelling(key(option))!.message,
  };
}

/** A question for one of some numbered things; NONE stands for the last resort. */
export function pickOf(
  id: string,
  key: (option: number) => string,
  otherwise = 'done',
): Prompt<number> {
  return promptOf(id, (option) => (option === NONE ? otherwise : key(option)));
}

export const regionKey = (region: number): string => `region:${TILES[region].id}`;
export const cardKey =
  (verb: string) =>
  (card: number): string =>
    `${verb}:${MARKET[card].id}`;
export const spaceKey =
  (verb: string) =>
  (space: number): string =>
    `${verb}:${SPACE_NAMES[space]}`;
export const countKey = (count: number): string => `count:${count}`;

/** What a key lights up and says; null where it is none of Ahoy's. */
export function spelling(key: string): Spelling | null {
  const colon = key.indexOf(':');
  const verb = colon < 0 ? key : key.slice(0, colon);
  if (!Object.hasOwn(GRAMMAR, verb)) return null;
  return GRAMMAR[verb](colon < 0 ? '' : key.slice(colon + 1), verb);
}

type Reader = (rest: string, verb: string) => Spelling | null;

const option = (verb: string, about?: About): Message =>
  about === undefined ? { id: `option.${verb}` } : { id: `option.${verb}`, about };

const button: Reader = (rest, verb) =>
  rest === '' ? { target: `button:${verb}`, message: option(verb) } : null;

const value: Reader = (rest, verb) =>
  /^[1-6]$/.test(rest)
    ? { target: `die:${rest}`, message: option(verb, { value: Number(rest) }) }
    : null;

const card: Reader = (rest, verb) =>
  CARD_IDS.has(rest) ? { target: `card:${rest}`, message: option(verb, { card: rest }) } : null;

const space: Reader = (rest, verb) =>
  Object.hasOwn(SPACES, rest)
    ? { target: `space:${rest}`, message: option(verb, SPACES[rest]) }
    : null;

const course: Reader = (rest, verb) => {
  const [direction, name = ''] = rest.split(':');
  if (!isDirection(direction) || !Object.hasOwn(SPACES, name)) return null;
  return { target: `space:${name}`, message: option(verb, { direction, ...SPACES[name] }) };
};

const explore: Reader = (rest, verb) => {
  const [direction, cell = ''] = rest.split(':');
  const at = /^(-?\d+),(-?\d+)$/.exec(cell);
  if (!isDirection(direction) || at === null) return null;
  const about = { direction, x: Number(at[1]), y: Number(at[2]) };
  return { target: `cell:${cell}`, message: option(verb, about) };
};

const lay: Reader = (rest, verb) => {
  const at = /^(-?\d+),(-?\d+),([0-3])$/.exec(rest);
  if (at === null) return null;
  const about = { x: Number(at[1]), y: Number(at[2]), rotation: Number(at[3]) };
  return { target: `place:${rest}`, message: option(verb, about) };
};

const block: Reader = (rest, verb) => {
  const at = /^(-?\d+),(-?\d+)$/.exec(rest);
  if (at === null) return null;
  const about = { x: Number(at[1]), y: Number(at[2]) };
  return { target: `block:${rest}`, message: option(verb, about) };
};

const figure: Reader = (rest, verb) => {
  const [kind, where = ''] = rest.split(/[.@](.*)/s);
  const isFlagship = kind === 'flagship';
  const isAshore = kind === 'patrol' || kind === 'stronghold';
  const faction = isFlagship ? where : isAshore ? 'bluefin' : 'union';
  const about = { figure: kind, faction, ...(isAshore && { space: where }) };
  return { target: `figure:${rest}`, message: option(verb, about) };
};

const slot: Reader = (rest, verb) => {
  const [faction, id = ''] = rest.split('/');
  const isCrew = CARD_IDS.has(id);
  const action = isCrew ? 'crew' : id.replace(/-\d$/, '');
  const about = { faction, slot: id, action, ...(isCrew && { card: id }) };
  return { target: `slot:${rest}`, message: option(verb, about) };
};

const fire: Reader = (rest, verb) => {
  if (rest === 'none') return { target: 'button:fire', message: option('fireNone') };
  const [id, pips] = rest.split(':');
  return { target: `pips:${rest}`, message: option(verb, { slot: id, pips: Number(pips) }) };
};

const comrades: Reader = (rest, verb) => ({
  target: `button:${verb}`,
  message: option(verb, { count: Number(rest) }),
});

const count: Reader = (rest, verb) => ({
  target: `count:${rest}`,
  message: option(verb, { count: Number(rest) }),
});

const plan: Reader = (rest) =>
  rest === 'pass'
    ? { target: 'pass', message: option('pass') }
    : { target: `plan:${rest}`, message: option('plan', { plan: rest }) };

const cell: Reader = (rest, verb) => {
  const at = CELL_NAMES.indexOf(rest);
  if (at < 0) return null;
  const reward = REWARDS[at];
  const amount = 'amount' in reward ? reward.amount : 0;
  const about = { cell: rest, reward: reward.kind, amount };
  return { target: `reward:${rest}`, message: option(verb, about) };
};

const region: Reader = (rest, verb) => {
  const tile = TILES.find(({ id }) => id === rest);
  if (tile === undefined) return null;
  return { target: `region:${rest}`, message: option(verb, { tile: rest, suit: tile.suit }) };
};

/** One grammar for all questions: no key means different things in two of them. */
const GRAMMAR: { readonly [verb: string]: Reader } = {
  die: value,
  pay: value,
  slot,
  hit: slot,
  mend: slot,
  load: slot,
  change: (rest, verb) => ({
    target: `button:${verb}${rest}`,
    message: option(verb, { pips: Number(rest) }),
  }),
  recruit: card,
  smuggle: card,
  deliver: card,
  crew: card,
  take: card,
  drop: card,
  steal: card,
  board: card,
  plan,
  battlePlan: plan,
  step: course,
  witch: course,
  push: course,
  explore,
  go: space,
  start: space,
  deploy: space,
  pick: space,
  return: space,
  build: space,
  aim: space,
  lay,
  block,
  fight: figure,
  skip: figure,
  shoot: figure,
  fire,
  reroll: (rest, verb) => ({
    target: `button:${verb}-${rest}`,
    message: option(verb, { which: rest }),
  }),
  victory: (rest, verb) => ({
    target: `${verb}:${rest}`,
    message: option(verb, { victory: rest }),
  }),
  place: comrades,
  gain: comrades,
  count,
  spend: count,
  region,
  cell,
  pile: (rest, verb) => ({
    target: `${verb}:${rest}`,
    message: option(verb, { pile: Number(rest) + 1 }),
  }),
  aside: button,
  end: button,
  stop: button,
  stay: button,
  done: button,
  decline: button,
  ignore: button,
  patrol: button,
  draw: button,
  wipe: button,
  keep: button,
  asCrew: button,
  asCargo: button,
  repairHere: button,
};

const CARD_IDS: ReadonlySet<string> = new Set(MARKET.map(({ id }) => id));

const SPACES: { readonly [name: string]: About } = Object.fromEntries(
  SPACE_NAMES.map((name, at): [string, About] => [
    name,
    {
      space: name,
      suit: TILES[Math.floor(at / CORNERS.length)].suit,
      terrain: terrainName(TERRAIN[at]),
      tailwind: TERRAIN[at].tailwind,
      treasure: TERRAIN[at].treasure,
    },
  ]),
);

function terrainName(terrain: Terrain): string {
  if (terrain.island) return 'island';
  if (terrain.wreckage) return 'wreckage';
  if (terrain.harbor) return 'harbor';
  if (terrain.fog) return 'fog';
  return terrain.current === NONE ? 'sea' : 'current';
}

function isDirection(name: string): boolean {
  return DIRECTIONS.some((direction) => direction === name);
}
