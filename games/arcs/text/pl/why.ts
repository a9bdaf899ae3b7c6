import type { why as en } from '../en/why.ts';
import { type } from './words.ts';

export const why: Record<keyof typeof en, string> = {
  'why.map.draft': 'Najpierw wszyscy wybierają liderów i karty wiedzy, potem zaczyna się gra.',
  'why.map.card': 'Najpierw zagraj kartę: jej kolor decyduje, jakie akcje wykonasz na mapie.',
  'why.map.declare':
    'Najpierw zadeklaruj ambicję, przejmij inicjatywę albo idź dalej; potem jest Preludium i punkty akcji.',
  'why.map.prelude':
    'Najpierw wydaj zasób albo przejdź do punktów akcji (masz {pips}): nimi płaci się za akcje.',
  'why.map.action': 'Najpierw wybierz akcję, potem miejsce, w którym ją wykonasz.',
  'why.map.busy':
    'Najpierw dokończ tę akcję. {pips, plural, =0 {Potem twoja tura toczy się dalej.} one {Potem na następne zostaje ci # punkt akcji.} few {Potem na następne zostają ci # punkty akcji.} many {Potem na następne zostaje ci # punktów akcji.} other {Potem na następne zostaje ci # punktu akcji.}}',
  'why.map.last': 'Najpierw dokończ tę akcję. Jest ostatnia w tej turze.',

  'why.system.noShips': 'Nie masz tu statków.',
  'why.system.stuck': 'Twoje statki nie mogą teraz stąd wyruszyć.',
  'why.system.far':
    'Twoje statki lecą do systemu obok systemu {system}, a ten z nim nie sąsiaduje.',
  'why.system.closed': 'Tym ruchem twoje statki tam nie dolecą.',
  'why.system.tax': 'Opodatkowuje się miasto, nie system: wybierz jedno z podświetlonych miast.',
  'why.system.repair': 'Nie masz tu nic uszkodzonego.',
  'why.system.build':
    'Nie można tu teraz budować: budowla wymaga wolnego miejsca i twojego komponentu w systemie, statek twojego portu.',
  'why.system.noRivals': 'Nie ma tu rywala, z którym można walczyć.',

  'why.building.starport': 'Opodatkowuje się tylko miasta. To jest port gwiezdny.',
  'why.building.tax':
    'To miasto należy do gracza {player}. Możesz je opodatkować, jeśli kontrolujesz jego system.',
  'why.building.other':
    '{kind, select, city {To miasto należy do gracza {player}.} other {Ten port gwiezdny należy do gracza {player}.}}',
  'why.building.sound': 'Nie jest uszkodzone: nie ma czego naprawiać.',
  'why.building.hit':
    'Tu nie można przydzielić trafienia: najpierw są statki i tylko to, co bierze udział w bitwie.',

  'why.slot.covered':
    'To pole zakrywa miasto na planszy: otworzy się, gdy miasto zostanie zbudowane.',
  'why.slot.otherEmpty': 'To pole należy do gracza {player} i jest puste.',
  'why.slot.other':
    'Ten zasób należy do gracza {player}. Zdobędziesz go tylko kradzieżą, na przykład w najeździe.',
  'why.slot.empty':
    'To pole jest puste. Znaczniki trafiają tu, gdy je zyskujesz, najczęściej z opodatkowania.',
  'why.slot.alike': 'Ten znacznik jest wart tyle samo co podświetlony: wybierz tamten.',
  'why.slot.soon': 'Zasoby możesz wydawać w swoim Preludium, zaraz po zagraniu karty.',
  'why.slot.over': 'Preludium tej tury już się skończyło. Zasoby możesz wydać w następnym.',
  'why.slot.prelude': 'Zasoby wydaje się w Preludium, przed punktami akcji.',

  'why.card.played': 'Kartę {card} zagrywa w tej rundzie {player}.',
  'why.card.yourTurn': 'Kartę {card} możesz zagrać w swojej turze.',
  'why.card.mulligan': 'Najpierw zdecyduj, czy zachowujesz te karty.',
  'why.card.one':
    'W turze zagrywasz jedną kartę i ta już leży na stole. {card} może przyjść w następnej rundzie.',
  'why.play': '{player} kopiuje zakrytą kartą. Nikt inny jej nie widzi.',
  'what.hand.mine': 'To twoje karty: wybieraj spośród nich pod mapą w swojej turze.',
  'why.hand.other':
    '{count, plural, =0 {{player} nie ma kart na ręce.} one {{player} ma na ręce # kartę. Nie widzisz jej.} few {{player} ma na ręce # karty. Nie widzisz ich.} many {{player} ma na ręce # kart. Nie widzisz ich.} other {{player} ma na ręce # karty. Nie widzisz ich.}}',

  'why.court.secure':
    'Twoich agentów jest tu {mine}, najsilniejszy rywal ma {rivals}: do zabezpieczenia potrzebujesz więcej niż każdy z rywali z osobna.',
  'why.court.ready':
    'Masz tu więcej agentów niż którykolwiek rywal: kartę zdobędziesz akcją Zabezpieczenie.',
  'why.court.influence':
    'Aby zdobyć tę kartę, połóż na niej agentów akcją Wpływ, a potem ją zabezpiecz. Twoich agentów jest tu {mine}, najsilniejszy rywal ma {rivals}; w zapasach masz {agents, plural, one {# agenta} few {# agentów} many {# agentów} other {# agenta}}.',
  'why.guild.other':
    'Kartę {court} ma {player}. Zdobędziesz ją tylko kradzieżą, na przykład w najeździe.',
  'why.guild.lasting': 'Karta {court} działa sama, niczego się przy niej nie wybiera.',
  'why.guild.prelude': 'Karty {court} możesz użyć w swoim Preludium, przed punktami akcji.',
  'why.newAction':
    '{card}: ta karta daje ci nową akcję, którą wybierzesz wśród akcji za punkt akcji.',
  'why.person.draft': 'Wybiera się ją na początku, gracz po graczu.',
  'why.person.mine': '{card}: ta karta działa sama, niczego się przy niej nie wybiera.',
  'why.person.other': '{card}: ta karta służy graczowi {player} i nie można jej zabrać.',

  'why.ambition.none':
    'Wszystkie znaczniki ambicji są w użyciu: w tym rozdziale nikt już niczego nie zadeklaruje.',
  'why.ambition.lead':
    'Najpierw zagraj jako kartę wiodącą {number} albo 7: zaraz potem możesz zadeklarować tę ambicję.',
  'why.ambition.late': 'Ambicję deklaruje się zaraz po zagraniu karty wiodącej, przed Preludium.',
  'why.ambition.declared':
    'Ta ambicja jest zadeklarowana i zostanie podliczona na koniec rozdziału. Kto zagra kartę wiodącą, może zadeklarować ją ponownie.',
  'why.ambition.later':
    'Deklaruje się ją zaraz po zagraniu karty wiodącej z liczbą {number} albo 7; zagrywa ją ten, kto ma inicjatywę.',
  'why.resource': `Znacznik ${type()} zyskasz, opodatkowując miasto na takiej planecie. W zapasach: {count}.`,
  'what.captive':
    'Więźniowie gracza {player} liczą się do Tyrana. Teraz niczego się tu nie wybiera.',
  'what.die': 'Te kości są już rzucone: ich wyniki wykonuje się jeden po drugim.',
};
