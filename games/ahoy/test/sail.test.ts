import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

/** The Smuggler is about to sail from here. */
const from = (at: string, more: Setting = {}): Setting => ({
  active: 'smuggler',
  ...more,
  smuggler: { at, dice: [1, 1], ...more.smuggler },
});

describe('sail', () => {
  it('AH-6.1 AH-7.1 one or two steps to spaces beside', () => {
    const game = position(from('compass-b.ne')).place(1, 'sail-1').asks('smuggler', 'sail');
    game.offers([
      'explore:n:1,-1',
      'step:e:swords-a.nw',
      'step:s:compass-b.se',
      'step:w:compass-b.nw',
    ]);
    expect(game.about).toMatchObject({ figure: 'flagship', space: 'compass-b.ne', steps: 2 });
    game.play('step:s:compass-b.se');
    expect(game.about).toMatchObject({ space: 'compass-b.se', steps: 1 });
    game.play('step:w:compass-b.sw').asks('smuggler', 'slot');
    expect(game.ship('smuggler')).toBe('compass-b.sw');
    expect(game.events('moved')).toMatchObject([
      { from: 'compass-b.ne', to: 'compass-b.se', how: 'step' },
      { from: 'compass-b.se', to: 'compass-b.sw', how: 'step' },
    ]);
    expect(game.events('anchored')).toMatchObject([{ player: 1, space: 'compass-b.sw' }]);
  });

  it('AH-6.1 staying where one is, is no sailing: at least one step', () => {
    position(from('compass-b.ne')).place(1, 'sail-1').offersOf('stop', []);
  });

  it('AH-1.4 nothing leads over a corner', () => {
    const game = position(from('compass-b.se')).place(1, 'sail-1');
    game.offers([
      'step:n:compass-b.ne',
      'step:e:swords-a.sw',
      'step:s:skull-a.ne',
      'step:w:compass-b.sw',
    ]);
  });

  it('AH-7.1 AH-10.6 no step crosses a sandbar, either way', () => {
    const down = position(from('compass-b.nw')).place(1, 'sail-1');
    down.offers(['explore:n:0,-1', 'explore:w:-1,0', 'step:e:compass-b.ne']);
    down.refuses('step:s:compass-b.sw', 'AH-10.6');
    const up = position(from('compass-b.sw')).place(1, 'sail-1');
    up.offers(['explore:w:-1,1', 'step:e:compass-b.se', 'step:s:skull-a.nw']);
  });

  it('AH-10.6 a sandbar turns with its tile', () => {
    // Turned once, the bar of parrot-b lies between its west and its south: sw is in the north-west.
    const map = { 'parrot-b': [0, 0, 1] } as const;
    const game = position(from('parrot-b.sw', { map })).place(1, 'sail-1');
    game.offers(['explore:n:0,-1', 'explore:w:-1,0', 'step:e:parrot-b.nw']);
    game.refuses('step:s:parrot-b.se', 'AH-10.6');
  });

  it('AH-7.3 the harbor and treasure of a space passed by are left alone', () => {
    const game = position(from('skull-a.se', { smuggler: { damage: ['full-sail-1'] } }));
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'step:n:compass-b.se');
    expect(game.prompt).toBe('slot');
    const wreck = position(from('swords-a.nw')).place(1, 'sail-1', 'step:s:swords-a.sw');
    wreck.asks('smuggler', 'hurt').play('hit:smuggler-1/cannons-1', 'step:e:swords-a.se');
    expect(wreck.gold('smuggler')).toBe(0);
    expect(wreck.slot('smuggler', 'cannons-1')).toBe(7);
  });

  it('AH-7.3 AH-1.7 who stops before the last step has anchored too', () => {
    const game = position(from('swords-a.nw', { smuggler: { crew: ['pilot'] } }));
    game.place(1, 'sail-1', 'step:s:swords-a.sw', 'evade', 'stop');
    expect(game.events('anchored')).toMatchObject([{ space: 'swords-a.sw' }]);
    expect(game.gold('smuggler')).toBe(2);
  });

  it('AH-1.7 who has not moved has not anchored', () => {
    // On the treasure of swords-a.sw, and staying there: a Tailwind without a move.
    const game = position(from('swords-a.sw', { smuggler: { dice: [6, 6] } }));
    game.place(6, 'tailwind-1', 'stay');
    expect(game.events('anchored')).toEqual([]);
    expect(game.gold('smuggler')).toBe(0);
  });

  it('AH-7.2 in a space entered comes the battle first, then the wreckage', () => {
    const game = position(
      from('swords-a.nw', {
        smuggler: { slots: { 'cannons-1': 1 } },
        patrols: ['swords-a.sw'],
        rolls: [6, 1],
      }),
    );
    game.place(1, 'sail-1', 'step:s:swords-a.sw').asks('smuggler', 'victory');
    expect(game.events()).not.toContain('damaged');
    game.play('victory:none').asks('smuggler', 'hurt');
  });

  it('AH-7.2 in a space entered comes the battle first, then the current', () => {
    const game = position(
      from('compass-b.sw', {
        smuggler: { slots: { 'cannons-1': 1 } },
        patrols: ['skull-a.nw'],
        rolls: [6, 1],
      }),
    );
    game.place(1, 'sail-1', 'step:s:skull-a.nw').asks('smuggler', 'victory');
    expect(game.ship('smuggler')).toBe('skull-a.nw');
    game.play('victory:none');
    expect(game.ship('smuggler')).toBe('skull-a.sw');
  });

  it('AH-7.4 a battle costs all steps that were left', () => {
    const game = position(
      from('swords-a.nw', {
        smuggler: { slots: { 'cannons-1': 1 } },
        patrols: ['compass-b.ne'],
        bluefin: { at: 'tree-b.se' },
        rolls: [6, 1],
      }),
    );
    game.place(1, 'sail-1', 'step:w:compass-b.ne', 'victory:none');
    expect(game.prompt).toBe('slot');
    expect(game.events('anchored')).toMatchObject([{ space: 'compass-b.ne' }]);
  });

  it('AH-7.4 exploring costs all steps that were left', () => {
    const game = position(from('compass-b.ne', { stack: ['compass-a'] }));
    game.place(1, 'sail-1', 'explore:n:1,-1', 'lay:0,-2,2');
    expect(game.ship('smuggler')).toBe('compass-a.nw');
    game.asks('smuggler', 'harbor').play('decline');
    expect(game.prompt).toBe('slot');
  });

  it('AH-7.6 any number of figures share a space', () => {
    const game = position(
      from('compass-b.se', {
        bluefin: { at: 'compass-b.ne' },
        union: { at: 'compass-b.ne' },
        rival: { at: 'compass-b.ne' },
        patrols: ['compass-b.ne', 'compass-b.ne'],
        cutter: 'compass-b.ne',
      }),
    );
    game.place(1, 'sail-1', 'step:n:compass-b.ne', 'stop');
    expect(game.ship('smuggler')).toBe('compass-b.ne');
  });

  it('AH-7.7 nobody loaded, nothing happens', () => {
    const game = position(from('compass-b.se', { patrols: ['compass-b.ne'] }));
    game.place(1, 'sail-1', 'step:n:compass-b.ne').asks('smuggler', 'sail');
    expect(game.events()).not.toContain('battle');
    game.play('step:w:compass-b.nw');
    expect(game.ship('smuggler')).toBe('compass-b.nw');
  });

  it('AH-7.5 a space left and entered again is a move like any other', () => {
    const game = position(from('skull-b.ne', { map: [['skull-b']] }));
    game.place(1, 'sail-1', 'step:s:skull-b.se', 'step:n:skull-b.ne');
    expect(game.gold('smuggler')).toBe(1);
  });

  it('AH-16.2 Full Sail: as many steps as the die shows, at least one', () => {
    const game = position(from('compass-b.nw', { smuggler: { dice: [4, 4] } }));
    game.place(4, 'full-sail-1').offersOf('stop', []);
    expect(game.about).toMatchObject({ steps: 4 });
    game.play('step:e:compass-b.ne', 'step:e:swords-a.nw', 'step:e:swords-a.ne');
    expect(game.about).toMatchObject({ steps: 1 });
    game.play('step:s:swords-a.se').asks('smuggler', 'slot');
    const short = position(from('compass-b.nw', { smuggler: { dice: [1, 1] } }));
    short.place(1, 'full-sail-1', 'step:e:compass-b.ne');
    expect(short.prompt).toBe('slot');
  });
});

