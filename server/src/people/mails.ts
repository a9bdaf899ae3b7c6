import type { Language } from '@tablewright/protocol';
import type { Limits } from '../limits/limits.ts';
import type { Mailer } from '../notices/mailer.ts';
import { conflict, malformed, notAllowed, Refusal } from '../refusal.ts';
import type { Account, Accounts } from './accounts.ts';
import { nameKey } from './names.ts';
import { checkPassword } from './passwords.ts';
import type { Tickets } from './tickets.ts';
import type { Origin, Tries } from './tries.ts';

const HOUR = 3_600_000;
const VERIFY_LASTS = 48 * HOUR;
const RESET_LASTS = HOUR;

/** Mails that a signed-in person sends to addresses of their choice. */
const MAILS = { atOnce: 5, seconds: 600 };

export interface MailService {
  /** Null when the operator has set up no mail server. */
  readonly mailer: Mailer | null;
  readonly publicUrl: () => string;
  /** The text of a mail in the receiver's language. */
  readonly say: (
    language: Language,
    id: 'mail.verify' | 'mail.reset',
    values: { readonly name: string; readonly link: string },
  ) => { readonly subject: string; readonly text: string };
  readonly report: (error: unknown) => void;
}

interface Dependencies {
  readonly limits: Limits;
  readonly tries: Tries;
  readonly now: () => number;
}

/** Mail addresses of accounts, and resetting lost passwords. */
export class Mails {
  private readonly accounts: Accounts;
  private readonly tickets: Tickets;
  private readonly mailService: MailService;
  private readonly now: () => number;
  private readonly limits: Limits;
  private readonly tries: Tries;

  constructor(
    accounts: Accounts,
    tickets: Tickets,
    mailService: MailService,
    { limits, tries, now }: Dependencies,
  ) {
    this.accounts = accounts;
    this.tickets = tickets;
    this.mailService = mailService;
    this.limits = limits;
    this.tries = tries;
    this.now = now;
  }

  /** A new address counts once its owner follows the link sent there; null removes the address. */
  async change(guest: string, mail: string | null): Promise<void> {
    const account = await this.accounts.get(guest);
    // First of all: when no mail can be sent, earlier links must stay valid.
    const ticket = mail === null ? null : await this.askWhose(account, mail);
    await this.tickets.void(guest, 'mail', ticket);
    await this.tickets.void(guest, 'reset');
    await this.accounts.setMail(guest, mail, false);
  }

  /** Works once: a used link is invalid. */
  async verify(ticket: string): Promise<void> {
    const found = await this.tickets.redeem<{ mail: string }>('mail', ticket);
    if (found === null) throw malformed('This link has been used or has expired.');
    const account = await this.accounts.get(found.guest!);
    if (account.mail !== found.data.mail)
      throw malformed('The account has a different address by now.');
    await this.accounts.setMail(account.guest, account.mail, true);
  }

  /** Does not reveal whether there is such an account, and does the slow work after the response. */
  askForReset(name: string, origin: Origin): void {
    const { mailer, report } = this.mailService;
    if (mailer === null) return;
    setImmediate(() => void this.sendReset(name, origin).catch(report));
  }

  /** Sets a new password for the owner of the link; the old one becomes invalid. */
  async reset(ticket: string, password: string): Promise<string> {
    // Check it first, so that a refused password does not use up the link.
    checkPassword(password, '');
    const found = await this.tickets.redeem('reset', ticket);
    if (found === null) throw malformed('This link has been used or has expired.');
    const account = await this.accounts.get(found.guest!);
    await this.accounts.setPassword(account, password);
    await this.tickets.void(account.guest, 'reset');
    return account.guest;
  }

  /** Sends the verification link before the address is stored; returns its ticket. */
  private async askWhose(account: Account, mail: string): Promise<string> {
    if (this.mailService.mailer === null) throw notAllowed('This server can’t send email.');
    if (!(await this.limits.take('mails', account.guest, MAILS, this.now())))
      throw conflict('Too many emails. Wait a while before the next one.');
    const ticket = await this.tickets.issue('mail', account.guest, { mail }, VERIFY_LASTS);
    try {
      await this.send({ ...account, mail }, 'mail.verify', `/verify/${ticket}`);
    } catch (error) {
      this.mailService.report(error);
      const message = 'The email could not be sent. Nothing has changed; try again later.';
      throw new Refusal(503, 'unavailable', message, { reason: 'mail' });
    }
    return ticket;
  }

  private async sendReset(name: string, origin: Origin): Promise<void> {
    const account = await this.accounts.byName(name);
    if (!(await this.tries.mayReset(nameKey(name), account?.guest ?? null, origin))) return;
    if (account === null || account.mail === null || !account.mailVerified) return;
    const ticket = await this.tickets.issue('reset', account.guest, {}, RESET_LASTS);
    await this.send(account, 'mail.reset', `/reset/${ticket}`);
  }

  private async send(
    { name, mail, language }: Account,
    id: 'mail.verify' | 'mail.reset',
    path: string,
  ): Promise<void> {
    const { mailer, publicUrl, say } = this.mailService;
    await mailer!.send({ to: mail!, ...say(language, id, { name, link: publicUrl() + path }) });
  }
}
