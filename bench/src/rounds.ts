import process from 'node:process';

/** Something to measure the speed of. */
export interface Contender {
  readonly name: string;
  /** Does some work and returns how much. */
  work(): number | Promise<number>;
}

export interface Pace {
  readonly rounds: number;
  readonly seconds: number;
}

/** Units of work per second of processor time, one figure for each round. */
export type Speeds = readonly number[];

/** Contenders take turns, so that other load on the machine affects all of them alike. */
export async function contest(
  contenders: readonly Contender[],
  { rounds, seconds }: Pace,
): Promise<Speeds[]> {
  for (const contender of contenders) await speedOf(contender, seconds);
  const speeds: number[][] = contenders.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contenders.length; i++)
      speeds[i].push(await speedOf(contenders[i], seconds));
  }
  return speeds;
}

async function speedOf(contender: Contender, seconds: number): Promise<number> {
  const from = processorSeconds();
  let units = 0;
  let elapsed = 0;
  do {
    const done = contender.work();
    units += typeof done === 'number' ? done : await done;
    elapsed = processorSeconds() - from;
  } while (elapsed < seconds);
  return units / elapsed;
}

/** Processor time of this process, including the garbage collector's threads: on a busy machine it does not grow. */
function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Combines figures of the same round, before any median is taken. */
export function roundByRound(
  combine: (...figures: number[]) => number,
  ...speeds: readonly Speeds[]
): number[] {
  return speeds[0].map((_, round) => combine(...speeds.map((figures) => figures[round])));
}

export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
