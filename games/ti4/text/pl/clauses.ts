import type { clauses as en } from '../en/clauses.ts';

export const clauses: Record<keyof typeof en, string> = {
  'TI-1.1':
    'Tekst karty ma pierwszeństwo przed zasadami. Jeśli da się spełnić jedno i drugie, obowiązuje jedno i drugie.',
  'TI-1.2':
    '„Nie może” zawsze wygrywa. Gdy ścierają się dwa zakazy, trwały ma pierwszeństwo przed jednorazowym, a efekt, który na coś pozwala, przed tym, który to znosi.',
  'TI-1.3':
    'Zdolność wykonujesz w całości; od ciebie zależy tylko to, przy czym stoi „możesz”. Komponenty w grze działają, czy chcesz, czy nie, chyba że w ich tekście jest „możesz”.',
  'TI-1.4':
    'Z efektów połączonych słowem „i” wykonujesz wszystkie, które się da. To, co stoi po słowie „następnie”, dzieje się tylko wtedy, gdy wykonano część przed nim.',
  'TI-1.5':
    'To, co stoi przed „aby” lub przed średnikiem, jest kosztem. Jeśli nie możesz go zapłacić w całości, nie korzystasz z efektu.',
  'TI-1.6':
    '„Gdy” oznacza w trakcie zdarzenia, które efekt często zmienia; „po” następuje później. Między zdarzeniem a tym, co „przed” nim lub „po” nim, nie mieści się nic innego.',
  'TI-1.7': 'Za każdym razem, gdy coś wywołuje zdolność, działa ona jeden raz.',
  'TI-1.8':
    'Jeśli w tej samej chwili zdolności ma kilku graczy, używają ich po jednej, w kółko, aż wszyscy zrezygnują. W fazie akcji według inicjatywy od aktywnego gracza, w fazie strategii i w fazie agendy zgodnie z kierunkiem ruchu wskazówek zegara od przewodniczącego, w fazie statusu według inicjatywy.',
  'TI-1.9':
    'Początek bitwy i początek jej pierwszej rundy to ta sama chwila; koniec ostatniej rundy i koniec bitwy również.',
  'TI-1.10':
    'Kości mają dziesięć ścian, a 0 oznacza 10. Premie i kary zmieniają wynik rzutu, a nie wymaganą wartość.',
  'TI-1.11':
    'Przerzuca się zaraz po rzucie, przed wszystkim innym. Jedna zdolność nie przerzuca tej samej kości dwa razy, ale inna może ją przerzucić ponownie.',
  'TI-1.12':
    'To, co obowiązuje w tej turze, kończy się razem z nią. Efekt, który już się zaczął, trwa do końca, nawet jeśli jego źródła już nie ma.',
  'TI-1.13':
    'Karty akcji i weksle na ręce oraz swoje niezapunktowane cele tajne widzisz tylko ty, a celów leżących zakrytych nie zna nikt. Technologie widzą wszyscy.',
  'TI-1.14':
    'Przeciwnik to gracz, z którego okrętami walczysz w kosmosie albo z którego siłami lądowymi walczysz na planecie. Trzeci gracz nie korzysta z efektów mówiących o przeciwniku i one go nie dotyczą.',
  'TI-1.15':
    'Jednostka usunięta nie została zniszczona: nie wywołuje niczego, co czeka na zniszczenie. Usuwają pula floty, ładowność i rozdarcie grawitacyjne.',

  'TI-2.1':
    'Runda gry ma cztery fazy: strategii, akcji, statusu i agendy. Fazy agendy nie rozgrywa się, dopóki na Mecatol Rex leży żeton strażników; pierwszy raz przypada ona w rundzie, w której został usunięty.',
  'TI-2.2':
    'Od przewodniczącego zgodnie z kierunkiem ruchu wskazówek zegara każdy bierze kartę strategii z leżącymi na niej dobrami handlowymi; przy trzech lub czterech graczach jest drugie okrążenie, znów od przewodniczącego. Na każdą kartę, której nikt nie wziął, trafia 1 dobro handlowe.',
  'TI-2.3':
    'Numer twojej karty strategii to twoja inicjatywa, także gdy karta jest wyczerpana; z dwóch kart liczy się niższy numer.',
  'TI-2.4':
    'Kto ma żeton Naalu, ma w tej rundzie inicjatywę 0, cokolwiek stanie się z kartami strategii. Oddaje go na końcu fazy statusu.',
  'TI-2.5':
    'Dzięki Stabilności politycznej zachowujesz swoje karty strategii, przygotowane, i ich inicjatywę. W następnej fazie strategii nie wybierasz żadnej.',
  'TI-2.6':
    'Publiczna hańba odkłada wybraną kartę strategii razem z leżącymi na niej dobrami handlowymi. Gracz musi wziąć inną, jeśli jakaś jest.',
  'TI-2.7':
    'W fazie akcji tury następują w kółko w kolejności inicjatywy, z pominięciem tych, którzy spasowali.',
  'TI-2.8':
    'W swojej turze wykonujesz jedną akcję: strategiczną, taktyczną albo akcję komponentu. Jeśli żadna nie jest możliwa, musisz spasować.',
  'TI-2.9':
    'Nie możesz spasować, dopóki nie wszystkie twoje karty strategii są wyczerpane. Po spasowaniu nie masz już tur w tej rundzie, ale zostają ci zdolności dodatkowe, karty zagrywane w ich chwili i transakcje. W turze, w której pasujesz, możesz jeszcze handlować i użyć tego, co należy do początku tury.',
  'TI-2.10': 'Gdy wszyscy pozostali spasowali, rozgrywasz turę za turą.',
  'TI-2.11':
    'Akcję komponentu możesz wykonać tylko wtedy, gdy potrafisz wykonać ją w całości. Jeśli zostanie anulowana, nadal masz swoją akcję.',

  'TI-3.1':
    'W akcji strategicznej wykonaj zdolność główną swojej karty od góry do dołu; części z kosztem lub ze słowem „możesz” są opcjonalne. Potem zgodnie z kierunkiem ruchu wskazówek zegara każdy z pozostałych może raz użyć zdolności dodatkowej. Zdolności dodatkowej własnej karty nie używasz nigdy.',
  'TI-3.2':
    'Zdolność dodatkowa kosztuje 1 żeton rozkazu z puli strategii. Wraca on do posiłków, a przy Budowie trafia na planszę. Tylko Przywództwo nie kosztuje żetonu.',
  'TI-3.3':
    'Przywództwo: zyskaj 3 żetony rozkazów i 1 dodatkowy za każde wydane 3 wpływy; liczą się też dobra handlowe. Pozostali mogą tylko kupować.',
  'TI-3.4':
    'Dyplomacja: wybierz system ze swoją planetą, byle nie Mecatol Rex. Każdy inny gracz, który nie ma tam żetonu rozkazu, umieszcza go tam z posiłków, a jeśli ich brak, ze swojego arkusza dowodzenia. Następnie przygotuj do dwóch swoich planet, gdziekolwiek są. Zdolność dodatkowa też przygotowuje do dwóch.',
  'TI-3.5':
    'Polityka: wskaż nowego przewodniczącego. Możesz wskazać siebie, ale nie tego, kto ma żeton teraz. Następnie dobierz 2 karty akcji, obejrzyj dwie wierzchnie agendy i każdą połóż na wierzchu albo na spodzie talii, w dowolnej kolejności. Pozostali mogą dobrać 2 karty akcji.',
  'TI-3.6':
    'Budowa: możesz umieścić za darmo stocznię kosmiczną lub PDS, a potem jeszcze jeden PDS na kontrolowanych planetach, bez względu na leżące tam żetony. Z każdej z tych budowli możesz zrezygnować. Pozostali umieszczają wydany żeton w dowolnym systemie i mogą postawić w nim jedną budowlę; jeśli mają tam już żeton, wydany wraca do posiłków.',
  'TI-3.7':
    'Handel: zyskaj 3 dobra handlowe i uzupełnij towary do limitu swojej frakcji. Potem wskaż dowolnych graczy: muszą oni wykonać zdolność dodatkową w swojej kolejności, raz i bez płacenia. Ona także uzupełnia towary.',
  'TI-3.8':
    'Wojna: zdejmij z planszy jeden swój żeton rozkazu i zyskaj jeden do dowolnej puli; bez żetonu na planszy nie zyskujesz nic. Następnie rozdziel żetony między pule na nowo. Pozostali produkują w jednej stoczni kosmicznej w swoim systemie domowym; ich żeton nie trafia na planszę.',
  'TI-3.9':
    'Technologia: opracuj jedną technologię za darmo i, jeśli chcesz, drugą za 6 zasobów. Pozostali opracowują jedną za swój żeton i 4 zasoby.',
  'TI-3.10':
    'Imperium: możesz zapunktować jeden spełniony cel publiczny, niezależnie od tego z fazy statusu. Jeśli kontrolujesz Mecatol Rex, zyskujesz potem 1 punkt zwycięstwa, nawet bez planet domowych; w przeciwnym razie możesz dobrać cel tajny. Pozostali też mogą dobrać jeden.',
  'TI-3.11':
    'Gdy wszyscy mieli już okazję użyć zdolności dodatkowej, karta zostaje wyczerpana i w tej rundzie nie da się jej użyć ponownie.',

  'TI-4.1':
    'Masz 16 żetonów rozkazów. Zaczynasz z 3 w puli taktyki, 3 w puli floty i 2 w puli strategii. Zyskane żetony trafiają do wybranych przez ciebie pul; jeśli nie masz żadnego w posiłkach, nie zyskujesz nic.',
  'TI-4.2':
    'Jeśli efekt ma umieścić twój żeton, a w posiłkach nie ma żadnego, pochodzi on z wybranej przez ciebie puli. Jeśli masz już żeton w tym systemie, nie bierze się nic.',
  'TI-4.3':
    'W jednym systemie nigdy nie leżą dwa twoje żetony: drugi trafia do posiłków. To, co zależy od jego umieszczenia, i tak się dzieje.',
  'TI-4.4': 'Żetony przenosisz między pulami tylko w fazie statusu i dzięki Wojnie.',

  'TI-5.1':
    'W jednym systemie możesz mieć tyle okrętów niebędących myśliwcami, ile żetonów masz w puli floty, z Armadą o dwa więcej. Obowiązuje to stale; nadmiarowe okręty wybierasz i usuwasz.',
  'TI-5.2':
    'Do puli floty nie wliczają się jednostki na planetach, jednostki zajmujące ładowność ani okręty, które tylko przelatują przez system.',
  'TI-5.3':
    'Myśliwce i siły lądowe w obszarze kosmosu potrzebują ładowności twoich okrętów w tym systemie; każda twoja stocznia kosmiczna mieści trzy myśliwce. Wybrany przez siebie nadmiar usuwasz po ruchu, po trafieniach z Działa kosmicznego i w każdej innej chwili, tylko nie podczas bitwy. Po bitwie najpierw ustala się zwycięzcę.',
  'TI-5.4':
    'Żadna jednostka nie należy do konkretnego okrętu, chyba że właśnie jest przez niego transportowana.',
  'TI-5.5':
    'Myśliwce II ponad twoją ładowność mogą zostać i poruszać się same. Każdy z nich zajmuje jedno miejsce w puli floty, a Hybrydowy myśliwiec kryształowy II pół miejsca.',
  'TI-5.6': 'Siły lądowe bez ładowności nie mogą pozostać w kosmosie.',
  'TI-5.7':
    'Okręty mogą przybyć także ponad pulę floty, cokolwiek je sprowadza. Nadmiar usuwasz od razu, według własnego wyboru: do pełnego systemu może więc wejść pancernik w zamian za niszczyciel. To samo dotyczy zmniejszenia puli.',

  'TI-6.1':
    'Akcja taktyczna zaczyna się od żetonu z puli taktyki w dowolnym systemie bez twojego żetonu. Żetony innych nie przeszkadzają i nie musisz mieć tam jednostek.',
  'TI-6.2':
    'Potem następują ruch z atakiem z dział kosmicznych, bitwa kosmiczna, inwazja i produkcja. W żadnym z tych kroków nic nie musi się wydarzyć.',
  'TI-6.3':
    'Efekty reagujące na aktywację następują przed ruchem. Jeśli któryś z nich kończy turę, żeton zostaje na planszy, reszta akcji przepada i nikt już na tę aktywację nie reaguje.',
  'TI-6.4':
    'Weksle wyłożone przed tobą wracają do właściciela, gdy aktywujesz system z jego jednostkami; należy do nich Poparcie praw do tronu.',

  'TI-7.1':
    'Okręty przesuwają się między sąsiednimi systemami, wchodzą najwyżej do tylu systemów, ile wynosi ich ruch, i muszą skończyć w aktywnym systemie.',
  'TI-7.2':
    'Z systemu ze swoim żetonem rozkazu nie przesuniesz żadnego okrętu; wyjątkiem jest aktywny system. Przelatywać przez taki system możesz.',
  'TI-7.3':
    'Przez system z okrętami innego gracza nie przelecisz, wystarczy jeden myśliwiec. W aktywnym systemie cudze okręty mogą być.',
  'TI-7.4':
    'Okręty w aktywnym systemie mogą zostać albo odlecieć i wrócić, jeśli ich ruch wystarcza, by coś przywieźć.',
  'TI-7.5': 'Najpierw wskazujesz wszystkie okręty, które się poruszą. Przybywają jednocześnie.',
  'TI-7.6': 'Do pola asteroid ani przez nie się nie lata, chyba że masz Deflektory antymasowe.',
  'TI-7.7':
    'Do supernowej ani przez nią się nie lata. Okręty Żagwi Muaat mogą przez nią przelecieć, a z Reaktorem Magmus także wlecieć.',
  'TI-7.8':
    'Do mgławicy można wlecieć tylko wtedy, gdy jest aktywnym systemem, a przelecieć przez nią nie można nigdy. Okręty, które z niej wyruszają, mają ruch 1, do którego dolicza się premie. Okręty, które się w niej bronią, dodają 1 do swoich rzutów bojowych.',
  'TI-7.9':
    'Z rozdarcia grawitacyjnego lub przez nie okręt leci o 1 dalej, ale za każdym razem, gdy opuszcza rozdarcie, rzuca kością: przy 1 do 3 zostaje usunięty razem z ładunkiem. Sam ładunek nie rzuca. Zakończenie ruchu w rozdarciu niczym nie grozi.',
  'TI-7.10':
    'Systemy z takim samym tunelem sąsiadują ze sobą pod każdym względem. Żaden system nie sąsiaduje sam ze sobą. Planety i jednostki sąsiadują z tym, z czym ich system, a planeta także z własnym systemem.',
  'TI-7.11':
    'System domowy Creussa leży obok galaktyki i należy do planszy. Prowadzą do niego tylko tunele delta: ten z Bramy Creussa i ten z okrętu Hil Colish.',
  'TI-7.12':
    'Przemieszczenie poza krokiem Ruch, na przykład odwrót, Umiejętny odwrót lub Przewidywanie, odbywa się według własnego tekstu, a nie wartości ruchu. Okręty mogą przy tym zabrać jednostki ze swojego systemu, także z jego planet, ile pozwala ładowność.',
  'TI-7.13':
    'Odwrotem, Umiejętnym odwrotem ani Przewidywaniem nie wlecisz do mgławicy, bez Deflektorów antymasowych do pola asteroid, a bez Reaktora Magmus do supernowej.',
  'TI-7.14':
    'Okręty, które opuszczają rozdarcie grawitacyjne odwrotem, Umiejętnym odwrotem lub dzięki Przewidywaniu, także rzucają: przy 1 do 3 zostają usunięte z ładunkiem. Przedtem ustala się, który okręt co wiezie i które myśliwce II lecą same.',

  'TI-8.1':
    'Poruszający się okręt transportuje myśliwce i siły lądowe do wysokości swojej ładowności. Zabiera je na pokład tam, skąd wyrusza, tam, gdzie przelatuje, i w aktywnym systemie.',
  'TI-8.2':
    'W systemie ze swoim żetonem rozkazu niczego nie zabierasz na pokład, chyba że to aktywny system.',
  'TI-8.3':
    'Ładunek zostaje na okręcie przez cały ruch i kończy w obszarze kosmosu aktywnego systemu. Po drodze niczego się nie wyładowuje i przed inwazją nikt nie ląduje.',
  'TI-8.4':
    'Siły lądowe możesz zabrać także z planet; pusta planeta nadal jest twoja. Budowli się nie przenosi.',

  'TI-9.1':
    'Atak z dział kosmicznych następuje po ruchu okrętów, nawet jeśli żaden się nie ruszył: najpierw aktywny gracz, potem pozostali zgodnie z kierunkiem ruchu wskazówek zegara. Strzelasz wszystkim, co dosięga aktywnego systemu, albo niczym. Z dodatkowej kości Gwintowania plazmowego możesz zrezygnować.',
  'TI-9.2':
    'PDS II i Loncara Ssodu strzelają także do sąsiednich systemów, również przez tunele, nawet jeśli nie masz tam nic innego.',
  'TI-9.3':
    'Pozostali mogą trafić tylko okręty aktywnego gracza; on z kolei wybiera jednego gracza z okrętami w aktywnym systemie.',
  'TI-9.4':
    'Każda kość o wymaganej wartości to trafienie. Przydziela je właściciel okrętów i może użyć Wytrzymałości. Premie, kary i przerzuty rzutów bojowych nie działają. Zanim rzuci następny gracz, rozpatruje się trafienia poprzedniego razem z ładownością.',
  'TI-9.5':
    'Działa kosmiczne nigdy nie trafiają Dryfujących fabryk, stoczni kosmicznych Klanu Saar: nie są one okrętami.',
  'TI-9.6':
    'Eksperymentalna stacja bojowa strzela razem z pozostałymi Działami kosmicznymi swojego właściciela, tylko do okrętów aktywnego gracza i tylko wtedy, gdy do aktywnego systemu przybył jakiś okręt.',

  'TI-10.1':
    'Jeśli po strzałach z Dział kosmicznych w aktywnym systemie mają okręty dwaj gracze, walczą. Atakujący to aktywny gracz.',
  'TI-10.2':
    'Efekty na początku bitwy kosmicznej, na przykład Działo szturmowe, następują przed Ostrzałem przeciwmyśliwskim.',
  'TI-10.3':
    'Ostrzał przeciwmyśliwski odbywa się tylko w pierwszej rundzie; obie strony używają go naraz, jeśli chcą. Niszczy wyłącznie myśliwce, nadmiarowe trafienia przepadają, a Wytrzymałość nie pomaga. Jeśli któraś strona nie ma potem okrętów, bitwa się kończy.',
  'TI-10.4':
    'Odwrót ogłasza najpierw obrońca, potem atakujący, o ile nie zrobił tego obrońca. Musisz mieć dokąd się wycofać.',
  'TI-10.5':
    'Za każdy okręt rzuca się jedną kością albo tyloma, ile ma ikon salwy. Najpierw atakujący rzuca za wszystko, razem z przerzutami, potem obrońca.',
  'TI-10.6':
    'Jeśli chcesz, użyj Wytrzymałości, a za każde pozostałe trafienie zniszcz jeden swój okręt. Wybierasz je, chyba że ogranicza cię jakiś efekt. Obie strony wybierają naraz i w ukryciu, a okręty tracą jednocześnie.',
  'TI-10.7':
    'Kto ogłosił odwrót, odlatuje na koniec rundy, jeśli to jeszcze możliwe. Jeśli przeciwnikowi nie zostały okręty, bitwa się kończy i nikt się nie wycofuje.',
  'TI-10.8':
    'Wycofaj się do jednego sąsiedniego systemu bez cudzych okrętów, w którym masz jednostkę lub planetę. Wszystkie okręty z wartością ruchu lecą razem; myśliwce i siły lądowe w kosmosie, których nie ma kto zabrać, zostają usunięte. Jeśli nie masz tam żetonu rozkazu, umieść go.',
  'TI-10.9':
    'Siły lądowe z planet systemu, które mają się wycofać, wchodzą w przestrzeń już przy ogłoszeniu odwrotu. Jeśli do niego nie dojdzie, zostają tam i po walce potrzebują miejsca na okrętach.',
  'TI-10.10':
    'Rundy walki trwają, dopóki obie strony mają okręty. Wygrywasz, jeśli na końcu okręty masz tylko ty; jeśli nie ma ich nikt, jest remis.',
  'TI-10.11':
    'Jeśli żadna kość żadnej ze stron nie może już trafić, atakujący musi się wycofać; jeśli nie ma dokąd, traci wszystkie okręty w bitwie.',
  'TI-10.12':
    'Zwycięstwo w kosmosie nie daje żadnej planety. Po bitwie sprawdza się pulę floty i ładowność.',
  'TI-10.13':
    'Umiejętny odwrót nie jest odwrotem, więc Przechwycenie go nie powstrzyma, a bitwa kończy się remisem. Wszystkie twoje okręty lecą do sąsiedniego systemu bez cudzych okrętów, myśliwce także bez transportu; siły lądowe mogą lecieć z nimi. Jeśli nie masz tam żetonu rozkazu, umieść go; potem sprawdza się pulę floty i ładowność.',
  'TI-10.14':
    'Efekty, które niszczą jednostki wprost, jak Bezpośrednie trafienie, Egzotrirema II lub Działo szturmowe, nie są trafieniami i Wytrzymałość ich nie powstrzyma.',
  'TI-10.15':
    'Trafienia, których nie mogą przyjąć myśliwce, jak przy Grawitonowym systemie laserowym, idą na inne okręty, dopóki jakieś są. Taki okręt może je anulować Wytrzymałością.',
  'TI-10.16':
    'Przy odwrocie nic nie zostaje w kosmosie, dopóki jest na to miejsce. Jeśli zabierasz też siły lądowe z planet, wybierasz, kto leci; jednostki w kosmosie, dla których zabraknie potem miejsca, zostają usunięte.',
  'TI-10.17':
    'Jeśli do odwrotu zostały tylko myśliwce I, usuwa się je i nie umieszczasz żetonu. Tak samo, gdy wszystkie okręty pochłonie rozdarcie grawitacyjne.',
  'TI-10.18':
    'Jeśli ogłoszony system jest na koniec rundy zamknięty, wybierz inny dozwolony. Jeśli go nie ma, zostajesz.',

  'TI-11.1':
    'Wytrzymałości używa się tuż przed przydzieleniem trafień: anuluje 1 trafienie, z Nieeuklidesowymi osłonami 2, i uszkadza jednostkę. Uszkodzona jednostka działa dalej, ale użyje jej ponownie dopiero po naprawie. W bitwie strony robią to na zmianę, po jednej jednostce, od aktywnego gracza, aż obie po kolei zrezygnują.',
  'TI-11.2':
    'Wytrzymałość działa przeciw każdemu trafieniu, które jednostka mogłaby przyjąć: z bitwy, z Działa kosmicznego i ze zdolności, ale nie przeciw bezpośredniemu zniszczeniu ani Ostrzałowi przeciwmyśliwskiemu.',
  'TI-11.3': 'Wszystkie uszkodzone jednostki naprawia się w fazie statusu.',
  'TI-11.4':
    'Decydujesz o jednej jednostce naraz i nie musisz zapowiadać, co jeszcze użyje Wytrzymałości. Po każdym użyciu może nastąpić Bezpośrednie trafienie, zanim zdecydujesz o następnej.',
  'TI-11.5':
    'Jeśli okręt dla trafienia wybiera ten, kto je zadał, Wytrzymałości może użyć tylko ten okręt.',

  'TI-12.1':
    'Inwazja zaczyna się od Bombardowania aktywnego gracza, tymi jego jednostkami, które wybierze. Każdą przydziel przed rzutem planecie z cudzymi siłami lądowymi; lecą tam wszystkie jej kości, także ta z Gwintowania plazmowego, z której możesz zrezygnować. Trafienia niszczą siły lądowe, nigdy budowle; nadmiar przepada.',
  'TI-12.2':
    'Planety z Tarczą planetarną nie można bombardować. Słońca wojny i Arc Secundus odbierają Tarczę planetarną cudzym jednostkom w swoim systemie, także na potrzeby technologii, które jej wymagają. Broni bakteriologicznej X-89 tarcza nie powstrzymuje.',
  'TI-12.3': 'Premie, kary i przerzuty rzutów bojowych nie dotyczą Bombardowania.',
  'TI-12.4':
    'Dopóki na Mecatol Rex leży żeton strażników, nikt tam nie ląduje. Usuwasz go, wydając 6 wpływów i wysadzając co najmniej jedną siłę lądową: żeton i 1 punkt zwycięstwa są twoje. Jeśli nie masz kogo wysadzić, nie możesz go usunąć.',
  'TI-12.5':
    'Wysadź dowolną liczbę sił lądowych z obszaru kosmosu na dowolne planety systemu, jednocześnie; możesz także na własne. Jeśli nie wysadzasz nikogo, następuje produkcja.',
  'TI-12.6':
    'Na każdej planecie, na którą wysadzasz siły, mogą do nich strzelać Działa kosmiczne, które mają tam inni gracze; z innych miejsc nie strzela nic. Przy kilku planetach kolejność ustala aktywny gracz. Gwintowanie plazmowe dodaje kość na każdej planecie.',
  'TI-12.7':
    'Jeśli na planecie mają siły lądowe dwaj gracze, walczą: obaj rzucają, obaj przydzielają trafienia i tak dalej, aż zostanie najwyżej jedna strona. Kolejność planet ustala aktywny gracz.',
  'TI-12.8':
    'Aktywny gracz zyskuje każdą planetę, na której jego desant przetrwał. Jej kartę dostaje wyczerpaną, a cudze budowle na niej zostają zniszczone. Ustawy dołączone do planety zostają przy niej takie, jakie są.',
  'TI-12.9': 'Jeśli na planecie padną wszystkie siły lądowe, zachowuje ją obrońca.',
  'TI-12.10':
    'Planetę z budowlami, ale bez sił lądowych, zdobywa się bez walki, gdy tylko wystrzelą jej Działa kosmiczne.',
  'TI-12.11':
    'Jeśli w systemie jest Matriarchini, myśliwce atakującego mogą wylądować i walczyć jak siły lądowe. Po bitwie wracają w kosmos. Same myśliwce nie wygrywają i nie zdobywają planety.',
  'TI-12.12':
    'W jednej bitwie i w tym, co z niej wynika, punktujesz najwyżej jeden cel. Bitwa kosmiczna i bitwa lądowa liczą się osobno.',

  'TI-13.1':
    'Planeta pozostaje twoja także bez twoich jednostek. Tracisz ją, gdy ma na niej jednostki inny gracz, a ty żadnej; przy inwazji rozstrzyga się to dopiero na jej końcu.',
  'TI-13.2': 'Nie możesz zyskać planety, którą już kontrolujesz.',
  'TI-13.3':
    'Na planecie mieści się jedna stocznia kosmiczna i dwa PDS. Ustawa o obronie ojczyzny znosi limit PDS.',
  'TI-13.4':
    'Budowla zostaje zniszczona, gdy na jej planecie ma jednostki inny gracz, a jej właścicielowi nie zostały tam siły lądowe.',
  'TI-13.5':
    'Dryfująca fabryka, stocznia kosmiczna Klanu Saar, leży w kosmosie, porusza się i wycofuje jak okręt. Tracisz ją, gdy przybyły cudze okręty, a ty nie masz tam żadnego, ale nie wtedy, gdy wszystkie okręty tracą obie strony. Rozdarcie grawitacyjne jej zagraża, Działa kosmiczne nie.',
  'TI-13.6':
    'Wyczerpana jest także planeta, którą zyskujesz bez inwazji, na przykład dzięki Porozumieniom pokojowym.',

  'TI-14.1':
    'W kroku Produkcja produkują wszystkie twoje jednostki z Produkcją w aktywnym systemie, razem najwyżej tyle jednostek, ile wynosi suma ich wartości. Stocznia kosmiczna ma zasoby swojej planety plus 2, po ulepszeniu plus 4.',
  'TI-14.2':
    'Za całe zamówienie płaci się naraz zasobami planet i dobrami handlowymi; nadpłata przepada. Narzędzia Sarween odejmują 1 od całości.',
  'TI-14.3':
    'Jeśli koszt pokazuje dwie jednostki, dostajesz za niego dwie; jedna kosztuje tyle samo. Do liczby jednostek wliczają się obie.',
  'TI-14.4':
    'Nowe okręty pojawiają się w obszarze kosmosu, nowe siły lądowe na planecie z jednostką, która produkowała. Jednostki produkujące w kosmosie mogą umieścić je na kontrolowanej przez ciebie planecie systemu albo zostawić w kosmosie.',
  'TI-14.5': 'W systemie z cudzymi okrętami nie można produkować okrętów. Siły lądowe można.',
  'TI-14.6':
    'Wyprodukowanie kosztuje zasoby, bez względu na to, co na nie pozwala. Umieszczenie nie kosztuje nic.',
  'TI-14.7':
    'Po produkcji muszą zgadzać się pula floty i ładowność. Możesz zamówić więcej, ale nadmiar od razu usuwasz według własnego wyboru.',
  'TI-14.8':
    'Jeśli w posiłkach nie ma jednostki danego typu, możesz zabrać ją z systemu bez swojego żetonu rozkazu i od razu użyć; nikt nie może cię do tego zmusić. Myśliwce i piechotę zastępują żetony, ale w każdym miejscu musi być przy nich figurka; grupa, która nie może jej mieć, zostaje zniszczona.',

  'TI-15.1':
    'Wyczerp planetę, aby wydać albo jej zasoby, albo jej wpływy, nigdy jedno i drugie. To, czego nie potrzebujesz, przepada.',
  'TI-15.2':
    'Dobrem handlowym płacisz za 1 zasób albo za 1 wpływ, ale nie jest ono głosem. Jeśli efekt żąda dóbr handlowych, nic innego nie wystarczy.',
  'TI-15.3':
    'Towarów nie można wydawać. Gdy w jakikolwiek sposób dostanie je inny gracz, stają się dobrami handlowymi.',
  'TI-15.4': 'Nigdy nie masz więcej towarów, niż wynosi limit twojej frakcji.',

  'TI-16.1':
    'Dwaj gracze są sąsiadami, jeśli obaj mają jednostkę lub planetę w tym samym systemie albo w systemach sąsiednich, także przez tunele; u Creussa działa też Splątanie kwantowe.',
  'TI-16.2':
    'W swojej turze możesz zawrzeć z każdym sąsiadem jedną transakcję, bez względu na liczbę akcji. Podarunki są dozwolone i niczego się nie cofa.',
  'TI-16.3':
    'Możesz wymieniać dowolną liczbę posiadanych dóbr handlowych i towarów, a każda strona jeden weksel; jeśli stroną są Emiraty Hakanów, także karty akcji. Nic innego nie zmienia właściciela: żadne planety, jednostki, technologie ani cele.',
  'TI-16.4':
    'Gdy rozpatruje się agendę, możesz z każdym innym graczem zawrzeć jedną transakcję, czy jest sąsiadem, czy nie. Agenda, która zastępuje inną, pozwala na nowe, a ponowne głosowanie także.',
  'TI-16.5':
    'Umowy zawiera się w dowolnej chwili; transakcja w umowie podlega własnym zasadom. Wiąże cię tylko to, co w tej chwili możesz spełnić także bez umowy. To, co nastąpi po rzucie, w późniejszym kroku, gdy działa inny gracz, albo dzięki wekslowi, którego jeszcze nie masz, nie wiąże, a powodzenie karty akcji nigdy nie jest częścią umowy wiążącej.',
  'TI-16.6': 'Karty zyskanej w transakcji w jej własnej chwili możesz użyć od razu.',
  'TI-16.7':
    'Dzięki Statkom gildii Emiraty Hakanów handlują także z graczami, którzy nie są sąsiadami. Jedna ze stron musi być aktywnym graczem.',
  'TI-16.8':
    'Limit kart na ręce ma pierwszeństwo: kart ponad limit nie można ani wymienić, ani zagrać. Otrzymane karty mogą go przekroczyć, a nadmiar od razu się odrzuca.',
  'TI-16.9': 'Jeśli efekt każe ci coś oddać, nie jest to transakcja.',

  'TI-17.1':
    'Własnych weksli nie możesz zagrywać; każdy inny posiadacz może. Nikt nie musi, tylko Poparcie praw do tronu wykłada się od razu po otrzymaniu.',
  'TI-17.2':
    'W transakcji każda strona przekazuje najwyżej jeden weksel. Weksle innych graczy możesz przekazać dalej, ale nie te, które leżą wyłożone przed tobą.',
  'TI-17.3':
    'Użyty weksel wraca do właściciela. To, co jego tekst mówi o zwrocie, obowiązuje dopiero po jego zagraniu lub wyłożeniu.',
  'TI-17.4':
    'Wszystkie weksle wyeliminowanego gracza opuszczają grę. Weksle innych, które miał, wracają do nich.',

  'TI-18.1':
    'Do badań potrzebujesz za każdy symbol wymagań jednej technologii tego koloru. Jeśli wyczerpiesz przygotowaną planetę z taką specjalizacją, ignorujesz jeden symbol; zasobów już wtedy nie da. Symbole ignorują też niektóre zdolności.',
  'TI-18.2':
    'Technologia zyskana bez badań nie potrzebuje wymagań i nie liczy się jako opracowana.',
  'TI-18.3':
    'Technologie innych frakcji są dla ciebie niedostępne. Ulepszenia jednostek nie mają koloru i nie spełniają żadnego wymagania.',
  'TI-18.4': 'Ulepszenie zmienia naraz wszystkie twoje jednostki danego typu.',
  'TI-18.5':
    'Zdolności, które wyczerpują technologię, nie działają, dopóki jej nie przygotujesz; wszystko inne na niej obowiązuje dalej.',
  'TI-18.6': 'Nikt nie ma jednej technologii dwa razy.',
  'TI-18.7': 'Jeśli twoja frakcja ma własne ulepszenie jednostki, nie możesz mieć ogólnego.',

  'TI-19.1':
    'Na ręce mieści się najwyżej siedem kart akcji; nadmiar od razu się odrzuca, według wyboru.',
  'TI-19.2':
    'Dwóch kart akcji o tej samej nazwie nie można w jednej chwili zagrać na te same jednostki lub ten sam efekt. Różne cele nie przeszkadzają, a karta anulowana się nie liczy.',
  'TI-19.3':
    'Kartę akcji można anulować, gdy wskazano jej cele i liczbę tego, co wyda, a zanim cokolwiek zapłacono, rzucono, dobrano, przegłosowano lub wykonano. Technologię do opracowania wskazuje się później. Sam Sabotaż może anulować tylko Szkolenie instynktu.',
  'TI-19.4': 'Efektu, który niszczy, nie możesz skierować na własne jednostki.',
  'TI-19.5':
    'Karta anulowana liczy się jako niezagrana: w tej samej chwili może po niej nastąpić druga taka sama. Aneks można anulować tylko przy zagraniu, a nie wtedy, gdy przynosi nagrodę.',
  'TI-19.6':
    'Jeśli anulowano kartę, która miała być drugą akcją twojej tury, możesz zakończyć turę bez kolejnej akcji i bez pasowania.',
  'TI-19.7':
    'Karty lub akcji ze słowami „każdy”, „dowolna liczba” lub „do” możesz użyć, nawet jeśli nikogo nie dotknie. Jeśli wskazuje swój cel, musi on istnieć.',

  'TI-20.1':
    'W fazie statusu każdy w kolejności inicjatywy może zapunktować najwyżej jeden cel publiczny i jeden cel tajny.',
  'TI-20.2':
    'Celów fazy akcji możesz zapunktować dowolnie wiele, także w cudzej turze, ale w każdej bitwie tylko jeden. Ostrzał przeciwmyśliwski należy do bitwy, Działo kosmiczne i Bombardowanie nie; każda bitwa lądowa jest osobna.',
  'TI-20.3':
    'Aby punktować cele publiczne, musisz kontrolować wszystkie planety swojego systemu domowego; przy tajnych nie.',
  'TI-20.4':
    'Każdy cel punktujesz tylko raz, a publiczne może zapunktować każdy. To, co cel każe wydać, płacisz przy punktowaniu.',
  'TI-20.5':
    'Możesz mieć trzy cele tajne, razem z zapunktowanymi. Jeśli dobierzesz czwarty, wtasuj jeden niezapunktowany z powrotem do talii; jeśli masz trzy zapunktowane, jest to ten nowy.',
  'TI-20.6':
    'Wyłożonych jest pięć celów I etapu i pięć celów II etapu, dwa z I etapu odsłonięte. Każda faza statusu odsłania następny, wszystkie z I etapu przed II etapem. Jeśli nie ma czego odsłonić, gra się kończy: wygrywa gracz z największą liczbą punktów zwycięstwa, przy remisie decyduje inicjatywa.',
  'TI-20.7':
    'Program motywacyjny odsłania cel ze swojej talii, oprócz dziesięciu wyłożonych. Żadnego z tych, które leżą zakryte, się nie zużywa.',
  'TI-20.8':
    'Cel tajny, który upublicznił Wyciek tajnych dokumentów, może zapunktować każdy oprócz gracza, który już go zapunktował, i nie wlicza się on do trzech celów tego gracza. Jeśli ustawa zostanie odrzucona, cel przestaje być publiczny.',
  'TI-20.9':
    'Cele, które wymagają zniszczenia, uznają każdy efekt, który niszczy. Okręty usunięte z powodu zmniejszenia puli floty się nie liczą.',
  'TI-20.10': 'Cel możesz zapunktować tylko wtedy, gdy jego warunek właśnie jest spełniony.',

  'TI-21.1':
    'Kto pierwszy zdobędzie 10 punktów zwycięstwa, a w długiej grze 14, od razu wygrywa. Poza koniec toru nikt nie wychodzi.',
  'TI-21.2':
    'Gdyby kilku graczy dotarło tam jednocześnie, decyduje inicjatywa; jeśli nikt nie ma kart strategii, pierwszy zgodnie z kierunkiem ruchu wskazówek zegara od przewodniczącego, licząc od niego samego.',
  'TI-21.3':
    'Jeśli najwięcej lub najmniej punktów zwycięstwa ma kilku graczy, dotyczy to ich wszystkich.',
  'TI-21.4': 'Punkty zwycięstwa uzyskane dzięki ustawie zostają, nawet gdy ustawę się odrzuci.',
  'TI-21.5': 'Nikt nie spada poniżej 0 punktów zwycięstwa.',

  'TI-22.1':
    'Faza statusu: punktowanie celów, odsłonięcie celu publicznego, dobranie po jednej karcie akcji, usunięcie wszystkich żetonów rozkazów z planszy, zyskanie 2 żetonów i rozdzielenie, przygotowanie kart, naprawa jednostek, zwrot kart strategii.',
  'TI-22.2': 'Po rozdzieleniu żetonów twoje floty muszą znów zmieścić się w puli floty.',
  'TI-22.3':
    'To, co należy do początku fazy, następuje przed punktowaniem; to, co do jej końca, po zwrocie kart strategii i przed fazą agendy.',

  'TI-23.1':
    'W fazie agendy rozpatruje się dwie agendy, jedną po drugiej: odsłonięcie, głosowanie, rozpatrzenie wyniku. Potem przygotowuje się wszystkie planety.',
  'TI-23.2':
    'Po odsłonięciu agendy najpierw następują efekty ze słowem „gdy”, na przykład Weto, potem efekty ze słowem „po”, na przykład aneksy, a na końcu głosowanie. Jeśli agenda zostanie zastąpiona, z nową zaczyna się od początku, a efekty dotyczące starej się kończą.',
  'TI-23.3':
    'Agendę, która wymaga ustawy w grze albo zapunktowanego celu tajnego, odrzuca się, jeśli żadnego nie ma. Zastępuje ją następna.',
  'TI-23.4':
    'Każdy głosuje raz, od gracza po lewej stronie przewodniczącego zgodnie z kierunkiem ruchu wskazówek zegara, przewodniczący na końcu. Wyczerp dowolne planety i oddaj wszystkie ich wpływy jako głosy na jeden wynik albo wstrzymaj się od głosu. Zero głosów to wstrzymanie się; dobra handlowe nie są głosami.',
  'TI-23.5':
    'Dodatkowe głosy idą na wynik, na który głosujesz. Kto nie może głosować, nie oddaje głosów w żaden inny sposób.',
  'TI-23.6':
    'Możesz wybrać dowolnego gracza, także siebie. Planetę można wybrać, jeśli kontroluje ją jakiś gracz i pasuje do agendy.',
  'TI-23.7':
    'Przy remisie przewodniczący wybiera jeden z remisujących wyników, a jeśli nikt nie głosował, dowolny; nie jest to głosowanie. To, co dotyczy kilku graczy, następuje zgodnie z kierunkiem ruchu wskazówek zegara od przewodniczącego.',
  'TI-23.8':
    'Aneks przewiduje przed głosowaniem możliwy wynik, a kto go zagrywa, nie głosuje. Możesz zagrać kilka, także na różne wyniki i nawet jeśli nie możesz głosować. Po rozpatrzeniu wyniku trafne przewidywania przynoszą nagrody po jednej, w kółko, zgodnie z kierunkiem ruchu wskazówek zegara od przewodniczącego; kolejność swoich ustalasz ty.',
  'TI-23.9':
    'Ustawa, którą przyjęto albo w której kogoś lub coś wybrano, zostaje w grze: na środku, u swojego właściciela albo pod planetą. Wszystko inne się wykonuje i odrzuca. Odrzucona ustawa od razu przestaje działać.',
  'TI-23.10': 'Kto oddał na wynik co najmniej jeden głos, głosował za nim.',
  'TI-23.11':
    'Tajemnica polityczna blokuje zdolności frakcji, których można użyć. Te, które działają stale, i technologie frakcji działają dalej.',
  'TI-23.12':
    'Ustawa z właścicielem leży przed nim. Jeśli właściciel zostanie wyeliminowany, odrzuca się ją.',
  'TI-23.13':
    'Kolejność przy każdej agendzie: efekty przy odsłonięciu, efekty po nim, Powołanie komisji, głosy, a po własnych Szacowny radny, Przekupstwo, Zawiły zapis prawny, wynik, aneksy.',
  'TI-23.14':
    'Głosowanie nie jest twoją turą. Na końcu fazy agendy przygotowuje się planety i nic innego.',

  'TI-24.1':
    'Gracz zostaje wyeliminowany, gdy nie ma sił lądowych, jednostki z Produkcją ani planety. Ostatni gracz, który pozostał, wygrywa.',
  'TI-24.2':
    'Wszystko, co ma wyeliminowany gracz, opuszcza grę: jednostki, żetony, technologie, weksle. Jego karty akcji i ustawy się odrzuca, weksle innych wracają do nich. Karty strategii stają się wolne, cele tajne, także zapunktowane, wtasowuje się do talii, a żeton przewodniczącego idzie w lewo. Z wyeliminowanym graczem nikt nie handluje.',
  'TI-24.3':
    'Gra rozpoczęta w pięć lub sześć osób pozostaje przy jednej karcie strategii na gracza, bez względu na to, ilu ich zostanie.',
  'TI-24.4':
    'Skopiowana technologia zostaje u tego, kto ją skopiował, nawet gdy jej właściciel zostanie wyeliminowany. Żetony tuneli Creussa zostają na planszy, gdy Creuss zostaje wyeliminowany. Żeton Naalu, który ma ktoś inny, zostaje do końca fazy statusu.',
  'TI-24.5':
    'Ostatni gracz, który zostaje w grze, wygrywa. Kto się poddaje, nie zostaje wyeliminowany: dalej gra za niego bot.',

  'TI-25.1':
    'Gdy talia kart akcji lub agend się skończy, tasuje się jej stos kart odrzuconych i staje się on nową talią.',
  'TI-25.2': 'Jeśli talia celów tajnych jest pusta, nie ma czego dobrać.',
  'TI-25.3':
    'Kości oraz żetony kontroli, myśliwców, piechoty i dóbr handlowych nigdy się nie kończą. Żetony rozkazów i jednostki pozostałych typów tak.',

  'TI-26.1':
    'Za każdą swoją zniszczoną Piechotę II lub Siły specjalne II rzuć kością. Od 6, a dla Sił specjalnych II od 5, jednostka wraca na początku twojej następnej tury na kontrolowaną planetę twojego systemu domowego; jeśli takiej nie ma, przepada.',
  'TI-26.2':
    'Neuromotywator dodaje kartę tylko przy dobieraniu w fazie statusu, Knowania przy każdym.',
  'TI-26.3':
    'Rozprzestrzenianie: Nekrowirus nigdy nie opracowuje technologii. Wszystko, co by na to pozwalało, daje mu zamiast tego 3 żetony rozkazów.',
  'TI-26.4':
    'Siły lądowe, które z Alastorem walczą w kosmosie, przez całą bitwę liczą się jako okręty (nie myśliwce), nawet gdy okręt flagowy zostanie zniszczony. Nie wliczają się do puli floty.',
  'TI-26.5':
    'Duha Menaimon może po aktywacji produkować tylko wtedy, gdy w tej chwili jest w systemie.',
  'TI-26.6':
    'Dzięki Operacjom odzysku wyprodukujesz słońce wojny tylko, jeśli masz na nie technologię, a swój okręt flagowy, jeśli zniszczono czyjkolwiek okręt flagowy.',
  'TI-26.7':
    'Grabić można gracza z co najmniej trzema dobrami handlowymi, raz za każdy zysk dóbr i raz za każdą transakcję. Sąsiadami czyni też Zaginanie bram Lazaxów.',
  'TI-26.8':
    'Bezwzględny zakaz podróży zabrania tylko ruchu przez tunele, także odwrotu: Działa kosmiczne i sąsiedztwo przez nie działają dalej. Splątanie kwantowe, Zaginiona mapa gwiazd i Odbudowa tuneli go omijają.',
  'TI-26.9':
    'Splątanie kwantowe zmienia sąsiedztwo tylko dla Creussa. Kto dzięki niemu jest blisko Creussa, jest jednak jego sąsiadem.',
  'TI-26.10': 'Umowa handlowa działa nawet wtedy, gdy jej właściciel nie miał czego uzupełnić.',
  'TI-26.11':
    'Jeśli Święta planeta Ixth, Odłamek tronu lub Korona Emphidii opuści grę, punkty zwycięstwa się nie zmieniają.',
  'TI-26.12':
    'Redystrybucja kolonii nie umieszcza piechoty na planecie ze Strefą zdemilitaryzowaną: zachowuje ją ten, kto ją kontroluje.',
  'TI-26.13': 'Modernizacja dotyczy krążownika, który jest w systemie w chwili jego aktywacji.',
  'TI-26.14': 'Ministra wojny można użyć po akcji dowolnego rodzaju.',
  'TI-26.15': 'Artefakt Ixth niszczy wszystkie jednostki jednocześnie.',
  'TI-26.16':
    'Osłony trzymają anulują trafienia z rzutów bojowych, z Ostrzału przeciwmyśliwskiego i ze zdolności użytych w bitwie. Po Wytrzymałości przeciw któremukolwiek z nich może nastąpić Bezpośrednie trafienie.',
  'TI-26.17':
    'Szacowny radny następuje po głosach oddanych w twojej kolejności głosowania, a nie po głosach z Przekupstwa.',
  'TI-26.18':
    'Logistyka floty pozwala na dwie akcje w turze, i to już w turze, w której ją zyskujesz. To, co należy do początku tury, dzieje się tylko raz.',
  'TI-26.19':
    'Do celu Przyjmij nowe strategie Asymilatory Valefar nigdy się nie liczą, cokolwiek kopiują.',
  'TI-26.20':
    'Najpierw zapowiada się wszystkie okręty, które się poruszą; potem Hil Colish przesuwa się przed innymi albo po nich, razem ze swoim tunelem. Jeśli leci pierwszy i przepada, okręty, które potrzebowały tunelu, zostają na miejscu.',
  'TI-26.21':
    'Przy wymianie kart strategii dobra handlowe z nich zostają u tego, kto je wziął. Kto używa efektu, wybiera obie karty.',

  'TI-27.1':
    'Agendę bez możliwego wyniku, bo nie pasuje do niej żadna planeta, odrzuca się i odsłania następną.',
  'TI-27.2':
    'Ile kto ma kart akcji, weksli i celów tajnych, wiedzą wszyscy. Który weksel zmienił posiadacza, widzą tylko ci dwaj gracze; Poparcie praw do tronu widzi każdy.',
  'TI-27.3':
    'Zdolność jednego komponentu działa przy każdej okazji raz. Każda jednostka jest osobnym komponentem.',
  'TI-27.4':
    'Warunek musi być spełniony w chwili, gdy efekt następuje. Jeśli po stratach już nie jest, jak przy Dziale szturmowym, nie dzieje się nic.',
  'TI-27.5':
    'Jeśli talia skończy się w trakcie dobierania, najpierw sprawdza się limit kart na ręce, potem tasuje się stos kart odrzuconych i dobiera dalej.',
  'TI-27.6':
    'Jednostka zabrana z planszy, by umieścić ją gdzie indziej, jest nieuszkodzona. Stocznia kosmiczna nie wraca na planetę, z której ją zabrano. Figurek wystarcza na myśliwce w 10 miejscach i piechotę w 12.',
  'TI-27.7':
    'Nowe siły lądowe możesz rozdzielić między planety, które produkują, bez względu na wartość każdej z nich. Myśliwiec i piechota nie dzielą się jednym kosztem.',
  'TI-27.8':
    'Każda stocznia kosmiczna ma miejsce dla trzech myśliwców. Myśliwce, które okręty właśnie transportują, korzystają z niego dopiero po zakończeniu ruchu.',
  'TI-27.9': 'System domowy wyeliminowanego gracza nadal jest systemem domowym innego gracza.',
  'TI-27.10':
    'Akcje strategiczne i akcje komponentów nie aktywują żadnego systemu. To, co reaguje na aktywację, milczy.',
  'TI-27.11':
    'Druga akcja w turze nie powtarza jej początku ani końca. Po wykonanej akcji nie możesz już w tej samej turze spasować.',
  'TI-27.12': 'Bez ich technologii nie możesz mieć słońc wojny; mogą tylko Żagwie Muaat.',
  'TI-27.13': 'Gra jest dla trzech do sześciu graczy.',

  'TI-28.1':
    'Każdy komponent mówi, kiedy się go używa, pod jakim warunkiem i czy trzeba to zrobić.',
  'TI-28.2':
    'Pytanie dostajesz zawsze, gdy według tego, co wiedzą wszyscy, możesz mieć czego użyć; niczego więc nie zdradza. To, czego nie wybierasz i z czego nie można zrezygnować, dzieje się samo.',
  'TI-28.3':
    'W każdej takiej chwili gracze używają zdolności po jednej i w kółko, aż wszyscy po kolei zrezygnują. Po rezygnacji możesz się jeszcze włączyć, gdy ktoś inny czegoś użyje.',
  'TI-28.4':
    '„Gdy” następuje przed „po” tego samego zdarzenia, a „po” następuje przed tym, czego używa się „przed” następnym.',
  'TI-28.5': 'Efekty, których nie wybierasz, następują pierwsze, w tej samej kolejności graczy.',
  'TI-28.6':
    'To, czego używa się na początku bitwy, i to, czego używa się na początku jej pierwszej rundy, należy do jednej chwili.',
  'TI-28.7':
    'Tego, co zyskasz w jego własnej chwili, możesz jeszcze w niej użyć. Tego, co już użyto, w tej chwili nie użyjesz ponownie.',
  'TI-28.8':
    'Gdy ktoś zagrywa kartę akcji, inni gracze mogą ją anulować, w każdej chwili gry. Przeciw Sabotażowi pozostaje tylko Szkolenie instynktu.',
  'TI-28.9': 'Gdy obie strony rzuciły, przerzuty następują przed innymi efektami.',

  'TI-28.10':
    'To, co następuje po zyskaniu dóbr handlowych lub po transakcji, dzieje się od razu, przed następnym efektem.',
  'TI-29.1':
    'Przed grą gracze wybierają po kolei, tam i z powrotem: kto jest ostatni w jednej rundzie, jest pierwszy w następnej. Zaczyna wylosowany gracz; jeśli przewodniczący jest już znany, wybiera frakcję jako ostatni.',
  'TI-29.2':
    'Zanim frakcje zostaną rozdane, wybrane lub draftowane, każdy gracz banuje ich tyle, ile uzgodniono, dopóki jest ich więcej, niż potrzebują gracze.',
  'TI-29.3':
    'Frakcje są rozdawane losowo, wybierane przez graczy spośród wszystkich albo z kilku (o trzy więcej, niż jest graczy) lub draftowane z tylu samych. Można je też z góry wskazać poszczególnym miejscom; pozostali losują z reszty. Żadnych dwóch graczy nie ma tej samej.',
  'TI-29.4':
    'W drafcie bierzesz w każdej rundzie jedną rzecz, w dowolnej kolejności: frakcję, wycinek galaktyki, miejsce przy stole, zależnie od tego, co się draftuje. Miejsce 1 należy do przewodniczącego; kolejne miejsca i ich systemy macierzyste następują zgodnie z ruchem wskazówek zegara.',
  'TI-29.5':
    'W środku leży Mecatol Rex, systemy macierzyste leżą na swoich miejscach w trzecim kręgu. Na każde inne miejsce mapy trafia jeden kafelek: jak w instrukcji, losowo, z draftowanych wycinków, według mapy graczy albo tak, jak ją zbudują.',
  'TI-29.6':
    'Gdy galaktyka jest budowana, niebieskie i czerwone kafelki rozdaje się zakryte. Przy pięciu graczach przewodniczący najpierw umieszcza jeden losowy czerwony kafelek obok Mecatol Rex. Potem każdy umieszcza jeden kafelek, od przewodniczącego zgodnie z ruchem wskazówek zegara i z powrotem, aż się skończą.',
  'TI-29.7': 'Krąg musi być pełny, zanim kafelek trafi do następnego.',
  'TI-29.8': 'Anomalii nie można umieścić obok innej anomalii, chyba że nie masz innego wyjścia.',
  'TI-29.9':
    'Kafelka z tunelem nie można umieścić obok kafelka z takim samym tunelem, chyba że nie masz innego wyjścia.',
};
