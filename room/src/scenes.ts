import {
  type AnswerLine,
  answersWithin,
  type Core,
  decide,
  type Game,
  type GameEvent,
  isSameShape,
  type Journal,
  loadMatch,
  Match,
  openlyAsked,
  openState,
  type Plain,
  rulesOf,
  type Seat,
} from '@tablewright/engine';
import { applyPatch, type Asked, diff, type Patch } from '@tablewright/protocol';

/** A moment of a match with everything in it, including what is hidden. */
export interface Scene {
  /** Who decided, and what; null at the opening, and where the rules changed. */
  readonly answer: {
    readonly seat: Seat;
    readonly key: string;
    /** Nobody else learns that the seat was asked. */
    readonly quiet?: true;
  } | null;
  readonly state: Core;
  readonly events: readonly GameEvent[];
  readonly asked: readonly Asked[];
}

/**
 * Plays the standing answers again. A part played under other rules is shown as far as today's rules lead to
 * the same; then the next scene is the state from which the match went on.
 */
export function* playedScenes(
  game: Game,
  { header, lines }: Journal,
  key: string,
): Generator<Scene> {
  const starts = lines.flatMap(({ t }, i) => (i === 0 || t === 'rules' ? [i] : []));
  for (const [k, start] of starts.entries()) {
    const first = lines[start];
    const end = starts[k + 1] ?? lines.length;
    // The line at the end of a part tells which of its answers were dropped.
    const answers = answersWithin(lines, start + 1, end + 1) ?? [];
    const rules = first.t === 'rules' ? first.rules : header.rules;
    try {
      const match =
        first.t === 'rules'
          ? loadMatch(game, { ...first.save, key }, { adapt: true }).match
          : Match.start(game, { ...header, key });
      yield sceneOf(match, null, match.opening.events);
      yield* played(match, answers, rules);
    } catch (error) {
      if (rules === game.rulesVersion) throw error;
    }
  }
}

function* played(match: Match, answers: readonly AnswerLine[], rules: number): Generator<Scene> {
  const isOther = rules !== match.game.rulesVersion;
  const isComparable = isSameShape(match.game, rules);
  for (const line of answers) {
    const { seat, key } = line;
    const isQuiet = match.ask(seat)?.details.quiet === true;
    const { events } = decide(match, line);
    if (isOther && isComparable && match.hash() !== line.hash) return;
    yield sceneOf(match, { seat, key, ...(isQuiet && { quiet: true }) }, events);
  }
}

function sceneOf(match: Match, answer: Scene['answer'], events: readonly GameEvent[]): Scene {
  return { answer, state: match.state, events, asked: openlyAsked(match.asks) };
}

/** A finished match as it was played, for when its rules are gone. It holds everything that was hidden. */
export interface Recording {
  readonly rules: number;
  readonly first: RecordedScene & { readonly state: Plain };
  readonly scenes: readonly (RecordedScene & { readonly patch: Patch })[];
}

type RecordedScene = Omit<Scene, 'state'>;

/** Records a finished match that ended under today's rules. Calls `goesOn` after each scene; null if that says no. */
export async function recordMatch(
  game: Game,
  journal: Journal,
  key: string,
  goesOn: () => Promise<boolean> = async () => true,
): Promise<Recording | null> {
  let first: Recording['first'] | null = null;
  const rest: Recording['scenes'][number][] = [];
  let before: Plain = null;
  for (const { state, ...scene } of playedScenes(game, journal, key)) {
    const now = JSON.parse(JSON.stringify(state)) as Plain;
    if (first === null) first = { ...scene, state: now };
    else rest.push({ ...scene, patch: diff(before, now) });
    before = now;
    if (!(await goesOn())) return null;
  }
  return { rules: rulesOf(journal), first: first!, scenes: rest };
}

export function* recordedScenes(game: Game, { rules, first, scenes }: Recording): Generator<Scene> {
  let { state } = first;
  yield { ...first, state: openState(game, rules, state, 'the recording') };
  for (const { patch, ...scene } of scenes) {
    state = applyPatch(state, patch);
    yield { ...scene, state: openState(game, rules, state, 'the recording') };
  }
}
