import { verifyJournal } from '@tablewright/engine';
import { EXIT } from '../failure.ts';
import { readJournal, withFile } from '../files.ts';
import { printLines } from '../output.ts';
import { titleOf } from '../registry.ts';
import type { Shell } from '../text/index.ts';

/** Replays a journal and checks everything in it; an error names its line. */
export function verify(file: string, shell: Shell): number {
  const { journal } = readJournal(file);
  const { game } = titleOf(journal.header.game);
  const { keyed, over, closed, decisions, outcomes, hashes, skipped } = withFile(file, () =>
    verifyJournal(game, journal),
  );
  printLines([
    closed ? shell.say('verify.fine', { file }) : shell.say('verify.open', { file, decisions }),
    ...(skipped === null
      ? []
      : [
          shell.say('verify.skipped', {
            decisions: skipped.decisions,
            rules: skipped.rules.join(', '),
          }),
        ]),
    shell.say('verify.decisions', { decisions }),
    shell.say('verify.hashes', { hashes }),
    shell.say(keyed ? 'verify.chanceKeyed' : 'verify.chance', { outcomes }),
    shell.say(over ? 'verify.over' : 'verify.running'),
  ]);
  return closed ? EXIT.fine : EXIT.fault;
}
