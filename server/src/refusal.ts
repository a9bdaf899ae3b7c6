/** Why a request is refused; nothing has changed. The code is for programs, the message for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  /** For programs too, where the code alone does not say enough. */
  readonly details: object;

  constructor(status: number, code: string, message: string, details: object = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** Work that stops because the server is closing: expected, so nothing to log. */
export class Closing extends Refusal {
  constructor() {
    super(503, 'unavailable', 'The server is closing. Try again.');
  }
}

export const notFound = (what: string): Refusal =>
  new Refusal(404, 'not-found', `There is no such ${what}.`);
export const notAllowed = (message: string): Refusal => new Refusal(403, 'not-allowed', message);
export const conflict = (message: string): Refusal => new Refusal(409, 'conflict', message);
export const malformed = (message: string): Refusal => new Refusal(400, 'malformed', message);
export const noSession = (message: string): Refusal => new Refusal(401, 'no-session', message);
export const needsAccount = (): Refusal =>
  new Refusal(403, 'needs-account', 'This needs an account.');
export const tooMany = (message: string): Refusal => new Refusal(429, 'too-many', message);
/** Until a time, or for good (`null`). */
export const banned = (until: number | null, reason: string): Refusal => {
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString()}`;
  return new Refusal(403, 'banned', `You are banned ${end}: ${reason}`, { until, reason });
};
