import { judge, type Script, type Seat } from '@tablewright/engine';
import { CUSTODIANS_COST, DIE_SIDES, MECATOL, PLANETS, TILES } from '../content/index.ts';
import {
  addFighters,
  isWorthFighters,
  landingFighters,
  recallFighters,
} from './fighters-ashore.ts';
import { moment } from './moments.ts';
import { activeOrder } from './order.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  addGround,
  afloat,
  controls,
  FIGHTER,
  groundAt,
  INFANTRY,
  PDS,
  pdsOf,
  planetsIn,
  profileOf,
  rivalOn,
} from './pieces.ts';
import { admitsUnits } from './placing.ts';
import { enforcePlastic } from './plastic.ts';
import { bonus, powers } from './powers.ts';
import { canPay, pay, purse } from './spending.ts';
import { NONE, type Ti4 } from './state.ts';
import { isDisabled } from './tactical.ts';
import { goodsInReach } from './transactions.ts';
import { gainPoints } from './victory.ts';
import { emit, schedule } from './vocabulary.ts';

type Landing = Option<
  'removeCustodians' | 'land' | 'landAll' | 'take' | 'landFighter' | 'landFighters'
>;

/** Ground forces of the space area are committed to planets, together. TI-12.5 */
export function* landing(g: Ti4, seat: Seat): Script {
  const { system } = g.tactical;
  for (;;) {
    const found = landings(g, seat);
    if (found.length === 0) break;
    const judged = (): ReturnType<typeof judge<Landing>> =>
      judge(found, (option) => verdict(g, seat, option));
    const choice = yield* choose(seat, 'landForces', () => [...judged().options, { do: 'done' }], {
      about: { system: TILES[system].id, count: afloat(g, system, seat, INFANTRY) },
      refused: () => judged().refused(),
      always: hasCustodians(g, system) && couldBuyToken(g, seat),
    });
    if (choice.do === 'done') break;
    if (choice.do === 'removeCustodians') yield* removeCustodians(g, seat);
    else if (choice.do === 'landFighter') landFighters(g, seat, choice.planet, 1);
    else if (choice.do === 'landFighters')
      landFighters(g, seat, choice.planet, landingFighters(g, seat));
    else land(g, seat, choice.planet, countOf(g, seat, choice));
  }
  if (g.tactical.landed.length === 0) return;
  yield* enforcePlastic(g);
  yield* moment(g, 'forces.committed', activeOrder(g), () => ({ system }), {
    about: { player: seat, system: TILES[system].id },
  });
  schedule(g, 'cannonDefenses', seat);
  schedule(g, 'groundCombats', seat);
  schedule(g, 'establishControl', seat);
}

/** One by one or all at once, on the own planets too; shortcuts only where they differ. TI-12.5 */
function landings(g: Ti4, seat: Seat): Landing[] {
  const { system } = g.tactical;
  const forces = afloat(g, system, seat, INFANTRY);
  const fighters = landingFighters(g, seat);
  const found: Landing[] = [];
  if (forces > 0 && hasCustodians(g, system)) found.push({ do: 'removeCustodians' });
  for (const planet of planetsIn(system)) {
    if (fighters > 0 && isWorthFighters(g, seat, planet)) {
      if (fighters > 1) found.push({ do: 'landFighters', planet });
      found.push({ do: 'landFighter', planet });
    }
    if (forces === 0) continue;
    const enough = enoughFor(g, seat, planet);
    if (enough > 1 && enough < forces) found.push({ do: 'take', planet });
    if (forces > 1) found.push({ do: 'landAll', planet });
    found.push({ do: 'land', planet });
  }
  return found;
}

function hasCustodians(g: Ti4, system: number): boolean {
  return g.custodians && system === MECATOL;
}

/** Nobody lands before the custodians token is removed, or where a law forbids it. TI-1.2, TI-12.4 */
function verdict(g: Ti4, seat: Seat, option: Landing): string | null {
  if (option.do === 'removeCustodians')
    return canPay(g, seat, custodiansCost(g, seat), 'influence') ? null : 'TI-12.4';
  if (!admitsUnits(g, option.planet)) return 'TI-1.2';
  return hasCustodians(g, g.tactical.system) ? 'TI-12.4' : null;
}

