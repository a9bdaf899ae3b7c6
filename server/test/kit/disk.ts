import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import { vi } from 'vitest';
import { fileOf } from '../../src/storage/sqlite.ts';
import { temporaryFolder } from './test-server.ts';

/** A slow disk, which reveals code that does not wait for it. */
const SYNC_TAKES = 5;

/** The disk under a database in a folder: it knows which part of the write-ahead log has really reached it. */
export class Disk {
  private readonly file: string;
  /** Bytes of the log that were there when the last sync that is done began. */
  private synced: number;
  private readonly spy;

  constructor(folder: string) {
    this.file = fileOf(folder);
    this.synced = fs.statSync(this.log).size;
    const sync = fs.fdatasync;
    this.spy = vi.spyOn(fs, 'fdatasync').mockImplementation((file, done) => {
      const { size } = fs.fstatSync(file);
      sync(file, (error) => {
        setTimeout(() => {
          this.synced = Math.max(this.synced, size);
          done(error);
        }, SYNC_TAKES);
      });
    });
  }

  /**
   * A folder as it could be found after a power cut at this moment: what was not synchronised is there in part, and a
   * page in the middle of it is not.
   */
  pullThePlug(): string {
    const found = temporaryFolder();
    const copy = fileOf(found);
    fs.copyFileSync(this.file, copy);
    const log = fs.readFileSync(this.log);
    const kept = log.subarray(0, randomInt(this.synced, log.length + 1));
    const hole = randomInt(this.synced, kept.length + 1);
    kept.fill(0, hole, Math.min(hole + 4096, kept.length));
    fs.writeFileSync(`${copy}-wal`, kept);
    return found;
  }

  /** How often the log has been started anew. A log that is cut short is like a real one only while it is the first. */
  get logs(): number {
    return fs.readFileSync(this.log).readUInt32BE(12);
  }

  letGo(): void {
    this.spy.mockRestore();
  }

  private get log(): string {
    return `${this.file}-wal`;
  }
}
