import process from 'node:process';

/** Parses `--name value` pairs: numbers or words, each with a default. */
export function readArguments<T extends Record<string, number | string>>(
  args: readonly string[],
  usual: T,
): T {
  const found: Record<string, number | string> = { ...usual };
  for (let i = 0; i < args.length; i += 2) {
    const name = args[i].replace(/^--/, '');
    const value = args[i + 1];
    if (!Object.hasOwn(usual, name) || value === undefined)
      refuse(
        `It takes ${Object.keys(usual)
          .map((known) => `--${known}`)
          .join(', ')}, each with a value.`,
      );
    found[name] = typeof usual[name] === 'number' ? Number(value) : value;
    if (Number.isNaN(found[name])) refuse(`--${name} is a number, not ${value}.`);
  }
  return found as T;
}

function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
