import { randomInt } from 'node:crypto';
import { findDeal, judgeDeal } from '@tablewright/bots';
import { NewerRulesError, type Setup } from '@tablewright/engine';
import type { ClockTerms, ReactionTerms } from '@tablewright/protocol';
import { Room, type RoomDependencies, type RoomStore } from '@tablewright/room';
import type { Bus } from '../cluster/bus.ts';
import { newKey } from '../ids.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Catalogue } from '../lobby/catalogue.ts';
import type { Limits } from '../limits/limits.ts';
import type { Log } from '../log.ts';
import type { MatchNews } from '../notices/match-news.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { Closing, notFound, Refusal } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import { readChat } from '../storage/chat.ts';
import { missingEnd } from '../storage/journal-end.ts';
import { FenceError, type Journals } from '../storage/journals.ts';
import { ownersOf, type StoredMatch, takeOver } from '../storage/matches.ts';
import { readPapers } from '../storage/papers.ts';
import { readSave } from '../storage/saves.ts';
import type { Thinking } from '../thinking/thinking.ts';
import { Aside } from './aside.ts';
import { botNames } from './bot-names.ts';
import type { Listed } from './card.ts';
import { Broken, Elsewhere, thingOf, TooNew } from './elsewhere.ts';
import { HeldMatch } from './held-match.ts';
import type { MatchRules } from './rules.ts';
import { newStore, storeOf } from './stores.ts';

export interface NewMatchSpec {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly clock: ClockTerms;
  readonly open: boolean;
  readonly rated: boolean;
  readonly hints?: boolean;
  readonly reactions?: ReactionTerms;
  readonly whispers?: boolean;
  readonly players: readonly (
    | { readonly guest: string; readonly name: string; readonly account: boolean }
    | { readonly bot: string }
  )[];
}

export interface HomesDependencies {
  readonly db: Database;
  readonly journals: Journals;
  readonly catalogue: Catalogue;
  readonly bus: Bus;
  readonly jobs: Jobs;
  readonly thinking: Thinking;
  readonly ratings: Ratings;
  readonly news: MatchNews;
  readonly limits: Limits;
}

/** Grace period for nodes to reconnect after a Redis outage. */
const SETTLED = 3000;

/** The matches whose home is this node. */
export class Homes {
  private readonly dependencies: HomesDependencies;
  private readonly rules: MatchRules;
  private readonly held = new Map<string, Promise<HeldMatch>>();
  private readonly ready = new Map<string, HeldMatch>();
  private readonly aside: Aside;
  private log: Log = { error: () => undefined };
  private sweepTimer: NodeJS.Timeout | undefined;
  private isClosing = false;

  constructor(dependencies: HomesDependencies, rules: MatchRules) {
    this.dependencies = dependencies;
    this.rules = rules;
    this.aside = new Aside(rules.nextTurn);
    dependencies.bus.onGone((node) => {
      if (node === null) void this.returned();
    });
  }

  /** Starts the sweep that unloads idle matches. */
  open(log: Log): void {
    this.log = log;
    const sweepLater = (): void => {
      this.sweepTimer = setTimeout(() => {
        void this.sweep()
          .catch((error: unknown) => log.error({ err: error }, 'sweeping the matches failed'))
          .then(sweepLater);
      }, this.rules.sweepEvery);
      this.sweepTimer.unref();
    };
    sweepLater();
  }

  get inMemory(): number {
    return this.held.size;
  }

  has(id: string): boolean {
    return this.held.has(id);
  }

