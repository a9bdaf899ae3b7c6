import type { Refusal, Script, Seat } from '@tablewright/engine';
import { STRATEGY_CARDS } from '../content/index.ts';
import { returnInfantry } from './destruction.ts';
import { checkEliminations } from './elimination.ts';
import { isAnomaly } from './galaxy.ts';
import { candidates, moment, untimely } from './moments.ts';
import { activeOrder, initiativeOf, initiativeOrder } from './order.ts';
import { choose, type Option } from './options.ts';
import { hasShips, hasToken } from './pieces.ts';
import { enforcePlastic } from './plastic.ts';
import { powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { activate, actionsOfTurn } from './tactical.ts';
import { couldTrade } from './transactions.ts';
import { emit, schedule } from './vocabulary.ts';

/** Turns go round in initiative order until all have passed. TI-2.7 */
export function* actionPhase(g: Ti4): Script {
  g.phase = 'action';
  emit('phase', { phase: 'action' });
  schedule(g, 'nextTurn', NONE);
}

/** The next in initiative order who has not passed; alone, a player takes one turn after the other. TI-2.7, TI-2.10 */
export function* nextTurn(g: Ti4, initiative: number): Script {
  let first = NONE;
  for (const seat of initiativeOrder(g)) {
    if (g.players[seat].passed) continue;
    if (initiativeOf(g, seat) > initiative) {
      schedule(g, 'turn', seat);
      return;
    }
    if (first === NONE) first = seat;
  }
  if (first === NONE) schedule(g, 'statusPhase');
  else schedule(g, 'turn', first);
}

/**
 * What happens at the start of a turn comes once, however many actions follow. TI-2.8, TI-27.11. Who is next depends on
 * the initiative of now: an eliminated player has none. TI-24.2
 */
export function* turn(g: Ti4, seat: Seat): Script {
  const initiative = initiativeOf(g, seat);
  g.turn = { number: g.turn.number + 1, seat, taken: 0, extra: 0, traded: 0 };
  for (const player of g.players) {
    player.owed = 0;
    player.owedCards = 0;
  }
  emit('turn', { player: seat });
  yield* returnInfantry(g, seat);
  yield* enforcePlastic(g);
  const about = { player: seat };
  yield* moment(g, 'turn.start', activeOrder(g), () => ({ active: seat }), { about });
  schedule(g, 'action', seat);
  schedule(g, 'nextTurn', initiative);
}

/** One action: strategic, tactical or component; or the pass. TI-2.8, TI-2.9 */
export function* action(g: Ti4, seat: Seat): Script {
  const choice = yield* choose(seat, 'turn', () => actionsOf(g, seat), {
    accords: true,
    always: true,
    about: { taken: g.turn.taken },
    refused: () => refusedActions(g, seat),
  });
  switch (choice.do) {
    case 'activate':
      activate(g, seat, choice.system);
      break;
    case 'strategic':
      emit('strategic', { player: seat, card: STRATEGY_CARDS[choice.card].id });
      schedule(g, 'primary', seat, choice.card);
      break;
    case 'component':
    case 'play':
    case 'playNote':
      if (!(yield* choice.use())) {
        // A cancelled component action is not used up. TI-2.11
        schedule(g, 'action', seat);
        return;
      }
      break;
    case 'pass':
      g.players[seat].passed = true;
      emit('passed', { player: seat });
      return;
    default:
      return;
  }
  schedule(g, 'endAction', seat);
}

type Act =
  | Option<'activate' | 'strategic' | 'pass' | 'endTurn'>
  | ReturnType<typeof candidates>[number]['option'];

function actionsOf(g: Ti4, seat: Seat): Act[] {
  const actions: Act[] = [];
  for (let card = 0; card < g.strategy.length; card++)
    if (strategicVerdict(g.strategy[card], seat) === null) actions.push({ do: 'strategic', card });
  for (const system of g.galaxy.systems)
    if (activationVerdict(g, seat, system) === null) actions.push({ do: 'activate', system });
  for (const { option, clause } of candidates(g, seat, 'action', {}))
    if (clause === null) actions.push(option);
  if (g.turn.taken > 0) actions.push({ do: 'endTurn' });
  else if (!hasUnusedCard(g, seat)) actions.push({ do: 'pass' });
  return actions;
}

function refusedActions(g: Ti4, seat: Seat): Refusal<Option>[] {
  const refused: Refusal<Option>[] = [];
  const add = (option: Act, clause: string | null): void => {
    if (clause !== null) refused.push({ option, clause });
  };
  for (const [card, each] of g.strategy.entries())
    add({ do: 'strategic', card }, strategicVerdict(each, seat));
  for (const system of g.galaxy.systems)
    add({ do: 'activate', system }, activationVerdict(g, seat, system));
  for (const { option, clause } of candidates(g, seat, 'action', {})) add(option, clause);
  refused.push(...untimely(g, seat, ['action']));
  if (g.turn.taken === 0 && hasUnusedCard(g, seat)) add({ do: 'pass' }, 'TI-2.9');
  return refused;
}

/** Nobody passes with a strategy card that is not exhausted. TI-2.9 */
function hasUnusedCard(g: Ti4, seat: Seat): boolean {
  return g.strategy.some(({ owner, exhausted }) => owner === seat && !exhausted);
}

/** A strategy card serves its owner once a round. TI-3.11 */
function strategicVerdict(card: Ti4['strategy'][number], seat: Seat): string | null {
  if (card.owner !== seat) return 'TI-3.1';
  return card.exhausted ? 'TI-3.11' : null;
}

/** A token of the tactic pool goes into any system without one's own, unless somebody closes it. TI-6.1, TI-1.2 */
export function activationVerdict(g: Ti4, seat: Seat, system: number): string | null {
  if (g.players[seat].tactic === 0 || hasToken(g, system, seat)) return 'TI-6.1';
  return isClosed(g, seat, system) ? 'TI-1.2' : null;
}

/** An asteroid field with ships of a player who closes it to the others? */
export function isClosed(g: Ti4, seat: Seat, system: number): boolean {
  return (
    isAnomaly(system, 'asteroid-field') &&
    g.players.some(
      (_, other) =>
        other !== seat && hasShips(g, system, other) && powers.has(g, other, 'closesAsteroids'),
    )
  );
}

/**
 * With Fleet Logistics or an effect after the action another one may follow, unless the turn was ended. TI-26.14,
 * TI-26.18. While goods can still be dealt, the player says when the turn ends. TI-16.2
 */
export function* endAction(g: Ti4, seat: Seat): Script {
  const wasEnded = g.turn.taken >= actionsOfTurn(g, seat);
  g.turn.taken++;
  yield* enforcePlastic(g);
  yield* checkEliminations(g);
  if (!wasEnded && !g.players[seat].eliminated) yield* moment(g, 'action.done', [seat], () => ({}));
  const goesOn = g.turn.taken < actionsOfTurn(g, seat) && !g.players[seat].eliminated;
  if (goesOn) schedule(g, 'action', seat);
  else if (!wasEnded && !g.players[seat].eliminated && couldTrade(g))
    yield* choose(seat, 'turnEnd', (): Option<'endTurn'>[] => [{ do: 'endTurn' }], {
      accords: true,
      always: true,
      otherwise: { do: 'endTurn' },
    });
}
