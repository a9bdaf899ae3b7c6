/** Counts events in each of the last seconds. */
export class Rate {
  private readonly counts: number[];
  private second = 0;

  constructor(seconds: number) {
    this.counts = Array.from({ length: seconds }, () => 0);
  }

  add(count: number, now: number): void {
    this.turnTo(now);
    this.counts[this.second % this.counts.length] += count;
  }

  perSecond(now: number): number {
    this.turnTo(now);
    return this.counts.reduce((sum, count) => sum + count, 0) / this.counts.length;
  }

  private turnTo(now: number): void {
    const second = Math.floor(now / 1000);
    const passed = Math.min(second - this.second, this.counts.length);
    for (let i = 0; i < passed; i++) this.counts[(second - i) % this.counts.length] = 0;
    this.second = Math.max(this.second, second);
  }
}
