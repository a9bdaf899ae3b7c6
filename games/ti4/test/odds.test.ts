import { describe, expect, it } from 'vitest';
import {
  CRUISER,
  DESTROYER,
  DREADNOUGHT,
  FACTIONS,
  FIGHTER,
  INFANTRY,
  PDS,
  TECHNOLOGIES,
  UNIT_KINDS,
  WAR_SUN,
} from '../content/index.ts';
import { SizeError } from '../odds/chain.ts';
import { battleOdds, type Odds } from '../odds/index.ts';
import { fromSearch, toSearch } from '../odds/link.ts';
import { battleUnderWay } from '../odds/match.ts';
import { battleOf, type Camp, campOf, type Sketch } from '../odds/sketch.ts';
import { duel, HERE } from './duel.ts';
import { indexOf } from './position.ts';

/** Units by kind, then what else is said of the side. */
function camp(units: { readonly [kind: number]: number }, more: Partial<Camp> = {}): Camp {
  return {
    ...campOf(indexOf(FACTIONS, 'sol')),
    units: UNIT_KINDS.map((_, kind) => units[kind] ?? 0),
    ...more,
  };
}

const sketch = (attacker: Camp, defender: Camp, more: Partial<Sketch> = {}): Sketch => ({
  camps: [attacker, defender],
  isInvasion: false,
  isNebula: false,
  ...more,
});

const oddsOf = (...sides: Parameters<typeof sketch>): Odds =>
  battleOdds(battleOf(sketch(...sides))!);

const technologies = (...ids: string[]): number[] => ids.map((id) => indexOf(TECHNOLOGIES, id));

describe('the exact odds', () => {
  it('of one cruiser against another: both hit on 7', () => {
    const { outcome, sides } = oddsOf(camp({ [CRUISER]: 1 }), camp({ [CRUISER]: 1 }));
    // Somebody is hit in 64 of 100 rounds: one alone in 24, both in 16.
    expect(outcome.attacker).toBeCloseTo(24 / 64, 12);
    expect(outcome.defender).toBeCloseTo(24 / 64, 12);
    expect(outcome.draw).toBeCloseTo(16 / 64, 12);
    expect(sides[0].lost).toBeCloseTo(2 * (40 / 64), 12);
    expect(sides[0].gone).toBeCloseTo(40 / 64, 12);
  });

  it('TI-7.8: a nebula adds one to the rolls of the defender', () => {
    const { outcome } = oddsOf(camp({ [CRUISER]: 1 }), camp({ [CRUISER]: 1 }), { isNebula: true });
    expect(outcome.attacker).toBeCloseTo((0.4 * 0.5) / 0.7, 12);
  });

  it('TI-11.1: a ship that sustains damage takes two hits, a damaged one takes one', () => {
    const whole = oddsOf(camp({ [CRUISER]: 1 }), camp({ [DREADNOUGHT]: 1 }));
    const damaged = oddsOf(
      camp({ [CRUISER]: 1 }),
      camp({ [DREADNOUGHT]: 1 }, { damaged: [0, 0, 0, 0, 1, 0, 0] }),
    );
    // A cruiser hits on 7, a dreadnought on 5: 40 and 60 of 100.
    expect(damaged.outcome.attacker).toBeCloseTo((0.4 * 0.4) / 0.76, 12);
    const first = (0.4 * 0.4) / 0.76;
    expect(whole.outcome.attacker).toBeCloseTo(first * damaged.outcome.attacker, 12);
  });

  it('TI-10.3: the barrage destroys fighters before the first round', () => {
    const { outcome } = oddsOf(camp({ [DESTROYER]: 1 }), camp({ [FIGHTER]: 1 }));
    // Two dice that hit on 9; then 20 of 100 on either side.
    const spared = 0.8 ** 2;
    expect(outcome.defender).toBeCloseTo((spared * 0.2 * 0.8) / 0.36, 12);
  });

  it('TI-9.1: cannons fire first', () => {
    const { outcome } = oddsOf(camp({ [CRUISER]: 1 }), camp({ [CRUISER]: 1, [PDS]: 1 }));
    expect(outcome.attacker).toBeCloseTo((0.5 * 24) / 64, 12);
  });

  it('TI-10.7: who retreats leaves the system to the other after the round', () => {
    const { outcome, sides } = oddsOf(
      camp({ [CRUISER]: 1 }, { retreats: 1 }),
      camp({ [CRUISER]: 1 }),
    );
    expect(outcome.attacker).toBeCloseTo(0.24, 12);
    expect(sides[0].retreats).toBeCloseTo(0.36, 12);
    expect(sides[0].gone).toBeCloseTo(0.4, 12);
  });

  it('TI-12.2: a planetary shield keeps bombardment off, but not a war sun’s', () => {
    const defender = camp({ [INFANTRY]: 1, [PDS]: 1 });
    const takes = (ship: number, cards: string[] = []): number =>
      oddsOf(
        camp({ [ship]: 1, [INFANTRY]: 1 }, { technologies: technologies(...cards) }),
        defender,
        { isInvasion: true },
      ).outcome.attacker;
    // Spec Ops hit on 7 on either side; the PDS hits on 6.
    expect(takes(DREADNOUGHT)).toBeCloseTo((0.5 * 24) / 64, 12);
    const spared = 0.2 ** 3;
    expect(takes(WAR_SUN, ['war-sun'])).toBeCloseTo(0.5 * (1 - spared + (spared * 24) / 64), 12);
  });

  it('adds up to one, with ships that are repaired too', () => {
    const cards = technologies('duranium-armor');
    const side = camp({ [DREADNOUGHT]: 4, [FIGHTER]: 4 }, { technologies: cards });
    const { outcome, space } = oddsOf(side, side);
    expect(outcome.attacker + outcome.defender + outcome.draw).toBeCloseTo(1, 10);
    expect(outcome.attacker).toBeCloseTo(outcome.defender, 9);
    expect(space).toEqual(outcome);
  });

  it('are not worked out if that takes more steps than somebody wants', () => {
    const side = camp({ [CRUISER]: 3 });
    const battle = battleOf(sketch(side, side))!;
    expect(() => battleOdds(battle, 10)).toThrow(SizeError);
    expect(battleOdds(battle, 1000)).toEqual(battleOdds(battle));
  });

  it('says nothing while a side has nothing to fight with', () => {
    expect(battleOf(sketch(camp({}), camp({ [CRUISER]: 1 })))).toBeNull();
    expect(battleOf(sketch(camp({ [CRUISER]: 1 }), camp({ [INFANTRY]: 2 })))).toBeNull();
    const invasion = { isInvasion: true };
    expect(
      battleOf(sketch(camp({ [CRUISER]: 1 }), camp({ [INFANTRY]: 2 }), invasion)),
    ).not.toBeNull();
  });
});

