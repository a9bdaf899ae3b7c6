import type { Manifest } from '@tablewright/board/manifest';

export const manifest: Manifest = {
  id: 'roam',
  name: { en: 'Roam', cs: 'Zbloudilí', pl: 'Roam' },
  tagline: {
    en: 'Wander, wake the sleepers',
    cs: 'Toulej se a probouzej spáče',
    pl: 'Wędruj, budź śpiących',
  },
  players: { min: 2, max: 4 },
  minutes: [30, 45],
  credits: {
    designers: ['Ryan Laukat'],
    publishers: ['Red Raven Games', 'REXhry'],
    box: 'https://www.redravengames.com',
  },
  first: {
    goal: {
      en: 'Place tokens on the map in patterns: have the most on a full card to win its adventurer. The most points win.',
      cs: 'Pokládej žetony na mapu podle tvarů: kdo jich má na plné kartě nejvíc, získá její postavu. Vyhrává nejvíc bodů.',
      pl: 'Kładź znaczniki na mapie według wzorów: kto ma ich najwięcej na pełnej karcie, zdobywa jej postać. Wygrywa najwięcej punktów.',
    },
    setup: { artifacts: false },
    lesson: 'basics',
  },
  face: {
    main: '#5d7f3f',
    ink: '#2e2415',
    others: ['#e8dcbc', '#c8643c', '#7fb0b3'],
    label: '#466330',
  },
  exampleClause: 'RO-6.5',
};
