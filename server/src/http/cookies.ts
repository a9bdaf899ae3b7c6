import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR = 365 * 86_400;

export function putCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  value: string,
): void {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    signed: true,
    maxAge: YEAR,
  });
}

/** Null when there is no valid one. */
export function readCookie(request: FastifyRequest, name: string): string | null {
  const cookie = request.cookies[name];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}
