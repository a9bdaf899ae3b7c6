// Written by `npm run generate` from the schema; do not edit.
import type { Pebbles } from './state.ts';

export function clonePebbles(state: Pebbles): Pebbles {
  return { agenda: state.agenda.slice(), pile: state.pile, taken: state.taken.slice(), turn: state.turn };
}
