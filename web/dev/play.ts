import { FastChance, Match, type OfferedOption, type Setup } from '@tablewright/engine';
import { roam, type Roam } from '@tablewright/roam';

/** A random match, played until somebody is asked what the page wants to show. */
export function playUntil(wish: {
  readonly seats: number;
  readonly setup: Setup;
  readonly seed: number;
  readonly prompt: string;
  readonly after: number;
}): Match<Roam> {
  const chance = new FastChance(wish.seed);
  const match = Match.start(roam, {
    seats: wish.seats,
    setup: wish.setup,
    key: wish.seed.toString(16).padStart(64, '0'),
  });
  while (!match.over) {
    const [ask] = match.asks;
    if (match.decisions >= wish.after && (wish.prompt === '' || ask.prompt.id === wish.prompt))
      break;
    const options = match.observe(ask.seat).question!.options;
    match.answer(ask.seat, drawn(options, chance).key);
  }
  return match;
}

function drawn(options: readonly OfferedOption[], chance: FastChance): OfferedOption {
  const doing = options.filter(({ key }) => key !== 'rest');
  const from = doing.length > 0 ? doing : options;
  return from[chance.below(from.length)];
}