describe('the odds in the middle of a combat', () => {
  it('begin with the hits that are still to be dealt with', () => {
    const game = duel({ dreadnought: 2 }, { dreadnought: 1 }, ['5+', '5+', '5+']);
    expect([game.asked, game.prompt]).toEqual(['ann', 'sustainDamage']);
    const odds = battleOdds(battleUnderWay(game.state, true)!);
    // Bob loses his only ship, Ann a hull.
    expect(odds.outcome).toEqual({ attacker: 1, defender: 0, draw: 0 });
    expect(odds.sides[0].likely[0].fleet[DREADNOUGHT]).toBe(2);
    expect(odds.sides[0].likely).toHaveLength(1);
    game.play('sustain:dreadnought');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1, 'dreadnought!': 1 });
  });
});

describe('a link', () => {
  it('holds the whole battle', () => {
    const battle = sketch(
      camp(
        { [FIGHTER]: 6, [DREADNOUGHT]: 2, [INFANTRY]: 3 },
        {
          damaged: [0, 0, 0, 0, 1, 0, 0],
          technologies: technologies('plasma-scoring', 'fighter-2'),
        },
      ),
      camp({ [CRUISER]: 1, [PDS]: 2 }, { faction: indexOf(FACTIONS, 'jol-nar'), retreats: 3 }),
      { isInvasion: true, isNebula: true },
    );
    const read = fromSearch(toSearch(battle));
    expect(new Set(read.camps[0].technologies)).toEqual(new Set(battle.camps[0].technologies));
    expect(toSearch(read)).toBe(toSearch({ ...battle, camps: [read.camps[0], battle.camps[1]] }));
    expect(battleOdds(battleOf(read)!)).toEqual(battleOdds(battleOf(battle)!));
  });

  it('that makes no sense is read as far as it does', () => {
    const read = fromSearch(
      'a=nobody&au=99.x.-3.2&ax=5.5.5.5&at=exotrireme-2.plasma-scoring&ar=40&on=moon',
    );
    expect(read.isInvasion).toBe(false);
    expect(read.camps[0].units.slice(0, 4)).toEqual([30, 0, 0, 2]);
    expect(read.camps[0].damaged.slice(0, 4)).toEqual([5, 0, 0, 2]);
    expect(read.camps[0].technologies.map((each) => TECHNOLOGIES[each].id)).toEqual([
      'plasma-scoring',
    ]);
    expect(read.camps[0].retreats).toBe(9);
  });
});
