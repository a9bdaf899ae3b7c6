// Who may import whom.
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const ENGINE = '@tablewright/engine';
const TEXT = '@tablewright/text';
const BOARD = '@tablewright/board';
const ANYTHING = ['*'];

/** Entry points: no other package imports them. */
const DOORS = ['@tablewright/server', '@tablewright/web', '@tablewright/cli', 'tablewright'];
/** Only servers use TypeBox at run time; browsers, which share the protocol, need its types alone. */
const SERVER_ONLY = ['@tablewright/protocol/schemas', 'typebox'];
const HAVE_SCHEMAS = /^(protocol|server)\//;
const SHARED = ['engine', 'conformance', 'text', 'board', 'bots', 'protocol', 'room'];
/** Folders of a game that present it. */
const FACES = ['learn', 'terminal', 'ui'];
const TESTS = /(^|\/)test\/|\.test\.ts$/;

/** Where a file lies, which packages it may import, and which folders of its game it may not. */
const LAWS = [
  { where: TESTS, packages: ANYTHING },
  { where: /^engine\//, packages: [] },
  { where: /^conformance\/src\/(suite|scenario)\.ts$/, packages: [ENGINE, 'vitest'] },
  { where: /^conformance\/src\/sayings\.ts$/, packages: [ENGINE, '@tablewright/text'] },
  { where: /^conformance\/src\/golden\.ts$/, packages: [ENGINE, 'vitest', 'node:*'] },
  { where: /^conformance\/src\/named\.ts$/, packages: ['node:*'] },
  { where: /^conformance\//, packages: [ENGINE] },
  { where: /^text\//, packages: ['intl-messageformat'] },
  { where: /^board\/src\/(terminal\/|lesson\.ts$|manifest\.ts$)/, packages: [ENGINE, TEXT] },
  { where: /^board\//, packages: [ENGINE, TEXT, 'react', 'react-dom'] },
  { where: /^bots\/src\/(worker|pool)\.ts$/, packages: [ENGINE, 'node:*'] },
  { where: /^bots\//, packages: [ENGINE] },
  { where: /^protocol\//, packages: [ENGINE, 'typebox'] },
  { where: /^room\//, packages: [ENGINE, '@tablewright/bots', '@tablewright/protocol'] },
  {
    where: /^games\/[^/]+\/content\//,
    packages: [ENGINE],
    not: ['rules', 'cards', 'abilities', ...FACES, 'bot', 'text', 'test'],
  },
  {
    where: /^games\/[^/]+\/(rules|cards|abilities|odds|orders|why)\//,
    packages: [ENGINE],
    not: [...FACES, 'bot', 'text', 'test'],
  },
  {
    where: /^games\/[^/]+\/galaxy\//,
    packages: [],
    not: ['rules', 'cards', 'abilities', 'odds', ...FACES, 'bot', 'text', 'test'],
  },
  { where: /^games\/[^/]+\/bot\//, packages: [ENGINE], not: [...FACES, 'text', 'test'] },
  {
    where: /^games\/[^/]+\/text\//,
    packages: [ENGINE, TEXT],
    not: [...FACES, 'bot', 'test'],
  },
  {
    where: /^games\/[^/]+\/learn\//,
    packages: [ENGINE, `${BOARD}/lesson`],
    not: ['bot', 'terminal', 'text', 'ui', 'test'],
  },
  {
    where: /^games\/[^/]+\/terminal\//,
    packages: [ENGINE, TEXT, `${BOARD}/terminal`],
    not: ['bot', 'learn', 'text', 'ui', 'test'],
  },
  {
    where: /^games\/[^/]+\/ui\//,
    packages: [ENGINE, TEXT, BOARD, 'react'],
    not: ['bot', 'learn', 'terminal', 'test'],
  },
  { where: /^games\/[^/]+\/manifest\.ts$/, packages: [`${BOARD}/manifest`] },
  { where: /^games\/[^/]+\/[^/]+$/, packages: [ENGINE], not: [...FACES, 'text', 'test'] },
];

export const imports = {
  meta: {
    type: 'problem',
    docs: { description: 'packages and folders import only what their place allows' },
    schema: [],
  },
  create(context) {
    const file = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const home = packageOf(file);
    if (!home) return {};
    const law = LAWS.find(({ where }) => where.test(file)) ?? { packages: ANYTHING };

    function check(source) {
      const specifier = literal(source);
      if (specifier === undefined) {
        if (law.packages !== ANYTHING) {
          context.report({ node: source, message: 'An import here must name its module.' });
        }
        return;
      }
      const verdict = specifier.startsWith('.')
        ? relativeVerdict(file, home, law, specifier)
        : packageVerdict(file, home, law, specifier);
      if (verdict) context.report({ node: source, message: verdict });
    }

    return {
      ImportDeclaration: (node) => check(node.source),
      ExportAllDeclaration: (node) => check(node.source),
      ExportNamedDeclaration: (node) => node.source && check(node.source),
      ImportExpression: (node) => check(node.source),
      TSImportType: (node) => check(node.source ?? node.argument),
      TSExternalModuleReference: (node) => check(node.expression),
      'CallExpression[callee.name="require"]': (node) =>
        node.arguments.length > 0 && check(node.arguments[0]),
    };
  },
};

function relativeVerdict(file, home, law, specifier) {
  const target = path.posix.join(path.posix.dirname(file), specifier.replace(/[?#].*$/, ''));
  if (!`${target}/`.startsWith(`${home}/`)) {
    return `'${specifier}' leaves ${home}; import the package by its name.`;
  }
  const folder = target.slice(home.length + 1).split('/')[0];
  if (law.not?.includes(folder)) return `${placeOf(file, home)} may not import ${folder}.`;
  return undefined;
}

function packageVerdict(file, home, law, specifier) {
  if (/^(\/|[a-z]:|file:)/i.test(specifier)) return `'${specifier}' is tied to one machine.`;
  if (DOORS.some((door) => isOf(door, specifier))) return `Nobody imports ${specifier}.`;
  if (SERVER_ONLY.some((one) => isOf(one, specifier)) && !HAVE_SCHEMAS.test(file))
    return `Only the server imports ${specifier}; types are in @tablewright/protocol.`;
  if (home.startsWith('games/') && specifier.startsWith('@tablewright/')) {
    const name = specifier.split('/')[1];
    if (![...SHARED, home.slice('games/'.length)].includes(name)) {
      return `A game may not import ${specifier}: games know nothing of each other.`;
    }
  }
  if (law.packages.some((allowed) => isOf(allowed, specifier))) return undefined;
  return `${placeOf(file, home)} may not import ${specifier}.`;
}

function isOf(allowed, specifier) {
  if (allowed.endsWith('*')) return specifier.startsWith(allowed.slice(0, -1));
  return specifier === allowed || specifier.startsWith(`${allowed}/`);
}

function packageOf(file) {
  return /^(games\/[^/]+|engine|conformance|text|board|bots|protocol|room|cli|bench|server|web)(?=\/)/.exec(
    file,
  )?.[0];
}

function placeOf(file, home) {
  const inside = file.slice(home.length + 1).split('/');
  return home.startsWith('games/') && inside.length > 1 ? `${home}/${inside[0]}` : home;
}

function literal(node) {
  if (node?.type === 'TSLiteralType') return literal(node.literal);
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type === 'TemplateLiteral' && node.expressions.length === 0) {
    return node.quasis[0].value.cooked;
  }
  return undefined;
}
