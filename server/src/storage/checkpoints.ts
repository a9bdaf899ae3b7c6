import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

const SQLITE = createRequire(import.meta.url).resolve('@photostructure/sqlite');

/** As text: bundlers and test runners rewrite what they see, and this is to run beside all they made. */
const WORK = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { DatabaseSync } = require(workerData.sqlite);
  const database = new DatabaseSync(workerData.file);
  const checkpoint = database.prepare('PRAGMA wal_checkpoint(PASSIVE)');
  parentPort.on('message', (message) => {
    if (message === 'checkpoint') {
      checkpoint.get();
      parentPort.postMessage('done');
    } else {
      database.close();
      parentPort.close();
    }
  });
`;

/** Commits from one checkpoint to the next: what was written several times meanwhile is moved once. */
const EVERY = 1000;

/**
 * Moves what is in the write-ahead log into the database in a thread of its own: writing so many pages, and waiting for
 * the disk, takes longer than anybody should have to wait for a move. A quiet house never needs the thread.
 */
export class Checkpoints {
  private readonly file: string;
  /** Moves the little that has come since the thread began, after which the log starts anew. */
  private readonly finish: () => void;
  private thread: Worker | null = null;
  private commits = 0;

  constructor(file: string, finish: () => void) {
    this.file = file;
    this.finish = finish;
  }

  committed(): void {
    if (++this.commits % EVERY !== 0) return;
    this.thread ??= this.start();
    this.thread.postMessage('checkpoint');
  }

  /** The database must have nobody else in it when it is closed. */
  async close(): Promise<void> {
    const { thread } = this;
    if (thread === null) return;
    this.thread = null;
    const gone = new Promise((resolve) => thread.once('exit', resolve));
    thread.ref();
    thread.postMessage('close');
    await gone;
  }

  private start(): Worker {
    const thread = new Worker(WORK, {
      eval: true,
      workerData: { sqlite: SQLITE, file: this.file },
    });
    thread.on('message', () => this.finish());
    // A full disk, perhaps: the next one may be luckier, and in the end SQLite does it by itself.
    thread.on('error', () => {
      if (this.thread === thread) this.thread = null;
    });
    thread.unref();
    return thread;
  }
}
