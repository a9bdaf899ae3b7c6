import type { Refusal, Script, Seat } from '@tablewright/engine';
import {
  type Action,
  ACTION_CARDS,
  ACTIONS,
  COURT,
  type Resource,
  RESOURCES,
  SUIT_ACTIONS,
} from '../content/index.ts';
import { actionsAmong, actionsRefused, actionsVerdict, takeAction } from './actions/choosing.ts';
import { choose, type Option } from './options.ts';
import { powers } from './powers.ts';
import { distinctTokens, isOutraged, ownToken, spendToken, wildTypes } from './resources.ts';
import { type Arcs, NONE } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

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

const END_PRELUDE: Option<'endPrelude'> = { do: 'endPrelude' };

/** One Prelude action after the other, until the player has had enough. ARC-21.1, ARC-21.2 */
export function* prelude(g: Arcs, seat: Seat): Script {
  const options: (PreludeOption | Option<'endPrelude'>)[] = [];
  eachPrelude(g, seat, (choice, clause) => {
    if (clause === null) options.push(choice);
  });
  options.push(END_PRELUDE);
  const choice = yield* choose(seat, 'prelude', options, {
    otherwise: END_PRELUDE,
    refused: () => forbiddenPreludes(g, seat),
  });
  if (choice.do === 'endPrelude') {
    endPrelude(g);
    return;
  }
  if (choice.do === 'spend') {
    yield* spend(g, seat, choice.slot, choice.as);
  } else if (choice.do === 'waste') {
    emit('wasted', { player: seat, resource: RESOURCES[choice.resource] });
    spendToken(g, seat, choice.slot);
  } else {
    const { court } = choice;
    emit('usedCard', { player: seat, court: COURT[court].id });
    for (const { card, ability } of powers.on('court', court, 'prelude'))
      yield* ability.use(g, seat, { card });
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

type PreludeOption = Option<'spend' | 'waste' | 'use'>;

/** Tokens to spend or to waste, Guild cards to use, each with what forbids it. */
function eachPrelude(
  g: Arcs,
  seat: Seat,
  visit: (choice: PreludeOption, clause: string | null) => void,
): void {
  const { slots } = g.players[seat];
  const filled = distinctTokens(g, seat);
  const wild = wildTypes(g, seat);
  for (const slot of filled) {
    const token = slots[slot];
    for (const as of new Set([token, ...wild])) {
      // What the token buys must be possible without it: it may be all that could pay for a Cloud City.
      slots[slot] = NONE;
      const clause = spendVerdict(g, seat, as, wild);
      slots[slot] = token;
      visit({ do: 'spend', player: seat, slot, resource: token, as }, clause);
    }
  }
  for (const slot of filled) visit(ownToken('waste', g, seat, slot), null);
  for (const { card, ability } of powers.at(g, seat, 'prelude')) {
    const clause = g.turn.locked.includes(card) ? 'ARC-21.5' : ability.may?.(g, seat, {}, card);
    visit({ do: 'use', court: card }, clause ?? null);
  }
}

function forbiddenPreludes(g: Arcs, seat: Seat): Refusal<Option>[] {
  const refused: Refusal<Option>[] = [];
  eachPrelude(g, seat, (choice, clause) => {
    if (clause !== null) refused.push({ option: choice, clause });
  });
  return refused;
}

/** Outrage forbids a type unless a card ignores it; what has no effect now may only be wasted. ARC-16.12, ARC-18.12 */
function spendVerdict(g: Arcs, seat: Seat, as: number, wild: readonly number[]): string | null {
  if (isOutraged(g, seat, as) && !wild.includes(as)) return 'ARC-16.12';
  if (as === WEAPON) return g.turn.weapon ? 'ARC-18.9' : null;
  return actionsVerdict(g, seat, { allowed: actionsFor(g, as) });
}

/** The clause that says what a token of each type buys. */
const BUYS: { readonly [R in Resource]: string } = {
  material: 'ARC-18.7',
  fuel: 'ARC-18.8',
  relic: 'ARC-18.8',
  weapon: 'ARC-18.9',
  psionic: 'ARC-18.11',
};

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
  const { action } = yield* choose(seat, 'preludeAction', actionsAmong(g, seat, allowance), {
    about: { resource: RESOURCES[as] },
    refused: () => [
      ...actionsRefused(g, seat, allowance),
      ...ACTIONS.flatMap((name, number): Refusal<Option>[] =>
        allowance.allowed.includes(name)
          ? []
          : [{ option: { do: 'act', action: number }, clause: BUYS[RESOURCES[as]] }],
      ),
    ],
  });
  takeAction(g, seat, action);
}
