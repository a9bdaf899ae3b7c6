import type { Seat } from '@tablewright/engine';
import {
  ACTION_CARDS,
  AMBITIONS,
  AMBITION_OF,
  CITY_BONUS,
  MARKERS,
  type MarkerSide,
  RESOURCES,
  SETUPS,
} from '../content/index.ts';
import { powers } from './powers.ts';
import { iconsOf, onCartel } from './resources.ts';
import { type Arcs, NONE } from './state.ts';
import { emit } from './vocabulary.ts';

/** The side of a marker that is up. ARC-1.8 */
export function markerSide(g: Arcs, marker: number): MarkerSide {
  return g.markers[marker].flipped ? MARKERS[marker].back : MARKERS[marker].front;
}

/** The available marker with the highest value, or NONE. ARC-6.5 */
export function nextMarker(g: Arcs): number {
  let best = NONE;
  g.markers.forEach(({ at }, marker) => {
    if (at !== NONE) return;
    if (best === NONE || markerSide(g, marker).first > markerSide(g, best).first) best = marker;
  });
  return best;
}

/** What forbids this player to declare now? ARC-6.8; Feastbringer */
export function declareVerdict(g: Arcs, seat: Seat): string | null {
  if (nextMarker(g) === NONE) return 'ARC-6.8';
  const mustPay = powers.first(g, seat, 'paysForAmbition') === true;
  return mustPay && g.players[seat].guild.length === 0 ? 'ARC-25.1' : null;
}

/** Ambitions that a card can declare: none for a 1, any for a 7. ARC-6.4 */
export function ambitionsOn(card: number): number[] {
  const { ambition } = ACTION_CARDS[card];
  if (ambition === null) return [];
  if (ambition === 'any') return AMBITIONS.map((_, each) => each);
  return [AMBITIONS.indexOf(ambition)];
}

/** Moves the best marker to the ambition. ARC-6.5, ARC-6.9 */
export function placeMarker(g: Arcs, seat: Seat, ambition: number): void {
  const marker = nextMarker(g);
  g.markers[marker].at = ambition;
  g.declared = true;
  emit('declared', { player: seat, ambition: AMBITIONS[ambition], ...markerSide(g, marker) });
}

/** What a player has for an ambition. ARC-20.3, ARC-25.4 */
export function countFor(g: Arcs, seat: Seat, ambition: number): number {
  const player = g.players[seat];
  switch (AMBITIONS[ambition]) {
    case 'tyrant':
      return sum(player.captives);
    case 'warlord':
      return sum(player.trophies);
    default:
      return RESOURCES.reduce(
        (count, type, resource) =>
          AMBITION_OF[type] === AMBITIONS[ambition] ? count + held(g, seat, resource) : count,
        0,
      );
  }
}

function held(g: Arcs, seat: Seat, resource: number): number {
  return iconsOf(g, seat, resource) + onCartel(g, seat, resource);
}

/** Tokens that count as a third player. ARC-20.10 */
export function neutralCount(g: Arcs, ambition: number): number {
  return SETUPS[g.setup].neutral[AMBITIONS[ambition]]?.length ?? 0;
}

/** What the markers on an ambition are worth together. ARC-6.9, ARC-20.4, ARC-20.5 */
export function worthOf(g: Arcs, ambition: number): MarkerSide {
  let first = 0;
  let second = 0;
  g.markers.forEach(({ at }, marker) => {
    if (at !== ambition) return;
    first += markerSide(g, marker).first;
    second += markerSide(g, marker).second;
  });
  return { first, second };
}

export function isDeclared(g: Arcs, ambition: number): boolean {
  return g.markers.some(({ at }) => at === ambition);
}

export type Place = 'first' | 'second' | 'tied' | null;

export interface Standing {
  readonly count: number;
  readonly place: Place;
  /** What it would score now. */
  readonly power: number;
}

/** Where each player stands in an ambition, ties and neutral tokens included. ARC-20.4 to ARC-20.10 */
export function standing(g: Arcs, ambition: number): Standing[] {
  const counts = g.players.map((_, seat) => countFor(g, seat, ambition));
  const all = [...counts, neutralCount(g, ambition)];
  const most = Math.max(...all);
  const next = Math.max(0, ...all.filter((count) => count < most));
  const isTied = all.filter((count) => count === most).length > 1;
  const isSecondTied = all.filter((count) => count === next).length > 1;
  const worth = worthOf(g, ambition);
  return counts.map((count, seat) => {
    let place: Place = null;
    if (count > 0 && count === most) place = isTied ? 'tied' : 'first';
    else if (count > 0 && count === next && !isTied && !isSecondTied) place = 'second';
    return { count, place, power: powerFor(g, seat, ambition, place, worth) };
  });
}

function powerFor(g: Arcs, seat: Seat, ambition: number, place: Place, worth: MarkerSide): number {
  if (place === null || !isDeclared(g, ambition)) return 0;
  const isWeak = powers.all(g, seat, 'weakAt').some((weak) => weak === AMBITIONS[ambition]);
  if (place === 'first')
    return isWeak ? worth.second : worth.first + CITY_BONUS[g.players[seat].cities];
  return isWeak ? 0 : worth.second;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
