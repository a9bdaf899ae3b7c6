import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { cardOf } from './table.ts';

const smuggler = (at: string, more: Setting = {}): Scenario =>
  position({ active: 'smuggler', ...more, smuggler: { at, dice: [1, 1], ...more.smuggler } });

describe('Negotiate', () => {
  const negotiate = (more: Setting = {}): Scenario =>
    smuggler('compass-b.se', {
      market: ['diver', 'elder', 'fighters'],
      deck: ['merchant'],
      ...more,
      smuggler: { dice: [2, 2], ...more.smuggler },
    }).place(2, 'negotiate-1');

  it('AH-16.3 one face-up crew, whatever its cost and suit', () => {
    const game = negotiate().asks('smuggler', 'negotiate');
    game.offers(['take:diver', 'take:elder', 'take:fighters', 'done']).play('take:elder');
    expect(game.crew('smuggler')).toEqual(['elder']);
    expect(game.market).toContain('merchant');
    expect(game.events('recruited')).toMatchObject([{ how: 'negotiate', cost: 0, die: 0 }]);
    expect(game.prompt).toBe('slot');
  });

  it('AH-16.3 a second one for a Comrade of that island, and no third', () => {
    const game = negotiate({ comrades: { 'compass-b': 3, 'skull-a': 1 } }).play('take:elder');
    game
      .asks('smuggler', 'negotiate')
      .offers(['take:diver', 'take:fighters', 'take:merchant', 'done']);
    game.play('take:merchant');
    expect(game.comrades('compass-b')).toBe(2);
    expect(game.state.comradeSupply).toBe(17);
    expect(game.crew('smuggler')).toEqual(['elder', 'merchant']);
    expect(game.prompt).toBe('slot');
    const one = negotiate({ comrades: { 'compass-b': 1 } }).play('take:elder', 'done');
    expect(one.comrades('compass-b')).toBe(1);
  });

  it('AH-16.3 no second without a Comrade on that very island', () => {
    const game = negotiate({ comrades: { 'skull-a': 2 } }).play('take:elder');
    expect(game.prompt).toBe('slot');
  });

  it('AH-16.3 an empty market costs no Comrade', () => {
    const game = negotiate({ market: ['diver'], deck: [], comrades: { 'compass-b': 2 } });
    game.play('take:diver');
    expect([game.prompt, game.comrades('compass-b')]).toEqual(['slot', 2]);
  });

  it('AH-16.3 AH-12.2 nothing away from an island, nothing at a Stronghold', () => {
    const sea = negotiate({ smuggler: { at: 'compass-b.ne' } });
    expect(sea.prompt).toBe('slot');
    const barred = negotiate({ strongholds: ['compass-b.se'] });
    expect(barred.prompt).toBe('slot');
    expect(barred.crew('smuggler')).toEqual([]);
  });
});

describe('cargo', () => {
  it('AH-16.4 a card of the island’s suit, free, any number of times', () => {
    const game = smuggler('compass-b.se', {
      market: ['sailor', 'trawler', 'diver'],
      deck: ['battering-beakhead'],
    });
    game.offersOf('smuggle', ['sailor', 'trawler']).refuses('smuggle:diver', 'AH-16.4');
    game.play('smuggle:sailor');
    expect(game.market).toContain('battering-beakhead');
    game.play('smuggle:trawler');
    expect(game.cargo('smuggler')).toEqual(['sailor', 'trawler']);
    expect(game.gold('smuggler')).toBe(0);
    expect(game.state.diceLeft).toBe(2);
  });

  it('AH-16.4 not away from the island', () => {
    const game = smuggler('compass-b.sw', { market: ['sailor'], smuggler: { dice: [1, 2] } });
    game.refuses('smuggle:sailor', 'AH-16.4');
  });

  it('AH-16.5 at most two: of three one leaves the game, whichever the owner wants', () => {
    const game = smuggler('compass-b.se', {
      smuggler: { cargo: ['diver', 'elder'] },
      market: ['sailor'],
    });
    game.play('smuggle:sailor').asks('smuggler', 'jettison');
    game.offers(['drop:diver', 'drop:elder', 'drop:sailor']).play('drop:elder');
    expect(game.cargo('smuggler')).toEqual(['diver', 'sailor']);
    expect(game.state.removed).toContain(cardOf('elder'));
  });
});

