import {
  choose,
  defineGame,
  emit,
  type Prompt,
  schedule,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { clonePebbles } from './clone.gen.ts';
import { type Pebbles, pebblesSchema } from './state.ts';

const PEBBLES = 7;

const takePrompt: Prompt<number> = {
  id: 'take',
  key: (count) => `take:${count}`,
  target: (count) => `take:${count}`,
  message: (count) => ({ id: 'option.take', about: { count } }),
};

function* turn(g: Pebbles, seat: Seat): Script {
  g.turn++;
  const count = yield* choose(
    seat,
    takePrompt,
    [1, 2].filter((each) => each <= g.pile),
  );
  g.pile -= count;
  g.taken[seat] += count;
  emit('took', { player: seat, count });
  if (g.pile > 0) schedule(g, 'turn', (seat + 1) % g.taken.length);
}

export const pebbles = defineGame<Pebbles>({
  id: 'pebbles',
  rulesVersion: 1,
  seats: { min: 2, max: 3 },
  setupOptions: {},
  schema: pebblesSchema,
  clone: clonePebbles,
  unpack: (seats) => ({
    agenda: [{ step: 'turn', args: [0] }],
    pile: PEBBLES,
    taken: new Array<number>(seats).fill(0),
    turn: 0,
  }),
  steps: { turn },
  result: ({ taken }) => ({
    scores: taken,
    places: taken.map((count) => 1 + taken.filter((other) => other > count).length),
  }),
  turns: (g) => g.turn,
  census: ({ pile, taken }) => ({ pebbles: taken.reduce((sum, count) => sum + count, pile) }),
});
