import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Limits, Rate } from '../limits/limits.ts';
import { networkOf } from '../limits/network.ts';
import { randomName } from '../lobby/names.ts';
import type { Presence } from '../lobby/presence.ts';
import { deviceOf } from '../people/devices.ts';
import { needsAccount, noSession, notAllowed, Refusal, tooMany } from '../refusal.ts';
import type { Guests, Person } from '../storage/guests.ts';
import { putCookie, readCookie } from './cookies.ts';
import { rememberDevice } from './origin.ts';

const COOKIE = 'tablewright';

/** How many guest names to try before using one that an account also has. */
const TRIES = 5;

/** New guests of one person, who may lose their cookies now and then. */
const NEWCOMERS = { atOnce: 6, seconds: 20 };

/** Identifies the caller: a browser by a signed cookie, a program by a bearer token. */
export class Sessions {
  private readonly guests: Guests;
  private readonly presence: Presence;
  private readonly limits: Limits;
  private readonly newcomers: Rate;

  constructor(guests: Guests, presence: Presence, limits: Limits, peoplePerAddress: number) {
    this.guests = guests;
    this.presence = presence;
    this.limits = limits;
    const { atOnce, seconds } = NEWCOMERS;
    this.newcomers = { atOnce: atOnce * peoplePerAddress, seconds: seconds / peoplePerAddress };
  }

  /** The person of the cookie or token; null for a forged or expired cookie. Refuses banned people. */
  async find(request: FastifyRequest): Promise<Person | null> {
    const person = await this.look(request);
    if (person !== null) this.presence.seen(person.id);
    return person;
  }

  /** The same, but makes a first-time visitor a guest. */
  async findOrWelcome(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const person = (await this.find(request)) ?? (await this.welcome(request, reply));
    if (person === null) throw tooMany('Too many new guests. Try again in a minute.');
    return person;
  }

  /** The same for a page, which everybody gets, even people who are banned or come too often. */
  async welcomeIfPossible(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    try {
      if ((await this.find(request)) === null) await this.welcome(request, reply);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }

  /** For routes that guests may use, but only with a known session. */
  async known(request: FastifyRequest): Promise<Person> {
    const person = await this.find(request);
    if (person === null) throw noSession('Ask for /api/me first.');
    return person;
  }

  /** For routes that need an account. */
  async member(request: FastifyRequest): Promise<Person> {
    const person = await this.known(request);
    if (person.isGuest) throw needsAccount();
    return person;
  }

  /** For routes about one's own account, which programs may not use. */
  async owner(request: FastifyRequest): Promise<Person & { readonly session: string }> {
    const person = await this.member(request);
    if (!hasSession(person)) throw notAllowed('A token cannot do that: sign in with a browser.');
    return person;
  }

  /** For sign-in and sign-up: a browser, no matter who has used it so far. */
  async browser(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Person & { readonly session: string }> {
    const person = await this.findOrWelcome(request, reply);
    if (!hasSession(person)) throw notAllowed('A token cannot do that: use a browser.');
    return person;
  }

  /** The same, but works without a known session. */
  async someBrowser(request: FastifyRequest): Promise<Person | null> {
    const person = await this.find(request);
    if (person?.session === null) throw notAllowed('A token cannot do that: use a browser.');
    return person;
  }

  /** Gives the browser to this person with a new token. The old token, which others may know, becomes invalid. */
  async begin(request: FastifyRequest, reply: FastifyReply, id: string): Promise<Person> {
    const before = await this.look(request).catch(() => null);
    const token = await this.guests.beginSession(id, deviceOf(request.headers['user-agent']));
    if (before !== null && hasSession(before)) await this.guests.endSession(before.session);
    putCookie(request, reply, COOKIE, token);
    rememberDevice(request, reply, id);
    const person = await this.guests.bySession(token);
    return person!;
  }

  end(request: FastifyRequest, reply: FastifyReply): void {
    reply.clearCookie(COOKIE, { path: '/', secure: request.protocol === 'https' });
  }

  private async look(request: FastifyRequest): Promise<Person | null> {
    const bearer = bearerOf(request);
    if (bearer === null) {
      const token = tokenOf(request);
      return token === null ? null : this.guests.bySession(token);
    }
    const person = await this.guests.byToken(bearer);
    if (person === null) throw noSession('Unknown token.');
    return person;
  }

  private async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Person | null> {
    const network = networkOf(request.ip);
    if (!(await this.limits.take('newcomers', network, this.newcomers, Date.now()))) return null;
    const { person, token } = await this.guests.welcome(
      await this.freeName(request.headers['accept-language']),
      deviceOf(request.headers['user-agent']),
    );
    this.presence.seen(person.id);
    putCookie(request, reply, COOKIE, token);
    return person;
  }

  private async freeName(language: string | undefined): Promise<string> {
    let name = randomName(language);
    for (let i = 1; i < TRIES && (await this.guests.isTaken(name)); i++)
      name = randomName(language);
    return name;
  }
}

function hasSession(person: Person): person is Person & { readonly session: string } {
  return person.session !== null;
}

/** The token of a program; a request with one needs no cookie. */
function bearerOf({ headers }: FastifyRequest): string | null {
  const [, token] = /^Bearer +(\S{1,200})$/i.exec(headers.authorization ?? '') ?? [];
  return token ?? null;
}

/** Tells sessions apart without a database query; null without a valid cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  return readCookie(request, COOKIE);
}
