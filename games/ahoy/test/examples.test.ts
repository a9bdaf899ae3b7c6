import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

/** Situations that the rulebook draws or works out, in our own words. */
describe('examples of the rulebook', () => {
  it('AH-10.6 AH-6.2 a Tailwind 4 leads behind the sandbar that no step crosses', () => {
    const setting = {
      active: 'smuggler',
      map: [['parrot-b', 'swords-a']],
      smuggler: { at: 'parrot-b.se', dice: [4, 1] },
    } as const;
    const sail = position(setting).place(1, 'sail-1');
    expect(sail.offered).not.toContain('step:w:parrot-b.sw');
    const wind = position(setting).place(4, 'tailwind-1', 'go:parrot-b.sw');
    expect(wind.ship('smuggler')).toBe('parrot-b.sw');
  });

  it('AH-10.7 AH-10.8 through two wrecks side by side: two damage, the gold of the last', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'swords-a.sw', dice: [2, 2] },
    });
    game.place(2, 'sail-1', 'step:s:tree-b.nw', 'hit:smuggler-1/sail-2');
    game.play('step:s:tree-b.sw', 'hit:smuggler-1/sail-3');
    expect(game.events('damaged')).toHaveLength(2);
    expect(game.events('treasure')).toEqual([{ player: 1, gold: 1, space: 'tree-b.sw' }]);
  });

  it('AH-16.7 the first reward is one of four around the centre: a gold, a fame, a tile, a recruit', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'swords-a.se', dice: [1, 1], cargo: ['diver'] },
    });
    game.play('deliver:diver').offers(['cell:r1c2', 'cell:r2c1', 'cell:r2c3', 'cell:r3c2']);
    game.play('cell:r1c2', 'accept');
    expect(game.gold('smuggler')).toBe(1);
    expect(game.player('smuggler')).toMatchObject({ white: 7, black: 12 });
  });

  it('AH-16.4 AH-16.6 jewelry of a fish island goes to swords', () => {
    const game = position({
      active: 'smuggler',
      map: [['fish-a', 'swords-a']],
      smuggler: { at: 'fish-a.se', dice: [4, 1] },
      market: ['diver'],
    });
    game.play('smuggle:diver').place(4, 'full-sail-1', 'step:n:fish-a.ne');
    game.play(
      'hit:smuggler-1/sail-1',
      'step:e:swords-a.nw',
      'step:e:swords-a.ne',
      'step:s:swords-a.se',
    );
    game.play('deliver:diver');
    expect([game.fame('smuggler'), game.wealth('swords-a')]).toEqual([2, 2]);
  });

  it('AH-12.3 the Gunner of a skull island costs a die of any value', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'skull-a.se', dice: [5, 5] },
      market: ['gunner'],
    });
    game.play('recruit:gunner');
    expect(game.slot('smuggler', 'gunner')).toBe(5);
  });
});
