import type { messages as en } from '../../en/cards/tactical.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.ships.moved': 'Okręty gracza {player} przybyły do systemu {system}. Używasz zdolności?',
  'prompt.cannon.hits':
    'Działa kosmiczne gracza {player} mają {hits, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafień}}. Używasz zdolności?',
  'prompt.invasion.start': 'Zaczyna się inwazja w systemie {system}. Używasz zdolności?',
  'prompt.forces.committed': '{player} wysadza piechotę w systemie {system}. Używasz zdolności?',
  'prompt.planet.gained.when':
    '{player} przejmuje kontrolę nad planetą {planet}. Używasz zdolności?',

  'prompt.silenceOfSpace':
    'W ciszy kosmosu: wybierz system, którego okręty mogą mijać okręty innych graczy.',
  'prompt.battlestation':
    'Eksperymentalna stacja bojowa: wybierz stocznię kosmiczną, która strzeli do systemu {system}.',
  'prompt.parley':
    'Rokowania: wybierz planetę. Wysadzona na niej piechota wraca w przestrzeń kosmiczną.',
  'prompt.infiltrateTake':
    'Infiltracja: w posiłkach nie masz już takiej budowli. Bierzesz ją skądinąd?',
  'prompt.reparationsExhaust': 'Reparacje: wybierz planetę przeciwnika, którą wyczerpiesz.',
  'prompt.reparationsReady': 'Reparacje: wybierz swoją planetę, którą przygotujesz.',

  'log.calledBack':
    'Piechota gracza {player} ({count}) wraca z planety {planet} w przestrzeń kosmiczną.',
  'log.infiltrated':
    '{player} zastępuje budowle na planecie {planet} własnymi. PDS: {pds}, stocznie kosmiczne: {docks}.',
};
