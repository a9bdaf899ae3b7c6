import { judge, roll, type Script, type Seat, type Setup, shuffle } from '@tablewright/engine';
import {
  ACTION_DICE,
  BLUEFIN,
  BOARDS,
  COMRADES,
  FACTIONS,
  FACTIONS_FOR,
  GOLD,
  GRID_START,
  MARKET,
  PATROLS,
  PLAN_CARDS,
  SMUGGLER_1,
  SMUGGLER_2,
  STARTING_COMRADES,
  STARTING_GOLD,
  STARTING_LAYOUTS,
  STARTING_PLANS,
  STARTING_READY,
  STRONGHOLDS,
  SUITS,
  TILES,
  UNION,
  WEALTH_DICE,
} from '../content/index.ts';
import { rollDice } from './dice.ts';
import { layTile } from './explore.ts';
import { squadronSeat, unionSeat } from './figures.ts';
import { refill } from './market.ts';
import { allSpaces, islandOf, SPACE_NAMES, TERRAIN } from './map.ts';
import { choose } from './options.ts';
import { drawPlans } from './round.ts';
import { PLEDGED_SQUADRON, PLEDGED_UNION } from './smugglers.ts';
import { type Ahoy, EMPTY, NONE, type Player } from './state.ts';
import { gainComrades, gainGold, placeComrades, placePatrol } from './supply.ts';
import { emit, schedule, stepCall } from './vocabulary.ts';

const offByDefault = { values: [false, true], standard: false } as const;

/**
 * The role of the first seat, the others following clockwise (AH-3.1, AH-3.2); and readings of the rules on which tables
 * differ.
 */
export const setupOptions = {
  role: { values: ['squadron', 'smuggler', 'union', 'random'], standard: 'squadron' },
  cardBeakhead: offByDefault,
  flagshipComrades: offByDefault,
  calmAfterBattle: offByDefault,
  freeEscape: offByDefault,
  openEnlist: offByDefault,
} as const;

/** The box unpacked, nothing shuffled yet. AH-2 */
export function unpack(seats: number, setup: Setup): Ahoy {
  const none = TILES.map(() => 0);
  return {
    agenda: [stepCall('takeRoles', firstRole(seats, setup['role']))],
    variant: {
      cardBeakhead: setup['cardBeakhead'] === true,
      flagshipComrades: setup['flagshipComrades'] === true,
      calmAfterBattle: setup['calmAfterBattle'] === true,
      freeEscape: setup['freeEscape'] === true,
      openEnlist: setup['openEnlist'] === true,
    },
    order: [],
    map: {
      tiles: [],
      x: none,
      y: none,
      rotation: none,
      links: TILES.flatMap(() => new Array<number>(16).fill(NONE)),
    },
    wealth: none.slice(),
    wealthDice: WEALTH_DICE,
    stack: TILES.map((_, tile) => tile),
    drawn: NONE,
    boxed: [],
    market: [],
    deck: MARKET.map((_, card) => card),
    removed: [],
    gold: GOLD,
    players: FACTIONS_FOR[seats].map(newPlayer),
    patrols: [],
    patrolSupply: PATROLS,
    strongholds: [],
    strongholdSupply: STRONGHOLDS,
    comrades: none.slice(),
    ready: 0,
    comradeSupply: COMRADES,
    cutter: NONE,
    gunship: NONE,
    cutterSlots: [],
    gunshipSlots: [],
    planDeck: PLAN_CARDS.map((_, card) => card),
    planDiscard: [],
    pledges1: seats > 2 ? [PLEDGED_SQUADRON, PLEDGED_UNION] : [],
    pledges2: seats > 3 ? [PLEDGED_SQUADRON, PLEDGED_UNION] : [],
    delivered1: [[], []],
    delivered2: [[], []],
    round: 0,
    firstPlayer: 0,
    active: 0,
    turn: 0,
    diceLeft: 0,
    usedCrew: [],
    movedOn: [],
    battle: [],
    battleSpace: NONE,
    over: false,
  };
}

function newPlayer(faction: number): Player {
  return {
    faction,
    fame: 0,
    gold: 0,
    dice: new Array<number>(ACTION_DICE[faction]).fill(1),
    aside: [],
    slots: BOARDS[faction].map(() => EMPTY),
    crew: [],
    crewSlots: [],
    flagship: NONE,
    cargo: [],
    white: GRID_START,
    black: GRID_START,
    hand: [],
  };
}

