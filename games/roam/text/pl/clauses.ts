import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'RO-1.1': 'W grze są 43 karty krain. Każda ma po jednej stronie krainę, a po drugiej postać.',
  'RO-1.2':
    'Kart początkowych jest 12, po trzy w każdym z czterech kolorów: niebieskim, czerwonym, zielonym i żółtym. Rozpoznasz je po sztandarze; trzy wzory są w każdym kolorze takie same.',
  'RO-1.3': 'Znaczników eksploracji jest 96, po 24 w każdym kolorze.',
  'RO-1.4': 'Monety mają wartość 1 (30 sztuk) albo 5 (6 sztuk).',
  'RO-1.5':
    'W pudełku są też 24 artefakty, jedna karta patrolu (w innych wydaniach „outpost”) i cztery karty pomocy, z których jedna oznacza gracza rozpoczynającego.',
  'RO-1.6':
    'Strona z krainą pokazuje sześć pól, na niektórych monety, a do tego punkty i pomniejszony wzór. Na stronie z postacią widać portret, imię i wzór.',

  'RO-2.1':
    'Mapa ma 3 karty szerokości i 2 karty wysokości. Każda karta leży pionowo i ma 2 pola szerokości oraz 3 pola wysokości, więc cała mapa to jedna siatka 6 × 6 = 36 pól.',
  'RO-2.2':
    'Rzędy mapy liczy się od północnej krawędzi do południowej, a kolumny od zachodniej do wschodniej; jednych i drugich jest sześć.',
  'RO-2.3':
    'Sześć kart mapy ma stałą kolejność: najpierw trzy północne z zachodu na wschód, potem trzy południowe w tym samym kierunku. Każde pole należy do karty, na której leży.',
  'RO-2.4':
    'Każda karta krainy ma wzdłuż jednego z krótszych boków, czyli u dołu, zwój, a zwoje są zwrócone na zewnątrz mapy. Dlatego trzy karty południowe leżą zwojem na południe, a trzy północne są obrócone o 180°, zwojem na północ.',
  'RO-2.5':
    'Nadrukowane monety obracają się razem z kartą. Na kartach południowych leżą tak, jak je widać ze zwojem u dołu, a na północnych są obrócone o 180°.',
  'RO-2.6':
    'Nowa karta leży w tę samą stronę co karta, którą zastępuje. Ułożenie karty krainy zależy więc tylko od jej miejsca na mapie.',
  'RO-2.7':
    'Granice między kartami nie mają znaczenia ani przy kładzeniu znaczników, ani przy ich przesuwaniu, ani przy ustalaniu, które pola do siebie przylegają. Cała mapa to jedna siatka.',
  'RO-2.8':
    'Każdy gracz siedzi przy innej krawędzi mapy: południowej, zachodniej, północnej lub wschodniej, a to zarazem kolejność zgodna z kierunkiem ruchu wskazówek zegara. Zwykle 2 graczy zajmuje południe i północ, 3 graczy południe, zachód i północ, a 4 graczy wszystkie krawędzie; można je też wybrać dowolnie.',
  'RO-2.9':
    'Twoje postacie leżą przed tobą, wszystkie w tę samą stronę, górą karty ku mapie. Wzór przenosisz na mapę dokładnie tak, jak leży przed tobą: z południa bez zmian, a z pozostałych krawędzi obrócony zgodnie z ruchem wskazówek zegara – z zachodu o 90°, z północy o 180°, a ze wschodu o 270°.',
  'RO-2.10':
    'Wzoru nie wolno obracać: jego kierunek przez całą grę wyznacza twoja krawędź mapy. Nie wolno go też odbijać lustrzanie. Jedynym wyjątkiem jest zdolność artefaktu Obrót wzoru.',
  'RO-2.11':
    'Położenie jest dozwolone, gdy każde pełne pole wzoru trafia na pole mapy. Puste pola wzoru mogą wystawać poza mapę.',
  'RO-2.12':
    'Przykład: wzór ma pełne pola w lewym górnym, prawym górnym i lewym dolnym rogu, a w prawym dolnym puste pole. Gdy patrzysz na mapę z północą u góry, puste pole wypada z południa w prawym dolnym rogu, z zachodu w lewym dolnym, z północy w lewym górnym, a ze wschodu w prawym górnym.',

  'RO-3.1':
    'Na początku weź trzy karty początkowe i 24 znaczniki jednego koloru. Kolory, którymi nikt nie gra, zostają w pudełku.',
  'RO-3.2':
    'Potasuj 43 karty krain i połóż je krainami do góry jako stos dobierania. Wierzchnią kartę stosu widzą więc wszyscy.',
  'RO-3.3':
    'Dobierz sześć kart i ułóż z nich mapę: najpierw rząd północny z zachodu na wschód, potem tak samo południowy.',
  'RO-3.4':
    'Każdy gracz wybiera krawędź mapy i wykłada przy niej swoje trzy odkryte karty początkowe.',
  'RO-3.5':
    'Wybierzcie gracza rozpoczynającego; tury biegną zgodnie z kierunkiem ruchu wskazówek zegara, według miejsc przy mapie. Gracz rozpoczynający zaczyna bez monet, drugi i trzeci w kolejności mają po 1 monecie, a czwarty ma 2 monety. Przy mniejszej liczbie graczy brakujące miejsca po prostu się pomija: we dwoje 0 i 1, we troje 0, 1 i 1.',
  'RO-3.6':
    'W grze podstawowej artefakty zostają w pudełku, w pełnej grze wchodzą do użytku. Wariant z patrolem i wariant zaawansowany można dołożyć do każdej z nich, także oba naraz.',

  'RO-4.1':
    'Tura ma pięć kroków: 1. artefakty używane na początku, a po nich odpoczynek lub wcześniejszy odpoczynek; 2. użycie dokładnie jednej odkrytej postaci, położenie znaczników i zdobycie monet; 3. puste pola wzoru; 4. pozostałe artefakty i sprawdzenie karty patrolu; 5. koniec tury. Na koniec tury najpierw rozpatruje się zapełnione karty, potem sprawdza się, czy nadchodzi koniec gry, a na końcu możesz kupić najwyżej jeden artefakt.',
  'RO-4.2': 'W swojej turze musisz użyć postaci, nie możesz spasować. Wolno ci użyć tylko jednej.',

  'RO-5.1':
    'Jeśli na początku twojej tury wszystkie twoje postacie są zakryte, wszystkie zostają odkryte za darmo, a tura toczy się dalej jak zwykle. Dzieje się to samoczynnie.',
  'RO-5.2':
    'Wcześniejszy odpoczynek: na początku swojej tury możesz odkryć wszystkie swoje postacie, choć niektóre są jeszcze odkryte. Za każdą postać odkrytą w tej chwili płacisz do puli 1 monetę. Musisz zapłacić całość i odkryć wszystkie albo nie odkrywasz żadnej.',
  'RO-5.3':
    'Wcześniejszy odpoczynek jest możliwy tylko wtedy, gdy masz zakrytą co najmniej jedną postać lub zakryty co najmniej jeden artefakt.',
  'RO-5.4':
    'W jednej turze możesz odpocząć najwyżej raz, za darmo albo wcześniej za monety, i tylko w pierwszym kroku tury.',
  'RO-5.5':
    'Odpoczynek i wcześniejszy odpoczynek odkrywają też wszystkie twoje artefakty. Artefakty, które już są odkryte, nigdy nie podnoszą kosztu.',
  'RO-5.6':
    'Karta zdobyta w turze przeciwnika trafia do ciebie odkryta. Jeśli wszystkie pozostałe twoje postacie są zakryte, w następnej turze nie przysługuje ci darmowy odpoczynek: używasz tej karty albo płacisz 1 monetę za wcześniejszy odpoczynek.',

  'RO-6.1': 'Aby użyć postaci, wybierz jedną ze swoich odkrytych kart i ją zakryj.',
  'RO-6.2': 'Wybierz położenie, w którym wzór mieści się na mapie.',
  'RO-6.3':
    'Połóż jeden znacznik na każdym wolnym polu mapy pod pełnym polem wzoru. Żadnego z nich nie wolno pominąć, jeśli możesz położyć tam znacznik.',
  'RO-6.4':
    'Pełne pole wzoru, które trafia na zajęte pole, pomijasz, bez względu na to, czy leży tam znacznik przeciwnika, czy twój wcześniejszy; pozostałe zapełniasz. Zajęte pola nie sprawiają, że położenie jest niedozwolone.',
  'RO-6.5':
    'Położenie możesz wybrać tylko wtedy, gdy da się tam położyć co najmniej jeden znacznik: na wolnym polu pod pełnym polem wzoru albo, gdy takiego nie ma, na pustym polu wzoru za monety lub dzięki artefaktowi, albo przez zamianę znacznika. Jeśli wybierzesz takie położenie, choć gdzie indziej postać zapełniłaby pełne pole, musisz ten znacznik położyć. Jeśli w żadnym położeniu nie da się położyć znacznika albo nie masz znaczników, tylko zakrywasz kartę i niczego nie kładziesz.',
  'RO-6.6':
    'Na jednym polu mapy nigdy nie leży więcej niż jeden znacznik; wyjątkiem jest wariant zaawansowany.',
  'RO-6.7':
    'Za każdy znacznik położony na polu z monetami od razu bierzesz z puli tyle monet, ile pole pokazuje; może to być więcej niż jedna. Nadrukowane monety się nie wyczerpują: dopóki karta leży na mapie, przynosi je także każdy następny znacznik położony na tym polu, czy to po przesunięciu lub zamianie znacznika, czy jako drugi w wariancie zaawansowanym.',
  'RO-6.8':
    'Nie wolno ci zabierać swoich znaczników z mapy. Wracają dopiero wtedy, gdy ich karta jest zapełniona albo gdy ktoś zastąpi je za pomocą artefaktu.',
  'RO-6.9':
    'Bez znaczników w zapasach rozgrywasz turę jak zwykle, tylko niczego nie kładziesz. Jeśli masz mniej znaczników niż pól do zapełnienia, wybierasz, na których z tych pól je położysz.',

  'RO-7.1':
    'Po zapełnieniu pełnych pól możesz zapłacić 2 monety i położyć jeden znacznik na pustym polu właśnie użytego wzoru, w wybranym przed chwilą położeniu.',
  'RO-7.2':
    'Możesz to powtórzyć dla każdego pustego pola wzoru tej karty, za każdym razem za 2 monety i w dowolnej kolejności, dopóki starcza ci monet i znaczników.',
  'RO-7.3':
    'Puste pole wzoru można zapełnić tylko wtedy, gdy leży na mapie i wypada na wolnym polu.',
  'RO-7.4':
    'Na puste pola wzoru możesz wydać także monety zdobyte wcześniej w tej samej turze, nawet te z zapełnionego przed chwilą pustego pola.',
  'RO-7.5': 'Znacznik na pustym polu wzoru przynosi nadrukowane monety jak każdy inny.',

  'RO-8.1':
    'Na koniec tury aktywnego gracza zapełniona jest każda karta krainy, która ma znacznik na wszystkich sześciu polach. Kartę zapełnioną w środku tury rozpatruje się dopiero na koniec tej tury.',
  'RO-8.2':
    'Jeśli zapełnionych kart jest kilka, rozpatruje się je po kolei: najpierw rząd północny z zachodu na wschód, potem południowy. Każdą załatwia się w całości – zwycięzca, monety, nowa karta – zanim przyjdzie pora na następną; nowa karta jest pusta, więc jedna nie pociąga za sobą kolejnej.',
  'RO-8.3':
    'Zapełnioną kartę zdobywa gracz, który ma na niej najwięcej znaczników, bez względu na to, czyja to tura. Remis na czele rozstrzyga licytacja.',
  'RO-8.4': 'Wszystkie znaczniki z zapełnionej karty wracają do zapasów swoich właścicieli.',
  'RO-8.5':
    'Zwycięzca dokłada kartę do swoich postaci, postacią do góry i w tę samą stronę co pozostałe. Może jej użyć od swojej następnej tury.',
  'RO-8.6':
    'Każdy inny gracz, który miał na karcie co najmniej jeden znacznik, bierze dokładnie 1 monetę, niezależnie od liczby swoich znaczników. Zwycięzca nie bierze żadnej.',
  'RO-8.7':
    'Miejsce zdobytej karty na mapie zajmuje wierzchnia karta stosu dobierania, ułożona w tę samą stronę co poprzednia.',
  'RO-8.8':
    'Przykład: twój trzeci znacznik zapełnia szóste pole karty, na której trzech przeciwników ma po jednym znaczniku. Kartę zdobywasz ty, a każdy z nich bierze 1 monetę.',

  'RO-9.1':
    'W licytacji biorą udział tylko gracze, którzy mają na karcie po równo najwięcej znaczników.',
  'RO-9.2':
    'Zaczyna aktywny gracz, jeśli bierze udział w licytacji; w przeciwnym razie pierwszy uczestnik po nim, zgodnie z kierunkiem ruchu wskazówek zegara. Licytacja biegnie w tym samym kierunku i obiega stół tylko raz.',
  'RO-9.3':
    'W licytacji albo pasujesz, albo składasz jedną ofertę. Musi ona być co najmniej o 1 wyższa od dotychczas najwyższej, ale pierwsza może wynosić 0. Nie wolno ci licytować więcej monet, niż masz.',
  'RO-9.4':
    'Kto złoży najwyższą ofertę, zdobywa kartę i wpłaca tyle monet do puli. Pozostali nic nie płacą.',
  'RO-9.5':
    'Jeśli wszyscy spasują, kartę zdobywa za 0 monet uczestnik, który był pierwszy w kolejności.',
  'RO-9.6':
    'Monety pocieszenia wypłaca się dopiero po licytacji, więc nie można ich w niej licytować. Dostają je także uczestnicy, którzy licytację przegrali.',
  'RO-9.7':
    'Oferty są jawne. Przykład: przy remisie 3:3 aktywny gracz licytuje 0; drugi gracz nie ma monet, nie może przebić oferty i kartę zdobywa aktywny gracz.',

  'RO-10.1':
    'Koniec gry nadchodzi, gdy po rozpatrzeniu kart na koniec tury którykolwiek gracz ma co najmniej 10 postaci, wliczając początkowe. Nie ma znaczenia, czyja to była tura.',
  'RO-10.2':
    'Trzeba wtedy dokończyć rundę, aby wszyscy mieli tyle samo tur; runda zaczyna się od gracza rozpoczynającego. Jeśli dzieje się to w turze ostatniego gracza w rundzie, gra kończy się po tej turze.',
  'RO-10.3': 'Resztę ostatniej rundy rozgrywa się jak zwykle i możesz mieć więcej niż 10 postaci.',
  'RO-10.4':
    'Twój wynik to punkty ze wszystkich twoich postaci, w pełnej grze także z artefaktów, oraz 3 punkty za kartę patrolu, jeśli ją masz. Nie ma znaczenia, czy karty są odkryte, czy zakryte.',
  'RO-10.5':
    'Wygrywa najwyższy wynik. Przy remisie decyduje większa liczba monet, a jeśli i ona jest równa, zwycięstwo jest wspólne.',
  'RO-10.6':
    'Jeśli przez całą rundę żaden znacznik nie zostanie położony, przesunięty ani zastąpiony, gra kończy się po tej rundzie i następuje punktowanie.',

  'RO-11.1':
    'W pełnej grze potasuj 24 artefakty i wyłóż cztery odkryte obok mapy jako rząd artefaktów; pozostałe tworzą stos.',
  'RO-11.2': 'Twoje artefakty leżą obok twoich postaci. Kupiony artefakt trafia do ciebie odkryty.',
  'RO-11.3': 'Liczba artefaktów, które możesz mieć, nie jest ograniczona.',
  'RO-11.4':
    'Na koniec swojej tury, po rozpatrzeniu zapełnionych kart, możesz kupić jeden z czterech artefaktów w rzędzie za podany koszt, wpłacany do puli; rząd uzupełnia się ze stosu. W jednej turze możesz kupić tylko jeden, a użyć go najwcześniej w następnej.',
  'RO-11.5':
    'Artefaktu używasz, zakrywając go; musi więc być odkryty. Wolno to robić tylko w swojej turze, za to z dowolną liczbą artefaktów.',
  'RO-11.6':
    'Zakryte artefakty odkrywasz przy odpoczynku i przy wcześniejszym odpoczynku. Artefaktu użytego w pierwszym kroku, jeszcze przed odpoczynkiem, możesz więc w tej samej turze użyć ponownie.',
  'RO-11.7':
    'Artefakty nie liczą się jako postacie: nie przeszkadzają w darmowym odpoczynku, nie podnoszą kosztu wcześniejszego odpoczynku i nie wliczają się do 10 kart, które kończą grę.',
  'RO-11.8': 'Gdy stos artefaktów się wyczerpie, rzędu już się nie uzupełnia.',

  'RO-12.1':
    'Zdobycie monety: weź 1 monetę z puli. Możesz to zrobić w dowolnej chwili swojej tury, dopóki nie skończy się krok zakupu.',
  'RO-12.2':
    'Przesunięcie znacznika: przesuń jeden znacznik, swój lub przeciwnika, na wolne pole mapy przylegające poziomo lub pionowo, choćby przez granicę kart; nie zdobywasz za to monet. Możesz to zrobić przed użyciem postaci albo po nim, ale przed rozpatrzeniem zapełnionych kart.',
  'RO-12.3':
    'Obrót wzoru: kładąc znaczniki postaci, możesz obrócić wzór o 90° zgodnie z ruchem wskazówek zegara, oprócz obrotu wynikającego z twojej krawędzi mapy. Obracają się też puste pola, a kilka takich artefaktów w jednej turze się sumuje: dwa dają 180°.',
  'RO-12.4':
    'Wypełnienie pustego pola: połóż jeden znacznik na pustym polu wzoru bez płacenia, ale tylko razem z użyciem postaci i tylko w jej wzorze. Musi ono wypadać na wolnym polu mapy, a nadrukowane monety zdobywasz jak zwykle. Kilka takich artefaktów zapełnia kilka pustych pól i możesz je łączyć z płaceniem.',
  'RO-12.5':
    'Odwrócenie karty: odwróć jedną swoją postać, odkrywając ją lub zakrywając; artefaktów tak odwracać nie można. Możesz to zrobić na samym początku tury, na przykład zakryć ostatnią odkrytą postać i zyskać darmowy odpoczynek, ale między krokiem odpoczynku a użyciem postaci nie możesz zostać bez odkrytej postaci. Po użyciu możesz użytą postać znów odkryć na następną turę, lecz ta zdolność nigdy nie pozwala użyć drugiej postaci w tej samej turze.',
  'RO-12.6':
    'Zamiana znacznika: kładąc znaczniki, zastąp jeden znacznik przeciwnika na polu objętym wzorem używanej postaci znacznikiem ze swoich zapasów i zdobądź nadrukowane tam monety. Znacznik przeciwnika wraca do zapasów właściciela bez rekompensaty. Na pustym polu wzoru musisz też zapłacić 2 monety albo użyć zdolności Wypełnienie pustego pola.',

  'RO-13.1':
    'Karta patrolu leży obok mapy. Kto w swojej turze całkowicie otoczy znacznik przeciwnika własnymi znacznikami na wszystkich 8 polach wokół niego, bierze tę kartę; na koniec gry jest warta 3 punkty. Raz zdobyta nie zmienia już właściciela.',
  'RO-13.2':
    'Każde z 8 pól wokół znacznika musi istnieć, więc znacznika na skrajnych polach mapy nie da się otoczyć.',
  'RO-13.3':
    'Sprawdza się to po każdym położeniu, przesunięciu lub zastąpieniu znacznika przez aktywnego gracza, zanim z mapy znikną zapełnione karty. Kartę patrolu może wziąć tylko aktywny gracz. Wystarczy, że znacznik jest w tej chwili otoczony; nieważne, kto położył ostatni znacznik.',
  'RO-13.4':
    'W wariancie zaawansowanym na środkowym polu musi leżeć co najmniej jeden znacznik przeciwnika, a na każdym z 8 pól wokół co najmniej jeden twój.',

  'RO-14.1':
    'Na jednym polu mogą leżeć najwyżej dwa znaczniki, jeden na drugim, nawet oba tego samego koloru. Pole jest wolne, dopóki leży na nim mniej niż dwa znaczniki, a zajęte dopiero wtedy, gdy leżą na nim dwa.',
  'RO-14.2': 'Jedno użycie postaci nadal kładzie na każdym polu najwyżej jeden znacznik.',
  'RO-14.3':
    'Karta jest zapełniona, gdy na każdym z jej sześciu pól leży co najmniej jeden znacznik. Zdobywa ją gracz, który ma na niej najwięcej znaczników, a remis rozstrzyga się jak zwykle.',
  'RO-14.4': 'Monety przynosi każdy znacznik położony na polu z monetami, także drugi.',
  'RO-14.5':
    'Przesunięcie znacznika może przenieść dowolny z dwóch znaczników leżących na sobie na dowolne przylegające pole, na którym leży mniej niż dwa. Zamiana znacznika może zastąpić znacznik przeciwnika na polu z jednym lub dwoma znacznikami.',

  'RO-15.1':
    'Liczba wszystkich komponentów oprócz monet jest ograniczona: co się skończy, jest już niedostępne. Monety się nie kończą; w razie potrzeby zastąp je czymkolwiek.',
  'RO-15.2':
    'Jeśli skończą ci się znaczniki, grasz dalej bez ich kładzenia; jeśli masz ich za mało, wybierasz, na których polach je położysz.',
  'RO-15.3':
    'Jeśli stos dobierania jest pusty, po zdobytej karcie zostaje w mapie luka, a jej sześć pól już do mapy nie należy. Pełne pola wzoru nie mogą tam leżeć, puste mogą nad nią wystawać, a znaczników nie można tam przesuwać. W praktyce to się nie zdarza, bo w stosie jest 37 kart.',
  'RO-15.4':
    'Jeśli wzór postaci nigdzie się nie mieści, co jest możliwe tylko na mapie z luką, postać zostaje zakryta i niczego nie kładzie.',

  'RO-16.1':
    'Monety, znaczniki, postacie odkryte i zakryte, artefakty, rząd artefaktów i wierzchnia karta stosu dobierania są jawne. Ukryta jest tylko kolejność pozostałych kart w stosie dobierania i artefaktów w ich stosie.',
};
