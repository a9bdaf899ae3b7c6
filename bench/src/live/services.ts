import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Starts the same services as the tests; the path is relative to the bundled bench. */
const SCRIPT = fileURLToPath(new URL('../../server/services.mjs', import.meta.url));

/** A PostgreSQL and a Redis for as long as they are needed. */
export class Services {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  private readonly keeper: ChildProcess;

  private constructor(keeper: ChildProcess, postgres: string, redis: string) {
    this.keeper = keeper;
    this.databaseUrl = `${postgres}/postgres`;
    this.redisUrl = redis;
  }

  static async start(): Promise<Services> {
    const keeper = fork(SCRIPT, { stdio: 'inherit' });
    const start = (id: number, kind: string, options: object): Promise<string> =>
      new Promise((resolve, reject) => {
        keeper.on('message', (answer: { id: number; value?: string; error?: string }) => {
          if (answer.id !== id) return;
          if (answer.value === undefined) reject(new Error(answer.error));
          else resolve(answer.value);
        });
        keeper.send({ id, act: 'start', service: id, kind, options });
      });
    const [postgres, redis] = await Promise.all([
      start(1, 'postgres', { durable: true }),
      start(2, 'redis', {}),
    ]);
    return new Services(keeper, postgres, redis);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.keeper.once('exit', resolve));
    this.keeper.disconnect();
    await gone;
  }
}
