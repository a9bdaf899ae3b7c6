import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { promptFaults } from '../texts/prompts.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'tablewright-prompts-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DECLARED = `interface Prompts { bid: { highest: number }; 'turn.start': object; hit: object }`;
const ASKED = `
  choose(seat, isFirst ? 'bid' : 'hit', options);
  openWindow({ id: 'turn.start', order });
`;

function faultsOf(texts: readonly string[], rules: string): string[] {
  const file = path.join(folder, 'rules.ts');
  writeFileSync(file, rules);
  const messages = Object.fromEntries(texts.map((key) => [key, 'A text.']));
  return promptFaults('pebbles', messages, [file]);
}

describe('prompts of a game', () => {
  const texts = ['prompt.bid', 'prompt.turn.start', 'prompt.hit', 'option.bid'];

  it('are declared, asked and said', () => {
    expect(faultsOf(texts, DECLARED + ASKED)).toEqual([]);
  });

  it('are refused without a text', () => {
    expect(faultsOf(texts.slice(1), DECLARED + ASKED)).toEqual([
      'pebbles messages lack prompt.bid, which the rules declare',
    ]);
  });

  it('are refused when nobody asks them', () => {
    expect(faultsOf(texts, `${DECLARED} choose(seat, 'bid', options); emit('hit', {});`)).toEqual([
      'pebbles prompts: nobody asks turn.start',
      'pebbles prompts: nobody asks hit',
    ]);
  });

  it('are refused when they have only a text', () => {
    expect(faultsOf([...texts, 'prompt.pass'], DECLARED + ASKED)).toEqual([
      'pebbles messages: no prompt is declared for prompt.pass',
    ]);
  });

  it.each([
    "if (question.prompt === 'pas') stop();",
    "switch (prompt) { case 'pas': break; }",
    "const book = { prompts: ['bid', 'pas'] };",
    "const book = passOrders(['pas']);",
  ])('are refused where something else is named: %s', (other) => {
    expect(faultsOf(texts, `${DECLARED} ${ASKED} ${other}`)).toEqual([
      expect.stringMatching(/^pebbles prompts: .*rules\.ts names pas, which nobody declares$/),
    ]);
  });
});
