import { describe, expect, it } from 'vitest';
import { idleUntil } from './playing.ts';
import { position, type Side } from './position.ts';

const STATUS = { step: 'statusPhase', args: [] };

const status = (ann: Side = {}, bob: Side = {}) =>
  position({
    ann: { cards: ['leadership*'], ...ann },
    bob: { faction: 'letnev', cards: ['warfare*'], ...bob },
    cat: { faction: 'hacan', cards: ['trade*'] },
    step: STATUS,
  });

describe('status phase', () => {
  it('TI-22.1 tokens leave the board, two are gained, cards are readied, units repaired, strategy cards returned', () => {
    const game = status(
      {
        faction: 'xxcha',
        exhausted: ['archon-ren'],
        technologies: ['nullification-field'],
        exhaustedTechnologies: ['nullification-field'],
        tokensAt: ['18', '14'],
        units: { 18: { 'dreadnought!': 1 } },
      },
      { tokensAt: ['18'] },
    );
    expect(game.events('revealed')).toEqual([]);
    expect([game.hasToken('ann', '18'), game.hasToken('bob', '18')]).toEqual([false, false]);
    expect([game.prompt, game.asked]).toEqual(['gainToken', 'ann']);
    game.play('gainToken:tactic', 'gainToken:strategy', 'keepTokens');
    expect(game.tokens('ann')).toEqual([4, 3, 3]);
    expect(game.asked).toBe('cat');
    expect(game.isExhausted('archon-ren')).toBe(true);
    idleUntil(game, 'strategyCard');
    expect(game.isExhausted('archon-ren')).toBe(false);
    expect(game.player('ann').spent).toEqual([]);
    expect(game.units('ann', '18')).toEqual({ dreadnought: 1 });
    expect(game.state.strategy.every(({ owner, exhausted }) => owner < 0 && !exhausted)).toBe(true);
  });

  it('TI-11.3 damaged units are repaired', () => {
    const game = status(
      {
        faction: 'letnev',
        technologies: ['war-sun'],
        units: { 18: { 'flagship!': 1, 'warsun!': 1 } },
      },
      { faction: 'sol' },
    );
    idleUntil(game, 'strategyCard');
    expect(game.units('ann', '18')).toEqual({ flagship: 1, warsun: 1 });
  });

  it('TI-22.1 who has passed takes part in the next round', () => {
    const game = idleUntil(status({ passed: true }), 'strategyCard');
    expect(game.state.players.map(({ passed }) => passed)).toEqual([false, false, false]);
  });

  it('TI-4.1 no token without one in reinforcements', () => {
    const game = status({ faction: 'xxcha', tokens: [8, 5, 2] });
    game.play('gainToken:fleet');
    expect(game.prompt).toBe('redistributeTactic');
    expect(game.tokens('ann')).toEqual([8, 6, 2]);
  });

  it('TI-4.4 TI-22.1 tokens are redistributed freely', () => {
    const game = status({ faction: 'xxcha' }).play('gainToken:tactic', 'gainToken:tactic');
    expect(game.prompt).toBe('redistributeTactic');
    game.play('setTactic:2').offersOf('setFleet', ['0', '1', '2', '3', '4', '5', '6', '7', '8']);
    game.play('setFleet:7');
    expect(game.tokens('ann')).toEqual([2, 7, 1]);
    expect(game.events('redistributed')).toEqual([{ player: 0, tactic: 2, fleet: 7, strategy: 1 }]);
  });

  it('TI-22.2 TI-5.1 TI-1.15 fleets that are too large then shrink, by choice; removed is not destroyed', () => {
    const game = status({ faction: 'xxcha', units: { 18: { cruiser: 2, destroyer: 1 } } });
    game.play('gainToken:tactic', 'gainToken:tactic', 'setTactic:8', 'setFleet:1');
    expect([game.prompt, game.asked]).toEqual(['overFleet', 'ann']);
    game.offers(['remove:18:cruiser', 'remove:18:destroyer']).play('remove:18:cruiser');
    game.play('remove:18:destroyer');
    expect(game.units('ann', '18')).toEqual({ cruiser: 1 });
    expect([game.events('removed').length, game.events('destroyed').length]).toEqual([2, 0]);
  });

  it('TI-22.3 effects at its end come after the strategy cards are back', () => {
    const game = status({ faction: 'sol', units: { 18: { flagship: 1 } } });
    idleUntil(game, 'strategyCard');
    expect(game.units('ann', '18')).toEqual({ flagship: 1, infantry: 1 });
    expect(game.events().lastIndexOf('placed')).toBeLessThan(game.events().lastIndexOf('round'));
  });
});

describe('abilities of the status phase', () => {
  it('Genesis TI-1.3 puts an infantry aboard, like it or not', () => {
    const game = idleUntil(status({ units: { 18: { flagship: 1, fighter: 3 } } }), 'strategyCard');
    expect(game.units('ann', '18')).toEqual({ flagship: 1, fighter: 3, infantry: 1 });
    expect(game.events('used')).toEqual([{ player: 0, power: 'unit.genesis' }]);
  });

  it('Genesis TI-5.7 with no room left something goes', () => {
    const game = status({ units: { 18: { flagship: 1, fighter: 10, infantry: 2 } } });
    idleUntil(game, 'overCapacity').play('remove:18:fighter');
    expect(game.units('ann', '18')).toEqual({ flagship: 1, fighter: 9, infantry: 3 });
  });

  it('Genesis does nothing while it is not on the board', () => {
    const game = idleUntil(status({ faction: 'sol' }), 'strategyCard');
    expect(game.events('used')).toEqual([]);
  });

  it.each([
    ['nobody else', 'xxcha', [], 2],
    ['Versatile', 'sol', [], 3],
    ['Hyper Metabolism', 'xxcha', ['hyper-metabolism'], 3],
    ['Versatile and Hyper Metabolism', 'sol', ['hyper-metabolism'], 4],
  ] as const)('%s: %s with %s gains %i tokens', (_, faction, technologies, count) => {
    const game = status({ faction, technologies });
    expect(game.about).toEqual({ count });
    for (let each = 0; each < count; each++) game.play('gainToken:tactic');
    expect(game.tokens('ann')).toEqual([3 + count, 3, 2]);
  });
});
