import { keyFromSeed, KeyedChance, Match, type Setup } from '@tablewright/engine';
import { expect } from 'vitest';
import {
  ACTION_DICE,
  BOARDS,
  COMRADES,
  FACTIONS_FOR,
  GOLD,
  MARKET,
  PATROLS,
  PLAN_CARDS,
  type PlanKind,
  STRONGHOLDS,
  TILES,
  WEALTH_DICE,
} from '../content/index.ts';
import { ahoy } from '../index.ts';
import { type Ahoy, DAMAGE, NONE, type Player } from '../rules/state.ts';
import { Scenario } from './scenario.ts';
import { cardOf, FACTION, gridCell, seatOf, spaceOf, tileOf, type Who } from './table.ts';

/** What lies before one player. Only what matters is named. */
export interface Mat {
  /** The space of the flagship. */
  readonly at?: string;
  readonly gold?: number;
  readonly fame?: number;
  /** Dice not placed yet; those named nowhere are set aside. Unless told, all that lie in no slot, as ones. */
  readonly dice?: readonly number[];
  /** Dice in slots, by the id of the slot or of the crew card. */
  readonly slots?: { readonly [slot: string]: number };
  /** Damaged slots, by the id of the slot or of the crew card. */
  readonly damage?: readonly string[];
  readonly crew?: readonly string[];
  readonly cargo?: readonly string[];
  /** Cells of the reward markers; the centre unless told. */
  readonly white?: string;
  readonly black?: string;
  readonly plans?: readonly PlanKind[];
  /** Cards below the marker of the Squadron and below that of the Union, which is the second pile. */
  readonly pledged?: readonly [readonly string[], readonly string[]];
}

/** A moment of a match. */
export interface Setting {
  /** Readings of the rules; the usual ones unless told. */
  readonly setup?: Setup;
  /** Four unless told. */
  readonly seats?: number;
  /** Whose turn begins; the Squadron's unless told. */
  readonly active?: Who;
  readonly bluefin?: Mat;
  readonly smuggler?: Mat;
  readonly union?: Mat;
  readonly rival?: Mat;
  /** Rows of tiles as printed; or by tile where the north-west cell lies and how often it is turned. */
  readonly map?:
    | readonly (readonly string[])[]
    | { readonly [tile: string]: readonly [x: number, y: number, rotation: number] };
  readonly wealth?: { readonly [tile: string]: number };
  /** Tiles to come, the top first; unless told, all that are left but one. */
  readonly stack?: readonly string[];
  /** Cards face up, and cards to come, the top first; unless told there are none. */
  readonly market?: readonly string[];
  readonly deck?: readonly string[];
  readonly patrols?: readonly string[];
  readonly strongholds?: readonly string[];
  readonly comrades?: { readonly [tile: string]: number };
  /** Ready Comrades; none unless told. */
  readonly ready?: number;
  readonly cutter?: string;
  readonly gunship?: string;
  /** Plans to come, the top first; unless told, all that are left. Those named nowhere are discarded. */
  readonly planDeck?: readonly PlanKind[];
  readonly planDiscard?: readonly PlanKind[];
  readonly round?: number;
  readonly first?: Who;
  /** What the next dice show. */
  readonly rolls?: readonly number[];
}

/**
 * The usual map, tiles as printed, islands in capitals:
 *
 *     compass-b.nw          compass-b.ne        swords-a.nw             swords-a.ne fog, tailwind 6
 *     ------ sandbar
 *     compass-b.sw wind 2   COMPASS-B.SE        swords-a.sw wreck, 2    SWORDS-A.SE
 *     skull-a.nw current S  skull-a.ne harbor   tree-b.nw wreck, 1, w3  tree-b.ne
 *     skull-a.sw wind 2     SKULL-A.SE          tree-b.sw wreck, 1, w4  TREE-B.SE
 */
const USUAL_MAP = [
  ['compass-b', 'swords-a'],
  ['skull-a', 'tree-b'],
];

const USUAL_PLACES = {
  bluefin: 'compass-b.ne',
  smuggler: 'swords-a.nw',
  union: 'tree-b.ne',
  rival: 'skull-a.ne',
};

/** A match that stands at the moment described. */
export function position(setting: Setting): Scenario {
  const state = stateOf(setting);
  const setup = { role: 'squadron', ...setting.setup };
  const box = ahoy.unpack(state.players.length, setup);
  expect(ahoy.census(state), 'every piece of the box').toEqual(ahoy.census(box));
  const identity = {
    seats: state.players.length,
    setup,
    key: keyFor(setting.rolls ?? []),
  };
  const checkpoint = { state, decisions: 0, since: [], outcomes: [] };
  return new Scenario(() => Match.resume(ahoy, identity, [checkpoint], 0));
}

