// Checks every text in every language: complete, well-formed, used, and with correct citations. Faults in a game in
// development are counted.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { build } from 'esbuild';
import { gap } from './check/gap.mjs';
import { inDevelopment } from './generate/games.mjs';
import { faultsOf } from './texts/messages.mjs';
import { sayMatches } from './texts/said.mjs';
import { clausesCitedBy, idsNamedBy, ROOT, sourcesIn, stringsIn } from './texts/sources.mjs';

/** How much of a game in development is played: its matches may not end yet. */
const SAMPLE = { setups: 20, decisions: 1000 };

const games = readdirSync(path.join(ROOT, 'games'))
  .filter((game) => existsSync(path.join(ROOT, 'games', game, 'text/index.ts')))
  .sort();
const unfinished = await inDevelopment(ROOT);
const house = await load();
const faults = [...games.flatMap(checkGame), ...checkShell(), ...checkServer()];
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
  const { text, content, game, rules, lessons } = house.games[id];
  const rulesFiles = sourcesIn(`games/${id}/rules`, `games/${id}/cards`);
  const table = (part) =>
    Object.fromEntries(
      Object.entries(text.languages).map(([locale, texts]) => [locale, texts[part]]),
    );
  const limits = unfinished.includes(id) ? SAMPLE : {};
  const { faults: unsayable, said } = sayMatches(house, game, text, limits);
  const named = new Set([
    ...idsNamedBy(rulesFiles),
    ...[...said].filter((key) => !key.startsWith('clause ')),
    ...(game.options?.messages ?? messagesIn(rules)),
  ]);
  return [
    ...faultsOf(`${id} messages`, table('messages'), house.parse),
    ...faultsOf(`${id} terminal`, table('terminal'), house.parse),
    ...faultsOf(`${id} names`, table('names')),
    ...faultsOf(`${id} abilities`, table('abilities')),
    ...faultsOf(`${id} clauses`, table('clauses')),
    ...faultsOf(`${id} lessons`, table('lessons'), house.parse),
    ...unsayable,
    ...messageUse(id, text.languages.en.messages, named, rulesFiles, game.setupOptions),
    ...terminalUse(id, text.languages.en),
    ...nameUse(id, text.languages.en, content),
    ...lessonUse(id, text.languages.en.lessons, lessons),
    ...citations(id, text.languages.en.clauses, rulesFiles),
  ];
}

/** Every text that the rules use must exist, and no other. */
function messageUse(id, messages, named, rulesFiles, setupOptions) {
  const engine = idsNamedBy(sourcesIn('engine/src'));
  const isDrawn = drawnBy(sourcesIn(`games/${id}/ui`));
  // A grammar makes `option.${verb}` from the verb, so the verb's name counts as its use.
  const spelt = stringsIn(rulesFiles);
  const isSpelt = (key) =>
    [...spelt.beginnings].some((start) => {
      const verb = key.slice(start.length);
      return (
        start.startsWith('option.') &&
        key.startsWith(start) &&
        (spelt.properties.has(verb) || spelt.literals.has(verb))
      );
    });
  const settings = new Set(
    Object.entries(setupOptions).flatMap(([name, { values }]) => [
      `setup.${name}`,
      ...values
        .filter((value) => typeof value === 'string')
        .map((value) => `setup.${name}.${value}`),
    ]),
  );
  const missing = [...named, ...settings].filter((key) => !Object.hasOwn(messages, key));
  const idle = Object.keys(messages).filter(
    (key) =>
      !isDrawn(key) && !isSpelt(key) && ![named, engine, settings].some((used) => used.has(key)),
  );
  return [
    ...missing.map((key) => `${id} messages lack ${key}, which the rules say`),
    ...idle.map((key) => `${id} messages: nobody says ${key}`),
  ];
}

/** Texts for the terminal alone are separate, so that browsers do not load them. */
function terminalUse(id, { messages, terminal }) {
  const isDrawn = drawnBy(sourcesIn(`games/${id}/terminal`));
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
  const known = (key) => pieces.ids.has(key) || pieces.words.has(key) || words.has(key);
  return [
    ...[...pieces.ids]
      .filter((key) => !Object.hasOwn(names, key))
      .map((key) => `${id} names lack ${key}`),
    ...Object.keys(names)
      .filter((key) => !known(key))
      .map((key) => `${id} names: there is no ${key}`),
    ...Object.keys(abilities)
      .filter((key) => !known(key))
      .map((key) => `${id} abilities: there is no ${key}`),
  ];
}

/** Every step of every lesson has a text, and no text is left over. The last step is only read. */
function lessonUse(id, texts, lessons) {
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

/** Rules and rulebooks cite only clauses that exist. */
function citations(id, clauses, rulesFiles) {
  const books = Object.keys(house.games[id].text.languages)
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
  const { literals, beginnings } = stringsIn(files);
  const isSaid = (key) =>
    literals.has(key) ||
    [...beginnings].some(
      (start) => start !== '' && key.startsWith(start) && literals.has(key.slice(start.length)),
    );
  return [
    ...faultsOf('cli texts', house.shell, house.parse),
    ...Object.keys(house.shell.en)
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
    ...faultsOf('server texts', house.server, house.parse),
    ...Object.keys(house.server.en)
      .filter((key) => !isSaid(key))
      .map((key) => `server texts: nobody says ${key}`),
  ];
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
  const { languages } = house.games[games[0]].text;
  const count = (part) =>
    games.reduce((sum, id) => sum + Object.keys(house.games[id].text.languages.en[part]).length, 0);
  return [
    `${Object.keys(languages).length} languages`,
    `${count('messages') + count('terminal') + Object.keys(house.shell.en).length + Object.keys(house.server.en).length} messages`,
    `${count('names')} names`,
    `${count('clauses')} clauses: complete and in use`,
  ].join(', ');
}

function has(id, file) {
  return existsSync(path.join(ROOT, 'games', id, file));
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
    `export { createTeller } from '@tablewright/text';`,
    `export const shell = { en, cs, pl };`,
    `import { messages as serverEn } from './server/text/en.ts';`,
    `import { messages as serverCs } from './server/text/cs.ts';`,
    `import { messages as serverPl } from './server/text/pl.ts';`,
    `export const server = { en: serverEn, cs: serverCs, pl: serverPl };`,
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
