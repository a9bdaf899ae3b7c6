import { describe, expect, test } from 'vitest';
import { followScript, grammar, roll, type Script, upTo, vocabulary } from '../src/index.ts';

interface Prompts {
  collect: object;
  forced: object;
  free: object;
  both: object;
}

const { choose, chooseAll } = grammar({
  take: { count: upTo(9) },
  done: {},
}).withPrompts<Prompts>();
const { emit } = vocabulary<{ none: [] }, { took: { count: number } }>();

/** Takes stones one by one, at most three; then a die is rolled. */
function* collect(bag: { stones: number }): Script {
  while (bag.stones < 3) {
    const choice = yield* choose(1, 'collect', [{ do: 'take', count: 1 }, { do: 'done' }]);
    if (choice.do === 'done') return;
    bag.stones++;
    emit('took', { count: bag.stones });
  }
  bag.stones += roll(6);
}

const questionAfter = (keys: readonly string[]): readonly unknown[] => {
  const bag = { stones: 0 };
  const { at, ...rest } = followScript(collect(bag), keys);
  const options =
    'ask' in rest ? rest.ask.options.map((option) => rest.ask.prompt.key(option)) : [];
  return [at, options, bag.stones];
};

describe('a script that is followed', () => {
  test('stops at the question after some answers', () => {
    expect(questionAfter([])).toEqual(['question', ['take:1', 'done'], 0]);
    expect(questionAfter(['take:1', 'take:1'])).toEqual(['question', ['take:1', 'done'], 2]);
  });

  test('ends with the script', () => {
    expect(questionAfter(['take:1', 'done'])).toEqual(['end', [], 1]);
  });

  test('ends where dice are rolled, and nothing has been rolled', () => {
    expect(questionAfter(['take:1', 'take:1', 'take:1'])).toEqual(['dice', [], 3]);
  });

  test('knows answers that are not offered, or come too late', () => {
    expect(questionAfter(['take:2'])[0]).toBe('refusal');
    expect(questionAfter(['done', 'take:1'])[0]).toBe('refusal');
  });

  test('answers a question with one option by itself', () => {
    function* forced(): Script {
      yield* choose(0, 'forced', () => [{ do: 'done' }]);
      yield* choose(0, 'free', [{ do: 'take', count: 1 }, { do: 'done' }]);
    }
    const stop = followScript(forced(), []);
    expect(stop.at === 'question' && stop.ask.prompt.id).toBe('free');
  });

  test('ends before a question to several seats at once', () => {
    function* together(): Script {
      yield* chooseAll([0, 1], 'both', () => [{ do: 'take', count: 1 }, { do: 'done' }]);
    }
    expect(followScript(together(), [])).toEqual({ at: 'end' });
    expect(followScript(together(), ['done'])).toEqual({ at: 'refusal' });
  });

  test('leaves errors of the script alone', () => {
    function* broken(): Script {
      throw new RangeError('broken');
    }
    expect(() => followScript(broken(), [])).toThrow(RangeError);
  });
});
