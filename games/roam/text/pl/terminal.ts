import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.player':
    '{edge} · {coins, plural, one {# moneta} few {# monety} many {# monet} other {# monet}} · {tokens, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znaczników}} · postacie {up}/{all} · {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktów}}',
  'board.pile': 'Stos: {count}',
  'board.cards': 'Karty na mapie',
  'board.vacant': 'bez karty',
  'board.display': 'Rząd artefaktów (w stosie jeszcze {count})',
  'board.patrolFree': 'wolna',
  'board.preview':
    'Położysz {count, plural, one {# znacznik} few {# znaczniki} many {# znaczników} other {# znaczników}}{coins, plural, =0 {} one { i zdobędziesz # monetę} few { i zdobędziesz # monety} many { i zdobędziesz # monet} other { i zdobędziesz # monet}}. (+ nowy znacznik, × zajęte pole, □ puste pole wzoru)',
  'board.legend':
    'Na mapie: ★ punkty, ¢ monety, › można wybrać. Wzory: ■ pełne pole, □ puste pole wzoru. Karty: ↑ odkryta, ↓ zakryta.',
  'board.score.adventurers': 'postacie',
  'board.score.artifacts': 'artefakty',
  'board.score.patrol': 'karta patrolu',
  'board.score.coins': '(monety)',
};
