import { KeyedChance, keyFromSeed } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, MAPS, profile, TILES, tileOf } from '../content/index.ts';
import { position } from './position.ts';

const chance = KeyedChance.from(keyFromSeed('routes'));
const drawn = <T>(list: readonly T[]): T => list[chance.below(list.length)];
const some = (list: readonly string[], one: number): string[] =>
  list.filter(() => chance.below(one) === 0);

/** Muaat passes supernovas, and enters them with Magmus Reactor. TI-7.7 */
const HOME_OF = { 'sardakk-norr': '13', muaat: '4' } as const;
const HOMES = ['', '10', '16', '14', '12', '1'];
const FACTIONS = ['', 'letnev', 'hacan', 'xxcha', 'jol-nar', 'sol'];
const MOVES = { destroyer: 'destroyer-1', cruiser: 'cruiser-1', carrier: 'carrier-1' } as const;
const CARDS = ['antimass-deflectors', 'gravity-drive', 'light-wave-deflector', 'magmus-reactor'];
const LAWS = ['enforced-travel-ban', 'wormhole-reconstruction', 'shared-research'];

interface Board {
  readonly faction: keyof typeof HOME_OF;
  readonly seats: number;
  readonly own: { readonly [tile: string]: keyof typeof MOVES };
  readonly rivals: readonly string[];
  readonly tokens: readonly string[];
  readonly cards: readonly string[];
  readonly laws: readonly string[];
  readonly active: string;
}

function board(seats: number): Board {
  const faction = drawn(['sardakk-norr', 'muaat'] as const);
  const tiles = spaces(seats, faction).map(({ id }) => id);
  const active = drawn(tiles);
  const places = some(tiles, 3);
  return {
    faction,
    seats,
    active,
    own: Object.fromEntries(
      places.map((tile) => [tile, drawn(['destroyer', 'cruiser', 'carrier'] as const)]),
    ),
    rivals: some(tiles, 6).filter((tile) => !places.includes(tile)),
    tokens: some(tiles, 8).filter((tile) => tile !== active),
    cards: some(CARDS, 2),
    laws: some(LAWS, 4),
  };
}

function spaces(
  seats: number,
  faction: keyof typeof HOME_OF,
): { id: string; q: number; r: number }[] {
  return MAPS[seats].spaces.map(({ q, r, tile, seat }) => ({
    id: seat === undefined ? TILES[tile!].id : seat === 0 ? HOME_OF[faction] : HOMES[seat],
    q,
    r,
  }));
}

const anomalyOf = (tile: string): string | null => TILES[tileOf(tile)].anomaly;

/** Do ships get from one to the other through wormholes? */
function areLinked(laws: readonly string[], one: string, other: string): boolean {
  const [here, there] = [one, other].map((tile) => TILES[tileOf(tile)].wormholes);
  if (laws.includes('wormhole-reconstruction')) return here.length > 0 && there.length > 0;
  if (laws.includes('enforced-travel-ban')) return false;
  return here.some((hole) => there.includes(hole));
}

/** By a search over all walks: tile, steps and rifts left. The steps that remain after the bonus of rifts; Infinity without a way. */
function length(
  { faction, seats, rivals, cards, laws, active }: Board,
  from: string,
  rifts: boolean,
): number {
  const map = spaces(seats, faction);
  const at = new Map(map.map((space) => [`${space.q},${space.r}`, space.id]));
  const next = new Map(
    map.map(({ id, q, r }) => {
      const linked = map.filter((each) => each.id !== id && areLinked(laws, id, each.id));
      const touching = DIRECTIONS.flatMap(([dq, dr]) => at.get(`${q + dq},${r + dr}`) ?? []);
      return [id, [...touching, ...linked.map((each) => each.id)]];
    }),
  );
  const isBarred = (tile: string, isEnd: boolean): boolean => {
    const anomaly = anomalyOf(tile);
    if (anomaly === 'supernova' && isEnd) return !cards.includes('magmus-reactor');
    if (anomaly === 'supernova' && faction !== 'muaat') return true;
    if (anomaly === 'asteroid-field' && !cards.includes('antimass-deflectors')) return true;
    if (isEnd) return false;
    if (anomaly === 'nebula' && !laws.includes('shared-research')) return true;
    return rivals.includes(tile) && !cards.includes('light-wave-deflector');
  };
  let best = Infinity;
  let walks = [{ tile: from, cost: 0 }];
  for (let steps = 1; steps <= 6; steps++) {
    const longer = new Map<string, number>();
    for (const { tile, cost } of walks) {
      if (steps > 1 && isBarred(tile, false)) continue;
      const isRift = anomalyOf(tile) === 'gravity-rift';
      if (isRift && !rifts) continue;
      for (const there of next.get(tile)!) {
        if (isBarred(there, there === active)) continue;
        const sum = cost + (isRift ? 0 : 1);
        longer.set(there, Math.min(longer.get(there) ?? Infinity, sum));
      }
    }
    walks = [...longer].map(([tile, cost]) => ({ tile, cost }));
    best = Math.min(best, longer.get(active) ?? Infinity);
  }
  return best;
}

function expected(it: Board): string[] {
  const hasDrive = it.cards.includes('gravity-drive');
  return Object.entries(it.own).flatMap(([tile, kind]) => {
    if (tile === it.active || it.tokens.includes(tile)) return [];
    const move = anomalyOf(tile) === 'nebula' ? 1 : profile(MOVES[kind]).move!;
    const [plain, rift] = [length(it, tile, false), length(it, tile, true)];
    const ways = [];
    if (plain <= move) ways.push('plain');
    else {
      if (hasDrive && plain <= move + 1) ways.push('drive');
      if (rift <= move) ways.push('rift');
      else if (hasDrive && rift <= move + 1 && plain > move + 1) ways.push('drive-rift');
    }
    return ways.map((way) => `move:${tile}:${kind}:whole:${way}`);
  });
}

describe('ways', () => {
  it.each([3, 4, 5, 6])('are those that a search over all walks finds, for %i players', (seats) => {
    let moves = 0;
    for (let round = 0; round < 40; round++) {
      const it = board(seats);
      const game = position({
        seats,
        ann: {
          faction: it.faction,
          tokens: [3, 9, 0],
          technologies: it.cards,
          tokensAt: it.tokens,
          units: Object.fromEntries(
            Object.entries(it.own).map(([tile, kind]) => [tile, { [kind]: 1 }]),
          ),
        },
        bob: {
          faction: FACTIONS[1],
          units: Object.fromEntries(it.rivals.map((tile) => [tile, { fighter: 1 }])),
        },
        laws: it.laws,
        cat: { faction: FACTIONS[2] },
        dan: { faction: FACTIONS[3] },
        eve: { faction: FACTIONS[4] },
        fay: { faction: FACTIONS[5] },
      }).play(`activate:${it.active}`);
      const offered = game.prompt === 'moveShips' ? game.offered : [];
      const found = offered.filter((key) => key.startsWith('move:'));
      expect(found.toSorted(), JSON.stringify(it)).toEqual(expected(it).toSorted());
      moves += found.length;
    }
    expect(moves).toBeGreaterThan(40);
  });
});
