import { ahoy } from '@tablewright/ahoy';
import { arcs } from '@tablewright/arcs';
import {
  type Decision,
  defineGame,
  FastChance,
  type Game,
  keyFromSeed,
  schedule,
  type Script,
  type Seat,
} from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import type { RoomRecord } from '../src/index.ts';
import { Ledger } from '../src/ledger.ts';
import { LOG } from '../src/standing.ts';
import { type Market, market } from './support/market.ts';
import { MemoryStore } from './support/world.ts';

const SEED = Number(process.env.SEED ?? 1);

/** A match without end of turns and votes. */
const votes = defineGame<Market>({
  ...market,
  steps: {
    ...market.steps,
    *vote(g: Market): Script {
      yield* market.steps['vote'](g);
      if (g.agenda.length === 0) schedule(g, 'round');
    },
  },
});

/** Everything about a match that its room asks the ledger. */
function gist(ledger: Ledger): unknown {
  const { match, epoch, isClosed, result, rules, update, position, recent } = ledger;
  const seats = Array.from({ length: match.seats }, (_, seat) => seat);
  return {
    n: match.decisions,
    hash: match.hash(),
    epoch,
    isClosed,
    result,
    rules,
    update,
    position,
    seats: seats.map((seat) => [ledger.questionOf(seat), ledger.undoRight(seat)]),
    log: recent.flatMap(({ events }) => JSON.parse(events ?? '[]') as unknown[]).slice(-LOG),
  };
}

/** A match to which decisions and plans, takings back and restarts happen at random. */
class Course {
  readonly store = new MemoryStore();
  ledger!: Ledger;
  private readonly game: Game;
  private readonly chance: FastChance;
  private readonly record: RoomRecord;

  constructor(game: Game, seed: number) {
    this.game = game;
    this.chance = new FastChance(seed);
    const seats = Array.from({ length: game.seats.min }, () => ({ name: '', kind: 'person' }));
    this.record = { key: keyFromSeed(seed), seats, ending: null } as unknown as RoomRecord;
  }

  async begin(): Promise<void> {
    this.ledger = await Ledger.begin(this.game, this.store, this.record, {});
  }

  async step(): Promise<void> {
    const { ledger, chance } = this;
    const drawn = chance.below(40);
    if (drawn === 0) await this.takeBack();
    else if (drawn === 1) this.ledger = await this.opened(this.store);
    else await ledger.decide(this.plan(drawn < 6 ? 4 : 1), () => null);
  }

  opened(store: MemoryStore): Promise<Ledger> {
    return Ledger.open(this.game, store, this.record, null);
  }

  /** From a journal without saves, which has to be followed from its beginning. */
  openedWithoutSaves(): Promise<Ledger> {
    const store = new MemoryStore();
    store.lines = this.store.lines.filter((line) => !line.startsWith('{"t":"save"'));
    return this.opened(store);
  }

  private plan(most: number): Decision[] {
    const { chance } = this;
    const match = this.ledger.match.fork();
    const { seat } = match.asks[chance.below(match.asks.length)];
    const decisions: Decision[] = [];
    for (let ask = match.ask(seat); ask !== null && decisions.length < most;) {
      const key = ask.prompt.key(ask.options[chance.below(ask.options.length)]);
      decisions.push({ seat, key });
      match.answer(seat, key);
      ask = match.ask(seat);
    }
    return decisions;
  }

  private async takeBack(): Promise<void> {
    const { ledger, chance } = this;
    const seat: Seat = chance.below(ledger.match.seats);
    const right = ledger.undoRight(seat);
    if (right === 'free') await ledger.undo(seat, () => null);
    else if (right === 'consent') await ledger.undoByConsent(seat, () => null);
  }
}

async function isReadAlike(game: Game, seed: number, steps: number): Promise<number> {
  const course = new Course(game, seed);
  await course.begin();
  for (let i = 0; i < steps && !course.ledger.match.over; i++) {
    await course.step();
    if (i % 67 !== 0) continue;
    const opened = gist(await course.opened(course.store));
    const { position: _shorter, ...whole } = gist(await course.openedWithoutSaves()) as object & {
      position: number;
    };
    expect(opened).toMatchObject(whole);
    const { log: _later, ...present } = gist(course.ledger) as object & { log: unknown };
    expect(opened).toMatchObject(present);
  }
  return course.store.lines.length;
}

describe('a journal read from a save', () => {
  it('tells of a long match what the whole journal tells', async () => {
    const length = await isReadAlike(votes as unknown as Game, SEED, 700);
    expect(length).toBeGreaterThan(700);
  });

  it.each([ahoy, arcs] as unknown as Game[])(
    'tells of matches of $id what the whole journal tells',
    { tags: ['long'] },
    async (game) => {
      let longest = 0;
      for (let i = 0; i < 8; i++)
        longest = Math.max(longest, await isReadAlike(game, SEED + i, 1_500));
      expect(longest).toBeGreaterThan(250);
    },
  );
});
