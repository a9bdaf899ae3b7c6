import type { Manifest } from '@tablewright/board/manifest';

/** Nobody is offered this game: it is built only into the site of page tests. */
export const manifest: Manifest = {
  id: 'parley',
  name: { en: 'Parley', cs: 'Vyjednávání', pl: 'Pertraktacje' },
  tagline: { en: 'Talk, trade, scheme', cs: 'Mluv, směňuj, intrikuj', pl: 'Mów, handluj, knuj' },
  players: { min: 2, max: 6 },
  minutes: [5, 10],
  credits: { designers: ['Tablewright'], publishers: ['Tablewright'], box: 'https://example.org' },
  face: { main: '#3d5a80', ink: '#ffffff', others: ['#e0e6ee', '#8a5a2b', '#4f7d5c'] },
};
