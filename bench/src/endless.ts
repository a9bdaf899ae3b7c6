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

/** A game that never ends, to measure what the length of a match costs. */
const schema = record({ ...core, count: int });

type Endless = Infer<typeof schema>;

const prompt: Prompt<number> = {
  id: 'step',
  key: (by) => `by:${by}`,
  target: (by) => `by:${by}`,
  message: (by) => ({ id: 'step', about: { by } }),
};

function* count(g: Endless): Script {
  g.count += yield* choose(0, prompt, [1, 2, 3]);
  schedule(g, 'count');
}

export const endless = defineGame<Endless & Core>({
  id: 'endless',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  setupOptions: {},
  schema,
  clone: ({ agenda, count: counted }) => ({ agenda: agenda.slice(), count: counted }),
  unpack: () => ({ agenda: [{ step: 'count', args: [] }], count: 0 }),
  steps: { count },
  result: () => ({ scores: [0], places: [1] }),
  turns: (g) => g.count,
  census: () => ({}),
});
