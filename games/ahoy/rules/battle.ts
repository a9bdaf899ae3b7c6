import { type CardOf, moments, roll, type Script, type Seat } from '@tablewright/engine';
import { GUNSHIP_BONUS, PLAN_KINDS, STRONGHOLD_BONUS } from '../content/index.ts';
import {
  CUTTER,
  factionName,
  type Figure,
  figureCode,
  FIGURES,
  figuresIn,
  FLAGSHIP,
  GUNSHIP,
  isLoaded,
  STRONGHOLD,
  unionSeat,
  unlikeFigures,
} from './figures.ts';
import { SPACE_NAMES, TERRAIN } from './map.ts';
import { choose, type Option, options } from './options.ts';
import { discardPlan } from './hand.ts';
import { type Deck, powers, react, type Skirmish } from './powers.ts';
import { cannonsOf, loadedCannons, onSlot, putOnSlot, slotId } from './slots.ts';
import { type Ahoy, NONE, type Side } from './state.ts';
import { emit } from './vocabulary.ts';

/** How a battle ended. */
export interface Outcome {
  readonly winner: Figure;
  readonly loser: Figure;
  /** Damage that Secret Weapon adds. */
  readonly extra: number;
}

/** Enemy figures that a figure moving into the space has to fight. AH-9.3, AH-10.4 */
export function foesIn(g: Ahoy, mover: Figure, space: number): Figure[] {
  if (TERRAIN[space].fog) return [];
  const enemies = figuresIn(g, space).filter(({ seat }) => seat !== mover.seat);
  if (enemies.length === 0 || isLoaded(g, mover)) return enemies;
  return enemies.filter((enemy) => isLoaded(g, enemy));
}

export type Victim = Option<'fight' | 'skip'> & { readonly foe: Figure };

/** The mover names whom to fight next, or pays off a battle. AH-9.4 */
export function* nextVictim(
  g: Ahoy,
  mover: Figure,
  foes: readonly Figure[],
  space: number,
): Script<Victim> {
  const victims: Victim[] = [];
  const canSkip =
    g.active === mover.seat &&
    g.players[mover.seat].gold > 0 &&
    powers.has(g, mover.seat, 'paysOffBattles');
  for (const foe of unlikeFigures(foes)) {
    const figure = figureCode(g, foe);
    victims.push({ do: 'fight', figure, foe });
    if (canSkip) victims.push({ do: 'skip', figure, foe });
  }
  return yield* choose(mover.seat, 'victim', victims, {
    about: { space: SPACE_NAMES[space] },
  });
}

/** One battle; null where Close Call cancels it. AH-9.5 */
export function* fight(
  g: Ahoy,
  attacker: Figure,
  defender: Figure,
  space: number,
): Script<Outcome | null> {
  g.battle = [sideOf(attacker), sideOf(defender)];
  g.battleSpace = space;
  emit('battle', () => ({
    player: attacker.seat,
    enemy: defender.seat,
    figure: FIGURES[attacker.kind],
    faction: factionName(g, attacker.seat),
    other: FIGURES[defender.kind],
    otherFaction: factionName(g, defender.seat),
    space: SPACE_NAMES[space],
  }));
  if (yield* battlePlans(g)) {
    emit('called', { player: unionSeat(g) });
    closeBattle(g);
    return null;
  }
  yield* lowerCannons(g, attacker, g.battle[0], defender.seat);
  yield* lowerCannons(g, defender, g.battle[1], attacker.seat);
  for (const side of g.battle) rollBattleDice(side);
  if (attacker.kind === FLAGSHIP) yield* react(g, attacker.seat, 'rolled', { place: 0 });
  if (defender.kind === FLAGSHIP) yield* react(g, defender.seat, 'rolled', { place: 1 });
  const totals = g.battle.map((side) => totalOf(g, side));
  const attackerWins = totals[0] >= totals[1];
  const winner = attackerWins ? attacker : defender;
  emit('fired', () => ({
    player: attacker.seat,
    enemy: defender.seat,
    dice: g.battle[0].dice.slice(),
    otherDice: g.battle[1].dice.slice(),
    total: totals[0],
    otherTotal: totals[1],
    winner: winner.seat,
  }));
  return {
    winner,
    loser: attackerWins ? defender : attacker,
    extra: g.battle[attackerWins ? 0 : 1].secretWeapon ? 1 : 0,
  };
}

