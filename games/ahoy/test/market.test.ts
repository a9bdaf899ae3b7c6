import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

const at = (space: string, more: Setting = {}): Setting => ({
  active: 'smuggler',
  ...more,
  smuggler: { at: space, dice: [1, 1], gold: 3, ...more.smuggler },
});

describe('recruiting', () => {
  it('AH-12.1 any number of face-up cards of the island’s suit, without a die', () => {
    const game = position(
      at('compass-b.se', { market: ['sailor', 'battering-beakhead', 'diver'] }),
    );
    game.offersOf('recruit', ['sailor', 'battering-beakhead']);
    game.refuses('recruit:diver', 'AH-12.1').play('recruit:sailor', 'recruit:battering-beakhead');
    expect(game.crew('smuggler')).toEqual(['sailor', 'battering-beakhead']);
    expect(game.gold('smuggler')).toBe(0);
    expect(game.state.diceLeft).toBe(2);
  });

  it('AH-12.1 beside the island is not at the island', () => {
    position(at('compass-b.ne', { market: ['sailor'] })).place(1, 'tailwind-1');
    const game = position(at('compass-b.ne', { market: ['sailor'], smuggler: { dice: [1, 2] } }));
    game.refuses('recruit:sailor', 'AH-12.1');
  });

  it('AH-12.1 Squadron and Union recruit, but smuggle nothing', () => {
    for (const active of ['bluefin', 'union'] as const) {
      const game = position({
        active,
        [active]: { at: 'compass-b.se', dice: [1, 1], gold: 2 },
        market: ['sailor'],
      });
      game.offers(['die:1', 'recruit:sailor']).play('recruit:sailor');
      expect(game.crew(active)).toEqual(['sailor']);
    }
  });

  it('AH-12.2 the Squadron recruits at a Stronghold as if its flagship were there', () => {
    const game = position({
      bluefin: { at: 'tree-b.ne', dice: [1, 2], gold: 2 },
      strongholds: ['compass-b.se'],
      market: ['sailor', 'fighters'],
    });
    game.offersOf('recruit', ['sailor']).play('recruit:sailor');
    expect(game.crew('bluefin')).toEqual(['sailor']);
  });

  it('AH-12.2 its own Stronghold does not bar the flagship of the Squadron', () => {
    const game = position({
      bluefin: { at: 'compass-b.se', dice: [1, 2], gold: 2 },
      strongholds: ['compass-b.se'],
      market: ['sailor'],
    });
    game.offersOf('recruit', ['sailor']);
  });

  it('AH-12.2 an enemy at a Stronghold can neither recruit nor smuggle nor deliver', () => {
    const game = position(
      at('compass-b.se', {
        smuggler: { cargo: ['naive-noble'], dice: [1, 2] },
        strongholds: ['compass-b.se'],
        market: ['sailor'],
      }),
    );
    game.refuses('recruit:sailor', 'AH-12.2').refuses('smuggle:sailor', 'AH-12.2');
    game.refuses('deliver:naive-noble', 'AH-12.2');
  });

  it('AH-12.3 cards of 1 and of 2 gold', () => {
    const game = position(
      at('compass-b.se', { market: ['sailor', 'battering-beakhead'], smuggler: { gold: 1 } }),
    );
    game.refuses('recruit:sailor', 'AH-12.3').play('recruit:battering-beakhead');
    expect([game.gold('smuggler'), game.state.gold]).toEqual([0, 20]);
    expect(game.events('recruited')).toMatchObject([
      { player: 1, card: 'battering-beakhead', cost: 1, die: 0, how: 'market' },
    ]);
  });

  it('AH-12.3 a card paid with a die: any die, which stays on the card', () => {
    const game = position(
      at('compass-b.se', { market: ['whispering-wind'], smuggler: { dice: [3, 5], gold: 0 } }),
    );
    game.play('recruit:whispering-wind').asks('smuggler', 'payDie').offers(['pay:3', 'pay:5']);
    game.play('pay:5');
    expect(game.slot('smuggler', 'whispering-wind')).toBe(5);
    expect(game.state.diceLeft).toBe(1);
    expect(game.events('recruited')).toMatchObject([{ cost: 0, die: 5 }]);
  });

  it('AH-12.3 AH-4.2 not with a third die', () => {
    const game = position(
      at('compass-b.se', {
        market: ['whispering-wind', 'sailor'],
        smuggler: { dice: [1, 1, 2, 2] },
      }),
    );
    game.place(1, 'tailwind-1').place(1, 'cannons-1').asks('smuggler', 'act');
    game.offers(['recruit:sailor', 'smuggle:sailor', 'smuggle:whispering-wind', 'end']);
  });

  it('AH-12.3 AH-5.4 gold may change the die that pays, before it is placed', () => {
    const game = position(
      at('compass-b.se', {
        market: ['whispering-wind'],
        smuggler: { gold: 3, dice: [2, 3] },
      }),
    );
    game.play('recruit:whispering-wind').asks('smuggler', 'payDie');
    game.offers(['pay:2', 'pay:3', 'alter:2:+1', 'alter:2:-1', 'alter:3:+1', 'alter:3:-1']);
    // Gold was spent on this die, so this die pays.
    game
      .play('alter:3:+1')
      .offers(['pay:4', 'alter:4:+1', 'alter:4:-1'])
      .play('alter:4:+1', 'pay:5');
    expect(game.slot('smuggler', 'whispering-wind')).toBe(5);
    expect(game.gold('smuggler')).toBe(1);
    expect(game.player('smuggler').dice).toEqual([2]);
  });

  it('AH-12.4 the market is refilled at once, as long as the deck lasts', () => {
    const game = position(
      at('compass-b.se', {
        market: ['sailor', 'diver', 'elder'],
        deck: ['trawler', 'merchant'],
        smuggler: { gold: 4 },
      }),
    );
    game.play('recruit:sailor');
    expect(game.market.toSorted()).toEqual(['diver', 'elder', 'trawler']);
    expect(game.events('refilled')).toEqual([{ card: 'trawler' }]);
    game.play('recruit:trawler');
    expect(game.market.toSorted()).toEqual(['diver', 'elder', 'merchant']);
    expect(game.state.deck).toEqual([]);
  });

  it('AH-12.4 AH-12.6 without a deck the market shrinks; removed cards stay away', () => {
    const game = position(at('compass-b.se', { market: ['sailor', 'diver'] }));
    const { removed } = game.state;
    game.play('recruit:sailor');
    expect(game.market).toEqual(['diver']);
    expect(game.state.removed).toEqual(removed);
  });

  it('AH-12.4 there is no limit to the crew', () => {
    const crew = ['diver', 'merchant', 'pilot', 'elder', 'gunner', 'fighters', 'emissary'];
    const game = position(at('compass-b.se', { market: ['sailor'], smuggler: { crew } }));
    game.play('recruit:sailor');
    expect(game.crew('smuggler')).toHaveLength(8);
  });

  it('AH-12.5 a recruit works at once', () => {
    const game = position(at('compass-b.se', { market: ['sailor'] })).play('recruit:sailor');
    game.offersOf('slot', [
      'smuggler-1/sail-1',
      'smuggler-1/full-sail-1',
      'smuggler-1/tailwind-1',
      'smuggler-1/cannons-1',
      'smuggler-1/sailor',
    ]);
  });
});
