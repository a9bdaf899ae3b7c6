import type { uiMessages as en } from '../en/ui.ts';

export const uiMessages: Record<keyof typeof en, string> = {
  'where.setup': 'Příprava',
  'where.round': '{round}. kolo · {laid} z {all} regionů',
  'ui.map': 'Mapa',
  'ui.explore': 'Objevit',
  'ui.explore.cell': 'Neznámé vody: sloupec {x}, řada {y}',
  'ui.block': 'Místo pro region: sloupec {x}, řada {y}',
  'ui.laying.turn': 'Otočit region',
  'ui.laying.shift': 'Posunout region',
  'ui.laying':
    'Položit region na sloupec {x}, řadu {y}{quarters, plural, =0 {, jak je vytištěn} one {, otočený jednou} few {, otočený #krát} other {, otočený #krát}}',
  'ui.flagship': 'vlajková loď{loaded, select, yes { s nabitými děly} other {}} (hráč {player})',
  'ui.figure':
    '{figure, select, flagship {Vlajková loď} patrol {Hlídka} stronghold {Pevnost} cutter {Kutr} other {Dělový člun}} (hráč {player})',
  'ui.patrols': '{count, plural, one {# hlídka} few {# hlídky} other {# hlídek}}',
  'ui.strongholds': '{count, plural, one {# pevnost} few {# pevnosti} other {# pevností}}',
  'ui.comrades': '{count, plural, one {# spojenec} few {# spojenci} other {# spojenců}}',
  'ui.treasure': 'poklad: {gold, plural, one {# zlato} few {# zlata} other {# zlat}}',
  'ui.region': '{tile}: bohatství {wealth}, ovládání Flotila {squadron}, Unie {union}',
  'ui.wealth': 'Bohatství {wealth}',
  'ui.control':
    '{player}: {points, plural, one {# bod ovládání} few {# body ovládání} other {# bodů ovládání}}',
  'ui.control.nobody': 'Remíza: teď by tu nebodoval nikdo.',
  'ui.control.leader':
    'Pokud kolo skončí teď, {player} získá {fame, plural, one {# bod slávy} few {# body slávy} other {# bodů slávy}}.',
  'ui.slot':
    '{name}: {state, select, damaged {poškozené} die {kostka {value}} any {volné, jakákoli kostka} other {volné, jen {values}}}',
  'ui.crew': 'Tvoje posádka',
  'ui.crew.none': 'Zatím bez posádky',
  'ui.crew.card': '{card}, posádka, symbol {suit}',
  'ui.dice': 'Tvoje kostky',
  'ui.die': 'Kostka s hodnotou {value}',
  'ui.dice.turn':
    '{count, plural, =0 {v tomto tahu je vše umístěno} one {v tomto tahu zbývá umístit: #} few {v tomto tahu zbývá umístit: #} other {v tomto tahu zbývá umístit: #}}',
  'ui.dice.round':
    '{count, plural, =0 {v tomto kole už žádná} one {na toto kolo zbývá #} few {na toto kolo zbývají #} other {na toto kolo zbývá #}}',
  'ui.dice.left': 'Zbývající kostky: {values}',
  'ui.dice.none': 'Žádné kostky nezbývají',
  'ui.supply': 'Zásoba',
  'ui.gold': 'zlato: {gold}',
  'ui.damage': '{damage} poškození',
  'ui.plans': 'Tvoje plány',
  'ui.plans.none': 'V ruce žádný',
  'ui.plans.count': '{count, plural, one {# plán} few {# plány} other {# plánů}} v ruce',
  'ui.plan': 'Plán: {plan}',
  'ui.ready': 'připravení: {count}',
  'ui.inSupply': 'v zásobě: {count}',
  'ui.cargo': 'Náklad',
  'ui.cargo.count': '{count} z {limit}',
  'ui.cargo.card': '{goods}, cíl: {destination} (karta {card})',
  'ui.delivered':
    '{count, plural, one {# doručená karta} few {# doručené karty} other {# doručených karet}}',
  'ui.pledges': 'Tvoje přízeň',
  'ui.pledge':
    '{pile}. hromádka, {name}: {count, plural, one {# karta} few {# karty} other {# karet}}',
  'ui.pledge.unknown': 'lícem dolů',
  'ui.rewards': 'Tvoje odměny',
  'ui.reward':
    '{cell}{marker, select, white { (zde bílý žeton)} black { (zde černý žeton)} other {}}',
  'ui.battle': 'Bitva',
  'ui.battle.attacker':
    'útočí: {figure, select, flagship {vlajková loď} patrol {hlídka} stronghold {pevnost} cutter {kutr} other {dělový člun}}',
  'ui.battle.defender':
    'brání se: {figure, select, flagship {vlajková loď} patrol {hlídka} stronghold {pevnost} cutter {kutr} other {dělový člun}}',
  'ui.battle.total': 'Celkem',
  'ui.battle.lowered': '+{amount} Děla',
  'ui.battle.crew': '+{amount} {card}',
  'ui.battle.stronghold': '+{amount} pevnost',
  'ui.battle.gunship': '+{amount} dělový člun',
  'ui.battle.caches': '+{amount} Skrýš zbraní',
  'ui.battle.secret': 'Tajná zbraň: dvě kostky',
  'ui.battle.reserves': 'Ještě lze použít',
  'ui.battle.cannons': 'může snížit kostku {value} na Dělech',
  'ui.battle.plans':
    '{count, plural, one {# plán v ruce} few {# plány v ruce} other {# plánů v ruce}}',
  'ui.scoring': 'Bodování {round}. kola',
  'ui.scoring.region': 'Region',
  'ui.scoring.nobody': 'nikdo',
  'ui.fame': 'Sláva',
  'ui.market': 'Tržiště',
  'ui.market.deck': 'balíček {count}',
  'ui.tiles':
    '{count, plural, one {# region k objevení} few {# regiony k objevení} other {# regionů k objevení}}',
  'ui.market.empty': 'Tržiště je prázdné',
  'ui.market.card':
    '{card}, symbol {suit}, cena {cost, plural, =0 {kostka} one {# zlato} few {# zlata} other {# zlat}}; jako náklad: {goods}, cíl {destination}',
  'ui.board': 'Deska: {faction}',
  'ui.first': 'první hráč',
  'ui.inspect.cost':
    '{cost, plural, =0 {kostka jakékoli hodnoty} one {# zlato} few {# zlata} other {# zlat}}',
  'ui.inspect.owner': 'Má ji {player} jako {as, select, crew {posádku} other {náklad}}',
  'ui.inspect.plan.action': 'Zahraj jako akci',
  'ui.inspect.plan.battle': 'Zahraj na začátku své bitvy',
  'ui.inspect.anyDie': 'Přijme kostku jakékoli hodnoty',
  'ui.inspect.dice': 'Přijme jen: {values}',
  'ui.inspect.dashed': 'Čárkovaný okraj: nejde poškodit.',
  'ui.inspect.reward':
    'Posuň bílý žeton na sousední políčko, jen ne na černý žeton; můžeš si vzít, co tam je.',
  'ui.inspect.pledge':
    'Na konci každá karta přinese 1 bod slávy za každý region svého symbolu, který tato frakce ovládá.',
  'ui.terrain.sea': 'Otevřené moře',
  'ui.terrain.island': 'Ostrov: s vlajkovou lodí tu můžeš verbovat, Pašerák i pašovat a doručovat.',
  'ui.terrain.wreckage': 'Vrakoviště: každá figurka, která sem vpluje, utrpí 1 poškození.',
  'ui.terrain.harbor':
    'Přístav: když tu zakotvíš vlajkovou lodí, oprav 2 poškození, nebo přesuň umístěnou kostku na Děla.',
  'ui.terrain.fog': 'Mlha: tady se nebojuje.',
  'ui.terrain.current': 'Silný proud: kdo sem vpluje, toho hned odnese dál.',
  'ui.terrain.tailwind':
    'Příznivý vítr {value}: s kostkou {value} na Příznivém větru sem dopluješ přímo.',
  'ui.terrain.treasure':
    'Poklad: když tu zakotvíš vlajkovou lodí, můžeš si vzít {gold, plural, one {# zlato} few {# zlata} other {# zlat}}.',
  'ui.action.sail': 'Pohni vlajkovou lodí o 1 nebo 2 pole.',
  'ui.action.sail.bluefin':
    'Pohni vlajkovou lodí o 1 nebo 2 pole. Kde zakotví, můžeš umístit hlídku.',
  'ui.action.sail.union':
    'Pohni vlajkovou lodí o 1 nebo 2 pole. Pokud zakotví na ostrově, umísti tam 2 připravené spojence, nebo 2 získej.',
  'ui.action.full-sail':
    'Pohni vlajkovou lodí aspoň o 1 pole, nejvýš o tolik, kolik ukazuje kostka.',
  'ui.action.tailwind':
    'Můžeš přesunout vlajkovou loď přímo na pole, jehož příznivý vítr má hodnotu kostky.',
  'ui.action.cannons':
    'Do konce kola máš nabitá děla. V bitvě můžeš tuto kostku snížit a o tolik zvýšit svůj hod.',
  'ui.action.order': 'Až 4 hlídky se pohnou o 1 pole.',
  'ui.action.bombard': 'Odstraň všechny spojence z ostrova v regionu své vlajkové lodi.',
  'ui.action.deploy': 'Umísti hlídku ke své vlajkové lodi nebo na sousední pole.',
  'ui.action.assemble': 'Umísti až 4 připravené spojence na ostrov v regionu své vlajkové lodi.',
  'ui.action.inspire': 'Umísti po jednom připraveném spojenci až na 4 ostrovy.',
  'ui.action.rally': 'Je-li tvoje vlajková loď na ostrově, získej 4 spojence.',
  'ui.action.negotiate':
    'Na ostrově naverbuj zdarma kartu jakéhokoli symbolu; za odstraněného spojence odtud ještě jednu.',
  'ui.action.repair': 'Oprav až 2 poškození.',
};
