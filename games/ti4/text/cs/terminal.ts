import type { terminal as en } from '../en/terminal.ts';

export const terminal: Record<keyof typeof en, string> = {
  'board.speaker': 'mluvčí: {speaker}',
  'board.goal': 'hraje se do {points} bodů',
  'board.player':
    'body {points} · taktika {tactic}, flotila {fleet}, strategie {strategy} · zboží {goods}, suroviny {commodities}/{limit} · tajné cíle {secrets}',
  'board.planets':
    'Planety: {count} · zdroje {resources}/{allResources}, vliv {influence}/{allInfluence}',
  'board.hands': 'karty akcí {hand}, směnky {notes}',
  'board.hands.noCouncil': 'směnky {notes}',
  'board.technologies': 'Technologie: {technologies}',
  'board.displayed': 'Vyložené směnky: {notes}',
  'board.notes': 'Směnky ostatních ve tvé ruce',
  'board.notes.own': 'Tvoje vlastní směnky k obchodování: {notes}',
  'board.objectives': 'Veřejné cíle (zakryté: {one} z I. etapy, {two} z II. etapy)',
  'board.combat': '{attacker} proti {defender} · {kind}',
  'board.home': 'domovský systém',
  'board.custodians': 'žeton správců',
  'board.tokens': 'žetony rozkazů: {owners}',
  'board.legend':
    'Každý systém má číslo svého dílku. Na mapě ukazují první písmena frakce, kdo kde je: s číslem počet lodí, bez čísla jen planety. α, β a δ jsou červí díry, › lze vybrat nebo zahrát. U planety stojí zdroje/vliv. U hráčů připravené/všechny. Karty a technologie v závorce jsou vyčerpané. ✓ je započítaný cíl, zásah nebo výsledek hlasování. Příkaz „stůl“ ukáže všechny tvoje karty a platné zákony i s texty.',
};
