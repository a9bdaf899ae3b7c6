import type { TableAction, TableView } from '@tablewright/protocol';
import WebSocket from 'ws';
import { MatchClient } from './match-client.ts';

let addresses = 0;

/** In a network of its own. */
function nextAddress(): string {
  const n = ++addresses;
  return `10.${(n >> 8) & 255}.${n & 255}.1`;
}

export interface Answer {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into whatever came
  readonly body: any;
  readonly headers: Headers;
}

/** Somebody with a browser: keeps cookies, comes from an address of their own. */
export class Visitor {
  readonly port: number;
  cookie: string | null = null;
  /** Tells that the browser has signed in before. */
  device: string | null = null;
  /** Of a program, which keeps no cookies. */
  bearer: string | null = null;
  /** Everything the server has ever sent over HTTP. */
  readonly received: string[] = [];
  address = nextAddress();
  private readonly language: string | undefined;

  constructor(port: number, language?: string) {
    this.port = port;
    this.language = language;
  }

  /** The same person at the same or another server: another tab, or the server restarted. */
  again(port = this.port): Visitor {
    const tab = new Visitor(port, this.language);
    tab.cookie = this.cookie;
    tab.device = this.device;
    return tab;
  }

  get headers(): Record<string, string> {
    return {
      'x-forwarded-for': this.address,
      ...(this.language && { 'accept-language': this.language }),
      ...((this.cookie ?? this.device) && {
        cookie: [this.cookie, this.device].filter((one) => one !== null).join('; '),
      }),
      ...(this.bearer && { authorization: `Bearer ${this.bearer}` }),
    };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('GET', path, undefined, headers);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('POST', path, body, headers);
  }

  patch(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.request('PATCH', path, body, headers);
  }

  put(path: string, body?: unknown): Promise<Answer> {
    return this.request('PUT', path, body, {});
  }

  delete(path: string, body?: unknown): Promise<Answer> {
    return this.request('DELETE', path, body, {});
  }

  act(table: string, action: TableAction): Promise<Answer> {
    return this.post(`/api/tables/${table}/actions`, action);
  }

  /** A connection to a match that has got its snapshot. */
  async play(match: string): Promise<MatchClient> {
    const client = new MatchClient(this.socket(`/api/matches/${match}/live`));
    await client.ready;
    return client;
  }

  socket(path: string, headers: Record<string, string> = {}): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${this.port}${path}`, {
      headers: { ...this.headers, ...headers },
    });
    socket.on('error', () => undefined);
    return socket;
  }

  /** Watches a table; `views` grows with every change. */
  async watch(table: string): Promise<{ views: TableView[]; close: () => void }> {
    const socket = this.socket(`/api/tables/${table}/live`);
    const views: TableView[] = [];
    await new Promise<void>((resolve, reject) => {
      socket.on('message', (data) => {
        views.push(JSON.parse(String(data)) as TableView);
        resolve();
      });
      socket.on('close', (code) => reject(new Error(`closed with ${code}`)));
    });
    return { views, close: () => socket.close() };
  }

  async request(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${this.port}${path}`, {
      method,
      headers: {
        ...this.headers,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const written of response.headers.getSetCookie()) {
      const [cookie] = written.split(';');
      if (cookie.startsWith('tablewright-device=')) this.device = cookie;
      else this.cookie = cookie;
    }
    const text = await response.text();
    this.received.push(text);
    return { status: response.status, body: parse(text), headers: response.headers };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
