import {
  FastChance,
  type Game,
  keyFromSeed,
  type Lot,
  parseJournal,
  type Seat,
  type Setup,
  type Tradable,
  verifyJournal,
} from '@tablewright/engine';
import type { ClockTerms, DeskView } from '@tablewright/protocol';
import { expect } from 'vitest';
import type { Client } from './client.ts';
import { Said } from './client.ts';
import { settle, World } from './world.ts';

const NAMES = ['Ada', 'Ben', 'Cyn', 'Dan', 'Eva', 'Fil'];
const BOT = 'random';

const CLOCKS: readonly ClockTerms[] = [
  { kind: 'none' },
  { kind: 'live', bank: 60_000, increment: 2000, out: 'bot' },
  { kind: 'live', bank: 60_000, increment: 2000, out: 'skip' },
  { kind: 'days', days: 1, out: 'lose' },
];

/** Refusals that somebody who presses everything at any time has to expect. */
const EXPECTED = new Set([
  'not-allowed',
  'not-asked',
  'not-offered',
  'not-now',
  'not-signed',
  'stale',
  'over',
  'not-your-seat',
  'too-many',
  'malformed',
]);

/**
 * Does everything that players, their browsers and servers can do to a match, in random order, and checks each
 * time that the match leaves memory that it can be opened again and is the same as before.
 */
export class Actor {
  /** How often each thing was done. */
  readonly done: Record<string, number> = {};
  /** How often a match was opened again, and was the same. */
  opened = 0;
  matches = 0;
  private readonly game: Game;
  private readonly chance: FastChance;
  private world!: World;
  private people: Seat[] = [];
  private clients = new Map<Seat, Client>();

  constructor(game: Game, seed: number) {
    this.game = game;
    this.chance = new FastChance(seed);
  }

  async act(actions: number): Promise<void> {
    await this.begin();
    for (let i = 0; i < actions; i++) {
      const action = this.pick(ACTIONS);
      this.done[action] = (this.done[action] ?? 0) + 1;
      await this[action]();
      await settle();
      expect(this.world.errors).toEqual([]);
      if (this.world.room.ending !== null) {
        await this.reopen();
        await this.begin();
      }
    }
    await this.reopen();
    await this.world.room.close();
  }

  private async begin(): Promise<void> {
    await this.world?.room.close();
    const { chance, game } = this;
    const { min, max } = game.seats;
    const seats = min + chance.below(max - min + 1);
    const people = 1 + chance.below(seats);
    this.world = await new World({
      game,
      levels: { offered: [BOT], standIn: BOT, hint: BOT },
      pace: 100,
    }).start({
      key: keyFromSeed(chance.below(0x100000000)),
      setup: this.setup(),
      clock: CLOCKS[chance.below(CLOCKS.length)],
      reactions: this.pick(['usual', 'quick'] as const),
      whispers: chance.below(2) === 0,
      seats: Array.from({ length: seats }, (_, seat) =>
        seat < people ? { name: NAMES[seat] } : { name: NAMES[seat], level: BOT },
      ),
    });
    this.people = Array.from({ length: people }, (_, seat) => seat);
    this.connectAll();
    this.matches++;
  }

  private setup(): Setup {
    const options = Object.entries(this.game.setupOptions);
    return Object.fromEntries(
      options.map(([name, { values }]) => [name, values[this.chance.below(values.length)]]),
    );
  }

  private connectAll(): void {
    this.clients = new Map(this.people.map((seat) => [seat, this.world.connect([seat])]));
  }

  private async answer(): Promise<void> {
    const asked = [...this.clients.values()].filter(({ question }) => question !== null);
    if (asked.length === 0) return this.pass();
    await this.expected(this.pick(asked).answerAny(this.chance));
  }

  private async undo(): Promise<void> {
    const client = this.anybody();
    await this.expected(client.undo());
    await this.consent();
  }

  private async undoAgainAndAgain(): Promise<void> {
    for (let i = this.chance.below(6); i >= 0; i--) await this.undo();
  }

  private async consent(): Promise<void> {
    for (const [seat, client] of this.clients) {
      const yes = this.chance.below(5) > 0;
      if (client.snapshot.proposal !== null && !client.snapshot.proposal.agreed.includes(seat))
        await this.expected(client.ask({ t: 'consent', seat, yes }));
    }
  }

  private async pass(): Promise<void> {
    await this.world.clock.pass(this.pick([100, 100, 1000, 5000]));
  }

  private async idle(): Promise<void> {
    await this.world.clock.pass(this.pick([30_000, 120_000, 90_000_000]));
  }

  private async chat(): Promise<void> {
    await this.expected(this.anybody().ask({ t: 'chat', text: `line ${this.chance.below(100)}` }));
  }

  private async whisper(): Promise<void> {
    const client = this.anybody();
    await this.expected(client.ask({ t: 'whisper', text: 'psst', to: [this.pick(this.people)] }));
  }

  /** A few answers at once, which may or may not follow each other. */
  private async plan(): Promise<void> {
    const asked = [...this.clients.values()].filter(({ question }) => question !== null);
    if (asked.length === 0) return;
    const client = this.pick(asked);
    const { n, epoch, question } = client.snapshot.position;
    const keys = Array.from({ length: 1 + this.chance.below(3) }, () =>
      this.pick(question!.options.map(({ key }) => key)),
    );
    await this.expected(client.ask({ t: 'plan', seat: client.seat, n, epoch, keys }));
  }

  private async hold(): Promise<void> {
    const client = this.anybody();
    const { n, epoch } = client.snapshot.position;
    const on = this.chance.below(2) === 0;
    await this.expected(client.ask({ t: 'hold', seat: client.seat, n, epoch, on }));
  }

