import { expect, it } from 'vitest';
import type { MatchFacts } from '../src/matches/facts.ts';
import { MatchNews } from '../src/notices/match-news.ts';

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
  ],
};

it('of offers and reactions reach only the person concerned, and not at the table', () => {
  const told: [guest: string, kind: string, who: readonly string[]][] = [];
  const news = new MatchNews({
    db: undefined as never,
    now: () => 0,
    isLooking: (_match, guest) => guest === 'cyn',
    tell: (guest, { kind, who }) => void told.push([guest, kind, who]),
    inTurn: () => undefined,
  });
  news.offered(FACTS, 0, 1);
  news.offered(FACTS, 0, 2);
  news.offered(FACTS, 0, 3);
  news.reacting(FACTS, ['ada']);
  expect(told).toEqual([
    ['ben', 'offer', ['Ada']],
    ['ada', 'react', ['Ben', 'Cyn', 'Bot']],
  ]);
});
