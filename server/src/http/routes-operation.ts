import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { notAllowed } from '../refusal.ts';
import { isFull } from '../storage/trouble.ts';
import { NO_LIMIT } from './limits.ts';

const HIDDEN = { schema: { hide: true }, config: NO_LIMIT } as const;

/** A database that takes longer to respond counts as down. */
const LONGEST_CHECK = 3_000;

/** People may still play: whether to stop is for the operator to say. */
const DAMAGED = 'The database is damaged: see the log.';

const HERE = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** For operators: liveness, readiness and metrics. */
export function operationRoutes(app: FastifyInstance, services: Services): void {
  app.get('/healthz', HIDDEN, async () => ({ ok: true }));

  app.get('/readyz', HIDDEN, async (_request, reply) => {
    const why = services.isDraining ? 'The server is closing.' : await troubleOf(services);
    if (why === null) return services.damage ? { ok: true, warning: DAMAGED } : { ok: true };
    return reply.code(503).send({ ok: false, code: 'unavailable', message: why });
  });

  app.get('/metrics', HIDDEN, async (request, reply) => {
    if (!mayMeasure(request, services.config.metricsToken))
      throw notAllowed('Only the operator of this server can read the metrics.');
    return reply.type(services.metrics.contentType).send(await services.metrics.page());
  });
}

export function measureRequests(app: FastifyInstance, { metrics }: Services): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    metrics.requested(request.method, route, reply.statusCode, reply.elapsedTime / 1000);
  });
}

async function troubleOf(services: Services): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), LONGEST_CHECK);
  });
  try {
    await Promise.race([services.check(), tooLong]);
    return null;
  } catch (error) {
    if (isFull(error)) return 'The disk is full: nothing can be stored.';
    return 'The database or the bus does not answer.';
  } finally {
    clearTimeout(timer);
  }
}

/** With the token, or from this machine itself: requests through a proxy do not count as local. */
function mayMeasure({ headers, socket }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined;
  return !isForwarded && HERE.has(socket.remoteAddress ?? '');
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(a, b);
}
