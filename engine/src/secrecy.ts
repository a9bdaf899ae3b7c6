import type { Chance } from './chance.ts';
import { LawError } from './errors.ts';
import { isKnownTo } from './known.ts';
import { HIDDEN, type Seat, SPECTATOR } from './plain.ts';
import type { HiddenSchema, Schema } from './schema.ts';

/** Who may see what, derived once from a schema. */
export interface Secrecy<G> {
  /** Hides in place what the seat may not see. */
  mask(state: G, seat: Seat): void;
  /** Deals anew in place what the seat cannot see: a state that fits what it knows. */
  redeal(state: G, seat: Seat, chance: Chance): void;
  /** Visits every hidden id that the seat cannot see: `holder[at]`, which belongs to `pool`. */
  eachUnseen(state: G, seat: Seat, visit: Visit): void;
  /** Returns `known` itself if nothing differs, which is the usual case and saves memory. */
  unseen(state: G, seat: Seat, known?: Unseen): Unseen;
}

/** Everything a seat cannot see, in the order of the state: a number for each id and its pool. */
export type Unseen = readonly number[];

type Holder = Record<string | number, number>;
export type Visit = (holder: Holder, at: string | number, pool: string) => void;

/** Visits every hidden value below `holder[at]` that the seat cannot see. */
type Walk = (holder: unknown, at: string | number, context: Context) => void;

interface Context {
  readonly state: object;
  readonly seat: Seat;
  readonly visit: Visit;
  readonly path: number[];
}

export function secrecyOf<G extends object>(schema: Schema): Secrecy<G> {
  const walk = walkOf(schema);
  const pools = poolsOf(schema);
  const eachUnseen = (state: G, seat: Seat, visit: Visit): void => {
    if (walk !== null) walk({ state }, 'state', { state, seat, visit, path: [] });
  };
  return {
    eachUnseen,
    mask(state, seat) {
      eachUnseen(state, seat, cover);
    },
    redeal(state, seat, chance) {
      const dealt = new Map<string, Pool>();
      eachUnseen(state, seat, (holder, at, name) => {
        let pool = dealt.get(name);
        if (pool === undefined) dealt.set(name, (pool = { holders: [], places: [], ids: [] }));
        pool.holders.push(holder);
        pool.places.push(at);
        pool.ids.push(holder[at]);
      });
      for (const pool of dealt.values()) redealPool(pool, chance);
    },
    unseen(state, seat, known = []) {
      let count = 0;
      let found: number[] | null = null;
      eachUnseen(state, seat, (holder, at, pool) => {
        const id = holder[at] * pools.length + pools.indexOf(pool);
        if (found === null && id !== known[count]) found = known.slice(0, count);
        if (found !== null) found.push(id);
        count++;
      });
      return found ?? (count === known.length ? known : known.slice(0, count));
    },
  };
}

/** What spectators and each seat cannot see; `before` is the same at the previous decision. */
export function unseenByAll<G>(
  secrecy: Secrecy<G>,
  state: G,
  seats: number,
  before: readonly Unseen[],
): readonly Unseen[] {
  const unseen: Unseen[] = [];
  for (let seat = SPECTATOR; seat < seats; seat++) {
    const i = unseen.length;
    // In many games all seats see the same and can share one list.
    const isLikeLast = i > 0 && before[i] === before[i - 1];
    const known = isLikeLast ? unseen[i - 1] : before[i];
    unseen.push(secrecy.unseen(state, seat, known));
  }
  return unseen;
}

/** May the seat see a hidden value? `holder` is the record or list that it lies in, `index` its place in a hidden list. */
export function isSeen(
  { of, sees, known }: HiddenSchema,
  holder: object,
  seat: Seat,
  path: readonly number[],
  index: number,
  state: object,
): boolean {
  if (sees(seat, path, index, state)) return true;
  if (known === undefined) return false;
  const knowers = (holder as Record<string, number | readonly number[]>)[known.in];
  return isKnownTo(
    of.kind === 'list' ? (knowers as readonly number[])[index] : (knowers as number),
    seat,
    known.seats,
  );
}

/** Does anybody see what was hidden from them before? Both lists have one entry per viewer. */
export function somethingRevealed(before: readonly Unseen[], after: readonly Unseen[]): boolean {
  return before.some((unseen, seat) => isMissing(unseen, after[seat]));
}

