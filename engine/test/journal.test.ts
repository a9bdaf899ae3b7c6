import {
  choose,
  JournalError,
  keyFromSeed,
  parseJournal,
  Recorder,
  replayJournal,
  roll,
  schedule,
  type Seat,
  verifyJournal,
  reopenJournal,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { parley } from './parley/game.ts';
import { lastOf, parsed, playRecorded, record, type Recording } from './support/journals.ts';
import { fingerprint, NUMBER, type Numbers, numbers } from './support/toys.ts';

/** Seats take turns for as long as the test wants: a choice, a die, a choice. */
const endless = numbers({
  *turn(g: Numbers, seat = 0) {
    const n = yield* choose(seat, NUMBER, [1, 2, 3]);
    g.log = [...g.log.slice(-4), n, roll(100)];
    yield* choose(seat, NUMBER, [4, 5]);
    schedule(g, 'turn', 1 - seat);
  },
});

const recorded = (answers: number, undo = 0): Recording<Numbers> => {
  const recording = record(endless);
  playRecorded(recording, { answers, undo });
  return recording;
};

describe('a journal', () => {
  it('begins with what match it is and with its opening, and holds a line for each decision', () => {
    const { lines, match } = record(parley, 3, 'lines');
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[0])).toEqual({
      format: 'tablewright-journal',
      version: 2,
      game: 'parley',
      rules: 3,
      seats: 3,
      setup: { ceremony: 'short', court: 'bare' },
      commitment: match.commitment,
    });
    expect(JSON.parse(lines[1])).toEqual({
      t: 'opening',
      outcomes: match.opening.outcomes,
      hash: match.hash(),
    });
  });

  it("says who sat where, in the host's own format", () => {
    const lines: string[] = [];
    Recorder.begin(record(endless).match, (line) => lines.push(line), ['Ann', { bot: 'greedy' }]);
    expect(parsed(lines).header.players).toEqual(['Ann', { bot: 'greedy' }]);
  });

  it('writes answers with what chance brought, and what is taken back', () => {
    const { lines, recorder, match } = record(endless);
    recorder.answer(0, '2');
    const [, die] = match.state.log;
    const hash = match.hash();
    recorder.answer(0, '4');
    recorder.undo(0);
    recorder.undoByConsent();
    expect(lines.slice(2).map((line) => JSON.parse(line))).toMatchObject([
      { t: 'answer', n: 0, seat: 0, key: '2', outcomes: [die], hash },
      { t: 'answer', n: 1, seat: 0, key: '4' },
      { t: 'undo', n: 1, seat: 0, hash },
      { t: 'undo', n: 0, seat: 0 },
    ]);
    expect(lines[3]).not.toContain('outcomes');
  });

  it('holds a save every hundred decisions, without the key', () => {
    const { lines } = recorded(350);
    const saves = parsed(lines).lines.flatMap((line) => (line.t === 'save' ? [line.n] : []));
    expect(saves).toEqual([100, 200, 300]);
    expect(lines.join()).not.toContain(keyFromSeed(1));
  });

  it('ends with the result and the key', () => {
    const recording = record(parley, 2, 'end');
    playRecorded(recording);
    const { match, lines } = recording;
    expect(JSON.parse(lines.at(-1)!)).toEqual({
      t: 'end',
      n: match.decisions,
      result: match.result,
      key: keyFromSeed('end'),
    });
  });
});

describe('verifying a journal', () => {
  it.each([0, 10, 3])('a whole match, one answer in %i taken back', (undo) => {
    const recording = record(parley, 4, `whole ${undo}`);
    playRecorded(recording, { undo });
    const { match, lines } = recording;
    const verified = verifyJournal(parley, parsed(lines));
    expect(verified).toMatchObject({ keyed: true, over: true, decisions: match.decisions });
    expect(verified.hashes).toBe(
      lines.length - 2 - (lines.join('\n').match(/"t":"save"/g) ?? []).length,
    );
    expect(verified.outcomes).toBeGreaterThan(match.opening.outcomes.length);
  });

  it.each([0, 3])(
    'a match under way, whose key nobody knows, one answer in %i taken back',
    (undo) => {
      const { match, lines } = recorded(250, undo);
      const verified = verifyJournal(endless, parsed(lines));
      expect(verified).toMatchObject({ keyed: false, over: false, decisions: match.decisions });
      expect(verified.outcomes).toBeGreaterThan(70);
    },
  );

  it('replays moment by moment, with what happened', () => {
    const recording = record(parley, 3, 'moments');
    playRecorded(recording, { undo: 8 });
    const journal = parsed(recording.lines);
    const told: string[] = [];
    for (const { number, line, match, consequence } of replayJournal(parley, journal)) {
      if ('hash' in line) expect(match.hash()).toBe(line.hash);
      told.push(`${number} ${consequence.events.map(({ type }) => type).join()}`);
    }
    expect(told[0]).toBe('2 dealt,dealt,dealt');
    expect(told).toHaveLength(recording.lines.length - 1);
    const keyed = [...replayJournal(parley, journal, keyFromSeed('moments'))];
    expect(keyed).toHaveLength(told.length);
  });
});

