import type { Core, Seat } from '@tablewright/engine';
import type { ChatLine, Ending, Proposal, ReactionsView } from '@tablewright/protocol';
import { Audience } from './audience.ts';
import type { RoomDependencies, StoredPapers } from './dependencies.ts';
import { endingOf } from './ending.ts';
import type { Finale } from './finale.ts';
import type { Ledger } from './ledger.ts';
import { PaperBox } from './papers.ts';
import type { RoomRecord } from './record.ts';
import { stored } from './refusal.ts';

/** The answers to a quiet question that wait to be opened. */
export interface SealedAnswers {
  /** When they are opened at the latest, or as soon as a missing one comes; null if no quiet question is open. */
  readonly deadline: number | null;
  /** People who are asked and have not answered. Only they may know. */
  readonly missing: readonly Seat[];
  isSealed(seat: Seat): boolean;
  viewFor(viewer: Seat): ReactionsView | null;
  /** A person's answer, which can be changed until all are opened. */
  seal(seat: Seat, key: string): Promise<void>;
  sealForBot(seat: Seat, key: string): Promise<void>;
  /** Gives everybody more time, or lets go of it. */
  hold(seat: Seat, isOn: boolean): Promise<void>;
  /** Tells devices that several players share which of them have still to answer. */
  tellSharedDevices(): void;
  /** Waits for the moment at which the answers are opened. */
  arm(): void;
}

/** What all parts of a room share: the match, the record, the audience, and one queue for every change. */
export class Live {
  readonly deps: RoomDependencies;
  readonly ledger: Ledger;
  readonly audience: Audience;
  /** Set by the room. */
  reactions!: SealedAnswers;
  readonly papers: PaperBox;
  record: RoomRecord;
  /** The last lines, the oldest first. */
  chat: readonly ChatLine[];
  proposal: Proposal | null = null;
  isClosed = false;
  /** When the last move was made. */
  movedAt: number;

  /** How the match ended, where today's rules lead elsewhere. */
  finale: Finale | null = null;

  /** Cancels the timer of the proposal. */
  lapse: (() => void) | null = null;

  private readonly timers = new Set<() => void>();
  private queue: Promise<unknown> = Promise.resolve();
  private readonly watchers: (() => void)[] = [];

  constructor(
    deps: RoomDependencies,
    ledger: Ledger,
    record: RoomRecord,
    chat: readonly ChatLine[],
    papers: StoredPapers,
  ) {
    this.deps = deps;
    this.ledger = ledger;
    this.record = record;
    this.chat = chat;
    this.papers = new PaperBox(deps.store, papers);
    this.audience = new Audience(() => deps.now());
    this.movedAt = deps.now();
  }

  /** The state to show, and how many decisions led to it. */
  get shown(): { readonly state: Core; readonly decisions: number } {
    return this.finale ?? this.ledger.match;
  }

  get ending(): Ending | null {
    return endingOf(this.ledger, this.record);
  }

  /** Every change of the match or the record waits here for its turn. */
  enqueue<T>(task: () => Promise<T>): Promise<T> {
    const done = this.queue.then(task);
    this.queue = done.catch(() => {});
    return done;
  }

  /** Changes the record; if storing fails, nothing has changed. */
  async save(changes: Partial<RoomRecord>): Promise<void> {
    const record = { ...this.record, ...changes };
    await stored(this.deps.store.saveRecord(record));
    this.record = record;
  }

  /** A timer that ends with the room. */
  after(ms: number, callback: () => void): () => void {
    if (this.isClosed) return () => {};
    const cancel = this.deps.after(ms, () => {
      this.timers.delete(cancel);
      callback();
    });
    this.timers.add(cancel);
    return () => {
      this.timers.delete(cancel);
      cancel();
    };
  }

  pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      if (ms <= 0) resolve();
      else this.after(ms, resolve);
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const cancel of this.timers) cancel();
    this.timers.clear();
    await this.queue;
  }

  /** Notifies clocks, bots and the host after every change. */
  watch(watcher: () => void): void {
    this.watchers.push(watcher);
  }

  changed(): void {
    if (this.isClosed) return;
    this.stirred();
    this.deps.changed?.();
  }

  /** Notifies the parts of the room after a change that only some seats may know of: the host's lists show nothing. */
  stirred(): void {
    if (this.isClosed) return;
    for (const watcher of this.watchers) watcher();
  }
}
