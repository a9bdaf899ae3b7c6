import { describe, expect, it } from 'vitest';
import type { Client } from './support/client.ts';
import { World } from './support/world.ts';

const textsOf = ({ snapshot }: Client): string[] => snapshot.chat.map(({ text }) => text);

describe('whispers', () => {
  it('are read by those they are for and by the speaker, live and after a restart', async () => {
    const world = await new World().start({ people: 4, whispers: true });
    const people = [0, 1, 2, 3].map((seat) => world.connect([seat]));
    const spectator = world.connect([]);
    const [ada] = people;
    await ada.ask({ t: 'chat', text: 'hello' });
    await ada.ask({ t: 'whisper', text: 'psst', to: [2, 1, 2] });
    const heard = [...people, spectator].map(textsOf);
    expect(heard).toEqual([
      ['hello', 'psst'],
      ['hello', 'psst'],
      ['hello', 'psst'],
      ['hello'],
      ['hello'],
    ]);
    expect(people[1].snapshot.chat[1]).toMatchObject({ seat: 0, to: [1, 2] });
    for (const client of [people[3], spectator])
      expect(client.received.join()).not.toContain('psst');
    expect(people[3].snapshot.info.whispers).toBe(true);

    await world.reopen();
    const again = [[0], [1], [2], [3], []].map((seats) => world.connect(seats));
    expect(again.map(textsOf)).toEqual(heard);
    // At a shared device, each sees only their own.
    const shared = world.connect([3, 1], { viewer: 3 });
    expect(textsOf(shared)).toEqual(['hello']);
    await shared.ask({ t: 'look', seat: 1 });
    expect(textsOf(shared)).toEqual(['hello', 'psst']);
  });

  it('are refused where the table has none, to nobody, to oneself and from spectators', async () => {
    const without = await new World().start({ people: 2 });
    const whisper = { t: 'whisper', text: 'psst', to: [1] } as const;
    expect(await without.connect([0]).refusal(whisper)).toBe('not-allowed');
    const world = await new World().start({ people: 2, whispers: true });
    const ada = world.connect([0]);
    for (const to of [[], [0], [1, 0], [2]])
      expect(await ada.refusal({ ...whisper, to })).toBe('malformed');
    expect(await ada.refusal({ ...whisper, text: ' \u202e ' })).toBe('malformed');
    expect(await ada.refusal({ ...whisper, text: 'x'.repeat(501) })).toBe('malformed');
    expect(await world.connect([]).refusal({ ...whisper, to: [0] })).toBe('not-allowed');
    expect(world.store.chat).toEqual([]);
  });
});
