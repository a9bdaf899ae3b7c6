import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { startServer } from './server.ts';

/** Where the client lies once it is built, seen from the bundled server. */
const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

// Journals and keys of running matches are secrets of this process alone.
process.umask(0o077);

try {
  const { pace, ...config } = readConfig(process.env);
  const server = await startServer(
    {
      ...config,
      webDir: existsSync(WEB) ? WEB : null,
      worker: new URL('./worker.mjs', import.meta.url),
    },
    { pace },
  );
  process.stdout.write(`Tablewright is ready: ${server.address}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void server.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  process.stderr.write(`${explain(error as NodeJS.ErrnoException)}\n`);
  process.exitCode = 1;
}

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError) return error.message;
  if (error.code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 8080} is in use. Choose another one: PORT=8081 npm start`;
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
    return `The server cannot start here: ${error.message}`;
  return error.stack ?? String(error);
}
