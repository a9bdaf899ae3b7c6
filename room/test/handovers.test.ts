import { digestOf, FastChance, keyFromSeed, type Seat } from '@tablewright/engine';
import { parley, type Parley } from '@tablewright/engine/parley';
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { correspond, isOpen } from './support/correspondence.ts';
import { World } from './support/world.ts';

/** `MATCHES=50` for better figures. */
const MATCHES = Number(process.env['MATCHES'] ?? 3);
const SEATS = 6;

/** What everybody wants done, whether they order it or come back each time to say so. */
const WISHES: readonly (readonly string[])[] = [
  ['pass:veto', 'pass:debate', 'vote:for', 'pass:bid', 'pass:claims'],
  ['veto:theft', 'pass:debate', 'vote:against', 'pass:bid'],
  ['veto:levy', 'veto:theft', 'pass:debate', 'vote:for', 'pass:claims'],
  ['pass:veto', 'vote:abstain', 'pass:bid', 'pass:claims'],
  ['veto:gamble', 'pass:debate', 'vote:for', 'pass:bid'],
  ['pass:veto', 'pass:debate', 'vote:against', 'pass:bid', 'pass:claims'],
];

interface Played {
  /** How often somebody had to come back. */
  readonly visits: number;
  /** How often of these for something that orders can answer. */
  readonly reactions: number;
  readonly days: number;
  readonly decisions: number;
  readonly scores: readonly number[];
}

/** A correspondence match: whoever is called comes, answers all that is asked, and leaves. */
async function play(seed: number, hasOrders: boolean): Promise<Played> {
  const world = await new World({ game: parley }).start({
    seats: WISHES.map((_, seat) => ({ name: `Player ${seat + 1}` })),
    key: keyFromSeed(`handovers ${seed}`),
    clock: { kind: 'days', days: 7, out: 'skip' },
  });
  for (const [seat, wishes] of WISHES.entries()) {
    const client = world.connect([seat]);
    for (const key of hasOrders ? wishes : [])
      await client.ask({ t: 'order', seat, key, scope: 'match' });
    client.close();
  }
  let [visits, reactions] = [0, 0];
  const days = await correspond(world, new FastChance(seed), async (seat) => {
    visits++;
    if (await visit(world, seat)) reactions++;
  });
  const { result } = world.room.ending!;
  const decisions = world.store.lines.filter((line) => line.includes('"t":"answer"')).length;
  await world.room.close();
  return { visits, reactions, days, decisions, scores: result!.scores };
}

/** Somebody comes, answers and leaves; tells whether an order could have done that. */
async function visit(world: World, seat: Seat): Promise<boolean> {
  const client = world.connect([seat]);
  const { prompt } = client.question!;
  while (isOpen(client)) await client.answer(wish(client));
  client.close();
  return parley.orders!.prompts.includes(prompt);
}

/**
 * The same answer in both matches: as the wishes say, else one that depends on the moment alone. Nobody trades across
 * the table, where everybody waits: over days, people deal by offers.
 */
function wish({ snapshot, question, seat }: Client): string {
  const state = snapshot.position.state as never as Parley;
  const { prompt, options } = question!;
  const wished = parley.orders!.answer(state, seat, question!, WISHES[seat]);
  const keys = options.map(({ key }) => key).filter((key) => !key.startsWith('trade:'));
  const moment = digestOf(`${seat} ${prompt} ${state.turn} ${state.supply} ${keys.length}`);
  const chance = new FastChance(Number.parseInt(moment.slice(0, 8), 16));
  return wished ?? keys[chance.below(keys.length)];
}

describe(`a correspondence match of ${SEATS}`, { timeout: 60_000 + MATCHES * 60_000 }, () => {
  it('needs far fewer visits with standing orders, and goes the same way', async () => {
    const sums = [0, 0, 0, 0, 0, 0, 0];
    for (let seed = 1; seed <= MATCHES; seed++) {
      const alone = await play(seed, false);
      const ordered = await play(seed, true);
      expect([ordered.decisions, ordered.scores]).toEqual([alone.decisions, alone.scores]);
      const figures = [alone, ordered].flatMap((one) => [one.visits, one.reactions, one.days]);
      [...figures, ordered.decisions].forEach((figure, i) => (sums[i] += figure));
    }
    const [visits, reactions, days, fewer, fewerReactions, daysWith, decisions] = sums.map(
      (sum) => Math.round((10 * sum) / MATCHES) / 10,
    );
    console.log(
      `Parley with ${SEATS} seats over days, ${MATCHES} matches of ${decisions} decisions. Somebody had to come back ` +
        `${visits} times without orders, ${reactions} of them to react or vote (${days} days); ` +
        `${fewer} times with orders, ${fewerReactions} of them to react or vote (${daysWith} days).`,
    );
    expect(fewerReactions).toBeLessThan(reactions / 4);
    expect(fewer).toBeLessThan(visits / 2);
  });
});
