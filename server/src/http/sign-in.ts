import type { Me } from '@tablewright/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';

/** Gives the browser to the account, with a new token, and moves the guest's matches to the account. */
export async function signIn(
  { sessions, guests, people }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<Me> {
  const before = await sessions.someBrowser(request);
  // Refuse a banned account before anything changes.
  await guests.byId(account);
  if (before !== null) await people.arrive(before, account);
  return people.me(await sessions.begin(request, reply, account));
}
