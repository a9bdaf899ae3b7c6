import { FastChance, keyFromSeed, Match, saveMatch, type Seat } from '@tablewright/engine';
import { roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { describe, expect, it } from 'vitest';
import {
  type Blunder,
  createBot,
  findBlunders,
  openBlunder,
  parseBlunders,
  parseBot,
  solves,
} from '../src/index.ts';

/** A position of a random match in which a seat has to choose, with its first option accepted. */
function somePosition(): { readonly blunder: Blunder; readonly offered: readonly string[] } {
  const chance = new FastChance(4);
  const match = Match.start(roam, { seats: 2, key: keyFromSeed(4) });
  while (match.decisions < 20 || match.asks[0].options.length < 3) {
    const [ask] = match.asks;
    match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
  }
  const [{ seat, prompt, options }] = match.asks;
  const offered = options.map((option) => prompt.key(option));
  const blunder: Blunder = {
    id: 'test',
    why: 'for the test',
    by: 'random',
    seat,
    question: prompt.id,
    played: offered[1],
    accepts: [offered[0]],
    save: saveMatch(match),
  };
  return { blunder, offered };
}

const always = (key: string) => ({ name: key, advise: () => ({ key, options: [] }) });

describe('a stored position', () => {
  const { blunder, offered } = somePosition();

  it('is opened from its line as it was, and solved by an accepted answer alone', async () => {
    const [read] = parseBlunders(`${JSON.stringify(blunder)}\n\n`);
    const { match, gone } = openBlunder(roam, read);
    expect(gone).toBeUndefined();
    const ask = match!.ask(blunder.seat)!;
    expect(ask.options.map((option) => ask.prompt.key(option))).toEqual(offered);
    expect(await solves(always(offered[0]), match!, read)).toBe(true);
    expect(await solves(always(offered[1]), match!, read)).toBe(false);
  });

  it('is reported when the rules no longer ask its question', () => {
    const gone = (changed: Partial<Blunder>): string | undefined =>
      openBlunder(roam, { ...blunder, ...changed }).gone;
    expect(gone({ accepts: ['place:z9'] })).toBe('place:z9 is not offered');
    expect(gone({ played: 'place:z9' })).toBe('place:z9 is not offered');
    expect(gone({ question: 'bid' })).toMatch(/^the question is \w+, not bid$/);
    expect(gone({ seat: 1 - blunder.seat })).toMatch(/is not asked/);
    expect(gone({ save: { ...blunder.save, checkpoints: [] } })).toEqual(expect.any(String));
    expect(gone({ save: { ...blunder.save, rules: 99 } })).toEqual(expect.any(String));
  });

  it('must be a line of JSON', () => {
    expect(() => parseBlunders('{}\nnothing')).toThrow('Line 2 is no position.');
  });
});

describe('the finder', () => {
  const hunt = (isLate: () => boolean): AsyncGenerator<Blunder> =>
    findBlunders({
      game: roam,
      hooks: roamBot,
      seats: 2,
      setup: {},
      matches: 1,
      seed: 'test',
      effort: { screen: 40, deep: 120, referee: 100 },
      cost: 0.05,
      create: (match: number, seat: Seat) => createBot(parseBot('random'), roamBot, match + seat),
      isLate,
    });

  it('finds choices of a bad player, and accepts offered answers other than those', async () => {
    const find = async (): Promise<Blunder[]> => {
      const found: Blunder[] = [];
      for await (const blunder of hunt(() => found.length === 2)) found.push(blunder);
      return found;
    };
    const found = await find();
    expect(found).toHaveLength(2);
    for (const blunder of found) {
      expect(openBlunder(roam, blunder).gone).toBeUndefined();
      expect(blunder.accepts.length).toBeGreaterThan(0);
      expect(blunder.accepts).not.toContain(blunder.played);
      expect(blunder.save.checkpoints).toHaveLength(1);
    }
    expect(await find()).toEqual(found);
  });

  it('stops when it is late', async () => {
    expect(await hunt(() => true).next()).toEqual({ done: true, value: undefined });
  });
});
