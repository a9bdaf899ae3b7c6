import { createBot, parseBot } from '@tablewright/bots';
import { FastChance, type Deal } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import type { Scenario } from './scenario.ts';
import { position, type Setting } from './position.ts';
import { SEAT, type Who } from './table.ts';

/** What the greedy bot answers. */
async function answerOf(game: Scenario): Promise<string> {
  const [{ seat }] = game.match.asks;
  const advice = await createBot(parseBot('greedy'), ti4Bot, 1).advise(game.match, seat);
  return advice.key;
}

const evaluated = (who: Who, setting: Setting): number =>
  ti4Bot.evaluate(position(setting).state, SEAT[who]);

const HOME = { jord: { infantry: 3, dock: 1 } };

describe('evaluation', () => {
  it('likes planets, technologies, tokens and points', () => {
    const bare = evaluated('ann', { ann: { faction: 'sol', units: HOME } });
    for (const more of [
      { planets: ['quann'] },
      { technologies: ['sarween-tools'] },
      { tokens: [4, 3, 2] as const },
      { points: 1 },
      { goods: 2 },
    ])
      expect(evaluated('ann', { ann: { faction: 'sol', units: HOME, ...more } })).toBeGreaterThan(
        bare,
      );
  });

  it('fears for a home that nobody guards', () => {
    const guarded = evaluated('ann', { ann: { faction: 'sol', units: HOME } });
    const open = evaluated('ann', {
      ann: { faction: 'sol', units: { jord: { dock: 1 }, '1': { infantry: 3 } } },
    });
    const lost = evaluated('ann', {
      ann: { faction: 'sol', units: { '1': { carrier: 1, infantry: 3 } }, lost: ['jord'] },
    });
    expect(guarded).toBeGreaterThan(lost + 2);
    expect(open).toBeLessThan(guarded);
  });
});

describe('the greedy bot', () => {
  it('scores an objective whenever it can', async () => {
    const game = position({
      revealed: ['lead-from-the-front'],
      ann: { faction: 'sol', units: HOME, tokens: [3, 3, 3] },
      step: { step: 'scoreObjectives', args: [0] },
    });
    expect(await answerOf(game)).toBe('score:lead-from-the-front');
  });

  it('takes Imperial with Mecatol Rex in hand', async () => {
    const game = position({
      step: { step: 'pickCard', args: [0] },
      custodians: false,
      ann: { faction: 'sol', units: HOME, planets: ['mecatol-rex'], cards: [] },
      bob: { cards: [] },
      cat: { cards: [] },
    });
    expect(await answerOf(game)).toBe('takeCard:imperial');
  });

  it('removes the custodians when a carrier stands next to them', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { ...HOME, '24': { carrier: 1, infantry: 2 } },
        goods: 6,
        cards: ['leadership*'],
      },
    });
    while (game.asked === 'ann' && !game.state.players[0].points) {
      game.play(await answerOf(game));
    }
    expect(game.points('ann')).toBe(1);
  });

  it('withdraws from a combat that it cannot win', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { ...HOME, '1': { dreadnought: 3, cruiser: 2 } },
      },
      bob: {
        faction: 'letnev',
        units: {
          'arc-prime': { infantry: 1, dock: 1 },
          '31': { carrier: 1 },
          '36': { destroyer: 1 },
        },
      },
    }).play('activate:31', 'moveAll:1');
    while (game.prompt !== 'announceRetreat') game.play(await answerOf(game));
    expect(game.asked).toBe('bob');
    expect(await answerOf(game)).toBe('retreat:36');
  });

  it('lets damage be sustained before ships are lost', async () => {
    const game = position({
      ann: { faction: 'sol', units: { ...HOME, '1': { dreadnought: 2, cruiser: 1 } } },
      bob: {
        faction: 'hacan',
        units: { hercant: { infantry: 1, dock: 1 }, '31': { cruiser: 2 } },
      },
      dice: ['9+', '9+', '9+', '9+', '9+'],
    }).play('activate:31', 'moveAll:1');
    while (game.prompt !== 'sustainDamage') game.play(await answerOf(game));
    expect(await answerOf(game)).toBe('sustain:dreadnought');
  });
});

describe('transactions', () => {
  const game = position({
    ann: { faction: 'sol', commodities: 3, goods: 2 },
    bob: { faction: 'hacan', commodities: 4, goods: 1 },
  });
  const likes = (who: Who, gives: Deal['gives'], wants: Deal['wants']): boolean =>
    ti4Bot.deal!(game.state, SEAT[who], { from: 0, to: 1, gives, wants });
  const goods = (count: number) => [{ thing: 'goods', count }];
  const commodities = (count: number) => [{ thing: 'commodities', count }];

  it('swaps commodities for as many', () => {
    expect(likes('ann', commodities(3), commodities(3))).toBe(true);
    expect(likes('bob', commodities(3), commodities(3))).toBe(true);
  });

  it('gives nothing away', () => {
    expect(likes('ann', goods(1), [])).toBe(false);
    expect(likes('bob', [], commodities(1))).toBe(false);
    expect(likes('ann', goods(2), commodities(1))).toBe(false);
  });

  it('offers a swap among the examples', () => {
    const { accords } = game.match.game;
    expect(accords!.examples(game.state, new FastChance(1))).toContain(
      'deal:0:1:commodities*3:commodities*3',
    );
  });
});
