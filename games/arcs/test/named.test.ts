import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COURT, LEADERS, LORE, NEW_ACTIONS } from '../content/index.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The tests of cards, as they are written. */
const written = readdirSync(FOLDER)
  .filter((file) => /^(guild|vox|leaders|lore).*\.test\.ts$/.test(file))
  .map((file) => readFileSync(FOLDER + file, 'utf8'))
  .join('\n');

describe('cards', () => {
  it.each([...COURT, ...LEADERS, ...LORE].map(({ id }) => id))('%s is played by name', (id) => {
    expect(new RegExp(`'${id}'|\\b${id}:`).test(written)).toBe(true);
  });

  it.each(NEW_ACTIONS.map(({ id }) => id))('%s is taken', (id) => {
    expect(written.includes(`act:${id}`) || written.includes(`'${id}'`)).toBe(true);
  });
});
