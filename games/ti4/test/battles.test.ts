import { type Chance, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { FACTIONS, PLANETS, TECHNOLOGIES, TILES } from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { planetsIn } from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { stateOf, type Side, type Units } from './position.ts';

const pick = <T>(chance: Chance, list: readonly T[]): T => list[chance.below(list.length)];

/** Up to so many of each kind of ship, damaged ones among them, and infantry aboard. */
function fleet(chance: Chance, hasWarSun: boolean): Units {
  const units: { [kind: string]: number } = {};
  const most = { fighter: 6, destroyer: 3, cruiser: 3, carrier: 2, dreadnought: 2, infantry: 5 };
  for (const [kind, count] of Object.entries(most)) units[kind] = chance.below(count + 1);
  units['dreadnought!'] = chance.below(2);
  units[pick(chance, ['flagship', 'flagship!'])] = chance.below(2);
  if (hasWarSun) units[pick(chance, ['warsun', 'warsun!'])] = chance.below(2);
  return units;
}

/** A player of this faction with some technologies, and goods to pay for what they offer. */
function side(chance: Chance, faction: number, place: string, planets: readonly string[]): Side {
  const technologies = TECHNOLOGIES.filter(
    (each, number) =>
      (each.faction === null || each.faction === faction) &&
      !FACTIONS[faction].startingTechnologies.includes(number) &&
      !isReplaced(each, faction) &&
      chance.below(2) === 0,
  ).map(({ id }) => id);
  const units: { [at: string]: Units } = {
    [place]: fleet(chance, technologies.includes('war-sun')),
  };
  for (const planet of planets) units[planet] = { infantry: chance.below(5), pds: chance.below(3) };
  const { id } = FACTIONS[faction];
  return { faction: id, technologies, units, goods: chance.below(6), tokens: [3, 8, 3], planets };
}

/** A faction with an upgrade of its own does not have the general one. TI-18.7 */
function isReplaced({ faction, replaces }: (typeof TECHNOLOGIES)[number], of: number): boolean {
  return (
    faction === null &&
    replaces !== undefined &&
    TECHNOLOGIES.some((other) => other.faction === of && other.replaces === replaces)
  );
}

const SEATS = 6;

const { systems, adjacent } = stateOf({ seats: SEATS }).galaxy;

/** Ann attacks Bob somewhere, and Cat looks on from the next system. */
function battle(seed: number, chance: Chance): { match: Match<Ti4>; system: number } {
  const [first, second, third] = [...FACTIONS.keys()].toSorted(() => chance.below(3) - 1);
  const fields = systems.filter((each) => ['blue', 'mecatol'].includes(TILES[each].kind));
  const system = pick(chance, fields);
  const { id } = TILES[system];
  const planets = planetsIn(system).map((planet) => PLANETS[planet].id);
  const near = TILES[pick(chance, adjacent[system])].id;
  const state = stateOf({
    seats: SEATS,
    custodians: chance.below(2) === 0,
    ann: side(chance, first, id, []),
    bob: side(chance, second, id, planets),
    cat: side(chance, third, near, []),
  });
  const checkpoint = { state, decisions: 0, since: [], outcomes: [] };
  const identity = { seats: SEATS, setup: { points: 10 }, key: keyFromSeed(seed) };
  const match = Match.resume(ti4, identity, [checkpoint], 0);
  if (match.asks[0].prompt.id === 'turn.start') match.answer(0, 'decline');
  match.answer(0, `activate:${id}`);
  return { match, system };
}

describe('random battles', () => {
  it('end, with every piece accounted for, whatever fleets and technologies meet', () => {
    const told: { [event: string]: number } = {};
    for (let seed = 1; seed <= 100; seed++) {
      const chance = new FastChance(seed);
      const { match, system } = battle(seed, chance);
      const before = ti4.census(match.state);
      for (let answers = 0; !match.over && match.state.tactical.system === system; answers++) {
        expect(answers, `battle ${seed}`).toBeLessThan(1000);
        const [ask] = match.asks;
        const { events } = match.answer(ask.seat, ask.prompt.key(pick(chance, ask.options)));
        for (const { type } of events) told[type] = (told[type] ?? 0) + 1;
        if (answers % 8 === 0) expect(ti4.census(match.state), `battle ${seed}`).toEqual(before);
      }
      expect(ti4.census(match.state), `battle ${seed}`).toEqual(before);
      expect(match.state.combat.system, `battle ${seed}`).toBe(NONE);
    }
    for (const [event, count] of Object.entries({
      cannons: 40,
      barrage: 50,
      combatRoll: 200,
      sustained: 30,
      retreated: 5,
      bombarded: 5,
      landed: 15,
      groundCombat: 5,
      gainedPlanet: 5,
    }))
      expect(told[event] ?? 0, event).toBeGreaterThanOrEqual(count);
  });
});
