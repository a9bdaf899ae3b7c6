/** A seat at the table, counted from 0. */
export type Seat = number;

/** A spectator, who sees what every seat sees and no more. */
export const SPECTATOR: Seat = -1;

/** Stands for the seats that agreed on something, where a decision names its seat. */
export const TABLE: Seat = -2;

/** Replaces a value that the seat cannot see in a view. */
export const HIDDEN = -1;

/** Plain data: what a state, an answer or an event may be made of. */
export type Plain =
  | number
  | string
  | boolean
  | null
  | readonly Plain[]
  | { readonly [key: string]: Plain };
