import { type FastChance, keyFromSeed, Match } from '@tablewright/engine';
import { CARDS, parley, type Parley } from '@tablewright/engine/parley';
import { describe, expect, it } from 'vitest';
import { compareMany, DAYS, HOLDERS, LIVE, loud, type TwinGame } from './support/twins.ts';

/** `PAIRS=2000 SEED=…` for a long run. */
const PAIRS = Number(process.env['PAIRS'] ?? 24);
const seed = Number(process.env['SEED'] ?? 1) * 100_000;

const TIME = { timeout: 30_000 + PAIRS * 1000 };
const FEWEST = 3;

const twins: TwinGame<Parley> = {
  game: parley,
  find: randomPosition,
  hand: (g, seat) => ({ cards: g.players[seat].hand, known: [] }),
  deck: ({ deck, spied }) => ({ cards: deck, known: spied }),
  isReaction: (card) => CARDS[card].id === 'veto',
  orders: ['pass:veto', 'pass:debate'],
  plays: /veto|play|debate|bid:/,
  steps: 60,
};

function randomPosition(chance: FastChance, number: number): Match<Parley> | null {
  const seats = FEWEST + chance.below(parley.seats.max - FEWEST + 1);
  const match = Match.start(parley, { seats, key: keyFromSeed(`twins ${number}`) });
  const until = 10 + chance.below(70);
  const isBetweenSteps = (): boolean => match.checkpoints.at(-1)!.since.length === 0;
  for (let n = 0; !match.over && (n < until || !isBetweenSteps()); n++) {
    const ask = match.asks[chance.below(match.asks.length)];
    match.answer(ask.seat, ask.prompt.key(ask.draw(chance)));
  }
  return match.over ? null : match;
}

describe.each([
  ['live', LIVE],
  ['days', DAYS],
])('two tables alike but for one hidden card, %s', TIME, (name, times) => {
  it.each(HOLDERS)('look the same to everybody else while it is not played: %s', async (holder) => {
    const pairs = Math.ceil(PAIRS / (2 * HOLDERS.length));
    const terms = { ...times, reactions: 'usual', holder, seed } as const;
    const { windows, differences } = await compareMany(twins, pairs, terms);
    console.log(
      `${name}, ${holder}: ${pairs} pairs, ${windows.length} reactions, ${differences.length} differences`,
    );
    expect(differences).toEqual([]);
    expect(windows.length).toBeGreaterThan(pairs);
  });

  it('can be told apart where answers are not sealed', async () => {
    const terms = { ...times, reactions: 'usual', holder: 'person', changed: loud, seed } as const;
    expect((await compareMany(twins, 6, terms)).differences).not.toEqual([]);
  });

  it('can be told apart by time where nobody waits', async () => {
    const terms = { ...times, reactions: 'quick', holder: 'person', seed } as const;
    expect((await compareMany(twins, 6, terms)).differences).not.toEqual([]);
  });
});
