import { FastChance, keyFromSeed, loadMatch, Match, saveMatch } from '@tablewright/engine';
import { endless } from './endless.ts';
import { BASE, playRandomly } from './tables.ts';
import { below, figure, type Section } from './report.ts';
import { contest, median, type Pace, roundByRound } from './rounds.ts';

const FEW_MATCHES = 1_000;
const SHORT = 100;
const LONG = 10_000;
const COPIES = 50;

type EndlessMatch = Match<ReturnType<typeof endless.clone>>;

/** Nothing leaks: neither over many matches, nor in a long one. */
export async function memory(pace: Pace, manyMatches: number): Promise<Section> {
  const chance = new FastChance(1);
  const play = (matches: number): number => {
    for (let i = 0; i < matches; i++) playRandomly(BASE, chance, true);
    return heapInUse();
  };
  const few = play(FEW_MATCHES);
  const many = play(manyMatches - FEW_MATCHES);
  const growth = (100 * (many - few)) / few;

  answered(LONG);
  const short = sizeOf(SHORT);
  const long = sizeOf(LONG);

  const reopen = (name: string, match: EndlessMatch): { name: string; work: () => number } => ({
    name,
    work() {
      for (let i = 0; i < 100; i++) {
        loadMatch(endless, saveMatch(match)).match.fork().undo(0);
      }
      return 100;
    },
  });
  const [quick, slow] = await contest(
    [reopen('short', short.match), reopen('long', long.match)],
    pace,
  );
  const dearer = roundByRound((a, b) => a / b, quick, slow);
  return {
    title: 'Memory and length',
    figures: [
      figure(`heap after ${FEW_MATCHES.toLocaleString('en')} matches`, 'MB', [few]),
      figure(`heap after ${manyMatches.toLocaleString('en')} matches`, 'MB', [many]),
      figure(`a match of ${SHORT} decisions in memory`, 'kB', [short.kilobytes]),
      figure(`a match of ${LONG.toLocaleString('en')} decisions in memory`, 'kB', [long.kilobytes]),
      figure('save, load, fork and undo: the long match against the short', 'times', dearer),
    ],
    targets: [
      below('growth of the heap over many matches, in %', growth, 10),
      below('save, load, fork and undo: long against short', median(dearer), 1.5),
    ],
  };
}

/** The memory of a match with this many decisions; several are measured, since the heap fluctuates. */
function sizeOf(decisions: number): { match: EndlessMatch; kilobytes: number } {
  const before = heapInUse();
  const matches = Array.from({ length: COPIES }, () => answered(decisions));
  const kilobytes = ((heapInUse() - before) * 1000) / COPIES;
  return { match: matches[0], kilobytes };
}

function answered(decisions: number): EndlessMatch {
  const match = Match.start(endless, { seats: 1, key: keyFromSeed(1) });
  for (let i = 0; i < decisions; i++) match.answer(0, `by:${1 + (i % 3)}`);
  return match;
}

/** Megabytes still in use after a full garbage collection. */
function heapInUse(): number {
  if (globalThis.gc === undefined) throw new Error('The bench wants node --expose-gc.');
  for (let i = 0; i < 3; i++) globalThis.gc();
  return process.memoryUsage().heapUsed / 1e6;
}
