import { keyFromSeed, KeyedChance, Match, type Setup } from '@tablewright/engine';
import { expect } from 'vitest';
import {
  ACTION_CARDS,
  COURT,
  PIECES,
  SETUPS,
  SYSTEMS,
  TOKENS_EACH,
  TROPHIES,
  type Trophy,
} from '../content/index.ts';
import { arcs } from '../index.ts';
import { addBuilding, emptySlotOf, trophyIndex } from '../rules/pieces.ts';
import { AGENT, type Arcs, NONE, STAND_IN } from '../rules/state.ts';
import { Scenario } from './scenario.ts';
import type { Setting, Side } from './setting.ts';
import {
  ambitionOf,
  cardOf,
  courtOf,
  leaderOf,
  loreOf,
  PLAYERS,
  SEAT,
  setupOf,
  systemOf,
  tokenOf,
  type Who,
} from './table.ts';

export type { Setting, Side } from './setting.ts';

const USUAL_SETUP: { readonly [seats: number]: string } = {
  2: 'setup-2p-mix-up-2',
  3: 'setup-3p-frontiers',
  4: 'setup-4p-mix-up-1',
};

/** Planets that are in play on every usual map, out of each other's way. */
const HOMES = { ann: 'c6-hex', bob: 'c6-crescent', cat: 'c5-crescent', dan: 'c5-arrow' };

/** A match that stands at the moment described. */
export function position(setting: Setting = {}): Scenario {
  const state = stateOf(setting);
  const { length: seats } = state.players;
  const setup = setupFor(setting);
  const box = arcs.unpack(seats, setup);
  box.setup = state.setup;
  for (const tokens of Object.values(SETUPS[box.setup].neutral))
    for (const type of tokens) box.supply[tokenOf(type)]--;
  expect(arcs.census(state), 'every piece of the box').toEqual(arcs.census(box));
  const identity = { seats, setup, key: keyFor(setting.rolls ?? []) };
  const checkpoint = { state, decisions: 0, since: [], outcomes: [] };
  return new Scenario(() => Match.resume(arcs, identity, [checkpoint], 0));
}

/** A match from its very beginning. */
export function opening(seats: number, setup: Setup = {}, seed: number | string = 1): Scenario {
  return new Scenario(() => Match.start(arcs, { seats, setup, key: keyFromSeed(seed) }));
}

/** The first opening of these that draws the setup card. */
export function openingWith(card: string, setup: Setup = {}, initiative?: Who): Scenario {
  const { players } = SETUPS[setupOf(card)];
  for (let seed = 0; ; seed++) {
    const match = Match.start(arcs, { seats: players, setup, key: keyFromSeed(seed) });
    const isWanted = initiative === undefined || match.state.initiative === SEAT[initiative];
    if (match.state.setup === setupOf(card) && isWanted) return opening(players, setup, seed);
  }
}

const keys = new Map<string, string>();

/** A key whose stream begins with these dice, so that chance goes the ordinary way and yet as wanted. */
function keyFor(rolls: readonly number[]): string {
  const wanted = rolls.join(' ');
  for (let seed = 0; !keys.has(wanted); seed++) {
    const key = keyFromSeed(`position ${seed}`);
    const chance = KeyedChance.from(key);
    if (rolls.every((face) => chance.below(6) === face)) keys.set(wanted, key);
  }
  return keys.get(wanted)!;
}

function sidesOf(setting: Setting): [Who, Side][] {
  return PLAYERS.slice(0, setting.seats ?? 3).map((who) => [who, setting[who] ?? {}]);
}

function setupFor(setting: Setting): Setup {
  const sides = sidesOf(setting);
  const lore = Math.max(0, ...sides.map(([, side]) => side.lore?.length ?? 0));
  const hasLeaders = lore > 0 || sides.some(([, side]) => side.leader !== undefined);
  return {
    leaders: hasLeaders ? ['on', 'on', 'two-lore', 'three-lore'][lore] : 'off',
    splitDiscard: setting.splitDiscard ?? false,
  };
}

