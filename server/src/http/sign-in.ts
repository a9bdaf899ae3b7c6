import type { Me } from '@tablewright/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';

/** The browser is the account's from now on, under a new token; matches of the guest it was so far come along. */
export async function signIn(
  { sessions, guests, people }: House,
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): Promise<Me> {
  const before = await sessions.someBrowser(request);
  // Refuses an account that is banned before anything changes.
  await guests.byId(account);
  if (before !== null) await people.arrive(before, account);
  return people.me(await sessions.begin(request, reply, account));
}
