// Runs the tests and judges them.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { capture, tool } from './capture.mjs';
import { readKnownFailures } from './known-failures.mjs';
import { judge } from './verdict.mjs';

const REPORTER = fileURLToPath(new URL('reporter.mjs', import.meta.url));

/** The verdict, the files with their seconds, and what vitest printed. `root` is a folder with a vitest config. */
export async function runTests(root, inDevelopment, args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tablewright-check-'));
  const file = path.join(folder, 'results.json');
  try {
    const { code, output } = await capture(
      [tool('vitest'), 'run', ...args, '--reporter=default', `--reporter=${REPORTER}`],
      { cwd: root, env: { TEST_RESULTS: file } },
    );
    const results = existsSync(file)
      ? JSON.parse(readFileSync(file, 'utf8'))
      : { files: [], unhandled: [], notes: [] };
    const { entries, faults } = readKnownFailures(root);
    const verdict = judge(results, entries, inDevelopment);
    const ran = verdict.passed + verdict.failed.length + verdict.known.length + verdict.gaps.length;
    // It can also end before it comes to a test.
    if (ran === 0 || (code !== 0 && !hasFailures(results)))
      faults.push(`vitest ended with ${code} and without a failed test`);
    const broken = faults.map((message) => ({ file: null, test: null, message }));
    return {
      verdict: { ...verdict, failed: [...verdict.failed, ...broken] },
      files: results.files,
      output,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function hasFailures({ files, unhandled }) {
  return (
    unhandled.length > 0 ||
    files.some(
      ({ errors, tests }) => errors.length > 0 || tests.some(({ state }) => state === 'failed'),
    )
  );
}
