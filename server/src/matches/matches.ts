import {
  type FromRoom,
  type MatchCard,
  type Refused,
  type ReplyData,
  type ToRoomBody,
  unpack,
} from '@tablewright/protocol';
import { topic } from '../cluster/bus.ts';
import { Relay } from '../cluster/relay.ts';
import type { Log } from '../log.ts';
import type { Caller } from '../storage/guests.ts';
import type { Journals } from '../storage/journals.ts';
import { remarksOf } from '../storage/chat.ts';
import { allMatchesOf, ownersOf } from '../storage/matches.ts';
import { ClientLine, type FarEnd, type Wire } from './client-line.ts';
import type { HeldMatch } from './held-match.ts';
import type { LineEnd } from './dependencies.ts';
import { Elsewhere } from './elsewhere.ts';
import { type HomesDependencies, Homes, type NewMatchSpec } from './homes.ts';
import { Lists } from './lists.ts';
import { type MatchRules, USUAL_RULES } from './rules.ts';
import { Waking } from './waking.ts';

export type Reply =
  | { readonly ok: true; readonly data?: ReplyData }
  | { readonly ok: false; readonly error: Refused };

/** What one node asks the home of a match to do. */
type Act =
  | { readonly do: 'stop' | 'journal' }
  | { readonly do: 'concede'; readonly guest: string }
  | { readonly do: 'forget'; readonly guest: string; readonly name: string }
  | {
      readonly do: 'rename';
      readonly guest: string;
      readonly name: string;
      readonly isAccount: boolean;
    };

type Question =
  | { readonly cards: readonly string[] }
  | { readonly match: string; readonly act: Act };

const TRIES = 10;
const TRY_AGAIN = 400;

/** Sent to every node when seats pass from one guest to another. */
const SEATS = topic<readonly string[]>('seats');

/** All matches, wherever they are at home. */
export class Matches {
  private readonly dependencies: HomesDependencies;
  private readonly homes: Homes;
  private readonly relay: Relay;
  private readonly waking: Waking;
  private readonly lists: Lists;
  private log: Log = { error: () => undefined };
  /** Client lines at this node. */
  private lines = 0;

  constructor(dependencies: HomesDependencies, rules: Partial<MatchRules>) {
    this.dependencies = dependencies;
    const all = { ...USUAL_RULES, ...rules };
    this.homes = new Homes(dependencies, all);
    this.relay = new Relay(dependencies.bus, {
      connect: async (id, caller, send, end) =>
        (await this.homes.get(id)).connect(caller, send, end),
      answer: (question) => this.answer(question as Question),
    });
    const { homes, relay } = this;
    this.waking = new Waking({ ...dependencies, homes }, all);
    this.lists = new Lists({ ...dependencies, homes, relay });
    dependencies.bus.listen(SEATS, (guests) => {
      this.homes
        .refreshOwners(guests)
        .catch((error: unknown) => this.log.error({ err: error }, 'seats could not be read'));
    });
  }

  async open(log: Log): Promise<void> {
    this.log = log;
    this.homes.open(log);
    this.lists.open(log);
    await this.waking.open(log);
  }

  close(): Promise<void> {
    this.waking.close();
    return this.homes.close();
  }

  /** How many matches are in memory here. */
  get inMemory(): number {
    return this.homes.inMemory;
  }

  /** How many client lines end here. */
  get attending(): number {
    return this.lines;
  }

  /** Starts a match; `also` is stored with it or not at all. */
  start(spec: NewMatchSpec, also?: Parameters<Journals['write']>[0]): Promise<void> {
    return this.homes.start(spec, also);
  }

  /** Connects a player or a spectator until the line closes. */
  async attend(id: string, caller: Caller, wire: Wire): Promise<void> {
    const line = new ClientLine(
      wire,
      (say) => this.reach(id, caller, say),
      (error) => this.log.error({ err: error, match: id }, 'a match could not be reached'),
    );
    this.lines++;
    try {
      await line.serve();
    } finally {
      this.lines--;
    }
  }

