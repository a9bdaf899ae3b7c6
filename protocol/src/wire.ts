import type { EventArgs, OfferedOption, Plain, Seat } from '@tablewright/engine';
import type { Asked, Clocks, Ending, Patch } from './match.ts';
import type { FromRoom, Move, WireQuestion } from './messages.ts';
import type { ReactionsView } from './reactions.ts';

/**
 * Messages as text for the network. All but moves are plain JSON. Every decision sends a move to every receiver, so a
 * move has short names and leaves out empty and default values.
 */
export interface PackedMove {
  readonly t: 'm';
  readonly n: number;
  /** The epoch, if it is not 0. */
  readonly v?: number;
  /** Who decided. */
  readonly s?: Seat;
  readonly e?: readonly (readonly [type: string, args: EventArgs])[];
  /** The patch as a tree. */
  readonly p?: Tree;
  /** Who is asked, in order: prompts, each with the seats that follow it. */
  readonly a?: readonly (readonly [prompt: string, ...seats: Seat[]])[];
  readonly r?: ReactionsView;
  readonly q?: PackedQuestion;
  /** Undo: 1 free, 2 with consent. */
  readonly u?: 1 | 2;
  readonly c?: readonly [at: number, ...left: number[]];
  readonly end?: Ending;
  readonly x?: 1;
}

/** The viewer's prompt is one of those asked, or that of a quiet question. */
interface PackedQuestion {
  /** Its index in `a`, if it is not the first; the prompt itself if nobody else may know who is asked. */
  readonly i?: number | string;
  /** The key of the option taken when nobody answers. */
  readonly w?: string;
  readonly b?: { readonly [name: string]: Plain };
  /** Keys grouped by prefix: `place:a1 b2|artifact:ROTATE`. A list if a key does not fit this form. */
  readonly o: string | readonly (string | OfferedOption)[];
}

/** A branch lists its changed members; a leaf that is itself a record stands in `{ '=': leaf }`. */
type Tree = { readonly [member: string]: Plain };

const UNDO = ['nothing', 'free', 'consent'] as const;

/** Tests the line. The server's socket answers it, whatever the match is doing. */
export const HEARTBEAT = JSON.stringify({ id: 0, t: 'ping' });
export const HEARTBEAT_REPLY = JSON.stringify({ t: 'reply', id: 0, ok: true } satisfies FromRoom);

export function pack(message: FromRoom): string {
  return message.t === 'move' ? textOfMove(message) : JSON.stringify(message);
}

export function unpack(text: string): FromRoom {
  const message = JSON.parse(text) as FromRoom | PackedMove;
  return message.t === 'm' ? unpackMove(message) : message;
}

/** The id of the message that a packed one replies to; null if it is not a reply. */
export function repliesTo(text: string): number | null {
  const message = JSON.parse(text) as FromRoom | PackedMove;
  return message.t === 'reply' ? message.id : null;
}

let head = '';
let headOf: Move | null = null;

/** A move goes to several receivers in a row: the parts they share are written once. */
function textOfHead(move: Move): string {
  const { n, epoch, seat, events, patch, asked } = move;
  const isSame =
    headOf?.patch === patch &&
    headOf.events === events &&
    headOf.asked === asked &&
    headOf.n === n &&
    headOf.epoch === epoch &&
    headOf.seat === seat;
  if (isSame) return head;
  head = `{"t":"m","n":${n}`;
  if (epoch !== 0) head += `,"v":${epoch}`;
  if (seat !== null) head += `,"s":${seat}`;
  if (events.length > 0) head += `,"e":${JSON.stringify(events)}`;
  if (patch.length > 0) head += `,"p":${JSON.stringify(treeOf(patch))}`;
  if (asked.length > 0) head += `,"a":${JSON.stringify(packAsked(asked))}`;
  headOf = move;
  return head;
}

/** The text of a `PackedMove`. */
function textOfMove(move: Move): string {
  const { asked, clocks, reactions, question, undo, ending, undone } = move;
  let text = textOfHead(move);
  if (reactions !== undefined) text += `,"r":${JSON.stringify(reactions)}`;
  if (question !== null) text += `,"q":${JSON.stringify(packQuestion(question, packAsked(asked)))}`;
  if (undo !== 'nothing') text += `,"u":${UNDO.indexOf(undo)}`;
  if (clocks !== undefined) text += `,"c":${JSON.stringify([clocks.at, ...clocks.left])}`;
  if (ending !== undefined) text += `,"end":${JSON.stringify(ending)}`;
  if (undone) text += ',"x":1';
  return `${text}}`;
}

