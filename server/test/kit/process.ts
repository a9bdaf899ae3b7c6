import type { ChildProcess } from 'node:child_process';
import { runServer } from './bundle.ts';
import type { Release } from './releases.ts';

/** The server as a process of its own, as people start it. */
export class ServerProcess {
  readonly port: number;
  readonly said: () => string;
  readonly exited: Promise<number | null>;
  private readonly child: ChildProcess;

  private constructor(
    child: ChildProcess,
    port: number,
    said: () => string,
    exited: Promise<number | null>,
  ) {
    this.child = child;
    this.port = port;
    this.said = said;
    this.exited = exited;
  }

  static async start(
    folder: string,
    env: Record<string, string> = {},
    release: Release = 'installed',
  ): Promise<ServerProcess> {
    const child = runServer(folder, env, release);
    let text = '';
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const port = await new Promise<number>((resolve, reject) => {
      const read = (chunk: Buffer): void => {
        text += String(chunk);
        const found = /http:\/\/localhost:(\d+)/.exec(text);
        if (found !== null) resolve(Number(found[1]));
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      void exited.then((code) => reject(new Error(`It ended with ${code}: ${text}`)));
    });
    return new ServerProcess(child, port, () => text, exited);
  }

  /** Stops it for a while, or lets it go on. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child.kill(signal);
  }

  async kill(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.exited;
  }
}
