import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { cardOf } from './table.ts';

/** The Smuggler with this crew. */
const crewed = (crew: string, at: string, more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    ...more,
    smuggler: { at, dice: [1, 1], crew: [crew], ...more.smuggler },
  });

describe('Sailor', () => {
  it('AH-12.5 a die on the card: one, two or three steps', () => {
    const game = crewed('sailor', 'compass-b.nw').place(1, 'sailor').offersOf('stop', []);
    expect(game.about).toMatchObject({ steps: 3 });
    game.play('step:e:compass-b.ne', 'step:e:swords-a.nw', 'step:e:swords-a.ne');
    expect(game.prompt).toBe('slot');
  });

  it.each(['sailor', 'trawler'])(
    'AH-12.5 is not the Sail action: no Patrol, no Comrades (%s)',
    (card) => {
      const squadron = position({
        bluefin: { at: 'compass-b.ne', dice: [1, 1], crew: [card] },
      });
      squadron.place(1, card, 'step:s:compass-b.se', 'stop');
      expect(squadron.prompt).toBe('slot');
      const union = position({
        active: 'union',
        union: { at: 'compass-b.ne', dice: [1, 1], crew: [card] },
        ready: 4,
      });
      union.place(1, card, 'step:s:compass-b.se', 'stop');
      expect(union.prompt).toBe('slot');
    },
  );
});

describe('Trawler', () => {
  it('AH-12.5 a die on the card: one or two steps, with the treasure of every space entered', () => {
    const game = crewed('trawler', 'tree-b.ne').place(1, 'trawler');
    expect(game.about).toMatchObject({ steps: 2 });
    game.play('step:w:tree-b.nw', 'hit:smuggler-1/cannons-1');
    expect(game.gold('smuggler')).toBe(1);
    game.play('step:s:tree-b.sw', 'hit:smuggler-1/sail-1');
    expect(game.gold('smuggler')).toBe(2);
    const anchored = crewed('trawler', 'tree-b.ne').place(1, 'trawler');
    anchored.play('step:w:tree-b.nw', 'hit:smuggler-1/cannons-1', 'stop');
    expect(anchored.gold('smuggler')).toBe(1);
  });
});

describe('Pilot', () => {
  it('AH-12.5 AH-18.1 no damage from wreckage; the treasure stays', () => {
    const game = crewed('pilot', 'tree-b.ne').place(1, 'sail-1', 'step:w:tree-b.nw');
    game.asks('smuggler', 'wreckage').offers(['evade', 'suffer']).play('evade', 'stop');
    expect(game.events()).not.toContain('damaged');
    expect(game.gold('smuggler')).toBe(1);
  });

  it('AH-12.5 AH-10.7 the damage may be taken as well', () => {
    const game = crewed('pilot', 'tree-b.ne').place(1, 'sail-1', 'step:w:tree-b.nw', 'suffer');
    game.asks('smuggler', 'hurt').play('hit:smuggler-1/tailwind-1', 'stop');
    expect(game.slot('smuggler', 'tailwind-1')).toBe(7);
  });

  it('AH-12.5 does not ask where damage can serve nobody', () => {
    const sail = (crew: string[], market: string[]): Scenario =>
      position({
        bluefin: { at: 'tree-b.ne', dice: [1, 1], crew },
        market,
        union: { at: 'skull-a.se' },
      }).place(1, 'sail-1', 'step:w:tree-b.nw');
    sail(['pilot'], []).asks('bluefin', 'sail');
    sail(['pilot', 'powder-monkey'], []).asks('bluefin', 'wreckage');
    sail(['pilot'], ['powder-monkey']).asks('bluefin', 'wreckage');
  });

  it('AH-12.5 only for the flagship', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 3], crew: ['pilot'] },
      patrols: ['tree-b.ne'],
    });
    game.place(3, 'order-1', 'pick:tree-b.ne', 'step:w:tree-b.nw');
    expect(game.patrols).toEqual([]);
  });
});

