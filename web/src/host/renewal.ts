import type { Seat } from '@tablewright/engine';

/** `loading`: a newer page is on its way; `loaded`: it is here; `stuck`: it does not help, or cannot be had yet. */
export type RenewalState = 'none' | 'loading' | 'loaded' | 'stuck';

/** What the browser does for it. */
export interface Surroundings {
  /** The start script of this page: its name changes with all that it leads to. */
  readonly script: () => string;
  /** The page as the site serves it now; null while the site cannot be reached. */
  readonly served: () => Promise<string | null>;
  readonly path: () => string;
  /** For this tab alone; outlives a reload. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly wait: (ms: number) => Promise<void>;
  readonly reload: () => void;
}

/** What a page leaves for the next one in this tab. */
interface Kept {
  /** The start scripts that have reloaded themselves. Each may do so once, so that no page does it for ever. */
  readonly tried: readonly string[];
  readonly left: {
    readonly script: string;
    readonly path: string;
    readonly seat: Seat | null;
  } | null;
}

const KEY = 'tablewright.renewal';
const NOTHING: Kept = { tried: [], left: null };

const SHORTEST_WAIT = 1000;
const LONGEST_WAIT = 15_000;

/** Fetches the page anew where its scripts cannot go on: the rules are newer, or a part of it is gone. */
export class Renewal {
  state: RenewalState = 'none';
  /** Whose view of the match is shown, here or on the page that this one replaces. */
  seat: Seat | null = null;
  private readonly around: Surroundings;
  private readonly listeners = new Set<() => void>();
  private isWanted = false;

  constructor(around: Surroundings) {
    this.around = around;
    const { tried, left } = this.kept() ?? NOTHING;
    if (left === null) return;
    this.store({ tried, left: null });
    if (left.path === around.path()) this.seat = left.seat;
    if (left.script !== around.script()) this.state = 'loaded';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The loaded scripts cannot go on. If a reload has not helped already, the page reloads. */
  renew(): void {
    if (this.hasTried()) this.change('stuck');
    else void this.persist();
  }

  /** A part could not be fetched: is it because a newer page has replaced it? */
  async suspect(): Promise<void> {
    const page = await this.around.served();
    if (page !== null && !page.includes(this.around.script())) this.renew();
  }

  /** Somebody asks for it, whatever has been tried. */
  async tryAgain(): Promise<void> {
    if ((await this.around.served()) !== null) this.reload();
  }

  /** The news has been read. */
  dismiss(): void {
    if (this.state === 'loaded') this.change('none');
  }

  /** Without a network a reload would only lose what is shown. */
  private async persist(): Promise<void> {
    if (this.isWanted) return;
    this.isWanted = true;
    for (let wait = SHORTEST_WAIT; (await this.around.served()) === null; wait *= 2) {
      this.change('stuck');
      await this.around.wait(Math.min(wait, LONGEST_WAIT));
    }
    this.reload();
  }

  private reload(): void {
    const { around, seat } = this;
    const script = around.script();
    const tried = new Set(this.kept()?.tried).add(script);
    this.change('loading');
    this.store({ tried: [...tried], left: { script, path: around.path(), seat } });
    around.reload();
  }

  private hasTried(): boolean {
    const kept = this.kept();
    // Where nothing can be stored, nothing would stop the next page from reloading.
    return kept === null || kept.tried.includes(this.around.script());
  }

  /** Null where storage is forbidden. */
  private kept(): Kept | null {
    try {
      return JSON.parse(this.around.storage().getItem(KEY) ?? 'null') ?? NOTHING;
    } catch {
      return null;
    }
  }

  private store(kept: Kept): void {
    try {
      this.around.storage().setItem(KEY, JSON.stringify(kept));
    } catch {
      // Only somebody's own wish leads here, and that may be repeated.
    }
  }

  private change(state: RenewalState): void {
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}

export const renewal = new Renewal({
  script: () => document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? '',
  // The service worker has the front page in store, but none with a query.
  served: async () => {
    try {
      const answer = await fetch('/?served', { cache: 'no-store' });
      return answer.ok ? await answer.text() : null;
    } catch {
      return null;
    }
  },
  path: () => location.pathname,
  storage: () => sessionStorage,
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  reload: () => location.reload(),
});
