import { describe, expect, it } from 'vitest';
import { answerOf, playUntil } from './bot-cards.ts';
import { activate, duel, HERE } from './duel.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

describe('the bot of Sol', () => {
  const SOL: Side = { faction: 'sol', cards: ['trade*'], tokens: [0, 3, 2] };
  const sol = (units: NonNullable<Side['units']>, planets: readonly string[]): Scenario =>
    position({ discarded: 'all', ann: { ...SOL, planets, units } });

  it('drops infantry where nobody is, not where there is plenty', async () => {
    const game = sol({ jord: { infantry: 3, dock: 1 }, lazar: { infantry: 2 } }, [
      'new-albion',
      'lazar',
    ]);
    expect(await answerOf(game.play('component:orbital-drop'))).toBe('choosePlanet:new-albion');
  });

  it('drops none while all is guarded: a strategy token is worth more', async () => {
    expect(await answerOf(sol({ jord: { infantry: 3, dock: 1 } }, []))).toBe('pass');
  });

  it('opens with planets to land on, and somebody to land', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        cards: ['trade*'],
        units: { jord: { infantry: 5, dock: 1 }, 1: { carrier: 2, destroyer: 1, fighter: 3 } },
      },
    });
    await playUntil(game, 'landForces');
    expect(
      game.units('ann', String(game.events('activated')[0].system))['infantry'],
    ).toBeGreaterThan(1);
  });
});

describe('the bot of Letnev', () => {
  const fight = (ann: NonNullable<Side['units']>[string], bob: typeof ann): Scenario =>
    duel(ann, bob, [], { ann: { faction: 'letnev', goods: 4 }, bob: { faction: 'sol' } });

  it('rolls again in an even fight of many dice', async () => {
    const game = fight({ dreadnought: 3, cruiser: 2 }, { dreadnought: 3, cruiser: 2 });
    expect([game.prompt, await answerOf(game)]).toEqual(['round.start', 'use:munitions-reserves']);
  });

  it('pays nothing for a fight that is won', async () => {
    const game = fight({ dreadnought: 4 }, { fighter: 1 });
    expect([game.prompt, await answerOf(game)]).toEqual(['round.start', 'decline']);
  });

  it('pays nothing for a fight that is lost', async () => {
    const game = fight({ destroyer: 1 }, { dreadnought: 4 });
    expect([game.prompt, await answerOf(game)]).toEqual(['round.start', 'decline']);
  });
});

describe('the bot of Hacan', () => {
  const taken = (planets: readonly string[]): Scenario =>
    position({
      custodians: false,
      ann: {
        faction: 'hacan',
        technologies: ['quantum-datahub-node'],
        goods: 3,
        cards: [],
        planets,
      },
      bob: { faction: 'letnev', cards: [] },
      cat: { faction: 'xxcha', cards: [] },
      step: { step: 'strategyPhase', args: [] },
    }).play(
      'takeCard:trade',
      'takeCard:leadership',
      'takeCard:imperial',
      'takeCard:warfare',
      'takeCard:technology',
      'takeCard:politics',
    );

  it('buys Imperial with Mecatol Rex in hand', async () => {
    const game = taken(['mecatol-rex']);
    expect(await answerOf(game)).toBe('use:quantum-datahub-node');
    expect(await answerOf(game.play('use:quantum-datahub-node'))).toMatch(/:imperial$/);
  });

  it('buys no card that it has no use for', async () => {
    expect(await answerOf(taken([]))).toBe('decline');
  });

  it('shares the yield of Production Biomes with the player behind, not with the one in front', async () => {
    const game = position({
      discarded: 'all',
      ann: {
        faction: 'hacan',
        cards: ['trade*'],
        tokens: [0, 3, 2],
        technologies: ['production-biomes'],
      },
      bob: { faction: 'letnev', points: 8 },
      cat: { faction: 'xxcha', points: 1 },
    });
    expect(await answerOf(game)).toBe('component:production-biomes');
    expect(await answerOf(game.play('component:production-biomes'))).toBe('choosePlayer:2');
  });

  it('replenishes for nothing when Trade is played', async () => {
    const game = position({
      ann: { faction: 'sol', cards: ['trade'] },
      bob: { faction: 'hacan', cards: [], tokens: [3, 3, 0] },
    }).play('strategic:trade', 'done');
    expect([game.asked, await answerOf(game)]).toEqual(['bob', 'secondary']);
  });
});