describe('opening a journal', () => {
  it.each([
    [0, 0],
    [7, 0],
    [99, 0],
    [100, 0],
    [101, 0],
    [256, 0],
    [256, 4],
    [700, 2],
  ])('after %i answers, one in %i taken back, leads to the present', (answers, undo) => {
    const { match, recorder, lines } = recorded(answers, undo);
    recorder.putAside();
    const opened = reopenJournal(endless, parsed(lines)).match;
    expect(fingerprint(opened)).toBe(fingerprint(match));
    expect(verifyJournal(endless, parsed(lines)).keyed).toBe(true);
  });

  it('behind a save that an undo has gone back over', () => {
    const { match, recorder, lines } = recorded(100);
    for (let n = 0; n < 3; n++) recorder.undoByConsent();
    expect(fingerprint(reopenJournal(endless, parsed(lines), { key: keyFromSeed(1) }).match)).toBe(
      fingerprint(match),
    );
    playRecorded({ match, recorder, lines }, { answers: 120, seed: 5 });
    expect(fingerprint(reopenJournal(endless, parsed(lines), { key: keyFromSeed(1) }).match)).toBe(
      fingerprint(match),
    );
    expect(lastOf(lines, 'save')).toBeGreaterThan(lastOf(lines, 'undo'));
  });

  it('and going on with it makes the same journal as never closing it', () => {
    const whole = record(parley, 3, 'whole');
    playRecorded(whole, { undo: 5, seed: 2 });
    const { lines, ...first } = record(parley, 3, 'whole');
    let { match, recorder } = first;
    for (const line of parsed(whole.lines).lines) {
      if (line.t === 'answer') recorder.answer(line.seat, line.key);
      if (line.t !== 'undo') continue;
      if (match.undoRight(line.seat) === 'free') recorder.undo(line.seat);
      else recorder.undoByConsent();
      match = reopenJournal(parley, parsed(lines), { key: keyFromSeed('whole') }).match;
      recorder = Recorder.continue(match, (text) => lines.push(text));
    }
    const withoutSaves = (all: readonly string[]): string[] =>
      all.filter((line) => !line.includes('"t":"save"'));
    expect(withoutSaves(lines)).toEqual(withoutSaves(whole.lines));
    expect(verifyJournal(parley, parsed(lines)).over).toBe(true);
  });

  it('needs the key where the journal does not hold it, and the right one', () => {
    const { lines, match } = recorded(120);
    expect(() => reopenJournal(endless, parsed(lines)).match).toThrow('does not hold its key');
    expect(() => reopenJournal(endless, parsed(lines), { key: keyFromSeed(2) }).match).toThrow(
      new JournalError('foreignKey', 'The key does not belong to this journal.'),
    );
    const opened = reopenJournal(endless, parsed(lines), { key: keyFromSeed(1) }).match;
    expect(fingerprint(opened)).toBe(fingerprint(match));
  });

  it('put aside and taken up again and again', () => {
    const { match, recorder, lines } = recorded(30);
    recorder.putAside();
    for (let times = 0; times < 4; times++) {
      const again = reopenJournal(endless, parsed(lines)).match;
      const continued = Recorder.continue(again, (line) => lines.push(line));
      playRecorded(
        { match: again, recorder: continued, lines },
        { answers: 45, undo: 9, seed: times },
      );
      continued.putAside();
    }
    expect(match.decisions).toBe(30);
    const verified = verifyJournal(endless, parsed(lines));
    expect(verified.decisions).toBeGreaterThan(150);
    expect(reopenJournal(endless, parsed(lines)).match.decisions).toBe(verified.decisions);
  });

  it('holds at most a hundred answers to apply, however long the match is', () => {
    const { match, lines } = recorded(1_950);
    const journal = parsed(lines);
    let turns = 0;
    const counting = {
      ...endless,
      steps: {
        *turn(g: Numbers, seat: Seat) {
          turns++;
          yield* endless.steps['turn'](g, seat);
        },
      },
    };
    expect(fingerprint(reopenJournal(counting, journal, { key: keyFromSeed(1) }).match)).toBe(
      fingerprint(match),
    );
    // Two answers to a turn; the save's own checkpoints are checked once more.
    expect(turns).toBeLessThanOrEqual(50 + 10);
  });
});

describe('a journal that is not whole', () => {
  it.each<[string, string, JournalError]>([
    ['nothing', '', new JournalError('damaged', 'Line 1 is damaged or cut off.', { line: 1 })],
    [
      'another file',
      '{"name":"x"}',
      new JournalError('format', 'This is not a journal of a Tablewright match.'),
    ],
    [
      'no data',
      'null',
      new JournalError('format', 'This is not a journal of a Tablewright match.'),
    ],
  ])('%s', (_what, source, error) => {
    expect(() => parseJournal(source)).toThrow(error);
  });

  it('a line cut off is named', () => {
    const { lines } = recorded(10);
    const source = lines.join('\n');
    expect(() => parseJournal(source.slice(0, -5))).toThrow('Line 12 is damaged or cut off.');
    expect(() => parsed([...lines.slice(0, 4), '', ...lines.slice(4)])).toThrow(
      'Line 5 is damaged',
    );
    expect(() => parsed(lines.slice(0, 1))).toThrow('Line 2 should be the opening of the match.');
    expect(parseJournal(`${source}\n`).lines).toHaveLength(11);
    expect(parseJournal(source.replaceAll('\n', '\r\n')).lines).toHaveLength(11);
  });

  it('cut off between lines it is a match under way', () => {
    const recording = record(parley, 2, 'cut');
    playRecorded(recording);
    for (let length = 2; length < recording.lines.length; length += 7) {
      const verified = verifyJournal(parley, parsed(recording.lines.slice(0, length)));
      expect(verified).toMatchObject({ keyed: false, over: false });
    }
  });

  it('of other rules or another game it is refused', () => {
    const { lines } = recorded(4);
    const journal = parsed(lines);
    expect(() => verifyJournal({ ...endless, rulesVersion: 2 }, journal)).toThrow(
      'played under rules 1 of toy; this program knows rules 2',
    );
    expect(() => verifyJournal(parley, journal)).toThrow('This is a match of toy, not of parley.');
  });
});
