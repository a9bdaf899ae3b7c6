import { type BoardProps, type GameUi, TargetButton } from '@tablewright/board';
import { createElement } from 'react';
import type { Pebbles } from '../rules/state.ts';
import css from './pebbles.module.css';

const size = { width: 300, height: 100 };

export const pebblesUi: GameUi<Pebbles> = {
  id: 'pebbles',
  size: { wide: size, tall: size },
  Board: ({ state, lights }: BoardProps<Pebbles>) =>
    createElement(
      'div',
      { className: css['pile'] },
      [1, 2].map((count) =>
        createElement(TargetButton, {
          key: count,
          target: `take:${count}`,
          light: lights.get(`take:${count}`),
          label: `${count} / ${state.pile}`,
          children: count,
        }),
      ),
    ),
  Dock: () => null,
  SeatFacts: () => null,
  Aside: () => null,
  Inspect: () => null,
  pieces: [],
  where: () => ({ id: 'where.pile', about: {} }),
  score: ({ taken }, seat) => taken[seat],
  targetsOf: () => [],
};
