/** Milliseconds of work before other tasks get their turn. */
const SLICE = 4;

type Work<T> = (pause: () => Promise<void>) => Promise<T>;

/**
 * Runs long work of this process in slices, between everything else. One piece of work runs at a time, and at most one
 * per person waits: a person who asks for a lot does not delay the others.
 */
export class Aside {
  private readonly nextTurn: () => Promise<void>;
  private readonly byPerson = new Map<string, Promise<unknown>>();
  private last: Promise<unknown> = Promise.resolve();

  /** `nextTurn` resolves once other pending work has had its turn. */
  constructor(nextTurn: () => Promise<void>) {
    this.nextTurn = nextTurn;
  }

  run<T>(who: string, work: Work<T>): Promise<T> {
    const before = this.byPerson.get(who) ?? Promise.resolve();
    const done = before.then(() => this.inTurn(work));
    const settled = done
      .catch(() => undefined)
      .then(() => {
        if (this.byPerson.get(who) === settled) this.byPerson.delete(who);
      });
    this.byPerson.set(who, settled);
    return done;
  }

  private inTurn<T>(work: Work<T>): Promise<T> {
    const done = this.last.then(() => this.inSlices(work));
    this.last = done.catch(() => undefined);
    return done;
  }

  private async inSlices<T>(work: Work<T>): Promise<T> {
    let end = -Infinity;
    const pause = async (): Promise<void> => {
      if (performance.now() < end) return;
      await this.nextTurn();
      end = performance.now() + SLICE;
    };
    await pause();
    return work(pause);
  }
}
