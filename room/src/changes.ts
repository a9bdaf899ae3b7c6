import {
  type Game,
  HIDDEN,
  type HiddenSchema,
  isSeen,
  type Plain,
  type Schema,
  type Seat,
} from '@tablewright/engine';
import { compare, type Patch } from '@tablewright/protocol';

type Path = (string | number)[];
type Change = [Path, Plain];

/** A hidden value before and after; the visible change depends on the viewer. */
interface Secret {
  readonly schema: HiddenSchema;
  readonly path: Path;
  /** What holds the value, before and after. */
  readonly from: object;
  readonly to: object;
}

/** A value with something hidden in it that was not there before, or is sent whole. */
interface Arrival {
  readonly schema: Schema;
  readonly path: Path;
  readonly holder: object;
}

/**
 * What has changed from one state to the next, for each viewer. States are compared once; a viewer costs what is hidden
 * and may have changed. Which changes a patch has follows from what its viewer sees, and from nothing else: its form
 * must not tell what its content hides.
 */
export class Changes {
  private readonly before: object;
  private readonly after: object;
  /** Changes that everybody sees. */
  private readonly open: Change[] = [];
  private readonly secrets: Secret[] = [];
  private readonly arrivals: Arrival[] = [];
  private readonly made = new Map<string, Patch>();

  constructor({ schema }: Game, before: object, after: object) {
    this.before = before;
    this.after = after;
    if (before !== after) this.compare(schema, before as Plain, after as Plain, []);
  }

  /** Returns the same object to all who see the same. */
  for(viewer: Seat): Patch {
    const { before, after, open } = this;
    const own: Change[] = [];
    for (const secret of this.secrets) {
      if (this.looksSame(secret, viewer)) continue;
      const { schema, from, to, path } = secret;
      const was = seen(schema, from, path, viewer, before);
      compare(was, seen(schema, to, path, viewer, after), path, own);
    }
    for (const { schema, holder, path } of this.arrivals)
      own.push([path, seen(schema, holder, path, viewer, after)]);
    if (own.length === 0) return open;
    const known = JSON.stringify(own);
    let patch = this.made.get(known);
    if (patch === undefined) this.made.set(known, (patch = [...open, ...own]));
    return patch;
  }

  /** The usual case, checked without building anything. */
  private looksSame({ schema, path, from, to }: Secret, viewer: Seat): boolean {
    if (schema.of.kind !== 'list') return false;
    const places = placesOf(path);
    const [old, now] = [from, to].map((holder) => idsIn(holder, path));
    if (old.length !== now.length) return false;
    for (let i = 0; i < now.length; i++) {
      const was = isSeen(schema, from, viewer, places, i, this.before) ? old[i] : HIDDEN;
      const is = isSeen(schema, to, viewer, places, i, this.after) ? now[i] : HIDDEN;
      if (was !== is) return false;
    }
    return true;
  }

  private compare(schema: Schema, from: Plain, to: Plain, path: Path): void {
    if (!mayHide(schema)) {
      compare(from, to, path, this.open);
    } else if (schema.kind === 'record') {
      const { fields } = schema;
      for (const name in fields) {
        // Views do not show the agenda.
        if (path.length === 0 && name === 'agenda') continue;
        this.compareMember(fields[name], from, to, name, path);
      }
    } else if (schema.kind === 'list') {
      this.compareLists(schema, from as List, to as List, path);
    }
  }

  private compareMember(
    schema: Schema,
    from: Plain,
    to: Plain,
    member: string | number,
    path: Path,
  ): void {
    path.push(member);
    if (schema.kind !== 'hidden') {
      this.compare(schema, memberOf(from, member), memberOf(to, member), path);
    } else if (!isStill(schema, from as object, to as object, member)) {
      this.secrets.push({ schema, path: path.slice(), from: from as object, to: to as object });
    }
    path.pop();
  }

