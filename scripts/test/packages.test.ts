import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../packages.mjs', import.meta.url));

interface Package {
  readonly dependencies?: readonly string[];
  readonly devDependencies?: readonly string[];
  /** Sources by their paths. */
  readonly files?: { readonly [file: string]: string };
}

const copies: string[] = [];
afterEach(() => {
  for (const copy of copies.splice(0)) rmSync(copy, { recursive: true, force: true });
});

/** Writes a repository of packages and checks it. */
function check(packages: { readonly [place: string]: Package }): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'tablewright-packages-'));
  copies.push(copy);
  mkdirSync(path.join(copy, 'games'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(copy, file)), { recursive: true });
    writeFileSync(path.join(copy, file), text);
  };
  const versions = (names: readonly string[] = []) =>
    Object.fromEntries(names.map((name) => [name, '*']));
  write(
    'package.json',
    JSON.stringify({
      workspaces: ['engine', 'board', 'games/*'],
      devDependencies: versions(['vitest']),
    }),
  );
  for (const [place, { dependencies, devDependencies, files = {} }] of Object.entries(packages)) {
    write(
      `${place}/package.json`,
      JSON.stringify({
        name: `@tablewright/${path.basename(place)}`,
        dependencies: versions(dependencies),
        devDependencies: versions(devDependencies),
      }),
    );
    for (const [file, text] of Object.entries(files)) write(`${place}/${file}`, text);
  }
  const { status, stdout } = spawnSync(process.execPath, [SCRIPT, copy], { encoding: 'utf8' });
  expect(status).toBe(/none in a circle/.test(stdout) ? 0 : 1);
  return stdout;
}

const ENGINE = '@tablewright/engine';

describe('packages', () => {
  it('may import what they declare, and tests the tools of the root', () => {
    const said = check({
      engine: { files: { 'src/a.ts': `import './b.ts'; import 'node:fs';` } },
      'games/chess': {
        dependencies: [ENGINE, 'react'],
        files: {
          'index.ts': `export * from '@tablewright/engine';`,
          'ui/a.tsx': `import type { FC } from 'react'; import '@tablewright/chess/ui';`,
          'test/a.test.ts': `import { it } from 'vitest';`,
        },
      },
    });
    expect(said).toContain('2 packages declare what they import');
  });

  it.each([
    ['an import', `import '@tablewright/engine';`],
    ['a type', `import type { Game } from '@tablewright/engine';`],
    ['an export', `export { Match } from '@tablewright/engine';`],
    ['an import on demand', `export const f = () => import('@tablewright/engine/parley');`],
    ['a type in place', `export type G = import('@tablewright/engine').Game;`],
  ])('declare what they import: %s', (_, source) => {
    const said = check({ engine: {}, 'games/chess': { files: { 'index.ts': source } } });
    expect(said).toContain(
      'games/chess/package.json lacks @tablewright/engine, which index.ts imports',
    );
  });

  it('do not ship the tools of the root', () => {
    const said = check({ engine: { files: { 'src/a.ts': `import 'vitest';` } } });
    expect(said).toContain('engine/package.json lacks vitest');
  });

  it('declare nothing else', () => {
    const said = check({ engine: {}, board: { dependencies: [ENGINE] } });
    expect(said).toContain('board/package.json declares @tablewright/engine');
  });

  it('do not import in a circle, not even for tests', () => {
    const said = check({
      engine: {
        devDependencies: ['@tablewright/chess'],
        files: { 'test/a.test.ts': `import '@tablewright/chess';` },
      },
      board: { dependencies: [ENGINE], files: { 'src/a.ts': `import '@tablewright/engine';` } },
      'games/chess': {
        dependencies: ['@tablewright/board'],
        files: { 'ui/a.ts': `import '@tablewright/board';` },
      },
    });
    expect(said).toContain(
      'in a circle: @tablewright/engine → @tablewright/chess → @tablewright/board → @tablewright/engine',
    );
  });
});
