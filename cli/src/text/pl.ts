import type { shell as en } from './en.ts';

export const shell: Record<keyof typeof en, string> = {
  'word.help': 'pomoc',
  'word.why': 'dlaczego',
  'word.show': 'pokaż',
  'word.undo': 'cofnij',
  'word.hint': 'podpowiedź',
  'word.board': 'stół',
  'word.log': 'dziennik',
  'word.rules': 'zasady',
  'word.save': 'zapisz',
  'word.quit': 'koniec',
  'word.no': 'nie',

  'help.intro': 'Wpisz numer opcji albo to, czego dotyczy, na przykład c3. Poza tym:',
  'help.help': 'ta lista',
  'help.why': 'dlaczego czegoś nie można: „dlaczego” wypisze wszystko, „dlaczego c3” jedną rzecz',
  'help.show': 'jak opcja wyglądałaby na mapie: „pokaż 4”, „pokaż c3”',
  'help.undo': 'cofnij ostatni krok',
  'help.hint': 'co zrobiłby bot i czego się po tym spodziewa',
  'help.board': 'wszystko, co leży na stole',
  'help.log': 'co się wydarzyło; „dziennik całość” od samego początku',
  'help.rules': 'rozdziały zasad; „zasady 3” pokaże rozdział, „zasady RO-6.5” punkt zasad',
  'help.save': 'zapisz rozgrywkę w pliku: „zapisz”, „zapisz rozgrywka.jsonl”',
  'help.quit': 'odejdź od stołu; rozgrywka zostanie zapisana',

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
  'play.aside': 'Rozgrywka jest odłożona. Wznowisz ją poleceniem:',
  'play.updated':
    'Od zapisania partii zaktualizowano zasady tej gry. {dropped, plural, =0 {Partia toczy się dalej od miejsca, w którym ją przerwano.} one {Cofnięto jeden ruch, którego nowe zasady nie oferują.} few {Cofnięto # ruchy, których nowe zasady nie oferują.} many {Cofnięto # ruchów, których nowe zasady nie oferują.} other {Cofnięto # ruchu, których nowe zasady nie oferują.}}',
  'play.goOn': 'tablewright play {game} --resume "{file}"',

  'why.nothing': 'Zasady niczego ci tu nie zabraniają.',
  'why.offered': '„{about}” jest wśród opcji: zasady na to pozwalają.',
  'why.unknown':
    'Zasady nic tu nie mówią o „{about}”: „dlaczego” wypisze wszystko, czego nie można.',
  'show.which': 'Którą opcję? Wpisz „pokaż” i jej numer albo pole: pokaż 1.',
  'show.nothing': 'Ta opcja nie ma czego pokazać na mapie.',
  'undo.done': 'Ostatni krok jest cofnięty.',
  'undo.nothing': 'Nie ma czego cofnąć.',
  'undo.refused':
    'Od twojego ostatniego kroku ruszył się ktoś inny albo wyszło na jaw coś nowego. Botom to nie przeszkadza: „cofnij !” cofa mimo to.',
  'hint.thinks': 'Chwila namysłu…',
  'hint.heading': 'Podpowiedź (próbnych rozgrywek: {iterations}):',
  'hint.figures':
    'szansa na wygraną {share} ± {confidence}, {visits, plural, one {# próba} few {# próby} many {# prób} other {# prób}}',
  'rules.how': '„zasady 3” pokaże rozdział, „zasady RO-6.5” punkt zasad.',
  'rules.unknown': 'Zasady nie mają rozdziału ani punktu „{which}”.',
  'save.done': 'Rozgrywka jest zapisana w pliku {file}.',
  'quit.where': 'W którym pliku zapisać rozgrywkę? (Enter: w zwykłym miejscu, „nie”: wyrzuć)',

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
    '{file}: to, co jest, jest w porządku, ale zapis urywa się po decyzji {decisions}. Rozgrywka jeszcze trwała albo brakuje wierszy.',
  'verify.skipped':
    'Decyzje z początku partii podjęte według innych zasad, których tu się nie sprawdza: {decisions} (zasady {rules})',
  'verify.decisions': 'Decyzje, na które pozwalają zasady: {decisions}',
  'verify.hashes': 'Pozycje zgodne ze swoim skrótem: {hashes}',
  'verify.chance': 'Wyniki losu, którego klucz nie jest jeszcze ujawniony: {outcomes}',
  'verify.chanceKeyed': 'Wyniki losu, które wynikają z klucza ustalonego na początku: {outcomes}',
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
  'simulate.seat': 'miejsce {seat}',
  'simulate.violations':
    '{count, plural, =0 {Żadne prawo nie jest złamane.} one {Złamane jest # prawo:} few {Złamane są # prawa:} many {Złamanych jest # praw:} other {Złamanych jest # praw:}}',

  'perft.depth': 'głębokość',
  'perft.paths': 'ścieżki',

  'rate.bot': 'bot',
  'rate.against': 'przeciw',
  'rate.games': 'rozgrywki',
  'rate.rate': 'wygrane',
  'rate.interval': 'przedział 95%',
  'rate.bySeat': 'wygrane według miejsca',

  'games.seats': '{min}–{max} graczy',
  'games.development': 'w przygotowaniu',

  'error.usage': 'Nie można zrozumieć polecenia: {fault}; zobacz „tablewright --help”.',
  'error.defect':
    'To błąd programu, nie twój: {name}: {message} Zgłoś go, proszę, razem z poleceniem, które do niego doprowadziło.',
  'error.game': 'Nie ma tu gry „{game}”; wybierz jedną z tych: {games}.',
  'error.language': 'Nie ma tu języka „{value}”; wybierz jeden z tych: {languages}.',
  'error.number': '{option} musi być liczbą całkowitą od {min} do {max}, a nie „{value}”.',
  'error.seats':
    '{game} jest dla {min}–{max} graczy: podaj --seats w tym zakresie, a nie „{value}”.',
  'error.setupPair': '--setup wymaga nazwy i wartości, na przykład patrol=true, a nie „{value}”.',
  'error.setupName': '{game} nie ma opcji przygotowania „{name}”; wybierz jedną z tych: {options}.',
  'error.setupValue': 'Opcja przygotowania „{name}” ma wartości {values}, a nie „{value}”.',
  'error.name': 'Imię ma od 1 do {most} znaków.',
  'error.checkRandom': '--check gra losowo: pomiń --bots albo podaj --bots random.',
  'error.rateTwo':
    'Do porównania podaj co najmniej dwa różne boty, na przykład --bots random,greedy.',
  'error.clause':
    'Zasady gry {game} nie mają rozdziału ani punktu „{which}”; przeczytasz je poleceniem „tablewright rules {game}”.',
  'error.resumeWith': '--resume wznawia rozgrywkę taką, jaka jest: pomiń {option}.',
  'error.resumeOver':
    'Rozgrywka w pliku {file} jest zakończona; pokaże ją „tablewright replay {file}”.',
  'error.resumeNobody':
    'Dziennik {file} nie mówi, kto gdzie siedzi, więc nie można go wznowić; pokaże go „tablewright replay {file}”.',
  'error.fileMissing': 'Plik {file} nie istnieje; sprawdź ścieżkę.',
  'error.fileIsFolder': '{file} to folder; podaj ścieżkę do pliku.',
  'error.fileForbidden': 'Pliku {file} nie można otworzyć, brak uprawnień; wybierz inny.',
  'error.fileExists': 'Plik {file} już istnieje; wybierz inną nazwę, żeby niczego nie nadpisać.',
  'error.folderMissing':
    'Pliku {file} nie można zapisać: jego folder nie istnieje; najpierw go utwórz.',
  'error.fileNoJournal':
    '{file} nie jest dziennikiem rozgrywki; podaj plik zapisany przez „zapisz”.',
  'error.fileContent': 'Pliku {file} nie można użyć: {fault}',
  'error.fileDamaged': 'Plik {file} jest uszkodzony; użyj nieuszkodzonej kopii.',
  'error.file': 'Pliku {file} nie można użyć ({fault}); wybierz inny.',
};
