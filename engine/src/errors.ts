/** Invalid input from the host or a player. The message says what to do. */
export class InputError extends Error {
  override name = 'InputError';
}

/** An answer that is not open to this seat now. Nothing has changed. */
export class AnswerError extends InputError {
  override name = 'AnswerError';
  readonly code: 'over' | 'not-asked' | 'not-offered' | 'not-now' | 'not-signed';
  /** The clause that forbids the answer, if a rule does. */
  readonly clause: string | null;

  constructor(code: AnswerError['code'], message: string, clause: string | null = null) {
    super(message);
    this.code = code;
    this.clause = clause;
  }
}

/** The game's rules broke a law of the engine: a defect in the game, not a player's fault. */
export class LawError extends Error {
  override name = 'LawError';
}
