import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

type Snippets = Readonly<Record<string, readonly string[]>>;

interface Law {
  readonly name: string;
  readonly rules: readonly string[];
  readonly reported: Snippets;
  readonly allowed: Snippets;
}

const LAWS: readonly Law[] = [
  {
    name: 'imports',
    rules: ['tablewright(imports)'],
    reported: {
      'engine/src/a.ts': [
        `import '@tablewright/text';`,
        `import 'node:fs';`,
        `import type { Roam } from '@tablewright/roam';`,
        `export * from '../../bots/src/index.ts';`,
        `export type X = import('fast-check').Arbitrary<number>;`,
        `export const f = () => import('commander');`,
        `export const f = (name: string) => import(name);`,
        `import fs = require('node:fs'); export { fs };`,
        `export const fs = require('node:fs');`,
      ],
      'games/roam/content/a.ts': [`import '../rules/turn.ts';`, `import '@tablewright/text';`],
      'games/roam/rules/a.ts': [
        `import '../bot/index.ts';`,
        `import '../text/index.ts';`,
        `import '../ui/board.ts';`,
        `import '../test/position.ts';`,
        `import '../../ahoy/rules/turn.ts';`,
        `import '../../../engine/src/index.ts';`,
        `import '@tablewright/bots';`,
        `import 'fast-check';`,
      ],
      'games/roam/rules/deep/a.ts': [`export { best } from '../../bot/index.ts';`],
      'games/roam/cards/a.ts': [`import '../bot/index.ts';`],
      'games/roam/galaxy/a.ts': [`import '../rules/turn.ts';`, `import '@tablewright/engine';`],
      'games/roam/bot/a.ts': [`import '@tablewright/bots';`, `import '../text/index.ts';`],
      'games/roam/text/a.ts': [`import '../bot/index.ts';`, `import '@tablewright/conformance';`],
      'games/roam/index.ts': [`import './text/index.ts';`],
      'games/roam/manifest.ts': [`import '@tablewright/board';`, `import 'react';`],
      'games/roam/test/a.test.ts': [`import '@tablewright/ahoy';`, `import '../../ahoy/index.ts';`],
      'games/roam/ui/a.ts': [
        `import '@tablewright/web/shell';`,
        `import '@tablewright/room';`,
        `import '../terminal/index.ts';`,
      ],
      'games/roam/learn/a.ts': [`import '@tablewright/board';`, `import '../ui/index.ts';`],
      'games/roam/terminal/a.ts': [`import '@tablewright/board';`, `import '../ui/index.ts';`],
      'board/src/a.ts': [`import '@tablewright/roam';`, `import '@tablewright/protocol';`],
      'board/src/terminal/a.ts': [`import 'react';`],
      'bots/src/a.ts': [`import '@tablewright/roam';`, `import 'node:worker_threads';`],
      'bots/src/worker.ts': [`import '@tablewright/roam';`],
      'conformance/src/a.ts': [`import 'vitest';`],
      'conformance/src/suite.ts': [`import '@tablewright/roam';`],
      'text/src/a.ts': [`import '@tablewright/engine';`],
      'room/src/a.ts': [`import '@tablewright/protocol/schemas';`],
      'web/src/a.ts': [
        `import '@tablewright/protocol/schemas';`,
        `import { Type } from 'typebox'; export { Type };`,
      ],
      'bench/src/a.ts': [`import 'tablewright';`, `import '../../cli/src/main.ts';`],
      'cli/src/a.ts': [
        `import '@tablewright/server';`,
        `import '@tablewright/web/shell';`,
        `import '/opt/thing.js';`,
      ],
    },
    allowed: {
      'engine/src/a.ts': [`import './b.ts';`],
      'engine/src/deep/a.ts': [`import '../b.ts';`],
      'engine/src/a.test.ts': [`import 'vitest'; import './b.ts';`],
      'engine/test/a.test.ts': [`import 'node:fs'; import 'vitest'; import '../src/b.ts';`],
      'games/roam/content/a.ts': [`import '@tablewright/engine'; import './b.ts';`],
      'games/roam/rules/a.ts': [
        `import '@tablewright/engine'; import '../content/b.ts';`,
        `import '../cards/b.ts'; import './b.ts';`,
      ],
      'games/roam/galaxy/a.ts': [`import '../content/b.ts';`],
      'games/roam/bot/a.ts': [`import '../rules/b.ts'; import '../content/b.ts';`],
      'games/roam/text/a.ts': [`import '@tablewright/text'; import '../content/b.ts';`],
      'games/roam/ui/a.ts': [`import 'react'; import '@tablewright/board';`],
      'games/roam/learn/a.ts': [`import '@tablewright/board/lesson'; import '../rules/b.ts';`],
      'games/roam/terminal/a.ts': [`import '@tablewright/board/terminal'; import '../index.ts';`],
      'board/src/a.ts': [`import 'react'; import '@tablewright/text'; import './b.ts';`],
      'games/roam/index.ts': [`import './rules/b.ts'; import './content/b.ts';`],
      'games/roam/manifest.ts': [`import '@tablewright/board/manifest';`],
      'games/roam/test/a.test.ts': [
        `import '@tablewright/conformance/suite'; import '../index.ts';`,
      ],
      'bots/src/a.ts': [`import '@tablewright/engine';`],
      'bots/src/worker.ts': [`import 'node:worker_threads'; import './b.ts';`],
      'conformance/src/suite.ts': [`import 'vitest'; import '@tablewright/engine';`],
      'text/src/a.ts': [`import 'intl-messageformat';`],
      'protocol/src/a.ts': [`import 'typebox';`],
      'server/src/a.ts': [`import '@tablewright/protocol/schemas'; import 'typebox';`],
      'web/src/a.ts': [`import '@tablewright/protocol';`],
      'cli/src/a.ts': [`import 'commander'; import '@tablewright/roam/text'; import 'node:fs';`],
      'bench/src/a.ts': [`import 'boardgame.io/core'; import '@tablewright/bots';`],
    },
  },
  {
    name: 'no surroundings in scripts',
    rules: ['eslint(no-restricted-globals)', 'eslint(no-restricted-properties)'],
    reported: {
      'engine/src/a.ts': [
        `export const now = () => Date.now();`,
        `export const now = () => new Date();`,
        `export const now = () => performance.now();`,
        `export const f = () => console.log(1);`,
        `export const f = () => globalThis.f;`,
        `export const f = () => crypto.getRandomValues(new Uint8Array(1));`,
        `export const f = () => fetch('x');`,
        `export const f = () => process.hrtime();`,
      ],
      'games/roam/rules/a.ts': [
        `export const f = () => Math.random();`,
        `export const f = () => Math['random']();`,
        `export const { random } = Math;`,
        `export const f = () => setTimeout(() => 1, 2);`,
        `export const f = () => setInterval(() => 1, 2);`,
        `export const f = () => Promise.resolve(1);`,
        `export const f = (a: string, b: string) => a.localeCompare(b);`,
      ],
      'games/roam/content/a.ts': [`export const made = Date.now();`],
      'games/roam/cards/a.ts': [`export const f = () => console.log(1);`],
      'games/roam/bot/a.ts': [
        `export const f = () => Math.random();`,
        `export const f = () => performance.now();`,
      ],
      'games/roam/index.ts': [`export const f = () => process.env;`],
    },
    allowed: {
      'engine/src/a.ts': [`export const f = (Date: number) => Date + 1;`],
      'engine/src/a.test.ts': [`export const now = () => Date.now();`],
      'games/roam/rules/a.ts': [
        `export const f = (n: number) => Math.floor(n / 2);`,
        `export const f = (g: { process: number }) => g.process;`,
      ],
      'games/roam/test/a.test.ts': [`export const f = () => Math.random();`],
      'bots/src/a.ts': [`export const now = () => performance.now();`],
      'cli/src/a.ts': [`export const f = () => console.log(process.argv);`],
    },
  },
  {
    name: 'scripts do not wait',
    rules: ['oxc(no-async-await)'],
    reported: {
      'engine/src/a.ts': [`export async function f() {}`],
      'games/roam/rules/a.ts': [
        `export const f = async () => 1;`,
        `export async function* f() { yield 1; }`,
      ],
      'games/roam/cards/a.ts': [`export const card = { async play() {} };`],
      'games/roam/bot/a.ts': [`export const f = async () => 1;`],
    },
    allowed: {
      'games/roam/rules/a.ts': [`export function* f(): Generator<number> { yield 1; }`],
      'games/roam/test/a.test.ts': [`export const f = async () => { await 1; };`],
      'cli/src/a.ts': [`export const f = async () => 1;`],
    },
  },
  {
    name: 'no code from text',
    rules: ['eslint(no-eval)', 'eslint(no-new-func)', 'eslint(no-implied-eval)'],
    reported: {
      'cli/src/a.ts': [`export const f = (x: string) => eval(x);`],
      'bench/src/a.ts': [`export const f = new Function('return 1');`],
      'bots/src/a.ts': [`export const f = Function('return 1');`],
      'scripts/a.mjs': [`setTimeout('alert(1)', 1);`],
      'games/roam/test/a.test.ts': [`export const f = (x: string) => eval(x);`],
    },
    allowed: {
      'cli/src/a.ts': [`export const f = (x: Function) => x instanceof Function;`],
    },
  },
  {
    name: 'no module state',
    rules: ['tablewright(module-state)'],
    reported: {
      'games/roam/rules/a.ts': [
        `let turn = 0; export const f = () => turn;`,
        `export let turn = 0;`,
        `var turn = 0; export const f = () => turn;`,
        `const t = { n: 0 }; export function f() { t.n = 1; }`,
        `const t = { n: 0 }; export function* f() { yield t.n++; }`,
        `const t = { n: 0 }; export const f = () => (t.n += 1);`,
        `const t = [[0]]; export function f() { t[0]![0] = 1; }`,
        `const t = [[0]]; export function f() { (t as number[][])[0] = []; }`,
        `const t: { n?: 1 } = {}; export function f() { delete t.n; }`,
        `const t = [0]; export function f() { [t[0]] = [1]; }`,
        `const t = { n: 0 }; export function f() { ({ n: t.n } = { n: 1 }); }`,
        `const t = [0]; export function f() { for (t[0] of [1]); }`,
        `const t: number[] = []; export const f = () => t.push(1);`,
        `const t = { l: [1] }; export const f = () => t.l.splice(0);`,
        `const t = [2, 1]; export const f = () => t.sort();`,
        `const t = [2, 1]; export const f = () => t?.['pop']();`,
        `const t = new Int8Array(9); export const f = () => t.fill(0);`,
        `const t = new Map(); export const f = () => t.set(1, 1);`,
        `const t = new Set(); export const f = () => { t.add(1); };`,
        `const t = new WeakMap(); export const f = (o: object) => t.delete(o);`,
        `const t = { n: 0 }; export const f = () => Object.assign(t, { n: 1 });`,
        `const t = { n: 0 }; export function f() { const u = t; u.n = 1; }`,
        `const t = [{ n: 0 }]; export function f() { const u = t[0]!; u.n = 1; }`,
        `const t = { l: [1] }; export function f() { const { l } = t; l.pop(); }`,
        `const t = [{ n: 0 }]; export function f() { for (const u of t) u.n = 1; }`,
        `const t = [{ n: 0 }]; export function f() { const u = t.find((x) => x.n)!; u.n = 1; }`,
        `const t = [{ n: 0 }]; export const f = (c: { n: number }) => { (c.n ? c : t[0]!).n = 1; };`,
        `import { T } from '../content/t.ts'; export function f() { T[0] = 1; }`,
        `import { T } from '../content/t.ts'; export function f() { T.push(1); }`,
        `import * as c from '../content/t.ts'; export function f() { c.T.push(1); }`,
        `export const next = (() => { let n = 0; return () => ++n; })();`,
        `export function f() { f.calls = 1; } f.calls = 0;`,
        `class C { static n = 0; } export const f = () => C.n++;`,
        `const WORD = /x/g; export const f = (s: string) => WORD.test(s);`,
      ],
      'games/roam/cards/a.ts': [
        `const t: number[] = []; export const card = { play() { t.push(1); } };`,
      ],
      'games/roam/content/a.ts': [`let n = 0; export const id = () => n++;`],
      'games/roam/index.ts': [`const seen: number[] = []; export const f = () => seen.push(1);`],
    },
    allowed: {
      'games/roam/rules/a.ts': [
        `const t = { n: 0 }; export const f = () => t.n + 1;`,
        `export function f(g: { l: number[]; n: number }) { g.l.push(1); g.n++; }`,
        `export function f() { let n = 0; n++; const l: number[] = []; l.push(n); return l; }`,
        `const T = [2, 1]; export const f = () => T.slice().sort();`,
        `const T = [2, 1]; export const f = () => { const u = [...T]; u.push(1); return u; };`,
        `const T = { a: 1 }; export const f = () => { let n = T.a; n++; return n; };`,
        `const T = [1]; export function f(T: number[]) { T.push(1); } export const g = T;`,
        `const WORD = /x/; export const f = (s: string) => WORD.test(s);`,
        `import * as board from './board.ts'; export const f = () => board.set(1);`,
        `const pile = { add: (n: number) => n + 1 }; export const f = () => pile.add(1);`,
      ],
      'games/roam/content/a.ts': [
        `export const T: number[] = []; for (let i = 0; i < 9; i++) T.push(i);`,
        `export const T: Record<string, number> = {}; ['a'].forEach((k, i) => { T[k] = i; });`,
        `export const T = (() => { const t: number[] = []; t.push(1); return t; })();`,
        `function build() { const t: number[] = []; t.push(1); return t; } export const T = build();`,
      ],
      'engine/src/a.ts': [
        `const buffer = new Int32Array(9); export const f = () => buffer.fill(0);`,
      ],
      'games/roam/bot/a.ts': [
        `const buffer = new Int32Array(9); export const f = () => buffer.fill(0);`,
      ],
      'games/roam/test/a.test.ts': [`let n = 0; export const f = () => n++;`],
    },
  },
  {
    name: 'no import cycles',
    rules: ['import(no-cycle)'],
    reported: {
      'engine/src/cycle-a.ts': [`import { b } from './cycle-b.ts'; export const a = () => b;`],
      'engine/src/cycle-b.ts': [`import { a } from './cycle-a.ts'; export const b = () => a;`],
    },
    allowed: {
      'engine/src/tree-a.ts': [`import { b } from './tree-b.ts'; export const a = () => b;`],
      'engine/src/tree-b.ts': [`export const b = 1;`],
    },
  },
  {
    name: 'no idle tests',
    rules: ['tablewright(idle-tests)'],
    reported: {
      'engine/test/a.test.ts': [
        `import { it } from 'vitest'; it.only('x', () => {});`,
        `import { it } from 'vitest'; it.skip('x', () => {});`,
        `import { test } from 'vitest'; test.todo('x');`,
        `import { describe } from 'vitest'; describe.skip('x', () => {});`,
        `import { it } from 'vitest'; it.concurrent.only('x', () => {});`,
        `import { it } from 'vitest'; it.skip.each([1])('x', () => {});`,
        `import { it } from 'vitest'; it('x', { skip: true }, () => {});`,
        `import { it } from 'vitest'; it('x', (t) => { t.skip(); });`,
        `import { it } from 'vitest'; it('x', ({ skip }) => { skip(); });`,
      ],
      'engine/src/a.test.ts': [`import { it } from 'vitest'; it.only('x', () => {});`],
      'scripts/test/a.test.ts': [`import { it } from 'vitest'; it.skip('x', () => {});`],
    },
    allowed: {
      'engine/test/a.test.ts': [
        `import { it } from 'vitest'; it.each([1])('x', () => {});`,
        `import { it } from 'vitest'; it('x', { timeout: 9 }, () => {});`,
        `import { it } from 'vitest'; const turn = { skip() {} }; it('x', () => turn.skip());`,
      ],
    },
  },
  {
    name: 'steady tests',
    rules: ['tablewright(steady-tests)'],
    reported: {
      'server/test/play.test.ts': [
        `export const f = () => Math.random();`,
        `import { randomInt } from 'node:crypto'; export const f = () => randomInt(2);`,
        `import crypto from 'node:crypto'; export const f = () => crypto.randomInt(2);`,
        `export const f = () => new Promise((resolve) => setTimeout(resolve, 5));`,
        `import { setTimeout as wait } from 'node:timers/promises'; export const f = () => wait(5);`,
        `export const f = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(5);`,
        `import { vi } from 'vitest'; export const f = () => vi.waitFor(() => {});`,
      ],
      'engine/test/support/a.ts': [`export const f = () => Math.random();`],
    },
    allowed: {
      'server/test/play.test.ts': [
        `import { vi } from 'vitest'; export const f = () => vi.waitFor(() => {}, { timeout: 90_000 });`,
        `export const f = (page: { setTimeout(ms: number): void }) => page.setTimeout(5);`,
      ],
      'server/test/kill.test.ts': [`export const f = () => Math.random();`],
      'web/test/pages/audit.test.ts': [`export const f = () => Math.random();`],
    },
  },
  {
    name: 'house rules',
    rules: [
      'typescript(no-explicit-any)',
      'eslint(eqeqeq)',
      'eslint(prefer-const)',
      'eslint(no-unused-vars)',
    ],
    reported: {
      'cli/src/a.ts': [
        `export const f = (x: any) => x;`,
        `export const f = (x: unknown) => x == 1;`,
        `export const f = () => { let x = 1; return x; };`,
        `const x = 1;`,
      ],
    },
    allowed: {
      'cli/src/a.ts': [`export const f = (x: unknown) => x === 1;`],
    },
  },
];

