import { describe, expect, it } from 'vitest';
import { answerOf, playUntil } from './bot-cards.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const muaat = (ann: Side): Scenario =>
  position({
    bob: { faction: 'sol' },
    cat: { faction: 'hacan' },
    ann: { faction: 'muaat', ...ann },
  });

describe('the bot with Muaat', () => {
  it('Star Forge: no destroyer that the fleet pool cannot hold', async () => {
    const game = muaat({ tokens: [3, 1, 2], units: { 4: { warsun: 1 } } });
    expect(await answerOf(game.play('component:star-forge'))).toBe('chooseUnit:fighter');
  });

  it('Star Forge: no fighters without room', async () => {
    const game = muaat({ units: { 36: { warsun: 1, infantry: 6 } } });
    expect(await answerOf(game.play('component:star-forge'))).toBe('chooseUnit:destroyer');
  });

  it('Star Forge: to the war sun with room', async () => {
    const units = { 4: { warsun: 1, cruiser: 1, fighter: 9 }, 36: { warsun: 1 } };
    const game = muaat({ tokens: [3, 2, 2], units }).play('component:star-forge');
    expect(await answerOf(game)).toBe('chooseSystem:36');
  });

  it('a war sun is the last to go when the fleet pool shrinks', async () => {
    const game = position({
      ann: { faction: 'sol', notes: ['fires-of-the-gashlai of bob'] },
      bob: {
        faction: 'muaat',
        tokens: [3, 2, 2],
        units: { 4: { warsun: 1, cruiser: 1 }, muaat: { dock: 1 } },
      },
    }).play('playNote:fires-of-the-gashlai:1');
    expect(game.prompt).toBe('overFleet');
    expect(await answerOf(game)).toBe('remove:4:cruiser');
  });

  it('whoever holds Fires of the Gashlai uses it', async () => {
    const game = position({
      ann: {
        faction: 'sol',
        notes: ['fires-of-the-gashlai of bob'],
        cards: ['leadership*'],
        tokens: [0, 3, 2],
        units: { jord: { dock: 1, infantry: 2 } },
      },
      bob: { faction: 'muaat' },
    });
    expect(await answerOf(game)).toBe('playNote:fires-of-the-gashlai:1');
  });

  it('does not send its war sun away from an endangered home for nothing', async () => {
    const game = position({
      ann: {
        faction: 'muaat',
        units: { 4: { warsun: 1 }, muaat: { dock: 1, infantry: 1 } },
        cards: ['leadership*'],
      },
      bob: {
        faction: 'sol',
        units: { 36: { carrier: 1, cruiser: 2, infantry: 4 }, jord: { dock: 1 } },
      },
    }).play('activate:50');
    await playUntil(game, 'turn');
    expect(game.units('ann', '4')).toEqual({ warsun: 1 });
  });
});
