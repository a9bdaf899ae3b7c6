import {
  ACTION_CARDS,
  COURT,
  LEADERS,
  LORE,
  RESOURCES,
  SETUPS,
  type Trophy,
} from '../content/index.ts';
import { trophyIndex } from './pieces.ts';
import { AGENT, type Arcs, NONE, SEATS } from './state.ts';

/** Every piece of the box, wherever it lies. ARC-23.8 */
export function census(g: Arcs): Record<string, number> {
  const count: Record<string, number> = { 'ambition markers': g.markers.length };
  const add = (piece: string, more = 1): void => {
    count[piece] = (count[piece] ?? 0) + more;
  };
  for (const card of actionCards(g)) add(`card ${ACTION_CARDS[card]?.id}`);
  for (const card of courtCards(g)) add(`card ${COURT[card]?.id}`);
  for (const leader of leaders(g)) add(`leader ${LEADERS[leader]?.id}`);
  for (const card of [...g.loreRow, ...g.loreBox, ...g.players.flatMap(({ lore }) => lore)])
    add(`lore ${LORE[card]?.id}`);
  for (const [resource, name] of RESOURCES.entries()) add(`${name} tokens`, tokens(g, resource));
  g.players.forEach((player, seat) => {
    const trophies = (kind: Trophy): number =>
      g.players.reduce((sum, other) => sum + other.trophies[trophyIndex(seat, kind)], 0);
    const buildings = (kind: string): number =>
      g.buildings.filter((building) => building.owner === seat && building.kind === kind).length;
    add(`ships of seat ${seat}`, player.ships + onMap(g, seat) + trophies('ship'));
    add(
      `starports of seat ${seat}`,
      player.starports + buildings('starport') + trophies('starport'),
    );
    add(`cities of seat ${seat}`, player.cities + buildings('city') + trophies('city'));
    add(`agents of seat ${seat}`, player.agents + placedAgents(g, seat) + trophies('agent'));
  });
  return count;
}

function actionCards(g: Arcs): number[] {
  return [
    ...g.players.flatMap(({ hand }) => hand),
    ...g.played.map(({ card }) => card),
    ...g.pile,
    ...g.openPile,
  ];
}

function courtCards(g: Arcs): number[] {
  return [
    ...g.court.map(({ card }) => card),
    ...g.courtDeck,
    ...g.courtDiscard,
    ...g.players.flatMap(({ guild }) => guild),
    ...g.played.map(({ union }) => union),
  ].filter((card) => card !== NONE);
}

function leaders(g: Arcs): number[] {
  return [
    ...g.leaderRow,
    ...g.leaderBox,
    ...g.players.map(({ leader }) => leader).filter((leader) => leader !== NONE),
  ];
}

function tokens(g: Arcs, resource: number): number {
  const neutral = Object.values(SETUPS[g.setup].neutral).flat();
  const held = g.players.flatMap(({ slots, holding }) => [...slots, holding]);
  return (
    g.supply[resource] +
    g.aside[resource] +
    neutral.filter((type) => type === RESOURCES[resource]).length +
    held.filter((token) => token === resource).length
  );
}

function onMap(g: Arcs, seat: number): number {
  let ships = 0;
  for (let at = seat; at < g.fresh.length; at += SEATS) ships += g.fresh[at] + g.damaged[at];
  return ships;
}

/** Agents on the Court, in Captives boxes and on Outrage icons. */
function placedAgents(g: Arcs, seat: number): number {
  return (
    g.court.reduce((sum, { agents }) => sum + agents[seat], 0) +
    g.players.reduce((sum, { captives }) => sum + captives[seat], 0) +
    g.players[seat].outrage.filter((cover) => cover === AGENT).length
  );
}
