import {
  type GameEvent,
  loadMatch,
  type Match,
  type RefusedOption,
  type Result,
  saveMatch,
} from '@tablewright/engine';
import { expect } from 'vitest';
import { ahoy } from '../index.ts';
import { SPACE_NAMES } from '../rules/map.ts';
import { type Ahoy, type Player } from '../rules/state.ts';
import { clauses } from '../text/en/clauses.ts';
import { sayAll } from './sayings.ts';
import { boardSlot, cardOf, FACTION, factionName, idsOf, tileOf, type Who } from './table.ts';

type Args = GameEvent['args'];

/**
 * A scenario plays every answer three times: in a match that goes straight on, in one that is saved and loaded
 * before each answer, and in one that takes each answer back and gives it again. All three must agree.
 */
export class Scenario {
  private readonly straight: Match<Ahoy>;
  private reloaded: Match<Ahoy>;
  private readonly undone: Match<Ahoy>;
  private readonly pieces: { readonly [piece: string]: number };
  private told: GameEvent[];

  constructor(begin: () => Match<Ahoy>) {
    this.straight = begin();
    this.reloaded = begin();
    this.undone = begin();
    this.pieces = ahoy.census(this.state);
    this.told = [...this.straight.opening.events];
    this.agree();
  }

  get state(): Ahoy {
    return this.straight.state;
  }

  get over(): boolean {
    return this.straight.over;
  }

  get result(): Result | null {
    return this.straight.result;
  }

  get match(): Match<Ahoy> {
    return this.straight;
  }

  get offered(): string[] {
    return keysOf(this.straight);
  }

  seat(who: Who): number {
    const seat = this.state.players.findIndex(({ faction }) => faction === FACTION[who]);
    expect(seat, `the seat of ${who}`).toBeGreaterThanOrEqual(0);
    return seat;
  }

  player(who: Who): Player {
    return this.state.players[this.seat(who)];
  }

  /** Where a flagship lies. */
  ship(who: Who): string {
    return SPACE_NAMES[this.player(who).flagship];
  }

  gold(who: Who): number {
    return this.player(who).gold;
  }

  fame(who: Who): number {
    return this.player(who).fame;
  }

  crew(who: Who): string[] {
    return idsOf(this.player(who).crew);
  }

  cargo(who: Who): string[] {
    return idsOf(this.player(who).cargo);
  }

  get market(): string[] {
    return idsOf(this.state.market);
  }

  /** Spaces of the Patrols. */
  get patrols(): string[] {
    return this.state.patrols.map((space) => SPACE_NAMES[space]).toSorted();
  }

  get strongholds(): string[] {
    return this.state.strongholds.map((space) => SPACE_NAMES[space]).toSorted();
  }

  comrades(tile: string): number {
    return this.state.comrades[tileOf(tile)];
  }

  wealth(tile: string): number {
    return this.state.wealth[tileOf(tile)];
  }

  /** What lies in a slot of a board, of a crew card or of a ship's card. */
  slot(who: Who, id: string): number {
    const player = this.player(who);
    if (id === 'cutter-1') return this.state.cutterSlots[0];
    if (id.startsWith('gunship-')) return this.state.gunshipSlots[Number(id.at(-1)) - 1];
    const at = boardSlot(who, id);
    return at >= 0 ? player.slots[at] : player.crewSlots[player.crew.indexOf(cardOf(id))];
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
    const asked = this.straight.asks.map((ask) => [ask.seat, ask.prompt.id]);
    expect(asked).toEqual([[this.seat(who), prompt]]);
    return this;
  }

  /** Exactly these options, in any order. */
  offers(keys: readonly string[]): this {
    expect(this.offered.toSorted()).toEqual(keys.toSorted());
    return this;
  }

  /** Of the options that begin so, exactly these, in any order. */
  offersOf(verb: string, keys: readonly string[]): this {
    const found = this.offered.filter((key) => key === verb || key.startsWith(`${verb}:`));
    const wanted = keys.map((key) => (key === '' ? verb : `${verb}:${key}`));
    expect(found.toSorted()).toEqual(wanted.toSorted());
    return this;
  }

  /** Gives these answers, each by the seat that is asked. */
  play(...keys: string[]): this {
    for (const key of keys) this.answer(key);
    return this;
  }

  /** The active player puts a die into a slot; what is the only choice is not asked. */
  place(value: number, slot: string, ...keys: string[]): this {
    const who = this.whoIsActive();
    const before = this.events('placed').length;
    // The very first die may have had no choice: that is not told here.
    if (this.told.length === 0 && this.slot(who, slot) === value) return this.play(...keys);
    if (this.prompt === 'act' && this.offered.includes(`die:${value}`)) this.play(`die:${value}`);
    const key = `slot:${factionName(who)}/${slot}`;
    if (this.prompt === 'slot' && this.events('placed').length === before) this.play(key);
    expect(this.events('placed')[before], `${value} on ${slot}`).toMatchObject({ slot, value });
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
    for (let answers = 0; answers < 400 && !this.over && !until(this); answers++) {
      this.answer(quietest(this.offered));
    }
    return this;
  }

  private whoIsActive(): Who {
    const { faction } = this.state.players[this.state.active];
    return (Object.keys(FACTION) as Who[])[faction];
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
    this.reloaded = loadMatch(ahoy, JSON.parse(stored)).match;
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
    expect(ahoy.census(this.state), 'pieces are conserved').toEqual(this.pieces);
  }
}

/** What does least: no battle, no exploring, no crew. */
const QUIET = [
  /^end$/,
  /^stop$/,
  /^stay$/,
  /^done$/,
  /^decline$/,
  /^ignore$/,
  /^keep$/,
  /pass$/,
  /^count:0$/,
  /^die:/,
  /^slot:.*tailwind/,
  /^slot:.*deploy/,
  /^slot:.*sail/,
  /^step:/,
];

function quietest(keys: readonly string[]): string {
  for (const pattern of QUIET) {
    const found = keys.find((key) => pattern.test(key));
    if (found !== undefined) return found;
  }
  return keys[0];
}

function keysOf(match: Match<Ahoy>): string[] {
  return match.asks.flatMap((ask) => ask.options.map((option) => ask.prompt.key(option)));
}
