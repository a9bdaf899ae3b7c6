/** Another process has written to the match: the copy in this process is out of date. */
export class PositionError extends Error {
  override name = 'PositionError';
}

/** Another node has taken the match over. */
export class FenceError extends PositionError {
  override name = 'FenceError';
}

/** The database is damaged: nothing may be written before the operator has repaired it. */
export class DamagedError extends Error {
  override name = 'DamagedError';
}
