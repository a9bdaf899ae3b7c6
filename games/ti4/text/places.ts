import { PLANETS, TILES } from '../content/index.ts';

/**
 * Planets have their printed names in all languages. A system is called after its planets, else by what it is, with the
 * number of its tile.
 */
export function placeNames(
  names: { readonly [id: string]: string },
  empty: string,
): { [id: string]: string } {
  const places: { [id: string]: string } = {};
  for (const { id, name } of PLANETS) places[`planet.${id}`] = name;
  for (const { id, planets, anomaly, wormholes } of TILES) {
    const kind = anomaly === null ? `wormhole.${wormholes[0]}` : `anomaly.${anomaly}`;
    places[`system.${id}`] =
      planets.length > 0
        ? planets.map((planet) => PLANETS[planet].name).join(' – ')
        : `${capital(names[kind] ?? empty)} ${id}`;
  }
  return places;
}

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
