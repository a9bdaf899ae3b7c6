import { isDeepStrictEqual } from 'node:util';
import { ahoy } from '@tablewright/ahoy';
import { arcs } from '@tablewright/arcs';
import {
  constant,
  core,
  defineGame,
  FastChance,
  flag,
  type Game,
  hidden,
  type Infer,
  int,
  keyFromSeed,
  list,
  Match,
  owner,
  type Plain,
  record,
  type Sees,
  SPECTATOR,
} from '@tablewright/engine';
import { parley } from '@tablewright/engine/parley';
import { applyPatch } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { ti4 } from '@tablewright/ti4';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Changes } from '../src/changes.ts';
import { crate, crowded } from './support/crowded.ts';
import { playOn, random, World } from './support/world.ts';

/** The top of the pile lies open while the state says so. */
const top: Sees = (_seat, _path, index, g: State) => g.isOpen && index === g.pile.length - 1;

const schema = record({
  ...core,
  isOpen: flag,
  terms: constant(record({ coins: int })),
  players: list(
    record({
      coins: int,
      hand: hidden(list(int), { pool: 'cards', sees: owner }),
      aim: hidden(int, { pool: 'aims', sees: owner }),
    }),
  ),
  pile: hidden(list(int), { pool: 'cards', sees: top }),
  crates: list(crate),
  row: list(int),
});
type State = Infer<typeof schema>;

const game = defineGame<State>({
  id: 'toy',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  setupOptions: {},
  schema,
  clone: (state) => structuredClone(state),
  unpack: () => {
    throw new Error('This test reads only its states.');
  },
  steps: {},
  result: () => ({ scores: [], places: [] }),
  turns: () => 0,
  census: () => ({}),
}) as unknown as Game;

const GAMES = [
  { game: roam, most: 400 },
  { game: ahoy, most: 200 },
  { game: arcs, most: 200 },
  { game: parley, most: 400 },
  { game: ti4, most: 120 },
] as unknown as { game: Game; most: number }[];

const few = fc.array(fc.nat(5), { maxLength: 4 });
const state = fc.record({
  agenda: fc.constant([{ step: 'turn', args: [1] }]),
  isOpen: fc.boolean(),
  terms: fc.constant({ coins: 3 }),
  players: fc.array(fc.record({ coins: fc.nat(2), hand: few, aim: fc.nat(3) }), {
    minLength: 1,
    maxLength: 3,
  }),
  pile: few,
  crates: fc.array(
    fc.record({ square: fc.nat(1), owner: fc.nat(1), load: fc.nat(3), seenBy: fc.nat(3) }),
    { maxLength: 5 },
  ),
  row: few,
});

function viewOf(of: Game, seen: object, viewer: number): Plain {
  return of.view(seen as never, viewer) as unknown as Plain;
}

/** Another state that gives the same view. */
function otherwise(whole: Plain, view: Plain): Plain {
  if (typeof whole === 'number') return whole === view ? whole : whole + 7;
  if (Array.isArray(whole)) return whole.map((each, i) => otherwise(each, (view as Plain[])[i]));
  if (typeof whole !== 'object' || whole === null) return whole;
  return Object.fromEntries(
    Object.entries(whole).map(([name, each]) => [
      name,
      name === 'agenda' ? each : otherwise(each, (view as Record<string, Plain>)[name]),
    ]),
  );
}

