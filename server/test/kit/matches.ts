import type { FastChance, Setup } from '@tablewright/engine';
import type { ClockTerms, ReactionTerms } from '@tablewright/protocol';
import { vi } from 'vitest';
import type { TestServer } from './test-server.ts';
import type { MatchClient } from './match-client.ts';
import type { Visitor } from './visitor.ts';

interface Terms {
  readonly game?: string;
  readonly setup?: Setup;
  readonly clock?: ClockTerms;
  readonly open?: boolean;
  readonly whispers?: boolean;
  readonly reactions?: ReactionTerms;
  /** Bots that know little sit behind the people. */
  readonly bots?: number;
  readonly hints?: boolean;
}

/** These people at a table that has just started. */
export async function startMatch(
  people: readonly Visitor[],
  {
    game = 'roam',
    setup = {},
    clock,
    open = false,
    bots = 0,
    hints = false,
    whispers,
    reactions,
  }: Terms = {},
): Promise<{ match: string; table: string }> {
  const seats = people.length + bots;
  const { body } = await people[0].post('/api/tables', {
    game,
    setup,
    seats,
    open,
    hints,
    ...(clock && { clock }),
    ...(whispers !== undefined && { whispers }),
    ...(reactions && { reactions }),
  });
  for (let seat = people.length; seat < seats; seat++)
    await people[0].act(body.id, { do: 'bot', seat, level: 'beginner' });
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.act(body.id, { do: 'sit', seat });
    await person.act(body.id, { do: 'ready', ready: true });
  }
  const started = await people[0].act(body.id, { do: 'start' });
  return { match: started.body.match, table: body.id };
}

/** New guests, and a match of theirs. */
export async function newMatch(
  testServer: TestServer,
  seats: number,
  terms: Terms = {},
): Promise<{ match: string; people: Visitor[]; table: string }> {
  const people = await Promise.all(Array.from({ length: seats }, () => testServer.guest()));
  return { people, ...(await startMatch(people, terms)) };
}

/** The seats that are asked answer something offered, until the match is over or this many decisions are made. */
export async function playOn(
  clients: readonly MatchClient[],
  chance: FastChance,
  until = Infinity,
): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        await client.until(() => client.over || client.n >= until || client.canAnswer);
        if (client.over || client.n >= until) return;
        const { n, offered } = client;
        const key = offered[chance.below(offered.length)];
        const reply = await eventually(async () => {
          const said = await client.answer(key);
          if (!said.ok && said.error.code === 'too-many') throw new Error(said.error.message);
          return said;
        });
        if (!reply.ok) throw new Error(`"${key}" was refused: ${reply.error.message}`);
        await client.taken(n);
      }
    }),
  );
}

/** Gives the first answer offered, and waits until the match has gone on. */
export async function answerOnce(client: MatchClient): Promise<void> {
  const { n } = client;
  await client.answer(client.offered[0]);
  await client.until(() => client.n > n);
}

/** Waits until the condition holds; whatever takes longer is stuck. Checks rarely enough for the limit of requests. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 90_000, interval: 60 });
}
