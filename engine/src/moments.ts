import type { Refusal, Script } from './ask.ts';
import type { Candidate, Circumstances, Manner } from './manner.ts';
import { Moment, untimely } from './moment.ts';
import type { Seat } from './plain.ts';
import type { DetailsOf, PromptTable } from './prompts.ts';
import type { AnyOption } from './speech.ts';

/** A script in which nothing happens. Most moments concern nobody, so that they must cost next to nothing. */
export type Nobody = readonly never[];

/** The moments of a game. */
export interface Moments<G, W, Q extends PromptTable<Q>, U> {
  /**
   * A moment at which abilities are used; several windows may be one moment. What is mandatory happens in order. What
   * is not, each player may use, one thing a turn of the circle, until all decline in a row. Where somebody could use
   * something from the hand, all who could react are asked together and in secret, else one after the other. Who is
   * asked follows from what everybody knows.
   */
  readonly moment: <I extends keyof W>(
    g: G,
    window: I | readonly I[],
    order: readonly Seat[],
    aboutOf: (seat: Seat) => W[I],
    ...circumstances: DetailsOf<Q, I & keyof Q, Circumstances>
  ) => Script | Nobody;
  /**
   * What happens, unless something that is used at a window replaces it: the first that has to be, or else the first
   * that somebody wants to use.
   */
  readonly unless: <I extends keyof W>(
    g: G,
    window: I,
    order: readonly Seat[],
    aboutOf: (seat: Seat) => W[I],
    happens: () => Script,
    ...circumstances: DetailsOf<Q, I & keyof Q, Circumstances>
  ) => Script;
  /** What a seat has at a window, for a question of another kind. */
  readonly candidates: <I extends keyof W>(
    g: G,
    seat: Seat,
    window: I,
    about: W[I],
  ) => Candidate<U>[];
  /** What it has of that in its hand. */
  readonly inHand: <I extends keyof W>(g: G, seat: Seat, window: I, about: W[I]) => Candidate<U>[];
  /** Could the seat use something from its hand at a window, by what everybody knows? */
  readonly couldPlay: <I extends keyof W>(g: G, seat: Seat, window: I, about: W[I]) => boolean;
  /** What the seat has in hand that must wait for other windows than these. */
  readonly untimely: (g: G, seat: Seat, windows: readonly (keyof W)[]) => Refusal<U>[];
}

/** The moments of a game whose abilities are used in this manner. */
export function moments<
  G,
  W,
  P,
  D extends string,
  O extends AnyOption,
  Q extends PromptTable<Q>,
  U extends O,
>(manner: Manner<G, W, P, D, O, Q, U>): Moments<G, W, Q, U> {
  const { abilities } = manner;
  const moment = <I extends keyof W>(
    g: G,
    window: I | readonly I[],
    order: readonly Seat[],
    aboutOf: (seat: Seat) => W[I],
    circumstances: Circumstances = ORDINARY,
  ): Script | Nobody => {
    const each = new Moment(manner, g, abilities.moment(window), order, aboutOf, circumstances);
    return each.concernsAnybody() ? each.happen() : NOBODY;
  };
  const unless = function* <I extends keyof W>(
    g: G,
    window: I,
    order: readonly Seat[],
    aboutOf: (seat: Seat) => W[I],
    happens: () => Script,
    circumstances: Circumstances = ORDINARY,
  ): Script {
    const windows = abilities.moment(window);
    const each = new Moment(manner, g, windows, order, aboutOf, circumstances, 1);
    if (each.concernsAnybody()) yield* each.happen();
    if (!each.isOver) yield* happens();
  };
  const alone = <I extends keyof W>(
    g: G,
    seat: Seat,
    window: I,
    about: W[I],
  ): Moment<G, W, P, D, O, Q, U, I> =>
    new Moment(manner, g, abilities.moment(window), [seat], () => about, ORDINARY);
  return {
    moment: moment as Moments<G, W, Q, U>['moment'],
    unless: unless as Moments<G, W, Q, U>['unless'],
    candidates: (g, seat, window, about) => alone(g, seat, window, about).candidates(seat),
    inHand: (g, seat, window, about) => alone(g, seat, window, about).candidatesInHand(seat),
    couldPlay: (g, seat, window, about) => alone(g, seat, window, about).mayPlay(seat),
    untimely: (g, seat, windows) => untimely(manner, g, seat, windows),
  };
}

const NOBODY: Nobody = [];
const ORDINARY: Circumstances = {};
