import { createMarker, type Glossary, namesWithTerms } from '@tablewright/text';
import { describe, expect, it } from 'vitest';

const term = (...forms: string[]) => ({ name: forms[0], forms, text: '', clause: 'TI-1.1' });

/** What is marked, as `term: words`. */
const marked = (glossary: Glossary, text: string, known?: ReadonlySet<string>): string[] =>
  createMarker(glossary)(text, known).flatMap((piece) =>
    piece.term === undefined ? [] : [`${piece.term}: ${piece.text}`],
  );

describe('marks of terms', () => {
  it('keep every letter of the text', () => {
    const text = 'A command token in your fleet pool, and no more.';
    const mark = createMarker({ token: term('command token*'), pool: term('fleet pool*') });
    expect(mark(text)).toEqual([
      { text: 'A ' },
      { text: 'command token', term: 'token' },
      { text: ' in your ' },
      { text: 'fleet pool', term: 'pool' },
      { text: ', and no more.' },
    ]);
    expect(mark('Nothing.')).toEqual([{ text: 'Nothing.' }]);
    expect(mark('')).toEqual([]);
  });

  it('find inflected words of Czech and Polish', () => {
    const pool = { pool: term('úsek* flotily', 'pul* floty') };
    expect(marked(pool, 'Žetony v\u00a0úseku\u00a0flotily se neutrácejí.')).toEqual([
      'pool: úseku\u00a0flotily',
    ]);
    expect(marked(pool, 'Żetony w puli floty i w pulach floty.')).toEqual(['pool: puli floty']);
    expect(marked({ hole: term('červí* dír*', 'červích děr') }, 'bez Červích děr')).toEqual([
      'hole: Červích děr',
    ]);
  });

  it('take the longest form', () => {
    const glossary = {
      agenda: term('agenda*'),
      phase: term('agenda phase'),
      objective: term('cel*'),
      secret: term('cel* tajn*'),
    };
    expect(marked(glossary, 'In the agenda phase an agenda is revealed.')).toEqual([
      'phase: agenda phase',
      'agenda: agenda',
    ]);
    expect(marked(glossary, 'Dobierz cel tajny.')).toEqual(['secret: cel tajny']);
  });

  it('never begin or end inside another word', () => {
    const glossary = { law: term('law'), voice: term('hlas'), shield: term('štít*') };
    expect(marked(glossary, 'lawn, flaw, outlaw, law5')).toEqual([]);
    expect(marked(glossary, 'souhlas, hlasitý, záštita')).toEqual([]);
    expect(marked(glossary, 'the law’s end, („hlas“)')).toEqual(['law: law', 'voice: hlas']);
  });

  it('leave names of things alone', () => {
    const glossary = { production: term('production'), fighter: term('fighter*') };
    const names = ['Production Biomes', 'Fighter II', 'Fighter', 'enemy fighter', 'Sarween Tools'];
    const left = namesWithTerms(glossary, names);
    expect(left).toEqual(['Production Biomes']);
    const mark = createMarker(glossary, left);
    expect(mark('Production Biomes: no production of Fighter II.')).toEqual([
      { text: 'Production Biomes' },
      { text: ': no ' },
      { text: 'production', term: 'production' },
      { text: ' of ' },
      { text: 'Fighter', term: 'fighter' },
      { text: ' II.' },
    ]);
  });

  it('stand once in a text, and not at all for known terms', () => {
    const glossary = { law: term('law', 'laws'), vote: term('vote') };
    expect(marked(glossary, 'A law beats laws. Vote on the law.')).toEqual([
      'law: law',
      'vote: Vote',
    ]);
    expect(marked(glossary, 'Vote on the law.', new Set(['law']))).toEqual(['vote: Vote']);
  });
});
