import type { Manifest } from '@tablewright/board/manifest';

export const manifest: Manifest = {
  id: 'arcs',
  name: { en: 'Arcs', cs: 'Arcs', pl: 'Arcs' },
  tagline: {
    en: 'Lead, pivot, rule the Reach',
    cs: 'Veď, odporuj, ovládni Pomezí',
    pl: 'Prowadź, odstępuj, władaj Rubieżą',
  },
  players: { min: 2, max: 4 },
  minutes: [60, 120],
  credits: {
    designers: ['Cole Wehrle'],
    publishers: ['Leder Games'],
    box: 'https://ledergames.com',
  },
  face: {
    main: '#2a1f63',
    ink: '#f6ecd6',
    others: ['#171040', '#ef6f4f', '#f2c879'],
    refuse: { ring: '#ff9585', case: '#0c0726' },
  },
};
