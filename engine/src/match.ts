import type { Ask, RefusedOption } from './ask.ts';
import { type Chance, commitment, KeyedChance, type Stream } from './chance.ts';
import { type Answer, answerPending, type Checkpoint, execute, type Redeal } from './checkpoint.ts';
import { InputError } from './errors.ts';
import { checkSetup, type Game, type Result, type Setup } from './game.ts';
import { type Observation, openlyAsked, questionOf, reactionsIn } from './observation.ts';
import { askOf, checkSigned, findAnswer, refusalsOf, signersOf } from './open-answers.ts';
import { type Seat, TABLE } from './plain.ts';
import { Run } from './run.ts';
import type { Core } from './schema.ts';
import type { GameEvent } from './scene.ts';
import { somethingRevealed, type Unseen, unseenByAll } from './secrecy.ts';
import { Trail } from './trail.ts';

/** What identifies a match. */
export interface Identity {
  readonly seats: number;
  readonly setup: Setup;
  /** 64 hexadecimal digits; secret while the match runs. Null in a replay of a match whose key is not known. */
  readonly key: string | null;
}

/** What an answer brought about. */
export interface Consequence {
  readonly events: readonly GameEvent[];
  /** Outcomes of chance, for the journal. */
  readonly outcomes: readonly number[];
}

export type UndoRight = 'free' | 'consent' | 'nothing';

const NOTHING: Consequence = { events: [], outcomes: [] };

/** A match: a run with a memory, which can therefore be saved, forked and undone. */
export class Match<G extends Core = Core> {
  readonly game: Game<G>;
  readonly seats: number;
  readonly setup: Setup;
  /** What happened before the first decision. */
  readonly opening: Consequence;

  private readonly key: string | null;
  private readonly stream: Stream;
  private readonly trail: Trail<G>;
  /** Null while the match rests, and once a successor has taken it along. */
  private running: Run<G> | null;
  /** The position in the stream when the run was dropped. */
  private readUpTo = 0;
  /** Outcomes of chance since the last answer. */
  private fresh: number[] = [];
  /** What each seat cannot see at the current decision; null until needed. */
  private unseen: readonly Unseen[] | null = null;

  private constructor(
    game: Game<G>,
    { seats, setup, key }: Identity,
    stream: Stream,
    run: Run<G>,
    trail: Trail<G>,
  ) {
    this.game = game;
    this.seats = seats;
    this.setup = setup;
    this.key = key;
    this.stream = stream;
    this.running = run;
    this.trail = trail;
    run.memory = this;
    this.opening = trail.checkpoints.length === 0 ? this.listen(() => run.start()) : NOTHING;
  }

  static start<G extends Core>(
    game: Game<G>,
    options: { seats: number; setup?: Setup; key: string },
  ): Match<G> {
    return Match.startWith(game, options, KeyedChance.from(options.key));
  }

  /** A match whose chance does not come from its key: a replay of recorded outcomes. */
  static startWith<G extends Core>(
    game: Game<G>,
    { seats, setup, key }: { seats: number; setup?: Setup; key: string | null },
    stream: Stream,
  ): Match<G> {
    const checked = checkSetup(game, seats, setup);
    const run = new Run(game, game.unpack(seats, checked), stream.at(0));
    return new Match(game, { seats, setup: checked, key }, stream, run, new Trail<G>([]));
  }

  /** Continues from checkpoints, the current one last, with chance read up to `position`. */
  static resume<G extends Core>(
    game: Game<G>,
    identity: Identity & { readonly key: string },
    checkpoints: readonly Checkpoint<G>[],
    position: number,
  ): Match<G> {
    return Match.resumeWith(game, identity, KeyedChance.from(identity.key), checkpoints, position);
  }

  static resumeWith<G extends Core>(
    game: Game<G>,
    identity: Identity,
    stream: Stream,
    checkpoints: readonly Checkpoint<G>[],
    position: number,
  ): Match<G> {
    const trail = new Trail(checkpoints).copy();
    const run = execute(game, trail.present);
    run.chance = stream.at(position);
    return new Match(game, identity, stream, run, trail);
  }

  get state(): G {
    return this.run.state;
  }

  get over(): boolean {
    return this.run.over;
  }

  get result(): Result | null {
    return this.over ? this.game.result(this.state) : null;
  }

  /** Decisions made so far. */
  get decisions(): number {
    return this.trail.decisions;
  }

  /** Questions open now. */
  get asks(): readonly Ask[] {
    return this.run.asks;
  }

  /** How far the stream of chance has been read. */
  get position(): number {
    return this.run.chance.position;
  }