describe('what has changed', () => {
  it('makes one view of the other, for everybody, and tells nobody more', () => {
    fc.assert(
      fc.property(state, state, fc.constantFrom(SPECTATOR, 0, 1, 2), (before, after, viewer) => {
        const patch = new Changes(game, before, after).for(viewer);
        const seen = applyPatch(viewOf(game, before, viewer), patch);
        expect(seen).toEqual(viewOf(game, after, viewer));
        // Whatever is hidden from the viewer may be anything: the patch is the same, to the byte.
        const others = [before, after].map((each) => otherwise(each, viewOf(game, each, viewer)));
        const other = new Changes(game, others[0] as State, others[1] as State).for(viewer);
        expect(JSON.stringify(other)).toBe(JSON.stringify(patch));
      }),
      { numRuns: 3000, seed: 4 },
    );
  });

  it('is the same object for those who see the same', () => {
    const chance = new FastChance(3);
    const match = Match.start(roam as unknown as Game, { seats: 4, key: keyFromSeed('changes') });
    while (!match.over) {
      const before = match.fork();
      const [ask] = match.asks;
      match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
      const changes = new Changes(match.game, before.state, match.state);
      const patches = [SPECTATOR, 0, 1, 2, 3].map((viewer) => changes.for(viewer));
      expect(new Set(patches).size).toBe(1);
      const seen = applyPatch(viewOf(match.game, before.state, 2), patches[0]);
      expect(seen).toEqual(viewOf(match.game, match.state, 2));
    }
  });

  it.each(GAMES)(
    'in random matches of $game.id makes one view of the other, for everybody, and tells nobody more',
    ({ game: played, most }) => {
      const chance = new FastChance(11);
      const { max } = played.seats;
      for (let seed = 0, made = 0; made < most; seed++) {
        const match = Match.start(played, { seats: max, key: keyFromSeed(seed) });
        for (; !match.over && made < most; made++) {
          const before = played.clone(match.state);
          const ask = match.asks[chance.below(match.asks.length)];
          match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
          const changes = new Changes(played, before, match.state);
          for (let viewer = SPECTATOR; viewer < max; viewer++) {
            const patch = changes.for(viewer);
            const seen = applyPatch(viewOf(played, before, viewer), patch);
            const isRight = isDeepStrictEqual(seen, viewOf(played, match.state, viewer));
            const [one, other] = [before, match.state].map((whole) => {
              const dealt = played.clone(whole);
              played.secrecy.redeal(dealt, viewer, chance);
              return dealt;
            });
            const told = JSON.stringify(new Changes(played, one, other).for(viewer));
            expect([isRight, told]).toEqual([true, JSON.stringify(patch)]);
          }
        }
      }
    },
  );

  it('is nothing where nothing has', () => {
    const [one] = fc.sample(state, { numRuns: 1, seed: 1 });
    expect(new Changes(game, one, one).for(0)).toEqual([]);
    expect(new Changes(game, one, structuredClone(one)).for(1)).toEqual([]);
  });
});

const CROWDS = [50, 220, 800];
const VIEWERS = [SPECTATOR, 0, 1, 2, 3, 4, 5];

/** Counts what is read of a state, the same thing as often as it is read. */
function counted(whole: object, count: () => void): object {
  return new Proxy(whole, {
    get(target, name) {
      count();
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'object' && value !== null ? counted(value, count) : value;
    },
  });
}

/** How much of its states a move reads in all, at first and then for its viewers, move by move. */
function readsIn(played: Game, moves: number): { once: number[]; forAll: number[] } {
  const chance = new FastChance(2);
  const match = Match.start(played, { seats: 6, key: keyFromSeed(4) });
  const once: number[] = [];
  const forAll: number[] = [];
  while (once.length < moves) {
    const before = played.clone(match.state);
    const [ask] = match.asks;
    match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
    let reads = 0;
    const states = [before, match.state].map((each) => counted(each, () => reads++));
    const changes = new Changes(played, states[0], states[1]);
    once.push(reads);
    for (const viewer of VIEWERS) changes.for(viewer);
    forAll.push(reads - once.at(-1)!);
  }
  return { once, forAll };
}

describe('a move at a table with many things about', () => {
  it('costs its viewers what has changed, however much there is', () => {
    const [little, usual, much] = CROWDS.map((crates) => readsIn(crowded(crates), 60));
    expect(usual.forAll).toEqual(little.forAll);
    expect(much.forAll).toEqual(little.forAll);
    // Both states are gone through once, for all viewers together.
    for (const reads of much.once) expect(reads).toBeLessThan(20 * CROWDS[2]);
  });

  it('is less than 600 bytes for each of seven viewers', async () => {
    const world = await new World({ game: crowded(220) }).start({
      key: keyFromSeed(4),
      seats: ['Ada', 'Ben', 'Cyn', 'Dan', 'Eva', 'Fil'].map((name) => ({ name })),
    });
    const players = Array.from({ length: 6 }, (_, seat) => world.connect([seat]));
    const everybody = [...players, world.connect([])];
    await playOn(players, random(6), (moves) => moves === 150);
    const size = JSON.stringify(players[0].snapshot.position.state).length;
    expect(size).toBeGreaterThan(11_000);
    const told = everybody.flatMap(({ received }) =>
      received.filter((text) => text.startsWith('{"t":"m"')),
    );
    const bytes = told.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / told.length;
    expect(told.length).toBeGreaterThan(7 * 50);
    expect(bytes).toBeLessThan(600);
    for (const client of everybody) {
      const fresh = world.connect(client.seat < 0 ? [] : [client.seat]).snapshot.position;
      expect(client.snapshot.position.state).toEqual(fresh.state);
    }
  });
});