function stateOf(setting: Setting): Arcs {
  const { seats = 3 } = setting;
  const state = arcs.unpack(seats, setupFor(setting));
  state.setup = setupOf(setting.setup ?? USUAL_SETUP[seats]);
  state.agenda = [{ step: 'startRound', args: [] }];
  state.initiative = SEAT[setting.initiative ?? 'ann'];
  state.chapter = setting.chapter ?? 1;
  state.turn.number = 20;
  for (const [who, side] of sidesOf(setting)) laySide(state, who, side);
  (setting.markers ?? []).forEach((place, marker) => {
    const at = place.replace('*', '');
    state.markers[marker] = {
      flipped: place.endsWith('*'),
      at: at === '' ? NONE : ambitionOf(at),
    };
  });
  layCourt(state, setting);
  layActionCards(state, setting);
  layTokens(state);
  layLeaders(state, setting);
  for (const [who, side] of sidesOf(setting)) countPieces(state, who, side);
  return state;
}

function laySide(state: Arcs, who: Who, side: Side): void {
  const seat = SEAT[who];
  const player = state.players[seat];
  player.power = side.power ?? 0;
  player.passed = side.passed ?? false;
  const isNowhere =
    side.ships === undefined && side.damaged === undefined && side.starports === undefined;
  const ships = isNowhere ? { [HOMES[who]]: 1 } : (side.ships ?? {});
  for (const [system, count] of Object.entries(ships))
    state.fresh[systemOf(system) * 4 + seat] = count;
  for (const [system, count] of Object.entries(side.damaged ?? {}))
    state.damaged[systemOf(system) * 4 + seat] = count;
  for (const name of side.cities ?? []) layBuilding(state, seat, 'city', name);
  for (const name of side.starports ?? []) layBuilding(state, seat, 'starport', name);
  (side.slots ?? []).forEach((token, slot) => {
    player.slots[slot] = token === '' ? NONE : tokenOf(token);
  });
  if (side.held !== undefined) player.slots[6] = tokenOf(side.held);
  for (const type of side.outrage ?? []) player.outrage[tokenOf(type)] = AGENT;
  for (const type of side.standIns ?? []) player.outrage[tokenOf(type)] = STAND_IN;
  for (const [owner, count] of Object.entries(side.captives ?? {}))
    player.captives[SEAT[owner as Who]] = count;
  for (const [owner, kinds] of Object.entries(side.trophies ?? {})) {
    for (const [kind, count] of Object.entries(kinds))
      player.trophies[trophyIndex(SEAT[owner as Who], kind as Trophy)] = count;
  }
  player.guild = (side.guild ?? []).map(courtOf);
}

function layBuilding(state: Arcs, owner: number, kind: 'city' | 'starport', name: string): void {
  const system = systemOf(name.replace(/[!+]/g, ''));
  const isGate = SYSTEMS[system].type === null;
  const place = isGate
    ? kind === 'city'
      ? 0
      : 1
    : name.includes('+')
      ? 2
      : emptySlotOf(state, system);
  expect(place, `a building slot for ${name}`).toBeGreaterThanOrEqual(0);
  addBuilding(state, { system, place, owner, kind, damaged: name.includes('!'), used: false });
}

function layCourt(state: Arcs, setting: Setting): void {
  const { court, deck, courtDiscard = [] } = setting;
  const named = [
    ...state.players.flatMap(({ guild }) => guild),
    ...[...(court ?? []), ...(deck ?? []), ...courtDiscard].map(courtOf),
  ];
  expect(new Set(named).size, 'no Court card lies in two places').toBe(named.length);
  const rest = COURT.map((_, card) => card).filter((card) => !named.includes(card));
  const row = court?.map(courtOf) ?? [];
  state.court.forEach((spot, at) => {
    spot.card = row[at] ?? rest.splice(-1)[0];
  });
  for (const [card, agents] of Object.entries(setting.agents ?? {})) {
    const spot = state.court.find((each) => each.card === courtOf(card));
    expect(spot, `${card} in the Court`).toBeDefined();
    for (const [who, count] of Object.entries(agents)) spot!.agents[SEAT[who as Who]] = count;
  }
  state.courtDeck = deck === undefined ? rest : deck.map(courtOf).toReversed();
  state.courtDiscard = [...courtDiscard.map(courtOf), ...(deck === undefined ? [] : rest)];
}

