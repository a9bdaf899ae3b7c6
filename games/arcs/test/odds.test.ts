import { describe, expect, it } from 'vitest';
import { DICE, FACES } from '../content/index.ts';
import { battleOdds, chancesOf, type Pool } from '../ui/odds.ts';

const NO_DICE: Pool = { skirmish: 0, assault: 0, raid: 0 };
const NOBODY = { fresh: 0, damaged: 0 };
const MANY = { fresh: 20, damaged: 0 };

const mean = (pool: Pool, count: (roll: ReturnType<typeof chancesOf>[number]) => number): number =>
  chancesOf(pool).reduce((sum, roll) => sum + roll.chance * count(roll), 0);

/** Every roll of a pool, one by one. */
function* rolls(pool: Pool) {
  const dice = DICE.flatMap((die) => new Array<(typeof DICE)[number]>(pool[die]).fill(die));
  const all = 6 ** dice.length;
  for (let n = 0; n < all; n++) yield dice.map((die, i) => FACES[die][Math.floor(n / 6 ** i) % 6]);
}

describe('the odds of a battle', () => {
  it('knows the one result of no dice', () => {
    expect(chancesOf(NO_DICE)).toHaveLength(1);
    expect(
      battleOdds(NO_DICE, { attackers: MANY, defenders: MANY, buildings: MANY }),
    ).toMatchObject({
      given: { mean: 0, chances: [1] },
      taken: { mean: 0, chances: [1] },
      intercepted: 0,
      fleetDestroyed: 0,
    });
  });

  it('adds up to certainty with all 18 dice', () => {
    const sum = mean({ skirmish: 6, assault: 6, raid: 6 }, () => 1);
    expect(sum).toBeCloseTo(1, 12);
  });

  it('expects what the faces of each die show', () => {
    expect(mean({ ...NO_DICE, skirmish: 4 }, ({ hits }) => hits)).toBeCloseTo(2, 12);
    expect(mean({ ...NO_DICE, assault: 6 }, ({ hits }) => hits)).toBeCloseTo(7, 12);
    expect(mean({ ...NO_DICE, assault: 6 }, ({ selfHits }) => selfHits)).toBeCloseTo(3, 12);
    expect(mean({ ...NO_DICE, raid: 6 }, ({ keys }) => keys)).toBeCloseTo(4, 12);
    expect(mean({ ...NO_DICE, raid: 6 }, ({ buildingHits }) => buildingHits)).toBeCloseTo(3, 12);
  });

  it('is intercepted once, however many icons are rolled', () => {
    const pool = { ...NO_DICE, assault: 2 };
    const odds = battleOdds(pool, {
      attackers: MANY,
      defenders: { fresh: 3, damaged: 1 },
      buildings: NOBODY,
    });
    expect(odds.intercepted).toBeCloseTo(11 / 36, 12);
    expect(odds.taken!.mean).toBeCloseTo(1 + (3 * 11) / 36, 12);
  });

  it('needs a second icon where one is ignored, and none where assault dice are mirrored', () => {
    const sides = { attackers: MANY, defenders: { fresh: 3, damaged: 0 }, buildings: NOBODY };
    const pool = { ...NO_DICE, assault: 2 };
    expect(battleOdds(pool, { ...sides, ignoresOne: true }).intercepted).toBeCloseTo(1 / 36, 12);
    expect(battleOdds(pool, { ...sides, isMirrored: true }).intercepted).toBeCloseTo(1, 12);
    expect(
      battleOdds({ ...NO_DICE, raid: 1 }, { ...sides, isMirrored: true }).intercepted,
    ).toBeCloseTo(1 / 3, 12);
  });

  it('agrees with every single roll of two dice of each kind', () => {
    const pool = { skirmish: 2, assault: 2, raid: 2 };
    const sides = {
      attackers: { fresh: 1, damaged: 2 },
      defenders: { fresh: 1, damaged: 1 },
      buildings: { fresh: 1, damaged: 0 },
    };
    let [count, given, taken, lost, fleet, city, keys] = [0, 0, 0, 0, 0, 0, 0];
    for (const faces of rolls(pool)) {
      const sum = (icon: 'hit' | 'self' | 'intercept' | 'building' | 'key'): number =>
        faces.reduce((all, face) => all + face[icon], 0);
      const suffered = Math.min(4, sum('self') + (sum('intercept') > 0 ? 1 : 0));
      const onShips = Math.min(3, sum('hit'));
      const onCity = Math.min(2, sum('hit') - onShips + sum('building'));
      count++;
      given += onShips + onCity;
      taken += suffered;
      if (suffered === 4) lost++;
      else keys += sum('key');
      if (onShips === 3) fleet++;
      if (onCity === 2) city++;
    }
    const odds = battleOdds(pool, sides);
    expect(odds.given.mean).toBeCloseTo(given / count, 10);
    expect(odds.taken!.mean).toBeCloseTo(taken / count, 10);
    expect(odds.keys.mean).toBeCloseTo(keys / count, 10);
    expect(odds.attackersLost).toBeCloseTo(lost / count, 10);
    expect(odds.fleetDestroyed).toBeCloseTo(fleet / count, 10);
    expect(odds.buildingDestroyed).toBeCloseTo(city / count, 10);
  });

  it('says nothing of a fleet or of buildings that are not there', () => {
    const odds = battleOdds(
      { ...NO_DICE, skirmish: 1 },
      { attackers: MANY, defenders: NOBODY, buildings: NOBODY },
    );
    expect(odds.fleetDestroyed).toBeNull();
    expect(odds.buildingDestroyed).toBeNull();
    expect(odds.given.chances).toEqual([1]);
  });
});
