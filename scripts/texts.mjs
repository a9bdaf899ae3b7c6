// Checks every text in every language: complete, well-formed, used, and with correct citations. Faults in a game in
// development are counted.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { gap } from './check/gap.mjs';
import { inDevelopment } from './generate/games.mjs';
import { faultsOf } from './texts/messages.mjs';
import { isPrompt, promptFaults } from './texts/prompts.mjs';
import { sayMatches } from './texts/said.mjs';
import { clausesCitedBy, idsNamedBy, ROOT, sourcesIn, stringsIn } from './texts/sources.mjs';
import { wordingFaults } from './texts/wording.mjs';

const LOCALES = ['en', 'cs', 'pl'];

/** How much of a game in development is played: its matches may not end yet. */
const SAMPLE = { setups: 20, decisions: 1000 };

const games = readdirSync(path.join(ROOT, 'games'))
  .filter((game) =>
    ['index.ts', 'text/index.ts'].every((file) => existsSync(path.join(ROOT, 'games', game, file))),
  )
  .sort();
const unfinished = await inDevelopment(ROOT);
const loaded = await load();
const faults = [
  ...games.flatMap(checkGame),
  ...checkShell(),
  ...checkServer(),
  ...LOCALES.flatMap(checkWording),
];
if (faults.length > 0) {
  console.log(faults.join('\n'));
  process.exitCode = 1;
} else {
  console.log(summary());
}

function checkGame(id) {
  const faults = faultsOfGame(id);
  if (!unfinished.includes(id)) return faults;
  if (faults.length > 0) gap(id, `${faults.length} faults in texts, such as: ${faults[0]}`);
  return [];
}

function faultsOfGame(id) {
  const { text, content, game, rules, lessons } = loaded.games[id];
  const rulesFiles = sourcesIn(`games/${id}/rules`, `games/${id}/cards`, `games/${id}/abilities`);
  const table = (part) =>
    Object.fromEntries(
      Object.entries(text.languages).map(([locale, texts]) => [locale, texts[part] ?? {}]),
    );
  const limits = unfinished.includes(id) ? SAMPLE : {};
  const { faults: unsayable, said } = sayMatches(loaded, game, text, limits);
  const named = new Set([
    ...idsNamedBy(rulesFiles),
    ...[...said].filter((key) => !key.startsWith('clause ') && !isPrompt(key)),
    ...(game.options?.messages ?? messagesIn(rules)),
  ]);
  return [
    ...faultsOf(`${id} messages`, table('messages'), loaded.parse),
    ...faultsOf(`${id} terminal`, table('terminal'), loaded.parse),
    ...faultsOf(`${id} names`, table('names')),
    ...faultsOf(`${id} abilities`, table('abilities')),
    ...faultsOf(`${id} clauses`, table('clauses')),
    ...faultsOf(`${id} lessons`, table('lessons'), loaded.parse),
    ...['name', 'text'].flatMap((part) => faultsOf(`${id} glossary`, glossaryTable(text, part))),
    ...glossaryUse(id, text),
    ...unsayable,
    ...promptFaults(id, text.languages.en.messages, rulesFiles, sourcesIn(`games/${id}`)),
    ...messageUse(id, text.languages.en.messages, named, rulesFiles, game.setupOptions),
    ...terminalUse(id, text.languages.en),
    ...nameUse(id, text.languages.en, content),
    ...lessonUse(id, text.languages.en.lessons, lessons),
    ...citations(id, text.languages.en.clauses, [...rulesFiles, ...answersOf(id)]),
  ];
}

/** Every text that the rules use must exist, and no other. */
function messageUse(id, messages, named, rulesFiles, setupOptions) {
  const engine = idsNamedBy(sourcesIn('engine/src'));
  const isDrawn = drawnBy([...sourcesIn(`games/${id}/ui`), ...answersOf(id)]);
  const answers = [...stringsIn(answersOf(id)).literals].filter((key) => /^wh(y|at)\./.test(key));
  // A grammar makes `option.${verb}` from the verb, and a deal book `thing.${thing}`: the name counts as a use.
  const spelt = stringsIn(rulesFiles);
  const isSpelt = (key) =>
    [...spelt.beginnings].some((start) => {
      const name = key.slice(start.length);
      return (
        /^(option|thing)\./.test(start) &&
        key.startsWith(start) &&
        (spelt.properties.has(name) || spelt.literals.has(name))
      );
    });
  const settings = new Set(
    Object.entries(setupOptions).flatMap(([name, { values, text, bySeat }]) => [
      `setup.${name}`,
      ...(text === undefined ? [] : [`setup.${name}.text`]),
      ...(bySeat === undefined
        ? []
        : [
            `setup.${name}.bySeat`,
            `setup.${name}.seat`,
            ...bySeat.values.map((value) => bySeat.message(value).id),
          ]),
      ...values
        .filter((value) => typeof value === 'string')
        .map((value) => `setup.${name}.${value}`),
    ]),
  );
  // What is wrong with a text or a choice of the players' own is named while it is read.
  const isFault = (key) =>
    Object.entries(setupOptions).some(
      ([name, { text, bySeat }]) =>
        (text ?? bySeat) !== undefined && key.startsWith(`setup.${name}.fault.`),
    );
  const missing = [...named, ...settings, ...answers].filter(
    (key) => !Object.hasOwn(messages, key),
  );
  const idle = Object.keys(messages).filter(
    (key) =>
      !isPrompt(key) &&
      !isDrawn(key) &&
      !isSpelt(key) &&
      !isFault(key) &&
      ![named, engine, settings].some((used) => used.has(key)),
  );
  return [
    ...missing.map((key) => `${id} messages lack ${key}, which the rules say`),
    ...idle.map((key) => `${id} messages: nobody says ${key}`),
  ];
}