describe('delivery', () => {
  const deliver = (more: Setting = {}): Scenario =>
    smuggler('swords-a.se', {
      ...more,
      smuggler: { cargo: ['diver', 'mystic'], ...more.smuggler },
    });

  it('AH-16.6 AH-1.9 two fame, wealth, a reward, then a pledge', () => {
    const game = deliver().play('deliver:diver').asks('smuggler', 'rewardCell');
    expect([game.fame('smuggler'), game.wealth('swords-a')]).toEqual([2, 2]);
    expect(game.cargo('smuggler')).toContain('diver');
    game.play('cell:r2c1', 'accept').asks('smuggler', 'pledge');
    expect(game.fame('smuggler')).toBe(3);
    expect(game.about).toEqual({ card: 'diver', squadron: 1, union: 2 });
    game.offers(['pile:0', 'pile:1']).play('pile:1');
    expect(game.state.delivered1).toEqual([[], [cardOf('diver')]]);
    expect(game.cargo('smuggler')).toEqual(['mystic']);
    const told = game
      .events()
      .filter((type) => ['delivered', 'fame', 'wealth', 'reward', 'pledged'].includes(type));
    expect(told.filter((type, i) => told.indexOf(type) === i)).toEqual([
      'delivered',
      'fame',
      'wealth',
      'reward',
      'pledged',
    ]);
  });

  it('AH-16.6 any number of times, without a die', () => {
    const game = deliver().play('deliver:diver', 'cell:r2c1', 'accept', 'pile:0');
    game.play('deliver:mystic', 'cell:r2c0', 'accept', 'pile:0');
    expect(game.cargo('smuggler')).toEqual([]);
    expect(game.wealth('swords-a')).toBe(3);
    expect(game.fame('smuggler')).toBe(5);
    expect(game.state.diceLeft).toBe(2);
  });

  it('AH-16.6 only where the destination is, which is not the suit at the top left', () => {
    const game = deliver({ smuggler: { cargo: ['fighters'], dice: [1, 2] } });
    game.refuses('deliver:fighters', 'AH-16.6');
    deliver({ smuggler: { at: 'swords-a.nw', dice: [1, 2] } }).refuses('deliver:diver', 'AH-16.6');
  });

  it('AH-16.6 a wealth die at 6 stays at 6', () => {
    const game = deliver({ wealth: { 'swords-a': 6 } }).play('deliver:diver');
    expect([game.wealth('swords-a'), game.fame('smuggler')]).toEqual([6, 2]);
  });

  it('AH-16.6 the pledge lies face down: nobody else sees card or marker', () => {
    const game = deliver().play('deliver:diver', 'cell:r2c1', 'accept', 'pile:1');
    const seen = game.match.observe(3).state;
    expect(seen.delivered1[1]).not.toEqual([cardOf('diver')]);
    expect(seen.delivered1.map((pile) => pile.length)).toEqual([0, 1]);
    expect(game.match.observe(1).state.delivered1[1]).toEqual([cardOf('diver')]);
    expect(game.events('pledged')).toEqual([{ player: 1, pile: 2 }]);
  });

  it('AH-16.7 the white marker goes to a cell beside, the black one to the cell left', () => {
    const game = deliver()
      .play('deliver:diver')
      .offers(['cell:r1c2', 'cell:r2c1', 'cell:r2c3', 'cell:r3c2']);
    game.play('cell:r1c2', 'accept', 'pile:0');
    expect(game.player('smuggler')).toMatchObject({ white: 7, black: 12 });
    // The cell it came from holds the black marker: no way back.
    game.play('deliver:mystic').offers(['cell:r0c2', 'cell:r1c1', 'cell:r1c3']);
    game.play('cell:r1c3');
    expect(game.player('smuggler')).toMatchObject({ white: 8, black: 7 });
  });
});