describe('Diver', () => {
  it('AH-12.5 one gold more where the flagship anchors at wreckage', () => {
    const game = crewed('diver', 'swords-a.nw').place(1, 'sail-1', 'step:s:swords-a.sw');
    game.play('hit:smuggler-1/cannons-1', 'stop');
    expect(game.gold('smuggler')).toBe(3);
    const plain = crewed('diver', 'skull-b.se', { map: [['skull-b']] });
    expect(plain.place(1, 'sail-1', 'step:n:skull-b.ne', 'stop').gold('smuggler')).toBe(1);
  });
});

describe('Merchant', () => {
  it('AH-12.5 one gold where the flagship anchors at a harbor, besides what the harbor does', () => {
    const game = crewed('merchant', 'skull-a.se', { smuggler: { damage: ['tailwind-1'] } });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'stop').asks('smuggler', 'harbor');
    game.play('repairHere');
    expect(game.gold('smuggler')).toBe(1);
    expect(game.slot('smuggler', 'tailwind-1')).toBe(0);
  });

  it('AH-12.5 an island is no harbor, and passing by is not anchoring', () => {
    const island = crewed('merchant', 'skull-a.sw').place(1, 'sail-1', 'step:e:skull-a.se', 'stop');
    expect(island.gold('smuggler')).toBe(0);
    const by = crewed('merchant', 'skull-a.se');
    by.place(1, 'sail-1', 'step:n:skull-a.ne', 'step:n:compass-b.se');
    expect(by.gold('smuggler')).toBe(0);
  });
});

describe('Sea Dog', () => {
  it('AH-12.5 AH-18.2 ignores a current, or is pushed where its owner wants', () => {
    const game = crewed('sea-dog', 'compass-b.sw', { stack: ['tree-a'] });
    game.place(1, 'sail-1', 'step:s:skull-a.nw').asks('smuggler', 'drift');
    expect(game.about).toEqual({ space: 'skull-a.nw', cause: 'current' });
    game.offers([
      'push:n:compass-b.sw',
      'push:e:skull-a.ne',
      'push:s:skull-a.sw',
      'explore:w:-1,2',
      'ignore',
    ]);
    game.play('ignore');
    expect(game.ship('smuggler')).toBe('skull-a.nw');
    expect(game.about).toMatchObject({ steps: 1 });
    const pushed = crewed('sea-dog', 'compass-b.sw').place(1, 'sail-1', 'step:s:skull-a.nw');
    pushed.play('push:e:skull-a.ne');
    expect(pushed.ship('smuggler')).toBe('skull-a.ne');
    expect(pushed.about).toMatchObject({ steps: 1 });
  });

  it('AH-12.5 not for Patrols', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 3], crew: ['sea-dog'] },
      patrols: ['compass-b.sw'],
    });
    game.place(3, 'order-1', 'pick:compass-b.sw', 'step:s:skull-a.nw');
    expect(game.patrols).toEqual(['skull-a.sw']);
  });
});

describe('Barrelman', () => {
  it('AH-12.5 takes fog for a current in any direction, or not', () => {
    const game = crewed('barrelman', 'swords-a.nw', { stack: ['tree-a'] });
    game.place(1, 'sail-1', 'step:e:swords-a.ne').asks('smuggler', 'drift');
    expect(game.about).toEqual({ space: 'swords-a.ne', cause: 'fog' });
    game.offers([
      'push:s:swords-a.se',
      'push:w:swords-a.nw',
      'explore:n:3,-1',
      'explore:e:4,0',
      'ignore',
    ]);
    game.play('push:s:swords-a.se');
    expect(game.ship('smuggler')).toBe('swords-a.se');
    expect(game.about).toMatchObject({ steps: 1 });
    const ignored = crewed('barrelman', 'swords-a.nw').place(1, 'sail-1', 'step:e:swords-a.ne');
    expect(ignored.play('ignore', 'stop').ship('smuggler')).toBe('swords-a.ne');
  });
});

