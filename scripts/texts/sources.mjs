// What the sources refer to: the texts they name, the clauses they cite.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor } from 'oxc-parser';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));

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

/** Ids of log lines, options and endings that a game's rules, or the engine for them, name. */
export function idsNamedBy(files) {
  const ids = new Set();
  for (const program of files.map(read)) {
    new Visitor({
      CallExpression({ callee, arguments: [first] }) {
        const name = callee.property?.name ?? callee.name;
        if (name === 'emit' && typeof first?.value === 'string') ids.add(`log.${first.value}`);
      },
      Literal({ value }) {
        if (typeof value === 'string' && /^(option|ending)\./.test(value)) ids.add(value);
      },
    }).visit(program);
  }
  return ids;
}

/** The prompts of a game: what its interface `Prompts` names. */
export function promptsDeclaredIn(files) {
  const prompts = new Set();
  for (const program of files.map(read)) {
    new Visitor({
      TSInterfaceDeclaration({ id, body }) {
        if (id.name !== 'Prompts') return;
        for (const { key } of body.body) prompts.add(key.name ?? key.value);
      },
    }).visit(program);
  }
  return prompts;
}

/** Functions whose strings are no prompts. */
const TELLING = ['emit', 'schedule', 'stepCall'];

/** What may be a prompt that is asked: the argument of a call, or in a record by the name of a window or prompt. */
export function promptsAskedBy(files) {
  const prompts = new Set();
  const add = (node) => {
    if (node?.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(add);
    if (typeof node?.value === 'string') prompts.add(node.value);
  };
  for (const program of files.map(read)) {
    new Visitor({
      CallExpression({ callee, arguments: args }) {
        if (!TELLING.includes(callee.property?.name ?? callee.name)) args.forEach(add);
      },
      Property({ key, value }) {
        if (['id', 'prompt', 'window'].includes(key.name)) add(value);
      },
    }).visit(program);
  }
  return prompts;
}

/** Prompts that are compared or listed by name, as in `prompt === 'bid'` and `prompts: ['bid']`, each with one place. */
export function promptsNamedBy(files) {
  const named = new Map();
  for (const file of files) {
    const add = (node) => {
      if (typeof node?.value === 'string') named.set(node.value, path.relative(ROOT, file));
    };
    const isPrompt = (node) => (node.property?.name ?? node.name) === 'prompt';
    new Visitor({
      BinaryExpression({ left, right }) {
        if (isPrompt(left)) add(right);
        if (isPrompt(right)) add(left);
      },
      SwitchStatement({ discriminant, cases }) {
        if (isPrompt(discriminant)) for (const { test } of cases) add(test);
      },
      Property({ key, value }) {
        if (key.name === 'prompts' && value.type === 'ArrayExpression') value.elements.forEach(add);
      },
      CallExpression({ callee, arguments: [first] }) {
        if (callee.name === 'passOrders') first?.elements?.forEach(add);
      },
    }).visit(read(file));
  }
  // What says nothing is no prompt.
  named.delete('');
  return named;
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
