import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ANOMALIES,
  BOX,
  COLOURS,
  COMBAT_WINDOWS,
  COMMAND_TOKENS,
  CUSTODIANS_COST,
  DIE_SIDES,
  DOCKS_ON_PLANET,
  FACTION_IDS,
  FACTIONS,
  HAND_LIMIT,
  MECATOL,
  OBJECTIVES_EACH_STAGE,
  OPEN_OBJECTIVES,
  PDS_ON_PLANET,
  PLANETS,
  planetOf,
  POOLS,
  PROFILES,
  SECRET_LIMIT,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STARTING_TOKENS,
  STRATEGY_CARDS,
  STRATEGY_CARDS_EACH,
  TECHNOLOGIES,
  TILES,
  tileOf,
  type Timing,
  TRAITS,
  VICTORY_POINTS,
  WINDOW_ORDERS,
  WINDOWS,
  WORMHOLES,
} from '../content/index.ts';

const PLAYERS = 6;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

/** How often each value occurs. */
function tally(values: readonly (string | null)[]): { [value: string]: number } {
  const counts: { [value: string]: number } = {};
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1;
  return counts;
}

describe('the box', () => {
  it('every id is there once', () => {
    for (const table of [
      TILES,
      PLANETS,
      PROFILES,
      TECHNOLOGIES,
      FACTIONS,
      ABILITIES,
      STRATEGY_CARDS,
      [...STAGE_1, ...STAGE_2, ...SECRETS],
    ])
      expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
  });

  it('51 system tiles, 59 planets, 17 factions, 8 strategy cards, 40 objectives', () => {
    expect(TILES).toHaveLength(51);
    expect(PLANETS).toHaveLength(59);
    expect(FACTIONS.map(({ id }) => id)).toEqual(FACTION_IDS);
    expect(FACTIONS).toHaveLength(17);
    expect(STRATEGY_CARDS).toHaveLength(8);
    expect([STAGE_1.length, STAGE_2.length, SECRETS.length]).toEqual([10, 10, 20]);
  });

  it('122 technology cards and 62 unit upgrades: a deck in each colour and those of the factions', () => {
    const cards = (kind: string): number =>
      sum(
        TECHNOLOGIES.filter((card) => card.kind === kind).map(({ faction }) =>
          faction === null ? PLAYERS : 1,
        ),
      );
    expect(cards('generic')).toBe(122);
    expect(cards('upgrade')).toBe(62);
  });

  it('TI-25.3 354 plastic units: 59 a player', () => {
    expect(sum(BOX)).toBe(59);
    expect(sum(BOX) * PLAYERS).toBe(354);
  });

  it('TI-4.1 272 command tokens: 16 a faction, 8 of them in the pools at the start', () => {
    expect(COMMAND_TOKENS * FACTIONS.length).toBe(272);
    expect(POOLS).toEqual(['tactic', 'fleet', 'strategy']);
    expect(STARTING_TOKENS).toEqual([3, 3, 2]);
  });

  it('TI-2.2 TI-21.1 strategy cards of a player and points that win', () => {
    expect(STRATEGY_CARDS_EACH).toEqual({ 3: 2, 4: 2, 5: 1, 6: 1 });
    expect(VICTORY_POINTS).toEqual({ standard: 10, long: 14 });
  });

  it('TI-1.10 TI-12.4 TI-13.3 TI-19.1 TI-20.5 TI-20.6 limits and costs', () => {
    expect([DIE_SIDES, CUSTODIANS_COST, HAND_LIMIT, SECRET_LIMIT]).toEqual([10, 6, 7, 3]);
    expect([DOCKS_ON_PLANET, PDS_ON_PLANET]).toEqual([1, 2]);
    expect([OBJECTIVES_EACH_STAGE, OPEN_OBJECTIVES]).toEqual([5, 2]);
  });
});