describe('the bot of Jol-Nar', () => {
  it('follows Technology as if the card were its own', async () => {
    const game = position({
      ann: { faction: 'hacan', cards: ['technology'] },
      bob: { faction: 'jol-nar', cards: [], goods: 6 },
    }).play('strategic:technology', 'research:gravity-drive');
    expect([game.asked, game.prompt]).toEqual(['bob', 'secondary']);
    game.offers(['secondary', 'primary', 'decline']);
    expect(await answerOf(game)).toBe('primary');
  });

  it('leaves a fight that its fragile ships would lose, and others would not', async () => {
    const fight = async (faction: string): Promise<string> => {
      const game = duel({ cruiser: 5 }, { cruiser: 5, destroyer: 1 }, [], {
        ann: { faction, planets: ['abyz'], tokens: [3, 5, 2] },
      });
      return answerOf(await playUntil(game, 'announceRetreat'));
    };
    expect(await fight('sol')).toBe('stay');
    expect(await fight('jol-nar')).toMatch(/^retreat/);
  });

  it('ignores a symbol for a technology that it could not have otherwise', async () => {
    const game = position({
      ann: {
        faction: 'jol-nar',
        cards: ['technology'],
        technologies: [
          'neural-motivator',
          'antimass-deflectors',
          'sarween-tools',
          'plasma-scoring',
        ],
      },
      bob: { tokens: [3, 3, 0] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:technology');
    expect([game.prompt, await answerOf(game)]).toEqual(['research', 'research:fleet-logistics']);
  });
});

describe("the bot of Sardakk N'orr", () => {
  const norr = { faction: 'sardakk-norr', technologies: ['exotrireme-2'] };
  const MISSES = ['1-', '1-', '1-', '1-'] as const;

  it('gives no dreadnought for two fighters', async () => {
    const game = duel({ dreadnought: 2 }, { fighter: 2 }, MISSES, { ann: norr });
    expect([game.prompt, await answerOf(game)]).toEqual(['round.end', 'decline']);
  });

  it('gives one for two dreadnoughts, and takes both of them', async () => {
    const game = duel({ dreadnought: 1, cruiser: 1 }, { dreadnought: 2 }, MISSES, { ann: norr });
    expect([game.prompt, await answerOf(game)]).toEqual(['round.end', 'use:unit-exotrireme-2']);
    game.play('use:unit-exotrireme-2');
    expect(await answerOf(game)).toBe(`destroy:${HERE}:1:dreadnought:whole`);
    game.play(`destroy:${HERE}:1:dreadnought:whole`);
    expect(await answerOf(game)).toBe(`destroy:${HERE}:1:dreadnought:whole`);
  });

  it('takes the ship that is worth most', async () => {
    const game = duel({ dreadnought: 1 }, { dreadnought: 1, destroyer: 2 }, MISSES, { ann: norr });
    game.play('use:unit-exotrireme-2');
    expect(await answerOf(game)).toBe(`destroy:${HERE}:1:dreadnought:whole`);
  });
});

describe('the bot of Xxcha', () => {
  it('takes a planet with Peace Accords, the one that is worth most', async () => {
    const game = position({
      bob: { faction: 'letnev', tokens: [3, 3, 0], cards: [] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
      ann: { faction: 'xxcha', cards: ['diplomacy'] },
    }).play('strategic:diplomacy');
    expect([game.prompt, await answerOf(game)]).toEqual([
      'strategic.resolved',
      'use:peace-accords',
    ]);
    expect(await answerOf(game.play('use:peace-accords'))).toBe('choosePlanet:arnor');
  });

  const attacked = (
    ann: NonNullable<Side['units']>,
    fleet: NonNullable<Side['units']>[string],
  ): Scenario =>
    activate('36', {
      ann: { faction: 'letnev', units: ann },
      bob: { faction: 'xxcha', technologies: ['nullification-field'], units: { 36: fleet } },
    });

  it('sends a fleet home that would beat its own', async () => {
    const game = attacked({ 31: { dreadnought: 3 } }, { carrier: 1, fighter: 1 });
    expect([game.prompt, await answerOf(game)]).toEqual([
      'system.activated',
      'use:nullification-field',
    ]);
  });

  it('spends no token on an attack that fails by itself', async () => {
    const game = attacked({ 36: { destroyer: 1 } }, { dreadnought: 3 });
    expect([game.prompt, await answerOf(game)]).toEqual(['system.activated', 'decline']);
  });
});