interface Case {
  readonly law: Law;
  readonly file: string;
  readonly code: string;
  readonly isReported: boolean;
}

const CASES: readonly Case[] = LAWS.flatMap((law) => [
  ...casesOf(law, law.reported, true),
  ...casesOf(law, law.allowed, false),
]);

const trees = mkdtempSync(path.join(tmpdir(), 'tablewright-laws-'));
const places = new Map(CASES.map((entry, index) => [entry, placeOf(entry, index)]));
const found = new Map<string, string[]>();

beforeAll(() => {
  for (const [{ code }, { tree, file }] of places) {
    const place = path.join(trees, tree, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `${code}\n`);
  }
  for (const tree of readdirSync(trees)) lint(tree);
});

afterAll(() => rmSync(trees, { recursive: true, force: true }));

for (const law of LAWS) {
  describe(law.name, () => {
    for (const entry of CASES.filter((other) => other.law === law)) {
      const verdict = entry.isReported ? 'reports' : 'allows';
      it(`${verdict} in ${entry.file}: ${entry.code}`, () => {
        const { tree, file } = places.get(entry)!;
        const broken = (found.get(`${tree}/${file}`) ?? []).filter((code) =>
          law.rules.includes(code),
        );
        if (entry.isReported) expect(broken).not.toEqual([]);
        else expect(broken).toEqual([]);
      });
    }
  });
}