/** A match from its very beginning. */
export function opening(seats: number, setup: Setup = {}, seed: number | string = 1): Scenario {
  return new Scenario(() => Match.start(ahoy, { seats, setup, key: keyFromSeed(seed) }));
}

const keys = new Map<string, string>();

/** A key whose stream begins with these dice, so that chance goes the ordinary way and yet as wanted. */
function keyFor(rolls: readonly number[]): string {
  const wanted = rolls.join(' ');
  for (let seed = 0; !keys.has(wanted); seed++) {
    const key = keyFromSeed(`position ${seed}`);
    const chance = KeyedChance.from(key);
    if (rolls.every((die) => chance.below(6) === die - 1)) keys.set(wanted, key);
  }
  return keys.get(wanted)!;
}

function stateOf(setting: Setting): Ahoy {
  const { seats = 4, active = 'bluefin' } = setting;
  const state = ahoy.unpack(seats, { role: 'squadron', ...setting.setup });
  const factions = FACTIONS_FOR[seats];
  state.order = factions.map((_, seat) => seat);
  state.active = seatOf(seats, active);
  state.firstPlayer = seatOf(seats, setting.first ?? 'bluefin');
  state.round = setting.round ?? 2;
  state.turn = 20;
  state.agenda = [{ step: 'turn', args: [state.active] }];

  layMap(state, setting);
  if (setting.cutter !== undefined) state.cutterSlots = [0];
  if (setting.gunship !== undefined) state.gunshipSlots = [0, 0];
  const players = (Object.keys(FACTION) as Who[]).filter((who) => factions.includes(FACTION[who]));
  players.forEach((who, seat) => layMat(state, setting, who, state.players[seat]));
  layPieces(state, setting);
  layCards(state, setting);
  state.gold = left(
    GOLD,
    state.players.reduce((sum, { gold }) => sum + gold, 0),
    'gold',
  );
  return state;
}

function layMap(state: Ahoy, { map = USUAL_MAP, wealth = {}, stack }: Setting): void {
  const laid: [string, readonly [number, number, number]][] = Array.isArray(map)
    ? map.flatMap((row: readonly string[], y) =>
        row.map((id, x): [string, [number, number, number]] => [id, [2 * x, 2 * y, 0]]),
      )
    : Object.entries(map as { readonly [tile: string]: readonly [number, number, number] });
  const x = TILES.map(() => 0);
  const y = TILES.map(() => 0);
  const rotation = TILES.map(() => 0);
  const cells = new Map<string, number>();
  for (const [id, at] of laid) {
    const tile = tileOf(id);
    [x[tile], y[tile], rotation[tile]] = at;
    for (let corner = 0; corner < 4; corner++) {
      const turned = (corner + at[2]) % 4;
      const cell = `${at[0] + (turned === 1 || turned === 2 ? 1 : 0)},${at[1] + (turned > 1 ? 1 : 0)}`;
      expect(cells.has(cell), `tiles overlap on ${cell}`).toBe(false);
      cells.set(cell, 4 * tile + corner);
    }
  }
  const links = new Array<number>(16 * TILES.length).fill(NONE);
  for (const [cell, space] of cells) {
    const [column, row] = cell.split(',').map(Number);
    const beside = [
      [column, row - 1],
      [column + 1, row],
      [column, row + 1],
      [column - 1, row],
    ].map(([across, down]) => cells.get(`${across},${down}`) ?? NONE);
    for (const [direction, other] of beside.entries()) {
      links[4 * space + direction] = other;
      const areIslands = space % 4 === 2 && other !== NONE && other % 4 === 2;
      expect(areIslands, `islands side by side at ${cell}`).toBe(false);
    }
  }
  const tiles = laid.map(([id]) => tileOf(id));
  state.map = { tiles, x, y, rotation, links };
  state.wealth = TILES.map(({ id }, tile) => (tiles.includes(tile) ? (wealth[id] ?? 1) : 0));
  state.wealthDice = WEALTH_DICE - tiles.length;
  const rest = TILES.map((_, tile) => tile).filter((tile) => !tiles.includes(tile));
  state.stack = stack?.map(tileOf).toReversed() ?? rest.slice(1);
  state.boxed = rest.filter((tile) => !state.stack.includes(tile));
}

