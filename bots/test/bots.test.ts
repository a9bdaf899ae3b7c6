import { type Ask, FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { type Roam, roam } from '@tablewright/roam';
import { roamBot } from '@tablewright/roam/bot';
import { describe, expect, it, vi } from 'vitest';
import { countPairings, createBot, parseBot, playArena, search, wilson } from '../src/index.ts';

const BOTS = ['random', 'greedy', 'search:60'];

function middleOf(seats: number, seed: number, decisions = 40): Match {
  const match = Match.start(roam, { seats, key: keyFromSeed(seed) });
  const chance = new FastChance(seed);
  while (!match.over && match.decisions < decisions) {
    const ask = match.asks[0];
    match.answer(ask.seat, ask.prompt.key(ask.options[chance.below(ask.options.length)]));
  }
  return match as unknown as Match;
}

describe.each(BOTS)('%s', (name) => {
  it('answers with an option that is offered, whatever is asked', async () => {
    const match = Match.start(roam, { seats: 3, key: keyFromSeed(3) }) as unknown as Match;
    const bots = [1, 2, 3].map((seed) => createBot(parseBot(name), roamBot, seed));
    while (!match.over && match.decisions < 60) {
      const { seat } = match.asks[0];
      const offered = match.observe(seat).question!.options.map(({ key }) => key);
      const advice = await bots[seat].advise(match, seat);
      expect(offered).toContain(advice.key);
      expect(advice.options.map(({ key }) => key)).toContain(advice.key);
      match.answer(seat, advice.key);
    }
  });

  it('thinks the same whatever lies where it cannot see', async () => {
    for (let seed = 1; seed <= 8; seed++) {
      const match = middleOf(4, seed);
      const { seat } = match.asks[0];
      const truth = await createBot(parseBot(name), roamBot, seed).advise(match, seat);
      const other = match.sample(seat, new FastChance(seed * 7));
      const unseen = (of: Match): number[] =>
        roam.secrecy.unseen(of.state as never, seat).toSorted((one, two) => one - two);
      expect(unseen(other as unknown as Match)).toEqual(unseen(match as unknown as Match));
      expect(await createBot(parseBot(name), roamBot, seed).advise(other, seat)).toEqual(truth);
    }
  });

  it('leaves the match as it was', async () => {
    const match = middleOf(2, 5);
    const before = [match.hash(), match.decisions, match.position];
    await createBot(parseBot(name), roamBot, 1).advise(match, match.asks[0].seat);
    expect([match.hash(), match.decisions, match.position]).toEqual(before);
  });

  it('refuses to think for a seat that is not asked', () => {
    const match = middleOf(2, 6);
    const waiting = 1 - match.asks[0].seat;
    expect(() => createBot(parseBot(name), roamBot, 1).advise(match, waiting)).toThrow('not asked');
  });
});

describe('an option that weighs nothing', () => {
  it.each(['greedy', 'search:60'])('is left alone by %s where there is another', async (name) => {
    const match = middleOf(3, 4);
    const { seat } = match.asks[0];
    const best = (await createBot(parseBot(name), roamBot, 1).advise(match, seat)).key;
    const hooks = {
      ...roamBot,
      weigh: (g: Roam, ask: Ask, option: never) =>
        ask.prompt.key(option) === best ? 0 : (roamBot.weigh?.(g, ask, option) ?? 1),
    };
    expect((await createBot(parseBot(name), hooks, 1).advise(match, seat)).key).not.toBe(best);
    const never = { ...roamBot, weigh: () => 0 };
    expect(await createBot(parseBot(name), never, 1).advise(match, seat)).toHaveProperty('key');
  });
});

describe('a question with one option that is worth a look', () => {
  it('is answered at once', async () => {
    const match = middleOf(3, 4);
    const [{ seat, prompt, options }] = match.asks;
    const only = prompt.key(options.at(-1));
    let evaluations = 0;
    const hooks = {
      ...roamBot,
      weigh: (_g: Roam, ask: Ask, option: never) => Number(ask.prompt.key(option) === only),
      evaluate(g: Roam, of: number) {
        evaluations++;
        return roamBot.evaluate(g, of);
      },
    };
    expect((await createBot(parseBot('greedy'), hooks, 1).advise(match, seat)).key).toBe(only);
    expect(evaluations).toBe(match.seats);
  });
});

describe('search', () => {
  it('spends its iterations on the options and reports them with an interval', () => {
    const match = middleOf(2, 9);
    const { seat } = match.asks[0];
    const found = search(match, seat, roamBot as never, { iterations: 400 }, new FastChance(1));
    expect(found.iterations).toBe(400);
    expect(found.options.reduce((sum, { visits }) => sum + visits, 0)).toBe(400);
    expect(found.options.every(({ visits, total }) => total >= 0 && total <= visits)).toBe(true);
  });

  it('keeps to a budget of time', async () => {
    const match = middleOf(2, 9);
    let time = 0;
    // Every look at the clock is a millisecond later than the last.
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => ++time);
    const bot = createBot(parseBot('search:30ms'), roamBot, 1);
    const advice = await bot.advise(match, match.asks[0].seat);
    clock.mockRestore();
    expect(advice.iterations).toBeGreaterThan(1);
    expect(advice.iterations).toBeLessThanOrEqual(30);
    expect(advice.options[0].confidence).toBeLessThan(0.5);
  });

  it('works for a game that gives no hooks at all', async () => {
    const match = middleOf(2, 11);
    const advice = await createBot(parseBot('search:50'), undefined, 1).advise(
      match,
      match.asks[0].seat,
    );
    expect(advice.iterations).toBe(50);
  });

  it('names the game whose evaluation is no number', () => {
    const match = middleOf(2, 11);
    const broken = { ...roamBot, evaluate: () => NaN };
    const bot = createBot(parseBot('search:5'), broken, 1);
    expect(() => bot.advise(match, match.asks[0].seat)).toThrow('evaluation of roam');
  });

  it('looks ahead as many turns as the game says', () => {
    const match = middleOf(2, 9);
    const { seat } = match.asks[0];
    const now = match.game.turns(match.state);
    for (const horizon of [1, 3]) {
      const judged = new Set<number>();
      const hooks = {
        ...roamBot,
        horizon,
        evaluate: (g: Roam): number => {
          judged.add(g.turn - now);
          return 0;
        },
      };
      search(match, seat, hooks as never, { iterations: 20 }, new FastChance(1));
      // As the world was dealt, at the end of the turn for the first guess, and where playouts end.
      expect([...judged].sort((a, b) => a - b)).toEqual([...new Set([0, 1, horizon])]);
    }
  });

  it('trusts its first guess as far as the game says, and as long', () => {
    /** How often the option was tried that was tried most, over a few positions. */
    const favourite = (told: Partial<typeof roamBot>): number => {
      let visits = 0;
      for (let seed = 1; seed <= 6; seed++) {
        const match = middleOf(3, seed);
        const { seat } = match.asks[0];
        const hooks = { ...roamBot, ...told } as never;
        const found = search(match, seat, hooks, { iterations: 300 }, new FastChance(seed));
        visits += Math.max(...found.options.map((option) => option.visits));
      }
      return visits;
    };
    const alike = { slack: 1000 };
    expect(favourite({})).toBeGreaterThan(favourite(alike));
    // What looked alike goes on being tried alike, whatever the playouts say.
    expect(favourite({ ...alike, steady: 20 })).toBeLessThan(0.9 * favourite(alike));
  });

  it('takes a last move that wins where others lose', async () => {
    let seen = 0;
    for (let seed = 1; seed <= 300 && seen < 3; seed++) {
      const match = middleOf(2, seed, 1000);
      match.undoByConsent();
      const { seat } = match.asks[0];
      const places = placesByAnswer(match, seat);
      const wins = [...places].filter(([, place]) => place === 1).map(([key]) => key);
      const isLast = [...places.values()].every((place) => place !== null);
      if (!isLast || wins.length === 0 || wins.length === places.size) continue;
      seen++;
      const advice = await createBot(parseBot('search:300'), roamBot, 1).advise(match, seat);
      expect(wins).toContain(advice.key);
    }
    expect(seen).toBe(3);
  });
});

