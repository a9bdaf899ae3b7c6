import { type Ask, InputError, type Match, type Seat } from '@tablewright/engine';

export function questionFor(match: Match, seat: Seat): Ask {
  const ask = match.ask(seat);
  if (ask === null) throw new InputError(`Seat ${seat} is not asked anything now.`);
  return ask;
}
