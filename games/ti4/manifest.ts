import type { Manifest } from '@tablewright/board/manifest';

export const manifest: Manifest = {
  id: 'ti4',
  status: 'development',
  name: { en: 'Twilight Imperium', cs: 'Twilight Imperium', pl: 'Twilight Imperium' },
  tagline: {
    en: 'One galaxy, one throne',
    cs: 'Jedna galaxie, jeden trůn',
    pl: 'Jedna galaktyka, jeden tron',
  },
  players: { min: 3, max: 6 },
  minutes: [240, 480],
  credits: {
    designers: ['Dane Beltrami', 'Corey Konieczka', 'Christian T. Petersen'],
    publishers: ['Fantasy Flight Games'],
    box: 'https://www.fantasyflightgames.com',
  },
  face: {
    main: '#0d1a33',
    ink: '#dfe9f7',
    others: ['#060b18', '#7fb2e5', '#e5c98a'],
    refuse: { ring: '#ff9585', case: '#060b18' },
  },
};