  /** Starts a match here; `also` is stored with it or not at all. */
  async start(spec: NewMatchSpec, also?: Parameters<Journals['write']>[0]): Promise<void> {
    const { id, game, setup, clock, open, rated, hints, reactions, whispers, players } = spec;
    const names = botNames(players.length);
    const seats = players.map((player, seat) =>
      'bot' in player
        ? { name: names[seat], level: player.bot }
        : { name: player.name, account: player.account },
    );
    const owners = players.map((player) => ('bot' in player ? null : player.guest));
    const now = this.rules.now();
    const card = { players: seats.map(({ name }) => name), turn: 0, waiting: [] };
    const listed: Listed = { id, game, started: now, changed: now, over: false, card };
    const seated = new Map(
      owners.flatMap((guest, seat) => (guest ? [[seat, guest] as const] : [])),
    );
    const match = this.newHeld({ listed, owners: seated, open, rated, fence: 0 });
    const opening = this.asHome(id, async () => {
      const store = newStore(
        this.dependencies.journals,
        { ...listed, open, rated, owners },
        this.rules.now,
        also,
      );
      const room = { id, setup, key: newKey(), seats, clock, hints, reactions, whispers };
      match.begin(await Room.start(this.roomDependencies(match, store), room));
      return match;
    });
    await this.keep(id, opening);
  }

  /** The match in memory, opened if no node has it; throws Elsewhere if another node has it. */
  async get(id: string): Promise<HeldMatch> {
    const match = await (this.held.get(id) ?? this.keep(id, this.load(id)));
    if (!match.isLeaving) return match;
    await match.left;
    return this.get(id);
  }

  /** The match, if it is in the memory of this node. */
  find(id: string): HeldMatch | null {
    return this.ready.get(id) ?? null;
  }

  /** Seats have passed from one guest to another. */
  async refreshOwners(guests: readonly string[]): Promise<void> {
    for (const [id, match] of this.ready)
      if (guests.some((guest) => match.isOf(guest)))
        match.ownedBy(await ownersOf(this.dependencies.db, id));
  }

  /** Stores and unloads every match. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.sweepTimer);
    await Promise.all(
      [...this.held].map(async ([id, opening]) => {
        const match = await opening.catch(() => null);
        if (match !== null) await this.putAway(id, match);
      }),
    );
  }

  private load(id: string): Promise<HeldMatch> {
    const { db, journals } = this.dependencies;
    return this.asHome(id, async () => {
      // Outside the shared transaction: it may have to wait for writes of the last home.
      const stored = await takeOver(db, id);
      if (stored === null) throw notFound('match');
      const { record, fence, listed } = stored;
      const match = this.newHeld(stored);
      const deps = this.roomDependencies(match, storeOf(journals, { id, fence }, this.rules.now));
      const [end, chat, kept, papers] = await Promise.all([
        journals.linesBefore(id, 1),
        readChat(db, id),
        readSave(db, id),
        readPapers(db, id),
      ]);
      try {
        const missing = missingEnd({ end, kept, over: listed.over, record });
        if (missing !== null) this.log.error({ match: id }, `a match has lost moves: ${missing}`);
        match.resume(await Room.open(deps, { record, chat, kept, papers }));
      } catch (error) {
        if (error instanceof NewerRulesError) throw this.atNewerNode();
        this.report(error, id);
        throw new Broken();
      }
      return match;
    });
  }

  /** Claims the match before it is opened. */
  private async asHome(id: string, open: () => Promise<HeldMatch>): Promise<HeldMatch> {
    const { bus } = this.dependencies;
    if (this.isClosing) throw new Closing();
    const node = await bus.claim(thingOf(id)).catch(() => {
      throw new Refusal(503, 'unavailable', 'The match can’t be reached right now. Try again.');
    });
    if (node !== bus.node) throw new Elsewhere(node);
    try {
      return await open();
    } catch (error) {
      await this.release(id);
      throw error;
    }
  }

  /** During a rolling restart, leaves a match that was opened under newer rules to the nodes that know them. */
  private atNewerNode(): Error {
    const others = [...this.dependencies.bus.others];
    return others.length > 0 ? new Elsewhere(others[randomInt(others.length)]) : new TooNew();
  }

  private keep(id: string, opening: Promise<HeldMatch>): Promise<HeldMatch> {
    this.held.set(id, opening);
    opening.then(
      (match) => {
        if (match.isLeaving) this.forget(id, opening);
        else this.ready.set(id, match);
      },
      () => this.forget(id, opening),
    );
    return opening;
  }

