import type { Seat } from '@tablewright/engine';
import {
  MECATOL,
  noteOf,
  type Objective,
  STRATEGY_CARDS,
  STRATEGY_CARDS_EACH,
} from '../../content/index.ts';
import { custodiansCost } from '../../rules/landing.ts';
import { initiativeOrder } from '../../rules/order.ts';
import { noteOfKind } from '../../rules/notes.ts';
import { holdsHome, openObjectives } from '../../rules/objectives.ts';
import { controls, hasToken, planetsIn } from '../../rules/pieces.ts';
import { progress } from '../../rules/progress.ts';
import { purse } from '../../rules/spending.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';
import { bringsForces, comersTo, landsIn } from './reach.ts';

/** How sure points are: with what is on the table, with a little more, by hidden cards, or as a gift of others. */
export type Sureness = 'ready' | 'near' | 'hidden' | 'gift';

/** A way to points that is still open in this round. */
export interface Way {
  readonly by: 'status' | 'imperial' | 'mecatol' | 'custodians' | 'secret' | 'support';
  readonly sureness: Sureness;
  readonly points: number;
  /** The public objective, with how far the player is. */
  readonly goal?: { readonly id: string; readonly have: number; readonly need: number };
}

/** Whether a player can win in this round: with what is on the table, with more, only with gifts of others, or not. */
export type Chance = 'ready' | 'possible' | 'helped' | 'none';

export interface Outlook {
  readonly seat: Seat;
  readonly points: number;
  readonly chance: Chance;
  /** What it would take; without a chance, what is ready. */
  readonly ways: readonly Way[];
  /** Without all home planets nobody scores public objectives. TI-20.3 */
  readonly isHomeLost: boolean;
}

const IMPERIAL = STRATEGY_CARDS.findIndex(({ id }) => id === 'imperial');
const SUPPORT = noteOf('support-for-the-throne');

/** Does the match end with this round, because no objective is left to turn up? TI-20.6 */
export function isLastRound(g: Ti4): boolean {
  return g.stage1.length + g.stage2.length === 0 && isBeforeReveal(g);
}

/** Who can win in this round and how, by what everybody knows: the best chances first, then most points, then initiative. */
export function outlook(g: Ti4): Outlook[] {
  if (g.phase === 'setup' || g.phase === 'over') return [];
  const inOrder = initiativeOrder(g);
  const all = inOrder.map((seat) => ({ seat, ...waysOf(g, seat) }));
  const sure = (seat: Seat): number => {
    const { ready } = all.find((each) => each.seat === seat)!;
    return g.players[seat].points + sum(ready);
  };
  const found = all.map(({ seat, ready, most, gifts }): Outlook => {
    const { points } = g.players[seat];
    const rivals = inOrder.filter((other) => other !== seat).map(sure);
    const goal = isLastRound(g)
      ? Math.min(g.variant.points, Math.max(...rivals))
      : g.variant.points;
    const isHomeLost = !holdsHome(g, seat);
    const has = (chance: Chance, ways: readonly Way[]): Outlook => ({
      seat,
      points,
      chance,
      ways,
      isHomeLost,
    });
    if (points + sum(ready) >= goal) return has('ready', ready);
    if (points + sum(most) >= goal) return has('possible', most);
    if (points + sum([...most, ...gifts]) >= goal) return has('helped', [...most, ...gifts]);
    return has('none', ready);
  });
  const rank = (one: Outlook): number => CHANCES.indexOf(one.chance);
  return found.toSorted((one, other) => rank(one) - rank(other) || other.points - one.points);
}

const CHANCES: readonly Chance[] = ['ready', 'possible', 'helped', 'none'];

interface Ways {
  readonly ready: readonly Way[];
  /** The ways to most points, gifts not counted. */
  readonly most: readonly Way[];
  readonly gifts: readonly Way[];
}

function waysOf(g: Ti4, seat: Seat): Ways {
  const others = [...imperialPoint(g, seat), ...custodians(g, seat), ...secret(g, seat)];
  return {
    ready: [...scorings(g, seat, false), ...others.filter(({ sureness }) => sureness === 'ready')],
    most: [...scorings(g, seat, true), ...others],
    gifts: support(g, seat),
  };
}

/** The best public objectives for the times at which one can be scored: the status phase, and Imperial. TI-3.10, TI-20.1 */
function scorings(g: Ti4, seat: Seat, withNear: boolean): Way[] {
  if (!holdsHome(g, seat)) return [];
  const times = [
    ...(scoresInStatus(g, seat) ? (['status'] as const) : []),
    ...(mayUseImperial(g, seat) ? (['imperial'] as const) : []),
  ];
  const open = openObjectives(g)
    .filter(({ scorers }) => !scorers.includes(seat))
    .map(({ objective }) => ({ objective, ...progress(g, seat, objective) }));
  const ways: Way[] = [];
  let paid: Objective | null = null;
  for (const by of times) {
    const [best] = open
      .map((each) => ({ ...each, sureness: surenessOf(each, paid) }))
      .filter(({ sureness }) => sureness === 'ready' || (withNear && sureness === 'near'))
      .toSorted(
        (one, other) =>
          other.objective.points - one.objective.points ||
          Number(one.sureness === 'near') - Number(other.sureness === 'near'),
      );
    if (best === undefined) break;
    const { objective, have, need } = best;
    ways.push({
      by,
      sureness: best.sureness === 'ready' && hasImperial(g, seat, by) ? 'ready' : 'near',
      points: objective.points,
      goal: { id: objective.id, have, need },
    });
    if (objective.check.kind === 'spend') paid = objective;
    open.splice(
      open.findIndex((each) => each.objective === objective),
      1,
    );
  }
  return withNear ? ways : ways.filter(({ sureness }) => sureness === 'ready');
}

