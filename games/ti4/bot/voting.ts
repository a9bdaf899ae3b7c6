import type { Seat } from '@tablewright/engine';
import { outcomeOfOption, type OutcomeOption } from '../rules/ballots.ts';
import type { Option, Verb } from '../rules/options.ts';
import { clockwiseFrom } from '../rules/pieces.ts';
import { influenceOf } from '../rules/spending.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { votesOf } from '../rules/votes.ts';
import {
  ballotOf,
  forecast,
  lawWorth,
  prospectOf,
  prospectOfAgenda,
  type Stakes,
  stakesAt,
} from './council.ts';
import { bribeOf, electGain, predicted, silenceGain, worthOf } from './debates.ts';
import { among, type Rule, type Worth } from './rule.ts';

const OUTCOMES: readonly Verb[] = [
  'approve',
  'reject',
  'elect',
  'electPlanet',
  'electLaw',
  'electSecret',
];

const isOutcome = (option: Option): option is OutcomeOption => OUTCOMES.includes(option.do);

/** The outcome that is worth most; who decides needs no votes. */
const bestOutcome: Rule = (g, ask) => {
  const stakes = stakesAt(g, ask);
  return (option) =>
    isOutcome(option) ? worthOf(stakes, ask.seat, outcomeOfOption(option)) : null;
};

/** This outcome and no other. */
function onlyOutcome(outcome: number): Worth {
  return (option) => {
    if (!isOutcome(option)) return outcome === NONE ? 1 : 0;
    return Number(outcomeOfOption(option) === outcome);
  };
}

/** Votes go where they do most good, or nowhere. TI-23.4 */
const vote: Rule = (g, ask) => {
  const stakes = stakesAt(g, ask);
  const { place } = prospectOf(g, ask.seat, stakes);
  return onlyOutcome(place === NONE ? NONE : stakes.outcomes[place]);
};

const predict: Rule = (g, ask) => onlyOutcome(predicted(g, ask.seat, stakesAt(g, ask)));

/** More votes than the strongest other outcome can expect. */
const MARGIN = 3;

/** Who is sure to spend most votes anyway spends them all. */
const NEARLY_ALL = 0.7;

/** All votes on the second agenda; on the first as many as it takes. TI-23.14 */
const castVotes: Rule = (g, ask) => {
  const { seat, details } = ask;
  const cast = Number(details.about?.['votes'] ?? 0);
  const all = cast + votesOf(g, seat);
  const needed = votesNeeded(g, seat, all, stakesAt(g, ask));
  const isAll = g.council.number === 2 || needed >= NEARLY_ALL * all;
  const isEnough = !isAll && cast >= needed;
  return (option) => {
    switch (option.do) {
      case 'voteAll':
        return isAll ? 1 : 0;
      case 'exhaust': {
        const over = cast + influenceOf(g, option.planet) - needed;
        return isAll || isEnough ? -1 : 0.5 - 0.01 * Math.abs(over);
      }
      case 'done':
        return isEnough ? 1 : -1;
      default:
        return null;
    }
  };
};

function votesNeeded(g: Ti4, seat: Seat, all: number, stakes: Stakes): number {
  const seen = forecast(g, stakes, 1 << seat);
  const { place } = ballotOf(g, seat, seen, all);
  if (place === NONE) return 1;
  const strongest = Math.max(0, ...seen.votes.filter((_, at) => at !== place));
  const missing = strongest - seen.votes[place] + MARGIN;
  return missing > all + MARGIN ? 1 : Math.max(1, missing);
}

/** The seat itself, else whoever makes it the next to choose. TI-3.5 */
const newSpeaker = among('speaker', (g, seat, { player }) => {
  const order = clockwiseFrom(g, player);
  return -order.indexOf(seat);
});

/** Agendas that will go well come soon, the others last. TI-3.5 */
const sortAgendas: Rule =
  (g, { seat }) =>
  (option) => {
    if (option.do === 'onTop') return prospectOfAgenda(g, seat, option.agenda);
    return option.do === 'atBottom' ? -prospectOfAgenda(g, seat, option.agenda) : null;
  };

/** Questions about agendas, votes and the speaker. */
export const votingRules: { readonly [prompt: string]: Rule } = {
  vote,
  castVotes,
  speakerDecides: bestOutcome,
  predict,
  foretell: predict,
  committeeFormation: bestOutcome,
  assassinate: among('choosePlayer', (g, seat, { player }, ask) =>
    player === seat ? -1 : silenceGain(g, seat, player, stakesAt(g, ask)),
  ),
  legalText: among('choosePlayer', (g, seat, { player }, ask) =>
    electGain(g, seat, player, stakesAt(g, ask)),
  ),
  bribery: among('chooseCount', (g, seat, { count }, ask) =>
    Number(count === bribeOf(g, seat, stakesAt(g, ask))),
  ),
  repealLaw: among('chooseLaw', (g, seat, { law }) => -lawWorth(g, seat, law)),
  newSpeaker,
  sortAgendas,
};
