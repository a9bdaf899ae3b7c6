import { describe, expect, it } from 'vitest';
import { win } from './duel.ts';
import type { Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('Middleman', () => {
  it('AH-5.4 and more gold: two pips for each', () => {
    const game = win(['middleman'], { smuggler: { dice: [1, 1], gold: 3 } });
    game.play('change:+2', 'change:+2');
    expect(game.about).toEqual({ value: 5 });
    game.offersOf('change', ['+1', '-1', '-2']);
    expect(game.gold('smuggler')).toBe(1);
  });

  it('AH-4.5 and a die that fits nowhere', () => {
    const damage = ['sail-1', 'sail-2', 'sail-3', 'full-sail-1', 'tailwind-1'];
    const game = win(['middleman'], { smuggler: { dice: [1, 3], gold: 1, damage } });
    game.play('die:1').offers(['aside', 'change:+1', 'change:+2']).play('change:+2');
    // A 3 fits no better, and the gold is gone.
    expect(game.events('setAside')).toMatchObject([{ value: 3 }, { value: 3 }]);
    expect(game.gold('smuggler')).toBe(0);
  });
});

describe('Barrelman', () => {
  const enter = (crew: readonly string[], more: Setting = {}): Scenario =>
    win(crew, { rival: { at: 'tree-b.se' }, smuggler: { at: 'swords-a.nw' }, ...more }).place(
      1,
      'sail-1',
      'step:e:swords-a.ne',
    );

  it('AH-10.4 and fog with enemies in it: no battle there, but where the push leads', () => {
    const game = enter(['barrelman'], { patrols: ['swords-a.ne', 'swords-a.se'] });
    game.asks('smuggler', 'drift');
    expect(game.events()).not.toContain('battle');
    game.play('push:s:swords-a.se').asks('smuggler', 'victory');
    expect(game.events('battle')).toMatchObject([{ space: 'swords-a.se' }]);
  });

  it('AH-12.5 and Sea Witch: the push may lead round the map', () => {
    const game = enter(['barrelman', 'sea-witch'], { stack: [] }).asks('smuggler', 'drift');
    game.offers([
      'push:s:swords-a.se',
      'push:w:swords-a.nw',
      'witch:n:tree-b.se',
      'witch:e:compass-b.nw',
      'ignore',
    ]);
    game.play('witch:e:compass-b.nw');
    expect(game.ship('smuggler')).toBe('compass-b.nw');
  });

  it('AH-10.2 and Sea Dog: fog and current are both the player’s to steer', () => {
    const map = {
      'fish-a': [0, 0, 0],
      'skull-a': [0, -2, 0],
    } as const;
    // Out of the fog to the north lies skull-a.sw; its current is one further.
    const game = win(['barrelman', 'sea-dog'], {
      map,
      smuggler: { at: 'fish-a.sw' },
      rival: { at: 'fish-a.se' },
      bluefin: { at: 'fish-a.se' },
    });
    game.place(1, 'sail-1', 'step:n:fish-a.nw').asks('smuggler', 'drift');
    game.play('push:n:skull-a.sw').asks('smuggler', 'sail').play('step:n:skull-a.nw');
    game.asks('smuggler', 'drift').play('push:e:skull-a.ne');
    expect(game.ship('smuggler')).toBe('skull-a.ne');
  });
});

describe('pushes that repeat', () => {
  it('AH-10.2 the fog that pushed once in a move is fog the next time', () => {
    const game = win(['barrelman'], {
      rival: { at: 'tree-b.se' },
      smuggler: { at: 'swords-a.nw', dice: [3, 3], slots: {} },
    });
    game.place(3, 'full-sail-1', 'step:e:swords-a.ne', 'push:w:swords-a.nw', 'step:e:swords-a.ne');
    game.asks('smuggler', 'sail');
    expect(game.about).toMatchObject({ steps: 1, space: 'swords-a.ne' });
  });

  it('AH-10.2 a current steered once in a move flows as printed the next time', () => {
    const game = win(['sea-dog'], {
      rival: { at: 'tree-b.se' },
      smuggler: { at: 'compass-b.sw', dice: [3, 3], slots: {} },
    });
    game.place(3, 'full-sail-1', 'step:s:skull-a.nw', 'push:n:compass-b.sw', 'step:s:skull-a.nw');
    game.asks('smuggler', 'drift').offers(['push:s:skull-a.sw', 'ignore']);
  });
});

describe('Sea Witch', () => {
  const drifting = (stack: readonly string[]): Scenario =>
    win(['sea-witch'], {
      map: [['fish-b', 'compass-a']],
      stack,
      smuggler: { at: 'fish-b.se' },
      rival: { at: 'compass-a.se' },
      bluefin: { at: 'compass-a.se' },
    }).place(1, 'sail-1', 'step:w:fish-b.sw');

  it('AH-10.2 and a current that leads off the map: explore or jump', () => {
    const game = drifting(['tree-a']).asks('smuggler', 'edge');
    expect(game.offered).toContain('witch:s:fish-b.nw');
    expect(game.offered).toContain('explore:s:0,2');
    game.play('witch:s:fish-b.nw');
    expect(game.ship('smuggler')).toBe('fish-b.nw');
  });

  it('AH-8.5 the same without tiles: jump or anchor', () => {
    const game = drifting([]).asks('smuggler', 'edge').offers(['witch:s:fish-b.nw', 'stop']);
    game.play('stop');
    expect(game.ship('smuggler')).toBe('fish-b.sw');
  });

  it('AH-10.8 and Trawler: the treasure where she leads', () => {
    const game = win(['sea-witch', 'trawler'], {
      rival: { at: 'tree-b.se' },
      smuggler: { at: 'swords-a.nw' },
    });
    game.place(1, 'trawler', 'witch:n:tree-b.sw', 'hit:smuggler-1/sail-1');
    expect(game.gold('smuggler')).toBe(1);
  });
});

describe('crew and wreckage', () => {
  it('AH-10.8 Pilot and Diver: no damage, a gold more', () => {
    const game = win(['pilot', 'diver'], {
      rival: { at: 'tree-b.se' },
      smuggler: { at: 'swords-a.nw' },
    });
    game.place(1, 'sail-1', 'step:s:swords-a.sw', 'evade', 'stop');
    expect(game.gold('smuggler')).toBe(3);
    expect(game.events()).not.toContain('damaged');
  });

  it('AH-10.8 Trawler and Diver: what is passed by gives its treasure, the anchorage one more', () => {
    const game = win(['trawler', 'diver', 'pilot'], {
      rival: { at: 'tree-b.se' },
      smuggler: { at: 'tree-b.ne' },
    });
    game.place(1, 'trawler', 'step:w:tree-b.nw', 'evade');
    expect(game.gold('smuggler')).toBe(1);
    game.play('step:s:tree-b.sw', 'evade');
    expect(game.gold('smuggler')).toBe(3);
  });

  it('AH-2.5 Cutpurse and an empty supply', () => {
    const game = win(['cutpurse'], { bluefin: { at: 'tree-b.se', gold: 19 } });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:none');
    expect([game.gold('smuggler'), game.state.gold]).toEqual([1, 0]);
  });
});

describe('repairs and powder', () => {
  const repairing = (more: Setting): Scenario =>
    win(['powder-monkey', 'shipwright'], {
      rival: { at: 'compass-b.sw' },
      ...more,
      smuggler: { damage: ['sail-2', 'sail-3', 'full-sail-1'], ...more.smuggler },
    });

  it('AH-6.4 Shipwright and Powder Monkey: one shot, however much is repaired', () => {
    const game = repairing({}).place(1, 'shipwright').asks('smuggler', 'shoot');
    game.play('shoot:flagship.smuggler-2', 'hit:smuggler-2/cannons-1');
    expect(game.events('repaired')).toHaveLength(3);
    expect(game.prompt).toBe('slot');
  });

  it('AH-10.3 a harbor and Powder Monkey', () => {
    const game = repairing({
      smuggler: { at: 'skull-a.se', slots: {}, damage: ['sail-2'] },
      rival: { at: 'skull-a.sw' },
    });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'stop', 'repairHere').asks('smuggler', 'shoot');
  });

  it('AH-16.7 the reward of repairs and Powder Monkey', () => {
    const game = repairing({
      smuggler: {
        at: 'swords-a.se',
        cargo: ['diver'],
        white: 'r0c4',
        black: 'r2c2',
        damage: ['sail-2'],
      },
      rival: { at: 'swords-a.nw' },
    });
    game.play('deliver:diver', 'cell:r1c4', 'accept').asks('smuggler', 'shoot').play('decline');
    game.asks('smuggler', 'pledge');
  });

  it('AH-4.7 Mystic and Elder: the own damage costs the gold', () => {
    const game = win(['mystic', 'elder'], {
      rival: { at: 'compass-b.sw' },
      smuggler: { slots: {} },
    });
    game.play('crew:mystic', 'hit:smuggler-1/sail-1', 'shoot:flagship.smuggler-2');
    game.play('hit:smuggler-2/cannons-1').place(1, 'tailwind-1').place(1, 'cannons-1');
    expect(game.gold('smuggler')).toBe(0);
  });
});