function layMat(state: Ahoy, setting: Setting, who: Who, player: Player): void {
  const mat: Mat = setting[who] ?? {};
  const faction = FACTION[who];
  player.faction = faction;
  player.flagship = spaceOf(mat.at ?? placeOf(state, who));
  player.gold = mat.gold ?? 0;
  player.fame = mat.fame ?? 0;
  player.crew = (mat.crew ?? []).map(cardOf);
  player.crewSlots = player.crew.map(() => 0);
  player.cargo = (mat.cargo ?? []).map(cardOf);
  player.slots = BOARDS[faction].map(() => 0);
  for (const [slot, die] of Object.entries(mat.slots ?? {})) fill(state, player, slot, die);
  for (const slot of mat.damage ?? []) fill(state, player, slot, DAMAGE);
  const placed = Object.keys(mat.slots ?? {}).length;
  const free = left(ACTION_DICE[faction], placed, `dice of ${who}`);
  player.dice = [...(mat.dice ?? new Array<number>(free).fill(1))];
  player.aside = new Array<number>(left(free, player.dice.length, `dice of ${who}`)).fill(1);
  if (who === 'smuggler' || who === 'rival') {
    player.white = gridCell(mat.white ?? 'r2c2');
    player.black = gridCell(mat.black ?? 'r2c2');
    const piles = (mat.pledged ?? [[], []]).map((cards) => cards.map(cardOf));
    if (who === 'smuggler') {
      state.pledges1 = [0, 1];
      state.delivered1 = piles;
    } else {
      state.pledges2 = [0, 1];
      state.delivered2 = piles;
    }
  }
}

/** Off the usual map everybody unnamed lies together on the island laid last. */
function placeOf(state: Ahoy, who: Who): string {
  const usual = USUAL_MAP.flat().map(tileOf);
  return usual.every((tile) => state.map.tiles.includes(tile))
    ? USUAL_PLACES[who]
    : `${TILES[state.map.tiles.at(-1)!].id}.se`;
}

function fill(state: Ahoy, player: Player, id: string, value: number): void {
  const at = BOARDS[player.faction].findIndex((slot) => slot.id === id);
  if (at >= 0) player.slots[at] = value;
  else if (id === 'cutter-1') state.cutterSlots[0] = value;
  else if (id.startsWith('gunship-')) state.gunshipSlots[Number(id.at(-1)) - 1] = value;
  else {
    const crew = player.crew.indexOf(cardOf(id));
    expect(crew, `${id} among the crew`).toBeGreaterThanOrEqual(0);
    player.crewSlots[crew] = value;
  }
}

function layPieces(state: Ahoy, setting: Setting): void {
  state.patrols = (setting.patrols ?? []).map(spaceOf);
  state.patrolSupply = left(PATROLS, state.patrols.length, 'Patrols');
  state.strongholds = (setting.strongholds ?? []).map(spaceOf);
  state.strongholdSupply = left(STRONGHOLDS, state.strongholds.length, 'Strongholds');
  state.comrades = TILES.map(({ id }) => setting.comrades?.[id] ?? 0);
  state.ready = setting.ready ?? 0;
  const onIslands = state.comrades.reduce((sum, comrades) => sum + comrades, 0);
  state.comradeSupply = left(COMRADES, onIslands + state.ready, 'Comrades');
  state.cutter = setting.cutter === undefined ? NONE : spaceOf(setting.cutter);
  state.gunship = setting.gunship === undefined ? NONE : spaceOf(setting.gunship);
}

function layCards(state: Ahoy, setting: Setting): void {
  state.market = (setting.market ?? []).map(cardOf);
  state.deck = (setting.deck ?? []).map(cardOf).toReversed();
  const delivered = [...state.delivered1, ...state.delivered2].flat();
  const owned = state.players.flatMap(({ crew, cargo }) => [...crew, ...cargo]);
  const used = [...state.market, ...state.deck, ...owned, ...delivered];
  expect(new Set(used).size, 'no card lies in two places').toBe(used.length);
  state.removed = MARKET.map((_, card) => card).filter((card) => !used.includes(card));

  const rest = PLAN_CARDS.map((_, card) => card);
  const take = (kind: PlanKind): number => {
    const at = rest.findIndex((card) => PLAN_CARDS[card] === kind);
    expect(at, `a plan ${kind} left`).toBeGreaterThanOrEqual(0);
    return rest.splice(at, 1)[0];
  };
  const union = state.players.find(({ faction }) => faction === FACTION.union)!;
  union.hand = (setting.union?.plans ?? []).map(take);
  if (setting.cutter !== undefined) take('cutter');
  if (setting.gunship !== undefined) take('gunship');
  const discard = (setting.planDiscard ?? []).map(take);
  state.planDeck = setting.planDeck?.map(take).toReversed() ?? rest.splice(0);
  state.planDiscard = [...discard, ...rest];
}

function left(all: number, used: number, what: string): number {
  expect(used, what).toBeLessThanOrEqual(all);
  return all - used;
}
