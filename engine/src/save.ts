import { checkKey, KeyedChance } from './chance.ts';
import { InputError } from './errors.ts';
import { checkSetup, type Game, type Setup } from './game.ts';
import { type Answer, type Checkpoint, type Entry, execute, withinFreeUndo } from './checkpoint.ts';
import { Match } from './match.ts';
import type { Plain, Seat } from './plain.ts';
import { Run } from './run.ts';
import { type Core, flag, int, list, record, type Schema, text } from './schema.ts';
import { checkShape, show } from './shape.ts';

export const SAVE_FORMAT = 'tablewright-save';
/** Version 2 has accords among the answers. Saves without them stay readable for older programs. */
export const SAVE_VERSION = 2;

/** A match as plain data for its host: it holds the secret key and every hidden card. */
export interface Save {
  readonly format: typeof SAVE_FORMAT;
  readonly version: number;
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly setup: Setup;
  readonly key: string;
  /** The position in the stream of chance. */
  readonly position: number;
  /** The last one is current; those before it are for undo. */
  readonly checkpoints: readonly SavedCheckpoint[];
}

export type SaveWithoutKey = Omit<Save, 'key'>;

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
      readonly signed?: readonly Seat[];
    }
  | { readonly redeal: Seat; readonly seed: number };

export function saveMatch<G extends Core>(match: Match<G>): Save {
  return { ...saveWithoutKey(match), key: match.secretKey };
}

/** For the journal, which others may read once the match is over. */
export function saveWithoutKey<G extends Core>(match: Match<G>): SaveWithoutKey {
  return {
    format: SAVE_FORMAT,
    version: match.game.accords === undefined ? 1 : SAVE_VERSION,
    game: match.game.id,
    rules: match.game.rulesVersion,
    seats: match.seats,
    setup: match.setup,
    position: match.position,
    checkpoints: withinFreeUndo(match.checkpoints).map(({ decisions, state, since, outcomes }) => ({
      decisions,
      state: match.game.clone(state) as Plain,
      since: since.map(saveEntry),
      outcomes: outcomes.slice(),
    })),
  };
}

export interface Loaded<G extends Core> {
  readonly match: Match<G>;
  /** Answers that today's rules no longer offer; the match stands at its checkpoint before them. */
  readonly dropped: readonly Answer[];
}

export interface Loading {
  /** Falls back to the checkpoint even if the save was made under today's rules. */
  readonly adapt?: boolean;
}

/** Opens a save, including one made under older rules. Invalid data gets a clear error. */
export function loadMatch<G extends Core>(
  game: Game<G>,
  data: unknown,
  { adapt = false }: Loading = {},
): Loaded<G> {
  const save = checkSave(game, data);
  const identity = { seats: save.seats, setup: save.setup, key: save.key };
  const trail = save.checkpoints.map((checkpoint, i) =>
    openCheckpoint(game, save.rules, checkpoint, i),
  );
  let from = 0;
  for (const [i, checkpoint] of trail.entries()) {
    try {
      execute(game, checkpoint);
    } catch (error) {
      if (save.rules === game.rulesVersion && !adapt) throw unplayable(i, error);
      from = i + 1;
    }
  }
  // If only checkpoints before the current one fail, undo just ends earlier.
  if (from < trail.length) {
    const match = Match.resume(game, identity, trail.slice(from), save.position);
    return { match, dropped: [] };
  }
  const present = trail[trail.length - 1];
  const { checkpoint, position } = begunAgain(game, save, present, from - 1);
  return {
    match: Match.resume(game, identity, [checkpoint], position),
    dropped: present.since.filter((entry) => entry.kind === 'answer'),
  };
}

/**
 * A step without its answers. Everybody saw the outcomes of chance before the first answer, so they stand;
 * if today's rules need other outcomes, they draw new ones.
 */
function begunAgain<G extends Core>(
  game: Game<G>,
  { key, position }: Save,
  { since, outcomes, ...present }: Checkpoint<G>,
  at: number,
): { checkpoint: Checkpoint<G>; position: number } {
  const first = since.find((entry) => entry.kind === 'answer');
  const checkpoint = { ...present, since: [], outcomes: outcomes.slice(0, first?.outcomes) };
  try {
    execute(game, checkpoint);
    return { checkpoint, position: first?.position ?? position };
  } catch {
    const run = new Run(game, game.clone(present.state), KeyedChance.from(key).at(position));
    const drawn: number[] = [];
    run.outcomes = drawn;
    try {
      run.start();
    } catch (error) {
      throw unplayable(at, error);
    }
    return { checkpoint: { ...checkpoint, outcomes: drawn }, position: run.chance.position };
  }
}