export function closeBattle(g: Ahoy): void {
  g.battle = [];
  g.battleSpace = NONE;
}

function sideOf({ seat, kind }: Figure): Side {
  return { seat, figure: kind, lowered: 0, dice: [], secretWeapon: false, weaponsCaches: 0 };
}

/**
 * The Union may play battle plans, also outside its turn; true where one of them cancels the battle. Outside its turn it
 * is asked in secret, so that neither the question nor the time that the answer takes betrays anything. AH-9.5, AH-15.7
 */
function* battlePlans(g: Ahoy): Script<boolean> {
  const union = unionSeat(g);
  const side = g.battle.find(({ seat }) => seat === union);
  if (side === undefined) return false;
  const skirmish: Skirmish = { side, isCancelled: false };
  yield* moment(g, 'battlePlan', [union], () => ({ skirmish }), {
    about: { player: union, enemy: g.battle.find(({ seat }) => seat !== union)!.seat },
    quiet: g.active !== union,
    lasts: () => !skirmish.isCancelled,
  });
  return skirmish.isCancelled;
}

const NO_PLAN: Option = { do: 'noBattlePlan' };

const { moment } = moments({
  abilities: powers,
  grammar: options,
  option: (_g: Ahoy, { card }: CardOf<Deck>): Option<'battlePlan'> => ({
    do: 'battlePlan',
    plan: PLAN_KINDS[card],
  }),
  pass: () => NO_PLAN,
  *use(g, seat, { card, ability }, about) {
    discardPlan(g, seat, PLAN_KINDS[card]);
    yield* ability.use(g, seat, { ...about, card });
    return true;
  },
});

/** Lowering one Cannons die, down to 1; the Cutter has no Cannons. AH-9.5, AH-9.6, AH-9.7, AH-15.10 */
function* lowerCannons(g: Ahoy, { kind, seat }: Figure, side: Side, enemy: Seat): Script {
  if (kind === CUTTER) return;
  const cannons = cannonsOf(g, seat);
  const shots: Option<'fire' | 'holdFire'>[] = [{ do: 'holdFire' }];
  for (const loaded of loadedCannons(g, seat)) {
    const place = cannons.indexOf(loaded);
    for (let pips = 1; pips < onSlot(g, loaded); pips++)
      shots.push({ do: 'fire', slot: place, pips });
  }
  const shot = yield* choose(seat, 'fire', shots, {
    about: { player: enemy },
    otherwise: { do: 'holdFire' },
  });
  if (shot.do === 'holdFire') return;
  const { pips } = shot;
  const slot = cannons[shot.slot];
  putOnSlot(g, slot, onSlot(g, slot) - pips);
  side.lowered = pips;
  emit('lowered', () => ({ player: seat, pips, slot: slotId(slot) }));
}

function rollBattleDice(side: Side): void {
  side.dice = [roll(6) + 1];
  if (side.secretWeapon) side.dice.push(roll(6) + 1);
}

/** Dice, pips lowered and all that adds to them. AH-9.5, AH-9.8 */
export function totalOf(g: Ahoy, side: Side): number {
  let total = side.lowered + side.weaponsCaches * g.ready;
  for (const die of side.dice) total += die;
  total += powers.sum(g, side.seat, 'battle');
  if (side.figure === STRONGHOLD) total += STRONGHOLD_BONUS;
  if (side.figure === GUNSHIP) total += GUNSHIP_BONUS;
  return total;
}
