import type { uiMessages as en } from '../en/ui.ts';

export const uiMessages: Record<keyof typeof en, string> = {
  'where.draft': 'Výběr vůdců a příběhů',
  'where.chapter': '{chapter}. kapitola z 5',
  'ui.map': 'Pomezí',
  'ui.cluster': 'Hvězdokupa {cluster}',
  'ui.controlled': 'ovládá {player}',
  'ui.slots.free':
    '{count, plural, one {#\u00a0prázdné pole pro budovu} few {#\u00a0prázdná pole pro budovy} other {#\u00a0prázdných polí pro budovy}}',
  'ui.ships.fresh':
    '{player}: {count, plural, one {#\u00a0nepoškozená loď} few {#\u00a0nepoškozené lodě} other {#\u00a0nepoškozených lodí}}',
  'ui.ships.damaged':
    '{player}: {count, plural, one {#\u00a0poškozená loď} few {#\u00a0poškozené lodě} other {#\u00a0poškozených lodí}}',
  'ui.building':
    '{owner}: {damaged, select, true {{what, select, city {poškozené město} other {poškozený dok}}} other {{what, select, city {město} other {dok}}}}',
  'ui.die.blank': 'prázdná strana',
  'ui.played':
    '{player} {use, select, lead {hraje hlavní kartu} surpass {překonává kartou} other {odporuje kartou}} {card}, {pips, plural, one {#\u00a0akční bod} few {#\u00a0akční body} other {#\u00a0akčních bodů}}',
  'ui.played.hidden':
    '{player} {use, select, seize {uchvacuje iniciativu kartou} other {kopíruje kartou}} lícem dolů, {pips, plural, one {#\u00a0akční bod} few {#\u00a0akční body} other {#\u00a0akčních bodů}}',
  'ui.agents':
    '{count, plural, one {#\u00a0agent} few {#\u00a0agenti} other {#\u00a0agentů}} v\u00a0zásobě',
  'ui.ambition.any': 'libovolná',
  'ui.ambition.declared': 'vyhlášená',
  'ui.ambition.none': 'bez ambice',
  'ui.ambition.open': 'nevyhlášená',
  'ui.ambitions': 'Ambice',
  'ui.board.mine': 'Tvoje deska',
  'ui.captives':
    '{count, plural, one {#\u00a0zajatec} few {#\u00a0zajatci} other {#\u00a0zajatců}}',
  'ui.captives.of': 'Zajatci, hráč {owner}: {count}',
  'ui.card':
    '{card}, {pips, plural, one {#\u00a0akční bod} few {#\u00a0akční body} other {#\u00a0akčních bodů}}, {what}',
  'ui.court': 'Dvůr',
  'ui.court.agents':
    '{player}: {count, plural, one {#\u00a0agent} few {#\u00a0agenti} other {#\u00a0agentů}}',
  'ui.court.deck': 'balíček {count}',
  'ui.court.empty': 'Prázdné místo',
  'ui.court.noAgents': 'bez agentů',
  'ui.draft': 'Vůdci a\u00a0příběhy k\u00a0výběru',
  'ui.hand': 'Tvoje karty akcí',
  'ui.hand.count':
    '{player}: {count, plural, one {#\u00a0karta} few {#\u00a0karty} other {#\u00a0karet}} v\u00a0ruce',
  'ui.hand.empty': 'Nemáš v\u00a0ruce žádnou kartu.',
  'ui.initiative': 'Iniciativa',
  'ui.initiative.seized': 'Uchvácená iniciativa',
  'ui.leader': 'Vůdce {what}',
  'ui.lore': 'Příběh {what}',
  'ui.markers': 'dostupné',
  'ui.markers.none': 'žádný dostupný žeton',
  'ui.actions': 'Akce',
  'ui.odds.building': 'Zničená aspoň jedna budova',
  'ui.odds.expected': 'Očekávané zásahy: rozdané {given}, utržené {taken}',
  'ui.odds.fleet': 'Zničené všechny lodě soupeře v systému',
  'ui.odds.given': 'Rozdané zásahy',
  'ui.odds.intercept': 'Protiúder soupeře',
  'ui.odds.keys': 'Klíče',
  'ui.odds.lost': 'Ztráta všech tvých lodí v systému',
  'ui.odds.rerolls': 'Přehazování se nepočítá.',
  'ui.odds.rest': 'Zbytek ukázat jako:',
  'ui.odds.ship': 'Zničená aspoň jedna loď',
  'ui.odds.taken': 'Utržené zásahy',
  'ui.outraged': 'Podléhá pobouření: {types}',
  'ui.raidCost': 'cena za nájezd {cost}',
  'ui.ships.supply':
    '{count, plural, one {#\u00a0loď} few {#\u00a0lodě} other {#\u00a0lodí}} v\u00a0zásobě',
  'ui.slot.covered': 'Pole {number}, zakryté městem',
  'ui.slot.empty': 'Pole {number}, prázdné, cena za nájezd {cost}',
  'ui.slot.full': 'Pole {number}: {what}, cena za nájezd {cost}',
  'ui.standing':
    '{player}: {count}{power, plural, =0 {} one { (+#\u00a0moci)} few { (+#\u00a0moci)} other { (+#\u00a0moci)}}',
  'ui.standing.neutral': 'žetony mimo hru: {count}',
  'ui.starports.supply':
    '{count, plural, one {#\u00a0dok} few {#\u00a0doky} other {#\u00a0doků}} v\u00a0zásobě',
  'ui.supply': 'Zdroje v\u00a0zásobě',
  'ui.supply.of': '{what}: v\u00a0zásobě {count}',
  'ui.tied': 'remíza',
  'ui.trophies': '{count, plural, one {#\u00a0trofej} few {#\u00a0trofeje} other {#\u00a0trofejí}}',
  'ui.trophies.of': 'Trofeje, hráč {owner}: {count}',
  'ui.vox': 'Ozvěna',
  'ui.way.copy': 'Kopírovat',
  'ui.way.pivot': 'Odporovat',
  'ui.way.seize': 'Uchvátit',
  'ui.way.surpass': 'Překonat',
  'ui.goal': 'cíl {power}',
};
