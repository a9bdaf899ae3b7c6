export const TRAITS = ['cultural', 'hazardous', 'industrial'] as const;

export type Trait = (typeof TRAITS)[number];

/** Colours of technology: propulsion, biotic, warfare, cybernetic. */
export const COLOURS = ['blue', 'green', 'red', 'yellow'] as const;

export type Colour = (typeof COLOURS)[number];

export interface Planet {
  readonly id: string;
  /** As printed, the same in all languages. */
  readonly name: string;
  readonly resources: number;
  readonly influence: number;
  readonly trait: Trait | null;
  readonly specialty: Colour | null;
  /** Place of its system in `TILES`. */
  readonly tile: number;
}

function planet(
  id: string,
  name: string,
  tile: number,
  resources: number,
  influence: number,
  trait: Trait | null = null,
  specialty: Colour | null = null,
): Planet {
  return { id, name, resources, influence, trait, specialty, tile: tile - 1 };
}

/** By the number of their tile: name, tile, resources, influence, trait, technology specialty. */
// oxfmt-ignore
export const PLANETS: readonly Planet[] = [
  planet('jord', 'Jord', 1, 4, 2),
  planet('moll-primus', 'Moll Primus', 2, 4, 1),
  planet('darien', 'Darien', 3, 4, 4),
  planet('muaat', 'Muaat', 4, 4, 1),
  planet('nestphar', 'Nestphar', 5, 3, 2),
  planet('0-0-0', '[0.0.0]', 6, 5, 0),
  planet('winnu', 'Winnu', 7, 3, 4),
  planet('mordai-ii', 'Mordai II', 8, 4, 0),
  planet('maaluuk', 'Maaluuk', 9, 0, 2),
  planet('druaa', 'Druaa', 9, 3, 1),
  planet('arc-prime', 'Arc Prime', 10, 4, 0),
  planet('wren-terra', 'Wren Terra', 10, 2, 1),
  planet('lisis-ii', 'Lisis II', 11, 1, 0),
  planet('ragh', 'Ragh', 11, 2, 1),
  planet('nar', 'Nar', 12, 2, 3),
  planet('jol', 'Jol', 12, 1, 2),
  planet('trenlak', 'Tren’lak', 13, 1, 0),
  planet('quinarra', 'Quinarra', 13, 3, 1),
  planet('archon-ren', 'Archon Ren', 14, 2, 3),
  planet('archon-tau', 'Archon Tau', 14, 1, 1),
  planet('retillion', 'Retillion', 15, 2, 3),
  planet('shalloq', 'Shalloq', 15, 1, 2),
  planet('hercant', 'Hercant', 16, 1, 1),
  planet('arretze', 'Arretze', 16, 2, 0),
  planet('kamdorn', 'Kamdorn', 16, 0, 1),
  planet('mecatol-rex', 'Mecatol Rex', 18, 1, 6),
  planet('wellon', 'Wellon', 19, 1, 2, 'industrial', 'yellow'),
  planet('vefut-ii', 'Vefut II', 20, 2, 2, 'hazardous'),
  planet('thibah', 'Thibah', 21, 1, 1, 'industrial', 'blue'),
  planet('tarmann', 'Tar’Mann', 22, 1, 1, 'industrial', 'green'),
  planet('saudor', 'Saudor', 23, 2, 2, 'industrial'),
  planet('mehar-xull', 'Mehar Xull', 24, 1, 3, 'hazardous', 'red'),
  planet('quann', 'Quann', 25, 2, 1, 'cultural'),
  planet('lodor', 'Lodor', 26, 3, 1, 'cultural'),
  planet('new-albion', 'New Albion', 27, 1, 1, 'industrial', 'green'),
  planet('starpoint', 'Starpoint', 27, 3, 1, 'hazardous'),
  planet('tequran', 'Tequ’ran', 28, 2, 0, 'hazardous'),
  planet('torkan', 'Torkan', 28, 0, 3, 'cultural'),
  planet('qucenn', 'Qucen’n', 29, 1, 2, 'industrial'),
  planet('rarron', 'Rarron', 29, 0, 3, 'cultural'),
  planet('mellon', 'Mellon', 30, 0, 2, 'cultural'),
  planet('zohbat', 'Zohbat', 30, 3, 1, 'hazardous'),
  planet('lazar', 'Lazar', 31, 1, 0, 'industrial', 'yellow'),
  planet('sakulag', 'Sakulag', 31, 2, 1, 'hazardous'),
  planet('dal-bootha', 'Dal Bootha', 32, 0, 2, 'cultural'),
  planet('xxehan', 'Xxehan', 32, 1, 1, 'cultural'),
  planet('corneeq', 'Corneeq', 33, 1, 2, 'cultural'),
  planet('resculon', 'Resculon', 33, 2, 0, 'cultural'),
  planet('centauri', 'Centauri', 34, 1, 3, 'cultural'),
  planet('gral', 'Gral', 34, 1, 1, 'industrial', 'blue'),
  planet('bereg', 'Bereg', 35, 3, 1, 'hazardous'),
  planet('lirta-iv', 'Lirta IV', 35, 2, 3, 'hazardous'),
  planet('arnor', 'Arnor', 36, 2, 1, 'industrial'),
  planet('lor', 'Lor', 36, 1, 2, 'industrial'),
  planet('arinam', 'Arinam', 37, 1, 2, 'industrial'),
  planet('meer', 'Meer', 37, 0, 4, 'hazardous', 'red'),
  planet('abyz', 'Abyz', 38, 3, 0, 'hazardous'),
  planet('fria', 'Fria', 38, 2, 0, 'hazardous'),
  planet('creuss', 'Creuss', 51, 4, 2),
];

const INDEX: ReadonlyMap<string, number> = new Map(PLANETS.map(({ id }, index) => [id, index]));

export function planetOf(id: string): number {
  return INDEX.get(id)!;
}
