/** Kdo může vyhrát, co se stalo v nepřítomnosti, a okamžiky záznamu. */
export const glance = {
  'ui.outlook': 'Kdo může v tomto kole vyhrát',
  'ui.outlook.lead':
    '{count, select, 1 {Vede {players}: {points} z {goal} bodů.} other {Vedou {players}: {points} z {goal} bodů.}}',
  'ui.outlook.nobody': 'V tomto kole nemůže vyhrát nikdo.',
  'ui.outlook.last': 'Žádný cíl už se neodhalí: po bodování vyhraje, kdo má nejvíc bodů.',
  'ui.outlook.standing': '{points} z {goal}',
  'ui.outlook.ready': 'může vyhrát',
  'ui.outlook.possible': 'má šanci',
  'ui.outlook.helped': 'jen s pomocí ostatních',
  'ui.outlook.home': 'Domovský systém je ztracený: žádné veřejné cíle.',
  'ui.outlook.note':
    'Počítá se jen s tím, co je veřejné, nejvýš s jedním tajným cílem a jedním darem. Karty v ruce a hlasování to mohou změnit.',
  'ui.way.status': '{objective}: {have} z {need}',
  'ui.way.imperial': '{objective} s Majestátem: {have} z {need}',
  'ui.way.mecatol': 'Mecatol Rex s Majestátem',
  'ui.way.custodians': 'Žeton správců',
  'ui.way.secret': 'Tajný cíl',
  'ui.way.support': 'Podpora nároku na trůn',
  'ui.way.points': '+{count}',
  'ui.way.upTo': 'až +{count}',

  'recap.fights': 'Tvoje boje',
  'recap.lost': 'Co ti ubylo',
  'recap.cards': 'Karty a obchody, které se tě týkají',
  'recap.points': 'Body',
  'recap.council': 'Agendy a zákony',
  'recap.table': 'U stolu',

  'mark.round': 'Kolo',
  'mark.action': 'Akce',
  'mark.combat': 'Boj',
  'mark.agenda': 'Agenda',
} as const;