/** Would trade goods of neighbours make up what the custodians token costs? TI-12.4, TI-16.2 */
function couldBuyToken(g: Ti4, seat: Seat): boolean {
  return (
    afloat(g, MECATOL, seat, INFANTRY) > 0 &&
    purse(g, seat, 'influence') + goodsInReach(g) >= custodiansCost(g, seat)
  );
}

function countOf(g: Ti4, seat: Seat, option: Option<'land' | 'landAll' | 'take'>): number {
  if (option.do === 'take') return enoughFor(g, seat, option.planet);
  return option.do === 'land' ? 1 : afloat(g, g.tactical.system, seat, INFANTRY);
}

function land(g: Ti4, seat: Seat, planet: number, count: number): void {
  addAfloat(g, g.tactical.system, seat, INFANTRY, -count);
  addGround(g, planet, seat, count);
  noteLanding(g, planet);
  emit('landed', { player: seat, planet: PLANETS[planet].id, count });
}

/** TI-12.11 */
function landFighters(g: Ti4, seat: Seat, planet: number, count: number): void {
  addAfloat(g, g.tactical.system, seat, FIGHTER, -count);
  addFighters(g, planet, count);
  noteLanding(g, planet);
  emit('landedFighters', { player: seat, planet: PLANETS[planet].id, count });
}

function noteLanding(g: Ti4, planet: number): void {
  const { landed } = g.tactical;
  if (!landed.includes(planet)) landed.push(planet);
}

/** What the active player has committed to a planet goes back to the space area and stays there. Parley */
export function callBack(g: Ti4, planet: number): void {
  const { tactical, turn } = g;
  const count = groundAt(g, planet, turn.seat);
  addGround(g, planet, turn.seat, -count);
  addAfloat(g, tactical.system, turn.seat, INFANTRY, count);
  recallFighters(g, planet);
  tactical.landed = tactical.landed.filter((each) => each !== planet);
  if (count > 0) emit('calledBack', { player: turn.seat, planet: PLANETS[planet].id, count });
}

/** Costs influence, gains the token and a point, and commits at least one ground force. TI-12.4 */
function* removeCustodians(g: Ti4, seat: Seat): Script {
  yield* pay(g, seat, custodiansCost(g, seat), 'influence');
  g.custodians = false;
  emit('custodians', { player: seat });
  const [planet] = planetsIn(MECATOL);
  land(g, seat, planet, 1);
  gainPoints(g, seat, 1);
}

/** Influence that the custodians token costs the seat. TI-12.4 */
export function custodiansCost(g: Ti4, seat: Seat): number {
  return powers.first(g, seat, 'custodiansCost') ?? CUSTODIANS_COST;
}

/** How much stronger than the defenders a landing should be, by the square law of combat. */
const MARGIN = 1.3;

/** Ground forces that should be enough to take the planet: one, or the strength of its defenders and a margin. */
export function enoughFor(g: Ti4, seat: Seat, planet: number): number {
  if (controls(g, seat, planet)) return 1;
  const rival = rivalOn(g, planet, seat);
  const owner = g.control[planet];
  const guns = owner === NONE || isDisabled(g, planet) ? 0 : pdsOf(g, planet, owner);
  const shots = guns === 0 ? 0 : guns * chance(profileOf(g, owner, PDS)!.cannon!.value);
  if (rival === NONE) return 1 + Math.ceil(shots);
  const odds = Math.sqrt(hitChance(g, rival) / hitChance(g, seat));
  return Math.ceil(groundAt(g, planet, rival) * odds * MARGIN + shots);
}

const chance = (value: number): number =>
  Math.min(1, Math.max(1, DIE_SIDES + 1 - value) / DIE_SIDES);

function hitChance(g: Ti4, seat: Seat): number {
  const { combat } = profileOf(g, seat, INFANTRY)!;
  return chance(combat! - bonus(g, seat, 'combatBonus'));
}
