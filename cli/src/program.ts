import { Command, type Help, Option } from 'commander';
import {
  blunders,
  type BlundersOptions,
  searchBlunders,
  type SearchOptions,
} from './commands/blunders.ts';
import { games } from './commands/games.ts';
import { odds, type OddsOptions } from './commands/odds.ts';
import { perft, type PerftOptions } from './commands/perft.ts';
import { play, type PlayOptions } from './commands/play.ts';
import { rate, type RateOptions } from './commands/rate.ts';
import { replay, type ReplayOptions } from './commands/replay.ts';
import { rules } from './commands/rules.ts';
import { simulate, type SimulateOptions } from './commands/simulate.ts';
import { verify } from './commands/verify.ts';
import { UsageError } from './failure.ts';
import { gather, USUAL_SEATS } from './options.ts';
import type { Shell, ShellId } from './text/index.ts';

/** What commander itself writes into a help page. */
const HEADINGS: { readonly [written: string]: ShellId } = {
  'Usage:': 'usage.heading',
  'Arguments:': 'usage.arguments',
  'Options:': 'usage.options',
  'Commands:': 'usage.commands',
};

/** The commands and their options. Each action returns the exit code. */
export function createProgram(shell: Shell, finish: (code: number) => void): Command {
  const program = new Command('tablewright')
    .description(shell.say('usage.tablewright'))
    .configureHelp(helpIn(shell))
    .helpOption('-h, --help', shell.say('usage.help'))
    .addOption(language())
    .addHelpText('after', `\n${shell.say('usage.exitCodes')}`)
    .showSuggestionAfterError(false)
    .enablePositionalOptions()
    .helpCommand(false);

  command('play <game>', 'usage.play')
    .addOption(seats(USUAL_SEATS.play))
    .option('--seat <n>', shell.say('usage.seat'), '0')
    .option('--bots <list>', shell.say('usage.opponents'), 'greedy')
    .addOption(setup())
    .option('--seed <text>', shell.say('usage.deal'))
    .option('--name <name>', shell.say('usage.name'))
    .option('--save <file>', shell.say('usage.save'))
    .option('--resume <file>', shell.say('usage.resume'))
    .option('--no-color', shell.say('usage.noColour'))
    .action(async (game: string, options: PlayOptions, self: Command) => {
      if (options.resume !== undefined) refuseWithResume(self);
      finish(await play(game, options, shell));
    });

  command('simulate <game>', 'usage.simulate')
    .addOption(seats(USUAL_SEATS.simulate))
    .option('--games <n>', shell.say('usage.matches'), '1000')
    .option('--bots <list>', shell.say('usage.bots'), 'random')
    .addOption(seed())
    .addOption(setup())
    .option('--all-setups', shell.say('usage.allSetups'))
    .option('--check', shell.say('usage.check'))
    .option('--every <n>', shell.say('usage.every'))
    .option('--leave-after <n>', shell.say('usage.leaveAfter'))
    .option('--json', shell.say('usage.json'))
    .action(async (game: string, options: SimulateOptions) =>
      finish(await simulate(game, options, shell)),
    );

  command('replay <file>', 'usage.replay')
    .option('--step', shell.say('usage.step'))
    .option('--at <n>', shell.say('usage.at'))
    .option('--no-color', shell.say('usage.noColour'))
    .action(async (file: string, options: ReplayOptions) =>
      finish(await replay(file, options, shell)),
    );

  command('verify <file>', 'usage.verify').action((file: string) => finish(verify(file, shell)));

  command('perft <game>', 'usage.perft')
    .option('--depth <n>', shell.say('usage.depth'), '3')
    .addOption(seats(USUAL_SEATS.play))
    .addOption(seed())
    .addOption(setup())
    .option('--json', shell.say('usage.json'))
    .action((game: string, options: PerftOptions) => finish(perft(game, options, shell)));

  command('rate <game>', 'usage.rate')
    .option('--bots <list>', shell.say('usage.rated'), 'random,greedy')
    .option('--games <n>', shell.say('usage.pairing'), '200')
    .addOption(seats(USUAL_SEATS.play))
    .addOption(seed())
    .addOption(setup())
    .option('--lone', shell.say('usage.lone'))
    .option('--json', shell.say('usage.json'))
    .action(async (game: string, options: RateOptions) => finish(await rate(game, options, shell)));

  const suite = command('blunders [game]', 'usage.blunders')
    .option('--bots <list>', shell.say('usage.levels'), 'easy,medium,hard')
    .option('--prune', shell.say('usage.prune'))
    .option('--json', shell.say('usage.json'))
    .action(async (game: string | undefined, options: BlundersOptions) =>
      finish(await blunders(game, options, shell)),
    );
  suite
    // What follows `find` belongs to it, even where both have an option of that name.
    .enablePositionalOptions()
    .command('find <game>')
    .description(shell.say('usage.findBlunders'))
    .addOption(language())
    .option('--bots <list>', shell.say('usage.bots'), 'medium')
    .addOption(seats(USUAL_SEATS.play))
    .option('--games <n>', shell.say('usage.matches'), '10')
    .addOption(seed())
    .addOption(setup())
    .option('--screen <n>', shell.say('usage.screen'), '600')
    .option('--deep <n>', shell.say('usage.deep'), '4000')
    .option('--referee <n>', shell.say('usage.referee'), '1000')
    .option('--cost <percent>', shell.say('usage.cost'), '4')
    .option('--minutes <n>', shell.say('usage.minutes'), '60')
    .option('--out <file>', shell.say('usage.blundersOut'))
    .action(async (game: string, options: SearchOptions) =>
      finish(await searchBlunders(game, options, shell)),
    );

  command('odds <game> <file>', 'usage.odds')
    .option('--json', shell.say('usage.oddsJson'))
    .action(async (game: string, file: string, options: OddsOptions) =>
      finish(await odds(game, file, options, shell)),
    );

  command('rules <game> [clause]', 'usage.rules').action(
    (game: string, clause: string | undefined) => finish(rules(game, clause, shell)),
  );

  command('games', 'usage.games').action(() => finish(games(shell)));

  return program;

  function command(usage: string, description: ShellId): Command {
    return program.command(usage).description(shell.say(description)).addOption(language());
  }

  function language(): Option {
    return new Option('--lang <code>', shell.say('usage.language'));
  }

  function seats(usual: number): Option {
    return new Option('--seats <n>', shell.say('usage.seats', { usual }));
  }

  function seed(): Option {
    return new Option('--seed <text>', shell.say('usage.seed')).default('1');
  }

  function setup(): Option {
    return new Option('--setup <key=value>', shell.say('usage.setup'))
      .argParser(gather)
      .default([], shell.say('usage.none'));
  }
}

/** Help pages in the reader's language: commander's own words are English. */
function helpIn(shell: Shell): Partial<Help> {
  return {
    styleTitle: (title) => (Object.hasOwn(HEADINGS, title) ? shell.say(HEADINGS[title]) : title),
    styleOptionText: (text) => (text === '[options]' ? shell.say('usage.anyOptions') : text),
    styleSubcommandText: (text) => (text === '[command]' ? shell.say('usage.anyCommand') : text),
    optionDescription: ({ description, required, defaultValue, defaultValueDescription }) => {
      const value = defaultValueDescription ?? (defaultValue as string | undefined);
      if (!required || value === undefined) return description;
      return `${description} (${shell.say('usage.default', { value })})`;
    },
  };
}

/** Options that a journal has already settled are refused. */
function refuseWithResume(command: Command): void {
  for (const name of ['seats', 'seat', 'bots', 'setup', 'seed', 'name']) {
    if (command.getOptionValueSource(name) === 'cli')
      throw new UsageError('error.resumeWith', { option: `--${name}` });
  }
}
