import { describe, expect, it } from 'vitest';
import { costOf, QUICK } from '../src/thinking/cost.ts';
import {
  type Elsewhere,
  Schedule,
  type ThinkingLimits,
  type Turn,
} from '../src/thinking/schedule.ts';

const MASTER = costOf('search:3s');
const MEDIUM = costOf('search:300');
const EASY = costOf('greedy');

const NO_LIMITS: ThinkingLimits = { perPerson: 99, perAddress: 99 };

/** Threads that take exactly as long as they are expected to, by a clock of their own. */
class Machine {
  readonly schedule: Schedule<Turn>;
  readonly done: { turn: Turn; at: number }[] = [];
  time = 0;
  private readonly running: { turn: Turn; until: number }[] = [];

  constructor(threads: number, limits = NO_LIMITS) {
    this.schedule = new Schedule(threads, limits, () => this.time);
  }

  ask(person: string, match: string, cost: number, address = '10.0.0.1'): Turn {
    const turn = { people: [person], addresses: [address], match, cost };
    this.schedule.add(turn);
    this.begin();
    return turn;
  }

  get matches(): string[] {
    return this.running.map(({ turn }) => turn.match);
  }

  /** Until so many milliseconds have passed; whatever ends is asked for again where it should be. */
  run(ms: number, again: (turn: Turn) => boolean = () => false): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.running.toSorted((a, b) => a.until - b.until)[0];
      if (next === undefined || next.until > end) break;
      this.time = next.until;
      this.running.splice(this.running.indexOf(next), 1);
      this.schedule.end(next.turn);
      this.done.push({ turn: next.turn, at: this.time });
      if (again(next.turn)) this.schedule.add({ ...next.turn });
      this.begin();
    }
    this.time = end;
  }

  thoughtFor(isTheirs: (turn: Turn) => boolean): number {
    return this.done.reduce((ms, { turn }) => ms + (isTheirs(turn) ? turn.cost : 0), 0);
  }

  begin(): void {
    for (let turn = this.schedule.next(); turn !== null; turn = this.schedule.next())
      this.running.push({ turn, until: this.time + turn.cost });
  }
}

function flood(machine: Machine, address?: string): void {
  for (let i = 0; i < 60; i++) machine.ask('flooder', `flood ${i}`, MASTER, address);
}

