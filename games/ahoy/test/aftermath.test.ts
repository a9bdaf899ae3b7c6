import { describe, expect, it } from 'vitest';
import { win } from './duel.ts';

describe('moves of losers and winners', () => {
  it('AH-9.10 Battering Beakhead of the defender: the mover pushed away fights no more', () => {
    const game = win([], {
      rival: { crew: ['battering-beakhead'] },
      patrols: ['swords-a.nw'],
      rolls: [1, 6],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'fight:flagship.smuggler-2');
    game.play('victory:damage-reward', 'hit:smuggler-1/tailwind-1').asks('rival', 'batter');
    game.play('push:s:swords-a.sw').asks('smuggler', 'hurt').play('hit:smuggler-1/sail-2');
    game.asks('rival', 'rewardCell').play('cell:r2c1', 'accept');
    expect(game.ship('smuggler')).toBe('swords-a.sw');
    expect(game.events('battle')).toHaveLength(1);
    // No treasure for who was pushed onto it.
    expect(game.gold('smuggler')).toBe(0);
    game.asks('smuggler', 'slot');
  });

  it('AH-10.3 Battering Beakhead into a harbor: it serves nobody', () => {
    const game = win([], {
      smuggler: { at: 'skull-a.sw', damage: ['negotiate-1'] },
      rival: { at: 'skull-a.se', crew: ['battering-beakhead'] },
      rolls: [1, 6],
    });
    game.place(1, 'sail-1', 'step:e:skull-a.se', 'victory:damage-reward');
    game.play('hit:smuggler-1/full-sail-1', 'push:n:skull-a.ne', 'cell:r2c1', 'accept');
    expect(game.ship('smuggler')).toBe('skull-a.ne');
    game.asks('smuggler', 'slot');
  });

  it('AH-12.5 Emissary outside the own turn: no battle can be paid off', () => {
    const game = win([], {
      rival: { crew: ['emissary'], gold: 1 },
      strongholds: ['compass-b.se'],
      rolls: [1, 6, 1, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-move');
    game.play('hit:smuggler-1/tailwind-1', 'step:w:compass-b.ne', 'step:s:compass-b.se');
    expect(game.events('battle')).toMatchObject([{}, { player: 3, other: 'stronghold' }]);
    expect(game.gold('rival')).toBe(1);
  });

  it('AH-9.4 Powder Monkey by a reward: whom it removes is fought no more', () => {
    const game = win(['powder-monkey'], {
      smuggler: { damage: ['sail-2'], white: 'r0c4', black: 'r0c3' },
      rival: { at: 'tree-b.se' },
      patrols: ['swords-a.nw', 'swords-a.nw'],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-reward', 'accept');
    game.asks('smuggler', 'shoot').play('shoot:patrol@swords-a.nw');
    expect(game.patrols).toEqual([]);
    expect(game.events('battle')).toHaveLength(1);
    game.asks('smuggler', 'slot');
  });

  it('AH-9.10 a reward that moves the winner away ends the other battles', () => {
    const game = win([], {
      smuggler: { white: 'r1c1', black: 'r1c0' },
      rival: { at: 'tree-b.se' },
      patrols: ['swords-a.nw', 'swords-a.nw'],
      rolls: [6, 1, 6, 1],
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-reward', 'cell:r0c1');
    // Away and back: the Patrol left is fought once, as the enemy met by the new move.
    game.play('step:e:swords-a.ne', 'step:w:swords-a.nw', 'victory:none').asks('smuggler', 'slot');
    expect(game.events('battle')).toHaveLength(2);
  });

  it('AH-7.3 AH-16.8 the move of a victory anchors once, where it ends', () => {
    const game = win([], { rival: { at: 'skull-a.ne' }, smuggler: { at: 'skull-a.se' } });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'victory:damage-move');
    game.play('hit:smuggler-2/tailwind-1', 'step:n:compass-b.se', 'stop');
    expect(game.events('anchored')).toMatchObject([{ space: 'compass-b.se' }]);
    game.asks('smuggler', 'slot');
  });

  it('AH-7.3 AH-16.8 who wins and stays anchors in the space of the battle', () => {
    const game = win([], {
      rival: { at: 'skull-a.ne' },
      smuggler: { at: 'skull-a.se', damage: ['negotiate-1'] },
    });
    game.place(1, 'sail-1', 'step:n:skull-a.ne', 'victory:damage-reward');
    game.play('hit:smuggler-2/tailwind-1', 'cell:r2c1', 'accept').asks('smuggler', 'harbor');
  });
});
