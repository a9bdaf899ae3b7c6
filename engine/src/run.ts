import { NO_CHANCE, opensToAccords } from './accords.ts';
import { Ask, type AskAll, type Request, type Script } from './ask.ts';
import type { Chance } from './chance.ts';
import { LawError } from './errors.ts';
import type { Game } from './game.ts';
import type { Seat } from './plain.ts';
import type { Core } from './schema.ts';
import { enter, Finish, type GameEvent, Leave, type Scene } from './scene.ts';

/**
 * A script running over a state: lists questions, takes answers, goes on. It remembers nothing,
 * which makes it the engine of playouts; `Match` is a run with a memory.
 */
export class Run<G extends Core> implements Scene {
  readonly game: Game<G>;
  readonly state: G;
  chance: Chance;
  events: GameEvent[] | null = null;
  outcomes: number[] | null = null;
  /** Questions that wait for an answer now; none when the match is over. */
  asks: Ask[] = [];
  over = false;
  /** Called between two steps, when the state alone is the match. */
  memory: { remember(): void } | null = null;
  /** Off in rollouts: options are drawn, not listed, and a question with one option is asked like any other. */
  listing = true;

  private script: Script | null = null;
  private scheduledFrom = 0;
  private group: Group | null = null;
  /** The question that is open. */
  private request: Request | null = null;
  /** What an accord has interrupted. */
  private aside: { script: Script | null; request: Request; scheduled: number } | null = null;

  constructor(game: Game<G>, state: G, chance: Chance) {
    this.game = game;
    this.state = state;
    this.chance = chance;
  }

  /** Runs to the first question. */
  start(): void {
    this.proceed(undefined);
  }

  /** Answers one of the open questions with one of its options. */
  give(ask: Ask, option: unknown): void {
    const { group } = this;
    if (group === null) {
      this.proceed(option);
      return;
    }
    const next = group.take(ask, option);
    this.asks =
      next === null
        ? this.asks.filter((open) => open !== ask)
        : this.asks.map((open) => (open === ask ? next : open));
    if (this.asks.length === 0) this.proceed(group.inOrder());
  }

  /** Whose answers wait for those of others, or for more of the same seat, in order. */
  get waiting(): readonly Seat[] {
    return this.group?.given ?? [];
  }

  /** The keys of so many random answers of a seat to the question that is open, with or without more to come. */
  drawRow(seat: Seat, count: number, isDone: boolean, chance: Chance): readonly string[] {
    const { group } = this;
    if (group === null) throw new LawError('Nobody is asked together with others.');
    return group.drawRow(seat, count, isDone, chance);
  }

  /** May seats agree on something now? Not while some of several answers to one question are given. */
  get isOpenToAccords(): boolean {
    const { aside, asks, waiting, game, state } = this;
    return aside === null && waiting.length === 0 && opensToAccords(game, state, asks);
  }

  /** Carries out an accord; then the open question is asked again. */
  accord(key: string): void {
    const { script, state, request } = this;
    this.aside = { script, request: request!, scheduled: state.agenda.length };
    this.script = this.game.accords!.carryOut(state, key);
    this.proceed(undefined);
  }

  /** Deals anew what the seat cannot see, in the middle of a step; the others' options follow from their new hands. */
  redeal(seat: Seat, chance: Chance): void {
    this.game.secrecy.redeal(this.state, seat, chance);
    for (let i = 0; i < this.asks.length; i++) {
      if (this.asks[i].seat !== seat) this.asks[i] = this.asks[i].renewed();
    }
  }

  private proceed(value: unknown): void {
    const { events } = this;
    const before = enter(
      this.aside === null ? this : { chance: NO_CHANCE, events, outcomes: null },
    );
    try {
      this.group = null;
      let answer = value;
      for (;;) {
        const request = this.nextRequest(answer);
        this.request = request;
        if (request === null) {
          this.asks = [];
          this.over = true;
          return;
        }
        if (request instanceof Ask) {
          if (!this.listing || request.options.length > 1 || request.details.always === true) {
            this.asks = [request];
            return;
          }
          answer = request.options[0];
        } else {
          const group = new Group(request);
          this.asks = group.open();
          if (this.asks.length > 0) {
            this.group = group;
            return;
          }
          answer = group.inOrder();
        }
      }
    } finally {
      enter(before);
    }
  }

