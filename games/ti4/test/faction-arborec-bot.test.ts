import { describe, expect, it } from 'vitest';
import { weighActivation } from '../bot/reach.ts';
import { tileOf } from '../content/index.ts';
import { answerOf, playUntil } from './bot-cards.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const arborec = (ann: Side, more: Setting = {}): Scenario =>
  position({
    bob: { faction: 'sol' },
    cat: { faction: 'hacan' },
    ...more,
    ann: { faction: 'arborec', ...ann },
  });

describe('the bot with Arborec', () => {
  it('Mitosis guards a home that nobody guards', async () => {
    const game = arborec(
      { planets: ['lor', 'lazar'], units: { nestphar: { dock: 1 }, lor: { infantry: 2 } } },
      { step: { step: 'statusPhase', args: [] } },
    );
    expect(await answerOf(game)).toBe('choosePlanet:nestphar');
  });

  it('Bioplasmosis spreads infantry and never empties the home system', async () => {
    const game = arborec(
      {
        technologies: ['bioplasmosis'],
        planets: ['lor', 'arnor'],
        units: { nestphar: { dock: 1, infantry: 6 } },
      },
      { step: { step: 'endStatusPhase', args: [] } },
    );
    expect(await answerOf(game)).toBe('use:bioplasmosis');
    await playUntil(game, 'strategyCard');
    const left = game.units('ann', 'nestphar')['infantry'];
    expect(left).toBeGreaterThanOrEqual(3);
    expect(game.units('ann', 'arnor')['infantry']).toBeGreaterThanOrEqual(1);
    expect(game.units('ann', 'lor')['infantry']).toBeGreaterThanOrEqual(1);
  });

  it('Bioplasmosis leaves a good garrison alone', async () => {
    const game = arborec(
      {
        technologies: ['bioplasmosis'],
        planets: ['lor'],
        units: { nestphar: { dock: 1, infantry: 1 }, lor: { infantry: 1 } },
      },
      { step: { step: 'endStatusPhase', args: [] } },
    );
    expect(await answerOf(game)).toBe('decline');
  });

  it('values a dock more than a single infantry that produces', () => {
    const { state } = arborec({
      goods: 4,
      planets: ['lor'],
      units: { nestphar: { dock: 1 }, lor: { infantry: 1 } },
    });
    const [home, outpost] = ['5', '36'].map((tile) => weighActivation(state, 0, tileOf(tile)));
    expect(outpost).toBeGreaterThan(0);
    expect(home).toBeGreaterThan(1.5 * outpost);
  });

  it('does not activate a system to produce where Stymie forbids it', async () => {
    const game = arborec(
      { goods: 4, units: { nestphar: { dock: 1, infantry: 2 } }, cards: ['leadership*'] },
      {
        bob: {
          faction: 'sol',
          displayed: ['stymie of ann'],
          units: { jord: { dock: 1 }, 36: { cruiser: 1 } },
        },
      },
    );
    expect(weighActivation(game.state, 0, tileOf('5'))).toBe(0);
    expect(await answerOf(game)).not.toBe('activate:5');
  });
});
