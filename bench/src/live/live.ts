import os from 'node:os';
import process from 'node:process';
import { median } from '../rounds.ts';
import { contender, type Contender, type Name, NAMES } from './contenders.ts';
import { isSustained, type Measured } from './load.ts';
import { readArguments } from './arguments.ts';
import { LOAD_GAMES } from './ours.ts';

/** The factor from one rate to the next. */
const STEP = 1.15;
const TURNS = 4;
const TRIES = 3;

/** The server under load beside its peers: processor time a move, latency, and the highest sustained rate. */
export async function live(args: readonly string[]): Promise<void> {
  const found = readArguments(args, {
    rooms: 1000,
    rate: 1000,
    seconds: 20,
    /** Seconds of warm-up: until then compilation takes a fifth of the processor time. */
    warm: 20,
    /** Only these contenders, such as `ours,Colyseus`. */
    only: '',
    /** `main.mjs` of an earlier build of the server, to measure beside this one. */
    before: '',
    /** `no` skips the search for the highest rate. */
    highest: 'yes',
    /** Another data folder, such as one without a disk behind it. */
    data: '',
    /** A file for a profile of our server during the measured run. */
    profile: '',
    /** What is played at our tables; the peers play their own. */
    game: 'roam',
  });
  const { rooms, rate, seconds, warm, only, before, highest, data, profile } = found;
  const game = LOAD_GAMES.find(({ id }) => id === found.game);
  if (game === undefined) throw new Error(`The bench has no tables of ${found.game}.`);
  const names = NAMES.filter((name) =>
    name === 'before' ? before !== '' : only === '' || only.split(',').includes(name),
  );
  say(
    `${rooms} rooms of ${game.clients} clients, ${rate} moves/s, ${seconds} s; load average ${loadAverage()}`,
  );
  const contenders: Contender[] = [];
  try {
    for (const name of names) contenders.push(await contender(name, rooms, { data, before, game }));
    say('  all tables are full');
    for (const { load } of contenders) await load.run(rate, warm, 0);
    const costs = await inTurns(contenders, rate, seconds, profile);
    compare(
      costs,
      'Colyseus',
      (ours, peer) => `CPU a move: ${(ours / peer).toFixed(2)} times Colyseus's`,
    );
    compare(
      costs,
      'before',
      (ours, earlier) =>
        `CPU a move: ${(ours / earlier).toFixed(2)} times that of the build before`,
    );
    if (highest === 'yes') {
      const top = new Map<Name, number>();
      for (const one of contenders) top.set(one.name, await highestRate(one, rate));
      compare(
        top,
        'boardgame.io',
        (ours, peer) => `sustained: ${(ours / peer).toFixed(2)} times boardgame.io's`,
      );
    }
  } finally {
    for (const one of contenders) await one.close();
  }
  say(`load average ${loadAverage()}`);
}

/** Contenders take turns, so that other load on the machine affects all of them alike. */
async function inTurns(
  contenders: readonly Contender[],
  rate: number,
  seconds: number,
  profile: string,
): Promise<Map<Name, number>> {
  const found = new Map<Contender, { measured: Measured; cpu: number }[]>();
  for (let turn = 0; turn < TURNS; turn++)
    for (const one of contenders) {
      await one.load.renew();
      const figures = await measure(
        one,
        rate,
        seconds / TURNS,
        turn === 0 && one.name === 'ours' ? profile : '',
      );
      found.set(one, [...(found.get(one) ?? []), figures]);
    }
  return new Map(
    contenders.map((one) => {
      const figures = found.get(one)!;
      const cpu = median(figures.map(({ cpu: own }) => own));
      const all = figures.map(({ measured }) => measured);
      say(line(one.name, all.reduce(together), cpu));
      return [one.name, cpu];
    }),
  );
}

/** The mean of the medians of several runs, and the worst of the other figures. */
function together(one: Measured, other: Measured): Measured {
  return {
    rate: one.rate,
    moves: one.moves + other.moves,
    done: Math.min(one.done, other.done),
    p50: (one.p50 + other.p50) / 2,
    p99: Math.max(one.p99, other.p99),
    max: Math.max(one.max, other.max),
    bytes: (one.bytes + other.bytes) / 2,
    errors: [...one.errors, ...other.errors],
  };
}

export async function measure(
  { server, load }: Pick<Contender, 'server' | 'load'>,
  rate: number,
  seconds: number,
  profile = '',
): Promise<{ measured: Measured; cpu: number }> {
  await load.run(rate, 2);
  if (profile !== '') await server.usage('profile');
  const before = await server.usage();
  // Without warm-up: every move that the server processes counts.
  const measured = await load.run(rate, seconds, 0);
  const after = await server.usage();
  if (profile !== '') await server.usage({ profiledTo: profile });
  return { measured, cpu: (after.cpu - before.cpu) / measured.moves };
}

/** The highest rate at which nobody waits; one that fails is tried again, because the machine is shared. */
async function highestRate(one: Contender, from: number): Promise<number> {
  let sustained = 0;
  for (let rate = from; ; rate = Math.round(rate * STEP)) {
    let isKept = false;
    for (let tried = 0; tried < TRIES && !isKept; tried++) {
      await one.load.renew();
      const { measured, cpu } = await measure(one, rate, 5);
      say(line(one.name, measured, cpu));
      isKept = isSustained(measured);
    }
    if (!isKept) return sustained;
    sustained = rate;
  }
}

function line(
  name: string,
  { rate, done, p50, p99, max, bytes, errors }: Measured,
  cpu: number,
): string {
  const figures = [
    `${Math.round(done)} of ${rate} moves/s`,
    `p50 ${p50.toFixed(1)} p99 ${p99.toFixed(1)} max ${max.toFixed(1)} ms`,
    `${cpu.toFixed(0)} µs CPU a move`,
    ...(Number.isNaN(bytes) ? [] : [`${bytes.toFixed(0)} bytes a client and move`]),
    `${errors.length} errors`,
  ];
  return `  ${name.padEnd(14)}${figures.join(', ')}${errors.length > 0 ? `: ${errors[0]}` : ''}`;
}

function compare(
  found: ReadonlyMap<Name, number>,
  peer: Name,
  told: (ours: number, peer: number) => string,
): void {
  const [ours, theirs] = [found.get('ours'), found.get(peer)];
  if (ours !== undefined && theirs !== undefined) say(told(ours, theirs));
}

export function loadAverage(): string {
  return os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
