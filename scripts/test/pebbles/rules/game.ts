import { defineGame, grammar, type Script, type Seat, upTo, vocabulary } from '@tablewright/engine';
import { clonePebbles } from './clone.gen.ts';
import { type Pebbles, pebblesSchema } from './state.ts';

const PEBBLES = 7;

interface Steps {
  turn: [seat: Seat];
}
interface Events {
  took: { player: Seat; count: number };
}
interface Prompts {
  take: object;
}

const { schedule, emit } = vocabulary<Steps, Events>();
const options = grammar({
  take: { count: upTo(2), target: 'take:{count}' },
}).withPrompts<Prompts>();

function* turn(g: Pebbles, seat: Seat): Script {
  g.turn++;
  const offered = [1, 2].filter((count) => count <= g.pile);
  const { count } = yield* options.choose(
    seat,
    'take',
    offered.map((each) => ({ do: 'take', count: each }) as const),
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
  options,
  steps: { turn },
  result: ({ taken }) => ({
    scores: taken,
    places: taken.map((count) => 1 + taken.filter((other) => other > count).length),
  }),
  turns: (g) => g.turn,
  census: ({ pile, taken }) => ({ pebbles: taken.reduce((sum, count) => sum + count, pile) }),
});
