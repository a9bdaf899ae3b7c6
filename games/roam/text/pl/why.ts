import type { why as en } from '../en/why.ts';

export const why: Record<keyof typeof en, string> = {
  'why.square.gap': 'W tym miejscu mapa ma lukę: tego pola nie ma już w grze.',
  'why.square.edge': 'Najpierw wybierz krawędź mapy, potem zacznie się rozgrywka.',
  'why.square.adventurer': 'Najpierw wybierz postać, potem położysz jej wzór na mapie.',
  'why.square.fit': 'Wzór postaci {card} tu się nie mieści.',
  'why.square.scarce': 'Nie masz dość znaczników: wybieraj spośród wolnych pól pod wzorem.',
  'why.square.extra': 'Teraz możesz wypełnić tylko puste pola położonego właśnie wzoru.',
  'why.square.empty': 'Nie ma tu znacznika do przesunięcia.',
  'why.square.stuck': 'Znacznika nie można stąd przesunąć: obok nie ma wolnego pola.',
  'why.square.itself': 'Znacznik już tu leży; przesuwa się go na wolne pole obok.',
  'why.square.taken': 'To pole jest zajęte; znacznik przesuwa się na wolne.',
  'why.square.far': 'Za daleko: znacznik przesuwa się na pole tuż obok {square}.',
  'why.square.flip': 'Najpierw wybierz, którą ze swoich postaci odwrócisz.',
  'why.square.sold': 'Znaczniki na karcie {card} zostają tu do końca licytacji.',
  'why.square.auction':
    'Najpierw zakończy się licytacja o kartę {card}, potem gra toczy się dalej.',
  'why.square.purchase':
    'Postać została w tej turze już użyta. Kup artefakt albo nie kupuj nic, a tura się skończy.',
  'why.square.full': 'To pole jest zajęte; zwolni się, gdy karta {card} będzie pełna.',
  'why.card.map':
    '{free, plural, =0 {Karta {card} jest pełna: na koniec tury zdobędzie ją ten, kto ma na niej najwięcej znaczników.} one {Karty {card} nie można jeszcze zdobyć: zostało na niej # wolne pole. Gdy będzie pełna, zdobędzie ją ten, kto ma na niej najwięcej znaczników.} few {Karty {card} nie można jeszcze zdobyć: zostały na niej # wolne pola. Gdy będzie pełna, zdobędzie ją ten, kto ma na niej najwięcej znaczników.} many {Karty {card} nie można jeszcze zdobyć: zostało na niej # wolnych pól. Gdy będzie pełna, zdobędzie ją ten, kto ma na niej najwięcej znaczników.} other {Karty {card} nie można jeszcze zdobyć: zostało na niej # wolnego pola. Gdy będzie pełna, zdobędzie ją ten, kto ma na niej najwięcej znaczników.}}',
  'why.card.pile':
    'Karta {card} jest następna: trafi na mapę, gdy ktoś zdobędzie jedną z kart mapy.',
  'why.card.inUse': 'Postaci {card} właśnie używasz.',
  'why.card.asleep':
    'Postać {card} jest zakryta. Użyjesz jej znowu po odpoczynku, zwykłym albo wcześniejszym.',
  'why.card.yourTurn': 'Postaci {card} możesz użyć w swojej turze.',
  'why.card.one':
    'W turze używasz jednej postaci i na tę turę jest już wybrana. {card} może przyjść następnym razem.',
  'why.edge.free': 'Przy tej krawędzi nikt nie siedzi, a miejsca już się nie zmieniają.',
  'what.edge.mine': 'To twoja krawędź: wzory kładziesz tak, jak widać je stąd.',
  'why.edge.other': 'Przy tej krawędzi siedzi {player}.',
  'why.artifact.dear':
    'Artefakt {artifact} kosztuje {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}, a masz {coins}. Na koniec swojej tury możesz kupić jeden artefakt.',
  'why.artifact.later':
    'Artefakt {artifact} możesz kupić na koniec swojej tury: kosztuje {cost, plural, one {# monetę} few {# monety} many {# monet} other {# monety}}, a masz {coins}.',
  'why.ability': 'Teraz nie można tego użyć: {ability}.',
  'why.patrol.free': 'Karty patrolu nikt jeszcze nie ma: zdobędziesz ją, otaczając cudzy znacznik.',
  'why.patrol.taken': 'Kartę patrolu ma {player} i zachowa ją do końca.',
};
