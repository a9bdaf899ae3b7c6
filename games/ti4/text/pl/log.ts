import type { log as en } from '../en/log.ts';
import { assimilator, aUnit, goods, hits, lots, units, unitsOf } from './words.ts';

export const log: Record<keyof typeof en, string> = {
  'log.draftBegins': 'Wylosowano, kto zaczyna kolejność wyboru: {player}.',
  'log.banned': '{player} banuje frakcję: {faction}.',
  'log.bansOver':
    '{count, plural, =0 {Nikt nic nie banuje} one {Po pierwszym banie kolejnych już nie ma} few {Po # banach kolejnych już nie ma} many {Po # banach kolejnych już nie ma} other {Po # bana kolejnych już nie ma}}: wszystkie pozostałe frakcje są potrzebne graczom.',
  'log.tookSlice': '{player} bierze wycinek {number}.',
  'log.tookPosition': '{player} bierze miejsce {number} przy stole.',
  'log.placedTile': '{player} umieszcza {system}.',
  'log.laidOut': 'Galaktyka jest ułożona. Przewodniczący: {speaker}.',
  'log.faction': '{player} gra frakcją {faction}.',
  'log.secretDrawn': '{player} dobiera cel tajny{known, select, true {: {objective}} other {}}.',
  'log.secretReturned': '{player} zwraca cel tajny do talii.',
  'log.revealed': 'Nowy cel publiczny: {objective}.',
  'log.bonusGoods': `{player} dostaje na początek ${goods()}.`,

  'log.round': 'Zaczyna się {round}. runda.',
  'log.phase':
    '{phase, select, strategy {Faza strategii} action {Faza akcji} agenda {Faza agendy} other {Faza statusu}}.',
  'log.tookCard':
    '{player} bierze kartę {card}{goods, plural, =0 {} one { i # dobro handlowe} few { i # dobra handlowe} many { i # dóbr handlowych} other { i # dóbr handlowych}}.',
  'log.goodsOnCards': 'Na każdą kartę, której nikt nie wziął, trafia 1 dobro handlowe: {cards}.',
  'log.swappedCards':
    '{player} wymienia karty z graczem {other}: oddaje kartę {gives}, bierze kartę {gets}.',

  'log.turn': 'Teraz gra {player}.',
  'log.passed': '{player} pasuje.',
  'log.strategic': '{player} zagrywa kartę {card}.',
  'log.secondary': '{player} używa zdolności dodatkowej karty {card}.',
  'log.declinedSecondary': '{player} nie korzysta z karty {card}.',
  'log.component': '{player} wykonuje akcję: {power}.',
  'log.used': '{player} używa zdolności {power}.',

  'log.gainedTokens':
    '{player} zyskuje żetony rozkazów. Taktyka: {tactic}, flota: {fleet}, strategia: {strategy}.',
  'log.redistributed':
    '{player} rozdziela żetony rozkazów na nowo. Taktyka: {tactic}, flota: {fleet}, strategia: {strategy}.',
  'log.paid': `{player} płaci. {with, select, planets {Planety: {planets}} goods {Dobra handlowe: {goods}} other {Planety: {planets}. Dobra handlowe: {goods}}}.`,
  'log.gainedGoods': `{player} zyskuje ${goods()}.`,
  'log.replenished':
    '{player} uzupełnia towary{count, plural, =0 {, ale ma już wszystkie} one { (+#)} few { (+#)} many { (+#)} other { (+#)}}.',
  'log.traded': `{player} i {other} handlują. {player} daje: ${lots('gives')}. {other} daje: ${lots('gets')}{known, select, true { ({swapped})} other {}}.`,
  'log.newSpeaker': 'Nowy przewodniczący: {player}.',
  'log.tokenPlaced': '{player} umieszcza żeton rozkazu w systemie {system}.',
  'log.tokenRecalled': '{player} zabiera żeton rozkazu z systemu {system}.',
  'log.readied': '{player} przygotowuje planetę {planet}.',
  'log.built': `{player} na planecie {planet} buduje ${aUnit}.`,
  'log.placed': `{player} w systemie {system} umieszcza ${unitsOf}.`,
  'log.landedFresh': `{player} na planecie {planet} umieszcza ${unitsOf}.`,
  'log.produced': `{player} w systemie {system} produkuje ${units}.`,
  'log.researched': '{player} opracowuje technologię {technology}.',
  'log.pillaged':
    '{player} zabiera {thing, select, goods {dobro handlowe} other {towar}} graczowi {other}.',
  'log.ambush': `{player} używa Zasadzki. Kości: {dice}, ${hits}.`,
  'log.sawHand':
    '{player} ogląda karty akcji gracza {other}{known, select, true {: {actionCards}} other {}}.',
  'log.tookFromHand':
    '{player} zabiera kartę akcji graczowi {other}{known, select, true {: {actionCards}} other {}}.',
  'log.foretold':
    '{player} przewiduje ({power}): {aim, select, for {za} against {przeciw} player {{other}} other {{target}}}.',
  'log.assimilated': `{player} asymiluje żetonem ${assimilator} technologię {technology}.`,
  'log.lostTechnology': '{player} nie ma już technologii {technology}.',
  'log.joinedCombat':
    '{player} wysyła do bitwy kosmicznej siły lądowe jako okręty ({count, plural, one {# oddział} few {# oddziały} many {# oddziałów} other {# oddziałów}}).',

  'log.activated': '{player} aktywuje system {system}.',
  'log.moved': `{player} z systemu {from} do systemu {to} przesuwa ${units}.`,
  'log.riftRoll': `{player} rzuca w rozdarciu grawitacyjnym za ${aUnit} z systemu {system}: {die}. {lost, select, 0 {Okręt przelatuje.} other {Okręt przepada razem z ładunkiem.}}`,
  'log.removed': `{player} z systemu {system} usuwa ${unitsOf}.`,
  'log.turnEnded': '{power} kończy turę gracza {player}.',
  'log.stayed': `Drogi przez tunel już nie ma: {player} zostawia w systemie {system} ${aUnit}.`,
  'log.wormholeMoved':
    '{player} umieszcza żeton tunelu {wormhole, select, alpha {alfa} other {beta}} w systemie {system}.',
  'log.initiativeZero': '{player} ma w tej rundzie inicjatywę 0.',

  'log.cannons': `{player} strzela z dział kosmicznych do gracza {rival} w systemie {system}. Kości: {dice}, ${hits}.`,
  'log.barrage': `{player} używa Ostrzału przeciwmyśliwskiego. Kości: {dice}, ${hits}.`,
  'log.spaceCombat': 'Bitwa kosmiczna w systemie {system}: {attacker} atakuje gracza {defender}.',
  'log.combatRoll': `{player} rzuca. Kości: {dice}, ${hits}.`,
  'log.retreatAnnounced': '{player} ogłasza odwrót do systemu {system}.',
  'log.retreated': '{player} wycofuje się do systemu {system}.',
  'log.sustained': `{player} używa Wytrzymałości i uszkadza ${aUnit}.`,
  'log.repaired': `{player} naprawia ${aUnit}.`,
  'log.destroyed': `{player} w systemie {system} traci ${unitsOf}.`,
  'log.destroyedOn': `{player} na planecie {planet} traci ${unitsOf}.`,
  'log.combatWon': '{player} wygrywa bitwę kosmiczną w systemie {system}.',
  'log.combatDrawn': 'Bitwy kosmicznej w systemie {system} nikt nie wygrywa.',
  'log.bombarded': `{player} bombarduje planetę {planet}. Kości: {dice}, ${hits}.`,
  'log.custodians': '{player} usuwa żeton strażników i zyskuje 1 punkt zwycięstwa.',
  'log.landed':
    '{player} na planecie {planet} wysadza {count, plural, one {# oddział piechoty} few {# oddziały piechoty} many {# oddziałów piechoty} other {# oddziałów piechoty}}.',
  'log.landedFighters':
    '{player} na planecie {planet} wysadza {count, plural, one {# myśliwiec} few {# myśliwce} many {# myśliwców} other {# myśliwców}}.',
  'log.fightersReturned':
    '{player} z planety {planet} przenosi w kosmos {count, plural, one {# myśliwiec} few {# myśliwce} many {# myśliwców} other {# myśliwców}}.',
  'log.groundCombat': 'Bitwa lądowa na planecie {planet}: {attacker} atakuje gracza {defender}.',
  'log.groundWon': '{player} wygrywa bitwę lądową na planecie {planet}.',
  'log.groundDrawn': 'Bitwy lądowej na planecie {planet} nikt nie wygrywa.',
  'log.converted': 'Oddział piechoty, który {rival} ma na planecie {planet}, przejmuje {player}.',
  'log.gainedPlanet':
    '{player} przejmuje kontrolę nad planetą {planet}{taken, select, true {, którą traci {rival}} other {}}.',
  'log.lostStructures': '{player} traci budowle na planecie {planet}.',
  'log.returnRoll':
    '{player} rzuca za zniszczony oddział piechoty: {die}. {returns, select, 0 {Przepada.} other {Wróci.}}',
  'log.returnedInfantry':
    '{player} na planecie {planet} odzyskuje {count, plural, one {# oddział piechoty} few {# oddziały piechoty} many {# oddziałów piechoty} other {# oddziałów piechoty}}.',

  'log.scored':
    '{player} punktuje cel {objective} ({points, plural, one {# punkt zwycięstwa} few {# punkty zwycięstwa} many {# punktów zwycięstwa} other {# punktów zwycięstwa}}).',
  'log.mecatolPoint': '{player} zyskuje 1 punkt zwycięstwa za Mecatol Rex.',
  'log.eliminated': '{player} odpada z gry.',
  'log.won': '{player} wygrywa.',
  'ending.points': 'Zdecydowały punkty zwycięstwa.',
  'ending.lastOne': 'Nikt inny nie pozostał w grze.',
  'ending.objectives': 'Nie było już celu do odsłonięcia.',
  'log.objectivesOut': 'Nie ma już celu do odsłonięcia. Gra się kończy.',
};
