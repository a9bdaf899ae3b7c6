import { Scenario as Played, type Stage } from '@tablewright/conformance/scenario';
import { sayings } from '@tablewright/conformance/sayings';
import { eventFor, type GameEvent, type Match, SPECTATOR } from '@tablewright/engine';
import { PLANETS, TILES, UNIT_KINDS } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { afloat, damagedAt, DOCK, groundAt, hasToken, INFANTRY, PDS } from '../rules/pieces.ts';
import { AFLOAT, NONE, type Player, type Ti4 } from '../rules/state.ts';
import { clauses } from '../text/en/clauses.ts';
import { ti4Text } from '../text/index.ts';
import { PLAYERS, SEAT, type Who } from './table.ts';

const STAGE: Stage<Ti4> = { game: ti4, clauses, say: sayings(ti4Text) };

/** A scenario in the words of Twilight Imperium. */
export class Scenario extends Played<Ti4> {
  constructor(begin: () => Match<Ti4>) {
    super(STAGE, begin);
  }

  private stays = false;

  /** From now on the question whether a turn ends is left open; otherwise turns end where they can. */
  stayingAtTurnEnd(): this {
    this.stays = true;
    return this;
  }

  override play(...keys: string[]): this {
    for (const key of keys) {
      super.play(key);
      while (!this.stays && this.prompt === 'turnEnd') super.play('endTurn');
    }
    return this;
  }

  player(who: Who): Player {
    return this.state.players[SEAT[who]];
  }

  /** Who is asked. */
  get asked(): Who {
    return PLAYERS[this.match.asks[0].seat];
  }

  /** The arguments of these events as a player sees them, or a spectator. */
  eventsFor(who: Who | null, type: string): GameEvent['args'][] {
    const seat = who === null ? SPECTATOR : SEAT[who];
    return this.told
      .filter((event) => event.type === type)
      .map((event) => eventFor(event, seat).args);
  }

  points(who: Who): number {
    return this.player(who).points;
  }

  /** Tactic, fleet, strategy. */
  tokens(who: Who): [number, number, number] {
    const { tactic, fleet, strategy } = this.player(who);
    return [tactic, fleet, strategy];
  }

  /** Units in the space area of a tile or on a planet, as `{ carrier: 1, 'dreadnought!': 1 }`; damaged ones apart. */
  units(who: Who, place: string): { [kind: string]: number } {
    const seat = SEAT[who];
    const g = this.state;
    const system = TILES.findIndex(({ id }) => id === place);
    const found: { [kind: string]: number } = {};
    const note = (name: string, count: number): void => {
      if (count > 0) found[name] = count;
    };
    if (system >= 0) {
      for (const kind of [...Array(AFLOAT).keys(), DOCK]) {
        const damaged = damagedAt(g, system, seat, kind);
        note(UNIT_KINDS[kind], afloat(g, system, seat, kind) - damaged);
        note(`${UNIT_KINDS[kind]}!`, damaged);
      }
      return found;
    }
    const planet = planetOf(place);
    note(UNIT_KINDS[INFANTRY], groundAt(g, planet, seat));
    if (g.control[planet] === seat) {
      note(UNIT_KINDS[PDS], g.pds[planet]);
      note(UNIT_KINDS[DOCK], g.docks[planet]);
    }
    return found;
  }

  controller(planet: string): Who | null {
    const seat = this.state.control[planetOf(planet)];
    return seat === NONE ? null : PLAYERS[seat];
  }

  isExhausted(planet: string): boolean {
    return this.state.exhausted[planetOf(planet)];
  }

  hasToken(who: Who, tile: string): boolean {
    return hasToken(
      this.state,
      TILES.findIndex(({ id }) => id === tile),
      SEAT[who],
    );
  }
}

function planetOf(id: string): number {
  return PLANETS.findIndex((planet) => planet.id === id);
}
