import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import { answerOf, playUntil } from './bot-cards.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT } from './table.ts';

const evaluated = (setting: Setting): number =>
  ti4Bot.evaluate(position(setting).state, SEAT['ann']);

/** What the bot answers until the question changes. */
async function answersTo(game: Scenario, prompt: string): Promise<string[]> {
  const answers: string[] = [];
  while (game.prompt === prompt) {
    const answer = await answerOf(game);
    answers.push(answer);
    game.play(answer);
  }
  return answers;
}

describe('movement', () => {
  it('sends one carrier with ground forces for both planets, and keeps the other one', async () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 5, dock: 1 }, '1': { carrier: 2 } } },
    }).play('activate:31');
    const answers = await answersTo(game, 'moveShips');
    expect(answers.filter((answer) => answer.startsWith('move'))).toEqual([
      'move:1:carrier:whole:plain',
    ]);
    expect(answers.filter((answer) => answer === 'lift:jord').length).toBeGreaterThanOrEqual(2);
  });

  it('leaves somebody at home', async () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 2, dock: 1 }, '1': { carrier: 1 } } },
    }).play('activate:31');
    await answersTo(game, 'moveShips');
    expect(game.units('ann', 'jord')['infantry']).toBe(1);
  });

  it('leaves somebody at home where all ground forces are aboard', async () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { dock: 1 }, '1': { carrier: 2, infantry: 2 } } },
    }).play('activate:31');
    await answersTo(game, 'moveShips');
    expect(game.units('ann', '1')['infantry']).toBe(1);
  });

  it('takes fighters along that nobody else could carry', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        planets: ['lazar'],
        units: {
          jord: { infantry: 3, dock: 1 },
          lazar: { infantry: 2 },
          '31': { carrier: 1, fighter: 2 },
        },
      },
    }).play('activate:36');
    await answersTo(game, 'moveShips');
    expect(game.units('ann', '36')['fighter']).toBe(2);
  });

  it('lands on every free planet of the system', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 3, dock: 1 }, '1': { carrier: 1, infantry: 2 } },
      },
    }).play('activate:31');
    while (game.asked === 'ann' && game.prompt !== 'turn') game.play(await answerOf(game));
    expect(['lazar', 'sakulag'].map((planet) => game.controller(planet))).toEqual(['ann', 'ann']);
  });
});

describe('production', () => {
  it('fills carriers with ground forces before it orders another one', async () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 1, dock: 1 }, '1': { carrier: 1 } } },
    }).play('activate:1');
    await playUntil(game, 'produce');
    expect(await answerOf(game)).toBe('train:jord');
  });

  it('keeps the resources for research while Technology is to come', async () => {
    const setting = (cards: readonly string[]): Setting => ({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 1, dock: 1 }, '1': { carrier: 1 } },
        tokens: [3, 3, 2],
      },
      bob: { cards },
    });
    const last = async (cards: readonly string[]): Promise<number> => {
      const game = await playUntil(position(setting(cards)).play('activate:1'), 'produce');
      return (await answersTo(game, 'produce')).length;
    };
    expect(await last(['technology'])).toBeLessThan(await last(['technology*']));
  });
});

describe('battles', () => {
  it('loses the cheapest ships', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 3, dock: 1 }, '1': { carrier: 1, cruiser: 2, fighter: 2 } },
      },
      bob: { faction: 'hacan', units: { hercant: { infantry: 1, dock: 1 }, '31': { cruiser: 2 } } },
      dice: ['6-', '6-', '6-', '6-', '6-', '9+', '9+'],
    }).play('activate:31', 'moveAll:1');
    await playUntil(game, 'assignHits');
    expect(await answerOf(game)).toBe('usualLosses');
  });

  it('stays where it is stronger', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        units: { jord: { infantry: 3, dock: 1 }, '1': { dreadnought: 2, cruiser: 2 } },
      },
      bob: {
        faction: 'hacan',
        units: { hercant: { infantry: 1, dock: 1 }, '31': { destroyer: 1 } },
      },
    }).play('activate:31', 'moveAll:1');
    await playUntil(game, 'announceRetreat');
    expect(game.asked).toBe('ann');
    expect(await answerOf(game)).toBe('stay');
  });
});

describe('evaluation', () => {
  const HOME = { jord: { infantry: 3, dock: 1 } };

  it('does not strip the fleet pool for other tokens', () => {
    const with3 = (tokens: readonly [number, number, number]): number =>
      evaluated({ ann: { faction: 'sol', units: HOME, tokens } });
    expect(with3([2, 2, 1])).toBeGreaterThan(with3([3, 0, 2]));
  });

  it('sees a match that the next status phase wins', () => {
    const withTokens = (points: number, tokens: readonly [number, number, number]): number =>
      evaluated({
        revealed: ['lead-from-the-front'],
        ann: { faction: 'sol', units: HOME, points, tokens },
      });
    const gain = (points: number): number =>
      withTokens(points, [2, 3, 1]) - withTokens(points, [1, 3, 1]);
    expect(gain(9)).toBeGreaterThan(gain(5) + 1);
  });

  it('learns what opens upgrades of units where an objective asks for them', () => {
    const gain = (revealed: readonly string[]): number => {
      const after = (technology: string): number =>
        evaluated({ revealed, ann: { faction: 'sol', units: HOME, technologies: [technology] } });
      return after('gravity-drive') - after('sarween-tools');
    };
    expect(gain(['develop-weaponry'])).toBeGreaterThan(gain(['erect-a-monument']) + 0.01);
  });

  it('fears for a home that all have left', () => {
    const left = evaluated({
      ann: { faction: 'sol', units: { '31': { carrier: 1, infantry: 3 } } },
    });
    const kept = evaluated({
      ann: { faction: 'sol', units: { jord: { infantry: 1 }, '31': { carrier: 1, infantry: 2 } } },
    });
    expect(kept).toBeGreaterThan(left + 0.3);
  });
});
