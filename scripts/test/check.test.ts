import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { type Copy, copyProject, markAsInDevelopment } from './kit/copy.ts';

const PATIENCE = 300_000;
const SINCE = '2026-01-31';

const copies: Copy[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) copy.remove();
});

/** A copy of the project with these files, and what its check says. */
async function check(
  files: { readonly [file: string]: string },
  change?: (copy: Copy) => void,
): Promise<{ readonly code: number; readonly output: string; readonly ending: string }> {
  const copy = await copyProject();
  copies.push(copy);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(copy.folder, file)), { recursive: true });
    writeFileSync(path.join(copy.folder, file), text);
  }
  change?.(copy);
  await copy.run('scripts/generate.mjs');
  const { code, output } = await copy.run('scripts/test.mjs', 'sample/');
  return { code, output, ending: output.slice(output.lastIndexOf('FAILED, ')) };
}

function test(name: string, body: string): string {
  return `import { expect, it } from 'vitest';\n\nit('${name}', () => {\n  ${body}\n});\n`;
}

const green = 'expect(1).toBe(1);';
const red = 'expect(1).toBe(2);';

/** Pebbles in the state of a game that is being built: no lessons, a text that is missing, a red test. */
function leaveUnfinished(copy: Copy): void {
  const at = (file: string): string => path.join(copy.folder, 'games/pebbles', file);
  const replace = (file: string, text: string, by: string): void =>
    writeFileSync(at(file), readFileSync(at(file), 'utf8').replace(text, by));
  rmSync(at('learn'), { recursive: true });
  replace('package.json', '    "./learn": "./learn/index.ts",\n', '');
  replace('text/index.ts', `    'option.take': \`\${take} {count}\`,\n`, '');
  mkdirSync(at('test/sample'), { recursive: true });
  writeFileSync(at('test/sample/rules.test.ts'), test('is not right yet', red));
}

describe('the check', () => {
  it(
    'is green with known failures, unsteady tests and a game in development, and tells them all',
    async () => {
      const { code, output } = await check(
        {
          'engine/test/sample/known.test.ts': test('is known to fail', red),
          'engine/test/sample/mended.test.ts': test('passes again', green),
          'engine/test/sample/broken.test.ts': "throw new Error('This file is known to break.');\n",
          'server/test/sample/unsteady.test.ts': `import { expect, it } from 'vitest';\n\nlet tries = 0;\n\n${[
            "it('passes at the second try', () => {",
            "  console.log('unsteady: a service was started again');",
            '  expect(++tries).toBe(2);',
            '});',
          ].join('\n')}\n`,
          'scripts/check/known-failures.txt': [
            '# file > full name of the test | reason | since',
            `engine/test/sample/known.test.ts > is known to fail | waits for a rule | ${SINCE}`,
            `engine/test/sample/mended.test.ts > passes again | was broken | ${SINCE}`,
            `engine/test/sample/broken.test.ts | cannot be read | ${SINCE}`,
          ].join('\n'),
        },
        (copy) => {
          leaveUnfinished(copy);
          markAsInDevelopment(copy);
        },
      );
      expect(output).not.toContain('FAILED');
      expect(code).toBe(0);
      for (const line of [
        `known: engine/test/sample/known.test.ts > is known to fail (waits for a rule; ${SINCE})`,
        `known: engine/test/sample/broken.test.ts (cannot be read; ${SINCE})`,
        'can be removed: engine/test/sample/mended.test.ts > passes again',
        'server/test/sample/unsteady.test.ts > passes at the second try',
        'a service was started again',
        'pebbles: lacks learn/index.ts',
        'pebbles: 1 red tests',
        'games/pebbles/test/sample/rules.test.ts > is not right yet',
      ])
        expect(output).toContain(`  ${line}\n`);
      expect(output).toMatch(/^ {2}pebbles: \d+ faults in texts, such as: /m);
      expect(output).toMatch(/\n\d+ passed, 0 failed\n$/);
    },
    PATIENCE,
  );

  it(
    'is red with a red test, and with a finished game that lacks something; its end says which',
    async () => {
      const { code, output, ending } = await check(
        {
          'engine/test/sample/red.test.ts': test("isn't right (yet)", red).replace(
            "isn't",
            "isn\\'t",
          ),
        },
        leaveUnfinished,
      );
      expect(code).toBe(1);
      expect(output).toContain('games/pebbles lacks learn/index.ts');
      expect(output).not.toContain('In development');
      for (const line of [
        'stage "generated files", again: node scripts/generate.mjs --check',
        'stage "texts", again: node scripts/texts.mjs',
        "engine/test/sample/red.test.ts > isn't right (yet)",
        'games/pebbles/test/sample/rules.test.ts > is not right yet',
        '  AssertionError: expected 1 to be 2 // Object.is equality',
        "  again: npx vitest run engine/test/sample/red.test.ts -t 'isn.t right \\(yet\\)'",
      ])
        expect(ending).toContain(`${line}\n`);
      expect(ending.split('\n').length).toBeLessThanOrEqual(42);
      expect(ending).toMatch(/\n\d+ passed, \d+ failed\n$/);
    },
    PATIENCE,
  );

  it(
    'is red with too long or unreadable a list of known failures, and with too many to tell',
    { tags: ['long'], timeout: PATIENCE },
    async () => {
      const names = Array.from({ length: 41 }, (_, i) => `fails ${i}`);
      const { code, ending } = await check({
        'engine/test/sample/many.test.ts': `import { expect, it } from 'vitest';\n\n${names
          .map((name) => `it('${name}', () => {\n  ${red}\n});\n`)
          .join('\n')}`,
        'scripts/check/known-failures.txt': [
          'engine/test/sample/many.test.ts > fails 0',
          ...names.map(
            (name) => `engine/test/sample/other.test.ts > ${name} | too many | ${SINCE}`,
          ),
        ].join('\n'),
      });
      expect(code).toBe(1);
      expect(ending).toContain('FAILED, 43 in all:');
      expect(ending).toContain('and more, above');
      expect(ending.trimEnd().split('\n')).toHaveLength(41);
    },
  );
});
