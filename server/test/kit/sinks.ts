import { createDecipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

/** A mail server that takes everything, or nothing while `refusal` says so. */
export class SmtpSink {
  readonly mails: { readonly to: string; readonly raw: string }[] = [];
  refusal: string | null = null;
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.server = server;
  }

  static async open(): Promise<SmtpSink> {
    const server = createServer();
    const sink = new SmtpSink(server);
    server.on('connection', (socket) => sink.serve(socket));
    await listening(server);
    return sink;
  }

  get url(): string {
    return `smtp://127.0.0.1:${portOf(this.server)}`;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    let heard = '';
    let to = '';
    let isLetter = false;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 sink');
    socket.setEncoding('utf8');
    socket.on('data', (data) => {
      heard += data;
      for (;;) {
        const end = isLetter ? heard.indexOf('\r\n.\r\n') : heard.indexOf('\r\n');
        if (end < 0) return;
        const line = heard.slice(0, end);
        heard = heard.slice(end + (isLetter ? 5 : 2));
        if (isLetter) {
          isLetter = false;
          // A line that begins with a dot was sent with two.
          this.mails.push({ to, raw: line.replaceAll('\r\n..', '\r\n.') });
          say('250 taken');
        } else if (/^RCPT/i.test(line) && this.refusal !== null) {
          say(this.refusal);
        } else if (/^DATA/i.test(line)) {
          isLetter = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else {
          to = /^RCPT TO:<(.*?)>/i.exec(line)?.[1] ?? to;
          say('250 ok');
        }
      }
    });
  }
}

export interface Posted {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A foreign server: records requests and answers with a given status. */
export class HttpSink {
  readonly posted: Posted[] = [];
  status = 201;
  private readonly server: ReturnType<typeof createHttpServer>;

  private constructor(server: ReturnType<typeof createHttpServer>) {
    this.server = server;
  }

  static async open(): Promise<HttpSink> {
    const server = createHttpServer();
    const sink = new HttpSink(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        sink.posted.push({
          path: request.url!,
          headers: request.headers,
          body: Buffer.concat(parts),
        });
        response.writeHead(sink.status, { location: '/elsewhere' });
        response.end();
      });
    });
    await listening(server);
    return sink;
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.server)}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A browser that can be pushed to. */
export class PushedBrowser {
  readonly endpoint: string;
  private readonly keys: ECDH;
  private readonly auth = randomBytes(16);

  constructor(endpoint: string) {
    this.endpoint = endpoint;
    this.keys = createECDH('prime256v1');
    this.keys.generateKeys();
  }

  get subscription(): object {
    return {
      endpoint: this.endpoint,
      expirationTime: null,
      keys: {
        p256dh: this.keys.getPublicKey('base64url'),
        auth: this.auth.toString('base64url'),
      },
    };
  }

  /** What the message says, as in RFC 8188 and 8291. */
  read({ body }: Posted): unknown {
    const salt = body.subarray(0, 16);
    const sender = body.subarray(21, 21 + body[20]);
    const sealed = body.subarray(21 + body[20]);
    const secret = derive(
      this.auth,
      this.keys.computeSecret(sender),
      Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender]),
      32,
    );
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}

function listening(server: Server): Promise<void> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
