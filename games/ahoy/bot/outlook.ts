import type { Ask, Seat } from '@tablewright/engine';
import { BLUEFIN, UNION } from '../content/index.ts';
import { regionOf, TERRAIN } from '../rules/map.ts';
import { type Ahoy, DAMAGE, type Player } from '../rules/state.ts';
import { isArmed } from './arms.ts';
import { SPACES, stepsFrom } from './distance.ts';
import { freightFrom } from './freight.ts';
import { controlWorth, type DiceLeft, diceLeft, leadsOf, roundsLeft } from './regions.ts';

const GOLD = 0.3;
const WRECK = 0.45;
/** On an island there are cards to recruit. */
const ISLAND = 0.15;
/** A second Patrol on an island makes a Stronghold. AH-14.7 */
export const SITE = 0.5;
const HARBOR_REPAIR = 0.3;
/** Comrades made Ready where there are none to place. AH-15.3 */
const GATHER = 0.3;
/** A figure to be attacked: for a Smuggler a reward, for others damage and gold. */
const PREY_OF_SMUGGLER = 0.8;
const PREY = 0.35;
/** What a Ready Comrade is kept for. */
export const COMRADE_SPENT = 0.2;
/** Entering where a loaded enemy waits. */
const DANGER = 0.5;

let latest: { readonly ask: Ask; readonly outlook: Outlook } | null = null;

/** One question has many options and one outlook. */
export function outlookOf(g: Ahoy, ask: Ask): Outlook {
  if (latest === null || latest.ask !== ask || latest.outlook.g !== g)
    latest = { ask, outlook: new Outlook(g, ask.seat) };
  return latest.outlook;
}

/** What a seat sees when it is asked something: computed once, however many options are weighed. */
export class Outlook {
  readonly g: Ahoy;
  readonly seat: Seat;
  readonly player: Player;
  /** 1 for the Squadron, -1 for the Union, 0 for Smugglers. */
  readonly side: number;
  private readonly rounds: number;
  private readonly dice: DiceLeft;
  /** Control points of the own side over the other's, by region. */
  readonly leads: number[];
  private readonly armed: boolean;
  private readonly stops = new Float64Array(SPACES).fill(NaN);
  private readonly here: number;

  constructor(g: Ahoy, seat: Seat) {
    this.g = g;
    this.seat = seat;
    this.player = g.players[seat];
    const { faction, flagship, cargo } = this.player;
    this.side = faction === BLUEFIN ? 1 : faction === UNION ? -1 : 0;
    this.dice = diceLeft(g, this.side < 0 ? -1 : 1);
    this.leads = leadsOf(g);
    this.rounds = roundsLeft(g, this.leads);
    if (this.side < 0) for (let i = 0; i < this.leads.length; i++) this.leads[i] = -this.leads[i];
    this.armed = isArmed(this.player);
    this.here = this.side === 0 ? freightFrom(g, cargo, flagship) : 0;
  }

  /** Fame to be expected of more control in a region. */
  control(region: number, more: number): number {
    const { g, leads, rounds, dice } = this;
    const lead = leads[region];
    const gain = controlWorth(lead + more, rounds, dice) - controlWorth(lead, rounds, dice);
    return g.wealth[region] * gain;
  }

  /** The best place for the flagship to anchor within so many steps. */
  within(from: number, steps: number): number {
    const away = stepsFrom(this.g, from);
    let best = -1;
    for (const region of this.g.map.tiles) {
      for (let space = region * 4; space < region * 4 + 4; space++) {
        if (away[space] > 0 && away[space] <= steps) best = Math.max(best, this.stop(space));
      }
    }
    return best;
  }

  /** What it is worth for the flagship to anchor on a space. */
  stop(space: number): number {
    const known = this.stops[space];
    if (!Number.isNaN(known)) return known;
    return (this.stops[space] = this.stopValue(space));
  }

  private stopValue(space: number): number {
    const { g, player, side } = this;
    const terrain = TERRAIN[space];
    let value = GOLD * terrain.treasure + this.battles(space);
    if (terrain.wreckage) value -= WRECK;
    if (terrain.island) value += ISLAND;
    if (terrain.harbor && player.slots.includes(DAMAGE)) value += HARBOR_REPAIR;
    if (side === 0) return value + freightFrom(g, player.cargo, space) - this.here;
    const from = regionOf(player.flagship);
    const to = regionOf(space);
    if (side > 0) {
      const patrol = g.patrolSupply > 0 ? 1 : 0;
      if (terrain.island && patrol === 1 && g.patrols.includes(space)) value += SITE;
      if (from === to) return value + this.control(to, patrol);
      return value + this.control(from, -2) + this.control(to, 2 + patrol);
    }
    const comrades = terrain.island ? Math.min(2, g.ready) : 0;
    if (terrain.island && comrades < 2) value += GATHER;
    if (from === to) return value + this.control(to, comrades) - COMRADE_SPENT * comrades;
    return (
      value + this.control(from, -1) + this.control(to, 1 + comrades) - COMRADE_SPENT * comrades
    );
  }

  /** Prey for an armed ship, danger for any other. */
  private battles(space: number): number {
    if (TERRAIN[space].fog) return 0;
    const { g, seat, side, armed } = this;
    const prey = side === 0 ? PREY_OF_SMUGGLER : PREY;
    let value = 0;
    for (let other = 0; other < g.players.length; other++) {
      if (other === seat || g.players[other].flagship !== space) continue;
      if (armed) value += prey;
      else if (isArmed(g.players[other])) value -= DANGER;
    }
    if (side <= 0) {
      let patrols = 0;
      for (const patrol of g.patrols) if (patrol === space) patrols++;
      if (armed) value += patrols * (side < 0 ? this.control(regionOf(space), 1) + 0.2 : prey);
      for (const stronghold of g.strongholds) if (stronghold === space) value -= DANGER;
    }
    if (side >= 0 && g.gunship === space) value -= DANGER;
    if (side >= 0 && armed && g.cutter === space) value += prey;
    return value;
  }
}
