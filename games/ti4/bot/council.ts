import type { Ask, Seat } from '@tablewright/engine';
import { ACTION_CARDS, AGENDAS } from '../content/index.ts';
import { outcomesOf, voteOf } from '../rules/ballots.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { votesOf } from '../rules/votes.ts';
import { countsVoters, effectOn, gainsBy, lawEffect } from './effects.ts';
import { ANY_CARD } from './hand.ts';
import { balance, envies, GOOD, growth, points, SPEAKER, TECHNOLOGY } from './worth.ts';

/** Who gains or loses less by the outcome does not vote on the first agenda. */
const CARES = 0.02;

/** Votes that are kept for the second agenda, if little is at stake in the first. */
const EAGERNESS = 0.4;
const EAGER_BY_STAKE = 1.5;

/** What an outcome that has no chance by the forecast still counts: forecasts err. */
const HOPE = 0.2;

/** What it costs to be without votes on the second agenda. */
const SPENT_EARLY = 0.02;

/** What an outcome of an agenda is worth to a seat that votes for it, in points: own gains, less those of the others by how near they are to the end. */
export function agendaWorth(g: Ti4, seat: Seat, agenda: number, outcome: number): number {
  const gains = gainsBy(g, agenda, outcome);
  gains[seat] = effectOn(g, agenda, outcome, seat, outcome);
  return balance(gains, seat, envies(g, seat));
}

/** What a law in play is worth to a seat. */
export function lawWorth(g: Ti4, seat: Seat, law: number): number {
  const gains = g.players.map((_, each) => growth(g) * lawEffect(g, each, law));
  return balance(gains, seat, envies(g, seat));
}

/** What a correct prediction brings. TI-23.8 */
const REWARDS: { readonly [card: string]: (g: Ti4, seat: Seat) => number } = {
  'construction-rider': () => 0.25,
  'diplomacy-rider': () => 0.08,
  'imperial-rider': (g, seat) => points(g, seat, 1),
  'leadership-rider': () => 0.32,
  'politics-rider': () => 3 * ANY_CARD + SPEAKER,
  'technology-rider': () => TECHNOLOGY,
  'trade-rider': () => 5 * GOOD,
  'warfare-rider': () => 0.18,
};

export const isRider = (card: number): boolean => ACTION_CARDS[card].id in REWARDS;

export function rewardOf(g: Ti4, seat: Seat, card: number): number {
  return REWARDS[ACTION_CARDS[card].id](g, seat);
}

/** What is at stake in a vote. */
export interface Stakes {
  readonly agenda: number;
  readonly outcomes: readonly number[];
  /** What each outcome is worth to each seat that votes for it: by seat, then by place among the outcomes. */
  readonly worths: readonly (readonly number[])[];
}

export function stakesIn(g: Ti4, agenda: number = g.council.agenda): Stakes {
  const outcomes = outcomesOf(g, agenda);
  const gains = outcomes.map((outcome) => gainsBy(g, agenda, outcome));
  const riders = agenda === g.council.agenda ? g.council.predictions : [];
  for (const { seat, card, outcome } of riders)
    if (outcomes.includes(outcome))
      gains[outcomes.indexOf(outcome)][seat] +=
        card === NONE ? TECHNOLOGY : rewardOf(g, seat, card);
  const worths = g.players.map((_, seat) => {
    const envy = envies(g, seat);
    return gains.map((each) => balance(each, seat, envy));
  });
  if (countsVoters(agenda))
    for (const [seat, mine] of worths.entries())
      for (const [at, outcome] of outcomes.entries())
        mine[at] += voteEffect(g, agenda, outcome, seat, outcome);
  return { agenda, outcomes, worths };
}

/** What is at stake, known for as long as a question is open. Every position has questions of its own. */
const stakesOfQuestions = new WeakMap<Ask, Stakes>();

/** What is at stake in the vote that a question is about. */
export function stakesAt(g: Ti4, ask: Ask): Stakes {
  let stakes = stakesOfQuestions.get(ask);
  if (stakes === undefined) {
    stakes = stakesIn(g);
    stakesOfQuestions.set(ask, stakes);
  }
  return stakes;
}

/** What a vote changes for the voter himself, whatever he has voted so far. */
function voteEffect(g: Ti4, agenda: number, outcome: number, seat: Seat, vote: number): number {
  const before = effectOn(g, agenda, outcome, seat, voteOf(g, seat));
  return effectOn(g, agenda, outcome, seat, vote) - before;
}

/** How the vote on an agenda will go, by what everybody knows. */
export interface Forecast extends Stakes {
  /** Votes that each outcome has or can expect. */
  readonly votes: readonly number[];
}

/** The votes cast and those that will be, but for seats that are thought to be silent. */
export function forecast(g: Ti4, stakes: Stakes, silent: number): Forecast {
  const { agenda, outcomes, worths } = stakes;
  const votes = outcomes.map(() => 0);
  const isOpen = agenda === g.council.agenda;
  if (isOpen)
    for (const { outcome, count } of g.council.votes)
      if (outcomes.includes(outcome)) votes[outcomes.indexOf(outcome)] += count;
  for (const seat of isOpen ? yetToVote(g) : g.players.keys())
    if ((silent & (1 << seat)) === 0) expectVotes(g, seat, worths[seat], votes, isOpen);
  return { agenda, outcomes, worths, votes };
}

