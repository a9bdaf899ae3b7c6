import type { Lesson } from '@tablewright/board/lesson';
import { pebbles } from '../rules/game.ts';

const first: Lesson = {
  id: 'first',
  minutes: 1,
  seats: 2,
  pupil: 0,
  steps: [{ id: 'take', state: pebbles.unpack(2, {}), allows: () => true }],
};

export const pebblesLessons: readonly Lesson[] = [first];
