import { FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import {
  DOCKS_ON_PLANET,
  FACTIONS,
  MAPS,
  PDS_ON_PLANET,
  PLANETS,
  TILES,
} from '../content/index.ts';
import { ti4 } from '../rules/game.ts';
import { fleetLimit, fleetUse, overCapacity } from '../rules/limits.ts';
import {
  DOCK,
  groundAt,
  hasAfloat,
  hasShips,
  INFANTRY,
  onBoard,
  tokensLeft,
} from '../rules/pieces.ts';
import { NONE, type Ti4 } from '../rules/state.ts';
import { type Side, stateOf, type Units } from './position.ts';
import { PLAYERS } from './table.ts';

const SHEETS = ['sol', 'letnev', 'hacan', 'xxcha', 'jol-nar', 'sardakk-norr'];
const CARDS = ['leadership*', 'diplomacy', 'warfare', 'construction', 'imperial', 'politics'];
const TECHNOLOGIES = [
  'fighter-2',
  'cruiser-2',
  'pds-2',
  'gravity-drive',
  'light-wave-deflector',
  'assault-cannon',
  'fleet-logistics',
  'integrated-economy',
  'transit-diodes',
  'x-89-bacterial-weapon',
];

type Pieces = { [place: string]: Units };

/** Everybody has ships and ground forces all over the map; half of the players have lost their home. */
function war(seats: number, chance: FastChance): Ti4 {
  const sides = PLAYERS.slice(0, seats).map((_, seat) => sideOf(seat, chance));
  const tiles = MAPS[seats].spaces.flatMap(({ tile }) => (tile === undefined ? [] : [TILES[tile]]));
  for (const { id, anomaly, planets } of tiles) {
    if (anomaly === 'supernova') continue;
    if (chance.below(3) > 0) sides[chance.below(seats)].units[id] = fleet(chance);
    const owner = sides[chance.below(seats)];
    for (const planet of planets) if (chance.below(2) === 0) garrison(owner, planet, chance);
  }
  const named = Object.fromEntries(sides.map((side, seat) => [PLAYERS[seat], side]));
  return stateOf({ ...named, seats, points: 14, custodians: false });
}

type Warlord = Side & { readonly units: Pieces; readonly planets: string[] };

function sideOf(seat: number, chance: FastChance): Warlord {
  const faction = SHEETS[seat];
  const { home } = FACTIONS.find(({ id }) => id === faction)!;
  const planets = TILES[home].planets.map((planet) => PLANETS[planet].id);
  const keeps = chance.below(2) === 0;
  return {
    faction,
    tokens: [4, 4, 2],
    goods: chance.below(6),
    cards: [CARDS[seat]],
    technologies: TECHNOLOGIES.filter(() => chance.below(4) === 0),
    lost: keeps ? [] : planets,
    planets: [],
    units: keeps ? { [planets[0]]: { dock: 1, infantry: 1, pds: 1 } } : {},
  };
}

function fleet(chance: FastChance): Units {
  const ship = (): number => chance.below(2);
  const carrier = ship();
  const cargo: Units = carrier === 0 ? {} : { infantry: chance.below(3), fighter: chance.below(3) };
  return { carrier, cruiser: ship(), destroyer: ship(), dreadnought: ship(), ...cargo };
}

function garrison({ units, planets }: Warlord, planet: number, chance: FastChance): void {
  const { id } = PLANETS[planet];
  units[id] = { infantry: chance.below(3), pds: chance.below(2) };
  planets.push(id);
}

/** What must not be between two turns. */
function faults(g: Ti4): string[] {
  return [...g.players.keys()]
    .flatMap((seat) => faultsOf(g, seat))
    .concat([...PLANETS.keys()].flatMap((planet) => faultsOn(g, planet)));
}

function faultsOf(g: Ti4, seat: number): string[] {
  const { eliminated, tactic, fleet: pool, strategy, secrets, scoredSecrets } = g.players[seat];
  const found: string[] = [];
  const note = (isWrong: boolean, fault: string): void => {
    if (isWrong) found.push(`${PLAYERS[seat]}: ${fault}`);
  };
  note(Math.min(tactic, pool, strategy, tokensLeft(g, seat)) < 0, 'tokens TI-4.1');
  note(secrets.length + scoredSecrets.length > 3, 'secret objectives TI-20.5');
  const hasNothing =
    !g.control.includes(seat) && onBoard(g, seat, INFANTRY) + onBoard(g, seat, DOCK) === 0;
  note(hasNothing !== eliminated, 'elimination TI-24.1');
  for (const system of g.galaxy.systems) {
    const { id, anomaly } = TILES[system];
    if (!hasAfloat(g, system, seat)) continue;
    note(eliminated, `eliminated, yet in ${id} TI-24.2`);
    note(anomaly === 'supernova', 'supernova TI-7.7');
    note(fleetUse(g, system, seat) > fleetLimit(g, seat), `fleet pool in ${id} TI-5.1`);
    note(overCapacity(g, system, seat) > 0, `capacity in ${id} TI-5.3`);
    const isShared = g.players.some((_, other) => other !== seat && hasShips(g, system, other));
    note(hasShips(g, system, seat) && isShared, `two fleets in ${id} TI-10.10`);
  }
  return found;
}

function faultsOn(g: Ti4, planet: number): string[] {
  const owner = g.control[planet];
  const armies = [...g.players.keys()].filter((seat) => groundAt(g, planet, seat) > 0);
  const structures = g.pds[planet] + g.docks[planet];
  const isWrong =
    armies.some((seat) => seat !== owner) ||
    (owner === NONE && structures > 0) ||
    g.pds[planet] > PDS_ON_PLANET ||
    g.docks[planet] > DOCKS_ON_PLANET;
  return isWrong ? [`${PLANETS[planet].id}: TI-13.1 TI-13.3 TI-13.4`] : [];
}

/** Anything, but movements and landings more often than nothing, and pools left as they are. */
function pick(keys: readonly string[], chance: FastChance): string {
  const any = (list: readonly string[]): string => list[chance.below(list.length)];
  if (keys.includes('keepTokens') && chance.below(5) > 0) return 'keepTokens';
  const eager = keys.filter((key) => /^(activate|move|land|lift|loadFrom)/.test(key));
  return eager.length > 0 && chance.below(6) > 0 ? any(eager) : any(keys);
}

const DECISIONS = 300;

describe('a war of players who choose at random', () => {
  it.each(
    [3, 4, 5, 6].flatMap((seats) => Array.from({ length: 5 }, (_, seed) => [seats, seed + 1])),
  )('keeps all limits from turn to turn: %i players, war %i', (seats, seed) => {
    const chance = new FastChance(seed * 10 + seats);
    const state = war(seats, chance);
    const identity = { seats, setup: { points: 14 }, key: keyFromSeed(seed) };
    const checkpoint = { state, decisions: 0, since: [], outcomes: [] };
    const match = Match.resume(ti4, identity, [checkpoint], 0);
    const told: string[] = [];
    for (let decision = 0; decision < DECISIONS && !match.over; decision++) {
      const [{ seat, prompt, options }] = match.asks;
      const key = pick(
        options.map((option) => prompt.key(option)),
        chance,
      );
      match.answer(seat, key);
      told.push(`${PLAYERS[seat]} ${key}`);
      const isTurn = match.asks[0]?.prompt.id === 'turn' && match.state.turn.number > 11;
      if (isTurn) expect(faults(match.state), told.slice(-12).join(', ')).toEqual([]);
    }
  });
});