describe('tailwind and other direct moves', () => {
  it.each([
    [2, ['go:compass-b.sw', 'go:skull-a.sw']],
    [3, ['go:tree-b.nw']],
    [4, ['go:tree-b.sw']],
    [6, ['go:swords-a.ne']],
  ])('AH-6.2 AH-10.5 a %i leads to the tailwinds of that number', (value, spaces) => {
    const game = position(from('compass-b.se', { smuggler: { dice: [value, value] } }));
    game
      .place(value, 'tailwind-1')
      .asks('smuggler', 'wind')
      .offers([...spaces, 'stay']);
  });

  it('AH-6.2 a 1 or a 5 finds no wind here; nobody must move', () => {
    const game = position(from('compass-b.se', { smuggler: { dice: [5, 5] } }));
    game.place(5, 'tailwind-1');
    expect(game.ship('smuggler')).toBe('compass-b.se');
    const stay = position(from('compass-b.se', { smuggler: { dice: [6, 6] } }));
    expect(stay.place(6, 'tailwind-1', 'stay').ship('smuggler')).toBe('compass-b.se');
  });

  it('AH-1.6 AH-7.8 what lies between is ignored, at the goal it is a move like any other', () => {
    // From behind the sandbar, past loaded enemies, into wreckage where a loaded enemy waits.
    const game = position(
      from('compass-b.nw', {
        smuggler: { dice: [3, 3] },
        strongholds: ['compass-b.se', 'skull-a.se'],
        gunship: 'tree-b.nw',
        rolls: [1, 6],
      }),
    );
    game.place(3, 'tailwind-1', 'go:tree-b.nw');
    expect(game.events('battle')).toMatchObject([{ other: 'gunship', space: 'tree-b.nw' }]);
    game.asks('union', 'victory').play('victory:none').asks('smuggler', 'hurt');
    game.play('hit:smuggler-1/sail-1');
    expect(game.events('moved')).toMatchObject([{ to: 'tree-b.nw', how: 'direct' }]);
    expect(game.events('anchored')).toMatchObject([{ space: 'tree-b.nw' }]);
    expect(game.gold('smuggler')).toBe(1);
  });
});
