import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.fame': '{fame, plural, one {# bod slávy} few {# body slávy} other {# bodů slávy}}',
  'board.gold': '{gold, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}}',
  'board.dice': 'kostky {dice}',
  'board.noDice': 'bez kostek',
  'board.patrols': 'Hlídky v zásobě: {patrols}, pevnosti: {strongholds}',
  'board.comrades': 'Připravení spojenci: {ready}, v zásobě: {supply}; plány v ruce: {plans}',
  'board.hand': 'Plány v ruce: {plans}',
  'board.crew': 'Posádka: {crew}',
  'board.cargo': 'Náklad: {items}',
  'board.cargoItem': '{cargo} → {suit}',
  'board.pledges': 'Doručeno: hromádka 1: {first}, hromádka 2: {second}',
  'board.reward': 'Žeton odměny leží na: {cell}',
  'board.market': 'Tržiště (v balíčku ještě {count})',
  'board.price': '{cost, plural, =0 {kostka} one {# zlato} few {# zlata} other {# zlat}}',
  'board.round': '{round}. kolo. První hráč: {player}. Regionů k objevení: {count}',
  'board.regions': 'Regiony',
  'board.control': 'Flotila {squadron} : {union} Unie',
  'board.wealth': 'bohatství {wealth}',
  'board.legend':
    'Mapa: ≈ mlha, x vrakoviště, ‡ přístav, ↑→↓← silný proud, (6) příznivý vítr, 2$ poklad, ▒ mělčina, číslo: možnost, která pole vybere; uprostřed regionu je jeho bohatství. Figurky: první písmeno frakce: vlajková loď, p hlídky, # pevnosti, o spojenci, c kutr, g dělový člun. Místa pro kostky: [ ] libovolná kostka, [3] jen 3, [=] sudá, (5) leží tam kostka, X poškození, :2: nejde poškodit.',
  'board.score.gold': '(zlato)',
};
