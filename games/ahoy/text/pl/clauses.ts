import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'AH-1.1':
    'Po tych wodach pływają trzy rodzaje frakcji: Eskadra Błękitnopłetwych (w skrócie Eskadra), Unia Mięczaków (w skrócie Unia) i najwyżej dwóch Przemytników. Sojuszy nie ma: każdy inny gracz jest twoim wrogiem.',
  'AH-1.2':
    'Okręty flagowe, patrole, twierdze, kuter i kanonierka to figurki: mogą walczyć i odnosić uszkodzenia, a wszystkie poza twierdzami się poruszają. Towarzysze to zwykłe znaczniki. Nie robią nic takiego i trafiają tylko tam, gdzie umieści ich jakiś efekt.',
  'AH-1.3':
    'Region to jeden kafel z czterema polami, dwa na dwa. Dokładnie jedno z nich to wyspa i nosi ona symbol: rybę, miecz, kompas, czaszkę, drzewo albo papugę. Każdy symbol mają dwa kafle.',
  'AH-1.4': 'Pola sąsiadują, gdy mają wspólną krawędź. Styk rogami się nie liczy.',
  'AH-1.5':
    'Figurka się porusza, gdy na pole doprowadzi ją krok, prąd albo przeniesienie bezpośrednie. Jest umieszczana, gdy po prostu ją tam stawiasz. Bitwy i teren dotyczą tylko ruchu.',
  'AH-1.6':
    'Przeniesienie bezpośrednie prowadzi skądkolwiek prosto na wskazane pole, bez względu na to, co leży pomiędzy. Przybycie liczy się jak każdy inny ruch na to pole: następuje bitwa, teren i zakotwiczenie.',
  'AH-1.7':
    'Figurka kotwiczy, gdy poruszyła się na inne pole i dalej już nie płynie, bo nie może albo bo tego nie chcesz.',
  'AH-1.8': 'Figurka z załadowanymi działami to taka, która może wymusić bitwę.',
  'AH-1.9':
    'Punkty sławy to twój wynik. Kość bogactwa mówi, ile punktów sławy wart jest region. Pula to zapas, z którego bierze się komponenty jednego rodzaju.',
  'AH-1.10': 'Tekst karty zwraca się do tego, kto ją ma. Wróg to każdy inny gracz.',

  'AH-2.1':
    'Wspólne są: 12 kafli regionów, 11 kości bogactwa, 2 kości bitwy, 30 kart targu, 20 znaczników złota, 25 znaczników uszkodzeń, tor sławy z liczbami od 0 do 39 i 4 znacznikami sławy oraz karta pierwszego gracza.',
  'AH-2.2': 'Eskadra ma okręt flagowy, 10 patroli, 3 twierdze, 5 kości akcji i 2 karty pomocy.',
  'AH-2.3':
    'Unia ma okręt flagowy, kuter, kanonierkę, 20 towarzyszy, 4 kości akcji i 12 kart planów.',
  'AH-2.4':
    'Przemytnik ma okręt flagowy, 4 kości akcji, dwa znaczniki przychylności (jeden Eskadry, jeden Unii), biały i czarny znacznik nagrody oraz kartę pomocy.',
  'AH-2.5':
    'Komponentów jest tyle, ile w pudełku; nie kończą się tylko znaczniki uszkodzeń. Jeśli pula jest pusta, komponentu nie zyskujesz ani nie umieszczasz.',

  'AH-3.1':
    'Dwóch graczy gra Eskadrą i Unią. Trzeci gracz jest Przemytnikiem, czwarty również. Wszystko, co należy do niewykorzystanych frakcji, zostaje w pudełku.',
  'AH-3.2':
    'Gracze siedzą zgodnie z ruchem wskazówek zegara w tej kolejności: Eskadra, Przemytnik, Unia, Przemytnik, z pominięciem tych, którzy nie grają. Obaj Przemytnicy są tacy sami; jeśli nie mogą się zgodzić, o miejscach rozstrzyga los.',
  'AH-3.3':
    'Potasuj 12 kafli regionów, jeden odłóż bez oglądania do pudełka, a pozostałych 11 ułóż zakrytych w stos.',
  'AH-3.4':
    'Wyłóż dwa kafle ze stosu. Stykają się krawędzią jednego pola, a ich wyspy leżą możliwie najdalej od siebie.',
  'AH-3.5':
    'Na każdym wyłożonym kaflu leży kość bogactwa o wartości 1. Wszyscy zaczynają z 0 punktów sławy.',
  'AH-3.6':
    'Przy dwóch lub trzech graczach do pudełka trafia jedna losowa karta targu każdego symbolu, razem sześć, i wszyscy mogą je obejrzeć. Pozostałe potasuj i odkryj trzy z nich: to jest targ.',
  'AH-3.7': 'Każdy gracz rzuca jawnie wszystkimi swoimi kośćmi akcji i bierze 1 złoto.',
  'AH-3.8':
    'Eskadra dostaje kartę pierwszego gracza, wybiera jedną z dwóch wysp i umieszcza na niej okręt flagowy i 1 patrol.',
  'AH-3.9':
    'Pierwszy Przemytnik, jeśli gra, umieszcza okręt flagowy na dowolnym polu bez wyspy, kładzie oba znaczniki przychylności zakryte (sam może je w każdej chwili obejrzeć) i stawia oba znaczniki nagrody pośrodku siatki nagród.',
  'AH-3.10':
    'Unia umieszcza okręt flagowy i 2 towarzyszy na wyspie, która jest jeszcze pusta, dobiera w tajemnicy 2 ze swoich 12 potasowanych planów i stawia w gotowości 6 towarzyszy. Pozostałych 12 tworzy jej pulę.',
  'AH-3.11':
    'Przy czterech graczach po Unii przygotowuje się drugi Przemytnik, tak samo jak pierwszy.',
  'AH-3.12': 'Umieszczanie podczas przygotowania nie rozpoczyna bitwy ani nie uruchamia terenu.',

  'AH-4.1':
    'Gra toczy się w rundach, a runda składa się z tur, które idą od pierwszego gracza zgodnie z ruchem wskazówek zegara. W pierwszej rundzie jest nim Eskadra.',
  'AH-4.2':
    'W swojej turze umieszczasz dokładnie dwie kości, jedną po drugiej, i za każdym razem wykonujesz akcję danego pola. Przed nimi, między nimi i po nich możesz wykonać dowolnie wiele akcji bez kości.',
  'AH-4.3':
    'Cztery kości wystarczają w rundzie na dwie tury. Eskadra, która ma pięć kości, rozgrywa też trzecią, w której umieszcza ostatnią kość.',
  'AH-4.4':
    'Następna tura należy do najbliższego gracza zgodnie z ruchem wskazówek zegara, który ma jeszcze kość do umieszczenia. Jeśli jest nim już tylko Eskadra, jej trzecia tura następuje zaraz po drugiej.',
  'AH-4.5':
    'Kość, która nigdzie nie pasuje, odkłada się na bok. Liczy się do kości tej tury i w tej rundzie do niczego się już nie przyda.',
  'AH-4.6': 'Jedna akcja musi się skończyć, zanim zacznie się następna.',
  'AH-4.7':
    'Turę możesz zakończyć, gdy jej kości są umieszczone lub odłożone na bok. Wtedy następują efekty końca tury i tura dobiega końca.',
  'AH-4.8': 'Runda się kończy, gdy nikt nie ma już kości do umieszczenia.',

  'AH-5.1':
    'Kość kładzie się na puste pole: na twojej planszy, na karcie twojej załogi albo, gdy grasz Unią, na karcie kutra lub kanonierki. Pole z kością albo ze znacznikiem uszkodzenia nie jest puste.',
  'AH-5.2':
    'Pole bez symbolu przyjmuje każdą kość, pole z liczbą tylko kość o tej wartości, a pole „parzysta” kość 2, 4 lub 6.',
  'AH-5.3': 'Umieszczone kości leżą do końca rundy. Przesunąć je może tylko port.',
  'AH-5.4':
    'Zanim umieścisz kość, możesz ją zmienić za złoto, za każde złoto o 1 w górę lub w dół. Jej wartość pozostaje między 1 a 6, a z 6 na 1 ani odwrotnie drogi nie ma.',
  'AH-5.5':
    'Kość, którą płacisz za werbunek albo którą kładziesz na karcie załogi lub statku, jest jedną z kości twojej tury jak każda inna.',
  'AH-5.6': 'Wolno zrobić coś, co nie ma żadnego skutku, nawet wydać złoto na darmo.',

  'AH-6.1': 'Żegluga: porusz swój okręt flagowy o 1 lub 2 pola, krok po kroku.',
  'AH-6.2':
    'Pomyślny wiatr: możesz przenieść swój okręt flagowy bezpośrednio na pole, którego pomyślny wiatr ma liczbę równą wartości umieszczonej kości.',
  'AH-6.3': 'Działa: twoje figurki mają do końca rundy załadowane działa.',
  'AH-6.4':
    'Naprawa: usuń najwyżej 2 znaczniki uszkodzeń z pól na kości na swojej planszy i kartach załogi.',
  'AH-6.5': 'Ile pól ma akcja i jakie kości przyjmują, zależy od frakcji.',

  'AH-7.1':
    'Krok prowadzi na sąsiednie pole, ale nigdy przez mieliznę. Na krawędzi mapy może też prowadzić poza mapę, a to oznacza odkrywanie.',
  'AH-7.2':
    'Na każdym polu, na które wpływasz, najpierw odkrywasz, jeśli leżało poza mapą, potem walczysz, jeśli jest tam wróg i choć jedna strona ma załadowane działa, a na koniec działa wrakowisko lub prąd.',
  'AH-7.3':
    'Następnie albo wykorzystujesz kolejny krok, albo kotwiczysz. Okręt flagowy, który zakotwiczył, korzysta z portu i skarbu na swoim polu; następuje też to, co przy kotwiczeniu robi twoja frakcja.',
  'AH-7.4':
    'Odkrywanie zabiera figurce wszystkie kroki, które zostały jej w tej akcji, bitwa także.',
  'AH-7.5': 'Dopóki figurka nie zakotwiczy, żadna inna akcja nie może się zacząć.',
  'AH-7.6': 'Na jednym polu może stać dowolnie wiele figurek.',
  'AH-7.7': 'Gdzie nikt nie ma załadowanych dział, wrogowie mijają się i spotykają bez następstw.',
  'AH-7.8':
    'Przeniesienie bezpośrednie liczy się tylko na polu, na którym się kończy: bitwa, teren i zakotwiczenie następują tam i nigdzie po drodze.',

  'AH-8.1':
    'Gdy twoja figurka wypływa poza mapę, dobierz kolejny kafel regionu, połóż go tak, żeby krok skończył się na jednym z jego pól, porusz tam figurkę i połóż na kaflu kość bogactwa o wartości 1.',
  'AH-8.2':
    'Miejsce i obrót kafla wybierasz ty, byle jego pola pasowały do siatki i niczego nie zakrywały. Z kaflem, z którego przypływasz, wystarczy wspólna krawędź jednego pola.',
  'AH-8.3': 'Nowa wyspa nie może mieć wspólnej krawędzi z inną wyspą. Rogami mogą się stykać.',
  'AH-8.4':
    'Nie możesz wypłynąć poza mapę tam, gdzie nie zmieściłby się żaden kafel, ani gdy stos regionów się wyczerpał.',
  'AH-8.5':
    'Jeśli prąd miałby znieść figurkę poza mapę tam, gdzie nie można odkrywać, figurka kotwiczy na polu z prądem.',
  'AH-8.6':
    'Odkrywanie kończy kroki, ale odkryte pole działa od razu: jego wrakowisko uszkadza, a jego prąd niesie figurkę dalej jeszcze przed zakotwiczeniem, być może ku kolejnemu odkryciu.',
  'AH-8.7':
    'Luki, w których nie zmieści się żaden kafel, to zwykła rzecz na morzu. Nikt nie może na nie wpłynąć.',
  'AH-8.8': 'Patrole, kuter i kanonierka odkrywają tak samo jak okręt flagowy.',

  'AH-9.1':
    'Bitwa zaczyna się, gdy figurka porusza się na pole albo gdy jakiś efekt pozwala jej walczyć, jakby to zrobiła. Umieszczenie figurki żadnej nie rozpoczyna, a we mgle nie walczy się wcale.',
  'AH-9.2':
    'Dopóki na twoich Działach leży kość o dowolnej wartości, twój okręt flagowy i twoje patrole mają załadowane działa. Twierdze i kanonierka mają je załadowane zawsze, kuter nigdy.',
  'AH-9.3':
    'Figurka z załadowanymi działami, która wpływa na pole, musi walczyć ze wszystkimi wrogimi figurkami na nim. Figurka bez załadowanych dział musi walczyć z tymi, które je mają.',
  'AH-9.4':
    'Każda wroga figurka to osobna bitwa, każdy pojedynczy patrol też. Kolejność ustala gracz, który się poruszył, i w każdej z nich to on atakuje.',
  'AH-9.5':
    'Bitwa ma pięć kroków. Atakujący wskazuje wrogą figurkę i następują efekty początku bitwy; atakujący może zmniejszyć swoją kość na Działach, najniżej do 1; potem może to zrobić obrońca; obaj rzucają kością bitwy i dodają, o ile zmniejszyli kość, oraz swoje premie, a wyższa suma wygrywa, przy remisie suma atakującego; wreszcie zwycięzca może wybrać jedną z opcji zwycięstwa swojej frakcji.',
  'AH-9.6':
    'Zmniejszenie kości na Działach trwa do końca rundy, chyba że jakiś efekt znów ją zwiększy. Nawet kość o wartości 1 oznacza załadowane działa.',
  'AH-9.7':
    'Eskadra może mieć na Działach dwie kości, ale w jednej bitwie wolno jej zmniejszyć tylko jedną z nich.',
  'AH-9.8':
    'Do rzutu dodaje się: za twierdzę 2, za kanonierkę 3, za Awanturników 1, za Skrytkę z bronią liczbę twoich gotowych towarzyszy, a za Tajną broń drugą kość bitwy.',
  'AH-9.9':
    'Po bitwach figurka nie zrobi już w tej akcji żadnego kroku. Prąd na jej polu nadal ją jednak znosi.',
  'AH-9.10':
    'Jeśli figurka, która wpłynęła na pole, zostanie usunięta albo odpłynie dzięki opcji zwycięstwa, pozostałe jej bitwy na tym polu się nie odbywają.',
  'AH-9.11':
    'Przegrana kosztuje tylko tyle, ile mówią opcja zwycięstwa i karty zwycięzcy. Opcję może wybrać każdy zwycięzca, z załadowanymi działami czy bez.',

  'AH-10.1':
    'Prądy i wrakowiska dotyczą figurek, które wpływają na pole, porty i skarby tych, które na nim kotwiczą. Figurki umieszczonej nie dotyczy nic z tego.',
  'AH-10.2':
    'Silny prąd: figurka, która tu wpływa, od razu porusza się o jedno pole dalej w kierunku strzałki. Nie kosztuje to kroku, dzieje się przed zakotwiczeniem i jest ruchem jak każdy inny, z bitwą, odkrywaniem i terenem.',
  'AH-10.3':
    'Port: gdy zakotwiczy tu twój okręt flagowy, możesz albo naprawić 2 uszkodzenia, albo przesunąć jedną ze swoich umieszczonych kości na wolne pole Dział; Eskadra może tak przesunąć tylko 5 lub 6.',
  'AH-10.4': 'Mgła: na tym polu nikt nie walczy.',
  'AH-10.5':
    'Pomyślny wiatr: liczba, po której pole znajduje akcja Pomyślny wiatr i niektóre inne efekty. Wyspy jej nie mają.',
  'AH-10.6':
    'Mielizna: przez tę krawędź pola nie prowadzi żaden krok. Przeniesienie bezpośrednie i umieszczanie ją ignorują.',
  'AH-10.7':
    'Wrakowisko: figurka odnosi 1 uszkodzenie za każdym razem, gdy tu wpływa. Kuter i kanonierka są bezpieczne, gdy płyną dzięki kości na własnej karcie.',
  'AH-10.8':
    'Skarb: gdy zakotwiczy tu twój okręt flagowy, możesz wziąć pokazane złoto. Skarb jest tu na stałe; ma go każde wrakowisko i kilka innych pól.',
  'AH-10.9':
    'Wyspa: tu się werbuje, przemyca i dostarcza, a niektóre akcje frakcji jej potrzebują.',

  'AH-11.1':
    'Gdy uszkodzony zostaje okręt flagowy, znacznik uszkodzenia trafia na puste pole na kość na planszy lub karcie załogi jego właściciela.',
  'AH-11.2':
    'Gdy odnosisz uszkodzenie, na przykład na wrakowisku, pole wybierasz ty. Gdy ktoś ci je zadaje, na przykład po bitwie, wybiera ta osoba.',
  'AH-11.3':
    'Nie można uszkodzić pola, na którym leży znacznik uszkodzenia lub kość albo które ma przerywaną ramkę. Taką ramkę ma Naprawa i cena załogi, która kosztuje kość.',
  'AH-11.4':
    'Gdy żadnego pola nie da się uszkodzić, uszkodzenie się ignoruje. Okrętu flagowego nic nie usuwa.',
  'AH-11.5':
    'Uszkodzony patrol lub uszkodzona twierdza wraca do puli Eskadry, znacznika się nie kładzie.',
  'AH-11.6':
    'Uszkodzenie kutra lub kanonierki kładzie się na pustym polu jego lub jej karty i nigdy nie można go naprawić. Gdy wszystkie pola karty są uszkodzone, kartę się odrzuca, a statek znika z mapy.',
  'AH-11.7':
    'Naprawianie usuwa znacznik z dowolnego twojego uszkodzonego pola. Nienaprawione uszkodzenie zostaje, runda po rundzie.',

  'AH-12.1':
    'Dopóki twój okręt flagowy jest przy wyspie, możesz bez kości zwerbować dowolnie wiele odkrytych kart targu z symbolem tej wyspy, na które cię stać.',
  'AH-12.2':
    'Na wyspie z twierdzą Eskadra werbuje, nawet gdy jej okręt flagowy jest gdzie indziej, natomiast wrogie okręty flagowe nie mogą tam werbować, przemycać ani dostarczać.',
  'AH-12.3':
    'Cena jest na karcie: 1 złoto, 2 złota albo dowolna kość, którą umieszczasz na polu karty z przerywaną ramką.',
  'AH-12.4':
    'Wsuń kartę pod swoją planszę tak, żeby było widać załogę; możesz mieć dowolnie wielu członków załogi. Lukę na targu od razu wypełnia nowa karta. Gdy talia jest pusta, luka zostaje.',
  'AH-12.5':
    'Jedni członkowie załogi działają sami, inni dają ci nową akcję, z kością albo bez niej.',
  'AH-12.6': 'Karta usunięta z gry lub odłożona do pudełka już do gry nie wraca.',

  'AH-13.1':
    'Na koniec rundy w każdym regionie porównuje się punkty kontroli. Eskadrze liczy się 1 za patrol, 2 za twierdzę i 2 za okręt flagowy, na dowolnym polu. Unii liczy się 1 za każdego towarzysza na wyspie albo 2, jeśli w regionie jest kuter, i po 1 za okręt flagowy, kuter i kanonierkę, na dowolnym polu. Przemytnikom nie liczy się nic.',
  'AH-13.2':
    'Frakcja z większą kontrolą zdobywa tyle punktów sławy, ile pokazuje kość bogactwa. Przy remisie, także w pustym regionie, nikt nic nie zdobywa.',
  'AH-13.3':
    'Potem następuje porządkowanie. Po pierwsze: jeśli ktoś ma co najmniej 30 punktów sławy, gra się kończy.',
  'AH-13.4':
    'Po drugie, tylko przy dwóch graczach: pierwszy gracz musi zwiększyć jedną kość bogactwa o 1 i może usunąć z gry wszystkie odkryte karty targu, które się potem zastępuje.',
  'AH-13.5': 'Po trzecie: każdy zabiera wszystkie swoje kości akcji i nimi rzuca.',
  'AH-13.6':
    'Po czwarte: karta pierwszego gracza wędruje do następnego gracza zgodnie z ruchem wskazówek zegara.',
  'AH-13.7': 'Na koniec Unia dobiera dwa plany albo tyle, ile zostało, i zaczyna się nowa runda.',

  'AH-14.1':
    'Pola Eskadry: cztery na Żeglugę i dwa na Pomyślny wiatr (dowolna kość), Rozkaz (3), Działa (5) i Działa (6), Bombardowanie (4), Rozmieszczenie (dowolna kość) oraz Naprawa (2), z przerywaną ramką.',
  'AH-14.2':
    'Ilekroć okręt flagowy Eskadry kotwiczy po Żegludze lub Pomyślnym wietrze, można umieścić przy nim patrol z puli.',
  'AH-14.3':
    'Bombardowanie: wszyscy towarzysze z wyspy regionu, w którym jest okręt flagowy, wracają do puli Unii.',
  'AH-14.4':
    'Rozkaz: najwyżej cztery różne patrole robią po jednym kroku. Każdy z nich sam odkrywa, walczy i napotyka teren i żadnego innego przez to nie zatrzymuje.',
  'AH-14.5':
    'Rozmieszczenie: umieść patrol na polu okrętu flagowego albo na sąsiednim polu. Wrogowie ani teren się nie liczą, mielizny także nie.',
  'AH-14.6':
    'Patrole walczą tak samo jak okręt flagowy. Działa ładuje im tylko kość na Działach i w ich bitwach wolno ją zmniejszać.',
  'AH-14.7':
    'Na koniec swojej tury Eskadra może wymienić dwa patrole z jednej wyspy na twierdzę w tym samym miejscu, tyle razy, ile zdoła. Na wyspie może ich być kilka.',
  'AH-14.8':
    'Twierdza się nie porusza, ma zawsze załadowane działa, w bitwie dodaje 2, wolno dla niej zmniejszyć kość na Działach i panuje nad swoją wyspą. Unia może mimo to umieszczać tam towarzyszy.',
  'AH-14.9':
    'Po zwycięstwie Eskadra wybiera jedno: zadać 1 uszkodzenie i ukraść 1 złoto; zadać 2 uszkodzenia; albo, po pokonaniu statku Unii, zadać 1 uszkodzenie i usunąć towarzysza z wyspy regionu, w którym toczyła się bitwa.',

  'AH-15.1':
    'Pola Unii: cztery na Żeglugę, dwa na Pomyślny wiatr i jedno na Działa (dowolna kość), Wiec (1), Natchnienie (6), Mobilizacja (6) oraz Naprawa (parzysta), z przerywaną ramką. Karta kutra ma pole na dowolną kość, karta kanonierki jedno na 4 i jedno na 6.',
  'AH-15.2':
    'Zyskani towarzysze idą z puli do gotowych. Umieszczani towarzysze idą z gotowych na wyspę. Usuwani towarzysze idą do puli. W każdym z tych miejsc może ich być dowolnie wielu.',
  'AH-15.3':
    'Gdy statek Unii po Żegludze kotwiczy przy wyspie, czy to okręt flagowy, kuter, czy kanonierka, Unia może albo umieścić tam najwyżej 2 towarzyszy, albo zyskać 2 towarzyszy.',
  'AH-15.4': 'Natchnienie: umieść po 1 towarzyszu na najwyżej czterech wyspach.',
  'AH-15.5': 'Wiec: umieść najwyżej 4 towarzyszy na wyspie regionu, w którym jest okręt flagowy.',
  'AH-15.6': 'Mobilizacja: jeśli okręt flagowy jest przy wyspie, zyskaj 4 towarzyszy.',
  'AH-15.7':
    'Plany trzyma się na ręce w tajemnicy i może ich być dowolnie wiele. Wolno o nich mówić, zgodnie z prawdą lub nie, ale nie wolno ich pokazywać. Na każdym jest napisane, kiedy można go zagrać; potem odrzuca się go odkrytego, tylko karty kutra i kanonierki zostają w grze.',
  'AH-15.8':
    'Kuter i kanonierkę zagrywa się jako akcję: usuń 2 towarzyszy z jednej wyspy i umieść tam statek.',
  'AH-15.9':
    'Z kością na swojej karcie statek wykonuje Żeglugę (kuter do 3 pól, kanonierka do 2) albo Pomyślny wiatr (według wartości kości). Wrakowiska wtedy mu nie szkodzą.',
  'AH-15.10':
    'Kanonierka ma zawsze załadowane działa, dodaje 3 i wolno dla niej zmniejszyć kość na Działach. Kuter nigdy nie ma załadowanych dział i ta kość nic mu nie daje, walczy więc tylko z wrogami, którzy załadowane działa mają.',
  'AH-15.11':
    'Potężne szczypce: kuter sam ma 1 punkt kontroli i podwaja punkty wszystkich towarzyszy na wyspie swojego regionu.',
  'AH-15.12':
    'Kuter i kanonierka nie korzystają z portów ani skarbów, nie mogą werbować i nie dotyczą ich efekty dla „twojego okrętu flagowego”.',
  'AH-15.13':
    'Po zwycięstwie dowolnego swojego statku Unia wybiera jedno: zadać 1 uszkodzenie i umieścić towarzysza na wyspie regionu, w którym toczyła się bitwa; albo zadać 1 uszkodzenie i ukraść 1 złoto.',

  'AH-16.1':
    'Pola Przemytnika: trzy na Żeglugę i po jednym na Pełne żagle, Pomyślny wiatr i Działa (dowolna kość), Negocjacje (parzysta) oraz Naprawa (parzysta), z przerywaną ramką.',
  'AH-16.2':
    'Pełne żagle: porusz swój okręt flagowy co najmniej o 1 pole, a najwyżej o tyle pól, ile pokazuje kość.',
  'AH-16.3':
    'Negocjacje: przy wyspie zwerbuj jednego odkrytego członka załogi o dowolnym symbolu i bez płacenia. Tak samo możesz zwerbować jeszcze jednego, jeśli usuniesz z tej wyspy towarzysza, ale nigdy trzeciego, a gdy targ jest pusty, nie wolno ci też usunąć towarzysza.',
  'AH-16.4':
    'Przemyt, bez kości i ile razy chcesz: dopóki twój okręt flagowy jest przy wyspie, weź odkrytą kartę targu z jej symbolem jako ładunek. Nic to nie kosztuje, a targ się uzupełnia.',
  'AH-16.5':
    'Możesz przewozić dwie karty ładunku. Jeśli masz ich więcej, usuń z gry te, które wybierzesz.',
  'AH-16.6':
    'Dostawa, bez kości i ile razy chcesz: gdy twój okręt flagowy jest przy wyspie o symbolu, do którego zmierza ładunek, zdobądź 2 punkty sławy, zwiększ kość bogactwa regionu o 1, zdobądź nagrodę i wsuń kartę zakrytą pod jeden ze swoich dwóch znaczników przychylności, które pozostają zakryte.',
  'AH-16.7':
    'Żeby zdobyć nagrodę, przesuń biały znacznik na sąsiednie pole siatki, byle nie na to z czarnym znacznikiem. Możesz wziąć to, co to pole oferuje. Czarny znacznik przesuwa się potem na pole, które biały opuścił.',
  'AH-16.8':
    'Po zwycięstwie Przemytnik wybiera jedno: zadać 1 uszkodzenie i od razu poruszyć się o 1 lub 2 pola, z dala od innych bitew na tym polu, jeśli jakieś grożą; albo zadać 1 uszkodzenie i zdobyć nagrodę. W ten sposób Przemytnik porusza się tylko raz w akcji.',

  'AH-17.1': 'Grę kończy wyłącznie sprawdzenie podczas porządkowania, po punktowaniu regionów.',
  'AH-17.2':
    'Przemytnicy odkrywają przychylność. Dostarczona karta daje 1 punkt sławy za każdy region na mapie, który ma symbol z lewego górnego rogu karty i jest kontrolowany przez frakcję, pod której znacznikiem przychylności leży karta.',
  'AH-17.3':
    'Wygrywa gracz z największą liczbą punktów sławy; przy remisie ten spośród nich, kto ma najwięcej złota.',
  'AH-17.4': 'Kto remisuje i wtedy, dzieli się zwycięstwem.',

  'AH-18.1': 'Gdzie tekst załogi lub planu przeczy zasadom, rację ma karta.',
  'AH-18.2': 'Czego nie można, tego nie można, chyba że coś każe zignorować właśnie to.',
  'AH-18.3':
    'Jeśli kilka rzeczy dzieje się naraz, ich kolejność ustala gracz, który rozgrywa turę.',
  'AH-18.4':
    'Wartości kości są jawne. Tajne są plany na ręce, kolejność wszystkich talii i kafli, kafel w pudełku, to, który znacznik przychylności jest który, i dostarczone karty leżące zakryte.',
  'AH-18.5': 'Gdy jeden z dwóch graczy nie widzi już nadziei, poddanie się to nie wstyd.',
};
