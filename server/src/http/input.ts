import type { FastifyInstance } from 'fastify';
import { malformed } from '../refusal.ts';

/** PostgreSQL cannot store U+0000, so requests with one are refused, whatever the database. */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    if ([params, query, body].some(hasNul)) throw malformed('The character U+0000 is not allowed.');
  });
}

function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, member]) => name.includes('\0') || hasNul(member));
}
