import { describe, expect, it } from 'vitest';
import {
  type Core,
  grammar,
  type Observation,
  type RefusedOption,
  seat,
  SPECTATOR,
  type WhyNot,
  whyNot,
} from '../src/index.ts';

const options = grammar({
  place: { square: ['a1', 'a2'] },
  swap: { square: ['a1', 'a2'], player: seat },
  take: { square: ['a1', 'a2'], key: 'take:{square}', says: 'option.takeIt' },
  give: { player: seat, token: ['red'], target: 'token:{player}:{token}' },
  pass: {},
});

describe('a grammar', () => {
  it('knows what can be done with a target that says enough', () => {
    expect(options.at('square:a2')).toEqual([
      { id: 'option.place', about: { square: 'a2' } },
      { id: 'option.takeIt', about: { square: 'a2' } },
    ]);
    expect(options.at('token:2:red')).toEqual([
      { id: 'option.give', about: { player: 2, token: 'red' } },
    ]);
    expect(options.at('button:pass')).toEqual([{ id: 'option.pass' }]);
  });

  it('knows nothing of what is no target', () => {
    for (const target of ['square:z9', 'square', 'token:2', 'token:02:red', 'card:a1', ''])
      expect(options.at(target), target).toEqual([]);
  });

  it('knows the kinds of its targets', () => {
    expect(options.kinds).toEqual(['square', 'token', 'button']);
  });
});

describe('why a thing is no option', () => {
  const question = { prompt: 'move', about: {}, options: [] };
  const state: Core = { agenda: [] };
  const seen = (more: Partial<Observation<Core>>): Observation<Core> => ({
    state,
    decisions: 0,
    over: false,
    result: null,
    asked: [{ seat: 1, prompt: 'move' }],
    reactions: null,
    question: null,
    ...more,
  });
  const refused = (clause: string): RefusedOption => ({
    key: 'place:a1',
    target: 'square:a1',
    message: { id: 'option.place' },
    clause,
  });
  const obstacle = { id: 'why.dear', about: { cost: 5 }, clause: 'X-1.1' };
  const dear: WhyNot<Core> = ([kind]) => (kind === 'square' ? obstacle : null);

  it('is the end of the match, or that one only watches', () => {
    expect(whyNot({}, 0, seen({ over: true }), [], 'square:a1')).toEqual({ by: 'over' });
    const whyNotAsked = (): never => {
      throw new Error('A spectator has no seat to ask for.');
    };
    expect(whyNot({ whyNot: whyNotAsked }, SPECTATOR, seen({}), [], 'square:a1')).toEqual({
      by: 'watching',
      asked: [1],
    });
  });

  it('is whose turn it is, and what else is in the way', () => {
    const game = { whyNot: dear };
    expect(whyNot(game, 0, seen({}), [], 'square:a1')).toEqual({
      by: 'waiting',
      asked: [1],
      obstacle,
    });
    expect(whyNot({}, 0, seen({}), [], 'square:a1')).toMatchObject({ obstacle: null });
  });

  it('is the clause, in the words of the game if it speaks of the same one', () => {
    const asked = seen({ question });
    const game = { whyNot: dear };
    const [same, other] = [[refused('X-1.1')], [refused('X-2.1')]];
    expect(whyNot(game, 1, asked, same, 'square:a1')).toEqual({
      by: 'rule',
      refused: same,
      obstacle,
    });
    expect(whyNot(game, 1, asked, other, 'square:a1')).toEqual({
      by: 'rule',
      refused: other,
      obstacle: null,
    });
  });

  it('is what the game says, then what the grammar knows, then the question', () => {
    const asked = seen({ question });
    expect(whyNot({ whyNot: dear, options }, 1, asked, [], 'square:a1')).toEqual({
      by: 'game',
      obstacle,
    });
    expect(whyNot({ whyNot: dear, options }, 1, asked, [], 'token:0:red')).toMatchObject({
      by: 'grammar',
      acts: [{ id: 'option.give' }],
    });
    expect(whyNot({ whyNot: dear, options }, 1, asked, [], 'card:x')).toEqual({
      by: 'question',
      question,
    });
  });

  it('is asked with the thing in parts, the view, the question and what refuses the thing', () => {
    const whyNotOf: WhyNot<Core> = (thing, asker) => {
      expect(thing).toEqual(['building', 'c1', '2']);
      expect(asker).toEqual({ view: state, seat: 1, question, refused: ['X-2.1'] });
      return obstacle;
    };
    const found = [{ ...refused('X-2.1'), target: 'building:c1:2' }, refused('X-1.1')];
    const asked = seen({ question });
    expect(whyNot({ whyNot: whyNotOf }, 1, asked, found, 'building:c1:2').by).toBe('rule');
  });
});