describe('Sea Witch', () => {
  it('AH-12.5 instead of exploring the flagship comes back at the opposite edge', () => {
    const game = crewed('sea-witch', 'compass-b.nw', { stack: ['tree-a'] }).place(1, 'sail-1');
    game.offers([
      'explore:n:0,-1',
      'explore:w:-1,0',
      'step:e:compass-b.ne',
      // Down the first column, over the sandbar and the current; and along the first row.
      'witch:n:skull-a.sw',
      'witch:w:swords-a.ne',
    ]);
    game.play('witch:w:swords-a.ne');
    expect(game.ship('smuggler')).toBe('swords-a.ne');
    expect(game.events('moved')).toMatchObject([{ how: 'witch', to: 'swords-a.ne' }]);
    // The step off the map was one of two.
    expect(game.about).toMatchObject({ steps: 1 });
    game.play('step:s:swords-a.se');
    expect(game.ship('smuggler')).toBe('swords-a.se');
  });

  it('AH-12.5 also where exploring is impossible', () => {
    const game = crewed('sea-witch', 'compass-b.nw', { stack: [] }).place(1, 'sail-1');
    game.offers(['step:e:compass-b.ne', 'witch:n:skull-a.sw', 'witch:w:swords-a.ne']);
  });

  it('AH-12.5 is not asked where a plain step leads to the same space', () => {
    const game = crewed('sea-witch', 'skull-b.nw', { map: [['skull-b']], stack: [] });
    game.place(1, 'sail-1').offers(['step:e:skull-b.ne', 'step:s:skull-b.sw']);
  });

  it('AH-12.5 the way ends before the first gap', () => {
    const map = {
      'compass-b': [0, 0, 0],
      'swords-a': [2, 0, 0],
      'tree-b': [5, 0, 0],
      'skull-a': [3, 2, 0],
    } as const;
    const game = crewed('sea-witch', 'compass-b.nw', { map, stack: [] }).place(1, 'sail-1');
    game.offersOf('witch', ['n:compass-b.sw', 'w:swords-a.ne']);
  });

  it('AH-12.5 arriving is a move like any other', () => {
    const game = crewed('sea-witch', 'skull-a.se', { strongholds: ['swords-a.se'], rolls: [1, 1] });
    game.place(1, 'sail-1', 'step:e:tree-b.sw', 'hit:smuggler-1/cannons-1', 'witch:s:swords-a.nw');
    expect(game.ship('smuggler')).toBe('swords-a.nw');
    const fight = crewed('sea-witch', 'tree-b.se', { gunship: 'swords-a.ne', rolls: [1, 1] });
    fight.place(1, 'sail-1', 'witch:s:swords-a.ne');
    // In the fog the Gunship waits in vain.
    expect(fight.events()).not.toContain('battle');
    const island = crewed('sea-witch', 'compass-b.sw', {
      strongholds: ['swords-a.se'],
      rolls: [1, 1],
    });
    island.place(1, 'sail-1', 'witch:w:swords-a.se');
    expect(island.events('battle')).toMatchObject([{ other: 'stronghold' }]);
  });

  it('AH-12.5 only the flagship knows her way', () => {
    const game = position({
      bluefin: { at: 'tree-b.se', dice: [3, 3], crew: ['sea-witch'] },
      patrols: ['compass-b.nw'],
      stack: [],
    });
    game.place(3, 'order-1', 'pick:compass-b.nw');
    expect(game.patrols).toEqual(['compass-b.ne']);
  });
});

