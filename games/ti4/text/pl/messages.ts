import type { messages as en } from '../en/messages.ts';
import { assimilator, aUnit, colour, ifDamaged, pool, theShip, unit } from './words.ts';

export const messages: Record<keyof typeof en, string> = {
  'setup.points': 'Punkty zwycięstwa',
  'setup.factions': 'Frakcje',
  'setup.factions.first': 'sześć na pierwszą grę, rozdane',
  'setup.factions.all': 'wszystkie, rozdane',
  'setup.factions.pool': 'wybór z kilku',
  'setup.factions.pick': 'wybór ze wszystkich',
  'setup.factions.draft': 'draft razem z miejscem przy stole',
  'setup.factions.bySeat': 'wskazane z góry',
  'setup.factions.seat': 'Frakcja na miejscu {number}',
  'setup.factions.named': '{faction}',
  'setup.factions.open': 'wylosowana z pozostałych',
  'setup.factions.fault.twice': '{faction} nie może przypaść dwóm graczom.',
  'setup.bans': 'Bany na gracza, dopóki frakcji jest więcej niż graczy',
  'setup.galaxy': 'Galaktyka',
  'setup.galaxy.printed': 'mapa z instrukcji',
  'setup.galaxy.fair': 'losowa, wyrównana',
  'setup.galaxy.slices': 'wycinki z draftu',
  'setup.galaxy.built': 'budowana przez graczy',
  'setup.council': 'Karty akcji i agendy',
  'setup.council.on': 'tak',
  'setup.council.off': 'nie, jak w pierwszej grze',
  'setup.galaxy.text': 'zapis mapy',
  'setup.galaxy.fault.length':
    'Zapis mapy ma 36 liczb, przed nimi może stać 18 oznaczające Mecatol Rex. Tu jest ich {found}.',
  'setup.galaxy.fault.unknown': '„{found}” (liczba nr {number}) to nie kafelek z gry podstawowej.',
  'setup.galaxy.fault.centre': 'W środku leży Mecatol Rex (18), a nie {found}.',
  'setup.galaxy.fault.mecatol':
    'Mecatol Rex może leżeć tylko w środku, nie jako liczba nr {number}.',
  'setup.galaxy.fault.twice':
    'Kafelek {found} występuje dwa razy, drugi raz jako liczba nr {number}.',
  'setup.galaxy.fault.homes':
    'Nie ma mapy, na której {found, plural, one {jest # system macierzysty} few {są # systemy macierzyste} many {jest # systemów macierzystych} other {jest # systemu macierzystego}}.',
  'setup.galaxy.fault.home':
    'Liczba nr {number} to system macierzysty w miejscu, gdzie go być nie może.',
  'setup.galaxy.fault.no-home':
    'Liczba nr {number} musi oznaczać system macierzysty (0), a nie {found}.',
  'setup.galaxy.fault.no-tile': 'Miejsce nr {number} musi pozostać puste (-1), a nie {found}.',
  'setup.galaxy.fault.gap': 'W miejscu nr {number} brakuje kafelka.',
  'setup.galaxy.fault.seats':
    'Ta mapa jest dla {count, plural, one {# gracza} few {# graczy} many {# graczy} other {# gracza}}, a miejsc przy stole jest {seats}.',

  'prompt.banFaction': 'Wybierz frakcję, którą banujesz: nikt nie będzie jej mieć.',
  'prompt.pickFaction': 'Wybierz swoją frakcję.',
  'prompt.draft': 'Wybierz, czego ci jeszcze brakuje: frakcję, wycinek albo miejsce przy stole.',
  'prompt.placeExtra': 'Umieść {system} obok Mecatol Rex.',
  'prompt.startTechnology': 'Wybierz technologię, z którą zaczniesz.',
  'prompt.placeTile': 'Wybierz swój kafelek i miejsce dla niego.',
  'prompt.startDock': 'Wybierz planetę domową dla swojej stoczni kosmicznej.',
  'prompt.startPds': 'Wybierz planetę domową dla PDS (do umieszczenia: {count}).',
  'prompt.startInfantry': 'Rozmieść piechotę na planetach domowych (do umieszczenia: {count}).',
  'prompt.strategyCard': 'Wybierz kartę strategii.',
  'prompt.turn':
    '{taken, select, 0 {Twoja tura: wykonaj akcję albo spasuj.} other {Wykonaj kolejną akcję albo zakończ turę.}}',
  'prompt.gainToken': 'Wybierz pulę dla nowego żetonu rozkazu (do umieszczenia: {count}).',
  'prompt.redistributeTactic': 'Rozdziel żetony rozkazów na nowo. Ile trafi do puli taktyki?',
  'prompt.redistributeFleet':
    'Ile z pozostałych żetonów ({count}) trafi do puli floty? Reszta trafi do puli strategii.',
  'prompt.tokenFromSheet':
    'W posiłkach nie masz żadnego żetonu rozkazu. Wybierz pulę, z której go weźmiesz.',
  'prompt.spendTokens':
    'Wydaj {count, plural, one {# żeton rozkazu} few {# żetony rozkazów} many {# żetonów rozkazów} other {# żetonów rozkazów}}. Wybierz pulę.',
  'prompt.turnEnd': 'Zakończ turę albo zawrzyj przedtem transakcję.',
  'prompt.payResources':
    'Zapłać {cost, plural, one {# zasób} few {# zasoby} many {# zasobów} other {# zasobów}}.',
  'prompt.payInfluence':
    'Zapłać {cost, plural, one {# wpływ} few {# wpływy} many {# wpływów} other {# wpływów}}.',

  'prompt.secondary': '{player} zagrywa kartę {card}. Używasz jej zdolności dodatkowej?',
  'prompt.buyTokens': 'Ile żetonów rozkazów kupujesz? Jeden kosztuje 3 wpływy.',
  'prompt.diplomacy':
    'Dyplomacja: wybierz system, w którym kontrolujesz planetę. Każdy inny gracz umieści w nim żeton rozkazu.',
  'prompt.readyPlanet':
    'Wybierz {count, plural, one {# wyczerpaną planetę} few {do # wyczerpanych planet} many {do # wyczerpanych planet} other {do # wyczerpanych planet}} do przygotowania.',
  'prompt.newSpeaker': 'Polityka: wybierz nowego przewodniczącego.',
  'prompt.construction':
    'Budowa: wybierz system dla swojego żetonu rozkazu. Na swoich planetach w nim możesz budować.',
  'prompt.build': 'Wybierz, co i gdzie zbudujesz.',
  'prompt.exempt': 'Handel: wybierz, kto uzupełni towary bez płacenia żetonem rozkazu.',
  'prompt.recallToken': 'Wojna: wybierz żeton rozkazu, który zdejmiesz z planszy.',
  'prompt.homeDock': 'Wojna: wybierz stocznię kosmiczną, która będzie produkować.',
  'prompt.research':
    'Wybierz technologię do opracowania{cost, plural, =0 {} one { za # zasób} few { za # zasoby} many { za # zasobów} other { za # zasobów}}.',
  'prompt.ignoreNeed': `Brakuje ci ${colour} wymagania. Wybierz kartę, którą za nie wyczerpiesz.`,
  'prompt.skipNeeds':
    'Brakuje ci {count, plural, one {# wymagania} few {# wymagań} many {# wymagań} other {# wymagań}}. Pomijasz wszystkie za 2 zasoby?',
  'prompt.scorePublic': 'Punktujesz cel publiczny?',
  'prompt.scoreSecret': 'Punktujesz cel tajny?',
  'prompt.drawSecret': 'Dobierasz cel tajny?',
  'prompt.keepSecret': 'Z dwóch celów tajnych zatrzymaj jeden. Który zwracasz do talii?',
  'prompt.returnSecret':
    'Możesz mieć najwyżej trzy cele tajne, razem z zapunktowanymi. Zwróć jeden do talii.',
  'prompt.swapCards': 'Kwantowy węzeł danych: wybierz karty strategii do wymiany.',

  'prompt.moveShips': 'Ruch do systemu {system}: wybierz okręt, a potem jego ładunek.',
  'prompt.overFleet':
    'W systemie {system} masz więcej okrętów, niż pozwala twoja pula floty. Usuń jeden.',
  'prompt.overCapacity':
    'Twoje okręty w systemie {system} nie pomieszczą wszystkich jednostek. Usuń jedną.',
  'prompt.tooManyGroups':
    '{kind, select, infantry {Masz piechotę w więcej niż 12 miejscach, a figurek piechoty jest tylko 12. Wybierz miejsce, w którym cała zostanie zniszczona.} other {Masz myśliwce w więcej niż 10 miejscach, a figurek myśliwców jest tylko 10. Wybierz miejsce, w którym wszystkie zostaną zniszczone.}}',
  'prompt.takeSpare':
    '{kind, select, infantry {Wszystkie twoje figurki piechoty są w innych miejscach. Wybierz samotny oddział piechoty, który zabierzesz z planszy, by od razu go tu użyć.} other {Wszystkie twoje figurki myśliwców są w innych miejscach. Wybierz samotny myśliwiec, który zabierzesz z planszy, by od razu go tu użyć.}}',
  'prompt.spaceCannon': 'Strzelasz z dział kosmicznych do okrętów w systemie {system}?',
  'prompt.cannonDefense':
    'Strzelasz z dział kosmicznych do piechoty, która ląduje na planecie {planet}?',
  'prompt.extraDie': 'Gwintowanie plazmowe: wybierz jednostkę, która rzuci dodatkową kością.',
  'prompt.extraDiePlanet':
    'Gwintowanie plazmowe: do której planety strzela jednostka z dodatkową kością?',
  'prompt.barrage': 'Używasz w systemie {system} Ostrzału przeciwmyśliwskiego?',
  'prompt.announceRetreat': 'Bitwa kosmiczna, runda {round}: walczysz dalej czy ogłaszasz odwrót?',
  'prompt.retreat': 'Wybierz system, do którego się wycofasz.',
  'prompt.liftForces':
    'Zapowiadasz odwrót: wybierz piechotę, którą zabierzesz z planet (wolne miejsca: {room}). Jeśli do odwrotu nie dojdzie, zostanie w przestrzeni.',
  'prompt.loadRetreat': `Odwrót: wybierz, co zabierze ${theShip} (wolne miejsca: {room}).`,
  'prompt.sustainDamage':
    'Twoje okręty w systemie {system} otrzymują {hits, plural, one {# trafienie} few {# trafienia} many {# trafień} other {# trafień}}. Używasz Wytrzymałości?',
  'prompt.assignHits':
    'Wybierz okręt, który stracisz w systemie {system} ({hits, plural, one {zostało # trafienie} few {zostały # trafienia} many {zostało # trafień} other {zostało # trafień}}).',
  'prompt.bombardment':
    'Bombardowanie w systemie {system}: wybierz cel ({count, plural, one {został # okręt} few {zostały # okręty} many {zostało # okrętów} other {zostało # okrętów}}).',
  'prompt.landForces': 'Wysadź piechotę w systemie {system} (na pokładzie: {count}).',
  'prompt.cannonDefenses': 'Wybierz planetę, na której teraz wystrzelą działa kosmiczne.',
  'prompt.groundCombats': 'Wybierz następną bitwę lądową.',
  'prompt.returnInfantry':
    'Wybierz planetę domową dla wracającej piechoty (do umieszczenia: {count}).',
  'prompt.produce':
    'Produkcja w systemie {system} (jeszcze {left, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostek}}). Koszt: {cost} z {purse}.',
  'prompt.integratedEconomy':
    'Zintegrowana gospodarka: produkcja w systemie {system}, najwyżej za wartość zasobów planety. Koszt: {cost}.',

  'prompt.assaultCannon': 'Działo szturmowe: wybierz swój okręt, który zostanie zniszczony.',
  'prompt.duraniumArmor': 'Duraniowy pancerz: wybierz okręt do naprawy.',
  'prompt.bacterialWeapon':
    'Broń bakteriologiczna X-89: wybierz planetę. Cała piechota na niej zostanie zniszczona.',
  'prompt.rerollDice': 'Zapasy amunicji: wybierz kości do przerzucenia.',
  'prompt.raiseDice':
    'Gniew Kenary: wybierz kość, której wynik zwiększysz o 1 za 1 dobro handlowe.',
  'prompt.sacrifice': 'Egzotrirema II: wybierz okręt, który poświęcisz.',
  'prompt.sacrificeAnother': 'Poświęcasz kolejną Egzotriremę II?',
  'prompt.exotrireme': 'Egzotrirema II: wybierz do dwóch okrętów przeciwnika do zniszczenia.',
  'prompt.transitFrom': 'Diody tranzytowe: wybierz piechotę do przeniesienia (zostało: {left}).',
  'prompt.transitTo': 'Diody tranzytowe: wybierz planetę, na którą trafi.',
  'prompt.orbitalDrop': 'Zrzut orbitalny: wybierz planetę dla 2 oddziałów piechoty.',
  'prompt.mitosis': 'Mitoza: wybierz planetę dla 1 oddziału piechoty.',
  'prompt.bioplasmosisFrom': 'Bioplazmoza: wybierz planetę, którą opuści piechota.',
  'prompt.bioplasmosisTo': 'Bioplazmoza: wybierz, dokąd trafi piechota z planety {planet}.',
  'prompt.bioplasmosisCount': 'Bioplazmoza: wybierz, ile oddziałów trafi na planetę {planet}.',
  'prompt.duhaMenaimon':
    'Duha Menaimon: produkcja w systemie {system} (jeszcze {left, plural, one {# jednostka} few {# jednostki} many {# jednostek} other {# jednostek}}). Koszt: {cost} z {purse}.',
  'prompt.starForge': 'Gwiezdna kuźnia: wybierz system ze swoim słońcem wojny.',
  'prompt.starForgeUnits':
    'Gwiezdna kuźnia: wybierz 2 myśliwce albo niszczyciel dla systemu {system}.',
  'prompt.productionBiomes': 'Biomy produkcyjne: wybierz gracza, który zyska 2 dobra handlowe.',
  'prompt.peaceAccords': 'Porozumienia pokojowe: wybierz planetę, nad którą przejmiesz kontrolę.',
  'prompt.chaosMappingSystem':
    'Mapowanie chaosu: wybierz system, w którym wyprodukujesz jednostkę.',
  'prompt.chaosMapping':
    'Mapowanie chaosu: wybierz jednostkę, którą wyprodukujesz w systemie {system}.',
  'prompt.impulseCore': 'Rdzeń impulsowy: wybierz okręt, który poświęcisz.',
  'prompt.devotion': 'Oddanie: wybierz okręt, który poświęcisz.',
  'prompt.devotionTarget': 'Oddanie: wybierz okręt przeciwnika, który otrzyma trafienie.',
  'prompt.yinSpinner': 'Prządka Yin: wybierz planetę dla 1 oddziału piechoty.',
  'prompt.assimilateTake':
    'Asymilacja: w posiłkach nie masz już takiej budowli. Bierzesz ją z innej planety?',
  'prompt.ambush': 'Zasadzka: wybierz okręt, za który rzucisz kością.',
  'prompt.pillage': 'Grabież: co zabierasz graczowi {player}?',
  'prompt.salvageOperations':
    'Operacje odzysku: możesz wyprodukować okręt w systemie {system}. Koszt: {cost} z {purse}.',
  'prompt.mageonImplants': 'Implanty Mageon: wybierz gracza, którego karty akcji obejrzysz.',
  'prompt.takeFromHand': 'Wybierz kartę akcji, którą zabierzesz graczowi {player}.',
  'prompt.stallTactics': 'Gra na zwłokę: odrzuć kartę akcji.',
  'prompt.scheming': 'Knowania: odrzuć kartę akcji.',
  'prompt.hegemonicTradePolicy':
    'Hegemoniczna polityka handlowa: wybierz planetę, której wartości zamienisz.',
  'prompt.reclamation': 'Odzyskanie: nie masz już figurki. Wybierz, którą zdejmiesz z planszy.',
  'prompt.acquiescence': 'Ciche przyzwolenie: wybierz karty strategii do wymiany.',
  'prompt.learn': 'Wybierz technologię, którą zyskujesz lub asymilujesz.',
  'prompt.foretell': 'Galaktyczne zagrożenie: przewidź wynik agendy {agenda}.',
  'prompt.joinCombat': 'Alastor: wybierz siły lądowe, które walczą jako okręty (na razie {count}).',
  'prompt.standDown':
    'Dla twoich sił lądowych bitwa kosmiczna się skończyła. Wybierz, skąd są ocalałe oddziały (zostało {count}); pozostałe zostają w kosmosie.',
  'prompt.tokensForResearch':
    '{cost, plural, =0 {Zamiast opracować technologię zyskać} one {Zapłacić # zasób i zamiast opracować technologię zyskać} few {Zapłacić # zasoby i zamiast opracować technologię zyskać} many {Zapłacić # zasobów i zamiast opracować technologię zyskać} other {Zapłacić # zasobów i zamiast opracować technologię zyskać}} {count, plural, one {# żeton rozkazu} few {# żetony rozkazów} many {# żetonów rozkazów} other {# żetonów rozkazów}}?',
  'prompt.foresight':
    'Przewidywanie: wybierz sąsiedni system, do którego przesuną się twoje okręty.',
  'prompt.wormholeToken': 'Wybierz żeton tunelu do umieszczenia.',
  'prompt.wormholeSystem':
    'Wybierz system dla tunelu {wormhole, select, alpha {alfa} other {beta}}.',
  'prompt.dimensionalSplicer': 'Splatacz wymiarów: wybierz okręt, który otrzyma trafienie.',
  'prompt.groundHits':
    'Wybierz, co stracisz na planecie {planet} ({hits, plural, one {zostało # trafienie} few {zostały # trafienia} many {zostało # trafień} other {zostało # trafień}}).',

  'prompt.turn.start': 'Zaczyna się tura gracza {player}. Używasz zdolności?',
  'prompt.strategy.end': 'Faza strategii się kończy. Używasz zdolności?',
  'prompt.status.end': 'Faza statusu się kończy. Używasz zdolności?',
  'prompt.strategic.resolved': 'Karta strategii jest rozpatrzona. Używasz zdolności?',
  'prompt.system.activated': 'System został aktywowany. Używasz zdolności?',
  'prompt.cannon.before': 'Twoje działa kosmiczne zaraz wystrzelą. Używasz zdolności?',
  'prompt.round.start': 'Zaczyna się runda walki. Używasz zdolności?',
  'prompt.dice.rolled': 'Twoje kości są rzucone. Używasz zdolności?',
  'prompt.round.end': 'Runda walki się kończy. Używasz zdolności?',
  'prompt.combat.won': 'Bitwa się skończyła. Używasz zdolności?',
  'prompt.planet.gained.after':
    'Kontrolę nad planetą {planet} ma teraz {player}. Używasz zdolności?',
  'prompt.tactical.done': 'Akcja taktyczna jest zakończona. Używasz zdolności?',
  'prompt.goods.gained': '{player} zyskuje dobra handlowe. Używasz zdolności?',
  'prompt.transaction.done': '{player} dokonuje transakcji. Używasz zdolności?',
  'prompt.production.used.when': 'Twoje jednostki mają produkować. Używasz zdolności?',

  'option.banFaction': 'Zbanuj: {faction}',
  'option.takeFaction': 'Weź: {faction}',
  'option.takeSlice': 'Weź wycinek {number}',
  'option.takePosition':
    'Weź miejsce {number} przy stole{number, select, 1 { i zostań przewodniczącym} other {}}',
  'option.placeTile':
    'Umieść {system} w kręgu {ring} jako kafelek nr {number}, licząc od góry zgodnie z ruchem wskazówek zegara',

  'option.takeCard': '{card}',
  'option.activate': 'Aktywuj system {system}',
  'option.strategic': 'Akcja strategiczna: {card}',
  'option.component': 'Akcja: {power}',
  'option.pass': 'Spasuj',
  'option.endTurn': 'Zakończ turę',
  'option.use': 'Użyj: {power}',
  'option.accept': 'Tak',
  'option.decline': 'Pomiń',
  'option.done': 'Gotowe',

  'option.move': `Przesuń ${aUnit}${ifDamaged} z systemu {system}{way, select, plain {} drive { z Napędem grawitacyjnym} rift { przez rozdarcie grawitacyjne} other { z Napędem grawitacyjnym przez rozdarcie grawitacyjne}}`,
  'option.loadFrom': `Zabierz ${aUnit} z systemu {system}`,
  'option.lift': 'Zabierz oddział piechoty z planety {planet}',
  'option.moveAll': 'Przesuń wszystkie okręty z systemu {system}',
  'option.moveFit':
    'Przesuń wszystkie okręty z systemu {system}, na każdej planecie zostaw 1 oddział piechoty',
  'option.goAhead': 'Ten okręt dociera przed innymi',
  'option.fire': 'Strzelaj',
  'option.fireAt': 'Strzelaj do gracza {player}',
  'option.extraDie': `Dodatkowa kość: ${unit}`,
  'option.retreat': 'Wycofaj się do systemu {system}',
  'option.stay': 'Walcz dalej',
  'option.sustain': `Wytrzymałość: ${unit}`,
  'option.lose': `Strać ${aUnit}${ifDamaged}`,
  'option.usualLosses': 'Strać najtańsze okręty',
  'option.fightersFirst': 'Strać najpierw myśliwce',
  'option.repair': `Napraw ${aUnit}`,
  'option.destroy': `Zniszcz ${aUnit}${ifDamaged} gracza {player} w systemie {system}`,
  'option.strike': `Traf ${aUnit}${ifDamaged} gracza {player} w systemie {system}`,
  'option.reroll': 'Przerzuć {number}. kość',
  'option.rerollMisses': 'Przerzuć wszystkie pudła',
  'option.raise': 'Zwiększ wynik {number}. kości',
  'option.carry': `Zabierz ${aUnit}`,
  'option.bring': 'Zabierz oddział piechoty z planety {planet}',
  'option.bombard': `Bombarduj planetę {planet}: ${unit}`,
  'option.bombardAll': 'Bombarduj planetę {planet} wszystkimi okrętami',
  'option.removeCustodians': 'Usuń żeton strażników',
  'option.land': 'Umieść 1 oddział piechoty na planecie {planet}',
  'option.landAll': 'Umieść całą piechotę na planecie {planet}',
  'option.landFighter': 'Wysadź 1 myśliwiec na planecie {planet}',
  'option.landFighters': 'Wysadź wszystkie myśliwce na planecie {planet}',
  'option.take': 'Wysadź dość piechoty, by zająć planetę {planet}',
  'option.fight': 'Walcz na planecie {planet}',
  'option.make': `Wyprodukuj ${aUnit}{kind, select, infantry { w kosmosie} other {}}`,
  'option.train': 'Wyprodukuj oddział piechoty na planecie {planet}',
  'option.remake': `Wyprodukuj ${aUnit} z figurki z systemu {system}`,
  'option.usualOrder': 'Weź proponowane zamówienie',
  'option.exhaust': 'Wyczerp planetę {planet}',
  'option.spendGood': 'Wydaj 1 dobro handlowe',
  'option.payLeast': 'Zapłać z najmniejszą stratą',
  'option.payGoods': 'Zapłać najpierw dobrami handlowymi',
  'option.payKeepOther': 'Zapłać planetami mało przydatnymi do czego innego',
  'option.buyTokens':
    'Kup {count, plural, one {# żeton} few {# żetony} many {# żetonów} other {# żetonów}}',
  'option.gainToken': `Do puli ${pool}`,
  'option.setTactic': '{count}',
  'option.setFleet': '{count}',
  'option.keepTokens': 'Zostaw, jak jest',
  'option.research': 'Opracuj: {technology}',
  'option.gainTechnology': 'Zyskaj: {technology}',
  'option.assimilate': `Asymiluj żetonem ${assimilator}: {technology}`,
  'option.enlistAll': 'Wszystkie siły lądowe w systemie walczą jako okręty',
  'option.enlist': '1 oddział piechoty z planety {planet} walczy jako okręt',
  'option.enlistAboard': '1 oddział piechoty z kosmosu walczy jako okręt',
  'option.skipNeed': 'Wyczerp planetę {planet}',
  'option.chooseSystem': '{system}',
  'option.chooseWormhole': '{wormhole, select, alpha {Tunel alfa} other {Tunel beta}}',
  'option.ready': 'Przygotuj planetę {planet}',
  'option.speaker': '{player}',
  'option.buildPds': 'PDS na planecie {planet}',
  'option.buildDock': 'Stocznia kosmiczna na planecie {planet}',
  'option.buildDockIn': 'Stocznia kosmiczna w systemie {system}',
  'option.takePds': 'Przenieś PDS z planety {planet}',
  'option.takeDock': 'Przenieś stocznię kosmiczną z planety {planet}',
  'option.takeDockIn': 'Przenieś stocznię kosmiczną z systemu {system}',
  'option.exempt': '{player}',
  'option.exemptAll': 'Wszyscy',
  'option.recall': 'Weź żeton z systemu {system}',
  'option.secondary': 'Użyj zdolności dodatkowej',
  'option.primary': 'Użyj zamiast niej zdolności głównej',
  'option.produceAt': 'Stocznia kosmiczna na planecie {planet}',
  'option.produceIn': 'Stocznia kosmiczna w systemie {system}',
  'option.score': 'Zapunktuj cel {objective}',
  'option.scoreSecret': 'Zapunktuj cel {secret}',
  'option.drawSecret': 'Dobierz',
  'option.returnSecret': 'Zwróć cel {secret}',
  'option.spendPool': `Z puli ${pool}`,
  'option.remove': `Usuń ${aUnit} w systemie {system}`,
  'option.disband':
    '{kind, select, infantry {Zniszcz całą piechotę na okrętach w systemie {system}} other {Zniszcz wszystkie myśliwce w systemie {system}}}',
  'option.disbandOn':
    '{kind, select, infantry {Zniszcz całą piechotę na planecie {planet}} other {Zniszcz wszystkie myśliwce na planecie {planet}}}',
  'option.choosePlanet': '{planet}',
  'option.choosePlayer': '{player}',
  'option.swapCards': 'Oddaj kartę {mine}, weź kartę {theirs}',
  'option.startWith': '{technology}',
  'option.takeFromHand': 'Weź kartę {actionCard}',
  'option.takeGood': 'Zabierz dobro handlowe',
  'option.takeCommodity': 'Zabierz towar',

  'thing.goods': 'Dobra handlowe',
  'thing.commodities': 'Towary',
};
