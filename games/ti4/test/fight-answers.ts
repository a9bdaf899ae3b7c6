import type { Ask } from '@tablewright/engine';
import { FIGHTER } from '../content/index.ts';
import { type Policy, USUAL } from '../odds/policy.ts';
import { sideOf } from '../rules/combat.ts';
import { diceOf } from '../rules/dice.ts';
import { ABILITY_IDS, type Option } from '../rules/options.ts';
import { afloat, profileOf, SHIPS } from '../rules/pieces.ts';
import type { Ti4 } from '../rules/state.ts';

/** A battle of Ann's against Bob: the table before the first die, and in which rounds they announce retreats. */
export interface Fight {
  readonly ready: Ti4;
  readonly system: number;
  /** Null where only the space combat is fought. */
  readonly planet: number | null;
  /** Systems next to it that they can retreat to. */
  readonly refuges: readonly number[];
  /** Ann's, Bob's; 0 for no retreat. */
  readonly retreats: readonly [number, number];
  /** How Ann and Bob choose. */
  readonly conduct: readonly [Conduct, Conduct];
}

/** How a player answers in a battle. */
export interface Conduct {
  readonly policy: Policy;
  /** Ids of optional abilities. */
  readonly used: readonly string[];
  /** Takes the shortcut for the usual losses. */
  readonly isUsual: boolean;
}

/** What the odds at the table assume: everything that costs nothing. */
export const AT_THE_TABLE: Conduct = {
  policy: USUAL,
  used: ['plasma-scoring', 'dacxive-animators', 'ambush', 'harrow'],
  isUsual: true,
};

/** Whoever takes no side fires with everything, and does nothing else. */
const BYSTANDER = AT_THE_TABLE;

/** The answer that the odds assume. */
export function answerTo(g: Ti4, ask: Ask, fight: Fight): Option {
  const options = ask.options as readonly Option[];
  const find = (verb: Option['do']): Option | undefined => options.find((each) => each.do === verb);
  const conduct = fight.conduct[ask.seat] ?? BYSTANDER;
  const { id } = ask.prompt;
  switch (id) {
    case 'announceRetreat':
      return fight.retreats[ask.seat] === g.combat.round
        ? refugeIn(options, fight.refuges[ask.seat])
        : find('stay')!;
    case 'sustainDamage':
      return sustained(g, ask, fight, conduct.policy) ?? find('decline')!;
    case 'assignHits':
      return conduct.isUsual ? find('usualLosses')! : firstLost(options, conduct.policy);
    case 'assaultCannon':
      return firstLost(options, conduct.policy);
    case 'liftForces':
    case 'loadRetreat':
    case 'joinCombat':
      return find('done')!;
    case 'landForces':
      // Fighters that can land with the Matriarch stay in space.
      return find('landAll') ?? find('land') ?? find('done')!;
    case 'extraDie':
      return conduct.used.includes('plasma-scoring')
        ? easiest(g, ask.seat, options)
        : find('decline')!;
    default:
      return (
        options.find((option) => isUsed(g, ask.seat, option, conduct, fight)) ??
        (isWindow(id) ? find('decline') : undefined) ??
        options[0]
      );
  }
}

const refugeIn = (options: readonly Option[], system: number): Option =>
  options.find((each) => each.do === 'retreat' && each.system === system)!;

/** Windows have dotted names. */
const isWindow = (id: string): boolean => id.includes('.');

function isUsed(
  g: Ti4,
  seat: number,
  option: Option,
  { used }: Conduct,
  { system }: Fight,
): boolean {
  if (option.do !== 'use') return false;
  const id = ABILITY_IDS[option.ability];
  if (!used.includes(id)) return false;
  switch (id) {
    case 'munitions-reserves':
      // A reroll takes at least one die.
      return !g.combat.rerolls[sideOf(g, seat)] || misses(g, seat);
    case 'impulse-core':
      return SHIPS.reduce((sum, kind) => sum + afloat(g, system, seat, kind), 0) > 1;
    default:
      return true;
  }
}

const misses = (g: Ti4, seat: number): boolean =>
  diceOf(g, sideOf(g, seat)).some(({ hits }) => hits === 0);

/** The first of the offered ships that is lost; of a kind the damaged ones come first. */
function firstLost(options: readonly Option[], { losses }: Policy): Option {
  const ships = options.filter((each) => each.do === 'lose');
  const [first] = ships.toSorted(
    (one, other) =>
      losses.indexOf(one.kind) - losses.indexOf(other.kind) ||
      Number(one.hull === 'whole') - Number(other.hull === 'whole'),
  );
  return first;
}

/** The ship that sustains damage, if one does: the hits are laid on the ships in the order of losses. TI-11.1 */
function sustained(
  g: Ti4,
  { seat, options, details }: Ask,
  { system }: Fight,
  { losses, sustain }: Policy,
): Option | undefined {
  const able = (options as readonly Option[]).filter((each) => each.do === 'sustain');
  const ableAs = (kind: number): Option | undefined => able.find((each) => each.kind === kind);
  if (sustain === 'first') return losses.map(ableAs).find((each) => each !== undefined);
  const isInCombat = g.combat.system === system;
  const hits = isInCombat ? g.combat.hits[sideOf(g, seat)] : Number(details.about?.['hits']);
  const heavy = isInCombat ? g.combat.heavy[sideOf(g, seat)] : g.rolled.heavy ? hits : 0;
  // Fighters take what others need not.
  let light = hits - heavy;
  let left = hits;
  for (const kind of losses) {
    const ship = ableAs(kind);
    if (ship !== undefined && left > 0) return ship;
    const ships = afloat(g, system, seat, kind);
    const taken = kind === FIGHTER ? Math.min(ships, light, left) : Math.min(ships, left);
    if (kind === FIGHTER) light -= taken;
    left -= taken;
  }
  return undefined;
}

/** The unit that hits most easily gets the extra die; bombardment is the roll of the active player's landing. */
function easiest(g: Ti4, seat: number, options: readonly Option[]): Option {
  const ability =
    g.rolled.roll === 'cannons' && g.rolled.dice[0].length === 0 ? 'cannon' : 'bombardment';
  const value = (option: Option): number =>
    option.do === 'extraDie' ? profileOf(g, seat, option.kind)![ability]!.value : Infinity;
  return options.reduce((best, each) => (value(each) < value(best) ? each : best));
}
