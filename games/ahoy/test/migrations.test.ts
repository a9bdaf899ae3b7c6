import { loadMatch } from '@tablewright/engine';
import { expect, it } from 'vitest';
import { ahoy } from '../index.ts';
import stored from './rules-1.json' with { type: 'json' };

it('AH-16.8 a match stored under rules 1, a Smuggler having won a battle, goes on', () => {
  const { match, dropped } = loadMatch(ahoy, stored);
  expect(dropped).toEqual([]);
  const [{ seat, prompt }] = match.asks;
  expect(prompt.id).toBe('victory');
  match.answer(seat, 'victory:damage-move');
  expect(match.state.movedOn).toEqual([seat]);
});
