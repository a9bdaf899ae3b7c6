import { describe, expect, it } from 'vitest';
import {
  ACTION_DICE,
  ANY,
  BOARDS,
  CELL_NAMES,
  CELL_NEIGHBOURS,
  CREWS,
  EVEN,
  FACTIONS,
  GRID_START,
  hasSlot,
  MARKET,
  PLAN_CARDS,
  PLAN_KINDS,
  PLANS,
  REWARDS,
  SHIP_SLOTS,
  SUITS,
  type Terrain,
  TILES,
  VICTORIES_OF,
} from '../content/index.ts';
import { ahoy } from '../index.ts';
import { opening } from './position.ts';

const count = <T>(items: readonly T[], isCounted: (item: T) => boolean): number =>
  items.filter(isCounted).length;

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** Values that a slot takes, as printed: `any`, `even`, or a face. */
const face = (accepts: number): string => {
  if (accepts === ANY) return 'any';
  if (accepts === EVEN) return 'even';
  return String([1, 2, 3, 4, 5, 6].filter((value) => (accepts >> value) & 1));
};

/** A space as one word: what is printed there, with gold and tailwind. */
function print(terrain: Terrain): string {
  const { island, wreckage, harbor, fog, current, treasure, tailwind } = terrain;
  return [
    island && 'island',
    wreckage && 'wreckage',
    harbor && 'harbor',
    fog && 'fog',
    current >= 0 && `current ${'nesw'[current]}`,
    treasure > 0 && `gold ${treasure}`,
    tailwind > 0 && `wind ${tailwind}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** The twelve tiles by hand: north-west, north-east, south-east, south-west. */
const PRINTED: { readonly [tile: string]: readonly string[] } = {
  'fish-a': ['fog', 'wreckage, gold 2', 'island', 'wind 6'],
  'fish-b': ['gold 2', '', 'island', 'current s'],
  'swords-a': ['', 'fog, wind 6', 'island', 'wreckage, gold 2'],
  'swords-b': ['', 'wreckage, gold 2', 'island', 'fog, wind 6'],
  'compass-a': ['harbor', 'wreckage, gold 1, wind 5', 'island', ''],
  'compass-b': ['', '', 'island', 'wind 2'],
  'skull-a': ['current s', 'harbor', 'island', 'wind 2'],
  'skull-b': ['harbor', 'gold 1', 'island', 'gold 1'],
  'tree-a': ['', 'fog', 'island', 'current n'],
  'tree-b': ['wreckage, gold 1, wind 3', '', 'island', 'wreckage, gold 1, wind 4'],
  'parrot-a': ['current s', 'wreckage, gold 1, wind 5', 'island', ''],
  'parrot-b': ['', 'harbor, gold 1', 'island', 'wind 4'],
};

/** Cost and destination of the thirty cards, in the order of the suits. */
const CARDS: { readonly [suit: string]: { readonly [card: string]: string } } = {
  fish: {
    barrelman: '1 parrot',
    pilot: 'die skull',
    'sea-dog': '1 tree',
    diver: '1 swords',
    merchant: '1 compass',
  },
  swords: {
    fighters: '2 parrot',
    cutpurse: 'die skull',
    shipwright: '1 tree',
    emissary: '1 fish',
    grogmaster: '1 compass',
  },
  compass: {
    sailor: '2 parrot',
    'battering-beakhead': '1 skull',
    'ghastly-gust': '2 tree',
    'whispering-wind': 'die swords',
    trawler: '2 fish',
  },
  skull: {
    buccaneer: '1 parrot',
    mystic: '1 swords',
    gunner: 'die tree',
    'gunners-mate': '1 fish',
    'powder-monkey': 'die compass',
  },
  tree: {
    'convincing-comrade-1': '1 parrot',
    'convincing-official-1': '1 skull',
    'convincing-comrade-2': '1 swords',
    'convincing-official-2': '1 fish',
    'naive-noble': '1 compass',
  },
  parrot: {
    aeronauts: '1 swords',
    middleman: '1 skull',
    documentarian: '1 tree',
    elder: 'die fish',
    'sea-witch': '2 compass',
  },
};

describe('regions', () => {
  it('AH-1.3 two tiles of each of six suits, each with one island', () => {
    expect(SUITS).toEqual(['fish', 'swords', 'compass', 'skull', 'tree', 'parrot']);
    expect(TILES.map(({ id }) => id)).toEqual(SUITS.flatMap((suit) => [`${suit}-a`, `${suit}-b`]));
    for (const { id, suit, spaces } of TILES) {
      expect(id.startsWith(suit)).toBe(true);
      expect(spaces.map(({ island }) => island)).toEqual([false, false, true, false]);
    }
  });

  it.each(Object.keys(PRINTED))('AH-2.1 the tile %s as printed', (id) => {
    const tile = TILES.find((known) => known.id === id)!;
    expect(tile.spaces.map(print)).toEqual(PRINTED[id]);
  });

  it('AH-2.1 sums over the twelve tiles', () => {
    const spaces = TILES.flatMap((tile) => tile.spaces);
    expect(spaces).toHaveLength(48);
    expect(count(spaces, ({ wreckage }) => wreckage)).toBe(7);
    expect(count(spaces, ({ harbor }) => harbor)).toBe(4);
    expect(count(spaces, ({ fog }) => fog)).toBe(4);
    expect(count(spaces, ({ current }) => current >= 0)).toBe(4);
    expect(count(spaces, ({ treasure }) => treasure > 0)).toBe(11);
    expect(sum(spaces.map(({ treasure }) => treasure))).toBe(15);
    const winds = [1, 2, 3, 4, 5, 6].map((value) =>
      count(spaces, ({ tailwind }) => tailwind === value),
    );
    expect(winds).toEqual([0, 2, 1, 2, 2, 3]);
  });

  it('AH-10.5 no island has a tailwind', () => {
    const islands = TILES.map((tile) => tile.spaces[2]);
    expect(islands.map(({ tailwind }) => tailwind)).toEqual(new Array(12).fill(0));
  });

  it('AH-10.6 three tiles have a sandbar inside', () => {
    const bars = TILES.filter(({ sandbars }) => sandbars.length > 0);
    expect(bars.map(({ id, sandbars }) => [id, ...sandbars[0]])).toEqual([
      ['fish-b', 'nw', 'ne'],
      ['compass-b', 'nw', 'sw'],
      ['parrot-b', 'sw', 'se'],
    ]);
    expect(sum(bars.map(({ sandbars }) => sandbars.length))).toBe(3);
  });

  it('AH-10.8 every wreckage holds treasure', () => {
    const wrecks = TILES.flatMap((tile) => tile.spaces).filter(({ wreckage }) => wreckage);
    expect(wrecks.every(({ treasure }) => treasure > 0)).toBe(true);
  });
});

describe('market cards', () => {
  it.each(Object.keys(CARDS))('AH-2.1 the five cards of %s', (suit) => {
    const cards = MARKET.filter((card) => card.suit === suit);
    const found = cards.map((card) => [card.id, `${card.cost} ${card.destination}`]);
    expect(Object.fromEntries(found)).toEqual(CARDS[suit]);
    expect(cards.map(({ destination }) => destination).toSorted()).toEqual(
      SUITS.filter((other) => other !== suit).toSorted(),
    );
  });

  it('AH-12.3 six cost a die, nineteen a gold, five two gold', () => {
    const costs = ['die', 1, 2].map((cost) => count(MARKET, (card) => card.cost === cost));
    expect(costs).toEqual([6, 19, 5]);
  });

  it('AH-12.5 28 different crew: two twice, seven with a die, five with an action without one', () => {
    expect(new Set(MARKET.map(({ crew }) => crew))).toEqual(new Set(CREWS));
    expect(CREWS).toHaveLength(28);
    const twice = CREWS.filter((crew) => count(MARKET, (card) => card.crew === crew) === 2);
    expect(twice).toEqual(['convincing-comrade', 'convincing-official']);
    const kinds = (kind: string): string[] =>
      MARKET.filter((card) => card.kind === kind).map(({ id }) => id);
    expect(kinds('die')).toEqual([
      'shipwright',
      'convincing-comrade-1',
      'convincing-official-1',
      'convincing-comrade-2',
      'convincing-official-2',
      'sailor',
      'trawler',
    ]);
    expect(kinds('action')).toEqual([
      'aeronauts',
      'mystic',
      'naive-noble',
      'ghastly-gust',
      'whispering-wind',
    ]);
    expect(count(MARKET, hasSlot)).toBe(13);
  });
});

describe('boards', () => {
  const printed = (faction: number): string[] =>
    BOARDS[faction].map(({ id, accepts }) => `${id} ${face(accepts)}`);

  it('AH-14.1 slots of the Squadron', () => {
    expect(printed(0)).toEqual([
      ...[1, 2, 3, 4].map((n) => `sail-${n} any`),
      'tailwind-1 any',
      'tailwind-2 any',
      'order-1 3',
      'cannons-1 5',
      'cannons-2 6',
      'bombard-1 4',
      'deploy-1 any',
      'repair-1 2',
    ]);
  });

  it('AH-15.1 slots of the Union and of its ships', () => {
    expect(printed(2)).toEqual([
      ...[1, 2, 3, 4].map((n) => `sail-${n} any`),
      'tailwind-1 any',
      'tailwind-2 any',
      'assemble-1 1',
      'cannons-1 any',
      'inspire-1 6',
      'rally-1 6',
      'repair-1 even',
    ]);
    expect(SHIP_SLOTS.cutter.map(face)).toEqual(['any']);
    expect(SHIP_SLOTS.gunship.map(face)).toEqual(['4', '6']);
  });

  it.each([1, 3])('AH-16.1 slots of the Smugglers (%i)', (faction) => {
    expect(printed(faction)).toEqual([
      ...[1, 2, 3].map((n) => `sail-${n} any`),
      'full-sail-1 any',
      'tailwind-1 any',
      'cannons-1 any',
      'negotiate-1 even',
      'repair-1 even',
    ]);
  });

  it('AH-6.5 every board sails, catches the wind, fires and repairs, each in its own way', () => {
    const common = ['sail', 'tailwind', 'cannons', 'repair'];
    const numbers = BOARDS.map((slots) =>
      common.map((action) => count(slots, (slot) => slot.action === action)),
    );
    expect(numbers).toEqual([
      [4, 2, 2, 1],
      [3, 1, 1, 1],
      [4, 2, 1, 1],
      [3, 1, 1, 1],
    ]);
  });

  it('AH-11.3 only the frame of Repair is dashed', () => {
    const dashed = BOARDS.map((slots) => slots.filter((slot) => slot.dashed).map(({ id }) => id));
    expect(dashed).toEqual(BOARDS.map(() => ['repair-1']));
  });

  it('AH-1.1 four factions, each with its own way to use a victory', () => {
    expect(FACTIONS).toEqual(['bluefin', 'smuggler-1', 'union', 'smuggler-2']);
    expect(VICTORIES_OF).toEqual([
      ['damage-steal', 'damage-2', 'damage-remove-comrade'],
      ['damage-move', 'damage-reward'],
      ['damage-comrade', 'damage-steal'],
      ['damage-move', 'damage-reward'],
    ]);
  });
});

describe('plans and rewards', () => {
  it('AH-2.3 twelve plans of nine kinds', () => {
    expect(Object.fromEntries(PLANS.map(({ kind, count: copies }) => [kind, copies]))).toEqual({
      evacuation: 1,
      'secret-weapon': 1,
      'close-call': 1,
      'weapons-cache': 2,
      'sneak-attack': 2,
      enlist: 1,
      'dynamic-entry': 2,
      cutter: 1,
      gunship: 1,
    });
    expect([PLAN_CARDS.length, PLAN_KINDS.length]).toEqual([12, 9]);
    const inBattle = PLANS.filter(({ timing }) => timing === 'battle').map(({ kind }) => kind);
    expect(inBattle).toEqual(['secret-weapon', 'close-call', 'weapons-cache']);
  });

  it('AH-16.7 the reward grid as printed', () => {
    const rows = [0, 1, 2, 3, 4].map((row) =>
      REWARDS.slice(5 * row, 5 * row + 5)
        .map((reward) => ('amount' in reward ? `${reward.amount} ${reward.kind}` : reward.kind))
        .join(' | '),
    );
    expect(rows).toEqual([
      'spend-gold-for-fame | move | 2 fame | recruit | fame-and-wealth',
      'recruit | free-tailwind | 1 gold | 1 fame | repair-all',
      '2 gold | 1 fame | start | add-tile | 2 fame',
      'free-tailwind | move-ignore-battles | recruit | 2 gold | move',
      '3 fame | 2 gold | 2 fame | 1 gold | repair-all-for-fame',
    ]);
    expect(CELL_NAMES[GRID_START]).toBe('r2c2');
    const near = (cell: string): string[] =>
      CELL_NEIGHBOURS[CELL_NAMES.indexOf(cell)].map((at) => CELL_NAMES[at]).toSorted();
    expect(near('r2c2')).toEqual(['r1c2', 'r2c1', 'r2c3', 'r3c2']);
    expect(near('r0c0')).toEqual(['r0c1', 'r1c0']);
    expect(near('r4c3')).toEqual(['r3c3', 'r4c2', 'r4c4']);
  });
});

describe('pieces of a match', () => {
  it('AH-2.2 the Squadron has 10 Patrols, 3 Strongholds and 5 dice', () => {
    const { state } = opening(2);
    expect(state.patrolSupply + state.patrols.length).toBe(10);
    expect(state.strongholdSupply + state.strongholds.length).toBe(3);
    expect(ACTION_DICE).toEqual([5, 4, 4, 4]);
  });

  it('AH-2.3 the Union has 20 Comrades, AH-2.1 there are 20 gold and 11 wealth dice', () => {
    const { state } = opening(4);
    expect(sum(state.comrades) + state.ready + state.comradeSupply).toBe(20);
    expect(state.gold + sum(state.players.map(({ gold }) => gold))).toBe(20);
    expect(state.wealthDice + count(state.wealth, (die) => die > 0)).toBe(11);
  });

  it('AH-2.4 each Smuggler has two pledge markers and two reward markers', () => {
    const { state } = opening(4);
    expect(new Set(state.pledges1)).toEqual(new Set([0, 1]));
    expect(new Set(state.pledges2)).toEqual(new Set([0, 1]));
    expect([state.players[1], state.players[3]].map(({ white, black }) => [white, black])).toEqual([
      [GRID_START, GRID_START],
      [GRID_START, GRID_START],
    ]);
  });

  it.each([2, 3, 4])('AH-2.1 the census of %i players counts every card and tile', (seats) => {
    const pieces = ahoy.census(opening(seats).state);
    expect(sum(Object.values(pieces))).toBeGreaterThan(100);
    for (const [piece, pieceCount] of Object.entries(pieces))
      expect(pieceCount, piece).toBeGreaterThan(0);
  });
});
