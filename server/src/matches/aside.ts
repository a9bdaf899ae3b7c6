/** Milliseconds until everybody else gets their turn. */
const SLICE = 4;

type Work<T> = (pause: () => Promise<void>) => Promise<T>;

/**
 * Long work of this process, done in slices between everything else. One piece of work is under way at a time, and at
 * most one of each person waits for its turn: whoever asks for much does not delay the others.
 */
export class Aside {
  private readonly nextTurn: () => Promise<void>;
  private readonly byPerson = new Map<string, Promise<unknown>>();
  private last: Promise<unknown> = Promise.resolve();

  /** `nextTurn` resolves when whatever else has to be done has been done. */
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
