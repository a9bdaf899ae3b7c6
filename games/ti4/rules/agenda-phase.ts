import { mixCards, putCard, type Script, type Seat, type Zone } from '@tablewright/engine';
import { ACTION_CARDS, AGENDAS, TECHNOLOGIES } from '../content/index.ts';
import {
  aimOf,
  FOR,
  lawsInPlay,
  optionOfOutcome,
  outcomeOfOption,
  outcomesOf,
  tally,
  votersFor,
} from './ballots.ts';
import { checkEliminations } from './elimination.ts';
import { attach, enact, giveOffice, repeal } from './laws.ts';
import { moment } from './moments.ts';
import { speakerOrder } from './order.ts';
import { choose, type Option, POWER_NAMES } from './options.ts';
import { enforcePlastic } from './plastic.ts';
import { powers } from './powers.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, schedule } from './vocabulary.ts';
import { castVotes } from './votes.ts';

/** Agendas in a phase. TI-23.1 */
const AGENDAS_EACH = 2;

export function noCouncil(seats: number): Ti4['council'] {
  return {
    agenda: NONE,
    number: 0,
    again: false,
    barred: 0,
    silenced: 0,
    votes: [],
    predictions: [],
    outcome: NONE,
    traded: Array.from({ length: seats }, () => 0),
  };
}

/** Twice: reveal, vote, resolve; then all planets are readied. TI-23.1 */
export function* agendaPhase(g: Ti4): Script {
  g.phase = 'agenda';
  emit('phase', { phase: g.phase });
  yield* moment(g, 'agenda.start', speakerOrder(g), () => ({}));
  for (let number = 1; number <= AGENDAS_EACH; number++) schedule(g, 'revealAgenda', number);
  schedule(g, 'endAgendaPhase');
}

/** The next agenda on which there is something to decide. TI-23.3, TI-27.1 */
export function* revealAgenda(g: Ti4, number: number): Script {
  for (;;) {
    const agenda = takeAgenda(g);
    if (agenda === NONE) return;
    emit('agenda', { agenda: AGENDAS[agenda].id, number });
    if (!isMoot(g, agenda)) {
      openCouncil(g, agenda, number);
      return;
    }
    emit('mootAgenda', { agenda: AGENDAS[agenda].id });
    g.agendaDiscards.push(agenda);
  }
}

/** The agenda is before the council: reactions, votes, outcome. TI-23.2, TI-23.13 */
export function openCouncil(g: Ti4, agenda: number, number: number, again = false): void {
  g.council = { ...noCouncil(g.players.length), agenda, number, again };
  schedule(g, 'whenRevealed');
}

/** From the top of the deck; an empty deck is made of the discards. TI-25.1 */
function takeAgenda(g: Ti4): number {
  if (g.agendaDeck.length === 0) {
    for (const agenda of g.agendaDiscards.splice(0)) putCard(agendasOf(g), agenda);
    mixCards(agendasOf(g));
    if (g.agendaDeck.length > 0) emit('reshuffled', { deck: 'agenda' });
  }
  g.agendaKnown.pop();
  return g.agendaDeck.pop() ?? NONE;
}

export function agendasOf(g: Ti4): Zone {
  return { cards: g.agendaDeck, known: g.agendaKnown };
}

/** Nothing can be elected, or the card says so itself. TI-23.3, TI-27.1 */
function isMoot(g: Ti4, agenda: number): boolean {
  return outcomesOf(g, agenda).length === 0 || powers.of('law', agenda).isMoot?.(g) === true;
}

/** The agenda is discarded, also if it is a law that is voted on again. Another one follows. TI-23.2 */
export function replaceAgenda(g: Ti4): void {
  const { agenda, again } = g.council;
  emit('replacedAgenda', { agenda: AGENDAS[agenda].id });
  if (again) repeal(g, agenda);
  else g.agendaDiscards.push(agenda);
  g.council.agenda = NONE;
}

/** Is there still an agenda to react to? Another effect may have replaced it. */
export function isBeforeCouncil(g: Ti4): boolean {
  return g.council.agenda !== NONE;
}

/** "When" effects may replace the agenda: it starts anew with the next one. TI-23.2 */
export function* whenRevealed(g: Ti4): Script {
  yield* moment(g, 'agenda.revealed.when', speakerOrder(g), () => ({}), {
    accords: true,
    lasts: () => isBeforeCouncil(g),
  });
  if (!isBeforeCouncil(g)) {
    schedule(g, 'revealAgenda', g.council.number);
    return;
  }
  schedule(g, 'afterRevealed');
  for (const seat of votingOrder(g)) schedule(g, 'vote', seat);
  schedule(g, 'closeVote');
  schedule(g, 'settleOutcome');
  schedule(g, 'resolveOutcome');
  schedule(g, 'payPredictions');
  schedule(g, 'closeCouncil');
}

/** From the speaker's left clockwise, the speaker last. TI-23.4 */
export function votingOrder(g: Ti4): Seat[] {
  const [speaker, ...others] = speakerOrder(g);
  return [...others, speaker];
}

/** Riders, then what comes immediately before the first vote. TI-23.13 */
export function* afterRevealed(g: Ti4): Script {
  yield* moment(g, 'agenda.revealed.after', speakerOrder(g), () => ({}), { accords: true });
  yield* moment(g, 'vote.before', speakerOrder(g), () => ({}));
}

/** One player's place in the voting order; nobody votes once the outcome is settled. TI-23.4 */
export function* vote(g: Ti4, seat: Seat): Script {
  if (g.council.outcome !== NONE || g.players[seat].eliminated) return;
  yield* castVotes(g, seat);
}

