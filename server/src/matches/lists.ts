import type { MatchCard } from '@tablewright/protocol';
import type { Bus } from '../cluster/bus.ts';
import type { Relay } from '../cluster/relay.ts';
import type { Log } from '../log.ts';
import { notFound } from '../refusal.ts';
import type { Database } from '../storage/database.ts';
import { matchesOf, openMatches, readMatch, seatsOfAccounts } from '../storage/matches.ts';
import { cardFor, type Listed } from './card.ts';
import { thingOf } from './elsewhere.ts';
import type { Homes } from './homes.ts';

interface Dependencies {
  readonly db: Database;
  readonly bus: Bus;
  readonly homes: Homes;
  readonly relay: Relay;
}

const MOST_LISTED = 50;

/** Matches as lists show them, in their current state wherever their home is. */
export class Lists {
  private readonly dependencies: Dependencies;
  private log: Log = { error: () => undefined };

  constructor(dependencies: Dependencies) {
    this.dependencies = dependencies;
  }

  open(log: Log): void {
    this.log = log;
  }

  async card(id: string, guest: string | null): Promise<MatchCard> {
    const stored = await readMatch(this.dependencies.db, id);
    if (stored === null) throw notFound('match');
    const mine = [...stored.owners].flatMap(([seat, owner]) => (owner === guest ? [seat] : []));
    const [card] = await this.cards([{ listed: stored.listed, seats: mine }]);
    return card;
  }

  /** A guest's matches, first those where it is their turn. */
  async mine(guest: string): Promise<MatchCard[]> {
    const cards = await this.cards(await matchesOf(this.dependencies.db, guest, MOST_LISTED));
    const rank = ({ over, myTurn }: MatchCard): number => (over ? 2 : myTurn ? 0 : 1);
    return cards.sort((a, b) => rank(a) - rank(b) || b.changed - a.changed);
  }

  /** Running matches of open tables, without the guest's own. */
  async toWatch(guest: string): Promise<MatchCard[]> {
    const [open, mine] = await Promise.all([
      openMatches(this.dependencies.db, MOST_LISTED),
      matchesOf(this.dependencies.db, guest, MOST_LISTED),
    ]);
    const own = new Set(mine.map(({ listed }) => listed.id));
    const others = open.filter(({ id }) => !own.has(id));
    const cards = await this.cards(others.map((listed) => ({ listed, seats: [] })));
    return cards.filter(({ over }) => !over);
  }

  /** The matches whose home is this node; null for the others. */
  here(ids: readonly string[]): (Listed | null)[] {
    return ids.map((id) => this.dependencies.homes.find(id)?.listed ?? null);
  }

  /** Cards as seen by the guest who has these seats. */
  private async cards(
    found: readonly { readonly listed: Listed; readonly seats: readonly number[] }[],
  ): Promise<MatchCard[]> {
    const [latest, pages] = await Promise.all([
      this.latest(found.map(({ listed }) => listed)),
      seatsOfAccounts(
        this.dependencies.db,
        found.map(({ listed }) => listed.id),
      ),
    ]);
    return found.map(({ seats }, i) => cardFor(latest[i], seats, pages.get(latest[i].id)));
  }

  /** The current state from memory, of this node or another; otherwise what is stored. */
  private async latest(all: readonly Listed[]): Promise<Listed[]> {
    const { bus, relay } = this.dependencies;
    const here = this.here(all.map(({ id }) => id));
    const latest = all.map((listed, i) => here[i] ?? listed);
    const unknown = all.flatMap(({ over }, i) => (over || here[i] !== null ? [] : [i]));
    if (unknown.length === 0 || !bus.isUp) return latest;
    try {
      const homes = await bus.homes(unknown.map((i) => thingOf(all[i].id)));
      const nodes = new Set(homes.filter((home) => home !== null && home !== bus.node));
      await Promise.all(
        [...nodes].map(async (node) => {
          const theirs = unknown.filter((_, j) => homes[j] === node);
          const cards = theirs.map((i) => all[i].id);
          const told = (await relay.ask(node!, { cards })) as (Listed | null)[];
          theirs.forEach((i, j) => {
            latest[i] = told[j] ?? latest[i];
          });
        }),
      );
    } catch (error) {
      // The stored state is not much older.
      this.log.error({ err: error }, 'another node did not tell of its matches');
    }
    return latest;
  }
}
