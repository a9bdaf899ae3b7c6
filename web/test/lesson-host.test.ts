import { type LessonStep, play } from '@tablewright/board/lesson';
import type { Core, Game } from '@tablewright/engine';
import { ti4 } from '@tablewright/ti4';
import { ti4Lessons } from '@tablewright/ti4/learn';
import { describe, expect, it } from 'vitest';
import { LessonHost } from '../src/learn/LessonHost.ts';

const council = ti4Lessons.find(({ id }) => id === 'council')!;
const step = council.steps.find(({ id }) => id === 'play')!;

/** What the log tells after the pupil has played a card that the others may cancel. */
async function toldWith(others: Pick<LessonStep, 'others'>): Promise<string[]> {
  const names = ['Ada', 'Bor', 'Cyr'];
  const host = new LessonHost(ti4 as unknown as Game<Core>, council, { ...step, ...others }, names);
  await host.answer(council.pupil, 'play:mining-initiative');
  await host.answer(council.pupil, 'choosePlanet:jord');
  return host.snapshot.log.map(({ type, args }) => `${type} ${JSON.stringify(args)}`);
}

const SABOTAGE = expect.stringContaining('sabotage');

describe('the other players in a lesson', () => {
  it('answer as the lesson wants it', async () => {
    expect(await toldWith({ others: play('play:sabotage') })).toContainEqual(SABOTAGE);
  });

  it.each([
    ['says nothing', { others: undefined }],
    ['says nothing about this question', { others: () => undefined }],
  ])('give the default of the question where it %s', async (_name, others) => {
    const told = await toldWith(others);
    expect(told.length).toBeGreaterThan(0);
    expect(told).not.toContainEqual(SABOTAGE);
  });
});