/** After the speaker's place additional votes may be cast. TI-23.13 */
export function* closeVote(g: Ti4): Script {
  if (g.council.outcome !== NONE) return;
  yield* moment(g, 'vote.speaker', speakerOrder(g), () => ({}), { accords: true });
}

/** Most votes; of tied outcomes, or of all without a vote, the speaker picks one. TI-23.7 */
export function* settleOutcome(g: Ti4): Script {
  const { council } = g;
  if (council.outcome === NONE) {
    const votes = tally(g);
    const most = Math.max(0, ...votes.map(({ count }) => count));
    const leading =
      most === 0
        ? outcomesOf(g)
        : votes.filter(({ count }) => count === most).map(({ outcome }) => outcome);
    council.outcome = leading.length === 1 ? leading[0] : yield* speakerDecides(g, leading);
  }
  if (AGENDAS[council.agenda].ballot === 'player')
    yield* moment(g, 'elected', [council.outcome], () => ({}), { accords: true });
  emit('outcome', () => ({
    agenda: AGENDAS[council.agenda].id,
    ...aimOf(g, council.outcome),
  }));
}

function* speakerDecides(g: Ti4, outcomes: readonly number[]): Script<number> {
  const choice = yield* choose(
    g.speaker,
    'speakerDecides',
    () => outcomes.map((outcome) => optionOfOutcome(g, outcome)),
    { accords: true, about: { agenda: AGENDAS[g.council.agenda].id } },
  );
  const outcome = outcomeOfOption(choice);
  emit('decided', () => ({ player: g.speaker, ...aimOf(g, outcome) }));
  return outcome;
}

/** Laws stay in play, everything else is carried out and discarded; it may eliminate players. TI-23.9, TI-24.1 */
export function* resolveOutcome(g: Ti4): Script {
  const { agenda, outcome, again } = g.council;
  const { ballot, isLaw, owned, attached } = AGENDAS[agenda];
  const entry = powers.of('law', agenda);
  const stays = isLaw && (ballot !== 'for-against' || outcome === FOR);
  // A law that is voted on again makes way for its new self.
  if (again) withdraw(g, agenda);
  if (stays && owned === true) giveOffice(g, agenda, outcome);
  else if (stays && attached === true) attach(g, agenda, outcome);
  else if (stays) enact(g, agenda);
  else g.agendaDiscards.push(agenda);
  if (ballot !== 'for-against') yield* entry.elected?.(g, outcome) ?? nothing();
  else if (outcome === FOR) yield* entry.approved?.(g) ?? nothing();
  else yield* entry.rejected?.(g) ?? nothing();
  yield* enforcePlastic(g);
  yield* checkEliminations(g);
}

function* nothing(): Script {}

/** Takes a law out of play without discarding it; its owner may have discarded it meanwhile. */
function withdraw(g: Ti4, law: number): void {
  if (lawsInPlay(g).includes(law)) repeal(g, law);
  g.agendaDiscards = g.agendaDiscards.filter((each) => each !== law);
}

/**
 * Correct predictions pay in speaker order, one a turn of the circle, whoever becomes speaker by it. A reward may
 * eliminate players. TI-23.8, TI-24.1
 */
export function* payPredictions(g: Ti4): Script {
  const { predictions, outcome } = g.council;
  const order = speakerOrder(g);
  let right = predictions.filter(
    (prediction) => prediction.outcome === outcome && order.includes(prediction.seat),
  );
  while (right.length > 0)
    for (const seat of order) {
      const mine = right.filter((prediction) => prediction.seat === seat);
      if (mine.length === 0) continue;
      const choice = yield* choose(
        seat,
        'nextReward',
        mine.map(({ card, ability }): Option<'play' | 'use'> =>
          card === NONE ? { do: 'use', ability } : { do: 'play', actionCard: card },
        ),
      );
      yield* reward(g, seat, choice);
      yield* checkEliminations(g);
      const [card, ability] =
        choice.do === 'play' ? [choice.actionCard, NONE] : [NONE, choice.ability];
      right = right.filter(
        (each) =>
          (each.seat !== seat || each.card !== card || each.ability !== ability) &&
          !g.players[each.seat].eliminated,
      );
    }
}

/** What a rider or an ability brings for a correct prediction. TI-23.8 */
function* reward(g: Ti4, seat: Seat, paid: Option<'play' | 'use'>): Script {
  if (paid.do === 'use') {
    emit('used', { player: seat, power: POWER_NAMES[paid.ability] });
    yield* powers.of('faction', paid.ability - TECHNOLOGIES.length).reward!(g, seat);
    return;
  }
  emit('predictionPaid', { player: seat, actionCard: ACTION_CARDS[paid.actionCard].id });
  yield* powers.of('card', paid.actionCard).reward!(g, seat);
}

export function* closeCouncil(g: Ti4): Script {
  const { agenda, outcome, number } = g.council;
  g.council = noCouncil(g.players.length);
  powers.of('law', agenda).afterwards?.(g, outcome, number);
}

/** All planets are readied, nothing else. TI-23.1, TI-23.14 */
export function* endAgendaPhase(g: Ti4): Script {
  g.exhausted.fill(false);
  g.banished = 0;
  g.foretold = false;
  schedule(g, 'strategyPhase');
}

/** Who voted for the outcome of a vote for or against it. TI-23.10 */
export function supporters(g: Ti4): Seat[] {
  return votersFor(g, FOR);
}
