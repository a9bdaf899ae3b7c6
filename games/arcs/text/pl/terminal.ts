import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.chapter':
    '{chapter}. rozdział z 5 · inicjatywa: {player}{seized, select, true { (przejęta)} other {}} · zapasy: {tokens}',
  'board.player':
    'potęga {power} · ręka {hand} · więźniowie {captives} · trofea {trophies} · zapasy: statki {ships}, porty {starports}, agenci {agents}',
  'board.slots': 'Pola: {tokens}',
  'board.outrage': 'Niegodne: {tokens}',
  'board.lies': 'Karty: {cards}',
  'board.out':
    'Poza grą: {count, plural, one {gromada {clusters}} few {gromady {clusters}} many {gromady {clusters}} other {gromady {clusters}}}',
  'board.court': 'Dwór (talia {deck}, odrzucone {discarded})',
  'board.courtSpot': 'bez karty',
  'board.raidCost': 'koszt najazdu {cost}',
  'board.ambitions': 'Ambicje (dostępne znaczniki: {markers})',
  'board.none': 'brak',
  'board.neutral': 'neutralne znaczniki',
  'board.round': 'Karty tej rundy',
  'board.pips':
    '{count, plural, one {# punkt akcji} few {# punkty akcji} many {# punktów akcji} other {# punktu akcji}}',
  'board.zero': 'numer 0',
  'board.hand': 'Twoja ręka',
  'board.battle': 'Bitwa w systemie {system}: {player} przeciw graczowi {rival}',
  'board.blank': 'pusta',
  'board.building': '{owner}{damaged, select, true {, uszkodzenie} other {}}',
  'board.legend':
    'Na mapie: ▲ miasto, ■ port kosmiczny (△ □ uszkodzone), · puste pole; za nimi statki każdego gracza, nieuszkodzone/uszkodzone; ◆ kto kontroluje system; › można wybrać. Ambicje: ile kto ma, a w nawiasie potęga, którą by teraz zyskał.',
  'board.score.power': 'potęga',
};
