import type { Refusal, Script, Seat } from '@tablewright/engine';
import { type Action, ACTIONS, NEW_ACTIONS } from '../../content/index.ts';
import { canSecure, courtSpots, secureVerdict } from '../court.ts';
import { ACTION_IDS, choose, type Option } from '../options.ts';
import { powers } from '../powers.ts';
import type { Arcs } from '../state.ts';
import { canBattle } from './battle.ts';
import { canBuild } from './build.ts';
import { canInfluence, influenceAmong } from './influence.ts';
import { canMove, canMoveToBattle } from './move.ts';
import { canRepair } from './repair.ts';
import { canTax } from './tax.ts';
import { emit, schedule } from '../vocabulary.ts';

/** What each standard action needs, and the clause that says so. */
const NEEDS: {
  readonly [A in Action]: readonly [(g: Arcs, seat: Seat) => boolean, string];
} = {
  tax: [canTax, 'ARC-11.1'],
  build: [canBuild, 'ARC-12.2'],
  move: [canMove, 'ARC-10.6'],
  repair: [canRepair, 'ARC-10.6'],
  influence: [canInfluence, 'ARC-14.2'],
  secure: [canSecure, 'ARC-10.4'],
  battle: [canBattle, 'ARC-10.4'],
};

/** Actions that a card takes along with another, and the steps they are made of. ARC-21.10 */
const ALONG: {
  readonly [extra in 'move' | 'influence']: {
    readonly helps: (g: Arcs, seat: Seat) => boolean;
    readonly before: 'moveToBattle' | 'influenceToSecure';
    readonly after: 'maybeMove' | 'maybeInfluence';
  };
} = {
  move: { helps: canMoveToBattle, before: 'moveToBattle', after: 'maybeMove' },
  influence: { helps: canInfluenceToSecure, before: 'influenceToSecure', after: 'maybeInfluence' },
};

type Extra = keyof typeof ALONG;

/** The action that the single pip of a Copy or Pivot brings along with this one. */
function extraFor(g: Arcs, seat: Seat, action: number): Extra | null {
  const along = powers.all(g, seat, 'alsoTakes').find((each) => each.with === ACTIONS[action]);
  return along?.action ?? null;
}

function standardVerdict(g: Arcs, seat: Seat, action: number, solo: boolean): string | null {
  const [isPossible, clause] = NEEDS[ACTIONS[action]];
  if (isPossible(g, seat)) return null;
  const extra = solo ? extraFor(g, seat, action) : null;
  return extra !== null && ALONG[extra].helps(g, seat) ? null : clause;
}

/** Standard actions of a list, and the new ones that may replace them, each with what forbids it. ARC-21.7 */
function eachAction(
  g: Arcs,
  seat: Seat,
  { allowed, solo = false }: Allowance,
  visit: (action: number, clause: string | null) => void,
): void {
  for (const name of allowed) {
    const action = ACTIONS.indexOf(name);
    visit(action, standardVerdict(g, seat, action, solo));
  }
  for (const { card, ability } of powers.at(g, seat, 'action')) {
    const number = NEW_ACTIONS.findIndex(({ id }) => id === ability.id);
    if (!allowed.includes(NEW_ACTIONS[number].replaces)) continue;
    visit(ACTIONS.length + number, ability.may?.(g, seat, {}, card) ?? null);
  }
}

/** What may be taken: a list of standard actions; by the single pip of a Copy or Pivot, or not. */
interface Allowance {
  readonly allowed: readonly Action[];
  readonly solo?: boolean;
}

export function actionsAmong(g: Arcs, seat: Seat, allowance: Allowance): Option<'act'>[] {
  const options: Option<'act'>[] = [];
  eachAction(g, seat, allowance, (action, clause) => {
    if (clause === null) options.push({ do: 'act', action });
  });
  return options;
}

export function actionsRefused(g: Arcs, seat: Seat, allowance: Allowance): Refusal<Option>[] {
  const refused: Refusal<Option>[] = [];
  eachAction(g, seat, allowance, (action, clause) => {
    if (clause !== null) refused.push({ option: { do: 'act', action }, clause });
  });
  return refused;
}

/** Is none of them possible? Then the clause that forbids the first. */
export function actionsVerdict(g: Arcs, seat: Seat, allowance: Allowance): string | null {
  let verdict: string | null | undefined;
  eachAction(g, seat, allowance, (_action, clause) => {
    if (clause === null || verdict === undefined) verdict = clause;
  });
  return verdict ?? null;
}

/** Schedules the action that was chosen. */
export function takeAction(g: Arcs, seat: Seat, action: number): void {
  emit('acted', { player: seat, action: ACTION_IDS[action] });
  if (action >= ACTIONS.length) schedule(g, 'newAction', seat, action);
  else if (g.turn.solo && extraFor(g, seat, action) !== null)
    schedule(g, 'withExtra', seat, action);
  else schedule(g, ACTIONS[action], seat);
}

export function* newAction(g: Arcs, seat: Seat, action: number): Script {
  const { card, ability } = powers
    .at(g, seat, 'action')
    .find((found) => found.ability.id === ACTION_IDS[action])!;
  yield* ability.use(g, seat, { card });
}

/** One more action before or after the one the pip buys. Warrior, Feastbringer */
export function* withExtra(g: Arcs, seat: Seat, action: number): Script {
  const extra = extraFor(g, seat, action)!;
  const offered: Option<'first' | 'straight'>[] = [];
  if (ALONG[extra].helps(g, seat)) offered.push({ do: 'first', action: ACTIONS.indexOf(extra) });
  if (NEEDS[ACTIONS[action]][0](g, seat)) offered.push({ do: 'straight', action });
  const choice = yield* choose(seat, 'extraAction', offered, {
    about: { action: ACTIONS[action] },
  });
  if (choice.do === 'first') schedule(g, ALONG[extra].before, seat);
  schedule(g, ACTIONS[action], seat);
  if (choice.do === 'straight') schedule(g, ALONG[extra].after, seat);
}

function canInfluenceToSecure(g: Arcs, seat: Seat): boolean {
  return canInfluence(g, seat) && spotsToSecure(g, seat).length > 0;
}

/** An influence after which something can be secured. */
export function* influenceToSecure(g: Arcs, seat: Seat): Script {
  yield* influenceAmong(g, seat, spotsToSecure(g, seat), false);
}

function spotsToSecure(g: Arcs, seat: Seat): number[] {
  const spots = courtSpots(g);
  if (canSecure(g, seat)) return spots;
  return spots.filter((spot) => {
    const { agents } = g.court[spot];
    agents[seat]++;
    const isEnough = secureVerdict(g, seat, spot) === null;
    agents[seat]--;
    return isEnough;
  });
}
