import { roll, type Script, type Seat, shuffle } from '@tablewright/engine';
import { FACTIONS, TILES } from '../content/index.ts';
import {
  type Bar,
  blankGalaxy,
  fairGalaxy,
  type GalaxyMap,
  galaxyOfSlices,
  HOME,
  LAYOUTS,
  openPlaces,
  OPEN,
  parseMapString,
  placeAt,
  placements,
  PLACES,
  printedGalaxy,
  refusal,
  withTile,
} from '../galaxy/index.ts';
import { layGalaxy } from './galaxy.ts';
import { choose, type Option } from './options.ts';
import { clockwiseFrom } from './pieces.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit, schedule } from './vocabulary.ts';

type Building = Ti4['building'];

export const noBuilding = (): Building => ({ hands: [], blue: [], red: [] });

/** What lies there before anybody chooses anything: a whole galaxy, or none. TI-29.5 */
export function firstGalaxy(g: Ti4): void {
  const { galaxy, map } = g.variant;
  const seats = g.players.length;
  switch (galaxy) {
    case 'printed':
      lay(g, printedGalaxy(seats));
      break;
    case 'fair':
      lay(g, fairGalaxy(seats, roll));
      break;
    case 'map':
      lay(g, parseMapString(map).map!);
      break;
    default:
      lay(g, blankGalaxy(seats));
  }
}

/** The homes come to their places, with the slices that were drafted; or tiles are dealt. TI-29.5, TI-29.6 */
export function layHomes(g: Ti4): void {
  lay(g, g.variant.galaxy === 'slices' ? galaxyOfDraft(g) : mapOf(g));
  if (g.variant.galaxy === 'built') dealTiles(g);
}

function galaxyOfDraft({ draft: { slices, slice, rest }, seating }: Ti4): GalaxyMap {
  const chosen = seating.map((seat) => slices[slice[seat]]);
  const unused = slices.filter((_, each) => !slice.includes(each)).flat();
  return galaxyOfSlices(chosen, [...rest, ...unused], roll);
}

function lay(g: Ti4, map: GalaxyMap): void {
  const homes = g.players.map(({ faction }) => FACTIONS[faction]?.home ?? NONE);
  g.galaxy = layGalaxy(homes, map, g.seating);
}

/** The galaxy as a map: what lies at each place around Mecatol Rex. */
export function mapOf({ galaxy, players }: Pick<Ti4, 'galaxy' | 'players'>): GalaxyMap {
  const tiles = [...blankGalaxy(players.length).tiles];
  for (const system of galaxy.systems) {
    if (galaxy.apart.includes(system)) continue;
    const place = placeAt({ q: galaxy.q[system], r: galaxy.r[system] });
    if (place >= 0 && tiles[place] !== HOME) tiles[place] = system;
  }
  return { seats: players.length, tiles };
}

/** Blue and red tiles are dealt face down, as many as the number of players asks for. TI-29.6 */
function dealTiles(g: Ti4): void {
  const seats = g.players.length;
  const { deal } = LAYOUTS[seats];
  const ofKind = (kind: string): number[] =>
    shuffle([...TILES.keys()].filter((tile) => TILES[tile].kind === kind));
  const [blue, red] = [ofKind('blue'), ofKind('red')];
  const hands = g.players.map(() => ({
    blue: blue.splice(0, deal.blue),
    red: red.splice(0, deal.red),
  }));
  g.building = { hands, blue, red };
  const order = clockwiseFrom(g, g.speaker);
  for (let more = 0; more < deal.speakerRed; more++) schedule(g, 'placeExtra', g.speaker);
  for (let round = 0; round < deal.blue + deal.red; round++)
    for (const seat of round % 2 === 0 ? order : order.toReversed()) schedule(g, 'placeTile', seat);
}

/** With five players the speaker first places a red tile beside Mecatol Rex, open and drawn by chance. TI-29.6 */
export function* placeExtra(g: Ti4, seat: Seat): Script {
  const tile = g.building.red.pop()!;
  const { space } = yield* choose(seat, 'placeExtra', allowed(g, [tile]), {
    about: { system: TILES[tile].id },
    refused: () => refused(g, [tile]),
  });
  placeAtSpace(g, seat, tile, space);
}

/** One tile of the hand, in the innermost ring that is not full. TI-29.7 */
export function* placeTile(g: Ti4, seat: Seat): Script {
  const { blue, red } = g.building.hands[seat];
  const isLast = blue.length + red.length === 1 && openPlaces(mapOf(g)).length === 1;
  const { system, space } = isLast
    ? allowed(g, handOf(g, seat))[0]
    : yield* choose(seat, 'placeTile', () => allowed(g, handOf(g, seat)), {
        refused: () => refused(g, handOf(g, seat)),
      });
  const pile = TILES[system].kind === 'blue' ? blue : red;
  pile.splice(pile.indexOf(system), 1);
  placeAtSpace(g, seat, system, space);
}

/** Blue tiles, then red ones. */
export function handOf({ building: { hands } }: Ti4, seat: Seat): number[] {
  const hand = hands[seat];
  return hand === undefined ? [] : [...hand.blue, ...hand.red];
}

function allowed(g: Ti4, hand: readonly number[]): Option<'placeTile'>[] {
  const all = placements(mapOf(g), hand);
  const ofTile = hand.flatMap((tile) => all.filter((each) => each.tile === tile));
  return ofTile.map(({ tile, place }) => ({
    do: 'placeTile',
    system: tile,
    space: place,
  }));
}

/** Places that are not free or lie too far out, and those beside what a tile must not touch. TI-29.8, TI-29.9 */
function refused(
  g: Ti4,
  hand: readonly number[],
): { option: Option<'placeTile'>; clause: string }[] {
  const map = mapOf(g);
  return hand.flatMap((tile) =>
    [...PLACES.keys()].flatMap((place) => {
      const bar = refusal(map, hand, { place, tile });
      if (bar === null) return [];
      return [{ option: { do: 'placeTile', system: tile, space: place }, clause: CLAUSES[bar] }];
    }),
  );
}

const CLAUSES: { readonly [B in Bar]: string } = {
  taken: 'TI-29.5',
  ring: 'TI-29.7',
  anomaly: 'TI-29.8',
  wormhole: 'TI-29.9',
};

function placeAtSpace(g: Ti4, seat: Seat, tile: number, place: number): void {
  const map = withTile(mapOf(g), place, tile);
  lay(g, map);
  emit('placedTile', { player: seat, system: TILES[tile].id });
  if (!map.tiles.includes(OPEN)) g.building = noBuilding();
}
