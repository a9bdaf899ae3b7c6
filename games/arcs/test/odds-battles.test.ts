import { FastChance, type Match } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { systemNumber } from '../rules/map.ts';
import type { Arcs } from '../rules/state.ts';
import { battleOdds, type BattleOdds, type Pool, sidesOf } from '../ui/odds.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const BATTLES = 400;
const HERE = 'c4-arrow';

/** Ann leads Aggression and stands before the first question about dice of a battle against Bob. */
const battle = (setting: Setting): Scenario =>
  position({ ...setting, ann: { hand: ['aggression-4'], ...setting.ann } }).turn(
    'lead:aggression-4',
    'act:battle',
  );

const CASES: readonly [string, Setting, Pool][] = [
  ['no card', {}, { raid: 0, assault: 2, skirmish: 1 }],
  ['raid dice', {}, { raid: 2, assault: 0, skirmish: 1 }],
  ['mirror-plating', { bob: { lore: ['mirror-plating'] } }, { raid: 0, assault: 2, skirmish: 1 }],
  ['signal-breaker', { ann: { lore: ['signal-breaker'] } }, { raid: 1, assault: 2, skirmish: 0 }],
  ['railgun-arrays', { bob: { lore: ['railgun-arrays'] } }, { raid: 0, assault: 2, skirmish: 1 }],
  ['repair-drones', { ann: { lore: ['repair-drones'] } }, { raid: 0, assault: 3, skirmish: 0 }],
  ['skirmishers', { ann: { guild: ['skirmishers'] } }, { raid: 0, assault: 0, skirmish: 3 }],
  [
    'seeker-torpedoes',
    { ann: { lore: ['seeker-torpedoes'] } },
    { raid: 0, assault: 3, skirmish: 0 },
  ],
  ['rebel', { ann: { leader: 'rebel' } }, { raid: 1, assault: 2, skirmish: 2 }],
];

/** Means and shares over many battles, fought as the panel's words assume: what is damaged is hit first. */
function fought(game: Scenario, answers: readonly string[]): { [outcome: string]: number } {
  const sums: { [outcome: string]: number } = {};
  const add = (outcome: string, value: number): void => {
    sums[outcome] = (sums[outcome] ?? 0) + value / BATTLES;
  };
  for (let seed = 0; seed < BATTLES; seed++) {
    const match = game.match.sample(0, new FastChance(seed));
    const told = playOut(match, answers);
    const of = (seat: number) =>
      told.filter(
        ({ type, args }) =>
          (type === 'hit' && args['player'] === seat) ||
          (type === 'destroyed' && args['owner'] === seat),
      );
    const lost = (seat: number) => of(seat).filter(({ type }) => type === 'destroyed');
    const ships = lost(1).filter(({ args }) => args['kind'] === 'ship').length;
    add('given', of(1).length);
    add('taken', of(0).length);
    add('intercepted', told.some(({ type }) => type === 'intercepted') ? 1 : 0);
    add('shipDestroyed', ships > 0 ? 1 : 0);
    add('fleetDestroyed', ships === 2 ? 1 : 0);
    add('buildingDestroyed', lost(1).length > ships ? 1 : 0);
    add('attackersLost', shipsOf(match) === 0 ? 1 : 0);
  }
  return sums;
}

/** Ships of Ann where the battle is. */
const shipsOf = ({ state }: Match<Arcs>): number => {
  const at = systemNumber(HERE) * 4;
  return state.fresh[at] + state.damaged[at];
};

function playOut(match: Match<Arcs>, answers: readonly string[]) {
  const given = [...answers];
  const told = [];
  while (match.asks[0]?.prompt.id !== 'action') {
    const keys = match.observe(match.asks[0].seat).question!.options.map(({ key }) => key);
    const key =
      given.find((each) => keys.includes(each)) ??
      keys.find((each) => each === 'keepRoll' || each === 'done' || each === 'none') ??
      keys.find((each) => each.endsWith(':damaged')) ??
      keys[0];
    told.push(...match.answer(match.asks[0].seat, key).events);
  }
  return told;
}

function agrees(odds: BattleOdds, found: { [outcome: string]: number }): void {
  // Four standard deviations: of a share at most a half, of hits about one and a half.
  const near = (value: number | null, outcome: string, deviation: number): void => {
    const off = Math.abs((value ?? 0) - found[outcome]);
    expect(off, `${outcome}: said ${value}, found ${found[outcome]}`).toBeLessThan(
      (4 * deviation) / Math.sqrt(BATTLES),
    );
  };
  near(odds.given.mean, 'given', 1.5);
  near(odds.taken?.mean ?? null, 'taken', 1.5);
  for (const outcome of [
    'intercepted',
    'shipDestroyed',
    'fleetDestroyed',
    'buildingDestroyed',
    'attackersLost',
  ] as const)
    near(odds[outcome], outcome, 0.5);
}

describe('the odds that the panel tells agree with battles fought', () => {
  it.each(CASES)('with %s', (_card, { ann, bob }, pool) => {
    const game = battle({
      ann: { ships: { [HERE]: 2 }, damaged: { [HERE]: 1 }, ...ann },
      bob: { ships: { [HERE]: 1 }, damaged: { [HERE]: 1 }, cities: [HERE], ...bob },
    });
    if (game.prompt === 'takeHit') game.play(`hitShip:${HERE}:0:fresh`);
    const { raid, assault, skirmish } = pool;
    const answers = [`raidDice:${raid}`, `assaultDice:${assault}`, `skirmishDice:${skirmish}`];
    agrees(battleOdds(pool, sidesOf(game.state, 0, 1, systemNumber(HERE))), fought(game, answers));
  });

  it('with galactic-rifles, which nothing can answer', () => {
    const game = position({
      ann: { hand: ['aggression-4'], lore: ['galactic-rifles'], ships: { 'c4-gate': 3 } },
      bob: { ships: { [HERE]: 1 }, damaged: { [HERE]: 1 }, cities: [HERE] },
    }).turn('lead:aggression-4', 'act:fire-rifles');
    game.asks('ann', 'fireDice');
    const odds = battleOdds(
      { raid: 0, assault: 0, skirmish: 3 },
      sidesOf(game.state, 0, 1, systemNumber(HERE)),
    );
    expect(odds).toMatchObject({ taken: null, intercepted: null, attackersLost: null });
    const found = fought(game, ['skirmishDice:3']);
    expect(found['taken']).toBe(0);
    agrees(odds, { ...found, attackersLost: 0 });
  });
});
