import { describe, expect, it } from 'vitest';
import { answerOf } from './bot-cards.ts';
import { council } from './council.ts';
import { duel } from './duel.ts';
import type { Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Nekro, destroys a destroyer of Bob. */
const kill = (ann: Side = {}, bob: Side = {}): Scenario =>
  duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
    ann: { faction: 'nekro', ...ann },
    bob: { faction: 'letnev', ...bob },
    discarded: 'all',
  });

describe('the bot of Nekro', () => {
  it('uses Technological Singularity', async () => {
    expect(await answerOf(kill())).toBe('use:technological-singularity');
  });

  it('takes the better technology', async () => {
    const game = kill({}, { technologies: ['duranium-armor'] });
    game.play('use:technological-singularity');
    expect(await answerOf(game)).toBe('gainTechnology:duranium-armor');
  });

  it('does not take an upgrade that it has by a copy', async () => {
    const game = kill(
      { copied: ['super-dreadnought-2'] },
      { technologies: ['dreadnought-2', 'gravity-drive'] },
    ).play('use:technological-singularity');
    expect(await answerOf(game)).not.toBe('gainTechnology:dreadnought-2');
  });

  it('does not give up its war suns for another technology', async () => {
    const game = kill(
      {
        technologies: ['antimass-deflectors', 'plasma-scoring'],
        copied: ['prototype-war-sun-2', 'spec-ops-2'],
        units: { 8: { warsun: 1 }, 'mordai-ii': { infantry: 4 } },
      },
      { technologies: ['non-euclidean-shielding'] },
    ).play('use:technological-singularity');
    expect(await answerOf(game)).toBe('decline');
  });

  it('sends all ground forces into the combat with The Alastor', async () => {
    const game = duel({ flagship: 1, infantry: 3 }, { cruiser: 2 }, [], {
      ann: { faction: 'nekro' },
      bob: { faction: 'letnev' },
      discarded: 'all',
    });
    expect(await answerOf(game)).toBe('enlistAll');
  });

  it('brings survivors back to their planet', async () => {
    const game = duel(
      { 'flagship!': 1, infantry: 1 },
      { cruiser: 1 },
      ['8+', '7-', '8-', '8-', '7+'],
      {
        ann: {
          faction: 'nekro',
          technologies: ['antimass-deflectors', 'plasma-scoring'],
          planets: ['wellon'],
          units: { wellon: { infantry: 1 } },
        },
        bob: { faction: 'letnev' },
        discarded: 'all',
      },
    ).play('enlistAll', 'lose:infantry:whole');
    expect([game.prompt, await answerOf(game)]).toEqual(['standDown', 'land:wellon']);
  });

  it('predicts on the second agenda at the latest, and what most votes are for', async () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { faction: 'nekro' },
      bob: { faction: 'letnev', goods: 0 },
      cat: { faction: 'hacan', goods: 9, planets: ['mecatol-rex'] },
      discarded: 'all',
    });
    while (game.state.council.number === 1) {
      const key = ['decline', 'abstain', 'reject'].find((each) => game.offered.includes(each))!;
      game.play(key);
    }
    expect([game.prompt, game.asked]).toEqual(['agenda.revealed.after', 'ann']);
    expect(await answerOf(game)).toBe('use:galactic-threat');
    game.play('use:galactic-threat');
    // If Economic Equality fails, all trade goods are lost: Hacan, with most votes, is for it.
    expect(await answerOf(game)).toBe('approve');
  });
});

describe('the bot that holds Antivirus', () => {
  it('lays it out against Nekro and nobody else', async () => {
    const fight = (bob: string, cat: string, owner: string): Scenario =>
      duel({ cruiser: 2 }, { destroyer: 1 }, ['7+', '*', '8-'], {
        ann: { faction: 'sol', notes: [`antivirus of ${owner}`] },
        bob: { faction: bob },
        cat: { faction: cat },
        discarded: 'all',
      });
    expect(await answerOf(fight('nekro', 'hacan', 'bob'))).toBe('playNote:antivirus:1');
    expect(await answerOf(fight('hacan', 'nekro', 'cat'))).toBe('decline');
  });
});
