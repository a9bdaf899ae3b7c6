import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Usage, ProbeRequest } from './probe.ts';

/** The flags that we ship with; peers benefit too. */
const MEMORY = ['--max-semi-space-size=256', '--heap-growing-percent=200'];

const PROBE = new URL('./probe.mjs', import.meta.url);

export interface Launch {
  /** A script beside this one. */
  readonly script: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A server in its own process that reports its resource use. */
export class MeasuredServer {
  readonly port: number;
  readonly pid: number;
  private readonly child: ChildProcess;
  private readonly exited: Promise<unknown>;

  private constructor(child: ChildProcess, port: number, exited: Promise<unknown>) {
    this.child = child;
    this.port = port;
    this.pid = child.pid!;
    this.exited = exited;
  }

  static async start({ script, env = {} }: Launch): Promise<MeasuredServer> {
    const flags = ['--expose-gc', '--enable-source-maps', ...MEMORY, '--import', PROBE.href];
    const file = fileURLToPath(new URL(script, import.meta.url));
    const child = spawn(process.execPath, [...flags, file], {
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let said = '';
    const exited = new Promise((resolve) => child.once('exit', resolve));
    const port = await new Promise<number>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        said = (said + String(chunk)).slice(-10_000);
        const found = /http:\/\/localhost:(\d+)/.exec(said);
        if (found !== null) resolve(Number(found[1]));
      };
      child.stdout!.on('data', read);
      child.stderr!.on('data', read);
      void exited.then(() => reject(new Error(`${script} ended: ${said}`)));
    });
    return new MeasuredServer(child, port, exited);
  }

  usage(request: ProbeRequest = 'usage'): Promise<Usage> {
    return new Promise((resolve) => {
      const hear = (message: object): void => {
        // Colyseus sends messages of its own.
        if (!('cpu' in message)) return;
        this.child.off('message', hear);
        resolve(message as Usage);
      };
      this.child.on('message', hear);
      this.child.send(request);
    });
  }

  async stop(): Promise<void> {
    this.child.kill('SIGTERM');
    const late = setTimeout(() => this.child.kill('SIGKILL'), 20_000);
    await this.exited;
    clearTimeout(late);
  }
}
