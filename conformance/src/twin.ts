import {
  type Core,
  InputError,
  KeyedChance,
  LawError,
  Match,
  type Seat,
} from '@tablewright/engine';

/** The sampled match with the future chance of the true one, so that the two can be compared as they go on. */
export function withTrueChance<G extends Core>(match: Match<G>, sampled: Match<G>): Match<G> {
  return resumed(match, sampled.checkpoints);
}

/**
 * A sample deals anew in the middle of a step. Its twin had the same cards dealt before the step began,
 * and asked and answered everything since with them. Null if the step would have gone differently.
 */
export function twinOf<G extends Core>(
  match: Match<G>,
  sampled: Match<G>,
  viewer: Seat,
): Match<G> | null {
  const present = sampled.checkpoints[sampled.checkpoints.length - 1];
  const state = match.game.clone(present.state);
  const becomes = replacements(match, sampled, viewer);
  match.game.secrecy.eachUnseen(state, viewer, (holder, at, pool) => {
    holder[at] = becomes.get(`${pool}:${holder[at]}`)?.shift() ?? holder[at];
  });
  const since = present.since.flatMap((entry) =>
    entry.kind === 'answer' ? [{ ...entry, index: -1 }] : [],
  );
  try {
    const twin = resumed(match, [{ ...present, state, since }]);
    return twin.hash() === sampled.hash() ? twin : null;
  } catch (error) {
    if (error instanceof InputError || error instanceof LawError) return null;
    throw error;
  }
}

/** The ids that replace, in the sample, each id that the viewer cannot see; several where cards are equal. */
function replacements<G extends Core>(
  match: Match<G>,
  sampled: Match<G>,
  viewer: Seat,
): Map<string, number[]> {
  const dealt: number[] = [];
  const { secrecy } = match.game;
  secrecy.eachUnseen(sampled.state, viewer, (holder, at) => dealt.push(holder[at]));
  const becomes = new Map<string, number[]>();
  let next = 0;
  secrecy.eachUnseen(match.state, viewer, (holder, at, pool) => {
    const id = `${pool}:${holder[at]}`;
    becomes.set(id, [...(becomes.get(id) ?? []), dealt[next++]]);
  });
  return becomes;
}

function resumed<G extends Core>(match: Match<G>, checkpoints: Match<G>['checkpoints']): Match<G> {
  const { game, seats, setup, secretKey: key, position } = match;
  return Match.resumeWith(
    game,
    { seats, setup, key },
    KeyedChance.from(key),
    checkpoints,
    position,
  );
}
