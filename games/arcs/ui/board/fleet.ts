import type { Seat } from '@tablewright/engine';

type Point = readonly [x: number, y: number];

/** A ship of its owner that keeps its number wherever it flies, so that its way can be shown. */
export interface NamedShip {
  readonly seat: Seat;
  readonly number: number;
  readonly system: string;
  readonly isDamaged: boolean;
}

/** How many ships of a seat are where. */
export interface Squadron {
  readonly seat: Seat;
  readonly system: string;
  readonly fresh: number;
  readonly damaged: number;
}

/**
 * Ships are counts in the rules; here each keeps its name from picture to picture. One that stayed where it was is
 * the same one, then one that was only damaged or repaired there; what is missing elsewhere has come from there.
 */
export function nameShips(
  before: readonly NamedShip[],
  squadrons: readonly Squadron[],
): readonly NamedShip[] {
  const seats = new Set(squadrons.map(({ seat }) => seat));
  return [...seats].flatMap((seat) =>
    nameFleet(
      seat,
      before.filter((ship) => ship.seat === seat),
      squadrons.filter((squadron) => squadron.seat === seat).flatMap(berthsOf),
    ),
  );
}

type Berth = Pick<NamedShip, 'system' | 'isDamaged'>;

function berthsOf({ system, fresh, damaged }: Squadron): Berth[] {
  return [
    ...new Array<Berth>(fresh).fill({ system, isDamaged: false }),
    ...new Array<Berth>(damaged).fill({ system, isDamaged: true }),
  ];
}

/** From what is surely the same ship to what may be. */
const LIKENESS: readonly ((ship: Berth, berth: Berth) => boolean)[] = [
  (ship, berth) => ship.system === berth.system && ship.isDamaged === berth.isDamaged,
  (ship, berth) => ship.system === berth.system,
  (ship, berth) => ship.isDamaged === berth.isDamaged,
  () => true,
];

function nameFleet(
  seat: Seat,
  before: readonly NamedShip[],
  berths: readonly Berth[],
): readonly NamedShip[] {
  const left = [...before];
  const taken = new Array<number>(berths.length).fill(-1);
  for (const isLike of LIKENESS)
    berths.forEach((berth, i) => {
      if (taken[i] >= 0) return;
      const found = left.findIndex((ship) => isLike(ship, berth));
      if (found >= 0) taken[i] = left.splice(found, 1)[0].number;
    });
  const used = new Set(taken);
  let fresh = 0;
  return berths.map((berth, i) => {
    if (taken[i] >= 0) return { seat, number: taken[i], ...berth };
    while (used.has(fresh)) fresh++;
    used.add(fresh);
    return { seat, number: fresh, ...berth };
  });
}

const SHIP_WIDTH = 19;
const SHIP_STEP = 10.5;
const GROUP_GAP = 7;
/** Damaged ships lie a little apart from fresh ones of the same owner. */
const DAMAGED_GAP = 15;
const ROW_HEIGHT = 25;

export interface Berthed {
  readonly ship: NamedShip;
  readonly at: Point;
}

/** How many there are of one owner, where they lie too close to be counted. */
export interface Tally {
  readonly seat: Seat;
  readonly count: number;
  readonly at: Point;
}

/** Ships of one system in rows about a point, those of one owner side by side, fresh ones first. */
export function berth(
  ships: readonly NamedShip[],
  [x, y]: Point,
  scale: number,
  room: number,
): { readonly berthed: readonly Berthed[]; readonly tallies: readonly Tally[] } {
  const groups = groupsOf(ships).map((group) => {
    const gaps = gapsIn(group) * DAMAGED_GAP * scale;
    const free = room - SHIP_WIDTH * scale - gaps;
    const step = Math.min(SHIP_STEP * scale, free / Math.max(1, group.length - 1));
    return { group, step, width: SHIP_WIDTH * scale + step * (group.length - 1) + gaps };
  });
  const rows: (typeof groups)[] = [[]];
  let width = 0;
  for (const one of groups) {
    const more = (width > 0 ? GROUP_GAP * scale : 0) + one.width;
    if (width > 0 && width + more > room) {
      rows.push([one]);
      width = one.width;
    } else {
      rows[rows.length - 1].push(one);
      width += more;
    }
  }
  const berthed: Berthed[] = [];
  const tallies: Tally[] = [];
  rows.forEach((row, r) => {
    const whole =
      row.reduce((sum, one) => sum + one.width, 0) + GROUP_GAP * scale * (row.length - 1);
    const rowY = y + (r - (rows.length - 1) / 2) * ROW_HEIGHT * scale;
    let left = x - whole / 2;
    for (const { group, step, width: wide } of row) {
      const first = left + (SHIP_WIDTH * scale) / 2;
      group.forEach((ship, i) => {
        const gap = ship.isDamaged ? gapsIn(group) * DAMAGED_GAP * scale : 0;
        berthed.push({ ship, at: [first + step * i + gap, rowY] });
      });
      if (group.length > 3)
        tallies.push({
          seat: group[0].seat,
          count: group.length,
          at: [left + wide, rowY - 9 * scale],
        });
      left += wide + GROUP_GAP * scale;
    }
  });
  return { berthed, tallies };
}

function gapsIn(group: readonly NamedShip[]): 0 | 1 {
  return group.some((ship) => ship.isDamaged) && group.some((ship) => !ship.isDamaged) ? 1 : 0;
}

function groupsOf(ships: readonly NamedShip[]): readonly (readonly NamedShip[])[] {
  const bySeat = new Map<Seat, NamedShip[]>();
  for (const ship of ships) bySeat.set(ship.seat, [...(bySeat.get(ship.seat) ?? []), ship]);
  return [...bySeat.values()].map((group) =>
    group.sort((a, b) => Number(a.isDamaged) - Number(b.isDamaged) || a.number - b.number),
  );
}
