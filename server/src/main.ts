import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ConfigError, readConfig } from './config.ts';
import { type Server, startServer } from './server.ts';
import { DamagedError } from './storage/errors.ts';
import { isPassing } from './storage/trouble.ts';

/** Where the client lies once it is built, seen from the bundled server. */
const WEB = fileURLToPath(new URL('../../web/dist/', import.meta.url));

const LONGEST_CLOSING = 10_000;

// Journals and keys of running matches are secrets of this process alone.
process.umask(0o077);

try {
  const server = await startServer({
    ...readConfig(process.env),
    webDir: existsSync(WEB) ? WEB : null,
    worker: new URL('./worker.mjs', import.meta.url),
  });
  process.stdout.write(`Tablewright is ready: ${server.address}\n`);
  endWhenAsked(server);
} catch (error) {
  process.stderr.write(`${explain(error as NodeJS.ErrnoException)}\n`);
  process.exitCode = 1;
}

/** In good order at the first signal, within bounds; at once at the second. */
function endWhenAsked(server: Server): void {
  let isAsked = false;
  const end = (): void => {
    if (isAsked) process.exit(1);
    isAsked = true;
    const patience = setTimeout(() => {
      process.stderr.write('Not everything could be put away in time.\n');
      process.exit(1);
    }, LONGEST_CLOSING);
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        clearTimeout(patience);
        process.stderr.write(`${explain(error as NodeJS.ErrnoException)}\n`);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
}

function explain(error: NodeJS.ErrnoException): string {
  if (error instanceof ConfigError || error instanceof DamagedError) return error.message;
  if (error.code === 'EADDRINUSE')
    return `Port ${process.env.PORT ?? 8080} is in use. Choose another one: PORT=8081 npm start`;
  if (error.code === 'EACCES' || error.code === 'EADDRNOTAVAIL')
    return `The server cannot start here: ${error.message}`;
  if (isPassing(error)) return `The database cannot be reached: ${error.message}`;
  if (error.cause instanceof Error) return `${error.message} ${error.cause.message}`;
  return error.stack ?? String(error);
}
