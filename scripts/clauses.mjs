// Checks that a test names every clause of a game's rulebook: prints the table, fails on a gap. In a game in
// development the gaps are counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';
import { gap } from './check/gap.mjs';
import { inDevelopment } from './generate/games.mjs';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const CLAUSE = /\b[A-Z][A-Z0-9]*-\d+(?:\.\d+)*[a-z]?\b/g;
const isQuiet = process.argv.includes('--quiet');
const unfinished = await inDevelopment(ROOT);

const games = readdirSync(path.join(ROOT, 'games'))
  .filter((game) => existsSync(path.join(ROOT, 'games', game, 'text/en/clauses.ts')))
  .sort();
const faults = games.flatMap(check);
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
}

function check(game) {
  const folder = path.join(ROOT, 'games', game);
  const clauses = clausesOf(path.join(folder, 'text/en/clauses.ts'));
  const prefixes = new Set(clauses.map(prefixOf));
  const counts = new Map(clauses.map((clause) => [clause, 0]));
  const faults = [];

  for (const file of testsOf(path.join(folder, 'test'))) {
    const place = path.relative(ROOT, file);
    for (const { titles } of namedTests(file)) {
      const named = new Set(titles.flatMap((title) => title.match(CLAUSE) ?? []));
      for (const clause of named) {
        if (counts.has(clause)) counts.set(clause, counts.get(clause) + 1);
        else if (prefixes.has(prefixOf(clause))) {
          faults.push(`${place}: there is no clause ${clause}`);
        }
      }
      for (const title of titles.filter((text) => isRange(text, prefixes))) {
        faults.push(`${place}: name each clause instead of a range: ${title}`);
      }
    }
  }

  const gaps = clauses.filter((clause) => counts.get(clause) === 0);
  const named = clauses.length - gaps.length;
  if (!isQuiet) for (const clause of clauses) console.log(row(clause, counts.get(clause)));
  console.log(`${game}: ${named} of ${clauses.length} clauses are named by a test`);
  if (unfinished.includes(game)) {
    if (gaps.length > 0) gap(game, `${gaps.length} clauses are named by no test`);
    return [...new Set(faults)];
  }
  return [...new Set(faults), ...gaps.map((clause) => `${game}: no test names ${clause}`)];
}

function clausesOf(file) {
  const clauses = [];
  new Visitor({
    Property({ key }) {
      if (typeof key.value === 'string' && key.value.match(CLAUSE)?.[0] === key.value) {
        clauses.push(key.value);
      }
    },
  }).visit(parse(file));
  return [...new Set(clauses)];
}

function testsOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .sort()
    .map((file) => path.join(folder, file));
}

/** The tests of a file, each with its title and those of its groups. */
function namedTests(file) {
  const tests = [];
  const groups = [];
  new Visitor({
    CallExpression(node) {
      const kind = kindOf(node.callee);
      const title = kind && titleOf(node.arguments[0]);
      if (title === undefined) return;
      if (kind === 'group') groups.push({ node, title });
      else tests.push({ titles: [...groups.map((group) => group.title), title] });
    },
    'CallExpression:exit'(node) {
      if (groups.at(-1)?.node === node) groups.pop();
    },
  }).visit(parse(file));
  return tests;
}

function kindOf(callee) {
  switch (callee.type) {
    case 'Identifier':
      if (/^(describe|suite)$/.test(callee.name)) return 'group';
      return /^(it|test)$/.test(callee.name) ? 'test' : undefined;
    case 'MemberExpression':
      return kindOf(callee.object);
    case 'CallExpression':
      return kindOf(callee.callee);
    case 'TaggedTemplateExpression':
      return kindOf(callee.tag);
    default:
      return undefined;
  }
}

function titleOf(argument) {
  switch (argument?.type) {
    case 'Literal':
      return typeof argument.value === 'string' ? argument.value : undefined;
    case 'TemplateLiteral':
      return argument.quasis.map(({ value }) => value.cooked).join('…');
    case 'BinaryExpression':
      return `${titleOf(argument.left) ?? '…'}${titleOf(argument.right) ?? '…'}`;
    default:
      return undefined;
  }
}

function isRange(title, prefixes) {
  for (const match of title.matchAll(CLAUSE)) {
    if (!prefixes.has(prefixOf(match[0]))) continue;
    const rest = title.slice(match.index + match[0].length);
    if (/^(-|–|—|\.\.+)\d/.test(rest)) return true;
    if (/^\s*(-|–|—|\.\.+|to)\s*[A-Z][A-Z0-9]*-\d/.test(rest)) return true;
  }
  return false;
}

function parse(file) {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${path.relative(ROOT, file)}: ${errors[0].message}`);
  return program;
}

function prefixOf(clause) {
  return clause.slice(0, clause.indexOf('-'));
}

function row(clause, count) {
  return `${clause.padEnd(12)} ${String(count).padStart(4)}${count === 0 ? '  -' : ''}`;
}
