// Lists of games for the terminal, the server and the browser, from the games' manifests.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const HEAD = "// Written by scripts/generate.mjs from the games' manifests. Do not edit.";
const LOCALES = ['en', 'cs', 'pl'];

/** Texts of every game, by the occasions on which a browser loads them. */
const SPOKEN = ['text', 'clauses', 'rulebook', 'lessonText'];

/** Files and their sources. */
export function registriesOf(root, games) {
  const playable = games.filter(({ isPlayable }) => isPlayable);
  const drawn = playable.filter(({ parts }) => parts.includes('ui') && parts.includes('text'));
  return [
    ['cli/src/games.gen.ts', terminalList(playable)],
    ['server/src/games.gen.ts', serverList(playable)],
    ['web/src/games.gen.ts', browserList(games, drawn)],
    ['web/src/app/faces.gen.css', faces(games)],
    packageOf(root, 'cli', 'devDependencies', playable),
    packageOf(root, 'server', 'dependencies', playable),
    packageOf(root, 'web', 'dependencies', games),
  ];
}

function terminalList(games) {
  return shelf(games, { text: 'Text', bot: 'Bot', drawing: 'Drawing' }, { drawing: 'terminal' });
}

function serverList(games) {
  return shelf(games, { hooks: 'Bot' }, { hooks: 'bot' });
}

/** A list of games with some of their parts by name; a game in development lacks what is not there yet. */
function shelf(games, endings, homes) {
  const partsOf = ({ id, parts }) =>
    Object.entries(endings)
      .map(([name, ending]) => ({ name, home: homes[name] ?? name, value: `${id}${ending}` }))
      .filter(({ home }) => parts.includes(home));
  return lines(
    HEAD,
    ...games.flatMap((game) => [
      `import { ${game.id} } from '@tablewright/${game.id}';`,
      `import { manifest as ${game.id}Manifest } from '@tablewright/${game.id}/manifest';`,
      ...partsOf(game).map(
        ({ home, value }) => `import { ${value} } from '@tablewright/${game.id}/${home}';`,
      ),
    ]),
    '',
    'export const SHELF = [',
    ...games.flatMap((game) => [
      '  {',
      `    manifest: ${game.id}Manifest,`,
      `    game: ${game.id},`,
      ...partsOf(game).map(({ name, value }) => `    ${name}: ${value},`),
      '  },',
    ]),
    '] as const;',
  );
}

function browserList(games, drawn) {
  return lines(
    HEAD,
    ...games.map(({ id }) => `import { manifest as ${id} } from '@tablewright/${id}/manifest';`),
    '',
    `export const MANIFESTS = [${games.map(({ id }) => id).join(', ')}] as const;`,
    '',
    '/** Everything of a game but its manifest is fetched when somebody opens it. */',
    'export const MODULES = {',
    ...drawn.flatMap(({ id, rulesVersion, parts, tools, hasGlossary }) => [
      `  ${id}: {`,
      `    rulesVersion: ${rulesVersion},`,
      `    rules: async () => (await import('@tablewright/${id}')).${id},`,
      `    ui: async () => (await import('@tablewright/${id}/ui')).${id}Ui,`,
      ...(parts.includes('bot')
        ? [`    bot: async () => (await import('@tablewright/${id}/bot')).${id}Bot,`]
        : []),
      ...(parts.includes('learn')
        ? [`    lessons: async () => (await import('@tablewright/${id}/learn')).${id}Lessons,`]
        : []),
      ...(tools
        ? [`    tools: async () => (await import('@tablewright/${id}/tools')).${id}Tools,`]
        : []),
      ...[...SPOKEN, ...(hasGlossary ? ['glossary'] : [])].flatMap((part) => [
        `    ${part}: {`,
        ...LOCALES.map((l) => `      ${l}: () => import('virtual:game/${id}/${part}/${l}'),`),
        '    },',
      ]),
      '  },',
    ]),
    '};',
  );
}

function faces(games) {
  return lines(
    "/* Written by scripts/generate.mjs from the games' manifests. Do not edit. */",
    ...games.flatMap(({ id, face: { main, ink, others, label, refuse } }) => [
      `[data-game='${id}'] {`,
      `  --face: ${main};`,
      `  --face-ink: ${ink};`,
      ...others.map((colour, i) => `  --face-${i + 2}: ${colour};`),
      ...(label ? [`  --face-label: ${label};`] : []),
      ...(refuse
        ? [`  --board-refuse: ${refuse.ring};`, `  --board-refuse-case: ${refuse.case};`]
        : []),
      '}',
    ]),
  );
}

/** A package.json that depends on exactly these games. */
function packageOf(root, place, field, games) {
  const file = `${place}/package.json`;
  const contents = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
  const others = Object.entries(contents[field]).filter(([name]) => !isGame(root, name));
  const wanted = games.map(({ id }) => [`@tablewright/${id}`, '*']);
  contents[field] = Object.fromEntries([...others, ...wanted].sort(([a], [b]) => (a < b ? -1 : 1)));
  return [file, `${JSON.stringify(contents, null, 2)}\n`];
}

/** A package of this project without a top-level folder is a game, or was one. */
function isGame(root, name) {
  const [scope, id] = name.split('/');
  return scope === '@tablewright' && !existsSync(path.join(root, id, 'package.json'));
}

function lines(...all) {
  return `${all.join('\n')}\n`;
}
