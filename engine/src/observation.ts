import type { About, Ask, OfferedOption, Question } from './ask.ts';
import type { Result } from './game.ts';
import type { Seat } from './plain.ts';

/** Everything a seat may know of a match: plain data, safe to send. */
export interface Observation<G> {
  readonly state: G;
  readonly decisions: number;
  readonly over: boolean;
  readonly result: Result | null;
  /** Who is asked, apart from quiet questions. */
  readonly asked: readonly { readonly seat: Seat; readonly prompt: string }[];
  /** A quiet question is open: everybody knows what it is about, nobody knows who is asked. */
  readonly reactions: Reactions | null;
  readonly question: Question | null;
}

export interface Reactions {
  readonly prompt: string;
  readonly about: About;
}

/** The question as its seat gets it. */
export function questionOf(ask: Ask): Question {
  const { prompt, details, options, otherwise } = ask;
  return {
    prompt: prompt.id,
    about: details.about ?? {},
    options: options.map((option) => offer(ask, option)),
    ...(otherwise !== null && { otherwise: prompt.key(otherwise) }),
  };
}

/** What everybody may know of the quiet question among these, if there is one. */
export function reactionsIn(asks: readonly Ask[]): Reactions | null {
  const quiet = asks.find(({ details }) => details.quiet === true);
  return quiet ? { prompt: quiet.prompt.id, about: quiet.details.about ?? {} } : null;
}

/** The questions that everybody may know of. */
export function openlyAsked(asks: readonly Ask[]): { seat: Seat; prompt: string }[] {
  return asks.flatMap(({ seat, prompt, details }) =>
    details.quiet === true ? [] : [{ seat, prompt: prompt.id }],
  );
}

/** An option as its seat gets it. */
export function offer(ask: Ask, option: unknown): OfferedOption {
  const { prompt } = ask;
  return {
    key: prompt.key(option),
    target: prompt.target(option),
    message: prompt.message(option),
  };
}
