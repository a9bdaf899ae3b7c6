import type { cards as en } from '../en/cards.ts';

export const cards: Record<keyof typeof en, string> = {
  aeronauts:
    'Akcja: jeśli twój okręt flagowy jest przy wyspie, możesz za 1 złoto przenieść go bezpośrednio na drugą wyspę z tym samym symbolem. (To nie jest akcja Pomyślny wiatr.)',
  middleman: 'Gdy za złoto zmieniasz wartość kości, każde złoto zmienia ją o 1 lub o 2.',
  documentarian:
    'Na koniec swojej tury weź 1 złoto, jeśli w regionie twojego okrętu flagowego jest też wrogi okręt flagowy.',
  elder:
    'Na koniec swojej tury weź 1 złoto, jeśli żadne twoje pole na kość nie jest uszkodzone, także na kartach załogi.',
  'sea-witch':
    'Ilekroć twój okręt flagowy miałby opuścić mapę, nawet tam, gdzie nie można odkrywać, możesz zamiast tego przenieść go do najbliższej przeciwległej krawędzi: prosto wstecz wzdłuż jego rzędu lub kolumny, na ostatnie pole przed luką.',
  buccaneer:
    'Gdy wygrasz bitwę, możesz usunąć tę kartę z gry, a wraz z nią dwie wybrane karty załogi przegranego.',
  mystic:
    'Akcja, raz na turę: odnieś 1 uszkodzenie na swojej planszy, a potem zadaj 1 uszkodzenie figurce w regionie swojego okrętu flagowego. (Musisz mieć pole, które da się uszkodzić.)',
  gunner: 'Gdy twój okręt flagowy wygra bitwę, zadaj o 1 uszkodzenie więcej.',
  'gunners-mate':
    'Ilekroć na twoje Działa trafi kość, także dzięki portowi, twój okręt flagowy może stoczyć bitwy na jednym polu swojego regionu, jakby właśnie tam wpłynął.',
  'powder-monkey':
    'Ilekroć naprawiasz uszkodzenia (dowolną liczbę), możesz zadać 1 uszkodzenie figurce w regionie swojego okrętu flagowego.',
  fighters:
    'W każdej bitwie dodaj 1 do swojego rzutu, niezależnie od tego, która z twoich figurek walczy.',
  cutpurse: 'Gdy wygrasz bitwę, dowolną swoją figurką, weź 2 złota.',
  shipwright: 'Akcja z dowolną kością: napraw wszystkie swoje uszkodzenia.',
  emissary:
    'Gdy w swojej turze masz kogoś zaatakować, możesz dać temu wrogowi 1 złoto i pominąć bitwę.',
  grogmaster:
    'Raz w każdej bitwie swojego okrętu flagowego możesz odnieść 1 uszkodzenie i rzucić swoją kością bitwy ponownie, z Tajną bronią obiema. (Musisz mieć pole, które da się uszkodzić.)',
  'convincing-comrade':
    'Akcja z dowolną kością: weź najwyżej 2 towarzyszy z jednej wyspy i umieść ich na jednej innej.',
  'convincing-official':
    'Akcja z dowolną kością: porusz najwyżej 2 patrole, każdy o 1 lub 2 pola. Z nikim przy tym nie walczą.',
  'naive-noble':
    'Akcja: usuń tę kartę z gry i ukradnij kartę załogi lub ładunku okrętowi flagowemu, który jest w regionie twojego. Przemytnik może z załogi zrobić ładunek; ładunek może stać się załogą.',
  sailor:
    'Akcja z dowolną kością: porusz swój okręt flagowy o 1 do 3 pól. (To nie jest akcja Żegluga.)',
  'battering-beakhead':
    'Ilekroć uszkodzisz wrogą figurkę i nie zostanie ona usunięta, możesz poruszyć ją o 1 pole, ale nie poza mapę. Nie walczy ona przy tym ani nie korzysta z portu czy skarbu.',
  'ghastly-gust':
    'Akcja: usuń tę kartę z gry i przenieś swój okręt flagowy bezpośrednio na dowolne pole. (To nie jest akcja Pomyślny wiatr.)',
  'whispering-wind':
    'Akcja, raz na turę: za 2 złota przenieś swój okręt flagowy bezpośrednio na dowolne pole z pomyślnym wiatrem. (To nie jest akcja Pomyślny wiatr.)',
  trawler:
    'Akcja z dowolną kością: porusz swój okręt flagowy o 1 lub 2 pola. Po drodze możesz wziąć każdy skarb, także bez kotwiczenia. (To nie jest akcja Żegluga.)',
  barrelman:
    'Ilekroć twój okręt flagowy wpływa w mgłę, możesz potraktować mgłę jak silny prąd w dowolnym kierunku.',
  pilot: 'Ilekroć twój okręt flagowy wpływa na wrakowisko, możesz zignorować uszkodzenie.',
  'sea-dog':
    'Ilekroć twój okręt flagowy wpływa na silny prąd, możesz go zignorować albo popłynąć z nim w innym kierunku.',
  diver: 'Gdy twój okręt flagowy kotwiczy na wrakowisku, weź ze skarbu o 1 złoto więcej.',
  merchant: 'Gdy twój okręt flagowy kotwiczy w porcie (nie przy wyspie), weź 1 złoto.',

  evacuation:
    'Akcja: weź wszystkich towarzyszy z jednej wyspy i umieść ich na innych wyspach, dzieląc ich, jak chcesz.',
  'secret-weapon':
    'Na początku swojej bitwy, w czyjejkolwiek turze: rzuć dwiema kośćmi bitwy i je zsumuj. Jeśli wygrasz, zadaj o 1 uszkodzenie więcej.',
  'close-call':
    'Na początku swojej bitwy, w czyjejkolwiek turze: bitwa się nie odbywa. We własnej turze możesz płynąć dalej, jeśli masz jeszcze kroki.',
  'weapons-cache':
    'Na początku swojej bitwy, w czyjejkolwiek turze: dodaj do swojego rzutu liczbę swoich gotowych towarzyszy. Pozostają gotowi.',
  'sneak-attack':
    'Akcja: odłóż najwyżej 2 patrole z jednego regionu do puli Eskadry, jeśli na jego wyspie jest towarzysz.',
  enlist:
    'Akcja: wybierz wyspę z towarzyszem i zwerbuj za darmo dowolnie wielu członków załogi z jej symbolem. Targ uzupełnia się dopiero potem.',
  'dynamic-entry':
    'Akcja: zwiększ kość na swoich Działach o 2, najwyżej do 6. Potem możesz przenieść swój okręt flagowy bezpośrednio na dowolne pole z pomyślnym wiatrem.',
  cutter:
    'Akcja: usuń 2 towarzyszy z jednej wyspy i umieść tam kuter. Z dowolną kością wykonuje on Żeglugę (1 do 3 pól) lub Pomyślny wiatr i ignoruje wrakowiska. Każdy towarzysz na wyspie jego regionu ma 2 punkty kontroli.',
  gunship:
    'Akcja: usuń 2 towarzyszy z jednej wyspy i umieść tam kanonierkę. Z kością 4 lub 6 wykonuje ona Żeglugę (1 lub 2 pola) lub Pomyślny wiatr i ignoruje wrakowiska. Ma zawsze załadowane działa i w bitwie dodaje 3.',
};
