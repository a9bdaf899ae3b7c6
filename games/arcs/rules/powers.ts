import type { Seat } from '@tablewright/engine';
import { COURT, LEADERS, LORE, type Traits } from '../content/index.ts';
import { type Arcs, NONE } from './state.ts';

/** The trait of this name on each card of the player that has it. ARC-19.3, ARC-21.8 */
export function traitsOf<K extends keyof Traits>(
  g: Arcs,
  seat: Seat,
  trait: K,
): NonNullable<Traits[K]>[] {
  const { guild, leader, lore } = g.players[seat];
  const found: NonNullable<Traits[K]>[] = [];
  const look = (traits: Traits): void => {
    const value = traits[trait];
    if (value !== undefined) found.push(value);
  };
  for (const card of guild) look(COURT[card].traits);
  if (leader !== NONE) look(LEADERS[leader].traits);
  for (const card of lore) look(LORE[card].traits);
  return found;
}

export function traitOf<K extends keyof Traits>(
  g: Arcs,
  seat: Seat,
  trait: K,
): NonNullable<Traits[K]> | undefined {
  const { guild, leader, lore } = g.players[seat];
  for (const card of guild) {
    const value = COURT[card].traits[trait];
    if (value !== undefined) return value;
  }
  if (leader !== NONE) {
    const value = LEADERS[leader].traits[trait];
    if (value !== undefined) return value;
  }
  for (const card of lore) {
    const value = LORE[card].traits[trait];
    if (value !== undefined) return value;
  }
  return undefined;
}

export function hasTrait(g: Arcs, seat: Seat, trait: keyof Traits): boolean {
  return traitOf(g, seat, trait) !== undefined;
}

/** The Guild card that has the trait, or NONE. */
export function guildWith(g: Arcs, seat: Seat, trait: keyof Traits): number {
  return g.players[seat].guild.find((card) => COURT[card].traits[trait] !== undefined) ?? NONE;
}