  /** The checkpoints that define the match, the current one last. */
  get checkpoints(): readonly Checkpoint<G>[] {
    return this.trail.checkpoints;
  }

  /** The secret key, for the host's own storage and for the reveal at the end. */
  get secretKey(): string {
    if (this.key === null) throw new InputError('The key of this match is not known here.');
    return this.key;
  }

  /** Shown at the start: a commitment to the key that does not reveal it. */
  get commitment(): string {
    return commitment(this.secretKey);
  }

  hash(): string {
    return this.game.hash(this.state);
  }

  ask(seat: Seat): Ask | null {
    return askOf(this.run, seat);
  }

  /** Gives a seat's answer. An answer that is not open changes nothing and says why. */
  answer(seat: Seat, key: string): Consequence {
    const { ask, index } = findAnswer(this.run, seat, key);
    return this.give(ask, index);
  }

  /** Throws if this answer is not open to the seat now. */
  checkAnswer(seat: Seat, key: string): void {
    findAnswer(this.run, seat, key);
  }

  /**
   * Carries out what seats have agreed on. The open question is put aside and asked again afterwards.
   * An accord that is not open now changes nothing and says why.
   */
  accord(key: string, signed: readonly Seat[]): Consequence {
    const parties = this.checkAccord(key);
    checkSigned(key, parties, signed);
    const { present, run, position } = this;
    present.since.push({
      kind: 'answer',
      seat: TABLE,
      key,
      index: -1,
      position,
      outcomes: present.outcomes.length,
      barrier: true,
      signed: parties,
    });
    try {
      return this.listen(() => run.accord(key));
    } catch (error) {
      this.takeBack(TABLE);
      throw error;
    }
  }

  /** The seats that must sign this accord. Throws if it cannot be carried out now. */
  checkAccord(key: string): readonly Seat[] {
    return signersOf(this.run, key);
  }

  /** Candidates that the rules forbid this seat now, each with its clause. */
  refusals(seat: Seat): RefusedOption[] {
    const ask = this.ask(seat);
    return ask === null ? [] : refusalsOf(ask);
  }

  observe(seat: Seat): Observation<G> {
    const ask = this.ask(seat);
    return {
      state: this.game.view(this.state, seat),
      decisions: this.decisions,
      over: this.over,
      result: this.result,
      asked: openlyAsked(this.asks),
      reactions: reactionsIn(this.asks),
      question: ask && questionOf(ask),
    };
  }

  /** An independent copy of the match. */
  fork(): Match<G> {
    const { game, stream, trail, position } = this;
    const fork = Match.resumeWith(game, this.identity(), stream, trail.checkpoints, position);
    fork.unseen = this.unseen;
    return fork;
  }

  /**
   * A fork that takes over the run, so that nothing is executed again.
   * This match stays valid, and is executed again if it is still used.
   */
  successor(): Match<G> {
    const { game, stream, trail, run, unseen } = this;
    this.rest();
    const successor = new Match(game, this.identity(), stream, run, trail.copy());
    successor.unseen = unseen;
    return successor;
  }

  /** Drops everything that follows from the checkpoints; it is executed again on demand. */
  rest(): void {
    if (this.running === null) return;
    this.readUpTo = this.position;
    this.running = null;
    this.unseen = null;
  }

  /** Lets undo by consent take back so many of the answers that are still to come: a journal may hold more of them. */
  reachBack(answers: number): void {
    this.trail.reachBack(answers);
  }

  /** Drops what only undo by consent needs, for hosts whose journal serves that. */
  forget(): void {
    this.trail.forget();
  }

  /** A sample: what this seat cannot see, and future chance, are made anew. */
  sample(seat: Seat, chance: Chance): Match<G> {
    const { since, ...checkpoint } = this.present;
    const redeal: Redeal = { kind: 'redeal', seat, seed: chance.below(0x100000000) };
    const waitingFrom = since.length - this.run.waiting.length;
    const dealt = { ...checkpoint, since: [...since.slice(0, waitingFrom), redeal] };
    const pending = since.slice(waitingFrom) as Answer[];
    if (pending.length > 0) {
      const run = execute(this.game, dealt);
      dealt.since.push(...answerPending(run, pending, this.asks, seat, chance));
    }
    const key = Array.from({ length: 64 }, () => chance.below(16).toString(16)).join('');
    return Match.resume(this.game, { ...this.identity(), key }, [dealt], 0);
  }

