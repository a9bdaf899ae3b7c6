import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenBuckets } from '../live/bucket.ts';
import { randomName } from '../lobby/names.ts';
import type { Presence } from '../lobby/presence.ts';
import { Refusal } from '../refusal.ts';
import type { Guest, Guests } from '../storage/guests.ts';

const COOKIE = 'tablewright';
const YEAR = 365 * 86_400;

/** Who asks, by a signed cookie. */
export class Sessions {
  private readonly guests: Guests;
  private readonly presence: Presence;
  private readonly newcomers = new TokenBuckets(60, 0.5);

  constructor(guests: Guests, presence: Presence) {
    this.guests = guests;
    this.presence = presence;
  }

  /** The guest whose cookie this is; a forged or forgotten one is nobody's. */
  async find(request: FastifyRequest): Promise<Guest | null> {
    const token = tokenOf(request);
    const guest = token === null ? null : await this.guests.bySession(token);
    if (guest !== null) this.presence.seen(guest.id);
    return guest;
  }

  /** Whoever comes for the first time is a guest from then on. */
  async findOrWelcome(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const guest = await this.welcomeIfPossible(request, reply);
    if (guest === null)
      throw new Refusal(429, 'too-many', 'Too many new guests. Try again in a minute.');
    return guest;
  }

  /** The same, but null where too many have come from one address of late. */
  async welcomeIfPossible(request: FastifyRequest, reply: FastifyReply): Promise<Guest | null> {
    const known = await this.find(request);
    if (known !== null) return known;
    if (!this.newcomers.take(request.ip, Date.now())) return null;
    const { guest, token } = await this.guests.welcome(
      randomName(request.headers['accept-language']),
    );
    this.presence.seen(guest.id);
    reply.setCookie(COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https',
      signed: true,
      maxAge: YEAR,
    });
    return guest;
  }
}

/** Tells sessions apart without asking the database; null where there is no genuine cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  const cookie = request.cookies[COOKIE];
  if (cookie === undefined) return null;
  const { valid, value } = request.unsignCookie(cookie);
  return valid ? value : null;
}
