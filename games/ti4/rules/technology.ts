import { judge, type Refusal, type Script, type Seat } from '@tablewright/engine';
import {
  type Colour,
  COLOURS,
  FACTIONS,
  PLANETS,
  profileOf as profileNumber,
  TECHNOLOGIES,
} from '../content/index.ts';
import { gainTokens } from './command.ts';
import { moment } from './moments.ts';
import { phaseOrder } from './order.ts';
import { choose, type Option } from './options.ts';
import { DOCK, launchDocks, tokensLeft } from './pieces.ts';
import { exhaustTechnology, isReady, powers } from './powers.ts';
import { canPay, canPayBoth, fewestGoods, owing, pay, purse, resourcesOf } from './spending.ts';
import { NONE, type Ti4 } from './state.ts';
import { emit } from './vocabulary.ts';

export function owns(g: Ti4, seat: Seat, technology: number): boolean {
  return g.players[seat].technologies.includes(technology);
}

const COLOUR_OF = TECHNOLOGIES.map(({ colour }) =>
  colour === null ? NONE : COLOURS.indexOf(colour),
);

const NO_SYMBOLS: readonly number[] = COLOURS.map(() => 0);

/** Technologies of each colour, in the order of `COLOURS`; unit upgrades have none. TI-18.3 */
export function coloursOf(g: Ti4, seat: Seat): number[] {
  const counts = NO_SYMBOLS.slice();
  for (const technology of g.players[seat].technologies) {
    const colour = COLOUR_OF[technology];
    if (colour >= 0) counts[colour]++;
  }
  return counts;
}

/** Takes a technology without research: prerequisites do not matter. An upgrade changes all units of its kind. TI-18.2, TI-18.4 */
export function gainTechnology(g: Ti4, seat: Seat, technology: number): void {
  const player = g.players[seat];
  player.technologies.push(technology);
  const { replaces } = TECHNOLOGIES[technology];
  if (replaces === undefined) return;
  settleProfile(g, seat, replaces);
  if (replaces === DOCK) launchDocks(g, seat);
}

/** The values of a kind of unit: those of a faction's upgrade, else of the general one, else those of the sheet. TI-18.4 */
export function settleProfile(g: Ti4, seat: Seat, kind: number): void {
  const player = g.players[seat];
  const upgrades = player.technologies.filter((each) => TECHNOLOGIES[each].replaces === kind);
  const best = upgrades.find((each) => TECHNOLOGIES[each].faction !== null) ?? upgrades[0];
  player.profiles[kind] =
    best === undefined
      ? (FACTIONS[player.faction].profiles[kind] ?? NONE)
      : profileNumber(TECHNOLOGIES[best].upgrades!);
}

/** Technology cards of the seat: what a card copies is no card of its own. */
export function technologyCards(g: Ti4, seat: Seat): number {
  const { technologies } = g.players[seat];
  return technologies.length - technologies.filter((each) => isCopy(g, seat, each)).length;
}

/** Does the seat have the technology of another faction by a card that copies it? */
export function isCopy(g: Ti4, seat: Seat, technology: number): boolean {
  const { faction } = TECHNOLOGIES[technology];
  return faction !== null && faction !== g.players[seat].faction;
}

/** Null if the seat could research this now at a price in resources, else the clause that forbids it. */
export function researchVerdict(
  g: Ti4,
  seat: Seat,
  technology: number,
  cost: number,
): string | null {
  const clause = gainVerdict(g, seat, technology);
  if (clause !== null) return clause;
  if (powers.has(g, seat, 'tokensForResearch')) return 'TI-26.3';
  const verdict = needsVerdict(g, seat, missingFor(g, seat, technology), cost);
  return verdict !== null && canSkipNeeds(g, seat, cost) ? null : verdict;
}

/** Null if these symbols can be met and the cost paid, without a card that skips prerequisites. */
function needsVerdict(g: Ti4, seat: Seat, missing: Missing, cost: number): string | null {
  if (!isCoverable(g, seat, missing)) return 'TI-18.1';
  if (cost === 0) return null;
  return leftAfter(g, seat, missing) < cost ? 'TI-3.9' : null;
}

