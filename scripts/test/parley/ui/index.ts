import type { GameUi } from '@tablewright/board';
import { options, type Parley } from '@tablewright/engine/parley';
import { Board } from './Board.tsx';
import { Hand } from './Hand.tsx';
import { missionPlan } from './plan.ts';

export const parleyUi: GameUi<Parley> = {
  id: 'parley',
  options,
  size: { wide: { width: 900, height: 560 }, tall: { width: 380, height: 420 } },
  Board,
  Dock: Hand,
  SeatFacts: () => null,
  Aside: () => null,
  Inspect: () => null,
  pieces: [],
  where: ({ round }) => ({ id: 'ui.round', about: { round } }),
  score: ({ players }, seat) => players[seat].favour,
  targetsOf: () => [],
  plan: { begins: ({ prompt }) => prompt === 'action', after: missionPlan },
};
