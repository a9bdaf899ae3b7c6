import type { help as en } from '../en/help.ts';

export const help: Record<keyof typeof en, string> = {
  'order.wish.faction':
    'Weź frakcję {faction}, jeśli jest wolna (życzenia liczą się w kolejności podania)',
  'order.wish.slice': 'Weź najlepszy wolny wycinek',
  'order.wish.place': 'Weź wolne miejsce przy stole najbliżej przewodniczącego',
  'order.shun': 'Zbanuj frakcję {faction}, jeśli można (w kolejności podania)',
  'order.secondary.always':
    'Używaj zdolności dodatkowej karty {card}, gdy tylko mogę za nią zapłacić',
  'order.secondary.never': 'Nigdy nie używaj zdolności dodatkowej karty {card}',
  'order.losses.cheap': 'Trać najpierw najtańsze okręty',
  'order.sustain.always': 'Używaj Wytrzymałości, dopóki okręty mogą',
  'order.sustain.never': 'Nigdy nie używaj Wytrzymałości',
  'order.cannons.fire': 'Zawsze strzelaj z moich dział kosmicznych',
  'order.cannons.hold': 'Nigdy nie strzelaj z moich dział kosmicznych',
  'order.extraDie.roll':
    'Rzucaj dodatkową kością z Gwintowania plazmowego, jeśli może tylko jeden rodzaj jednostek',
  'order.barrage.roll': 'Zawsze używaj Ostrzału przeciwmyśliwskiego',
  'order.retreat.never': 'Nigdy się nie wycofuj',
  'order.secret.score': 'Punktuj cele tajne, gdy tylko mogę',
  'order.secret.skip': 'Nie pytaj o cele tajne, dopóki żadnego nie spełniam',
  'order.pay.least': 'Płać tak, żeby jak najmniej się zmarnowało',
  'order.tokens.keep': 'Zostawiaj żetony rozkazów w ich pulach',
  'order.bombard.always': 'Bombarduj zawsze, gdy można zbombardować tylko jedną planetę',
  'order.bombard.never': 'Nigdy nie bombarduj',
  'order.land.all': 'Wysadzaj całą piechotę, gdy można wylądować tylko na jednej planecie',
  'order.spread.free': 'Wysadzaj po jednej piechocie na każdą wolną planetę, jeśli jest ich kilka',
  'order.public.most': 'Punktuj cel publiczny, który jest wart najwięcej',
  'order.public.score': 'Punktuj cel publiczny, jeśli w grę wchodzi tylko jeden',
  'order.gain.tactic': 'Nowe żetony rozkazów dokładaj do puli taktyki',
  'order.gain.fleet': 'Nowe żetony rozkazów dokładaj do puli floty',
  'order.gain.strategy': 'Nowe żetony rozkazów dokładaj do puli strategii',
  'order.gain.even': 'Nowe żetony rozkazów dokładaj do mojej najmniejszej puli',
  'order.turn.pass': 'Pasuj, gdy zostało już tylko zagrywanie kart',
  'order.turnEnd.always': 'Kończ moją turę bez pytania, czy chcę jeszcze handlować',
  'order.skip.system.activated': 'Pomijaj zdolności przy aktywacji systemu',
  'order.skip.round.start': 'Pomijaj zdolności na początku rundy walki',
  'order.skip.dice.rolled': 'Pomijaj zdolności po moim rzucie kośćmi',

  'warn.nothing':
    'Do systemu {system} nie doprowadzisz żadnych okrętów i nic tam nie wyprodukujesz: żeton rozkazu się zmarnuje.',
  'warn.locked':
    'Okręty, które doleciałyby do systemu {system}, są zablokowane twoimi żetonami rozkazów: nic tam nie doleci.',
  'warn.stuck':
    'Aktywujesz system, w którym masz {count, plural, one {# okręt} few {# okręty} many {# okrętów} other {# okrętów}}. Do końca rundy nie opuszczą systemu {system}: jeśli są potrzebne gdzie indziej, przesuń je wcześniej.',
  'warn.lastToken':
    'To ostatni żeton w puli taktyki: w systemie {system} już nic w tej rundzie nie wyprodukujesz.',
  'warn.early':
    'Po spasowaniu nie masz już tur w tej rundzie, a w puli taktyki {count, plural, one {został # żeton} few {zostały # żetony} many {zostało # żetonów} other {zostało # żetonów}}.',
  'warn.fleet':
    'Pula floty będzie za mała dla systemu {system}: trzeba będzie usunąć {count, plural, one {# okręt} few {# okręty} many {# okrętów} other {# okrętów}}.',
  'warn.capacity':
    'W systemie {system} zostawiasz bez okrętu, który je uniesie, {count, plural, one {# jednostkę: zostanie usunięta} few {# jednostki: zostaną usunięte} many {# jednostek: zostaną usunięte} other {# jednostek: zostaną usunięte}}.',
  'warn.home':
    'Na planecie {planet} w twoim systemie domowym nie zostanie piechota, a {player} może tam wylądować w tej rundzie. Bez planet domowych nie punktujesz celów publicznych.',
  'warn.support':
    '{player} ma jednostki w systemie {system}. Jeśli go aktywujesz, weksel {note} wróci do właściciela, a ty stracisz punkt zwycięstwa, który ci dał.',
  'warn.note':
    '{player} ma jednostki w systemie {system}. Jeśli go aktywujesz, weksel {note} wróci do właściciela.',
  'warn.allVotes':
    'Zanim planety zostaną przygotowane, będzie jeszcze jedna agenda: z wyczerpanymi wszystkimi nie masz na nią głosów.',

  'advice.tactical': 'Akcja taktyczna: ruch, walka, produkcja',
  'advice.tactical.how':
    'Połóż żeton z puli taktyki w systemie. Twoje okręty w zasięgu mogą tam polecieć, walczyć i lądować, twoje stocznie kosmiczne tam produkują. Masz na to {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonów}}.',
  'advice.tactical.none': 'Nie można: twoja pula taktyki jest pusta.',
  'advice.settle':
    'Aktywuj system {system}: planet nikt tam nie ma ({planets}), a twoja piechota może wylądować.',
  'advice.invade': 'Wyląduj i zdobądź planety, które ma {player}: {planets}.',
  'advice.fight': 'Zaatakuj okręty w systemie {system}, które ma {player}.',
  'advice.build':
    'Produkuj w systemie {system}: masz na to {count, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobów}}. Twoje okręty potem stamtąd nie wylecą.',
  'advice.strategic': 'Akcja strategiczna: zagraj swoją kartę strategii',
  'advice.strategic.none': 'Swoje karty strategii masz w tej rundzie już zagrane.',
  'advice.component': 'Akcja komponentu: użyj zdolności',
  'advice.component.use': 'Jako akcji możesz użyć: {power}.',
  'advice.component.later': 'Akcją jest też {power}, ale teraz nie można.',
  'advice.cards': 'Akcja komponentu: zagraj kartę',
  'advice.play': '{power}. {does}',
  'advice.trade': 'Poza akcją: wymiana',
  'advice.trade.with': 'W tej turze możesz z każdym raz handlować w zakładce Umowy: {players}.',
  'advice.pass': 'Pas',
  'advice.pass.how':
    'Nie masz już tur w tej rundzie. Nadal możesz używać zdolności dodatkowych, handlować i się bronić.',
  'advice.pass.cards': 'Jeszcze nie można: najpierw zagraj wszystkie swoje karty strategii.',
  'advice.endTurn.how': 'Zakończ turę bez kolejnej akcji.',

  'advice.take': 'Weź kartę strategii',
  'advice.take.how':
    'Zagrasz ją w tej rundzie raz. Najniższy numer gra pierwszy, inni mogą użyć jej zdolności dodatkowej.',
  'advice.goods': 'Karta {card} daje też dobra handlowe, które na niej leżą: {count}.',
  'advice.card.leadership': '1 Przywództwo: zyskaj 3 żetony rozkazów i dokup kolejne za wpływy.',
  'advice.card.diplomacy':
    '2 Dyplomacja: zamknij innym jeden swój system i przygotuj dwie swoje planety.',
  'advice.card.politics':
    '3 Polityka: wybierz następnego przewodniczącego, który pierwszy bierze kartę, dobierz 2 karty akcji i obejrzyj następne agendy.',
  'advice.card.politics.noCouncil':
    '3 Polityka: wybierz następnego przewodniczącego, który pierwszy bierze kartę.',
  'advice.card.construction': '4 Budowa: zbuduj stocznię kosmiczną albo PDS, a potem jeszcze PDS.',
  'advice.card.trade': '5 Handel: zyskaj 3 dobra handlowe i uzupełnij towary.',
  'advice.card.warfare':
    '6 Wojna: zdejmij z planszy swój żeton rozkazu, by móc tam działać znowu, i rozdziel żetony na nowo.',
  'advice.card.technology': '7 Technologia: opracuj technologię, a za 6 zasobów jeszcze jedną.',
  'advice.card.imperial':
    '8 Imperium: od razu zapunktuj cel publiczny; zyskaj punkt za Mecatol Rex albo dobierz cel tajny.',

  'advice.move': 'Ruch okrętów do aktywnego systemu',
  'advice.move.how':
    'Wybierz każdy okręt, który leci, a potem jego ładunek. Nic nie musi lecieć. Zostaw trochę piechoty na planetach, bo inni je zajmą.',
  'advice.land': 'Lądowanie piechoty',
  'advice.land.how':
    'Planeta jest twoja, gdy zostanie na niej tylko twoja piechota. Wysadź więcej, niż mają obrońcy; piechota na pokładzie nic nie zdobywa.',
  'advice.produce': 'Produkcja jednostek',
  'advice.produce.how':
    'Zamów jednostki po kolei, a potem zapłać za wszystkie planetami i dobrami handlowymi. Okręty liczą się do puli floty, myśliwce potrzebują miejsca na okrętach.',
  'advice.secondary': 'Zdolność dodatkowa',
  'advice.secondary.how':
    'Inny gracz zagrał kartę strategii. Możesz skorzystać, zwykle za żeton z puli strategii.',
  'advice.secondary.leadership': 'Kup żetony rozkazów po 3 wpływy. Nie kosztuje to żetonu.',
  'advice.secondary.diplomacy': 'Przygotuj do dwóch swoich wyczerpanych planet.',
  'advice.secondary.politics': 'Dobierz 2 karty akcji.',
  'advice.secondary.construction':
    'Połóż żeton w dowolnym systemie i zbuduj jedną budowlę na swojej planecie w nim.',
  'advice.secondary.trade': 'Uzupełnij towary.',
  'advice.secondary.warfare': 'Produkuj w jednej stoczni kosmicznej systemu domowego.',
  'advice.secondary.technology': 'Opracuj technologię za 4 zasoby.',
  'advice.secondary.imperial': 'Dobierz cel tajny.',
  'advice.research': 'Opracowanie technologii',
  'advice.research.how':
    'Symbole na technologii to jej wymagania: potrzebujesz tylu technologii w tym kolorze. Przygotowana planeta ze specjalizacją tego koloru zastępuje jedną.',
  'advice.retreat': 'Odwrót',
  'advice.retreat.how':
    'Ta runda jeszcze się rozegra, potem twoje okręty odlecą do sąsiedniego systemu, który jest twój i wolny od cudzych okrętów.',
  'advice.sustain': 'Wytrzymałość',
  'advice.sustain.how':
    'Wytrzymały okręt przyjmuje trafienie i zostaje, uszkodzony. Naprawisz go w fazie statusu. Inaczej za trafienie tracisz okręt.',
  'advice.hits': 'Wybór strat',
  'advice.hits.how': 'Za każde trafienie tracisz jeden okręt. Najtańsze są myśliwce.',
  'advice.cannons': 'Działa kosmiczne',
  'advice.cannons.how': 'Strzał nic cię nie kosztuje. Inni mogą go jednak uznać za atak.',
  'advice.tokens': 'Żetony rozkazów',
  'advice.tokens.how':
    'Taktyka: jeden na każdy aktywowany system. Flota: ile okrętów możesz mieć w jednym systemie. Strategia: jeden na każdą zdolność dodatkową.',
  'advice.score': 'Punktowanie celu',
  'advice.score.how':
    'W fazie statusu możesz zapunktować jeden cel publiczny i jeden tajny. Kto pierwszy ma {points} punktów, wygrywa.',

  'advice.moment': 'Chwila na zdolności i karty',
  'advice.moment.how':
    'Gra pyta zawsze, gdy możesz mieć coś na tę chwilę, więc pytanie nic nie zdradza. Jeśli nie chcesz niczego użyć, pomiń ją.',
  'advice.revealed': 'Odsłonięta agenda',
  'advice.revealed.how':
    'Teraz można zastąpić agendę albo kogoś uciszyć. Aneksy i głosowanie przyjdą potem.',
  'advice.riders': 'Przed głosowaniem',
  'advice.riders.how':
    'Aneksem przewidujesz wynik. Jeśli trafisz, dostajesz to, co mówi karta, ale nad tą agendą nie głosujesz: dobre, gdy i tak masz mało głosów.',
  'advice.predict': 'Przewidywanie wyniku',
  'advice.predict.how':
    'Sprawdź, kto ma najwięcej głosów i czego chce. Inni zobaczą twoje przewidywanie, zanim zagłosują.',
  'advice.vote': 'Głosowanie',
  'advice.vote.how':
    'Najpierw wybierz wynik, potem wyczerp planety: ich wpływy to twoje głosy. Wygrywa najwięcej głosów, przy remisie decyduje przewodniczący. Teraz możesz handlować z każdym, więc głosy można też kupować.',
  'advice.castVotes': 'Planety za głosy',
  'advice.castVotes.how':
    'Planeta wyczerpana teraz nie da głosów przy drugiej agendzie. Po niej wszystkie planety zostaną przygotowane, więc na nic innego nie trzeba ich oszczędzać.',
  'advice.decide': 'Decyduje przewodniczący',
  'advice.decide.how':
    'Wyniki mają tyle samo głosów albo nikt nie głosował: wybierasz jeden z nich.',
  'advice.moreVotes': 'Dodatkowe głosy',
  'advice.moreVotes.how': 'Dodatkowe głosy dostaje wynik, na który głosujesz.',
  'advice.cancel': 'Anulować kartę?',
  'advice.cancel.how':
    'Karta jest zagrana, a jej cele są znane; nic się jeszcze nie stało. Sabotaż ją anuluje: zachowaj go na to, co naprawdę ci szkodzi.',
  'advice.discard': 'Odrzucenie karty',
  'advice.discard.how':
    'Masz więcej kart, niż wolno. Zachowaj to, co pasuje do twoich planów, i Sabotaż.',
  'advice.sort': 'Układanie agend',
  'advice.sort.how':
    'Agendy na wierzchu pojawią się w następnej fazie agendy. Tę, która ci zaszkodzi, połóż na spód.',
};
