import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A line between one browser and the server that can be cut: whatever is on it is lost. */
export class Line {
  readonly port: number;
  /** Bytes that came from the server. */
  received = 0;
  private readonly relay: Server;
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private isStalled = false;

  private constructor(relay: Server) {
    this.relay = relay;
    this.port = (relay.address() as AddressInfo).port;
  }

  static async to(port: number): Promise<Line> {
    let line: Line | null = null;
    const relay = createServer((near) => line!.join(near, port));
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    line = new Line(relay);
    return line;
  }

  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  mend(): void {
    this.isCut = false;
  }

  /** As in a tunnel: nothing comes through, and neither side notices. */
  stall(): void {
    this.isStalled = true;
    for (const end of this.ends) end.pause();
  }

  /** What had been sent meanwhile arrives now. */
  flow(): void {
    this.isStalled = false;
    for (const end of this.ends) end.resume();
  }

  close(): void {
    this.cut();
    this.relay.close();
  }

  private join(near: Socket, port: number): void {
    if (this.isCut) {
      near.destroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    far.on('data', (chunk) => (this.received += chunk.length));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ]) {
      this.ends.add(one);
      one.setNoDelay(true);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
    if (this.isStalled) for (const end of [near, far]) end.pause();
  }
}
