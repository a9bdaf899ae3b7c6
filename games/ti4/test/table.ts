/** The players of scenarios, by seat. */
export const PLAYERS = ['ann', 'bob', 'cat', 'dan', 'eve', 'fay'] as const;

export type Who = (typeof PLAYERS)[number];

export const SEAT: { readonly [W in Who]: number } = {
  ann: 0,
  bob: 1,
  cat: 2,
  dan: 3,
  eve: 4,
  fay: 5,
};