function layActionCards(state: Arcs, setting: Setting): void {
  const { pile = [] } = setting;
  const sides = sidesOf(setting);
  const named = [...sides.flatMap(([, { hand = [] }]) => hand), ...pile].map(cardOf);
  expect(new Set(named).size, 'no action card lies in two places').toBe(named.length);
  const { length: seats } = state.players;
  const rest = ACTION_CARDS.flatMap(({ number }, card) =>
    (seats === 4 || (number > 1 && number < 7)) && !named.includes(card) ? [card] : [],
  );
  for (const [who, { hand }] of sides) {
    const player = state.players[SEAT[who]];
    player.hand = hand?.map(cardOf) ?? rest.splice(-1);
    player.known = player.hand.map(() => 0);
  }
  state.pile = [...pile.map(cardOf), ...(setting.openPile ? [] : rest)];
  state.openPile = setting.openPile ? rest : [];
  state.pileKnown = state.pile.map(() => 0);
}

function layTokens(state: Arcs): void {
  const neutral = Object.values(SETUPS[state.setup].neutral).flat();
  state.supply = state.supply.map((_, type) => {
    const held = state.players.flatMap(({ slots }) => slots).filter((token) => token === type);
    const away = neutral.filter((token) => tokenOf(token) === type);
    return left(TOKENS_EACH, held.length + away.length, 'tokens of a type');
  });
}

function layLeaders(state: Arcs, setting: Setting): void {
  for (const [who, { leader, lore = [] }] of sidesOf(setting)) {
    const player = state.players[SEAT[who]];
    if (leader !== undefined) player.leader = leaderOf(leader);
    player.lore = lore.map(loreOf);
  }
  const leaders = state.players.map(({ leader }) => leader);
  const lore = state.players.flatMap((player) => player.lore);
  state.leaderBox = state.leaderBox.filter((leader) => !leaders.includes(leader));
  state.loreBox = state.loreBox.filter((card) => !lore.includes(card));
}

/** What is neither on the map nor in a box is in supply, but for what a side does without. */
function countPieces(state: Arcs, who: Who, side: Side): void {
  const seat = SEAT[who];
  const player = state.players[seat];
  const next = state.players[(seat + 1) % state.players.length];
  const lost = (kind: Trophy): number =>
    state.players.reduce((sum, { trophies }) => sum + trophies[trophyIndex(seat, kind)], 0);
  const built = (kind: string): number =>
    state.buildings.filter((each) => each.owner === seat && each.kind === kind).length;
  let ships = 0;
  for (let at = seat; at < state.fresh.length; at += 4)
    ships += state.fresh[at] + state.damaged[at];
  player.ships = left(PIECES.ships, ships + lost('ship'), `ships of ${who}`);
  player.starports = left(PIECES.starports, built('starport') + lost('starport'), 'starports');
  player.cities = left(PIECES.cities, built('city') + lost('city'), `cities of ${who}`);
  const placed =
    state.court.reduce((sum, { agents }) => sum + agents[seat], 0) +
    state.players.reduce((sum, { captives }) => sum + captives[seat], 0) +
    player.outrage.filter((cover) => cover === AGENT).length;
  player.agents = left(PIECES.agents, placed + lost('agent'), `agents of ${who}`);
  if (side.agents !== undefined) {
    next.captives[seat] += left(player.agents, side.agents, `agents of ${who}`);
    player.agents = side.agents;
  }
  if (side.shipsLeft !== undefined) {
    next.trophies[trophyIndex(seat, TROPHIES[0])] += left(player.ships, side.shipsLeft, 'ships');
    player.ships = side.shipsLeft;
  }
}

function left(all: number, used: number, what: string): number {
  expect(used, what).toBeLessThanOrEqual(all);
  return all - used;
}