describe('systems and planets', () => {
  it('kinds of tiles', () => {
    expect(tally(TILES.map(({ kind }) => kind))).toEqual({
      home: 17,
      gate: 1,
      mecatol: 1,
      blue: 20,
      red: 12,
    });
    expect(TILES.map(({ id }) => id)).toEqual(Array.from({ length: 51 }, (_, at) => `${at + 1}`));
  });

  it('TI-7.10 wormholes', () => {
    const at = WORMHOLES.map((wormhole) =>
      TILES.filter(({ wormholes }) => wormholes.includes(wormhole)).map(({ id }) => id),
    );
    expect(at).toEqual([
      ['26', '39'],
      ['25', '40'],
      ['17', '51'],
    ]);
  });

  it('TI-7.6 TI-7.7 TI-7.8 TI-7.9 anomalies', () => {
    const at = ANOMALIES.map((anomaly) =>
      TILES.filter((tile) => tile.anomaly === anomaly).map(({ id }) => id),
    );
    expect(at).toEqual([['44', '45'], ['41'], ['42'], ['43']]);
  });

  it('planets lie where the numbers say, and only red tiles and the gate have none', () => {
    for (const [at, { planets }] of TILES.entries())
      for (const planet of planets) expect(PLANETS[planet].tile).toBe(at);
    expect(sum(TILES.map(({ planets }) => planets.length))).toBe(PLANETS.length);
    for (const { kind, planets } of TILES)
      expect(planets.length === 0).toBe(kind === 'red' || kind === 'gate');
    expect(TILES[tileOf('16')].planets.map((at) => PLANETS[at].name)).toEqual([
      'Hercant',
      'Arretze',
      'Kamdorn',
    ]);
  });

  it('Mecatol Rex', () => {
    expect(TILES[MECATOL]).toMatchObject({ id: '18', kind: 'mecatol' });
    expect(TILES[MECATOL].planets).toEqual([planetOf('mecatol-rex')]);
    expect(PLANETS[planetOf('mecatol-rex')]).toMatchObject({ resources: 1, influence: 6 });
  });

  it('traits and specialties; homes and Mecatol Rex have none', () => {
    expect(tally(PLANETS.map(({ trait }) => trait))).toEqual({
      null: 27,
      cultural: 10,
      hazardous: 11,
      industrial: 11,
    });
    expect(tally(PLANETS.map(({ specialty }) => specialty))).toEqual({
      null: 51,
      blue: 2,
      green: 2,
      red: 2,
      yellow: 2,
    });
    expect(TRAITS).toEqual(['cultural', 'hazardous', 'industrial']);
    expect(COLOURS).toEqual(['blue', 'green', 'red', 'yellow']);
    for (const { trait, tile } of PLANETS) expect(trait !== null).toBe(TILES[tile].kind === 'blue');
  });

  it('planets with a technology specialty', () => {
    const found = COLOURS.map((colour) =>
      PLANETS.filter(({ specialty }) => specialty === colour).map(({ name }) => name),
    );
    expect(found).toEqual([
      ['Thibah', 'Gral'],
      ['Tar’Mann', 'New Albion'],
      ['Mehar Xull', 'Meer'],
      ['Wellon', 'Lazar'],
    ]);
  });

  it('resources and influence of all and of some', () => {
    const values = (id: string): number[] => {
      const { resources, influence } = PLANETS[planetOf(id)];
      return [resources, influence];
    };
    expect(sum(PLANETS.map(({ resources }) => resources))).toBe(110);
    expect(sum(PLANETS.map(({ influence }) => influence))).toBe(93);
    expect(values('jord')).toEqual([4, 2]);
    expect(values('0-0-0')).toEqual([5, 0]);
    expect(values('darien')).toEqual([4, 4]);
    expect(values('lirta-iv')).toEqual([2, 3]);
    expect(values('meer')).toEqual([0, 4]);
    expect(values('creuss')).toEqual([4, 2]);
  });
});

