/** Reports and what the host of the house does. All below /api/host is for accounts whose role is `host`. */

/** POST /api/reports → 204. */
export interface NewReport {
  /** Name of the player. */
  readonly about: string;
  readonly match?: string;
  /** The id of what they said in the match's chat: it tells who is meant, also where others are called the same. */
  readonly line?: number;
  readonly text: string;
}

export interface ReportView {
  readonly id: string;
  readonly at: number;
  readonly by: string;
  /** With a page where they have an account. */
  readonly about: { readonly id: string; readonly name: string; readonly account: boolean };
  readonly match: string | null;
  readonly text: string;
  /** The last lines that were said in the match by then, and the one that is meant. */
  readonly chat: readonly {
    readonly name: string;
    readonly text: string;
    readonly at: number;
    readonly meant?: boolean;
  }[];
  readonly handled: { readonly by: string; readonly at: number } | null;
}

/** GET /api/host */
export interface HostView {
  readonly reports: readonly ReportView[];
  readonly tables: readonly HostTable[];
  readonly matches: readonly HostTable[];
  readonly banned: readonly BanView[];
  readonly online: number;
}

export interface HostTable {
  readonly id: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly changed: number;
}

export interface BanView {
  readonly id: string;
  readonly name: string;
  /** Null: for good. */
  readonly until: number | null;
  readonly reason: string;
}

/**
 * POST /api/host/acts → 204. GET /api/host/log → HostLogLine[], the latest first.
 * GET /api/host/players?name=… → { id, name, created, guest }[] whose names begin so.
 */
export type HostAct =
  | { readonly do: 'closeTable'; readonly table: string; readonly note: string }
  | { readonly do: 'closeMatch'; readonly match: string; readonly note: string }
  | {
      readonly do: 'rename';
      readonly player: string;
      readonly name: string;
      readonly note: string;
    }
  | {
      readonly do: 'ban';
      readonly player: string;
      readonly until: number | null;
      readonly note: string;
    }
  | { readonly do: 'unban'; readonly player: string; readonly note: string }
  | { readonly do: 'handle'; readonly report: string; readonly note: string };

export interface HostLogLine {
  readonly at: number;
  readonly by: string;
  readonly act: HostAct['do'];
  /** The name of whom or what it was done to, as it was then. */
  readonly whom: string;
  readonly note: string;
}
