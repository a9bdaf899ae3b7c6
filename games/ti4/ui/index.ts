import { type GameUi, lazyPart } from '@tablewright/board';
// The board asks rules that depend on what technologies, factions and units do.
import '../abilities/index.ts';
import type { Ti4 } from '../rules/state.ts';
import { options } from '../rules/options.ts';
import { Board } from './board/Board.tsx';
import { targetsOf } from './events.ts';
import type { figures as drawings } from './figures/index.tsx';
import { advice } from './help/advice.ts';
import { coach } from './help/coach.ts';
import { warnings } from './help/warnings.ts';
import { Inspect } from './inspect/Inspect.tsx';
import { Aside } from './panels/Aside.tsx';
import { Beside } from './panels/Beside.tsx';
import { Dock } from './panels/Dock.tsx';
import { SeatFacts } from './panels/SeatFacts.tsx';
import { mayBegin, planAfter } from './plan.ts';
import { marks, recap } from './recap.ts';

type Figures = typeof drawings;

/** Fetched when a rulebook shows it. */
const figure = (name: keyof Figures) =>
  lazyPart(async () => ({ default: (await import('./figures/index.tsx')).figures[name] }));

/** Twilight Imperium's face at the table. */
export const ti4Ui: GameUi<Ti4> = {
  id: 'ti4',
  options,
  Board,
  size: { wide: { width: 592, height: 660 }, tall: { width: 390, height: 430 } },
  Beside,
  Dock,
  SeatFacts,
  Aside,
  Inspect,
  pieces: [
    'system:18',
    'system:41',
    'planet:mehar-xull',
    'unit:carrier',
    'unit:dreadnought',
    'technology:gravity-drive',
    'strategy:warfare',
    'card:sabotage',
    'law:minister-of-war',
    'note:support-for-the-throne:0',
    'objective:corner-the-market',
    'faction:sol',
  ],
  figures: {
    system: figure('system'),
    round: figure('round'),
    tokens: figure('tokens'),
    tactical: figure('tactical'),
    combat: figure('combat'),
    agenda: figure('agenda'),
  },
  // Secret objectives are chosen when the table is laid out, before the first round.
  where: ({ round, phase }) => ({
    id: `where.${round === 0 ? 'setup' : phase}`,
    about: { round },
  }),
  score: ({ players }, seat) => players[seat].points,
  seating: ({ seating }) => seating,
  goal: ({ variant }) => variant.points,
  targetsOf,
  warnings,
  advice,
  coach,
  recap,
  marks,
  plan: { isShown: true, begins: mayBegin, after: planAfter },
};
