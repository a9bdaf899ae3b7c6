import { describe, expect, it } from 'vitest';
import { weigh } from '../bot/weigh.ts';
import type { Option } from '../rules/options.ts';
import { answerOf } from './bot-cards.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann's carriers are empty: all her infantry guards planets, one each. Arnor and Lor are free. */
const garrisoned = (): Scenario =>
  position({
    discarded: 'all',
    custodians: false,
    ann: {
      faction: 'winnu',
      tokens: [2, 3, 0],
      cards: ['imperial*', 'technology*'],
      planets: ['lazar', 'sakulag'],
      exhausted: ['lazar', 'sakulag', 'winnu'],
      units: {
        31: { carrier: 2 },
        lazar: { infantry: 1 },
        sakulag: { infantry: 1 },
        winnu: { infantry: 2, dock: 1 },
      },
    },
  });

/** The options as the quick estimate ranks them, the best first. */
function ranked(game: Scenario): string[] {
  const [ask] = game.match.asks;
  const weightOf = (option: unknown): number => weigh(game.state, ask, option as Option);
  return ask.options
    .toSorted((one, other) => weightOf(other) - weightOf(one))
    .map((option) => ask.prompt.key(option));
}

const favourite = (game: Scenario): string => ranked(game)[0];

/** Moves as the bot would. */
async function move(game: Scenario): Promise<void> {
  while (game.prompt === 'moveShips') game.play(await answerOf(game));
}

describe('A bot that wants planets', () => {
  it('takes garrisons along where nobody else could land', async () => {
    const game = garrisoned();
    expect(await answerOf(game)).toBe('activate:36');
    await move(game.play('activate:36'));
    expect(game.units('ann', '36')).toMatchObject({ infantry: 2 });
  });

  it('leaves who is not needed', async () => {
    const game = position({
      discarded: 'all',
      ann: { units: { 31: { carrier: 2 }, lazar: { infantry: 3 } }, planets: ['lazar'] },
    }).play('activate:36');
    await move(game);
    expect(game.units('ann', '36')).toMatchObject({ infantry: 2 });
    expect(game.units('ann', 'lazar')).toEqual({ infantry: 1 });
  });

  it.each([1, 2])('does not leave Mecatol Rex to nobody: %i infantry', async (infantry) => {
    const game = position({
      discarded: 'all',
      custodians: false,
      ann: {
        planets: ['mecatol-rex'],
        units: { 18: { carrier: 1 }, 'mecatol-rex': { infantry } },
      },
    }).play('activate:24');
    await move(game);
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 1 });
  });

  it('lands on every free planet', () => {
    const game = garrisoned().play('activate:36', 'moveAll:31');
    expect(favourite(game)).toBe('land:arnor');
    expect(favourite(game.play('land:arnor'))).toBe('land:lor');
  });
});

describe('A bot with a dock in space', () => {
  it('does not let it leave the active system only to come back', () => {
    const game = position({
      discarded: 'all',
      ann: {
        faction: 'saar',
        technologies: ['gravity-drive'],
        units: {
          11: { dock: 1 },
          36: { fighter: 1, carrier: 1 },
          ragh: { infantry: 2 },
          'lisis-ii': { infantry: 1 },
        },
      },
    }).play('activate:11');
    expect(ranked(game).slice(-2)).toEqual(['done', 'move:11:dock:whole:drive']);
  });
});
