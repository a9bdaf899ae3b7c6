import {
  chooseRows,
  core,
  defineGame,
  type Infer,
  int,
  list,
  type Prompt,
  record,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { World } from './support/world.ts';

const schema = record({ ...core, named: list(int) });
type Named = Infer<typeof schema>;

const NAME: Prompt<number> = {
  id: 'name',
  key: String,
  target: (number) => `number:${number}`,
  message: (about) => ({ id: 'option.name', about: { about } }),
};

/** Each seat names two numbers of three, all at once. */
const naming = defineGame<Named>({
  id: 'naming',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  setupOptions: {},
  schema,
  clone: (state) => structuredClone(state),
  unpack: () => ({ agenda: [{ step: 'name', args: [] }], named: [] }),
  steps: {
    *name(g: Named) {
      const rows = yield* chooseRows([0, 1], NAME, (_seat, given) =>
        given.length === 2 ? null : [1, 2, 3].filter((each) => !given.includes(each)),
      );
      g.named.push(...rows.flat());
    },
  },
  result: () => ({ scores: [0, 0], places: [1, 1] }),
  turns: () => 0,
  census: () => ({}),
});

describe('rows of answers to one question', () => {
  it('are given without waiting for the others, and make no answer of theirs stale', async () => {
    const world = await new World({ game: naming }).start();
    const [ada, ben] = [world.connect([0]), world.connect([1])];
    const bens = ben.snapshot.position;
    await ada.answer('1');
    expect(ada.question!.options.map(({ key }) => key)).toEqual(['2', '3']);
    await ada.undo();
    await ada.answer('3');
    const { n, epoch } = ada.snapshot.position;
    await ada.answer('2');
    expect(ada.question).toBeNull();
    expect(await ada.refusal({ t: 'answer', seat: 0, n, epoch, key: '1' })).toBe('stale');
    expect(ben.question!.options).toHaveLength(3);
    await ben.ask({
      t: 'answer',
      seat: 1,
      n: bens.n,
      epoch: ben.snapshot.position.epoch,
      key: '2',
    });
    await ben.answer('1');
    expect(ben.snapshot.position.state).toMatchObject({ named: [3, 2, 2, 1] });
  });
});
