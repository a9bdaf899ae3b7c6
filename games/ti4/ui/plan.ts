import type { Planned, Planning } from '@tablewright/board';
import {
  type Ask,
  followScript,
  offer,
  type Question,
  type Script,
  type Seat,
  type Stop,
} from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { cloneTi4 } from '../rules/clone.gen.ts';
import { landing } from '../rules/landing.ts';
import { movement } from '../rules/movement.ts';
import { afloat, DOCK, docksOf } from '../rules/pieces.ts';
import { docksAt, orderUnits, producersIn, type Producers } from '../rules/production.ts';
import { pay } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';

/** Does the question belong to a row that is put together on the page: moving, landing, producing, paying? */
export function mayBegin({ prompt }: Question): boolean {
  return ROWS[prompt] !== undefined;
}

/**
 * What comes after the answers of a plan, found by the rules themselves on a copy of the table, up to the next roll of
 * the dice. One answer that ends its row is no plan: it is given at once.
 */
export function planAfter(
  { state, seat, question }: Planning<Ti4>,
  keys: readonly string[],
): Planned<Ti4> | null {
  const row = ROWS[question.prompt];
  const after = (given: readonly string[]): Stop & { state: Ti4 } => {
    const g = cloneTi4(state);
    return { ...followScript(row(g, seat, question), given), state: g };
  };
  // After answers that have been given, the row could not be followed from its beginning.
  const first = after([]);
  if (first.at !== 'question' || !isSame(questionOf(first.ask), question)) return null;
  const stop = after(keys);
  if (stop.at === 'refusal') return null;
  if (stop.at !== 'question' || stop.ask.seat !== seat)
    return keys.length === 1 ? null : { question: null, state: stop.state };
  const last = lastOf(stop.ask, (closing) => after([...keys, ...closing]));
  const asked = withoutEnd(questionOf(stop.ask), last);
  return { question: asked, state: stop.state, ...(last.length > 0 && { last }) };
}

/** The rows of questions that a plan can be made of, by the prompt of the first one. */
const ROWS: {
  readonly [prompt: string]: (g: Ti4, seat: Seat, question: Question) => Script;
} = {
  moveShips: (g, seat) => movement(g, seat),
  landForces: (g, seat) => landing(g, seat),
  produce: (g, seat, question) =>
    orderUnits(g, seat, systemOf(question), producersOf(g, seat, question)),
  payResources: (g, seat, { about }) => pay(g, seat, Number(about['cost']), 'resources'),
  payInfluence: (g, seat, { about }) => pay(g, seat, Number(about['cost']), 'influence'),
};

function systemOf({ about }: Question): number {
  return TILES.findIndex(({ id }) => id === about['system']);
}

/** All that produce in the system, or the one dock that a strategy card has chosen: whichever is asked about. TI-3.8 */
function producersOf(g: Ti4, seat: Seat, question: Question): Producers {
  const system = systemOf(question);
  const all = producersIn(g, seat, system);
  const docks = TILES[system].planets.filter((planet) => docksOf(g, planet, seat) > 0);
  if (afloat(g, system, seat, DOCK) > 0) docks.push(NONE);
  const each = docks.map((dock) => docksAt(g, seat, system, [dock]));
  const isAsked = (producers: Producers): boolean => {
    const stop = followScript(orderUnits(cloneTi4(g), seat, system, producers), []);
    return stop.at === 'question' && isSame(questionOf(stop.ask), question);
  };
  return [all, ...each].find(isAsked) ?? all;
}

function questionOf(ask: Ask): Question {
  return {
    prompt: ask.prompt.id,
    about: ask.details.about ?? {},
    options: ask.options.map((option) => offer(ask, option)),
  };
}

function isSame(one: Question, other: Question): boolean {
  const textOf = ({ prompt, about, options: offered }: Question): string =>
    JSON.stringify([prompt, about, offered.map(({ key }) => key)]);
  return textOf(one) === textOf(other);
}

/** Leaves out the option to end a row that confirming the plan ends anyway. */
function withoutEnd(question: Question, last: readonly string[]): Question {
  const isOnlyEnd = last.length === 1 && last[0] === 'done';
  if (!isOnlyEnd) return question;
  return { ...question, options: question.options.filter(({ key }) => key !== 'done') };
}

/** How the row ends as it is: nothing more, and what has to be paid with the least waste. */
function lastOf(ask: Ask, after: (closing: readonly string[]) => Stop): readonly string[] {
  const offers = (asked: Ask, key: string): boolean =>
    asked.options.some((option) => asked.prompt.key(option) === key);
  if (offers(ask, 'payLeast')) return ['payLeast'];
  if (!offers(ask, 'done')) return [];
  const stop = after(['done']);
  const isPaid =
    stop.at === 'question' && stop.ask.seat === ask.seat && offers(stop.ask, 'payLeast');
  return isPaid ? ['done', 'payLeast'] : ['done'];
}
