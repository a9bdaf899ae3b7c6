import type { OddsAnswer } from '@tablewright/board/terminal';
import { createTeller } from '@tablewright/text';
import { EXIT, UsageError } from '../failure.ts';
import { readInput, readText } from '../files.ts';
import { printLines } from '../output.ts';
import { TITLES, titleOf } from '../registry.ts';
import type { Shell } from '../text/index.ts';

export interface OddsOptions {
  readonly json?: boolean;
}

/** The name of standard input among files. */
const INPUT = '-';

/** Prints the exact odds of the battle in a file, or of each battle of a list. */
export async function odds(
  gameId: string,
  file: string,
  options: OddsOptions,
  shell: Shell,
): Promise<number> {
  const { text, drawing } = titleOf(gameId);
  const { odds: desk } = drawing;
  if (desk === undefined) throw noOdds(gameId);
  const teller = createTeller(text, shell.locale, []);
  const name = file === INPUT ? shell.say('odds.input') : file;
  const source = file === INPUT ? await readInput(name) : readText(file, 'error.fileNoJson');
  const written = parsed(source, name);
  const answer = (battle: unknown, place: string): OddsAnswer => {
    const found = desk.answer(battle, place);
    if (!('fault' in found)) return found;
    const fault = teller.say(found.fault.id, found.fault.about);
    throw new UsageError('error.battle', { file: name, fault });
  };
  if (!Array.isArray(written)) {
    const only = answer(written, '');
    printLines(options.json === true ? [JSON.stringify(only.json)] : only.lines(teller));
    return EXIT.fine;
  }
  const answers = written.map((battle: unknown, at) => answer(battle, `[${at}]`));
  if (options.json === true) printLines([JSON.stringify(answers.map(({ json }) => json))]);
  else
    printLines(
      answers.flatMap((each, at) => [
        ...(at > 0 ? [''] : []),
        shell.say('odds.battle', { number: at + 1 }),
        ...each.lines(teller),
      ]),
    );
  return EXIT.fine;
}

function parsed(source: string, file: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    throw new UsageError('error.fileNoJson', { file });
  }
}

function noOdds(game: string): UsageError {
  const games = TITLES.filter(({ drawing }) => drawing.odds !== undefined);
  return new UsageError('error.noOdds', {
    game,
    games: games.map((title) => title.game.id).join(', '),
  });
}