describe('waivers', () => {
  const WAIVER =
    /oxlint-disable(-next-line|-line)?\s*($|\*\/|--|[^\n]*(tablewright\/|no-restricted-(globals|properties)|no-async-await|no-cycle|no-eval|no-new-func|no-implied-eval))/m;
  const PLACES = ['engine', 'conformance', 'text', 'board', 'games', 'bots', 'cli'];

  it.each([
    '/* oxlint-disable */',
    '// oxlint-disable-next-line',
    '// oxlint-disable-line -- just this once',
    '/* oxlint-disable no-console, tablewright/imports */',
    '// oxlint-disable-next-line no-restricted-globals',
  ])('recognises %s', (comment) => expect(comment).toMatch(WAIVER));

  it('lets other rules be switched off by name', () => {
    expect('// oxlint-disable-next-line no-control-regex').not.toMatch(WAIVER);
  });

  it('nobody switches a law off in a comment', () => {
    const files = PLACES.flatMap((place) =>
      readdirSync(path.join(ROOT, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/(^|[\\/])(node_modules|dist)[\\/]/.test(file))
        .map((file) => path.join(place, file)),
    );
    const waived = files.filter((file) => WAIVER.test(readFileSync(path.join(ROOT, file), 'utf8')));
    expect(waived).toEqual([]);
  });
});

function casesOf(law: Law, snippets: Snippets, isReported: boolean): Case[] {
  return Object.entries(snippets).flatMap(([file, codes]) =>
    codes.map((code) => ({ law, file, code, isReported })),
  );
}

/** Files called `a` get a number; others keep their name, each in a tree of its own. */
function placeOf({ file }: Case, index: number): { tree: string; file: string } {
  if (/(^|\/)a\./.test(file)) {
    return { tree: 'common', file: file.replace(/(^|\/)a\./, `$1a${index}.`) };
  }
  return { tree: /cycle|tree/.test(file) ? 'common' : `own-${index}`, file };
}

function lint(tree: string): void {
  const root = path.join(trees, tree);
  const config = JSON.parse(readFileSync(path.join(ROOT, '.oxlintrc.json'), 'utf8'));
  // The snippets are no program: there are no types to be aware of.
  config.options.typeAware = false;
  writeFileSync(path.join(root, '.oxlintrc.json'), JSON.stringify(config));
  for (const place of ['scripts/laws', 'scripts/check'])
    cpSync(path.join(ROOT, place), path.join(root, place), { recursive: true });

  const oxlint = path.join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const run = spawnSync(process.execPath, [oxlint, '--format=json'], {
    cwd: root,
    encoding: 'utf8',
  });
  const report: { diagnostics: { code: string; filename: string }[] } = JSON.parse(run.stdout);
  for (const { code, filename } of report.diagnostics) {
    const key = `${tree}/${filename.replaceAll('\\', '/')}`;
    found.set(key, [...(found.get(key) ?? []), code]);
  }
}