/** Only a script can find this out, so its error is the best available. */
function unplayable(at: number, cause: unknown): InputError {
  const why = cause instanceof Error ? cause.message : String(cause);
  return new InputError(`checkpoints[${at}] cannot be played: ${why}`, { cause });
}

function saveEntry(entry: Entry): SavedEntry {
  if (entry.kind === 'redeal') return { redeal: entry.seat, seed: entry.seed };
  const { seat, key, position, outcomes, barrier, signed } = entry;
  return { seat, key, position, outcomes, barrier, ...(signed && { signed }) };
}

function openCheckpoint<G extends Core>(
  game: Game<G>,
  rules: number,
  { state, decisions, since, outcomes }: SavedCheckpoint,
  at: number,
): Checkpoint<G> {
  const opened = openState(game, rules, state, `checkpoints[${at}].state`);
  return {
    state: opened,
    decisions,
    since: since.map(openEntry),
    outcomes: outcomes.slice(),
  };
}

/** A state stored under these rules, migrated to today's. */
export function openState<G extends Core>(
  game: Game<G>,
  rules: number,
  state: Plain,
  place: string,
): G {
  let migrated = state;
  for (let version = rules; version < game.rulesVersion; version++) {
    try {
      migrated = game.migrations?.[version]?.(migrated) ?? migrated;
    } catch (cause) {
      throw new InputError(`${place} cannot be brought from rules ${version} to the next.`, {
        cause,
      });
    }
  }
  checkShape(game.schema, migrated, place);
  return game.clone(migrated as Core as G);
}

function openEntry(entry: SavedEntry): Entry {
  if ('redeal' in entry) return { kind: 'redeal', seat: entry.redeal, seed: entry.seed };
  return { kind: 'answer', index: -1, ...entry };
}

const answer = { seat: int, key: text(), position: int, outcomes: int, barrier: flag };
const savedAnswer = record(answer);
const savedAccord = record({ ...answer, signed: list(int) });
const savedRedeal = record({ redeal: int, seed: int });

function shapeOf(entry: object): Schema {
  if ('redeal' in entry) return savedRedeal;
  return 'signed' in entry ? savedAccord : savedAnswer;
}

function checkSave(game: Game, data: unknown): Save {
  const save = data as Save;
  if (typeof data !== 'object' || data === null || save.format !== SAVE_FORMAT) {
    throw new InputError('This is not a saved match.');
  }
  if (save.version !== 1 && save.version !== SAVE_VERSION) {
    throw new InputError(
      `This match was saved in format ${show(save.version)}; this program reads formats up to ${SAVE_VERSION}.`,
    );
  }
  if (save.game !== game.id)
    throw new InputError(`This is a match of ${show(save.game)}, not of ${game.id}.`);
  checkCount(save.rules, 'rules');
  if (save.rules > game.rulesVersion) {
    throw new InputError(
      `This match was saved under rules ${save.rules}; this program knows rules ${game.rulesVersion}.`,
    );
  }
  const setup = checkSetup(game, save.seats, save.setup);
  checkShape(text(), save.key, 'key');
  checkKey(save.key);
  checkCount(save.position, 'position');
  if (!Array.isArray(save.checkpoints) || save.checkpoints.length === 0)
    throw new InputError('This save holds no checkpoint.');
  save.checkpoints.forEach((checkpoint, i) => {
    const place = `checkpoints[${i}]`;
    checkCount(checkpoint?.decisions, `${place}.decisions`);
    checkShape(list(int), checkpoint.outcomes, `${place}.outcomes`);
    if (!Array.isArray(checkpoint.since)) throw new InputError(`${place}.since should be a list.`);
    checkpoint.since.forEach((entry: SavedEntry, n: number) => {
      checkShape(shapeOf(Object(entry)), entry, `${place}.since[${n}]`);
      if ('position' in entry) checkCount(entry.position, `${place}.since[${n}].position`);
    });
  });
  return { ...save, setup };
}

function checkCount(value: unknown, place: string): void {
  checkShape(int, value, place);
  if ((value as number) < 0) throw new InputError(`${place} should not be below 0.`);
}
