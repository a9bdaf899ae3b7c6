// What the sources refer to: the texts they name, the clauses they cite.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Functions that make a prompt of its id, and those that ask for it by name after the seat. */
const PROMPT_MAKERS = ['spelt'];
const ASKING = ['choose', 'chooseAll'];

const CLAUSE = /\b[A-Z]+-\d+\.\d+\b/g;

/** Every TypeScript source below some folders, tests left out. */
export function sourcesIn(...folders) {
  return folders.flatMap((folder) => {
    const whole = path.join(ROOT, folder);
    if (!existsSync(whole)) return [];
    return readdirSync(whole, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .filter((file) => !/(^|[/\\])(node_modules|dist|test)[/\\]/.test(file))
      .sort()
      .map((file) => path.join(whole, file));
  });
}

/** Ids that a game's rules, or the engine for them, ask a player to read. */
export function idsNamedBy(files) {
  const ids = new Set();
  for (const program of files.map(read)) {
    new Visitor({
      ObjectExpression({ properties }) {
        const id = valueOf(properties, 'id');
        if (id === undefined) return;
        if (
          hasAll(properties, 'key', 'target', 'message') ||
          hasAll(properties, 'order', 'abilities') ||
          hasAll(properties, 'seat', 'effects')
        )
          ids.add(`prompt.${id}`);
      },
      CallExpression({ callee, arguments: [first, second] }) {
        const name = callee.property?.name ?? callee.name;
        if (ASKING.includes(name) && typeof second?.value === 'string')
          ids.add(`prompt.${second.value}`);
        if (first?.type !== 'Literal' || typeof first.value !== 'string') return;
        if (name === 'emit') ids.add(`log.${first.value}`);
        if (PROMPT_MAKERS.includes(name)) ids.add(`prompt.${first.value}`);
      },
      Literal({ value }) {
        if (typeof value === 'string' && value.startsWith('option.')) ids.add(value);
      },
    }).visit(program);
  }
  return ids;
}

/** Functions whose strings are no prompts. */
const TELLING = ['emit', 'schedule', 'stepCall'];

/** Prompts that reach the asking function by way of another one: as its argument, in a record, or as a default. */
export function promptsPassedBy(files) {
  const ids = new Set();
  const add = (node) => {
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(add);
    if (typeof node?.value === 'string') ids.add(`prompt.${node.value}`);
  };
  for (const program of files.map(read)) {
    new Visitor({
      CallExpression({ callee, arguments: args }) {
        if (!TELLING.includes(callee.property?.name ?? callee.name)) args.forEach(add);
      },
      Property({ key, value }) {
        if (['prompt', 'window'].includes(key.name)) add(value);
      },
      AssignmentPattern({ left, right }) {
        if (left.name === 'prompt') add(right);
      },
    }).visit(program);
  }
  return ids;
}

/** String literals, names of properties, and the beginnings of templates such as `help.${name}`. */
export function stringsIn(files) {
  const literals = new Set();
  const properties = new Set();
  const beginnings = new Set();
  for (const program of files.map(read)) {
    new Visitor({
      Literal({ value }) {
        if (typeof value === 'string') literals.add(value);
      },
      Property({ key, computed }) {
        if (!computed && key.type === 'Identifier') properties.add(key.name);
      },
      TemplateLiteral({ quasis, expressions }) {
        if (expressions.length > 0) beginnings.add(quasis[0].value.cooked);
      },
    }).visit(program);
  }
  return { literals, properties, beginnings };
}

/** Clauses that files cite, in code or comments, each with one place. */
export function clausesCitedBy(files) {
  const cited = new Map();
  for (const file of files) {
    const place = path.relative(ROOT, file);
    for (const [clause] of readFileSync(file, 'utf8').matchAll(CLAUSE)) cited.set(clause, place);
  }
  return cited;
}

function read(file) {
  const text = readFileSync(file, 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${path.relative(ROOT, file)}: ${errors[0].message}`);
  return program;
}

function valueOf(properties, name) {
  const { value } = properties.find(({ key }) => key?.name === name) ?? {};
  return value?.type === 'Literal' && typeof value.value === 'string' ? value.value : undefined;
}

function hasAll(properties, ...names) {
  return names.every((name) => properties.some(({ key }) => key?.name === name));
}
