import {
  type Core,
  defineGame,
  type Game,
  hidden,
  int,
  list,
  nobody,
  record,
  type Script,
} from '@tablewright/engine';
import { parley } from '@tablewright/engine/parley';

/** What a crate holds is known to those who have looked. */
export const crate = record({
  square: int,
  owner: int,
  load: hidden(int, { pool: 'loads', sees: nobody, known: { in: 'seenBy', seats: 6 } }),
  seenBy: int,
});

interface Crate {
  square: number;
  owner: number;
  load: number;
  seenBy: number;
}

interface Crowded extends Core {
  crates: Crate[];
}

const base = parley as unknown as Game;

/** Parley with so many crates about, one of which comes or goes, or is looked into, with every answer. */
export function crowded(crates: number): Game {
  const { schema, steps } = base;
  if (schema.kind !== 'record') throw new Error('The state of a game is a record.');
  return defineGame<Crowded>({
    ...(parley as unknown as Game<Crowded>),
    schema: record({ ...schema.fields, crates: list(crate) }),
    clone: (g) => ({
      ...(base.clone(g) as Crowded),
      crates: g.crates.map((each) => ({ ...each })),
    }),
    unpack: (seats, setup) => ({
      ...base.unpack(seats, setup),
      crates: Array.from({ length: crates }, (_, i) => crateAt(i)),
    }),
    steps: Object.fromEntries(
      Object.entries(steps).map(([name, step]) => [
        name,
        (g: Crowded, ...args: number[]) => moving(g, step(g, ...args)),
      ]),
    ),
  }) as unknown as Game;
}

function crateAt(i: number): Crate {
  return { square: i, owner: i % 6, load: (7 * i) % 100, seenBy: 0 };
}

function* moving(g: Crowded, script: Script): Script {
  let next = script.next();
  while (next.done !== true) {
    const answer: unknown = yield next.value;
    move(g);
    next = script.next(answer);
  }
}

function move({ crates }: Crowded): void {
  const last = crates[crates.length - 1];
  if (last.seenBy === 0) last.seenBy = 1 << last.owner;
  else if (last.square % 2 === 0) crates.push(crateAt(last.square + 1));
  else crates.pop();
}
