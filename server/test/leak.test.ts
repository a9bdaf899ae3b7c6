import {
  eventFor,
  FastChance,
  type Journal,
  type Match,
  parseJournal,
  type Plain,
  replayJournal,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import { applyPatch, type FromRoom, type Move, unpack } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useBundle } from './kit/bundle.ts';
import { TestServer } from './kit/test-server.ts';
import type { MatchClient } from './kit/match-client.ts';
import { playOn, startMatch } from './kit/matches.ts';
import type { Visitor } from './kit/visitor.ts';

useBundle();
let testServer: TestServer;
beforeAll(async () => {
  testServer = await TestServer.open();
});
afterAll(() => testServer.close());

/** What a client had been shown after this many decisions. */
interface Shown {
  readonly state: Plain;
  readonly asked: readonly Seat[];
  readonly offered: readonly string[];
  readonly events: readonly (readonly [string, unknown])[];
}

describe('what clients receive', () => {
  for (const seats of [2, 3, 4]) {
    it(`in a match of ${seats} is what a differently dealt match would show them, too`, async () => {
      const people = await Promise.all(Array.from({ length: seats + 1 }, () => testServer.guest()));
      const { match } = await startMatch(people.slice(0, seats), { open: true });
      const clients = await Promise.all(people.map((person) => person.play(match)));
      const running = listenIn(clients);
      const chance = new FastChance(seats);
      await playOn(clients.slice(0, seats), chance, 40);
      const replies = await pry(clients, people, match);
      await playOn(clients.slice(0, seats), chance);
      await Promise.all(clients.map((client) => client.until(() => client.over)));

      const { body } = await people[0].get(`/api/matches/${match}/journal`);
      const journal = parseJournal(body);
      const shown = clients.map(({ received }) => shownTo(received));
      compare(journal, clients, shown, chance);
      const key = journal.lines.find((line) => line.t === 'end')!.key;
      expect(body).toContain(key);
      for (const texts of [...running(key), ...replies]) expect(texts).not.toContain(key);
    });
  }
});

/** Everything that came before the match was over. */
function listenIn(clients: readonly MatchClient[]): (key: string) => string[] {
  return (key) =>
    clients.map(({ received }) => {
      const told = received.findIndex((text) => text.includes(key));
      const ending = received.findIndex((text) => text.includes('"end":{'));
      expect(told).toBe(ending);
      return received.slice(0, ending).join('\n');
    });
}

/** Asks for all that could tell too much, in the middle of the match; tells what came over HTTP. */
async function pry(
  clients: readonly MatchClient[],
  people: readonly Visitor[],
  match: string,
): Promise<string[]> {
  const replies: string[] = [];
  for (const [i, client] of clients.entries()) {
    for (let seat = 0; seat < clients.length - 1; seat++) {
      await client.ask({ t: 'why', seat });
      await client.ask({ t: 'answer', seat, n: client.n, epoch: 0, key: 'show:everything' });
      await client.ask({ t: 'look', seat });
    }
    await client.ask({ t: 'journal' });
    const reply = await client.ask({ t: 'replay' });
    if (!reply.ok || !('replay' in reply.data!)) throw new Error('There is no replay.');
    // The replay ends where the client stands, by the same steps.
    const { first, frames } = reply.data.replay;
    const state = frames.reduce<Plain>((sofar, { patch }) => applyPatch(sofar, patch), first.state);
    expect(state).toEqual(client.state);
    for (const { seat, key } of frames) if (seat !== client.seat) expect(key).toBeNull();
    for (const path of [`/api/matches/${match}`, `/api/matches/${match}/journal`, '/api/home']) {
      const { body } = await people[i].get(path);
      replies.push(typeof body === 'string' ? body : JSON.stringify(body));
    }
  }
  return replies;
}

/** Follows the messages of one client, as a client does. */
function shownTo(received: readonly string[]): Map<number, Shown> {
  const shown = new Map<number, Shown>();
  let state: Plain = null;
  for (const text of received) {
    const message: FromRoom = unpack(text);
    if (message.t === 'snapshot' && state === null) {
      const { position } = message.snapshot;
      state = position.state;
      shown.set(position.n, { ...position, ...plain(position), state, events: [] });
    } else if (message.t === 'move') {
      expect(Object.keys(message).filter((name) => !MEMBERS.includes(name))).toEqual([]);
      state = applyPatch(state, message.patch);
      shown.set(message.n, { ...plain(message), state, events: message.events });
    }
  }
  return shown;
}

const MEMBERS = [
  't',
  'n',
  'epoch',
  'seat',
  'events',
  'patch',
  'asked',
  'question',
  'undo',
  'ending',
];

function plain({
  asked,
  question,
}: Pick<Move, 'asked' | 'question'>): Pick<Shown, 'asked' | 'offered'> {
  return {
    asked: asked.map(({ seat }) => seat),
    offered:
      question?.options.map((option) => (typeof option === 'string' ? option : option.key)) ?? [],
  };
}

/** Replays the truth, deals it anew for every viewer, and compares what that would have shown. */
function compare(
  journal: Journal,
  clients: readonly MatchClient[],
  shown: readonly Map<number, Shown>[],
  chance: FastChance,
): void {
  let compared = 0;
  let before: readonly Match[] = [];
  for (const { line, match, consequence } of replayJournal(roam, journal)) {
    if (line.t !== 'answer' && line.t !== 'opening') continue;
    const truth = match as unknown as Match;
    const isFree = line.t === 'answer' && truth.undoRight(line.seat) === 'free';
    clients.forEach(({ seat: viewer }, i) => {
      const seen = shown[i].get(truth.decisions);
      expect(seen).toBeDefined();
      if (line.t === 'answer') expect(seen!.events).toEqual(told(consequence.events, viewer));
      const dealt = truth.over ? truth : truth.sample(viewer, chance);
      expect(seen).toMatchObject(shownBy(dealt, viewer));
      // Nothing was learnt from the answer: then it must have looked the same in another deal.
      if (isFree && offers(before[i], line.seat, line.key)) {
        const { events } = before[i].answer(line.seat, line.key);
        expect(seen!.events).toEqual(told(events, viewer));
        compared++;
      }
    });
    before = truth.over ? [] : clients.map(({ seat }) => truth.sample(seat, chance));
  }
  expect(compared).toBeGreaterThan(20);
  expect(clients.at(-1)!.seat).toBe(SPECTATOR);
}

function shownBy(match: Match, viewer: Seat): Omit<Shown, 'events'> {
  const { state, asked, question } = match.observe(viewer);
  return { state: state as unknown as Plain, ...plain({ asked, question }) };
}

function told(
  events: readonly Parameters<typeof eventFor>[0][],
  viewer: Seat,
): [string, unknown][] {
  return events.map((event) => {
    const { type, args } = eventFor(event, viewer);
    return [type, args];
  });
}

function offers(match: Match, seat: Seat, key: string): boolean {
  const ask = match.ask(seat);
  return ask?.options.some((option) => ask.prompt.key(option) === key) ?? false;
}
