import type { GameUi } from '@tablewright/board';
// The board asks rules that depend on what cards do.
import '../cards/index.ts';
import type { Arcs } from '../rules/state.ts';
import { options } from '../rules/options.ts';
import { Board } from './board/Board.tsx';
import { LAYOUTS } from './board/layout.ts';
import { targetsOf } from './events.ts';
import { Aside } from './panels/Aside.tsx';
import { Dock } from './panels/Dock.tsx';
import { isDrafting } from './panels/Draft.tsx';
import { Inspect } from './inspect/Inspect.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';
import { mayBeginMove, movePlan } from './plan.ts';

/** Arcs' face at the table. */
export const arcsUi: GameUi<Arcs> = {
  id: 'arcs',
  options,
  Board,
  size: { wide: LAYOUTS.wide.size, tall: LAYOUTS.tall.size },
  Dock,
  SeatFacts,
  Aside,
  Inspect,
  pieces: [
    'card:aggression-4',
    'court:lattice-spies',
    'court:mass-uprising',
    'leader:mystic',
    'lore:gate-ports',
    'die:assault',
    'die:raid',
    'resource:fuel',
    'system:c2-hex',
  ],
  where: (state) => ({
    id: isDrafting(state) ? 'where.draft' : 'where.chapter',
    about: { chapter: state.chapter },
  }),
  score: ({ players }, seat) => players[seat].power,
  // A resource spent for nothing is lost.
  confirms: (key) => key.startsWith('waste:'),
  targetsOf,
  plan: { isShown: true, begins: mayBeginMove, after: movePlan },
};