  /** Runs the script, and the steps after it, to the next question; null at the end of the match. */
  private nextRequest(answer: unknown): Request | null {
    const { state } = this;
    let value = answer;
    for (;;) {
      if (this.script === null) {
        if (state.agenda.length === 0) return null;
        if (this.memory !== null) this.memory.remember();
        const call = state.agenda.pop()!;
        if (!Object.hasOwn(this.game.steps, call.step))
          throw new LawError(`${this.game.id} has no step "${call.step}".`);
        const step = this.game.steps[call.step];
        this.scheduledFrom = state.agenda.length;
        this.script = step(state, ...call.args);
      }
      const request = this.resume(this.script, value);
      if (request !== null) return request;
      value = undefined;
      if (this.aside !== null) return this.askAgain(this.aside);
      this.script = null;
      inOrderOfScheduling(state.agenda, this.scheduledFrom);
    }
  }

  /** Runs a script to its next question; null at its end. */
  private resume(script: Script, value: unknown): Request | null {
    try {
      const { done, value: request } = script.next(value);
      return done === true ? null : (request as Request);
    } catch (error) {
      if (error instanceof Finish) this.breakOff(0);
      else if (error instanceof Leave) this.breakOff(this.whereComes(error));
      else throw error;
      return null;
    }
  }

  /** Drops what runs, and what is scheduled above this place of the agenda. */
  private breakOff(above: number): void {
    // An accord has no chance of its own, but the steps after it have.
    if (this.aside !== null) enter(this);
    this.aside = null;
    this.state.agenda.length = above;
    this.scheduledFrom = above;
  }

  /** The place above the scheduled step that comes next. What the running step has scheduled is no place to go to. */
  private whereComes({ step, message }: Leave): number {
    const { agenda } = this.state;
    for (let place = this.scheduledFrom; place > 0; place--)
      if (agenda[place - 1].step === step) return place;
    throw new LawError(message);
  }

  /** The question that an accord has interrupted, with its options listed anew. */
  private askAgain({ script, request, scheduled }: NonNullable<typeof this.aside>): Request {
    if (this.state.agenda.length !== scheduled) throw new LawError('An accord schedules nothing.');
    this.aside = null;
    this.script = script;
    enter(this);
    if (request instanceof Ask) request.interrupted = true;
    return request.renewed();
  }
}

/** The agenda is a stack, so what a step schedules first must end on top. */
function inOrderOfScheduling<T>(agenda: T[], from: number): void {
  for (let low = from, high = agenda.length - 1; low < high; low++, high--) {
    const kept = agenda[low];
    agenda[low] = agenda[high];
    agenda[high] = kept;
  }
}

/** After so many draws any row of answers will do: what is known of the true one leaves hardly another. */
const MOST_DRAWS = 1_000;

/** One question asked of several seats at once. */
class Group {
  readonly request: AskAll;
  /** The answers of each seat, with those that were its single option. */
  private readonly rows = new Map<Seat, unknown[]>();
  /** Whose answers were choices, rather than a single option, in order. */
  readonly given: Seat[] = [];

  constructor(request: AskAll) {
    this.request = request;
  }

  open(): Ask[] {
    const asks: Ask[] = [];
    for (const seat of this.request.seats) {
      const row: unknown[] = [];
      this.rows.set(seat, row);
      const ask = this.next(seat, row);
      if (ask !== null) asks.push(ask);
    }
    return asks;
  }

  /** Takes an answer, and returns what its seat is asked after it. */
  take({ seat }: Ask, option: unknown): Ask | null {
    const row = this.rows.get(seat)!;
    row.push(option);
    this.given.push(seat);
    return this.next(seat, row);
  }

  inOrder(): unknown[] {
    return this.request.seats.map((seat) => this.rows.get(seat));
  }

  drawRow(seat: Seat, count: number, isDone: boolean, chance: Chance): readonly string[] {
    for (let draws = 1; ; draws++) {
      const row: unknown[] = [];
      const drawn: string[] = [];
      let ask = this.next(seat, row);
      while (ask !== null && drawn.length < count) {
        const option = ask.draw(chance);
        drawn.push(ask.prompt.key(option));
        row.push(option);
        ask = this.next(seat, row);
      }
      const fits = drawn.length === count && (ask === null) === isDone;
      if (fits || draws === MOST_DRAWS) return drawn;
    }
  }

  /** The next question with a choice; single options before it are taken. */
  private next(seat: Seat, row: unknown[]): Ask | null {
    for (;;) {
      const ask = this.request.ask(seat, row);
      if (ask === null || ask.options.length > 1 || ask.details.always === true) return ask;
      row.push(ask.options[0]);
    }
  }
}
