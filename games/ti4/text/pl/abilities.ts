import type { abilities as en } from '../en/abilities.ts';

export const abilities: Record<keyof typeof en, string> = {
  'technology.antimass-deflectors':
    'Twoje okręty mogą wlatywać w pola asteroid i przez nie przelatywać. Każda kość działa kosmicznego, którą inni rzucają przeciw twoim jednostkom, ma −1.',
  'technology.gravity-drive': 'W każdej twojej akcji taktycznej jeden twój okręt ma +1 do ruchu.',
  'technology.fleet-logistics': 'W każdej swojej turze możesz wykonać dwie akcje zamiast jednej.',
  'technology.light-wave-deflector':
    'Twoje okręty mogą przelatywać przez systemy, w których są okręty innych graczy.',
  'technology.neural-motivator': 'W fazie statusu dobierasz 2 karty akcji zamiast 1.',
  'technology.dacxive-animators':
    'Po wygraniu bitwy lądowej możesz umieścić na tej planecie 1 oddział piechoty.',
  'technology.hyper-metabolism': 'W fazie statusu zyskujesz 3 żetony rozkazów zamiast 2.',
  'technology.x-89-bacterial-weapon':
    'Akcja: wyczerp tę kartę i wybierz nie swoją planetę w systemie, w którym masz okręt z Bombardowaniem. Cała piechota na niej zostaje zniszczona; Tarcza planetarna nie pomaga.',
  'technology.plasma-scoring':
    'Gdy twoje jednostki używają Bombardowania lub Działa kosmicznego, jedna z nich może rzucić dodatkową kością.',
  'technology.magen-defense-grid':
    'Na początku rundy bitwy lądowej na twojej planecie, na której masz jednostkę z Tarczą planetarną, możesz wyczerpać tę kartę: przeciwnik nie rzuca w tej rundzie.',
  'technology.duranium-armor':
    'W każdej rundzie walki po przydzieleniu trafień naprawiasz jedną swoją uszkodzoną jednostkę, która w tej rundzie nie użyła Wytrzymałości.',
  'technology.assault-cannon':
    'Jeśli na początku bitwy kosmicznej masz w niej co najmniej trzy okręty niebędące myśliwcami, przeciwnik musi zniszczyć jeden swój okręt niebędący myśliwcem.',
  'technology.sarween-tools':
    'Gdy twoje jednostki używają Produkcji, płacisz łącznie o 1 zasób mniej.',
  'technology.graviton-laser-system':
    'Zanim twoje działa kosmiczne strzelą do okrętów, możesz wyczerpać tę kartę: trafienia muszą otrzymać okręty niebędące myśliwcami, dopóki jakieś są.',
  'technology.transit-diodes':
    'Na początku swojej tury możesz wyczerpać tę kartę i przenieść do 4 oddziałów piechoty skądkolwiek na kontrolowane planety.',
  'technology.integrated-economy':
    'Po przejęciu planety możesz wyprodukować na niej jednostki, które łącznie nie kosztują więcej niż wartość jej zasobów. Płacisz za nie.',

  'technology.infantry-2':
    'Twoja piechota trafia od 7. Za każdy zniszczony oddział rzuć kością: przy 6 lub więcej wraca on na początku twojej następnej tury na twoją planetę domową.',
  'technology.fighter-2':
    'Twoje myśliwce trafiają od 8 i latają same, ruch 2. Myśliwce ponad ładowność twoich okrętów liczą się do puli floty.',
  'technology.destroyer-2':
    'Twoje niszczyciele trafiają od 8, a każdy rzuca w Ostrzale przeciwmyśliwskim trzema kośćmi, które trafiają od 6.',
  'technology.cruiser-2': 'Twoje krążowniki trafiają od 6, mają ruch 3 i ładowność 1.',
  'technology.carrier-2': 'Twoje transportowce mają ruch 2 i ładowność 6.',
  'technology.dreadnought-2': 'Twoje pancerniki mają ruch 2.',
  'technology.pds-2':
    'Działa kosmiczne twoich PDS trafiają od 5 i sięgają także okrętów w sąsiednich systemach.',
  'technology.space-dock-2':
    'Każda twoja stocznia kosmiczna może wyprodukować o 4 jednostki więcej, niż wynosi wartość zasobów jej planety, zamiast o 2.',
  'technology.war-sun':
    'Możesz produkować słońca wojny: trzy kości, które w walce i w Bombardowaniu trafiają od 3, ruch 2, ładowność 6, Wytrzymałość. Tam, gdzie jest słońce wojny, jednostki innych graczy tracą Tarczę planetarną.',

  'technology.production-biomes':
    'Akcja: wyczerp tę kartę i wydaj 1 żeton z puli strategii. Zyskujesz 4 dobra handlowe, a wybrany przez ciebie inny gracz 2.',
  'technology.quantum-datahub-node':
    'Na końcu fazy strategii możesz wydać 1 żeton z puli strategii i dać innemu graczowi 3 dobra handlowe, by wymienić się z nim jedną kartą strategii.',
  'technology.e-res-siphons':
    'Gdy inny gracz aktywuje system, w którym masz okręty, zyskujesz 4 dobra handlowe.',
  'technology.spacial-conduit-cylinder':
    'Gdy aktywujesz system, w którym masz jednostki, możesz wyczerpać tę kartę: przy tej aktywacji system sąsiaduje ze wszystkimi innymi systemami z twoimi jednostkami.',
  'technology.inheritance-systems':
    'Gdy opracowujesz technologię, możesz wyczerpać tę kartę i wydać 2 zasoby: technologia nie ma wtedy żadnych wymagań.',
  'technology.super-dreadnought-2':
    'Twoje pancerniki trafiają od 4, także w Bombardowaniu, mają ruch 2 i ładowność 2. Bezpośrednie trafienie ich nie niszczy.',
  'technology.l4-disruptors':
    'Podczas twoich inwazji nie można używać Dział kosmicznych przeciw twoim jednostkom.',
  'technology.non-euclidean-shielding':
    'Każde użycie Wytrzymałości twoich jednostek anuluje 2 trafienia zamiast 1.',
  'technology.chaos-mapping':
    'Inni gracze nie mogą aktywować pól asteroid, w których masz okręty. Na początku każdej swojej tury możesz wyprodukować 1 jednostkę w systemie, w którym twoja jednostka ma zdolność Produkcja.',
  'technology.floating-factory-2':
    'Twoje stocznie kosmiczne mają ruch 2, ładowność 5 i produkują do 7 jednostek.',
  'technology.valefar-assimilator-x':
    'Gdy zdolność twojej frakcji daje ci technologię innego gracza, możesz zamiast tego położyć żeton asymilatora X na jednej z technologii jego frakcji. Dopóki tam leży, też masz tę technologię. Na jednej technologii może leżeć tylko jeden żeton asymilatora.',
  'technology.valefar-assimilator-y':
    'Gdy zdolność twojej frakcji daje ci technologię innego gracza, możesz zamiast tego położyć żeton asymilatora Y na jednej z technologii jego frakcji. Dopóki tam leży, też masz tę technologię. Na jednej technologii może leżeć tylko jeden żeton asymilatora.',
  'technology.exotrireme-2':
    'Twoje pancerniki mają ruch 2. Po rundzie bitwy kosmicznej możesz zniszczyć jeden z nich, by zniszczyć do dwóch okrętów przeciwnika w tym systemie.',
  'technology.valkyrie-particle-weave':
    'W każdej rundzie bitwy lądowej, w której przeciwnik zadaje trafienie, zadajesz o 1 trafienie więcej.',
  'technology.advanced-carrier-2': 'Twoje transportowce mają ruch 2, ładowność 8 i Wytrzymałość.',
  'technology.spec-ops-2':
    'Twoja piechota trafia od 6. Za każdy zniszczony oddział rzuć kością: przy 5 lub więcej wraca on na początku twojej następnej tury na twoją planetę domową.',
  'technology.bioplasmosis':
    'Na końcu fazy statusu możesz jednocześnie przenieść dowolną liczbę swoich oddziałów piechoty ze swoich planet na inne swoje planety w tym samym lub sąsiednim systemie.',
  'technology.letani-warrior-2':
    'Twoja piechota trafia od 7 i ma Produkcję 2. Za każdy zniszczony oddział rzuć kością: przy 6 lub więcej wraca on na początku twojej następnej tury na twoją planetę domową.',
  'technology.magmus-reactor':
    'Twoje okręty mogą wlatywać do supernowych. Gdy twoje jednostki użyją Produkcji w systemie, w którym już wcześniej było słońce wojny lub który sąsiaduje z supernową, zyskujesz potem 1 dobro handlowe.',
  'technology.prototype-war-sun-2': 'Twoje słońca wojny kosztują 10 i mają ruch 3.',
  'technology.instinct-training':
    'Gdy inny gracz zagrywa kartę akcji, możesz wyczerpać tę kartę i wydać 1 żeton z puli strategii, by ją anulować.',
  'technology.nullification-field':
    'Gdy inny gracz aktywuje system, w którym masz okręty, możesz wyczerpać tę kartę i wydać 1 żeton z puli strategii: jego tura od razu się kończy.',
  'technology.impulse-core':
    'Na początku bitwy kosmicznej możesz zniszczyć swój krążownik lub niszczyciel, który w niej uczestniczy: przeciwnik musi przydzielić 1 trafienie okrętowi niebędącemu myśliwcem, jeśli taki ma.',
  'technology.yin-spinner':
    'Gdy twoje jednostki użyją Produkcji, na jednej z twoich planet w tym systemie pojawia się 1 oddział piechoty.',
  'technology.mirror-computing':
    'Każde dobro handlowe wydane jako zasoby lub wpływy liczy się jako 2 zamiast 1.',
  'technology.salvage-operations':
    'Gdy wygrasz lub przegrasz bitwę kosmiczną, zyskujesz 1 dobro handlowe. Jeśli wygrasz, możesz też wyprodukować w tym systemie 1 okręt rodzaju zniszczonego w tej bitwie; płacisz za niego.',
  'technology.hegemonic-trade-policy':
    'Gdy twoje jednostki używają Produkcji, możesz wyczerpać tę kartę: na czas tej produkcji zamieniasz wartości zasobów i wpływów jednej ze swoich planet.',
  'technology.lazax-gate-folding':
    'W twoich akcjach taktycznych, dopóki nie kontrolujesz Mecatol Rex, jego system ma tunel alfa i beta, dla wszystkich. Akcja, gdy go kontrolujesz: wyczerp tę kartę, by umieścić 1 oddział piechoty na Mecatol Rex.',
  'technology.mageon-implants':
    'Akcja: wyczerp tę kartę, obejrzyj karty akcji innego gracza i weź jedną z nich.',
  'technology.transparasteel-plating':
    'W twoich turach w fazie akcji gracze, którzy spasowali, nie mogą zagrywać kart akcji.',
  'technology.wormhole-generator':
    'Na początku fazy statusu umieszczasz lub przenosisz jeden ze swoich żetonów tuneli do systemu z kontrolowaną przez ciebie planetą albo do systemu poza domowymi bez okrętów innych graczy.',
  'technology.dimensional-splicer':
    'Na początku bitwy kosmicznej w systemie z tunelem możesz zadać 1 trafienie i wybrać okręt przeciwnika, który je otrzyma.',
  'technology.neuroglaive':
    'Gdy inny gracz aktywuje system, w którym masz okręty, zwraca 1 żeton z puli floty do posiłków.',
  'technology.hybrid-crystal-fighter-2':
    'Twoje myśliwce trafiają od 7 i latają same, ruch 2. Każdy myśliwiec ponad ładowność twoich okrętów liczy się w puli floty jako pół okrętu.',

  'ability.mitosis':
    'Twoje stocznie kosmiczne nie mogą produkować piechoty. Na początku fazy statusu umieszczasz 1 oddział piechoty na jednej ze swoich planet.',
  'ability.star-forge':
    'Akcja: wydaj 1 żeton z puli strategii, by umieścić 2 myśliwce albo 1 niszczyciel w systemie ze swoim słońcem wojny.',
  'ability.gashlai-physiology': 'Twoje okręty mogą przelatywać przez supernowe.',
  'ability.masters-of-trade': 'Zdolność dodatkowa karty Handel nie kosztuje cię żetonu rozkazu.',
  'ability.guild-ships': 'Możesz handlować z graczami, którzy nie są twoimi sąsiadami.',
  'ability.arbiters': 'Częścią twoich transakcji mogą być karty akcji.',
  'ability.fragile': 'Każdy rzut bojowy twoich jednostek ma −1.',
  'ability.brilliant':
    'Gdy wydajesz żeton rozkazu na zdolność dodatkową karty Technologia, możesz zamiast niej użyć głównej.',
  'ability.analytical':
    'Gdy opracowujesz technologię, która nie jest ulepszeniem jednostki, ignorujesz jedno wymaganie.',
  'ability.assimilate':
    'Gdy zyskujesz planetę, każdy PDS i każda stocznia kosmiczna na niej zostają zastąpione twoimi z posiłków.',
  'ability.harrow':
    'Na końcu każdej rundy bitwy lądowej podczas twojej inwazji twoje okręty w tym systemie mogą użyć Bombardowania przeciw siłom lądowym przeciwnika na tej planecie.',
  'ability.munitions-reserves':
    'Na początku każdej rundy bitwy kosmicznej możesz wydać 2 dobra handlowe: w tej rundzie możesz przerzucić dowolne ze swoich kości.',
  'ability.armada':
    'W każdym systemie możesz mieć o 2 okręty więcej, niż masz żetonów w puli floty; myśliwce się nie liczą.',
  'ability.scavenge': 'Po przejęciu kontroli nad planetą zyskujesz 1 dobro handlowe.',
  'ability.nomadic':
    'Możesz punktować cele jawne, nawet gdy nie kontrolujesz planet swojego systemu domowego.',
  'ability.galactic-threat':
    'Nie możesz głosować. Raz w każdej fazie agendy, po odsłonięciu agendy, możesz przewidzieć jej wynik: jeśli trafisz, zyskujesz technologię gracza, który na niego głosował.',
  'ability.technological-singularity':
    'Raz w każdej bitwie, po zniszczeniu jednostki przeciwnika, możesz zyskać jedną z jego technologii.',
  'ability.propagation':
    'Nie możesz opracowywać technologii. Za każdym razem, gdy miałoby to nastąpić, zyskujesz zamiast tego 3 żetony rozkazów.',
  'ability.unrelenting': 'Każdy rzut bojowy twoich jednostek ma +1.',
  'ability.orbital-drop':
    'Akcja: wydaj 1 żeton z puli strategii, by umieścić 2 oddziały piechoty na jednej ze swoich planet.',
  'ability.versatile': 'W fazie statusu zyskujesz o 1 żeton rozkazu więcej.',
  'ability.peace-accords':
    'Po użyciu zdolności głównej lub dodatkowej karty Dyplomacja możesz przejąć kontrolę nad planetą bez jednostek w tym samym lub w sąsiednim systemie co twoja planeta. Nie może to być Mecatol Rex.',
  'ability.quash':
    'Gdy agenda zostaje odsłonięta, możesz wydać 1 żeton z puli strategii, by zastąpić ją następną.',
  'ability.indoctrination':
    'Na początku bitwy lądowej możesz wydać 2 wpływy, by zastąpić jeden uczestniczący w niej oddział piechoty przeciwnika swoim.',
  'ability.devotion':
    'Po każdej rundzie bitwy kosmicznej możesz zniszczyć swój krążownik lub niszczyciel, który w niej uczestniczy, by zadać 1 trafienie; wybierasz okręt przeciwnika, który je otrzymuje.',
  'ability.ambush':
    'Na początku bitwy kosmicznej możesz rzucić po jednej kości za maksymalnie dwa swoje krążowniki i niszczyciele w systemie. Każdy wynik równy wartości bojowej okrętu lub wyższy to trafienie, które przydziela przeciwnik.',
  'ability.pillage':
    'Gdy twój sąsiad zyska dobra handlowe lub dokona transakcji i ma wtedy co najmniej 3 dobra handlowe, możesz zabrać mu 1 dobro handlowe lub towar.',
  'ability.blood-ties': 'Usuwasz żeton strażników bez wydawania wpływów.',
  'ability.reclamation':
    'Po akcji taktycznej, w której przejmiesz kontrolę nad Mecatol Rex, możesz umieścić tam 1 PDS i 1 stocznię kosmiczną.',
  'ability.stall-tactics': 'Akcja: odrzuć 1 kartę akcji.',
  'ability.scheming':
    'Za każdym razem, gdy dobierasz karty akcji, dobierz o 1 więcej, a potem odrzuć 1 kartę akcji z ręki.',
  'ability.crafty': 'Możesz mieć na ręce dowolną liczbę kart akcji. Nic nie może tego zmienić.',
  'ability.quantum-entanglement':
    'Dla ciebie wszystkie systemy z tunelem alfa lub beta sąsiadują ze sobą. Nic nie może tego powstrzymać.',
  'ability.slipstream':
    'Twoje okręty, które zaczynają ruch w twoim systemie domowym albo w systemie z tunelem alfa lub beta, mają ruch o 1 większy.',
  'ability.creuss-gate':
    'Na twoim miejscu w galaktyce leży Brama Creussa. Twój system domowy leży obok galaktyki, a z bramą łączy go tunel delta.',
  'ability.telepathic':
    'Na końcu fazy strategii bierzesz żeton Naalu: w tej rundzie masz inicjatywę 0.',
  'ability.foresight':
    'Gdy okręty innego gracza przesuną się do systemu, w którym masz okręty, możesz umieścić 1 żeton z puli strategii w sąsiednim systemie bez okrętów innych graczy i przesunąć tam wszystkie swoje okręty.',

  'unit.letani-warrior-1': 'Piechota z Produkcją 1, na planetach i w kosmosie.',
  'unit.letani-warrior-2':
    'Piechota, która trafia od 7 i ma Produkcję 2. Za każdy zniszczony oddział rzuć kością: przy 6 lub więcej wraca on na początku twojej następnej tury na twoją planetę domową.',
  'unit.duha-menaimon':
    'Gdy aktywujesz system, w którym się znajduje, możesz wyprodukować w nim do 5 jednostek. Płacisz za nie.',
  'unit.prototype-war-sun-1':
    'Słońce wojny z ruchem 1, które masz od początku. Jednostki innych graczy w jego systemie tracą Tarczę planetarną.',
  'unit.prototype-war-sun-2':
    'Słońce wojny, które kosztuje 10 i ma ruch 3. Jednostki innych graczy w jego systemie tracą Tarczę planetarną.',
  'unit.the-inferno':
    'Akcja: wydaj 1 żeton z puli strategii, by umieścić krążownik w jego systemie.',
  'unit.wrath-of-kenara':
    'Po twoim rzucie w bitwie kosmicznej w jego systemie możesz wydawać dobra handlowe: każde daje jednej twojej kości +1.',
  'unit.jns-hylarim':
    'Gdy w walce wyrzuci 9 lub 10 (bez modyfikatorów), zadaje o 2 trafienia więcej.',
  'unit.arc-secundus':
    'Jednostki innych graczy w jego systemie tracą Tarczę planetarną. Na początku każdej rundy bitwy kosmicznej zostaje naprawiony.',
  'unit.the-alastor':
    'Na początku bitwy kosmicznej w jego systemie dowolna liczba twoich sił lądowych, z obszaru kosmosu i z planet, może walczyć jako okręty.',
  'unit.cmorran-norr': 'Inne twoje okręty w jego systemie mają +1 do rzutów bojowych.',
  'unit.floating-factory-1':
    'Stocznia kosmiczna w obszarze kosmosu systemu z twoją planetą. Porusza się i wycofuje jak okręt, ma ładowność 4 i produkuje do 5 jednostek. Nie liczy się do puli floty i nie można jej trafić. Zostaje zniszczona, gdy inni mają okręty w jej systemie, a ty nie.',
  'unit.floating-factory-2':
    'Szybsza Dryfująca fabryka o ładowności 5, która produkuje do 7 jednostek.',
  'unit.son-of-ragh': 'W Ostrzale przeciwmyśliwskim rzuca czterema kośćmi, które trafiają od 6.',
  'unit.genesis':
    'Na końcu fazy statusu w obszarze kosmosu jego systemu pojawia się 1 oddział piechoty.',
  'unit.loncara-ssodu': 'Jego działa kosmiczne sięgają także okrętów w sąsiednich systemach.',
  'unit.exotrireme-1': 'Pancernik, który w Bombardowaniu rzuca dwiema kośćmi; trafiają od 4.',
  'unit.exotrireme-2':
    'Szybsza Egzotrirema. Po rundzie bitwy kosmicznej możesz ją zniszczyć, by zniszczyć do dwóch okrętów przeciwnika w tym systemie.',
  'unit.advanced-carrier-1': 'Transportowiec o ładowności 6.',
  'unit.advanced-carrier-2': 'Szybszy transportowiec o ładowności 8 i z Wytrzymałością.',
  'unit.spec-ops-1': 'Piechota, która trafia od 7.',
  'unit.spec-ops-2':
    'Piechota, która trafia od 6. Za każdy zniszczony oddział rzuć kością: przy 5 lub więcej wraca on na początku twojej następnej tury na twoją planetę domową.',
  'unit.0-0-1':
    'Trafienia, które w bitwach kosmicznych w jego systemie zadaje on i twoje pancerniki, muszą otrzymać okręty niebędące myśliwcami, dopóki jakieś są.',
  'unit.super-dreadnought-1': 'Pancernik o ładowności 2.',
  'unit.super-dreadnought-2':
    'Szybszy Superpancernik, który trafia od 4, także w Bombardowaniu. Bezpośrednie trafienie go nie niszczy.',
  'unit.van-hauge':
    'Gdy zostaje zniszczony, zniszczone zostają wszystkie okręty w jego systemie, także twoje.',
  'unit.fourth-moon': 'Okręty innych graczy w jego systemie nie mogą używać Wytrzymałości.',
  'unit.salai-sai-corian':
    'W walce rzuca jedną kością za każdy okręt przeciwnika w systemie, który nie jest myśliwcem.',
  'unit.ysia-yssrila': 'Może przelatywać przez systemy z okrętami innych graczy.',
  'unit.hil-colish':
    'W jego systemie jest tunel delta. Podczas ruchu okrętów może dotrzeć przed innymi albo po nich.',
  'unit.hybrid-crystal-fighter-1': 'Myśliwiec, który trafia od 8.',
  'unit.hybrid-crystal-fighter-2':
    'Myśliwiec, który trafia od 7 i lata sam. Ponad ładowność twoich okrętów liczy się w puli floty jako pół okrętu.',
  'unit.matriarch':
    'Podczas twojej inwazji w jego systemie twoje myśliwce mogą wylądować i walczyć jak siły lądowe. Potem wracają w kosmos; same myśliwce nie zdobywają planety.',

  'strategy.leadership':
    'Główna: zyskaj 3 żetony rozkazów i po 1 za każde 3 wydane wpływy. Dodatkowa, bez żetonu: zyskaj 1 żeton rozkazu za każde 3 wydane wpływy.',
  'strategy.diplomacy':
    'Główna: wybierz system ze swoją planetą, ale nie Mecatol Rex; każdy inny gracz umieszcza w nim żeton rozkazu. Potem przygotuj do dwóch swoich planet. Dodatkowa: przygotuj do dwóch swoich planet.',
  'strategy.politics':
    'Główna: wybierz nowego przewodniczącego. Dobierz 2 karty akcji. Obejrzyj dwie wierzchnie agendy i każdą połóż na wierzchu albo na spodzie talii. Dodatkowa: dobierz 2 karty akcji.',
  'strategy.construction':
    'Główna: umieść PDS lub stocznię kosmiczną na swojej planecie, a potem jeszcze PDS na swojej planecie. Dodatkowa: umieść żeton w dowolnym systemie; na swojej planecie w nim możesz umieścić PDS lub stocznię kosmiczną.',
  'strategy.trade':
    'Główna: zyskaj 3 dobra handlowe i uzupełnij towary; wybierz graczy, którzy użyją zdolności dodatkowej bez żetonu. Dodatkowa: uzupełnij towary.',
  'strategy.warfare':
    'Główna: zdejmij z planszy jeden swój żeton rozkazu i zyskaj jeden, potem rozdziel swoje żetony na nowo. Dodatkowa: produkuj w jednej stoczni kosmicznej swojego systemu domowego.',
  'strategy.technology':
    'Główna: opracuj technologię; za 6 zasobów możesz opracować jeszcze jedną. Dodatkowa: za 4 zasoby opracuj technologię.',
  'strategy.imperial':
    'Główna: możesz zapunktować cel publiczny. Jeśli kontrolujesz Mecatol Rex, zyskaj 1 punkt zwycięstwa; jeśli nie, możesz dobrać cel tajny. Dodatkowa: dobierz cel tajny.',

  'objective.corner-the-market': 'Kontroluj 4 planety o tej samej cesze.',
  'objective.develop-weaponry': 'Miej 2 ulepszenia jednostek.',
  'objective.diversify-research': 'Miej po 2 technologie w 2 kolorach.',
  'objective.erect-a-monument': 'Wydaj 8 zasobów.',
  'objective.expand-borders': 'Kontroluj 6 planet poza systemami domowymi.',
  'objective.found-research-outposts': 'Kontroluj 3 planety ze specjalizacją technologiczną.',
  'objective.intimidate-council': 'Miej okręty w 2 systemach sąsiadujących z Mecatol Rex.',
  'objective.lead-from-the-front': 'Wydaj 3 żetony z pul taktyki i strategii.',
  'objective.negotiate-trade-routes': 'Wydaj 5 dóbr handlowych.',
  'objective.sway-the-council': 'Wydaj 8 wpływów.',

  'objective.centralize-galactic-trade': 'Wydaj 10 dóbr handlowych.',
  'objective.conquer-the-weak': 'Kontroluj planetę w systemie domowym innego gracza.',
  'objective.form-galactic-brain-trust': 'Kontroluj 5 planet ze specjalizacją technologiczną.',
  'objective.found-a-golden-age': 'Wydaj 16 zasobów.',
  'objective.galvanize-the-people': 'Wydaj 6 żetonów z pul taktyki i strategii.',
  'objective.manipulate-galactic-law': 'Wydaj 16 wpływów.',
  'objective.master-the-sciences': 'Miej po 2 technologie w każdym z 4 kolorów.',
  'objective.revolutionize-warfare': 'Miej 3 ulepszenia jednostek.',
  'objective.subdue-the-galaxy': 'Kontroluj 11 planet poza systemami domowymi.',
  'objective.unify-the-colonies': 'Kontroluj 6 planet o tej samej cesze.',

  'objective.adapt-new-strategies': 'Miej obie technologie swojej frakcji.',
  'objective.become-the-gatekeeper':
    'Miej okręty w systemie z tunelem alfa i w systemie z tunelem beta.',
  'objective.control-the-region': 'Miej okręty w 6 systemach.',
  'objective.cut-supply-lines': 'Miej okręty w systemie ze stocznią kosmiczną innego gracza.',
  'objective.destroy-their-greatest-ship':
    'W fazie akcji: zniszcz słońce wojny lub okręt flagowy innego gracza.',
  'objective.establish-a-perimeter': 'Miej na planszy 4 PDS.',
  'objective.forge-an-alliance': 'Kontroluj 4 planety kulturalne.',
  'objective.form-a-spy-network': 'Odrzuć 5 kart akcji.',
  'objective.fuel-the-war-machine': 'Miej na planszy 3 stocznie kosmiczne.',
  'objective.gather-a-mighty-fleet': 'Miej na planszy 5 pancerników.',
  'objective.learn-the-secrets-of-the-cosmos':
    'Miej okręty w 3 systemach, z których każdy sąsiaduje z anomalią.',
  'objective.make-an-example-of-their-world':
    'W fazie akcji: zniszcz Bombardowaniem ostatnie siły lądowe innego gracza na planecie.',
  'objective.master-the-laws-of-physics': 'Miej 4 technologie jednego koloru.',
  'objective.mine-rare-minerals': 'Kontroluj 4 planety niegościnne.',
  'objective.monopolize-production': 'Kontroluj 4 planety przemysłowe.',
  'objective.occupy-the-seat-of-the-empire':
    'Kontroluj Mecatol Rex i miej w jego systemie co najmniej 3 okręty.',
  'objective.spark-a-rebellion':
    'W fazie akcji: wygraj bitwę z graczem, który ma najwięcej punktów zwycięstwa.',
  'objective.threaten-enemies':
    'Miej okręty w systemie sąsiadującym z systemem domowym innego gracza.',
  'objective.turn-their-fleets-to-dust':
    'W fazie akcji: zniszcz Działem kosmicznym ostatnie okręty innego gracza w systemie.',
  'objective.unveil-flagship':
    'W fazie akcji: wygraj bitwę kosmiczną w systemie ze swoim okrętem flagowym; okręt musi przetrwać.',
};