  /** The same for search: only a run, with its chance from the given stream. */
  sampleRun(seat: Seat, chance: Chance): Run<G> {
    const { waiting, asks } = this.run;
    if (waiting.includes(seat) && this.ask(seat) === null)
      throw new InputError(`Seat ${seat} has answered already.`);
    const { since } = this.present;
    const run = execute(this.game, this.present, waiting.length);
    run.redeal(seat, chance);
    run.chance = chance;
    const pending = since.slice(since.length - waiting.length) as Answer[];
    answerPending(run, pending, asks, seat, chance);
    return run;
  }

  /** May this seat take back its last answer, and on what terms? */
  undoRight(seat: Seat): UndoRight {
    const last = this.trail.lastAnswer;
    if (last === null) return 'nothing';
    if (this.run.waiting.includes(seat)) return 'free';
    return last.seat === seat && !last.barrier ? 'free' : 'consent';
  }

  /** Takes back the seat's last answer, if nothing has been revealed since. */
  undo(seat: Seat): void {
    const right = this.undoRight(seat);
    if (right === 'nothing') throw new InputError('There is nothing to undo.');
    if (right === 'consent') {
      throw new InputError(
        'Hidden information was revealed since: undo needs the consent of every player.',
      );
    }
    this.takeBack(seat);
  }

  /** Takes back the last answer and returns whose it was; every seat has agreed. */
  undoByConsent(): Seat {
    const last = this.trail.lastAnswer;
    if (last === null) throw new InputError('There is nothing to undo.');
    this.takeBack(last.seat);
    return last.seat;
  }

  /** Takes back every answer of the current step, and returns them. */
  backToCheckpoint(): Answer[] {
    const answers = this.present.since.filter((entry) => entry.kind === 'answer');
    for (const { seat } of answers.toReversed()) this.takeBack(seat);
    return answers;
  }

  /** Called by the run: between two steps the state alone is the match. */
  remember(): void {
    const { trail, run } = this;
    if (trail.checkpoints.length > 0) this.keepOutcomes();
    trail.add(this.game.clone(run.state));
  }

  private get present(): Checkpoint<G> {
    return this.trail.present;
  }

  private get run(): Run<G> {
    return this.running ?? this.executeTo(this.readUpTo);
  }

  /** Executes the current checkpoint, with chance read up to `position`. */
  private executeTo(position: number): Run<G> {
    const run = execute(this.game, this.present);
    run.chance = this.stream.at(position);
    run.memory = this;
    this.running = run;
    return run;
  }

  private give(ask: Ask, index: number): Consequence {
    const { present, run } = this;
    const option = ask.options[index];
    const before = this.unseenNow();
    const othersWait = run.waiting.some((seat) => seat !== ask.seat);
    const entry: { -readonly [name in keyof Answer]: Answer[name] } = {
      kind: 'answer',
      seat: ask.seat,
      key: ask.prompt.key(option),
      index,
      position: this.position,
      outcomes: present.outcomes.length,
      barrier: false,
    };
    present.since.push(entry);
    let consequence: Consequence;
    try {
      consequence = this.listen(() => run.give(ask, option));
    } catch (error) {
      // The rules fail on this answer, and the match must still be savable and playable.
      this.takeBack(ask.seat);
      throw error;
    }
    // The last seat to answer a simultaneous question learns what the others have answered.
    const answersShown = othersWait && !run.waiting.includes(ask.seat);
    if (
      answersShown ||
      consequence.outcomes.length > 0 ||
      somethingRevealed(before, this.unseenNow(before))
    ) {
      entry.barrier = true;
    }
    return consequence;
  }

  /** Continues the run and collects its events. */
  private listen(go: () => void): Consequence {
    const { run } = this;
    const events: GameEvent[] = [];
    this.unseen = null;
    this.fresh = [];
    run.events = events;
    run.outcomes = [];
    go();
    this.keepOutcomes();
    run.events = null;
    return { events, outcomes: this.fresh };
  }

  private keepOutcomes(): void {
    const drawn = this.run.outcomes!.splice(0);
    this.present.outcomes.push(...drawn);
    this.fresh.push(...drawn);
  }

  private takeBack(seat: Seat): void {
    const { position } = this.trail.takeBack(seat);
    this.executeTo(position);
    this.unseen = null;
  }

  /** `before` is what each seat could not see at the previous decision. */
  private unseenNow(before: readonly Unseen[] = []): readonly Unseen[] {
    return (this.unseen ??= unseenByAll(this.game.secrecy, this.state, this.seats, before));
  }

  private identity(): Identity {
    return { seats: this.seats, setup: this.setup, key: this.key };
  }
}
