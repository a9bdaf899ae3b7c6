import type { Seat } from '@tablewright/engine';
import { ACTIONS, COURT, LEADERS, LORE, NEW_ACTIONS } from '../../content/index.ts';
import { type Arcs, NONE } from '../state.ts';
import { GUILD_SCRIPTS } from './guild.ts';
import { LEADER_SCRIPTS } from './leaders.ts';
import { LORE_SCRIPTS } from './lore.ts';
import type { CardScripts, Taking } from './scripts.ts';
import { VOX_SCRIPTS } from './vox.ts';

export type { CardScripts } from './scripts.ts';

const NOTHING: CardScripts = {};

/** Scripts of every Court card, by its number. */
export const COURT_SCRIPTS: readonly CardScripts[] = COURT.map(
  ({ id }) => GUILD_SCRIPTS[id] ?? VOX_SCRIPTS[id] ?? NOTHING,
);

const LEADERS_BY_NUMBER: readonly CardScripts[] = LEADERS.map(
  ({ id }) => LEADER_SCRIPTS[id] ?? NOTHING,
);

/** New actions by their number: how to take them. */
const TAKINGS: readonly Taking[] = NEW_ACTIONS.map(({ id }) => {
  const all = [...Object.values(GUILD_SCRIPTS), ...Object.values(LORE_SCRIPTS)];
  return all.find(({ newActions }) => newActions?.[id] !== undefined)!.newActions![id];
});

const numbersOf = (cards: readonly { readonly newActions: readonly { readonly id: string }[] }[]) =>
  cards.map(({ newActions }) =>
    newActions.map(({ id }) => NEW_ACTIONS.findIndex((action) => action.id === id)),
  );

const ACTIONS_OF_COURT = numbersOf(COURT);
const ACTIONS_OF_LORE = numbersOf(LORE);

/** Numbers of the new actions that a player has. ARC-21.7 */
export function newActionsOf(g: Arcs, seat: Seat): number[] {
  const { guild, lore } = g.players[seat];
  const found: number[] = [];
  for (const card of guild) found.push(...ACTIONS_OF_COURT[card]);
  for (const card of lore) found.push(...ACTIONS_OF_LORE[card]);
  return found;
}

/** How a new action, counted after the standard ones, is taken. */
export function takingOf(action: number): Taking {
  return TAKINGS[action - ACTIONS.length];
}

/** What follows a declaration: first of the leader, then of Guild cards. */
export function whenDeclaring(g: Arcs, seat: Seat): NonNullable<CardScripts['whenDeclaring']>[] {
  const { leader, guild } = g.players[seat];
  const scripts = guild.map((card) => COURT_SCRIPTS[card]);
  if (leader !== NONE) scripts.unshift(LEADERS_BY_NUMBER[leader]);
  return scripts.flatMap((script) => script.whenDeclaring ?? []);
}
