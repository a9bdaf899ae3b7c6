import { faults } from '@tablewright/text/faults/pl';
import type { shell as en } from './en.ts';

export const shell: Record<keyof typeof en, string> = {
  ...faults,
  'word.help': 'pomoc',
  'word.why': 'dlaczego',
  'word.show': 'pokaż',
  'word.undo': 'cofnij',
  'word.hint': 'podpowiedź',
  'word.orders': 'zlecenia',
  'word.deal': 'umowa',
  'word.board': 'stół',
  'word.log': 'dziennik',
  'word.rules': 'zasady',
  'word.save': 'zapisz',
  'word.quit': 'koniec',
  'word.no': 'nie',

  'usage.heading': 'Użycie:',
  'usage.arguments': 'Argumenty:',
  'usage.options': 'Opcje:',
  'usage.commands': 'Polecenia:',
  'usage.anyOptions': '[opcje]',
  'usage.anyCommand': '[polecenie]',
  'usage.default': 'domyślnie: {value}',
  'usage.none': 'brak',
  'usage.tablewright':
    'Gry planszowe w terminalu: granie, symulacje, odtwarzanie, sprawdzanie i porównywanie botów',
  'usage.exitCodes':
    'Kody wyjścia: 0 w porządku, 1 naruszony niezmiennik (simulate --check), 2 błędne dane, 70 błąd programu.',
  'usage.help': 'pokaż tę pomoc',
  'usage.language': 'język: en, cs lub pl (domyślnie: ze środowiska)',
  'usage.play': 'graj z botami',
  'usage.seats': 'liczba graczy: {usual} albo tylu, ilu gra potrzebuje',
  'usage.seat': 'twoje miejsce, licząc od 0',
  'usage.opponents': 'boty na pozostałe miejsca, po kolei: easy, medium, random, search:200ms',
  'usage.deal': 'przygotowanie i kości według tego klucza zamiast losowych',
  'usage.name': 'twoja nazwa',
  'usage.save': 'zapisz rozgrywkę w tym pliku',
  'usage.resume': 'wznów rozgrywkę z tego pliku',
  'usage.noColour': 'bez kolorów',
  'usage.simulate': 'każ botom rozegrać wiele rozgrywek',
  'usage.matches': 'liczba rozgrywek',
  'usage.bots': 'boty, po kolei',
  'usage.seed': 'ten sam klucz daje te same rozgrywki',
  'usage.setup': 'opcja przygotowania; można powtarzać',
  'usage.allSetups': 'wszystkie liczby graczy i wszystkie przygotowania, po kolei',
  'usage.check': 'sprawdzaj przy każdej decyzji wszystkie niezmienniki (tylko boty random)',
  'usage.json': 'wypisz jeden obiekt JSON',
  'usage.replay': 'odtwórz rozgrywkę',
  'usage.step': 'krok po kroku, z planszą',
  'usage.at': 'tylko plansza po n decyzjach',
  'usage.verify': 'sprawdź wszystkie odpowiedzi, wyniki losowe i skróty rozgrywki',
  'usage.perft': 'policz możliwe początki rozgrywki',
  'usage.depth': 'głębokość w decyzjach',
  'usage.rate': 'każ botom grać ze sobą i pokaż, jak często który wygrywa',
  'usage.rated': 'dwa boty lub więcej',
  'usage.pairing': 'liczba rozgrywek na parę',
  'usage.lone': 'wypróbuj tylko pierwszego bota, samego wśród innych',
  'usage.odds':
    'wypisuje dokładne szanse w bitwie lub bitwach z pliku JSON (- oznacza standardowe wejście)',
  'usage.oddsJson': 'wypisuje JSON: odpowiedź albo listę odpowiedzi',
  'usage.rules': 'wypisz zasady, rozdział (3) lub punkt zasad (RO-6.5)',
  'usage.every': 'z --check: kosztowne niezmienniki sprawdzaj tylko przy co n-tej decyzji',
  'usage.leaveAfter':
    'z --check: przerywaj każdą rozgrywkę po n decyzjach, dla gier, których nie da się jeszcze dograć',
  'usage.blunders': 'pokaż, ile pozycji, w których boty źle wybrały, rozwiązuje każdy bot',
  'usage.levels': 'poziomy lub boty',
  'usage.prune': 'usuń pozycje, których pytania zasady już nie zadają',
  'usage.findBlunders': 'każ botom grać i dodaj pozycje, w których źle wybrały',
  'usage.screen': 'liczba symulacji przy pierwszym spojrzeniu na każdą decyzję',
  'usage.deep': 'liczba symulacji przy drugim spojrzeniu',
  'usage.referee': 'liczba rozgrywek dokończonych dla każdej odpowiedzi',
  'usage.cost': 'jaką część wygranej musi kosztować wybór, żeby był zły',
  'usage.minutes': 'zakończ po tylu minutach',
  'usage.blundersOut': 'dodaj je do tego pliku zamiast do pozycji gry',
  'usage.games': 'wypisz gry i opcje ich przygotowania',

  'help.intro':
    'Wpisz numer opcji albo to, czego dotyczy, na przykład c3. Kilka numerów w wierszu to kolejne odpowiedzi. Poza tym:',
  'help.help': 'ta lista',
  'help.why': 'dlaczego czegoś nie można: „dlaczego” wypisze wszystko, „dlaczego c3” jedną rzecz',
  'help.show': 'jak opcja wyglądałaby na planszy: „pokaż 4”, „pokaż c3”',
  'help.undo': 'cofnij ostatni krok razem z całym jego wierszem; „cofnij 1”: tylko ten ostatni',
  'help.hint': 'co zrobiłby bot i czego się po tym spodziewa',
  'help.orders':
    'zlecenia, które odpowiadają za ciebie: „zlecenia” wypisze listę, „zlecenia 3” doda lub usunie zlecenie',
  'help.deal':
    'zawrzyj umowę: „umowa” wypisze, co można wymienić, „umowa 2 goods*1 : veto*1” proponuje graczowi 2 towar za weto',
  'help.board': 'wszystko, co jest na stole',
  'help.log': 'co się wydarzyło; „dziennik całość” od samego początku',
  'help.rules': 'rozdziały zasad; „zasady 3” pokaże rozdział, „zasady RO-6.5” punkt zasad',
  'help.save': 'zapisz rozgrywkę w pliku: „zapisz”, „zapisz rozgrywka.jsonl”',
  'help.quit': 'odejdź od stołu; rozgrywka zostanie zapisana',

  'play.person': 'Gracz {number}',
  'play.bot': 'Bot {number}',
  'play.welcome': 'Grasz: {player}. Przeciwnicy: {rivals}.',
  'play.commands': 'Opcję wybierasz jej numerem; „pomoc” pokaże, co jeszcze możesz zrobić.',
  'play.resumed':
    'Rozgrywka toczy się dalej po {decisions, plural, one {# decyzji} few {# decyzjach} many {# decyzjach} other {# decyzjach}}.',
  'play.prompt': '{range}, pomoc',
  'play.thinks': '{player} myśli…',
  'play.ambiguous': '„{line}” może oznaczać kilka opcji: wybierz jeden z numerów {numbers}.',
  'play.noNumber': 'Nie ma tu opcji {line}: wybierz numer od 1 do {count} albo wpisz „pomoc”.',
  'play.unknown': '„{line}” nie ma wśród opcji: wpisz numer albo „pomoc”.',
  'play.kept': 'Rozgrywka jest zapisana w pliku {file}.',
  'play.aside': 'Rozgrywka jest przerwana. Wznowisz ją poleceniem:',
  'play.updated':
    'Od zapisania rozgrywki zaktualizowano zasady tej gry. {dropped, plural, =0 {Rozgrywka toczy się dalej od miejsca, w którym ją przerwano.} one {Cofnięto jeden ruch, którego nowe zasady nie oferują.} few {Cofnięto # ruchy, których nowe zasady nie oferują.} many {Cofnięto # ruchów, których nowe zasady nie oferują.} other {Cofnięto # ruchu, których nowe zasady nie oferują.}}',
  'play.goOn': 'tablewright play {game} --resume "{file}"',

  'why.nothing': 'Zasady niczego ci tu nie zabraniają.',
  'why.offered': '„{about}” jest wśród opcji: zasady na to pozwalają.',
  'why.unknown':
    'Zasady nic tu nie mówią o „{about}”: „dlaczego” wypisze wszystko, czego nie można.',
  'show.which': 'Którą opcję? Wpisz „pokaż” i jej numer albo pole: pokaż 1.',
  'show.nothing': 'Ta opcja nie ma czego pokazać na planszy.',
  'undo.done':
    '{count, plural, one {Ostatni krok jest cofnięty.} few {Ostatnie # kroki z jednego wiersza są cofnięte.} many {Ostatnich # kroków z jednego wiersza jest cofniętych.} other {Ostatnie # kroku z jednego wiersza jest cofnięte.}}',
  'undo.nothing': 'Nie ma czego cofnąć.',
  'undo.how': '„cofnij” cofa ostatni krok z całym jego wierszem, „cofnij 1” tylko ten ostatni.',
  'undo.refused':
    'Od twojego ostatniego kroku zagrał ktoś inny albo wyszło na jaw coś nowego. Botom to nie przeszkadza: „cofnij !” cofa mimo to.',
  'hint.thinks': 'Chwila namysłu…',
  'hint.heading': 'Podpowiedź (symulowanych rozgrywek: {iterations}):',
  'hint.figures':
    'szansa na wygraną {share} ± {confidence}, {visits, plural, one {# próba} few {# próby} many {# prób} other {# prób}}',
  'rules.how': '„zasady 3” pokaże rozdział, „zasady RO-6.5” punkt zasad.',
  'rules.unknown': 'Zasady nie mają rozdziału ani punktu „{which}”.',
  'save.done': 'Rozgrywka jest zapisana w pliku {file}.',
  'quit.where': 'W którym pliku zapisać rozgrywkę? (Enter: w domyślnym miejscu, „nie”: wyrzuć)',

  'play.reactions':
    'Czas na reakcje: wszyscy odpowiadają naraz i w tajemnicy, nikt nie widzi, kogo stół pyta. Nie ma limitu czasu.',
  'play.noPlan':
    'Odpowiedź nr {place} nie pasuje: nie ma wtedy opcji {number}, {count, plural, one {jest tylko opcja 1} few {są tylko opcje 1–#} many {są tylko opcje 1–#} other {są tylko opcje 1–#}}. Nic się nie stało.',
  'play.planEnds':
    'Odpowiedź nr {place} ({number}) jest zbędna: gra o nic cię wtedy nie pyta. Nic się nie stało.',
  'play.planLearns':
    'Odpowiedź nr {place} ({number}) musi zaczekać: przedtem wychodzi na jaw coś nowego. Nic się nie stało.',
  'play.longPlan':
    'W jednym wierszu mieści się najwyżej {most} odpowiedzi, a tu jest ich {count}. Nic się nie stało.',
  'orders.none': 'Ta gra nie ma zleceń.',
  'orders.how': 'Twoje zlecenia mają *. „zlecenia” i numer dodaje lub usuwa zlecenie.',
  'orders.answers': 'Odpowiada twoje zlecenie: {what}.',
  'deal.none': 'W tej grze nie ma umów.',
  'deal.how':
    'Ofertę składasz słowem „umowa”, numerem gracza, tym, co dajesz, dwukropkiem i tym, czego chcesz: „umowa 2 goods*1 : veto*1”. Dodaj „on 3”, jeśli umowa ma obowiązywać tylko razem z odpowiedzią 3: dzieje się jedno i drugie albo nic.',
  'deal.mine': '{player} ({number}) może dostać od ciebie: {things}',
  'deal.theirs': '{player} ({number}) może ci dać: {things}',
  'deal.noAnswer':
    '„{line}” nie jest teraz odpowiedzią, z którą można związać umowę: nic się nie stało.',
  'deal.refused': '{player} odrzuca ofertę.',
  'deal.signed': '{player} podpisuje.',
  'result.place': 'miejsce',
  'result.player': 'gracz',
  'result.total': 'razem',
  'result.won': 'Wygrywasz!',
  'result.shared': 'Wspólne zwycięstwo!',
  'result.lost': 'Zajmujesz {place}. miejsce.',

  'replay.running':
    'Rozgrywka jeszcze trwa: na razie {decisions, plural, one {# decyzja} few {# decyzje} many {# decyzji} other {# decyzji}}.',
  'replay.step': '{at}/{of} (Enter: dalej, b: wstecz, numer: przejdź tam, q: koniec)',

  'verify.fine': '{file}: wszystko w porządku.',
  'verify.open':
    '{file}: jak dotąd wszystko w porządku, ale zapis urywa się po decyzji {decisions}. Rozgrywka jeszcze trwała albo brakuje wierszy.',
  'verify.skipped':
    'Decyzje z początku rozgrywki podjęte według innych zasad, których tu się nie sprawdza: {decisions} (zasady {rules})',
  'verify.decisions': 'Decyzje, na które pozwalają zasady: {decisions}',
  'verify.hashes': 'Pozycje zgodne ze swoim skrótem: {hashes}',
  'verify.chance': 'Wyniki losowe, których klucz nie jest jeszcze ujawniony: {outcomes}',
  'verify.chanceKeyed': 'Wyniki losowe, które wynikają z klucza ustalonego na początku: {outcomes}',
  'verify.over': 'Rozgrywka jest zakończona, a jej wynik zgadza się z decyzjami.',
  'verify.running': 'Rozgrywka jeszcze trwa.',

  'simulate.games': 'rozgrywki',
  'simulate.decisions': 'decyzje',
  'simulate.seconds': 'sekundy',
  'simulate.speed': 'decyzje na sekundę',
  'simulate.turns': 'tury, średnio',
  'simulate.turnsRange': 'tury, od najmniej do najwięcej',
  'simulate.hash': 'skrót końcowych pozycji',
  'simulate.wins': 'wygrane',
  'simulate.share': 'udział',
  'simulate.endings': 'zakończenia',
  'simulate.seat': 'miejsce {seat}',
  'simulate.violations':
    '{count, plural, =0 {Żaden niezmiennik nie jest naruszony.} one {Naruszono # niezmiennik:} few {Naruszono # niezmienniki:} many {Naruszono # niezmienników:} other {Naruszono # niezmiennika:}}',

  'blunders.positions':
    '{game}: {positions, plural, one {# pozycja} few {# pozycje} many {# pozycji} other {# pozycji}}',
  'blunders.gone': '  {id}: to pytanie już nie padnie, bo: {why}',
  'blunders.found':
    '{found, plural, =0 {Nic nie znaleziono.} one {Dodano # pozycję do {file}.} few {Dodano # pozycje do {file}.} many {Dodano # pozycji do {file}.} other {Dodano # pozycji do {file}.}}',

  'perft.depth': 'głębokość',
  'perft.paths': 'ścieżki',

  'rate.bot': 'bot',
  'rate.against': 'przeciw',
  'rate.games': 'rozgrywki',
  'rate.rate': 'wygrane',
  'rate.interval': 'przedział 95%',
  'rate.bySeat': 'wygrane według miejsca',

  'odds.input': 'Standardowe wejście',
  'odds.battle': 'Bitwa {number}',

  'games.seats': '{min}–{max} graczy',
  'games.development': 'w\u00A0przygotowaniu',

  'error.usage': 'Nieprawidłowe polecenie; zobacz „tablewright --help”.',
  'error.unknownCommand': 'Nie ma polecenia „{value}”; zobacz „tablewright --help”.',
  'error.unknownOption': 'Nie ma opcji {value}; zobacz „tablewright --help”.',
  'error.missingArgument': 'Brakuje argumentu <{value}>; zobacz „tablewright --help”.',
  'error.missingValue': 'Opcja {value} wymaga wartości; zobacz „tablewright --help”.',
  'error.excessArguments':
    'Za dużo argumentów dla polecenia „{value}”; zobacz „tablewright --help”.',
  'error.bot':
    'Nie ma bota „{value}”; wybierz poziom (beginner, easy, medium, hard, master), random, greedy, search, search:500 (symulacje) albo search:200ms.',
  'error.defect':
    'To błąd programu, nie twój: {name}: {message} Zgłoś go, proszę, razem z poleceniem, które do niego doprowadziło.',
  'error.game': 'Nie ma tu gry „{game}”; wybierz jedną z tych: {games}.',
  'error.language': 'Nie ma tu języka „{value}”; wybierz jeden z tych: {languages}.',
  'error.number': '{option} musi być liczbą całkowitą od {min} do {max}, a nie „{value}”.',
  'error.seats': '{game} jest dla {min}–{max} graczy: --seats nie może być „{value}”.',
  'error.setupPair': '--setup wymaga nazwy i wartości, na przykład patrol=true, a nie „{value}”.',
  'error.setupName': '{game} nie ma opcji przygotowania „{name}”; wybierz jedną z tych: {options}.',
  'error.setupValue': 'Opcja przygotowania „{name}” ma wartości {values}, a nie „{value}”.',
  'error.setupText': 'Opcja przygotowania „{name}” nie pasuje. {fault}',
  'error.setupSeats':
    'Opcja przygotowania „{name}” wymienia {count, plural, one {# miejsce} few {# miejsca} many {# miejsc} other {# miejsca}}, a graczy jest {seats}.',
  'error.setupSeat':
    'Opcja przygotowania „{name}” ma dla miejsca {number} wartości {values} albo - (nic), a nie „{value}”.',
  'error.name': 'Nazwa ma od 1 do {most} znaków.',
  'error.checkRandom': '--check gra losowo: pomiń --bots albo podaj --bots random.',
  'error.leaveAfter': '--leave-after działa tylko z --check: podaj oba.',
  'error.rateTwo':
    'Do porównania podaj co najmniej dwa różne boty, na przykład --bots random,greedy.',
  'error.clause':
    'Zasady gry {game} nie mają rozdziału ani punktu „{which}”; przeczytasz je poleceniem „tablewright rules {game}”.',
  'error.resumeWith': '--resume wznawia rozgrywkę taką, jaka jest: pomiń {option}.',
  'error.resumeOver':
    'Rozgrywka w pliku {file} jest zakończona; pokaże ją „tablewright replay {file}”.',
  'error.resumeNobody':
    'Zapis {file} nie mówi, kto gdzie siedzi, więc nie można go wznowić; pokaże go „tablewright replay {file}”.',
  'error.fileMissing': 'Plik {file} nie istnieje; sprawdź ścieżkę.',
  'error.fileIsFolder': '{file} to folder; podaj ścieżkę do pliku.',
  'error.fileForbidden': 'Pliku {file} nie można otworzyć, brak uprawnień; wybierz inny.',
  'error.fileExists': 'Plik {file} już istnieje; wybierz inną nazwę, żeby niczego nie nadpisać.',
  'error.folderMissing':
    'Pliku {file} nie można zapisać: jego folder nie istnieje; najpierw go utwórz.',
  'error.fileNoJournal': '{file} nie jest zapisem rozgrywki; podaj plik zapisany przez „zapisz”.',
  'error.fileContent': 'Pliku {file} nie można użyć: {fault}',
  'error.fileDamaged': 'Plik {file} jest uszkodzony; użyj nieuszkodzonej kopii.',
  'error.fileNoJson': '{file} to nie JSON; zapisz jedną bitwę albo listę bitew.',
  'error.battle': 'Nie można użyć {file}: {fault}',
  'error.noOdds': '{game} nie oblicza szans w bitwach; wybierz jedną z gier: {games}.',
  'error.file': 'Pliku {file} nie można użyć ({fault}); wybierz inny.',
};
