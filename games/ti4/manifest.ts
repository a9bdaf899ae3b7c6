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
  first: {
    goal: {
      en: 'Take planets, build fleets and research technologies to fulfil objectives: the first player with 10 victory points wins.',
      cs: 'Obsazuj planety, stav flotily, zkoumej technologie a plň cíle: vyhrává ten, kdo má první 10 vítězných bodů.',
      pl: 'Zajmuj planety, buduj floty i opracowuj technologie, aby spełniać cele: wygrywa, kto pierwszy ma 10 punktów zwycięstwa.',
    },
    lesson: 'turn',
  },
  coach: true,
  tools: [
    {
      id: 'battle',
      name: { en: 'Battle calculator', cs: 'Kalkulačka bitev', pl: 'Kalkulator bitew' },
      about: {
        en: 'The exact chances of a battle: put two fleets together and see who wins, what is lost and what is left.',
        cs: 'Přesné šance v bitvě: sestav dvě flotily a uvidíš, kdo vyhraje, co ztratí a co zbude.',
        pl: 'Dokładne szanse w bitwie: zestaw dwie floty i zobacz, kto wygra, co straci i co zostanie.',
      },
    },
    {
      id: 'galaxy',
      name: { en: 'Galaxy editor', cs: 'Editor galaxie', pl: 'Edytor galaktyki' },
      about: {
        en: 'Build a galaxy tile by tile or have a fair one made, compare the homes, and share it as a link or a map string.',
        cs: 'Sestav galaxii dílek po dílku, nebo si nech vytvořit vyváženou, porovnej domovy a sdílej ji odkazem nebo řetězcem mapy.',
        pl: 'Ułóż galaktykę kafel po kaflu albo wygeneruj wyrównaną, porównaj systemy domowe i udostępnij ją jako link lub zapis mapy.',
      },
    },
    {
      id: 'reference',
      name: { en: 'Reference', cs: 'Přehled', pl: 'Leksykon' },
      about: {
        en: 'Everything in the box with its text: factions, technologies, units, cards, agendas, objectives, planets and systems.',
        cs: 'Všechno, co je v krabici, i s texty: frakce, technologie, jednotky, karty, agendy, cíle, planety a systémy.',
        pl: 'Wszystko, co jest w pudełku, z tekstami: frakcje, technologie, jednostki, karty, agendy, cele, planety i systemy.',
      },
    },
  ],
  face: {
    main: '#0d1a33',
    ink: '#dfe9f7',
    others: ['#060b18', '#7fb2e5', '#e5c98a'],
    refuse: { ring: '#ff9585', case: '#060b18' },
  },
};
