import type { Manifest } from '@tablewright/board/manifest';

export const manifest: Manifest = {
  id: 'arcs',
  name: { en: 'Arcs', cs: 'Arcs', pl: 'Arcs' },
  tagline: {
    en: 'Lead, pivot, rule the Reach',
    cs: 'Udej směr, odporuj, ovládni Pomezí',
    pl: 'Prowadź, przebijaj, władaj Rubieżą',
  },
  players: { min: 2, max: 4 },
  minutes: [60, 120],
  credits: {
    designers: ['Cole Wehrle'],
    publishers: ['Leder Games'],
    box: 'https://ledergames.com',
  },
  first: {
    goal: {
      en: 'Play a card each turn, build and fight across the Reach, and win the declared ambitions: the most Power wins.',
      cs: 'Každý tah zahraj kartu, stavěj a bojuj napříč Pomezím a naplňuj vyhlášené ambice: vyhrává ten, kdo má nejvíc moci.',
      pl: 'Co turę zagraj kartę, buduj i walcz na całej Rubieży i realizuj zadeklarowane ambicje: wygrywa największa potęga.',
    },
    lesson: 'chapter',
  },
  face: {
    main: '#2a1f63',
    ink: '#f6ecd6',
    others: ['#171040', '#ef6f4f', '#f2c879'],
    refuse: { ring: '#ff9585', case: '#0c0726' },
  },
};
