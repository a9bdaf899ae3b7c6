import { describe, it } from 'vitest';
import { position } from './position.ts';

/** Why can't I? Every answer that the rules forbid names its clause. */
describe('refusals', () => {
  it('AH-4.2 a turn with dice to place cannot end, and a third die cannot be placed', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.se', dice: [1, 1, 2, 3] },
      market: ['sailor'],
    });
    game.refuses('end', 'AH-4.2').place(1, 'tailwind-1').place(1, 'cannons-1');
    game.refuses('die:2', 'AH-4.2').refuses('die:3', 'AH-4.2');
  });

  it('AH-4.5 a die that fits cannot be set aside', () => {
    position({ bluefin: { dice: [3, 3] } }).refuses('aside', 'AH-4.5');
  });

  it('AH-5.1 AH-5.2 slots that are taken, and slots that want another value', () => {
    const game = position({
      bluefin: { dice: [3, 3], slots: { 'order-1': 3 }, damage: ['deploy-1'] },
    });
    game.refuses('slot:bluefin/order-1', 'AH-5.1').refuses('slot:bluefin/deploy-1', 'AH-5.1');
    game.refuses('slot:bluefin/bombard-1', 'AH-5.2').refuses('slot:bluefin/cannons-2', 'AH-5.2');
  });

  it('AH-5.4 no gold, or no further up or down', () => {
    position({ bluefin: { dice: [3, 3] } }).refuses('change:+1', 'AH-5.4');
    position({ bluefin: { dice: [6, 6], gold: 1 } }).refuses('change:+1', 'AH-5.4');
    position({ bluefin: { dice: [1, 1], gold: 1 } }).refuses('change:-1', 'AH-5.4');
  });

  it('AH-6.1 sailing begins with a step', () => {
    position({ bluefin: { dice: [3, 3] } })
      .place(3, 'sail-1')
      .refuses('stop', 'AH-6.1');
  });

  it('AH-6.2 other tailwinds do not serve', () => {
    const game = position({ bluefin: { dice: [6, 6] } }).place(6, 'tailwind-1');
    game.refuses('go:tree-b.nw', 'AH-6.2');
  });

  it('AH-11.3 what cannot be damaged', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'tree-b.ne', dice: [1, 1], slots: { 'cannons-1': 3 } },
      union: { at: 'compass-b.se' },
    });
    game.place(1, 'sail-1', 'step:w:tree-b.nw').asks('smuggler', 'hurt');
    game.refuses('hit:smuggler-1/cannons-1', 'AH-11.3');
    game.refuses('hit:smuggler-1/repair-1', 'AH-11.3');
  });

  it('AH-14.4 a Patrol that has moved stays', () => {
    const game = position({
      bluefin: { dice: [3, 3] },
      patrols: ['compass-b.nw', 'tree-b.ne'],
    });
    game.place(3, 'order-1', 'pick:compass-b.nw', 'step:e:compass-b.ne');
    game.refuses('pick:compass-b.ne', 'AH-14.4');
  });

  it('AH-14.9 AH-15.13 victories that do not apply', () => {
    const squadron = position({
      bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      smuggler: { at: 'swords-a.nw' },
      comrades: { 'swords-a': 2 },
      rolls: [6, 1],
    });
    squadron.place(1, 'sail-1', 'step:e:swords-a.nw');
    squadron.refuses('victory:damage-remove-comrade', 'AH-14.9');
    const union = position({
      active: 'union',
      union: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      smuggler: { at: 'swords-a.nw' },
      bluefin: { at: 'tree-b.se' },
      rolls: [6, 1],
    });
    union.place(1, 'sail-1', 'step:e:swords-a.nw');
    union.refuses('victory:damage-comrade', 'AH-15.13');
  });

  it('AH-15.4 an island inspired once', () => {
    const game = position({ active: 'union', union: { dice: [6, 6] }, ready: 4 });
    game.place(6, 'inspire-1', 'region:tree-b').refuses('region:tree-b', 'AH-15.4');
  });

  it('AH-15.7 a battle plan outside a battle', () => {
    const game = position({ active: 'union', union: { dice: [1, 1], plans: ['close-call'] } });
    game.refuses('plan:close-call', 'AH-15.7');
  });

  it('AH-16.7 the cell of the black marker', () => {
    const game = position({
      active: 'smuggler',
      smuggler: {
        at: 'swords-a.se',
        dice: [1, 1],
        cargo: ['diver'],
        white: 'r1c2',
        black: 'r2c2',
      },
    });
    game.play('deliver:diver').refuses('cell:r2c2', 'AH-16.7');
  });

  it('AH-11.4 AH-12.5 crew that cannot work now', () => {
    const game = position({
      active: 'smuggler',
      smuggler: {
        at: 'compass-b.ne',
        dice: [1, 2],
        crew: ['mystic', 'aeronauts', 'whispering-wind', 'naive-noble'],
        slots: { 'cannons-1': 1, 'full-sail-1': 1 },
        damage: ['sail-1', 'sail-2', 'sail-3', 'tailwind-1', 'negotiate-1'],
      },
    });
    game.refuses('crew:mystic', 'AH-11.4').refuses('crew:aeronauts', 'AH-12.5');
    game.refuses('crew:whispering-wind', 'AH-12.5').refuses('crew:naive-noble', 'AH-12.5');
  });
});
