import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LanguageText } from '@tablewright/text';
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';
import { Line } from './line.ts';
import { Person } from './person.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser's program. */
    chromium: string;
    /** The bundled server. */
    server: string;
    /** The server of the next release, with newer rules and the same site. */
    nextServer: string;
    /** A server and a site with Parley, a game for tests, and what it says in English. */
    parley: { readonly server: string } & Pick<LanguageText, 'messages' | 'names' | 'clauses'>;
  }
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Several people share one machine: who is not in front plays on all the same.
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

const SAME_DICE = new URL('same-dice.mjs', import.meta.url).href;

/** Of a server that lists games in development. */
export const LISTED = { GAMES_IN_DEVELOPMENT: 'listed' };

export const WIDE = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** A real server over real files, and a real browser. */
export class TestSite {
  readonly port: number;
  readonly browser: Browser;
  readonly folder: string;
  /** What went wrong in any page. */
  readonly faults: string[] = [];
  private server: ChildProcess;
  private starts = 0;
  private readonly lines: Line[] = [];

  private readonly settings: Settings;
  private readonly program: string;

  private constructor(
    { server, port }: Started,
    browser: Browser,
    folder: string,
    settings: Settings,
    program: string,
  ) {
    this.server = server;
    this.port = port;
    this.browser = browser;
    this.folder = folder;
    this.settings = settings;
    this.program = program;
  }

  /** `settings`: of the server, beyond the usual; `program`: the server, with its site beside it. */
  static async open(settings: Settings = {}, program = inject('server')): Promise<TestSite> {
    const folder = mkdtempSync(path.join(tmpdir(), 'tablewright-pages-'));
    const [started, browser] = await Promise.all([
      startServer(program, folder, { port: 0, start: 0, settings }),
      chromium.launch({ executablePath: inject('chromium'), args: FLAGS }),
    ]);
    return new TestSite(started, browser, folder, settings, program);
  }

  async close(): Promise<void> {
    await this.browser.close();
    for (const line of this.lines) line.close();
    await stop(this.server, 'SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** As if the power had failed. */
  async kill(): Promise<void> {
    await stop(this.server, 'SIGKILL');
  }

  /** In good order, as for an update. */
  async stop(): Promise<void> {
    await stop(this.server, 'SIGTERM');
  }

  /** `program`: another release of the server. */
  async restart(program = this.program): Promise<void> {
    const { port, settings } = this;
    this.starts++;
    ({ server: this.server } = await startServer(program, this.folder, {
      port,
      start: this.starts,
      settings,
    }));
  }

  /** Somebody at a browser and a line of their own. */
  async person(options: BrowserContextOptions = {}): Promise<Person> {
    const line = await Line.to(this.port);
    this.lines.push(line);
    const context = await this.browser.newContext({
      viewport: WIDE,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    return Person.at(context, line, this.faults);
  }

  /** Somebody at this very machine, who knows the server by its name: only so are there passkeys. */
  async neighbour(options: BrowserContextOptions = {}): Promise<Person> {
    const person = await this.person(options);
    person.url = `http://localhost:${this.port}`;
    return person;
  }
}

type Settings = { readonly [name: string]: string };

interface Start {
  readonly port: number;
  /** How often the server of this site has been started before. */
  readonly start: number;
  readonly settings: Settings;
}

interface Started {
  readonly server: ChildProcess;
  readonly port: number;
}

async function startServer(
  program: string,
  folder: string,
  { port: wanted, start, settings }: Start,
): Promise<Started> {
  const server = spawn(process.execPath, ['--import', SAME_DICE, program], {
    env: {
      ...process.env,
      SERVER_START: String(start),
      PORT: String(wanted),
      DATA_DIR: folder,
      HOST: '127.0.0.1',
      BOT_PACE: '0',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve, reject) => {
    let said = '';
    server.stdout!.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const found = /http:\/\/[^\s:]+:(\d+)/.exec(said);
      if (found) resolve(Number(found[1]));
    });
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  return { server, port };
}

async function stop(server: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(signal);
  await ended;
}
