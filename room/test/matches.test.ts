import { everySetup } from '@tablewright/conformance';
import { keyFromSeed, parseJournal, verifyJournal } from '@tablewright/engine';
import type { Snapshot } from '@tablewright/protocol';
import { roam } from '@tablewright/roam';
import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { playOn, random, World } from './support/world.ts';

/** All variants with all numbers of seats; how the seats are taken differs with the number. */
const SETUPS = everySetup(roam).filter(
  ({ seats, setup }) =>
    setup['start'] === 'random' && setup['edges'] === (seats === 3 ? 'choose' : 'usual'),
);

/** Compared as text: the whole picture, after every move, for everybody. */
function pictureOf(
  { info, mine, viewer, position, log, chat, clocks, proposal }: Snapshot,
  entries: number,
): string {
  const { n, epoch, state, asked, question, undo, ending } = position;
  const place = [n, epoch, state, asked, question, undo, ending];
  return JSON.stringify([info, mine, viewer, place, log.slice(-entries), chat, clocks, proposal]);
}

function differsFromFresh(world: World, client: Client): string | null {
  const { mine, viewer, log } = client.snapshot;
  const fresh = world.connect(mine, { viewer });
  fresh.close();
  const entries = Math.min(fresh.snapshot.log.length, log.length);
  const shown = pictureOf(client.snapshot, entries);
  const wanted = pictureOf(fresh.snapshot, entries);
  return shown === wanted ? null : `${shown}\n${wanted}`;
}

describe('whole matches through connections', () => {
  it('are played by offered options alone, patches give what a fresh snapshot gives, in every setup', async () => {
    for (const [seed, { seats, setup }] of SETUPS.entries()) {
      const chance = random(seed);
      const world = await new World().start({ people: seats, setup, key: keyFromSeed(seed) });
      const players = Array.from({ length: seats }, (_, seat) => world.connect([seat]));
      const spectator = world.connect([]);
      const everybody = [...players, spectator];
      let different: string | null = null;
      await playOn(players, chance, () => {
        different = differsFromFresh(world, everybody[chance.below(everybody.length)]);
        return different !== null;
      });
      expect(different).toBeNull();
      for (const client of everybody) {
        expect(differsFromFresh(world, client)).toBeNull();
        expect(client.snapshot.position.ending).toMatchObject({ by: 'rules' });
      }
      if (seed % 8 === 0) {
        const journal = parseJournal(world.store.lines.join('\n'));
        expect(verifyJournal(roam, journal)).toMatchObject({ keyed: true, over: true });
      }
      expect(world.errors).toEqual([]);
    }
  });

  it.each([
    { clock: { kind: 'none' } as const, most: 250 },
    { clock: { kind: 'live', bank: 600_000, increment: 5000, out: 'skip' } as const, most: 300 },
  ])(
    'cost each of four receivers less than $most bytes a move ($clock.kind clock)',
    async ({ clock, most }) => {
      let bytes = 0;
      let moves = 0;
      for (let seed = 0; seed < 4; seed++) {
        const setup = { patrol: seed % 2 === 0, advanced: seed === 3 };
        const world = await new World().start({ people: 4, key: keyFromSeed(seed), setup, clock });
        const players = [0, 1, 2, 3].map((seat) => world.connect([seat]));
        await playOn(players, random(seed), () => false);
        for (const { received } of players) {
          const told = received.filter((text) => text.startsWith('{"t":"m"'));
          moves += told.length;
          bytes += told.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
        }
      }
      expect(moves).toBeGreaterThan(1000);
      expect(bytes / moves).toBeLessThan(most);
    },
  );
});
