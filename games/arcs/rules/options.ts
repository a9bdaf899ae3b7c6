import type { Message, Prompt, Spelling } from '@tablewright/engine';
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

/**
 * What a player may choose: a verb and numbers. Keys, targets and messages are spelt only when somebody
 * looks, and can be read back from the key alone.
 */
export interface Option {
  readonly do: Verb;
  readonly args: readonly number[];
}

const FRESHNESS = ['fresh', 'damaged'] as const;

/** Standard actions first, then new ones: how `act` counts them. */
export const ACTION_IDS: readonly string[] = [...ACTIONS, ...NEW_ACTIONS.map(({ id }) => id)];

const ids = (things: readonly { readonly id: string }[]): readonly string[] =>
  things.map(({ id }) => id);

/** Names of what an argument counts; numbers stand for themselves. */
const NAMES = {
  action: ACTION_IDS,
  ambition: AMBITIONS,
  as: RESOURCES,
  card: ids(ACTION_CARDS),
  court: ids(COURT),
  die: DICE,
  freshness: FRESHNESS,
  kind: BUILDINGS,
  leader: ids(LEADERS),
  lore: ids(LORE),
  resource: RESOURCES,
  system: ids(SYSTEMS),
  cluster: null,
  count: null,
  face: null,
  owner: null,
  place: null,
  player: null,
  rival: null,
  slot: null,
} as const;

type Argument = keyof typeof NAMES;

interface Speech {
  readonly id: string;
  readonly args: readonly Argument[];
  /** `{name}` stands for an argument. */
  readonly target: string;
}

const button = (name: string): string => `button:${name}`;
const onCard = ['card'] as const;
const onCourt = ['court'] as const;
const inSystem = ['system'] as const;
const ofPlayer = ['player', 'slot', 'resource'] as const;
const ofRival = ['rival', 'slot', 'resource'] as const;
const building = ['system', 'place'] as const;
const anyBuilding = ['kind', 'system', 'place'] as const;

// oxfmt-ignore
const SPEECH = {
  pickLeader: { id: 'option.pickLeader', args: ['leader'], target: 'leader:{leader}' },
  pickLore: { id: 'option.pickLore', args: ['lore'], target: 'lore:{lore}' },
  mulligan: { id: 'option.mulligan', args: [], target: button('mulligan') },
  keepHand: { id: 'option.keepHand', args: [], target: button('keepHand') },

  lead: { id: 'option.lead', args: onCard, target: 'card:{card}' },
  pass: { id: 'option.pass', args: [], target: button('pass') },
  surpass: { id: 'option.surpass', args: onCard, target: 'card:{card}' },
  copy: { id: 'option.copy', args: onCard, target: 'card:{card}' },
  pivot: { id: 'option.pivot', args: onCard, target: 'card:{card}' },
  declare: { id: 'option.declare', args: ['ambition'], target: 'ambition:{ambition}' },
  seize: { id: 'option.seize', args: onCard, target: 'card:{card}' },
  proceed: { id: 'option.proceed', args: [], target: button('proceed') },

  spend: { id: 'option.spend', args: ['player', 'slot', 'resource', 'as'], target: 'slot:{player}:{slot}' },
  waste: { id: 'option.waste', args: ofPlayer, target: 'slot:{player}:{slot}' },
  use: { id: 'option.use', args: onCourt, target: 'court:{court}' },
  endPrelude: { id: 'option.endPrelude', args: [], target: button('endPrelude') },
  act: { id: 'option.act', args: ['action'], target: 'action:{action}' },
  endTurn: { id: 'option.endTurn', args: [], target: button('endTurn') },
  first: { id: 'option.first', args: ['action'], target: 'action:{action}' },
  straight: { id: 'option.straight', args: ['action'], target: 'action:{action}' },

  tax: { id: 'option.tax', args: building, target: 'building:{system}:{place}' },
  buildCity: { id: 'option.buildCity', args: inSystem, target: 'system:{system}' },
  buildStarport: { id: 'option.buildStarport', args: inSystem, target: 'system:{system}' },
  buildShip: { id: 'option.buildShip', args: inSystem, target: 'system:{system}' },
  buildCloudCity: { id: 'option.buildCloudCity', args: inSystem, target: 'system:{system}' },
  pay: { id: 'option.pay', args: ofPlayer, target: 'slot:{player}:{slot}' },
  repairShip: { id: 'option.repairShip', args: inSystem, target: 'system:{system}' },
  repairBuilding: { id: 'option.repairBuilding', args: anyBuilding, target: 'building:{system}:{place}' },
  influence: { id: 'option.influence', args: onCourt, target: 'court:{court}' },
  secure: { id: 'option.secure', args: onCourt, target: 'court:{court}' },

  moveFrom: { id: 'option.moveFrom', args: inSystem, target: 'system:{system}' },
  moveFresh: { id: 'option.moveFresh', args: ['count'], target: 'count:{count}' },
  moveDamaged: { id: 'option.moveDamaged', args: ['count'], target: 'count:{count}' },
  moveTo: { id: 'option.moveTo', args: inSystem, target: 'system:{system}' },
  leaveShip: { id: 'option.leaveShip', args: ['system', 'player', 'freshness'], target: 'ships:{system}:{player}:{freshness}' },
  stop: { id: 'option.stop', args: [], target: button('stop') },

  battle: { id: 'option.battle', args: ['system', 'rival'], target: 'system:{system}' },
  raidDice: { id: 'option.raidDice', args: ['count'], target: 'count:{count}' },
  assaultDice: { id: 'option.assaultDice', args: ['count'], target: 'count:{count}' },
  skirmishDice: { id: 'option.skirmishDice', args: ['count'], target: 'count:{count}' },
  reroll: { id: 'option.reroll', args: ['die', 'face'], target: 'die:{die}:{face}' },
  keepRoll: { id: 'option.keepRoll', args: [], target: button('keepRoll') },
  hitShip: { id: 'option.hitShip', args: ['system', 'owner', 'freshness'], target: 'ships:{system}:{owner}:{freshness}' },
  hitBuilding: { id: 'option.hitBuilding', args: anyBuilding, target: 'building:{system}:{place}' },
  ransack: { id: 'option.ransack', args: onCourt, target: 'court:{court}' },
  stealToken: { id: 'option.stealToken', args: ofRival, target: 'slot:{rival}:{slot}' },
  stealCard: { id: 'option.stealCard', args: ['rival', 'court'], target: 'court:{court}' },

  store: { id: 'option.store', args: ofPlayer, target: 'slot:{player}:{slot}' },
  discardToken: { id: 'option.discardToken', args: ['resource'], target: button('discardToken') },
  gain: { id: 'option.gain', args: ['resource'], target: 'resource:{resource}' },
  amount: { id: 'option.amount', args: ['count'], target: 'count:{count}' },
  none: { id: 'option.none', args: [], target: button('none') },
  done: { id: 'option.done', args: [], target: button('done') },

  placeShips: { id: 'option.placeShips', args: inSystem, target: 'system:{system}' },
  uprising: { id: 'option.uprising', args: ['cluster'], target: 'cluster:{cluster}' },
  outrage: { id: 'option.outrage', args: ['resource'], target: 'resource:{resource}' },
  freeCity: { id: 'option.freeCity', args: ['owner', 'system', 'place'], target: 'building:{system}:{place}' },
  seizeNow: { id: 'option.seizeNow', args: [], target: button('seizeNow') },
  union: { id: 'option.union', args: onCard, target: 'card:{card}' },
  discardCard: { id: 'option.discardCard', args: onCard, target: 'card:{card}' },
  draw: { id: 'option.draw', args: [], target: button('draw') },
  lookAt: { id: 'option.lookAt', args: ['rival'], target: 'hand:{rival}' },
  takeCard: { id: 'option.takeCard', args: onCard, target: 'card:{card}' },
  giveCard: { id: 'option.giveCard', args: onCard, target: 'card:{card}' },
  giveGuild: { id: 'option.giveGuild', args: onCourt, target: 'court:{court}' },
  fence: { id: 'option.fence', args: ofPlayer, target: 'slot:{player}:{slot}' },

  trade: { id: 'option.trade', args: building, target: 'building:{system}:{place}' },
  takeToken: { id: 'option.takeToken', args: ofRival, target: 'slot:{rival}:{slot}' },
  giveToken: { id: 'option.giveToken', args: ofPlayer, target: 'slot:{player}:{slot}' },
  returnCaptive: { id: 'option.returnCaptive', args: ['owner'], target: 'captive:{owner}' },
  execute: { id: 'option.execute', args: ['owner'], target: 'captive:{owner}' },
  abduct: { id: 'option.abduct', args: onCourt, target: 'court:{court}' },
  summon: { id: 'option.summon', args: building, target: 'building:{system}:{place}' },
  prune: { id: 'option.prune', args: anyBuilding, target: 'building:{system}:{place}' },
  fireFrom: { id: 'option.fireFrom', args: inSystem, target: 'system:{system}' },
  fireAt: { id: 'option.fireAt', args: ['system', 'rival'], target: 'system:{system}' },
} as const satisfies { readonly [verb: string]: Speech };

