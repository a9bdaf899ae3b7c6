import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import { answerOf } from './bot-cards.ts';
import { activate } from './duel.ts';
import { position, type Setting, type Side, type Units } from './position.ts';

const saar = (units: { readonly [place: string]: Units }, more: Side = {}): Side => ({
  faction: 'saar',
  units,
  ...more,
});

const worth = (setting: Setting): number => ti4Bot.evaluate(position(setting).state, 0);

describe('A bot with Floating Factories', () => {
  it('does not move a dock among ships of others', async () => {
    const game = position({
      discarded: 'all',
      ann: saar({ '11': { dock: 1, cruiser: 3, carrier: 1 }, ragh: { infantry: 3 } }),
      bob: { faction: 'sol', units: { '36': { destroyer: 1 }, jord: { infantry: 3, dock: 1 } } },
    }).play('activate:36');
    for (let answers = 0; game.prompt === 'moveShips' && answers < 20; answers++)
      game.play(await answerOf(game));
    expect(game.units('ann', '11')).toMatchObject({ dock: 1 });
  });

  it('does not build one where it is lost at once', async () => {
    const game = position({
      discarded: 'all',
      ann: saar(
        { '11': { cruiser: 1 }, ragh: { infantry: 2 } },
        { planets: ['arnor'], cards: ['construction'] },
      ),
      bob: { faction: 'sol', units: { '36': { cruiser: 1 }, jord: { infantry: 1, dock: 1 } } },
    }).play('strategic:construction');
    expect(game.offered).toContain('buildDockIn:36');
    expect(await answerOf(game)).toBe('buildDockIn:11');
  });

  it('counts docks in space, less where a rival’s ships are near and nobody guards them', () => {
    const bob = { faction: 'sol', units: { '39': { cruiser: 1 } } };
    const home = { ragh: { infantry: 2 }, 'lisis-ii': { infantry: 2 } };
    const none = worth({ ann: saar(home), bob });
    const alone = worth({ ann: saar({ ...home, '36': { dock: 1 } }), bob });
    const safe = worth({ ann: saar({ ...home, '11': { dock: 1 } }), bob });
    expect(alone).toBeGreaterThan(none);
    expect(safe).toBeGreaterThan(alone + 0.1);
  });

  it('does not fear for home planets that it need not hold to score', () => {
    const lost = (faction: string, home: readonly string[]): number =>
      worth({ ann: { faction, lost: home, units: { quann: { infantry: 1 } } } });
    expect(lost('saar', ['ragh', 'lisis-ii'])).toBeGreaterThan(lost('sol', ['jord']) + 1);
  });

  it('activates a system to produce with a dock in space', async () => {
    const game = position({
      discarded: 'all',
      ann: saar({ '11': { dock: 1 }, ragh: { infantry: 1 } }, { goods: 6, cards: ['politics*'] }),
    });
    expect(await answerOf(game)).toBe('activate:11');
  });

  it('destroys the dock of the player in front with Reactor Meltdown', async () => {
    const game = position({
      discarded: ['sabotage'],
      ann: { faction: 'sol', hand: ['reactor-meltdown'] },
      bob: { ...saar({ '36': { dock: 1 } }), points: 5 },
      cat: { faction: 'letnev', units: { starpoint: { dock: 1 } } },
    }).play('play:reactor-meltdown');
    expect(await answerOf(game)).toBe('destroy:36:1:dock:whole');
  });
});

describe('A bot with Ragh’s Call', () => {
  const invasion = (saarForces: number): Setting => ({
    discarded: 'all',
    ann: {
      faction: 'sol',
      notes: ['raghs-call of bob'],
      units: { '36': { carrier: 1, infantry: 2 }, jord: { infantry: 2, dock: 1 } },
    },
    bob: saar({ arnor: { infantry: saarForces }, '11': { dock: 1 } }, { planets: ['arnor'] }),
  });

  it('plays it where the defenders are stronger, and sends them away from the invasion', async () => {
    const game = activate('36', invasion(3)).play('landAll:arnor');
    expect(await answerOf(game)).toBe('playNote:raghs-call:1');
    game.play('playNote:raghs-call:1');
    expect(await answerOf(game)).toBe('choosePlanet:lisis-ii');
  });

  it('keeps it where one defender is beaten anyway', async () => {
    const game = activate('36', invasion(1)).play('landAll:arnor');
    expect(game.prompt).toBe('forces.committed');
    expect(await answerOf(game)).toBe('decline');
  });
});
