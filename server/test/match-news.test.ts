import { expect, it } from 'vitest';
import type { MatchFacts } from '../src/matches/facts.ts';
import { MatchNews } from '../src/notices/match-news.ts';
import type { Database } from '../src/storage/database.ts';

const FACTS: MatchFacts = {
  id: 'm1',
  game: 'roam',
  open: false,
  rated: false,
  clock: { kind: 'none' },
  started: 0,
  players: [
    { name: 'Ada', guest: 'ada', level: null },
    { name: 'Ben', guest: 'ben', level: null },
    { name: 'Cyn', guest: 'cyn', level: null },
    { name: 'Bot', guest: null, level: 'easy' },
    { name: 'Dan', guest: 'dan', level: null },
  ],
};

/** The people who have blocked Ada. */
function blockedBy(guests: readonly string[]): Database {
  const query = {
    selectFrom: () => query,
    select: () => query,
    where: () => query,
    execute: async () => guests.map((guest) => ({ guest })),
  };
  return query as unknown as Database;
}

it('of offers and reactions reach only the person concerned, not at the table nor round a block', async () => {
  const told: [guest: string, kind: string, who: readonly string[]][] = [];
  const works: Promise<void>[] = [];
  const news = new MatchNews({
    db: blockedBy(['dan']),
    now: () => 0,
    isLooking: (_match, guest) => guest === 'cyn',
    tell: (guest, { kind, who }) => void told.push([guest, kind, who]),
    inTurn: (_name, work) => void works.push(work()),
  });
  for (const to of [1, 2, 3, 4]) news.offered(FACTS, 0, to);
  await Promise.all(works);
  news.reacting(FACTS, ['ada']);
  expect(told).toEqual([
    ['ben', 'offer', ['Ada']],
    ['ada', 'react', ['Ben', 'Cyn', 'Bot', 'Dan']],
  ]);
});
