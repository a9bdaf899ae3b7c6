import { describe, expect, it } from 'vitest';
import {
  ACTION_CARDS,
  CITY_BONUS,
  COURT,
  COURT_SIZE,
  DICE,
  DICE_EACH,
  type Die,
  FACES,
  HAND_SIZE,
  LEADERS,
  LORE,
  MARKERS,
  OPEN_SLOTS,
  PIECES,
  RAID_COSTS,
  SETUPS,
  TOKENS_EACH,
} from '../content/index.ts';
import { arcs } from '../index.ts';
import { position } from './position.ts';

describe('the box', () => {
  it('ARC-1.1 two to four players', () => {
    expect(arcs.seats).toEqual({ min: 2, max: 4 });
  });

  it('ARC-1.2 25 tokens, 18 dice, 3 ambition markers', () => {
    const { supply, markers } = arcs.unpack(3, { leaders: 'off', splitDiscard: false });
    expect(TOKENS_EACH).toBe(5);
    expect(supply).toEqual([5, 5, 5, 5, 5]);
    expect(DICE).toEqual(['skirmish', 'assault', 'raid']);
    expect(DICE_EACH).toBe(6);
    expect(markers).toHaveLength(3);
  });

  it('ARC-1.3 all cards', () => {
    expect(ACTION_CARDS).toHaveLength(28);
    expect([2, 3, 4].map((n) => SETUPS.filter(({ players }) => players === n).length)).toEqual([
      4, 4, 4,
    ]);
    expect(COURT.filter(({ kind }) => kind === 'guild')).toHaveLength(25);
    expect(COURT.filter(({ kind }) => kind === 'vox')).toHaveLength(6);
    expect(LEADERS).toHaveLength(8);
    expect(LORE).toHaveLength(14);
    for (const table of [ACTION_CARDS, SETUPS, COURT, LEADERS, LORE])
      expect(new Set(table.map(({ id }) => id)).size).toBe(table.length);
  });

  it('ARC-1.4 pieces of a player', () => {
    expect(PIECES).toEqual({ cities: 5, starports: 5, ships: 15, agents: 10 });
    expect(HAND_SIZE).toBe(6);
    expect(COURT_SIZE).toEqual({ 2: 3, 3: 4, 4: 4 });
  });

  it('ARC-1.5 ARC-6.4 suit, number, pips and ambition of every action card', () => {
    const pips = {
      administration: [4, 4, 3, 3, 3, 2, 1],
      aggression: [3, 3, 2, 2, 2, 2, 1],
      construction: [4, 4, 3, 3, 2, 2, 1],
      mobilization: [4, 4, 3, 3, 2, 2, 1],
    };
    const ambitions = [null, 'tycoon', 'tyrant', 'warlord', 'keeper', 'empath', 'any'];
    const expected = Object.entries(pips).flatMap(([suit, counts]) =>
      counts.map((count, i) => ({
        id: `${suit}-${i + 1}`,
        suit,
        number: i + 1,
        pips: count,
        ambition: ambitions[i],
      })),
    );
    expect(ACTION_CARDS).toEqual(expected);
  });

  it('ARC-1.6 raid costs of the slots', () => {
    expect(RAID_COSTS).toEqual([3, 1, 1, 2, 1, 3]);
  });

  it('ARC-1.7 open slots and bonus by cities on the board', () => {
    expect([5, 4, 3, 2, 1, 0].map((cities) => OPEN_SLOTS[cities])).toEqual([2, 3, 4, 6, 6, 6]);
    expect([5, 4, 3, 2, 1, 0].map((cities) => CITY_BONUS[cities])).toEqual([0, 0, 0, 0, 2, 5]);
  });

  it('ARC-1.8 both sides of the markers', () => {
    expect(MARKERS.map(({ front, back }) => [front, back])).toEqual([
      [
        { first: 5, second: 3 },
        { first: 9, second: 4 },
      ],
      [
        { first: 3, second: 2 },
        { first: 6, second: 3 },
      ],
      [
        { first: 2, second: 0 },
        { first: 4, second: 2 },
      ],
    ]);
  });

  it('ARC-1.9 Power goes beyond the track', () => {
    const game = position({
      chapter: 5,
      ann: { power: 49, slots: ['psionic'] },
      markers: ['empath*'],
    }).play('pass', 'pass', 'pass');
    expect(game.power('ann')).toBe(58);
  });
});

