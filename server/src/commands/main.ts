import { ConfigError, readConfig, type Settings } from '../config.ts';
import { isPassing } from '../storage/trouble.ts';
import { backup } from './backup.ts';
import { check } from './check.ts';
import { migrate } from './migrate.ts';
import { record } from './record.ts';
import { restore } from './restore.ts';
import { CommandError } from './trouble.ts';

const HELP = `Usage: npm run host -- COMMAND

  backup FILE            writes everything into one file; the server may run meanwhile
  restore FILE [--force] puts it back, into an empty server or, with --force, over another
  migrate                moves a server from SQLite in DATA_DIR to PostgreSQL at DATABASE_URL
  check [--deep]         opens every match as the server does; with --deep checks every move, die and hash
  record                 records finished matches that have no recording, before other rules are installed

The settings are those of the server: DATA_DIR, DATABASE_URL. See docs/hosting.md.
`;

type Say = (line: string) => void;

interface Command {
  readonly words: number;
  readonly flags: readonly string[];
  run(
    settings: Settings,
    words: readonly string[],
    flags: ReadonlySet<string>,
    say: Say,
  ): Promise<void>;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  backup: {
    words: 1,
    flags: [],
    run: (settings, [file], _flags, say) => backup(settings, file, say),
  },
  restore: {
    words: 1,
    flags: ['--force'],
    run: (settings, [file], flags, say) => restore(settings, file, flags.has('--force'), say),
  },
  migrate: { words: 0, flags: [], run: (settings, _words, _flags, say) => migrate(settings, say) },
  check: {
    words: 0,
    flags: ['--deep'],
    run: (settings, _words, flags, say) => check(settings, flags.has('--deep'), say),
  },
  record: { words: 0, flags: [], run: (settings, _words, _flags, say) => record(settings, say) },
};

// A backup holds every secret of every match.
process.umask(0o077);

try {
  await carryOut(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${explain(error as Error)}\n`);
  process.exitCode = 1;
}

async function carryOut([name, ...rest]: string[]): Promise<void> {
  const words = rest.filter((word) => !word.startsWith('--'));
  const flags = rest.filter((word) => word.startsWith('--'));
  const command = Object.hasOwn(COMMANDS, name ?? '') ? COMMANDS[name] : undefined;
  const isRight =
    command?.words === words.length && flags.every((flag) => command.flags.includes(flag));
  if (!isRight) throw new CommandError(HELP.trimEnd());
  await command.run(readConfig(process.env), words, new Set(flags), (line) =>
    process.stdout.write(`${line}\n`),
  );
}

function explain(error: Error): string {
  if (error instanceof CommandError || error instanceof ConfigError) return error.message;
  if (isPassing(error)) return `The database cannot be reached: ${error.message}`;
  if (error.cause instanceof Error) return `${error.message} ${error.cause.message}`;
  return error.stack ?? String(error);
}
