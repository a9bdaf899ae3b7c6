import { Scenario as Played, type Stage } from '@tablewright/conformance/scenario';
import { sayings } from '@tablewright/conformance/sayings';
import type { Match } from '@tablewright/engine';
import { expect } from 'vitest';
import { ahoy } from '../index.ts';
import { SPACE_NAMES } from '../rules/map.ts';
import { type Ahoy, type Player } from '../rules/state.ts';
import { clauses } from '../text/en/clauses.ts';
import { ahoyText } from '../text/index.ts';
import { boardSlot, cardOf, FACTION, factionName, idsOf, tileOf, type Who } from './table.ts';

const STAGE: Stage<Ahoy> = { game: ahoy, clauses, say: sayings(ahoyText) };

/** A scenario in the words of Ahoy. */
export class Scenario extends Played<Ahoy> {
  constructor(begin: () => Match<Ahoy>) {
    super(STAGE, begin);
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

  /** Who is asked, and what. */
  asks(who: Who, prompt: string): this {
    const asked = this.match.asks.map((ask) => [ask.seat, ask.prompt.id]);
    expect(asked).toEqual([[this.seat(who), prompt]]);
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

  /** Answers with the quietest option until told to stop. */
  idle(until: (scenario: Scenario) => boolean): this {
    for (let answers = 0; answers < 400 && !this.over && !until(this); answers++) {
      this.play(quietest(this.offered));
    }
    return this;
  }

  private whoIsActive(): Who {
    const { faction } = this.state.players[this.state.active];
    return (Object.keys(FACTION) as Who[])[faction];
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