/** Null if the seat could research anything at a price in resources, else the clause of the cheapest obstacle. */
export function anyResearchVerdict(g: Ti4, seat: Seat, cost: number): string | null {
  if (powers.has(g, seat, 'tokensForResearch'))
    return purse(g, seat, 'resources') < cost ? 'TI-3.9' : null;
  let obstacle = 'TI-18.1';
  for (let technology = 0; technology < TECHNOLOGIES.length; technology++) {
    const clause = researchVerdict(g, seat, technology, cost);
    if (clause === null) return null;
    if (clause === 'TI-3.9') obstacle = clause;
  }
  return obstacle;
}

/** Null, or the clause that keeps the seat from having this technology, however it comes. TI-18.3, TI-18.6, TI-18.7 */
export function gainVerdict(g: Ti4, seat: Seat, technology: number): string | null {
  const { faction, replaces } = TECHNOLOGIES[technology];
  const own = g.players[seat].faction;
  if (faction !== null && faction !== own) return 'TI-18.3';
  if (owns(g, seat, technology)) return 'TI-18.6';
  const isReplaced = faction === null && replaces !== undefined && hasOwnUpgrade(own, replaces);
  return isReplaced ? 'TI-18.7' : null;
}

/** Does the faction upgrade this kind of unit with a card of its own? TI-18.7 */
function hasOwnUpgrade(faction: number, kind: number): boolean {
  return FACTIONS[faction].technologies.some((number) => TECHNOLOGIES[number].replaces === kind);
}

/**
 * Names a technology, ignores the prerequisites that are missing, pays. A player who `may` research can decline.
 * TI-3.9, TI-18.1
 */
export function* research(g: Ti4, seat: Seat, cost = 0, may = false): Script {
  const tokens = powers.first(g, seat, 'tokensForResearch');
  if (tokens !== undefined) {
    yield* gainInstead(g, seat, tokens, cost, may);
    return;
  }
  if (!may && anyResearchVerdict(g, seat, cost) !== null) return;
  const choice = yield* choose(
    seat,
    'research',
    (): Option<'research' | 'decline'>[] => {
      const { options } = researchable(g, seat, cost);
      // Who has dealt away what the research costs does without it.
      return may || options.length === 0 ? [...options, { do: 'decline' }] : options;
    },
    { refused: () => researchable(g, seat, cost).refused(), about: { cost } },
  );
  if (choice.do === 'decline') return;
  const missing = missingFor(g, seat, choice.technology);
  yield* owing(g, seat, (owes) => meetNeeds(g, seat, missing, cost, owes));
  yield* pay(g, seat, cost, 'resources');
  gainTechnology(g, seat, choice.technology);
  emit('researched', { player: seat, technology: TECHNOLOGIES[choice.technology].id });
  const { technology } = choice;
  yield* moment(g, 'technology.researched.after', phaseOrder(g), () => ({ technology, by: seat }), {
    about: { player: seat, technology: TECHNOLOGIES[technology].id },
  });
}

function researchable(
  g: Ti4,
  seat: Seat,
  cost: number,
): { options: Option<'research'>[]; refused: () => Refusal<Option<'research'>>[] } {
  return judge(
    TECHNOLOGIES.map((_, technology): Option<'research'> => ({ do: 'research', technology })),
    ({ technology }) => researchVerdict(g, seat, technology, cost),
  );
}

/** Skips or ignores what is missing. The technology is named, so what it costs is owed. TI-16.2, TI-18.1 */
function* meetNeeds(
  g: Ti4,
  seat: Seat,
  missing: Missing,
  cost: number,
  owes: (goods: number) => void,
): Script {
  owes(
    fewestGoods(
      g,
      seat,
      () => needsVerdict(g, seat, missing, cost) === null || canSkip(g, seat, missing, cost),
    ),
  );
  if (!(yield* skipNeeds(g, seat, missing, cost, owes)))
    yield* ignoreMissing(g, seat, missing, cost, owes);
}