/** Whose place in the voting order is still to come; everybody's while reactions may still replace the agenda. */
function yetToVote(g: Ti4): Seat[] {
  if (!g.agenda.some(({ step }) => step === 'settleOutcome')) return [...g.players.keys()];
  return g.agenda.flatMap(({ step, args }) => (step === 'vote' ? [args[0] as Seat] : []));
}

/** Adds what a seat will probably cast, and for what. */
function expectVotes(
  g: Ti4,
  seat: Seat,
  worths: readonly number[],
  votes: number[],
  isOpen: boolean,
): void {
  const count = isOpen ? votesOf(g, seat) : g.players[seat].eliminated ? 0 : 1;
  if (count === 0) return;
  const stake = stakeIn(worths);
  if (stake < CARES) return;
  const isLast = g.council.number === 2 || !isOpen;
  const share = isLast ? 1 : Math.min(1, EAGERNESS + EAGER_BY_STAKE * stake);
  votes[placeOfMost(worths)] += share * count;
}

/** How much the best outcome is better than any. */
function stakeIn(worths: readonly number[]): number {
  return Math.max(...worths) - mean(worths);
}

const mean = (worths: readonly number[]): number =>
  worths.reduce((sum, worth) => sum + worth, 0) / worths.length;

function placeOfMost(list: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < list.length; at++) if (list[at] > list[best]) best = at;
  return best;
}

/** The place of the outcome that wins, perhaps with some votes more; the speaker decides ties. TI-23.7 */
export function winnerOf(g: Ti4, { votes, worths }: Forecast, at: number = NONE, more = 0): number {
  const likes = worths[g.speaker];
  const votesAt = (place: number): number => votes[place] + (place === at ? more : 0);
  let best = 0;
  for (let place = 1; place < votes.length; place++) {
    const ahead = votesAt(place) - votesAt(best);
    if (ahead > 0 || (ahead === 0 && likes[place] > likes[best])) best = place;
  }
  return best;
}

/** How sure it is that an outcome wins: who leads may still be outvoted, in an election more often. */
export function chanceOf({ agenda, votes }: Forecast, place: number): number {
  const trust = AGENDAS[agenda].ballot === 'for-against' ? 0.85 : 0.65;
  const all = votes.reduce((sum, count) => sum + count * count, 0);
  return all === 0 ? 0.5 * trust : (trust * votes[place] * votes[place]) / all;
}

/** What a result is worth to a seat that has voted so, or not at all. */
export function worthAs(
  g: Ti4,
  seat: Seat,
  { agenda, outcomes, worths }: Stakes,
  result: number,
  vote: number,
): number {
  const thought = worths[seat][result];
  if (!countsVoters(agenda)) return thought;
  const outcome = outcomes[result];
  return (
    thought - effectOn(g, agenda, outcome, seat, outcome) + effectOn(g, agenda, outcome, seat, vote)
  );
}

/** What the seat will cast its votes for, and what it expects of the vote. */
export interface Ballot {
  /** Place among the outcomes; NONE to abstain. */
  readonly place: number;
  /** What the outcome will be worth to the seat. */
  readonly worth: number;
  /** How much its votes change that. */
  readonly weight: number;
}

/** The best use of so many votes. `seen` is a forecast without the seat. */
export function ballotOf(g: Ti4, seat: Seat, seen: Forecast, count: number): Ballot {
  const { outcomes, worths } = seen;
  const mine = worths[seat];
  const without = winnerOf(g, seen);
  const abstained = worthAs(g, seat, seen, without, voteOf(g, seat));
  let best: Ballot = { place: NONE, worth: abstained, weight: 0 };
  if (count === 0) return best;
  const cost = g.council.number === 1 ? SPENT_EARLY : 0.001;
  let most = abstained + HOPE * mine[without] + cost;
  for (let place = 0; place < outcomes.length; place++) {
    const result = winnerOf(g, seen, place, count);
    const worth = worthAs(g, seat, seen, result, outcomes[place]);
    const value = worth + HOPE * mine[place];
    if (value <= most) continue;
    most = value;
    best = { place, worth, weight: worth - abstained };
  }
  return best;
}

/** What the vote on the agenda before the council will be worth to a seat; perhaps with others silent. */
export function prospectOf(g: Ti4, seat: Seat, stakes: Stakes, silent = 0): Ballot {
  const seen = forecast(g, stakes, silent | (1 << seat));
  return ballotOf(g, seat, seen, voteOf(g, seat) === NONE ? votesOf(g, seat) : 0);
}

/** What an agenda of the deck is worth to a seat, by how everybody would vote. */
export function prospectOfAgenda(g: Ti4, seat: Seat, agenda: number): number {
  const stakes = stakesIn(g, agenda);
  if (stakes.outcomes.length === 0) return 0;
  return stakes.worths[seat][winnerOf(g, forecast(g, stakes, 0))];
}
