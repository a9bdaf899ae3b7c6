import {
  type GameEvent,
  loadMatch,
  type Match,
  type RefusedOption,
  type Result,
  saveMatch,
} from '@tablewright/engine';
import { expect } from 'vitest';
import { type Die, RESOURCES, type Trophy } from '../content/index.ts';
import { arcs } from '../index.ts';
import { controllerOf, trophyIndex } from '../rules/pieces.ts';
import { type Arcs, NONE, type Player } from '../rules/state.ts';
import { clauses } from '../text/en/clauses.ts';
import { quietest } from './quiet.ts';
import { sayAll } from './sayings.ts';
import { cardIds, courtIds, courtOf, PLAYERS, SEAT, systemOf, tokenOf, type Who } from './table.ts';

type Args = GameEvent['args'];

/**
 * A scenario plays every answer three times: in a match that goes straight on, in one that is saved and loaded
 * before each answer, and in one that takes each answer back and gives it again. All three must agree.
 */
export class Scenario {
  private readonly straight: Match<Arcs>;
  private reloaded: Match<Arcs>;
  private readonly undone: Match<Arcs>;
  private readonly pieces: { readonly [piece: string]: number };
  private told: GameEvent[];

  constructor(begin: () => Match<Arcs>) {
    this.straight = begin();
    this.reloaded = begin();
    this.undone = begin();
    this.pieces = arcs.census(this.state);
    this.told = [...this.straight.opening.events];
    this.agree();
    sayAll(this.straight, this.told);
  }

  get state(): Arcs {
    return this.straight.state;
  }

  get over(): boolean {
    return this.straight.over;
  }

  get result(): Result | null {
    return this.straight.result;
  }

  get match(): Match<Arcs> {
    return this.straight;
  }

  get offered(): string[] {
    return keysOf(this.straight);
  }

  player(who: Who): Player {
    return this.state.players[SEAT[who]];
  }

  power(who: Who): number {
    return this.player(who).power;
  }

  hand(who: Who): string[] {
    return cardIds(this.player(who).hand);
  }

  guild(who: Who): string[] {
    return courtIds(this.player(who).guild);
  }

  /** Tokens in the slots of the board that are open or hold one, from the left; the card's slot last if filled. */
  slots(who: Who): string[] {
    const { slots } = this.player(who);
    const last = slots.findLastIndex((token) => token !== NONE);
    return slots.slice(0, last + 1).map((token) => (token === NONE ? '' : RESOURCES[token]));
  }

  outrage(who: Who): string[] {
    return RESOURCES.filter((_, type) => this.player(who).outrage[type] !== 0);
  }

  captives(who: Who, of: Who): number {
    return this.player(who).captives[SEAT[of]];
  }

  trophies(who: Who, of: Who, kind: Trophy): number {
    return this.player(who).trophies[trophyIndex(SEAT[of], kind)];
  }

  /** Fresh and damaged ships, as `[2, 1]`. */
  ships(who: Who, system: string): [number, number] {
    const at = systemOf(system) * 4 + SEAT[who];
    return [this.state.fresh[at], this.state.damaged[at]];
  }

  /** Buildings of a system as `ann city`, `bob starport damaged`, in the order of their places. */
  buildings(system: string): string[] {
    return this.state.buildings
      .filter((building) => building.system === systemOf(system))
      .map(({ owner, kind, damaged }) => `${PLAYERS[owner]} ${kind}${damaged ? ' damaged' : ''}`);
  }

  controller(system: string): Who | undefined {
    return PLAYERS[controllerOf(this.state, systemOf(system))];
  }

  get court(): string[] {
    return this.state.court.map(({ card }) => (card === NONE ? '' : courtIds([card])[0]));
  }

  /** Agents on a card of the Court, by seat. */
  agents(card: string): number[] {
    const spot = this.state.court.find((each) => each.card === courtOf(card));
    expect(spot, `${card} in the Court`).toBeDefined();
    return spot!.agents.slice(0, this.state.players.length);
  }

  get courtDiscard(): string[] {
    return courtIds(this.state.courtDiscard);
  }

  /** Face-down action discard pile, its bottom first. */
  get pile(): string[] {
    return cardIds(this.state.pile);
  }

  supply(type: string): number {
    return this.state.supply[tokenOf(type)];
  }

  /** Who holds the marker. */
  get initiative(): Who {
    return PLAYERS[this.state.initiative];
  }

  get pips(): number {
    return this.state.turn.pips;
  }

  /** The question now asked. */
  get prompt(): string {
    return this.straight.asks[0]?.prompt.id ?? 'none';
  }

  get about(): object {
    return this.straight.asks[0].details.about ?? {};
  }

