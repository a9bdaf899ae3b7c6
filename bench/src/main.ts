import './production.ts';
import os from 'node:os';
import process from 'node:process';
import { arena } from './beside/arena.ts';
import { beside } from './beside/beside.ts';
import { blunders } from './blunders.ts';
import { copying, copyingLarge, lastMade } from './copying.ts';
import { cluster } from './live/cluster.ts';
import { fairness } from './live/fairness.ts';
import { flood } from './live/flood.ts';
import { idle } from './live/idle.ts';
import { live } from './live/live.ts';
import { soak } from './live/soak.ts';
import { length } from './length.ts';
import { memory } from './memory.ts';
import { odds } from './odds.ts';
import { playing } from './playing.ts';
import { printed, type Section } from './report.ts';
import type { Pace } from './rounds.ts';
import { searching, searchingOthers } from './searching.ts';
import { sync } from './sync.ts';

const MODES: { readonly [mode: string]: (args: readonly string[]) => Promise<void> } = {
  arena,
  beside,
  live,
  idle,
  soak,
  cluster,
  fairness,
  sync,
  length,
  flood,
};

const args = process.argv.slice(2);
const mode = MODES[args[0]];
if (mode !== undefined) {
  await mode(args.slice(1));
  process.exit();
}
const isQuick = args.includes('--quick');
const isJson = args.includes('--json');

const unknown = args.find((arg) => arg !== '--quick' && arg !== '--json');
if (unknown !== undefined) {
  process.stderr.write(`The bench does not know ${unknown}; it takes --quick and --json.\n`);
  process.exit(1);
}

const pace: Pace = isQuick ? { rounds: 3, seconds: 0.3 } : { rounds: 5, seconds: 1 };
const machine = {
  node: process.version,
  cpus: os.cpus().length,
  cpu: os.cpus()[0]?.model ?? 'unknown',
  pace,
};

const sections: Section[] = [];
if (!isJson) say(`Node ${machine.node}, ${machine.cpus} cores, ${machine.cpu}\n`);
// Memory first, while only our own code has used the heap.
for (const part of [
  () => memory(pace, isQuick ? 10_000 : 100_000),
  () => playing(pace),
  () => copying(pace),
  () => copyingLarge(pace),
  () => searching(pace),
  () => searchingOthers(pace),
  () => odds(pace),
  () => blunders(),
]) {
  const section = await part();
  sections.push(section);
  if (!isJson) say(printed(section));
}
if (isJson) say(JSON.stringify({ machine, sections }, null, 2));
else summarise(sections);
if (lastMade() === null) throw new Error('Nothing was copied.');

function summarise(found: readonly Section[]): void {
  const targets = found.flatMap((section) => section.targets);
  const met = targets.filter((target) => target.met).length;
  say(`${met} of ${targets.length} targets met`);
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
