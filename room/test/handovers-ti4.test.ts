import {
  FastChance,
  type JournalLine,
  keyFromSeed,
  Match,
  type Order,
  type Seat,
} from '@tablewright/engine';
import type { OrdersView, OrderScope } from '@tablewright/protocol';
import { ti4 } from '@tablewright/ti4';
import { ACTION_CARDS, SECRET_LIMIT } from '@tablewright/ti4/content';
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { correspond, isOpen } from './support/correspondence.ts';
import { type Ti4, weigh } from './support/ti4.ts';
import { settle, World } from './support/world.ts';

/** `MATCHES=10 SEED=…` for better figures. */
const MATCHES = Number(process.env['MATCHES'] ?? 1);
const SEED = Number(process.env['SEED'] ?? 1);
const TIME = { timeout: 60_000 + MATCHES * 120_000 };

/** How often somebody may have to come back. */
const MOST_IN_MATCH = 400;
const MOST_IN_COUNCIL = 12;

/** What each player wants beside the usual orders: at votes and predictions. */
const VOTES: readonly (readonly string[])[] = [
  ['vote:for', 'elect:me', 'predict:for', 'foretell:likely'],
  ['vote:against', 'elect:abstain', 'predict:against', 'foretell:likely'],
  ['vote:abstain', 'predict:for', 'foretell:likely'],
  ['vote:for', 'elect:abstain', 'predict:for', 'foretell:likely'],
  ['vote:against', 'elect:me', 'predict:against', 'foretell:likely'],
  ['vote:abstain', 'elect:me', 'predict:for', 'foretell:likely'],
];

/** What all of them want: secondary abilities only where these need no thought, tokens where there are few. */
const ALL_WANT: readonly string[] = [
  'secondary:leadership:never',
  'secondary:diplomacy:never',
  'secondary:politics:always',
  'secondary:construction:never',
  'secondary:trade:always',
  'secondary:warfare:never',
  'secondary:technology:never',
  'cast:all',
  'things:abstain',
  'tie:any',
  'assassinate:strongest',
  'gain:even',
  'tokens:keep',
  'limit:newest',
  'secret:score',
  'cannons:fire',
  'retreat:never',
  'land:all',
  'spread:free',
  'public:most',
];

type Wish = readonly [key: string, scope: OrderScope];

/** What depends on the hand holds for a round. */
function wishesOf({ players }: Ti4, seat: Seat): Wish[] {
  const { hand, secrets, scoredSecrets } = players[seat];
  const hasRoom = secrets.length + scoredSecrets.length < SECRET_LIMIT;
  const hasAction = hand.some((card) => ACTION_CARDS[card].action === true);
  return [
    ...[...VOTES[seat], ...ALL_WANT].map((key): Wish => [key, 'match']),
    [`secondary:imperial:${hasRoom ? 'always' : 'never'}`, 'round'],
    ...(hasAction ? [] : [['turn:pass', 'round'] as const]),
  ];
}

interface Played {
  /** What somebody was first asked, each time when they came back. */
  readonly visits: readonly string[];
  /** How often that was in each agenda phase. */
  readonly councils: readonly number[];
  readonly rounds: number;
  readonly days: number;
  readonly decisions: number;
}

/** A correspondence match: whoever is called comes, answers at a glance all that is asked, and leaves. */
async function play(seed: number): Promise<Played> {
  const key = keyFromSeed(`handovers ${seed}`);
  const seats = VOTES.length;
  const world = await new World({ game: ti4 as never }).start({
    seats: VOTES.map((_, seat) => ({ name: `Player ${seat + 1}` })),
    key,
    clock: { kind: 'days', days: 7, out: 'skip' },
  });
  const match = follow(world, Match.start(ti4, { seats, key }));
  const visits: string[] = [];
  const councils = new Map<number, number>();
  const days = await correspond(world, new FastChance(seed), async (seat) => {
    const { phase, round } = match().state;
    const client = world.connect([seat]);
    visits.push(client.question!.prompt);
    if (phase === 'agenda') councils.set(round, (councils.get(round) ?? 0) + 1);
    await giveOrders(client, match().state);
    while (await isAsked(client)) await decide(client, wantedOf(match(), seat));
    if (!match().over) await giveOrders(client, match().state);
    client.close();
  });
  const { state, decisions } = match();
  await world.room.close();
  expect(world.errors).toEqual([]);
  return { visits, councils: [...councils.values()], rounds: state.round, days, decisions };
}

