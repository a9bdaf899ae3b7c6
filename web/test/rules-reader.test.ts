import { roamText } from '@tablewright/roam/text';
import { LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import { readInvitation } from '../src/home/invitation.ts';
import { clauseOf, clausePath } from '../src/rules/clausePath.ts';
import { parseBlocks, parseInline, wordsOf } from '../src/rules/markdown.ts';
import { cutAt, fold } from '@tablewright/board/search';

describe('the rules reader', () => {
  it('reads headings, paragraphs, lists, pictures, figures and tables', () => {
    const source = [
      '# Title',
      '',
      '## A chapter',
      'One line',
      'and its end.',
      '',
      '- first',
      '- **second**',
      '',
      '1. step',
      '',
      '```',
      '+--+',
      '```',
      '',
      '```figure system',
      'A system',
      'The space area.',
      'A planet.',
      '```',
      '',
      '| a | b |',
      '| --- | --- |',
      '| c | d |',
    ].join('\n');
    expect(parseBlocks(source)).toEqual([
      { kind: 'heading', level: 1, text: 'Title', id: 'title' },
      { kind: 'heading', level: 2, text: 'A chapter', id: 'a-chapter' },
      { kind: 'paragraph', text: 'One line and its end.' },
      { kind: 'list', ordered: false, items: ['first', '**second**'] },
      { kind: 'list', ordered: true, items: ['step'] },
      { kind: 'picture', text: '+--+' },
      {
        kind: 'figure',
        name: 'system',
        caption: 'A system',
        legend: ['The space area.', 'A planet.'],
      },
      { kind: 'table', head: ['a', 'b'], rows: [['c', 'd']] },
    ]);
  });

  it('tells clauses and strong words from the rest', () => {
    expect(parseInline('Take **one** [RO-6.5]. [not a clause]')).toEqual([
      { kind: 'text', text: 'Take ' },
      { kind: 'strong', text: 'one' },
      { kind: 'text', text: ' ' },
      { kind: 'clause', id: 'RO-6.5' },
      { kind: 'text', text: '. [not a clause]' },
    ]);
  });

  it.each(LOCALES)('finds every clause that the rulebook in %s names', (locale) => {
    const { rulebook = '', clauses } = roamText.languages[locale];
    const named = parseBlocks(rulebook)
      .flatMap((block) => parseInline(wordsOf(block)))
      .flatMap((inline) => (inline.kind === 'clause' ? [inline.id] : []));
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter((id) => !Object.hasOwn(clauses, id))).toEqual([]);
  });

  it('has an address for every clause that no server takes for a file', () => {
    for (const id of Object.keys(roamText.languages.en.clauses)) {
      const address = clausePath('roam', id);
      expect(address).not.toContain('.');
      expect(clauseOf(address.slice('/rules/roam/'.length))).toBe(id);
      expect(clauseOf(id)).toBe(id);
    }
  });

  it('searches without diacritics and keeps the places', () => {
    expect(fold('Žluťoučký Łoś')).toBe('zlutoucky los');
    expect(cutAt('Plné místo a další místo', fold('misto'))).toEqual([
      { text: 'Plné ', found: false },
      { text: 'místo', found: true },
      { text: ' a další ', found: false },
      { text: 'místo', found: true },
    ]);
  });
});

describe('an invitation', () => {
  it.each([
    ['abc def', { kind: 'code', code: 'ABCDEF' }],
    ['ABC-DEF', { kind: 'code', code: 'ABCDEF' }],
    [
      'http://localhost:8080/t/5Kd8fjQ2mNpRsTuVwXyZ12',
      { kind: 'path', path: '/t/5Kd8fjQ2mNpRsTuVwXyZ12' },
    ],
    ['/m/abc', { kind: 'path', path: '/m/abc' }],
    ['ABCDE', null],
    ['12345678', null],
  ])('%s', (typed, invitation) => {
    expect(readInvitation(typed)).toEqual(invitation);
  });
});
