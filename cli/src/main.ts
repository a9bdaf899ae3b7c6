import process from 'node:process';
import { type Command, CommanderError } from 'commander';
import { EXIT, sentence, UsageError } from './failure.ts';
import { localeOf } from './options.ts';
import { createProgram } from './program.ts';
import { createShell, type Shell, type ShellId } from './text/index.ts';

const COMMAND_FAULTS: { readonly [code: string]: ShellId | undefined } = {
  'commander.unknownCommand': 'error.unknownCommand',
  'commander.unknownOption': 'error.unknownOption',
  'commander.missingArgument': 'error.missingArgument',
  'commander.optionMissingArgument': 'error.missingValue',
  'commander.excessArguments': 'error.excessArguments',
};

/** The reader of our output may stop reading, as `head` does; that is not a failure. */
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(EXIT.fine);
});

process.on('uncaughtException', (error) => process.exit(report(error, createShell('en'))));

process.exitCode = await run(process.argv.slice(2));

async function run(words: readonly string[]): Promise<number> {
  let shell = createShell('en');
  try {
    shell = createShell(localeOf(languageIn(words), process.env));
    let code: number = EXIT.fine;
    const program = createProgram(shell, (finished) => (code = finished));
    for (const command of everyCommand(program))
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return report(error, shell);
  }
}

function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** One sentence for errors that the user can fix; a short report for all others. */
function report(error: unknown, shell: Shell): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.fine;
    return say(sentence(commandFault(error), shell), EXIT.badInput);
  }
  if (error instanceof UsageError) return say(sentence(error, shell), EXIT.badInput);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return say(shell.say('error.defect', { name, message }), EXIT.defect);
}

/** What commander refuses; it quotes what was typed in its English message. */
function commandFault({ code, message }: CommanderError): UsageError {
  const value = /'([^']+)'/.exec(message)?.[1];
  const id = COMMAND_FAULTS[code];
  return id === undefined || value === undefined
    ? new UsageError('error.usage')
    : new UsageError(id, { value });
}

function say(text: string, code: number): number {
  process.stderr.write(`${text}\n`);
  return code;
}

/** The language is needed first, to report what is wrong with the rest. */
function languageIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return undefined;
  return words[at].includes('=') ? words[at].slice('--lang='.length) : words[at + 1];
}
