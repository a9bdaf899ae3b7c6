// Writes what became of every test to the file that TEST_RESULTS names.
import { writeFileSync } from 'node:fs';
import process from 'node:process';

/** A line that a test prints when it had to help the machine along, such as a service that was started again. */
const UNSTEADY = /^unsteady: (.+)$/gm;

export default class Reporter {
  notes = [];

  onUserConsoleLog({ content }) {
    for (const [, note] of content.matchAll(UNSTEADY)) this.notes.push(note);
  }

  onTestRunEnd(modules, unhandled) {
    const files = modules.map((module) => ({
      file: module.relativeModuleId,
      project: module.project.name,
      seconds: secondsOf(module.diagnostic()),
      errors: messagesOf(module.errors()),
      tests: [
        ...[...module.children.allSuites()].flatMap(brokenSuite),
        ...[...module.children.allTests()].map(resultOf),
      ],
    }));
    const results = { files, unhandled: messagesOf(unhandled), notes: this.notes };
    writeFileSync(process.env.TEST_RESULTS, JSON.stringify(results));
  }
}

function resultOf(test) {
  const { state, errors } = test.result();
  const isUnsteady = test.diagnostic()?.flaky === true;
  return { name: test.fullName, state, isUnsteady, errors: messagesOf(errors) };
}

/** A suite whose hooks failed, so that its tests may not have run at all. */
function brokenSuite(suite) {
  const errors = messagesOf(suite.errors());
  if (errors.length === 0) return [];
  return [{ name: suite.fullName, state: 'failed', isUnsteady: false, errors }];
}

/** Time in a file, without the work that files share. */
function secondsOf({ collectDuration, duration }) {
  return (collectDuration + duration) / 1000;
}

function messagesOf(errors = []) {
  return errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`);
}
