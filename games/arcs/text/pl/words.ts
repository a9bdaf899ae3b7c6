import { select } from '../select.ts';

/** Accusative: "zyskuje" what. */
export const resource = (argument = 'resource'): string =>
  select(argument, {
    material: 'Materiał',
    fuel: 'Paliwo',
    weapon: 'Broń',
    relic: 'Relikwię',
    psionic: 'Psionika',
  });

/** Genitive: a token, Outrage "of" what. */
export const type = (argument = 'resource'): string =>
  select(argument, {
    material: 'Materiału',
    fuel: 'Paliwa',
    weapon: 'Broni',
    relic: 'Relikwii',
    psionic: 'Psioników',
  });

/** Nominative, after a colon. */
export const typeName = select('resource', {
  material: 'Materiał',
  fuel: 'Paliwo',
  weapon: 'Broń',
  relic: 'Relikwia',
  psionic: 'Psionik',
});

/** Accusative: "deklaruje" whom. */
export const ambition = (argument = 'ambition'): string =>
  select(argument, {
    tycoon: 'Potentata',
    tyrant: 'Tyrana',
    warlord: 'Wodza',
    keeper: 'Opiekuna',
    empath: 'Empatę',
  });

export const piece = (argument = 'kind'): string =>
  select(argument, {
    ship: 'statek',
    starport: 'port kosmiczny',
    city: 'miasto',
    agent: 'agenta',
  });

export const damagedPiece = select('kind', {
  ship: 'uszkodzony statek',
  starport: 'uszkodzony port kosmiczny',
  city: 'uszkodzone miasto',
  agent: 'agenta',
});

/** What a button says that takes an action. */
export const act = (argument = 'action'): string =>
  select(
    argument,
    {
      tax: 'Opodatkuj',
      build: 'Zbuduj',
      move: 'Porusz statki',
      repair: 'Napraw',
      influence: 'Użyj wpływu',
      secure: 'Zabezpiecz kartę',
      battle: 'Stocz bitwę',
      manufacture: 'Wytwarzaj (Budowa)',
      synthesize: 'Syntetyzuj (Budowa)',
      pressgang: 'Wciel siłą (Budowa)',
      execute: 'Dokonaj egzekucji (Wpływ)',
      abduct: 'Uprowadź (Bitwa)',
      trade: 'Handluj (Opodatkowanie)',
      summon: 'Wezwij (Budowa)',
      nurture: 'Pielęgnuj (Budowa)',
      prune: 'Przycinaj (Naprawa)',
    },
    'Wystrzel z karabinów (Bitwa)',
  );

/** The name of an action. */
export const action = (argument = 'action'): string =>
  select(
    argument,
    {
      tax: 'Opodatkowanie',
      build: 'Budowa',
      move: 'Ruch',
      repair: 'Naprawa',
      influence: 'Wpływ',
      secure: 'Zabezpieczenie',
      battle: 'Bitwa',
      manufacture: 'Wytwarzaj',
      synthesize: 'Syntetyzuj',
      pressgang: 'Wciel siłą',
      execute: 'Dokonaj egzekucji',
      abduct: 'Uprowadź',
      trade: 'Handluj',
      summon: 'Wezwij',
      nurture: 'Pielęgnuj',
      prune: 'Przycinaj',
    },
    'Wystrzel z karabinów',
  );

/** Slots are counted from 0; the last one is on a card. */
export const slot = select('slot', {
  0: '1. pole',
  1: '2. pole',
  2: '3. pole',
  3: '4. pole',
  4: '5. pole',
  5: '6. pole',
  6: 'Starożytne Włości',
});

/** Nominative and accusative. */
export const ships = (argument = 'count'): string =>
  `{${argument}, plural, one {# statek} few {# statki} many {# statków} other {# statków}}`;

/** Building slots of a system; beyond them a cloud city. */
export const place = select('place', { 0: '1. pole', 1: '2. pole', 2: 'nad polami' });

/** What a resource is spent for, by the type it stands for. */
export const purpose = select('as', {
  material: 'na Budowę lub Naprawę',
  fuel: 'na Ruch',
  weapon: 'na toczenie Bitew',
  relic: 'na Zabezpieczenie',
  psionic: 'na akcję karty wiodącej',
});

/** What the faces of a die show, by their numbers. */
export const face = select('die', {
  skirmish: select('face', {
    0: 'pusta',
    1: 'pusta',
    2: 'pusta',
    3: '1 trafienie',
    4: '1 trafienie',
    5: '1 trafienie',
  }),
  assault: select('face', {
    0: 'pusta',
    1: '2 trafienia',
    2: '2 trafienia + trafienie we własny statek',
    3: '1 trafienie + trafienie we własny statek',
    4: '1 trafienie + trafienie we własny statek',
    5: '1 trafienie + przechwycenie',
  }),
  raid: select('face', {
    0: 'przechwycenie',
    1: 'przechwycenie + 2 klucze',
    2: 'trafienie we własny statek + 1 klucz',
    3: 'trafienie w budowlę + 1 klucz',
    4: 'trafienie we własny statek + trafienie w budowlę',
    5: 'trafienie we własny statek + trafienie w budowlę',
  }),
});
