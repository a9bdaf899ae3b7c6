import { writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { workshop } from './command.ts';

const { file, tablewright } = workshop();

const DUEL = {
  kind: 'space',
  attacker: { units: { cruiser: 1 } },
  defender: { units: { cruiser: 1 } },
};

function stored(name: string, content: unknown): string {
  writeFileSync(file(name), typeof content === 'string' ? content : JSON.stringify(content));
  return name;
}

describe('odds', () => {
  it('answers a battle with an object, and a list with a list', async () => {
    const one = await tablewright(['odds', 'ti4', stored('one.json', DUEL), '--json']);
    expect([one.code, one.err]).toEqual([0, '']);
    expect(JSON.parse(one.out)).toMatchObject({
      win: expect.closeTo(0.375, 10),
      draw: expect.closeTo(0.25, 10),
      loss: expect.closeTo(0.375, 10),
      attacker: { lost: expect.closeTo(1.25, 10) },
    });
    const list = stored('list.json', [DUEL, { ...DUEL, nebula: true }]);
    const { out } = await tablewright(['odds', 'ti4', list, '--json']);
    expect(JSON.parse(out)).toEqual([JSON.parse(one.out), expect.objectContaining({})]);
    expect(JSON.parse(out)).toHaveLength(2);
  });

  it('reads standard input', async () => {
    const { code, out } = await tablewright(['odds', 'ti4', '-', '--json'], {
      typed: [JSON.stringify(DUEL)],
    });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toHaveProperty('win');
  });

  it.each([
    ['en', /Attacker wins +37\.5%[^]*Resources lost: 1\.3 ± 1[^]*1 cruiser/],
    ['cs', /Vyhraje útočník +37,5\s%[^]*1 křižník/],
    ['pl', /37,5%[^]*1 krążownik/],
  ])('tells people in %s', async (locale, told) => {
    const words = ['odds', 'ti4', stored('one.json', [DUEL, DUEL]), '--lang', locale];
    const { code, out } = await tablewright(words);
    expect(code).toBe(0);
    expect(out).toMatch(told);
    expect(out).not.toMatch(/\b(ui|odds|kind)\.\w/);
  });

  it.each([
    ['of a game without battles', ['roam', 'one.json'], 'ti4'],
    ['of a game that is not there', ['chess', 'one.json'], 'chess'],
    ['without a file', ['ti4', 'nothing.json'], 'nothing.json'],
    ['of a folder', ['ti4', '.'], '.'],
    ['of something else than JSON', ['ti4', 'text.json'], 'text.json'],
    ['of half a battle', ['ti4', 'half.json'], 'defender'],
    ['of a wrong battle in a list', ['ti4', 'wrong.json'], '[1].attacker.units.cruisr'],
  ])('says in one sentence what is wrong with those %s', async (_, words, part) => {
    stored('one.json', DUEL);
    stored('text.json', 'Two cruisers against one.');
    stored('half.json', { kind: 'space', attacker: DUEL.attacker });
    stored('wrong.json', [DUEL, { ...DUEL, attacker: { units: { cruisr: 1 } } }]);
    for (const more of [[], ['--json']]) {
      const { code, out, err } = await tablewright(['odds', ...words, ...more]);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^\S.+\.\n$/);
      expect(err).toContain(part);
    }
  });
});
