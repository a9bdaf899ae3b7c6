import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { Services, type ServerRules } from './services.ts';
import { drain } from './http/drain.ts';
import { cookieSecret } from './secret.ts';
import { openDatabase } from './storage/database.ts';

export interface Server {
  /** As one types it into a browser. */
  readonly address: string;
  readonly services: Services;
  /** Ends connections, finishes what is being written, and gives everything back. */
  close(): Promise<void>;
}

export async function startServer(config: Config, rules: ServerRules = {}): Promise<Server> {
  const secret = config.cookieSecret ?? cookieSecret(config.dataDir);
  const db = await openDatabase(config);
  const services = new Services(db, config, rules);
  const app = await buildApp(config, services, secret);
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> =>
    (closing ??= drain(app, services).then(async () => {
      await services.close();
      app.log.info('closed');
    }));
  try {
    await services.open(app.log);
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await close();
    throw error;
  }
  const address = addressOf(config.host, app.server.address() as AddressInfo);
  services.publicUrl = config.publicUrl ?? address;
  app.log.info({ address, store: config.databaseUrl === null ? 'SQLite' : 'PostgreSQL' }, 'open');
  return { address, services, close };
}

function addressOf(host: string, { port }: AddressInfo): string {
  const everywhere = host === '0.0.0.0' || host === '::' || host === '127.0.0.1';
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
