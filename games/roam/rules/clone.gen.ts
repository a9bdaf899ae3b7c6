// Written by `npm run generate` from the schema; do not edit.
import type { Roam } from './state.ts';

export function cloneRoam(state: Roam): Roam {
  return { agenda: state.agenda.slice(), variant: state.variant, order: state.order, players: copyList1(state.players), squares: state.squares.slice(), slots: state.slots.slice(), pile: state.pile.slice(), display: state.display.slice(), stack: state.stack.slice(), patrol: state.patrol, active: state.active, turn: state.turn, stirred: state.stirred, ending: state.ending };
}

function copyList1<T extends { edge: number; coins: number; tokens: number; faceUp: number[]; faceDown: number[]; ready: number[]; spent: number[] }>(items: readonly T[]): T[] {
  const copy: T[] = [];
  for (const item of items) copy.push({ edge: item.edge, coins: item.coins, tokens: item.tokens, faceUp: item.faceUp.slice(), faceDown: item.faceDown.slice(), ready: item.ready.slice(), spent: item.spent.slice() } as T);
  return copy;
}
