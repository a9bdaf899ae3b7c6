import fc from 'fast-check';
import {
  FastChance,
  InputError,
  keyFromSeed,
  loadMatch,
  type Match,
  parseJournal,
  saveMatch,
  verifyJournal,
  reopenJournal,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { parley } from './parley/game.ts';
import { playRecorded, record } from './support/journals.ts';
import { anyMutation, mutated } from './support/mutations.ts';
import { playOn, start } from './support/toys.ts';

/** Either it works, or it says what is wrong with the data: nothing else may ever come of data from outside. */
function worksOrComplains<T>(go: () => T): T | null {
  try {
    return go();
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** Can be observed, saved and loaded. */
function expectSound(match: Match<never>): void {
  expect(match.over || match.asks.length > 0).toBe(true);
  for (let seat = -1; seat < match.seats; seat++) match.observe(seat);
  const { match: again } = loadMatch(match.game, JSON.parse(JSON.stringify(saveMatch(match))));
  expect(again.hash()).toBe(match.hash());
}

describe('a spoilt save loads to a sound match or is refused', () => {
  const saves = [10, 25, 60, 110, 140].map((answers) => {
    const match = start(parley, 3, `fuzz ${answers}`);
    playOn(match, new FastChance(answers), answers);
    const sampled = answers === 60 ? match.sample(1, new FastChance(1)) : match;
    return JSON.parse(JSON.stringify(saveMatch(sampled))) as unknown;
  });

  it.each(saves.map((save, i) => [i, save] as const))('save %i', (i, save) => {
    let loaded = 0;
    let refused = 0;
    fc.assert(
      fc.property(anyMutation, (mutation) => {
        const found = worksOrComplains(() => loadMatch(parley, mutated(save, mutation)));
        if (found === null) {
          refused++;
        } else {
          loaded++;
          expectSound(found.match as never);
        }
      }),
      { numRuns: 300, seed: 10 + i },
    );
    expect(Math.min(loaded, refused)).toBeGreaterThan(15);
  });
});

describe('a spoilt journal is read to a sound match or is refused', () => {
  const recording = record(parley, 3, 'fuzz');
  playRecorded(recording, { answers: 25, undo: 5 });
  // A save in the middle, as a longer journal has them.
  const { key: _key, ...save } = saveMatch(recording.match);
  recording.lines.push(JSON.stringify({ t: 'save', n: recording.match.decisions, save }));
  playRecorded(recording, { answers: 12, undo: 5, seed: 2 });
  const lines = recording.lines.slice();
  recording.recorder.putAside();
  const withKey = recording.lines.map((line) => JSON.parse(line) as unknown);
  const written = (data: unknown): string =>
    (Array.isArray(data) ? data : [data]).map((line) => JSON.stringify(line)).join('\n');

  it('as data', () => {
    let opened = 0;
    let refused = 0;
    fc.assert(
      fc.property(anyMutation, fc.boolean(), (mutation, keyed) => {
        const spoilt = written(mutated(keyed ? withKey : withKey.slice(0, -1), mutation));
        const journal = worksOrComplains(() => parseJournal(spoilt));
        if (journal === null) return void refused++;
        worksOrComplains(() => verifyJournal(parley, journal));
        const match = worksOrComplains(
          () => reopenJournal(parley, journal, { key: keyFromSeed('fuzz') }).match,
        );
        if (match === null) return void refused++;
        opened++;
        return expectSound(match as never);
      }),
      { numRuns: 600, seed: 20 },
    );
    expect(Math.min(opened, refused)).toBeGreaterThan(50);
  });

  it('as text, cut and garbled', () => {
    const source = lines.join('\n');
    fc.assert(
      fc.property(fc.nat(source.length), fc.nat(200), fc.string(), (at, length, text) => {
        const spoilt = source.slice(0, at) + text + source.slice(at + length);
        const journal = worksOrComplains(() => parseJournal(spoilt));
        if (journal === null) return;
        worksOrComplains(() => verifyJournal(parley, journal));
        worksOrComplains(() => reopenJournal(parley, journal, { key: keyFromSeed('fuzz') }).match);
      }),
      { numRuns: 300, seed: 21 },
    );
  });
});
