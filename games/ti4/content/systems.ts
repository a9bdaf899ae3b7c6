import { type FactionId, factionOf } from './faction-ids.ts';
import { PLANETS, planetOf } from './planets.ts';

export const WORMHOLES = ['alpha', 'beta', 'delta'] as const;

export type Wormhole = (typeof WORMHOLES)[number];

export const ANOMALIES = ['asteroid-field', 'gravity-rift', 'nebula', 'supernova'] as const;

export type Anomaly = (typeof ANOMALIES)[number];

/** The gate of Creuss lies where its home would be and is no home system. TI-7.11 */
export type TileKind = 'home' | 'gate' | 'mecatol' | 'blue' | 'red';

export interface Tile {
  /** The number as printed. */
  readonly id: string;
  readonly kind: TileKind;
  /** Places in `PLANETS`. */
  readonly planets: readonly number[];
  readonly wormholes: readonly Wormhole[];
  readonly anomaly: Anomaly | null;
  /** Place in `FACTIONS`, of home systems and of the gate. */
  readonly faction?: number;
}

interface Print {
  readonly faction?: FactionId;
  readonly wormholes?: readonly Wormhole[];
  readonly anomaly?: Anomaly;
}

function tile(number: number, kind: TileKind, print: Print = {}): Tile {
  const { faction, wormholes = [], anomaly = null } = print;
  return {
    id: String(number),
    kind,
    planets: [...PLANETS.keys()].filter((planet) => PLANETS[planet].tile === number - 1),
    wormholes,
    anomaly,
    faction: faction && factionOf(faction),
  };
}

/** In the order of their numbers: tile 1 is `TILES[0]`. */
// oxfmt-ignore
export const TILES: readonly Tile[] = [
  tile(1, 'home', { faction: 'sol' }),
  tile(2, 'home', { faction: 'mentak' }),
  tile(3, 'home', { faction: 'yin' }),
  tile(4, 'home', { faction: 'muaat' }),
  tile(5, 'home', { faction: 'arborec' }),
  tile(6, 'home', { faction: 'l1z1x' }),
  tile(7, 'home', { faction: 'winnu' }),
  tile(8, 'home', { faction: 'nekro' }),
  tile(9, 'home', { faction: 'naalu' }),
  tile(10, 'home', { faction: 'letnev' }),
  tile(11, 'home', { faction: 'saar' }),
  tile(12, 'home', { faction: 'jol-nar' }),
  tile(13, 'home', { faction: 'sardakk-norr' }),
  tile(14, 'home', { faction: 'xxcha' }),
  tile(15, 'home', { faction: 'yssaril' }),
  tile(16, 'home', { faction: 'hacan' }),
  tile(17, 'gate', { faction: 'creuss', wormholes: ['delta'] }),
  tile(18, 'mecatol'),
  tile(19, 'blue'),
  tile(20, 'blue'),
  tile(21, 'blue'),
  tile(22, 'blue'),
  tile(23, 'blue'),
  tile(24, 'blue'),
  tile(25, 'blue', { wormholes: ['beta'] }),
  tile(26, 'blue', { wormholes: ['alpha'] }),
  tile(27, 'blue'),
  tile(28, 'blue'),
  tile(29, 'blue'),
  tile(30, 'blue'),
  tile(31, 'blue'),
  tile(32, 'blue'),
  tile(33, 'blue'),
  tile(34, 'blue'),
  tile(35, 'blue'),
  tile(36, 'blue'),
  tile(37, 'blue'),
  tile(38, 'blue'),
  tile(39, 'red', { wormholes: ['alpha'] }),
  tile(40, 'red', { wormholes: ['beta'] }),
  tile(41, 'red', { anomaly: 'gravity-rift' }),
  tile(42, 'red', { anomaly: 'nebula' }),
  tile(43, 'red', { anomaly: 'supernova' }),
  tile(44, 'red', { anomaly: 'asteroid-field' }),
  tile(45, 'red', { anomaly: 'asteroid-field' }),
  tile(46, 'red'),
  tile(47, 'red'),
  tile(48, 'red'),
  tile(49, 'red'),
  tile(50, 'red'),
  tile(51, 'home', { faction: 'creuss', wormholes: ['delta'] }),
];

const INDEX: ReadonlyMap<string, number> = new Map(TILES.map(({ id }, index) => [id, index]));

export function tileOf(id: string): number {
  return INDEX.get(id)!;
}

/** The system of Mecatol Rex, in the middle of the galaxy. */
export const MECATOL = PLANETS[planetOf('mecatol-rex')].tile;
