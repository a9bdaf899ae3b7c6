import type { Manifest } from '@tablewright/board/manifest';

export const manifest: Manifest = {
  id: 'pebbles',
  name: { en: 'Pebbles', cs: 'Oblázky', pl: 'Kamyki' },
  tagline: { en: 'Take the last one', cs: 'Vezmi poslední', pl: 'Weź ostatni' },
  players: { min: 2, max: 3 },
  minutes: [1, 2],
  credits: {
    designers: ['Ada Shore'],
    publishers: ['Tide & Sons'],
    box: 'https://pebbles.example',
  },
  face: { main: '#123456', ink: '#ffffff', others: ['#111111', '#222222', '#333333'] },
};
