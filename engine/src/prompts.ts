import type { Details, Options, Script } from './ask.ts';
import type { Seat } from './plain.ts';
import type { Simultaneous } from './settle.ts';
import type { AnyOption } from './speech.ts';
import type { JointWindow, Window } from './window.ts';

/** What each prompt tells besides its options: the arguments of its text. */
export type PromptTable<P> = { readonly [prompt in keyof P]: object };

/** The prompts that tell this and nothing else. */
export type PromptTelling<P, A = object> = {
  [I in keyof P]: A extends P[I] ? (keyof A extends keyof P[I] ? I : never) : never;
}[keyof P];

/** What a prompt tells; where it can be one of several, what all of them tell. */
type Told<P, I extends keyof P> = { [J in I]: (told: P[J]) => void }[I] extends (
  told: infer A,
) => void
  ? A
  : never;

/** The same, with `about` as a prompt declares it. */
type Telling<D, A> = Omit<D, 'about'> &
  (keyof A extends never
    ? { readonly about?: undefined }
    : {} extends A
      ? { readonly about?: A }
      : { readonly about: A });

/** Left out where nothing has to be told. A wrong prompt could be any, so that nothing but its name is an error. */
type Unless<P, I extends keyof P, D> = {} extends (keyof P extends I ? P[I] : Told<P, I>)
  ? [details?: D]
  : [details: D];

/** The details of a question with this prompt, as the last of the parameters. */
export type DetailsOf<P, I extends keyof P, D> = Unless<P, I, Telling<D, Told<P, I>>>;

/** The functions by which rules ask players, for the options and prompts of one game. */
export interface Asking<O extends AnyOption, P extends PromptTable<P>> {
  /** The only way to ask a player. A choice with one option asks nobody. */
  readonly choose: <T extends O, I extends keyof P>(
    seat: Seat,
    prompt: I,
    options: Options<T>,
    ...details: DetailsOf<P, I, Details<O>>
  ) => Script<T>;
  /** Asks several seats at once; returns the answers in the order of `seats`. */
  readonly chooseAll: <T extends O, I extends keyof P>(
    seats: readonly Seat[],
    prompt: I,
    optionsOf: (seat: Seat) => Options<T>,
    ...detailsOf: Unless<P, I, (seat: Seat) => Telling<Details<O>, Told<P, I>>>
  ) => Script<T[]>;
  /** Asks several seats at once, each until it has nothing more to choose; returns their answers in the order of `seats`. */
  readonly chooseRows: <T extends O, I extends keyof P>(
    seats: readonly Seat[],
    prompt: I,
    optionsOf: (seat: Seat, given: readonly T[]) => Options<T> | null,
    ...detailsOf: Unless<P, I, (seat: Seat, given: readonly T[]) => Telling<Details<O>, Told<P, I>>>
  ) => Script<(readonly T[])[]>;
  /** Lets seats react; `id` is the question asked. */
  readonly openWindow: <I extends keyof P>(
    window: Telling<Window<O>, Told<P, I>> & { readonly id: I },
  ) => Script;
  /** Lets seats react, all at once and in secret. */
  readonly openJointWindow: <I extends keyof P>(
    window: Telling<JointWindow<O>, Told<P, I>> & { readonly id: I },
  ) => Script;
  /** Carries out effects of one moment, in an order that one player chooses; `id` is the question asked. */
  readonly settle: <T extends O>(
    moment: Simultaneous<T> & { readonly id: PromptTelling<P> },
  ) => Script;
}
