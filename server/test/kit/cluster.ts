import { rmSync } from 'node:fs';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { Journals } from '../../src/storage/journals.ts';
import { temporaryFolder } from './test-server.ts';
import { ServerProcess } from './process.ts';
import type { Release } from './releases.ts';
import {
  type Service,
  dropDatabase,
  newDatabase,
  newDatabaseIn,
  startPostgres,
  startRedis,
} from './services.ts';
import { Visitor } from './visitor.ts';

/** Nodes as processes of their own over a Redis of their own; and over a PostgreSQL of their own where that is asked for. */
export class Cluster {
  readonly nodes: ServerProcess[] = [];
  readonly postgres: Service | null;
  readonly redis: Service;
  private readonly env: Record<string, string>;
  private readonly folders: string[] = [];
  private readonly db: Database;

  private constructor(
    postgres: Service | null,
    redis: Service,
    env: Record<string, string>,
    db: Database,
  ) {
    this.postgres = postgres;
    this.redis = redis;
    this.env = env;
    this.db = db;
  }

  static async open(nodes: number, { ownPostgres = false } = {}): Promise<Cluster> {
    const redis = await startRedis();
    const postgres = ownPostgres ? await startPostgres() : null;
    const databaseUrl = await (postgres === null ? newDatabase() : newDatabaseIn(postgres));
    const all = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      COOKIE_SECRET: 'c'.repeat(64),
      BOT_PACE: '0',
      THINKERS: '1',
    };
    const db = await openDatabase({ dataDir: '', databaseUrl });
    const cluster = new Cluster(postgres, redis, all, db);
    await Promise.all(Array.from({ length: nodes }, () => cluster.add()));
    return cluster;
  }

  get ports(): number[] {
    return this.nodes.map(({ port }) => port);
  }

  async add(release: Release = 'installed'): Promise<ServerProcess> {
    const folder = temporaryFolder();
    this.folders.push(folder);
    const node = await ServerProcess.start(folder, this.env, release);
    this.nodes.push(node);
    return node;
  }

  /** Ends a node; nobody is sent to it any more. */
  async end(node: ServerProcess, signal: NodeJS.Signals): Promise<void> {
    this.nodes.splice(this.nodes.indexOf(node), 1);
    await node.kill(signal);
  }

  /** Somebody with a session, at one of the nodes. */
  async guest(node = 0): Promise<Visitor> {
    const visitor = new Visitor(this.nodes[node].port);
    await visitor.get('/api/me');
    return visitor;
  }

  /** What is stored of a match. */
  lines(match: string): Promise<string[]> {
    return new Journals(this.db).lines(match);
  }

  async close(): Promise<void> {
    await Promise.all([...this.nodes].map((node) => this.end(node, 'SIGKILL')));
    await this.db.destroy();
    if (this.postgres === null) await dropDatabase(this.env.DATABASE_URL);
    await Promise.all([this.postgres?.end(), this.redis.end()]);
    for (const folder of this.folders) rmSync(folder, { recursive: true });
  }
}
