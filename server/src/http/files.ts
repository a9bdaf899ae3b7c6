import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sendNotFound } from './errors.ts';
import { NO_LIMIT } from './limits.ts';
import type { Sessions } from './sessions.ts';

/** Vite puts a hash into the name of every file below assets, so such a file never changes. */
const HASHED = `${path.sep}assets${path.sep}`;

/** Serves the built client. All application paths lead to its one page. */
export async function serveFiles(
  app: FastifyInstance,
  { webDir: folder, gamesInDevelopment }: Pick<Config, 'webDir' | 'gamesInDevelopment'>,
  sessions: Sessions,
): Promise<void> {
  if (folder === null || !existsSync(path.join(folder, 'index.html'))) {
    app.setNotFoundHandler(sendNotFound);
    return;
  }
  await app.register(files, {
    root: folder,
    wildcard: false,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    setHeaders: (reply, file) => {
      const isHashed = file.includes(HASHED);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/*', { schema: { hide: true }, config: NO_LIMIT }, async (request, reply) => {
    if (pathOf(request).startsWith('//')) return sendNotFound(request, reply);
    if (isPage(request)) {
      // Set the cookie with the page, so that its first requests all belong to the same guest.
      await sessions.welcomeIfPossible(request, reply);
      if (gamesInDevelopment === 'hidden') return reply.sendFile('index.html');
      return reply.type('text/html').header('cache-control', 'no-cache').send(listing(folder));
    }
    return reply.sendFile(pathOf(request).slice(1));
  });
  app.setNotFoundHandler(sendNotFound);
}

/** The page with a word in it that web/src/games.ts reads. */
function listing(folder: string): string {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8');
  return page.replace('<head>', '<head><meta name="games-in-development" content="listed">');
}

function isPage(request: FastifyRequest): boolean {
  const pathname = pathOf(request);
  // The address of a clause, such as RO-6.5, ends like a file name.
  const isRule = /^\/rules\/\w+\/[A-Z]+-[\d.]+$/.test(pathname);
  const isFile = /\.[^/]*$/.test(pathname) && pathname !== '/index.html' && !isRule;
  return !isFile && !pathname.startsWith('/api/') && !request.ws;
}

function pathOf(request: FastifyRequest): string {
  // A relative address would turn "//place" into a host name.
  return new URL(`http://here${request.url}`).pathname;
}
