import { describe, expect, it } from 'vitest';
import { ti4 } from '../rules/game.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting, type Side } from './position.ts';
import { SEAT } from './table.ts';

describe('hidden and open', () => {
  it('TI-1.13 TI-27.2 secret objectives are hidden, their number is not', () => {
    const { state } = position({ ann: { secrets: ['threaten-enemies', 'cut-supply-lines'] } });
    const seen = ti4.view(state, SEAT.bob).players[SEAT.ann];
    expect(seen.secrets).toHaveLength(2);
    expect(seen.secrets).not.toEqual(state.players[SEAT.ann].secrets);
    expect(ti4.view(state, SEAT.ann).players[SEAT.ann].secrets).toEqual(
      state.players[SEAT.ann].secrets,
    );
  });

  it('TI-1.13 nobody sees which objectives lie face down', () => {
    const { state } = position({});
    const view = ti4.view(state, SEAT.ann);
    expect(view.stage1).toHaveLength(5);
    expect(view.stage1).not.toEqual(state.stage1);
  });
});

/** Ann's cruiser attacks Bob's in system 31; the first die is hers. */
const duel = (ann: Side, bob: Side, more: Setting = {}) =>
  position({
    ...more,
    ann: { faction: 'sol', units: { 50: { cruiser: 1 } }, ...ann },
    bob: { faction: 'xxcha', units: { 31: { cruiser: 1 } }, ...bob },
  }).play('activate:31', 'move:50:cruiser:whole:plain');

describe('combats, as far as general rules go', () => {
  it.each([
    ['sol', 7, 1],
    ['sol', 6, 0],
    ['sardakk-norr', 6, 1],
    ['sardakk-norr', 5, 0],
    ['jol-nar', 8, 1],
    ['jol-nar', 7, 0],
  ])('TI-1.10 a cruiser of %s that rolls %i makes %i hits', (faction, die, hits) => {
    const game = idleUntil(duel({ faction }, {}, { dice: [die, 1] }), 'turn');
    expect(game.events('combatRoll')[0]).toMatchObject({ player: 0, hits });
  });

  it('TI-1.9 TI-28.6 the start of the combat and that of its first round are one window', () => {
    const letnev = { faction: 'letnev', goods: 2, technologies: ['assault-cannon'] };
    const game = duel(
      { ...letnev, units: { 50: { cruiser: 3 } } },
      { units: { 31: { cruiser: 1, destroyer: 1 } } },
      { dice: [1, 1] },
    );
    idleUntil(game, 'moveShips').play('move:50:cruiser:whole:plain', 'move:50:cruiser:whole:plain');
    idleUntil(game, 'assaultCannon');
    expect(game.asked).toBe('bob');
    game.play(game.offered[0]);
    expect(game.offered).toContain('use:munitions-reserves');
    expect(game.events('combatRoll')).toEqual([]);
  });

  it('TI-1.11 TI-1.5 bought rerolls come right after the own roll, each die once', () => {
    const game = duel(
      { faction: 'letnev', goods: 2, technologies: ['gravity-drive'] },
      {},
      { dice: [1, 2, 1] },
    );
    while (!game.offered.includes('use:munitions-reserves')) game.play(game.offered.at(-1)!);
    game.play('use:munitions-reserves');
    expect(game.player('ann').goods).toBe(0);
    idleUntil(game, 'dice.rolled').play('use:munitions-reserves');
    expect(game.prompt).toBe('rerollDice');
    game.play(game.offered.find((key) => key.startsWith('reroll:'))!);
    expect(game.prompt).not.toBe('rerollDice');
    expect(game.asked === 'ann' && game.prompt === 'dice.rolled').toBe(false);
  });

  it('TI-1.14 a third player neither uses nor suffers anything', () => {
    const cat = { faction: 'letnev', goods: 9, technologies: ['assault-cannon'] };
    const game = duel({}, {}, { cat, dice: [10, 1] });
    const asked = new Set<string>();
    while (game.prompt !== 'turn') {
      asked.add(game.asked);
      game.play(game.offered.at(-1)!);
    }
    expect(game.events('combatRoll').length).toBeGreaterThan(0);
    expect(game.player('cat').goods).toBe(9);
    expect([...asked]).not.toContain('cat');
  });

  it('TI-1.12 what holds for an activation ends with it', () => {
    const game = position({
      ann: {
        faction: 'jol-nar',
        technologies: ['spacial-conduit-cylinder'],
        units: { nar: { infantry: 1, dock: 1 }, 12: { cruiser: 1 }, 28: { destroyer: 1 } },
      },
      bob: { faction: 'xxcha', tokens: [0, 3, 0] },
      cat: { faction: 'letnev', tokens: [0, 3, 0] },
    }).play('activate:28', 'use:spacial-conduit-cylinder');
    expect(game.offered).toContain('move:12:cruiser:whole:plain');
    idleUntil(game, 'turn');
    expect(game.state.tactical.conduit).toBe(false);
  });
});
