import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findServices } from '../../services.mjs';
import { openDatabase } from '../../src/storage/database.ts';

/** A PostgreSQL or a Redis of the tests. */
export interface Service {
  readonly url: string;
  /** Stops it, cleanly unless a signal says otherwise; what it has stored stays. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Starts it once more, at the same address. */
  again(): Promise<void>;
  /** Ends it and removes all it has stored. */
  end(): Promise<void>;
}

/** Why there are no services here; null where there are. */
export const { missing } = findServices();

const SCRIPT = fileURLToPath(new URL('../../services.mjs', import.meta.url));

/** The process that starts services, and ends them when this one is gone, however it went. */
class Keeper {
  private readonly child: ChildProcess;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;

  constructor() {
    this.child = fork(SCRIPT, { stdio: 'inherit' });
    this.child.unref();
    this.child.channel?.unref();
    this.child.on('message', (answer: Answer) => {
      this.waiting.get(answer.id)?.(answer);
      this.waiting.delete(answer.id);
    });
  }

  async start(kind: 'postgres' | 'redis', options: Options = {}): Promise<Service> {
    const service = ++this.last;
    const url = await this.tell({ act: 'start', service, kind, options });
    return {
      url: url!,
      stop: async (signal) => void (await this.tell({ act: 'stop', service, signal })),
      again: async () => void (await this.tell({ act: 'again', service })),
      end: async () => void (await this.tell({ act: 'end', service })),
    };
  }

  private async tell(message: object): Promise<string | undefined> {
    const id = ++this.last;
    // While somebody waits for an answer this process must not end for want of other work.
    // oxlint-disable-next-line tablewright/steady-tests -- nobody waits for it
    const busy = setInterval(() => undefined, 1000);
    const answer = await new Promise<Answer>((resolve) => {
      this.waiting.set(id, resolve);
      this.child.send({ id, ...message });
    });
    clearInterval(busy);
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer.value;
  }
}

interface Options {
  /** As slow and as safe as in production. */
  readonly durable?: boolean;
}

interface Answer {
  readonly id: number;
  readonly value?: string;
  readonly error?: string;
}

interface Kept {
  keeper?: Keeper;
  postgres?: Promise<Service>;
  template?: Promise<void>;
  databases: number;
}

/** Test files share a process, but not always their modules. */
const kept: Kept = ((globalThis as { tablewrightServices?: Kept }).tablewrightServices ??= {
  databases: 0,
});

/** A Redis for one test alone: what is published there reaches nobody else. */
export function startRedis(): Promise<Service> {
  return keeper().start('redis');
}

/** A PostgreSQL for one test alone, which may stop and kill it. */
export function startPostgres(options: Options = { durable: true }): Promise<Service> {
  return keeper().start('postgres', options);
}

/** The address of a new database in the PostgreSQL that all tests of this process share. */
export async function newDatabase(): Promise<string> {
  const { url } = await (kept.postgres ??= keeper().start('postgres'));
  // The schema is made once and copied.
  await (kept.template ??= makeTemplate(url));
  return createDatabase(url, TEMPLATE);
}

/** An empty one in a PostgreSQL of one's own. */
export function newDatabaseIn({ url }: Service): Promise<string> {
  return createDatabase(url, 'template1');
}

async function createDatabase(url: string, template: string): Promise<string> {
  const name = `tablewright${++kept.databases}`;
  await ask(`${url}/postgres`, `create database ${name} template ${template}`);
  return `${url}/${name}`;
}

const TEMPLATE = 'tablewright';

async function makeTemplate(url: string): Promise<void> {
  await ask(`${url}/postgres`, `create database ${TEMPLATE}`);
  const db = await openDatabase({ dataDir: '', databaseUrl: `${url}/${TEMPLATE}` });
  await db.destroy();
}

/** Also where somebody is still connected. */
export async function dropDatabase(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await ask(new URL('/postgres', url).href, `drop database if exists ${name} with (force)`);
}

async function ask(url: string, query: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(query);
  } finally {
    await client.end();
  }
}

function keeper(): Keeper {
  return (kept.keeper ??= new Keeper());
}
