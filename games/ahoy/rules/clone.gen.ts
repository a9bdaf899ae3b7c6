// Written by `npm run generate` from the schema; do not edit.
import type { Ahoy } from './state.ts';

export function cloneAhoy(state: Ahoy): Ahoy {
  return { agenda: state.agenda.slice(), variant: state.variant, order: state.order, map: state.map, wealth: state.wealth.slice(), wealthDice: state.wealthDice, stack: state.stack.slice(), drawn: state.drawn, boxed: state.boxed.slice(), market: state.market.slice(), deck: state.deck.slice(), removed: state.removed.slice(), gold: state.gold, players: copyList1(state.players), patrols: state.patrols.slice(), patrolSupply: state.patrolSupply, strongholds: state.strongholds.slice(), strongholdSupply: state.strongholdSupply, comrades: state.comrades.slice(), ready: state.ready, comradeSupply: state.comradeSupply, cutter: state.cutter, gunship: state.gunship, cutterSlots: state.cutterSlots.slice(), gunshipSlots: state.gunshipSlots.slice(), planDeck: state.planDeck.slice(), planDiscard: state.planDiscard.slice(), pledges1: state.pledges1.slice(), pledges2: state.pledges2.slice(), delivered1: copyList2(state.delivered1), delivered2: copyList3(state.delivered2), round: state.round, firstPlayer: state.firstPlayer, active: state.active, turn: state.turn, diceLeft: state.diceLeft, usedCrew: state.usedCrew.slice(), movedOn: state.movedOn.slice(), battle: copyList4(state.battle), battleSpace: state.battleSpace, over: state.over };
}

function copyList1<T extends { faction: number; fame: number; gold: number; dice: number[]; aside: number[]; slots: number[]; crew: number[]; crewSlots: number[]; flagship: number; cargo: number[]; white: number; black: number; hand: number[] }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ faction: item.faction, fame: item.fame, gold: item.gold, dice: item.dice.slice(), aside: item.aside.slice(), slots: item.slots.slice(), crew: item.crew.slice(), crewSlots: item.crewSlots.slice(), flagship: item.flagship, cargo: item.cargo.slice(), white: item.white, black: item.black, hand: item.hand.slice() } as T);
  return copy;
}

function copyList2<T extends number[]>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push(item.slice() as T);
  return copy;
}

function copyList3<T extends number[]>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push(item.slice() as T);
  return copy;
}

function copyList4<T extends { seat: number; figure: number; lowered: number; dice: number[]; secretWeapon: boolean; weaponsCaches: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ seat: item.seat, figure: item.figure, lowered: item.lowered, dice: item.dice.slice(), secretWeapon: item.secretWeapon, weaponsCaches: item.weaponsCaches } as T);
  return copy;
}
