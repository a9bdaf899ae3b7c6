import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Config, readConfig } from '../../src/config.ts';
import type { ServerRules } from '../../src/services.ts';
import { startServer, type Server } from '../../src/server.ts';
import { type Database, openDatabase, type Place } from '../../src/storage/database.ts';
import { bundled } from './bundle.ts';
import { type Ground, SQLITE, type Store } from './stores.ts';
import { Visitor } from './visitor.ts';

export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'tablewright-server-'));
}

const OFTEN = { atOnce: 100_000, seconds: 1e-5 };
const ANY = { person: OFTEN, address: OFTEN };

/** Bots answer at once, since nobody watches; and the people of these tests are quicker than people. */
const QUICK: ServerRules = {
  pace: 0,
  messages: { burst: 100_000, perSecond: 100_000 },
  allowances: { chat: ANY, replay: ANY },
};

/** A running server with a folder of its own. */
export class TestServer {
  server: Server;
  readonly folder: string;
  readonly ground: Ground;
  private readonly rules: ServerRules;
  private readonly settings: Partial<Config>;

  private constructor(
    server: Server,
    ground: Ground,
    rules: ServerRules,
    settings: Partial<Config> & Pick<Config, 'dataDir'>,
  ) {
    this.server = server;
    this.folder = settings.dataDir;
    this.ground = ground;
    this.rules = rules;
    this.settings = settings;
  }

  static async open(
    rules: ServerRules = {},
    settings: Partial<Config> = {},
    store: Store = SQLITE,
  ): Promise<TestServer> {
    const ground = await store.fresh();
    const all = { ...QUICK, ...rules };
    const here = { dataDir: temporaryFolder(), ...ground.settings, ...settings };
    return new TestServer(await start(here, all), ground, all, here);
  }

  /** Where it keeps everything. */
  get place(): Place {
    return { dataDir: this.folder, databaseUrl: this.ground.settings.databaseUrl };
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

  /** Looks into the database, or changes it behind the server's back. */
  async database<T>(use: (db: Database) => Promise<T>): Promise<T> {
    const db = await openDatabase(this.place);
    try {
      return await use(db);
    } finally {
      await db.destroy();
    }
  }

  async restart(rules: ServerRules = {}): Promise<void> {
    await this.server.close();
    this.server = await start(this.settings, { ...this.rules, ...rules });
  }

  async close(): Promise<void> {
    await this.server.close();
    rmSync(this.folder, { recursive: true });
    await this.ground.clear();
  }
}

function start(settings: Partial<Config>, rules: ServerRules): Promise<Server> {
  const { worker } = bundled();
  const config = { ...readConfig({}), port: 0, log: 'silent', webDir: null, worker } as const;
  return startServer({ ...config, ...settings }, rules);
}
