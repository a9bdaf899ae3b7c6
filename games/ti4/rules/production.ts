import type { Refusal, Script, Seat } from '@tablewright/engine';
import { TILES, UNIT_KINDS } from '../content/index.ts';
import { breakBlockades } from './blockade.ts';
import { adjacentTo, isHome } from './galaxy.ts';
import { attachments } from './laws.ts';
import { breaksCapacity, breaksFleet, enforceLimits, takeShip } from './limits.ts';
import { moment } from './moments.ts';
import { kindOfNote, ownerOfNote } from './notes.ts';
import { choose, type Option } from './options.ts';
import {
  addAfloat,
  addGround,
  afloat,
  controls,
  damagedAt,
  DESTROYER,
  docksOf,
  DOCK,
  FIGHTER,
  groundAt,
  hasRivalShips,
  hasToken,
  hasUnits,
  INFANTRY,
  inReinforcements,
  planetsIn,
  profileOf,
  SHIPS,
  WAR_SUN,
  countsOf,
} from './pieces.ts';
import { admitsUnits } from './placing.ts';
import { hasSpare, lacksPlastic, takeSpare } from './plastic.ts';
import { bonus, powers } from './powers.ts';
import type { Ordered, Prompt } from './prompts.ts';
import { canPay, goodsNeeded, owing, pay, purse, resourcesOf } from './spending.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

/** The production step: all units of the active player in the active system. TI-14.1 */
export function* production(g: Ti4, seat: Seat): Script {
  const { system } = g.tactical;
  yield* produce(g, seat, system, () => producersIn(g, seat, system));
}

/** Units that use Production together. TI-14.1 */
export interface Producers {
  /** The sum of their values. */
  readonly units: number;
  /** How many of these can be ground forces; any number by default. Mitosis */
  readonly infantry?: number;
  /** Where ground forces can go. TI-14.4 */
  readonly planets: readonly number[];
  /** Those of them where only a dock produces that makes no ground forces. Mitosis */
  readonly shipyards?: readonly number[];
  /** Ground forces can also stay in space, where some of the units are. TI-14.4 */
  readonly inSpace?: boolean;
}

/** Where docks can use Production: planets of a system, and NONE for each dock in its space area. TI-14.1, TI-13.5 */
function docksIn(g: Ti4, seat: Seat, system: number): number[] {
  const docks = planetsIn(system).filter(
    (planet) => docksOf(g, planet, seat) > 0 && allowsProduction(g, planet),
  );
  for (let left = afloat(g, system, seat, DOCK); left > 0; left--) docks.push(NONE);
  return docks;
}

function allowsProduction(g: Ti4, planet: number): boolean {
  return attachments(g, planet, 'noProduction').length === 0;
}

/** Only these docks. From one in space, ground forces go to all own planets of the system, or stay aboard. TI-14.4 */
export function docksAt(g: Ti4, seat: Seat, system: number, docks: readonly number[]): Producers {
  const units = docks.reduce((sum, planet) => sum + productionOf(g, seat, planet), 0);
  const inSpace = docks.includes(NONE);
  const planets = inSpace ? planetsIn(system).filter((planet) => controls(g, seat, planet)) : docks;
  if (!powers.has(g, seat, 'docksMakeNoInfantry')) return { units, planets, inSpace };
  return { units, infantry: 0, planets, shipyards: planets, inSpace };
}

/** All that can use Production in a system: docks, and infantry with a value of its own. TI-14.1 */
export function producersIn(g: Ti4, seat: Seat, system: number): Producers {
  const docks = docksAt(g, seat, system, docksIn(g, seat, system));
  const value = Number(profileOf(g, seat, INFANTRY)?.production ?? 0);
  if (value === 0) return docks;
  const aboard = afloat(g, system, seat, INFANTRY);
  const held = planetsIn(system).filter(
    (planet) => groundAt(g, planet, seat) > 0 && allowsProduction(g, planet),
  );
  const forces = held.reduce((sum, planet) => sum + groundAt(g, planet, seat), aboard);
  const nurseries = planetsIn(system).filter(
    (planet) => held.includes(planet) || (aboard > 0 && controls(g, seat, planet)),
  );
  return {
    units: docks.units + value * forces,
    infantry: (docks.infantry ?? docks.units) + value * forces,
    planets: planetsIn(system).filter(
      (planet) => nurseries.includes(planet) || docks.planets.includes(planet),
    ),
    shipyards: docks.shipyards?.filter((planet) => !nurseries.includes(planet)),
    inSpace: aboard > 0 || docks.inSpace,
  };
}

