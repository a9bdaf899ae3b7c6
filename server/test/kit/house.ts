import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { HouseRules } from '../../src/house.ts';
import { startServer, type Server } from '../../src/server.ts';
import { bundled } from './bundle.ts';
import { Visitor } from './visitor.ts';

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'tablewright-server-'));
}

/** Bots answer at once, since nobody watches; and the people of these tests are quicker than people. */
const QUICK: HouseRules = { pace: 0, messages: { burst: 100_000, perSecond: 100_000 } };

/** A running server with a folder of its own. */
export class TestHouse {
  server: Server;
  readonly folder: string;
  private readonly rules: HouseRules;
  private readonly webDir: string | null;

  private constructor(server: Server, folder: string, rules: HouseRules, webDir: string | null) {
    this.server = server;
    this.folder = folder;
    this.rules = rules;
    this.webDir = webDir;
  }

  static async open(rules: HouseRules = {}, webDir: string | null = null): Promise<TestHouse> {
    const folder = temporaryFolder();
    const all = { ...QUICK, ...rules };
    return new TestHouse(await start(folder, all, webDir), folder, all, webDir);
  }

  get port(): number {
    return Number(new URL(this.server.address).port);
  }

  visitor(language?: string): Visitor {
    return new Visitor(this.port, language);
  }

  /** A visitor with a session. */
  async guest(): Promise<Visitor> {
    const visitor = this.visitor();
    await visitor.get('/api/me');
    return visitor;
  }

  async restart(rules: HouseRules = {}): Promise<void> {
    await this.server.close();
    this.server = await start(this.folder, { ...this.rules, ...rules }, this.webDir);
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}

function start(folder: string, rules: HouseRules, webDir: string | null): Promise<Server> {
  const { worker } = bundled();
  return startServer(
    {
      host: '127.0.0.1',
      port: 0,
      dataDir: folder,
      webDir,
      worker,
      log: 'silent',
    },
    rules,
  );
}
