import { select } from '../select.ts';

/** Accusative: "získává" what. */
export const resource = (argument = 'resource'): string =>
  select(argument, {
    material: 'materiály',
    fuel: 'palivo',
    weapon: 'zbraně',
    relic: 'relikvii',
    psionic: 'psionika',
  });

/** Genitive: a token of what. */
export const type = (argument = 'resource'): string =>
  select(argument, {
    material: 'materiálů',
    fuel: 'paliva',
    weapon: 'zbraní',
    relic: 'relikvií',
    psionic: 'psioniků',
  });

/** Nominative, after a colon. */
export const typeName = select('resource', {
  material: 'materiály',
  fuel: 'palivo',
  weapon: 'zbraně',
  relic: 'relikvie',
  psionic: 'psionik',
});

/** Accusative and genitive. */
export const ambition = (argument = 'ambition'): string =>
  select(argument, {
    tycoon: 'Magnáta',
    tyrant: 'Tyrana',
    warlord: 'Vojevůdce',
    keeper: 'Správce',
    empath: 'Empata',
  });

export const piece = (argument = 'kind'): string =>
  select(argument, { ship: 'loď', starport: 'dok', city: 'město', agent: 'agenta' });

export const damagedPiece = select('kind', {
  ship: 'poškozenou loď',
  starport: 'poškozený dok',
  city: 'poškozené město',
  agent: 'agenta',
});

/** What a button says that takes an action. */
export const act = (argument = 'action'): string =>
  select(
    argument,
    {
      tax: 'Zdanit',
      build: 'Stavět',
      move: 'Pohnout loděmi',
      repair: 'Opravit',
      influence: 'Uplatnit vliv',
      secure: 'Zajistit kartu',
      battle: 'Vést bitvu',
      manufacture: 'Výroba (stavba)',
      synthesize: 'Syntéza (stavba)',
      pressgang: 'Násilný odvod (stavba)',
      execute: 'Poprava (vliv)',
      abduct: 'Únos (bitva)',
      trade: 'Obchod (daně)',
      summon: 'Vyvolání (stavba)',
      nurture: 'Pěstování (stavba)',
      prune: 'Prořezávání (oprava)',
    },
    'Střelba z pušek (bitva)',
  );

/** The name of an action. */
export const action = (argument = 'action'): string =>
  select(
    argument,
    {
      tax: 'daně',
      build: 'stavba',
      move: 'pohyb',
      repair: 'oprava',
      influence: 'vliv',
      secure: 'zajištění',
      battle: 'bitva',
      manufacture: 'Výroba',
      synthesize: 'Syntéza',
      pressgang: 'Násilný odvod',
      execute: 'Poprava',
      abduct: 'Únos',
      trade: 'Obchod',
      summon: 'Vyvolání',
      nurture: 'Pěstování',
      prune: 'Prořezávání',
    },
    'Střelba z pušek',
  );

/** Slots are counted from 0; the last one is on a card. */
export const slot = select('slot', {
  0: '1. pole',
  1: '2. pole',
  2: '3. pole',
  3: '4. pole',
  4: '5. pole',
  5: '6. pole',
  6: 'Prastaré državy',
});

/** Nominative and accusative. */
export const ships = (argument = 'count'): string =>
  `{${argument}, plural, one {# loď} few {# lodě} other {# lodí}}`;

/** Building slots of a system; beyond them a cloud city. */
export const place = select('place', { 0: '1. pole', 1: '2. pole', 2: 'nad poli' });

/** What a resource is spent for, by the type it stands for. */
export const purpose = select('as', {
  material: 'za stavbu nebo opravu',
  fuel: 'za pohyb',
  weapon: 'a umožnit bitvy',
  relic: 'za zajištění',
  psionic: 'za akci hlavní karty',
});

/** What the faces of a die show, by their numbers. */
export const face = select('die', {
  skirmish: select('face', {
    0: 'prázdná',
    1: 'prázdná',
    2: 'prázdná',
    3: '1 zásah',
    4: '1 zásah',
    5: '1 zásah',
  }),
  assault: select('face', {
    0: 'prázdná',
    1: '2 zásahy',
    2: '2 zásahy + zásah vlastní lodi',
    3: '1 zásah + zásah vlastní lodi',
    4: '1 zásah + zásah vlastní lodi',
    5: '1 zásah + protiúder',
  }),
  raid: select('face', {
    0: 'protiúder',
    1: 'protiúder + 2 klíče',
    2: 'zásah vlastní lodi + 1 klíč',
    3: 'zasažení budovy + 1 klíč',
    4: 'zásah vlastní lodi + zasažení budovy',
    5: 'zásah vlastní lodi + zasažení budovy',
  }),
});
