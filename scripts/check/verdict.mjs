// What the results of the tests mean: which failures count, which are known, which are gaps of a game in development.

/**
 * `results` are the reporter's, `known` the entries of the list of known failures, `inDevelopment` the ids of games.
 * Failures are `{ file, test, message }`; where a file broke outside of its tests, `test` is null.
 */
export function judge(results, known, inDevelopment) {
  const failures = results.files.flatMap(failuresOf);
  const entryOf = ({ file, test }) =>
    known.find(({ name }) => name === file || (test !== null && name === nameOf({ file, test })));
  const gaps = failures.filter(({ file }) => inDevelopment.includes(gameOf(file)));
  const others = failures.filter((failure) => !gaps.includes(failure));
  const unhandled = results.unhandled.map((message) => ({ file: null, test: null, message }));
  return {
    passed: countPassed(results),
    failed: [...others.filter((failure) => entryOf(failure) === undefined), ...unhandled],
    known: known.filter((entry) => others.some((failure) => entryOf(failure) === entry)),
    removable: known.filter((entry) => isMended(entry, results.files)),
    gaps,
    unsteady: [
      ...results.files.flatMap(({ file, tests }) =>
        tests
          .filter(({ isUnsteady }) => isUnsteady)
          .map(({ name }) => nameOf({ file, test: name })),
      ),
      ...new Set(results.notes),
    ],
  };
}

export function nameOf({ file, test }) {
  return test === null ? (file ?? 'outside of any test') : `${file} > ${test}`;
}

/** The game whose folder holds a file. */
export function gameOf(file) {
  return /^games\/([^/]+)\//.exec(file)?.[1];
}

function failuresOf({ file, errors, tests }) {
  return [
    ...errors.map((message) => ({ file, test: null, message })),
    ...tests
      .filter(({ state }) => state === 'failed')
      .map(({ name, errors: [message = ''] }) => ({ file, test: name, message })),
  ];
}

function countPassed({ files }) {
  return files.flatMap(({ tests }) => tests).filter(({ state }) => state === 'passed').length;
}

/** Whether what an entry names ran and passed, or is gone. A test that this run leaves out says nothing. */
function isMended({ name }, files) {
  return files.some(({ file, errors, tests }) => {
    if (errors.length > 0 || !(name === file || name.startsWith(`${file} > `))) return false;
    const named = tests.filter(
      ({ name: test }) => name === file || name === nameOf({ file, test }),
    );
    const states = new Set(named.map(({ state }) => state));
    states.delete('skipped');
    return named.length === 0 || (states.size === 1 && states.has('passed'));
  });
}
