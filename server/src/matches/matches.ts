import type { Setup } from '@tablewright/engine';
import { type ClockTerms, type FromHost, idOf, type MatchCard } from '@tablewright/protocol';
import { Room, type RoomDependencies, type RoomStore } from '@tablewright/room';
import type { Log } from '../log.ts';
import { newKey } from '../ids.ts';
import type { Catalogue } from '../lobby/catalogue.ts';
import type { LiveSocket } from '../live/socket.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Guest } from '../storage/guests.ts';
import type { Journals } from '../storage/journals.ts';
import { matchesDue, matchesOf, openMatches, readMatch } from '../storage/matches.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { botNames } from './bot-names.ts';
import { cardFor, type Listed } from './card.ts';
import { HeldMatch } from './held-match.ts';
import { type MatchRules, USUAL_RULES } from './rules.ts';
import { newStore, storeOf } from './stores.ts';
import { thinkWith } from './think.ts';

export interface NewMatchSpec {
  readonly id: string;
  readonly game: string;
  readonly setup: Setup;
  readonly clock: ClockTerms;
  readonly open: boolean;
  readonly players: readonly (
    | { readonly guest: string; readonly name: string }
    | { readonly bot: string }
  )[];
}

interface Around {
  readonly db: Database;
  readonly journals: Journals;
  readonly catalogue: Catalogue;
  readonly thinkers: Thinkers;
}

const MOST_LISTED = 50;

/** All matches, those in memory and those that are only stored. */
export class Matches {
  private readonly around: Around;
  private readonly rules: MatchRules;
  private readonly held = new Map<string, Promise<HeldMatch>>();
  private log: Log = { error: () => undefined };
  private looking: NodeJS.Timeout | undefined;
  /** Those that could not be opened: trying again and again would help nobody. */
  private readonly broken = new Set<string>();

  constructor(around: Around, rules: Partial<MatchRules>) {
    this.around = around;
    this.rules = { ...USUAL_RULES, ...rules };
  }

  /** Lets clocks and bots go on where the last run of the server stopped. */
  async open(log: Log): Promise<void> {
    this.log = log;
    const look = (): void => {
      this.looking = setTimeout(() => {
        void this.look()
          .catch((error: unknown) => log.error({ err: error }, 'looking after the matches failed'))
          .then(look);
      }, this.rules.lookEvery);
      this.looking.unref();
    };
    await this.wakeDue();
    look();
  }

  /** How many matches are in memory. */
  get inMemory(): number {
    return this.held.size;
  }

  /** Starts a match; `also` is stored with it or not at all. */
  async start(spec: NewMatchSpec, also?: Parameters<Journals['write']>[0]): Promise<void> {
    const { id, game, setup, clock, open, players } = spec;
    const names = botNames(players.length);
    const seats = players.map((player, seat) =>
      'bot' in player ? { name: names[seat], level: player.bot } : { name: player.name },
    );
    const owners = players.map((player) => ('bot' in player ? null : player.guest));
    const listed: Listed = {
      id,
      game,
      started: this.rules.now(),
      changed: this.rules.now(),
      over: false,
      card: { players: seats.map(({ name }) => name), turn: 0, waiting: [] },
    };
    const match = new HeldMatch(listed, ownersOf(owners), this.rules, this.around.journals);
    const opening = (async () => {
      const store = newStore(
        this.around.journals,
        { ...listed, open, owners },
        this.rules.now,
        also,
      );
      const room = { id, setup, key: newKey(), seats, clock };
      match.hold(await Room.start(this.dependencies(match, store), room));
      return match;
    })();
    await this.keep(id, opening);
  }

  /** Lets somebody take part, or look on, until the line is gone. */
  async attend(
    id: string,
    guest: Guest,
    socket: LiveSocket,
    send: (message: FromHost) => void,
  ): Promise<void> {
    let match = await this.get(id);
    while (match.isLeaving) match = await this.get(id);
    const line = match.connect(guest, send);
    socket.listen({
      message: (text) => void line.hear(text),
      tooMany: (text) =>
        send({
          t: 'reply',
          id: idOf(text),
          ok: false,
          error: { code: 'too-many', message: 'Too many messages; wait a moment.' },
        }),
    });
    await socket.gone;
    match.disconnect(line);
  }

  async card(id: string, guest: string | null): Promise<MatchCard> {
    const stored = await readMatch(this.around.db, id);
    if (stored === null) throw notFound('match');
    const mine = [...stored.owners].flatMap(([seat, owner]) => (owner === guest ? [seat] : []));
    return cardFor(await this.latest(stored.listed), mine);
  }

