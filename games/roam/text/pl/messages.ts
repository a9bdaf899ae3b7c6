import type { messages as en } from '../en/messages.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.action': 'Użyj postaci.',
  'prompt.edge': 'Wybierz krawędź mapy.',
  'prompt.placing': 'Wybierz położenie wzoru postaci {card}.',
  'prompt.scarce':
    'Nie masz dość znaczników na wszystkie pola ({tokens, plural, one {został # znacznik} few {zostały # znaczniki} many {zostało # znaczników} other {zostało # znaczników}}): wybierz pole dla jednego.',
  'prompt.extra': 'Chcesz zrobić w tej turze coś jeszcze?',
  'prompt.shiftToken': 'Wybierz znacznik do przesunięcia.',
  'prompt.shiftTo': 'Wybierz, dokąd przesuniesz znacznik z pola {square}.',
  'prompt.flip': 'Wybierz postać do odwrócenia.',
  'prompt.bid':
    '{highest, plural, =-1 {Licytacja o kartę {card}: zalicytuj albo spasuj.} one {Licytacja o kartę {card}: najwyższa oferta to # moneta.} few {Licytacja o kartę {card}: najwyższa oferta to # monety.} many {Licytacja o kartę {card}: najwyższa oferta to # monet.} other {Licytacja o kartę {card}: najwyższa oferta to # monet.}}',
  'prompt.purchase': 'Możesz kupić artefakt.',

  'option.use': 'Użyj postaci {card}',
  'option.rest': 'Wybierz wcześniejszy odpoczynek',
  'option.refresh': 'Odpocznij',
  'option.artifact': 'Użyj artefaktu: {ability}',
  'option.edge': 'Usiądź przy krawędzi: {edge}',
  'option.place': 'Połóż na polu {square}',
  'option.nothing': 'Nie kładź niczego',
  'option.scarce': 'Połóż znacznik na polu {square}',
  'option.pay': 'Zapłać 2 monety i wypełnij pole {square}',
  'option.fill': 'Wypełnij pole {square} artefaktem',
  'option.swap': 'Zastąp znacznik gracza {player} na polu {square}',
  'option.swapPay': 'Zapłać 2 monety i zastąp znacznik gracza {player} na polu {square}',
  'option.swapFill': 'Wypełnij artefaktem pole {square} i zastąp na nim znacznik gracza {player}',
  'option.shiftToken': 'Przesuń znacznik gracza {player} z pola {square}',
  'option.shiftTo': 'Przesuń na pole {square}',
  'option.flip': 'Odwróć postać {card}',
  'option.bid':
    'Zalicytuj {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}',
  'option.pass': 'Spasuj',
  'option.buy':
    'Kup artefakt {artifact} za {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}',
  'option.noPurchase': 'Nic nie kupuj',
  'option.done': 'Zakończ turę',

  'log.seated': 'Kolejność tur: {order}.',
  'log.dealt': 'Na mapie leżą karty: {cards}.',
  'log.turn': '{turn}. tura: {player}.',
  'log.refreshed': '{player} odpoczywa i odkrywa wszystkie karty.',
  'log.rested':
    '{player} wybiera wcześniejszy odpoczynek za {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}.',
  'log.used': '{player} używa postaci {card}.',
  'log.rotated': '{player} obraca wzór o 90°.',
  'log.placed':
    '{player} kładzie {count, plural, one {znacznik na polu {squares}} few {znaczniki na polach {squares}} many {znaczniki na polach {squares}} other {znaczniki na polach {squares}}}{coins, plural, =0 {} one {; zdobywa # monetę} few {; zdobywa # monety} many {; zdobywa # monet} other {; zdobywa # monet}}.',
  'log.artifact': '{player} używa artefaktu {artifact} ({ability}).',
  'log.swapped': '{player} zastępuje znacznik gracza {owner} na polu {square}.',
  'log.shifted': '{player} przesuwa znacznik gracza {owner} z pola {from} na pole {to}.',
  'log.flipped': '{player} {up, select, true {odkrywa} other {zakrywa}} postać {card}.',
  'log.patrol': '{player} otacza znacznik na polu {square} i zdobywa kartę patrolu.',
  'log.auction': 'Na karcie {card} jest remis. Licytacja: {players}.',
  'log.bid':
    '{player} licytuje {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}.',
  'log.passed': '{player} pasuje.',
  'log.auctionWon':
    '{player} wygrywa licytację za {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}.',
  'log.claimed':
    '{player} zdobywa kartę {card} dzięki {tokens, plural, one {# znacznikowi} few {# znacznikom} many {# znacznikom} other {# znacznikom}}.',
  'log.consoled': 'Moneta pocieszenia: {players}.',
  'log.replaced': 'Na jej miejsce na mapie trafia {card}.',
  'log.vacant': 'Stos dobierania jest pusty: miejsce na mapie zostaje bez karty.',
  'log.bought':
    '{player} kupuje artefakt {artifact} za {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}.',
  'log.displayed': 'Do rzędu artefaktów trafia {artifact}.',
  'log.ending': '{player} ma dziesięć postaci: to ostatnia runda.',
  'log.stalemate':
    'Przez całą rundę nikt nie położył, nie przesunął ani nie zastąpił żadnego znacznika: gra się kończy.',
  'log.ended': 'Koniec gry. Zwycięstwo: {winners}.',

  'setup.artifacts': 'Artefakty (pełna gra)',
  'setup.patrol': 'Wariant z patrolem',
  'setup.advanced': 'Wariant zaawansowany: dwa znaczniki na polu',
  'setup.edges': 'Krawędzie mapy',
  'setup.edges.usual': 'jak zwykle',
  'setup.edges.choose': 'wybierają gracze',
  'setup.start': 'Gracz rozpoczynający',
  'setup.start.first': 'pierwsze miejsce',
  'setup.start.random': 'losowo',

  'order.bid':
    'Na licytacjach: zaoferuj {coins, plural, one {# monetę} few {# monety} many {# monet} other {# monet}}, a jeśli to nie wystarczy, spasuj',
  'order.pass.bid': 'Pasuj na licytacjach',
  'order.pass.purchase': 'Nie kupuj artefaktów',
};
