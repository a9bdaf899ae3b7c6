import {
  choose,
  defineGame,
  keyFromSeed,
  Match,
  Recorder,
  schedule,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ACT, type Market, market } from './support/market.ts';
import { type MemoryStore, World } from './support/world.ts';

/** What was read and worked out: the measure of every cost, whatever the machine. */
interface Cost {
  lines: number;
  characters: number;
  steps: number;
}

const cost: Cost = { lines: 0, characters: 0, steps: 0 };

async function costOf(go: () => Promise<unknown>): Promise<Cost> {
  const before = { ...cost };
  await go();
  const { lines, characters, steps } = cost;
  return {
    lines: lines - before.lines,
    characters: characters - before.characters,
    steps: steps - before.steps,
  };
}

/** A match without end: whoever works goes on. */
const endless = defineGame<Market>({
  ...market,
  steps: {
    *open(g: Market): Script {
      schedule(g, 'turn', 0);
    },
    *turn(g: Market, seat: Seat): Script {
      cost.steps++;
      const what = yield* choose(seat, ACT, () => ['work', 'rest']);
      schedule(g, 'turn', what === 'work' ? seat : 1 - seat);
    },
  },
});

function count(lines: readonly string[]): void {
  cost.lines += lines.length;
  cost.characters += lines.reduce((sum, { length }) => sum + length, 0);
}

function counting(store: MemoryStore): void {
  const { read, readBefore } = store;
  store.read = async () => {
    const lines = await read();
    count(lines);
    return lines;
  };
  store.readBefore = async (...which) => {
    const found = await readBefore(...which);
    count(found.lines);
    return found;
  };
}

/** A match of so many decisions in which the two take turns; Ada's is the last but one. */
async function stored(decisions: number): Promise<World> {
  const world = await new World({ game: endless }).start();
  const match = Match.start(endless, { seats: 2, key: keyFromSeed(1) });
  const lines: string[] = [];
  const recorder = Recorder.begin(match, (line) => lines.push(line));
  for (let n = 0; n < decisions; n++) recorder.answer(n % 2, 'rest');
  world.store.lines = lines;
  counting(world.store);
  return world;
}

async function costsAfter(decisions: number): Promise<{ [what: string]: Cost }> {
  const world = await stored(decisions);
  const opening = await costOf(() => world.reopen());
  const [ada, ben] = [world.connect([0]), world.connect([1])];
  expect([ada, ben].map(({ snapshot }) => snapshot.position.undo)).toEqual(['consent', 'free']);
  expect(ada.snapshot.position).toMatchObject({ n: decisions, epoch: 0 });
  const undo = await costOf(() => ben.undo());
  expect(ada.snapshot.position).toMatchObject({ n: decisions - 1, epoch: 1 });
  await ben.answer('rest');
  await ada.undo();
  const consent = await costOf(() => ben.ask({ t: 'consent', seat: 1, yes: true }));
  expect(ada.snapshot.position).toMatchObject({ n: decisions - 2, epoch: 3 });
  return { opening, undo, consent };
}

describe('a match of ten thousand decisions', () => {
  it('is opened and taken back from at the cost of one of a hundred', async () => {
    const [first, early, late] = [
      await costsAfter(100),
      await costsAfter(1_100),
      await costsAfter(10_100),
    ];
    for (const what of ['opening', 'undo', 'consent']) {
      expect(late[what].steps).toBe(early[what].steps);
      expect(late[what].lines).toBe(early[what].lines);
      expect(late[what].characters).toBeLessThan(early[what].characters * 1.1);
      // What is read at a time reaches further back than a hundred decisions.
      expect(late[what].lines).toBeLessThan(first[what].lines * 2.5);
      expect(late[what].steps).toBeLessThan(first[what].steps * 2.5);
    }
  });

  it('goes on where its saves were written by an earlier version', async () => {
    const world = await stored(2_000);
    world.store.lines = world.store.lines.map((line) => {
      const { past: _none, ...rest } = JSON.parse(line) as { past?: object };
      return JSON.stringify(rest);
    });
    await world.reopen();
    let [ada, ben] = [world.connect([0]), world.connect([1])];
    await ben.undo();
    for (let n = 1_999; n < 2_210; n++) await [ada, ben][n % 2].answer('rest');
    await world.reopen();
    // The saves of today help again.
    const later = await costOf(() => world.reopen());
    expect(later.lines).toBeLessThan(700);
    [ada, ben] = [world.connect([0]), world.connect([1])];
    expect(ada.snapshot.position).toMatchObject({ n: 2_210, epoch: 1, undo: 'consent' });
  });

  it('can be taken back whole, and is then opened from there', async () => {
    const world = await stored(1_000);
    await world.reopen();
    let [ada, ben] = [world.connect([0]), world.connect([1])];
    for (let n = 0; n < 600; n++) await ada.answer('work');
    await ben.undo();
    await ada.ask({ t: 'consent', seat: 0, yes: true });
    expect(ada.snapshot.position).toMatchObject({ n: 999, epoch: 601 });
    const opening = await costOf(() => world.reopen());
    expect(opening.steps).toBeLessThan(1_000);
    [ada, ben] = [world.connect([0]), world.connect([1])];
    expect(ben.snapshot.position).toMatchObject({ n: 999, epoch: 601, undo: 'consent' });
    await ben.answer('rest');
    expect(ada.snapshot.position.n).toBe(1_000);
  });
});
