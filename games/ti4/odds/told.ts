import { INFANTRY } from '../content/index.ts';
import { ATTACKER, DEFENDER } from '../rules/powers.ts';
import { damagedOf, type Fleet } from './fleet.ts';
import { battleOdds, type Odds, type Outcome, type SideOdds } from './index.ts';
import { UNIT_TYPES, type WrittenBattle } from './written.ts';

/** Chances as the attacker sees them; they add up to one. */
export interface Chances {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

type Counts = { readonly [unitType: string]: number };

export interface SideAnswer {
  /** Resources lost, on average, and the standard deviation of that. */
  readonly lost: number;
  readonly deviation: number;
  /** The chance that nothing is left. */
  readonly gone: number;
  /** Units left, on average. */
  readonly survivors: Counts;
  /** What is most likely left, the most likely first. */
  readonly likeliest: readonly {
    readonly chance: number;
    readonly units: Counts;
    /** How many of the units are damaged. */
    readonly damaged?: Counts;
  }[];
}

/** The odds of a battle of a file. */
export interface BattleAnswer extends Chances {
  /** Of the space combat, where the ground is fought for after it. */
  readonly space?: Chances;
  readonly attacker: SideAnswer;
  readonly defender: SideAnswer;
  /** Places of units that take no part in it. */
  readonly ignored?: readonly string[];
}

export function answerOf(
  { kind, battle, ignored }: WrittenBattle,
  odds: Odds = battleOdds(battle),
): BattleAnswer {
  return {
    ...chancesOf(odds.outcome),
    ...(kind === 'both' && odds.space !== null && { space: chancesOf(odds.space) }),
    attacker: sideOf(odds.sides[ATTACKER]),
    defender: sideOf(odds.sides[DEFENDER]),
    ...(ignored.length > 0 && { ignored }),
  };
}

const chancesOf = ({ attacker, draw, defender }: Outcome): Chances => ({
  win: attacker,
  draw,
  loss: defender,
});

function sideOf({ lost, deviation, gone, survivors, likely }: SideOdds): SideAnswer {
  return {
    lost,
    deviation,
    gone,
    survivors: countsOf((kind) => survivors[kind]),
    likeliest: likely.map(({ fleet, chance }) => ({ chance, ...remainsOf(fleet) })),
  };
}

function remainsOf(fleet: Fleet): { units: Counts; damaged?: Counts } {
  const units = countsOf((kind) => fleet[kind]);
  const damaged = countsOf((kind) => damagedOf(fleet, kind));
  return Object.keys(damaged).length > 0 ? { units, damaged } : { units };
}

function countsOf(count: (kind: number) => number): Counts {
  return Object.fromEntries(
    UNIT_TYPES.slice(0, INFANTRY + 1).flatMap((type, kind) =>
      count(kind) > 0 ? [[type, count(kind)]] : [],
    ),
  );
}
