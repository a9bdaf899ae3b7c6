import { setTimeout } from 'node:timers/promises';
import type { Seat } from '@tablewright/engine';
import type { Parley } from '@tablewright/engine/parley';
import type { ClockTerms, OfferView, ReactionTerms } from '@tablewright/protocol';
import type { MatchClient } from './match-client.ts';
import { startMatch } from './matches.ts';
import { Visitor } from './visitor.ts';

interface Terms {
  readonly people?: number;
  readonly clock?: ClockTerms;
  readonly reactions?: ReactionTerms;
}

/** Nobody has to hurry: there is a day for each answer, and sealed answers are opened as soon as all are there. */
const AT_EASE: Terms = { clock: { kind: 'days', days: 7, out: 'skip' }, reactions: 'quick' };

/** What does least; otherwise the first that is offered. */
const LEAST = /^(rest|bid:nothing|\w+:pass)$/;

/** People at a table of Parley on a server that has it. */
export class ParleyTable {
  readonly people: readonly Visitor[];
  readonly match: string;
  clients: MatchClient[] = [];

  private constructor(people: readonly Visitor[], match: string) {
    this.people = people;
    this.match = match;
  }

  static async start(port: number, terms: Terms = {}): Promise<ParleyTable> {
    const { people: count, ...rest } = { people: 3, ...AT_EASE, ...terms };
    const people = Array.from({ length: count }, () => new Visitor(port));
    for (const person of people) await person.get('/api/me');
    const { match } = await startMatch(people, { game: 'parley', ...rest });
    const table = new ParleyTable(people, match);
    await table.connect(port);
    return table;
  }

  /** Everybody opens the match, also on another server or after it was started again. */
  async connect(port: number): Promise<void> {
    this.leave();
    this.clients = await Promise.all(
      this.people.map((person) => person.again(port).play(this.match)),
    );
  }

  leave(): void {
    for (const { socket } of this.clients) socket.terminate();
    this.clients = [];
  }

  get state(): Parley {
    return this.clients[0].state as never as Parley;
  }

  get isOver(): boolean {
    return this.clients.some(({ over }) => over);
  }

  get n(): number {
    return this.clients[0].n;
  }

  /** Is everybody asked to react, and nobody's answer sealed? */
  get isReacting(): boolean {
    return this.clients.every((client) => client.isReacting);
  }

  /** Is it the turn of this seat? */
  isTurnOf(seat: Seat): boolean {
    const client = this.clients[seat];
    return client.isAsked && client.offered.includes('rest');
  }

  /** Whose turn it is, as long as an action is asked for. */
  get acting(): Seat | null {
    const seat = this.clients.findIndex((_, each) => this.isTurnOf(each));
    return seat < 0 ? null : seat;
  }

  /** Everybody does as little as possible until then; false if the match is over before. */
  async goOnUntil(isThere: () => boolean): Promise<boolean> {
    for (;;) {
      if (this.isOver) return false;
      if (isThere()) return true;
      const client = this.clients.find((each) => each.isAsked || each.isReacting);
      if (client === undefined) {
        await setTimeout(5);
        continue;
      }
      const { n, offered } = client;
      const key = offered.find((each) => LEAST.test(each)) ?? offered[0];
      const { reactions } = client;
      const reply = await client.answer(key);
      if (!reply.ok && reply.error.code === 'too-many') await setTimeout(200);
      else if (!reply.ok && reply.error.code !== 'stale' && reply.error.code !== 'not-asked')
        throw new Error(`"${key}" was refused: ${reply.error.message}`);
      if (reactions === null)
        await Promise.all(this.clients.map((each) => each.until(() => each.over || each.n > n)));
    }
  }

  /** Offers goods from one seat to another. */
  async offer(from: Seat, to: Seat, on: string | null): Promise<OfferView> {
    const reply = await this.clients[from].ask({
      t: 'offer',
      seat: from,
      to,
      gives: [{ thing: 'goods', count: 1 }],
      wants: [],
      words: '',
      term: null,
      on,
      counters: null,
    });
    if (!reply.ok) throw new Error(`The offer was refused: ${reply.error.message}`);
    await this.clients[to].until(() => this.offersOf(to).length > 0);
    return this.offersOf(from).at(-1)!;
  }

  offersOf(seat: Seat): readonly OfferView[] {
    return this.clients[seat].snapshot.desk?.offers ?? [];
  }

  stateOf(seat: Seat, { id }: OfferView): string | undefined {
    return this.offersOf(seat).find((offer) => offer.id === id)?.state;
  }
}