/** Is there less of something now than there was? */
function isMissing(before: Unseen, after: Unseen): boolean {
  if (before === after) return false;
  const counts = new Map<number, number>();
  for (const id of after) counts.set(id, (counts.get(id) ?? 0) + 1);
  return before.some((id) => {
    const left = (counts.get(id) ?? 0) - 1;
    counts.set(id, left);
    return left < 0;
  });
}

function poolsOf(schema: Schema): string[] {
  switch (schema.kind) {
    case 'hidden':
      return [schema.pool];
    case 'record':
      return [...new Set(Object.values(schema.fields).flatMap(poolsOf))];
    case 'list':
      return poolsOf(schema.of);
    default:
      return [];
  }
}

interface Pool {
  readonly holders: Holder[];
  readonly places: (string | number)[];
  readonly ids: number[];
}

function redealPool({ holders, places, ids }: Pool, chance: Chance): void {
  // Sort before dealing: the result must not depend on the true order.
  ids.sort((a, b) => a - b);
  for (let last = ids.length - 1; last >= 0; last--) {
    const drawn = chance.below(last + 1);
    holders[last][places[last]] = ids[drawn];
    ids[drawn] = ids[last];
  }
}

const cover: Visit = (holder, at) => {
  holder[at] = HIDDEN;
};

function walkOf(schema: Schema): Walk | null {
  switch (schema.kind) {
    case 'hidden':
      return schema.of.kind === 'list' ? walkHiddenList(schema) : walkHiddenId(schema);
    case 'record':
      return walkRecord(schema.fields);
    case 'list':
      return walkList(schema.of);
    case 'constant':
      if (walkOf(schema.of) !== null)
        throw new LawError(
          'A constant holds something hidden, but copies share it: no view could cover it.',
        );
      return null;
    default:
      return null;
  }
}

function walkHiddenId(schema: HiddenSchema): Walk {
  return (holder, at, { state, seat, visit, path }) => {
    if (!isSeen(schema, holder as object, seat, path, 0, state))
      visit(holder as Holder, at, schema.pool);
  };
}

type HiddenList = Holder & { readonly length: number };

/** As `isSeen` says it, but told apart once: every view walks every hidden card. */
function walkHiddenList({ sees, pool, known }: HiddenSchema): Walk {
  if (known === undefined)
    return (holder, at, { state, seat, visit, path }) => {
      const ids = (holder as Record<string | number, HiddenList>)[at];
      for (let i = 0; i < ids.length; i++) if (!sees(seat, path, i, state)) visit(ids, i, pool);
    };
  const { in: field, seats } = known;
  return (holder, at, { state, seat, visit, path }) => {
    const ids = (holder as Record<string | number, HiddenList>)[at];
    const knowers = (holder as Record<string, readonly number[]>)[field];
    for (let i = 0; i < ids.length; i++)
      if (!isKnownTo(knowers[i], seat, seats) && !sees(seat, path, i, state)) visit(ids, i, pool);
  };
}

function walkRecord(fields: { readonly [name: string]: Schema }): Walk | null {
  const names: string[] = [];
  const walks: Walk[] = [];
  for (const name in fields) {
    checkKnown(fields, name);
    const walk = walkOf(fields[name]);
    if (walk === null) continue;
    names.push(name);
    walks.push(walk);
  }
  if (walks.length === 0) return null;
  return (holder, at, context) => {
    const value = (holder as Record<string | number, unknown>)[at];
    for (let i = 0; i < walks.length; i++) walks[i](value, names[i], context);
  };
}

/** Who knows an id is kept beside it, in a field of the same record and form. */
function checkKnown(fields: { readonly [name: string]: Schema }, name: string): void {
  const field = fields[name];
  if (field.kind !== 'hidden' || field.known === undefined) return;
  const { in: beside, seats } = field.known;
  const kept: Schema | undefined = fields[beside];
  const fits = kept?.kind === field.of.kind && (kept.kind !== 'list' || kept.of.kind === 'int');
  if (!fits) throw new LawError(`Who knows "${name}" cannot be kept in "${beside}".`);
  if (seats > 31) throw new LawError(`"${beside}" has no bits for ${seats} seats.`);
}

function walkList(of: Schema): Walk | null {
  if (of.kind === 'hidden' && of.known !== undefined)
    throw new LawError(`Who knows a list in a list cannot be kept in "${of.known.in}".`);
  const walk = walkOf(of);
  if (walk === null) return null;
  return (holder, at, context) => {
    const items = (holder as Record<string | number, unknown[]>)[at];
    for (let i = 0; i < items.length; i++) {
      context.path.push(i);
      walk(items, i, context);
      context.path.pop();
    }
  };
}
