import type { log as en } from '../en/log.ts';
import { assimilator, aUnit, goods, hits, lots, units, unitsOf } from './words.ts';

export const log: Record<keyof typeof en, string> = {
  'log.draftBegins': 'Losem je určeno, od koho se vybírá: {player}.',
  'log.banned': '{player} zakazuje frakci {faction}.',
  'log.bansOver':
    '{count, plural, =0 {Nic se nezakazuje} one {Po prvním zákazu už další nejsou} few {Po # zákazech už další nejsou} other {Po # zákazech už další nejsou}}: všechny zbylé frakce jsou potřeba pro hráče.',
  'log.tookSlice': '{player} si bere výseč {number}.',
  'log.tookPosition': '{player} si bere {number}. místo u stolu.',
  'log.placedTile': '{player} umísťuje {system}.',
  'log.laidOut': 'Galaxie je sestavena. Mluvčí: {speaker}.',
  'log.faction': '{player} hraje za frakci {faction}.',
  'log.secretDrawn': '{player} si bere tajný cíl{known, select, true {: {objective}} other {}}.',
  'log.secretReturned': '{player} vrací tajný cíl do balíčku.',
  'log.revealed': 'Nový veřejný cíl: {objective}.',
  'log.bonusGoods': `{player} na začátku dostává ${goods()}.`,

  'log.round': 'Začíná {round}. kolo.',
  'log.phase':
    '{phase, select, strategy {Strategická fáze} action {Fáze akcí} agenda {Fáze agendy} other {Stavová fáze}}.',
  'log.tookCard':
    '{player} si bere kartu {card}{goods, plural, =0 {} one { a # zboží} few { a # zboží} other { a # zboží}}.',
  'log.goodsOnCards': 'Na každou kartu, kterou si nikdo nevzal, přibývá 1 zboží: {cards}.',
  'log.swappedCards':
    '{player} si vyměňuje karty s hráčem {other}: dává kartu {gives}, bere kartu {gets}.',

  'log.turn': 'Na tahu je {player}.',
  'log.passed': '{player} vynechává.',
  'log.strategic': '{player} hraje kartu {card}.',
  'log.secondary': '{player} využívá sekundární schopnost karty {card}.',
  'log.declinedSecondary': '{player} kartu {card} nevyužívá.',
  'log.component': '{player} provádí akci: {power}.',
  'log.used': '{player} používá schopnost {power}.',

  'log.gainedTokens':
    '{player} získává žetony rozkazů. Taktika: {tactic}, flotila: {fleet}, strategie: {strategy}.',
  'log.redistributed':
    '{player} přerozděluje žetony rozkazů. Taktika: {tactic}, flotila: {fleet}, strategie: {strategy}.',
  'log.paid': `{player} platí. {with, select, planets {Planety: {planets}} goods {Zboží: {goods}} other {Planety: {planets}. Zboží: {goods}}}.`,
  'log.gainedGoods': `{player} získává ${goods()}.`,
  'log.replenished':
    '{player} si doplňuje suroviny{count, plural, =0 {, ale už má všechny} one { (+#)} few { (+#)} other { (+#)}}.',
  'log.traded': `{player} a {other} obchodují. {player} dává: ${lots('gives')}. {other} dává: ${lots('gets')}{known, select, true { ({swapped})} other {}}.`,
  'log.newSpeaker': 'Nový mluvčí: {player}.',
  'log.tokenPlaced': '{player} umísťuje žeton rozkazu do systému {system}.',
  'log.tokenRecalled': '{player} bere žeton rozkazu zpět ze systému {system}.',
  'log.readied': '{player} připravuje planetu {planet}.',
  'log.built': `{player} na planetě {planet} staví ${aUnit}.`,
  'log.placed': `{player} do systému {system} umísťuje ${unitsOf}.`,
  'log.landedFresh': `{player} na planetu {planet} umísťuje ${unitsOf}.`,
  'log.produced': `{player} v systému {system} vyrábí ${units}.`,
  'log.researched': '{player} získává výzkumem technologii {technology}.',
  'log.pillaged': '{player} bere {thing, select, goods {zboží} other {surovinu}} hráči {other}.',
  'log.ambush': `{player} používá Léčku. Kostky: {dice}, ${hits}.`,
  'log.sawHand':
    '{player} si prohlíží karty akcí hráče {other}{known, select, true {: {actionCards}} other {}}.',
  'log.tookFromHand':
    '{player} bere kartu akce hráči {other}{known, select, true {: {actionCards}} other {}}.',
  'log.foretold':
    '{player} předpovídá ({power}): {aim, select, for {pro} against {proti} player {{other}} other {{target}}}.',
  'log.assimilated': `{player} asimiluje žetonem ${assimilator} technologii {technology}.`,
  'log.lostTechnology': '{player} už nemá technologii {technology}.',
  'log.joinedCombat':
    '{player} posílá do vesmírného boje pozemní síly jako lodě ({count, plural, one {# pěchota} few {# pěchoty} other {# pěchot}}).',

  'log.activated': '{player} aktivuje systém {system}.',
  'log.moved': `{player} ze systému {from} do systému {to} přesouvá ${units}.`,
  'log.riftRoll': `{player} hází v gravitační propasti za ${aUnit} ze systému {system}: {die}. {lost, select, 0 {Loď proletěla.} other {Loď je ztracena i s nákladem.}}`,
  'log.removed': `{player} ze systému {system} odstraňuje ${unitsOf}.`,
  'log.turnEnded': '{power} ukončuje tah hráče {player}.',
  'log.stayed': `Cesta červí dírou zanikla: {player} nechává v systému {system} ${aUnit}.`,
  'log.wormholeMoved':
    '{player} umísťuje žeton červí díry {wormhole, select, alpha {alfa} other {beta}} do systému {system}.',
  'log.initiativeZero': '{player} má v tomto kole iniciativu 0.',

  'log.cannons': `{player} střílí vesmírnými děly na hráče {rival} v systému {system}. Kostky: {dice}, ${hits}.`,
  'log.barrage': `{player} používá Palebnou clonu. Kostky: {dice}, ${hits}.`,
  'log.spaceCombat': 'Vesmírný boj v systému {system}: {attacker} útočí na hráče {defender}.',
  'log.combatRoll': `{player} hází. Kostky: {dice}, ${hits}.`,
  'log.retreatAnnounced': '{player} ohlašuje ústup do systému {system}.',
  'log.retreated': '{player} ustupuje do systému {system}.',
  'log.sustained': `{player} používá Odolnost a poškozuje ${aUnit}.`,
  'log.repaired': `{player} opravuje ${aUnit}.`,
  'log.destroyed': `{player} v systému {system} ztrácí ${unitsOf}.`,
  'log.destroyedOn': `{player} na planetě {planet} ztrácí ${unitsOf}.`,
  'log.combatWon': '{player} vítězí ve vesmírném boji v systému {system}.',
  'log.combatDrawn': 'Ve vesmírném boji v systému {system} nevítězí nikdo.',
  'log.bombarded': `{player} bombarduje planetu {planet}. Kostky: {dice}, ${hits}.`,
  'log.custodians': '{player} odstraňuje žeton správců a získává 1 vítězný bod.',
  'log.landed':
    '{player} na planetě {planet} vyloďuje {count, plural, one {# pěchotu} few {# pěchoty} other {# pěchot}}.',
  'log.landedFighters':
    '{player} na planetě {planet} vyloďuje {count, plural, one {# stíhač} few {# stíhače} other {# stíhačů}}.',
  'log.fightersReturned':
    '{player} z planety {planet} vrací do vesmíru {count, plural, one {# stíhač} few {# stíhače} other {# stíhačů}}.',
  'log.groundCombat': 'Pozemní boj na planetě {planet}: {attacker} útočí na hráče {defender}.',
  'log.groundWon': '{player} vítězí v pozemním boji na planetě {planet}.',
  'log.groundDrawn': 'V pozemním boji na planetě {planet} nevítězí nikdo.',
  'log.converted': 'Pěchotu, kterou má {rival} na planetě {planet}, získává {player}.',
  'log.gainedPlanet':
    '{player} získává kontrolu nad planetou {planet}{taken, select, true {, kterou ztrácí {rival}} other {}}.',
  'log.lostStructures': '{player} přichází o budovy na planetě {planet}.',
  'log.returnRoll':
    '{player} hází za zničenou pěchotu: {die}. {returns, select, 0 {Je ztracena.} other {Vrátí se.}}',
  'log.returnedInfantry':
    '{player} na planetu {planet} vrací {count, plural, one {# pěchotu} few {# pěchoty} other {# pěchot}}.',

  'log.scored':
    '{player} si započítává cíl {objective} ({points, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}).',
  'log.mecatolPoint': '{player} získává 1 vítězný bod za Mecatol Rex.',
  'log.eliminated': '{player} je mimo hru.',
  'log.won': '{player} vítězí.',
  'ending.points': 'Rozhodly vítězné body.',
  'ending.lastOne': 'Nikdo jiný už ve hře nezbyl.',
  'ending.objectives': 'Nezbyl žádný cíl k odhalení.',
  'log.objectivesOut': 'Nezbývá žádný cíl k odhalení. Hra končí.',
};
