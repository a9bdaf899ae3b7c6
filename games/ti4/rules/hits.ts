import type { Refusal, Script, Seat } from '@tablewright/engine';
import { TILES } from '../content/index.ts';
import { seatOn, otherSide, sideOf } from './combat.ts';
import { takeShip } from './limits.ts';
import { moment } from './moments.ts';
import { choose, type Hull, type Option } from './options.ts';
import {
  addDamage,
  afloat,
  CARRIER,
  damagedAt,
  FIGHTER,
  FIGHTING,
  INFANTRY,
  joinedIn,
  kindName,
  profileOf,
  SHIPS,
  undamagedAt,
  WAR_SUN,
} from './pieces.ts';
import { type Loss, powers, type Side, unitPower } from './powers.ts';
import { NONE, STURDY, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** Hits on the ships of a player that are still to be dealt with. */
export interface Blow {
  readonly system: number;
  readonly seat: Seat;
  readonly by: Seat;
  hits: number;
  /** Of those, how many must go to ships other than fighters. TI-10.15 */
  heavy: number;
  /** The only ship that they can go to, where whoever made them chooses it. TI-11.5 */
  readonly ship?: { readonly kind: number; readonly hull: Hull };
}

/** The hits of a combat on one side: those that are left are always in the state. */
export function blowOn(g: Ti4, side: Side, ship?: Blow['ship']): Blow {
  return {
    ...(ship && { ship }),
    system: g.combat.system,
    seat: seatOn(g, side),
    by: seatOn(g, otherSide(side)),
    get hits() {
      return g.combat.hits[side];
    },
    set hits(left) {
      g.combat.hits[side] = left;
    },
    get heavy() {
      return g.combat.heavy[side];
    },
    set heavy(left) {
      g.combat.heavy[side] = left;
    },
  };
}

/** Sustain Damage: one ship at a time and in turns, until all decline in a row. TI-11.1, TI-11.4 */
export function* sustainDamage(g: Ti4, blows: readonly Blow[]): Script {
  let declined = 0;
  for (let turn = 0; declined < blows.length; turn++) {
    const blow = blows[turn % blows.length];
    const { seat, system, by } = blow;
    const sturdy = sturdyShips(g, blow);
    if (sturdy.length === 0) {
      declined++;
      continue;
    }
    const choice = yield* choose(seat, 'sustainDamage', [...sturdy, { do: 'decline' }], {
      about: { hits: blow.hits, system: TILES[system].id },
      refused: () => damagedShips(g, blow),
    });
    if (choice.do === 'decline') {
      declined++;
      continue;
    }
    declined = 0;
    cancel(g, blow, choice.kind);
    const { kind } = choice;
    yield* moment(g, 'sustain.used', [by], () => ({ rival: seat, system, kind }), {
      about: { player: seat, kind: kindName(kind), system: TILES[system].id },
    });
  }
}

function sturdyShips(g: Ti4, { seat, system, hits, ship }: Blow): Option<'sustain'>[] {
  const ships: Option<'sustain'>[] = [];
  if (hits === 0) return ships;
  if (ship !== undefined && ship.hull === 'damaged') return ships;
  for (let kind = CARRIER; kind <= WAR_SUN; kind++)
    if (
      undamagedAt(g, system, seat, kind) > 0 &&
      canSustain(g, seat, kind, system) &&
      (ship === undefined || ship.kind === kind)
    )
      ships.push({ do: 'sustain', kind });
  return ships;
}

/** Has a kind of unit Sustain Damage? A law may take it away, or in a system a ship of somebody else. TI-11.1 */
export function canSustain(g: Ti4, seat: Seat, kind: number, system: number = NONE): boolean {
  if (profileOf(g, seat, kind)?.sustain !== true) return false;
  if (system !== NONE && isStopped(g, seat, system)) return false;
  return !powers.all(g, seat, 'cannotSustain').includes(kind);
}

/** Does a ship of another player keep the seat's ships in the system from sustaining damage? */
function isStopped(g: Ti4, seat: Seat, system: number): boolean {
  return g.players.some(
    (_, other) =>
      other !== seat &&
      powers.has(g, other, 'stopsSustain') &&
      SHIPS.some(
        (kind) =>
          afloat(g, system, other, kind) > 0 &&
          unitPower(g, other, kind, 'stopsSustain') !== undefined,
      ),
  );
}

/** A damaged unit cannot use it again before it is repaired. TI-11.1 */
function damagedShips(g: Ti4, { seat, system }: Blow): Refusal<Option>[] {
  return SHIPS.filter(
    (kind) => damagedAt(g, system, seat, kind) > 0 && undamagedAt(g, system, seat, kind) === 0,
  ).map((kind) => ({ option: { do: 'sustain', kind }, clause: 'TI-11.1' }));
}

/** Each use cancels one hit, or more; the hits that fighters cannot take go first. TI-11.1, TI-10.15 */
function cancel(g: Ti4, blow: Blow, kind: number): void {
  const { seat, system } = blow;
  addDamage(g, system, seat, kind, 1);
  if (g.combat.system !== NONE) g.combat.sustained[sideOf(g, seat) * STURDY + kind - CARRIER]++;
  const cancelled = powers.first(g, seat, 'sustainCancels') ?? 1;
  blow.hits = Math.max(0, blow.hits - cancelled);
  blow.heavy = Math.max(0, blow.heavy - cancelled);
  emit('sustained', { player: seat, kind: kindName(kind) });
}

/** The ships that are no fighters. */
export const BIG_SHIPS: readonly number[] = SHIPS.filter((kind) => kind !== FIGHTER);

/**
 * Cheap ships first, damaged ones before undamaged ones: the usual order of losses. Where any ship is meant, ground
 * forces that fight as ships are meant too. TI-26.4
 */
export function hullsIn(
  g: Ti4,
  system: number,
  seat: Seat,
  kinds: readonly number[],
): Option<'lose'>[] {
  const ships: Option<'lose'>[] = [];
  const isAny = kinds.length >= BIG_SHIPS.length;
  for (const kind of FIGHTING) {
    if (kind === INFANTRY) {
      if ((isAny || kinds.includes(kind)) && joinedIn(g, system, seat) > 0)
        ships.push({ do: 'lose', kind, hull: 'whole' });
      continue;
    }
    if (!kinds.includes(kind)) continue;
    if (damagedAt(g, system, seat, kind) > 0) ships.push({ do: 'lose', kind, hull: 'damaged' });
    if (undamagedAt(g, system, seat, kind) > 0) ships.push({ do: 'lose', kind, hull: 'whole' });
  }
  return ships;
}

/** Takes a destroyed ship off the board; of damaged ones, one that was damaged in this round. Duranium Armor */
export function takeOut(
  g: Ti4,
  { seat, system, by }: { seat: Seat; system: number; by: Seat },
  kind: number,
  isDamaged: boolean,
): Loss {
  takeShip(g, system, seat, kind, isDamaged);
  if (kind === INFANTRY && g.combat.system === system) g.combat.joined[sideOf(g, seat)]--;
  if (isDamaged && g.combat.system === system) {
    const at = sideOf(g, seat) * STURDY + kind - CARRIER;
    if (g.combat.sustained[at] > 0) g.combat.sustained[at]--;
  }
  return { seat, by, kind, system, planet: NONE, count: 1 };
}

/** One hit on a ship that the one who makes it has chosen: only that ship may use Sustain Damage. TI-11.5, TI-26.16 */
export function* strike(g: Ti4, seat: Seat, { kind, hull }: Option<'lose'>): Script<Loss[]> {
  const side = sideOf(g, seat);
  const blow = blowOn(g, side);
  const { system, by } = blow;
  blow.hits = 1;
  yield* moment(g, 'hits.assign', [seat], () => ({ side }));
  if (blow.hits > 0 && hull === 'whole' && canSustain(g, seat, kind, system)) {
    const choice = yield* choose(
      seat,
      'sustainDamage',
      [{ do: 'sustain', kind }, { do: 'decline' }],
      {
        about: { hits: 1, system: TILES[system].id },
      },
    );
    if (choice.do === 'sustain') {
      cancel(g, blow, kind);
      yield* moment(g, 'sustain.used', [by], () => ({ rival: seat, system, kind }), {
        about: { player: seat, kind: kindName(kind), system: TILES[system].id },
      });
    }
  }
  const isHit = blow.hits > 0;
  blow.hits = 0;
  return isHit ? [takeOut(g, { seat, system, by }, kind, hull === 'damaged')] : [];
}

/** A damaged ship of the combat is whole again. TI-11.1 */
export function repair(g: Ti4, seat: Seat, kind: number): void {
  addDamage(g, g.combat.system, seat, kind, -1);
  emit('repaired', { player: seat, kind: kindName(kind) });
}