describe('Aeronauts', () => {
  const map = [
    ['compass-b', 'swords-a'],
    ['compass-a', 'tree-b'],
  ];

  it('AH-12.5 AH-1.10 from an island to the other one of its suit, for a gold, as often as one likes', () => {
    const game = crewed('aeronauts', 'compass-b.se', { map, smuggler: { gold: 2 } });
    game.play('crew:aeronauts');
    expect(game.ship('smuggler')).toBe('compass-a.se');
    expect(game.gold('smuggler')).toBe(1);
    game.play('crew:aeronauts');
    expect(game.ship('smuggler')).toBe('compass-b.se');
    expect(game.gold('smuggler')).toBe(0);
    expect(game.state.diceLeft).toBe(2);
  });

  it('AH-12.5 not at sea, without gold, or while the other island is not on the map', () => {
    const cannot = (at: string, more: Setting): string[] =>
      crewed('aeronauts', at, { ...more, smuggler: { dice: [1, 2], ...more.smuggler } }).offered;
    expect(cannot('compass-b.ne', { map, smuggler: { gold: 1 } })).toEqual(['die:1', 'die:2']);
    expect(cannot('compass-b.se', { map })).toEqual(['die:1', 'die:2']);
    expect(cannot('swords-a.se', { smuggler: { gold: 1 } })).toEqual(['die:1', 'die:2']);
  });

  it('AH-12.5 arriving is a move like any other, but no Tailwind and no Sail', () => {
    const game = position({
      bluefin: { at: 'compass-b.se', dice: [1, 1], crew: ['aeronauts'], gold: 1 },
      map,
      gunship: 'compass-a.se',
      rolls: [6, 1],
    });
    game.play('crew:aeronauts', 'victory:none').asks('bluefin', 'slot');
    expect(game.events('battle')).toHaveLength(1);
    expect(game.events('moved')).toMatchObject([{ how: 'direct' }]);
    expect(game.patrols).toEqual([]);
  });
});

describe('Whispering Wind', () => {
  it('AH-12.5 for two gold to any tailwind, once a turn', () => {
    const game = crewed('whispering-wind', 'compass-b.se', { smuggler: { gold: 5 } });
    game.play('crew:whispering-wind').asks('smuggler', 'wind');
    game.offersOf('go', ['compass-b.sw', 'skull-a.sw', 'swords-a.ne', 'tree-b.nw', 'tree-b.sw']);
    game.play('go:swords-a.ne');
    expect([game.ship('smuggler'), game.gold('smuggler')]).toEqual(['swords-a.ne', 3]);
    game.asks('smuggler', 'slot');
    const poor = crewed('whispering-wind', 'compass-b.se', {
      smuggler: { gold: 1, dice: [1, 2] },
    });
    poor.offers(['die:1', 'die:2']);
  });

  it('AH-12.5 in the next turn again', () => {
    const game = crewed('whispering-wind', 'compass-b.se', {
      smuggler: { gold: 4, dice: [1, 1, 1, 1] },
    });
    game
      .play('crew:whispering-wind', 'go:swords-a.ne')
      .place(1, 'tailwind-1')
      .place(1, 'cannons-1');
    game.idle(({ state, prompt }) => state.active === 1 && prompt === 'act');
    expect(game.offered).toContain('crew:whispering-wind');
  });
});

describe('Ghastly Gust', () => {
  it('AH-12.5 AH-12.6 once in the game straight to any space', () => {
    const game = crewed('ghastly-gust', 'compass-b.se');
    game.play('crew:ghastly-gust').asks('smuggler', 'wind');
    expect(game.offered.length).toBeGreaterThanOrEqual(15);
    game.play('go:swords-a.se');
    expect(game.ship('smuggler')).toBe('swords-a.se');
    expect(game.crew('smuggler')).toEqual([]);
    expect(game.state.removed).toContain(cardOf('ghastly-gust'));
  });

  it('AH-12.5 into wreckage, currents and battles as by any move', () => {
    const game = crewed('ghastly-gust', 'compass-b.se', { gunship: 'skull-a.nw', rolls: [6, 1] });
    game.play('crew:ghastly-gust', 'go:skull-a.nw', 'victory:none');
    expect(game.events('battle')).toHaveLength(1);
    expect(game.ship('smuggler')).toBe('skull-a.sw');
  });
});
