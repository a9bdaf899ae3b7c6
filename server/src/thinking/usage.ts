/** Half-life of thinking time in milliseconds; heavy users give way for about this long. */
const HALF_LIFE = 5000;

/** Entries below this many milliseconds are dropped. */
const FORGOTTEN = 1;

interface Account {
  readonly used: number;
  readonly at: number;
}

/** Recent thinking time, in milliseconds, by person, address and match. */
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

  /** A negative number gives back what was not needed. */
  add(key: string, ms: number): void {
    this.accounts.set(key, { used: Math.max(0, this.of(key) + ms), at: this.now() });
  }

  /** Everyone whose use still counts. */
  entries(): [string, number][] {
    return [...this.accounts.keys()].flatMap((key): [string, number][] => {
      const used = this.of(key);
      if (used >= FORGOTTEN) return [[key, used]];
      this.accounts.delete(key);
      return [];
    });
  }
}
