import {
  type Core,
  type Game,
  type GameEvent,
  loadMatch,
  type Match,
  type RefusedOption,
  type Result,
  saveMatch,
} from '@tablewright/engine';
import { expect } from 'vitest';

/** What a scenario needs to know about its game. */
export interface Stage<G extends Core> {
  readonly game: Game<G>;
  /** Every clause that a refusal may name. */
  readonly clauses: object;
  /** Says in words what has happened and what is asked, or throws. */
  readonly say: (match: Match<G>, events: readonly GameEvent[]) => void;
}

/**
 * A scenario plays every answer three times: in a match that goes straight on, in one that is saved and loaded
 * before each answer, and in one that takes each answer back and gives it again. All three must agree.
 * A game's own scenario adds words for what lies on its table.
 */
export class Scenario<G extends Core> {
  protected readonly told: GameEvent[];
  private readonly stage: Stage<G>;
  private readonly straight: Match<G>;
  private reloaded: Match<G>;
  private readonly undone: Match<G>;
  private readonly pieces: { readonly [piece: string]: number };

  constructor(stage: Stage<G>, begin: () => Match<G>) {
    this.stage = stage;
    this.straight = begin();
    this.reloaded = begin();
    this.undone = begin();
    this.pieces = stage.game.census(this.state);
    this.told = [...this.straight.opening.events];
    this.agree();
    stage.say(this.straight, this.told);
  }

  get state(): G {
    return this.straight.state;
  }

  get over(): boolean {
    return this.straight.over;
  }

  get result(): Result | null {
    return this.straight.result;
  }

  get match(): Match<G> {
    return this.straight;
  }

  get offered(): string[] {
    return keysOf(this.straight);
  }

  /** Expects this question. */
  get prompt(): string {
    return this.straight.asks[0]?.prompt.id ?? 'none';
  }

  get about(): object {
    return this.straight.asks[0].details.about ?? {};
  }

  /** Expects exactly these options, in any order. */
  offers(keys: readonly string[]): this {
    expect(this.offered.toSorted()).toEqual(keys.toSorted());
    return this;
  }

  /** Expects exactly these of the options that begin with the verb, in any order; '' is the bare verb. */
  offersOf(verb: string, keys: readonly string[]): this {
    const found = this.offered.filter((key) => key === verb || key.startsWith(`${verb}:`));
    const wanted = keys.map((key) => (key === '' ? verb : `${verb}:${key}`));
    expect(found.toSorted()).toEqual(wanted.toSorted());
    return this;
  }

  /** Gives these answers, each for the seat that is asked. */
  play(...keys: string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** Carries out an accord that its parties have signed. */
  accord(key: string): this {
    const { straight, undone, stage } = this;
    const signed = straight.checkAccord(key);
    const { events } = straight.accord(key, signed);
    this.told.push(...events);
    const stored = JSON.stringify(saveMatch(this.reloaded));
    this.reloaded = loadMatch(stage.game, JSON.parse(stored)).match;
    expect(this.reloaded.accord(key, signed).events).toEqual(events);
    expect(undone.accord(key, signed).events).toEqual(events);
    this.agree();
    stage.say(straight, events);
    return this;
  }

  /** Expects that the rules forbid this accord now, by this clause. */
  refusesAccord(key: string, clause: string): this {
    expect(() => this.straight.checkAccord(key)).toThrow(expect.objectContaining({ clause }));
    return this;
  }

  /** Expects that the rules forbid this now, by this clause. */
  refuses(key: string, clause: string): this {
    const before = this.straight.hash();
    const { seat } = this.straight.asks[0];
    expect(this.offered).not.toContain(key);
    const verdicts = this.refused().filter((refused) => refused.key === key);
    expect(
      verdicts.map((refused) => refused.clause),
      `the verdict on ${key}`,
    ).toEqual([clause]);
    expect(() => this.straight.answer(seat, key)).toThrow(
      expect.objectContaining({ code: 'not-offered', clause }),
    );
    expect(this.straight.hash()).toBe(before);
    return this;
  }

  /** The events so far; with a type, only the arguments of those events. */
  events(): string[];
  events(type: string): GameEvent['args'][];
  events(type?: string): string[] | GameEvent['args'][] {
    if (type === undefined) return this.told.map((event) => event.type);
    return this.told.filter((event) => event.type === type).map((event) => event.args);
  }

  /** What follows from these orders of the seat that is asked; each must be one that it can give now. */
  ordered(...orders: string[]): string | null {
    const book = this.stage.game.orders!;
    const [{ seat }] = this.straight.asks;
    const { state, question } = this.straight.observe(seat);
    const given = [...book.offered(state, seat), ...book.fitting(state, seat, question!)];
    expect(given.map(({ key }) => key)).toEqual(expect.arrayContaining(orders));
    return book.answer(state, seat, question!, orders);
  }

  private refused(): RefusedOption[] {
    return this.straight.asks.flatMap(({ seat }) => this.straight.refusals(seat));
  }

  private answer(key: string): void {
    expect(this.over, `the match is over, yet ${key}`).toBe(false);
    const { straight, undone, stage } = this;
    const [{ seat, prompt }] = straight.asks;
    const before = { hash: straight.hash(), offered: keysOf(straight) };
    expect(before.offered, `options of ${prompt.id}`).toContain(key);

    const { events } = straight.answer(seat, key);
    this.told.push(...events);

    const stored = JSON.stringify(saveMatch(this.reloaded));
    this.reloaded = loadMatch(stage.game, JSON.parse(stored)).match;
    expect(this.reloaded.answer(seat, key).events).toEqual(events);

    undone.answer(seat, key);
    expect(undone.undoByConsent()).toBe(seat);
    expect({ hash: undone.hash(), offered: keysOf(undone) }).toEqual(before);
    expect(undone.answer(seat, key).events).toEqual(events);
    this.agree();
    stage.say(straight, events);
  }

  private agree(): void {
    const { game, clauses } = this.stage;
    const [straight, reloaded, undone] = [this.straight, this.reloaded, this.undone].map(
      (match) => ({ hash: match.hash(), offered: keysOf(match), result: match.result }),
    );
    expect(reloaded, 'saved and loaded').toEqual(straight);
    expect(undone, 'undone and played again').toEqual(straight);
    const refused = this.refused();
    for (const { seat, options, prompt } of this.straight.asks) {
      const refusals = this.straight.refusals(seat).map(({ key }) => key);
      const keys = [...options.map((option) => prompt.key(option)), ...refusals];
      expect(new Set(keys).size, 'options are unique, and none is refused').toBe(keys.length);
    }
    const unknown = refused.filter(({ clause }) => !(clause in clauses));
    expect(unknown, 'refusals name a clause').toEqual([]);
    expect(game.census(this.state), 'pieces are conserved').toEqual(this.pieces);
  }
}

function keysOf<G extends Core>(match: Match<G>): string[] {
  return match.asks.flatMap((ask) => ask.options.map((option) => ask.prompt.key(option)));
}
