import { select } from '../select.ts';

/** Words as they stand in a sentence. */
export const resource = (argument = 'resource'): string =>
  select(argument, {
    material: 'Material',
    fuel: 'Fuel',
    weapon: 'a Weapon',
    relic: 'a Relic',
    psionic: 'a Psionic',
  });

export const type = (argument = 'resource'): string =>
  select(argument, {
    material: 'Material',
    fuel: 'Fuel',
    weapon: 'Weapon',
    relic: 'Relic',
    psionic: 'Psionic',
  });

export const ambition = (argument = 'ambition'): string =>
  select(argument, {
    tycoon: 'Tycoon',
    tyrant: 'Tyrant',
    warlord: 'Warlord',
    keeper: 'Keeper',
    empath: 'Empath',
  });

export const piece = (argument = 'kind'): string =>
  select(argument, { ship: 'a ship', starport: 'a starport', city: 'a city', agent: 'an agent' });

/** What a button says that takes an action. */
export const act = (argument = 'action'): string =>
  select(
    argument,
    {
      tax: 'Tax',
      build: 'Build',
      move: 'Move',
      repair: 'Repair',
      influence: 'Influence',
      secure: 'Secure',
      battle: 'Battle',
      manufacture: 'Manufacture (build)',
      synthesize: 'Synthesize (build)',
      pressgang: 'Pressgang (build)',
      execute: 'Execute (influence)',
      abduct: 'Abduct (battle)',
      trade: 'Trade (tax)',
      summon: 'Summon (build)',
      nurture: 'Nurture (build)',
      prune: 'Prune (repair)',
    },
    'Fire Rifles (battle)',
  );

/** The name of an action. */
export const action = (argument = 'action'): string =>
  select(
    argument,
    {
      tax: 'Tax',
      build: 'Build',
      move: 'Move',
      repair: 'Repair',
      influence: 'Influence',
      secure: 'Secure',
      battle: 'Battle',
      manufacture: 'Manufacture',
      synthesize: 'Synthesize',
      pressgang: 'Pressgang',
      execute: 'Execute',
      abduct: 'Abduct',
      trade: 'Trade',
      summon: 'Summon',
      nurture: 'Nurture',
      prune: 'Prune',
    },
    'Fire Rifles',
  );

/** Slots are counted from 0; the last one is on a card. */
export const slot = select('slot', {
  0: 'slot 1',
  1: 'slot 2',
  2: 'slot 3',
  3: 'slot 4',
  4: 'slot 5',
  5: 'slot 6',
  6: 'Ancient Holdings',
});

export const ships = (argument = 'count'): string =>
  `{${argument}, plural, one {# ship} other {# ships}}`;

/** Building slots of a system; beyond them a cloud city. */
export const place = select('place', { 0: 'slot 1', 1: 'slot 2', 2: 'above the slots' });

/** What a resource is spent for, by the type it stands for. */
export const purpose = select('as', {
  material: 'to build or repair',
  fuel: 'to move',
  weapon: 'to allow battles',
  relic: 'to secure',
  psionic: 'to act like the lead card',
});

/** What the faces of a die show, by their numbers. */
export const face = select('die', {
  skirmish: select('face', {
    0: 'blank',
    1: 'blank',
    2: 'blank',
    3: '1 hit',
    4: '1 hit',
    5: '1 hit',
  }),
  assault: select('face', {
    0: 'blank',
    1: '2 hits',
    2: '2 hits + self-hit',
    3: '1 hit + self-hit',
    4: '1 hit + self-hit',
    5: '1 hit + intercept',
  }),
  raid: select('face', {
    0: 'intercept',
    1: 'intercept + 2 keys',
    2: 'self-hit + 1 key',
    3: 'building hit + 1 key',
    4: 'self-hit + building hit',
    5: 'self-hit + building hit',
  }),
});
