import type { abilities as en } from '../en/abilities.ts';

export const abilities: Record<keyof typeof en, string> = {
  tax: 'Zyskaj zasób typu swojego miasta albo kontrolowanego miasta rywala; za miasto rywala schwytaj też agenta. Każde miasto raz na turę.',
  build:
    'Zbuduj miasto lub port kosmiczny na pustym polu tam, gdzie masz komponent, albo statek przy swoim porcie. W systemie kontrolowanym przez rywala nowy komponent pojawi się uszkodzony.',
  move: 'Porusz dowolne swoje statki z jednego systemu do przylegającego. Od swojego portu kosmicznego mogą katapultować się dalej od bramy do bramy.',
  repair: 'Napraw jeden swój uszkodzony statek lub budowlę.',
  influence: 'Połóż swojego agenta na karcie dworu.',
  secure:
    'Weź kartę dworu, na której masz więcej agentów niż każdy z rywali. Agenci rywali na niej stają się twoimi więźniami.',
  battle:
    'Zaatakuj rywala w systemie z twoimi statkami: najwyżej jedna kość za każdy twój statek w nim.',

  material: 'Preludium: Budowa lub Naprawa. Liczy się do Potentata.',
  fuel: 'Preludium: Ruch. Liczy się do Potentata.',
  weapon:
    'Preludium: w tej turze punkty akcji możesz wydawać także na Bitwy. Nie liczy się do żadnej ambicji.',
  relic: 'Preludium: Zabezpieczenie. Liczy się do Opiekuna.',
  psionic: 'Preludium: jedna akcja koloru karty wiodącej. Liczy się do Empaty.',

  tycoon: 'Najwięcej Materiału i Paliwa: znaczniki i karty gildii.',
  tyrant: 'Najwięcej więźniów.',
  warlord: 'Najwięcej trofeów.',
  keeper: 'Najwięcej Relikwii: znaczniki i karty gildii.',
  empath: 'Najwięcej Psioników: znaczniki i karty gildii.',

  lead: 'Odkryta, dowolna karta: za każdy punkt akcji jedna akcja jej koloru.',
  surpass: 'Odkryta, kolor karty wiodącej, wyższy numer: jedna akcja za każdy punkt akcji.',
  copy: 'Zakryta, dowolna karta: jedna akcja koloru karty wiodącej.',
  pivot: 'Odkryta, inny kolor: jedna akcja koloru twojej karty.',
  seize: 'Zakryta, obok zagranej karty: bez akcji, ale inicjatywa jest twoja.',

  skirmish: 'Trafienie na trzech ściankach z sześciu i żadnego ryzyka.',
  assault: 'Najwięcej trafień, ale cierpią też twoje statki.',
  raid: 'Klucze do kradzieży i trafienia w budowle; twoje statki są zagrożone. Tylko przeciw broniącemu się, który ma tu budowlę albo nie ma żadnej na mapie.',
  hit: 'Trafienie w broniący się statek; gdy nie ma żadnego, w broniącą się budowlę.',
  'self-hit': 'Trafienie w jeden z twoich statków atakujących.',
  intercept:
    'Twoje statki atakujące otrzymują tyle trafień, ile jest nieuszkodzonych broniących się statków. Raz na bitwę.',
  'building-hit': 'Trafienie w broniącą się budowlę.',
  key: 'Płaci się nim za kradzież zasobu lub karty gildii broniącego się.',

  ship: 'Nieuszkodzone statki dają kontrolę nad systemem. Uszkodzony statek nadal się porusza i walczy.',
  city: 'Opodatkowane daje zasoby; zbudowane odkrywa na planszy pola lub premię. Kto je zniszczy, wywołuje oburzenie.',
  starport: 'Buduje jeden statek na turę, a statki mogą się z niego katapultować.',
  agent: 'Zdobywa karty dworu. Schwytany jest więźniem, zabrany przy plądrowaniu trofeum.',

  manufacture: 'Zamiast Budowy: zyskaj 1 Materiał.',
  synthesize: 'Zamiast Budowy: zyskaj 1 Paliwo.',
  pressgang:
    'Zamiast Budowy: zwróć dowolną liczbę swoich więźniów; za każdego zyskaj wybrany zasób.',
  execute: 'Zamiast Wpływu: przenieś dowolną liczbę swoich więźniów do trofeów.',
  abduct:
    'Zamiast Bitwy: wybierz kartę dworu, na której jest mniej agentów rywali, niż masz symboli Broni, i schwytaj ich wszystkich.',
  trade:
    'Zamiast Opodatkowania: wybierz kontrolowane miasto rywala. Weź od jego właściciela zasób typu tego miasta i oddaj mu zasób typu, którego nie ma.',
  summon: 'Zamiast Budowy, raz na turę: zbuduj statek w dowolnym kontrolowanym mieście.',
  'fire-rifles':
    'Zamiast Bitwy: weź najwyżej jedną kość potyczki za każdy swój nieuszkodzony statek w systemie i strzelaj do rywala w przylegającym systemie: każdy symbol to jedno trafienie, najpierw w statki.',
  nurture: 'Zamiast Budowy: opodatkuj swoje miasto.',
  prune:
    'Zamiast Naprawy: zastąp swój port kosmiczny na polu na budowlę miastem albo swoje miasto portem kosmicznym.',

  'loyal-engineers':
    'Jeśli wywołasz oburzenie, zachowaj tę kartę. Dowolny zasób możesz wydać jako Materiał; jeśli wydajesz go tak na akcję Preludium Materiału, oburzenie nie ma znaczenia.',
  'mining-interest':
    'Wytwarzaj (Budowa): zyskaj 1 Materiał. Preludium: możesz odrzucić tę kartę i zyskać najwyżej tyle Materiałów, ile masz pustych pól zasobów; gdy zapasy się skończą, resztę ukradnij rywalom.',
  'material-cartel':
    'Zapasy Materiału leżą na tej karcie i liczą się jako twoje, ale nie możesz ich wydawać. Po punktowaniu rywale odrzucają cały swój Materiał. Preludium: możesz odrzucić tę kartę i ukraść 1 Materiał.',
  'admin-union':
    'Preludium: możesz położyć tę kartę przy odkrytej karcie Administracji zagranej w tej rundzie. Gdy runda się skończy, weź tamtą kartę na rękę i odrzuć tę.',
  'construction-union':
    'Preludium: możesz położyć tę kartę przy odkrytej karcie Konstrukcji zagranej w tej rundzie. Gdy runda się skończy, weź tamtą kartę na rękę i odrzuć tę.',
  'fuel-cartel':
    'Zapasy Paliwa leżą na tej karcie i liczą się jako twoje, ale nie możesz ich wydawać. Po punktowaniu rywale odrzucają całe swoje Paliwo. Preludium: możesz odrzucić tę kartę i ukraść 1 Paliwo.',
  'loyal-pilots':
    'Jeśli wywołasz oburzenie, zachowaj tę kartę. Dowolny zasób możesz wydać jako Paliwo; jeśli wydajesz go tak na akcję Preludium Paliwa, oburzenie nie ma znaczenia.',
  gatekeepers:
    'Gdy atakujesz w bramie, możesz wziąć do 2 kości więcej. Preludium: możesz odrzucić tę kartę i umieścić w każdej bramie 1 statek.',
  'shipping-interest':
    'Syntetyzuj (Budowa): zyskaj 1 Paliwo. Preludium: możesz odrzucić tę kartę i zyskać najwyżej tyle Paliwa, ile masz pustych pól zasobów; gdy zapasy się skończą, resztę ukradnij rywalom.',
  'spacing-union':
    'Preludium: możesz położyć tę kartę przy odkrytej karcie Mobilizacji zagranej w tej rundzie. Gdy runda się skończy, weź tamtą kartę na rękę i odrzuć tę.',
  'arms-union':
    'Preludium: możesz położyć tę kartę przy odkrytej karcie Agresji zagranej w tej rundzie. Gdy runda się skończy, weź tamtą kartę na rękę i odrzuć tę.',
  'prison-wardens':
    'Wciel siłą (Budowa): zwróć dowolną liczbę swoich więźniów; za każdego zyskaj wybrany zasób. Dokonaj egzekucji (Wpływ): przenieś dowolną liczbę swoich więźniów do trofeów. Preludium: możesz odrzucić tę kartę i umieścić 3 statki w kontrolowanym systemie.',
  skirmishers:
    'Po rzucie w bitwie możesz przerzucić najwyżej tyle kości potyczki, ile masz symboli Broni. Preludium: możesz odrzucić tę kartę i umieścić 3 statki w kontrolowanym systemie.',
  'court-enforcers':
    'Uprowadź (Bitwa): wybierz kartę dworu, na której jest mniej agentów rywali, niż masz symboli Broni, i schwytaj ich wszystkich. Preludium: możesz odrzucić tę kartę i umieścić 3 statki w kontrolowanym systemie.',
  'loyal-marines':
    'Jeśli wywołasz oburzenie, zachowaj tę kartę. Dowolny zasób możesz wydać jako Broń; jeśli wydajesz go tak na akcję Preludium Broni, oburzenie nie ma znaczenia. Preludium: możesz odrzucić tę kartę i umieścić 3 statki w kontrolowanym systemie.',
  'lattice-spies':
    'Preludium, przed jakąkolwiek inną akcją: możesz odrzucić tę kartę i przejąć inicjatywę.',
  farseers:
    'Gdy deklarujesz ambicję, obejrzyj rękę jednego rywala; możesz wymienić z nim jedną kartę akcji. Preludium: możesz odrzucić tę kartę i dowolną liczbę swoich kart akcji, by dobrać o jedną więcej ze spodu stosu odrzuconych kart akcji.',
  'secret-order': 'Gdy deklarujesz Opiekuna lub Empatę, nie kładziesz znacznika zero.',
  'loyal-empaths':
    'Jeśli wywołasz oburzenie, zachowaj tę kartę. Dowolny zasób możesz wydać jako Psionika; jeśli wydajesz go tak na akcję Preludium Psionika, oburzenie nie ma znaczenia.',
  'silver-tongues': 'Preludium: możesz odrzucić tę kartę i ukraść rywalowi zasób lub kartę gildii.',
  'loyal-keepers':
    'Jeśli wywołasz oburzenie, zachowaj tę kartę. Dowolny zasób możesz wydać jako Relikwię; jeśli wydajesz go tak na akcję Preludium Relikwii, oburzenie nie ma znaczenia.',
  'sworn-guardians':
    'Rywale nie mogą kraść twoich zasobów ani pozostałych kart gildii. Gdy ktoś ukradnie tę kartę, zakop ją.',
  'elder-broker':
    'Handluj (Opodatkowanie): wybierz kontrolowane miasto rywala. Weź od jego właściciela zasób typu tego miasta i oddaj mu zasób typu, którego nie ma. Preludium: możesz odrzucić tę kartę i zyskać 1 Materiał, 1 Paliwo i 1 Broń.',
  'relic-fence': 'Preludium, raz na turę: możesz odrzucić zasób i zyskać 1 Relikwię.',
  'galactic-bards':
    'Przy Przebiciu lub Odstąpieniu możesz przed jakąkolwiek akcją zadeklarować ambicję swojej karty, jeśli w tej rundzie żadnej nie zadeklarowano. Nie kładziesz znacznika zero.',

  'mass-uprising':
    'Gdy zabezpieczono: wybierz gromadę i umieść w każdym jej systemie 1 statek. Odrzuć tę kartę.',
  'populist-demands':
    'Gdy zabezpieczono: możesz zadeklarować dowolną ambicję; nie kładziesz znacznika zero. Odrzuć tę kartę.',
  'outrage-spreads':
    'Gdy zabezpieczono: możesz wybrać typ zasobu, a wszyscy gracze wywołują jego oburzenie. Odrzuć tę kartę.',
  'song-of-freedom':
    'Gdy zabezpieczono: możesz zwrócić kontrolowane miasto na planszę jego właściciela; wtedy możesz też przejąć inicjatywę. Wtasuj tę kartę do talii dworu.',
  'guild-struggle':
    'Gdy zabezpieczono: możesz ukraść kartę gildii. Potem wszystkie karty gildii ze stosu odrzuconych kart dworu wtasowuje się do talii dworu. Odrzuć tę kartę.',
  'call-to-action':
    'Gdy zabezpieczono: dobierz kartę ze spodu stosu odrzuconych kart akcji. Odrzuć tę kartę.',

  elder:
    'Umiłowany: po bitwie, w której się bronisz, a atakujący zdobywa trofeum, możesz wykonać Wpływ. Rywale nie mogą plądrować dworu, gdy toczą bitwę z tobą. Sprawiedliwy: gdy punktuje się Tyrana, za drugie miejsce nie dostajesz nic, a za pierwsze potęgę drugiego miejsca bez premii za miasta.',
  mystic:
    'Dostrojony: gdy kopiujesz lub odstępujesz, by opodatkować, zyskaj też 1 Psionika. Skryty: zaczynasz z agentami na polach oburzenia Materiału i Paliwa.',
  'fuel-drinker':
    'Nienasycony: gdy kopiujesz lub odstępujesz, by opodatkować, zyskaj też 1 Paliwo. Rozrzutny: po punktowaniu Potentata odrzuć całe swoje Paliwo.',
  upstart:
    'Ambitny: gdy deklarujesz ambicję, możesz zyskać wybrany zasób. Niedoświadczony: nie możesz opodatkować miasta, którego nie kontrolujesz, nawet własnego.',
  rebel:
    'Zaangażowany: gdy atakujesz, musisz wziąć o 2 kości więcej. Niezorganizowany: każdym Ruchem poruszasz najwyżej 2 statki.',
  warrior:
    'Taktyczny: gdy kopiujesz lub odstępujesz, by stoczyć Bitwę, możesz przed nią albo po niej wykonać jeden Ruch. Brutalny: gdy punktuje się Empatę, za drugie miejsce nie dostajesz nic, a za pierwsze potęgę drugiego miejsca bez premii za miasta.',
  feastbringer:
    'Charyzmatyczny: gdy kopiujesz lub odstępujesz, by zabezpieczyć kartę, możesz przed tym albo po tym wykonać jeden Wpływ. Szczodry: aby zadeklarować ambicję, musisz oddać jedną swoją kartę gildii rywalowi o najmniejszej potędze.',
  demagogue:
    'Śmiały: gdy deklarujesz ambicję, możesz na dowolnej liczbie kart dworu położyć po 1 agencie. Paranoiczny: nie możesz zabezpieczyć karty gildii, na której masz tylko 1 agenta. Nie dotyczy plądrowania.',

  'tool-priests': 'Wezwij (Budowa): raz na turę zbuduj statek w dowolnym kontrolowanym mieście.',
  'galactic-rifles':
    'Wystrzel z karabinów (Bitwa): weź najwyżej jedną kość potyczki za każdy swój nieuszkodzony statek w systemie i strzelaj do rywala w przylegającym systemie: każdy symbol to jedno trafienie, najpierw w statki, potem w budowle.',
  'sprinter-drives':
    'Po Ruchu możesz jeszcze raz poruszyć jedną grupę nieuszkodzonych statków, które się poruszyły i stoją w tym samym systemie.',
  'mirror-plating':
    'Gdy rywal toczy z tobą bitwę z kośćmi ataku, dodaj do rzutu jedno przechwycenie.',
  'hidden-harbors':
    'Statki budujesz zawsze nieuszkodzone. W systemie z twoim nieuszkodzonym portem kosmicznym nikt nie może wziąć przeciw tobie kości najazdu.',
  'signal-breaker':
    'Jeśli na początku bitwy wszystkie twoje statki atakujące są nieuszkodzone, zignoruj jedno wyrzucone przechwycenie.',
  'repair-drones': 'Po bitwie, w której atakujesz, napraw jeden statek atakujący.',
  'gate-ports':
    'Możesz zbudować port kosmiczny w bramie, w każdej jeden. Gdy statki rywala wchodzą do bramy, którą kontrolujesz i w której masz nieuszkodzony port, schwytaj jednego agenta tego rywala.',
  'cloud-cities':
    'Możesz zbudować miasto na planecie poza jej polami, na każdej planecie jedno, jeśli wydasz też zasób jej typu.',
  'living-structures':
    'Pielęgnuj (Budowa): opodatkuj swoje miasto. Przycinaj (Naprawa): zastąp swój port kosmiczny na polu na budowlę miastem albo swoje miasto portem kosmicznym.',
  'gate-stations':
    'Możesz zbudować miasto w bramie, w każdej jedno. Ma typy wszystkich miast na planetach swojej gromady: kto je opodatkowuje, wybiera jeden z nich, kto je niszczy, wywołuje oburzenie wszystkich.',
  'railgun-arrays':
    'Gdy bronisz się z co najmniej jednym nieuszkodzonym statkiem, atakujący otrzymuje 1 trafienie w statek atakujący, zanim weźmie kości.',
  'ancient-holdings': 'Przechowuje jeden zasób. Jego koszt najazdu to 4.',
  'seeker-torpedoes':
    'Po rzucie w bitwie możesz przerzucić najwyżej jedną kość ataku za każdy swój nieuszkodzony statek atakujący.',
};
