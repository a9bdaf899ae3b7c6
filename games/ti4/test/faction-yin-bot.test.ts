import { describe, expect, it } from 'vitest';
import { answerOf } from './bot-cards.ts';
import { fight, type Sides } from './card-fights.ts';
import { HERE } from './duel.ts';
import { position, type Units } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann of Yin is asked for Devotion after a round in which all missed. */
function afterRound(ann: Units, bob: Units): Scenario {
  const game = fight(ann, bob, new Array(8).fill('4-'), {
    ann: { faction: 'yin' },
    bob: { planets: ['abyz'] },
  });
  if (game.prompt === 'barrage') game.play('decline');
  game.play('stay');
  expect(game.prompt).toBe('round.end');
  return game;
}

describe('the bot of Yin', () => {
  it('gives no cruiser up for a scratch on a dreadnought', async () => {
    const game = afterRound({ cruiser: 2, carrier: 1 }, { dreadnought: 2 });
    expect(await answerOf(game)).toBe('decline');
  });

  it('gives a destroyer, not a cruiser, for a damaged dreadnought', async () => {
    const game = afterRound({ destroyer: 1, cruiser: 1 }, { 'dreadnought!': 1, fighter: 2 });
    expect(await answerOf(game)).toBe('use:devotion');
    game.play('use:devotion');
    expect(await answerOf(game)).toBe('lose:destroyer:whole');
    game.play('lose:destroyer:whole');
    expect(await answerOf(game)).toBe(`strike:${HERE}:1:dreadnought:damaged`);
  });

  it('does not throw away ships in a fight that it wins anyway', async () => {
    const game = afterRound({ cruiser: 3, destroyer: 1 }, { fighter: 2 });
    expect(await answerOf(game)).toBe('decline');
  });

  it('uses Impulse Core against a carrier full of fighters, not against fresh dreadnoughts', async () => {
    const start = (bob: Units): Scenario =>
      fight({ destroyer: 1, cruiser: 2 }, bob, [], {
        ann: { faction: 'yin', technologies: ['impulse-core'] },
      });
    const sturdy = start({ dreadnought: 2 });
    expect(sturdy.prompt).toBe('round.start');
    expect(await answerOf(sturdy)).toBe('decline');
    expect(await answerOf(start({ dreadnought: 0, carrier: 1, fighter: 3 }))).toBe(
      'use:impulse-core',
    );
  });

  it('pays for Indoctrination where it decides, not where the planet is its own already', async () => {
    const landing = (ann: number, bob: number, sides: Sides = {}): Scenario =>
      fight({ carrier: 1, infantry: ann }, {}, [], {
        ...sides,
        ann: { faction: 'yin' },
        bob: { planets: ['wellon'], units: { wellon: { infantry: bob } } },
      }).play('landAll:wellon');
    expect(await answerOf(landing(2, 2))).toBe('use:indoctrination');
    expect(await answerOf(landing(4, 1))).toBe('decline');
  });

  it('plays Greyfire Mutagen against Yin who attacks, not when Yin goes elsewhere', async () => {
    const raid = (cat: Units): Scenario =>
      position({
        discarded: 'all',
        ann: { faction: 'yin', units: { 25: { cruiser: 3 } } },
        bob: { faction: 'sol' },
        cat: {
          faction: 'hacan',
          notes: ['greyfire-mutagen of ann'],
          units: { [HERE]: cat, hercant: { infantry: 1, dock: 1 } },
        },
      }).play(`activate:${HERE}`);
    expect(await answerOf(raid({ cruiser: 2 }))).toBe('playNote:greyfire-mutagen:0');
    expect(await answerOf(raid({}))).toBe('decline');
  });
});
