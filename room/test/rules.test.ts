import { ahoy } from '@tablewright/ahoy';
import { arcs } from '@tablewright/arcs';
import {
  type Game,
  keyFromSeed,
  NewerRulesError,
  parseJournal,
  verifyJournal,
} from '@tablewright/engine';
import type { Replay } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { describe, expect, it } from 'vitest';
import { Room } from '../src/index.ts';
import type { Client } from './support/client.ts';
import { changedRules, nextRules, reshaped, without } from './support/other-rules.ts';
import { playOn, random, World } from './support/world.ts';

const GAMES = [roam, ahoy, arcs] as unknown as Game[];

interface Played {
  readonly world: World;
  readonly clients: Client[];
}

/** A match of two people that has been played for a while and has left memory in good order, or not. */
async function played(game: Game, moves: number, isKept: boolean, seed = 3): Promise<Played> {
  const world = await new World({ game }).start({
    people: 2,
    key: keyFromSeed(seed),
    clock: { kind: 'live', bank: 600_000, increment: 0, out: 'lose' },
  });
  const clients = [world.connect([0]), world.connect([1])];
  await playOn(clients, random(seed), (made) => made === moves);
  if (isKept) await world.room.keep();
  return { world, clients };
}

/** Behind the first save in the journal, in a match that is long enough. */
const long = (game: Game): number => (game.id === 'roam' ? 50 : 130);

/** The one who is not asked takes the own last answer back, with what the other has decided since. */
async function takeBack(clients: readonly Client[]): Promise<void> {
  const waiting = clients.find(({ question }) => question === null)!;
  const other = clients.find((client) => client !== waiting)!;
  await waiting.undo();
  if (other.snapshot.proposal !== null)
    await other.ask({ t: 'consent', seat: other.seat, yes: true });
}

const both = (world: World): Client[] => [world.connect([0]), world.connect([1])];

const lineKinds = (world: World): string[] =>
  parseJournal(world.store.lines.join('\n')).lines.map(({ t }) => t);

/** An answer that was given early in the match, and only once. */
function earlyKey(world: World): string {
  const { lines } = parseJournal(world.store.lines.join('\n'));
  const keys = lines.flatMap((line) => (line.t === 'answer' ? [line.key] : []));
  return keys.slice(5).find((key) => keys.indexOf(key) === keys.lastIndexOf(key))!;
}

/** The match goes on to its end, and what is stored of it is in order. */
async function goesOn(world: World, clients: Client[], game: Game): Promise<void> {
  const { n } = clients[0].snapshot.position;
  await playOn(clients, random(9), (made) => made === 5);
  expect(clients[0].snapshot.position.n).toBeGreaterThan(n);
  verifyJournal(game, parseJournal(world.store.lines.join('\n')), world.room.record.key);
  const before = clients[0].snapshot.position;
  await world.reopen();
  expect(world.connect([0]).snapshot.position).toEqual(before);
  expect(world.errors).toEqual([]);
}