/** May the seat produce there? A note before another player can forbid it near that player's units. Stymie */
export function mayProduceIn(g: Ti4, seat: Seat, system: number): boolean {
  return g.players.every(
    ({ displayed }, holder) =>
      !displayed.some((note) => bars(g, note, seat)) || !isNear(g, holder, system),
  );
}

function bars(g: Ti4, note: number, seat: Seat): boolean {
  return (
    ownerOfNote(note) === seat &&
    powers.of('note', kindOfNote(g, note)).barsProduction !== undefined
  );
}

/** Does the seat have units outside home systems, there or next to it? */
function isNear(g: Ti4, seat: Seat, system: number): boolean {
  return [system, ...adjacentTo(g, system, seat)].some(
    (each) => !isHome(g, each) && hasUnits(g, each, seat),
  );
}

/** These units use Production, after what changes the values of planets. TI-14.1 */
export function* produce(g: Ti4, seat: Seat, system: number, producersOf: () => Producers): Script {
  if (producersOf().units === 0) return;
  yield* moment(g, 'production.used.when', [seat], () => ({ system, fighters: 0 }), {
    fits: ({ id }) => id === VALUES,
  });
  yield* orderUnits(g, seat, system, producersOf());
}

export function* orderUnits(g: Ti4, seat: Seat, system: number, producers: Producers): Script {
  const discount = bonus(g, seat, 'productionDiscount');
  yield* order(g, seat, {
    ...producers,
    prompt: 'produce',
    system,
    discount,
    most: Infinity,
    usesProduction: true,
  });
  g.exchanged = NONE;
}

/** The abilities that change the values of planets: units are ordered by the new ones. TI-14.1 */
export const VALUES = 'values';

/** The value of a dock: a number, or the resources of its planet and more. TI-14.1 */
export function productionOf(g: Ti4, seat: Seat, planet: number): number {
  const { production: value } = profileOf(g, seat, DOCK)!;
  if (typeof value === 'number') return value;
  return resourcesOf(g, planet) + Number(value.slice('resources+'.length));
}

/** What is ordered: where, how many units, and at what cost. */
export interface Order extends Producers {
  readonly prompt: Prompt<Ordered>;
  readonly system: number;
  readonly discount: number;
  /** Most that the units may cost together. */
  readonly most: number;
  /** Units use Production for it; some effects produce without. TI-14.6 */
  readonly usesProduction: boolean;
  /** The kinds of ships that can be produced, if not all. */
  readonly ships?: readonly number[];
}

/** Units are ordered one by one and paid together. TI-14.2 */
export function* order(g: Ti4, seat: Seat, terms: Order): Script {
  if (!mayProduceIn(g, seat, terms.system)) return;
  const { system } = terms;
  const made = yield* owing(g, seat, (owes) => orderAndPay(g, seat, terms, owes));
  if (made === null) return;
  yield* enforceLimits(g, system, seat);
  if (terms.usesProduction)
    yield* moment(g, 'production.used.after', [seat], () => ({ system, made }));
  yield* breakBlockades(g);
}

/** Units of each kind that were ordered, or null. Meanwhile what they cost is owed. TI-16.2 */
function* orderAndPay(
  g: Ti4,
  seat: Seat,
  terms: Order,
  owes: (goods: number) => void,
): Script<number[] | null> {
  const made = UNIT_KINDS.map(() => 0);
  const { prompt, system } = terms;
  const open = (): Make[] =>
    candidates(g, seat, terms).filter((option) => verdict(g, seat, terms, made, option) === null);
  for (;;) {
    if (!isOpen(g, seat, terms, made)) break;
    const isNew = sum(made) === 0;
    const suggests = isNew && terms.ships === undefined;
    const choice = yield* choose(
      seat,
      prompt,
      () => [...(suggests ? [{ do: 'usualOrder' } as const] : []), ...open(), { do: 'done' }],
      {
        accords: true,
        get about() {
          return {
            system: TILES[system].id,
            cost: costOf(g, seat, made, terms.discount),
            left: terms.units - sum(made),
            purse: purse(g, seat, 'resources'),
          };
        },
        refused: () => refusals(g, seat, terms, made),
      },
    );
    if (choice.do === 'done') break;
    if (choice.do === 'usualOrder') {
      usualOrder(g, seat, terms, made);
      oweFor(g, seat, terms, made, owes);
      break;
    }
    yield* make(g, seat, terms, made, choice, owes);
  }
  if (sum(made) === 0) return null;
  emit('produced', () => ({
    player: seat,
    system: TILES[system].id,
    ...countsOf(made),
  }));
  if (terms.usesProduction) {
    const fighters = made[FIGHTER];
    yield* moment(g, 'production.used.when', [seat], () => ({ system, fighters }), {
      fits: ({ id }) => id !== VALUES,
    });
  }
  // Paying says by itself what is owed.
  owes(0);
  yield* pay(g, seat, costOf(g, seat, made, terms.discount), 'resources');
  return made;
}

