import { type Core, eventFor, type GameEvent, type Match, SPECTATOR } from '@tablewright/engine';
import { createTeller, LOCALES } from '@tablewright/text';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

/** Says in every language what has happened and what is asked; throws if a text or an argument is missing. */
export function sayings(
  text: Parameters<typeof createTeller>[0],
): <G extends Core>(match: Match<G>, events: readonly GameEvent[]) => void {
  const tellers = LOCALES.map((locale) => createTeller(text, locale, NAMES, { strict: true }));
  return (match, events) => {
    for (const teller of tellers) {
      for (const event of events)
        for (const seat of [SPECTATOR, ...(event.secret?.seats ?? [])])
          teller.event(eventFor(event, seat));
      for (const { seat } of match.asks) {
        const { question } = match.observe(seat);
        teller.prompt(question!);
        for (const option of [...question!.options, ...match.refusals(seat)]) teller.option(option);
      }
    }
  };
}