/** Where a game answers "why can't I?", and its order book, if it has them. */
function answersOf(id) {
  const files = ['why.ts', 'orders.ts']
    .map((file) => path.join(ROOT, 'games', id, file))
    .filter((file) => existsSync(file));
  return [...files, ...sourcesIn(`games/${id}/why`), ...sourcesIn(`games/${id}/orders`)];
}

/** Texts for the terminal alone are separate, so that browsers do not load them. */
function terminalUse(id, { messages, terminal = {} }) {
  const isDrawn = drawnBy(sourcesIn(`games/${id}/terminal`, `games/${id}/odds`));
  return [
    ...Object.keys(terminal)
      .filter((key) => !isDrawn(key))
      .map((key) => `${id} terminal: nobody says ${key}`),
    ...Object.keys(terminal)
      .filter((key) => Object.hasOwn(messages, key))
      .map((key) => `${id} messages and terminal both have ${key}`),
  ];
}

/** Ids of parts of a drawing are composed: `ui.scene.${scene}`. */
function drawnBy(files) {
  const { literals, beginnings } = stringsIn(files);
  return (key) =>
    literals.has(key) ||
    [...beginnings].some((start) => start.includes('.') && key.startsWith(start));
}

/** Every piece of the box has a name, and every name a piece. */
function nameUse(id, { names, abilities }, content) {
  const pieces = piecesIn(content);
  const words = stringsIn(drawings(id)).literals;
  // Where things of different kinds share an id, a prefix tells their names apart: `planet.creuss`.
  const bare = (key) => key.slice(key.indexOf('.') + 1);
  const known = (key) =>
    [key, bare(key)].some((id) => pieces.ids.has(id) || pieces.words.has(id) || words.has(id));
  const named = new Set(Object.keys(names).flatMap((key) => [key, bare(key)]));
  return [
    ...[...pieces.ids].filter((key) => !named.has(key)).map((key) => `${id} names lack ${key}`),
    ...Object.keys(names)
      .filter((key) => !known(key))
      .map((key) => `${id} names: there is no ${key}`),
    ...Object.keys(abilities)
      .filter((key) => !known(key))
      .map((key) => `${id} abilities: there is no ${key}`),
  ];
}

/** Every step of every lesson has a text, and no text is left over. The last step is only read. */
function lessonUse(id, texts = {}, lessons) {
  const said = new Set(
    lessons.flatMap((lesson) => [
      `${lesson.id}.title`,
      `${lesson.id}.about`,
      ...lesson.steps.flatMap((step, at) =>
        (at < lesson.steps.length - 1 ? ['title', 'body', 'done'] : ['title', 'body']).map(
          (part) => `${lesson.id}.${step.id}.${part}`,
        ),
      ),
    ]),
  );
  return [
    ...[...said]
      .filter((key) => !Object.hasOwn(texts, key))
      .map((key) => `${id} lessons lack ${key}`),
    ...Object.keys(texts)
      .filter((key) => !said.has(key))
      .map((key) => `${id} lessons: nobody says ${key}`),
  ];
}

/** One part of every term, by language. */
function glossaryTable({ languages }, part) {
  return Object.fromEntries(
    Object.entries(languages).map(([locale, { glossary }]) => [locale, partsOf(glossary, part)]),
  );
}

function partsOf(glossary = {}, part) {
  return Object.fromEntries(Object.entries(glossary).map(([id, term]) => [id, term[part]]));
}

