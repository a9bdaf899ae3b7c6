import type { Seat } from '@tablewright/engine';
import { ACTION_CARDS } from '../content/index.ts';
import { voteOf } from '../rules/ballots.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { votingVerdict } from '../rules/votes.ts';
import { PLAYER_AIMS } from './components.ts';
import {
  chanceOf,
  forecast,
  isRider,
  prospectOf,
  rewardOf,
  type Stakes,
  winnerOf,
  worthAs,
} from './council.ts';
import { GOOD } from './worth.ts';

/** Votes of Distinguished Councilor. */
export const COUNCILOR_VOTES = 5;

/** What an action card of the agenda phase brings now, the card itself apart. */
export function councilGain(g: Ti4, seat: Seat, card: number, stakes: Stakes): number {
  if (isRider(card)) return riderGain(g, seat, card, stakes);
  switch (ACTION_CARDS[card].id) {
    case 'assassinate-representative':
      return Math.max(...g.players.map((_, other) => silenceGain(g, seat, other, stakes)));
    case 'veto':
      return replaceGain(g, seat, stakes);
    case 'distinguished-councilor':
      return addedGain(g, seat, stakes, COUNCILOR_VOTES);
    case 'bribery': {
      const count = bribeOf(g, seat, stakes);
      return count === 0 ? 0 : addedGain(g, seat, stakes, count) - GOOD * count;
    }
    case 'confusing-legal-text':
      return Math.max(
        ...g.players.map((_, other) => (other === seat ? 0 : electGain(g, seat, other, stakes))),
      );
    default:
      return 0;
  }
}

/** Before the agenda phase there is nothing to vote on yet. */
export function burialGain(g: Ti4, seat: Seat): number {
  return Math.max(...g.players.map((_, other) => PLAYER_AIMS['burialSites'](g, seat, other)));
}

/** The outcome to predict: that which wins without the seat's votes. */
export function predicted(g: Ti4, seat: Seat, stakes: Stakes): number {
  return stakes.outcomes[winnerOf(g, forecast(g, stakes, 1 << seat))];
}

/** A reward if the prediction is right, for the vote. */
function riderGain(g: Ti4, seat: Seat, card: number, stakes: Stakes): number {
  const seen = forecast(g, stakes, 1 << seat);
  const votes = votingVerdict(g, seat) === null;
  const lost = votes ? Math.max(0, prospectOf(g, seat, stakes).weight) : 0;
  return rewardOf(g, seat, card) * chanceOf(seen, winnerOf(g, seen)) - lost;
}

/** The agenda makes way for another one, of which nothing is known. */
export function replaceGain(g: Ti4, seat: Seat, stakes: Stakes): number {
  return -prospectOf(g, seat, stakes).worth;
}

/** Another player does not vote on this agenda. */
export function silenceGain(g: Ti4, seat: Seat, other: Seat, stakes: Stakes): number {
  if (other === seat || votingVerdict(g, other) !== null) return 0;
  return prospectOf(g, seat, stakes, 1 << other).worth - prospectOf(g, seat, stakes).worth;
}

/** The outcome that a player has voted for gets more votes: what that is worth to a seat. */
export function addedGain(
  g: Ti4,
  seat: Seat,
  stakes: Stakes,
  count: number,
  voter: Seat = seat,
): number {
  const seen = forecast(g, stakes, 0);
  const place = seen.outcomes.indexOf(voteOf(g, voter));
  if (place < 0) return 0;
  const worth = (result: number): number => worthAs(g, seat, seen, result, voteOf(g, seat));
  return worth(winnerOf(g, seen, place, count)) - worth(winnerOf(g, seen));
}

/** The trade goods that make the outcome the seat has voted for win; 0 if there are not enough, or none are needed. */
export function bribeOf(g: Ti4, seat: Seat, stakes: Stakes): number {
  const seen = forecast(g, stakes, 0);
  const place = seen.outcomes.indexOf(voteOf(g, seat));
  if (place < 0) return 0;
  for (let count = 0; count <= g.players[seat].goods; count++)
    if (winnerOf(g, seen, place, count) === place) return count;
  return 0;
}

/** Another player is elected instead of the one who is. */
export function electGain(g: Ti4, seat: Seat, other: Seat, stakes: Stakes): number {
  return worthOf(stakes, seat, other) - worthOf(stakes, seat, g.council.outcome);
}

/** An office that lets its owner choose who is elected. */
export function appointGain(g: Ti4, seat: Seat, stakes: Stakes): number {
  return Math.max(...stakes.worths[seat]) - prospectOf(g, seat, stakes).worth;
}

/** What an outcome is worth to a seat; 0 if it is none. */
export function worthOf({ outcomes, worths }: Stakes, seat: Seat, outcome: number): number {
  const place = outcomes.indexOf(outcome);
  return place < 0 ? 0 : worths[seat][place];
}

/** Is there an agenda to talk about? */
export const isDebating = (g: Ti4): boolean => g.council.agenda !== NONE;