describe('the dice', () => {
  const FIGURES: { readonly [D in Die]: object } = {
    skirmish: { hit: 3, self: 0, intercept: 0, building: 0, key: 0 },
    assault: { hit: 7, self: 3, intercept: 1, building: 0, key: 0 },
    raid: { hit: 0, self: 3, intercept: 2, building: 3, key: 4 },
  };

  it.each(DICE)('the %s die has six faces with these icons in all', (die) => {
    const sum = { hit: 0, self: 0, intercept: 0, building: 0, key: 0 };
    for (const face of FACES[die]) {
      sum.hit += face.hit;
      sum.self += face.self;
      sum.intercept += face.intercept;
      sum.building += face.building;
      sum.key += face.key;
    }
    expect(FACES[die]).toHaveLength(6);
    expect(sum).toEqual(FIGURES[die]);
  });

  it('faces that show two icons', () => {
    const show = (die: Die): string[] =>
      FACES[die].map((face) =>
        Object.entries(face)
          .flatMap(([icon, count]) => (count > 0 ? [`${count} ${icon}`] : []))
          .join(', '),
      );
    expect(show('skirmish').toSorted()).toEqual(['', '', '', '1 hit', '1 hit', '1 hit']);
    expect(show('assault').toSorted()).toEqual(
      ['', '2 hit', '2 hit, 1 self', '1 hit, 1 self', '1 hit, 1 self', '1 hit, 1 intercept'].sort(),
    );
    expect(show('raid').toSorted()).toEqual(
      [
        '1 intercept',
        '1 intercept, 2 key',
        '1 self, 1 key',
        '1 building, 1 key',
        '1 self, 1 building',
        '1 self, 1 building',
      ].sort(),
    );
  });
});

describe('court cards', () => {
  const GUILDS = {
    material: {
      'loyal-engineers': 3,
      'mining-interest': 2,
      'material-cartel': 2,
      'admin-union': 2,
      'construction-union': 2,
    },
    fuel: {
      'fuel-cartel': 2,
      'loyal-pilots': 3,
      gatekeepers: 2,
      'shipping-interest': 2,
      'spacing-union': 2,
    },
    weapon: {
      'arms-union': 2,
      'prison-wardens': 2,
      skirmishers: 2,
      'court-enforcers': 2,
      'loyal-marines': 3,
    },
    psionic: {
      'lattice-spies': 2,
      farseers: 2,
      'secret-order': 2,
      'loyal-empaths': 3,
      'silver-tongues': 2,
    },
    relic: {
      'loyal-keepers': 3,
      'sworn-guardians': 1,
      'elder-broker': 2,
      'relic-fence': 2,
      'galactic-bards': 1,
    },
  };

  it('ARC-19.1 suit and raid cost of every Guild card', () => {
    const printed = Object.entries(GUILDS).flatMap(([suit, cards]) =>
      Object.entries(cards).map(([id, raidCost]) => ({ id, suit, raidCost })),
    );
    const found = COURT.filter(({ kind }) => kind === 'guild');
    expect(found.map(({ id, suit, raidCost }) => ({ id, suit, raidCost }))).toEqual(printed);
  });

  it('ARC-25.3 ARC-25.4 ARC-25.5 how many Unions, Cartels, Interests and Loyal cards there are', () => {
    const count = (part: string): number => COURT.filter(({ id }) => id.includes(part)).length;
    expect([count('-union'), count('-cartel'), count('loyal-'), count('-interest')]).toEqual([
      4, 2, 5, 2,
    ]);
  });
});
