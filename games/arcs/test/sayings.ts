import { eventFor, type GameEvent, type Match } from '@tablewright/engine';
import { createTeller, LOCALES } from '@tablewright/text';
import type { Arcs } from '../rules/state.ts';
import { arcsText } from '../text/index.ts';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan'];

/** Strict: whatever has no text, or not all its arguments, throws. */
const TELLERS = LOCALES.map((locale) => createTeller(arcsText, locale, NAMES, { strict: true }));

/** Says in every language what has happened and what is asked. */
export function sayAll(match: Match<Arcs>, events: readonly GameEvent[]): void {
  for (const teller of TELLERS) {
    for (const event of events) {
      const seats = [-1, ...(event.secret?.seats ?? [])];
      for (const seat of seats) teller.event(eventFor(event, seat));
    }
    for (const { seat } of match.asks) {
      const { question } = match.observe(seat);
      teller.prompt(question!);
      for (const option of [...question!.options, ...match.refusals(seat)]) teller.option(option);
    }
  }
}
