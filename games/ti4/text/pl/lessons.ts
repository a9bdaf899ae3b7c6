import type { lessons as en } from '../en/lessons.ts';

/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons: Record<keyof typeof en, string> = {
  'turn.title': 'Tura',
  'turn.about':
    'Weź kartę strategii, zapełnij trzy pule, aktywuj system, wykonaj ruch i desant, produkuj i zapunktuj cel.',
  'turn.pick.title': 'Karty strategii',
  'turn.pick.body':
    'Prowadzisz Federację Sol, Zofia Letnevów, a Marek Hakanów. Wygrywa, kto pierwszy ma 10 punktów zwycięstwa. Każda runda zaczyna się od kart strategii: każda ma silną zdolność dla właściciela i słabszą dla pozostałych. Weź dowolną kartę.',
  'turn.pick.done':
    'Złej karty tu nie ma. Najniższy numer, jaki masz, to twoja inicjatywa: niskie numery grają wcześniej. W trzy osoby każdy bierze dwie karty, a na każdą niewziętą trafia dobro handlowe.',
  'turn.pools.title': 'Trzy pule',
  'turn.pools.body':
    'Załóżmy, że masz Przywództwo i Wojnę. Tura to jedna akcja. Użyj Przywództwa: daje trzy żetony rozkazów. Każdy połóż w jednej z pul. Żetony taktyki aktywują systemy, żetony floty mówią, ile okrętów może być razem, żetonami strategii płacisz za karty innych.',
  'turn.pools.done':
    'Żetony taktyki i strategii się wydaje, żetony floty zostają. Cztery pozwalają na cztery okręty w każdym systemie; myśliwce się nie liczą. Wszystko w jednej puli to błąd: bez taktyki się nie ruszysz, bez strategii tylko patrzysz na innych.',
  'turn.activate.title': 'Aktywuj system',
  'turn.activate.body':
    'Akcja taktyczna kładzie żeton z puli taktyki w jednym systemie. Tam się poruszasz, walczysz, lądujesz i produkujesz, nigdzie indziej. Obok domu są dwa systemy z wolnymi planetami: aktywuj jeden z nich. Dom byłby teraz błędem, bo okręty nie opuszczą systemu z twoim żetonem.',
  'turn.activate.done':
    'Żeton zostaje tam do końca rundy. Arnor i Lor dają 3 zasoby i 3 wpływy, Lazar i Sakulag 3 i 1. Za zasoby się buduje, wpływami się głosuje i kupuje żetony. Idźmy dalej z Arnorem i Lorem.',
  'turn.move.title': 'Ruch',
  'turn.move.body':
    'Okręty przylatują z tak daleka, jak pozwala ich ruch, a transportowiec zabiera inne jednostki. Przyciskiem + dodaj transportowiec z domu, potem dwie piechoty z Jord i myśliwiec. Gdy będą na pokładzie, naciśnij Gotowe.',
  'turn.move.done':
    'Docierają razem. Transportowiec bez piechoty leciałby na darmo: planety zajmuje tylko piechota. Nie bierz jednak całej, bo dom stałby otworem dla każdego.',
  'turn.land.title': 'Desant',
  'turn.land.body':
    'Nie ma tu cudzych okrętów ani obrońców: nikt nie walczy. Wysadź piechotę, po jednej na każdą planetę albo obie na tę samą.',
  'turn.land.done':
    'Planeta jest twoja, gdy tylko stoi na niej wyłącznie twoja piechota. Jej karta przychodzi wyczerpana, więc płaci dopiero od następnej rundy. Z obiema na jednej planecie druga zostałaby wolna dla sąsiada.',
  'turn.locked.title': 'Co blokuje żeton',
  'turn.locked.body':
    'Następna tura: aktywny jest system Lazar – Sakulag. Transportowiec przy Arnorze i Lorze jest tuż obok. Naciśnij ten system i zobacz, czemu nie przyleci: trzyma go twój własny żeton. Potem dodaj transportowiec z domu z dwiema piechotami i naciśnij Gotowe.',
  'turn.locked.done':
    'Twój żeton trzyma twoje okręty do końca rundy, cudze cię nie dotyczą. Najpierw więc rusz to, co ma lecieć daleko, a dom aktywuj na końcu.',
  'turn.produce.title': 'Produkcja',
  'turn.produce.body':
    'Teraz aktywny jest dom. Stocznia kosmiczna na Jord zbuduje do sześciu jednostek. Możesz wydać 4 zasoby z Jord i 2 dobra handlowe. Zamów, co chcesz, naciśnij Gotowe i zapłać. Dwie piechoty kosztują 1 zasób.',
  'turn.produce.done':
    'Nowe jednostki od razu stoją w domu. Czym zapłacono, jest wyczerpane do końca rundy, a reszty się nie wydaje: planeta płaci zawsze całością. Produkcja przed ruchem zatrzymałaby transportowce w domu.',
  'turn.second.title': 'Karty innych',
  'turn.second.body':
    'Marek użył Technologii. Teraz każdy inny gracz może użyć jej zdolności dodatkowej: ciebie kosztuje to żeton z puli strategii i 4 zasoby. Użyj jej, wybierz jedną z podświetlonych technologii i zapłać.',
  'turn.second.done':
    'Technologia wymaga innych w swoim kolorze: na te wystarczyły twoje początkowe. Można było to pominąć i zachować żeton i zasoby, ale wtedy nową technologię miałby tylko Marek.',
  'turn.warfare.title': 'Wojna',
  'turn.warfare.body':
    'Z nieużytą kartą strategii nikt nie spasuje. Użyj Wojny: zdejmij jeden swój żeton z planszy i połóż go w jednej z pul. Potem można przenosić żetony między pulami; tym razem je zostaw.',
  'turn.warfare.done':
    'System znów jest wolny: okręty mogą z niego odlecieć i możesz go ponownie aktywować. Między pulami żetony przenosi się tylko Wojną i w fazie statusu.',
  'turn.pass.title': 'Pas',
  'turn.pass.body':
    'Obie karty strategii są użyte, a pula taktyki pusta, więc niewiele zostało do zrobienia. Spasuj.',
  'turn.pass.done':
    'W tej rundzie nie masz już tur, ale z kart innych nadal możesz korzystać. Kto spasuje za wcześnie, patrzy, jak inni grają turę za turą.',
  'turn.score.title': 'Punktowanie',
  'turn.score.body':
    'Rundę później kontrolujesz sześć planet poza systemem domowym. To spełnia cel Poszerz granice. W fazie statusu każdy może zapunktować jeden cel publiczny i jeden tajny. Zapunktuj go.',
  'turn.score.done':
    'Pierwszy punkt z dziesięciu. Ten sam cel mogą zapunktować też inni. Dopóki ktoś inny kontroluje planetę twojego domu, nie punktujesz celów publicznych. Potem żetony schodzą z planszy, każdy zyskuje dwa, a karty się przygotowuje.',
  'turn.end.title': 'Tak wygląda runda',
  'turn.end.body':
    'Faza strategii, faza akcji, faza statusu, a później rada. Przy stole „Co mogę zrobić?” podpowie rozsądne akcje, a wszystko, czego nie da się nacisnąć, powie dlaczego. Następna lekcja: Bitwa.',
  'war.title': 'Bitwa',
  'war.about':
    'Odczytaj szanse, przetrwaj działa, walcz w kosmosie, wycofaj się na czas, bombarduj i najedź planety.',
  'war.odds.title': 'Odczytaj szanse',
  'war.odds.body':
    'Kilka rund później twoja flota jest przy Wellon, między dwoma systemami Zofii: patrol przy Quann, pancerniki przy Abyz i Fria. Najpierw obejrzyj oba: obok mapy są szanse, jeśli przyleci wszystko, co sięga. Potem aktywuj ten, który wolisz zaatakować.',
  'war.odds.done':
    'Lepsza jest walka o Quann. Przy Abyz i Fria flota najpewniej by przepadła na darmo. Szanse to nie obietnica: bitwę wygrywaną trzy razy na cztery za czwartym razem się przegrywa. Lecimy do Quann.',
  'war.barrage.title': 'Ostrzał przeciwmyśliwski',
  'war.barrage.body':
    'Naciśnij Wellon: przyleci cała flota, a jedna piechota tam zostanie. Przed pierwszą rundą bitwy kosmicznej niszczyciele strzelają tylko do myśliwców: każdy dwiema kośćmi, trafienie na 9 lub 10. Użyj go: rzut nic nie kosztuje.',
  'war.barrage.done':
    'Każde trafienie niszczy myśliwiec, nadmiar przepada. Dzieje się to raz na bitwę. Niszczyciele są tanie, ale bez myśliwców przeciw sobie niewiele dają: jedną kość i trafienie od 9.',
  'war.hits.title': 'Rundy i trafienia',
  'war.hits.body':
    'W każdej rundzie obie strony rzucają naraz za wszystkie okręty, a potem przydzielają trafienia. Walcz do końca. Pancernik ma Wytrzymałość: jedno trafienie wytrzyma. Gdy trzeba tracić okręty, oddaj najpierw najtańsze.',
  'war.hits.done':
    'Uszkodzony pancernik zostanie naprawiony na koniec rundy gry; do tego czasu następne trafienie go zniszczy. Gdyby najpierw przepadł transportowiec, zabrałby ze sobą piechotę z pokładu.',
  'war.retreat.title': 'Odwrót',
  'war.retreat.body':
    'Zofia atakuje Wellon pancernikami. Ogłoś odwrót do tunelu alfa tuż obok, gdzie masz niszczyciel. Ta runda jeszcze się toczy, więc przydziel otrzymane trafienia; co zostanie, ucieknie.',
  'war.retreat.done':
    'Odwrót wymaga sąsiedniego systemu z twoimi jednostkami lub planetami i bez cudzych okrętów. Trafia tam twój żeton rozkazu, więc okręty dalej w tej rundzie nie polecą. Dalsza walka kosztowałaby pewnie wszystko.',
  'war.cannon.title': 'Działo kosmiczne',
  'war.cannon.body':
    'Flota Zofii odleciała od Abyz i Fria, ale na Abyz stoi PDS. Zanim stanie się cokolwiek innego, jego Działo kosmiczne strzela do przybywających okrętów. Naciśnij Wellon, by sprowadzić flotę, i przydziel trafienia, jeśli będą.',
  'war.cannon.done':
    'PDS trafia od 6, raz za każdym razem, gdy ktoś przyleci. Jeden PDS rzadko zatrzyma flotę. Boli za to samotny transportowiec pełen piechoty, więc weź coś taniego, co przyjmie trafienie.',
  'war.bombard.title': 'Bombardowanie',
  'war.bombard.body':
    'Nie ma z kim walczyć w kosmosie, zaczyna się inwazja. Pancernik może bombardować planetę: 5 lub więcej niszczy piechotę. Naciśnij Abyz i zobacz, czemu nie tam: chroni ją tarcza PDS. Bombarduj Fria.',
  'war.bombard.done':
    'Bombardowanie nic nie kosztuje i następuje przed desantem. Mają je tylko pancerniki i niektóre większe okręty; słońce wojny przebija nawet Tarczę planetarną.',
  'war.land.title': 'Inwazja',
  'war.land.body':
    'Na pokładzie są cztery piechoty, na każdej planecie stoi jeden obrońca, a PDS na Abyz strzela do lądujących tam oddziałów. Sprawdź szanse obu desantów i wysadź wszystkie cztery, jak chcesz: na jedną planetę albo na obie.',
  'war.land.done':
    'Bitwa lądowa trwa, aż zostanie jedna strona; z planety nie ma odwrotu. Jeśli zostaną twoi, planeta jest twoja, a wrogie budowle na niej znikają. Dwóch na jednego obrońcę to dobry początek, jeden na jednego to rzut monetą.',
  'war.end.title': 'Kiedy walczyć',
  'war.end.body':
    'Wygrywają punkty, nie bitwy: walcz o planetę albo cel, których potrzebujesz. Kalkulator bitew porówna dowolne dwie floty, zanim wydasz żeton. I pamiętaj o sąsiedzie, który czeka, aż się wykrwawisz. Następna lekcja: Rada.',
  'council.title': 'Rada',
  'council.about': 'Karty akcji i ich anulowanie, umowa, aneksy, głosowanie i ustawy.',
  'council.play.title': 'Karty akcji',
  'council.play.body':
    'Każda karta akcji mówi, kiedy się ją zagrywa. Inicjatywa wydobywcza sama jest akcją: zyskujesz tyle dóbr handlowych, ile zasobów ma jedna twoja planeta. Zagraj ją z ręki i wybierz planetę. Najlepsza jest Jord.',
  'council.play.done':
    'Zofia anuluje ją Sabotażem. Obie karty przepadły, ale akcja nie jest zużyta: wykonaj inną. Nie opieraj tury na jednej karcie, dopóki inni mogą mieć Sabotaż.',
  'council.cancel.title': 'Teraz ty reagujesz',
  'council.cancel.body':
    'Zofia zagrywa Zarazę na Jord: każda piechota ginie tam na 6 lub więcej. Masz Sabotaż i to jego chwila. Anuluj Zarazę albo pomiń i zachowaj Sabotaż na coś gorszego.',
  'council.cancel.done':
    'Sabotaże są tylko cztery. Cztery piechoty odtworzysz za 2 zasoby, więc oszczędzić kartę to nie błąd; stracić dom już tak. Każdy jest pytany w tajemnicy, nawet z pustą ręką: zawahanie niczego nie zdradza.',
  'council.deal.title': 'Umowa z sąsiadem',
  'council.deal.body':
    'Za własne towary nic nie kupisz, ale u innego gracza stają się dobrami handlowymi. Sąsiad Marek daje 4 swoje za 4 twoje. Otwórz Umowy, przeczytaj ofertę i podpisz ją.',
  'council.deal.done':
    'Oboje macie o 4 dobra handlowe więcej, każde warte zasób albo wpływ. W swojej turze możesz handlować raz z każdym sąsiadem. Bez podpisu zostałyby ci 4 towary, które za nic nie zapłacą.',
  'council.rider.title': 'Aneks',
  'council.rider.body':
    'Rada zbiera się, gdy ktoś zajmie Mecatol Rex. Odsłonięto pierwszą agendę, Przepisy o flotach. Zagraj Aneks o handlu i przewidź wynik, Za albo Przeciw: jeśli trafisz, zyskasz 5 dóbr handlowych. Nad tą agendą już jednak nie głosujesz.',
  'council.rider.done':
    'Zofia i Marek głosowali Za. Trafna prognoza płaci, chybiona przepada. Aneks zdradza też wszystkim, czego chcesz: najpierw zapytaj innych, jak zagłosują.',
  'council.vote.title': 'Głosowanie',
  'council.vote.body':
    'Regulowany pobór: Zofia ma 4 głosy Za, Marek 3 Przeciw. Masz żeton przewodniczącego i głosujesz na końcu. Wybierz Za albo Przeciw i wyczerp planety: każda daje tyle głosów, ile ma wpływów, wszystkie na jeden wynik.',
  'council.vote.done':
    'Przy remisie decyduje przewodniczący. Planety wyczerpane teraz nie głosują nad drugą agendą; potem wszystkie się przygotowuje, więc niewykorzystane głosy po prostu przepadają. Nie dawaj więcej, niż trzeba do wygranej.',
  'council.tie.title': 'Decyduje przewodniczący',
  'council.tie.body':
    'Ministra handlu dostaje wybrany gracz: Zofia i Marek mają po 3 głosy. Twoje planety są wyczerpane, ale masz żeton przewodniczącego i to ty rozstrzygasz remis. Wybierz jedno z nich.',
  'council.tie.done':
    'Ustawa leży u wybranego gracza i odtąd mu służy. Taka przysługa ma cenę: podaj ją, zanim rozstrzygniesz, i pamiętaj, że obietnice na później nikogo nie wiążą.',
  'council.law.title': 'Co zmienia ustawa',
  'council.law.body':
    'Rundę później obowiązuje Regulowany pobór: myśliwiec i piechota kosztują po 1 zasobie, już nie 1 za dwie sztuki. Zamów kilka w domu, patrz na koszt, naciśnij Gotowe i zapłać.',
  'council.law.done':
    'Ustawy obowiązują wszystkich, swojego właściciela albo jedną planetę, dopóki nie uchyli ich inna agenda lub karta. Stół stosuje je sam i powie, gdy któraś stanie ci na drodze.',
  'council.end.title': 'Do stołu',
  'council.end.body':
    'Wiesz już, co trzeba. Na pierwszą rozgrywkę weź trzech graczy z botami, sześć frakcji pierwszej gry i drukowaną mapę. W każdej rundzie zapunktuj cel: to rozstrzyga. I rozmawiaj z sąsiadami, są tańsi niż floty.',
};
