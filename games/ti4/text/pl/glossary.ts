import type { TermText } from '@tablewright/text';
import type { TERMS } from '../terms.ts';

export const glossary: { readonly [T in keyof typeof TERMS]: TermText } = {
  'command-token': {
    name: 'żeton rozkazu',
    forms: ['żeton* rozkaz*'],
    text: 'Twoje rozkazy. Leżą w trzech pulach: taktyki, floty i strategii. Żeton położony w systemie zatrzymuje tam twoje okręty aż do fazy statusu.',
  },
  'tactic-pool': {
    name: 'pula taktyki',
    forms: ['pul* taktyki'],
    text: 'Żetony rozkazów na akcje taktyczne. Każdy aktywuje jeden system.',
  },
  'fleet-pool': {
    name: 'pula floty',
    forms: ['pul* floty'],
    text: 'Tych żetonów się nie wydaje: ich liczba mówi, ile okrętów poza myśliwcami możesz mieć w jednym systemie.',
  },
  'strategy-pool': {
    name: 'pula strategii',
    forms: ['pul* strategii'],
    text: 'Żetony rozkazów, którymi opłacasz zdolności dodatkowe na kartach strategii innych graczy.',
  },
  reinforcements: {
    name: 'posiłki',
    forms: ['posiłk*'],
    text: 'Twoje żetony i jednostki, których nie ma teraz w grze i które czekają na użycie.',
  },
  capacity: {
    name: 'ładowność',
    forms: ['ładownoś*'],
    text: 'Ile myśliwców i sił lądowych mieści się na okręcie, w ruchu i podczas postoju w kosmosie.',
  },
  'active-system': {
    name: 'aktywny system',
    forms: ['aktywn* system*'],
    text: 'System aktywowany w tej akcji taktycznej. W nim okręty kończą ruch.',
  },
  activate: {
    name: 'aktywować',
    forms: ['aktywuj*', 'aktywow*', 'aktywacj*'],
    text: 'Położyć w systemie żeton rozkazu z puli taktyki. Potem mogą tam przylecieć twoje okręty, a twoje jednostki produkować.',
  },
  'tactical-action': {
    name: 'akcja taktyczna',
    forms: ['akcj* taktyczn*'],
    text: 'Aktywujesz system, przemieszczasz tam okręty, walczysz w kosmosie, zajmujesz planety i produkujesz. Każdy z tych kroków może zostać pusty.',
  },
  'strategic-action': {
    name: 'akcja strategiczna',
    forms: ['akcj* strategiczn*'],
    text: 'Używasz zdolności głównej swojej karty strategii. Potem pozostali, zgodnie z ruchem wskazówek zegara, mogą użyć jej zdolności dodatkowej.',
  },
  'component-action': {
    name: 'akcja komponentu',
    forms: ['akcj* komponent*'],
    text: 'Akcja, którą daje karta, technologia lub zdolność frakcji. Możesz ją wykonać tylko wtedy, gdy wykonasz ją w całości.',
  },
  'strategy-card': {
    name: 'karta strategii',
    forms: ['kart* strategii'],
    text: 'Osiem kart z silną zdolnością dla ciebie i mniejszą dla pozostałych. Bierzecie je na początku rundy, a ich numery ustalają kolejność tur.',
  },
  'primary-ability': {
    name: 'zdolność główna',
    forms: ['zdolnoś* główn*'],
    text: 'To, co z karty strategii wykonuje tylko jej posiadacz.',
  },
  'secondary-ability': {
    name: 'zdolność dodatkowa',
    forms: ['zdolnoś* dodatkow*'],
    text: 'To, co mogą zrobić wszyscy pozostali, gdy ktoś użyje karty strategii. Zwykle kosztuje 1 żeton rozkazu z puli strategii.',
  },
  speaker: {
    name: 'przewodniczący',
    forms: ['przewodnicząc*'],
    text: 'Bierze pierwszą kartę strategii, głosuje na końcu i rozstrzyga remisy.',
  },
  initiative: {
    name: 'inicjatywa',
    forms: ['inicjatyw*'],
    text: 'Numer twojej karty strategii, z dwóch ten niższy. Niższe numery mają turę wcześniej.',
  },
  'strategy-phase': {
    name: 'faza strategii',
    forms: ['faz* strategii'],
    text: 'Początek rundy: wszyscy biorą karty strategii, pierwszy przewodniczący.',
  },
  'action-phase': {
    name: 'faza akcji',
    forms: ['faz* akcji'],
    text: 'W kolejności inicjatywy każdy wykonuje w turze jedną akcję, wciąż od nowa, aż wszyscy spasują.',
  },
  'status-phase': {
    name: 'faza statusu',
    forms: ['faz* statusu'],
    text: 'Koniec rundy: punktujecie cele, dobieracie karty, zyskujecie 2 żetony rozkazów oraz wszystko przygotowujecie i naprawiacie.',
  },
  'agenda-phase': {
    name: 'faza agendy',
    forms: ['faz* agendy'],
    text: 'Głosuje się kolejno nad dwiema agendami. Należy do rundy, gdy zniknie żeton strażników.',
  },
  custodians: {
    name: 'żeton strażników',
    forms: ['żeton* strażników', 'strażników'],
    text: 'Pilnuje Mecatol Rex. Usuniesz go, wydając 6 wpływów i lądując tam; daje to 1 punkt zwycięstwa.',
  },
  'mecatol-rex': {
    name: 'Mecatol Rex',
    forms: ['mecatol rex'],
    text: 'Planeta w środku galaktyki. Nad agendami głosuje się, gdy zniknie z niej żeton strażników.',
  },
  agenda: {
    name: 'agenda',
    forms: ['agend*'],
    text: 'Karta, nad którą wszyscy głosują: ustawa lub dyrektywa. W każdej fazie agendy rozpatruje się dwie.',
  },
  law: {
    name: 'ustawa',
    forms: ['ustawa', 'ustawy', 'ustawę', 'ustawie'],
    text: 'Agenda, która po przyjęciu zostaje w grze i zmienia zasady.',
  },
  directive: {
    name: 'dyrektywa',
    forms: ['dyrektyw*'],
    text: 'Agenda, którą wykonuje się raz, a potem odrzuca.',
  },
  rider: {
    name: 'aneks',
    forms: ['aneks*'],
    text: 'Karta akcji, która przewiduje wynik głosowania. Kto ją zagra, nie może głosować, ale za trafne przewidywanie coś zyskuje.',
  },
  vote: {
    name: 'głosowanie',
    forms: [
      'głos',
      'głosu',
      'głosy',
      'głosów',
      'głosem',
      'głosami',
      'głosach',
      'głosow*',
      'głosuj*',
    ],
    text: 'Wyczerpujesz planety i oddajesz ich wpływy na jeden wynik. Dobra handlowe nie dają głosów.',
  },
  'promissory-note': {
    name: 'weksel',
    forms: ['weksel', 'weksl*'],
    text: 'Obietnica jednego gracza, którą mogą zagrać tylko inni. Przechodzi z rąk do rąk w transakcjach, a po użyciu wraca do właściciela.',
  },
  'action-card': {
    name: 'karta akcji',
    forms: ['kart* akcji'],
    text: 'Tajna karta, na której napisano, kiedy się ją zagrywa. Na ręce możesz mieć ich najwyżej siedem.',
  },
  wormhole: {
    name: 'tunel czasoprzestrzenny',
    forms: ['tunel* czasoprzestrzenn*', 'tunel*'],
    text: 'Systemy z takim samym tunelem sąsiadują ze sobą, choćby były daleko od siebie.',
  },
  anomaly: {
    name: 'anomalia',
    forms: ['anomali*'],
    text: 'Niebezpieczny system: pole asteroid, mgławica, supernowa lub rozdarcie grawitacyjne.',
  },
  nebula: {
    name: 'mgławica',
    forms: ['mgławic*'],
    text: 'Okręty wlatują do niej tylko jako do aktywnego systemu i nigdy przez nią nie przelatują. Spowalnia okręty, które z niej startują, i pomaga tym, które się w niej bronią.',
  },
  supernova: {
    name: 'supernowa',
    forms: ['supernow*'],
    text: 'Okręty nie mogą do niej wlecieć ani przez nią przelecieć. Drogę znają tylko okręty Muaat.',
  },
  'asteroid-field': {
    name: 'pole asteroid',
    forms: ['pol* asteroid'],
    text: 'Bez Deflektorów antymasowych okręty nie mogą do niego wlecieć ani przez nie przelecieć.',
  },
  'gravity-rift': {
    name: 'rozdarcie grawitacyjne',
    forms: ['rozdar* grawitacyjn*'],
    text: 'Okręt, który je opuszcza, leci o 1 dalej, ale rzuca kością: przy wyniku od 1 do 3 zostaje usunięty.',
  },
  'space-area': {
    name: 'obszar kosmosu',
    forms: ['obszar* kosmosu'],
    text: 'Część systemu wokół planet. Są w niej okręty i wszystko, co wiozą.',
  },
  'ground-force': {
    name: 'siły lądowe',
    forms: ['sił* lądow*'],
    text: 'Jednostki, które walczą na planetach i je zajmują, na przykład piechota. Przewożą je okręty z ładownością.',
  },
  structure: {
    name: 'budowla',
    forms: ['budowl*'],
    text: 'Stocznia kosmiczna lub PDS. Nie rusza się, a gdy planetę zajmie ktoś inny, ulega zniszczeniu.',
  },
  'space-dock': {
    name: 'stocznia kosmiczna',
    forms: ['stoczni* kosmiczn*'],
    text: 'Budowla, która produkuje jednostki: tyle, ile jej planeta ma zasobów, i jeszcze 2, a po ulepszeniu 4.',
  },
  pds: {
    name: 'PDS',
    forms: ['pds'],
    text: 'System obrony planetarnej: budowla z Działem kosmicznym i Tarczą planetarną. Po ulepszeniu strzela też do sąsiednich systemów.',
  },
  flagship: {
    name: 'okręt flagowy',
    forms: ['okręt* flagow*'],
    text: 'Wielki okręt frakcji ze zdolnością, której nie ma nikt inny. Masz tylko jeden.',
  },
  'war-sun': {
    name: 'słońce wojny',
    forms: ['słońc* wojny'],
    text: 'Najpotężniejszy okręt. Bombarduje planety mimo Tarczy planetarnej; możesz go mieć tylko z jego technologią.',
  },
  fighter: {
    name: 'myśliwiec',
    forms: ['myśliwiec', 'myśliwc*'],
    text: 'Najmniejszy okręt. Potrzebuje ładowności większych okrętów i nie liczy się do puli floty.',
  },
  'sustain-damage': {
    name: 'Wytrzymałość',
    forms: ['wytrzymałoś*'],
    text: 'Tuż przed przydzieleniem trafień jednostka anuluje jedno z nich i zostaje uszkodzona. W fazie statusu jest naprawiana.',
  },
  'space-cannon': {
    name: 'Działo kosmiczne',
    forms: ['dział* kosmiczn*'],
    text: 'Strzela po ruchu do okrętów w aktywnym systemie oraz do sił, które lądują na jego planecie.',
  },
  'anti-fighter-barrage': {
    name: 'Ostrzał przeciwmyśliwski',
    forms: ['ostrzał* przeciwmyśliwsk*'],
    text: 'Rzut w pierwszej rundzie bitwy kosmicznej. Niszczy myśliwce i nic więcej.',
  },
  bombardment: {
    name: 'Bombardowanie',
    forms: ['bombardow*', 'bombarduj*'],
    text: 'Zanim inwazja wyląduje, okręty strzelają do sił lądowych na planecie. Budowlom nic się nie dzieje.',
  },
  'planetary-shield': {
    name: 'Tarcza planetarna',
    forms: ['tarcz* planetarn*'],
    text: 'Planety, która ją ma, nie można bombardować. Słońca wojny ją ignorują.',
  },
  production: {
    name: 'Produkcja',
    forms: ['produkcj*', 'produkuj*', 'produkowa*', 'wyprodukow*', 'wyprodukuj*'],
    text: 'Twoje jednostki z Produkcją w aktywnym systemie tworzą nowe jednostki, razem najwyżej tyle, ile wynosi suma ich wartości. Płacisz zasobami.',
  },
  blockade: {
    name: 'blokada',
    forms: ['blokad*'],
    text: 'Tam, gdzie są okręty innych, nie możesz produkować okrętów, tylko siły lądowe.',
  },
  'space-combat': {
    name: 'bitwa kosmiczna',
    forms: ['bitw* kosmiczn*'],
    text: 'Okręty dwóch graczy w aktywnym systemie walczą runda po rundzie, aż zostanie najwyżej jedna strona.',
  },
  retreat: {
    name: 'odwrót',
    forms: ['odwrót', 'odwrotu', 'odwrotem', 'odwrocie'],
    text: 'Ogłaszasz go w rundzie bitwy kosmicznej, a na jej końcu wykonujesz: twoje okręty odlatują do sąsiedniego systemu.',
  },
  invasion: {
    name: 'inwazja',
    forms: ['inwazj*'],
    text: 'Po walce w kosmosie bombardujesz, wysadzasz siły lądowe, walczysz o planety i zajmujesz je.',
  },
  'ground-combat': {
    name: 'bitwa lądowa',
    forms: ['bitw* lądow*'],
    text: 'Siły lądowe dwóch graczy na planecie walczą, aż zostanie najwyżej jedna strona.',
  },
  exhaust: {
    name: 'wyczerpać',
    forms: ['wyczerp*'],
    text: 'Odwrócić kartę, która została użyta. Odpoczywa, dopóki nie zostanie przygotowana.',
  },
  ready: {
    name: 'przygotować',
    forms: ['przygotow*', 'przygotuj*'],
    text: 'Odwrócić wyczerpaną kartę z powrotem, by znów można było jej użyć. W fazie statusu przygotowuje się wszystkie karty.',
  },
  resources: {
    name: 'zasoby',
    forms: ['zasób', 'zasob*'],
    text: 'Planety płacą nimi za jednostki i technologie. Wyczerpując planetę, wydajesz albo jej zasoby, albo jej wpływy.',
  },
  influence: {
    name: 'wpływy',
    forms: ['wpływ', 'wpływu', 'wpływy', 'wpływów', 'wpływami'],
    text: 'Planety nimi głosują i kupują żetony rozkazów. Wyczerpując planetę, wydajesz albo jej wpływy, albo jej zasoby.',
  },
  'trade-good': {
    name: 'dobro handlowe',
    forms: ['dobr* handlow*', 'dóbr handlowych'],
    text: 'Opłaca 1 zasób lub 1 wpływ, ale nie jest głosem.',
  },
  commodity: {
    name: 'towar',
    forms: ['towar', 'towaru', 'towary', 'towarów', 'towarami'],
    text: 'Nie możesz go wydać. Oddany innemu graczowi, staje się dobrem handlowym.',
  },
  neighbour: {
    name: 'sąsiad',
    forms: ['sąsiad', 'sąsiada', 'sąsiadem', 'sąsiadami'],
    text: 'Gracz z jednostką lub planetą w systemie, w którym masz ją i ty, albo w sąsiednim. Sąsiedzi mogą handlować.',
  },
  adjacent: {
    name: 'sąsiedni',
    forms: ['sąsiedni*', 'sąsiaduj*', 'sąsiadować'],
    text: 'Systemy, które się stykają lub mają taki sam tunel.',
  },
  transaction: {
    name: 'transakcja',
    forms: ['transakcj*'],
    text: 'Wymiana dóbr handlowych, towarów i najwyżej jednego weksla z każdej strony. W swojej turze możesz zawrzeć po jednej z każdym sąsiadem.',
  },
  deal: {
    name: 'umowa',
    forms: ['umowa', 'umowy', 'umowie'],
    text: 'To, co gracze sobie obiecują. Wiąże tylko to, co można spełnić od razu.',
  },
  'home-system': {
    name: 'system domowy',
    forms: ['system* domow*'],
    text: 'Tu zaczyna frakcja. Jeśli nie masz wszystkich planet swojego, nie możesz punktować celów publicznych.',
  },
  research: {
    name: 'opracować',
    forms: ['opracow*'],
    text: 'Zdobyć technologię, której wymagania spełniasz.',
  },
  prerequisite: {
    name: 'wymaganie',
    forms: ['wymaganie', 'wymagania', 'wymagań'],
    text: 'Kolorowy symbol na technologii. Na każdy potrzebujesz jednej technologii tego koloru.',
  },
  'technology-specialty': {
    name: 'specjalizacja technologiczna',
    forms: ['specjalizacj* technologiczn*', 'specjalizacj*'],
    text: 'Kolor na planecie. Jeśli wyczerpiesz ją podczas badań, ignorujesz jedno wymaganie tego koloru.',
  },
  'unit-upgrade': {
    name: 'ulepszenie jednostki',
    forms: ['ulepszeni* jednost*'],
    text: 'Technologia, która ulepsza wszystkie twoje jednostki jednego rodzaju. Nie ma koloru.',
  },
  'score-objective': {
    name: 'zapunktować cel',
    forms: ['zapunktow*', 'zapunktuj*', 'punktow*', 'punktuj*', 'celów'],
    text: 'Wziąć punkty zwycięstwa za cel, którego warunek spełniasz. Każdy punktuje każdy cel najwyżej raz.',
  },
  'public-objective': {
    name: 'cel publiczny',
    forms: ['cel* publiczn*'],
    text: 'Cel, który leży odkryty dla wszystkich. W każdej fazie statusu możesz zapunktować jeden.',
  },
  'secret-objective': {
    name: 'cel tajny',
    forms: ['cel* tajn*', 'tajn* cel*'],
    text: 'Cel, który widzisz tylko ty. Możesz mieć trzy, razem z zapunktowanymi.',
  },
  'victory-point': {
    name: 'punkt zwycięstwa',
    forms: ['punkt* zwycięstwa'],
    text: 'Kto pierwszy ma ich 10, natychmiast wygrywa; w długiej grze potrzeba 14.',
  },
  elimination: {
    name: 'eliminacja',
    forms: ['eliminacj*', 'wyeliminowan*'],
    text: 'Gracz bez sił lądowych, bez planet i bez jednostki z Produkcją odpada z gry.',
  },
};
