import type { cardAbilities as en } from '../en/card-abilities.ts';

const RIDER =
  'Po odsłonięciu agendy: przewidź jej wynik; nad tą agendą nie głosujesz. Jeśli trafisz,';
const RETURNS = 'Potem wraca do właściciela.';
const OWNED = 'Wybór gracza, który zostaje właścicielem ustawy.';

export const cardAbilities: Record<keyof typeof en, string> = {
  'action.ancient-burial-sites':
    'Na początku fazy agendy: wybierz gracza. Wszystkie jego planety kulturalne zostają wyczerpane.',
  'action.assassinate-representative':
    'Po odsłonięciu agendy: wybierz gracza, który nie może nad nią głosować.',
  'action.bribery':
    'Po kolejce przewodniczącego w głosowaniu, jeśli masz oddane głosy: wydaj dowolną liczbę dóbr handlowych. Każde to 1 dodatkowy głos na twój wynik.',
  'action.bunker':
    'Na początku inwazji: do jej końca rzuty Bombardowania przeciw twoim planetom mają −4.',
  'action.confusing-legal-text':
    'Gdy wybór pada na ciebie: wskaż innego gracza, który zostaje wybrany zamiast ciebie.',
  'action.construction-rider': `${RIDER} umieść stocznię kosmiczną na kontrolowanej planecie.`,
  'action.courageous-to-the-end':
    'Po zniszczeniu twojego okrętu w bitwie kosmicznej: rzuć 2 kośćmi. Za każdą, która osiąga wartość bojową tego okrętu, przeciwnik wybiera i niszczy jeden swój okręt.',
  'action.cripple-defenses':
    'Akcja: wybierz nie swoją planetę. Wszystkie PDS na niej zostają zniszczone.',
  'action.diplomacy-rider': `${RIDER} wybierz system ze swoją planetą. Każdy inny gracz umieszcza w nim żeton rozkazu z posiłków.`,
  'action.direct-hit':
    'Po użyciu przez okręt innego gracza Wytrzymałości przeciw twojemu trafieniu: ten okręt zostaje zniszczony.',
  'action.disable':
    'Na początku inwazji w systemie z PDS twoich przeciwników: do końca inwazji te PDS tracą Tarczę planetarną i Działo kosmiczne.',
  'action.distinguished-councilor':
    'Po oddaniu głosów w swojej kolejce: oddaj jeszcze 5 na ten sam wynik.',
  'action.economic-initiative': 'Akcja: przygotuj wszystkie kontrolowane planety kulturalne.',
  'action.emergency-repairs':
    'Na początku lub na końcu rundy walki: napraw wszystkie swoje jednostki w aktywnym systemie.',
  'action.experimental-battlestation':
    'Po wlocie okrętów innego gracza do systemu: jedna twoja stocznia kosmiczna w nim lub w sąsiednim systemie strzela do jego okrętów 3 kośćmi, które trafiają od 5.',
  'action.fighter-prototype':
    'Na początku bitwy kosmicznej: twoje myśliwce mają w pierwszej rundzie +2 do rzutów bojowych.',
  'action.fire-team':
    'Po rzucie twoich sił lądowych w rundzie bitwy lądowej: przerzuć dowolne ze swoich kości.',
  'action.flank-speed':
    'Po aktywowaniu systemu: każdy twój okręt ma w tej akcji taktycznej +1 do ruchu.',
  'action.focused-research': 'Akcja: wydaj 4 dobra handlowe, by opracować technologię.',
  'action.frontline-deployment': 'Akcja: umieść 3 oddziały piechoty na kontrolowanej planecie.',
  'action.ghost-ship':
    'Akcja: umieść niszczyciel w systemie z tunelem poza systemami domowymi, w którym nie ma okrętów innych graczy.',
  'action.imperial-rider': `${RIDER} zyskaj 1 punkt zwycięstwa.`,
  'action.in-the-silence-of-space':
    'Po aktywowaniu systemu: wybierz system. Twoje okręty z niego mogą w tej akcji taktycznej przelatywać przez systemy z okrętami innych graczy.',
  'action.industrial-initiative':
    'Akcja: zyskaj 1 dobro handlowe za każdą kontrolowaną planetę przemysłową.',
  'action.infiltrate':
    'Gdy zyskujesz planetę: zastąp każdy PDS i każdą stocznię kosmiczną na niej taką samą swoją budowlą.',
  'action.insubordination':
    'Akcja: wybierz innego gracza, który zwraca 1 żeton ze swojej puli taktyki do posiłków.',
  'action.intercept':
    'Po ogłoszeniu odwrotu przez przeciwnika: w tej rundzie bitwy kosmicznej nie może się on wycofać.',
  'action.leadership-rider': `${RIDER} zyskaj 3 żetony rozkazów.`,
  'action.lost-star-chart':
    'Po aktywowaniu systemu: w tej akcji taktycznej systemy z tunelami alfa sąsiadują z systemami z tunelami beta.',
  'action.lucky-shot':
    'Akcja: zniszcz pancernik, krążownik lub niszczyciel innego gracza w systemie z kontrolowaną przez ciebie planetą.',
  'action.maneuvering-jets':
    'Przed przydzieleniem trafień z Dział kosmicznych innego gracza: anuluj 1 trafienie. Jedna taka karta na każdy rzut.',
  'action.mining-initiative':
    'Akcja: wybierz kontrolowaną planetę i zyskaj tyle dóbr handlowych, ile wynosi wartość jej zasobów. Planety się nie wyczerpuje.',
  'action.morale-boost':
    'Na początku rundy walki: twoje jednostki mają w tej rundzie +1 do rzutów bojowych. Jedna taka karta na rundę.',
  'action.parley':
    'Po wysadzeniu przez innego gracza jednostek na kontrolowanej przez ciebie planecie: wracają one w kosmos i w tej akcji taktycznej nie mogą już lądować.',
  'action.plague':
    'Akcja: wybierz planetę innego gracza i rzuć kością za każdy oddział piechoty na niej. Każde 6 lub więcej niszczy jeden z nich.',
  'action.political-stability':
    'Gdy masz zwrócić swoje karty strategii: zachowaj je. W następnej fazie strategii nie wybierasz żadnej.',
  'action.politics-rider': `${RIDER} dobierz 3 karty akcji i weź żeton przewodniczącego.`,
  'action.public-disgrace':
    'Gdy inny gracz wybiera kartę strategii: musi wybrać inną, jeśli jakaś jest.',
  'action.reactor-meltdown':
    'Akcja: zniszcz stocznię kosmiczną innego gracza poza systemami domowymi.',
  'action.reparations':
    'Po przejęciu twojej planety przez innego gracza: wyczerp jedną jego planetę i przygotuj jedną swoją.',
  'action.repeal-law': 'Akcja: odrzuć ustawę, która jest w grze.',
  'action.rise-of-a-messiah': 'Akcja: umieść 1 oddział piechoty na każdej kontrolowanej planecie.',
  'action.sabotage': 'Gdy inny gracz zagrywa kartę akcji inną niż Sabotaż: anuluj ją.',
  'action.salvage': 'Po wygraniu bitwy kosmicznej: przeciwnik oddaje ci wszystkie swoje towary.',
  'action.shields-holding':
    'Przed przydzieleniem trafień swoim okrętom w bitwie kosmicznej: anuluj do 2 z nich.',
  'action.signal-jamming':
    'Akcja: wybierz system poza systemami domowymi, w którym masz okręt lub który z takim sąsiaduje, oraz innego gracza. Umieszcza się tam jego żeton rozkazu z posiłków.',
  'action.skilled-retreat':
    'Na początku rundy bitwy kosmicznej: przesuń wszystkie swoje okręty do sąsiedniego systemu bez okrętów innych graczy i umieść tam żeton rozkazu. Bitwa kończy się remisem.',
  'action.spy': 'Akcja: wybierz innego gracza, który oddaje ci losową kartę akcji.',
  'action.summit': 'Na początku fazy strategii: zyskaj 2 żetony rozkazów.',
  'action.tactical-bombardment':
    'Akcja: wybierz system, w którym masz jednostkę z Bombardowaniem. Wszystkie planety innych graczy w nim zostają wyczerpane.',
  'action.technology-rider': `${RIDER} opracuj technologię.`,
  'action.trade-rider': `${RIDER} zyskaj 5 dóbr handlowych.`,
  'action.unexpected-action': 'Akcja: zdejmij jeden swój żeton rozkazu z planszy do posiłków.',
  'action.unstable-planet':
    'Akcja: wybierz nie swoją planetę niegościnną. Zostaje wyczerpana, a 3 oddziały piechoty na niej zniszczone; jeśli jest ich mniej, to wszystkie.',
  'action.upgrade':
    'Po aktywowaniu systemu ze swoimi krążownikami: zastąp jeden z nich pancernikiem.',
  'action.uprising':
    'Akcja: wyczerp przygotowaną planetę innego gracza poza systemami domowymi i zyskaj tyle dóbr handlowych, ile wynosi wartość jej zasobów.',
  'action.veto': 'Gdy agenda zostaje odsłonięta: odrzuć ją. Zastępuje ją następna.',
  'action.war-effort': 'Akcja: umieść krążownik w systemie ze swoim okrętem.',
  'action.warfare-rider': `${RIDER} umieść pancernik w systemie ze swoim okrętem.`,

  'agenda.anti-intellectual-revolution':
    'Za (ustawa dla wszystkich): kto opracuje technologię, musi zniszczyć jeden swój okręt niebędący myśliwcem. Przeciw: na początku następnej fazy strategii każdy gracz wyczerpuje jedną swoją planetę za każdą posiadaną technologię.',
  'agenda.archived-secret': 'Wybór gracza, który dobiera cel tajny.',
  'agenda.arms-reduction':
    'Za: każdy gracz niszczy swoje pancerniki ponad 2 i swoje krążowniki ponad 4. Przeciw: na początku następnej fazy strategii każdy gracz wyczerpuje wszystkie swoje planety ze specjalizacją technologiczną.',
  'agenda.classified-document-leaks':
    'Wybór zapunktowanego celu tajnego. Staje się on celem publicznym (ustawa dla wszystkich). Jeśli żadnego nie ma, odsłania się następną agendę.',
  'agenda.colonial-redistribution':
    'Wybór planety poza systemami domowymi, ale nie Mecatol Rex. Wszystkie jednostki na niej zostają zniszczone. Kto ją kontroluje, wskazuje gracza z najmniejszą liczbą punktów zwycięstwa; ten może umieścić tam 1 oddział piechoty i tak zyskać planetę.',
  'agenda.committee-formation': `${OWNED} Przed głosowaniem, w którym wybiera się gracza, właściciel może odrzucić ustawę, by wskazać wybranego gracza bez głosowania.`,
  'agenda.compensated-disarmament':
    'Wybór planety. Wszystkie siły lądowe na niej zostają zniszczone, a kto ją kontroluje, zyskuje za każdą 1 dobro handlowe.',
  'agenda.conventions-of-war':
    'Za (ustawa dla wszystkich): Bombardowania nie można używać przeciw jednostkom na planetach kulturalnych. Przeciw: każdy, kto głosował przeciw, odrzuca wszystkie swoje karty akcji.',
  'agenda.core-mining':
    'Wybór planety niegościnnej; ustawę się do niej dołącza. Jeden oddział piechoty na niej zostaje zniszczony, a wartość jej zasobów rośnie o 2.',
  'agenda.demilitarized-zone':
    'Wybór planety kulturalnej; ustawę się do niej dołącza. Wszystkie jednostki na niej zostają zniszczone i żadnych nie można tam już wysadzić, wyprodukować ani umieścić.',
  'agenda.economic-equality':
    'Za: każdy gracz zwraca wszystkie dobra handlowe, a potem zyskuje 5. Przeciw: każdy gracz zwraca wszystkie dobra handlowe.',
  'agenda.enforced-travel-ban':
    'Za (ustawa dla wszystkich): na potrzeby ruchu nie ma tuneli alfa i beta. Przeciw: wszystkie PDS w systemach z tunelem i w systemach z nimi sąsiadujących zostają zniszczone.',
  'agenda.executive-sanctions':
    'Za (ustawa dla wszystkich): nikt nie ma na ręce więcej niż 3 kart akcji. Przeciw: każdy gracz odrzuca losową kartę akcji.',
  'agenda.fleet-regulations':
    'Za (ustawa dla wszystkich): nikt nie ma w puli floty więcej niż 4 żetonów. Przeciw: każdy gracz umieszcza żeton rozkazu z posiłków w swojej puli floty.',
  'agenda.holy-planet-of-ixth':
    'Wybór planety kulturalnej; ustawę się do niej dołącza. Kto ją kontroluje, zyskuje 1 punkt zwycięstwa, a jednostki na niej nie mogą używać Produkcji. Kto później zyska planetę, zyskuje 1 punkt zwycięstwa, a kto ją straci, traci 1.',
  'agenda.homeland-defense-act':
    'Za (ustawa dla wszystkich): liczba PDS na planecie jest nieograniczona. Przeciw: każdy gracz niszczy jeden swój PDS.',
  'agenda.imperial-arbiter': `${OWNED} Na końcu fazy strategii właściciel może odrzucić ustawę, by wymienić jedną swoją kartę strategii na kartę innego gracza.`,
  'agenda.incentive-program':
    'Za: odsłania się jeszcze jeden cel publiczny I etapu. Przeciw: odsłania się jeszcze jeden cel publiczny II etapu.',
  'agenda.ixthian-artifact':
    'Za: przewodniczący rzuca kością. Od 6 każdy gracz może opracować dwie technologie. W przeciwnym razie wszystkie jednostki w systemie Mecatol Rex zostają zniszczone, a każdy gracz niszczy 3 swoje jednostki w każdym systemie z nim sąsiadującym. Przeciw: nic się nie dzieje.',
  'agenda.judicial-abolishment':
    'Wybór ustawy, którą się odrzuca. Jeśli żadnej nie ma w grze, odsłania się następną agendę.',
  'agenda.minister-of-commerce': `${OWNED} Gdy właściciel uzupełnia towary, zyskuje 1 dobro handlowe za każdego sąsiada.`,
  'agenda.minister-of-exploration': `${OWNED} Gdy właściciel zyskuje planetę, zyskuje 1 dobro handlowe.`,
  'agenda.minister-of-industry': `${OWNED} Gdy właściciel umieszcza stocznię kosmiczną, jego jednostki w tym systemie mogą użyć Produkcji.`,
  'agenda.minister-of-peace': `${OWNED} Po aktywowaniu przez gracza systemu z jednostkami innego gracza właściciel może odrzucić ustawę: tura aktywnego gracza od razu się kończy.`,
  'agenda.minister-of-policy': `${OWNED} Na końcu fazy statusu właściciel dobiera kartę akcji.`,
  'agenda.minister-of-sciences': `${OWNED} Badania dzięki zdolności głównej lub dodatkowej karty Technologia nie kosztują właściciela zasobów.`,
  'agenda.minister-of-war': `${OWNED} Po akcji właściciel może odrzucić ustawę, by zdjąć jeden swój żeton rozkazu z planszy, a potem może wykonać jeszcze jedną akcję.`,
  'agenda.miscount-disclosed':
    'Wybór ustawy. Głosuje się nad nią ponownie, jakby właśnie ją odsłonięto; na razie obowiązuje dalej. Jeśli żadnej nie ma w grze, odsłania się następną agendę.',
  'agenda.mutiny':
    'Za: każdy, kto głosował za, zyskuje 1 punkt zwycięstwa. Przeciw: każdy, kto głosował za, traci 1 punkt zwycięstwa.',
  'agenda.new-constitution':
    'Za: odrzuca się wszystkie ustawy, a na początku następnej fazy strategii każdy gracz wyczerpuje wszystkie planety swojego systemu domowego. Przeciw: nic się nie dzieje. Jeśli w grze nie ma żadnej ustawy, odsłania się następną agendę.',
  'agenda.prophecy-of-ixth': `${OWNED} Myśliwce właściciela mają +1 do rzutów bojowych. Jeśli właściciel używa Produkcji i produkuje mniej niż 2 myśliwce, ustawę się odrzuca.`,
  'agenda.public-execution':
    'Wybór gracza, który odrzuca wszystkie swoje karty akcji i w tej fazie agendy już nie głosuje. Jeśli to przewodniczący, żeton dostaje gracz po jego lewej stronie.',
  'agenda.publicize-weapon-schematics':
    'Za (ustawa dla wszystkich): gdy ktoś ma technologię słońca wojny, technologie te nie mają dla nikogo wymagań; słońca wojny tracą Wytrzymałość. Przeciw: każdy, kto ma technologię słońca wojny, odrzuca wszystkie swoje karty akcji.',
  'agenda.regulated-conscription':
    'Za (ustawa dla wszystkich): za koszt myśliwców lub piechoty produkuje się jedną jednostkę zamiast dwóch. Przeciw: nic się nie dzieje.',
  'agenda.representative-government':
    'Za (ustawa dla wszystkich): planet nie wyczerpuje się za głosy; każdy gracz ma 1 głos nad agendą. Przeciw: na początku następnej fazy strategii każdy, kto głosował przeciw, wyczerpuje wszystkie swoje planety kulturalne.',
  'agenda.research-team-biotic':
    'Wybór planety przemysłowej; ustawę się do niej dołącza. Kto ją kontroluje, może przy badaniach wyczerpać ustawę, by zignorować jedno zielone wymaganie.',
  'agenda.research-team-cybernetic':
    'Wybór planety przemysłowej; ustawę się do niej dołącza. Kto ją kontroluje, może przy badaniach wyczerpać ustawę, by zignorować jedno żółte wymaganie.',
  'agenda.research-team-propulsion':
    'Wybór planety przemysłowej; ustawę się do niej dołącza. Kto ją kontroluje, może przy badaniach wyczerpać ustawę, by zignorować jedno niebieskie wymaganie.',
  'agenda.research-team-warfare':
    'Wybór planety niegościnnej; ustawę się do niej dołącza. Kto ją kontroluje, może przy badaniach wyczerpać ustawę, by zignorować jedno czerwone wymaganie.',
  'agenda.seed-of-an-empire':
    'Za: gracze z największą liczbą punktów zwycięstwa zyskują 1. Przeciw: gracze z najmniejszą liczbą punktów zwycięstwa zyskują 1.',
  'agenda.senate-sanctuary':
    'Wybór planety kulturalnej; ustawę się do niej dołącza. Wartość jej wpływów rośnie o 2.',
  'agenda.shard-of-the-throne':
    'Wybór gracza, który zostaje właścicielem ustawy i zyskuje 1 punkt zwycięstwa. Kto wygra bitwę z właścicielem, przejmuje ustawę i punkt zwycięstwa.',
  'agenda.shared-research':
    'Za (ustawa dla wszystkich): okręty mogą przelatywać przez mgławice. Przeciw: każdy gracz umieszcza żeton rozkazu z posiłków w swoim systemie domowym, jeśli może.',
  'agenda.swords-to-plowshares':
    'Za: każdy gracz na każdej kontrolowanej planecie niszczy połowę swojej piechoty, zaokrąglając w górę, i zyskuje za każdy oddział 1 dobro handlowe. Przeciw: każdy gracz umieszcza 1 oddział piechoty na każdej kontrolowanej planecie.',
  'agenda.terraforming-initiative':
    'Wybór planety niegościnnej; ustawę się do niej dołącza. Wartości jej zasobów i wpływów rosną o 1.',
  'agenda.the-crown-of-emphidia':
    'Wybór gracza, który zostaje właścicielem ustawy i zyskuje 1 punkt zwycięstwa. Kto zyska planetę w systemie domowym właściciela, przejmuje ustawę i punkt zwycięstwa.',
  'agenda.the-crown-of-thalnos': `${OWNED} W każdej rundzie walki właściciel może przerzucić dowolne ze swoich kości. Jednostki, które po przerzucie nie trafią, zostają zniszczone.`,
  'agenda.unconventional-measures':
    'Za: każdy, kto głosował za, dobiera 2 karty akcji. Przeciw: każdy, kto głosował za, odrzuca wszystkie swoje karty akcji.',
  'agenda.wormhole-reconstruction':
    'Za (ustawa dla wszystkich): wszystkie systemy z tunelem alfa lub beta sąsiadują ze sobą. Przeciw: każdy gracz umieszcza żeton rozkazu z posiłków w każdym systemie z tunelem i ze swoim okrętem.',
  'agenda.wormhole-research':
    'Za: każdy gracz z okrętami w systemie z tunelem może opracować technologię; potem wszystkie okręty w systemach z tunelem alfa lub beta zostają zniszczone. Przeciw: każdy, kto głosował przeciw, zwraca żeton rozkazu ze swojego arkusza dowodzenia do posiłków.',

  'note.ceasefire': `Po aktywowaniu przez właściciela systemu z twoimi jednostkami: nie może on przesunąć do niego jednostek. ${RETURNS}`,
  'note.political-secret': `Gdy agenda zostaje odsłonięta: właściciel nie może nad nią głosować, zagrywać przy niej kart akcji ani używać opcjonalnych zdolności frakcji. ${RETURNS}`,
  'note.support-for-the-throne':
    'Po otrzymaniu od razu go wykładasz i zyskujesz 1 punkt zwycięstwa. Gdy aktywujesz system z jednostkami właściciela albo właściciel zostaje wyeliminowany, weksel wraca, a ty tracisz ten punkt.',
  'note.trade-agreement': `Gdy właściciel uzupełnia towary: dostajesz wszystkie jego towary. ${RETURNS}`,
  'note.stymie':
    'Akcja: wyłóż go. Arborec nie może produkować jednostek w systemach poza domowymi, w których masz jednostki, ani w systemach sąsiednich. Wraca, gdy aktywujesz system z jednostkami Arborec.',
  'note.creuss-iff': `Na początku twojej tury: umieść lub przenieś żeton tunelu Creussa do systemu z kontrolowaną przez ciebie planetą albo do systemu poza domowymi bez okrętów innych graczy. ${RETURNS}`,
  'note.trade-convoys':
    'Akcja: wyłóż go. Możesz handlować z graczami, którzy nie są twoimi sąsiadami. Wraca, gdy aktywujesz system z jednostkami Emiratów Hakanów.',
  'note.research-agreement': `Po opracowaniu przez Uniwersytety Jol-Nar technologii, która nie jest technologią frakcji: zyskaj ją. ${RETURNS}`,
  'note.cybernetic-enhancements': `Na początku twojej tury: Współjaźń L1Z1X zwraca 1 żeton z puli strategii do posiłków, a ty umieszczasz żeton rozkazu ze swoich posiłków w puli strategii. ${RETURNS}`,
  'note.war-funding': `Na początku rundy bitwy kosmicznej: Baronia Letnev traci 2 dobra handlowe, a ty możesz w tej rundzie przerzucić dowolne ze swoich kości. ${RETURNS}`,
  'note.promise-of-protection':
    'Akcja: wyłóż go. Koalicja Mentaka nie może użyć przeciw tobie Grabieży. Wraca, gdy aktywujesz system z jednostkami Koalicji Mentaka.',
  'note.fires-of-the-gashlai': `Akcja: Żagwie Muaat zwracają 1 żeton z puli floty do posiłków, a ty zyskujesz technologię Słońce wojny. ${RETURNS}`,
  'note.gift-of-prescience':
    'Na końcu fazy strategii: wyłóż go i weź żeton Naalu. W tej rundzie masz inicjatywę 0, a Kolektyw Naalu nie może użyć Telepatii. Wraca na końcu fazy statusu.',
  'note.antivirus':
    'Na początku bitwy: wyłóż go. Nekrowirus nie może użyć przeciw tobie Osobliwości technologicznej. Wraca, gdy aktywujesz system z jednostkami Nekrowirusa.',
  'note.tekklar-legion': `Na początku bitwy lądowej: twoje jednostki mają w tej bitwie +1 do rzutów bojowych; jeśli przeciwnikiem jest Sardakk N’orr, jego jednostki mają −1. ${RETURNS}`,
  'note.raghs-call': `Po wysadzeniu jednostek na planecie: wszystkie tamtejsze siły lądowe Klanu Saar przenoszą się na planetę kontrolowaną przez Klan Saar. ${RETURNS}`,
  'note.military-support': `Na początku tury Federacji Sol: Federacja Sol zwraca 1 żeton z puli strategii do posiłków, jeśli go ma. Potem możesz umieścić 2 oddziały piechoty na kontrolowanej planecie. ${RETURNS}`,
  'note.acquiescence': `Na końcu fazy strategii: wymień jedną swoją kartę strategii na kartę frakcji Winnu. ${RETURNS}`,
  'note.political-favor': `Gdy agenda zostaje odsłonięta: Królestwo Xxcha zwraca 1 żeton z puli strategii do posiłków, a agendę zastępuje następna. ${RETURNS}`,
  'note.greyfire-mutagen': `Po aktywowaniu systemu: w tej akcji taktycznej Bractwo Yin nie może używać zdolności ani technologii frakcji. ${RETURNS}`,
  'note.spy-net': `Na początku twojej tury: obejrzyj karty akcji Plemion Yssaril i weź jedną z nich. ${RETURNS}`,
};
