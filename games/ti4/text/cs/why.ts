import type { why as en } from '../en/why.ts';

export const why: Record<keyof typeof en, string> = {
  'why.first.setup': 'Nejdřív rozmísti své počáteční jednotky, pak začne strategická fáze.',
  'why.first.card': 'Nejdřív si všichni vezmou karty strategií, akce přijdou potom.',
  'why.first.move': 'Nejdřív dokonči pohyb lodí do aktivního systému.',
  'why.first.remove': 'Nejdřív odstraň, co přesahuje úsek flotily nebo kapacitu tvých lodí.',
  'why.first.disband': 'Nejdřív rozhodni, které jednotky dostanou figurku.',
  'why.first.cannons': 'Nejdřív se rozhodni, jestli tvoje vesmírná děla vystřelí.',
  'why.first.barrage': 'Nejdřív rozhodni o Palebné cloně.',
  'why.first.retreat': 'Nejdřív rozhodni o ústupu.',
  'why.first.hits': 'Nejdřív vyřeš zásahy do svých lodí.',
  'why.first.invade': 'Nejdřív dokonči invazi v aktivním systému.',
  'why.first.produce':
    'Nejdřív dokonči objednávku nových jednotek, nebo ji ukonči tlačítkem Hotovo.',
  'why.first.pay': 'Nejdřív zaplať, co dlužíš: vyčerpej planety, nebo utrať zboží.',
  'why.first.secondary': 'Nejdřív se rozhodni, jestli využiješ sekundární schopnost.',
  'why.first.strategy': 'Nejdřív dokonči, co ti ukládá karta strategie.',
  'why.first.tokens': 'Nejdřív rozděl své žetony rozkazů.',
  'why.first.score': 'Nejdřív rozhodni o cíli.',
  'why.first.ability': 'Nejdřív rozhodni o schopnosti, na kterou odpovídáš.',
  'why.first.vote': 'Nejdřív hlasuj.',
  'why.first.predict': 'Nejdřív vyřeš svou předpověď.',
  'why.first.cancel': 'Nejdřív se rozhodni, jestli zahranou kartu zrušíš.',
  'why.first.discard': 'Nejdřív odhoď karty akcí.',
  'why.first.target': 'Nejdřív vyber, na co tvoje karta míří.',
  'why.first.agenda': 'Nejdřív udělej, co ti ukládá agenda.',
  'why.first.moment': 'Nejdřív rozhodni, jestli v této chvíli něco použiješ, nebo ji přeskočíš.',

  'why.system.phase': 'Systémy se aktivují ve fázi akcí, ve tvém tahu.',
  'why.system.token':
    'Už tu máš žeton rozkazu. Znovu tento systém aktivuješ, až se žetony ve stavové fázi vrátí.',
  'why.system.noTactic':
    'Tvůj úsek taktiky je prázdný: nemáš žeton k aktivaci systému. Žetony získáš kartou Vedení a ve stavové fázi.',
  'why.system.closed':
    'Mapování chaosu: pole asteroidů s loděmi Klanu Saar nemohou ostatní aktivovat.',
  'why.system.turn': 'Tento systém můžeš aktivovat ve svém tahu.',
  'why.system.diplomacy': 'Nekontroluješ tu žádnou planetu. Vyber systém s některou svou planetou.',
  'why.system.noToken': 'Nemáš tu žádný žeton rozkazu, který by šlo vzít zpět.',
  'why.system.retreat':
    'Ustoupit můžeš do sousedního systému bez cizích lodí, ve kterém máš jednotku nebo planetu.',
  'why.system.active': 'Toto je aktivní systém: lodě letí sem. Vyber, odkud vyletí.',
  'why.system.noShips': 'Nemáš tu žádné lodě, které by mohly vyletět.',
  'why.system.locked':
    'Máš tu žeton rozkazu: tvoje lodě odsud nevyletí, dokud se žeton ve stavové fázi nevrátí.',
  'why.system.choose': 'Vyber jednotlivé lodě v seznamu: všechny se obvyklou cestou nedostanou.',

  'why.way.far': 'Odsud je aktivní systém pro tvoje lodě příliš daleko.',
  'why.way.ships': 'Cestu do aktivního systému blokují lodě jiného hráče.',
  'why.way.asteroids': 'Cestu do aktivního systému blokuje pole asteroidů.',
  'why.way.supernova': 'Cestu do aktivního systému blokuje supernova.',
  'why.way.rift':
    'Cesta vede gravitační propastí: vyber lodě v seznamu jednu po druhé, za každou se hází kostkou.',
  'why.way.nebula': 'Cestu do aktivního systému blokuje mlhovina.',
  'why.way.closed': 'Červí díru na cestě do aktivního systému uzavírá zákon.',

  'why.ship.still': 'Tyto lodě samy nelétají. Vyber loď s kapacitou a pak je nalož.',
  'why.ship.cargo': 'Nejdřív vyber loď s volnou kapacitou, pak ji můžeš naložit.',
  'why.ship.turn':
    'Lodě se pohybují, když aktivuješ systém, do kterého mají letět. Aktivuj ho ve svém tahu.',
  'why.ship.other':
    'Tyto lodě patří jinému hráči. Chceš-li s nimi bojovat, aktivuj tento systém a přileť do něj.',

  'why.planet.order': 'Na této planetě už v této objednávce víc pěchoty vyrobit nejde.',
  'why.planet.noProducer': 'Na planetě {planet} nemáš jednotku, která teď vyrábí.',
  'why.planet.elsewhere': 'Planeta {planet} není v aktivním systému.',
  'why.planet.noForces': 'Na planetě {planet} nemáš pěchotu.',
  'why.planet.needsShip':
    'Nejdřív vyber loď s volnou kapacitou, která letí kolem. Pak může na planetě {planet} naložit pěchotu.',
  'why.planet.build':
    'Na planetě {planet} to postavit nejde: vyber některou ze zvýrazněných planet.',
  'why.planet.readied': 'Planeta {planet} není vyčerpaná.',
  'why.planet.mine':
    'Planeta {planet} je tvoje. Vyčerpáš ji, až budeš platit; teď se tu nic nevybírá.',
  'why.planet.nobody':
    'Planetu {planet} nikdo nekontroluje. Chceš-li ji získat, aktivuj systém {system}, přivez pěchotu a vyloď ji.',
  'why.planet.other':
    'Planetu {planet} kontroluje {player}. Chceš-li ji získat, aktivuj systém {system}, přivez pěchotu a vyloď ji.',

  'why.pay.other': 'Planeta {planet} není tvoje, platit s ní nemůžeš.',
  'why.pay.exhausted': 'Planeta {planet} už je vyčerpaná. Připraví se ve stavové fázi.',
  'why.pay.worthless':
    'Planeta {planet} nemá {currency, select, resources {zdroje, kterými} other {vliv, kterým}} by šlo platit.',

  'why.unit.other': 'Tuto jednotku má {player}.',
  'why.unit.sustain': 'Tato loď Odolnost nemá, nebo už je poškozená.',
  'why.unit.hits': 'Zásahy dostávají jen zvýrazněné lodě.',
  'why.unit.unknown': 'Nejdřív musíš pro tuto jednotku vyzkoumat technologii.',
  'why.unit.produce': 'Jednotky vyrábíš na konci taktické akce v systému, kde máš vesmírný dok.',

  'why.strategy.free': 'Kartu {card} nikdo nemá. Karty se berou ve strategické fázi.',
  'why.strategy.taken': 'Kartu {card} už má {player}.',
  'why.strategy.other':
    'Kartu {card} má {player}. Až ji zahraje, můžeš využít její sekundární schopnost.',
  'why.strategy.otherDone': 'Karta {card} už byla v tomto kole zahraná ({player}).',
  'why.strategy.done': 'Kartu {card} už máš v tomto kole zahranou.',
  'why.strategy.turn': 'Kartu {card} můžeš zahrát ve svém tahu jako strategickou akci.',

  'why.technology.sheet': 'Tento list patří hráči {player}. Zkoumá se na vlastním listu.',
  'why.technology.spent':
    '{technology}: tato technologie je vyčerpaná. Připraví se ve stavové fázi.',
  'why.technology.twice':
    '{technology}: tuto technologii už vlastníš. Nikdo nevlastní žádnou dvakrát.',
  'why.technology.action': '{technology}: tato technologie se používá jako akce ve tvém tahu.',
  'why.technology.owned':
    '{technology}: tuto technologii vlastníš. Působí sama, nebo včas dostaneš otázku.',
  'why.technology.foreign': '{technology}: tato technologie patří jiné frakci.',
  'why.technology.open':
    '{technology}: vyzkoumat ji můžeš kartou Technologie nebo její sekundární schopností.',
  'why.technology.never':
    'Tvoje frakce nezkoumá. Cokoli by jí dovolilo zkoumat, jí dá místo toho žetony rozkazů.',
  'why.technology.needs': '{technology}: zatím ji vyzkoumat nejde, chybí ti předpoklady.',
  'why.colour':
    'Při zkoumání umožní pominout jeden předpoklad. Až to bude potřeba, dostaneš otázku.',

  'why.ability.mine': 'Tato schopnost působí sama, nebo dostaneš otázku, až ji budeš moct použít.',
  'why.ability.other': 'Tuto schopnost má {player}.',

  'why.objective.scored': 'Cíl {objective} už máš započítaný.',
  'why.objective.home':
    'Nekontroluješ všechny planety svého domovského systému: bez nich si veřejné cíle nezapočítáš.',
  'why.objective.status':
    'Cíl {objective} splňuješ. Započítat si ho můžeš ve stavové fázi, budeš-li ho splňovat i tehdy.',
  'why.objective.unmet': 'Cíl {objective} zatím nesplňuješ: {have} z {need}.',
  'why.secret.action': 'Na cíl {objective} dostaneš otázku, až ho ve fázi akcí splníš.',

  'why.card.none': 'Kartu {actionCard} nemáš.',
  'why.card.discarded': 'Karta {actionCard} je mezi odhozenými. Ty se zamíchají, až dojde balíček.',
  'why.card.shutOut':
    'Při tahu hráče s technologií Transparocelové pancéřování nemůže hrát karty akcí nikdo, kdo už pasoval.',
  'why.card.silent':
    'Byla proti tobě zahrána směnka Politické tajemství: dokud se tato agenda nevyřeší, nemůžeš hlasovat ani používat karty akcí a schopnosti frakce.',
  'why.card.action': 'Karta {actionCard} je akce: zahraješ ji ve svém tahu ve fázi akcí.',
  'why.card.strategy.start': 'Kartu {actionCard} můžeš zahrát na začátku strategické fáze.',
  'why.card.strategy.chosen':
    'Kartu {actionCard} můžeš zahrát, když si jiný hráč vybere kartu strategie.',
  'why.card.status.return':
    'Kartu {actionCard} můžeš zahrát ve stavové fázi, než se vrátí karty strategií.',
  'why.card.card.played': 'Kartu {actionCard} můžeš zahrát, když jiný hráč zahraje kartu akce.',
  'why.card.system.activated':
    'Kartu {actionCard} můžeš zahrát poté, co aktivuješ systém, ještě před pohybem lodí.',
  'why.card.ships.moved':
    'Kartu {actionCard} můžeš zahrát poté, co jiný hráč dokončí pohyb lodí, než vystřelí vesmírná děla.',
  'why.card.cannon.hits':
    'Kartu {actionCard} můžeš zahrát, když tvoje lodě zasáhnou vesmírná děla, než o nějakou přijdeš.',
  'why.card.sustain.used':
    'Kartu {actionCard} můžeš zahrát poté, co loď jiného hráče použije proti tvému zásahu Odolnost.',
  'why.card.combat.start':
    'Kartu {actionCard} můžeš zahrát na začátku svého {where, select, space {vesmírného boje} ground {pozemního boje} other {boje}}.',
  'why.card.round.start':
    'Kartu {actionCard} můžeš zahrát na začátku kola svého {where, select, space {vesmírného boje} ground {pozemního boje} other {boje}}.',
  'why.card.round.start+round.end':
    'Kartu {actionCard} můžeš zahrát na začátku nebo na konci kola svého boje.',
  'why.card.retreat.announced':
    'Kartu {actionCard} můžeš zahrát poté, co tvůj soupeř ve vesmírném boji ohlásí ústup.',
  'why.card.dice.rolled':
    'Kartu {actionCard} můžeš zahrát po svém hodu {where, select, space {ve vesmírném boji} ground {v pozemním boji} other {v boji}}.',
  'why.card.hits.assign':
    'Kartu {actionCard} můžeš zahrát, než ve vesmírném boji přiřadíš zásahy svým lodím.',
  'why.card.unit.destroyed':
    'Kartu {actionCard} můžeš zahrát poté, co je ve vesmírném boji zničena tvoje loď.',
  'why.card.combat.won': 'Kartu {actionCard} můžeš zahrát po vyhraném vesmírném boji.',
  'why.card.invasion.start':
    'Kartu {actionCard} můžeš zahrát na začátku invaze, před bombardováním.',
  'why.card.forces.committed':
    'Kartu {actionCard} můžeš zahrát poté, co se jiný hráč vylodí na tvojí planetě, ještě před bojem.',
  'why.card.planet.gained.when':
    'Kartu {actionCard} můžeš zahrát, když získáš kontrolu nad planetou.',
  'why.card.planet.gained.after':
    'Kartu {actionCard} můžeš zahrát poté, co jiný hráč získá kontrolu nad tvojí planetou.',
  'why.card.agenda.start': 'Kartu {actionCard} můžeš zahrát na začátku fáze agendy.',
  'why.card.agenda.revealed.when': 'Kartu {actionCard} můžeš zahrát, když se odhalí agenda.',
  'why.card.agenda.revealed.after':
    'Kartu {actionCard} můžeš zahrát po odhalení agendy, než kdokoli hlasuje.',
  'why.card.vote.cast': 'Kartu {actionCard} můžeš zahrát poté, co o agendě hlasuješ.',
  'why.card.vote.speaker':
    'Kartu {actionCard} můžeš zahrát po hlasování mluvčího, pokud máš odevzdané hlasy i ty.',
  'why.card.elected': 'Kartu {actionCard} můžeš zahrát, když agenda zvolí tebe.',

  'why.needs.bunker': 'Nikdo se nechystá bombardovat tvou planetu.',
  'why.needs.courageous-to-the-end': 'Soupeři nezbyla loď, kterou by šlo zničit.',
  'why.needs.disable': 'Je pro útočníka a na planetách tu musí být cizí POS.',
  'why.needs.emergency-repairs': 'Nemáš tu poškozenou loď, kterou by šlo opravit.',
  'why.needs.experimental-battlestation': 'V aktivním systému ani vedle něj nemáš vesmírný dok.',
  'why.needs.fighter-prototype': 'V tomto boji nemáš stíhače.',
  'why.needs.focused-research': 'Potřebuješ 4 zboží a technologii, kterou můžeš vyzkoumat.',
  'why.needs.frontline-deployment': 'Potřebuješ planetu, kam lze umístit pěchotu.',
  'why.needs.ghost-ship':
    'Potřebuješ torpédoborec a systém s červí dírou, který není domovský a nejsou v něm cizí lodě.',
  'why.needs.in-the-silence-of-space': 'Všechny tvoje lodě blokují žetony rozkazů.',
  'why.needs.infiltrate': 'Na planetě není POS ani vesmírný dok, který by šlo nahradit tvým.',
  'why.needs.insubordination': 'Žádný jiný hráč nemá žeton v úseku taktiky.',
  'why.needs.lucky-shot':
    'V systému s tvou planetou není cizí dreadnought, křižník ani torpédoborec.',
  'why.needs.mining-initiative': 'Nekontroluješ žádnou planetu.',
  'why.needs.parley': 'Na tvojí planetě se nikdo nevylodil.',
  'why.needs.plague': 'Žádný jiný hráč nekontroluje planetu.',
  'why.needs.reactor-meltdown': 'Žádný jiný hráč nemá vesmírný dok mimo domovské systémy.',
  'why.needs.reparations': 'Soupeř nemá připravenou planetu a ty nemáš vyčerpanou.',
  'why.needs.repeal-law': 'Žádný zákon neplatí.',
  'why.needs.salvage': 'Soupeř nemá žádné suroviny.',
  'why.needs.shields-holding': 'Není žádný zásah, který by šlo zrušit.',
  'why.needs.signal-jamming':
    'Nevyhovuje žádný systém, ve kterém nebo vedle kterého máš lodě: domovské systémy jsou vyňaty.',
  'why.needs.skilled-retreat':
    'Není sousední systém bez cizích lodí, kam by tvoje lodě mohly odletět.',
  'why.needs.spy': 'Žádný jiný hráč nemá karty akcí.',
  'why.needs.tactical-bombardment': 'Nemáš loď s bombardováním v systému s cizími planetami.',
  'why.needs.unexpected-action': 'Nemáš na plánu žádný žeton rozkazu.',
  'why.needs.unstable-planet': 'Není tu nebezpečná planeta, která by nebyla tvoje.',
  'why.needs.upgrade': 'Potřebuješ v aktivním systému křižník a dreadnought, který ho nahradí.',
  'why.needs.uprising': 'Žádný jiný hráč nemá připravenou planetu mimo domovské systémy.',
  'why.needs.war-effort': 'Potřebuješ systém se svými loděmi a křižník, který tam umístíš.',

  'why.note.own': 'Vlastní směnky hrát nemůžeš. Směnku {note} můžeš dát jinému hráči v obchodu.',
  'why.note.none': 'Směnku {note} hráče {player} nemáš.',
  'why.note.laid':
    'Směnka {note} hráče {player} leží před tebou. Působí sama, dokud se podle svého textu nevrátí.',
  'why.note.laidElsewhere':
    'Směnka {note} hráče {player} leží před hráčem {other}. Vyložené směnky se neobchodují.',
  'why.note.action': 'Směnka {note} hráče {player} je akce: zahraješ ji ve svém tahu ve fázi akcí.',
  'why.note.system.activated':
    'Směnka {note} hráče {player} se hraje po aktivaci systému; po které, říká směnka.',
  'why.note.agenda.revealed.when':
    'Směnku {note} hráče {player} můžeš zahrát, když se odhalí agenda.',
  'why.note.commodities.replenished.when':
    'Směnku {note} můžeš zahrát, když si {player} doplňuje suroviny.',
  'why.note.technology.researched.after':
    'Směnku {note} můžeš zahrát poté, co {player} vyzkoumá technologii, kterou můžeš mít i ty.',
  'why.note.round.start':
    'Směnku {note} hráče {player} můžeš zahrát na začátku kola svého vesmírného boje.',
  'why.note.combat.start':
    'Směnku {note} hráče {player} můžeš zahrát na začátku svého pozemního boje.',
  'why.note.turn.start':
    'Směnka {note} hráče {player} se hraje na začátku tahu; čí to má být tah, říká směnka.',

  'why.law.common':
    '{law} je zákon pro všechny. Platí, dokud ho nezruší agenda nebo karta jako Zrušení zákona.',
  'why.law.mine':
    'Zákon {law} vlastníš. Působí sám, nebo dostaneš otázku, až ho budeš moct použít.',
  'why.law.other': 'Zákon {law} vlastní {player}.',
  'why.law.attached':
    'Zákon {law} je připojený k planetě {planet} a zůstává s ní, ať ji kontroluje kdokoli.',
  'why.agenda.open': 'O agendě {agenda} se právě rozhoduje. Až dostaneš otázku, vyber výsledek.',
  'why.agenda.discarded': 'Agenda {agenda} je mezi odhozenými.',
  'why.agenda.deck': 'Agenda {agenda} je v balíčku. V každé fázi agendy se odhalí dvě.',

  'why.vote.turn':
    'Každý hlasuje jednou, v pořadí hlasování. Až na tebe přijde řada, dostaneš otázku.',
  'why.vote.done': 'O této agendě už máš odhlasováno.',
  'why.vote.none': 'Nemáš připravenou planetu s vlivem, takže nemáš žádné hlasy.',
  'why.vote.settled': 'O výsledku této agendy je rozhodnuto.',
  'why.vote.rider': 'Výsledek předpovídáš dodatkem, takže o této agendě nehlasuješ.',
  'why.vote.silent':
    'Byla proti tobě zahrána směnka Politické tajemství: o této agendě nehlasuješ.',
  'why.vote.never': 'Tvoje frakce nikdy nehlasuje.',
  'why.vote.barred': 'O této agendě hlasovat nemůžeš.',
  'why.vote.banished': 'V této fázi agendy už hlasovat nemůžeš.',
  'why.vote.planet': 'Planeta {planet} je vyčerpaná nebo nemá vliv, hlasy nedává.',
  'why.vote.foreign': 'Planeta {planet} není tvoje: hlasy ti dávají jen tvoje planety.',
  'why.vote.ineligible':
    'Planetu {planet} zvolit nejde: někdo ji musí kontrolovat a musí vyhovovat agendě.',

  'what.player.self': 'To jsi ty.',
  'why.player.gone': '{player}: tento hráč byl vyřazen.',
  'why.player.far': '{player} není tvůj soused: obchodovat nemůžete.',
  'why.player.trade': 'Obchod můžeš hráči {player} nabídnout v záložce Dohody.',
  'why.player.turn': 'S hráčem {player} můžeš obchodovat ve svém nebo jeho tahu.',
  'why.player.traded':
    'S hráčem {player} už máš obchod za sebou: jde to jednou za tah, nebo jednou za agendu.',

  'why.pool.mine': 'Žetony mezi úseky přesouváš jen ve stavové fázi a kartou Válečnictví.',
  'why.pool.other': 'To jsou žetony rozkazů hráče {player}.',
  'why.die': 'Kostky změníš jen schopností. Až nějakou budeš moct použít, dostaneš otázku.',
  'why.goods.none': 'Nemáš žádné zboží, kterým by šlo platit.',
  'why.custodians': 'K odstranění žetonu správců potřebuješ 6 vlivu a pěchotu, která se vylodí.',
  'why.order.begun': 'Už máš rozpracovanou vlastní objednávku. Doporučenou uvidíš, když ji vrátíš.',
};
