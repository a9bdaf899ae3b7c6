import type { coach as en } from '../en/coach.ts';

/** What the first match advises, in the voice of the lessons: `coach.<tip>` in a few words, and `.text` why. */
export const coach: Record<keyof typeof en, string> = {
  'coach.ban': 'Zbanuj to, czego się boisz',
  'coach.ban.text':
    'Zbanowanej frakcji nie będzie mieć nikt. Zbanuj taką, której nie chcesz mieć za sąsiada, a zostaw tę, którą chcesz wziąć dla siebie.',
  'coach.faction': 'Wybierz prostą frakcję',
  'coach.faction.text':
    'Naciśnij frakcję, aby przeczytać jej arkusz. Na pierwszą rozgrywkę weź taką, której zdolności od razu rozumiesz: myślenia i tak będzie dość.',
  'coach.draft': 'Bierz to, czego chcą też inni',
  'coach.draft.text':
    'Na koniec masz frakcję, wycinek i miejsce. Bogate planety przy domu są warte tyle co silna frakcja, a miejsce decyduje, kto jest twoim sąsiadem.',
  'coach.tile': 'Dobre planety blisko domu',
  'coach.tile.text':
    'To, co leży obok twojego domu, pewnie zasiedlisz. Połóż tam systemy z planetami, a między sobą i innymi anomalie albo pustą przestrzeń.',
  'coach.start.technology': 'Wybierz kierunek na początek',
  'coach.start.technology.text':
    'Każda technologia jest wymaganiem dla następnych w swoim kolorze: niebieskie przyspieszają okręty, zielone pomagają piechocie, żółte produkcji, a czerwone w walce. Zacznij tam, gdzie chcesz iść dalej.',
  'coach.start.home': 'Przygotuj swój dom',
  'coach.start.home.text':
    'Stocznia kosmiczna buduje więcej na planecie, która ma więcej zasobów. Piechotę rozdziel tak, by każda planeta domowa miała straż.',
  'coach.secret.keep': 'Zatrzymaj ten osiągalny',
  'coach.secret.keep.text':
    'Cel tajny jest wart punkt i znasz go tylko ty. Zatrzymaj ten, który pasuje do tego, co i tak zrobisz, a zwróć ten, który wymaga szczególnej bitwy.',
  'coach.secret.return': 'Zwróć najtrudniejszy',
  'coach.secret.return.text':
    'Możesz mieć trzy cele tajne, razem z zapunktowanymi. Zwróć ten, do którego masz najdalej.',
  'coach.secret.draw': 'Dobierz go',
  'coach.secret.draw.text':
    'Każdy cel tajny to kolejna droga do punktu, obok celów publicznych, które widzą wszyscy.',

  'coach.take.leadership': 'Przyda ci się Przywództwo',
  'coach.take.leadership.text':
    'Daje trzy żetony rozkazów, a masz ich mało. Każdy w puli taktyki to jeszcze jedna akcja taktyczna. Ma też najniższy numer, więc grasz wcześniej niż inni.',
  'coach.take.diplomacy': 'Może być Dyplomacja',
  'coach.take.diplomacy.text':
    'Na tę rundę zamyka innym jeden twój system i przygotowuje dwie wyczerpane planety.',
  'coach.take.politics': 'Może być Polityka',
  'coach.take.politics.text':
    'Dobierasz dwie karty akcji i wybierasz następnego przewodniczącego. Przewodniczący pierwszy bierze kartę strategii w następnej rundzie.',
  'coach.take.politics.text.noCouncil':
    'Wybierasz następnego przewodniczącego, który w następnej rundzie pierwszy bierze kartę strategii.',
  'coach.take.construction': 'Przyda ci się Budowa',
  'coach.take.construction.text':
    'Druga stocznia kosmiczna bliżej frontu oszczędza flotom długiej drogi, a PDS strzela do każdego, kto przyleci.',
  'coach.take.trade': 'Przyda ci się Handel',
  'coach.take.trade.text':
    'Daje trzy dobra handlowe i uzupełnia towary. Inni też chcą swoich: niech ci za to zapłacą.',
  'coach.take.warfare': 'Przyda ci się Wojna',
  'coach.take.warfare.text':
    'Zdejmuje z planszy twój żeton, więc flota może ruszyć się dwa razy w rundzie. Na początku rozgrywki to często dwie planety więcej.',
  'coach.take.technology': 'Przyda ci się Technologia',
  'coach.take.technology.text':
    'Opracowujesz jedną technologię od razu, a za 6 zasobów jeszcze jedną. Im wcześniej je masz, tym więcej rund ci służą.',
  'coach.take.imperial': 'Przyda ci się Imperium',
  'coach.take.imperial.text':
    'Możesz od razu zapunktować cel publiczny, bez czekania na fazę statusu. Z Mecatol Rex daje jeszcze punkt, a bez niego cel tajny.',
  'coach.swap': 'Wymień na to, co potrzebne',
  'coach.swap.text':
    'Weź kartę, która najbardziej pomoże ci w tej rundzie, albo tę, której nie powinien mieć rywal. Jej numer decyduje, kiedy grasz.',

  'coach.turn.settle': 'Zajmij wolne planety',
  'coach.turn.settle.text':
    'Aktywuj system {system}: planet nikt tam nie ma ({planets}), a twoja piechota tam doleci. Planety dają zasoby, wpływy i cele. Dom aktywuj na końcu, bo zatrzyma twoje okręty.',
  'coach.turn.card': 'Użyj karty strategii',
  'coach.turn.card.text':
    'Czeka jeszcze {card}. Z nieużytą kartą strategii nikt nie spasuje, więc zagraj ją, dopóki pomoże ci w tej rundzie.',
  'coach.turn.build': 'Czas produkować',
  'coach.turn.build.text':
    'Możesz wydać {count, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobów}}: aktywuj system {system} i produkuj. Czego nie wydasz w rundzie, przepada, poza dobrami handlowymi. Okręty potem stamtąd nie odlecą.',
  'coach.turn.save': 'Oszczędzaj na cel',
  'coach.turn.save.text':
    'W fazie statusu możesz zapłacić za cel {objective} i go zapunktować. Potrzeba na to {need}, więc wydawaj tylko to, co masz ponad tyle.',
  'coach.turn.ready': 'Czeka na ciebie punkt',
  'coach.turn.ready.text':
    'Spełniasz cel {objective}: w fazie statusu możesz go zapunktować. Nie strać tego, czego wymaga, i wypatruj następnego.',
  'coach.turn.goal': 'Zbliż się do celu',
  'coach.turn.goal.text':
    'Najbliżej ci do celu {objective}: {have} z {need}. Przy każdej akcji pytaj, czy cię do niego zbliża. Wygrywają punkty, nie bitwy.',
  'coach.turn.pass': 'Niewiele zostało do zrobienia',
  'coach.turn.pass.text':
    'Zajrzyj do Umów i do swoich kart akcji. Po spasowaniu nie masz już tur w tej rundzie, ale z kart innych nadal możesz korzystać.',
  'coach.turn.pass.text.noCouncil':
    'Zajrzyj do Umów. Po spasowaniu nie masz już tur w tej rundzie, ale z kart innych nadal możesz korzystać.',
  'coach.turn.end': 'Może jeszcze jakiś handel?',
  'coach.turn.end.text':
    'Akcję masz za sobą. Zajrzyj do Umów: wymień się z sąsiadem towarami albo sprzedaj to, co masz od niedawna. Potem zakończ turę.',
  'coach.turn.stuck': 'Żetony są wydane',
  'coach.turn.stuck.text':
    'Bez żetonów w puli taktyki możesz tylko użyć zdolności i kart akcji albo spasować. Następnym razem zostaw na taktykę więcej żetonów.',
  'coach.turn.stuck.text.noCouncil':
    'Bez żetonów w puli taktyki możesz tylko użyć zdolności albo spasować. Następnym razem zostaw na taktykę więcej żetonów.',
  'coach.turn.more': 'Jeszcze jedna akcja?',
  'coach.turn.more.text':
    'Możesz wykonać kolejną akcję albo zakończyć turę. Zrób to, jeśli da planetę lub punkt; inaczej zachowaj żeton na następną turę.',

  'coach.tokens.tactic': 'Żeton do taktyki',
  'coach.tokens.tactic.text':
    'W puli taktyki masz {count}, a każdy żeton aktywuje jeden system. Bez nich tylko patrzysz na innych, więc najpierw zapełnij tę pulę.',
  'coach.tokens.strategy': 'Żeton do strategii',
  'coach.tokens.strategy.text':
    'W puli strategii masz {count}. Każdym żetonem płacisz za kartę innego gracza: technologia albo produkcja za jeden żeton to okazja. Dwa to dobry zapas.',
  'coach.tokens.fleet': 'Miejsce na większą flotę',
  'coach.tokens.fleet.text':
    'Na akcje masz dość żetonów. Pula floty mówi, ile okrętów może być razem w systemie, a jej żetonów się nie wydaje.',
  'coach.redistribute': 'Rozdziel żetony na rundę',
  'coach.redistribute.text':
    'Trzy na taktykę, jeden lub dwa na strategię, a w puli floty tyle, ile okrętów bez myśliwców ma twoja największa flota: to dobry podział.',
  'coach.spare': 'Skąd można wziąć żeton?',
  'coach.spare.text':
    'Weź go z puli, której potrzebujesz najmniej. Uważaj na flotę: okręty ponad jej liczbę się usuwa.',
  'coach.pay': 'Płać bez strat',
  'coach.pay.text':
    'Planeta płaci zawsze całością, a reszty się nie wydaje. Wybierz planety, które pasują, a dobra handlowe zachowaj: płacą za wszystko i zawsze.',
  'coach.exhaust': 'Wyczerp, co niepotrzebne',
  'coach.exhaust.text':
    'Te planety nie zapłacą za nic, dopóki ich nie przygotujesz. Wybierz małe albo te, których w tej rundzie już nie użyjesz.',

  'coach.secondary.leadership': 'Przywództwo: kup żetony',
  'coach.secondary.leadership.text':
    'Jeden kosztuje 3 wpływy i żadnego żetonu. Planety przygotowuje się, zanim zbierze się rada, więc niewydane wpływy przepadną: kupuj.',
  'coach.secondary.leadership.text.noCouncil':
    'Jeden kosztuje 3 wpływy i żadnego żetonu. Na koniec rundy planety się przygotowuje, więc niewydane wpływy przepadną: kupuj.',
  'coach.secondary.diplomacy': 'Dyplomacja: przygotuj planety',
  'coach.secondary.diplomacy.text':
    'Za żeton strategii przygotujesz dwie planety. Warto, gdy te dobre są wyczerpane, a chcesz jeszcze produkować lub opracować technologię.',
  'coach.secondary.politics': 'Polityka: dwie karty akcji',
  'coach.secondary.politics.text':
    'Dwie karty za żeton to uczciwa cena. Jeśli ma jeszcze przyjść Technologia albo Wojna, zostaw żeton i na nie.',
  'coach.secondary.construction': 'Budowa: jedna budowla',
  'coach.secondary.construction.text':
    'Żeton trafia do tego systemu, więc twoje okręty nie odlecą stamtąd w tej rundzie. Stocznia kosmiczna na bogatej planecie lub blisko frontu jest tego warta.',
  'coach.secondary.trade': 'Handel: uzupełnij towary',
  'coach.secondary.trade.text':
    'Towary stają się dobrami handlowymi, gdy oddasz je innemu graczowi. Warto, gdy masz ich mało, a sąsiad chce handlować.',
  'coach.secondary.warfare': 'Wojna: produkuj w domu',
  'coach.secondary.warfare.text':
    'Stocznia kosmiczna w domu produkuje bez aktywacji systemu, więc okręty pozostają wolne. Świetne, dopóki masz zasoby.',
  'coach.secondary.technology': 'Technologia: opracuj jedną',
  'coach.secondary.technology.text':
    'Technologia za żeton strategii i 4 zasoby: korzystaj zawsze, gdy cię stać.',
  'coach.secondary.imperial': 'Imperium: cel tajny',
  'coach.secondary.imperial.text':
    'Za żeton strategii jeszcze jedna droga do punktu. Bierz, dopóki masz ich mniej niż trzy.',
  'coach.buy': 'Kup, ile możesz',
  'coach.buy.text':
    'Jeden kosztuje 3 wpływy. Wpływy zostaw tylko wtedy, gdy wymaga ich cel: planety przygotowuje się, zanim zbierze się rada.',
  'coach.buy.text.noCouncil':
    'Jeden kosztuje 3 wpływy. Wpływy zostaw tylko wtedy, gdy wymaga ich cel: na koniec rundy planety się przygotowuje.',
  'coach.close': 'Osłoń system',
  'coach.close.text':
    'Każdy inny gracz kładzie tam żeton i w tej rundzie tam nie przyleci. Wybierz miejsce, w którym mógłby zaatakować sąsiad, albo Mecatol Rex, jeśli jest twój.',
  'coach.ready': 'Przygotuj najlepsze planety',
  'coach.ready.text':
    'Te z wieloma zasobami, jeśli chcesz jeszcze produkować, a te z wpływami, jeśli chcesz żetonów.',
  'coach.speaker': 'Kto pierwszy weźmie kartę?',
  'coach.speaker.text':
    'Przewodniczący pierwszy bierze kartę strategii w następnej rundzie i rozstrzyga remisy w radzie. Jeśli możesz, wybierz siebie, a jeśli nie, kogoś, kto ci się odwdzięczy.',
  'coach.speaker.text.noCouncil':
    'Przewodniczący pierwszy bierze kartę strategii w następnej rundzie. Jeśli możesz, wybierz siebie, a jeśli nie, kogoś, kto ci się odwdzięczy.',
  'coach.site': 'System, w którym okręty zostaną',
  'coach.site.text':
    'Twój żeton zatrzyma tam okręty w tej rundzie. Wybierz system, z którego nic nie chcesz przesuwać.',
  'coach.build': 'Stocznia kosmiczna czy PDS?',
  'coach.build.text':
    'Stocznia kosmiczna lubi planetę z wieloma zasobami blisko frontu. PDS strzela do tych, którzy przylecą, i chroni planetę przed bombardowaniem: jego miejsce jest na granicy.',
  'coach.gift': 'Prezent ma swoją cenę',
  'coach.gift.text':
    'Kogo wybierzesz, ten uzupełni towary bez żetonu. Najpierw uzgodnij, co za to dostaniesz: część z nich albo spokój na granicy.',
  'coach.recall': 'Uwolnij flotę',
  'coach.recall.text':
    'Okręty stamtąd znów mogą lecieć, a system możesz aktywować ponownie. Zdejmij żeton z najsilniejszej floty albo ze stoczni kosmicznej.',
  'coach.dock': 'Bogatsza planeta buduje więcej',
  'coach.dock.text':
    'Stocznia kosmiczna buduje o dwie jednostki więcej, niż planeta ma zasobów. Wybierz tę bogatszą albo tę, gdzie jednostki są potrzebne.',
  'coach.research': 'Wybierz technologię',
  'coach.research.text':
    'Trzymaj się jednego lub dwóch kolorów: każda technologia jest wymaganiem dla następnej w swoim kolorze. Szybsze okręty i lepsze jednostki przydają się zawsze.',
  'coach.research.goal': 'Technologia dla celu',
  'coach.research.goal.text':
    'Cel {objective} wymaga technologii: masz {have} z {need}. Wybierz taką, która się do niego liczy i zarazem ci pomoże.',
  'coach.needs': 'Droga na skróty',
  'coach.needs.text':
    'Czego teraz użyjesz zamiast wymagania, tego zabraknie w dalszej części rundy. Wyczerp planetę o najniższej wartości.',
  'coach.learn': 'Weź to, czego ci brak',
  'coach.learn.text':
    'Nie potrzebujesz do niej wymagań. Weź silną technologię, do której droga byłaby długa.',
  'coach.tokensOrResearch': 'Żetony czy technologia?',
  'coach.tokensOrResearch.text':
    'Żetony to więcej tur teraz, technologia pomaga w każdej następnej rundzie. Na początku rozgrywki zwykle lepsza jest technologia.',

  'coach.score': 'Weź punkt',
  'coach.score.text':
    'W każdej fazie statusu punktujesz tylko jeden cel publiczny. Zapunktuj go, a jeśli jest ich kilka, wybierz ten, którego następnym razem możesz nie spełniać.',
  'coach.score.secret': 'Weź punkt',
  'coach.score.secret.text':
    'Spełniasz cel tajny. Zapunktuj go od razu: czekanie prawie nigdy się nie opłaca.',
  'coach.score.nothing': 'Jeszcze nic do punktowania',
  'coach.score.nothing.text':
    'Nie spełniasz teraz żadnego celu tajnego, więc pomiń. Pytanie pada i tak, żeby nikt nie poznał, co masz.',

  'coach.move.settle': 'Zabierz piechotę',
  'coach.move.settle.text':
    'Planety zajmuje tylko piechota: przyprowadź transportowiec z piechotą na pokładzie, przynajmniej po jednej na planetę ({planets}). W domu zostaw straż.',
  'coach.move.fight': 'Przyprowadź dość okrętów',
  'coach.move.fight.text':
    'W systemie {system} okręty ma {player}. Spójrz na szanse obok mapy. Pierwsze trafienia przyjmą myśliwce i tanie okręty, piechota jest potrzebna tylko na planety.',
  'coach.move.stay': 'Nic nie musi lecieć',
  'coach.move.stay.text':
    'W systemie {system} nie ma czego zająć. Co tam przyleci, zostanie do końca rundy: przyprowadź tylko to, co tam ma być, albo naciśnij Gotowe.',
  'coach.fleet': 'Za dużo okrętów razem',
  'coach.fleet.text':
    'Pula floty nie pozwala tu na więcej okrętów. Usuń najtańszy, a następnym razem dołóż żeton do floty.',
  'coach.room': 'Na pokładzie nie ma miejsca',
  'coach.room.text':
    'Myśliwce i piechota potrzebują miejsca na okręcie. Usuń to, czego najmniej potrzebujesz: sztuka kosztuje pół zasobu.',
  'coach.pieces': 'W pudełku zabrakło figurek',
  'coach.pieces.text': 'Weź figurkę stamtąd, gdzie daje ci najmniej: liczy się nowe miejsce.',
  'coach.cannons': 'Strzelaj',
  'coach.cannons.text':
    'Nic to nie kosztuje, a każde trafienie to jeden wróg mniej. Wstrzymaj ogień tylko wtedy, gdy obowiązuje was pokój.',
  'coach.order': 'Najpierw to, co najważniejsze',
  'coach.order.text':
    'Wydarzy się wszystko, wybierasz tylko kolejność. Zacznij od planety, której wynik zdecyduje, co dalej.',
  'coach.shot': 'Niech rzuca najlepszy',
  'coach.shot.text': 'Wybierz jednostkę, która trafia już od najniższej liczby.',
  'coach.retreat': 'Walczyć czy odlecieć?',
  'coach.retreat.text':
    'Spójrz na szanse obok mapy. Jeśli flota pewnie przepadnie, ogłoś odwrót: ta runda jeszcze się rozegra, a potem reszta odleci.',
  'coach.refuge': 'W bezpieczne miejsce',
  'coach.refuge.text':
    'Wybierz system, w którym okręty są bezpieczne albo będą potrzebne. Trafi tam twój żeton, więc w tej rundzie już zostaną.',
  'coach.load': 'Ratuj, co się da',
  'coach.load.text':
    'Jeśli masz co zajmować lub chronić, najpierw załaduj piechotę. Myśliwce tanio zbudujesz znowu. Co się nie zmieści, przepadnie.',
  'coach.sustain': 'Przyjmij trafienie, okręt zostanie',
  'coach.sustain.text':
    'Uszkodzony okręt walczy dalej i naprawia się w fazie statusu. Skorzystaj, chyba że wolisz stracić myśliwiec, by okręt wytrzymał następną rundę.',
  'coach.hits': 'Poświęć najtańsze',
  'coach.hits.text':
    'Najpierw myśliwce, potem niszczyciele. Transportowiec zachowaj, dopóki wiezie piechotę: przepadłaby razem z nim.',
  'coach.shields': 'Anuluj, ile się da',
  'coach.shields.text': 'Każde anulowane trafienie ratuje okręt.',
  'coach.bombard': 'Bombarduj przed desantem',
  'coach.bombard.text':
    'Nic to nie kosztuje. Celuj w planetę, na której najbardziej ci zależy i która ma wielu obrońców.',
  'coach.land.free': 'Po jednej na planetę',
  'coach.land.free.text':
    'Nikt się tu nie broni, więc na planetę wystarczy jedna piechota. Rozdziel je, aż wszystkie planety będą twoje; druga popilnuje tej lepszej.',
  'coach.land.fight': 'Ląduj z przewagą',
  'coach.land.fight.text':
    'Obrońcy się bronią: dwóch na jednego to dobry początek. Lepsza jedna planeta na pewno niż dwie być może.',
  'coach.produce.expand': 'Buduj pod ekspansję',
  'coach.produce.expand.text':
    'Transportowiec z piechotą zajmie w następnej rundzie nowe planety. Dwie piechoty albo dwa myśliwce kosztują razem 1 zasób. Myśliwce nie liczą się do puli floty.',
  'coach.produce.war': 'Buduj, czego ci brakuje',
  'coach.produce.war.text':
    'Piechota trzyma planety, myśliwce osłaniają duże okręty, pancerniki przyjmują trafienie i bombardują. Niewyczerpane planety po końcu rundy nic już nie dadzą.',

  'coach.giveUp': 'Poświęć to, co najtańsze',
  'coach.giveUp.text':
    'Ta jednostka przepadnie. Wybierz tanią albo uszkodzoną, a nie transportowiec, którego potrzebuje piechota.',
  'coach.aim': 'Celuj w najlepszy okręt',
  'coach.aim.text':
    'Wybierz najdroższy okręt albo transportowiec z piechotą na pokładzie: to kończy najazd.',
  'coach.reroll': 'Przerzuć pudła',
  'coach.reroll.text':
    'Trafienie może się tylko zepsuć, pudło tylko poprawić. Kości, które trafiły, zostaw.',
  'coach.thalnos': 'Przerzuć to, co można stracić',
  'coach.thalnos.text':
    'Jednostka, która po przerzucie nie trafi, zostaje zniszczona. Przy myśliwcach warto, przy pancernikach nie.',
  'coach.raise': 'Popraw prawie trafienie',
  'coach.raise.text':
    'Jeden więcej jest wart dobra handlowego tylko tam, gdzie z pudła robi trafienie. Gdy żadna kość nie jest tak blisko, przestań.',
  'coach.repair': 'Napraw największy okręt',
  'coach.repair.text': 'Naprawiony okręt w następnej rundzie walki znów przyjmie trafienie.',
  'coach.infantry.to': 'Tam, gdzie trzeba piechoty',
  'coach.infantry.to.text':
    'Wzmocnij planetę, którą mógłby zająć sąsiad, albo tę, z której wyruszy twój transportowiec.',
  'coach.infantry.from': 'Skąd można ją zabrać?',
  'coach.infantry.from.text':
    'Bierz piechotę z planet, do których nikt nie sięga, a na innych zostaw straż.',
  'coach.strike': 'Uderz tam, gdzie warto',
  'coach.strike.text':
    'Wybierz planetę gracza, który prowadzi w punktach, albo tę, którą chcesz zająć jako następną.',
  'coach.rival': 'Przyhamuj lidera',
  'coach.rival.text':
    'Wybierz gracza, który ma najbliżej do zwycięstwa, albo sąsiada, który ci zagraża. Będzie to pamiętać.',
  'coach.loot': 'Weź to, co najcenniejsze',
  'coach.loot.text':
    'Dobro handlowe płaci od razu, towar dopiero po wymianie. Z kart weź tę, która najbardziej by ci zaszkodziła.',
  'coach.ally': 'Wybierz kogoś, kto się odwdzięczy',
  'coach.ally.text':
    'Wybierz gracza, który ma daleko do zwycięstwa, i podaj cenę, zanim to zrobisz.',
  'coach.planet': 'Planeta za darmo',
  'coach.planet.text': 'Bierz: więcej planet to więcej zasobów, wpływów i celów.',
  'coach.berth': 'Gdzie nowy okręt pomoże',
  'coach.berth.text': 'Wzmocnij flotę, która zaraz będzie walczyć lub lecieć, i pilnuj puli floty.',
  'coach.wormhole': 'Otwórz drogę',
  'coach.wormhole.text':
    'Tunele jednego rodzaju sąsiadują ze sobą, choćby były daleko. Połóż go tam, dokąd chcą lecieć twoje floty, a nie obok domu.',
  'coach.slip': 'Prześlizgnij się',
  'coach.slip.text': 'Wybierz flotę, która ma minąć okręty innych.',
  'coach.jam': 'Zamknij drogę',
  'coach.jam.text':
    'Trafi tam żeton tego gracza: w tej rundzie nie aktywuje systemu, a jego okręty stamtąd nie odlecą. Zatrzymaj flotę, która szykuje się do lotu.',
  'coach.value': 'Wybierz najbogatszą planetę',
  'coach.value.text':
    'Liczą się zasoby. Przy zamianie wartości najwięcej zyskuje planeta z dużym wpływem.',
  'coach.law': 'Uchyl to, co cię krępuje',
  'coach.law.text': 'Wybierz prawo, które najwięcej cię kosztuje, albo to, z którego żyje lider.',
  'coach.discard': 'Zachowaj, co się przyda',
  'coach.discard.text':
    'Zachowaj Sabotaż i karty na walki, których się spodziewasz. Oddaj to, co wymaga sytuacji, na którą się nie zanosi.',

  'coach.vote': 'Co to znaczy dla ciebie?',
  'coach.vote.text':
    'Przeczytaj, co agenda ci zabierze albo da. Jeśli prawie ci wszystko jedno, wstrzymaj się albo zapytaj w Umowach, ile twoje głosy są warte dla innych.',
  'coach.votes.first': 'Zachowaj głosy na drugą',
  'coach.votes.first.text':
    'Planety, które głosują teraz, nie mają głosów przy drugiej agendzie. Wydaj tylko tyle, ile trzeba do wygranej; reszta przepada.',
  'coach.votes.last': 'Nie ma na co oszczędzać',
  'coach.votes.last.text':
    'Po tej agendzie wszystkie planety zostaną przygotowane. Wydaj tyle, ile trzeba do wygranej; remis rozstrzyga przewodniczący.',
  'coach.decide': 'Remis rozstrzygasz ty',
  'coach.decide.text': 'Wybierz to, co ci pomoże, i daj zwycięzcy znać, że jest ci coś winien.',
  'coach.predict': 'Przewidź, czego chce większość',
  'coach.predict.text':
    'Sprawdź, kto ma najwięcej głosów i co zyska. Inni zobaczą twoje przewidywanie, zanim zagłosują.',
  'coach.reward': 'Wybierz, co zapłaci pierwsze',
  'coach.reward.text':
    'Zapłacą wszystkie twoje przewidywania, jedno po drugim. Zacznij od tego, które jest potrzebne do następnego.',
  'coach.agendas': 'Ułóż agendy',
  'coach.agendas.text':
    'Co jest na wierzchu, pojawi się jako następne. Na spód połóż to, co zaszkodzi tobie, a na wierzch to, co zaszkodzi liderowi.',
  'coach.bribe': 'Ile wart jest głos?',
  'coach.bribe.text':
    'Każde dobro handlowe to jeden głos więcej. Wydaj akurat tyle, by prowadzić, i nic, jeśli nie da się wygrać.',

  'coach.moment.none': 'Nic tu nie masz',
  'coach.moment.none.text':
    'Na tę chwilę nic nie masz: pomiń ją. Gra pyta każdego, kto mógłby coś mieć, więc wahanie nic nie zdradza.',
  'coach.moment.use': 'Możesz teraz czegoś użyć',
  'coach.moment.use.text':
    'Na tę chwilę pasuje {power}. Użyj, jeśli zmieni coś, na czym ci zależy; inaczej zachowaj i pomiń.',
  'coach.moment.fight': 'Odwróć losy walki',
  'coach.moment.fight.text':
    'Możesz użyć: {power}. Warto, jeśli to uratuje okręt albo rozstrzygnie bitwę; gdy i tak wygrywasz, zachowaj na potem.',
  'coach.moment.cancel': 'Anulować kartę?',
  'coach.moment.cancel.text':
    'Może ją zatrzymać {power}. Zachowaj to na rzeczy, które naprawdę bolą: punkt, planetę albo całą flotę.',
  'coach.moment.agenda': 'Przed głosowaniem',
  'coach.moment.agenda.text':
    'Możesz użyć: {power}. Aneks płaci, jeśli trafisz z wynikiem, ale wtedy nie głosujesz: dobre, gdy masz mało głosów.',
};
