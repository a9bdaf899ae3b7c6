import type { Seat } from '@tablewright/engine';
import { HIGHEST_WEALTH, MARKET, TILES } from '../content/index.ts';
import { squadronSeat } from './figures.ts';
import { SPACE_NAMES } from './map.ts';
import { type Ahoy, EMPTY, DAMAGE, type Player } from './state.ts';
import { emit } from './vocabulary.ts';

/** Gold from the supply, as far as it goes. AH-2.5 */
export function gainGold(g: Ahoy, seat: Seat, amount: number): number {
  const gold = Math.min(amount, g.gold);
  g.gold -= gold;
  g.players[seat].gold += gold;
  return gold;
}

/** The same, and told. */
export function earnGold(g: Ahoy, seat: Seat, amount: number, why: string): void {
  const gold = gainGold(g, seat, amount);
  if (gold > 0) emit('gold', { player: seat, gold, why });
}

export function payGold(g: Ahoy, seat: Seat, amount: number): void {
  g.players[seat].gold -= amount;
  g.gold += amount;
}

export function stealGold(g: Ahoy, thief: Seat, victim: Seat): void {
  if (g.players[victim].gold === 0) return;
  giveGold(g, victim, thief);
  emit('stolen', { player: thief, victim, gold: 1 });
}

export function giveGold(g: Ahoy, from: Seat, to: Seat): void {
  g.players[from].gold--;
  g.players[to].gold++;
}

export function gainFame(g: Ahoy, seat: Seat, fame: number, why: string): void {
  if (fame === 0) return;
  g.players[seat].fame += fame;
  emit('fame', { player: seat, fame, why });
}

/** A wealth die at 6 stays at 6. AH-16.6 */
export function raiseWealth(g: Ahoy, region: number): void {
  if (g.wealth[region] >= HIGHEST_WEALTH) return;
  g.wealth[region]++;
  emit('wealth', { tile: TILES[region].id, wealth: g.wealth[region] });
}

export function placePatrol(g: Ahoy, space: number, how: string): void {
  g.patrolSupply--;
  g.patrols.push(space);
  emit('patrolPlaced', { player: squadronSeat(g), space: SPACE_NAMES[space], how });
}

export function returnPatrol(g: Ahoy, space: number): void {
  g.patrols.splice(g.patrols.indexOf(space), 1);
  g.patrolSupply++;
  emit('patrolReturned', { player: squadronSeat(g), space: SPACE_NAMES[space], count: 1 });
}

export function returnStronghold(g: Ahoy, space: number): void {
  g.strongholds.splice(g.strongholds.indexOf(space), 1);
  g.strongholdSupply++;
  emit('strongholdReturned', { player: squadronSeat(g), space: SPACE_NAMES[space] });
}

/** From Ready to an island, as far as they go. AH-15.2 */
export function placeComrades(g: Ahoy, seat: Seat, region: number, amount: number): void {
  const count = Math.min(amount, g.ready);
  if (count === 0) return;
  g.ready -= count;
  g.comrades[region] += count;
  emit('comradesPlaced', { player: seat, tile: TILES[region].id, count });
}

/** From the supply to Ready, as far as they go. AH-15.2 */
export function gainComrades(g: Ahoy, seat: Seat, amount: number): void {
  const count = Math.min(amount, g.comradeSupply);
  if (count === 0) return;
  g.comradeSupply -= count;
  g.ready += count;
  emit('comradesGained', { player: seat, count });
}

/** From an island to the supply. AH-15.2 */
export function removeComrades(g: Ahoy, by: Seat, region: number, amount: number): void {
  const count = Math.min(amount, g.comrades[region]);
  if (count === 0) return;
  g.comrades[region] -= count;
  g.comradeSupply += count;
  emit('comradesRemoved', { player: by, tile: TILES[region].id, count });
}

/** A crew card leaves its owner: a die on it is used up, damage goes to the supply. AH-12.6 */
export function loseCrew(player: Player, card: number): void {
  const at = player.crew.indexOf(card);
  player.crew.splice(at, 1);
  const [there] = player.crewSlots.splice(at, 1);
  if (there !== EMPTY && there !== DAMAGE) player.aside.push(there);
}

export function addCrew(player: Player, card: number, die = EMPTY): void {
  player.crew.push(card);
  player.crewSlots.push(die);
}

/** A crew card is removed from the game. */
export function discardCrew(g: Ahoy, seat: Seat, card: number): void {
  loseCrew(g.players[seat], card);
  g.removed.push(card);
  emit('crewLost', { player: seat, card: MARKET[card].id });
}
