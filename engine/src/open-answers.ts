import type { Ask, RefusedOption } from './ask.ts';
import { AnswerError } from './errors.ts';
import { offer, openlyAsked } from './observation.ts';
import type { Seat } from './plain.ts';
import type { Run } from './run.ts';
import type { Core } from './schema.ts';

export function askOf<G extends Core>({ asks }: Run<G>, seat: Seat): Ask | null {
  return asks.find((ask) => ask.seat === seat) ?? null;
}

/** The question that an answer belongs to, and the option's place. Throws if the answer is not open to the seat. */
export function findAnswer<G extends Core>(
  run: Run<G>,
  seat: Seat,
  key: string,
): { ask: Ask; index: number } {
  const ask = askOf(run, seat);
  if (ask === null) throw notAsked(run, seat);
  const index = ask.options.findIndex((option) => ask.prompt.key(option) === key);
  if (index < 0) throw notOffered(ask, key);
  return { ask, index };
}

/** Candidates of a question that the rules forbid now, each with its clause. */
export function refusalsOf(ask: Ask): RefusedOption[] {
  return (ask.details.refused?.() ?? []).map(({ option, clause }) => ({
    ...offer(ask, option),
    clause,
  }));
}

/** The seats that must sign an accord. Throws if it cannot be carried out now. */
export function signersOf<G extends Core>(run: Run<G>, key: string): readonly Seat[] {
  if (run.over) throw new AnswerError('over', 'The match is over: nothing can be agreed on.');
  const { accords } = run.game;
  const parties = accords?.parties(run.state, key) ?? null;
  if (parties === null)
    throw new AnswerError('not-offered', `"${key}" is nothing that seats can agree on.`);
  if (!run.isOpenToAccords)
    throw new AnswerError('not-now', 'Nothing can be agreed on at this moment of the match.');
  const clause = accords!.forbids(run.state, key);
  if (clause !== null) throw forbidden(key, clause);
  return parties;
}

/** Throws unless exactly the parties have signed. */
export function checkSigned(key: string, parties: readonly Seat[], signed: readonly Seat[]): void {
  if (signed.length !== parties.length || !parties.every((seat) => signed.includes(seat)))
    throw new AnswerError(
      'not-signed',
      `"${key}" needs the signatures of seats ${parties.join(', ')} and of nobody else.`,
    );
}

function notAsked<G extends Core>({ over, asks }: Run<G>, seat: Seat): AnswerError {
  if (over) return new AnswerError('over', 'The match is over: it takes no more answers.');
  const asked = openlyAsked(asks).map((ask) => ask.seat);
  const wait = asked.length > 0 ? `wait for seat ${asked.join(', ')}` : 'wait for reactions';
  return new AnswerError('not-asked', `Seat ${seat} is not asked now; ${wait}.`);
}

function notOffered(ask: Ask, key: string): AnswerError {
  const refusal = refusalsOf(ask).find((refused) => refused.key === key);
  if (refusal) return forbidden(key, refusal.clause);
  const message = `"${key}" is not among the options of "${ask.prompt.id}".`;
  return new AnswerError('not-offered', message);
}

function forbidden(key: string, clause: string): AnswerError {
  return new AnswerError('not-offered', `"${key}" is forbidden by ${clause}.`, clause);
}
