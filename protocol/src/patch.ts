import type { Plain } from '@tablewright/engine';
import type { Patch } from './match.ts';

type Path = (string | number)[];
type Change = [Path, Plain];

/** The smallest list of "this member is now that" that turns one value into the other. */
export function diff(from: Plain, to: Plain): Patch {
  const patch: Change[] = [];
  compare(from, to, [], patch);
  return patch;
}

/** The same for two values at `path`; adds the changes to the patch. */
export function compare(from: Plain, to: Plain, path: Path, patch: Change[]): void {
  if (from === to) return;
  if (Array.isArray(from) && Array.isArray(to)) {
    if (from.length === to.length) compareItems(from, to, path, patch);
    else patch.push(...resize(from, to, path));
  } else if (isRecord(from) && isRecord(to) && haveSameNames(from, to)) {
    for (const name in to) compareMember(from[name], to[name], name, path, patch);
  } else {
    patch.push([path.slice(), to]);
  }
}

/** Applies a patch without changing the given value; unchanged parts are shared. */
export function applyPatch(value: Plain, patch: Patch): Plain {
  return patch.reduce<Plain>((sofar, [path, changed]) => replaceAt(sofar, path, 0, changed), value);
}

/** Most members are unchanged, so the path is only extended for those that must be compared. */
function compareMember(
  from: Plain,
  to: Plain,
  member: string | number,
  path: Path,
  patch: Change[],
): void {
  if (from === to) return;
  path.push(member);
  compare(from, to, path, patch);
  path.pop();
}

function compareItems(from: List, to: List, path: Path, patch: Change[]): void {
  for (let i = 0; i < to.length; i++) {
    if (i < from.length) compareMember(from[i], to[i], i, path, patch);
    else patch.push([[...path, i], to[i]]);
  }
}

/** A long pile that loses its top is sent as its new length; a short hand is sent again. */
function resize(from: List, to: List, path: Path): Change[] {
  const whole: Change[] = [[path.slice(), to]];
  const edited: Change[] = to.length < from.length ? [[[...path, 'length'], to.length]] : [];
  compareItems(from, to, path, edited);
  return cost(edited) < cost(whole) ? edited : whole;
}

function cost(changes: readonly Change[]): number {
  return JSON.stringify(changes).length;
}

function replaceAt(
  value: Plain,
  path: readonly (string | number)[],
  depth: number,
  changed: Plain,
): Plain {
  if (depth === path.length) return changed;
  const at = path[depth];
  if (Array.isArray(value)) {
    if (at === 'length') return value.slice(0, changed as number);
    const items: Plain[] = value.slice();
    items[Number(at)] = replaceAt(items[Number(at)], path, depth + 1, changed);
    return items;
  }
  const record = value as Members;
  return { ...record, [at]: replaceAt(record[at], path, depth + 1, changed) };
}

type List = readonly Plain[];
type Members = { readonly [name: string]: Plain };

function isRecord(value: Plain): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function haveSameNames(from: Members, to: Members): boolean {
  const names = Object.keys(to);
  return (
    names.length === Object.keys(from).length && names.every((name) => Object.hasOwn(from, name))
  );
}
