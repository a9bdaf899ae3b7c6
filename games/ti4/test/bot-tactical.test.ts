import { createBot, parseBot } from '@tablewright/bots';
import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import { weighActivation } from '../bot/reach.ts';
import { tileOf } from '../content/index.ts';
import { answerOf } from './bot-cards.ts';
import { held } from './council.ts';
import { activate } from './duel.ts';
import { position, type Units } from './position.ts';
import type { Scenario } from './scenario.ts';

/** What the bot answers with several dice rolls. */
async function answersOf({ match }: Scenario): Promise<string[]> {
  const found = new Set<string>();
  for (let seed = 1; seed <= 8; seed++) {
    const bot = createBot(parseBot('greedy'), ti4Bot, seed);
    found.add((await bot.advise(match, match.asks[0].seat)).key);
  }
  return [...found];
}

describe('a bot', () => {
  const fleets: Units[] = [
    { cruiser: 1 },
    { cruiser: 3 },
    { carrier: 1, cruiser: 2, infantry: 3 },
    { destroyer: 2, carrier: 1, fighter: 4 },
    { dreadnought: 1, cruiser: 1, infantry: 1 },
    { dreadnought: 2, carrier: 1, fighter: 2, infantry: 2 },
  ];

  it.each(fleets)('always fires its Space Cannons, which cost nothing, at %o', async (fleet) => {
    const game = activate('23', {
      ann: { faction: 'mentak', tokens: [3, 5, 2], units: { 23: fleet } },
      bob: {
        faction: 'yssaril',
        planets: ['saudor'],
        units: { saudor: { pds: 1, infantry: 1 }, 23: { carrier: 1, fighter: 2 } },
      },
      cat: { faction: 'hacan' },
    });
    expect([game.prompt, ...(await answersOf(game))]).toEqual(['spaceCannon', 'fire']);
  });

  it('takes fighters along that would have no room where its carrier leaves', async () => {
    const game = position({
      ann: {
        faction: 'l1z1x',
        tokens: [3, 5, 2],
        planets: ['lazar', 'sakulag'],
        units: {
          '0-0-0': { infantry: 3, dock: 1 },
          31: { carrier: 2, fighter: 10 },
          lazar: { infantry: 2 },
          sakulag: { infantry: 1 },
        },
      },
      bob: { faction: 'nekro', units: { 19: { cruiser: 2 } } },
    }).play('activate:39', 'move:31:carrier:whole:plain');
    expect(await answerOf(game)).toBe('loadFrom:31:fighter');
    game.play('loadFrom:31:fighter');
    expect(await answerOf(game)).toBe('loadFrom:31:fighter');
  });

  it('sees nothing in systems that its ships cannot enter or get to', () => {
    const worth = (from: string, to: string, technologies: readonly string[] = []): number => {
      const units = { [from]: { cruiser: 2 } };
      return weighActivation(
        position({ ann: { faction: 'yssaril', technologies, units } }).state,
        0,
        tileOf(to),
      );
    };
    expect(worth('36', '44')).toBe(0);
    expect(worth('36', '44', ['antimass-deflectors'])).toBeGreaterThan(0);
    // Only the asteroid field lies between.
    expect(worth('36', '18')).toBe(0);
    expect(worth('36', '18', ['antimass-deflectors'])).toBeGreaterThan(0);
    expect(worth('19', '42')).toBeGreaterThan(0);
  });

  it('moves no dock away from home', async () => {
    const game = held(['mutiny'], {
      ann: {
        faction: 'naalu',
        hand: ['construction-rider'],
        planets: ['arnor', 'lor', 'quann'],
        units: {
          maaluuk: { infantry: 2, dock: 1 },
          arnor: { infantry: 1, dock: 1 },
          lor: { infantry: 1, dock: 1 },
        },
      },
    }).play('play:construction-rider', 'reject', 'abstain', 'abstain', 'reject');
    expect(game.offered).toContain('takeDock:maaluuk');
    expect(await answersOf(game)).not.toContain('takeDock:maaluuk');
  });

  it('of Yssaril plays a strategy card rather than discard a card to gain time', async () => {
    const game = position({
      ann: {
        faction: 'yssaril',
        cards: ['construction'],
        tokens: [0, 3, 0],
        hand: ['direct-hit', 'shields-holding', 'trade-rider'],
        units: { retillion: { infantry: 2, dock: 1, pds: 2 }, shalloq: { dock: 1, pds: 2 } },
      },
      bob: { faction: 'letnev', tokens: [3, 3, 2] },
      discarded: 'all',
    });
    expect(game.offered).toContain('component:stall-tactics');
    expect(await answersOf(game)).toEqual(['strategic:construction']);
  });
});