/** The match as the journal tells it. */
function follow({ store }: World, match: Match<Ti4>): () => Match<Ti4> {
  let read = store.lines.length;
  return () => {
    for (; read < store.lines.length; read++) {
      const line = JSON.parse(store.lines[read]) as JournalLine;
      if (line.t === 'answer') match.answer(line.seat, line.key);
    }
    return match;
  };
}

async function ordersOf(client: Client): Promise<OrdersView> {
  const reply = await client.ask({ t: 'orders', seat: client.seat });
  return (reply as { readonly orders: OrdersView }).orders;
}

/** Gives the usual orders and those that are wished for, as soon as they are offered. */
async function giveOrders(client: Client, state: Ti4): Promise<void> {
  const { seat } = client;
  const { given, offered } = await ordersOf(client);
  const isIn = (list: readonly Pick<Order, 'key'>[], key: string): boolean =>
    list.some((order) => order.key === key);
  const wishes = [
    ...offered.filter(({ usual }) => usual).map(({ key }): Wish => [key, 'match']),
    ...wishesOf(state, seat).filter(([key]) => isIn(offered, key)),
  ];
  for (const [key, scope] of wishes)
    if (!isIn(given, key)) await client.ask({ t: 'order', seat, key, scope });
}

/** Is something left that orders do not answer? */
async function isAsked(client: Client): Promise<boolean> {
  do await settle();
  while (isOpen(client) && client.snapshot.orders?.answer);
  return isOpen(client);
}

/** What looks better at a glance than to pass, the best first; what looks best where nobody can pass. */
function wantedOf(match: Match<Ti4>, seat: Seat): string[] {
  const ask = match.ask(seat)!;
  const weighed = ask.options
    .map((option) => ({ key: ask.prompt.key(option), weight: weigh(match.state, ask, option) }))
    .toSorted((one, other) => other.weight - one.weight);
  return weighed
    .slice(
      0,
      Math.max(
        1,
        weighed.findIndex(({ key }) => isPass(key)),
      ),
    )
    .map(({ key }) => key);
}

const isPass = (key: string): boolean => key === 'decline' || key === 'lock';

/**
 * Answers. In a window, who wants to play cards orders that, for others may come first; and who passes does not want to
 * be asked about the same again in this turn, or in this council.
 */
async function decide(client: Client, wanted: readonly string[]): Promise<void> {
  const { seat, snapshot, question } = client;
  const passes = isPass(wanted[0]);
  const lasts = (key: string): boolean =>
    passes ? /^(spare|council|skip):/.test(key) : wanted.includes(key);
  const given: string[] = [];
  // The first order may already close the window.
  while (snapshot.position.reactions !== undefined && !(passes && given.length > 0)) {
    const { fitting } = await ordersOf(client);
    const next = fitting.find(({ key }) => lasts(key) && !given.includes(key));
    if (next === undefined) break;
    await client.ask({ t: 'order', seat, key: next.key, scope: 'turn' });
    given.push(next.key);
    await settle();
  }
  if (given.length > 0) return;
  const canLock = passes && question!.options.some(({ key }) => key === 'lock');
  await client.answer(canLock ? 'lock' : wanted[0]);
}

describe('Twilight Imperium over days with six players', TIME, () => {
  it('calls players back seldom enough', async () => {
    const matches: Played[] = [];
    for (let seed = SEED; seed < SEED + MATCHES; seed++) matches.push(await play(seed));
    for (const { visits, councils, rounds, days, decisions } of matches)
      console.log(
        `${rounds} rounds, ${decisions} decisions, ${Math.round(days)} days: ${visits.length} handovers, ` +
          `in agenda phases ${councils.join(', ')}`,
      );
    console.log(tableOf(matches));
    for (const { visits, councils } of matches) {
      expect(visits.length).toBeLessThanOrEqual(MOST_IN_MATCH);
      expect(Math.max(...councils)).toBeLessThanOrEqual(MOST_IN_COUNCIL);
    }
  });
});

/** Handovers of a match by what was asked first. */
function tableOf(matches: readonly Played[]): string {
  const counts = new Map<string, number>();
  for (const prompt of matches.flatMap(({ visits }) => visits))
    counts.set(prompt, (counts.get(prompt) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([prompt, count]) => `${(count / matches.length).toFixed(1).padStart(6)} ${prompt}`)
    .join('\n');
}