  private forget(id: string, opening: Promise<HeldMatch> | undefined): void {
    if (this.held.get(id) !== opening) return;
    this.held.delete(id);
    this.ready.delete(id);
  }

  private async release(id: string): Promise<void> {
    try {
      await this.dependencies.bus.release(thingOf(id));
    } catch {
      // The other nodes are out of reach; they find out when they ask this node for the match.
    }
  }

  private newHeld(stored: Omit<StoredMatch, 'record'>): HeldMatch {
    const { journals, ratings, news, limits, thinking } = this.dependencies;
    const match: HeldMatch = new HeldMatch(stored, {
      rules: this.rules,
      journals,
      limits,
      ratings,
      news,
      thinking,
      lost: () => void this.drop(match),
      report: (error) => this.report(error, stored.listed.id),
    });
    return match;
  }

  private roomDependencies(match: HeldMatch, store: RoomStore): RoomDependencies {
    const { catalogue } = this.dependencies;
    const { now, pace } = this.rules;
    const { game, hooks: bot } = catalogue.find(match.game);
    return {
      game,
      store: match.watched(store),
      rated: match.rated,
      now,
      pace,
      after(ms, callback) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      ...match.thoughts.dependencies,
      judgeDeal: async (played, seat, deal) =>
        judgeDeal(played, seat, deal, bot, randomInt(2 ** 32)),
      findDeal: async (played, seat) => findDeal(played, seat, bot, randomInt(2 ** 32)),
      aside: (who, work) => this.aside.run(who ?? '', work),
      changed: () => match.note(),
      offered: (from, to) => match.offered(from, to),
      report: (error) => this.report(error, match.id),
    };
  }

  private report(error: unknown, match: string): void {
    if (!(error instanceof Closing)) this.log.error({ err: error, match }, 'a match had trouble');
  }

  private async sweep(): Promise<void> {
    for (const [id, match] of this.ready) {
      if (match.isIdle) await this.putAway(id, match);
      else await match.tend().catch((error: unknown) => this.report(error, id));
    }
    await this.verify();
  }

  private async putAway(id: string, match: HeldMatch): Promise<void> {
    const opening = this.held.get(id);
    await match.leave(async () => {
      try {
        await match.putAway();
      } catch (error) {
        // The match stays marked as due, so only its place in the lists is lost.
        if (!(error instanceof FenceError)) this.report(error, id);
      } finally {
        this.forget(id, opening);
        await this.release(id);
      }
    });
  }

  /** Another node has taken the match over. */
  private async drop(match: HeldMatch): Promise<void> {
    if (this.ready.get(match.id) === match) this.forget(match.id, this.held.get(match.id));
    await match.abandon();
  }

  /** Drops matches that another node has taken over and claims again those that no node has. */
  private async verify(): Promise<void> {
    const { bus } = this.dependencies;
    if (!bus.isUp || this.ready.size === 0) return;
    const all = [...this.ready];
    const homes = await bus.homes(all.map(([id]) => thingOf(id)));
    for (const [i, [id, match]] of all.entries()) {
      if (homes[i] === bus.node || match.isLeaving) continue;
      if ((await bus.claim(thingOf(id))) !== bus.node) await this.drop(match);
    }
  }

  /** Called after a Redis outage. Other nodes may come back later than this one, so it verifies twice. */
  private async returned(): Promise<void> {
    const { bus } = this.dependencies;
    if (!bus.isUp) return;
    try {
      // Claim everything at home here before others can, including matches that are still opening.
      await Promise.all([...this.held.keys()].map((id) => bus.claim(thingOf(id))));
      await this.verify();
    } catch (error) {
      // If the connection is lost again, that is logged already.
      if (bus.isUp) this.log.error({ err: error }, 'homes could not be claimed again');
    }
    setTimeout(() => void this.verify().catch(() => undefined), SETTLED).unref();
  }
}
