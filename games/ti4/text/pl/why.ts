import type { why as en } from '../en/why.ts';

export const why: Record<keyof typeof en, string> = {
  'why.first.setup': 'Najpierw rozmieść początkowe jednostki, potem zacznie się faza strategii.',
  'why.first.card': 'Najpierw wszyscy biorą karty strategii, akcje przyjdą potem.',
  'why.first.move': 'Najpierw dokończ ruch okrętów do aktywnego systemu.',
  'why.first.remove': 'Najpierw usuń to, czego nie mieści pula floty albo ładowność okrętów.',
  'why.first.disband': 'Najpierw zdecyduj, które jednostki dostaną figurkę.',
  'why.first.cannons': 'Najpierw zdecyduj, czy twoje działa kosmiczne strzelają.',
  'why.first.barrage': 'Najpierw zdecyduj o Ostrzale przeciwmyśliwskim.',
  'why.first.retreat': 'Najpierw rozstrzygnij sprawę odwrotu.',
  'why.first.hits': 'Najpierw rozpatrz trafienia w swoje okręty.',
  'why.first.invade': 'Najpierw dokończ inwazję w aktywnym systemie.',
  'why.first.produce':
    'Najpierw dokończ zamówienie nowych jednostek albo zakończ je przyciskiem Gotowe.',
  'why.first.pay': 'Najpierw zapłać: wyczerp planety albo wydaj dobra handlowe.',
  'why.first.secondary': 'Najpierw zdecyduj, czy używasz zdolności dodatkowej.',
  'why.first.strategy': 'Najpierw dokończ to, co każe karta strategii.',
  'why.first.tokens': 'Najpierw rozdziel swoje żetony rozkazów.',
  'why.first.score': 'Najpierw zdecyduj o celu.',
  'why.first.ability': 'Najpierw zdecyduj o zdolności, o którą pyta gra.',
  'why.first.vote': 'Najpierw zagłosuj.',
  'why.first.predict': 'Najpierw rozstrzygnij swoje przewidywanie.',
  'why.first.cancel': 'Najpierw zdecyduj, czy anulujesz zagraną kartę.',
  'why.first.discard': 'Najpierw odrzuć karty akcji.',
  'why.first.target': 'Najpierw wybierz cel swojej karty.',
  'why.first.agenda': 'Najpierw zrób to, czego wymaga od ciebie agenda.',
  'why.first.moment': 'Najpierw zdecyduj, czy używasz czegoś w tej chwili, czy ją pomijasz.',

  'why.system.phase': 'Systemy aktywuje się w fazie akcji, w swojej turze.',
  'why.system.token':
    'Masz tu już żeton rozkazu. Ten system aktywujesz ponownie dopiero, gdy żetony wrócą w fazie statusu.',
  'why.system.noTactic':
    'Twoja pula taktyki jest pusta: nie masz żetonu, którym można aktywować system. Żetony zyskasz kartą Przywództwo i w fazie statusu.',
  'why.system.closed':
    'Mapowanie chaosu: inni nie mogą aktywować pola asteroid z okrętami Klanu Saar.',
  'why.system.turn': 'Ten system możesz aktywować w swojej turze.',
  'why.system.diplomacy': 'Nie kontrolujesz tu żadnej planety. Wybierz system ze swoją planetą.',
  'why.system.noToken': 'Nie masz tu żetonu rozkazu, który można zabrać.',
  'why.system.retreat':
    'Możesz się wycofać do sąsiedniego systemu bez cudzych okrętów, w którym masz jednostkę albo planetę.',
  'why.system.active': 'To aktywny system: okręty lecą tutaj. Wybierz, skąd wylecą.',
  'why.system.noShips': 'Nie masz tu okrętów, które mogłyby wylecieć.',
  'why.system.locked':
    'Masz tu żeton rozkazu: twoje okręty stąd nie wylecą, dopóki żeton nie wróci w fazie statusu.',
  'why.system.choose': 'Wybierz pojedyncze okręty na liście: nie wszystkie dolecą zwykłą drogą.',

  'why.way.far': 'Stąd aktywny system jest za daleko dla twoich okrętów.',
  'why.way.ships': 'Drogę do aktywnego systemu blokują okręty innego gracza.',
  'why.way.asteroids': 'Drogę do aktywnego systemu blokuje pole asteroid.',
  'why.way.supernova': 'Drogę do aktywnego systemu blokuje supernowa.',
  'why.way.rift':
    'Droga prowadzi przez rozdarcie grawitacyjne: wybierz okręty pojedynczo na liście, bo za każdy rzuca się kością.',
  'why.way.nebula': 'Drogę do aktywnego systemu blokuje mgławica.',
  'why.way.closed': 'Tunel na drodze do aktywnego systemu zamyka ustawa.',

  'why.ship.still': 'Te okręty same nie latają. Wybierz okręt z ładownością, a potem je załaduj.',
  'why.ship.cargo': 'Najpierw wybierz okręt z wolną ładownością, wtedy możesz ją załadować.',
  'why.ship.turn':
    'Okręty ruszają się, gdy aktywujesz system, do którego mają lecieć. Aktywuj go w swojej turze.',
  'why.ship.other':
    'To okręty innego gracza. Chcesz z nimi walczyć? Aktywuj ten system i wprowadź tam okręty.',

  'why.planet.order': 'Na tej planecie w tym zamówieniu nie wyszkolisz więcej piechoty.',
  'why.planet.noProducer': 'Na planecie {planet} nie masz jednostki, która teraz produkuje.',
  'why.planet.elsewhere': 'Planeta {planet} nie leży w aktywnym systemie.',
  'why.planet.noForces': 'Na planecie {planet} nie masz piechoty.',
  'why.planet.needsShip':
    'Najpierw wybierz okręt z wolną ładownością, który tamtędy leci. Wtedy zabierze piechotę z planety {planet}.',
  'why.planet.build':
    'Na planecie {planet} nie można tego zbudować: wybierz jedną z podświetlonych planet.',
  'why.planet.readied': 'Planeta {planet} nie jest wyczerpana.',
  'why.planet.mine':
    'Planeta {planet} jest twoja. Wyczerpiesz ją przy płaceniu; teraz nic tu nie wybierasz.',
  'why.planet.nobody':
    'Planety {planet} nikt nie kontroluje. Żeby ją zdobyć, aktywuj system {system}, przywieź piechotę i wysadź ją.',
  'why.planet.other':
    'Planetę {planet} kontroluje {player}. Żeby ją zdobyć, aktywuj system {system}, przywieź piechotę i wysadź ją.',

  'why.pay.other': 'Planeta {planet} nie jest twoja, nie możesz nią płacić.',
  'why.pay.exhausted': 'Planeta {planet} jest już wyczerpana. Przygotujesz ją w fazie statusu.',
  'why.pay.worthless':
    'Planeta {planet} nie ma {currency, select, resources {zasobów, którymi} other {wpływów, którymi}} można zapłacić.',

  'why.unit.other': 'Tę jednostkę ma {player}.',
  'why.unit.sustain': 'Ten okręt nie ma Wytrzymałości albo jest już uszkodzony.',
  'why.unit.hits': 'Trafienia mogą przyjąć tylko podświetlone okręty.',
  'why.unit.unknown': 'Najpierw musisz opracować technologię tej jednostki.',
  'why.unit.produce':
    'Jednostki produkujesz na końcu akcji taktycznej w systemie ze swoją stocznią kosmiczną.',

  'why.strategy.free': 'Karty {card} nikt nie ma. Karty bierze się w fazie strategii.',
  'why.strategy.taken': 'Kartę {card} ma już {player}.',
  'why.strategy.other':
    'Kartę {card} ma {player}. Gdy zostanie zagrana, możesz użyć jej zdolności dodatkowej.',
  'why.strategy.otherDone': 'Karta {card} została już w tej rundzie zagrana ({player}).',
  'why.strategy.done': 'Karta {card} jest już przez ciebie zagrana w tej rundzie.',
  'why.strategy.turn': 'Kartę {card} możesz zagrać w swojej turze jako akcję strategiczną.',

  'why.technology.sheet': 'To arkusz gracza {player}. Technologie opracowujesz na własnym arkuszu.',
  'why.technology.spent':
    '{technology}: ta technologia jest wyczerpana. Przygotujesz ją w fazie statusu.',
  'why.technology.twice': '{technology}: tę technologię już masz. Nikt nie ma żadnej dwa razy.',
  'why.technology.action': '{technology}: tej technologii używasz jako akcji w swojej turze.',
  'why.technology.owned': '{technology}: tę technologię masz. Działa sama albo gra w porę zapyta.',
  'why.technology.foreign': '{technology}: ta technologia należy do innej frakcji.',
  'why.technology.open':
    '{technology}: możesz ją opracować kartą Technologia albo jej zdolnością dodatkową.',
  'why.technology.never':
    'Twoja frakcja nie opracowuje technologii. Wszystko, co by na to pozwalało, daje jej zamiast tego żetony rozkazów.',
  'why.technology.needs': '{technology}: jeszcze nie można jej opracować, brakuje wymagań.',
  'why.colour':
    'Przy opracowywaniu pozwala pominąć jedno wymaganie. Gra zapyta, gdy będzie trzeba.',

  'why.ability.mine': 'Ta zdolność działa sama albo gra zapyta, gdy będzie można jej użyć.',
  'why.ability.other': 'Tę zdolność ma {player}.',

  'why.objective.scored': 'Cel {objective} masz już zapunktowany.',
  'why.objective.home':
    'Nie kontrolujesz wszystkich planet swojego systemu domowego: bez nich nie punktujesz celów publicznych.',
  'why.objective.status':
    'Spełniasz cel {objective}. Możesz go zapunktować w fazie statusu, jeśli wtedy też go spełnisz.',
  'why.objective.unmet': 'Celu {objective} jeszcze nie spełniasz: {have} z {need}.',
  'why.secret.action': 'O cel {objective} gra zapyta, gdy go spełnisz w fazie akcji.',

  'why.card.none': 'Nie masz karty {actionCard}.',
  'why.card.discarded':
    'Karta {actionCard} leży wśród odrzuconych. Tasuje się je, gdy skończy się talia.',
  'why.card.shutOut':
    'W turze gracza z Poszyciem z transparastali kart akcji nie może zagrywać nikt, kto spasował.',
  'why.card.silent':
    'Zagrano przeciw tobie weksel Tajemnica polityczna: do końca tej agendy nie głosujesz i nie używasz kart akcji ani zdolności frakcji.',
  'why.card.action': 'Karta {actionCard} to akcja: zagrasz ją w swojej turze w fazie akcji.',
  'why.card.strategy.start': 'Kartę {actionCard} możesz zagrać na początku fazy strategii.',
  'why.card.strategy.chosen':
    'Kartę {actionCard} możesz zagrać, gdy inny gracz wybiera kartę strategii.',
  'why.card.status.return':
    'Kartę {actionCard} możesz zagrać w fazie statusu, zanim karty strategii zostaną zwrócone.',
  'why.card.card.played': 'Kartę {actionCard} możesz zagrać, gdy inny gracz zagrywa kartę akcji.',
  'why.card.system.activated':
    'Kartę {actionCard} możesz zagrać po aktywowaniu systemu, przed ruchem okrętów.',
  'why.card.ships.moved':
    'Kartę {actionCard} możesz zagrać po ruchu okrętów innego gracza, zanim wystrzelą działa kosmiczne.',
  'why.card.cannon.hits':
    'Kartę {actionCard} możesz zagrać, gdy działa kosmiczne trafią twoje okręty, zanim jakiś stracisz.',
  'why.card.sustain.used':
    'Kartę {actionCard} możesz zagrać po tym, jak okręt innego gracza użyje Wytrzymałości przeciw twojemu trafieniu.',
  'why.card.combat.start':
    'Kartę {actionCard} możesz zagrać na początku swojej {where, select, space {bitwy kosmicznej} ground {bitwy lądowej} other {bitwy}}.',
  'why.card.round.start':
    'Kartę {actionCard} możesz zagrać na początku rundy swojej {where, select, space {bitwy kosmicznej} ground {bitwy lądowej} other {bitwy}}.',
  'why.card.round.start+round.end':
    'Kartę {actionCard} możesz zagrać na początku albo na końcu rundy swojej bitwy.',
  'why.card.retreat.announced':
    'Kartę {actionCard} możesz zagrać po tym, jak twój przeciwnik w bitwie kosmicznej ogłosi odwrót.',
  'why.card.dice.rolled':
    'Kartę {actionCard} możesz zagrać po swoim rzucie {where, select, space {w bitwie kosmicznej} ground {w bitwie lądowej} other {w bitwie}}.',
  'why.card.hits.assign':
    'Kartę {actionCard} możesz zagrać, zanim w bitwie kosmicznej przypiszesz trafienia swoim okrętom.',
  'why.card.unit.destroyed':
    'Kartę {actionCard} możesz zagrać po zniszczeniu twojego okrętu w bitwie kosmicznej.',
  'why.card.combat.won': 'Kartę {actionCard} możesz zagrać po wygranej bitwie kosmicznej.',
  'why.card.invasion.start':
    'Kartę {actionCard} możesz zagrać na początku inwazji, przed bombardowaniem.',
  'why.card.forces.committed':
    'Kartę {actionCard} możesz zagrać po wylądowaniu innego gracza na twojej planecie, przed walką.',
  'why.card.planet.gained.when':
    'Kartę {actionCard} możesz zagrać, gdy przejmujesz kontrolę nad planetą.',
  'why.card.planet.gained.after':
    'Kartę {actionCard} możesz zagrać po tym, jak inny gracz przejmie kontrolę nad twoją planetą.',
  'why.card.agenda.start': 'Kartę {actionCard} możesz zagrać na początku fazy agendy.',
  'why.card.agenda.revealed.when': 'Kartę {actionCard} możesz zagrać, gdy odsłaniana jest agenda.',
  'why.card.agenda.revealed.after':
    'Kartę {actionCard} możesz zagrać po odsłonięciu agendy, zanim ktokolwiek zagłosuje.',
  'why.card.vote.cast': 'Kartę {actionCard} możesz zagrać po oddaniu głosów nad agendą.',
  'why.card.vote.speaker':
    'Kartę {actionCard} możesz zagrać po głosowaniu przewodniczącego, jeśli też oddajesz głosy.',
  'why.card.elected': 'Kartę {actionCard} możesz zagrać, gdy agenda wybiera ciebie.',

  'why.needs.bunker': 'Nikt nie zamierza bombardować twojej planety.',
  'why.needs.courageous-to-the-end': 'Przeciwnikowi nie został okręt, który można zniszczyć.',
  'why.needs.disable': 'Jest dla atakującego, a na planetach musi tu być cudzy PDS.',
  'why.needs.emergency-repairs': 'Nie masz tu uszkodzonego okrętu do naprawienia.',
  'why.needs.experimental-battlestation':
    'Nie masz stoczni kosmicznej w aktywnym systemie ani obok niego.',
  'why.needs.fighter-prototype': 'Nie masz myśliwców w tej bitwie.',
  'why.needs.focused-research':
    'Potrzebujesz 4 dóbr handlowych i technologii, którą możesz opracować.',
  'why.needs.frontline-deployment': 'Potrzebujesz planety, na której można umieścić piechotę.',
  'why.needs.ghost-ship':
    'Potrzebujesz niszczyciela i systemu z tunelem, który nie jest domowy i nie ma w nim cudzych okrętów.',
  'why.needs.in-the-silence-of-space': 'Wszystkie twoje okręty są zablokowane żetonami rozkazów.',
  'why.needs.infiltrate':
    'Na planecie nie ma PDS ani stoczni kosmicznej, które możesz zastąpić swoimi.',
  'why.needs.insubordination': 'Żaden inny gracz nie ma żetonu w puli taktyki.',
  'why.needs.lucky-shot':
    'W systemie z twoją planetą nie ma cudzego pancernika, krążownika ani niszczyciela.',
  'why.needs.mining-initiative': 'Nie kontrolujesz żadnej planety.',
  'why.needs.parley': 'Nikt nie wylądował na twojej planecie.',
  'why.needs.plague': 'Żaden inny gracz nie kontroluje planety.',
  'why.needs.reactor-meltdown':
    'Żaden inny gracz nie ma stoczni kosmicznej poza systemami domowymi.',
  'why.needs.reparations': 'Rywal nie ma przygotowanej planety, a ty nie masz wyczerpanej.',
  'why.needs.repeal-law': 'Żadna ustawa nie obowiązuje.',
  'why.needs.salvage': 'Przeciwnik nie ma towarów.',
  'why.needs.shields-holding': 'Nie ma trafień do anulowania.',
  'why.needs.signal-jamming':
    'Nie pasuje żaden system, w którym lub obok którego masz okręty: systemy domowe są wyłączone.',
  'why.needs.skilled-retreat':
    'Nie ma sąsiedniego systemu bez cudzych okrętów, do którego mogą odlecieć twoje okręty.',
  'why.needs.spy': 'Żaden inny gracz nie ma kart akcji.',
  'why.needs.tactical-bombardment':
    'Nie masz okrętu z bombardowaniem w systemie z cudzymi planetami.',
  'why.needs.unexpected-action': 'Nie masz na planszy żetonu rozkazu.',
  'why.needs.unstable-planet': 'Nie ma niegościnnej planety, która nie jest twoja.',
  'why.needs.upgrade':
    'Potrzebujesz krążownika w aktywnym systemie i pancernika, który go zastąpi.',
  'why.needs.uprising': 'Żaden inny gracz nie ma przygotowanej planety poza systemami domowymi.',
  'why.needs.war-effort':
    'Potrzebujesz systemu ze swoimi okrętami i krążownika, który tam umieścisz.',

  'why.note.own':
    'Własnych weksli nie możesz zagrywać. Weksel {note} możesz oddać innemu graczowi w wymianie.',
  'why.note.none': 'Nie masz weksla {note} gracza {player}.',
  'why.note.laid':
    'Weksel {note} gracza {player} leży przed tobą. Działa sam, dopóki nie wróci zgodnie ze swoją treścią.',
  'why.note.laidElsewhere':
    'Weksel {note} gracza {player} leży przed graczem {other}. Wyłożonymi wekslami się nie handluje.',
  'why.note.action':
    'Weksel {note} gracza {player} to akcja: zagrasz go w swojej turze w fazie akcji.',
  'why.note.system.activated':
    'Weksel {note} gracza {player} zagrywa się po aktywacji systemu; weksel mówi, po której.',
  'why.note.agenda.revealed.when':
    'Weksel {note} gracza {player} możesz zagrać, gdy odsłaniana jest agenda.',
  'why.note.commodities.replenished.when':
    'Weksel {note} możesz zagrać, gdy {player} uzupełnia towary.',
  'why.note.technology.researched.after':
    'Weksel {note} możesz zagrać, gdy {player} opracuje technologię, którą też możesz mieć.',
  'why.note.round.start':
    'Weksel {note} gracza {player} możesz zagrać na początku rundy swojej bitwy kosmicznej.',
  'why.note.combat.start':
    'Weksel {note} gracza {player} możesz zagrać na początku swojej bitwy lądowej.',
  'why.note.turn.start':
    'Weksel {note} gracza {player} zagrywa się na początku tury; weksel mówi, czyjej.',

  'why.law.common':
    '{law} to ustawa dla wszystkich. Obowiązuje, dopóki nie odrzuci jej agenda albo karta taka jak Uchylenie ustawy.',
  'why.law.mine':
    'Ustawa {law} należy do ciebie. Działa sama albo gra zapyta, gdy będzie można jej użyć.',
  'why.law.other': 'Ustawa {law} należy do gracza {player}.',
  'why.law.attached':
    'Ustawa {law} jest dołączona do planety {planet} i zostaje z nią, ktokolwiek ją kontroluje.',
  'why.agenda.open': 'Agenda {agenda} jest właśnie rozpatrywana. Wybierz wynik, gdy gra zapyta.',
  'why.agenda.discarded': 'Agenda {agenda} leży wśród odrzuconych.',
  'why.agenda.deck': 'Agenda {agenda} jest w talii. W każdej fazie agendy odsłania się dwie.',

  'why.vote.turn':
    'Każdy głosuje raz, w kolejności głosowania. Gra zapyta, gdy przyjdzie twoja kolej.',
  'why.vote.done': 'Twój głos w sprawie tej agendy jest już oddany.',
  'why.vote.none': 'Nie masz przygotowanej planety z wpływami, więc nie masz głosów.',
  'why.vote.settled': 'Wynik tej agendy jest już rozstrzygnięty.',
  'why.vote.rider': 'Przewidujesz wynik aneksem, więc nad tą agendą nie głosujesz.',
  'why.vote.silent':
    'Zagrano przeciw tobie weksel Tajemnica polityczna: nad tą agendą nie głosujesz.',
  'why.vote.never': 'Twoja frakcja nigdy nie głosuje.',
  'why.vote.barred': 'Nad tą agendą nie możesz głosować.',
  'why.vote.banished': 'W tej fazie agendy nie możesz już głosować.',
  'why.vote.planet': 'Planeta {planet} jest wyczerpana albo nie ma wpływów, więc nie daje głosów.',
  'why.vote.foreign': 'Planeta {planet} nie jest twoja: głosy dają ci tylko twoje planety.',
  'why.vote.ineligible':
    'Planety {planet} nie można wybrać: ktoś musi ją kontrolować i musi pasować do agendy.',

  'what.player.self': 'To ty.',
  'why.player.gone': '{player}: ten gracz został wyeliminowany.',
  'why.player.far': '{player} nie jest twoim sąsiadem: nie możecie handlować.',
  'why.player.trade': 'Wymianę możesz zaproponować graczowi {player} w zakładce Umowy.',
  'why.player.turn': 'Z graczem {player} możesz handlować w swojej albo jego turze.',
  'why.player.traded': 'Wymiana z graczem {player} już była: można raz na turę albo raz na agendę.',

  'why.pool.mine': 'Żetony między pulami przenosisz tylko w fazie statusu i kartą Wojna.',
  'why.pool.other': 'To żetony rozkazów gracza {player}.',
  'why.die': 'Kości zmienisz tylko zdolnością. Gra zapyta, gdy będzie można jej użyć.',
  'why.goods.none': 'Nie masz już dóbr handlowych do wydania.',
  'why.custodians':
    'Żeby usunąć żeton strażników, potrzebujesz 6 wpływów i piechoty do wysadzenia.',
  'why.order.begun': 'Masz już rozpoczęte własne zamówienie. Cofnij je, by wybrać sugerowane.',
};