export type Verb = keyof typeof SPEECH;

export function option(verb: Verb, ...args: number[]): Option {
  return { do: verb, args };
}

/** A question whose options are spelt by the table above. */
export function spelt(id: string): Prompt<Option> {
  return {
    id,
    key: keyOf,
    target: (chosen) => targetOf(SPEECH[chosen.do], wordsOf(chosen)),
    message: (chosen) => messageOf(SPEECH[chosen.do], wordsOf(chosen)),
  };
}

export function keyOf(chosen: Option): string {
  return [chosen.do, ...wordsOf(chosen)].join(':');
}

/** Every option of Arcs has a key that tells all of it, so a host need send nothing but keys. */
export function spell(key: string): Spelling | null {
  const [verb, ...words] = key.split(':');
  if (!Object.hasOwn(SPEECH, verb)) return null;
  const speech: Speech = SPEECH[verb as Verb];
  if (words.length !== speech.args.length) return null;
  const known = words.map((word, i) => readWord(speech.args[i], word));
  if (known.includes(null)) return null;
  const said = known as (string | number)[];
  return { target: targetOf(speech, said), message: messageOf(speech, said) };
}

function wordsOf(chosen: Option): (string | number)[] {
  const { args } = SPEECH[chosen.do] as Speech;
  return chosen.args.map((value, i) => NAMES[args[i]]?.[value] ?? value);
}

function readWord(argument: Argument, word: string): string | number | null {
  const names: readonly string[] | null = NAMES[argument];
  if (names !== null) return names.includes(word) ? word : null;
  return /^\d{1,2}$/.test(word) ? Number(word) : null;
}

function targetOf({ target, args }: Speech, words: readonly (string | number)[]): string {
  return target.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(words[args.indexOf(name as Argument)]),
  );
}

function messageOf({ id, args }: Speech, words: readonly (string | number)[]): Message {
  if (args.length === 0) return { id };
  return { id, about: Object.fromEntries(args.map((name, i) => [name, words[i]])) };
}
