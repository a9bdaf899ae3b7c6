// Tests that fail and are known to: they run, and their failure does not count.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const LIST = 'scripts/check/known-failures.txt';
export const MOST = 40;

/** Entries `{ name, reason, since }`, and what is wrong with the list. */
export function readKnownFailures(root) {
  const file = path.join(root, LIST);
  const lines = (existsSync(file) ? readFileSync(file, 'utf8') : '')
    .split(/\r?\n/)
    .map((text, i) => ({ text: text.trim(), number: i + 1 }))
    .filter(({ text }) => text !== '' && !text.startsWith('#'));
  const entries = [];
  const faults = [];
  for (const { text, number } of lines) {
    const [, name, reason, since] = /^(.+) \| (.+) \| (\d{4}-\d\d-\d\d)$/.exec(text) ?? [];
    if (name === undefined)
      faults.push(`${LIST}:${number}: write "file > name of the test | reason | 2026-01-31"`);
    else if (entries.some((entry) => entry.name === name))
      faults.push(`${LIST}:${number}: "${name}" is there twice`);
    else entries.push({ name, reason, since });
  }
  if (entries.length > MOST)
    faults.push(`${LIST} has ${entries.length} lines, at most ${MOST}: mend some tests`);
  return { entries, faults };
}