  private async order(): Promise<void> {
    const client = this.anybody();
    const { orders } = client.snapshot;
    if (orders === undefined) return;
    const { given, offered, scopes } = orders;
    const isNew = this.chance.below(3) > 0;
    const { key } = this.pick(isNew || given.length === 0 ? offered : given);
    const scope = isNew ? this.pick(scopes) : null;
    await this.expected(client.ask({ t: 'order', seat: client.seat, key, scope }));
  }

  private async offer(): Promise<void> {
    const client = this.anybody();
    const { seat } = client;
    const data = await client.ask({ t: 'desk', seat }).catch(() => undefined);
    const { partners } = (data as { desk: DeskView } | undefined)?.desk ?? { partners: [] };
    if (partners.length === 0) return;
    const { seat: to, mine, theirs } = this.pick(partners);
    const some = (things: readonly Tradable[]): Lot[] =>
      things
        .filter(({ most }) => most > 0 && this.chance.below(3) === 0)
        .map(({ thing, most }) => ({ thing, count: 1 + this.chance.below(most) }));
    const asked = client.question?.options.map(({ key }) => key) ?? [];
    await this.expected(
      client.ask({
        t: 'offer',
        seat,
        to,
        gives: some(mine),
        wants: some(theirs),
        words: '',
        term: this.pick([null, 60_000, 3_600_000]),
        on: asked.length > 0 && this.chance.below(4) === 0 ? this.pick(asked) : null,
        counters: null,
      }),
    );
  }

  private async replyToOffer(): Promise<void> {
    const client = this.anybody();
    const { seat } = client;
    const offers = client.snapshot.desk?.offers ?? [];
    if (offers.length === 0) return;
    const t = this.pick(['sign', 'sign', 'refuse', 'withdraw'] as const);
    await this.expected(client.ask({ t, seat, offer: this.pick(offers).id }));
  }

  private async concede(): Promise<void> {
    if (this.chance.below(4) > 0) return;
    const client = this.anybody();
    await this.expected(client.ask({ t: 'concede', seat: client.seat }));
  }

  private async proposeEnd(): Promise<void> {
    if (this.chance.below(4) > 0) return;
    const client = this.anybody();
    await this.expected(client.ask({ t: 'propose', seat: client.seat, what: 'end' }));
    await this.consent();
  }

  private async standIn(): Promise<void> {
    const client = this.anybody();
    const seat = this.pick(this.people);
    const level = this.chance.below(2) === 0 ? BOT : null;
    await this.expected(client.ask({ t: 'standIn', seat, level }));
  }

  private async takeSeatsBack(): Promise<void> {
    for (const [seat, client] of this.clients)
      await this.expected(client.ask({ t: 'standIn', seat, level: null }));
  }

  private async leave(): Promise<void> {
    const client = this.anybody();
    client.close();
    await this.world.clock.pass(this.pick([100, 2000]));
    this.clients.set(client.seat, this.world.connect([client.seat]));
  }

  private rest(): void {
    this.world.room.rest();
  }

  /** The match leaves memory and comes back: nothing may be lost, and the journal must be in order. */
  private async reopen(): Promise<void> {
    const { world, game } = this;
    if (this.chance.below(2) === 0) await world.room.keep();
    await world.room.close();
    const before = this.look();
    const { hash } = world;
    const journal = parseJournal(world.store.lines.join('\n'));
    verifyJournal(game, journal);
    await world.reopen();
    expect(world.hash).toBe(hash);
    this.connectAll();
    expect(this.look()).toEqual(before);
    this.opened++;
  }

  /** What everybody sees. Time goes on. */
  private look(): unknown {
    return [...this.people, -1].map((seat) => {
      const { position, chat, info, clocks } = this.world.connect(seat < 0 ? [] : [seat]).snapshot;
      const { reactions, ...rest } = position;
      const { seats, ...about } = info;
      return {
        ...rest,
        reactions: reactions && { ...reactions, passed: 0 },
        chat,
        clocks,
        seats: seats.map(({ name }) => name),
        about,
      };
    });
  }

  private anybody(): Client {
    return this.pick([...this.clients.values()]);
  }

  private async expected(doing: Promise<unknown>): Promise<void> {
    try {
      await doing;
    } catch (error) {
      if (!(error instanceof Said) || !EXPECTED.has(error.refused.code)) throw error;
    }
  }

  private pick<T>(things: readonly T[]): T {
    return things[this.chance.below(things.length)];
  }
}

type Action =
  | 'answer'
  | 'undo'
  | 'undoAgainAndAgain'
  | 'pass'
  | 'idle'
  | 'chat'
  | 'whisper'
  | 'plan'
  | 'hold'
  | 'order'
  | 'offer'
  | 'replyToOffer'
  | 'concede'
  | 'proposeEnd'
  | 'standIn'
  | 'takeSeatsBack'
  | 'leave'
  | 'rest'
  | 'reopen';

const OFTEN: Readonly<Record<Action, number>> = {
  answer: 60,
  pass: 20,
  undo: 12,
  undoAgainAndAgain: 1,
  idle: 1,
  chat: 2,
  whisper: 1,
  plan: 3,
  hold: 1,
  order: 2,
  offer: 3,
  replyToOffer: 4,
  concede: 1,
  proposeEnd: 1,
  standIn: 2,
  takeSeatsBack: 2,
  leave: 2,
  rest: 3,
  reopen: 5,
};

const ACTIONS = (Object.entries(OFTEN) as [Action, number][]).flatMap(([action, times]) =>
  Array.from({ length: times }, () => action),
);
