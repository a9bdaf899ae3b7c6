import type { GameUi } from '@tablewright/board';
import { type Ahoy, NONE } from '../rules/state.ts';
import { options } from '../rules/options.ts';
import { Board } from './board/Board.tsx';
import { targetsOf } from './events.ts';
import { Aside } from './panels/Aside.tsx';
import { Dock } from './panels/Dock.tsx';
import { Inspect } from './panels/Inspect.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';

/** Ahoy's face at the table. */
export const ahoyUi: GameUi<Ahoy> = {
  id: 'ahoy',
  options,
  Board,
  size: { wide: { width: 900, height: 640 }, tall: { width: 390, height: 480 } },
  Dock,
  SeatFacts,
  Aside,
  Inspect,
  pieces: ['card:diver', 'plan:gunship', 'slot:bluefin/order-1', 'reward:r1c1'],
  where: ({ round, map, stack, drawn }) => {
    const laid = map.tiles.length;
    const all = laid + stack.length + (drawn === NONE ? 0 : 1);
    return { id: round === 0 ? 'where.setup' : 'where.round', about: { round, laid, all } };
  },
  score: ({ players }, seat) => players[seat].fame,
  targetsOf,
};