/** Every term rests on a clause, and every form of it occurs in what the game says. */
function glossaryUse(id, { languages }) {
  return Object.entries(languages).flatMap(([locale, language]) => {
    const { glossary = {}, terminal: _, ...said } = language;
    const words = Object.values(said).flatMap((part) =>
      typeof part === 'string' ? [part] : Object.values(part),
    );
    const isSaid = (form) =>
      loaded.createMarker({ form: { forms: [form] } })(words.join('\n')).length > 1;
    return Object.entries(glossary).flatMap(([term, { clause, forms }]) => [
      ...(Object.hasOwn(language.clauses, clause)
        ? []
        : [`${id} glossary: ${term} rests on ${clause}, which does not exist`]),
      ...forms
        .filter((form) => !isSaid(form))
        .map((form) => `${id} glossary in "${locale}": no text says “${form}” (${term})`),
    ]);
  });
}

/** Rules and rulebooks cite only clauses that exist. */
function citations(id, clauses, rulesFiles) {
  const books = Object.keys(loaded.games[id].text.languages)
    .map((locale) => path.join(ROOT, 'games', id, 'text', locale, 'rulebook.md'))
    .filter((file) => existsSync(file));
  const prefixes = new Set(Object.keys(clauses).map((clause) => clause.replace(/-.*/, '-')));
  return [...clausesCitedBy([...rulesFiles, ...books])]
    .filter(
      ([clause]) => prefixes.has(clause.replace(/-.*/, '-')) && !Object.hasOwn(clauses, clause),
    )
    .map(([clause, place]) => `${place}: there is no clause ${clause}`);
}

/** The command line's own texts; the compiler checks that it uses no missing one. */
function checkShell() {
  const files = sourcesIn('cli/src').filter((file) => !file.includes(`${path.sep}text${path.sep}`));
  // The engine names what is wrong with a journal: `fault.${error.fault}`.
  const { literals, beginnings } = stringsIn([...files, ...sourcesIn('engine/src')]);
  const isSaid = (key) =>
    literals.has(key) ||
    [...beginnings].some(
      (start) => start !== '' && key.startsWith(start) && literals.has(key.slice(start.length)),
    );
  return [
    ...faultsOf('cli texts', loaded.shell, loaded.parse),
    ...faultsOf('why texts', loaded.why, loaded.parse),
    ...faultsOf('page texts', loaded.pages, loaded.parse),
    ...Object.keys(loaded.shell.en)
      .filter((key) => !isSaid(key))
      .map((key) => `cli texts: nobody says ${key}`),
  ];
}

/** The server's texts for mails and messages; a key may be composed: `notice.${kind}.title`. */
function checkServer() {
  const { literals, beginnings } = stringsIn(sourcesIn('server/src'));
  const starts = [
    ...[...beginnings].filter((start) => start.includes('.')),
    ...[...literals].filter((text) => text.includes('.')).map((text) => `${text}.`),
  ];
  const isSaid = (key) => literals.has(key) || starts.some((start) => key.startsWith(start));
  return [
    ...faultsOf('server texts', loaded.server, loaded.parse),
    ...Object.keys(loaded.server.en)
      .filter((key) => !isSaid(key))
      .map((key) => `server texts: nobody says ${key}`),
  ];
}

/** One word for one thing, and no banned ones. */
function checkWording(locale) {
  const shell = {
    pages: loaded.pages,
    server: loaded.server,
    cli: loaded.shell,
    why: loaded.why,
  };
  return [
    ...Object.entries(shell).flatMap(([name, texts]) =>
      wordingFaults(name, locale, 'shell', texts[locale]),
    ),
    ...loaded.manifests.flatMap(({ id, tagline, first }) =>
      wordingFaults(`${id} manifest`, locale, 'game', {
        tagline: tagline[locale],
        ...(first && { goal: first.goal[locale] }),
      }),
    ),
    ...games.flatMap((id) => {
      const { glossary, ...rest } = loaded.games[id].text.languages[locale];
      const parts = Object.entries({ ...rest, glossary: partsOf(glossary, 'text') });
      const book = path.join(ROOT, 'games', id, 'text', locale, 'rulebook.md');
      const lines = linesOf(existsSync(book) ? readFileSync(book, 'utf8') : '');
      return [
        ...parts.flatMap(([part, texts]) => wordingFaults(`${id} ${part}`, locale, 'game', texts)),
        ...wordingFaults(`${id} rulebook`, locale, 'game', Object.fromEntries(lines)),
      ];
    }),
  ];
}

/** Lines of a rulebook by their number. Those of figures are never broken, as if all their spaces were no-break ones. */
function linesOf(book) {
  let isFigure = false;
  return book.split('\n').map((line, i) => {
    if (line.startsWith('```')) isFigure = !isFigure;
    return [`line ${i + 1}`, isFigure ? line.replaceAll(' ', '\u00a0') : line];
  });
}

