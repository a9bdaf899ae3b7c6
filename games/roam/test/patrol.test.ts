import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';

const patrol: Setting = { variant: { patrol: true } };

/** Seat 0 lacks b2, c2 and d2 to surround the token of seat 1 on c3. */
const almost = ['......', '......', '.010..', '.000..', '......', '......'];

describe('the patrol card', () => {
  it('RO-13.1 own tokens on all eight squares around an opponent’s token take it', () => {
    const turn = position({ ...patrol, map: almost }).use('A', 'place:a2');
    turn.shows(['......', '0000..', '.010..', '.000..', '......', '......']);
    expect(turn.state.patrol).toBe(0);
    expect(turn.events('patrol')).toEqual([{ player: 0, square: 'c3' }]);
  });

  it('RO-13.1 seven squares are not enough, corners count', () => {
    const map = ['......', '......', '.010..', '.00...', '......', '......'];
    expect(position({ ...patrol, map }).use('A', 'place:a2').state.patrol).toBe(-1);
  });

  it('RO-13.1 an opponent’s token in the ring breaks it', () => {
    const map = ['......', '......', '.010..', '.001..', '......', '......'];
    expect(position({ ...patrol, map }).use('A', 'place:a2').state.patrol).toBe(-1);
  });

  it('RO-13.1 an own token or an empty square in the middle surrounds nobody', () => {
    for (const middle of ['.000..', '.0.0..']) {
      const map = ['......', '......', middle, '.000..', '......', '......'];
      expect(position({ ...patrol, map }).use('A', 'place:a2').state.patrol).toBe(-1);
    }
  });

  it('RO-13.1 once taken it never changes hands', () => {
    const turn = position({ map: almost, patrol: 1 }).use('A', 'place:a2');
    expect(turn.state.patrol).toBe(1);
    expect(turn.events()).not.toContain('patrol');
  });

  it('RO-13.1 without the variant there is no such card', () => {
    expect(position({ map: almost }).use('A', 'place:a2').state.patrol).toBe(-1);
  });

  it('RO-13.1 it is worth three points', () => {
    const end: Setting = { at: 'endOfTurn', active: 1, ending: true, patrol: 0 };
    expect(position(end).result).toEqual({ scores: [3, 0], places: [1, 2] });
  });

  it('RO-13.2 a token at the rim cannot be surrounded', () => {
    const corner = ['1.....', '......', '......', '......', '......', '......'];
    const turn = position({ ...patrol, map: corner, faceUp: [['RO-L03', 'A']] });
    // RO-L03 laid at b1 covers b1, a2 and b2: every neighbour that there is.
    turn
      .use('RO-L03', 'place:b1')
      .shows(['10....', '00....', '......', '......', '......', '......']);
    expect(turn.state.patrol).toBe(-1);
    const side = ['......', '00....', '1.....', '00....', '......', '......'];
    expect(position({ ...patrol, map: side }).use('B', 'place:b2').state.patrol).toBe(-1);
  });

  it.each(['b2', 'e2', 'b5', 'e5'])('RO-13.2 %s is far enough from the rim', (square) => {
    const column = 'abcdef'.indexOf(square[0]);
    const row = Number(square[1]) - 1;
    const map = Array.from({ length: 6 }, (_, r) =>
      Array.from({ length: 6 }, (__, c) => {
        if (r === row && c === column) return '1';
        // The row above the token is left to the adventurer.
        return Math.abs(c - column) <= 1 && (r === row || r === row + 1) ? '0' : '.';
      }).join(''),
    );
    const from = Math.min(column - 1, 2);
    const key = `place:${'abcdef'[from]}${row}`;
    const turn = position({ ...patrol, map }).use('A', key);
    expect(turn.events('patrol')).toEqual([{ player: 0, square }]);
  });

  it('RO-13.3 the check comes before completed cards are removed', () => {
    // The row a2 to d2 closes the ring and completes slot 0.
    const map = ['00....', '......', '0010..', '.000..', '......', '......'];
    const turn = position({ ...patrol, map }).use('A', 'place:a2');
    expect(turn.events().filter((type) => /patrol|claimed/.test(type))).toEqual([
      'patrol',
      'claimed',
    ]);
  });

  it('RO-13.3 an optional square is checked', () => {
    const map = ['......', '...0..', '.010..', '.000..', '......', '......'];
    const turn = position({ ...patrol, map, coins: [2] });
    // The corner at b1 covers b1, c1 and b2; the optional c2 is the last of the ring.
    turn.use('C', 'place:b1').asks(0, 'extra');
    expect(turn.state.patrol).toBe(-1);
    expect(turn.play('pay:c2').state.patrol).toBe(0);
  });

  it('RO-13.3 a moved token is checked', () => {
    const map = ['...0..', '.00...', '.010..', '.000..', '......', '......'];
    const turn = position({ ...patrol, map, ready: [['RO-A05']] });
    turn.play('artifact:SHIFT', 'shift:d1:0', 'to:d2');
    expect(turn.events('patrol')).toEqual([{ player: 0, square: 'c3' }]);
  });

  it('RO-13.3 a replaced token is checked', () => {
    const map = ['......', '...1..', '.010..', '.000..', '......', '......'];
    const turn = position({ ...patrol, map, ready: [['RO-A21']] }).use('A', 'place:a2');
    expect(turn.state.patrol).toBe(-1);
    expect(turn.play('swap:d2:1').state.patrol).toBe(0);
  });

  it('RO-13.3 only the active player can take it, even if another closes the ring', () => {
    // Seat 1 puts its own token into the middle of the ring of seat 0.
    const map = ['......', '.000..', '.0.0..', '.000..', '......', '......'];
    const turn = position({ ...patrol, map, active: 1 }).use('B', 'place:c2');
    turn.shows(['......', '.000..', '.010..', '.000..', '......', '......']);
    expect(turn.state.patrol).toBe(-1);
    // Who placed the last token does not matter: at the next check it is seat 0's.
    expect(turn.use('B', 'place:f4').state.patrol).toBe(0);
  });

  it('RO-13.3 a turn without a token placed, moved or replaced brings no check', () => {
    const map = ['......', '.000..', '.010..', '.000..', '......', '......'];
    expect(position({ ...patrol, map, tokens: [0] }).use('B').state.patrol).toBe(-1);
  });

  it('RO-13.4 in stacks one foreign token in the middle and one own around it are enough', () => {
    const ring = (corner: string): Setting => ({
      variant: { patrol: true, advanced: true },
      map: [
        '. . . . . .',
        `. 1 . ${corner} . .`,
        '. 01 01 0 . .',
        '. 0 00 01 . .',
        '. . . . . .',
        '. . . . . .',
      ],
    });
    const open = position(ring('1')).use('A', 'place:a2');
    expect(open.events('patrol')).toEqual([{ player: 0, square: 'c3' }]);
    // Two strangers on d2 leave no room for an own token.
    expect(position(ring('11')).use('A', 'place:a2').state.patrol).toBe(-1);
  });
});
