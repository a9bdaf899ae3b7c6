import type { Teller } from '@tablewright/text';
import { PLANETS, TILES } from '../../content/index.ts';
import { type GalaxyMap, HOME, LAYOUTS, OPEN, PLACES } from '../../galaxy/index.ts';

/** "tile 26: Lodor: 3 resources, 1 influence, cultural, alpha wormhole" */
export function tileWords(tile: number, teller: Teller): string {
  const { id, planets, anomaly, wormholes } = TILES[tile];
  const parts = [
    ...planets.map((planet) => planetWords(planet, teller)),
    ...(anomaly === null ? [] : [teller.name(`anomaly.${anomaly}`)]),
    ...wormholes.map((wormhole) => teller.name(`wormhole.${wormhole}`)),
  ];
  const holds = parts.length > 0 ? parts.join('; ') : teller.say('ui.galaxy.void');
  return teller.say('ui.galaxy.tile', { number: id, holds });
}

function planetWords(planet: number, teller: Teller): string {
  const { id, resources, influence, trait, specialty } = PLANETS[planet];
  return [
    teller.say('ui.planet', { planet: id, resources, influence }),
    ...(trait === null ? [] : [teller.name(`trait.${trait}`)]),
    ...(specialty === null
      ? []
      : [teller.say('ui.specialty', { what: teller.name(`colour.${specialty}`) })]),
  ].join(', ');
}

/** Where a place is: its ring, and how far clockwise from the top. */
export function placeWords(place: number, teller: Teller): string {
  const { ring } = PLACES[place];
  const first = PLACES.findIndex((other) => other.ring === ring);
  return teller.say('ui.galaxy.place', { ring, at: place - first + 1 });
}

/** What lies on a place, and where that is. */
export function contentWords({ seats, tiles }: GalaxyMap, place: number, teller: Teller): string {
  const where = placeWords(place, teller);
  if (tiles[place] === HOME)
    return `${teller.say('ui.galaxy.home', { number: LAYOUTS[seats].homes.indexOf(place) + 1 })}, ${where}`;
  if (tiles[place] === OPEN) return `${teller.say('ui.galaxy.open')}, ${where}`;
  return `${tileWords(tiles[place], teller)}, ${where}`;
}
