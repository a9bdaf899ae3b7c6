import type { messages as en } from '../en/messages.ts';

export const messages: Record<keyof typeof en, string> = {
  'prompt.action': 'Využij postavu.',
  'prompt.edge': 'Vyber si okraj mapy.',
  'prompt.placing': 'Vyber, kam položíš tvar postavy {card}.',
  'prompt.scarce':
    'Na všechna pole ti žetony nestačí ({tokens, plural, one {zbývá # žeton} few {zbývají # žetony} other {zbývá # žetonů}}): vyber pole pro jeden.',
  'prompt.extra': 'Chceš v tomto tahu ještě něco?',
  'prompt.shiftToken': 'Vyber žeton, který posuneš.',
  'prompt.shiftTo': 'Vyber, kam posuneš žeton z pole {square}.',
  'prompt.flip': 'Vyber postavu, kterou otočíš.',
  'prompt.bid':
    '{highest, plural, =-1 {Dražba o kartu {card}: nabídni, nebo pasuj.} one {Dražba o kartu {card}: nejvyšší nabídka je # mince.} few {Dražba o kartu {card}: nejvyšší nabídka jsou # mince.} other {Dražba o kartu {card}: nejvyšší nabídka je # mincí.}}',
  'prompt.purchase': 'Můžeš koupit artefakt.',

  'option.use': 'Využít postavu {card}',
  'option.rest': 'Zvolit dřívější odpočinek',
  'option.refresh': 'Odpočinout si',
  'option.artifact': 'Použít artefakt: {ability}',
  'option.edge': 'Sednout si k okraji: {edge}',
  'option.place': 'Položit na pole {square}',
  'option.nothing': 'Nepoložit nic',
  'option.scarce': 'Položit žeton na pole {square}',
  'option.pay': 'Zaplatit 2 mince a zaplnit pole {square}',
  'option.fill': 'Zaplnit pole {square} artefaktem',
  'option.swap': 'Nahradit žeton hráče {player} na poli {square}',
  'option.swapPay': 'Zaplatit 2 mince a nahradit žeton hráče {player} na poli {square}',
  'option.swapFill': 'Zaplnit artefaktem pole {square} a nahradit na něm žeton hráče {player}',
  'option.shiftToken': 'Posunout žeton hráče {player} z pole {square}',
  'option.shiftTo': 'Posunout na pole {square}',
  'option.flip': 'Otočit postavu {card}',
  'option.bid': 'Nabídnout {coins, plural, one {# minci} few {# mince} other {# mincí}}',
  'option.pass': 'Pasovat',
  'option.buy':
    'Koupit artefakt {artifact} za {cost, plural, one {# minci} few {# mince} other {# mincí}}',
  'option.noPurchase': 'Nic nekupovat',
  'option.done': 'Ukončit tah',

  'log.seated': 'Pořadí tahu: {order}.',
  'log.dealt': 'Na mapě leží karty: {cards}.',
  'log.turn': '{turn}. tah: {player}.',
  'log.refreshed': '{player} odpočívá a otáčí všechny karty lícem nahoru.',
  'log.rested':
    '{player} volí dřívější odpočinek za {coins, plural, one {# minci} few {# mince} other {# mincí}}.',
  'log.used': '{player} využívá postavu {card}.',
  'log.rotated': '{player} otáčí tvar o 90°.',
  'log.placed':
    '{player} pokládá {count, plural, one {žeton na pole {squares}} few {žetony na pole {squares}} other {žetony na pole {squares}}}{coins, plural, =0 {} one {; získává # minci} few {; získává # mince} other {; získává # mincí}}.',
  'log.artifact': '{player} používá artefakt {artifact} ({ability}).',
  'log.swapped': '{player} nahrazuje žeton hráče {owner} na poli {square}.',
  'log.shifted': '{player} posouvá žeton hráče {owner} z pole {from} na pole {to}.',
  'log.flipped': '{player} otáčí postavu {card} lícem {up, select, true {nahoru} other {dolů}}.',
  'log.patrol': '{player} obklopuje žeton na poli {square} a získává kartu hlídky.',
  'log.auction': 'Na kartě {card} je shoda: draží {players}.',
  'log.bid': '{player} nabízí {coins, plural, one {# minci} few {# mince} other {# mincí}}.',
  'log.passed': '{player} pasuje.',
  'log.auctionWon':
    '{player} vyhrává dražbu za {coins, plural, one {# minci} few {# mince} other {# mincí}}.',
  'log.claimed':
    '{player} získává kartu {card} díky {tokens, plural, one {# žetonu} few {# žetonům} other {# žetonům}}.',
  'log.consoled': 'Mince útěchy: {players}.',
  'log.replaced': 'Na její místo na mapě přichází {card}.',
  'log.vacant': 'Dobírací balíček je prázdný: místo na mapě zůstává bez karty.',
  'log.bought':
    '{player} kupuje artefakt {artifact} za {coins, plural, one {# minci} few {# mince} other {# mincí}}.',
  'log.displayed': 'Do řady artefaktů přibývá {artifact}.',
  'log.ending': '{player} má deset postav: toto kolo je poslední.',
  'log.stalemate': 'Za celé kolo nikdo žádný žeton nepoložil, neposunul ani nenahradil: hra končí.',
  'log.ended': 'Konec hry. Vítězství: {winners}.',

  'setup.artifacts': 'Artefakty (plnohodnotná hra)',
  'setup.patrol': 'Varianta s hlídkou',
  'setup.advanced': 'Pokročilá varianta: dva žetony na pole',
  'setup.edges': 'Okraje mapy',
  'setup.edges.usual': 'jako obvykle',
  'setup.edges.choose': 'vyberou si hráči',
  'setup.start': 'Začínající hráč',
  'setup.start.first': 'první místo',
  'setup.start.random': 'náhodně',

  'order.bid':
    'V dražbách: nabídnout {coins, plural, one {# minci} few {# mince} other {# mincí}}, a když to nestačí, pasovat',
  'order.pass.bid': 'V dražbách pasovat',
  'order.pass.purchase': 'Nekupovat artefakty',
};
