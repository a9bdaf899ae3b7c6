import {
  choose,
  type Core,
  core,
  defineGame,
  type Infer,
  int,
  type Prompt,
  record,
  schedule,
  type Script,
} from '@tablewright/engine';

/** A game that never ends, alone or in turns of two, to measure what the length of a match costs. */
const schema = record({ ...core, seats: int, count: int });

type Endless = Infer<typeof schema>;

const prompt: Prompt<number> = {
  id: 'step',
  key: (by) => `by:${by}`,
  target: (by) => `by:${by}`,
  message: (by) => ({ id: 'step', about: { by } }),
};

function* count(g: Endless, seat = 0): Script {
  g.count += yield* choose(seat, prompt, [1, 2, 3]);
  schedule(g, 'count', (seat + 1) % g.seats);
}

export const endless = defineGame<Endless & Core>({
  id: 'endless',
  rulesVersion: 1,
  seats: { min: 1, max: 2 },
  setupOptions: {},
  schema,
  clone: ({ agenda, seats, count: counted }) => ({ agenda: agenda.slice(), seats, count: counted }),
  unpack: (seats) => ({ agenda: [{ step: 'count', args: [] }], seats, count: 0 }),
  steps: { count },
  result: ({ seats }) => ({
    scores: new Array<number>(seats).fill(0),
    places: new Array<number>(seats).fill(1),
  }),
  turns: (g) => g.count,
  census: () => ({}),
});
