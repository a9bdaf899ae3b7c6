import type {
  Game,
  Setup,
  SetupBySeat,
  SetupChoice,
  SetupOption,
  SetupValue,
} from '@tablewright/engine';

interface Table {
  readonly seats: number;
  readonly setup: Setup;
}

type Optional = Pick<Game, 'seats' | 'setupOptions' | 'sampleSetups'>;

/** More combinations than this are sampled. */
const MOST = 100;

/**
 * Ways to set a game up: all numbers of seats with all combinations of its options. Where there are too many, a sample
 * that has the usual setup for each number of seats, and each value of an option with each value of every other one.
 * Of an option with a choice for each seat, each seat has each value once. A game may also name its own setups.
 */
export function everySetup(game: Optional): readonly Table[] {
  if (game.sampleSetups !== undefined) return game.sampleSetups;
  const factors = factorsOf(game);
  const count = factors.reduce((product, { values }) => product * values.length, 1);
  return count <= MOST ? all(factors) : sample(game, factors);
}

interface Factor {
  readonly name: string;
  readonly values: readonly (SetupValue | Example)[];
}

/** A text of the players' own, or a choice for each seat, by the number of seats. */
type Example = (seats: number) => SetupChoice;

const SEATS = 'number of seats';

/** The options in their order, then the number of seats. */
function factorsOf({ seats: { min, max }, setupOptions }: Optional): Factor[] {
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
  const options = Object.entries(setupOptions).map(([name, option]) => ({
    name,
    values: [...option.values, ...examplesOf(option, counts)],
  }));
  return [...options, { name: SEATS, values: counts }];
}

function examplesOf({ text, bySeat }: SetupOption, counts: readonly number[]): Example[] {
  const examples: Example[] = text === undefined ? [] : [(seats) => text.example(seats)];
  if (bySeat === undefined) return examples;
  const choices = new Map(counts.map((seats) => [seats, choicesBySeat(bySeat, seats)]));
  const most = Math.max(...counts.map((seats) => choices.get(seats)!.length));
  for (let i = 0; i < most; i++)
    examples.push((seats) => {
      const own = choices.get(seats)!;
      return own[i % own.length];
    });
  return examples;
}

/** Choices for the seats of a table, among which each seat has each value that it can have. */
export function choicesBySeat(
  bySeat: SetupBySeat,
  seats: number,
): readonly (readonly SetupValue[])[] {
  const nothing = new Array<SetupValue>(seats).fill(bySeat.standard);
  const missing = nothing.map((_, seat) =>
    bySeat.values.filter((value) => bySeat.check(nothing.with(seat, value)) === null),
  );
  const all: SetupValue[][] = [];
  while (missing.some((left) => left.length > 0)) {
    let chosen = nothing;
    // The seat that lacks most chooses first.
    const order = [...missing.keys()].sort((a, b) => missing[b].length - missing[a].length);
    for (const seat of order) {
      const value = missing[seat].find((each) => bySeat.check(chosen.with(seat, each)) === null);
      if (value === undefined) continue;
      chosen = chosen.with(seat, value);
      missing[seat] = missing[seat].filter((each) => each !== value);
    }
    all.push(chosen);
  }
  return all;
}

/** Places of the values chosen, factor by factor. */
type Row = readonly number[];

const tableOf = (factors: readonly Factor[], row: Row): Table => {
  const seats = factors.at(-1)!.values[row.at(-1)!] as number;
  const chosen = factors.slice(0, -1).map(({ name, values }, at) => {
    const value = values[row[at]];
    return [name, typeof value === 'function' ? value(seats) : value] as const;
  });
  return { seats, setup: Object.fromEntries(chosen) };
};

function all(factors: readonly Factor[]): Table[] {
  let rows: Row[] = [[]];
  for (const { values } of factors)
    rows = rows.flatMap((row) => values.map((_, place) => [...row, place]));
  return rows.map((row) => tableOf(factors, row));
}

function sample(game: Optional, factors: readonly Factor[]): Table[] {
  const standard = Object.values(game.setupOptions).map(({ values, standard: usual }) =>
    values.indexOf(usual),
  );
  const rows: Row[] = factors.at(-1)!.values.map((_, seats) => [...standard, seats]);
  const missing = new Set(
    factors.flatMap((_, one) =>
      factors
        .slice(0, one)
        .flatMap((__, other) =>
          factors[one].values.flatMap((___, a) =>
            factors[other].values.map((____, b) => pair(other, b, one, a)),
          ),
        ),
    ),
  );
  const settle = (row: Row): void => {
    for (const each of pairsOf(row)) missing.delete(each);
  };
  rows.forEach(settle);
  while (missing.size > 0) {
    const row = rowFor([...missing][0], factors, missing);
    rows.push(row);
    settle(row);
  }
  return rows.map((row) => tableOf(factors, row));
}

/** A row with this pair; the other factors take what is missing most beside what is chosen so far. */
function rowFor(wanted: string, factors: readonly Factor[], missing: ReadonlySet<string>): Row {
  const [other, b, one, a] = wanted.split(' ').map(Number);
  const row: number[] = [];
  row[other] = b;
  row[one] = a;
  factors.forEach(({ values }, at) => {
    if (row[at] !== undefined) return;
    const gains = values.map((_, place) => {
      const tried = row.slice();
      tried[at] = place;
      return pairsOf(tried).filter((each) => missing.has(each)).length;
    });
    row[at] = gains.indexOf(Math.max(...gains));
  });
  return row;
}

const pair = (...places: readonly [number, number, number, number]): string => places.join(' ');

/** All pairs of a row, of which some places may still be open. */
function pairsOf(row: Row): string[] {
  const pairs: string[] = [];
  row.forEach((a, one) => {
    row.forEach((b, other) => {
      if (other < one) pairs.push(pair(other, b, one, a));
    });
  });
  return pairs;
}
