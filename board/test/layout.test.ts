import { describe, expect, it } from 'vitest';
import { beside, clip, flow, table, widthOf, wrap } from '../src/terminal/layout.ts';
import { createStyle, wantsColour } from '../src/terminal/style.ts';

const { bold, piece } = createStyle(true);

describe('text', () => {
  it('is broken at spaces, never at no-break spaces, and indented after the first line', () => {
    expect(wrap('aa bb cc dd', 5)).toEqual(['aa bb', 'cc dd']);
    expect(wrap('aa b\u00A0b cc', 5, '  ')).toEqual(['aa', '  b\u00A0b', '  cc']);
    expect(wrap('  · aa bb', 6, '    ')).toEqual(['  · aa', '    bb']);
    expect(wrap('unbreakable', 4)).toEqual(['unbreakable']);
    expect(wrap('', 4)).toEqual(['']);
  });

  it('keeps a gap that stands between columns', () => {
    expect(wrap('one  two', 20)).toEqual(['one  two']);
  });

  it('is measured without its colours', () => {
    expect(widthOf(bold('žeton'))).toBe(5);
    expect(widthOf(piece('red', ' R '))).toBe(3);
    expect(wrap(`${bold('aa')} ${bold('bb')}`, 5)).toHaveLength(1);
  });

  it('is cut with an ellipsis', () => {
    expect(clip('Quill of the Marsh', 14)).toBe('Quill of the …');
    expect(clip('Misk', 14)).toBe('Misk');
  });
});

describe('blocks', () => {
  it('stand beside each other, whatever their heights', () => {
    expect(beside([['a', 'bb'], ['c']], ' | ')).toEqual(['a  | c', 'bb |']);
  });

  it('flow into rows that fit', () => {
    const blocks = [['aaa'], ['bbb'], ['ccc']];
    expect(flow(blocks, ' ', 7)).toEqual(['aaa bbb', '', 'ccc']);
    expect(flow([['far too long']], ' ', 4)).toEqual(['far too long']);
    expect(flow([], ' ', 7)).toEqual([]);
  });

  it('make a table with its numbers to the right', () => {
    expect(
      table([
        ['who', 'points'],
        ['Ada', '7'],
        ['Bo', '12'],
      ]),
    ).toEqual(['who  points', 'Ada       7', 'Bo       12']);
  });
});

describe('colours', () => {
  it('are for terminals whose user does not refuse them', () => {
    expect(wantsColour({ isTTY: true }, {})).toBe(true);
    expect(wantsColour({}, {})).toBe(false);
    expect(wantsColour({ isTTY: true }, { NO_COLOR: '1' })).toBe(false);
    expect(wantsColour({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
    expect(createStyle(false).bold('plain')).toBe('plain');
  });
});
