import {
  type Core,
  eventFor,
  FastChance,
  type Game,
  keyFromSeed,
  Match,
  type Seat,
  SPECTATOR,
} from '@tablewright/engine';
import { type Roam, roam } from '@tablewright/roam';
import { CARDS, ARTIFACTS } from '@tablewright/roam/content';
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { World } from './support/world.ts';
import { veil } from './support/veil.ts';

/** Everything a client can ask for, sensible or not. */
async function pester(client: Client, seat: Seat): Promise<void> {
  const { n, epoch } = client.snapshot.position;
  await client.refusal({ t: 'answer', seat, n, epoch, key: 'lay:3' });
  await client.refusal({ t: 'answer', seat, n, epoch: epoch + 1, key: 'use:RO-L01' });
  await client.refusal({ t: 'why', seat });
  await client.refusal({ t: 'hint', seat });
  await client.refusal({ t: 'look', seat });
  await client.refusal({ t: 'standIn', seat, level: null });
  await client.refusal({ t: 'replay' });
  await client.refusal({ t: 'journal' });
  await client.refusal({ t: 'chat', text: 'what have you got?' });
  await client.sendText('{"id":1,"t":"journal","seat":');
}

interface Told {
  readonly clients: readonly Client[];
  readonly world: World;
}

/** A room in which everybody answers by the same places in their lists, and pesters in between. */
async function tell(
  game: Game,
  seats: number,
  key: string,
  answers: readonly number[],
): Promise<Told> {
  const world = await new World({ game }).start({ people: seats, key });
  const clients = [
    ...Array.from({ length: seats }, (_, seat) => world.connect([seat])),
    world.connect([]),
  ];
  for (const [at, answer] of answers.entries()) {
    const asked = clients.find((client) => client.question !== null)!;
    const { options } = asked.question!;
    if (at === 0) {
      await asked.answer(options[0].key);
      await asked.undo();
    }
    await asked.answer(asked.question!.options[answer % options.length].key);
    if (at % 20 === 2 || at === answers.length - 1)
      for (const client of clients) await pester(client, at % seats);
  }
  return { clients, world };
}

/** The same course in the bare engine: what each viewer may know of it, step by step. */
function courseOf(
  game: Game,
  seats: number,
  key: string,
  answers: readonly number[],
  viewer: Seat,
): string[] {
  const match = Match.start(game, { seats, key });
  const known = (events: Match['opening']['events']): string =>
    JSON.stringify([match.observe(viewer), events.map((event) => eventFor(event, viewer))]);
  const course = [known(match.opening.events)];
  for (const answer of answers) {
    if (match.over) break;
    const ask = match.asks[0];
    const { events } = match.answer(
      ask.seat,
      ask.prompt.key(ask.options[answer % ask.options.length]),
    );
    course.push(known(events));
  }
  return course;
}

function streamOf({ clients, world }: Told, viewer: Seat): string {
  const client = clients.find(({ seat }) => seat === viewer)!;
  // The commitment is the hash of the secret key, shown to everybody from the start.
  return client.received.join('\n').replaceAll(world.room.info.commitment, 'commitment');
}

describe('what a client receives', () => {
  it('is the same, byte for byte, whatever lies in the hands of others', async () => {
    let twins = 0;
    for (const seats of [2, 3]) {
      // Everybody has laid a card, and all but the last have looked or passed.
      const answers = [0, 1, 1, 0, 1].slice(0, 2 * seats - 1);
      for (let viewer = SPECTATOR; viewer < seats; viewer++) {
        const groups = new Map<string, string[]>();
        for (let seed = 0; seed < 150; seed++) {
          const key = keyFromSeed(seed);
          const known = courseOf(veil, seats, key, answers, viewer).join('\n');
          groups.set(known, [...(groups.get(known) ?? []), key]);
        }
        const alike = [...groups.values()].filter((keys) => keys.length > 1).slice(0, 4);
        expect(alike.length).toBeGreaterThan(0);
        for (const [one, other] of alike) {
          const first = streamOf(await tell(veil, seats, one, answers), viewer);
          expect(streamOf(await tell(veil, seats, other, answers), viewer)).toBe(first);
          expect(first).toContain('"replay"');
          twins++;
        }
      }
    }
    expect(twins).toBeGreaterThan(20);
  });

  it('is the same, byte for byte, however the hidden part of the piles of Roam lies', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const seats = 2 + (seed % 3);
      const chance = new FastChance(seed);
      const key = keyFromSeed(seed);
      const [one, other] = [rigged(1, 6 + seed * 5), rigged(2, 6 + seed * 5)];
      const drawn = Array.from({ length: 60 }, () => chance.below(1000));
      const courses = [one, other].map((game) => courseOf(game, seats, key, drawn, SPECTATOR));
      const parted = courses[0].findIndex((known, i) => known !== courses[1][i]);
      const answers = drawn.slice(0, parted < 0 ? courses[0].length - 1 : parted - 1);
      expect(answers.length).toBeGreaterThan(5);
      const told = await tell(one, seats, key, answers);
      const twin = await tell(other, seats, key, answers);
      for (let viewer = SPECTATOR; viewer < seats; viewer++)
        expect(streamOf(twin, viewer)).toBe(streamOf(told, viewer));
    }
  });

  it('never names a card that still lies face down, nor the key', async () => {
    const chance = new FastChance(9);
    for (let seed = 0; seed < 3; seed++) {
      const answers = Array.from({ length: 50 }, () => chance.below(1000));
      const { clients, world } = await tell(roam, 3, keyFromSeed(seed), answers);
      expect(world.room.ending).toBeNull();
      const { pile, stack } = stateOf(world);
      const faceDown = [
        ...pile.slice(0, -1).map((card) => CARDS[card].id),
        ...stack.map((artifact) => ARTIFACTS[artifact].id),
      ];
      const texts = clients.flatMap(({ received }) => received).join('\n');
      expect(faceDown.length).toBeGreaterThan(20);
      // What the clients themselves asked for is quoted in refusals.
      expect(faceDown.filter((id) => id !== 'RO-L01' && texts.includes(id))).toEqual([]);
      expect(texts).not.toContain(world.room.record.key);
      expect(texts).not.toContain('outcomes');
    }
  });
});

/** Roam with the lowest cards of its piles in another order. */
function rigged(seed: number, depth: number): Game {
  const game: Game<Roam> = {
    ...roam,
    steps: {
      ...roam.steps,
      *dealMap(g: Roam) {
        yield* roam.steps['dealMap'](g);
        const chance = new FastChance(seed);
        for (const pile of [g.pile, g.stack]) {
          for (let last = Math.min(depth, pile.length - 1) - 1; last > 0; last--) {
            const drawn = chance.below(last + 1);
            [pile[last], pile[drawn]] = [pile[drawn], pile[last]];
          }
        }
      },
    },
  };
  return game as Game<Core>;
}

/** The true state, from the journal, as only the host could read it. */
function stateOf(world: World): Roam {
  const match = Match.start(roam, { seats: 3, key: world.room.record.key });
  const answers: { seat: Seat; key: string }[] = [];
  for (const line of world.store.lines.slice(2)) {
    const { t, seat, key } = JSON.parse(line) as { t: string; seat: Seat; key: string };
    if (t === 'answer') answers.push({ seat, key });
    if (t === 'undo') answers.pop();
  }
  for (const { seat, key } of answers) match.answer(seat, key);
  return match.state;
}
