/** Somebody else has written to the match: what this process believes of it is out of date. */
export class PositionError extends Error {
  override name = 'PositionError';
}

/** Another node has taken the match over since. */
export class FenceError extends PositionError {
  override name = 'FenceError';
}
