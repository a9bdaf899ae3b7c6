import {
  type Game,
  HIDDEN,
  type HiddenSchema,
  isSeen,
  type Plain,
  type Schema,
  type Seat,
} from '@tablewright/engine';
import { compare, diff, type Patch } from '@tablewright/protocol';

type Path = (string | number)[];
type Change = [Path, Plain];

/** A hidden value before and after; the visible change depends on the viewer. */
interface Secret {
  readonly schema: HiddenSchema;
  readonly path: Path;
  /** The list positions along the path. */
  readonly places: number[];
  /** What holds the value, before and after. */
  readonly from: object;
  readonly to: object;
}

/** What has changed from one state to the next, for each viewer. Changes that all see are computed once. */
export class Changes {
  private readonly game: Game;
  private readonly before: object;
  private readonly after: object;
  /** Changes that everybody sees. */
  private readonly open: Change[] = [];
  private readonly secrets: Secret[] = [];
  /** False if objects with hidden values have come or gone: then whole views are compared. */
  private readonly isEven: boolean;
  private readonly made = new Map<string, Patch>();

  constructor(game: Game, before: object, after: object) {
    this.game = game;
    this.before = before;
    this.after = after;
    this.isEven =
      before === after || this.compare(game.schema, before as Plain, after as Plain, []);
  }

  /** Returns the same object to all who see the same. */
  for(viewer: Seat): Patch {
    const { before, after, open } = this;
    if (!this.isEven) return diff(this.viewOf(before, viewer), this.viewOf(after, viewer));
    const own: Change[] = [];
    for (const secret of this.secrets) {
      if (this.looksSame(secret, viewer)) continue;
      const { from, to, path } = secret;
      compare(seen(secret, from, viewer, before), seen(secret, to, viewer, after), path, own);
    }
    if (own.length === 0) return open;
    const known = JSON.stringify(own);
    let patch = this.made.get(known);
    if (patch === undefined) this.made.set(known, (patch = [...open, ...own]));
    return patch;
  }

  /** The usual case, checked without building anything. */
  private looksSame({ schema, path, places, from, to }: Secret, viewer: Seat): boolean {
    if (schema.of.kind !== 'list') return false;
    const member = path.at(-1)!;
    const [old, now] = [from, to].map((holder) => memberOf(holder, member) as readonly number[]);
    if (old.length !== now.length) return false;
    for (let i = 0; i < now.length; i++) {
      const was = isSeen(schema, from, viewer, places, i, this.before) ? old[i] : HIDDEN;
      const is = isSeen(schema, to, viewer, places, i, this.after) ? now[i] : HIDDEN;
      if (was !== is) return false;
    }
    return true;
  }

  private viewOf(state: object, viewer: Seat): Plain {
    return this.game.view(state as never, viewer);
  }

  private compare(schema: Schema, from: Plain, to: Plain, path: Path): boolean {
    if (!mayHide(schema)) {
      compare(from, to, path, this.open);
    } else if (schema.kind === 'record') {
      const { fields } = schema;
      for (const name in fields) {
        // Views do not show the agenda.
        if (path.length === 0 && name === 'agenda') continue;
        if (!this.compareMember(fields[name], from, to, name, path)) return false;
      }
    } else if (schema.kind === 'list') {
      const { length } = to as readonly Plain[];
      if ((from as readonly Plain[]).length !== length) return false;
      for (let i = 0; i < length; i++)
        if (!this.compareMember(schema.of, from, to, i, path)) return false;
    }
    return true;
  }

  private compareMember(
    schema: Schema,
    from: Plain,
    to: Plain,
    member: string | number,
    path: Path,
  ): boolean {
    path.push(member);
    if (schema.kind === 'hidden') {
      const places = path.filter((each) => typeof each === 'number');
      this.secrets.push({
        schema,
        path: path.slice(),
        places,
        from: from as object,
        to: to as object,
      });
      path.pop();
      return true;
    }
    const isEven = this.compare(schema, memberOf(from, member), memberOf(to, member), path);
    path.pop();
    return isEven;
  }
}

function memberOf(value: Plain | object, member: string | number): Plain {
  return (value as { readonly [name: string]: Plain })[member];
}

function seen(
  { schema, path, places }: Secret,
  holder: object,
  viewer: Seat,
  state: object,
): Plain {
  const value = memberOf(holder, path.at(-1)!);
  const show = (id: number, i: number): number =>
    isSeen(schema, holder, viewer, places, i, state) ? id : HIDDEN;
  return schema.of.kind === 'list'
    ? (value as readonly number[]).map(show)
    : show(value as number, 0);
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