/** Answers after which the match is over and won. */
/** The seat's place after each answer that it may give; null where the match goes on. */
function placesByAnswer(match: Match, seat: number): Map<string, number | null> {
  const { options } = match.observe(seat).question!;
  return new Map(
    options.map(({ key }) => {
      const fork = match.fork();
      fork.answer(seat, key);
      return [key, fork.result?.places[seat] ?? null];
    }),
  );
}

describe('arena', () => {
  const create = (name: string, seed: number) => createBot(parseBot(name), roamBot, seed);

  it('finds greedy far above random and search above greedy', async () => {
    const [greedy] = await playArena(roam, ['greedy', 'random'], {
      seats: 2,
      games: 12,
      seed: 1,
      create,
    });
    expect(greedy).toMatchObject({ bot: 'greedy', against: 'random', games: 12, fairShare: 0.5 });
    expect(greedy.rate).toBeGreaterThan(0.8);
    const [search] = await playArena(roam, ['search:150', 'greedy'], {
      seats: 2,
      games: 12,
      seed: 1,
      create,
    });
    expect(search.rate).toBeGreaterThan(0.5);
  });

  it('repeats itself for the same seed', async () => {
    const options = { seats: 3, games: 6, seed: 4, create };
    const first = await playArena(roam, ['random', 'greedy'], options);
    expect(await playArena(roam, ['random', 'greedy'], options)).toEqual(first);
    expect(first.map(({ bot, against }) => [bot, against])).toEqual([
      ['random', 'greedy'],
      ['greedy', 'random'],
    ]);
  });

  it('seats one bot alone, and tells how it does in each seat', async () => {
    const options = { seats: 3, games: 6, seed: 4, create, lone: true };
    const pairings = await playArena(roam, ['greedy', 'random'], options);
    expect(pairings).toHaveLength(1);
    expect(countPairings(2, options)).toBe(1);
    const [{ bot, wins, bySeat }] = pairings;
    expect(bot).toBe('greedy');
    expect(bySeat.map(({ games }) => games)).toEqual([2, 2, 2]);
    expect(bySeat.reduce((sum, seat) => sum + seat.wins, 0)).toBe(wins);
  });

  it('counts a win of one player of two as a loss of the other, seat by seat', async () => {
    const options = { seats: 2, games: 8, seed: 3, create };
    const [one, other] = await playArena(roam, ['random', 'greedy'], options);
    expect(other.wins).toBe(8 - one.wins);
    expect(other.bySeat[1].wins).toBe(4 - one.bySeat[0].wins);
  });

  it('gives Wilson intervals', () => {
    expect(wilson(0, 10).low).toBe(0);
    expect(wilson(0, 10).high).toBeCloseTo(0.2775, 3);
    expect(wilson(5, 10).low).toBeCloseTo(0.2366, 3);
    expect(wilson(10, 10).high).toBe(1);
  });
});

describe('parseBot', () => {
  it.each([
    ['search', { milliseconds: 500 }],
    ['search:200ms', { milliseconds: 200 }],
    ['search:2s', { milliseconds: 2000 }],
    ['search:1500', { iterations: 1500 }],
  ])('reads %s', (written, budget) => {
    expect(parseBot(written).budget).toEqual(budget);
  });

  it.each([
    '',
    'serach',
    'search:',
    'search:0',
    'search:-5',
    'greedy:3',
    'search:1e9',
    'search:10m',
  ])('refuses "%s"', (written) => {
    expect(() => parseBot(written)).toThrow(/bot "/);
  });
});