function oweFor(
  g: Ti4,
  seat: Seat,
  terms: Order,
  made: readonly number[],
  owes: (goods: number) => void,
): void {
  owes(goodsNeeded(g, seat, costOf(g, seat, made, terms.discount), 'resources'));
}

function isOpen(g: Ti4, seat: Seat, terms: Order, made: number[]): boolean {
  return candidates(g, seat, terms).some((each) => verdict(g, seat, terms, made, each) === null);
}

/** Can anything be ordered on these terms? */
export function canOrder(g: Ti4, seat: Seat, terms: Order): boolean {
  const nothing = UNIT_KINDS.map(() => 0);
  return mayProduceIn(g, seat, terms.system) && isOpen(g, seat, terms, nothing);
}

type Make = Option<'make' | 'train' | 'remake'>;

const kindOf = (option: Make): number => (option.do === 'train' ? INFANTRY : option.kind);

function sum(counts: readonly number[]): number {
  let all = 0;
  for (const count of counts) all += count;
  return all;
}

/** Units of a kind for one cost: two where the card shows two, unless a law says one. TI-14.3 */
export function pairOf(g: Ti4, seat: Seat, kind: number): number {
  return powers.has(g, seat, 'noPairs') ? 1 : profileOf(g, seat, kind)!.costFor;
}

/** Two for one cost where the card shows two; one alone costs as much. TI-14.3 */
export function costOf(g: Ti4, seat: Seat, made: readonly number[], discount: number): number {
  let cost = 0;
  for (let kind = 0; kind <= INFANTRY; kind++)
    if (made[kind] > 0)
      cost += Math.ceil(made[kind] / pairOf(g, seat, kind)) * profileOf(g, seat, kind)!.cost!;
  return Math.max(0, cost - discount);
}

function candidates(
  g: Ti4,
  seat: Seat,
  { system, planets, inSpace, ships = SHIPS }: Order,
): Make[] {
  const found: Make[] = [];
  for (const kind of ships) {
    if (profileOf(g, seat, kind) === undefined) continue;
    if (inReinforcements(g, seat, kind) > 0) found.push({ do: 'make', kind });
    else
      for (const from of g.galaxy.systems)
        if (from !== system && afloat(g, from, seat, kind) > 0)
          found.push({ do: 'remake', system: from, kind });
  }
  if (inSpace === true) found.push({ do: 'make', kind: INFANTRY });
  return [...found, ...planets.map((planet): Make => ({ do: 'train', planet }))];
}

/** What forbids one more unit. TI-14.1, TI-14.2, TI-14.5, TI-14.8, TI-27.6 */
function verdict(g: Ti4, seat: Seat, terms: Order, made: number[], option: Make): string | null {
  const kind = kindOf(option);
  const { system } = terms;
  if (sum(made) >= terms.units) return 'TI-14.1';
  made[kind]++;
  const cost = costOf(g, seat, made, terms.discount);
  made[kind]--;
  if (cost > terms.most || !canPay(g, seat, cost, 'resources')) return 'TI-14.2';
  if (kind === INFANTRY && made[INFANTRY] >= (terms.infantry ?? Infinity)) return 'TI-1.2';
  if (needsSpare(g, seat, terms, option) && !hasSpare(g, seat, kind)) return 'TI-27.6';
  if (option.do === 'train') return landingVerdict(g, terms, made, option.planet);
  if (kind !== INFANTRY && hasRivalShips(g, system, seat)) return 'TI-14.5';
  if (option.do === 'remake' && hasToken(g, option.system, seat)) return 'TI-14.8';
  return null;
}

