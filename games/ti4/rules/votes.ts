import type { Script, Seat } from '@tablewright/engine';
import { AGENDAS } from '../content/index.ts';
import { aimOf, optionOfOutcome, outcomeOfOption, outcomesOf } from './ballots.ts';
import { isSilent, moment } from './moments.ts';
import { choose, type Option } from './options.ts';
import { powers } from './powers.ts';
import { influenceOf, readiedPlanets } from './spending.ts';
import type { Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** The clause that keeps the seat from voting on this agenda, or null. TI-23.5, TI-23.8 */
export function votingVerdict(g: Ti4, seat: Seat): string | null {
  const bit = 1 << seat;
  const { barred, predictions } = g.council;
  if (powers.has(g, seat, 'castsNoVotes')) return 'TI-23.5';
  if ((barred & bit) !== 0 || (g.banished & bit) !== 0 || isSilent(g, seat)) return 'TI-23.5';
  return predictions.some((each) => each.seat === seat) ? 'TI-23.8' : null;
}

/** Planets that the seat can exhaust for votes. TI-23.4 */
export function votingPlanets(g: Ti4, seat: Seat): number[] {
  return readiedPlanets(g, seat).filter((planet) => influenceOf(g, planet) > 0);
}

/** Votes that the seat could cast at most. */
export function votesOf(g: Ti4, seat: Seat): number {
  if (votingVerdict(g, seat) !== null) return 0;
  if (powers.has(g, seat, 'oneVote')) return 1;
  return votingPlanets(g, seat).reduce((sum, planet) => sum + influenceOf(g, planet), 0);
}

/** Exhausts planets and casts all their influence for one outcome, or abstains. TI-23.4 */
export function* castVotes(g: Ti4, seat: Seat): Script {
  if (votesOf(g, seat) === 0) {
    emit('abstained', { player: seat });
    return;
  }
  const { id } = AGENDAS[g.council.agenda];
  const choice = yield* choose(
    seat,
    'vote',
    () => [...outcomesOf(g).map((outcome) => optionOfOutcome(g, outcome)), { do: 'abstain' }],
    {
      accords: true,
      otherwise: { do: 'abstain' },
      about: { agenda: id, votes: votesOf(g, seat) },
    },
  );
  if (choice.do === 'abstain') {
    emit('abstained', { player: seat });
    return;
  }
  const outcome = outcomeOfOption(choice);
  const count = powers.has(g, seat, 'oneVote') ? 1 : yield* exhaustForVotes(g, seat, outcome);
  g.council.votes.push({ seat, outcome, count });
  emit('voted', () => ({ ...aimOf(g, outcome), player: seat, votes: count }));
  yield* moment(g, 'vote.cast', [seat], () => ({ outcome }), { accords: true });
}

/** Planet by planet, or all that are left. */
function* exhaustForVotes(g: Ti4, seat: Seat, outcome: number): Script<number> {
  let votes = 0;
  const exhaust = (planet: number): void => {
    g.exhausted[planet] = true;
    votes += influenceOf(g, planet);
  };
  for (;;) {
    const planets = votingPlanets(g, seat);
    if (planets.length === 0) return votes;
    const ways: Option<'voteAll' | 'exhaust' | 'done'>[] = [
      { do: 'voteAll' },
      ...(planets.length > 1
        ? planets.map((planet): Option<'exhaust'> => ({ do: 'exhaust', planet }))
        : []),
      ...(votes > 0 ? [{ do: 'done' } as const] : []),
    ];
    const about = { ...aimOf(g, outcome), votes };
    const way = yield* choose(seat, 'castVotes', ways, { about });
    if (way.do === 'done') return votes;
    if (way.do === 'exhaust') exhaust(way.planet);
    else for (const planet of planets) exhaust(planet);
  }
}

/** The clause that keeps the seat from casting additional votes, or null. */
export function extraVotesVerdict(g: Ti4, seat: Seat): string | null {
  return powers.has(g, seat, 'oneVote') ? 'TI-1.2' : null;
}

/** Additional votes go to the outcome voted for. TI-23.5 */
export function addVotes(g: Ti4, seat: Seat, outcome: number, count: number): void {
  if (count === 0) return;
  g.council.votes.push({ seat, outcome, count });
  emit('extraVotes', () => ({ ...aimOf(g, outcome), player: seat, votes: count }));
}
