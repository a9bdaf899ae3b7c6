// npm run why -- [game] [--positions 100]: presses everything that is drawn but not lit at random positions of each game,
// from every seat and as a spectator, and prints how many answers to "why can't I?" help, by kind of thing.
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { install, main, Refusal, ROOT } from './prepare.mjs';

const LEAST = 0.9;
const USAGE = 'npm run why -- [game] [--positions 100] [--json]';

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      positions: { type: 'string', default: '100' },
      json: { type: 'boolean', default: false },
    },
  });
  const positions = Number(values.positions);
  if (!Number.isInteger(positions) || positions < 1 || positionals.length > 1)
    throw new Refusal(USAGE);
  install();
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: path.join(ROOT, 'web'),
    configFile: false,
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: { noExternal: [/^@tablewright\//] },
  });
  try {
    const { PLAYABLE } = await vite.ssrLoadModule('/src/games.ts');
    const games = PLAYABLE.map(({ id }) => id);
    const wanted = positionals[0] === undefined ? games : [positionals[0]];
    if (wanted.some((id) => !games.includes(id))) throw new Refusal(`Games: ${games.join(', ')}.`);
    const kit = await vite.ssrLoadModule('/test/kit/presses.ts');
    for (const id of wanted) {
      const part = (file) => vite.ssrLoadModule(path.join(ROOT, 'games', id, file));
      const [rules, ui, text] = await Promise.all(
        ['index.ts', 'ui/index.ts', 'text/index.ts'].map(part),
      );
      const title = { game: rules[id], ui: ui[`${id}Ui`], text: text[`${id}Text`] };
      measure(kit, title, positions, values.json);
    }
  } finally {
    await vite.close();
  }
});

function measure({ helps, presses, ROLES }, title, positions, asJson) {
  const game = title.game.id;
  const tally = new Map();
  const add = (key, isHelp, isRule) => {
    const { pressed, helped, ruled } = tally.get(key) ?? { pressed: 0, helped: 0, ruled: 0 };
    tally.set(key, {
      pressed: pressed + 1,
      helped: helped + (isHelp ? 1 : 0),
      ruled: ruled + (isRule ? 1 : 0),
    });
  };
  for (const { role, target, why } of presses(title, positions)) {
    const isHelp = helps(why);
    add(role, isHelp, why.by === 'rule');
    if (role === 'asked') add(`  ${target.split(':')[0]}`, isHelp, why.by === 'rule');
  }
  const kinds = [...tally.keys()].filter((key) => key.startsWith(' ')).sort(byName);
  const [asked, ...others] = ROLES;
  const rows = [asked, ...kinds, ...others].map((key) => ({ key, ...tally.get(key) }));
  if (asJson) {
    console.log(JSON.stringify({ game, positions, rows }));
  } else {
    console.log(`${`${game}, ${positions} positions`.padEnd(28)}  pressed    helped  a clause`);
    for (const { key, pressed, helped, ruled } of rows)
      console.log(
        `  ${key.padEnd(26)}${String(pressed).padStart(9)}${share(helped, pressed)}${share(ruled, pressed)}`,
      );
  }
  if (ROLES.some((role) => tally.get(role).helped < LEAST * tally.get(role).pressed))
    process.exitCode = 1;
}

function share(part, whole) {
  return `${((100 * part) / whole).toFixed(1)} %`.padStart(10);
}

function byName(a, b) {
  return a < b ? -1 : 1;
}
