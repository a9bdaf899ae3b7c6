// Written by `npm run generate` from the schema; do not edit.
import type { Parley } from './state.ts';

export function cloneParley(state: Parley): Parley {
  return { agenda: state.agenda.slice(), players: copyList1(state.players), causes: copyList2(state.causes), deck: state.deck.slice(), discard: state.discard.slice(), spareAims: state.spareAims.slice(), table: { from: state.table.from, to: state.table.to, goods: state.table.goods, cards: state.table.cards.slice() }, supply: state.supply, speaker: state.speaker, round: state.round, turn: state.turn };
}

function copyList1<T extends { goods: number; favour: number; pledges: number; voice: number; hand: number[]; aim: number; claimed: boolean; spied: number }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ goods: item.goods, favour: item.favour, pledges: item.pledges, voice: item.voice, hand: item.hand.slice(), aim: item.aim, claimed: item.claimed, spied: item.spied } as T);
  return copy;
}

function copyList2<T extends number[]>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push(item.slice() as T);
  return copy;
}
