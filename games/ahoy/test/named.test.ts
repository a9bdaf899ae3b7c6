import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { MARKET, PLAN_KINDS } from '../content/index.ts';
import { names } from '../text/en/names.ts';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/** The tests of the crew and of the plans, as they are written. */
const written = readdirSync(FOLDER)
  .filter((file) => /^(crew-.*|plans)\.test\.ts$/.test(file))
  .map((file) => readFileSync(FOLDER + file, 'utf8'))
  .join('\n');

const nameOf = (id: string): string => (names as { readonly [id: string]: string })[id];

/** Tests are grouped below the name; of twins, and of the two ships, by id. */
const isNamed = (id: string): boolean =>
  written.includes(`describe('${nameOf(id)}'`) ||
  (/^convincing-|^cutter$|^gunship$/.test(id) && /describe\.each\(/.test(written));

describe('cards', () => {
  it.each([...MARKET.map(({ id }) => id), ...PLAN_KINDS])('%s has tests by its name', (id) => {
    expect(isNamed(id)).toBe(true);
    expect(written.includes(`'${id}'`), `plays ${id}`).toBe(true);
  });
});
