import type { Obstacle, Seat } from '@tablewright/engine';
import { AGENDAS, type Ballot, PLANETS } from '../content/index.ts';
import { outcomesOf, voteOf } from '../rules/ballots.ts';
import { isSilent } from '../rules/moments.ts';
import { powers } from '../rules/powers.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { votesOf, votingVerdict } from '../rules/votes.ts';
import type { Look } from './first.ts';

/** Is an agenda before the council that is voted on in this way? */
export function isBallot(g: Ti4, ballot: Ballot): boolean {
  return g.council.agenda !== NONE && AGENDAS[g.council.agenda].ballot === ballot;
}

/** Why the seat cannot vote now. TI-23.4, TI-23.5, TI-23.8 */
export function voteWhy({ view: g, seat }: Look): Obstacle {
  if (g.council.outcome !== NONE) return { id: 'why.vote.settled', clause: 'TI-23.13' };
  const clause = votingVerdict(g, seat);
  if (clause !== null) return { id: barrierOf(g, seat, clause), clause };
  if (voteOf(g, seat) !== NONE) return { id: 'why.vote.done', clause: 'TI-23.4' };
  return votesOf(g, seat) === 0
    ? { id: 'why.vote.none', clause: 'TI-23.4' }
    : { id: 'why.vote.turn', clause: 'TI-23.4' };
}

function barrierOf(g: Ti4, seat: Seat, clause: string): string {
  if (powers.has(g, seat, 'castsNoVotes')) return 'why.vote.never';
  if (clause === 'TI-23.8') return 'why.vote.rider';
  if (isSilent(g, seat)) return 'why.vote.silent';
  return (g.banished & (1 << seat)) === 0 ? 'why.vote.barred' : 'why.vote.banished';
}

/** A planet while a planet is elected, or votes are cast. TI-23.4, TI-23.6 */
export function ballotPlanetWhy(planet: number, look: Look): Obstacle | null {
  const { view: g, seat, question } = look;
  const about = { planet: PLANETS[planet].id };
  if (question?.prompt === 'castVotes')
    return g.control[planet] === seat
      ? { id: 'why.vote.planet', about, clause: 'TI-23.4' }
      : { id: 'why.vote.foreign', about, clause: 'TI-23.4' };
  if (!isBallot(g, 'planet')) return null;
  return outcomesOf(g).includes(planet)
    ? voteWhy(look)
    : { id: 'why.vote.ineligible', about, clause: 'TI-23.6' };
}
