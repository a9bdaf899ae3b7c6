import type { Seat } from '@tablewright/engine';
import { CRUISER } from '../content/index.ts';
import { opponentOf } from '../rules/combat.ts';
import { BIG_SHIPS, canSustain, hullsIn } from '../rules/hits.ts';
import type { Option } from '../rules/options.ts';
import { afloat, DESTROYER, groundAt, profileOf, SHIPS, undamagedAt } from '../rules/pieces.ts';
import type { Ti4 } from '../rules/state.ts';
import { fightOf } from './fights.ts';
import { chanceAgainst, type Force, forceOfInfantry, hitChance } from './strength.ts';
import { GOOD, shipWorth } from './worth.ts';

/** A ship of a kind as a part of its fleet. */
function shipForce(g: Ti4, seat: Seat, kind: number): Force {
  const { combat, dice } = profileOf(g, seat, kind)!;
  return { fire: dice * hitChance(combat!), life: 1 };
}

/** A ship that sustains the hit only loses a hull. */
const SCRATCHED: Force = { fire: 0, life: 1 };

const without = (one: Force, other: Force): Force => ({
  fire: Math.max(0, one.fire - other.fire),
  life: Math.max(0, one.life - other.life),
});

/** The cheaper of the ships that can be given up for a hit. */
const martyrOf = (g: Ti4, seat: Seat): number =>
  afloat(g, g.combat.system, seat, DESTROYER) > 0 ? DESTROYER : CRUISER;

/** Part of a ship's worth that its loss counts for, for the one who destroys it. */
const VICTIM = 0.5;

/** What a hit on a ship of the opponent brings in the combat under way. */
function hitGain(
  g: Ti4,
  seat: Seat,
  kind: number,
  isSustained: boolean,
  own: Force | null,
): number {
  const { mine, theirs, odds, stake, rival } = fightOf(g, seat);
  const left = own === null ? mine : without(mine, own);
  const hit = without(theirs, isSustained ? SCRATCHED : shipForce(g, rival, kind));
  const won = stake * (chanceAgainst(left, hit) - odds);
  return won + (isSustained ? 0 : VICTIM * shipWorth(g, rival, kind));
}

/** What a ship given up for a hit brings, where the hit goes to the best or to the worst ship for the seat. */
function sacrificeGain(g: Ti4, seat: Seat, gains: (own: Force) => readonly number[]): number {
  const martyr = martyrOf(g, seat);
  const { odds } = fightOf(g, seat);
  const hits = gains(shipForce(g, seat, martyr));
  // A ship of a fleet that loses would be lost anyway.
  return Math.max(...hits) - shipWorth(g, seat, martyr) * Math.max(0.4, odds);
}

const isSustained = (g: Ti4, seat: Seat, kind: number): boolean =>
  canSustain(g, seat, kind, g.combat.system) && undamagedAt(g, g.combat.system, seat, kind) > 0;

/** The seat chooses the ship that is hit. */
export function devotionGain(g: Ti4, seat: Seat): number {
  const rival = opponentOf(g, seat);
  return sacrificeGain(g, seat, (own) =>
    hullsIn(g, g.combat.system, rival, SHIPS).map(({ kind, hull }) =>
      hitGain(g, seat, kind, hull === 'whole' && isSustained(g, rival, kind), own),
    ),
  );
}

/** The ship that it is best to hit. */
export function strikeGain(g: Ti4, seat: Seat, { player, kind, hull }: Option<'strike'>): number {
  return hitGain(g, seat, kind, hull === 'whole' && isSustained(g, player, kind), null);
}

/** The opponent sustains the hit where he can, or loses the cheapest ship that is no fighter. */
export function impulseGain(g: Ti4, seat: Seat): number {
  const { system } = g.combat;
  const rival = opponentOf(g, seat);
  const sturdy = BIG_SHIPS.find((kind) => isSustained(g, rival, kind));
  const [first] = [...hullsIn(g, system, rival, BIG_SHIPS), ...hullsIn(g, system, rival, SHIPS)];
  return sacrificeGain(g, seat, (own) => [
    hitGain(g, seat, sturdy ?? first.kind, sturdy !== undefined, own),
  ]);
}

/** Influence that is spent on an infantry that changes sides. */
const CONVERSION = 1.6 * GOOD;

/** What it brings that an infantry of the opponent changes sides. */
export function conversionGain(g: Ti4, seat: Seat): number {
  const { planet } = g.combat;
  const { odds, stake, rival } = fightOf(g, seat);
  const mine = forceOfInfantry(g, seat, groundAt(g, planet, seat) + 1);
  const theirs = forceOfInfantry(g, rival, groundAt(g, planet, rival) - 1);
  return stake * (chanceAgainst(mine, theirs) - odds) - CONVERSION;
}
