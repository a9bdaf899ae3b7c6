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

  // The command `odds`.
  'odds.ignored': 'Tyto jednotky se neúčastní: {places}.',
  'odds.fault.object': '{place} musí být objekt s poli {known}, ne {value}.',
  'odds.fault.name': '{place} je neznámé; vyber z {known}.',
  'odds.fault.list': '{place} musí být seznam, ne {value}.',
  'odds.fault.count': '{place} musí být celé číslo od 0 do {most}, ne {value}.',
  'odds.fault.flag': '{place} musí být true, nebo false, ne {value}.',
  'odds.fault.kind': '{place} musí být jedno z {known}, ne {value}.',
  'odds.fault.faction': '{place}: frakce {value} není; vyber jednu z {known}.',
  'odds.fault.upgrade': '{place}: vylepšení jednotky {value} není; vyber z {known}.',
  'odds.fault.technology': '{place}: technologie {value} není; vyber z {known}.',
  'odds.fault.foreign': '{place}: {value} může mít jen {owner}; vynech to, nebo změň frakci.',
  'odds.fault.replaced': '{place}: {owner} má místo {value} vlastní {own}; uveď to.',
  'odds.fault.ship': '{place}: {value} není druh lodi; vyber z {known}.',
  'odds.fault.twice': '{place}: {value} už v seznamu je; každý druh uveď jen jednou.',
  'odds.fault.sustain': '{place} musí být jedno z {known}, ne {value}.',
  'odds.fault.use': '{place}: nepovinnou schopnost {value} výpočet šancí nezná; vyber z {known}.',
  'odds.fault.flagship': '{place}: vlajková loď potřebuje frakci; uveď ji, nebo loď vynech.',
  'odds.fault.warsun':
    '{place}: bojová slunce potřebují své vylepšení; přidej war-sun mezi vylepšení, nebo je vynech.',
  'odds.fault.size': '{place}: tak velkou bitvu spočítat nejde; uber lodě.',
  'odds.fault.empty': '{place} musí obsahovat aspoň jedno z {known}.',
};
