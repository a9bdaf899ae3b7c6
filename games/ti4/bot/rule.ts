import type { Ask, Seat } from '@tablewright/engine';
import type { Option, Verb } from '../rules/options.ts';
import type { Ti4 } from '../rules/state.ts';

/** What options are worth by a rule of thumb, not by a look ahead: null where the rule cannot tell. */
export type Worth = (option: Option) => number | null;
export type Rule = (g: Ti4, ask: Ask) => Worth;

/** The option that is worth most, or null if the rule cannot tell. */
export function bestOf(options: readonly Option[], worthOfOption: Worth): Option | null {
  let best: Option | null = null;
  let most = -Infinity;
  for (const option of options) {
    const worth = worthOfOption(option);
    if (worth === null) return null;
    if (worth > most) {
      most = worth;
      best = option;
    }
  }
  return best;
}

/** A rule for one kind of option. */
export function among<V extends Verb>(
  verb: V,
  worth: (g: Ti4, seat: Seat, option: Option<V>, ask: Ask) => number,
  otherwise: number | null = null,
): Rule {
  return (g, ask) => (option) =>
    option.do === verb ? worth(g, ask.seat, option as Option<V>, ask) : otherwise;
}

/** Whoever may decline does so only where no target is any good. */
export function byTarget<V extends Verb>(
  verb: V,
  aims: { readonly [prompt: string]: (g: Ti4, seat: Seat, target: number) => number },
  targetOf: (option: Option<V>) => number,
): { [prompt: string]: Rule } {
  return Object.fromEntries(
    Object.entries(aims).map(([prompt, aim]) => [
      prompt,
      among(verb, (g, seat, option) => aim(g, seat, targetOf(option)), -0.5),
    ]),
  );
}
