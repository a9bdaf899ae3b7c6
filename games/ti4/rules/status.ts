import type { Script, Seat } from '@tablewright/engine';
import { drawCards } from './cards.ts';
import { gainTokens, redistribute } from './command.ts';
import { checkEliminations } from './elimination.ts';
import { moment } from './moments.ts';
import { initiativeOrder } from './order.ts';
import { returnNotesAt } from './note-play.ts';
import { scorePublic, scoreSecret } from './objectives.ts';
import { PUBLIC } from './options.ts';
import { enforcePlastic } from './plastic.ts';
import { bonus } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { endWithObjectives } from './victory.ts';
import { emit, schedule } from './vocabulary.ts';

/** Command tokens that everybody gains. TI-22.1 */
const TOKENS = 2;

/** Action cards that everybody draws. TI-22.1 */
const STATUS_CARDS = 1;

/** Effects at its start, then scoring, the next objective, action cards, tokens back and new ones, readied cards, repairs, strategy cards back. TI-22.1 */
export function* statusPhase(g: Ti4): Script {
  g.phase = 'status';
  emit('phase', { phase: g.phase });
  const order = initiativeOrder(g);
  yield* moment(g, 'status.start', order, () => ({}));
  yield* enforcePlastic(g);
  for (const seat of order) schedule(g, 'scoreObjectives', seat);
  schedule(g, 'revealObjective');
  if (g.variant.council) for (const seat of order) schedule(g, 'drawCards', seat);
  schedule(g, 'recallTokens');
  for (const seat of order) schedule(g, 'gainTokens', seat);
  schedule(g, 'readyAll');
  schedule(g, 'endStatusPhase');
}

/** At most one public and one secret objective. TI-20.1 */
export function* scoreObjectives(g: Ti4, seat: Seat): Script {
  yield* scorePublic(g, seat);
  yield* scoreSecret(g, seat);
}

/** All of stage I before stage II; without one the game ends. TI-20.6 */
export function* revealObjective(g: Ti4): Script {
  const next = g.stage1.pop() ?? g.stage2.pop();
  if (next === undefined) endWithObjectives(g);
  g.revealed.push(next);
  emit('revealed', { objective: PUBLIC[next].id });
}

/** One action card each and what abilities add. TI-22.1, TI-26.2 */
export function* drawCardsStep(g: Ti4, seat: Seat): Script {
  yield* drawCards(g, seat, STATUS_CARDS + bonus(g, seat, 'statusCards'));
}

/** All command tokens on the board go to reinforcements. TI-22.1 */
export function* recallTokens(g: Ti4): Script {
  g.tokens.fill(0);
}

/** Two tokens and what abilities add, then free redistribution; the last ground forces may go with a fleet. TI-4.4, TI-22.1, TI-22.2, TI-24.1 */
export function* gainTokensStep(g: Ti4, seat: Seat): Script {
  yield* gainTokens(g, seat, TOKENS + bonus(g, seat, 'statusTokens'));
  yield* redistribute(g, seat);
  yield* checkEliminations(g);
}

/** Cards are readied, units repaired. TI-11.3, TI-22.1 */
export function* readyAll(g: Ti4): Script {
  g.exhausted.fill(false);
  for (const player of g.players) player.spent = [];
  for (const card of g.strategy) card.exhausted = false;
  for (const law of g.attached) law.exhausted = false;
  g.damaged.fill(0);
}

/** Strategy cards go back; effects at the end of the phase come after that, then the agenda phase. TI-2.1, TI-2.4, TI-22.1, TI-22.3 */
export function* endStatusPhase(g: Ti4): Script {
  const order = initiativeOrder(g);
  g.keepers = 0;
  yield* moment(g, 'status.return', order, () => ({}));
  for (const card of g.strategy)
    if (card.owner !== NONE && (g.keepers & (1 << card.owner)) === 0) card.owner = NONE;
  for (const player of g.players) player.passed = player.eliminated;
  yield* moment(g, 'status.end', order, () => ({}));
  yield* enforcePlastic(g);
  returnNotesAt(g, 'status.end');
  g.zero = NONE;
  const isCouncilHeld = g.variant.council && !g.custodians;
  schedule(g, isCouncilHeld ? 'agendaPhase' : 'strategyPhase');
}
