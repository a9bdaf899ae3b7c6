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
import { applyPatch } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Changes } from '../src/changes.ts';

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
  row: few,
});

function viewOf(of: Game, seen: object, viewer: number): Plain {
  return of.view(seen as never, viewer) as unknown as Plain;
}

describe('what has changed', () => {
  it('makes one view of the other, for everybody, and tells nobody more', () => {
    fc.assert(
      fc.property(state, state, fc.constantFrom(SPECTATOR, 0, 1, 2), (before, after, viewer) => {
        const patch = new Changes(game, before, after).for(viewer);
        const seen = applyPatch(viewOf(game, before, viewer), patch);
        expect(seen).toEqual(viewOf(game, after, viewer));
        // Whatever is hidden from the viewer may be anything: the patch is the same.
        const other = { ...after, players: after.players.map((player) => ({ ...player })) };
        other.players.forEach((player, seat) => {
          if (seat !== viewer) player.hand = player.hand.map((card) => card + 7);
        });
        expect(new Changes(game, before, other).for(viewer)).toEqual(patch);
      }),
      { numRuns: 500, seed: 4 },
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

  it('is nothing where nothing has', () => {
    const [one] = fc.sample(state, { numRuns: 1, seed: 1 });
    expect(new Changes(game, one, one).for(0)).toEqual([]);
    expect(new Changes(game, one, structuredClone(one)).for(1)).toEqual([]);
  });
});