  /** What was kept is compared place by place, what has come is added, what has gone is cut off. */
  private compareLists(schema: ListSchema, from: List, to: List, path: Path): void {
    const { open, secrets, arrivals } = this;
    const kept = Math.min(from.length, to.length);
    const begun = [open.length, secrets.length, arrivals.length];
    if (to.length < from.length) open.push([[...path, 'length'], to.length]);
    for (let i = 0; i < kept; i++) this.compareMember(schema.of, from, to, i, path);
    for (let i = kept; i < to.length; i++)
      arrivals.push({ schema: schema.of, path: [...path, i], holder: to as unknown as object });
    if (from.length === to.length) return;
    const edited = [
      ...open.slice(begun[0]),
      ...to.slice(kept).map((item, i) => [[...path, kept + i], covered(schema.of, item)]),
    ];
    if (cost(edited) < cost([[path, covered(schema, to)]])) return;
    [open.length, secrets.length, arrivals.length] = begun;
    arrivals.push({ schema, path: path.slice(), holder: this.holderOf(path) });
  }

  private holderOf(path: Path): object {
    return path
      .slice(0, -1)
      .reduce((holder, member) => memberOf(holder, member) as object, this.after);
  }
}

type List = readonly Plain[];
type ListSchema = Extract<Schema, { kind: 'list' }>;

function memberOf(value: Plain | object, member: string | number): Plain {
  return (value as { readonly [name: string]: Plain })[member];
}

function idsIn(holder: object, path: Path): readonly number[] {
  return memberOf(holder, path.at(-1)!) as readonly number[];
}

/** The list positions along the path. */
function placesOf(path: Path): number[] {
  return path.filter((each) => typeof each === 'number');
}

/** The member of the holder at the end of the path, as the viewer sees it in this state. */
function seen(schema: Schema, holder: object, path: Path, viewer: Seat, state: object): Plain {
  const value = memberOf(holder, path.at(-1)!);
  if (schema.kind === 'hidden') {
    const places = placesOf(path);
    const show = (id: number, i: number): number =>
      isSeen(schema, holder, viewer, places, i, state) ? id : HIDDEN;
    return schema.of.kind === 'list' ? idsIn(holder, path).map(show) : show(value as number, 0);
  }
  return within(schema, value, (part, member) =>
    seen(part, value as object, [...path, member], viewer, state),
  );
}

/** The value with everything hidden covered, which anybody may see. */
function covered(schema: Schema, value: Plain): Plain {
  if (schema.kind === 'hidden')
    return schema.of.kind === 'list' ? (value as List).map(() => HIDDEN) : HIDDEN;
  return within(schema, value, (part, member) => covered(part, memberOf(value, member)));
}

/** The value with its members replaced, where something in it is hidden. */
function within(
  schema: Schema,
  value: Plain,
  replace: (schema: Schema, member: string | number) => Plain,
): Plain {
  if (!mayHide(schema)) return value;
  if (schema.kind === 'list') return (value as List).map((_, i) => replace(schema.of, i));
  const { fields } = schema as Extract<Schema, { kind: 'record' }>;
  return Object.fromEntries(
    Object.keys(value as object).map((name) => [name, replace(fields[name], name)]),
  );
}

/** The place of the state among what `Sees` is given. */
const STATE = 3;

/** Has nothing changed here for anybody? Who sees a value may depend on the rest of the state. */
function isStill(schema: HiddenSchema, from: object, to: object, member: string | number): boolean {
  const { sees, known } = schema;
  if (sees.length > STATE) return false;
  return (
    isSame(memberOf(from, member), memberOf(to, member)) &&
    (known === undefined || isSame(memberOf(from, known.in), memberOf(to, known.in)))
  );
}

/** For ids and lists of ids. */
function isSame(one: Plain, other: Plain): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((id, i) => id === other[i]);
}

function cost(changes: readonly unknown[]): number {
  return JSON.stringify(changes).length;
}

const hiding = new WeakMap<Schema, boolean>();

/** Does the schema hold anything hidden? */
function mayHide(schema: Schema): boolean {
  let known = hiding.get(schema);
  if (known === undefined) {
    known =
      schema.kind === 'hidden' ||
      (schema.kind === 'list' && mayHide(schema.of)) ||
      (schema.kind === 'record' && Object.values(schema.fields).some(mayHide));
    hiding.set(schema, known);
  }
  return known;
}
