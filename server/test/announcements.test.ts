import { beforeEach, describe, expect, it } from 'vitest';
import { Announcements } from '../src/matches/announcements.ts';
import type { MatchFacts } from '../src/matches/facts.ts';
import type { MatchNews } from '../src/notices/match-news.ts';

let told: [kind: string, guests: readonly string[]][];
let announcements: Announcements;

beforeEach(() => {
  told = [];
  const news: Partial<MatchNews> = {
    asked: (_match, guests) => void told.push(['turn', guests]),
    reacting: (_match, guests) => void told.push(['react', guests]),
  };
  announcements = new Announcements(
    { facts: {} as MatchFacts, isAttendedBy: (guest) => guest === 'cyn' },
    { news: news as MatchNews, report: (error) => expect.unreachable(String(error)) },
    [],
  );
});

describe('announcements of reactions', () => {
  it('come once for each question, also where it asks the same people as the one before', () => {
    announcements.questions(['ada'], ['ben', 'cyn'], 4);
    announcements.questions(['ada'], ['ben'], 4);
    announcements.questions(['ada'], ['ben', 'cyn'], 5);
    expect(told).toEqual([
      ['turn', ['ada']],
      ['react', ['ben']],
      ['react', ['ben']],
    ]);
  });

  it('do not come to an account that takes over a seat', () => {
    announcements.questions([], ['ben'], 4);
    announcements.know([], ['bea']);
    announcements.questions([], ['bea'], 4);
    expect(told).toEqual([['react', ['ben']]]);
  });
});
