import type { Limits } from '../limits/limits.ts';

/** Where a request comes from. */
export interface Origin {
  /** The address as limits count it. */
  readonly network: string;
  /** Null for a browser that has never signed in. */
  readonly device: KnownDevice | null;
}

/** A browser that has signed in to these accounts before. */
export interface KnownDevice {
  readonly id: string;
  readonly accounts: readonly string[];
}

/** For a browser that has signed in to the account before: others cannot use its tries up. */
const BY_DEVICE = { atOnce: 20, seconds: 15 };
/** For all other browsers, whatever accounts they try. */
const BY_ADDRESS = { atOnce: 30, seconds: 6 };
/** The first tries of an address at an account count for that address only, so that others cannot use them up. */
const FIRST = { atOnce: 3, seconds: 1200 };
/** What all unknown browsers share for one account once their first tries are used up. */
const FOR_A_NAME = { atOnce: 20, seconds: 15 };

const RESETS_BY_DEVICE = { atOnce: 3, seconds: 600 };
const RESETS_BY_ADDRESS = { atOnce: 10, seconds: 60 };
/** Shared by all unknown browsers, so that nobody floods a mailbox: by then it holds a link that works. */
const RESETS = { atOnce: 5, seconds: 600 };

/** Limits on password attempts and reset requests: guessing is slow, but never locks the owner out. */
export class Tries {
  private readonly limits: Limits;
  private readonly now: () => number;

  constructor(limits: Limits, now: () => number) {
    this.limits = limits;
    this.now = now;
  }

  /** `account` is the owner of the name, if there is one. */
  async maySignIn(nameKey: string, account: string | null, origin: Origin): Promise<boolean> {
    const device = deviceFor(account, origin);
    if (device !== null) return this.take('tries-device', device, BY_DEVICE);
    const { network } = origin;
    if (!(await this.take('tries-from', network, BY_ADDRESS))) return false;
    return (
      (await this.take('first-tries', `${network} ${nameKey}`, FIRST)) ||
      this.take('tries-for', nameKey, FOR_A_NAME)
    );
  }

  /** For a signed-in person. */
  mayChange(session: string): Promise<boolean> {
    return this.take('tries-change', session, BY_DEVICE);
  }

  async mayReset(nameKey: string, account: string | null, origin: Origin): Promise<boolean> {
    const device = deviceFor(account, origin);
    if (device !== null) return this.take('resets-device', device, RESETS_BY_DEVICE);
    return (
      (await this.take('resets-from', origin.network, RESETS_BY_ADDRESS)) &&
      this.take('resets', nameKey, RESETS)
    );
  }

  private take(what: string, who: string, rate: Parameters<Limits['take']>[2]): Promise<boolean> {
    return this.limits.take(what, who, rate, this.now());
  }
}

/** Null when the browser has not signed in to this account before. */
function deviceFor(account: string | null, { device }: Origin): string | null {
  if (account === null || !device?.accounts.includes(account)) return null;
  return `${device.id} ${account}`;
}
