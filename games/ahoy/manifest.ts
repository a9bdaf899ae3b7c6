import type { Manifest } from '@tablewright/board/manifest';

export const manifest: Manifest = {
  id: 'ahoy',
  name: { en: 'Ahoy', cs: 'Ahoj', pl: 'Ahoy' },
  tagline: {
    en: 'A chart that grows as you sail',
    cs: 'Mapa, která roste s plavbou',
    pl: 'Mapa, która rośnie podczas rejsu',
  },
  players: { min: 2, max: 4 },
  minutes: [60, 75],
  credits: {
    designers: ['Greg Loring-Albright'],
    publishers: ['Leder Games'],
    box: 'https://ledergames.com',
  },
  first: {
    goal: {
      en: 'Sail, explore and fight: every faction plays by its own rules, and the most fame wins.',
      cs: 'Plav se, objevuj a bojuj: každá frakce hraje podle vlastních pravidel a vyhrává ten, kdo má nejvíc slávy.',
      pl: 'Żegluj, odkrywaj i walcz: każda frakcja gra według własnych zasad, a wygrywa największa sława.',
    },
    lesson: 'squadron',
  },
  face: { main: '#1d5c70', ink: '#1c2b33', others: ['#dfe9e0', '#c0452f', '#d9b25f'] },
};