  /** Handles a single message without a line. */
  ask(id: string, caller: Caller, body: ToRoomBody): Promise<Reply> {
    return new Promise((resolve, reject) => {
      let leave = (): void => undefined;
      const gone = new Promise<void>((done) => {
        leave = done;
      });
      const send = (text: string): void => {
        const message: FromRoom = unpack(text);
        if (message.t !== 'reply') return;
        resolve(message);
        leave();
      };
      const wire: Wire = {
        send,
        gone,
        listen: (listener) => listener.message(JSON.stringify({ id: 1, ...body })),
        close(_code, message) {
          resolve({ ok: false, error: { code: 'unavailable', message } });
          leave();
        },
      };
      this.attend(id, caller, wire).catch(reject);
    });
  }

  /** Does the guest have a line to a match whose home is this node? */
  isAttended(id: string, guest: string): boolean {
    return this.homes.find(id)?.isAttendedBy(guest) ?? false;
  }

  card(id: string, guest: string | null): Promise<MatchCard> {
    return this.lists.card(id, guest);
  }

  /** A guest's matches, first those where it is their turn. */
  mine(guest: string): Promise<MatchCard[]> {
    return this.lists.mine(guest);
  }

  /** Running matches of open tables, without the guest's own. */
  toWatch(guest: string): Promise<MatchCard[]> {
    return this.lists.toWatch(guest);
  }

  /** The whole journal with the key in it; null while the match runs. */
  async journal(id: string): Promise<string | null> {
    return (await this.atHome(id, { do: 'journal' })) as string | null;
  }

  /** Ends a match without asking its players: nobody wins. */
  async closeMatch(id: string): Promise<void> {
    await this.atHome(id, { do: 'stop' });
  }

  /** Concedes for a guest in all their running matches. */
  async concede(guest: string): Promise<void> {
    for (const { id, over } of await allMatchesOf(this.dependencies.db, guest))
      if (!over) await this.atHome(id, { do: 'concede', guest });
  }

  /** Renames a guest in their running matches. */
  async rename(guest: string, name: string, isAccount: boolean): Promise<void> {
    for (const { id, over } of await allMatchesOf(this.dependencies.db, guest))
      if (!over) await this.atHome(id, { do: 'rename', guest, name, isAccount });
  }

  /** Removes a guest's name and chat from all their matches. */
  async forget(guest: string, name: string): Promise<void> {
    const { db } = this.dependencies;
    const [played, watched] = await Promise.all([allMatchesOf(db, guest), remarksOf(db, guest)]);
    for (const id of new Set([...played, ...watched].map((match) => match.id)))
      await this.atHome(id, { do: 'forget', guest, name });
  }

  /** The stored seats of one guest now belong to another: homes read them again, and both guests reconnect. */
  async refreshSeats(guest: string, other: string): Promise<void> {
    this.dependencies.bus.publish(SEATS, [guest, other]);
  }

  /** The other end of a client's line. */
  private async reach(id: string, caller: Caller, say: (text: string) => void): Promise<FarEnd> {
    let match: HeldMatch;
    try {
      match = await this.homes.get(id);
    } catch (error) {
      if (error instanceof Elsewhere) return this.relay.open(error.node, id, caller, say);
      throw error;
    }
    let finish: (why: LineEnd) => void;
    const over = new Promise<LineEnd>((done) => {
      finish = done;
    });
    return { ...match.connect(caller, say, (why) => finish(why)), isRelayed: false, over };
  }

  private async atHome(id: string, act: Act): Promise<unknown> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.perform(await this.homes.get(id), act);
      } catch (error) {
        if (!(error instanceof Elsewhere)) throw error;
        try {
          return await this.relay.ask(error.node, { match: id, act });
        } catch (failure) {
          if (attempt === TRIES) throw failure;
          await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
        }
      }
    }
  }

  private async answer(question: Question): Promise<unknown> {
    if ('act' in question) return this.perform(await this.homes.get(question.match), question.act);
    return this.lists.here(question.cards);
  }

  private async perform(match: HeldMatch, act: Act): Promise<unknown> {
    // The seats may have become theirs just now.
    if (act.do === 'rename') match.ownedBy(await ownersOf(this.dependencies.db, match.id));
    return perform(match, act);
  }
}

async function perform(match: HeldMatch, act: Act): Promise<unknown> {
  switch (act.do) {
    case 'journal':
      return match.journal();
    case 'stop':
      await match.stop();
      return null;
    case 'concede':
      await match.concede(act.guest);
      return null;
    case 'rename':
      await match.rename(act.guest, act.name, act.isAccount);
      return null;
    case 'forget':
      await match.forget(act.guest, act.name);
      return null;
  }
}
