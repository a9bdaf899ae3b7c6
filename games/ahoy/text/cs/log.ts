import type { log as en } from '../en/log.ts';

export const log: Record<keyof typeof en, string> = {
  'log.seated': 'Po směru hodinových ručiček: {order}. Frakce: {factions}.',
  'log.dealt': 'První regiony jsou {tiles}. Na tržišti: {market}.',
  'log.started': '{player} začíná na poli {space}.',
  'log.round': '{round}. kolo. První hráč: {player}.',
  'log.rolled': '{player} hází {dice}.',
  'log.turn': '{turn}. tah: {player}.',
  'log.placed': '{player} umísťuje kostku {value}: {slot}.',
  'log.changed':
    '{player} mění kostku {before} na {after} za {gold, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}}.',
  'log.setAside': '{player} odkládá kostku {value} stranou.',
  'log.ended': '{player} končí tah.',
  'log.moved':
    '{figure, select, flagship {{player}} patrol {Hlídka} stronghold {Pevnost} cutter {Kutr} other {Dělový člun}} {how, select, step {pluje na pole {to}} direct {se přesouvá přímo na pole {to}} current {pluje s proudem na pole {to}} batter {ustupuje nárazu na pole {to}} witch {pluje přes okraj mapy na pole {to}} other {pluje do neznáma na pole {to}}}.',
  'log.explored': '{player} objevuje region {tile}.',
  'log.anchored':
    '{figure, select, flagship {{player}} patrol {Hlídka} stronghold {Pevnost} cutter {Kutr} other {Dělový člun}} kotví na poli {space}.',
  'log.treasure':
    '{player} bere z pokladu {gold, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}}.',
  'log.harborLoaded': '{player} v přístavu nabíjí Děla kostkou {value}.',
  'log.patrolPlaced': '{player} umísťuje hlídku na pole {space}.',
  'log.patrolReturned':
    '{player} vrací do zásoby {count, plural, one {# hlídku} few {# hlídky} other {# hlídek}} z pole {space}.',
  'log.strongholdBuilt': '{player} staví pevnost na poli {space}.',
  'log.strongholdReturned': '{player} přichází o pevnost na poli {space}.',
  'log.shipLost': '{player} přichází o {figure, select, cutter {kutr} other {dělový člun}}.',
  'log.comradesPlaced':
    '{player} umísťuje {count, plural, one {# spojence} few {# spojence} other {# spojenců}} do regionu {tile}.',
  'log.comradesGained':
    '{player} získává {count, plural, one {# spojence} few {# spojence} other {# spojenců}}.',
  'log.comradesRemoved':
    '{player} odstraňuje {count, plural, one {# spojence} few {# spojence} other {# spojenců}} z regionu {tile}.',
  'log.comradesMoved':
    '{player} přesouvá {count, plural, one {# spojence} few {# spojence} other {# spojenců}} z regionu {from} do regionu {to}.',
  'log.damaged': '{player} utrpí poškození: {slot}.',
  'log.spared': 'Poškození nemá účinek: {player}.',
  'log.repaired': '{player} opravuje místo pro kostku: {slot}.',
  'log.battle':
    'Bitva na poli {space}: útočí {player} ({figure, select, flagship {vlajková loď} patrol {hlídka} stronghold {pevnost} cutter {kutr} other {dělový člun}}), brání se {enemy} ({other, select, flagship {vlajková loď} patrol {hlídka} stronghold {pevnost} cutter {kutr} other {dělový člun}}).',
  'log.skipped': '{player} dává hráči {enemy} 1 zlato a nebojuje.',
  'log.planPlayed': '{player} hraje plán {plan}.',
  'log.launched':
    '{player} spouští na vodu {figure, select, cutter {kutr} other {dělový člun}} v regionu {tile}.',
  'log.raised': '{player} zvyšuje Děla na {value}.',
  'log.lowered': '{player} snižuje Děla o {pips}.',
  'log.fired':
    '{player} hází {dice}, celkem {total}; {enemy} hází {otherDice}, celkem {otherTotal}. Vyhrává {winner}.',
  'log.rerolled': '{player} hází znovu: {dice}.',
  'log.victory': '{player} volí „{victory}“.',
  'log.stolen':
    '{player} krade hráči {victim} {gold, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}}.',
  'log.called': 'Bitva se nekoná.',
  'log.recruited':
    '{player} verbuje kartu {card}{cost, plural, =0 {} one { za # žeton zlata} few { za # žetony zlata} other { za # žetonů zlata}}{die, plural, =0 {} one { za kostku #} few { za kostku #} other { za kostku #}}.',
  'log.refilled': 'Nově na tržišti: {card}.',
  'log.smuggled': '{player} pašuje kartu {card}.',
  'log.dropped': '{player} hází přes palubu kartu {card}.',
  'log.delivered': '{player} doručuje kartu {card} do regionu {tile}.',
  'log.pledged': '{player} zasouvá kartu pod žeton přízně {pile}.',
  'log.crewUsed': '{player} používá kartu {card}.',
  'log.crewLost': '{player} přichází o kartu {card}.',
  'log.cardStolen':
    '{player} krade hráči {victim} kartu {card} a nechává si ji jako {as, select, crew {posádku} other {náklad}}.',
  'log.gold':
    '{player} získává {gold, plural, one {# žeton zlata} few {# žetony zlata} other {# žetonů zlata}}{why, select, documentarian { (Kronikář)} elder { (Stařešina)} cutpurse { (Lapka)} diver { (Potápěč)} merchant { (Kupec)} other {}}.',
  'log.fame':
    '{player} získává {fame, plural, one {# bod slávy} few {# body slávy} other {# bodů slávy}} ({why, select, delivery {doručení} reward {odměna} region {region} other {přízeň}}).',
  'log.wealth': 'Bohatství regionu {tile} je teď {wealth}.',
  'log.reward': '{player} si volí odměnu „{cell}“.',
  'log.scored':
    '{tile}: Flotila {squadron}, Unie {union}. {fame, plural, =0 {Neboduje nikdo} one {Boduje {winner}} few {Boduje {winner}} other {Boduje {winner}}}.',
  'log.marketWiped': '{player} odstraňuje celé tržiště.',
  'log.plansDrawn': '{player} dobírá {count, plural, one {# plán} few {# plány} other {# plánů}}.',
  'log.pledges': '{player} odhaluje přízeň.',
  'log.over': 'Konec hry. Vítězství: {winners}.',
};