/** Who draws a game: in a terminal and in a browser. */
function drawings(id) {
  return sourcesIn(`games/${id}/terminal`, `games/${id}/ui`);
}

/** Ids of pieces, and the words of closed lists such as colours. */
function piecesIn(content) {
  const ids = new Set();
  const words = new Set();
  const visit = (value) => {
    if (typeof value === 'string') words.add(value);
    else if (Array.isArray(value)) value.forEach(visit);
    else if (typeof value?.id === 'string') ids.add(value.id);
  };
  Object.values(content).filter(Array.isArray).forEach(visit);
  return { ids, words };
}

/** Ids of messages that rules prepare, at any depth. */
function messagesIn(value, found = new Set()) {
  if (typeof value !== 'object' || value === null) return found;
  if (typeof value.message?.id === 'string') found.add(value.message.id);
  for (const part of Object.values(value)) messagesIn(part, found);
  return found;
}

function summary() {
  const { languages } = loaded.games[games[0]].text;
  const count = (part) =>
    games.reduce(
      (sum, id) => sum + Object.keys(loaded.games[id].text.languages.en[part] ?? {}).length,
      0,
    );
  return [
    `${Object.keys(languages).length} languages`,
    `${count('messages') + count('terminal') + Object.keys(loaded.shell.en).length + Object.keys(loaded.server.en).length} messages`,
    `${count('names')} names`,
    `${count('clauses')} clauses: complete and in use`,
  ].join(', ');
}

function has(id, file) {
  return existsSync(path.join(ROOT, 'games', id, file));
}

/** Every catalogue of the client, merged by language. */
function webTexts() {
  const files = sourcesIn('web/src/text');
  const of = (locale) => files.flatMap((file, i) => (file.endsWith(`${locale}.ts`) ? [i] : []));
  return [
    ...files.map((file, i) => `import { messages as page${i} } from ${JSON.stringify(file)};`),
    `export const pages = {`,
    ...LOCALES.map(
      (locale) =>
        `${locale}: { ${of(locale)
          .map((i) => `...page${i}`)
          .join(', ')} },`,
    ),
    `};`,
  ];
}

/** Manifests of all games, also of those that are still to come. */
function manifests() {
  const files = readdirSync(path.join(ROOT, 'games'))
    .map((game) => `./games/${game}/manifest.ts`)
    .filter((file) => existsSync(path.join(ROOT, file)));
  return [
    ...files.map((file, i) => `import { manifest as manifest${i} } from '${file}';`),
    `export const manifests = [${files.map((_, i) => `manifest${i}`).join(', ')}];`,
  ];
}

/** Bundles the texts and what they are about into one module and runs it. */
async function load() {
  const lines = [
    `import { IntlMessageFormat } from 'intl-messageformat';`,
    `import { shell as en } from './cli/src/text/en.ts';`,
    `import { shell as cs } from './cli/src/text/cs.ts';`,
    `import { shell as pl } from './cli/src/text/pl.ts';`,
    `export { Match, eventFor, FastChance, keyFromSeed } from '@tablewright/engine';`,
    `export { everySetup } from '@tablewright/conformance';`,
    `export { createMarker, createTeller } from '@tablewright/text';`,
    `export const shell = { en, cs, pl };`,
    `export { WHY as why } from './text/src/why/index.ts';`,
    `import { messages as serverEn } from './server/text/en.ts';`,
    `import { messages as serverCs } from './server/text/cs.ts';`,
    `import { messages as serverPl } from './server/text/pl.ts';`,
    `export const server = { en: serverEn, cs: serverCs, pl: serverPl };`,
    ...webTexts(),
    ...manifests(),
    `export const parse = (text, locale) => new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).getAst();`,
    ...games.flatMap((id, i) => [
      `import { ${id} as game${i} } from './games/${id}/index.ts';`,
      `import { ${id}Text as text${i} } from './games/${id}/text/index.ts';`,
      has(id, 'content/index.ts')
        ? `import * as content${i} from './games/${id}/content/index.ts';`
        : `const content${i} = {};`,
      has(id, 'learn/index.ts')
        ? `import { ${id}Lessons as lessons${i} } from './games/${id}/learn/index.ts';`
        : `const lessons${i} = [];`,
      ...sourcesIn(`games/${id}/rules`).map(
        (file, n) => `import * as rules${i}_${n} from ${JSON.stringify(file)};`,
      ),
    ]),
    `export const games = {`,
    ...games.map((id, i) => {
      const rules = sourcesIn(`games/${id}/rules`).map((_, n) => `rules${i}_${n}`);
      return `${id}: { game: game${i}, text: text${i}, content: content${i}, lessons: lessons${i}, rules: [${rules.join(', ')}] },`;
    }),
    `};`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: lines.join('\n'), resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
