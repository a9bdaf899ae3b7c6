import { createTransport, type Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  readonly headers?: { readonly [name: string]: string };
}

export interface Mailer {
  /** Done when the mail server has taken it over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A mail server that does not answer in this time is tried again later. */
const PATIENCE = 10_000;

/** Sends by the server of SMTP_URL. */
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
      // As an object, so that nothing written in an address can add another receiver.
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
