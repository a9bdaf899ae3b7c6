import { createTransport, type Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: { readonly [name: string]: string };
}

export interface Mailer {
  /** Resolves when the mail server has accepted it. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** How long to wait for the mail server; mails that fail are sent again later. */
const PATIENCE = 10_000;

/** Sends through the server of SMTP_URL. */
export function mailerOf(smtpUrl: string, from: string): Mailer {
  const transport: Transporter = createTransport(
    {
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: PATIENCE,
      greetingTimeout: PATIENCE,
      socketTimeout: PATIENCE,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, subject, text, html, headers }) {
      // As an object, so that nothing in an address can add another recipient.
      await transport.sendMail({
        to: { name: '', address: to },
        subject: subject.replaceAll(/[\r\n]+/g, ' '),
        text,
        ...(html !== undefined && { html }),
        ...(headers !== undefined && { headers }),
      });
    },
    close: () => transport.close(),
  };
}
