import type { FastChance, Setup } from '@tablewright/engine';
import type { ClockTerms } from '@tablewright/protocol';
import { vi } from 'vitest';
import type { TestHouse } from './house.ts';
import type { MatchClient } from './match-client.ts';
import type { Visitor } from './visitor.ts';

interface Terms {
  readonly game?: string;
  readonly setup?: Setup;
  readonly clock?: ClockTerms;
  readonly open?: boolean;
  /** Bots that know little sit behind the people. */
  readonly bots?: number;
}

/** These people at a table that has just started. */
export async function startMatch(
  people: readonly Visitor[],
  { game = 'roam', setup = {}, clock, open = false, bots = 0 }: Terms = {},
): Promise<{ match: string; table: string }> {
  const seats = people.length + bots;
  const { body } = await people[0].post('/api/tables', {
    game,
    setup,
    seats,
    open,
    ...(clock && { clock }),
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

/** So many new guests, and a match of theirs. */
export async function newMatch(
  house: TestHouse,
  seats: number,
  terms: Terms = {},
): Promise<{ match: string; people: Visitor[]; table: string }> {
  const people = await Promise.all(Array.from({ length: seats }, () => house.guest()));
  return { people, ...(await startMatch(people, terms)) };
}

/** Whoever is asked answers something offered, until the match is over or so many decisions are made. */
export async function playOn(
  clients: readonly MatchClient[],
  chance: FastChance,
  until = Infinity,
): Promise<void> {
  await Promise.all(
    clients.map(async (client) => {
      for (;;) {
        await client.until(() => client.over || client.n >= until || client.isAsked);
        if (client.over || client.n >= until) return;
        const key = client.offered[chance.below(client.offered.length)];
        const reply = await eventually(async () => {
          const said = await client.answer(key);
          if (!said.ok && said.error.code === 'too-many') throw new Error(said.error.message);
          return said;
        });
        if (!reply.ok) throw new Error(`"${key}" was refused: ${reply.error.message}`);
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

/** What is true soon, on a busy machine too: whatever takes longer is stuck. Whoever looks stays below the limit of requests. */
export function eventually<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 90_000, interval: 60 });
}
