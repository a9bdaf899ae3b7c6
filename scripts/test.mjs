// Runs every check, one after the other, even after a failure. With --all the long tests too.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findServices } from '../server/services.mjs';
import { bundleCli, install, main, Refusal, ROOT } from './prepare.mjs';

/** What `npm test` runs of the tests: all but the long ones. */
const QUICK = ['--project=rules', '--project=server', '--project=journeys', '--tags-filter=!long'];
const isWhole = process.argv.includes('--all');
const REPORT = path.join(ROOT, `node_modules/.cache/tablewright/vitest-${process.pid}.json`);
await main(async () => {
  install();
  const stages = [
    { name: 'bundle', run: bundleStage },
    { name: 'format', run: () => node(tool('oxfmt'), '--check') },
    { name: 'lint', run: () => node(tool('oxlint')) },
    { name: 'types', run: () => node(tool('typescript', 'tsc')) },
    {
      name: 'types without host',
      run: () => node(tool('typescript', 'tsc'), '-p', 'tsconfig.pure.json'),
    },
    {
      name: 'types in the browser',
      run: () => node(tool('typescript', 'tsc'), '-p', 'tsconfig.web.json'),
    },
    { name: 'packages', script: 'scripts/packages.mjs', args: [] },
    { name: 'generated files', script: 'scripts/generate.mjs', args: ['--check'] },
    { name: 'clauses', script: 'scripts/clauses.mjs', args: ['--quiet'] },
    { name: 'texts', script: 'scripts/texts.mjs', args: [] },
    { name: 'tests', run: testStage },
    { name: 'unused code', run: () => node(tool('knip'), '--no-progress') },
  ];

  const total = { passed: 0, failed: 0 };
  for (const { name, script, args, run } of stages) {
    if (script && !existsSync(path.join(ROOT, script))) continue;
    if (process.stdout.isTTY) process.stdout.write(`${name} ...`);
    const start = performance.now();
    const { passed, failed, output } = await (run ? run() : node(script, ...args));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const verdict = failed > 0 ? 'failed' : 'ok';
    const back = process.stdout.isTTY ? '\r\u001B[K' : '';
    console.log(`${back}${name.padEnd(20)} ${verdict.padEnd(6)} ${seconds.padStart(6)} s`);
    if (failed > 0) console.log(`\n${output.trimEnd()}\n`);
    total.passed += passed;
    total.failed += failed;
  }

  const { missing } = findServices();
  if (missing !== null)
    console.log(
      `\nNOT TESTED: several nodes over PostgreSQL and Redis, since ${missing.names.join(' and ')} cannot be found here.\n${missing.how}\n`,
    );
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
});

/** Runs a Node script and counts it as one check. */
async function node(...args) {
  const { code, output } = await capture(args);
  return { ...one(code === 0), output };
}

async function bundleStage() {
  try {
    await bundleCli();
    return { ...one(true), output: '' };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ...one(false), output: error.message };
  }
}

/** Counts single tests; a run that failed outside of any test counts as a failure too. */
async function testStage() {
  mkdirSync(path.dirname(REPORT), { recursive: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`];
  const { code, output } = await capture([
    tool('vitest'),
    'run',
    ...(isWhole ? [] : QUICK),
    ...reporters,
  ]);
  const report = existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : undefined;
  rmSync(REPORT, { force: true });
  const passed = report?.numPassedTests ?? 0;
  const brokenFiles = (report?.testResults ?? []).filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = (report?.numFailedTests ?? 0) + brokenFiles.length;
  return { passed, failed: code === 0 ? failed : Math.max(failed, 1), output };
}

function one(isPassed) {
  return isPassed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function capture(args) {
  return new Promise((resolve) => {
    const env = process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio });
    const chunks = [];
    child.stdout.on('data', (chunk) => chunks.push(chunk));
    child.stderr.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => chunks.push(Buffer.from(`${error.message}\n`)));
    child.on('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString('utf8') }));
  });
}

/** The script behind a command of node_modules/.bin, so that Node runs it on every system. */
function tool(name, command = name) {
  const home = path.join(ROOT, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bin === 'string' ? bin : bin[command]);
}
