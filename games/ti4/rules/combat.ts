import type { Script, Seat } from '@tablewright/engine';
import { diceOf, hitsRolled } from './dice.ts';
import { forcesOn } from './fighters-ashore.ts';
import { moment } from './moments.ts';
import { combatants } from './order.ts';
import { offerSecrets } from './objectives.ts';
import { FLAGSHIP, afloat, hasShips, SHIPS } from './pieces.ts';
import { ATTACKER, DEFENDER, type Side, unitPower, type Windows } from './powers.ts';
import { NONE, STURDY, type Ti4 } from './state.ts';

export const BOTH: readonly Side[] = [ATTACKER, DEFENDER];

export const otherSide = (side: Side): Side => (side === ATTACKER ? DEFENDER : ATTACKER);

export function noCombat(): Ti4['combat'] {
  return {
    system: NONE,
    planet: NONE,
    attacker: NONE,
    defender: NONE,
    round: 0,
    retreating: NONE,
    refuge: NONE,
    hits: [0, 0],
    heavy: [0, 0],
    sustained: Array.from({ length: 2 * STURDY }, () => 0),
    rerolls: [false, false],
    funded: [false, false],
    legion: [0, 0],
    boost: [0, 0],
    fighterBoost: [0, 0],
    silenced: [false, false],
    drawn: false,
    scored: 0,
    wrecks: 0,
    learnt: false,
    joined: [0, 0],
    origins: [],
  };
}

/** The active player attacks. TI-10.1 */
export function beginCombat(
  g: Ti4,
  {
    system,
    planet,
    attacker,
    defender,
  }: { system: number; planet: number; attacker: Seat; defender: Seat },
): void {
  g.combat = { ...noCombat(), system, planet, attacker, defender };
}

export function beginRound(g: Ti4): void {
  const { hits, heavy, sustained, rerolls, funded, boost, fighterBoost, silenced } = noCombat();
  const round = g.combat.round + 1;
  Object.assign(g.combat, {
    round,
    retreating: NONE,
    refuge: NONE,
    hits,
    heavy,
    sustained,
    rerolls,
    funded,
    boost,
    fighterBoost,
    silenced,
  });
}

/** All hits of a round are dealt with; what was added to its rolls is over. */
export function endRolls(g: Ti4): void {
  const { hits, heavy, boost, fighterBoost } = noCombat();
  Object.assign(g.combat, { hits, heavy, boost, fighterBoost });
}

/** Hits that the dice of a side have made are there for the other side to deal with. TI-10.15 */
export function countHits(g: Ti4, side: Side): number {
  const hits = hitsRolled(g, side);
  g.combat.hits[otherSide(side)] = hits;
  g.combat.heavy[otherSide(side)] = heavyHits(g, side);
  return hits;
}

function heavyHits(g: Ti4, side: Side): number {
  const { system, planet } = g.combat;
  const seat = seatOn(g, side);
  let kinds: readonly number[] | undefined;
  if (planet === NONE)
    for (const ship of SHIPS)
      if (afloat(g, system, seat, ship) > 0) kinds ??= unitPower(g, seat, ship, 'heavyHits');
  if (kinds === undefined) return 0;
  return diceOf(g, side).reduce(
    (sum, { kind, hits }) => sum + (kinds.includes(kind) ? hits : 0),
    0,
  );
}

/** Hits on a side are cancelled, those that fighters cannot take first. TI-10.15 */
export function cancelHits(g: Ti4, side: Side, count: number): void {
  const { hits, heavy } = g.combat;
  hits[side] -= count;
  heavy[side] = Math.max(0, heavy[side] - count);
}

export function seatOn(g: Ti4, side: Side): Seat {
  return side === ATTACKER ? g.combat.attacker : g.combat.defender;
}

export function sideOf(g: Ti4, seat: Seat): Side {
  return seat === g.combat.attacker ? ATTACKER : DEFENDER;
}

export function opponentOf(g: Ti4, seat: Seat): Seat {
  return seatOn(g, otherSide(sideOf(g, seat)));
}

/** Do both sides have ships, or ground forces, to fight with? TI-10.10, TI-12.7 */
export function bothFight(g: Ti4): boolean {
  const { system, planet } = g.combat;
  return combatants(g).every((seat) =>
    planet === NONE ? hasShips(g, system, seat) : forcesOn(g, planet, seat) > 0,
  );
}

/** The windows that are about a side of the combat. */
type SideWindow = {
  [I in keyof Windows]: { readonly side: Side } extends Windows[I]
    ? Windows[I] extends { readonly side: Side }
      ? I
      : never
    : never;
}[keyof Windows];

/** A moment of the combat, the active player first. TI-1.8 */
export function* combatMoment(
  g: Ti4,
  window: SideWindow | readonly [SideWindow, SideWindow],
): Script {
  yield* moment(g, window, combatants(g), (seat) => ({ side: sideOf(g, seat) }), {
    lasts: () => !g.combat.drawn,
  });
}

/** Both have rolled; rerolls come before other effects. TI-28.9 */
export function* rollsDone(g: Ti4): Script {
  const about = (seat: Seat): { side: Side } => ({ side: sideOf(g, seat) });
  for (const isReroll of [true, false])
    yield* moment(g, 'rolls.done', combatants(g), about, {
      fits: ({ id }) => (id === 'reroll') === isReroll,
    });
}

/** The start of the combat and that of its first round are one moment. TI-1.9, TI-28.6 */
export function* startOfRound(g: Ti4): Script {
  yield* combatMoment(g, g.combat.round > 1 ? 'round.start' : ['combat.start', 'round.start']);
}

/** Who won is settled; what follows from it, and the objectives about it. TI-12.12, TI-20.2 */
export function* celebrate(g: Ti4, winner: Seat): Script {
  const { system, planet } = g.combat;
  yield* moment(g, 'combat.won', combatants(g), (seat) => ({ planet, won: seat === winner }));
  const beaten = g.players[opponentOf(g, winner)].points;
  const ledOnPoints = g.players.every(({ points, eliminated }) => eliminated || points <= beaten);
  const showedFlagship = planet === NONE && afloat(g, system, winner, FLAGSHIP) > 0;
  yield* offerSecrets(
    g,
    winner,
    ({ kind }) =>
      (kind === 'win-combat-vs-leader' && ledOnPoints) ||
      (kind === 'win-space-combat-with-flagship' && showedFlagship),
  );
}
