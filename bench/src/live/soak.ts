import { contender } from './contenders.ts';
import { loadAverage, measure, say } from './live.ts';
import { readArguments } from './arguments.ts';

/** Heap that may vary with the matches in progress. */
const GROWTH = 1.15;

/** The same load for a long time: memory must stay flat without errors. New matches follow those that end. */
export async function soak(args: readonly string[]): Promise<void> {
  const { rooms, rate, minutes } = readArguments(args, { rooms: 1000, rate: 1000, minutes: 30 });
  const one = await contender('ours', rooms);
  const heaps: number[] = [];
  let errors = 0;
  try {
    for (let minute = 1; minute <= minutes; minute++) {
      const { measured, cpu } = await measure(one, rate, 58);
      const { heap, rss } = await one.server.usage('clear');
      heaps.push(heap);
      errors += measured.errors.length;
      const { done, p99, max } = measured;
      say(
        `${minute} min: ${Math.round(done)} moves/s, p99 ${p99.toFixed(1)} max ${max.toFixed(0)} ms, ${cpu.toFixed(0)} µs CPU a move, ` +
          `heap ${mega(heap)}, process ${mega(rss)}, ${measured.errors.length} errors ${measured.errors[0] ?? ''}, load ${loadAverage()}`,
      );
    }
  } finally {
    await one.close();
  }
  // Until the first matches have ended, matches keep getting longer.
  const settled = heaps.slice(Math.floor(heaps.length / 3));
  const growth = settled[settled.length - 1] / settled[0];
  const isFlat = growth < GROWTH;
  say(`${errors} errors; heap from the first third to the end: ${growth.toFixed(2)} times`);
  say(isFlat && errors === 0 ? 'PASS' : 'FAIL');
}

function mega(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`;
}
