import type { FastifyBaseLogger, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from './config.ts';

/** Where trouble is written down. */
export type Log = Pick<FastifyBaseLogger, 'error'>;

/**
 * JSON lines on standard output. Paths may hold invitations and tickets, errors of libraries whatever was sent:
 * so requests are told by their routes, errors by what they say, and every line is gone over before it leaves.
 */
export function loggerOf(settings: Settings): Exclude<FastifyServerOptions['logger'], boolean> {
  const hide = scrubber(secretsOf(settings));
  return {
    level: settings.log,
    serializers: {
      req: ({ method, routeOptions, ip }: FastifyRequest) => ({
        method,
        route: routeOptions.url ?? null,
        ip,
      }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: tell,
    },
    hooks: { streamWrite: hide },
  };
}

interface Told {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

function tell(error: unknown): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const { name, message, stack = '', cause } = error;
  const { code } = error as { code?: string | number };
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: tell(cause) }),
  };
}

/** Secrets among the settings, as they would appear in a line of JSON. */
function secretsOf(settings: Settings): string[] {
  const { cookieSecret, metricsToken, vapidPrivateKey, databaseUrl, redisUrl, smtpUrl } = settings;
  const words = [databaseUrl, redisUrl, smtpUrl].map((url) =>
    url === null ? null : decodeURIComponent(new URL(url).password),
  );
  return [cookieSecret, metricsToken, vapidPrivateKey, ...words]
    .filter((word): word is string => word !== null && word !== '')
    .map((word) => JSON.stringify(word).slice(1, -1));
}

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  // The word before the @ in an address of a service.
  [/(\w+:\/\/)[^\s"/@]+@/g, '$1…@'],
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+/gu, '…@…'],
  [/\btw_[\w-]+/g, 'tw_…'],
  [/(Bearer|Basic) [^\s"\\]+/gi, '$1 …'],
  [/\$argon2[^\s"\\]+/g, '$argon2…'],
  [/((?:set-)?cookie\\?"?[:=] ?\\?"?)[^"\\]+/gi, '$1…'],
];

function scrubber(secrets: readonly string[]): (line: string) => string {
  return (line) => {
    let clean = line;
    for (const secret of secrets) clean = clean.replaceAll(secret, '…');
    for (const [pattern, instead] of PATTERNS) clean = clean.replace(pattern, instead);
    return clean;
  };
}
