import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

/** The loaded Smuggler is about to sail to the rival, who is alone. */
const duel = (more: Setting = {}): Setting => ({
  active: 'smuggler',
  bluefin: { at: 'tree-b.se' },
  ...more,
  smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 4 }, ...more.smuggler },
  rival: { at: 'swords-a.nw', ...more.rival },
});

const attack = (more: Setting = {}) =>
  position(duel(more)).place(1, 'sail-1', 'step:e:swords-a.nw');

describe('victory', () => {
  /** The Squadron attacks and wins. */
  const squadronWins = (more: Setting): Setting => ({
    ...more,
    bluefin: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
    smuggler: { at: 'tree-b.se', ...more.smuggler },
    rolls: [6, 1],
  });

  it('AH-14.9 the Squadron against a Smuggler: one damage and a gold, or two damage', () => {
    const game = position(squadronWins({ smuggler: { at: 'swords-a.nw', gold: 2 } }));
    game.place(1, 'sail-1', 'step:e:swords-a.nw').asks('bluefin', 'victory');
    game.offers(['victory:damage-steal', 'victory:damage-2', 'victory:none']);
    game.play('victory:damage-steal').asks('bluefin', 'damage');
    game.play('hit:smuggler-1/cannons-1');
    expect([game.gold('bluefin'), game.gold('smuggler')]).toEqual([1, 1]);
    expect(game.slot('smuggler', 'cannons-1')).toBe(7);
    expect(game.events('damaged')).toHaveLength(1);
  });

  it('AH-14.9 two damage', () => {
    const game = position(squadronWins({ smuggler: { at: 'swords-a.nw' } }));
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-2');
    game.asks('bluefin', 'damage').play('hit:smuggler-1/cannons-1', 'hit:smuggler-1/tailwind-1');
    expect(game.slot('smuggler', 'cannons-1')).toBe(7);
    expect(game.slot('smuggler', 'tailwind-1')).toBe(7);
  });

  it('AH-14.9 from a loser without gold nothing is stolen', () => {
    const game = position(squadronWins({ smuggler: { at: 'swords-a.nw' } }));
    game.place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-steal');
    game.play('hit:smuggler-1/cannons-1');
    expect([game.gold('bluefin'), game.gold('smuggler')]).toEqual([0, 0]);
  });

  it.each([
    ['flagship', { union: { at: 'swords-a.nw' } }, ['hit:union/cannons-1']],
    ['cutter', { cutter: 'swords-a.nw' }, []],
    ['gunship', { gunship: 'swords-a.nw' }, ['hit:union/gunship-1']],
  ])('AH-14.9 against the %s of the Union also a Comrade of the region', (_, more, hits) => {
    const game = position({
      ...squadronWins({ comrades: { 'swords-a': 2, 'tree-b': 1 } }),
      ...more,
    });
    game.place(1, 'sail-1', 'step:e:swords-a.nw').play('victory:damage-remove-comrade', ...hits);
    expect(game.comrades('swords-a')).toBe(1);
    expect(game.comrades('tree-b')).toBe(1);
    expect(game.state.comradeSupply).toBe(18);
    expect(game.events('damaged')).toHaveLength(1);
  });

  /** The Union attacks the Smuggler and wins. */
  const unionWins = (more: Setting = {}): Setting => ({
    active: 'union',
    bluefin: { at: 'tree-b.se' },
    ...more,
    union: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 }, ...more.union },
    smuggler: { at: 'swords-a.nw', gold: 1 },
    rolls: [6, 1],
  });

  it('AH-15.13 the Union: one damage and a Ready Comrade to the island, or a gold', () => {
    const game = position(unionWins({ ready: 1 }));
    game.place(1, 'sail-1', 'step:e:swords-a.nw').asks('union', 'victory');
    game.offers(['victory:damage-comrade', 'victory:damage-steal', 'victory:none']);
    game.play('victory:damage-comrade', 'hit:smuggler-1/cannons-1');
    expect([game.comrades('swords-a'), game.state.ready]).toEqual([1, 0]);
    const steal = position(unionWins({ ready: 1 })).place(1, 'sail-1', 'step:e:swords-a.nw');
    steal.play('victory:damage-steal', 'hit:smuggler-1/cannons-1');
    expect([steal.gold('union'), steal.gold('smuggler')]).toEqual([1, 0]);
  });

  it('AH-15.13 without a Ready Comrade none is placed', () => {
    const game = position(unionWins()).place(1, 'sail-1', 'step:e:swords-a.nw');
    game.offers(['victory:damage-steal', 'victory:none']);
  });

  it('AH-15.13 whichever ship of the Union fought', () => {
    const game = position(
      unionWins({ ready: 3, gunship: 'compass-b.ne', union: { at: 'tree-b.ne', dice: [4, 4] } }),
    );
    game.place(4, 'gunship-1', 'step:e:swords-a.nw', 'victory:damage-comrade');
    game.play('hit:smuggler-1/cannons-1');
    expect(game.comrades('swords-a')).toBe(1);
  });

  it('AH-16.8 a Smuggler: one damage and one or two steps at once', () => {
    const game = attack({ rolls: [6, 1] }).play('fire:none', 'victory:damage-move');
    game.asks('smuggler', 'damage').play('hit:smuggler-2/cannons-1').asks('smuggler', 'sail');
    expect(game.about).toMatchObject({ steps: 2 });
    game.play('step:e:swords-a.ne', 'step:s:swords-a.se');
    expect(game.slot('rival', 'cannons-1')).toBe(7);
    expect(game.ship('smuggler')).toBe('swords-a.se');
  });

  it('AH-16.8 moves on once in an action: two loaded Smugglers cannot fight without end', () => {
    const game = attack({
      smuggler: { slots: { 'cannons-1': 6 } },
      rival: { slots: { 'cannons-1': 1 } },
      rolls: [6, 1, 6, 1],
    });
    game.play('fire:none', 'victory:damage-move', 'hit:smuggler-2/tailwind-1');
    game.play('step:e:swords-a.ne', 'step:w:swords-a.nw', 'fire:none').asks('smuggler', 'victory');
    game.refuses('victory:damage-move', 'AH-16.8');
    game.offers(['victory:damage-reward', 'victory:none']).play('victory:none');
    // In the next action it may again. Five pips cannot lose.
    game.place(1, 'sail-2', 'step:e:swords-a.ne', 'step:w:swords-a.nw', 'fire:cannons-1:5');
    game.play('victory:damage-move');
  });

  it('AH-16.8 the spaces entered by that move are entered like any other', () => {
    const game = attack({ strongholds: ['swords-a.se'], rolls: [6, 1, 1, 1] });
    game.play('fire:none', 'victory:damage-move', 'hit:smuggler-2/cannons-1');
    game.play('step:e:swords-a.ne', 'step:s:swords-a.se', 'fire:none');
    expect(game.events('battle')).toMatchObject([{}, { other: 'stronghold' }]);
  });

  it('AH-16.8 AH-16.7 or one damage and a reward', () => {
    const game = attack({ rolls: [6, 1] }).play('fire:none', 'victory:damage-reward');
    game.play('hit:smuggler-2/cannons-1').asks('smuggler', 'rewardCell');
    game.offers(['cell:r1c2', 'cell:r2c1', 'cell:r2c3', 'cell:r3c2']).play('cell:r2c1', 'accept');
    expect(game.fame('smuggler')).toBe(1);
  });

  it('AH-16.8 a defender who wins moves on the turn of another', () => {
    const game = attack({ rival: { slots: { 'cannons-1': 1 } }, rolls: [1, 6] }).play('fire:none');
    game.asks('rival', 'victory').play('victory:damage-move', 'hit:smuggler-1/full-sail-1');
    game.asks('rival', 'sail').play('step:e:swords-a.ne', 'stop');
    expect(game.ship('rival')).toBe('swords-a.ne');
    expect(game.ship('smuggler')).toBe('swords-a.nw');
    game.asks('smuggler', 'slot');
  });
});
