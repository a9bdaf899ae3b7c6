import type { Seat } from '@tablewright/engine';
import type { BoardProps } from '@tablewright/board';
import { adjacentForMove } from '../../rules/galaxy.ts';
import { options } from '../../rules/options.ts';
import { afloat, hasToken, MOVERS } from '../../rules/pieces.ts';
import { moveOf, Routes } from '../../rules/routes.ts';
import { NONE, type Ti4 } from '../../rules/state.ts';

/** A way that ships take to the active system. */
export interface Way {
  /** Systems, the first and the last included. */
  readonly systems: readonly number[];
  /** Ships that take it, where it is planned; null for a way that is only possible. */
  readonly ships: number | null;
}

/** Ways of the ships in the plan, and of those that the option under the pointer is about. */
export function ways({ state, viewer, previewed, plan }: BoardProps<Ti4>): readonly Way[] {
  if (viewer < 0) return [];
  const option = previewed === null ? null : options.read(previewed.key);
  if (option?.do === 'activate') return reachOf(state, viewer, option.system);
  const active = state.tactical.system;
  if (active === NONE) return [];
  const planned = new Map<number, number>();
  for (const key of plan?.keys ?? []) {
    const step = options.read(key);
    if (step?.do === 'move') planned.set(step.system, (planned.get(step.system) ?? 0) + 1);
    if (step?.do === 'moveAll' || step?.do === 'moveFit') planned.set(step.system, 0);
  }
  // Ships that have been planned already cut off no way.
  const before = plan?.before ?? state;
  const routes = new Routes(before, viewer);
  const found = [...planned].map(([from, ships]): Way => ({
    systems: wayFrom(state, viewer, routes, from),
    ships,
  }));
  const pointed =
    option?.do === 'move' || option?.do === 'moveAll' || option?.do === 'moveFit'
      ? option.system
      : NONE;
  if (pointed !== NONE && pointed !== active && !planned.has(pointed))
    found.push({ systems: wayFrom(before, viewer, routes, pointed), ships: null });
  return found;
}

/** Which own fleets could get to a system if it were activated. */
function reachOf(g: Ti4, seat: Seat, active: number): readonly Way[] {
  const then: Ti4 = { ...g, tactical: { ...g.tactical, system: active } };
  const routes = new Routes(then, seat);
  return g.galaxy.systems.flatMap((from) => {
    if (from === active || hasToken(g, from, seat)) return [];
    const reaches = MOVERS.some(
      (kind) =>
        afloat(g, from, seat, kind) > 0 &&
        routes.startingIn(from, kind).distance(from, active, true) <=
          moveOf(then, seat, from, kind),
    );
    return reaches ? [{ systems: wayFrom(then, seat, routes, from), ships: null }] : [];
  });
}

/** A shortest way to the active system; straight there where the rules know none. */
function wayFrom(g: Ti4, seat: Seat, all: Routes, from: number): readonly number[] {
  const active = g.tactical.system;
  const routes = all.startingIn(from);
  const throughRifts = !Number.isFinite(routes.distance(from, active, false));
  const whole = routes.distance(from, active, throughRifts);
  const way = [from];
  for (let here = from; here !== active;) {
    const next = adjacentForMove(g, here, seat).find(
      (there) =>
        !way.includes(there) &&
        routes.distance(from, there, throughRifts) +
          routes.distance(there, active, throughRifts) ===
          whole,
    );
    if (next === undefined) return [from, active];
    way.push(next);
    here = next;
  }
  return way;
}
