/** Kto może wygrać, co działo się podczas nieobecności, i momenty zapisu. */
export const glance = {
  'ui.outlook': 'Kto może wygrać w tej rundzie',
  'ui.outlook.lead':
    '{count, select, 1 {Prowadzi {players}: {points} z {goal} punktów.} other {Prowadzą {players}: {points} z {goal} punktów.}}',
  'ui.outlook.nobody': 'W tej rundzie nikt nie może wygrać.',
  'ui.outlook.last':
    'Nie ma już celów do odkrycia: po punktowaniu wygrywa ten, kto ma najwięcej punktów.',
  'ui.outlook.standing': '{points} z {goal}',
  'ui.outlook.ready': 'może wygrać',
  'ui.outlook.possible': 'ma szansę',
  'ui.outlook.helped': 'tylko z pomocą innych',
  'ui.outlook.home': 'System domowy utracony: bez celów publicznych.',
  'ui.outlook.note':
    'Liczone tylko z tego, co jawne, najwyżej z jednym celem tajnym i jednym darem. Karty na ręce i głosowania mogą to zmienić.',
  'ui.way.status': '{objective}: {have} z {need}',
  'ui.way.imperial': '{objective} z kartą Imperium: {have} z {need}',
  'ui.way.mecatol': 'Mecatol Rex z kartą Imperium',
  'ui.way.custodians': 'Żeton strażników',
  'ui.way.secret': 'Cel tajny',
  'ui.way.support': 'Poparcie praw do tronu',
  'ui.way.points': '+{count}',
  'ui.way.upTo': 'do +{count}',

  'recap.fights': 'Twoje walki',
  'recap.lost': 'Twoje straty',
  'recap.cards': 'Karty i umowy, które cię dotyczą',
  'recap.points': 'Punkty',
  'recap.council': 'Agendy i ustawy',
  'recap.table': 'Przy stole',

  'mark.round': 'Runda',
  'mark.action': 'Akcja',
  'mark.combat': 'Walka',
  'mark.agenda': 'Agenda',
} as const;
