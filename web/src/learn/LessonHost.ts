import {
  type Consequence,
  type Core,
  dealKey,
  eventFor,
  type Game,
  keyFromSeed,
  Match,
  type OfferedOption,
  type Seat,
} from '@tablewright/engine';
import type {
  DeskView,
  FromRoom,
  Hint,
  LogEntry,
  OfferState,
  Refusals,
  Replay,
} from '@tablewright/protocol';
import { HostError } from '../host/client.ts';
import type { MatchHost, Picture } from '../host/host.ts';
import { answerOfOthers, type Lesson, type LessonStep } from '@tablewright/board/lesson';

/** Runs one position of a lesson: the real rules, with only the options of the lesson lit. */
export class LessonHost implements MatchHost {
  snapshot: Picture;
  readonly connection = 'open';
  /** The pupil has completed the step. */
  isDone = false;
  private readonly match: Match;
  private readonly step: LessonStep;
  private readonly names: readonly string[];
  private readonly pupil: Seat;
  private readonly listeners = new Set<(message: FromRoom | null) => void>();
  private readonly turn: number;
  private log: LogEntry[] = [];
  /** What has become of the offer of this step. */
  private offered: OfferState = 'open';

  constructor(game: Game, lesson: Lesson, step: LessonStep, names: readonly string[]) {
    this.step = step;
    this.pupil = lesson.pupil;
    this.names = names;
    const identity = {
      seats: names.length,
      setup: {},
      key: keyFromSeed(`lesson ${lesson.id} ${step.id}`),
    };
    const checkpoint = { state: game.clone(step.state), decisions: 0, since: [], outcomes: [] };
    this.match = Match.resume(game, identity, [checkpoint], 0);
    this.turn = game.turns(this.match.state as Core);
    this.waitForPupil();
    this.snapshot = this.picture();
  }

  subscribe(listener: (message: FromRoom | null) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  answer(seat: Seat, key: string): Promise<void> {
    this.play(seat, key);
    return this.goOn();
  }

  /** Both have signed: the deal is carried out at once. */
  sign(): Promise<void> {
    const { offer } = this.step;
    if (offer === undefined) return unavailable();
    this.write(null, () => this.match.accord(dealKey(offer), [offer.from, offer.to]));
    this.offered = 'done';
    return this.goOn();
  }

  refuse(): Promise<void> {
    this.offered = 'refused';
    return this.goOn();
  }

  why(seat: Seat): Promise<Refusals> {
    return Promise.resolve(this.match.refusals(seat));
  }

  withholds(target: string): boolean {
    const { question } = this.match.observe(this.pupil);
    return (question?.options ?? []).some(
      (option) => option.target === target || option.key === target,
    );
  }

  undo(seat: Seat): Promise<void> {
    this.match.undo(seat);
    const { decisions } = this.match;
    this.log = this.log.filter((entry) => entry.n < decisions);
    this.tell();
    return Promise.resolve();
  }

  hint(): Promise<Hint> {
    const [best] = this.snapshot.position.question?.options ?? [];
    if (best === undefined) return unavailable();
    return Promise.resolve({ key: best.key, iterations: 0, options: [] });
  }

  readonly proposeEnd = unavailable;
  readonly consent = unavailable;
  readonly concede = unavailable;
  readonly away = unavailable;
  readonly standIn = unavailable;
  readonly chat = unavailable;
  readonly whisper = unavailable;
  readonly plan = unavailable;
  readonly hold = unavailable;
  readonly order = unavailable;
  readonly offer = unavailable;
  readonly withdraw = unavailable;
  readonly look = unavailable;

  replay(): Promise<Replay> {
    return unavailable();
  }

  journal(): Promise<string> {
    return unavailable();
  }

  close(): void {
    this.listeners.clear();
  }

  private play(seat: Seat, key: string): void {
    this.write(seat, () => this.match.answer(seat, key));
  }

  private write(seat: Seat | null, decide: () => Consequence): void {
    const n = this.match.decisions;
    for (const event of decide().events) {
      this.log.push({ n, seat, ...eventFor(event, this.pupil) });
    }
  }

  private goOn(): Promise<void> {
    this.waitForPupil();
    this.isDone = this.isStepDone();
    this.tell();
    return Promise.resolve();
  }

  /** Other players only answer in passing, for example for a bid or an attack on the pupil. */
  private waitForPupil(): void {
    while (!this.isStepDone() && this.match.ask(this.pupil) === null) {
      const [ask] = this.match.asks;
      this.play(ask.seat, answerOfOthers(this.step, ask));
    }
  }

  private isStepDone(): boolean {
    const { match, step, turn } = this;
    return match.over || (step.isDone?.(match.state) ?? match.game.turns(match.state) !== turn);
  }

  private picture(): Picture {
    const { state, decisions, over, asked, question } = this.match.observe(this.pupil);
    const lit = (question?.options ?? []).filter((option: OfferedOption) =>
      this.step.allows(option, this.match.state),
    );
    const desk = this.desk(state);
    return {
      info: {
        id: 'lesson',
        game: this.match.game.id,
        rules: this.match.game.rulesVersion,
        setup: {},
        seats: this.names.map((name, seat) => ({
          name,
          player: seat === this.pupil ? 'person' : 'bot',
          online: true,
        })),
        clock: { kind: 'none' },
        hints: true,
        commitment: '',
        started: 0,
      },
      mine: [this.pupil],
      viewer: this.pupil,
      position: {
        n: decisions,
        epoch: 0,
        state: state,
        asked: this.isDone ? [] : asked,
        question: over || this.isDone || question === null ? null : { ...question, options: lit },
        undo: !this.isDone && this.match.undoRight(this.pupil) === 'free' ? 'free' : 'nothing',
        ending: null,
      },
      log: this.log,
      chat: [],
      clocks: null,
      proposal: null,
      ...(desk && { desk }),
    };
  }

  /** The desk with the offer of this step, if it has one. */
  private desk(view: Core): DeskView | null {
    const { pupil, offered } = this;
    const { offer } = this.step;
    const { deals } = this.match.game;
    if (offer === undefined || deals === undefined) return null;
    const partner = offer.from;
    return {
      offers: [
        {
          ...offer,
          id: 1,
          made: 0,
          until: null,
          words: '',
          state: offered,
          counters: null,
          on: null,
          waits: null,
        },
      ],
      partners: [
        {
          seat: partner,
          mine: deals.tradable(view, pupil, partner),
          theirs: deals.tradable(view, partner, pupil),
        },
      ],
    };
  }

  private tell(): void {
    this.snapshot = this.picture();
    for (const listener of this.listeners) listener(null);
  }
}

function unavailable(): Promise<never> {
  return Promise.reject(new HostError({ code: 'not-allowed', message: 'Not in a lesson.' }));
}
