// Written by `npm run generate` from the schema; do not edit.
import type { Arcs } from './state.ts';

export function cloneArcs(state: Arcs): Arcs {
  return { agenda: state.agenda.slice(), variant: state.variant, setup: state.setup, players: copyList1(state.players), supply: state.supply.slice(), aside: state.aside.slice(), fresh: state.fresh.slice(), damaged: state.damaged.slice(), buildings: copyList2(state.buildings), court: copyList3(state.court), courtDeck: state.courtDeck.slice(), buried: state.buried, courtDiscard: state.courtDiscard.slice(), pile: state.pile.slice(), pileKnown: state.pileKnown.slice(), openPile: state.openPile.slice(), leaderRow: state.leaderRow.slice(), loreRow: state.loreRow.slice(), leaderBox: state.leaderBox.slice(), loreBox: state.loreBox.slice(), markers: copyList4(state.markers), chapter: state.chapter, initiative: state.initiative, leading: state.leading, seized: state.seized, zero: state.zero, declared: state.declared, played: copyList5(state.played), turn: { number: state.turn.number, seat: state.turn.seat, play: state.turn.play, pips: state.turn.pips, weapon: state.turn.weapon, prelude: state.turn.prelude, acted: state.turn.acted, solo: state.turn.solo, locked: state.turn.locked.slice(), once: state.turn.once.slice() }, battle: { system: state.battle.system, attacker: state.battle.attacker, defender: state.battle.defender, rifles: state.battle.rifles, allFresh: state.battle.allFresh, dice: state.battle.dice.slice(), self: state.battle.self, intercept: state.battle.intercept, hits: state.battle.hits, buildingHits: state.battle.buildingHits, keys: state.battle.keys, freshLeft: state.battle.freshLeft, damagedLeft: state.battle.damagedLeft, trophies: state.battle.trophies, fallen: state.battle.fallen, ransacked: state.battle.ransacked.slice() }, ended: state.ended };
}

function copyList1<T extends { power: number; cities: number; starports: number; ships: number; agents: number; slots: number[]; holding: number; outrage: number[]; captives: number[]; trophies: number[]; guild: number[]; hand: number[]; known: number[]; leader: number; lore: number[]; passed: boolean }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ power: item.power, cities: item.cities, starports: item.starports, ships: item.ships, agents: item.agents, slots: item.slots.slice(), holding: item.holding, outrage: item.outrage.slice(), captives: item.captives.slice(), trophies: item.trophies.slice(), guild: item.guild.slice(), hand: item.hand.slice(), known: item.known.slice(), leader: item.leader, lore: item.lore.slice(), passed: item.passed } as T);
  return copy;
}

function copyList2<T extends { system: number; place: number; owner: number; kind: string; damaged: boolean; used: boolean }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ system: item.system, place: item.place, owner: item.owner, kind: item.kind, damaged: item.damaged, used: item.used } as T);
  return copy;
}

function copyList3<T extends { card: number; agents: number[] }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ card: item.card, agents: item.agents.slice() } as T);
  return copy;
}

function copyList4<T extends { flipped: boolean; at: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ flipped: item.flipped, at: item.at } as T);
  return copy;
}

function copyList5<T extends { seat: number; card: number; use: string; known: number; union: number; unionOf: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, card: item.card, use: item.use, known: item.known, union: item.union, unionOf: item.unionOf } as T);
  return copy;
}