/** Who cannot research pays and gains command tokens. TI-26.3 */
function* gainInstead(g: Ti4, seat: Seat, count: number, cost: number, may: boolean): Script {
  const most = Math.min(count, tokensLeft(g, seat));
  if (purse(g, seat, 'resources') < cost || most === 0) return;
  if (may) {
    const about = { count: most, cost };
    const choice = yield* choose(
      seat,
      'tokensForResearch',
      () =>
        canPay(g, seat, cost, 'resources')
          ? [{ do: 'accept' }, { do: 'decline' }]
          : [{ do: 'decline' }],
      { about },
    );
    if (choice.do === 'decline') return;
  }
  yield* pay(g, seat, cost, 'resources');
  yield* gainTokens(g, seat, count);
}

/** Symbols not met, in the order of `COLOURS`. */
type Missing = readonly number[];

/** What own technologies do not meet and no ability ignores. Cards that are no upgrades have symbols of one colour. */
function missingFor(g: Ti4, seat: Seat, technology: number): Missing {
  const { needs, kind } = TECHNOLOGIES[technology];
  if (isShared(g, seat, technology)) return NO_SYMBOLS;
  const missing = coloursOf(g, seat);
  let count = 0;
  for (let colour = 0; colour < missing.length; colour++) {
    missing[colour] = Math.max(0, needs[colour] - missing[colour]);
    count += missing[colour];
  }
  if (count === 0 || kind === 'upgrade') return missing;
  const ignored = powers.sum(g, seat, 'ignoresNeeds');
  return ignored === 0 ? missing : missing.map((need) => Math.max(0, need - ignored));
}

/** An upgrade that a law shares with everybody, once somebody owns one for this kind of unit. */
function isShared(g: Ti4, seat: Seat, technology: number): boolean {
  const { replaces } = TECHNOLOGIES[technology];
  return (
    replaces !== undefined &&
    powers.all(g, seat, 'sharesUpgrade').includes(replaces) &&
    g.players.some((_, other) => ownsUpgrade(g, other, replaces))
  );
}

/** Does the player own a technology that upgrades this kind of unit? */
export function ownsUpgrade(g: Ti4, seat: Seat, kind: number): boolean {
  return g.players[seat].technologies.some((each) => TECHNOLOGIES[each].replaces === kind);
}

/** A readied card that can be exhausted for all prerequisites, or NONE. */
function skipper(g: Ti4, seat: Seat): number {
  return (
    g.players[seat].technologies.find((each) => priceOf(each) > 0 && isReady(g, seat, each)) ?? NONE
  );
}

const priceOf = (technology: number): number => powers.of('technology', technology).skipsNeeds ?? 0;

/** Can all prerequisites be skipped, with the cost of the research paid after that? */
function canSkipNeeds(g: Ti4, seat: Seat, cost: number): boolean {
  const card = skipper(g, seat);
  return card !== NONE && canPayBoth(g, seat, priceOf(card), cost, 'resources');
}

const countOf = (missing: Missing): number => missing.reduce((sum, each) => sum + each, 0);

/** Is something missing that a card can be exhausted and paid for? */
function canSkip(g: Ti4, seat: Seat, missing: Missing, cost: number): boolean {
  return countOf(missing) > 0 && canSkipNeeds(g, seat, cost);
}

/** A card may be exhausted and paid for so that nothing is missing; nobody is asked where it is the only way. Tells whether. TI-18.1 */
function* skipNeeds(
  g: Ti4,
  seat: Seat,
  missing: Missing,
  cost: number,
  owes: (goods: number) => void,
): Script<boolean> {
  const count = countOf(missing);
  if (!canSkip(g, seat, missing, cost)) return false;
  const card = skipper(g, seat);
  const choice = yield* choose(
    seat,
    'skipNeeds',
    (): Option<'use' | 'decline'>[] => [
      ...(canSkip(g, seat, missing, cost) ? [{ do: 'use', ability: card } as const] : []),
      ...(needsVerdict(g, seat, missing, cost) === null ? [{ do: 'decline' } as const] : []),
    ],
    { about: { count } },
  );
  if (choice.do === 'decline') return false;
  owes(0);
  exhaustTechnology(g, seat, card);
  emit('used', { player: seat, power: `technology.${TECHNOLOGIES[card].id}` });
  yield* pay(g, seat, priceOf(card), 'resources', cost);
  return true;
}

