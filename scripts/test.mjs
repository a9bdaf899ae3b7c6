// Runs every check, one after the other, even after a failure. With --all the long tests too, with names of files or
// folders only their tests: npm test -- games/roam
import { randomInt } from 'node:crypto';
import path from 'node:path';
import process from 'node:process';
import { findServices } from '../server/services.mjs';
import { capture, tool } from './check/capture.mjs';
import { closingOf, failureReport } from './check/closing.mjs';
import { gapsIn } from './check/gap.mjs';
import { runTests } from './check/run-tests.mjs';
import { bundleCli, install, main, Refusal, ROOT } from './prepare.mjs';

/** What `npm test` runs of the tests: all but the long ones. */
const QUICK = ['--project=rules', '--project=server', '--project=journeys', '--tags-filter=!long'];
const isWhole = process.argv.includes('--all');
/** Chance in the quick check is always the same. */
const SEED = process.env.SEED ?? (isWhole ? String(randomInt(1, 2 ** 31)) : '1');
const filters = process.argv.slice(2).filter((word) => word !== '--all');

/** Each stage resolves with `{ failed, output }` and perhaps `passed`; `repeat` is how to run it alone. */
const STAGES = [
  { name: 'bundle', repeat: 'node scripts/prepare.mjs', run: bundle },
  command('format', 'oxfmt', 'oxfmt', '--check'),
  command('lint', 'oxlint', 'oxlint'),
  command('types', 'typescript', 'tsc'),
  command('types without host', 'typescript', 'tsc', '-p', 'tsconfig.pure.json'),
  command('types in the browser', 'typescript', 'tsc', '-p', 'tsconfig.web.json'),
  script('packages', 'scripts/packages.mjs'),
  script('generated files', 'scripts/generate.mjs', '--check'),
  script('clauses', 'scripts/clauses.mjs', '--quiet'),
  script('texts', 'scripts/texts.mjs'),
  script('unused code', 'scripts/unused.mjs'),
  { name: 'tests', run: tests },
];

await main(async () => {
  install();
  process.env.SEED = SEED;
  if (isWhole) console.log(`SEED=${SEED}`);
  const total = { passed: 0, failed: 0 };
  const broken = [];
  const gaps = [];
  let tested;
  for (const stage of STAGES) {
    const { name, run } = stage;
    if (process.stdout.isTTY) process.stdout.write(`${name} ...`);
    const start = performance.now();
    const { passed, failed, output, ...rest } = await run();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const back = process.stdout.isTTY ? '\r\u001B[K' : '';
    console.log(
      `${back}${name.padEnd(20)} ${(failed > 0 ? 'failed' : 'ok').padEnd(6)} ${seconds.padStart(6)} s`,
    );
    if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
    if (failed > 0 && run !== tests) broken.push(stage);
    total.passed += passed;
    total.failed += failed;
    gaps.push(...gapsIn(output));
    if (run === tests) tested = rest;
  }

  for (const line of closingOf(tested, gaps)) console.log(line);
  const { missing } = findServices();
  if (missing !== null)
    console.log(
      `\nNOT TESTED: several nodes over PostgreSQL and Redis, since ${missing.names.join(' and ')} cannot be found here.\n${missing.how}`,
    );
  console.log();
  for (const line of failureReport(broken, tested.verdict.failed)) console.log(line);
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

function command(name, home, program, ...args) {
  return {
    name,
    repeat: `npx ${[program, ...args].join(' ')}`,
    run: () => once(tool(home, program), ...args),
  };
}

function script(name, file, ...args) {
  return {
    name,
    repeat: `node ${[file, ...args].join(' ')}`,
    run: () => once(path.join(ROOT, file), ...args),
  };
}

/** Runs a Node script and counts it as one check. */
async function once(...args) {
  const { code, output } = await capture(args);
  return { ...one(code === 0), output };
}

async function bundle() {
  try {
    await bundleCli();
    return { ...one(true), output: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...one(false), output: error.message };
  }
}

/** Counts single tests. */
async function tests() {
  const { inDevelopment } = await import('./generate/games.mjs');
  const games = await inDevelopment(ROOT);
  const { verdict, files, output } = await runTests(ROOT, games, [
    ...(isWhole ? [] : QUICK),
    ...filters,
  ]);
  return { passed: verdict.passed, failed: verdict.failed.length, output, verdict, files };
}

function one(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}
