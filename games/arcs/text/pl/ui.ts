import type { uiMessages as en } from '../en/ui.ts';

export const uiMessages: Record<keyof typeof en, string> = {
  'where.draft': 'Wybór liderów i wiedzy',
  'where.chapter': '{chapter}. rozdział z 5',
  'ui.map': 'Rubież',
  'ui.cluster': 'Gromada {cluster}',
  'ui.controlled': 'kontroluje {player}',
  'ui.slots.free':
    '{count, plural, one {#\u00a0puste pole na budowlę} few {#\u00a0puste pola na budowle} many {#\u00a0pustych pól na budowle} other {#\u00a0pustego pola na budowle}}',
  'ui.ships.fresh':
    '{player}: {count, plural, one {#\u00a0nieuszkodzony statek} few {#\u00a0nieuszkodzone statki} many {#\u00a0nieuszkodzonych statków} other {#\u00a0nieuszkodzonego statku}}',
  'ui.ships.damaged':
    '{player}: {count, plural, one {#\u00a0uszkodzony statek} few {#\u00a0uszkodzone statki} many {#\u00a0uszkodzonych statków} other {#\u00a0uszkodzonego statku}}',
  'ui.building':
    '{owner}: {damaged, select, true {{what, select, city {uszkodzone miasto} other {uszkodzony port kosmiczny}}} other {{what, select, city {miasto} other {port kosmiczny}}}}',
  'ui.die.blank': 'pusta ścianka',
  'ui.played':
    '{player} {use, select, lead {zagrywa kartę wiodącą} surpass {przebija kartą} other {odstępuje kartą}} {card}, {pips, plural, one {#\u00a0punkt akcji} few {#\u00a0punkty akcji} many {#\u00a0punktów akcji} other {#\u00a0punktu akcji}}',
  'ui.played.hidden':
    '{player} {use, select, seize {przejmuje inicjatywę kartą} other {kopiuje kartą}} zakrytą, {pips, plural, one {#\u00a0punkt akcji} few {#\u00a0punkty akcji} many {#\u00a0punktów akcji} other {#\u00a0punktu akcji}}',
  'ui.agents':
    '{count, plural, one {#\u00a0agent} few {#\u00a0agentów} many {#\u00a0agentów} other {#\u00a0agenta}} w\u00a0zapasach',
  'ui.ambition.any': 'dowolna',
  'ui.ambition.declared': 'zadeklarowana',
  'ui.ambition.none': 'bez ambicji',
  'ui.ambition.open': 'niezadeklarowana',
  'ui.ambitions': 'Ambicje',
  'ui.board.mine': 'Twoja plansza',
  'ui.captives':
    '{count, plural, one {#\u00a0więzień} few {#\u00a0więźniów} many {#\u00a0więźniów} other {#\u00a0więźnia}}',
  'ui.captives.of': 'Więźniowie, gracz {owner}: {count}',
  'ui.card':
    '{card}, {pips, plural, one {#\u00a0punkt akcji} few {#\u00a0punkty akcji} many {#\u00a0punktów akcji} other {#\u00a0punktu akcji}}, {what}',
  'ui.court': 'Dwór',
  'ui.court.agents':
    '{player}: {count, plural, one {#\u00a0agent} few {#\u00a0agentów} many {#\u00a0agentów} other {#\u00a0agenta}}',
  'ui.court.deck': 'talia {count}',
  'ui.court.empty': 'Puste miejsce',
  'ui.court.noAgents': 'bez agentów',
  'ui.draft': 'Liderzy i\u00a0wiedza do wyboru',
  'ui.hand': 'Twoje karty akcji',
  'ui.hand.count':
    '{player}: {count, plural, one {#\u00a0karta} few {#\u00a0karty} many {#\u00a0kart} other {#\u00a0karty}} na ręce',
  'ui.hand.empty': 'Nie masz kart na ręce.',
  'ui.initiative': 'Inicjatywa',
  'ui.initiative.seized': 'Przejęta inicjatywa',
  'ui.leader': 'Lider {what}',
  'ui.lore': 'Wiedza {what}',
  'ui.markers': 'dostępne',
  'ui.markers.none': 'brak dostępnych znaczników',
  'ui.actions': 'Akcje',
  'ui.odds.building': 'Zniszczona co najmniej jedna budowla',
  'ui.odds.expected': 'Oczekiwane trafienia: zadane {given}, otrzymane {taken}',
  'ui.odds.fleet': 'Zniszczone wszystkie statki rywala w systemie',
  'ui.odds.given': 'Zadane trafienia',
  'ui.odds.intercept': 'Rywal przechwytuje',
  'ui.odds.keys': 'Klucze',
  'ui.odds.lost': 'Utrata wszystkich twoich statków w systemie',
  'ui.odds.rerolls': 'Przerzuty nie są wliczone.',
  'ui.odds.rest': 'Pokaż resztę jako:',
  'ui.odds.ship': 'Zniszczony co najmniej jeden statek',
  'ui.odds.taken': 'Otrzymane trafienia',
  'ui.outraged': 'Niegodne: {types}',
  'ui.raidCost': 'koszt najazdu {cost}',
  'ui.ships.supply':
    '{count, plural, one {#\u00a0statek} few {#\u00a0statki} many {#\u00a0statków} other {#\u00a0statku}} w\u00a0zapasach',
  'ui.slot.covered': 'Pole {number}, zakryte miastem',
  'ui.slot.empty': 'Pole {number}, puste, koszt najazdu {cost}',
  'ui.slot.full': 'Pole {number}: {what}, koszt najazdu {cost}',
  'ui.standing':
    '{player}: {count}{power, plural, =0 {} one { (+#\u00a0potęgi)} few { (+#\u00a0potęgi)} many { (+#\u00a0potęgi)} other { (+#\u00a0potęgi)}}',
  'ui.standing.neutral': 'znaczniki poza grą: {count}',
  'ui.starports.supply':
    '{count, plural, one {#\u00a0port kosmiczny} few {#\u00a0porty kosmiczne} many {#\u00a0portów kosmicznych} other {#\u00a0portu kosmicznego}} w\u00a0zapasach',
  'ui.supply': 'Zasoby w\u00a0zapasach',
  'ui.supply.of': '{what}: w\u00a0zapasach {count}',
  'ui.tied': 'remis',
  'ui.trophies':
    '{count, plural, one {#\u00a0trofeum} few {#\u00a0trofea} many {#\u00a0trofeów} other {#\u00a0trofeum}}',
  'ui.trophies.of': 'Trofea, gracz {owner}: {count}',
  'ui.vox': 'Komunikat',
  'ui.way.copy': 'Kopiuj',
  'ui.way.pivot': 'Odstąp',
  'ui.way.seize': 'Przejmij',
  'ui.way.surpass': 'Przebij',
  'ui.goal': 'cel {power}',
};
