export interface Named {
  readonly guest: string;
  readonly name: string;
}

const BEFORE = /[\p{L}\p{N}_]$/u;
const AFTER = /^[\p{L}\p{N}_]/u;

/** The people that a line mentions as `@Name`: the longest matching name, and everybody who has it. */
export function mentionedIn(text: string, people: readonly Named[]): Set<string> {
  const line = fold(text);
  const names = people
    .map(({ guest, name }) => ({ guest, name: fold(name) }))
    .sort((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (let at = line.indexOf('@'); at >= 0; at = line.indexOf('@', at + 1)) {
    // A mail address is not a mention.
    if (BEFORE.test(line.slice(0, at))) continue;
    const rest = line.slice(at + 1);
    const called = names.find(
      ({ name }) => rest.startsWith(name) && !AFTER.test(rest.slice(name.length)),
    );
    for (const { guest, name } of names) if (name === called?.name) found.add(guest);
  }
  return found;
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