function unpackMove({ n, v, s, e, p, a = [], r, q, u, c, end, x }: PackedMove): Move {
  return {
    t: 'move',
    n,
    epoch: v ?? 0,
    seat: s ?? null,
    events: e ?? [],
    patch: p === undefined ? [] : [...branches(p, [])],
    asked: a.flatMap(([prompt, ...seats]) => seats.map((seat): Asked => ({ seat, prompt }))),
    ...(r && { reactions: r }),
    question: q === undefined ? null : unpackQuestion(q, a),
    undo: UNDO[u ?? 0],
    ...(c && { clocks: { at: c[0], left: c.slice(1) } satisfies Clocks }),
    ...(end && { ending: end }),
    ...(x && { undone: true as const }),
  };
}

function packAsked(asked: readonly Asked[]): [string, ...Seat[]][] {
  const runs: [string, ...Seat[]][] = [];
  for (const { seat, prompt } of asked) {
    const last = runs.at(-1);
    if (last?.[0] === prompt) last.push(seat);
    else runs.push([prompt, seat]);
  }
  return runs;
}

function packQuestion(
  { prompt, about, options, otherwise }: WireQuestion,
  asked: readonly (readonly [string, ...Seat[]])[],
): PackedQuestion {
  const i = asked.findIndex(([other]) => other === prompt);
  return {
    ...(i !== 0 && { i: i < 0 ? prompt : i }),
    ...(otherwise !== undefined && { w: otherwise }),
    ...(Object.keys(about).length > 0 && { b: about }),
    o: joinKeys(options),
  };
}

function unpackQuestion(
  { i = 0, w, b = {}, o }: PackedQuestion,
  asked: PackedMove['a'] = [],
): WireQuestion {
  return {
    prompt: typeof i === 'string' ? i : asked[i][0],
    about: b,
    options: typeof o === 'string' ? splitKeys(o) : o,
    ...(w !== undefined && { otherwise: w }),
  };
}

/** `kind:` and the rest, each without the separators of the joined text. */
const JOINABLE = /^([^:| ]*:)?[^| ]+$/;

function joinKeys(options: WireQuestion['options']): PackedQuestion['o'] {
  let joined = '';
  let kind: string | null = null;
  for (const key of options) {
    if (typeof key !== 'string' || !JOINABLE.test(key)) return options;
    const its = key.slice(0, key.indexOf(':') + 1);
    joined += its === kind ? ` ${key.slice(its.length)}` : `${kind === null ? '' : '|'}${key}`;
    kind = its;
  }
  return joined;
}

function splitKeys(joined: string): string[] {
  return joined.split('|').flatMap((group) => {
    const kind = group.slice(0, group.indexOf(':') + 1);
    return group
      .slice(kind.length)
      .split(' ')
      .map((rest) => kind + rest);
  });
}

function treeOf(patch: Patch): Plain {
  const root: Record<string, Plain> = {};
  for (const [path, value] of patch) {
    // Mark a leaf that looks like a branch.
    const leaf = isBranch(value) ? { '=': value } : value;
    if (path.length === 0) return leaf;
    let branch = root;
    for (let i = 0; i < path.length - 1; i++)
      branch = (branch[path[i]] ??= {}) as Record<string, Plain>;
    branch[path[path.length - 1]] = leaf;
  }
  return root;
}

function* branches(tree: Plain, path: string[]): Generator<[string[], Plain]> {
  if (!isBranch(tree)) {
    yield [path, tree];
  } else if ('=' in tree) {
    yield [path, tree['=']];
  } else {
    // Cut a list to its new length before setting its last members.
    if ('length' in tree) yield [[...path, 'length'], tree['length']];
    for (const member of Object.keys(tree))
      if (member !== 'length') yield* branches(tree[member], [...path, member]);
  }
}

function isBranch(tree: Plain): tree is Tree {
  return typeof tree === 'object' && tree !== null && !Array.isArray(tree);
}
