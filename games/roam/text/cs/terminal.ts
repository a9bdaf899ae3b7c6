import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.player':
    '{edge} · {coins, plural, one {# mince} few {# mince} other {# mincí}} · {tokens, plural, one {# žeton} few {# žetony} other {# žetonů}} · postavy {up}/{all} · {points, plural, one {# bod} few {# body} other {# bodů}}',
  'board.pile': 'Balíček: {count}',
  'board.cards': 'Karty na mapě',
  'board.vacant': 'bez karty',
  'board.display': 'Řada artefaktů (v zásobě ještě {count})',
  'board.patrolFree': 'volná',
  'board.preview':
    'Položíš {count, plural, one {# žeton} few {# žetony} other {# žetonů}}{coins, plural, =0 {} one { a získáš # minci} few { a získáš # mince} other { a získáš # mincí}}. (+ nový žeton, × obsazené pole, □ prázdné místo)',
  'board.legend':
    'Na mapě: ★ body, ¢ mince, › lze vybrat. Tvary: ■ plné místo, □ prázdné místo. Karty: ↑ lícem nahoru, ↓ lícem dolů.',
  'board.score.adventurers': 'postavy',
  'board.score.artifacts': 'artefakty',
  'board.score.patrol': 'karta hlídky',
  'board.score.coins': '(mince)',
};
