import type { log as en } from '../en/log.ts';

export const log: Record<keyof typeof en, string> = {
  'log.seated': 'Zgodnie z ruchem wskazówek zegara: {order}. Frakcje: {factions}.',
  'log.dealt': 'Pierwsze regiony to {tiles}. Na targu: {market}.',
  'log.started': '{player} zaczyna na polu {space}.',
  'log.round': '{round}. runda. Pierwszy gracz: {player}.',
  'log.rolled': '{player} rzuca: {dice}.',
  'log.turn': '{turn}. tura: {player}.',
  'log.placed': '{player} umieszcza kość {value}: {slot}.',
  'log.changed':
    '{player} zmienia kość {before} na {after} za {gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}.',
  'log.setAside': '{player} odkłada kość {value} na bok.',
  'log.ended': '{player} kończy turę.',
  'log.moved':
    '{figure, select, flagship {{player}} patrol {Patrol} stronghold {Twierdza} cutter {Kuter} other {Kanonierka}} {how, select, step {płynie na pole {to}} direct {przenosi się bezpośrednio na pole {to}} current {płynie z prądem na pole {to}} batter {ustępuje pod uderzeniem na pole {to}} witch {płynie przez krawędź mapy na pole {to}} other {płynie w nieznane na pole {to}}}.',
  'log.explored': '{player} odkrywa region {tile}.',
  'log.anchored':
    '{figure, select, flagship {{player}} patrol {Patrol} stronghold {Twierdza} cutter {Kuter} other {Kanonierka}} kotwiczy na polu {space}.',
  'log.treasure':
    '{player} bierze ze skarbu {gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}.',
  'log.harborLoaded': '{player} ładuje w porcie Działa kością {value}.',
  'log.patrolPlaced': '{player} umieszcza patrol na polu {space}.',
  'log.patrolReturned':
    '{player} odkłada do puli {count, plural, one {# patrol} few {# patrole} many {# patroli} other {# patroli}} z pola {space}.',
  'log.strongholdBuilt': '{player} buduje twierdzę na polu {space}.',
  'log.strongholdReturned': '{player} traci twierdzę na polu {space}.',
  'log.shipLost': '{player} traci {figure, select, cutter {kuter} other {kanonierkę}}.',
  'log.comradesPlaced':
    '{player} umieszcza {count, plural, one {# towarzysza} few {# towarzyszy} many {# towarzyszy} other {# towarzyszy}} w regionie {tile}.',
  'log.comradesGained':
    '{player} zyskuje {count, plural, one {# towarzysza} few {# towarzyszy} many {# towarzyszy} other {# towarzyszy}}.',
  'log.comradesRemoved':
    '{player} usuwa {count, plural, one {# towarzysza} few {# towarzyszy} many {# towarzyszy} other {# towarzyszy}} z regionu {tile}.',
  'log.comradesMoved':
    '{player} przenosi {count, plural, one {# towarzysza} few {# towarzyszy} many {# towarzyszy} other {# towarzyszy}} z regionu {from} do regionu {to}.',
  'log.damaged': '{player} odnosi uszkodzenie: {slot}.',
  'log.spared': 'Uszkodzenie nie ma skutku: {player}.',
  'log.repaired': '{player} naprawia pole na kość: {slot}.',
  'log.battle':
    'Bitwa na polu {space}: atakuje {player} ({figure, select, flagship {okręt flagowy} patrol {patrol} stronghold {twierdza} cutter {kuter} other {kanonierka}}), broni się {enemy} ({other, select, flagship {okręt flagowy} patrol {patrol} stronghold {twierdza} cutter {kuter} other {kanonierka}}).',
  'log.skipped': '{player} daje graczowi {enemy} 1 złoto i nie walczy.',
  'log.planPlayed': '{player} zagrywa plan {plan}.',
  'log.launched':
    '{player} woduje {figure, select, cutter {kuter} other {kanonierkę}} w regionie {tile}.',
  'log.raised': '{player} zwiększa Działa do {value}.',
  'log.lowered': '{player} zmniejsza Działa o {pips}.',
  'log.fired':
    '{player} rzuca {dice}, razem {total}; {enemy} rzuca {otherDice}, razem {otherTotal}. Wygrywa {winner}.',
  'log.rerolled': '{player} rzuca ponownie: {dice}.',
  'log.victory': '{player} wybiera „{victory}”.',
  'log.stolen':
    '{player} kradnie graczowi {victim} {gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}.',
  'log.called': 'Bitwa się nie odbywa.',
  'log.recruited':
    '{player} werbuje kartę {card}{cost, plural, =0 {} one { za # złoto} few { za # złota} many { za # złota} other { za # złota}}{die, plural, =0 {} one { za kość #} few { za kość #} many { za kość #} other { za kość #}}.',
  'log.refilled': 'Nowość na targu: {card}.',
  'log.smuggled': '{player} przemyca kartę {card}.',
  'log.dropped': '{player} wyrzuca za burtę kartę {card}.',
  'log.delivered': '{player} dostarcza kartę {card} do regionu {tile}.',
  'log.pledged': '{player} wsuwa kartę pod znacznik przychylności {pile}.',
  'log.crewUsed': '{player} używa karty {card}.',
  'log.crewLost': '{player} traci kartę {card}.',
  'log.cardStolen':
    '{player} kradnie graczowi {victim} kartę {card} i zatrzymuje ją jako {as, select, crew {załogę} other {ładunek}}.',
  'log.gold':
    '{player} zdobywa {gold, plural, one {# złoto} few {# złota} many {# złota} other {# złota}}{why, select, documentarian { (Kronikarz)} elder { (Starszy)} cutpurse { (Rzezimieszek)} diver { (Nurek)} merchant { (Kupiec)} other {}}.',
  'log.fame':
    '{player} zdobywa {fame, plural, one {# punkt sławy} few {# punkty sławy} many {# punktów sławy} other {# punktów sławy}} ({why, select, delivery {dostawa} reward {nagroda} region {region} other {przychylność}}).',
  'log.wealth': 'Bogactwo regionu {tile} wynosi teraz {wealth}.',
  'log.reward': '{player} wybiera nagrodę „{cell}”.',
  'log.scored':
    '{tile}: Eskadra {squadron}, Unia {union}. {fame, plural, =0 {Nie punktuje nikt} one {Punktuje {winner}} few {Punktuje {winner}} many {Punktuje {winner}} other {Punktuje {winner}}}.',
  'log.marketWiped': '{player} usuwa cały targ.',
  'log.plansDrawn':
    '{player} dobiera {count, plural, one {# plan} few {# plany} many {# planów} other {# planów}}.',
  'log.pledges': '{player} odkrywa przychylność.',
  'log.over': 'Koniec gry. Zwycięstwo: {winners}.',
};
