import { grammar, type OptionOf, seat, type Usable, type VerbOf, word } from '@tablewright/engine';
import { CAUSES, OFFICES, VOTES, WILES } from './content.ts';
import type { Prompts } from './vocabulary.ts';

export const WANTED = ['good', 'card'] as const;
export const REPLIES = ['accept', 'refuse', 'more'] as const;

const wile = WILES;

/** What an envoy may do. */
export const options = grammar({
  cause: { cause: CAUSES },

  play: { wile },
  work: {},
  trade: { player: seat, target: 'seat:{player}' },
  mission: {},
  rest: {},
  victim: { player: seat, target: 'seat:{player}' },
  office: { office: OFFICES },
  hush: { player: seat, target: 'seat:{player}' },
  entrust: { player: seat, target: 'seat:{player}' },

  /** Windows: each verb begins with the name of its window. */
  veto: { wile },
  lockVeto: { key: 'veto:lock', target: 'lock', says: 'option.lock' },
  letPass: { key: 'veto:pass', target: 'pass', says: 'option.pass' },
  debate: { wile },
  bribe: { key: 'debate:bribe' },
  lockDebate: { key: 'debate:lock', target: 'lock', says: 'option.lock' },
  sayNothing: { key: 'debate:pass', target: 'pass', says: 'option.pass' },
  letter: { player: seat, target: 'seat:{player}' },
  bearIt: { key: 'stolen:pass', target: 'pass', says: 'option.pass' },
  claim: { key: 'claims:claim' },
  keepSecret: { key: 'claims:pass', target: 'pass', says: 'option.pass' },

  /** A mission: answers that only add. */
  send: { cause: CAUSES },
  sendAll: { cause: CAUSES },
  sendNoMore: { key: 'send:done', target: 'button:sendNoMore' },

  /** After a deal. */
  drop: { wile },

  give: { wile },
  giveGood: { key: 'give:good' },
  want: { thing: word(WANTED) },
  reply: { reply: word(REPLIES) },
  counter: { reply: word(REPLIES) },
  pay: { wile },

  vote: { vote: word(VOTES) },
  bid: { wile },
  bidNothing: { key: 'bid:nothing' },
}).withPrompts<Prompts>();

export const { choose, chooseAll, openWindow } = options;

export type Option<V extends Verb = Verb> = OptionOf<typeof options, V>;
export type Verb = VerbOf<typeof options>;

/** Something to do that carries itself out. */
export type Deed = Option & Usable;
