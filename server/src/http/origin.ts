import type { FastifyReply, FastifyRequest } from 'fastify';
import { newId } from '../ids.ts';
import { networkOf } from '../limits/network.ts';
import type { KnownDevice, Origin } from '../people/tries.ts';
import { putCookie, readCookie } from './cookies.ts';

/** Outlives the session. It grants nothing, but tells a browser that has signed in before from an unknown one. */
const COOKIE = 'tablewright-device';
const BETWEEN = '~';
const MOST_ACCOUNTS = 5;

export function originOf(request: FastifyRequest): Origin {
  return { network: networkOf(request.ip), device: deviceOf(request) };
}

/** Records that the browser has signed in to this account. */
export function rememberDevice(
  request: FastifyRequest,
  reply: FastifyReply,
  account: string,
): void {
  const { id, accounts } = deviceOf(request) ?? { id: newId(), accounts: [] };
  const latest = [account, ...accounts.filter((other) => other !== account)];
  putCookie(request, reply, COOKIE, [id, ...latest.slice(0, MOST_ACCOUNTS)].join(BETWEEN));
}

function deviceOf(request: FastifyRequest): KnownDevice | null {
  const [id, ...accounts] = readCookie(request, COOKIE)?.split(BETWEEN) ?? [];
  return id === undefined ? null : { id, accounts };
}