describe('the schedule of thinking', () => {
  it('lets bots that answer at once begin at once, whatever searches', () => {
    const machine = new Machine(1);
    flood(machine);
    machine.ask('ann', 'match of ann', EASY);
    expect(machine.matches).toContain('match of ann');
    // Beside a flood of their own kind they are next.
    for (let i = 0; i < 60; i++) machine.ask('flooder', `easy ${i}`, EASY);
    machine.run(10 * QUICK);
    machine.ask('ben', 'match of ben', EASY);
    machine.run(2 * QUICK);
    expect(machine.done.map(({ turn }) => turn.match)).toContain('match of ben');
  });

  it('keeps a thread for short searches where there are two', () => {
    const machine = new Machine(2);
    flood(machine);
    expect(machine.matches).toHaveLength(1);
    machine.ask('ann', 'match of ann', MEDIUM);
    expect(machine.matches).toContain('match of ann');
    const alone = new Machine(1);
    flood(alone);
    expect(alone.matches).toHaveLength(1);
  });

  it('gives the next free thread to the person who has recently used least', () => {
    const machine = new Machine(1);
    flood(machine);
    machine.run(10 * MASTER);
    const ann = machine.ask('ann', 'match of ann', MASTER);
    machine.run(2 * MASTER);
    expect(machine.done.at(-1)!.turn).toBe(ann);
  });

  it('shares equally between people, however much each of them asks for', () => {
    const machine = new Machine(1);
    flood(machine);
    machine.ask('ann', 'match of ann', MASTER);
    machine.run(100 * MASTER, () => true);
    const ann = machine.thoughtFor(({ people }) => people.includes('ann'));
    expect(ann / machine.thoughtFor(() => true)).toBeCloseTo(0.5, 1);
  });

  it('shares equally between addresses before it looks at people, and between matches of a person', () => {
    const machine = new Machine(1);
    for (let i = 0; i < 60; i++) machine.ask(`guest ${i}`, `flood ${i}`, MASTER, '10.0.0.1');
    for (const match of ['one', 'two']) machine.ask('ann', match, MASTER, '10.0.0.2');
    machine.run(100 * MASTER, () => true);
    const all = machine.thoughtFor(() => true);
    for (const match of ['one', 'two'])
      expect(machine.thoughtFor((turn) => turn.match === match) / all).toBeCloseTo(0.25, 1);
  });

  it('forgets: who has thought much gives way to newcomers for a short time only', () => {
    const machine = new Machine(1);
    machine.ask('ann', 'match of ann', MEDIUM);
    machine.run(60_000, () => true);
    for (let i = 0; i < 5; i++) machine.ask(`newcomer ${i}`, `new ${i}`, MEDIUM);
    machine.run(15_000, () => true);
    const since = machine.done.length;
    machine.run(60 * MEDIUM, () => true);
    const later = machine.done.slice(since).map(({ turn }) => turn.people[0]);
    expect(later.filter((person) => person === 'ann').length / later.length).toBeCloseTo(1 / 6, 1);
  });

  it('has no more matches of a person or an address search at once than the limits allow', () => {
    const machine = new Machine(9, { perPerson: 2, perAddress: 3 });
    flood(machine);
    expect(machine.matches).toHaveLength(2);
    machine.ask('ann', 'match of ann', MASTER);
    machine.ask('ben', 'match of ben', MASTER);
    expect(machine.matches).toEqual(['flood 0', 'flood 1', 'match of ann']);
    machine.ask('cyn', 'match of cyn', MASTER, '10.0.0.2');
    expect(machine.matches).toHaveLength(4);
    // Two bots of one match are one match, and what answers at once counts for nothing.
    machine.ask('ann', 'match of ann', MASTER);
    machine.ask('ben', 'ben, easy', EASY);
    expect(machine.matches.slice(4)).toEqual(['match of ann', 'ben, easy']);
    // Nothing is lost.
    machine.run(60 * MASTER);
    expect(machine.done).toHaveLength(60 + 5);
  });

  it('lets nobody wait for somebody else at the same table', () => {
    const machine = new Machine(9, { perPerson: 2, perAddress: 9 });
    flood(machine);
    machine.schedule.add({
      people: ['flooder', 'ann'],
      addresses: ['10.0.0.1', '10.0.0.2'],
      match: 'both',
      cost: MASTER,
    });
    machine.begin();
    expect(machine.matches).toContain('both');
  });

  it('knows what other nodes do', () => {
    const machine = new Machine(2, { perPerson: 2, perAddress: 9 });
    const elsewhere: Elsewhere = {
      searching: (key) => (key === 'flooder' ? 1 : 0),
      used: (key) => (key === 'flooder' ? 9000 : 0),
      idle: 0,
    };
    machine.schedule.elsewhere = elsewhere;
    flood(machine);
    expect(machine.matches).toEqual(['flood 0']);
    const ann = machine.ask('ann', 'match of ann', MASTER);
    machine.run(2 * MASTER);
    expect(machine.done.at(-1)!.turn).toBe(ann);
    machine.schedule.elsewhere = { ...elsewhere, idle: 3 };
    for (let i = 0; i < 9; i++) machine.ask(`guest ${i}`, `match ${i}`, MASTER);
    expect(machine.matches).toHaveLength(4);
  });

  it('forgets what is taken back', () => {
    const machine = new Machine(1);
    const [running, waiting] = ['one', 'two'].map((match) => machine.ask('ann', match, MASTER));
    expect(machine.schedule.remove(running)).toBe(false);
    expect(machine.schedule.remove(waiting)).toBe(true);
    expect(machine.schedule.waits).toBe(0);
    machine.run(9 * MASTER);
    expect(machine.done.map(({ turn }) => turn)).toEqual([running]);
  });
});
