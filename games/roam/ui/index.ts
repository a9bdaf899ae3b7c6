import type { GameUi } from '@tablewright/board';
import { scoreOf } from '../rules/end.ts';
import type { Roam } from '../rules/state.ts';
import { options } from '../rules/options.ts';
import { Board } from './board/Board.tsx';
import { LAYOUTS } from './board/layout.ts';
import { targetsOf } from './events.ts';
import { Aside } from './panels/Aside.tsx';
import { Dock } from './panels/Dock.tsx';
import { Inspect } from './panels/Inspect.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';

/** Roam's face at the table. */
export const roamUi: GameUi<Roam> = {
  id: 'roam',
  options,
  Board,
  size: { wide: LAYOUTS.wide.size, tall: LAYOUTS.tall.size },
  Dock,
  SeatFacts,
  Aside,
  Inspect,
  pieces: ['card:RO-S-blue-C', 'card:RO-L26', 'artifact:RO-A05', 'patrol:'],
  where: ({ turn, players }) => ({
    id: turn === 0 ? 'where.setup' : 'where.round',
    about: { round: Math.ceil(turn / players.length) },
  }),
  score: scoreOf,
  previews: (key) => key.startsWith('place:'),
  targetsOf,
};
