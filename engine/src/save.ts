import { InputError, LawError } from './errors.ts';
import { checkSetup, type Game, type Setup } from './game.ts';
import { type Checkpoint, type Entry, execute } from './checkpoint.ts';
import { Match } from './match.ts';
import type { Plain, Seat } from './plain.ts';
import { type Core, flag, int, list, record, text } from './schema.ts';
import { checkShape } from './shape.ts';

export const SAVE_FORMAT = 'tablewright-save';
export const SAVE_VERSION = 1;

/** A match as plain data for its host: it holds the secret key and every hidden card. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly setup: Setup;
  readonly key: string;
  /** How far chance has been read. */
  readonly position: number;
  /** The last one is the present; those before it are there for undo. */
  readonly checkpoints: readonly SavedCheckpoint[];
}

interface SavedCheckpoint {
  readonly decisions: number;
  readonly state: Plain;
  readonly since: readonly SavedEntry[];
  readonly outcomes: readonly number[];
}

type SavedEntry =
  | {
      readonly seat: Seat;
      readonly key: string;
      readonly position: number;
      readonly outcomes: number;
      readonly barrier: boolean;
    }
  | { readonly redeal: Seat; readonly seed: number };

export function saveMatch<G extends Core>(match: Match<G>): Save {
  return {
    format: SAVE_FORMAT,
    version: SAVE_VERSION,
    game: match.game.id,
    rules: match.game.rulesVersion,
    seats: match.seats,
    setup: match.setup,
    key: match.secretKey,
    position: match.position,
    checkpoints: withinFreeUndo(match.checkpoints).map(({ decisions, state, since, outcomes }) => ({
      decisions,
      state: JSON.parse(JSON.stringify(state)) as Plain,
      since: since.map(saveEntry),
      outcomes: outcomes.slice(),
    })),
  };
}

export interface Loaded<G extends Core> {
  readonly match: Match<G>;
  /** Answers that today's rules no longer offer; the match stands at its checkpoint before them. */
  readonly dropped: number;
}

/** Opens a save, also one made under older rules. Data that cannot be a match gets a clear error. */
export function loadMatch<G extends Core>(game: Game<G>, data: unknown): Loaded<G> {
  const save = checkSave(game, data);
  const identity = { seats: save.seats, setup: save.setup, key: save.key };
  const trail = save.checkpoints.map((checkpoint, i) =>
    openCheckpoint(game, save.rules, checkpoint, i),
  );
  try {
    for (const checkpoint of trail) execute(game, checkpoint);
    return { match: Match.resume(game, identity, trail, save.position), dropped: 0 };
  } catch (error) {
    const rulesChanged = save.rules !== game.rulesVersion;
    if (!rulesChanged || !(error instanceof InputError || error instanceof LawError)) throw error;
    const { since, ...present } = trail[trail.length - 1];
    const position = since.find((entry) => entry.kind === 'answer')?.position ?? save.position;
    const match = Match.resume(game, identity, [{ ...present, since: [], outcomes: [] }], position);
    return { match, dropped: since.length };
  }
}

/** Free undo must survive a reload; what lies behind a barrier is the journal's. */
function withinFreeUndo<G>(trail: readonly Checkpoint<G>[]): readonly Checkpoint<G>[] {
  let from = trail.length - 1;
  let seat: Seat | null = null;
  for (let i = trail.length - 1; i >= 0; i--) {
    const answers = trail[i].since.filter((entry) => entry.kind === 'answer');
    seat ??= answers[answers.length - 1]?.seat ?? null;
    if (
      answers.length > 0 &&
      (answers[answers.length - 1].barrier || answers[answers.length - 1].seat !== seat)
    )
      break;
    from = i;
    if (answers.some((answer) => answer.barrier || answer.seat !== seat)) break;
  }
  return trail.slice(from);
}

function saveEntry(entry: Entry): SavedEntry {
  if (entry.kind === 'redeal') return { redeal: entry.seat, seed: entry.seed };
  const { seat, key, position, outcomes, barrier } = entry;
  return { seat, key, position, outcomes, barrier };
}

function openCheckpoint<G extends Core>(
  game: Game<G>,
  rules: number,
  { state, decisions, since, outcomes }: SavedCheckpoint,
  at: number,
): Checkpoint<G> {
  let migrated = state;
  for (let version = rules; version < game.rulesVersion; version++) {
    migrated = game.migrations?.[version]?.(migrated) ?? migrated;
  }
  checkShape(game.schema, migrated, `checkpoints[${at}].state`);
  return {
    state: game.clone(migrated as unknown as G),
    decisions,
    since: since.map(openEntry),
    outcomes: outcomes.slice(),
  };
}

function openEntry(entry: SavedEntry): Entry {
  if ('redeal' in entry) return { kind: 'redeal', seat: entry.redeal, seed: entry.seed };
  return { kind: 'answer', index: -1, ...entry };
}

const savedAnswer = record({ seat: int, key: text(), position: int, outcomes: int, barrier: flag });
const savedRedeal = record({ redeal: int, seed: int });

function checkSave(game: Game, data: unknown): Save {
  const save = data as Save;
  if (typeof data !== 'object' || data === null || save.format !== SAVE_FORMAT) {
    throw new InputError('This is not a saved match.');
  }
  if (save.version !== SAVE_VERSION) {
    throw new InputError(
      `This match was saved in format ${save.version}; this program reads format ${SAVE_VERSION}.`,
    );
  }
  if (save.game !== game.id)
    throw new InputError(`This is a match of ${String(save.game)}, not of ${game.id}.`);
  checkShape(int, save.rules, 'rules');
  if (save.rules > game.rulesVersion) {
    throw new InputError(
      `This match was saved under rules ${save.rules}; this program knows rules ${game.rulesVersion}.`,
    );
  }
  const setup = checkSetup(game, save.seats, save.setup);
  checkShape(int, save.position, 'position');
  if (!Array.isArray(save.checkpoints) || save.checkpoints.length === 0)
    throw new InputError('This save holds no checkpoint.');
  save.checkpoints.forEach((checkpoint, i) => {
    const place = `checkpoints[${i}]`;
    checkShape(int, checkpoint?.decisions, `${place}.decisions`);
    checkShape(list(int), checkpoint.outcomes, `${place}.outcomes`);
    if (!Array.isArray(checkpoint.since)) throw new InputError(`${place}.since should be a list.`);
    checkpoint.since.forEach((entry: unknown, n: number) =>
      checkShape(
        'redeal' in Object(entry) ? savedRedeal : savedAnswer,
        entry,
        `${place}.since[${n}]`,
      ),
    );
  });
  return { ...save, setup };
}
