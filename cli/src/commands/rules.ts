import process from 'node:process';
import { createStyle, wantsColour, wrap } from '@tablewright/board/terminal';
import { EXIT, UsageError } from '../failure.ts';
import { printLines } from '../output.ts';
import { titleOf } from '../registry.ts';
import { chapterLines, rulebookLines } from '../rulebook.ts';
import { screenSize } from '../terminal/screen.ts';
import type { Shell } from '../text/index.ts';

/** Prints the rulebook, a chapter, a clause, or all clauses below a number. */
export function rules(gameId: string, which: string | undefined, shell: Shell): number {
  const { text } = titleOf(gameId);
  const { rulebook = '', clauses } = text.languages[shell.locale];
  const style = createStyle(wantsColour(process.stdout, process.env));
  const page = { style, width: screenSize().width };
  if (which === undefined) {
    printLines(rulebookLines(rulebook, page));
    return EXIT.fine;
  }
  const wanted = which.toUpperCase();
  const found = Object.keys(clauses).filter((id) => id === wanted || id.startsWith(`${wanted}.`));
  const chapter = chapterLines(rulebook, which, page);
  if (found.length === 0 && chapter === null)
    throw new UsageError('error.clause', { which, game: gameId });
  printLines(
    chapter ?? found.flatMap((id) => wrap(`${style.accent(id)}  ${clauses[id]}`, page.width, '  ')),
  );
  return EXIT.fine;
}
