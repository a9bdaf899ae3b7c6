import { describe, expect, it } from 'vitest';
import { playOn, random, World } from './support/world.ts';

/** Two people at a table, in the middle of a match. */
async function twoPlayers(moves = 6) {
  const world = await new World().start();
  const ada = world.connect([0]);
  const ben = world.connect([1]);
  await playOn([ada, ben], random(3), (made) => made >= moves);
  const [asked, other] = ada.question ? [ada, ben] : [ben, ada];
  return { world, ada, ben, asked, other };
}

describe('answers', () => {
  it('count once, however often the same one is sent', async () => {
    const { world, asked } = await twoPlayers();
    const { n, epoch } = asked.snapshot.position;
    const { key } = asked.question!.options[0];
    const message = { t: 'answer', seat: asked.seat, n, epoch, key } as const;
    await Promise.all([asked.ask(message), asked.ask(message), asked.ask(message)]);
    expect(asked.snapshot.position.n).toBe(n + 1);
    await asked.ask(message);
    await world.reopen();
    const again = world.connect([asked.seat]);
    expect(await again.refusal(message)).toBe('accepted');
    expect(again.snapshot.position.n).toBe(n + 1);
  });

  it('for a decision that is made already are stale', async () => {
    const { asked } = await twoPlayers();
    const { n, epoch } = asked.snapshot.position;
    const [one, other] = asked.question!.options;
    const late = { t: 'answer', seat: asked.seat, epoch } as const;
    await asked.answer(one.key);
    expect(await asked.refusal({ ...late, n, key: other.key })).toBe('stale');
    expect(await asked.refusal({ ...late, n: n + 9, key: other.key })).toBe('stale');
    expect(await asked.refusal({ ...late, n, epoch: epoch + 1, key: one.key })).toBe('stale');
    expect(asked.snapshot.position.n).toBe(n + 1);
  });

  it('are taken only from the owner of the seat, when asked, and only if offered', async () => {
    const { world, asked, other } = await twoPlayers();
    const { n, epoch } = asked.snapshot.position;
    const { key } = asked.question!.options[0];
    const before = world.store.lines.length;
    const forged = { t: 'answer', seat: asked.seat, n, epoch, key } as const;
    expect(await other.refusal(forged)).toBe('not-your-seat');
    expect(await world.connect([]).refusal(forged)).toBe('not-your-seat');
    expect(await other.refusal({ ...forged, seat: other.seat })).toBe('not-asked');
    expect(await asked.refusal({ ...forged, key: 'place:z9' })).toBe('not-offered');
    expect(await asked.refusal({ ...forged, key: 'constructor' })).toBe('not-offered');
    expect(world.store.lines.length).toBe(before);
    expect(asked.snapshot.position.n).toBe(n);
  });

  it('refused by a rule name its clause, and so does "why not"', async () => {
    const { asked } = await twoPlayers(0);
    const data = await asked.ask({ t: 'why', seat: asked.seat });
    const refusals = data && 'refusals' in data ? data.refusals : [];
    expect(refusals.length).toBeGreaterThan(0);
    await expect(asked.answer(refusals[0].key)).rejects.toMatchObject({
      refused: { code: 'not-offered', clause: refusals[0].clause },
    });
  });

  it('reach both tabs of one player, and either may answer', async () => {
    const { world, asked } = await twoPlayers();
    const tab = world.connect([asked.seat]);
    const { key } = tab.question!.options[0];
    await tab.answer(key);
    expect(tab.snapshot.position).toEqual(asked.snapshot.position);
    asked.close();
    expect(tab.snapshot.info.seats[tab.seat].online).toBe(true);
    const spectator = world.connect([]);
    tab.close();
    expect(spectator.snapshot.info.seats[tab.seat].online).toBe(false);
  });

  it('are no longer taken when the match is over', async () => {
    const { ada, ben, asked } = await twoPlayers();
    await playOn([ada, ben], random(1), () => false);
    const { n, epoch, ending } = asked.snapshot.position;
    expect(ending?.by).toBe('rules');
    expect(await asked.refusal({ t: 'answer', seat: asked.seat, n, epoch, key: 'done' })).toBe(
      'over',
    );
    expect(await asked.refusal({ t: 'undo', seat: asked.seat, n, epoch })).toBe('over');
    expect(await asked.refusal({ t: 'hint', seat: asked.seat })).toBe('over');
    expect(await asked.refusal({ t: 'concede', seat: asked.seat })).toBe('over');
    expect(await asked.refusal({ t: 'propose', seat: asked.seat, what: 'end' })).toBe('over');
  });
});

describe('a room', () => {
  it('refuses everything once it is closed', async () => {
    const { world, asked } = await twoPlayers();
    await world.room.close();
    expect(await asked.refusal({ t: 'ping' })).toBe('unavailable');
  });

  it('answers what is no message with a refusal', async () => {
    const { asked } = await twoPlayers();
    expect(await asked.sendText('{"id":9,"t":"dance"}')).toMatchObject({
      id: 9,
      ok: false,
      error: { code: 'malformed' },
    });
    expect(await asked.sendText('{{')).toMatchObject({ id: -1, error: { code: 'malformed' } });
  });

  it('lets nobody in who sees with eyes that are not theirs', async () => {
    const { world } = await twoPlayers();
    expect(() => world.connect([0], { viewer: 1 })).toThrow(/sees with one of them/);
    expect(() => world.connect([], { viewer: 1 })).toThrow();
    expect(() => world.connect([7])).toThrow();
  });

  it('goes on for the others when one line breaks', async () => {
    const { world, asked } = await twoPlayers();
    world.room.connect({
      seats: [],
      send: () => {
        throw new Error('broken pipe');
      },
    });
    await asked.answerAny(random(1));
    expect(world.errors.length).toBeGreaterThan(0);
  });

  it('shows a shared device one player at a time', async () => {
    const world = await new World().start();
    const device = world.connect([0, 1]);
    expect([device.seat, device.snapshot.mine]).toEqual([0, [0, 1]]);
    await device.ask({ t: 'look', seat: 1 });
    expect(device.seat).toBe(1);
    expect(await world.connect([0]).refusal({ t: 'look', seat: 1 })).toBe('not-your-seat');
    await playOn([device], random(1), async (moves) => {
      const { asked, ending } = device.snapshot.position;
      if (ending === null && asked[0].seat !== device.seat)
        await device.ask({ t: 'look', seat: asked[0].seat });
      return moves > 60;
    });
    expect(device.snapshot.position.n).toBeGreaterThan(60);
  });
});