describe.each(GAMES)('a running match of $id', (game) => {
  it.each([true, false])(
    'goes on under a new version of the same rules where it was (kept: %s)',
    async (isKept) => {
      const { world } = await played(game, long(game), isKept);
      const before = both(world).map(({ snapshot }) => snapshot);
      const next = nextRules(game);
      await world.reopen(next);
      const again = both(world);
      again.forEach(({ snapshot }, i) => {
        const { position, log, info } = snapshot;
        // What was decided under other rules can be taken back only where that is free.
        const undo = before[i].position.undo === 'free' ? 'free' : 'nothing';
        const epoch = before[i].position.epoch + 1;
        expect(position).toEqual({ ...before[i].position, epoch, undo });
        expect(log).toEqual(before[i].log);
        expect(info.update).toEqual({ n: position.n, from: game.rulesVersion, dropped: 0 });
        expect(info.rules).toBe(next.rulesVersion);
      });
      expect(lineKinds(world).slice(-2)).toEqual(['rules', 'save']);
      await goesOn(world, again, next);
    },
  );

  it.each([true, false])(
    'is migrated where the shape of the state has changed (kept: %s)',
    async (isKept) => {
      const { world, clients } = await played(game, long(game), isKept);
      const { n } = clients[0].snapshot.position;
      const next = reshaped(game);
      await world.reopen(next);
      const again = both(world);
      expect(again[0].snapshot.position.n).toBe(n);
      expect(again[0].snapshot.position.state).toMatchObject({ added: 7 });
      await goesOn(world, again, next);
    },
  );

  it('begins anew where the shape has changed and nobody wrote a migration', async () => {
    const { world } = await played(game, 45, true);
    const { migrations: _none, ...rest } = reshaped(game);
    await world.reopen({ ...rest });
    const again = both(world);
    expect(again[0].snapshot.position.ending).toBeNull();
    await goesOn(world, again, world.deps.game);
  });

  it('goes back to the beginning of the step in which an answer has vanished, and no further', async () => {
    for (let seed = 1; seed < 100; seed++) {
      const { world, clients } = await played(game, 45, true, seed);
      const { since, decisions } = world.store.kept!.save.checkpoints.at(-1)!;
      const [given] = since.flatMap((entry) => ('key' in entry ? [entry] : []));
      if (given === undefined || world.room.ending !== null) continue;
      const next = without(game, given.key);
      await world.reopen(next);
      const again = both(world);
      const dropped = clients[0].snapshot.position.n - decisions;
      expect(again[0].snapshot.position.n).toBe(decisions);
      expect(again[0].snapshot.info.update).toMatchObject({ dropped });
      await goesOn(world, again, next);
      return;
    }
    throw new Error('no match had a step with answers in it');
  });

  it('asks again from the step’s beginning where the vanished answer came after the latest stored state', async () => {
    for (let seed = 1; seed < 100; seed++) {
      const { world, clients } = await played(game, 45, true, seed);
      const { since, decisions } = world.store.kept!.save.checkpoints.at(-1)!;
      const asked = clients.find(({ question }) => question !== null);
      if (since.length === 0 || asked === undefined) continue;
      await asked.answer(asked.question!.options[0].key);
      const lines = parseJournal(world.store.lines.join('\n')).lines;
      const given = lines.findLast((line) => line.t === 'answer')!;
      // The same answer must not be one that stands before it.
      if (since.some((entry) => 'key' in entry && entry.key === given.key)) continue;
      const next = without(game, given.key);
      await world.reopen(next);
      const again = both(world);
      if (again[0].snapshot.position.n !== decisions) continue;
      await goesOn(world, again, next);
      return;
    }
    throw new Error('no match had a step with answers in it');
  });

  it('keeps what it can after a crash, and the clocks of those who are asked again', async () => {
    const { world, clients } = await played(game, 45, false);
    // In the middle of a turn, for its beginning is kept.
    await playOn(clients, random(5), () => world.store.kept?.length !== world.store.lines.length);
    const journal = parseJournal(world.store.lines.join('\n'));
    const given = journal.lines.findLast((line) => line.t === 'answer')!;
    const next = without(game, given.key);
    world.clock.time += 3_600_000;
    await world.reopen(next);
    const again = both(world);
    const { position, clocks, info } = again[0].snapshot;
    expect(position.ending).toBeNull();
    expect(info.update!.dropped).toBeGreaterThan(0);
    for (const { seat } of position.asked)
      expect(clocks!.left[seat]).toBeGreaterThanOrEqual(30_000);
    await goesOn(world, again, next);
  });

  it.each([false, true])(
    'loses at most the turn in progress after a crash (after an undo: %s)',
    async (hasUndo) => {
      const { world, clients } = await played(game, 45, false);
      if (hasUndo) await takeBack(clients);
      let turn = world.room.turn;
      let begun = clients[0].snapshot.position.n;
      await playOn(clients, random(4), (made) => {
        if (world.room.turn !== turn) begun = clients[0].snapshot.position.n;
        turn = world.room.turn;
        return made === 15;
      });
      if (hasUndo) {
        await takeBack(clients);
        begun = Math.min(begun, clients[0].snapshot.position.n);
      }
      const next = without(game, earlyKey(world));
      await world.reopen(next);
      const again = both(world);
      expect(again[0].snapshot.position.n).toBeGreaterThanOrEqual(begun);
      expect(world.errors).toEqual([]);
    },
  );

  it('that leads elsewhere under the same version tells so, too', async () => {
    const { world } = await played(game, 45, true);
    const journal = parseJournal(world.store.lines.join('\n'));
    const given = journal.lines.find((line) => line.t === 'answer')!;
    const { rulesVersion } = game;
    await world.reopen({ ...without(game, given.key), rulesVersion });
    expect(world.connect([0]).snapshot.info.update).toMatchObject({ from: rulesVersion });
  });

  it('is not opened by a server with older rules, which leaves it as it is', async () => {
    const { world } = await played(game, 20, true);
    await world.reopen(nextRules(game));
    const stored = world.store.lines.slice();
    await world.room.close();
    await expect(Room.open({ ...world.deps, game }, world.store.all)).rejects.toThrow(
      NewerRulesError,
    );
    expect(world.store.lines).toEqual(stored);
  });
});

