import type { Result, Seat } from '@tablewright/engine';
import { BLUEFIN, MARKET, TILES, UNION } from '../content/index.ts';
import { squadronSeat, unionSeat } from './figures.ts';
import { regionOf } from './map.ts';
import { PLEDGED_SQUADRON, pledgesOf } from './smugglers.ts';
import { type Ahoy, NONE } from './state.ts';
import { gainFame } from './supply.ts';
import { emit } from './vocabulary.ts';

export interface Control {
  readonly squadron: number;
  readonly union: number;
}

/** Control points of a region; Smugglers never count. AH-13.1, AH-15.11 */
export function controlOf(g: Ahoy, region: number): Control {
  const isHere = (space: number): boolean => space !== NONE && regionOf(space) === region;
  let squadron = 0;
  let union = g.comrades[region] * (isHere(g.cutter) ? 2 : 1);
  for (const space of g.patrols) if (isHere(space)) squadron++;
  for (const space of g.strongholds) if (isHere(space)) squadron += 2;
  for (const { faction, flagship } of g.players) {
    if (!isHere(flagship)) continue;
    if (faction === BLUEFIN) squadron += 2;
    if (faction === UNION) union++;
  }
  if (isHere(g.cutter)) union++;
  if (isHere(g.gunship)) union++;
  return { squadron, union };
}

/** The seat that controls a region, or NONE on a tie. AH-13.2 */
export function controllerOf(g: Ahoy, region: number): Seat {
  const { squadron, union } = controlOf(g, region);
  if (squadron === union) return NONE;
  return squadron > union ? squadronSeat(g) : unionSeat(g);
}

/** Every region gives the fame of its wealth die to who controls it. AH-13.1, AH-13.2 */
export function scoreRegions(g: Ahoy): void {
  for (const region of g.map.tiles) {
    const winner = controllerOf(g, region);
    const fame = winner === NONE ? 0 : g.wealth[region];
    emit('scored', () => ({ tile: TILES[region].id, winner, ...controlOf(g, region), fame }));
    if (winner !== NONE) gainFame(g, winner, fame, 'region');
  }
}

/** Fame for a card under a pledge: each region of its suit that the faction controls now. AH-17.2 */
function pledgeFame(g: Ahoy, card: number, controller: Seat): number {
  return g.map.tiles.filter(
    (region) => TILES[region].suit === MARKET[card].suit && controllerOf(g, region) === controller,
  ).length;
}

/** The Smugglers turn their pledges over. AH-17.2 */
export function scorePledges(g: Ahoy, seat: Seat): void {
  const [pledges, piles] = pledgesOf(g, seat);
  let fame = 0;
  const cards: string[][] = [[], []];
  piles.forEach((pile, at) => {
    const controller = pledges[at] === PLEDGED_SQUADRON ? squadronSeat(g) : unionSeat(g);
    for (const card of pile) {
      fame += pledgeFame(g, card, controller);
      cards[pledges[at]].push(MARKET[card].id);
    }
  });
  emit('pledges', { player: seat, squadron: cards[0], union: cards[1], fame });
  gainFame(g, seat, fame, 'pledge');
}

/** Most fame, then most gold, then a shared place. AH-17.3, AH-17.4 */
export function resultOf(g: Ahoy): Result {
  const { players } = g;
  const scores = players.map(({ fame }) => fame);
  const isAhead = (a: Seat, b: Seat): boolean =>
    scores[a] > scores[b] || (scores[a] === scores[b] && players[a].gold > players[b].gold);
  const places = players.map(
    (_, seat) => 1 + players.filter((__, other) => isAhead(other, seat)).length,
  );
  return { scores, places };
}
