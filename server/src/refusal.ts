/** Why a request is refused; nothing has changed. The code is for programs, the message for people. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const notFound = (what: string): Refusal =>
  new Refusal(404, 'not-found', `There is no such ${what}.`);
export const notAllowed = (message: string): Refusal => new Refusal(403, 'not-allowed', message);
export const conflict = (message: string): Refusal => new Refusal(409, 'conflict', message);
export const malformed = (message: string): Refusal => new Refusal(400, 'malformed', message);