  /** Who is asked, and what. */
  asks(who: Who, prompt: string): this {
    const asked = this.straight.asks.map((ask) => [PLAYERS[ask.seat], ask.prompt.id]);
    expect(asked).toEqual([[who, prompt]]);
    return this;
  }

  /** Exactly these options, in any order. */
  offers(...keys: string[]): this {
    expect(this.offered.toSorted()).toEqual(keys.toSorted());
    return this;
  }

  /** Of the options that begin so, exactly these, in any order. */
  offersOf(verb: string, ...keys: string[]): this {
    const found = this.offered.filter((key) => key === verb || key.startsWith(`${verb}:`));
    expect(found.toSorted()).toEqual(keys.map((key) => `${verb}:${key}`).toSorted());
    return this;
  }

  /** Gives these answers, each by the seat that is asked. */
  play(...keys: string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** Plays a card, declares and seizes nothing, takes no Prelude action, and gives these answers. */
  turn(card: string, ...keys: string[]): this {
    this.opens(card);
    if (this.prompt === 'prelude') this.answer('endPrelude');
    return this.play(...keys);
  }

  /** Plays a card, declares and seizes nothing, and gives these answers in the Prelude. */
  opens(card: string, ...keys: string[]): this {
    this.answer(card);
    if (this.prompt === 'declareOrSeize') this.answer('proceed');
    return this.play(...keys);
  }

  /** Collects dice for a battle; what is the only choice is not asked. */
  dice({ raid = 0, assault = 0, skirmish = 0 }: { [D in Die]?: number }, ...keys: string[]): this {
    const before = this.events('battle').length;
    if (this.prompt === 'raidDice') this.answer(`raidDice:${raid}`);
    if (this.prompt === 'assaultDice') this.answer(`assaultDice:${assault}`);
    if (this.prompt === 'skirmishDice') this.answer(`skirmishDice:${skirmish}`);
    expect(this.events('battle')[before]).toMatchObject({ raid, assault, skirmish });
    return this.play(...keys);
  }

  /** The rules forbid this now, and say by which clause. */
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

  /** What happened so far; of one kind, only what it was about. */
  events(): string[];
  events(type: string): Args[];
  events(type?: string): string[] | Args[] {
    if (type === undefined) return this.told.map((event) => event.type);
    return this.told.filter((event) => event.type === type).map((event) => event.args);
  }

  /** Answers with the quietest option until told to stop. */
  idle(until: (scenario: Scenario) => boolean): this {
    for (let answers = 0; answers < 400 && !this.over && !until(this); answers++)
      this.answer(quietest(this.offered));
    expect(this.over || until(this), 'idled long enough').toBe(true);
    return this;
  }

  private refused(): RefusedOption[] {
    return this.straight.asks.flatMap(({ seat }) => this.straight.refusals(seat));
  }

  private answer(key: string): void {
    expect(this.straight.over, `the match is over, yet ${key}`).toBe(false);
    const [{ seat, prompt }] = this.straight.asks;
    const { straight, undone } = this;
    const before = { hash: straight.hash(), offered: keysOf(straight) };
    expect(before.offered, `options of ${prompt.id}`).toContain(key);

    const { events } = straight.answer(seat, key);
    this.told.push(...events);

    const stored = JSON.stringify(saveMatch(this.reloaded));
    this.reloaded = loadMatch(arcs, JSON.parse(stored)).match;
    expect(this.reloaded.answer(seat, key).events).toEqual(events);

    undone.answer(seat, key);
    expect(undone.undoByConsent()).toBe(seat);
    expect({ hash: undone.hash(), offered: keysOf(undone) }).toEqual(before);
    expect(undone.answer(seat, key).events).toEqual(events);
    this.agree();
    sayAll(straight, events);
  }

  private agree(): void {
    const [straight, reloaded, undone] = [this.straight, this.reloaded, this.undone].map(
      (match) => ({ hash: match.hash(), offered: keysOf(match), result: match.result }),
    );
    expect(reloaded, 'saved and loaded').toEqual(straight);
    expect(undone, 'undone and played again').toEqual(straight);
    const refused = this.refused();
    const keys = [...straight.offered, ...refused.map(({ key }) => key)];
    expect(new Set(keys).size, 'options are unique, and none is refused').toBe(keys.length);
    const unknown = refused.filter(({ clause }) => !(clause in clauses));
    expect(unknown, 'refusals name a clause').toEqual([]);
    expect(arcs.census(this.state), 'pieces are conserved').toEqual(this.pieces);
  }
}

function keysOf(match: Match<Arcs>): string[] {
  return match.asks.flatMap((ask) => ask.options.map((option) => ask.prompt.key(option)));
}