  /** The whole journal with the key in it; null while the match runs. */
  async journal(id: string): Promise<string | null> {
    return (await this.get(id)).journal();
  }

  /** A guest's matches, those that wait for them first. */
  async mine(guest: string): Promise<MatchCard[]> {
    const found = await matchesOf(this.around.db, guest, MOST_LISTED);
    const cards = await Promise.all(
      found.map(async ({ listed, seats }) => cardFor(await this.latest(listed), seats)),
    );
    const rank = ({ over, myTurn }: MatchCard): number => (over ? 2 : myTurn ? 0 : 1);
    return cards.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  }

  /** Running matches of open tables, but for the guest's own. */
  async toWatch(guest: string): Promise<MatchCard[]> {
    const [open, mine] = await Promise.all([
      openMatches(this.around.db, MOST_LISTED),
      matchesOf(this.around.db, guest, MOST_LISTED),
    ]);
    const own = new Set(mine.map(({ listed }) => listed.id));
    const others = open.filter(({ id }) => !own.has(id));
    const latest = await Promise.all(others.map((listed) => this.latest(listed)));
    return latest.filter(({ over }) => !over).map((listed) => cardFor(listed, []));
  }

  /** Puts every match away in good order. */
  async close(): Promise<void> {
    clearTimeout(this.looking);
    await Promise.all(
      [...this.held].map(async ([id, opening]) => {
        const match = await opening.catch(() => null);
        if (match !== null) await this.putAway(id, match);
      }),
    );
  }

  /** The match in memory, opened where it is not there yet. */
  private async get(id: string): Promise<HeldMatch> {
    const match = await (this.held.get(id) ?? this.keep(id, this.load(id)));
    if (!match.isLeaving) return match;
    await match.left;
    return this.get(id);
  }

  private async load(id: string): Promise<HeldMatch> {
    const { db, journals } = this.around;
    const stored = await readMatch(db, id);
    if (stored === null) throw notFound('match');
    const { listed, record, owners } = stored;
    const match = new HeldMatch(listed, owners, this.rules, journals);
    const deps = this.dependencies(match, storeOf(journals, id, this.rules.now));
    match.hold(Room.open(deps, record, await journals.lines(id)));
    return match;
  }

  private keep(id: string, opening: Promise<HeldMatch>): Promise<HeldMatch> {
    this.held.set(id, opening);
    opening.catch(() => this.held.delete(id));
    return opening;
  }

  private dependencies(match: HeldMatch, store: RoomStore): RoomDependencies {
    const { catalogue, thinkers } = this.around;
    const { now, pace } = this.rules;
    return {
      game: catalogue.find(match.listed.game).game,
      store,
      now,
      pace,
      after(ms, callback) {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      ...thinkWith(thinkers, match),
      changed: () => match.note(),
      report: (error) =>
        this.log.error({ err: error, match: match.listed.id }, 'a match had trouble'),
    };
  }

  private async latest(listed: Listed): Promise<Listed> {
    const held = await this.held.get(listed.id)?.catch(() => null);
    return held?.listed ?? listed;
  }

  private async look(): Promise<void> {
    for (const [id, opening] of this.held) {
      const match = await opening.catch(() => null);
      if (match === null || !match.isIdle) continue;
      await this.putAway(id, match);
    }
    await this.wakeDue();
  }

  private async putAway(id: string, match: HeldMatch): Promise<void> {
    await match.leave(async () => {
      try {
        await match.putAway();
      } catch (error) {
        // It is marked as one to be looked at, so that nothing is lost but its place in the lists.
        this.log.error({ err: error, match: id }, 'a match could not be put away');
      } finally {
        this.held.delete(id);
      }
    });
  }

  /** Opens what goes on by itself before it is looked for the next time. */
  private async wakeDue(): Promise<void> {
    const { now, lookEvery } = this.rules;
    for (const id of await matchesDue(this.around.db, now() + lookEvery)) {
      if (this.held.has(id) || this.broken.has(id)) continue;
      try {
        await this.get(id);
      } catch (error) {
        this.broken.add(id);
        this.log.error({ err: error, match: id }, 'a match could not be opened');
      }
    }
  }
}

function ownersOf(owners: readonly (string | null)[]): Map<number, string> {
  return new Map(owners.flatMap((guest, seat) => (guest === null ? [] : [[seat, guest] as const])));
}
