// Checks that nothing is unused: files, exports, dependencies. Of a game in development it is only counted.
import process from 'node:process';
import { capture, tool } from './check/capture.mjs';
import { gap } from './check/gap.mjs';
import { gameOf } from './check/verdict.mjs';
import { inDevelopment } from './generate/games.mjs';
import { ROOT } from './prepare.mjs';

/** What a game in development may have before its first use. */
const EARLY = ['files', 'exports', 'types', 'enumMembers', 'duplicates'];

const { output } = await capture([tool('knip'), '--no-progress', '--reporter', 'json']);
let report;
try {
  report = JSON.parse(output);
} catch {
  // Knip could not begin, and says why.
  report = { issues: [{ file: output.trim(), unusable: [{ name: '' }] }] };
}
const findings = report.issues.flatMap(({ file, ...kinds }) =>
  Object.entries(kinds).flatMap(([kind, found]) =>
    found.flat().map(({ name }) => ({ file, kind, name })),
  ),
);

const games = await inDevelopment(ROOT);
const isEarly = ({ file, kind }) => EARLY.includes(kind) && games.includes(gameOf(file));
for (const game of games) {
  const count = findings.filter((one) => isEarly(one) && gameOf(one.file) === game).length;
  if (count > 0) gap(game, `${count} unused files and exports`);
}
const faults = findings.filter((one) => !isEarly(one));
for (const { file, kind, name } of faults)
  console.log(kind === 'files' ? `${file} is used by nobody` : `${file}: ${kind}: ${name}`);
process.exitCode = faults.length > 0 ? 1 : 0;
