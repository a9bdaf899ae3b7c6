import type { log as en } from '../en/log.ts';
import { action, ambition, damagedPiece, piece, resource, ships, type, typeName } from './words.ts';

export const log: Record<keyof typeof en, string> = {
  'log.setup': 'Przygotowanie: {setup}. Inicjatywę ma {player}.',
  'log.pickedLeader': '{player} wybiera lidera: {leader}.',
  'log.pickedLore': '{player} wybiera kartę wiedzy: {lore}.',
  'log.chapter': 'Zaczyna się {chapter}. rozdział.',
  'log.mulligan': '{player} dobiera nową rękę.',

  'log.led': '{player} zagrywa kartę wiodącą {card}.',
  'log.surpassed': '{player} przebija kartą {card}.',
  'log.copied': '{player} kopiuje kartą {card}.',
  'log.pivoted': '{player} odstępuje kartą {card}.',
  'log.passed': '{player} przekazuje inicjatywę. Dostaje ją {rival}.',
  'log.passedToNobody': '{player} pasuje, ale zachowuje inicjatywę: nikt inny nie ma kart.',
  'log.allPassed': 'Wszyscy przekazali inicjatywę: karty z rąk zostają odrzucone.',
  'log.skipped': '{player} nie ma kart i pomija turę.',
  'log.declared': `{player} deklaruje ${ambition()} ({first} za pierwsze, {second} za drugie miejsce).`,
  'log.seized': '{player} przejmuje inicjatywę.',
  'log.seizeCard': '{player} dokłada kolejną kartę {card}.',
  'log.initiative': 'Inicjatywę ma {player}.',
  'log.unionReturns': '{court}: kartę {card} bierze na rękę {player}.',

  'log.spent': `{player} wydaje ${resource()}{as, select, material { na Budowę lub Naprawę} fuel { na Ruch} weapon { na możliwość Bitew} relic { na Zabezpieczenie} psionic { na akcję karty wiodącej} other {}}.`,
  'log.wasted': `{player} wydaje ${resource()} bez efektu.`,
  'log.usedCard': '{player} używa karty {court}.',
  'log.gained': `{player} zyskuje ${resource()}.`,
  'log.missed': `{player} nic nie zyskuje: w zapasach nie ma ${type()}.`,
  'log.discardedToken': `{player} odrzuca ${resource()}.`,
  'log.discardedGuild': '{player} odrzuca kartę {court}.',
  'log.buried': 'Karta {court} zostaje zakopana pod talią dworu.',
  'log.stoleToken': `{player} kradnie ${resource()} graczowi {rival}.`,
  'log.stoleCard': '{player} kradnie kartę {court} graczowi {rival}.',
  'log.unionLaid': '{player} kładzie kartę {court} przy karcie {card}.',
  'log.discardedHand':
    '{player} odrzuca z ręki {count, plural, one {# kartę} few {# karty} many {# kart} other {# kart}}.',
  'log.drew':
    '{player} dobiera {count, plural, one {# kartę} few {# karty} many {# kart} other {# kart}}.',
  'log.looked': '{player} ogląda rękę gracza {rival}.',
  'log.swapped':
    '{player} wymienia karty z graczem {rival}: bierze kartę {took}, oddaje kartę {gave}.',
  'log.gave': '{player} oddaje kartę {court} graczowi {rival}.',
  'log.traded': '{player} handluje z graczem {rival}. Bierze: {took}. Oddaje: {gave}.',

  'log.acted': `{player} wybiera akcję: ${action()}.`,
  'log.taxed': '{player} opodatkowuje miasto w systemie {system} (właściciel: {owner}).',
  'log.captured':
    '{player} chwyta {count, plural, one {agenta} few {# agentów} many {# agentów} other {# agenta}} gracza {owner}.',
  'log.built': `{player} buduje {damaged, select, true {${damagedPiece}} other {${piece()}}} w systemie {system}.`,
  'log.builtNothing': `{player} buduje ${piece()} w systemie {system}, ale zapasy są puste.`,
  'log.moved': `{player} przesuwa ${ships()} z systemu {from} do systemu {to}.`,
  'log.repaired': `{player} naprawia ${piece()} w systemie {system}.`,
  'log.influenced': '{player} kładzie agenta na karcie {court}.',
  'log.secured': '{player} zabezpiecza kartę {court}.',
  'log.ransacked':
    '{player} plądruje dwór: karta {court}{count, plural, =0 {} one { i # agent jako trofeum} few { i # agentów jako trofea} many { i # agentów jako trofea} other { i # agenta jako trofea}}.',
  'log.revealed': 'Nowa karta dworu: {court}.',
  'log.courtEmpty': 'Talia dworu jest pusta: miejsce zostaje wolne.',
  'log.placed': `{player} umieszcza ${ships()} w systemie {system}.`,
  'log.freed': '{player} zwraca miasto z systemu {system} (właściciel: {owner}).',
  'log.pruned': `{player} zastępuje budowlę w systemie {system}; stawia ${piece()}.`,
  'log.executed':
    '{player} zamienia {count, plural, one {# więźnia w trofeum} few {# więźniów w trofea} many {# więźniów w trofea} other {# więźnia w trofea}}.',
  'log.abducted':
    '{player} uprowadza z karty {court} {count, plural, =0 {0 agentów} one {# agenta} few {# agentów} many {# agentów} other {# agenta}}.',
  'log.returnedCaptive': '{player} zwraca agenta graczowi {owner}.',

  'log.battle':
    '{player} atakuje gracza {rival} w systemie {system}. Kości najazdu: {raid}, ataku: {assault}, potyczki: {skirmish}.',
  'log.fired':
    '{player} strzela z systemu {from} do gracza {rival} w systemie {system}: {count, plural, one {# kość} few {# kości} many {# kości} other {# kości}}.',
  'log.rolled':
    '{player} rzuca: {hits, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafienia}}, {buildings, plural, one {# trafienie w budowlę} few {# trafienia w budowle} many {# trafień w budowle} other {# trafienia w budowle}}, {keys, plural, one {# klucz} few {# klucze} many {# kluczy} other {# klucza}}, {self, plural, one {# trafienie we własny statek} few {# trafienia we własne statki} many {# trafień we własne statki} other {# trafienia we własne statki}}{intercept, plural, =0 {} one {, przechwycenie} few {, przechwycenie} many {, przechwycenie} other {, przechwycenie}}.',
  'log.rerolled':
    '{player} przerzuca {count, plural, one {# kość} few {# kości} many {# kości} other {# kości}} {die, select, skirmish {potyczki} assault {ataku} raid {najazdu} other {{die}}}.',
  'log.hit':
    '{player}: {kind, select, ship {uszkodzony statek} starport {uszkodzony port kosmiczny} city {uszkodzone miasto} agent {agent} other {{kind}}} w systemie {system}.',
  'log.destroyed': `{player} niszczy ${piece()} gracza {owner} w systemie {system}.`,
  'log.intercepted':
    '{player} przechwytuje: {count, plural, one {# nieuszkodzony statek} few {# nieuszkodzone statki} many {# nieuszkodzonych statków} other {# nieuszkodzonego statku}}.',
  'log.outrage': `{player} wywołuje oburzenie: ${typeName}.`,
  'log.toll': '{player} pobiera w bramie myto: schwytano agenta gracza {owner}.',

  'log.scored': `{player} punktuje za ${ambition()}: {step, select, first {pierwsze miejsce} second {drugie miejsce} other {remis o pierwsze miejsce}}, {power, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} potęgi.`,
  'log.unscored': `Za ${ambition()} nie punktuje nikt.`,
  'log.flipped': 'Znacznik ambicji odwraca się na złotą stronę: {first} i {second}.',
  'log.cityReturned': 'Miasto wraca na planszę gracza {player}.',
  'log.rescued': `{player} nie ma statków ani portów kosmicznych: {count, plural, one {pojawia się # statek} few {pojawiają się # statki} many {pojawia się # statków} other {pojawia się # statku}} w systemie {system}.`,
  'log.ended': 'Koniec gry. Zwycięstwo: {winners}.',
};
