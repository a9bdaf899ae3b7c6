/** Thinking time counts half after this many milliseconds: whoever has to give way does so for about as long. */
const HALF_LIFE = 5000;

/** Less than this many milliseconds are forgotten. */
const FORGOTTEN = 1;

interface Account {
  readonly used: number;
  readonly at: number;
}

/** Thinking time used of late, in milliseconds, by person, address and match. */
export class Usage {
  private readonly now: () => number;
  private readonly accounts = new Map<string, Account>();

  constructor(now: () => number) {
    this.now = now;
  }

  of(key: string): number {
    const account = this.accounts.get(key);
    if (account === undefined) return 0;
    return account.used * 2 ** (-Math.max(0, this.now() - account.at) / HALF_LIFE);
  }

  /** Less than nothing gives back what was not needed in the end. */
  add(key: string, ms: number): void {
    this.accounts.set(key, { used: Math.max(0, this.of(key) + ms), at: this.now() });
  }

  /** Everybody who has used something that still counts. */
  entries(): [string, number][] {
    return [...this.accounts.keys()].flatMap((key): [string, number][] => {
      const used = this.of(key);
      if (used >= FORGOTTEN) return [[key, used]];
      this.accounts.delete(key);
      return [];
    });
  }
}
