/** Somebody else has written to the match: what this process believes of it is out of date. */
export class PositionError extends Error {
  override name = 'PositionError';
}

/** Another node has taken the match over since. */
export class FenceError extends PositionError {
  override name = 'FenceError';
}

/** The database is damaged: nothing may be written to it before somebody has looked at it. */
export class DamagedError extends Error {
  override name = 'DamagedError';
}
