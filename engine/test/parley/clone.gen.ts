// Written by `npm run generate` from the schema; do not edit.
import type { Parley } from './state.ts';

export function cloneParley(state: Parley): Parley {
  return { agenda: state.agenda.slice(), players: copyList1(state.players), causes: copyList2(state.causes), gifts: copyList3(state.gifts), deck: state.deck.slice(), spied: state.spied.slice(), discard: state.discard.slice(), spareAims: state.spareAims.slice(), table: { from: state.table.from, to: state.table.to, goods: state.table.goods, cards: state.table.cards.slice() }, supply: state.supply, laws: state.laws.slice(), letters: state.letters.slice(), effects: state.effects.slice(), speaker: state.speaker, acting: state.acting, round: state.round, turn: state.turn };
}

function copyList1<T extends { goods: number; favour: number; pledges: number; voice: number; hand: number[]; aim: number; claimed: boolean; office: number; isSpent: boolean; dealt: boolean }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ goods: item.goods, favour: item.favour, pledges: item.pledges, voice: item.voice, hand: item.hand.slice(), aim: item.aim, claimed: item.claimed, office: item.office, isSpent: item.isSpent, dealt: item.dealt } as T);
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
