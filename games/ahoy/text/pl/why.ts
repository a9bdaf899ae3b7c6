import type { why as en } from '../en/why.ts';

export const why: Record<keyof typeof en, string> = {
  'why.space.here': 'Już tu jest.',
  'why.space.far': 'Krok prowadzi na sąsiednie pole, a to pole nie sąsiaduje.',
  'why.space.wind': '{source} tu nie prowadzi.',
  'why.space.die':
    'Najpierw wybierz kość i połóż ją na Żegludze albo Pomyślnym wietrze: wtedy ruszy twój okręt flagowy.',
  'why.space.noDice':
    'W tej turze kości są już umieszczone: okręt flagowy popłynie znowu w twojej następnej turze.',
  'why.space.slot':
    'Najpierw wybierz pole na kość {value}: na Żegludze albo Pomyślnym wietrze poruszy twój okręt flagowy.',
  'why.space.deploy': 'Patrol umieścisz tylko na polu swojego okrętu flagowego albo na sąsiednim.',
  'why.space.order': 'Nie ma tu twojego patrolu albo wykonał już swój krok.',
  'why.space.start': 'Tu nie możesz zacząć: wybierz jedno z podświetlonych pól.',
  'why.space.yourTurn':
    'Statki poruszają się w turze swojego właściciela, kością na Żegludze albo Pomyślnym wietrze.',
  'why.space.after':
    'Statki poruszają się kością na Żegludze albo Pomyślnym wietrze. Najpierw odpowiedz: w tej turze {dice, plural, one {zostaje ci jeszcze # kość} few {zostają ci jeszcze # kości} many {zostaje ci jeszcze # kości} other {zostaje ci jeszcze # kości}}.',
  'why.space.nextTurn':
    'Statki poruszają się kością na Żegludze albo Pomyślnym wietrze, a w tej turze wszystkie są już umieszczone.',

  'why.slot.other':
    'To pole należy do gracza {player}: możesz je tylko uszkodzić, na przykład wygrywając bitwę.',
  'why.slot.alike': 'To pole jest takie samo jak podświetlone: wybierz tamto.',
  'why.slot.damaged':
    'To pole jest uszkodzone: najpierw je napraw, kością na Naprawie albo w porcie.',
  'why.slot.ship': 'Uszkodzeń kutra i kanonierki nie można naprawić.',
  'why.slot.taken': 'Do końca rundy leży tu kość {value}.',
  'why.slot.die': 'Najpierw wybierz jedną ze swoich kości, potem pole dla niej.',
  'why.slot.noDice': 'W tej turze kości są już umieszczone.',
  'why.slot.value': 'To pole nie przyjmuje kości {value}.',
  'why.slot.sound': 'To pole nie jest uszkodzone: nie ma czego naprawiać.',
  'why.slot.spared': 'Tego pola nie można teraz uszkodzić.',
  'why.slot.yourTurn': 'Kości umieszczasz w swojej turze, za każdym razem dwie.',
  'why.slot.after':
    'Najpierw odpowiedz: potem w tej turze {dice, plural, one {zostaje ci jeszcze # kość} few {zostają ci jeszcze # kości} many {zostaje ci jeszcze # kości} other {zostaje ci jeszcze # kości}} do umieszczenia.',
  'why.die.placing': 'Tę kość {value} właśnie umieszczasz: teraz wybierz dla niej pole.',
  'why.die.other': 'Właśnie umieszczasz kość {value}: najpierw wybierz dla niej pole.',

  'why.region.squadron':
    '{tile}: regionu się teraz nie wybiera. Przejmiesz go patrolami, twierdzami albo okrętem flagowym: jego bogactwo ({wealth}) liczy się na koniec rundy.',
  'why.region.union':
    '{tile}: regionu się teraz nie wybiera. Przejmiesz go towarzyszami na wyspie albo swoimi statkami: jego bogactwo ({wealth}) liczy się na koniec rundy.',
  'why.region.smuggler':
    'Przemytnicy nie kontrolują regionów. Dostarcz ładunek na wyspę regionu {tile}: da to sławę i zwiększy bogactwo, które wynosi teraz {wealth}.',
  'why.market.die':
    '{card} kosztuje kość. Werbujesz w swojej turze przy wyspie z symbolem: {suit}.',
  'why.market.dear':
    '{card} kosztuje {cost, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}, a masz {gold}. Werbujesz w swojej turze przy wyspie z symbolem: {suit}.',
  'why.market.island':
    'Kartę {card} możesz wziąć w swojej turze przy wyspie z symbolem: {suit}. Werbunek kosztuje {cost, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}, masz {gold}.',
  'why.crew.passive': '{card}: ta załoga działa sama, niczego się tu nie wybiera.',
  'why.crew.action': '{card}: możesz użyć jako akcji w swojej turze, bez kości.',
  'why.crew.die': '{card}: użyjesz w swojej turze, kładąc kość na tej karcie.',
  'why.crew.other': '{card} należy do załogi gracza {player}.',
  'why.cargo.mine':
    'Dostarczysz w swojej turze, z okrętem flagowym przy wyspie z symbolem: {suit}.',
  'why.cargo.other': 'To ładunek gracza {player}.',
  'why.plan.action': 'Plan {plan} możesz zagrać jako akcję w swojej turze.',
  'why.plan.battle': 'Plan {plan} możesz zagrać tylko na początku bitwy jednego ze swoich statków.',
  'why.ship':
    'Ten statek poruszysz, kładąc kość na jego karcie: w swojej turze wybierz kość, a potem pole dla niej.',
  'why.reward': 'Nagrodę wybierasz, gdy ją zdobędziesz: po dostawie albo za zwycięstwo.',
  'why.pile': 'Stosik wybierasz, gdy dostarczasz ładunek.',
  'what.board.mine': 'To twoja plansza: jej kości i pola wybieraj pod mapą.',
  'what.board.other': 'To plansza gracza {player}: możesz ją tylko obejrzeć.',
};
