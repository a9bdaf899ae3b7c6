// What the check says at its end.
import { LIST, MOST } from './known-failures.mjs';
import { gameOf, nameOf } from './verdict.mjs';

/** Seconds of test files that a game may take of `npm test`; more is told and does not fail. */
const BUDGET = 60;
const SLOWEST = 10;
/** The report of a failure is at most this long. */
const MOST_LINES = 40;
const WIDTH = 160;

/** Lines about the tests: gaps, known failures, unsteady tests, budgets. */
export function closingOf({ verdict, files }, stageGaps) {
  return [
    ...part('In development, not counted:', gapLines(verdict.gaps, stageGaps)),
    ...part(`Known failures, of at most ${MOST} (${LIST}):`, [
      ...verdict.known.map(({ name, reason, since }) => `known: ${name} (${reason}; ${since})`),
      ...verdict.removable.map(({ name }) => `can be removed: ${name}`),
    ]),
    ...part('Unsteady, passed at the second try only:', verdict.unsteady),
    ...part(`Seconds of test files, of ${BUDGET} for each game:`, budgetLines(files)),
    ...part('Slowest test files:', slowest(files)),
  ];
}

/** What failed and how to repeat it. `broken` are the failed stages `{ name, repeat }` other than tests. */
export function failureReport(broken, failed) {
  const lines = [
    ...broken.map(({ name, repeat }) => `stage "${name}", again: ${repeat}`),
    ...failed.flatMap((failure) => [
      nameOf(failure),
      `  ${failure.message.split('\n')[0]}`,
      ...(failure.file === null ? [] : [`  again: ${repeatOf(failure)}`]),
    ]),
  ].map((line) => line.slice(0, WIDTH));
  if (lines.length === 0) return [];
  const shown = lines.length < MOST_LINES ? lines : lines.slice(0, MOST_LINES - 2);
  const rest = failed.length + broken.length;
  return [
    `FAILED, ${rest} in all:`,
    ...shown,
    ...(shown.length < lines.length ? ['and more, above'] : []),
  ];
}

function repeatOf({ file, test }) {
  const only = test === null ? '' : ` -t '${pattern(test.replaceAll(' > ', ' '))}'`;
  return `npx vitest run ${file}${only}`;
}

/** vitest takes a pattern; a quote would end the shell's text. */
function pattern(name) {
  return name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll("'", '.');
}

function gapLines(gaps, stageGaps) {
  return [
    ...stageGaps,
    ...[...byGame(gaps)].flatMap(([game, failures]) => [
      `${game}: ${failures.length} red tests`,
      ...failures.map((failure) => `  ${nameOf(failure)}`),
    ]),
  ];
}

function budgetLines(files) {
  return [...byGame(files)].map(([game, own]) => {
    const sum = own.reduce((total, { seconds }) => total + seconds, 0);
    return `${game} ${sum.toFixed(1)}${sum > BUDGET ? ', over its budget' : ''}`;
  });
}

/** What lies in the folders of games. */
function byGame(all) {
  const groups = new Map();
  for (const each of all) {
    const game = gameOf(each.file ?? '');
    if (game !== undefined) groups.set(game, [...(groups.get(game) ?? []), each]);
  }
  return groups;
}

function slowest(files) {
  return [...files]
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)}  ${file}`);
}

function part(title, lines) {
  return lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];
}