/** Two payments in one round are not sure, even if each of them could be made. */
function surenessOf(
  { objective, have, need }: { objective: Objective; have: number; need: number },
  paid: Objective | null,
): 'ready' | 'near' | null {
  if (have >= need) return paid !== null && objective.check.kind === 'spend' ? 'near' : 'ready';
  return have > 0 && need - have <= Math.max(1, Math.floor(need / 4)) ? 'near' : null;
}

/** Imperial brings a point to whoever holds Mecatol Rex by then. TI-3.10 */
function imperialPoint(g: Ti4, seat: Seat): Way[] {
  if (!mayUseImperial(g, seat)) return [];
  const isHeld = planetsIn(MECATOL).some((planet) => controls(g, seat, planet));
  if (!isHeld && !mayLandOnMecatol(g, seat)) return [];
  const sureness = isHeld && hasImperial(g, seat, 'imperial') ? 'ready' : 'near';
  return [{ by: 'mecatol', sureness, points: 1 }];
}

/** TI-12.4 */
function custodians(g: Ti4, seat: Seat): Way[] {
  if (!g.custodians || purse(g, seat, 'influence') < custodiansCost(g, seat)) return [];
  return mayLandOnMecatol(g, seat) ? [{ by: 'custodians', sureness: 'near', points: 1 }] : [];
}

/** One of those in hand: more in one round are too rare to count with. TI-20.1, TI-20.2 */
function secret(g: Ti4, seat: Seat): Way[] {
  const isLeft = g.players[seat].secrets.length > 0 && (acts(g, seat) || scoresInStatus(g, seat));
  return isLeft ? [{ by: 'secret', sureness: 'hidden', points: 1 }] : [];
}

/** One of those that are not given away: everybody knows whether they are. TI-17.2 */
function support(g: Ti4, seat: Seat): Way[] {
  if (g.phase === 'status') return [];
  const isLeft = g.players.some(({ eliminated }, owner) => {
    const note = noteOfKind(g, owner, SUPPORT);
    const isGiven = g.players.some(({ displayed }) => displayed.includes(note));
    return owner !== seat && !eliminated && !isGiven;
  });
  return isLeft ? [{ by: 'support', sureness: 'gift', points: 1 }] : [];
}

/** Is a turn of the seat still to come? */
function acts(g: Ti4, seat: Seat): boolean {
  return g.phase === 'strategy' || (g.phase === 'action' && !g.players[seat].passed);
}

const isStep =
  (step: string, seat?: Seat) =>
  (call: Ti4['agenda'][number]): boolean =>
    call.step === step && (seat === undefined || call.args[0] === seat);

function isBeforeReveal(g: Ti4): boolean {
  if (g.phase === 'strategy' || g.phase === 'action') return true;
  const isOpening = !g.agenda.some(isStep('endStatusPhase'));
  return g.phase === 'status' && (isOpening || g.agenda.some(isStep('revealObjective')));
}

function scoresInStatus(g: Ti4, seat: Seat): boolean {
  if (!isBeforeReveal(g)) return false;
  const isUnderWay = g.phase === 'status' && g.agenda.some(isStep('endStatusPhase'));
  return !isUnderWay || g.agenda.some(isStep('scoreObjectives', seat));
}

/** Has the seat Imperial still to use, or could it still take the card? TI-2.2 */
function mayUseImperial(g: Ti4, seat: Seat): boolean {
  const { owner, exhausted } = g.strategy[IMPERIAL];
  if (owner === seat) return !exhausted && acts(g, seat);
  if (owner !== NONE || g.phase !== 'strategy') return false;
  const taken = g.strategy.filter((card) => card.owner === seat).length;
  return taken < STRATEGY_CARDS_EACH[g.players.length];
}

function hasImperial(g: Ti4, seat: Seat, by: Way['by']): boolean {
  return by !== 'imperial' || g.strategy[IMPERIAL].owner === seat;
}

function mayLandOnMecatol(g: Ti4, seat: Seat): boolean {
  if (!acts(g, seat) || g.players[seat].tactic === 0 || hasToken(g, MECATOL, seat)) return false;
  return landsIn(g, seat, MECATOL) || bringsForces(g, seat, comersTo(g, seat, MECATOL));
}

const sum = (ways: readonly Way[]): number => ways.reduce((all, { points }) => all + points, 0);
