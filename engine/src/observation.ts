import type { About, Ask, Message } from './ask.ts';
import type { Result } from './game.ts';
import type { Seat } from './plain.ts';

export interface OfferedOption {
  readonly key: string;
  readonly target: string;
  readonly message: Message;
}

export interface RefusedOption extends OfferedOption {
  readonly clause: string;
}

/** Everything a seat may know of a match: plain data, safe to send. */
export interface Observation<G> {
  readonly state: G;
  readonly decisions: number;
  readonly over: boolean;
  readonly result: Result | null;
  readonly asked: readonly { readonly seat: Seat; readonly prompt: string }[];
  readonly question: Question | null;
}

export interface Question {
  readonly prompt: string;
  readonly about: About;
  readonly options: readonly OfferedOption[];
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
