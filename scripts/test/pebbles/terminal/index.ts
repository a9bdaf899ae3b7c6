import type { Drawing } from '@tablewright/board/terminal';
import type { Pebbles } from '../rules/state.ts';

export const pebblesDrawing: Drawing<Pebbles> = {
  board: ({ state }) => ['o'.repeat(state.pile)],
  outline: ({ state }) => ['o'.repeat(state.pile)],
  preview: () => null,
  picture: () => [],
  note: () => '',
  legend: (teller) => teller.say('board.legend'),
  scoreSheet: () => [],
  colour: () => 'pebble',
  badge: () => 'o',
};
