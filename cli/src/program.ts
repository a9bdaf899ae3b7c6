import { Command, Option } from 'commander';
import { games } from './commands/games.ts';
import { perft, type PerftOptions } from './commands/perft.ts';
import { play, type PlayOptions } from './commands/play.ts';
import { rate, type RateOptions } from './commands/rate.ts';
import { replay, type ReplayOptions } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate, type SimulateOptions } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { UsageError } from './failure.ts';
import { gather } from './options.ts';
import type { Shell } from './text/index.ts';

const EXIT_CODES = `
Exit codes: 0 fine, 1 a law is broken (simulate --check), 2 bad input, 70 a defect of this program.`;

/** The commands and their options. Each action returns the exit code. */
export function createProgram(shell: Shell, finish: (code: number) => void): Command {
  const program = new Command('tablewright')
    .description('Play, simulate, replay, verify and rate board games from a terminal')
    .addOption(language())
    .addHelpText('after', EXIT_CODES)
    .showSuggestionAfterError(false)
    .helpCommand(false);

  command('play <game>', 'play against bots')
    .addOption(seats('2'))
    .option('--seat <n>', 'the seat you take, counted from 0', '0')
    .option(
      '--bots <list>',
      'bots on the other seats, in turn: random, greedy, search:200ms',
      'greedy',
    )
    .addOption(setup())
    .option('--seed <text>', 'deal as this seed says, instead of at random')
    .option('--name <name>', 'what you are called')
    .option('--save <file>', 'keep the match in this file')
    .option('--resume <file>', 'go on with the match in this file')
    .option('--no-color', 'no colours')
    .action(async (game: string, options: PlayOptions, self: Command) => {
      if (options.resume !== undefined) refuseWithResume(self);
      finish(await play(game, options, shell));
    });

  command('simulate <game>', 'let bots play many matches')
    .addOption(seats('4'))
    .option('--games <n>', 'how many matches', '1000')
    .option('--bots <list>', 'bots, in turn', 'random')
    .addOption(seed())
    .addOption(setup())
    .option('--all-setups', 'every number of seats and every setup, in turn')
    .option('--check', 'check every law at every decision (random bots only)')
    .option('--json', 'print one JSON object')
    .action(async (game: string, options: SimulateOptions) =>
      finish(await simulate(game, options, shell)),
    );

  command('replay <file>', 'tell a match again')
    .option('--step', 'step by step, with the board')
    .option('--at <n>', 'only the board after n decisions')
    .option('--no-color', 'no colours')
    .action(async (file: string, options: ReplayOptions) =>
      finish(await replay(file, options, shell)),
    );

  command(
    'verify <file>',
    'check every answer, every outcome of chance and every hash of a match',
  ).action((file: string) => finish(verify(file, shell)));

  command('perft <game>', 'count the ways a match can begin')
    .option('--depth <n>', 'decisions deep', '3')
    .addOption(seats('2'))
    .addOption(seed())
    .addOption(setup())
    .option('--json', 'print one JSON object')
    .action((game: string, options: PerftOptions) => finish(perft(game, options, shell)));

  command('rate <game>', 'let bots play each other and tell who wins how often')
    .option('--bots <list>', 'two bots or more', 'random,greedy')
    .option('--games <n>', 'matches for each pairing', '200')
    .addOption(seats('2'))
    .addOption(seed())
    .addOption(setup())
    .option('--lone', 'seat only the first bot alone, among the others')
    .option('--json', 'print one JSON object')
    .action(async (game: string, options: RateOptions) => finish(await rate(game, options, shell)));

  command('rules <game> [clause]', 'print the rulebook, a chapter (3) or a clause (RO-6.5)').action(
    (game: string, clause: string | undefined) => finish(rules(game, clause, shell)),
  );

  command('games', 'list the games and the options of their setup').action(() =>
    finish(games(shell)),
  );

  return program;

  function command(usage: string, description: string): Command {
    return program.command(usage).description(description).addOption(language());
  }
}

/** Options that a journal has already settled are refused. */
function refuseWithResume(command: Command): void {
  for (const name of ['seats', 'seat', 'bots', 'setup', 'seed', 'name']) {
    if (command.getOptionValueSource(name) === 'cli')
      throw new UsageError('error.resumeWith', { option: `--${name}` });
  }
}

function language(): Option {
  return new Option('--lang <code>', 'language: en, cs or pl (else as the environment says)');
}

function seats(usual: string): Option {
  return new Option('--seats <n>', 'number of players').default(usual);
}

function seed(): Option {
  return new Option('--seed <text>', 'the same seed, the same matches').default('1');
}

function setup(): Option {
  return new Option('--setup <key=value>', 'an option of the setup; repeatable')
    .argParser(gather)
    .default([], 'none');
}
