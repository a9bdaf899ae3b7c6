import { Scenario as Played, type Stage } from '@tablewright/conformance/scenario';
import { sayings } from '@tablewright/conformance/sayings';
import type { Match } from '@tablewright/engine';
import { expect } from 'vitest';
import { type Die, RESOURCES, type Trophy } from '../content/index.ts';
import { arcs } from '../index.ts';
import { controllerOf, trophyIndex } from '../rules/pieces.ts';
import { type Arcs, NONE, type Player } from '../rules/state.ts';
import { clauses } from '../text/en/clauses.ts';
import { arcsText } from '../text/index.ts';
import { quietest } from './quiet.ts';
import { cardIds, courtIds, courtOf, PLAYERS, SEAT, systemOf, tokenOf, type Who } from './table.ts';

const STAGE: Stage<Arcs> = { game: arcs, clauses, say: sayings(arcsText) };

/** A scenario in the words of Arcs. */
export class Scenario extends Played<Arcs> {
  constructor(begin: () => Match<Arcs>) {
    super(STAGE, begin);
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

  /** Who is asked, and what. */
  asks(who: Who, prompt: string): this {
    const asked = this.match.asks.map((ask) => [PLAYERS[ask.seat], ask.prompt.id]);
    expect(asked).toEqual([[who, prompt]]);
    return this;
  }

  /** Plays a card, declares and seizes nothing, takes no Prelude action, and gives these answers. */
  turn(card: string, ...keys: string[]): this {
    this.opens(card);
    if (this.prompt === 'prelude') this.play('endPrelude');
    return this.play(...keys);
  }

  /** Plays a card, declares and seizes nothing, and gives these answers in the Prelude. */
  opens(card: string, ...keys: string[]): this {
    this.play(card);
    if (this.prompt === 'declareOrSeize') this.play('proceed');
    return this.play(...keys);
  }

  /** Collects dice for a battle; what is the only choice is not asked. */
  dice({ raid = 0, assault = 0, skirmish = 0 }: { [D in Die]?: number }, ...keys: string[]): this {
    const before = this.events('battle').length;
    if (this.prompt === 'raidDice') this.play(`raidDice:${raid}`);
    if (this.prompt === 'assaultDice') this.play(`assaultDice:${assault}`);
    if (this.prompt === 'skirmishDice') this.play(`skirmishDice:${skirmish}`);
    expect(this.events('battle')[before]).toMatchObject({ raid, assault, skirmish });
    return this.play(...keys);
  }

  /** Answers with the quietest option until told to stop. */
  idle(until: (scenario: Scenario) => boolean): this {
    for (let answers = 0; answers < 400 && !this.over && !until(this); answers++)
      this.play(quietest(this.offered));
    expect(this.over || until(this), 'idled long enough').toBe(true);
    return this;
  }
}