/** The place of the first seat's role in clockwise order, or NONE for a random one. */
function firstRole(seats: number, role: Setup[string]): number {
  if (role === 'squadron') return FACTIONS_FOR[seats].indexOf(BLUEFIN);
  if (role === 'union') return FACTIONS_FOR[seats].indexOf(UNION);
  return role === 'smuggler' ? 1 : NONE;
}

/** Who plays what: clockwise Squadron, Smuggler, Union, Smuggler. AH-3.1, AH-3.2 */
export function* takeRoles(g: Ahoy, first: number): Script {
  const seats = g.players.length;
  const shift = first === NONE ? roll(seats) : first;
  g.players = g.players.map((_, seat) => newPlayer(FACTIONS_FOR[seats][(seat + shift) % seats]));
  const squadron = squadronSeat(g);
  g.order = g.players.map((_, i) => (squadron + i) % seats);
  g.firstPlayer = squadron;
  emit('seated', () => ({
    order: g.order.slice(),
    factions: g.players.map(({ faction }) => FACTIONS[faction]),
  }));
  schedule(g, 'deal');
}

/** Tiles, market, dice, gold. AH-3.3 to AH-3.7 */
export function* deal(g: Ahoy): Script {
  shuffle(g.stack);
  g.boxed = g.stack.splice(0, 1);
  const layout = STARTING_LAYOUTS[roll(STARTING_LAYOUTS.length)];
  for (const placement of layout) layTile(g, g.stack.pop()!, placement);
  dealMarket(g);
  shuffle(g.pledges1);
  shuffle(g.pledges2);
  shuffle(g.planDeck);
  emit('dealt', () => ({
    tiles: g.map.tiles.map((tile) => TILES[tile].id),
    market: g.market.map((card) => MARKET[card].id),
    removed: g.removed.map((card) => MARKET[card].id),
  }));
  for (const seat of g.order) {
    rollDice(g.players[seat], seat);
    gainGold(g, seat, STARTING_GOLD);
  }
  for (const seat of g.order) schedule(g, START_OF[g.players[seat].faction], seat);
  schedule(g, 'beginRound');
}

const START_OF: {
  readonly [faction: number]: 'placeSquadron' | 'placeSmuggler' | 'placeUnion';
} = {
  [BLUEFIN]: 'placeSquadron',
  [SMUGGLER_1]: 'placeSmuggler',
  [UNION]: 'placeUnion',
  [SMUGGLER_2]: 'placeSmuggler',
};

/** With two or three players one card of each suit goes to the box. AH-3.6 */
function dealMarket(g: Ahoy): void {
  shuffle(g.deck);
  if (g.players.length < 4) {
    for (const suit of SUITS) {
      const at = g.deck.findIndex((card) => MARKET[card].suit === suit);
      g.removed.push(...g.deck.splice(at, 1));
    }
    shuffle(g.deck);
  }
  refill(g);
}

/** The Squadron takes one of the two islands, with a Patrol. AH-3.8 */
export function* placeSquadron(g: Ahoy, seat: Seat): Script {
  const islands = g.map.tiles.map((tile) => ({ do: 'start', space: islandOf(tile) }) as const);
  const { space } = yield* choose(seat, 'squadronStart', islands);
  start(g, seat, space);
  placePatrol(g, space, 'setup');
}

/** A Smuggler starts anywhere but on an island. AH-3.9, AH-3.11 */
export function* placeSmuggler(g: Ahoy, seat: Seat): Script {
  const { options, refused } = judge(
    allSpaces(g).map((space) => ({ do: 'start', space }) as const),
    ({ space }) => (TERRAIN[space].island ? 'AH-3.9' : null),
  );
  const { space } = yield* choose(seat, 'smugglerStart', options, { refused });
  start(g, seat, space);
}

/** The Union takes the other island, with two Comrades; it draws plans and has six Comrades Ready. AH-3.10 */
export function* placeUnion(g: Ahoy, seat: Seat): Script {
  const taken = g.players[squadronSeat(g)].flagship;
  const region = g.map.tiles.find((tile) => islandOf(tile) !== taken)!;
  start(g, unionSeat(g), islandOf(region));
  gainComrades(g, seat, STARTING_READY + STARTING_COMRADES);
  placeComrades(g, seat, region, STARTING_COMRADES);
  drawPlans(g, STARTING_PLANS);
}

/** No placement of the setup triggers anything. AH-3.12 */
function start(g: Ahoy, seat: Seat, space: number): void {
  g.players[seat].flagship = space;
  emit('started', { player: seat, space: SPACE_NAMES[space] });
}
