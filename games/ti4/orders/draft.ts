import type { Order, OrderBook, Question, Seat } from '@tablewright/engine';
import { FACTIONS } from '../content/index.ts';
import { scoreOf, sliceMeasures } from '../galaxy/index.ts';
import { options } from '../rules/options.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { keysOf } from './standing.ts';

/**
 * A list of wishes is the list of orders itself: the wish given first is tried first, and one that is given again moves to
 * the end. So every faction is one order, and a list of any length needs no numbers.
 */
const WISH = 'wish:';
const SHUN = 'shun:';
const SLICE = 'wish:slice';
const PLACE = 'wish:place';

type Wanted = (question: Question, view: Ti4) => string | null;

/** The best slice that is left, and the place at the table nearest to the speaker's. TI-29.4 */
const WANTED: { readonly [key: string]: Wanted } = {
  [SLICE]: (question, { draft }) => {
    const worth = (key: string): number => {
      const option = options.read(key);
      return option?.do === 'takeSlice' ? scoreOf(sliceMeasures(draft.slices[option.slice])) : NONE;
    };
    const keys = keysOf(question, ['takeSlice']);
    return keys.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
  },
  [PLACE]: (question) => keysOf(question, ['takePosition'])[0] ?? null,
};

/** Factions to take, a slice and a place at the table, in the order of the wishes. TI-29.3, TI-29.4 */
export const wishing: OrderBook<Ti4> = {
  prompts: ['pickFaction', 'draft'],
  offered: (view, seat) => {
    if (view.phase !== 'setup') return [];
    const { factions, galaxy } = view.variant;
    const isChosen = factions !== 'first' && factions !== 'all';
    const isDrafted = factions === 'draft' || galaxy === 'slices';
    const { slice, position } = view.draft;
    return [
      ...(isChosen && view.players[seat].faction === NONE
        ? factionsLeft(view).map((id) => factionOrder(WISH, id))
        : []),
      ...(galaxy === 'slices' && slice[seat] === NONE ? [plainOrder(SLICE)] : []),
      ...(isDrafted && position[seat] === NONE ? [plainOrder(PLACE)] : []),
    ];
  },
  fitting: (view, _seat, question) => [
    ...idsIn(question, 'takeFaction').map((id) => factionOrder(WISH, id)),
    ...[SLICE, PLACE].filter((key) => WANTED[key](question, view) !== null).map(plainOrder),
  ],
  answer(view, _seat, question, orders) {
    for (const key of orders) {
      const wanted = WANTED[key]?.(question, view) ?? named(question, 'takeFaction', WISH, key);
      if (wanted !== null) return wanted;
    }
    return null;
  },
};

/** Factions to ban, in the order of the wishes. TI-29.2 */
export const shunning: OrderBook<Ti4> = {
  prompts: ['banFaction'],
  offered: (view: Ti4, _seat: Seat) =>
    view.phase === 'setup' && view.variant.bans > 0
      ? factionsLeft(view).map((id) => factionOrder(SHUN, id))
      : [],
  fitting: (_view, _seat, question) =>
    idsIn(question, 'banFaction').map((id) => factionOrder(SHUN, id)),
  answer(_view, _seat, question, orders) {
    for (const key of orders) {
      const wanted = named(question, 'banFaction', SHUN, key);
      if (wanted !== null) return wanted;
    }
    return null;
  },
};

/** Those that can still be had, as far as the players know. */
function factionsLeft({ draft: { factions } }: Ti4): string[] {
  return (factions.length > 0 ? factions : [...FACTIONS.keys()]).map(
    (faction) => FACTIONS[faction].id,
  );
}

function idsIn(question: Question, verb: 'takeFaction' | 'banFaction'): string[] {
  return keysOf(question, [verb]).map((key) => key.slice(verb.length + 1));
}

/** The option of this verb that the order names, if it is offered. */
function named(
  question: Question,
  verb: 'takeFaction' | 'banFaction',
  start: string,
  order: string,
): string | null {
  if (!order.startsWith(start)) return null;
  const key = `${verb}:${order.slice(start.length)}`;
  return question.options.some((option) => option.key === key) ? key : null;
}

const factionOrder = (start: string, faction: string): Order => ({
  key: start + faction,
  message: { id: start === WISH ? 'order.wish.faction' : 'order.shun', about: { faction } },
});

const plainOrder = (key: string): Order => ({
  key,
  message: { id: key === SLICE ? 'order.wish.slice' : 'order.wish.place' },
});
