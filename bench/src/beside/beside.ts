import { pathToFileURL } from 'node:url';
import { atLeast, figure, printed } from '../report.ts';
import { type Contender, contest, median, type Pace, roundByRound } from '../rounds.ts';

interface Side {
  contenders(): Contender[];
  lastMade(): unknown;
}

/** Less than this much of the other's speed would be slower than we allow. */
const LEAST = 0.95;
const THOROUGH: Pace = { rounds: 7, seconds: 1 };
/** Compilers take this long to be done with the code. */
const WARM: Pace = { rounds: 1, seconds: 1.5 };
const QUICK: Pace = { rounds: 7, seconds: 0.2 };

/** This commit beside another: in each round both do the same work, one after the other. */
export async function beside(args: readonly string[]): Promise<void> {
  const [ours, theirs] = await Promise.all(args.slice(0, 2).map(open));
  const pace = args.includes('--quick') ? QUICK : THOROUGH;
  const earlier = theirs.contenders();
  for (const [i, own] of ours.contenders().entries()) {
    await contest([own, earlier[i]], WARM);
    const [speeds, others] = await contest([own, earlier[i]], pace);
    const ratios = roundByRound((a, b) => a / b, speeds, others);
    console.log(
      printed({
        title: own.name,
        figures: [
          figure('this commit', 'units/s', speeds),
          figure('the other', 'units/s', others),
          figure('this one beside the other', 'times', ratios),
        ],
        targets: [atLeast('of medians', median(speeds) / median(others), LEAST)],
      }),
    );
  }
  if ([ours, theirs].some((side) => side.lastMade() === null))
    throw new Error('Nothing was copied.');
}

async function open(file: string): Promise<Side> {
  return (await import(pathToFileURL(file).href)) as Side;
}
