import type { lessons as en } from '../en/lessons.ts';

/** What the lessons say: `<lesson>.<step>.<part>`. */
export const lessons: Record<keyof typeof en, string> = {
  'squadron.title': 'Eskadra',
  'squadron.about': 'Żegluj, rozstawiaj patrole, strzelaj z dział i utrzymuj regiony.',
  'squadron.board.title': 'Twój okręt i twoje kości',
  'squadron.board.body':
    'Mapa to morze; pod nią leży twoja plansza z polami na kości. W każdej turze umieszczasz dwie swoje kości. Pole bez liczby przyjmuje każdą. Wybierz kość, połóż ją na Żegludze i popłyń o dwa pola, zawsze na to podświetlone.',
  'squadron.board.done':
    'Żegluga porusza okręt flagowy o jedno lub dwa pola, nigdy po skosie. Kość zostaje na swoim polu do końca rundy.',
  'squadron.patrol.title': 'Zostaw patrol',
  'squadron.patrol.body':
    'Tam, gdzie twój okręt flagowy zakotwiczy po Żegludze lub Pomyślnym wietrze, możesz umieścić patrol. Popłyń na wyspę z rybą, gdzie Zofia ma towarzysza, zakotwicz i umieść patrol.',
  'squadron.patrol.done':
    'Okręt flagowy liczy się za 2, patrol za 1, a towarzysz tylko za 1. Jeśli tak zostanie do końca rundy, ten region punktuje dla Eskadry.',
  'squadron.explore.title': 'Poza mapę',
  'squadron.explore.body':
    'Za krawędzią leży nieznane morze. Wypłyń poza mapę w dowolnym podświetlonym kierunku, dobierz kafel i połóż go na jeden z podświetlonych sposobów.',
  'squadron.explore.done':
    'Nowy region ma bogactwo 1. Odkrywanie kończy ruch. Kafel możesz obrócić i przesunąć, tylko dwie wyspy nigdy nie leżą obok siebie.',
  'squadron.wreck.title': 'Złoto za uszkodzenie',
  'squadron.wreck.body':
    'Na południe od ciebie leży wrakowisko ze skarbem. Wpłyń tam, wybierz, które twoje pole zostanie uszkodzone, i zakotwicz, żeby wziąć złoto. Czy zostawisz patrol, zależy od ciebie.',
  'squadron.wreck.done':
    'Na uszkodzone pole nie położysz kości, dopóki go nie naprawisz. Skarb się nie kończy: płaci za każdym razem, gdy tu zakotwiczysz.',
  'squadron.harbor.title': 'Z prądem do portu',
  'squadron.harbor.body':
    'Masz dwa uszkodzone pola. Popłyń na zachód w silny prąd i daj się ponieść. Zakotwicz w porcie, umieść patrol i napraw uszkodzenia.',
  'squadron.harbor.done':
    'Prąd niesie od razu i nie kosztuje kroku. Port naprawia 2 uszkodzenia albo bierze 5 lub 6 z innego pola i ładuje nią twoje Działa.',
  'squadron.cannons.title': 'Załaduj Działa',
  'squadron.cannons.body':
    'Przy wyspie z rybą stoi Zofia. Dopóki nikt nie ma załadowanych dział, statki po prostu się mijają. Twoje Działa przyjmują jedną 5 i jedną 6. Połóż na nich 6.',
  'squadron.cannons.done':
    'Do końca rundy wszystkie twoje figurki mają załadowane działa: walczą z każdym przeciwnikiem, do którego wpłyną. Tylko we mgle bitwy nigdy nie ma.',
  'squadron.battle.title': 'Ognia!',
  'squadron.battle.body':
    'Popłyń na wyspę z rybą. W bitwie możesz zmniejszyć swoją kość na Działach: o ile ją zmniejszysz, tyle dodasz do rzutu. Zmniejsz ją o 5, a potem wybierz opcję zwycięstwa i pola, które uszkodzisz.',
  'squadron.battle.done':
    'Obie strony rzucają kością, a remis wygrywa atakujący, więc z dodatkową 5 nie dało się przegrać. Nawet jako 1 kość trzyma twoje działa załadowane.',
  'squadron.order.title': 'Patrole ruszają',
  'squadron.order.body':
    'Trójka na Rozkazie porusza do czterech patroli, każdy o jeden krok. Sprowadź oba na wyspę z rybą: wybierz patrol, a potem jego krok.',
  'squadron.order.done':
    'Patrole pływają, odkrywają i walczą niemal jak okręt flagowy, ale pierwsze uszkodzenie odsyła je do puli.',
  'squadron.stronghold.title': 'Z dwóch patroli twierdza',
  'squadron.stronghold.body':
    'W tej turze została ci jedna kość. Połóż ją na Rozmieszczeniu i umieść patrol przy sąsiedniej wyspie z rybą. Na koniec tury zamień tam dwa patrole na twierdzę.',
  'squadron.stronghold.done':
    'Twierdza liczy się za 2, zawsze ma załadowane działa i dodaje 2 w bitwie. Na jej wyspie werbujesz też z daleka; nikt inny tam nie werbuje, nie przemyca ani nie dostarcza.',
  'squadron.recruit.title': 'Zwerbuj załogę',
  'squadron.recruit.body':
    'Przy wyspie możesz werbować karty targu z jej symbolem, ile zdołasz opłacić, w dowolnej chwili swojej tury. Twój okręt flagowy jest przy mieczu: zwerbuj Awanturników za 2 złota.',
  'squadron.recruit.done':
    'Awanturnicy dodają 1 w każdej twojej bitwie. Niektóre karty kosztują kość zamiast złota, a niektóre mają pole, na które kładziesz kość, gdy chcesz ich użyć.',
  'squadron.score.title': 'Trzecia tura i punktowanie',
  'squadron.score.body':
    'Masz pięć kości, a więc i trzecią turę z jedną kością. W twoim regionie silniejsza jest Unia, 4 : 3. Połóż czwórkę na Bombardowaniu: wszyscy jej towarzysze stąd znikną. Potem punktuje się rundę.',
  'squadron.score.done':
    'Kto jest w regionie silniejszy, zdobywa tyle sławy, ile pokazuje kość bogactwa; remis nie daje nic nikomu. Ty masz 3 i 1, Zofia 2.',
  'squadron.end.title': 'Jak to się kończy',
  'squadron.end.body':
    'Gra kończy się po rundzie, w której ktoś ma 30 punktów sławy; wygrywa najwięcej sławy, potem najwięcej złota. Przemytnicy zwiększają bogactwo regionów: bądź tam przed innymi. Kliknij przy stole cokolwiek niepodświetlonego, a dowiesz się, dlaczego nie można. Dalej czeka lekcja Unii albo gra!',
  'union.title': 'Unia',
  'union.about': 'Towarzysze na wszystkich wyspach, tajne plany i dwa statki w odwodzie.',
  'union.board.title': 'Wysadź towarzyszy na ląd',
  'union.board.body':
    'Mapa to morze; pod nią leży twoja plansza z polami na kości i gotowymi towarzyszami. W każdej turze umieszczasz dwie kości. Połóż jedną na Żegludze, popłyń na zachód na wyspę z rybą, zakotwicz i umieść dwóch towarzyszy.',
  'union.board.done':
    'Każdy towarzysz to 1 punkt kontroli w swoim regionie, a twój okręt flagowy też. Towarzysze nie walczą i nikt nie walczy z nimi.',
  'union.gain.title': 'Zyskaj nowych',
  'union.gain.body':
    'Nie masz już gotowych towarzyszy. Znów popłyń na wyspę z rybą i zakotwicz, ale tym razem zyskaj dwóch towarzyszy.',
  'union.gain.done':
    'Z puli do gotowych, z gotowych na wyspę: Żegluga przesuwa dwóch towarzyszy o jeden etap, a ty wybierasz który.',
  'union.assemble.title': 'Wiec',
  'union.assemble.body':
    'Jedynka na Wiecu umieszcza do czterech gotowych towarzyszy na wyspie twojego regionu i nie trzeba tam kotwiczyć. Umieść czterech.',
  'union.assemble.done': 'Czterech za jednym zamachem. Kto by narzekał na niskie kości?',
  'union.inspire.title': 'Natchnienie',
  'union.inspire.body':
    'Szóstka na Natchnieniu umieszcza po jednym gotowym towarzyszu na najwyżej czterech wyspach, choćby najdalszych. Wybierz wszystkie trzy.',
  'union.inspire.done': 'Unia jest wszędzie naraz, a każdy pusty region należy teraz do niej.',
  'union.rally.title': 'Mobilizacja',
  'union.rally.body':
    'Szóstka może też trafić na Mobilizację: jeśli twój okręt flagowy jest przy wyspie, czterech towarzyszy z puli staje w gotowości. Teraz nie masz żadnego gotowego, więc do dzieła.',
  'union.rally.done': 'Czterech nowych towarzyszy. Poczekają na twojej planszy, aż ich umieścisz.',
  'union.tailwind.title': 'Pomyślny wiatr',
  'union.tailwind.body':
    'Na niektórych polach wieje pomyślny wiatr z liczbą. Kość o tej wartości na Pomyślnym wietrze przenosi tam twój okręt flagowy bezpośrednio. Rusz na 6.',
  'union.tailwind.done':
    'To, co po drodze, nie ma znaczenia, ale przybycie liczy się jak każdy inny ruch. To pole jest we mgle, więc bitwy tu nie będzie.',
  'union.plan.title': 'Tajny plan',
  'union.plan.body':
    'Plany są ukryte przed innymi i nie wymagają kości. Skryty atak usuwa do dwóch patroli z regionu, w którym masz towarzysza. Zagraj go i usuń oba.',
  'union.plan.done':
    'Po każdej rundzie dobierasz dwa plany. Ten drugi na twojej ręce czeka na bitwę.',
  'union.cutter.title': 'Zwoduj kuter',
  'union.cutter.body':
    'Dwa z twoich dwunastu planów to statki, które zostają w grze. Zagraj Kuter i wybierz wyspę z rybą: dwóch z czterech tamtejszych towarzyszy zrobi mu miejsce.',
  'union.cutter.done':
    'Kuter liczy się za 1, a każdy towarzysz w jego regionie teraz za 2: razem pięć przeciw 2 patrolom. Kość na jego karcie porusza go o najwyżej trzy pola.',
  'union.gunship.title': 'Kanonierka',
  'union.gunship.body':
    'Zawsze ma załadowane działa, dodaje 3 w bitwie, a porusza ją 4 lub 6 na jej karcie. Popłyń nią na wschód przeciw patrolowi, zmniejsz swoje Działa o 3 i wybierz opcję zwycięstwa.',
  'union.gunship.done':
    '3 za kanonierkę, 3 z Dział i jeszcze rzut: tego jedna kość nie przebije. Po patrolu ani śladu.',
  'union.defend.title': 'Plan na bitwę',
  'union.defend.body':
    'To nie twoja tura: atakuje cię Zofia. Na początku bitwy możesz zagrać plan. Skrytka z bronią dodaje 1 za każdego gotowego towarzysza, a masz ich dziesięciu. Zagraj ją, potem wybierz opcję zwycięstwa i pole do uszkodzenia.',
  'union.defend.done':
    'Zofia dodała 4 ze swoich Dział, na próżno. Kto ma plany na ręce, tego stół pyta w każdej bitwie, więc pytanie niczego nie zdradza.',
  'union.score.title': 'Kontrola i punktowanie',
  'union.score.body':
    'W regionie z rybą jest 6 : 6, a stawką są 4 punkty sławy. Połóż ostatnią kość, jedynkę, na Wiecu i umieść obu gotowych towarzyszy. Zofia ma jeszcze jedną kość; potem punktuje się rundę.',
  'union.score.done':
    '10 : 6. Przy kutrze każdy z twoich czterech towarzyszy liczy się za 2, a każdy z obu statków za 1. Remis nie dałby nic nikomu.',
  'union.end.title': 'Jak to się kończy',
  'union.end.body':
    'Gra kończy się po rundzie, w której ktoś ma 30 punktów sławy; wygrywa najwięcej sławy, potem najwięcej złota. Towarzyszy jest niewielu: pilnuj, gdzie znaczą najwięcej. Kliknij przy stole cokolwiek niepodświetlonego, a dowiesz się, dlaczego nie można. Dalej czeka lekcja Przemytników albo gra!',
  'smuggler.title': 'Przemytnicy',
  'smuggler.about': 'Ładunki, nagrody i przychylność między dwiema wrogimi flotami.',
  'smuggler.board.title': 'Pełne żagle',
  'smuggler.board.body':
    'Mapa to morze; pod nią leży twoja plansza z polami na kości. Sławę dają ci ładunki, nie regiony. W każdej turze umieszczasz dwie kości. Połóż 4 na Pełnych żaglach i popłyń o cztery pola, zawsze na podświetlone.',
  'smuggler.board.done':
    'Pełne żagle przesuwają cię najwyżej o tyle pól, ile pokazuje kość; Żegluga o jedno lub dwa. Dopóki nikt nie ma załadowanych dział, nikt cię nie zatrzyma.',
  'smuggler.smuggle.title': 'Ładunek',
  'smuggler.smuggle.body':
    'Przy wyspie możesz przemycać karty targu z jej symbolem. Nie kosztuje to złota ani kości. Przemyć Emisariusza, kartę z mieczem.',
  'smuggler.smuggle.done':
    'Dolna część karty to teraz twój ładunek. Mówi, dokąd go dostarczyć: na wyspę z rybą.',
  'smuggler.limit.title': 'Miejsce dla dwóch',
  'smuggler.limit.body':
    'Wieziesz już dwie karty ładunku i więcej się nie zmieści. Mimo to przemyć Mistrza grogu i wybierz, co wyrzucisz za burtę.',
  'smuggler.limit.done': 'Co leci za burtę, opuszcza grę. Zatrzymaj to, co masz po drodze.',
  'smuggler.deliver.title': 'Dostarcz ładunek',
  'smuggler.deliver.body':
    'Oto ryba. Dostarcz ładunek, przesuń znacznik na jedną z podświetlonych nagród i połóż kartę na stosiku: jeden to przychylność dla Eskadry, drugi dla Unii.',
  'smuggler.deliver.done':
    '2 punkty sławy, region bogatszy o 1, do tego nagroda i przychylność. Inni nie widzą, który stosik jest dla kogo.',
  'smuggler.grid.title': 'Droga do rogu',
  'smuggler.grid.body':
    'Z każdą nagrodą biały znacznik robi jeden krok, ale nigdy z powrotem na czarny. Rogi są warte tej drogi. Dostarcz ładunek i weź ten.',
  'smuggler.grid.done':
    '2 punkty sławy za dostawę, 4 za róg, a bogactwo regionu wzrosło o 2. Czarny znacznik idzie za białym.',
  'smuggler.negotiate.title': 'Negocjacje',
  'smuggler.negotiate.body':
    'Parzysta kość na Negocjacjach, gdy jesteś przy wyspie, werbuje za darmo kogokolwiek z targu. Drugi kosztuje towarzysza z wyspy, a Marek nie ma tu nic do gadania. Weź dwóch.',
  'smuggler.negotiate.done':
    'Dwóch członków załogi bez ani jednego złota. Karta to albo załoga, albo ładunek: kogo zwerbujesz, tego nie dostarczysz.',
  'smuggler.change.title': 'Złoto zmienia kości',
  'smuggler.change.body':
    'Masz dwa uszkodzone pola. Naprawa wymaga parzystej kości, a wszystkie twoje są nieparzyste. Wybierz kość, za 1 złoto zmień ją o 1 i połóż na Naprawie.',
  'smuggler.change.done':
    'Każde złoto to jeden krok w górę lub w dół, ale z 6 na 1 przejść się nie da. Naprawa usuwa do 2 uszkodzeń.',
  'smuggler.fog.title': 'Przez mgłę',
  'smuggler.fog.body':
    'Zofia ma załadowane działa i stoi ci na drodze, ale we mgle się nie walczy. Przepłyń tędy do miecza.',
  'smuggler.fog.done':
    'Gdziekolwiek indziej byłaby bitwa. Przy mieczu twój ładunek ma wartość: można go teraz od razu dostarczyć.',
  'smuggler.battle.title': 'Pokaż zęby',
  'smuggler.battle.body':
    'Na twoich Działach leży 6. Popłyń na wyspę z rybą, gdzie jest Zofia, zmniejsz szóstkę o 5 i wybierz uszkodzenie z nagrodą: najpierw jej pole, potem pole siatki.',
  'smuggler.battle.done':
    'Nagroda nawet bez ładunku. Druga możliwość to zadać uszkodzenie i od razu popłynąć dalej.',
  'smuggler.pledge.title': 'Przychylność na koniec',
  'smuggler.pledge.body':
    'Ostatnia runda: twoje kości są umieszczone, a Zofia ma prawie 30. Dostarcz jeszcze raz i połóż tę kartę z mieczem na stosiku Unii: region z mieczem kontroluje Marek.',
  'smuggler.pledge.done':
    'Każda dostarczona karta daje 1 punkt sławy za każdy region swojego symbolu, który kontroluje frakcja jej stosiku. Sześć kart, 6 punktów: wygrywasz 32 : 31.',
  'smuggler.end.title': 'Jak to się kończy',
  'smuggler.end.body':
    'Gra kończy się po rundzie, w której ktoś ma 30 punktów sławy. Wtedy liczy się przychylność; wygrywa najwięcej sławy, potem najwięcej złota. Patrz, kto trzyma które symbole. Kliknij przy stole cokolwiek niepodświetlonego, a dowiesz się, dlaczego nie można. Inne role też mają swoje lekcje; albo graj!',
};