/** What is exhausted for a symbol: a planet with its specialty, or a law under one of the own planets. TI-18.1 */
type Lab = Option<'skipNeed' | 'skipWithLaw'>;

/** Readied laws and planets for this colour, what costs the fewest resources first. */
function labs(g: Ti4, seat: Seat, colour: number): Lab[] {
  const planets = specialists(g, seat, COLOURS[colour])
    .toSorted((one, other) => resourcesOf(g, one) - resourcesOf(g, other))
    .map((planet): Lab => ({ do: 'skipNeed', planet }));
  if (g.attached.length === 0) return planets;
  const laws = g.attached
    .filter(({ planet, exhausted }) => g.control[planet] === seat && !exhausted)
    .filter(({ agenda }) => powers.of('law', agenda).ignoresColour === COLOURS[colour])
    .map(({ agenda }): Lab => ({ do: 'skipWithLaw', law: agenda }));
  return [...laws, ...planets];
}

/** Readied planets with this specialty. */
function specialists(g: Ti4, seat: Seat, colour: Colour): number[] {
  const found: number[] = [];
  for (const planet of SPECIALISTS)
    if (PLANETS[planet].specialty === colour && g.control[planet] === seat && !g.exhausted[planet])
      found.push(planet);
  return found;
}

/** The planets with technology specialties. */
const SPECIALISTS = [...PLANETS.keys()].filter((planet) => PLANETS[planet].specialty !== null);

function setExhausted(g: Ti4, lab: Lab, exhausted: boolean): void {
  if (lab.do === 'skipNeed') g.exhausted[lab.planet] = exhausted;
  else g.attached.find(({ agenda }) => agenda === lab.law)!.exhausted = exhausted;
}

function isCoverable(g: Ti4, seat: Seat, missing: Missing): boolean {
  for (let colour = 0; colour < missing.length; colour++)
    if (missing[colour] > 0 && missing[colour] > labs(g, seat, colour).length) return false;
  return true;
}

/** The most resources that are left once planets with specialties are exhausted for these symbols. */
function leftAfter(g: Ti4, seat: Seat, missing: Missing): number {
  let left = purse(g, seat, 'resources');
  missing.forEach((count, colour) => {
    if (count === 0) return;
    for (const lab of labs(g, seat, colour).slice(0, count))
      if (lab.do === 'skipNeed') left -= resourcesOf(g, lab.planet);
  });
  return left;
}

/**
 * For each symbol something is exhausted: what is asked where there is more than enough. Planets without which the cost
 * could not be paid are not offered. TI-18.1
 */
function* ignoreMissing(
  g: Ti4,
  seat: Seat,
  symbols: Missing,
  cost: number,
  owes: (goods: number) => void,
): Script {
  let missing = symbols;
  for (;;) {
    const colour = missing.findIndex((count) => count > 0);
    if (colour < 0) return;
    const due = missing;
    owes(fewestGoods(g, seat, () => leftAfter(g, seat, due) >= cost));
    const found = labs(g, seat, colour);
    const isChoice = found.length > missing[colour];
    const rest = missing.with(colour, missing[colour] - 1);
    missing = rest;
    const lab = isChoice
      ? yield* choose(seat, 'ignoreNeed', () => fitting(g, seat, found, rest, cost), {
          about: { colour: COLOURS[colour] },
        })
      : found[0];
    setExhausted(g, lab, true);
  }
}

/** What can be exhausted so that the rest can still be met and paid. */
function fitting(g: Ti4, seat: Seat, found: readonly Lab[], rest: Missing, cost: number): Lab[] {
  return found.filter((lab) => {
    setExhausted(g, lab, true);
    const fits = leftAfter(g, seat, rest) >= cost;
    setExhausted(g, lab, false);
    return fits;
  });
}
