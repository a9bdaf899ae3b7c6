import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.fame':
    '{fame, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktów sławy}}',
  'board.gold': '{gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}',
  'board.dice': 'kości {dice}',
  'board.noDice': 'bez kości',
  'board.patrols': 'Patrole w puli: {patrols}, twierdze: {strongholds}',
  'board.comrades': 'Gotowi towarzysze: {ready}, w puli: {supply}; plany na ręce: {plans}',
  'board.hand': 'Plany na ręce: {plans}',
  'board.crew': 'Załoga: {crew}',
  'board.cargo': 'Ładunek: {items}',
  'board.cargoItem': '{cargo} → {suit}',
  'board.pledges': 'Dostarczono: stosik 1: {first}, stosik 2: {second}',
  'board.reward': 'Znacznik nagrody leży na: {cell}',
  'board.market': 'Targ (w talii jeszcze {count})',
  'board.price':
    '{cost, plural, =0 {kość} one {# złoto} few {# złota} many {# złota} other {# złota}}',
  'board.round': '{round}. runda. Pierwszy gracz: {player}. Regiony do odkrycia: {count}',
  'board.regions': 'Regiony',
  'board.control': 'Eskadra {squadron} : {union} Unia',
  'board.wealth': 'bogactwo {wealth}',
  'board.legend':
    'Mapa: ≈ mgła, x wrakowisko, ‡ port, ↑→↓← silny prąd, (6) pomyślny wiatr, 2$ skarb, ▒ mielizna, liczba: opcja, która wybiera pole; pośrodku regionu jego bogactwo. Figurki: pierwsza litera frakcji: okręt flagowy, p patrole, # twierdze, o towarzysze, c kuter, g kanonierka. Pola: [ ] dowolna kość, [3] tylko 3, [=] parzysta, (5) leży tam kość, X uszkodzenie, :2: nie do uszkodzenia.',
  'board.score.gold': '(złoto)',
};
