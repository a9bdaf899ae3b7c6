import fc from 'fast-check';

/** One way to spoil a piece of data: at some place in it, in some way. */
export interface Mutation {
  readonly place: number;
  readonly how: number;
  readonly value: number;
}

export const anyMutation: fc.Arbitrary<Mutation> = fc.record({
  place: fc.nat(),
  how: fc.nat(),
  value: fc.nat(),
});

/** Values that have broken programs before. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'toString',
  '__proto__',
  '9'.repeat(50),
  0,
  1,
  -1,
  0.5,
  7,
  99,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e300,
  [],
  [[]],
  [null],
  {},
  { toString: 1, valueOf: 1 },
  { length: 3 },
  { constructor: null },
];

type Holder = Record<string | number, unknown>;

/** The same data with one part damaged. It stays plain data: it has been written and read. */
export function mutated(data: unknown, mutation: Mutation): unknown {
  const root: Holder = { data: structuredClone(data) };
  const places = placesIn(root);
  const { holder, at } = places[mutation.place % places.length];
  const elsewhere = places[mutation.value % places.length];
  const ways: (() => void)[] = [
    () => (holder[at] = ODD[mutation.value % ODD.length]),
    () => (holder[at] = structuredClone(elsewhere.holder[elsewhere.at])),
    () => (holder[at] = [holder[at]]),
    () => (holder[at] = { [String(mutation.value % 3)]: holder[at] }),
    () => shift(holder, at, mutation.value),
    () => remove(holder, at),
    () => double(holder, at),
    () =>
      (holder[['extra', 'constructor', 'redeal', 'n', 'seat'][mutation.value % 5]] = holder[at]),
  ];
  ways[mutation.how % ways.length]();
  return root['data'] === undefined ? undefined : JSON.parse(JSON.stringify(root['data']));
}

function placesIn(holder: Holder): { holder: Holder; at: string | number }[] {
  return Object.keys(holder).flatMap((name) => {
    const at = Array.isArray(holder) ? Number(name) : name;
    const inner = holder[at];
    const here = { holder, at };
    return typeof inner === 'object' && inner !== null
      ? [here, ...placesIn(inner as Holder)]
      : [here];
  });
}

/** A number a little off, a text with a letter changed, a list turned round, a flag turned over. */
function shift(holder: Holder, at: string | number, by: number): void {
  const value = holder[at];
  if (typeof value === 'number') holder[at] = value + (by % 7) - 3;
  else if (typeof value === 'string') holder[at] = value.slice(1) + (by % 10);
  else if (typeof value === 'boolean') holder[at] = !value;
  else if (Array.isArray(value)) value.reverse();
}

function remove(holder: Holder, at: string | number): void {
  if (Array.isArray(holder)) holder.splice(at as number, 1);
  else delete holder[at];
}

function double(holder: Holder, at: string | number): void {
  if (Array.isArray(holder)) holder.splice(at as number, 0, structuredClone(holder[at as number]));
  else holder[`${at}s`] = holder[at];
}
