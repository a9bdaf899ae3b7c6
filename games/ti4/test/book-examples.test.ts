import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('examples of the Learn to Play book', () => {
  it('movement: TI-7.1, TI-7.2, TI-7.3, TI-8.1 of three ships that could reach Wellon one may go', () => {
    const game = position({
      ann: {
        faction: 'xxcha',
        units: {
          38: { carrier: 1, infantry: 2, fighter: 2 },
          25: { cruiser: 1 },
          31: { destroyer: 1 },
        },
        tokensAt: ['25'],
      },
      bob: { units: { 39: { destroyer: 1 } } },
    }).play('activate:19');
    game.offersOf('move', ['38:carrier:whole:plain']);
    game.refuses('move:25:cruiser:whole:plain', 'TI-7.2');
    game.refuses('move:31:destroyer:whole:plain', 'TI-7.3');
    game.play('move:38:carrier:whole:plain');
    for (const kind of ['infantry', 'infantry', 'fighter', 'fighter'])
      game.play(`loadFrom:38:${kind}`);
    game.play('done');
    expect(game.units('ann', '19')).toEqual({ carrier: 1, infantry: 2, fighter: 2 });
    expect(game.units('ann', '38')).toEqual({});
    expect(game.units('ann', '25')).toEqual({ cruiser: 1 });
    expect(game.units('ann', '31')).toEqual({ destroyer: 1 });
  });

  it('production: TI-14.1, TI-14.2, TI-14.3 a carrier and two infantry for both planets and a trade good', () => {
    const game = position({
      ann: { faction: 'xxcha', goods: 1, units: { 'archon-tau': { dock: 1 } } },
    }).play('activate:14');
    expect(game.about).toMatchObject({ left: 3, purse: 4 });
    game.play('make:carrier');
    game.refuses('make:cruiser', 'TI-14.2');
    game.play('train:archon-tau', 'train:archon-tau');
    expect([game.prompt, game.about]).toEqual(['payResources', { cost: 4 }]);
    game.play('exhaust:archon-ren', 'exhaust:archon-tau', 'spendGood');
    expect(game.player('ann').goods).toBe(0);
    expect(game.isExhausted('archon-ren') && game.isExhausted('archon-tau')).toBe(true);
    expect(game.units('ann', 'archon-tau')).toEqual({ infantry: 2, dock: 1 });
    expect(game.units('ann', '14')).toEqual({ carrier: 1 });
  });
});
