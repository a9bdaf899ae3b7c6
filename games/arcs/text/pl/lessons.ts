import type { lessons as en } from '../en/lessons.ts';

/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons: Record<keyof typeof en, string> = {
  'chapter.title': 'Jeden rozdział Arcs',
  'chapter.about':
    'Zagrywaj karty, zbieraj podatki, buduj i walcz, zadeklaruj ambicję i zapunktuj za nią.',
  'chapter.lead.title': 'Karta wiodąca',
  'chapter.lead.body':
    'Grasz z Zofią i Markiem. Masz inicjatywę, więc zaczynasz rundę. Kolor karty mówi, jakie akcje możesz wykonać, a punkty akcji – ile ich będzie. Zagraj Administrację 3 jako kartę wiodącą.',
  'chapter.lead.done':
    'Trzy punkty akcji, trzy akcje: każda to Opodatkowanie, Naprawa albo Wpływ. Im wyższy numer karty, tym mniej punktów akcji.',
  'chapter.tax.title': 'Opodatkuj swoje miasto',
  'chapter.tax.body':
    'Za pierwszy punkt akcji wykonaj Opodatkowanie i wybierz swoje miasto w systemie Sześciokąt 1: to planeta z małym sześciokątem w gromadzie 1. Jest typu Materiał, więc miasto przyniesie Materiał.',
  'chapter.tax.done':
    'Znacznik leży na polu twojej planszy. Własne miasta możesz opodatkować wszędzie, każde raz na turę.',
  'chapter.control.title': 'Kontrola',
  'chapter.control.body':
    'W systemie Półksiężyc 4 masz dwa nieuszkodzone statki, a nikt inny żadnego: kontrolujesz ten system. Możesz więc opodatkować tam nawet miasto Marka. Zrób to i połóż Paliwo na podświetlonym polu.',
  'chapter.control.done':
    'Masz Paliwo i jednego agenta Marka jako więźnia. System kontroluje ten, kto ma w nim najwięcej nieuszkodzonych statków. Uszkodzone statki i budowle się nie liczą, a przy remisie nie kontroluje go nikt.',
  'chapter.influence.title': 'Agenci na dworze',
  'chapter.influence.body':
    'Na dworze leżą cztery karty. Wpływem kładziesz na jednej z nich swojego agenta. Ostatni punkt akcji przeznacz na kartę Udziały w Transporcie, gdzie agenta ma już Zofia.',
  'chapter.influence.done':
    'Jeden na jednego to za mało. Kartę bierze ten, kto ma na niej więcej agentów niż ktokolwiek inny, i kosztuje to osobną akcję. Jeszcze do niej wrócisz.',
  'chapter.surpass.title': 'Przebicie',
  'chapter.surpass.body':
    'Nowa runda: Marek zagrał jako kartę wiodącą Mobilizację 3. Wyższa karta tego samego koloru ją przebija i daje ci wszystkie swoje punkty akcji. Zagraj Mobilizację 5.',
  'chapter.surpass.done':
    'Dwa punkty akcji na Ruch lub Wpływ. Kto przebił najwyższą kartą, ten na koniec rundy otrzymuje inicjatywę.',
  'chapter.follow.title': 'Kopiowanie albo odstąpienie',
  'chapter.follow.body':
    'Marek zagrał Agresję 6 i nie możesz jej przebić. Inna karta też da ci jedną akcję: zakryta kopiuje kolor karty wiodącej, odkryta odstępuje od niego na rzecz własnego. Zagraj Konstrukcję 4 na jeden z tych sposobów.',
  'chapter.follow.done':
    'Kopiowanie daje jedną akcję Agresji: Bitwę, Ruch albo Zabezpieczenie. Odstąpienie jedną akcję Konstrukcji: Budowę albo Naprawę. Trzy punkty akcji karty się nie liczą.',
  'chapter.declare.title': 'Zadeklaruj ambicję',
  'chapter.declare.body':
    'Potęgę dają zadeklarowane ambicje. Kto zagrywa kartę wiodącą, może zadeklarować tę, która na niej widnieje. Zagraj Konstrukcję 2 i zadeklaruj Potentata: liczy on Materiał i Paliwo.',
  'chapter.declare.done':
    'Na Potentacie leży najcenniejszy znacznik: 5 punktów potęgi za pierwsze miejsce, 3 za drugie. Ceną jest znacznik zero: twoja karta wiodąca ma teraz numer 0 i przebija ją każda karta Konstrukcji.',
  'chapter.seize.title': 'Przejmij inicjatywę',
  'chapter.seize.body':
    'Zofia zagrywa Administrację, Marek kopiuje, a ty odstępujesz. Przed swoją akcją możesz dołożyć zakrytą drugą kartę i przejąć inicjatywę. Wybierz na to dowolną kartę.',
  'chapter.seize.done':
    'Następną rundę zaczniesz ty i w tej rundzie nikt ci tego nie odbierze. Ale karta mniej to o jedną turę mniej w tym rozdziale. Kto ma inicjatywę, może ją też przekazać, zamiast zagrywać kartę.',
  'chapter.build.title': 'Budowa',
  'chapter.build.body':
    'Tam, gdzie masz komponent, możesz na pustym polu na budowlę zbudować miasto albo port kosmiczny. Każdy port buduje jeden statek na turę. Zbuduj miasto w systemie Sześciokąt 6 i statek w systemie Sześciokąt 4.',
  'chapter.build.done':
    'Miasto opuściło twoją planszę i odsłoniło pole zasobów. Dwa ostatnie miasta dodają potęgę do wygranych ambicji. Tam, gdzie kontrolę ma rywal, to, co zbudujesz, pojawia się uszkodzone.',
  'chapter.prelude.title': 'Preludium',
  'chapter.prelude.body':
    'Odstąpienie dało ci tylko jeden punkt akcji. Najpierw jednak jest Preludium, w którym za zasoby kupujesz kolejne akcje. Wydaj Materiał, wybierz Naprawę, a potem swój port kosmiczny albo statek.',
  'chapter.prelude.done':
    'Naprawione, a punkt akcji wciąż masz. Materiał buduje lub naprawia, Paliwo porusza statki, Relikwia zabezpiecza kartę, Psionik daje akcję koloru karty wiodącej, a z Bronią możesz za punkty akcji toczyć bitwy.',
  'chapter.move.title': 'Ruch',
  'chapter.move.body':
    'Ruch przenosi dowolną liczbę twoich statków z jednego systemu do przylegającego. Poślij oba statki z systemu Brama 6 do systemu Półksiężyc 6, gdzie Zofia ma tylko jeden.',
  'chapter.move.done':
    'Dwa nieuszkodzone statki przeciw jednemu: kontrolujesz Półksiężyc 6. Statki mogą spokojnie stać w jednym systemie; bitwa jest tylko wtedy, gdy ktoś wykona tę akcję.',
  'chapter.catapult.title': 'Katapultowanie',
  'chapter.catapult.body':
    'Ruch, który zaczyna się przy twoim porcie kosmicznym, może trwać dalej od bramy do bramy. Poślij wszystkie trzy statki z systemu Sześciokąt 4 do Bramy 4 i od razu dalej do Bramy 1.',
  'chapter.catapult.done':
    'Dwa systemy za jeden punkt akcji. Bramę 1 kontrolował Marek, więc tam droga się skończyła, tak jak kończy się na każdej planecie. Z innych bram możesz lecieć dalej i zostawić w nich część statków.',
  'chapter.secure.title': 'Zabezpieczenie',
  'chapter.secure.body':
    'Z powrotem na dwór: na karcie Udziały w Transporcie masz już dwóch agentów, Zofia jednego. Zabezpiecz ją za punkt akcji Agresji.',
  'chapter.secure.done':
    'Karta gildii jest twoja razem ze swoim efektem i liczy się do Potentata jak Paliwo. Agent Zofii jest twoim więźniem; więźniów liczy Tyran. Karta komunikatu zadziałałaby od razu.',
  'chapter.battle.title': 'Bitwa',
  'chapter.battle.body':
    'W Bramie 1 twoje trzy statki stoją naprzeciw dwóch statków Marka. Każdy daje jedną kość: potyczka jest bezpieczna, atak silniejszy, ale może trafić i ciebie, najazd kradnie. Weź jedną kość ataku i dwie potyczki, a potem przydziel trafienia.',
  'chapter.battle.done':
    'Cokolwiek wypadło: trafienie uszkadza nieuszkodzony statek, a uszkodzony niszczy. Zniszczony to trofeum, a trofea liczy Wódz. Atak może też trafić twoje statki albo wywołać przechwycenie przez nieuszkodzone statki broniącego się.',
  'chapter.outrage.title': 'Oburzenie',
  'chapter.outrage.body':
    'Zostało ci jedno trafienie, a Marek nie ma w systemie Półksiężyc 4 żadnego statku: otrzyma je budowla. Zniszcz jego uszkodzone miasto, a potem splądruj dwór: weź kartę, na której ma agenta.',
  'chapter.outrage.done':
    'Miasto to trofeum, podobnie jak agenci rywali z karty. Wywołało to jednak oburzenie: tracisz swoje Paliwo, karty gildii tej barwy także, a w Preludium Paliwo nie da ci już akcji.',
  'chapter.raid.title': 'Najazd',
  'chapter.raid.body':
    'Inna próba, tym razem z kośćmi najazdu: wypadły trzy klucze. Za klucze okradasz Marka; każde jego pole i każda karta gildii ma swój koszt najazdu. Wydaj wszystkie trzy klucze, jak chcesz.',
  'chapter.raid.done':
    'Kości najazdu możesz wziąć tam, gdzie broniący się ma budowlę. Nigdy nie trafiają jego statków, tylko budowle, a często trafiają twoje statki.',
  'chapter.score.title': 'Koniec rozdziału',
  'chapter.score.body':
    'Nikt nie ma już kart na ręce, to ostatnia tura. Do Potentata masz trzy symbole, Marek dwa, Zofia jeden. Przy Wodzu macie z Zofią po dwa trofea. Zakończ turę.',
  'chapter.score.done':
    'Potentat: 5 punktów potęgi dla ciebie, 3 dla Marka. Remis na pierwszym miejscu jest wart tyle co drugie: Wódz daje tobie i Zofii po 2. Trofea wracają, jeden znacznik odwraca się na lepszą stronę, a wszyscy mają nowe karty.',
  'chapter.end.title': 'Jak kończy się gra',
  'chapter.end.body':
    'Gra kończy się po piątym rozdziale albo po tym, w którym ktoś osiągnie 30 punktów potęgi; przy dwóch graczach 33, przy czterech 27. Wygrywa największa potęga. Kliknij przy stole cokolwiek niepodświetlonego, a dowiesz się, dlaczego nie można. Teraz zagraj własną rozgrywkę!',
};