describe.each(GAMES)('a match of $id that is over', (game) => {
  it('is shown and replayed as it was, under its own version, when its rules are gone', async () => {
    const { world, clients } = await played(game, 40, false);
    await clients[0].ask({ t: 'concede', seat: 0 });
    await world.clock.pass(10_000);
    expect(world.store.recording).not.toBeNull();
    const { turn } = world.room;
    const before = world.connect([1]).snapshot;
    const { ending } = before.position;
    const replay = (await clients[1].ask({ t: 'replay' })) as { replay: Replay };
    const first = parseJournal(world.store.lines.join('\n')).lines.find(({ t }) => t === 'answer')!;
    const stored = world.store.lines.slice();
    await world.reopen(without(game, (first as { key: string }).key));
    const again = world.connect([1]);
    const { epoch: _other, ...position } = before.position;
    expect(again.snapshot.position).toMatchObject({ ...position, ending });
    expect(again.snapshot.log).toEqual(before.log);
    expect(world.room.turn).toBe(turn);
    expect(again.snapshot.info.rules).toBe(game.rulesVersion);
    const replayed = (await again.ask({ t: 'replay' })) as { replay: Replay };
    expect(replayed.replay.frames).toEqual(replay.replay.frames);
    expect(world.store.lines).toEqual(stored);
    expect(() =>
      verifyJournal(world.deps.game, parseJournal(world.store.lines.join('\n'))),
    ).toThrow(`Use a release with rules ${game.rulesVersion}`);
  });

  it.each([
    ['in the middle of a turn', (moves: number) => moves === 30],
    ['by its rules', () => false],
  ] as const)(
    'is shown to everybody as it ended (%s), whatever today’s rules make of it',
    async (_how, enough) => {
      const world = await new World({ game }).start({ people: 2, key: keyFromSeed(5) });
      const clients = both(world);
      await playOn(clients, random(5), enough);
      if (world.room.ending === null) await clients[0].ask({ t: 'concede', seat: 0 });
      await world.clock.pass(10_000);
      const lookAll = (): unknown[] =>
        [[0], [1], []].map((seats) => {
          const { position, log } = world.connect(seats).snapshot;
          const { epoch: _raised, ...rest } = position;
          return { ...rest, log };
        });
      const shown = lookAll();
      const { lines } = parseJournal(world.store.lines.join('\n'));
      const given = lines.find((line) => line.t === 'answer')!;
      const { rulesVersion } = game;
      const sameVersion = { ...without(game, given.key), rulesVersion };
      for (const next of [sameVersion, changedRules(game), nextRules(changedRules(game))]) {
        await world.reopen(next);
        expect(lookAll()).toMatchObject(shown);
      }
      expect(world.errors).toEqual([]);
    },
  );

  it('and whose journal could not be closed stays openable under other rules', async () => {
    const { world, clients } = await played(game, 40, false);
    let writes = 0;
    world.store.fault = () => (++writes === 2 ? 'before' : null);
    await clients[0].ask({ t: 'concede', seat: 0 });
    world.store.fault = null;
    await world.clock.pass(10_000);
    world.errors.length = 0;
    const stored = world.store.lines.slice();
    const { state, ending } = clients[1].snapshot.position;
    const { key } = parseJournal(stored.join('\n')).lines.find((line) => line.t === 'answer')!;
    for (let times = 0; times < 2; times++) {
      await world.reopen(without(game, key));
      expect(world.connect([1]).snapshot.position).toMatchObject({ state, ending });
    }
    await world.reopen(game);
    expect(world.store.lines.slice(0, -1)).toEqual(stored);
    verifyJournal(game, parseJournal(world.store.lines.join('\n')));
    expect(world.errors).toEqual([]);
  });

  it('is not recorded where a changed rule leads elsewhere', async () => {
    const { world, clients } = await played(game, 40, false);
    await clients[0].ask({ t: 'concede', seat: 0 });
    await world.clock.pass(10_000);
    world.store.recording = null;
    const { lines } = parseJournal(world.store.lines.join('\n'));
    const { rulesVersion } = game;
    const last = lines.findLast((line) => line.t === 'answer')!;
    await world.reopen({ ...without(game, last.key), rulesVersion });
    await world.clock.pass(10_000);
    expect(world.store.recording).toBeNull();
    expect(world.errors).toEqual([]);
  });

  it('is replayed as it was where a rule has changed under the same version', async () => {
    const { world, clients } = await played(game, 40, false);
    await clients[0].ask({ t: 'concede', seat: 0 });
    await world.clock.pass(10_000);
    const { replay } = (await clients[1].ask({ t: 'replay' })) as { replay: Replay };
    const first = parseJournal(world.store.lines.join('\n')).lines.find(({ t }) => t === 'answer')!;
    const { rulesVersion } = game;
    await world.reopen({ ...without(game, (first as { key: string }).key), rulesVersion });
    const again = (await world.connect([1]).ask({ t: 'replay' })) as { replay: Replay };
    expect(again.replay.frames).toEqual(replay.frames);
  });
});