/** Does the unit start a group for which plastic has to come from elsewhere? TI-27.6 */
function needsSpare(g: Ti4, seat: Seat, { system }: Order, option: Make): boolean {
  const place = option.do === 'train' ? { planet: option.planet } : { system };
  return lacksPlastic(g, seat, kindOf(option), place);
}

/** Would one more unit be too much for the fleet pool or the ships there? TI-14.7 */
export function isTooMuch(g: Ti4, seat: Seat, system: number, kind: number): boolean {
  const takesRoom = kind === FIGHTER || kind === INFANTRY;
  return breaksFleet(g, system, seat, kind) || (takesRoom && breaksCapacity(g, system, seat, kind));
}

/** A dock that makes no ground forces has used Production only once a ship is ordered. TI-14.4 */
function landingVerdict(g: Ti4, terms: Order, made: number[], planet: number): string | null {
  if (!admitsUnits(g, planet)) return 'TI-1.2';
  const isIdle = terms.shipyards?.includes(planet) === true && sum(made) === made[INFANTRY];
  return isIdle ? 'TI-14.4' : null;
}

/** Kinds that cannot be had are refused too, so that a player can ask why. */
function refusals(g: Ti4, seat: Seat, terms: Order, made: number[]): Refusal<Option>[] {
  const found: Refusal<Option>[] = [];
  for (const option of candidates(g, seat, terms)) {
    const clause = verdict(g, seat, terms, made, option);
    if (clause !== null) found.push({ option, clause });
  }
  for (let kind = DESTROYER; kind <= WAR_SUN; kind++)
    if (terms.ships?.includes(kind) === false) continue;
    else if (profileOf(g, seat, kind) === undefined)
      found.push({ option: { do: 'make', kind }, clause: 'TI-27.12' });
    else if (inReinforcements(g, seat, kind) <= 0)
      found.push({ option: { do: 'make', kind }, clause: 'TI-14.8' });
  return found;
}

function* make(
  g: Ti4,
  seat: Seat,
  terms: Order,
  made: number[],
  option: Make,
  owes: (goods: number) => void,
): Script {
  const kindMade = kindOf(option);
  if (needsSpare(g, seat, terms, option) && !(yield* takeSpare(g, seat, kindMade))) return;
  made[kindMade]++;
  oweFor(g, seat, terms, made, owes);
  if (option.do === 'train') {
    addGround(g, option.planet, seat, 1);
    return;
  }
  addAfloat(g, terms.system, seat, option.kind, 1);
  if (option.do === 'make') return;
  // No plastic is left: the piece comes from elsewhere on the board, a damaged one first, and is undamaged now. TI-14.8, TI-27.6
  const { system, kind } = option;
  takeShip(g, system, seat, kind, damagedAt(g, system, seat, kind) > 0);
  emit('removed', { player: seat, kind: UNIT_KINDS[kind], count: 1, system: TILES[system].id });
  yield* enforceLimits(g, system, seat);
}

/** One of the most expensive ships that fit, infantry for two, then fighters and infantry as far as money and room last. */
function usualOrder(g: Ti4, seat: Seat, terms: Order, made: number[]): void {
  const add = (option: Option<'make' | 'train'>): boolean => {
    if (verdict(g, seat, terms, made, option) !== null) return false;
    if (needsSpare(g, seat, terms, option)) return false;
    if (option.do === 'make' && isTooMuch(g, seat, terms.system, option.kind)) return false;
    made[kindOf(option)]++;
    if (option.do === 'train') addGround(g, option.planet, seat, 1);
    else addAfloat(g, terms.system, seat, option.kind, 1);
    return true;
  };
  const ships = SHIPS.filter(
    (kind) =>
      kind !== FIGHTER &&
      profileOf(g, seat, kind) !== undefined &&
      inReinforcements(g, seat, kind) > 0,
  ).toSorted((one, other) => profileOf(g, seat, other)!.cost! - profileOf(g, seat, one)!.cost!);
  ships.some((kind) => add({ do: 'make', kind }));
  const grounds = terms.planets.map((planet) => ({ do: 'train', planet }) as const);
  const train = (): boolean =>
    grounds.slice(0, 1).some(add) ||
    (terms.inSpace === true && add({ do: 'make', kind: INFANTRY }));
  for (let each = 0; each < 2; each++) train();
  while (add({ do: 'make', kind: FIGHTER }));
  while (train());
}
