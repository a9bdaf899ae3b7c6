import { describe, expect, it } from 'vitest';
import { tileOf } from '../content/index.ts';
import { weighActivation } from '../bot/reach.ts';
import { answerOf } from './bot-cards.ts';
import { activate } from './duel.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const CREUSS = { creuss: { infantry: 3, dock: 1 } };
const NAALU = { maaluuk: { infantry: 3, dock: 1 } };

describe('the bot of Creuss', () => {
  it('opens no wormhole at home, but beside its fleet, with a token that it has', async () => {
    const game = position({
      ann: {
        faction: 'creuss',
        technologies: ['wormhole-generator'],
        units: { ...CREUSS, 31: { dreadnought: 2 } },
      },
      wormholes: { alpha: '36' },
      step: { step: 'statusPhase', args: [] },
    });
    expect(await answerOf(game)).toBe('chooseWormhole:beta');
    expect(await answerOf(game.play('chooseWormhole:beta'))).toBe('chooseSystem:31');
  });

  it('splices a ship that cannot take the hit', async () => {
    const game = activate('39', {
      ann: {
        faction: 'creuss',
        technologies: ['dimensional-splicer'],
        units: { ...CREUSS, 39: { cruiser: 2 } },
      },
      bob: { faction: 'letnev', units: { 39: { dreadnought: 1, carrier: 1, destroyer: 1 } } },
      cat: { faction: 'hacan' },
    });
    expect(await answerOf(game)).toBe('use:dimensional-splicer');
    expect(await answerOf(game.play('use:dimensional-splicer'))).toBe('destroy:39:1:carrier:whole');
  });

  it('sees what lies behind the wormholes, as others do not', () => {
    const fleet = { 39: { carrier: 1, infantry: 2 } };
    const worth = (faction: string, home: Side['units']): number =>
      weighActivation(
        position({ ann: { faction, units: { ...home, ...fleet } } }).state,
        0,
        tileOf('25'),
      );
    expect(worth('creuss', CREUSS)).toBeGreaterThan(1);
    expect(worth('hacan', {})).toBe(0);
  });
});

describe('the bot of Naalu', () => {
  /** Ann moves into a system where Bob of Naalu is. */
  const raid = (ann: Side['units'], bob: Side['units']): Scenario => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 1 }, ...ann } },
      bob: { faction: 'naalu', units: { ...NAALU, ...bob } },
      cat: { faction: 'hacan' },
      discarded: 'all',
    }).play('activate:23', 'moveAll:36');
    return game.prompt === 'moveShips' ? game.play('done') : game;
  };

  it('leaves before it loses a fleet', async () => {
    const game = raid({ 36: { dreadnought: 3 } }, { 23: { cruiser: 2, carrier: 1 } });
    expect(await answerOf(game)).toBe('use:foresight');
  });

  it('stays where it wins', async () => {
    const game = raid({ 36: { destroyer: 1 } }, { 23: { cruiser: 2, carrier: 1, fighter: 4 } });
    expect(await answerOf(game)).toBe('decline');
  });

  it('goes where its own ships and planets are, not next to its enemies', async () => {
    const game = raid(
      { 36: { dreadnought: 3 }, 1: { cruiser: 1 } },
      { 23: { cruiser: 2, carrier: 1 }, 35: { cruiser: 1 }, bereg: { infantry: 1 } },
    ).play('use:foresight');
    expect(await answerOf(game)).toBe('chooseSystem:35');
  });

  const invasion = (): Scenario =>
    activate('23', {
      ann: {
        faction: 'naalu',
        tokens: [3, 5, 2],
        units: { ...NAALU, 23: { flagship: 1, fighter: 4, infantry: 2 } },
      },
      bob: { faction: 'letnev', planets: ['saudor'], units: { saudor: { infantry: 2 } } },
      cat: { faction: 'hacan' },
      dice: ['7-', '7-', '7-', '7-', '7-', '7-', '8+', '7-'],
    });

  it('lands fighters with its infantry where the Matriarch is', async () => {
    const game = invasion();
    const landed = new Set<string>();
    while (game.prompt === 'landForces') {
      const key = await answerOf(game);
      landed.add(key.split(':')[0]);
      game.play(key);
    }
    expect([...landed].some((verb) => verb.startsWith('landFighter'))).toBe(true);
  });

  it('loses fighters before infantry', async () => {
    const game = invasion().play('landFighters:saudor', 'landAll:saudor');
    expect(game.prompt).toBe('groundHits');
    expect(await answerOf(game)).toBe('fightersFirst');
  });
});
