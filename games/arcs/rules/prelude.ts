import { choose, emit, type Refusal, type Script, type Seat, schedule } from '@tablewright/engine';
import { type Action, ACTION_CARDS, COURT, RESOURCES, SUIT_ACTIONS } from '../content/index.ts';
import { actionsAmong, actionsRefused, actionsVerdict, takeAction } from './actions/choosing.ts';
import { COURT_SCRIPTS } from './cards/index.ts';
import { type Option, option, spelt } from './options.ts';
import {
  isOutraged,
  raidCostOf,
  spendToken,
  tokenOption,
  tokensIn,
  wildTypes,
} from './resources.ts';
import { type Arcs, NONE } from './state.ts';

const preludePrompt = spelt('prelude');
const actionPrompt = spelt('preludeAction');

const WEAPON = RESOURCES.indexOf('weapon');

/** What a token buys; a Weapon buys no action. ARC-18.7 to ARC-18.11 */
function actionsFor(g: Arcs, resource: number): readonly Action[] {
  switch (RESOURCES[resource]) {
    case 'material':
      return ['build', 'repair'];
    case 'fuel':
      return ['move'];
    case 'relic':
      return ['secure'];
    case 'psionic':
      return SUIT_ACTIONS[ACTION_CARDS[g.played[0].card].suit];
    case 'weapon':
      return [];
  }
}

/** One Prelude action after the other, until the player has had enough. ARC-21.1, ARC-21.2 */
export function* prelude(g: Arcs, seat: Seat): Script {
  const options: Option[] = [];
  eachPrelude(g, seat, (choice, clause) => {
    if (clause === null) options.push(choice);
  });
  const { do: verb, args } = yield* choose(
    seat,
    preludePrompt,
    [...options, option('endPrelude')],
    { refused: () => forbiddenPreludes(g, seat) },
  );
  if (verb === 'endPrelude') {
    endPrelude(g);
    return;
  }
  if (verb === 'spend') {
    yield* spend(g, seat, args[1], args[3]);
  } else if (verb === 'waste') {
    emit('wasted', { player: seat, resource: RESOURCES[args[2]] });
    spendToken(g, seat, args[1]);
  } else {
    emit('usedCard', { player: seat, court: COURT[args[0]].id });
    yield* COURT_SCRIPTS[args[0]].prelude!.use(g, seat, args[0]);
  }
  g.turn.acted = true;
  schedule(g, 'prelude', seat);
}

/** Spent tokens return to the supply; locked cards are free. ARC-21.4, ARC-21.5 */
function endPrelude(g: Arcs): void {
  g.turn.prelude = false;
  g.turn.locked = [];
  g.aside.forEach((count, resource) => (g.supply[resource] += count));
  g.aside.fill(0);
}

/** Tokens to spend or to waste, Guild cards to use, each with what forbids it. */
function eachPrelude(
  g: Arcs,
  seat: Seat,
  visit: (choice: Option, clause: string | null) => void,
): void {
  const { slots, guild } = g.players[seat];
  const filled = distinctTokens(g, seat);
  const wild = wildTypes(g, seat);
  for (const slot of filled) {
    const token = slots[slot];
    for (const as of new Set([token, ...wild])) {
      // What the token buys must be possible without it: it may be all that could pay for a Cloud City.
      slots[slot] = NONE;
      const clause = spendVerdict(g, seat, as, wild);
      slots[slot] = token;
      visit(option('spend', seat, slot, token, as), clause);
    }
  }
  for (const slot of filled) visit(tokenOption('waste', g, seat, slot), null);
  for (const card of guild) {
    const script = COURT_SCRIPTS[card].prelude;
    if (script === undefined) continue;
    const clause = g.turn.locked.includes(card) ? 'ARC-21.5' : script.verdict?.(g, seat, card);
    visit(option('use', card), clause ?? null);
  }
}

function forbiddenPreludes(g: Arcs, seat: Seat): Refusal<Option>[] {
  const refused: Refusal<Option>[] = [];
  eachPrelude(g, seat, (choice, clause) => {
    if (clause !== null) refused.push({ option: choice, clause });
  });
  return refused;
}

/** Slots with tokens; those alike in type and raid cost are one. */
function distinctTokens(g: Arcs, seat: Seat): number[] {
  const { slots } = g.players[seat];
  const filled = tokensIn(g, seat);
  return filled.filter((slot, i) => {
    const isLike = (other: number): boolean =>
      slots[other] === slots[slot] && raidCostOf(g, seat, other) === raidCostOf(g, seat, slot);
    return filled.findIndex(isLike) === i;
  });
}

/** Outrage forbids a type unless a card ignores it; what has no effect now may only be wasted. ARC-16.12, ARC-18.12 */
function spendVerdict(g: Arcs, seat: Seat, as: number, wild: readonly number[]): string | null {
  if (isOutraged(g, seat, as) && !wild.includes(as)) return 'ARC-16.12';
  if (as === WEAPON) return g.turn.weapon ? 'ARC-18.9' : null;
  return actionsVerdict(g, seat, { allowed: actionsFor(g, as) });
}

/** ARC-18.6 */
function* spend(g: Arcs, seat: Seat, slot: number, as: number): Script {
  const token = g.players[seat].slots[slot];
  emit('spent', { player: seat, resource: RESOURCES[token], as: RESOURCES[as] });
  spendToken(g, seat, slot);
  if (as === WEAPON) {
    g.turn.weapon = true;
    return;
  }
  const allowance = { allowed: actionsFor(g, as) };
  const { args } = yield* choose(seat, actionPrompt, actionsAmong(g, seat, allowance), {
    about: { resource: RESOURCES[as] },
    refused: () => actionsRefused(g, seat, allowance),
  });
  takeAction(g, seat, args[0]);
}
