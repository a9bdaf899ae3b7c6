import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'ARC-1.1':
    'Arcs to gra dla dwóch do czterech osób; każda ma jeden kolor. Wszyscy pozostali przy stole są twoimi rywalami, drużyn nie ma. Wygrywa osoba, która na końcu gry ma najwięcej potęgi.',
  'ARC-1.2':
    'Wspólne są: mapa, 25 znaczników zasobów (po 5 Materiału, Paliwa, Broni, Relikwii i Psioników), 18 kości (6 potyczki, 6 ataku, 6 najazdu), 3 znaczniki ambicji, znacznik zero, znacznik inicjatywy, znacznik rozdziału, 4 znaczniki tras i 6 znaczników wyłączenia z gry.',
  'ARC-1.3':
    'Karty: 28 kart akcji, 12 kart przygotowania (po cztery na każdą liczbę graczy), 25 kart gildii, 6 kart komunikatów, 8 liderów i 14 kart wiedzy.',
  'ARC-1.4':
    'Każdy gracz ma planszę, 5 miast, 5 portów kosmicznych, 15 statków, 10 agentów i znacznik potęgi. Drugi znacznik potęgi służy tylko rozszerzeniom.',
  'ARC-1.5':
    'Karta akcji ma kolor (Administracja, Agresja, Konstrukcja lub Mobilizacja), numer od 1 do 7, punkty akcji i – poza jedynką – ambicję.',
  'ARC-1.6':
    'Twoja plansza ma sześć pól zasobów o kosztach najazdu 3, 1, 1, 2, 1, 3 od lewej do prawej, pięć pól miast, pięć pól oburzenia oraz pola trofeów i więźniów, które mieszczą dowolną liczbę komponentów.',
  'ARC-1.7':
    'Miasta leżące jeszcze na twojej planszy zakrywają pola zasobów i premie. Przy 5, 4, 3 lub 2 miastach na planszy masz 2, 3, 4 lub 6 otwartych pól. Z ostatnim miastem masz ich nadal 6 i premię 2, bez miast 6 pól i premię 5.',
  'ARC-1.8':
    'Znaczniki ambicji są warte za pierwsze i drugie miejsce 5 i 3, 3 i 2, 2 i 0 po stronie niebieskiej oraz 9 i 4, 6 i 3, 4 i 2 po stronie złotej.',
  'ARC-1.9':
    'Potęga nie ma górnej granicy: liczy się ją także powyżej 50. Zdobytej potęgi nigdy nie tracisz.',

  'ARC-2.1': 'Rozłóż mapę. Kości i znaczniki zasobów tworzą wspólne zapasy.',
  'ARC-2.2':
    'Wylosowany gracz bierze znacznik inicjatywy i zajmuje pierwsze miejsce; pozostałe miejsca numeruje się zgodnie z kierunkiem ruchu wskazówek zegara.',
  'ARC-2.3':
    'Talia akcji to 20 kart o numerach od 2 do 6. Przy czterech graczach dochodzą jedynki i siódemki, razem 28 kart. Talię się tasuje.',
  'ARC-2.4':
    'Wszystkie trzy znaczniki ambicji zaczynają niebieską stroną ku górze wśród dostępnych znaczników, znacznik rozdziału na polu 1, a znacznik zero na swoim polu.',
  'ARC-2.5':
    'Potasuj 25 kart gildii i 6 kart komunikatów jako talię dworu i odsłoń dwór: 3 karty przy dwóch graczach, 4 karty przy trzech lub czterech.',
  'ARC-2.6': 'Z czterech kart przygotowania dla danej liczby graczy losuje się jedną.',
  'ARC-2.7':
    'Wskazane na niej gromady (dwie przy dwóch lub trzech graczach, jedna przy czterech) są wyłączone z gry: bramę zakrywa znacznik trasy, a każdą z trzech planet znacznik wyłączenia z gry.',
  'ARC-2.8':
    'Tylko przy dwóch graczach: za każdą z sześciu wyłączonych planet przenieś z zapasów 1 znacznik jej typu na pole ambicji. Materiał i Paliwo trafiają do Potentata, Broń do Wodza, Relikwie do Opiekuna, Psioniki do Empaty; Tyran nie dostaje nic.',
  'ARC-2.9':
    'Te neutralne znaczniki leżą tam przez całą grę. Nie są zapasami i nikt nie może ich zyskać, ukraść ani odrzucić. Biorą udział tylko w punktowaniu.',
  'ARC-2.10':
    'Weź komponenty swojego koloru: pięć miast połóż na polach miast na planszy, całą resztę do swoich zapasów, a znacznik potęgi na 0.',
  'ARC-2.11':
    'Karta przygotowania wyznacza każdemu miejscu systemy A, B i C. Umieść w nich nieuszkodzone: 3 statki i miasto w A, 3 statki i port kosmiczny w B, 2 statki w C.',
  'ARC-2.12':
    'Przy dwóch graczach każde C stoi przy dwóch systemach i oba dostają całą grupę: po 2 statki albo całe pole C z karty lidera.',
  'ARC-2.13':
    'Miasto początkowe to pierwsze od lewej na planszy, zaczynasz więc z 4 miastami na planszy i 3 otwartymi polami zasobów.',
  'ARC-2.14':
    'Rozstawianie podczas przygotowania niczego nie wywołuje i nie wymaga kontroli, więc kolejność graczy nie ma znaczenia.',
  'ARC-2.15':
    'Weź z zapasów znacznik typu swojej planety A na pierwsze pole od lewej i znacznik typu planety B na pole obok, niezależnie od tego, jakie inne pola są otwarte.',
  'ARC-2.16': 'Każdy dobiera sześć kart akcji.',
  'ARC-2.17':
    'Mulligan, tylko przy dwóch graczach: kto nie ma inicjatywy, może odłożyć wszystkie sześć kart i dobrać sześć z ośmiu nierozdanych. Wszystkie albo żadnej, raz na rozdanie i bez odwołania.',
  'ARC-2.18':
    'Karty akcji, których nikt nie ma na ręce, także te odłożone przy mulliganie, tasuje się i tworzą zakryty stos odrzuconych kart akcji: 8, 2 lub 4 karty przy dwóch, trzech lub czterech graczach. Dobieranie „ze spodu” oznacza ten stos.',
  'ARC-2.19':
    'Podstawową grę zaczynasz więc z 7 statkami (przy dwóch graczach z 5), 4 portami kosmicznymi i 10 agentami w zapasach, 4 miastami i 2 znacznikami na planszy oraz 6 kartami na ręce.',

  'ARC-3.1':
    'Sześć gromad ponumerowanych zgodnie z kierunkiem ruchu wskazówek zegara tworzy pierścień. Każda ma cztery systemy: bramę i trzy planety. Środek mapy nie jest systemem.',
  'ARC-3.2': 'Brama przylega do trzech planet swojej gromady i do bram obu sąsiednich gromad.',
  'ARC-3.3':
    'Planeta przylega do bramy swojej gromady i do planety obok, w kolejności strzałka, półksiężyc, sześciokąt. Strzałka i sześciokąt tej samej gromady do siebie nie przylegają.',
  'ARC-3.4':
    'Przez granicę gromad przylegają tylko dwie pary planet: Sześciokąt 2 do Strzałki 3 i Sześciokąt 5 do Strzałki 6. Gdzie indziej planety dzieli gruba granica.',
  'ARC-3.5':
    'Każda planeta ma jeden z pięciu typów i jedno lub dwa pola na budowle. Bramy nie mają ani typu, ani pól.',
  'ARC-3.6':
    'Gromada wyłączona z gry nie istnieje dla żadnej zasady: nie można do niej wejść, niczego w niej umieścić, wybrać jej ani liczyć. Gdy efekt mówi o każdej bramie lub o gromadzie, chodzi o te w grze. Para przylegających planet, z której jednej zabrakło, znika.',
  'ARC-3.7':
    'Znacznik trasy sprawia, że bramy po obu stronach zamkniętej bramy przylegają do siebie: to jeden krok ruchu.',
  'ARC-3.8':
    'Jeśli zamknięte są dwie sąsiednie gromady, ich znaczniki się łączą i przylegają do siebie bramy za nimi. Bez gromad 2 i 3 na przykład Brama 1 przylega do Bramy 4.',

  'ARC-4.1':
    '„Lojalny” znaczy: w twoim kolorze. „Rywala” znaczy: w kolorze innego gracza; rywalem jest też ten gracz.',
  'ARC-4.2':
    'Statki i budowle są nieuszkodzone albo uszkodzone. Wchodzą do gry nieuszkodzone, chyba że zasada mówi inaczej.',
  'ARC-4.3':
    'Trafienie uszkadza nieuszkodzony komponent. Trafienie w uszkodzony niszczy go i usuwa z mapy.',
  'ARC-4.4':
    'Kontrolujesz system, jeśli masz w nim więcej nieuszkodzonych statków niż każdy z rywali z osobna; rywali się nie sumuje. Przy remisie o największą liczbę systemu nie kontroluje nikt. Uszkodzone statki i budowle się nie liczą, a bez statków nie ma kontroli.',
  'ARC-4.5':
    'Kto kontroluje system, kontroluje wszystko, co się w nim znajduje. Kontrolę sprawdza się za każdym razem, gdy pyta o nią zasada.',
  'ARC-4.6':
    'Kontrola pozwala opodatkować tamtejsze miasta rywali, zatrzymuje Katapultowanie rywala w bramie i sprawia, że to, co rywal tam zbuduje, jest uszkodzone. Sama z siebie nie robi nic więcej.',
  'ARC-4.7':
    'Zniszczone komponenty rywali i agenci zabrani przy plądrowaniu to twoje trofea, schwytani agenci rywali to twoi więźniowie. Każdy komponent liczy się za 1, jakikolwiek by był.',
  'ARC-4.8':
    'Twoje statki, porty kosmiczne i agenci czekają w twoich zapasach, niezbudowane miasta na planszy, znaczniki zasobów we wspólnych zapasach. To, co leży wśród czyichś trofeów lub więźniów, nie jest w żadnych zapasach.',

  'ARC-5.1':
    'Gra trwa najwyżej pięć rozdziałów. Rozdział to szereg rund, a w rundzie każdy gracz ma najwyżej jedną turę.',
  'ARC-5.2':
    'Runda przebiega tak: tura gracza z inicjatywą, tury pozostałych, sprawdzenie inicjatywy, a na koniec odrzucenie kart i sprawdzenie, czy zaczyna się nowa runda.',
  'ARC-5.3':
    'Tura przebiega tak: zagraj kartę, zadeklaruj ambicję lub przejmij inicjatywę, wykonaj akcje Preludium, wydaj punkty akcji, zakończ turę.',
  'ARC-5.4':
    'Zamiast zagrać kartę wiodącą gracz z inicjatywą może ją przekazać, a bez kart na ręce musi. Znacznik dostaje najbliższy gracz zgodnie z kierunkiem ruchu wskazówek zegara, który ma karty; runda natychmiast się kończy, a ten gracz rozpoczyna następną.',
  'ARC-5.5':
    'Przekazanie inicjatywy nie jest turą: nie zagrywasz karty, niczego nie deklarujesz, nie masz Preludium, nic nie wydajesz, nie masz końca tury i w tej rundzie nikt już nie ma tury.',
  'ARC-5.6':
    'Gdy wszyscy gracze, którzy mają karty, kolejno przekażą inicjatywę, karty z rąk odrzuca się zakryte i rozdział się kończy.',
  'ARC-5.7':
    'Wymuszone przekazanie z pustą ręką się do tego nie liczy i nie przerywa serii. Każda karta wiodąca zaczyna liczenie od nowa.',
  'ARC-5.8':
    'Znacznik wędruje dalej także przy przekazaniu, które kończy rozdział. Jeśli nikt inny nie ma kart, zostaje u ciebie.',
  'ARC-5.9':
    'Tury następują zgodnie z kierunkiem ruchu wskazówek zegara od gracza, który rozpoczął rundę. Jeśli na początku swojej tury nie masz kart, pomijasz ją i nie wolno ci wydawać zasobów.',
  'ARC-5.10':
    'Jeśli nie rozpoczynasz rundy i masz karty, musisz jedną zagrać. Przekazać można tylko inicjatywę.',
  'ARC-5.11':
    'Kolejność tur zaczyna się od gracza, który ma teraz inicjatywę, i biegnie zgodnie z kierunkiem ruchu wskazówek zegara.',

  'ARC-6.1':
    'Gracz rozpoczynający rundę zagrywa dowolną odkrytą kartę jako kartę wiodącą i za każdy jej punkt akcji może wykonać jedną akcję jej koloru.',
  'ARC-6.2':
    'Administracja pozwala na Opodatkowanie, Naprawę i Wpływ; Agresja na Bitwę, Ruch i Zabezpieczenie; Konstrukcja na Budowę i Naprawę; Mobilizacja na Ruch i Wpływ.',
  'ARC-6.3':
    'Kto zagrał kartę wiodącą, może zaraz potem zadeklarować jej ambicję, przed jakąkolwiek akcją, także przed akcjami Preludium. Kiedy indziej nie można.',
  'ARC-6.4':
    'Jedynka nie deklaruje niczego, 2 Potentata, 3 Tyrana, 4 Wodza, 5 Opiekuna, 6 Empatę, a 7 dowolną z tych pięciu ambicji.',
  'ARC-6.5':
    'Deklarując, przenieś dostępny znacznik o najwyższej wartości za pierwsze miejsce na pole tej ambicji.',
  'ARC-6.6':
    'Następnie znacznik zero zakrywa numer karty wiodącej, który do końca rundy wynosi 0. Kolor, punkty akcji i ambicja pozostają.',
  'ARC-6.7': 'Jedna karta deklaruje najwyżej jedną ambicję.',
  'ARC-6.8': 'Gdy nie ma dostępnego znacznika, nikt nie może deklarować.',
  'ARC-6.9': 'Ambicję, która ma już znaczniki, można zadeklarować ponownie; znaczniki się sumują.',
  'ARC-6.10':
    'Deklaracja wynikająca z efektu karty (Żądania Ludu, Galaktyczni Bardowie) nie kładzie znacznika zero. Wymaga dostępnego znacznika i wywołuje wszystko, co reaguje na deklarację.',
  'ARC-6.11': 'Przy punktowaniu nie ma znaczenia, kto zadeklarował ambicję.',

  'ARC-7.1':
    'Jeśli nie rozpoczynasz rundy, zagrywasz dokładnie jedną kartę na jeden z trzech sposobów: Przebicie, Kopiowanie albo Odstąpienie. Druga karta służy tylko do przejęcia inicjatywy.',
  'ARC-7.2':
    'Przebicie: odkryta karta w kolorze karty wiodącej o wyższym numerze. Za każdy punkt akcji swojej karty możesz wykonać jedną akcję tego koloru.',
  'ARC-7.3':
    'Porównuje się tylko z kartą wiodącą, nigdy z kartami pozostałych. Kartę wiodącą o numerze 0 przebija każda karta jej koloru, nawet jedynka.',
  'ARC-7.4': 'Kopiowanie: dowolna zakryta karta. Możesz wykonać jedną akcję koloru karty wiodącej.',
  'ARC-7.5':
    'Karta zagrana do Kopiowania nie ma dla żadnej zasady koloru, numeru ani ambicji i odrzuca się ją zakrytą.',
  'ARC-7.6':
    'Odstąpienie: odkryta karta w innym kolorze niż karta wiodąca, o dowolnym numerze. Możesz wykonać jedną akcję koloru swojej karty.',
  'ARC-7.7': 'Odstąpienie nie zmienia koloru karty wiodącej dla graczy po tobie.',
  'ARC-7.8':
    'Karta w kolorze karty wiodącej może więc przebić lub kopiować, jeśli ma wyższy numer, a w przeciwnym razie tylko kopiować; karta w innym kolorze może odstąpić lub kopiować.',
  'ARC-7.9':
    'Jedyna akcja przy Kopiowaniu lub Odstąpieniu oznacza wydanie jednego punktu akcji zagranej karty.',

  'ARC-8.1':
    'Możesz przejąć inicjatywę, gdy zagrywasz kartę, przed jakąkolwiek akcją, także przed akcjami Preludium, i tylko jeśli jej nie masz.',
  'ARC-8.2': 'Inicjatywę przejmuje się najwyżej raz w rundzie. Kto ją ma, nie może jej przejąć.',
  'ARC-8.3':
    'Aby przejąć ją dodatkową kartą, połóż jeszcze jedną kartę z ręki zakrytą obok zagranej. Nie daje akcji, nie ma numeru i odrzuca się ją z resztą. Można tak przy Przebiciu, Kopiowaniu i Odstąpieniu.',
  'ARC-8.4':
    'Przebicie siódemką samo przejmuje inicjatywę i nie można odmówić. Jej jedyny punkt akcji masz jak zwykle do dyspozycji.',
  'ARC-8.5':
    'Gdy ktoś już przejął inicjatywę, siódemka nadal przebija za swój punkt akcji, ale niczego nie przejmuje. Siódemka wiodąca, zagrana do Kopiowania lub Odstąpienia nie przejmuje nigdy.',
  'ARC-8.6':
    'Szpiedzy Sieci i Pieśń Wolności mogą przejąć inicjatywę w chwili, którą podają, z tymi samymi ograniczeniami.',
  'ARC-8.7':
    'Znacznik przechodzi od razu. Rundę mimo to dogrywa się zgodnie z kierunkiem ruchu wskazówek zegara od gracza, który ją rozpoczął; karta wiodąca i jej kolor pozostają.',
  'ARC-8.8': 'Od tej chwili kolejność tur liczy się od nowego posiadacza.',

  'ARC-9.1': 'Po wszystkich turach inicjatywę zachowuje ten, kto ją w tej rundzie przejął.',
  'ARC-9.2':
    'Jeśli nikt jej nie przejął, bierze ją gracz, który przebił najwyższym numerem. Wszystkie te karty mają ten sam kolor, więc remis jest niemożliwy.',
  'ARC-9.3':
    'Jeśli nikt nie przebił, inicjatywa zostaje, gdzie jest. Kopiowanie i Odstąpienie nigdy jej nie dają.',
  'ARC-9.4':
    'Następnie każdy Związek leżący przy karcie akcji oddaje ją na rękę temu, kto go użył, a sam zostaje odrzucony. Przy sprawdzaniu inicjatywy ta karta się liczyła.',
  'ARC-9.5':
    'Wszystkie inne zagrane karty, także te użyte do przejęcia inicjatywy, trafiają zakryte na stos odrzuconych kart akcji, nawet jeśli leżały odkryte. Znacznik zero wraca na swoje pole.',
  'ARC-9.6':
    'Jeśli ktoś ma kartę na ręce, nową rundę zaczyna gracz z inicjatywą; w przeciwnym razie rozdział się kończy. Karty odzyskane dzięki Związkowi albo dobrane dzięki Wezwaniu do Działania i Jasnowidzom liczą się i mogą go przedłużyć.',
  'ARC-9.7':
    'Karty odrzucane razem trafiają na stos w kolejności zagrania, karta wiodąca najniżej.',

  'ARC-10.1':
    'Za punkt akcji wykonujesz jedną akcję. Dokończ ją, zanim zaczniesz następną. Tę samą akcję możesz powtórzyć.',
  'ARC-10.2': 'Nie musisz wykorzystać wszystkich punktów akcji; reszta przepada na końcu tury.',
  'ARC-10.3':
    'Ograniczenie na turę (opodatkowane miasto, użyty port kosmiczny, karta raz na turę) obejmuje całą turę: punkty akcji, zasoby i nowe akcje łącznie.',
  'ARC-10.4': 'Zabezpieczenia ani Bitwy nie można wykonać bez dozwolonego celu.',
  'ARC-10.5':
    'Możesz opodatkować, choć w zapasach nie ma takiego znacznika, i budować, choć nie masz już takiego komponentu.',
  'ARC-10.6':
    'Ruch musi poruszyć co najmniej jeden twój statek; Naprawa wymaga twojego uszkodzonego komponentu.',

  'ARC-11.1':
    'Opodatkuj swoje miasto w dowolnym miejscu albo miasto rywala w systemie, który kontrolujesz.',
  'ARC-11.2':
    'Własne miasto możesz opodatkować niezależnie od tego, czy kontrolujesz jego system. Uszkodzenie nie ma znaczenia.',
  'ARC-11.3':
    'Zyskaj z zapasów znacznik typu planety, na której stoi miasto. Opodatkować można też niegodny typ.',
  'ARC-11.4':
    'Za miasto rywala schwytaj ponadto 1 agenta z zapasów jego właściciela, nawet jeśli nie zyskujesz znacznika.',
  'ARC-11.5':
    'Jeśli właściciel nie ma agenta w zapasach, nie ma więźnia; agentów z innych miejsc się nie zabiera.',
  'ARC-11.6': 'Każde miasto opodatkowujesz najwyżej raz na turę.',

  'ARC-12.1': 'Zbuduj jedną budowlę (miasto lub port kosmiczny) albo jeden statek.',
  'ARC-12.2':
    'Budowlę stawiasz na pustym polu na budowlę w systemie, w którym masz jakikolwiek komponent, statek lub budowlę, także uszkodzone. Pola z góry nie należą do nikogo.',
  'ARC-12.3':
    'Miasto to zawsze pierwsze od lewej na twojej planszy; to, co zakrywało, jest odtąd otwarte.',
  'ARC-12.4': 'Statek pojawia się przy twoim porcie kosmicznym, także uszkodzonym.',
  'ARC-12.5':
    'Każdy port kosmiczny buduje najwyżej jeden statek na turę. Portu zbudowanego w tej turze możesz użyć od razu.',
  'ARC-12.6':
    'Jeśli system kontroluje rywal, zbudowany komponent umieszczasz uszkodzony. Jeśli kontrolujesz go ty albo nikt, jest nieuszkodzony.',
  'ARC-12.7': 'Kontrolę sprawdza się przed umieszczeniem nowego komponentu.',
  'ARC-12.8':
    'Także bez takiego komponentu w zapasach możesz wykonać akcję w dozwolonym miejscu: nic nie umieszczasz, ale efekty budowy zachodzą.',

  'ARC-13.1':
    'Porusz dowolną liczbę swoich statków, uszkodzonych i nieuszkodzonych, z jednego systemu do przylegającego.',
  'ARC-13.2':
    'Nie potrzebujesz do tego kontroli, a komponenty rywali nie zatrzymują statków ani im nie szkodzą.',
  'ARC-13.3':
    'Katapultowanie: jeśli ruch zaczyna się w systemie z twoim portem kosmicznym, statki mogą w tej samej akcji poruszać się dalej z systemu do systemu. Kontrolowany port rywala nie wystarcza.',
  'ARC-13.4':
    'Wystarczy też uszkodzony port kosmiczny. Liczy się tylko system, w którym akcja się zaczyna.',
  'ARC-13.5':
    'Wejście na planetę kończy ruch, ktokolwiek ją kontroluje, nawet jeśli to pierwszy krok.',
  'ARC-13.6':
    'Wejście do bramy kontrolowanej przez rywala kończy ruch. Kontrolę sprawdza się tuż przed wejściem statków.',
  'ARC-13.7': 'Brama kontrolowana przez ciebie albo przez nikogo nie zatrzymuje statków.',
  'ARC-13.8':
    'Możesz zatrzymać się wcześniej i w każdej bramie zostawić dowolne ze statków; te już tam zostają. Po drodze żadnych statków nie zabierasz.',
  'ARC-13.9':
    'Statki poruszają się jako jedna grupa i się nie rozdzielają. Mogą wracać do systemów, przez które przeszły.',
  'ARC-13.10':
    'Do systemów wyłączonych z gry nie można wejść. Znaczniki tras łączą bramy zarówno przy zwykłym ruchu, jak i przy Katapultowaniu.',

  'ARC-14.1': 'Naprawa: napraw jeden swój uszkodzony statek lub budowlę w dowolnym miejscu mapy.',
  'ARC-14.2':
    'Wpływ: połóż agenta ze swoich zapasów na dowolnej karcie dworu. Może ich tam leżeć dowolna liczba. Bez agenta w zapasach nie można wykonać tej akcji.',
  'ARC-14.3':
    'Zabezpieczenie: wybierz kartę dworu, na której masz więcej agentów niż każdy z rywali z osobna, a więc co najmniej jednego.',
  'ARC-14.4':
    'Weź tę kartę. Twoi agenci wracają z niej do zapasów, a wszyscy agenci rywali stają się twoimi więźniami.',
  'ARC-14.5':
    'Potem rozpatrz, co karta robi po zabezpieczeniu. Karta gildii zostaje odkryta przed tobą; karta komunikatu trafia tam, gdzie mówi: na stos odrzuconych kart dworu albo z powrotem do talii.',
  'ARC-14.6': 'Na koniec uzupełnij to samo miejsce z talii dworu.',
  'ARC-14.7':
    'Jeśli talia dworu jest pusta, miejsce zostaje puste. Późniejsze uzupełnienie dotyczy tylko miejsca, które właśnie się zwolniło.',

  'ARC-15.1':
    'Wybierz system z co najmniej jednym twoim statkiem. Atakują wszystkie twoje statki w nim, także uszkodzone, nawet jeśli weźmiesz mniej kości.',
  'ARC-15.2':
    'Wybierz jednego rywala, który ma tam jakikolwiek komponent, jako broniącego się; bronią się wszystkie jego tamtejsze statki i budowle. Nikt inny nie bierze udziału.',
  'ARC-15.3':
    'Weź najwyżej jedną kość za każdy statek atakujący w dowolnym połączeniu kości potyczki, ataku i najazdu, najwyżej sześć jednego rodzaju.',
  'ARC-15.4': 'Możesz nie wziąć żadnej kości; Bitwa odbywa się wtedy bez własnego efektu.',
  'ARC-15.5':
    'Kości najazdu wolno wziąć tylko wtedy, gdy broniący się ma budowlę w systemie bitwy albo nie ma żadnej na całej mapie.',
  'ARC-15.6':
    'Rzuć wszystkimi kośćmi naraz. O wszystkim decyduje atakujący, także o własnych stratach; broniący się nie wybiera niczego.',
  'ARC-15.7':
    'Trzeba rozpatrzyć wszystkie symbole w kolejności: trafienia we własne statki, przechwycenie, trafienia, trafienia w budowle, klucze. Symbol bez celu przepada.',
  'ARC-15.8': 'Najpierw trafienia we własne statki: każde trafia statek atakujący.',
  'ARC-15.9':
    'Po drugie przechwycenie: jeśli wypadło choć jedno, statki atakujące otrzymują tyle trafień, ile jest w tej chwili nieuszkodzonych broniących się statków. Tylko raz, bez względu na liczbę symboli.',
  'ARC-15.10':
    'Po trzecie trafienia: każde trafia broniący się statek. Gdy nie ma już żadnego, pozostałe trafiają broniące się budowle.',
  'ARC-15.11': 'Po czwarte trafienia w budowle: każde trafia broniącą się budowlę, nigdy statek.',
  'ARC-15.12': 'Po piąte klucze, którymi płaci się za najazd.',
  'ARC-15.13':
    'Trafienia przydziela się pojedynczo. Ten sam komponent może otrzymać dwa: zostaje uszkodzony, a potem zniszczony.',
  'ARC-15.14':
    'Nawet jeśli własne trafienia i przechwycenie zniszczą wszystkie twoje statki atakujące, twoje trafienia i trafienia w budowle liczą się w całości. Przepada tylko najazd.',
  'ARC-15.15':
    'Zniszczone broniące się komponenty są trofeami atakującego, zniszczone statki atakujące trofeami broniącego się.',
  'ARC-15.16':
    'Zniszczone miasta rozpatruje się po przydzieleniu wszystkich trafień, a przed najazdem.',
  'ARC-15.17':
    'Statki umieszczone w systemie bitwy w jej trakcie nie atakują ani się nie bronią. Efekty „po bitwie” następują po najeździe.',

  'ARC-16.1':
    'Jeśli zniszczysz miasto, w bitwie lub poza nią, najpierw wywołujesz oburzenie typu jego planety, a potem plądrujesz dwór.',
  'ARC-16.2':
    'Miasto zwrócone lub zastąpione nie jest zniszczone: bez trofeum, bez oburzenia, bez plądrowania. Zniszczony port kosmiczny lub statek też niczego nie wywołuje.',
  'ARC-16.3':
    'Oburzenie: odrzuć wszystkie swoje znaczniki i karty gildii tego typu, znaczniki do zapasów, karty odkryte na stos odrzuconych kart dworu. Karty Lojalnych zachowujesz.',
  'ARC-16.4':
    'Następnie zakryj agentem ze swoich zapasów pole oburzenia tego typu na swojej planszy. Ten typ jest odtąd dla ciebie niegodny.',
  'ARC-16.5':
    'Jeśli był już niegodny, odrzucasz ponownie, drugiego agenta nie kładziesz, a dwór plądrujesz jak zwykle.',
  'ARC-16.6':
    'Jeśli nie masz agenta w zapasach, użyj zastępczego znacznika; zamieni go pierwszy agent, który do nich wróci.',
  'ARC-16.7': 'Nic w pudełku nie usuwa oburzenia. Trwa do końca gry.',
  'ARC-16.8':
    'Plądrowanie dworu: zabezpiecz jedną wybraną kartę dworu, na której leży co najmniej jeden agent właściciela zniszczonego miasta; przewaga nie jest potrzebna. Jeśli taka karta jest, musisz; w przeciwnym razie nic się nie dzieje.',
  'ARC-16.9':
    'Agenci wszystkich rywali na splądrowanej karcie stają się twoimi trofeami, nie więźniami, a twoi wracają do zapasów. Efekt po zabezpieczeniu, uzupełnienie i blokada Preludium działają jak przy Zabezpieczeniu.',
  'ARC-16.10':
    'Gdy pada kilka miast naraz, najpierw dokończ wszystkie trafienia i usuń to, co zniszczono. Potem miasto po mieście następują oburzenie i plądrowanie, a na koniec najazd.',
  'ARC-16.11':
    'Oburzenie nigdy nie odrzuca tego, co w tej samej bitwie zdobywasz najazdem lub plądrowaniem, ani tego, co kradniesz dzięki splądrowanej karcie: nawet oburzenie za drugie z dwóch miast.',
  'ARC-16.12':
    'Znaczników niegodnego typu nie możesz wydać na ich własną akcję Preludium. Nadal możesz je zyskiwać z podatków i inaczej, kraść, mieć i liczyć, wydać bez efektu, płacić nimi inne koszty i wydać jako inny typ dzięki karcie Lojalnych.',

  'ARC-17.1':
    'Jeśli został ci statek atakujący, możesz wydać wyrzucone klucze, by okraść broniącego się. Nie musisz.',
  'ARC-17.2':
    'Można ukraść znaczniki z pól zasobów, karty gildii oraz znaczniki na karcie, która podaje dla nich koszt najazdu. Liderzy, wiedza, miasta, trofea, więźniowie, agenci i karty na ręce są bezpieczne.',
  'ARC-17.3':
    'Cena to koszt najazdu pola, na którym znacznik właśnie leży, albo koszt podany na karcie.',
  'ARC-17.4':
    'Kradniesz jedną rzecz po drugiej w dowolnej kolejności, dopóki starcza kluczy. Pozostałe klucze przepadają.',
  'ARC-17.5':
    'Skradziony znacznik umieszczasz jak zyskany i odrzucasz to, co się nie mieści. Broniący się niczego nie przeorganizowuje.',
  'ARC-17.6':
    'Skradziona karta gildii przychodzi ze znacznikami, które na niej leżą, trafia przed ciebie, a jej akcja Preludium nie jest zablokowana.',
  'ARC-17.7': 'Najazd jest możliwy, nawet jeśli właśnie zniszczono ostatnią broniącą się budowlę.',

  'ARC-18.1': 'Znaczniki leżą na otwartych polach zasobów, po jednym na polu.',
  'ARC-18.2':
    'Gdy bierzesz lub zyskujesz znacznik, połóż go na pustym polu. Możesz wtedy dowolnie przeorganizować wszystkie swoje znaczniki, a potem odrzuć to, co się nie mieści, nowe lub stare.',
  'ARC-18.3': 'Utrata ani wydanie znacznika nie daje prawa do przeorganizowania.',
  'ARC-18.4':
    'Miasto wracające na twoją planszę zajmuje pierwsze od prawej puste pole miasta. Jeśli zakryje tym pola zasobów, choćby puste, możesz przeorganizować znaczniki, a te, które się nie mieszczą, odrzucasz.',
  'ARC-18.5':
    'Miasto wśród czyichś trofeów nie leży na twojej planszy: jego pole i premia pozostają otwarte, dopóki nie wróci.',
  'ARC-18.6':
    'W swoim Preludium możesz wydać dowolną liczbę znaczników dowolnych typów, jeden po drugim, każdy na jego akcję Preludium.',
  'ARC-18.7': 'Materiał: jedna Budowa lub Naprawa.',
  'ARC-18.8': 'Paliwo: jeden Ruch. Relikwia: jedno Zabezpieczenie.',
  'ARC-18.9':
    'Broń: w tej turze każdy punkt akcji zagranej karty możesz wydać także na Bitwę, również jedyny punkt Kopiowania lub Odstąpienia. Wystarczy jedna Broń, a sama nie daje żadnej akcji.',
  'ARC-18.10': 'Broń nigdy nie zamienia w Bitwę akcji opłaconej zasobem lub kartą.',
  'ARC-18.11':
    'Psionik: jedna akcja koloru karty wiodącej, cokolwiek i jakkolwiek zagrywasz; dla rozpoczynającego rundę to jego własna karta. Znacznik zero, punkty akcji i Broń niczego tu nie zmieniają. Może ją zastąpić nowa akcja.',
  'ARC-18.12': 'Znacznik możesz wydać także bez efektu, nawet niegodny.',
  'ARC-18.13': 'Przekazując inicjatywę lub pomijając turę, nic nie wydajesz.',
  'ARC-18.14':
    'Znaczniki na karcie, która przechowuje zasoby, można wydawać i liczą się do ambicji. W bitwie można je ukraść tylko wtedy, gdy karta podaje koszt najazdu (Starożytne Włości: 4); inne kradzieże ich sięgają. Wędrują z ukradzioną kartą i wracają do zapasów, gdy się ją odrzuci, zakopie lub wyrzuci.',
  'ARC-18.15':
    'Odrzucone znaczniki wracają do zapasów od razu, wydane w Preludium – na jego końcu.',

  'ARC-19.1':
    'Karta gildii ma symbol barwy, zasady i koszt najazdu. Leży odkryta przed tobą i możesz ich mieć dowolnie wiele.',
  'ARC-19.2':
    'Jej symbol liczy się jak znacznik tego typu: Materiał i Paliwo do Potentata, Relikwia do Opiekuna, Psionik do Empaty, Broń do niczego.',
  'ARC-19.3':
    'Zasady na niej to akcje Preludium, nowe akcje, modyfikatory lub stałe efekty – tylko dla ciebie, dopóki ją masz.',
  'ARC-19.4':
    'Odrzucona karta gildii trafia odkryta na stos odrzuconych kart dworu; znaczniki z niej wracają do zapasów.',
  'ARC-19.5':
    'Kartę odrzucaną za jej akcję Preludium możesz odrzucić także wtedy, gdy nic nie daje; w innym razie działa, na ile może.',
  'ARC-19.6': 'Karta reaguje tylko na zdarzenia, które zaczęły się, gdy już leżała przed tobą.',

  'ARC-20.1':
    'Rozdział kończy się po rundzie, po której nikt nie ma kart na ręce, albo gdy inicjatywę przekazali wszyscy gracze z kartami. Następuje punktowanie, porządkowanie i odwrócenie znacznika, koniec gry lub kolejny rozdział i rozdanie.',
  'ARC-20.2': 'Punktuje się każdą ambicję z co najmniej jednym znacznikiem, innych nie.',
  'ARC-20.3':
    'U Potentata liczą się Materiał i Paliwo, u Opiekuna Relikwie, u Empaty Psioniki, zawsze znaczniki i symbole kart gildii; u Tyrana więźniowie, u Wodza trofea.',
  'ARC-20.4':
    'Pierwsze miejsce: kto sam ma najwięcej, zyskuje sumę pierwszych wartości wszystkich znaczników tej ambicji.',
  'ARC-20.5': 'Drugie miejsce: kto sam jest drugi, zyskuje sumę drugich wartości.',
  'ARC-20.6':
    'Przy remisie o pierwsze miejsce wszyscy remisujący zajmują drugie miejsce; pierwszego nie ma nikt i nikt inny nie zajmuje miejsca.',
  'ARC-20.7':
    'Przy remisie o drugie miejsce remisujący nie dostają nic. Pierwszego miejsca to nie dotyczy.',
  'ARC-20.8': 'Kto ma 0, nigdy nie punktuje, nawet przy remisie.',
  'ARC-20.9':
    'Premia za miasta: za samodzielne pierwsze miejsce zyskujesz dodatkowo 2 punkty potęgi, jeśli twoje czwarte pole miasta jest puste, albo 5, jeśli puste są czwarte i piąte. Raz na ambicję bez względu na liczbę znaczników, nie przy remisie ani za drugie miejsce.',
  'ARC-20.10':
    'Przy dwóch graczach neutralne znaczniki liczą się jako trzeci gracz, który może zająć pierwsze lub drugie miejsce albo o nie zremisować. Broń liczy się tam jako trofea. Jego potęgi nie dostaje nikt.',
  'ARC-20.11':
    'Wszystkie ambicje ocenia się według tego samego stanu gry, więc kolejność punktowania nie ma znaczenia.',
  'ARC-20.12':
    'Efekty po punktowaniu (Kartele, Rozrzutny) następują przed porządkowaniem w kolejności, którą wybiera gracz z inicjatywą.',
  'ARC-20.13':
    'Porządkowanie: jeśli punktowano Wodza, wracają trofea wszystkich graczy; jeśli punktowano Tyrana, wracają wszyscy więźniowie, nawet gdy nikt nie zajął miejsca. W przeciwnym razie zostają na następny rozdział.',
  'ARC-20.14':
    'Statki, porty kosmiczne i agenci wracają do zapasów właściciela, miasta na jego planszę.',
  'ARC-20.15': 'Wszystkie znaczniki ambicji są znów dostępne.',
  'ARC-20.16':
    'Następnie nieodwrócony znacznik o najniższej wartości na stałe odwraca się na złotą stronę. Pierwsze wartości w pięciu rozdziałach to więc 5, 3, 2; 5, 4, 3; 6, 5, 4, a w dwóch ostatnich 9, 6, 4.',
  'ARC-20.17':
    'Gra kończy się teraz, i tylko teraz, jeśli ktoś ma co najmniej 27 punktów potęgi (czterech graczy), 30 (trzech) lub 33 (dwóch), albo jeśli skończył się 5. rozdział.',
  'ARC-20.18':
    'Wygrywa gracz o największej potędze; nie musi to być ten, kto pierwszy osiągnął próg.',
  'ARC-20.19':
    'Remis o największą potęgę wygrywa ten z remisujących, kto jest pierwszy w kolejności tur od gracza z inicjatywą.',
  'ARC-20.20':
    'W przeciwnym razie znacznik rozdziału przesuwa się dalej, wszystkie karty akcji się tasuje, każdy dostaje sześć, a reszta tworzy potasowany zakryty stos odrzuconych kart. Dwaj gracze mają potem mulligan.',
  'ARC-20.21':
    'Inicjatywa zostaje, gdzie jest, a jej posiadacz rozpoczyna. Mapa, plansze, dwór z agentami, oburzenie oraz niezwrócone trofea i więźniowie przechodzą do następnego rozdziału.',

  'ARC-21.1':
    'Twoje Preludium zaczyna się po zagraniu karty i zadeklarowaniu ambicji lub przejęciu inicjatywy albo rezygnacji z nich. Kończy się z pierwszym wydanym punktem akcji albo z turą, jeśli nie wydasz żadnego.',
  'ARC-21.2':
    'Możesz wykonać dowolną liczbę akcji Preludium ze znaczników i kart, każdą w całości, zanim zaczniesz następną.',
  'ARC-21.3':
    'O zadeklarowaniu ambicji i o przejęciu inicjatywy dodatkową kartą decyduje się przed pierwszą akcją Preludium i nie można tego nadrobić.',
  'ARC-21.4':
    'Znaczniki wydane w Preludium leżą z boku do jego końca. Do tego czasu nie ma ich w zapasach ani na Kartelu i nikt nie może ich zyskać.',
  'ARC-21.5':
    'Akcja Preludium na karcie zabezpieczonej lub splądrowanej w tym Preludium jest do jego końca zablokowana. Nowe akcje, modyfikatory i stałe efekty karty działają od razu.',
  'ARC-21.6': 'Karta skradziona rywalowi lub od niego otrzymana nie jest zablokowana.',
  'ARC-21.7':
    'Nowa akcja ma w nawiasie standardową akcję, którą może zastąpić. Gdy możesz wykonać tamtą za punkt akcji lub za zasób, który nie jest niegodny, możesz zamiast niej wykonać nową; wymaga ona tylko własnych celów. Standardowej akcji z innego efektu się nie zastępuje.',
  'ARC-21.8':
    'Modyfikatory zmieniają standardową akcję. Nie działają na nową akcję, która ją zastępuje, ale działają na standardową akcję zawartą w nowej.',
  'ARC-21.9':
    'Modyfikatory mogą zmieniać także przygotowanie, punktowanie, deklarowanie i przejmowanie inicjatywy.',
  'ARC-21.10':
    'Zdolność typu „przy Kopiowaniu lub Odstąpieniu” działa tylko wtedy, gdy daną akcję opłaca jedyny punkt akcji tego Kopiowania lub Odstąpienia, także wewnątrz nowej akcji albo jako Bitwa, na którą pozwoliła Broń; nigdy w Preludium.',

  'ARC-22.1':
    'Wiedza i Liderzy to wariant. Zastępuje komponenty i zasoby, z którymi zaczyna się podstawowa gra.',
  'ARC-22.2':
    'Wyłóż odkryte liderów i karty wiedzy w dwóch rzędach, w każdym o jedną kartę więcej, niż jest graczy.',
  'ARC-22.3':
    'Wybiera się po jednej karcie. Zaczyna gracz po prawej stronie posiadacza inicjatywy, a potem idzie się odwrotnie do kierunku ruchu wskazówek zegara, okrążenie za okrążeniem w tę samą stronę.',
  'ARC-22.4':
    'Wybierz lidera albo kartę wiedzy, ale nigdy drugiej tego samego rodzaju, aż każdy ma po jednej. Wybrać musisz; pozostałe karty wracają do pudełka.',
  'ARC-22.5':
    'To, co twój lider pokazuje w polach A, B i C, umieść w swoich systemach A, B i C. Miasto to pierwsze od lewej na planszy. Przy dwóch graczach pole C trafia do obu systemów C.',
  'ARC-22.6':
    'Dwa znaczniki swojego lidera połóż na dwóch pierwszych polach od lewej w podanej kolejności.',
  'ARC-22.7': 'Zdolności liderów dotyczące przygotowania następują na końcu, w kolejności tur.',
  'ARC-22.8':
    'Liderzy i wiedza nie mają symbolu ani kosztu najazdu: nie liczą się do żadnej ambicji i nie można ich ukraść.',
  'ARC-22.9':
    'Opcja z dwiema lub trzema kartami wiedzy: w rzędzie jest tyle kart wiedzy na każdego gracza i jedna więcej; wybiera się, aż każdy ma lidera i wszystkie swoje karty wiedzy.',

  'ARC-23.1':
    'Karta ma pierwszeństwo przed księgą zasad, a księga przed arkuszami pomocy i planszami. Uwagi i przykłady ustępują zasadzie, którą objaśniają.',
  'ARC-23.2':
    '„Nie możesz” jest bezwzględne, także wobec kart, chyba że tekst mówi, że właśnie to się ignoruje.',
  'ARC-23.3':
    'Gdy zasady nie rozstrzygają remisu albo kolejności, w jakiej gracze decydują, rozstrzyga kolejność tur od gracza z inicjatywą.',
  'ARC-23.4':
    'Jeśli równoczesne efekty wymagają kolejności, wybiera ją gracz, którego jest tura; między turami gracz z inicjatywą.',
  'ARC-23.5':
    'Jeśli na końcu swojej tury nie masz na mapie statków ani portów kosmicznych, umieść trzy nieuszkodzone statki (lub tyle, ile masz) w jednej wybranej bramie. Miasta nie mają znaczenia.',
  'ARC-23.6':
    'Jeśli nie masz tury, bo nie masz kart lub przekazujesz inicjatywę, te statki dostaniesz dopiero na końcu następnej swojej tury.',
  'ARC-23.7':
    'Możesz poddać rozgrywkę. Przy dwóch graczach wygrywa drugi; przy większej liczbie gra kończy się przed czasem tylko za zgodą wszystkich.',
  'ARC-23.8':
    'Komponentów jest tyle, ile w pudełku. Wyjątkiem jest tylko zastępczy znacznik agenta oburzenia.',
  'ARC-23.9':
    'Umieścić znaczy postawić własne nieuszkodzone komponenty ze swoich zapasów, miasta od lewej z planszy, chyba że powiedziano inaczej. Zwrócić znaczy odłożyć komponent tam, skąd pochodzi.',
  'ARC-23.10':
    'Jeśli nie można umieścić lub zwrócić wszystkiego, zrób jak najwięcej; co to będzie, wybiera działający gracz.',
  'ARC-23.11':
    'Zastąpić: zwróć stary komponent i umieść na jego miejscu nowy, uszkodzony, jeśli stary taki był. Nic się przy tym nie niszczy, a jeśli nowego komponentu nie ma w zapasach, jest to niemożliwe.',
  'ARC-23.12':
    'Możecie się umawiać, ale umowy nikogo nie wiążą. Komponenty zmieniają właściciela tylko na mocy zasad.',
  'ARC-23.13': 'Kart z ręki nie wolno ci nikomu pokazać.',
  'ARC-23.14':
    'Opcja dzielonych stosów kart odrzuconych: karty zagrane odkryte trafiają na jeden stos, karty zakryte, nierozdane i odrzucone inaczej na drugi. Dobiera się ze stosu zakrytego; jeśli nie wystarcza, najpierw tasuje się oba razem.',
  'ARC-23.15':
    'Wśród przyjaciół można nadrobić zapomnianą deklarację lub przejęcie, dopóki nie ujawniono niczego nowego. Przy tym stole kolejność jest ścisła.',

  'ARC-24.1':
    'Twój obszar gry to twoja plansza i to, co leży wokół niej. Pusty znaczy bez żadnego komponentu. Wyłączony z gry znaczy, że nic nie może na to działać.',
  'ARC-24.2':
    'Wziąć znaczy dodać do swojego obszaru gry skądkolwiek. Zyskać znaczy wziąć z zapasów; jeśli są puste, nic się nie dzieje.',
  'ARC-24.3':
    'Ukraść znaczy wziąć z obszaru gry rywala; tylko tego dotyczą zasady przeciw kradzieży. Oddać znaczy dodać coś do obszaru gry rywala.',
  'ARC-24.4':
    'Wymienić (a więc i handlować) znaczy równocześnie oddać i wziąć. Obie połowy muszą być możliwe i nie jest to kradzież.',
  'ARC-24.5':
    'Wydać znacznik znaczy zwrócić go do zapasów jako zapłatę, w Preludium z opóźnieniem. Odrzucić to coś innego i nie daje akcji Preludium.',
  'ARC-24.6':
    'Odrzucone karty dworu trafiają odkryte na stos odrzuconych kart dworu, karty akcji zakryte na stos odrzuconych kart akcji, znaczniki do zapasów.',
  'ARC-24.7':
    'Zakopać znaczy włożyć kartę pod talię dworu. Wyrzucić znaczy usunąć ją z gry na dobre.',
  'ARC-24.8':
    'Schwytać znaczy umieścić na swoim polu więźniów. Wyczyścić obszar znaczy zwrócić z niego wszystkie komponenty.',
  'ARC-24.9':
    'Zniszczyć znaczy usunąć z mapy komponent, uszkodzony lub nie, zwykle na pole trofeów.',

  'ARC-25.1':
    'Karty gildii, komunikatów, liderów i wiedzy działają według swojego tekstu w ostatnim oficjalnym brzmieniu. Następne punkty rozstrzygają tylko to, co pozostaje otwarte.',
  'ARC-25.2':
    'Symbole Broni to znaczniki Broni, także te na kartach, oraz karty gildii barwy Broń, łącznie z kartą, która o nie pyta.',
  'ARC-25.3':
    'Związek wymaga karty akcji swojego koloru, którą ktokolwiek zagrał w tej rundzie odkrytą; bez niej nie można go użyć ani odrzucić. Leżąc przy karcie akcji, jest poza twoim obszarem gry.',
  'ARC-25.4':
    'Na Kartelu leżą całe zapasy jego typu i liczą się jako twoje. Pozostają zapasami: inni z nich zyskują i do nich zwracają, ty nie możesz ich wydawać i nikt nie może ich ukraść ani odrzucić. Znaczników odłożonych w Preludium na nim nie ma.',
  'ARC-25.5':
    'Karty Lojalnych pozwalają dowolnemu znacznikowi zastąpić ich typ także w kosztach poza Preludium, na przykład przy Miastach w Chmurach. Przy kartach Udziałów liczbę aż do podanej granicy wybierasz samodzielnie.',
  'ARC-25.6':
    'Ponadto: Szczodry, remis rywali o najmniejszej potędze: kolejność tur. Baterie Railgunów: statek wybiera atakujący. Porty w Bramach: kontrolę sprawdza się przed wejściem statków. Paser Relikwii: odrzucony znacznik jest od razu w zapasach. Starszy Pośrednik: czego rywal nie ma, sprawdza się przed wymianą. Umiłowany: zapobiega plądrowaniu tylko w bitwie. Uprowadź: można wybrać też kartę bez agentów rywali.',
};
