import type { Message, Question, RefusedOption } from './ask.ts';
import type { Game, Obstacle } from './game.ts';
import type { Observation } from './observation.ts';
import { type Seat, SPECTATOR } from './plain.ts';
import type { Core } from './schema.ts';

/** The answer to "why can't I?". */
export type Why =
  | { readonly by: 'over' }
  /** The asker has no seat. */
  | { readonly by: 'watching'; readonly asked: readonly Seat[] }
  /** Others are asked; `obstacle` is what would be in the way on the asker's turn too. */
  | { readonly by: 'waiting'; readonly asked: readonly Seat[]; readonly obstacle: Obstacle | null }
  /** `obstacle` says more about one of these clauses, for example the price and what the asker has. */
  | {
      readonly by: 'rule';
      readonly refused: readonly RefusedOption[];
      readonly obstacle: Obstacle | null;
    }
  | { readonly by: 'game'; readonly obstacle: Obstacle }
  /** The grammar alone: what can be done with the thing at another question. */
  | { readonly by: 'grammar'; readonly acts: readonly Message[]; readonly question: Question }
  /** Nothing is known but the question itself. */
  | { readonly by: 'question'; readonly question: Question };

/** More actions than these would not help. */
const MOST_ACTS = 3;

/** Why this thing is no option for this seat now, from what the seat sees and what the rules refuse it. */
export function whyNot<G extends Core>(
  game: Pick<Game<G>, 'whyNot' | 'options'>,
  seat: Seat,
  seen: Pick<Observation<G>, 'state' | 'over' | 'asked' | 'question'>,
  refusals: readonly RefusedOption[],
  target: string,
): Why {
  const { state: view, over, question } = seen;
  const asked = seen.asked.map((each) => each.seat);
  if (over) return { by: 'over' };
  if (seat === SPECTATOR) return { by: 'watching', asked };
  const refused = refusals.filter((option) => option.target === target || option.key === target);
  const asker = { view, seat, question, refused: refused.map(({ clause }) => clause) };
  const obstacle = game.whyNot?.(target.split(':'), asker) ?? null;
  if (refused.length > 0) {
    const isMeant = refused.some(({ clause }) => clause === obstacle?.clause);
    return { by: 'rule', refused, obstacle: isMeant ? obstacle : null };
  }
  if (question === null) return { by: 'waiting', asked, obstacle };
  if (obstacle !== null) return { by: 'game', obstacle };
  const acts = game.options?.at?.(target) ?? [];
  return acts.length > 0
    ? { by: 'grammar', acts: acts.slice(0, MOST_ACTS), question }
    : { by: 'question', question };
}
