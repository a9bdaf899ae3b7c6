import process from 'node:process';
import { CommanderError } from 'commander';
import { InputError } from '@tablewright/engine';
import { EXIT, UsageError } from './failure.ts';
import { localeOf } from './options.ts';
import { createProgram } from './program.ts';
import { createShell, type Shell } from './text/index.ts';

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
    for (const command of [program, ...program.commands])
      command.exitOverride().configureOutput({ writeErr: () => undefined });
    if (words.length === 0) program.outputHelp();
    else await program.parseAsync(words, { from: 'user' });
    return code;
  } catch (error) {
    return report(error, shell);
  }
}

/** One sentence for errors that the user can fix; a short report for all others. */
function report(error: unknown, shell: Shell): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return EXIT.fine;
    const fault = error.message.replace(/^error: /, '').replace(/\.$/, '');
    return say(shell.say('error.usage', { fault }), EXIT.badInput);
  }
  if (error instanceof UsageError) return say(shell.say(error.id, error.values), EXIT.badInput);
  if (error instanceof InputError) return say(error.message, EXIT.badInput);
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return say(shell.say('error.defect', { name, message }), EXIT.defect);
}

function say(sentence: string, code: number): number {
  process.stderr.write(`${sentence}\n`);
  return code;
}

/** The language is needed first, to report what is wrong with the rest. */
function languageIn(words: readonly string[]): string | undefined {
  const at = words.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return undefined;
  return words[at].includes('=') ? words[at].slice('--lang='.length) : words[at + 1];
}