describe('strategy cards and objectives', () => {
  it('TI-2.3 TI-3.2 numbers and what the secondary ability costs', () => {
    expect(STRATEGY_CARDS.map(({ number, id }) => `${number} ${id}`)).toEqual([
      '1 leadership',
      '2 diplomacy',
      '3 politics',
      '4 construction',
      '5 trade',
      '6 warfare',
      '7 technology',
      '8 imperial',
    ]);
    const costs = STRATEGY_CARDS.map(({ secondary }) => secondary);
    expect(costs.map(({ tokens }) => tokens)).toEqual([0, 1, 1, 1, 1, 1, 1, 1]);
    expect(costs.map(({ resources }) => resources)).toEqual([0, 0, 0, 0, 0, 0, 4, 0]);
    expect(costs.map(({ placed }) => placed).indexOf(true)).toBe(3);
  });

  it('TI-20.1 TI-20.2 points, and when objectives are scored', () => {
    expect(STAGE_1.map(({ points }) => points)).toEqual(Array(10).fill(1));
    expect(STAGE_2.map(({ points }) => points)).toEqual(Array(10).fill(2));
    expect(SECRETS.map(({ points }) => points)).toEqual(Array(20).fill(1));
    const all = [...STAGE_1, ...STAGE_2, ...SECRETS];
    expect(all.filter(({ phase }) => phase === 'action').map(({ id }) => id)).toEqual([
      'destroy-their-greatest-ship',
      'make-an-example-of-their-world',
      'spark-a-rebellion',
      'turn-their-fleets-to-dust',
      'unveil-flagship',
    ]);
    for (const { phase, window } of all) expect(phase === 'status').toBe(window === 'status.score');
  });

  it('what is spent for objectives', () => {
    const spent = [...STAGE_1, ...STAGE_2, ...SECRETS].flatMap(({ check }) =>
      check.kind === 'spend' ? [`${check.amount} ${check.what}`] : [],
    );
    expect(spent).toEqual([
      '8 resources',
      '3 tactic-strategy-tokens',
      '5 trade-goods',
      '8 influence',
      '10 trade-goods',
      '16 resources',
      '6 tactic-strategy-tokens',
      '16 influence',
      '5 action-cards',
    ]);
  });
});

describe('windows', () => {
  const COMPONENTS: readonly (Timing & { readonly id: string })[] = [
    ...PROFILES,
    ...TECHNOLOGIES,
    ...ABILITIES,
  ];

  it('TI-28.1 TI-28.3 57 of them, each with its order', () => {
    expect(WINDOWS).toHaveLength(57);
    expect(Object.keys(WINDOW_ORDERS)).toEqual([...WINDOWS]);
    expect(tally(Object.values(WINDOW_ORDERS))).toEqual({
      one: 26,
      active: 12,
      initiative: 6,
      speaker: 8,
      phase: 5,
    });
  });

  it('TI-28.6 who is used in a window of a combat says in which kind', () => {
    expect(COMBAT_WINDOWS).toHaveLength(8);
    for (const { id, window, where } of COMPONENTS)
      if (window?.some((at) => COMBAT_WINDOWS.includes(at)))
        expect(where, id).toMatch(/^(space|ground|either)$/);
    for (const { id, window, where } of SECRETS)
      expect(where !== undefined, id).toBe(COMBAT_WINDOWS.includes(window));
  });

  it('TI-28.1 abilities and technologies say when they are used', () => {
    for (const { id, window, action, passive } of [
      ...ABILITIES,
      ...TECHNOLOGIES.filter(({ kind }) => kind === 'generic'),
    ])
      expect(window !== undefined || action === true || passive === true, id).toBe(true);
  });

  it('TI-2.11 component actions', () => {
    const actions = COMPONENTS.filter(({ action }) => action).map(({ id }) => id);
    expect(actions).toEqual([
      'the-inferno',
      'x-89-bacterial-weapon',
      'production-biomes',
      'lazax-gate-folding',
      'mageon-implants',
      'star-forge',
      'orbital-drop',
      'stall-tactics',
    ]);
  });
});
