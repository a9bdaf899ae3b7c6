import { createTeller, LOCALES } from '@tablewright/text';
import { describe, expect, it } from 'vitest';
import type { BattleAnswer } from '../odds/told.ts';
import { ti4Drawing } from '../terminal/index.ts';
import { ti4Text } from '../text/index.ts';

const desk = ti4Drawing.odds!;

interface Side {
  readonly faction?: string;
  readonly units: { readonly [unitType: string]: number };
  readonly upgrades?: readonly string[];
  readonly technologies?: readonly string[];
}

function oddsOf(
  kind: 'space' | 'ground' | 'both',
  attacker: Side,
  defender: Side,
  more: object = {},
): BattleAnswer {
  const found = desk.answer({ kind, attacker, defender, ...more }, '');
  if ('fault' in found) throw new Error(JSON.stringify(found.fault));
  return JSON.parse(JSON.stringify(found.json)) as BattleAnswer;
}

const inSpace = (attacker: Side['units'], defender: Side['units'], more: object = {}) =>
  oddsOf('space', { units: attacker }, { units: defender }, more);

/** Of equal ships that hit on 7 either wins so often. */
const EVEN = 0.24 / 0.64;

const remains = (side: BattleAnswer['attacker']): string[] =>
  side.likeliest.map(({ units, damaged = {} }) =>
    Object.entries(units)
      .map(([type, count]) => `${count} ${type}${damaged[type] ? ` (${damaged[type]})` : ''}`)
      .join(', '),
  );

describe('the odds of a battle that is written down', () => {
  it('add up, and tell losses and survivors', () => {
    const { win, draw, loss, attacker, defender } = inSpace({ cruiser: 1 }, { cruiser: 1 });
    expect([win, draw, loss]).toEqual([EVEN, 0.16 / 0.64, EVEN].map((x) => expect.closeTo(x, 12)));
    expect(attacker.lost).toBeCloseTo(2 * (1 - EVEN), 12);
    expect(attacker.survivors).toEqual({ cruiser: expect.closeTo(EVEN, 12) });
    expect(attacker.gone).toBeCloseTo(1 - EVEN, 12);
    expect(remains(defender)).toEqual(['', '1 cruiser']);
  });

  it('take upgrades, technologies and nebulae into account', () => {
    const upgraded = { units: { cruiser: 1 }, upgrades: ['cruiser-2'] };
    const { win } = oddsOf('space', upgraded, { units: { cruiser: 1 } });
    expect(win).toBeCloseTo((0.5 * 0.6) / (1 - 0.5 * 0.6), 12);
    expect(inSpace({ cruiser: 1 }, { cruiser: 1 }, { nebula: true }).win).toBeCloseTo(0.2 / 0.7);
    const sol = { faction: 'sol', units: { infantry: 1 }, upgrades: ['spec-ops-2'] };
    const ground = oddsOf('ground', sol, { units: { infantry: 1 } });
    expect(ground.win).toBeCloseTo((0.5 * 0.7) / (1 - 0.5 * 0.7), 12);
  });

  it('lose a carrier before a cruiser, and a war sun before a flagship', () => {
    const strong = { dreadnought: 5, fighter: 9 };
    const small = inSpace({ carrier: 1, cruiser: 1, destroyer: 1 }, { dreadnought: 1 });
    expect(remains(small.attacker)).toContain('1 cruiser');
    expect(remains(small.attacker)).not.toContain('1 carrier');
    const giants = { units: { 'war-sun': 1, flagship: 1 }, faction: 'sol', upgrades: ['war-sun'] };
    const big = oddsOf('space', giants, { units: strong });
    expect(remains(big.attacker)).toContain('1 flagship (1)');
    expect(remains(big.attacker)).not.toContain('1 war-sun (1)');
  });

  it('lose ships in another order if a policy has one; the rest follows in the usual order', () => {
    const { attacker } = inSpace(
      { carrier: 1, cruiser: 1 },
      { cruiser: 1 },
      { policy: { losses: ['cruiser'] } },
    );
    expect(remains(attacker)).toContain('1 carrier');
    expect(remains(attacker)).not.toContain('1 cruiser');
  });

  it('TI-10.14 lose the first ship of the order that is no fighter to Assault Cannon', () => {
    const armed = { units: { cruiser: 3 }, technologies: ['assault-cannon'] };
    const { defender } = oddsOf('space', armed, {
      units: { carrier: 1, cruiser: 1, fighter: 4 },
    });
    expect(defender.survivors).toHaveProperty('cruiser');
    expect(defender.survivors).not.toHaveProperty('carrier');
  });

  it('sustain damage first, or late, when the ship would be lost', () => {
    const sides = [{ cruiser: 1, dreadnought: 1 }, { cruiser: 1 }] as const;
    const first = remains(inSpace(...sides).attacker);
    expect(first).toContain('1 cruiser, 1 dreadnought (1)');
    expect(first).not.toContain('1 dreadnought');
    const late = remains(inSpace(...sides, { policy: { sustain: 'late' } }).attacker);
    expect(late).toContain('1 dreadnought');
    expect(late).toContain('1 dreadnought (1)');
    expect(late).not.toContain('1 cruiser, 1 dreadnought (1)');
  });

  it('have the PDS of the defender in the system, and those of the attacker next to it as PDS II', () => {
    const { win } = inSpace({ cruiser: 1 }, { cruiser: 1, pds: 1 });
    expect(win).toBeCloseTo(0.5 * EVEN, 12);
    const near = inSpace({ cruiser: 1, pds: 1 }, { cruiser: 1 });
    expect(near.win).toBeCloseTo(0.6 + 0.4 * EVEN, 12);
  });

  it('land what the survivors carry after the space combat', () => {
    const { win, loss, space, attacker } = oddsOf(
      'both',
      { units: { carrier: 1, infantry: 2 } },
      { units: { fighter: 1 } },
    );
    // Both hit on 9.
    const won = 0.16 / 0.36;
    expect(space!.win).toBeCloseTo(won, 12);
    // The planet is empty, and nobody can take it without the carrier.
    expect(win).toBeCloseTo(won, 12);
    expect(loss).toBeCloseTo(1 - won, 12);
    expect(attacker.survivors['infantry']).toBeCloseTo(2 * won, 12);
  });

  it('are those of the ground forces alone, with Bombardment of the ships above', () => {
    const bare = oddsOf('ground', { units: { infantry: 1 } }, { units: { infantry: 1 } });
    expect(bare.win).toBeCloseTo(0.21 / 0.51, 12);
    const shelled = { units: { infantry: 1, dreadnought: 1 } };
    const { win } = oddsOf('ground', shelled, { units: { infantry: 1 } });
    expect(win).toBeCloseTo(0.6 + (0.4 * 0.21) / 0.51, 12);
    // Planetary Shield keeps Bombardment off, and the PDS hits on 6 who lands.
    const shielded = oddsOf('ground', shelled, { units: { infantry: 1, pds: 1 } });
    expect(shielded.win).toBeCloseTo((0.5 * 0.21) / 0.51, 12);
    // No Space Cannon fires at the ships.
    expect(remains(shielded.attacker).filter((left) => left.includes('(1)'))).toEqual([]);
  });

  it('name units that take no part', () => {
    const { ignored, defender } = oddsOf(
      'ground',
      { units: { infantry: 1, pds: 1 } },
      { units: { infantry: 1, cruiser: 3 } },
    );
    expect(ignored).toEqual(['attacker.units.pds', 'defender.units.cruiser']);
    expect(defender.survivors['cruiser']).toBeUndefined();
  });
});

describe('optional abilities are used only if a policy says so', () => {
  const use = (...ids: string[]): object => ({ policy: { use: ids } });
  const cruiser = { units: { cruiser: 1 } };
  const infantry = { units: { infantry: 1 } };

  const expectChange = (
    id: string,
    [kind, attacker, defender]: readonly ['space' | 'ground' | 'both', Side, Side],
    [without, used]: readonly [number, number],
  ): void => {
    expect(oddsOf(kind, attacker, defender).win).toBeCloseTo(without, 12);
    expect(oddsOf(kind, attacker, defender, use(id)).win).toBeCloseTo(used, 12);
    // Whoever does not have it cannot use it.
    const plain = oddsOf(kind, { units: attacker.units }, { units: defender.units });
    expect(oddsOf(kind, { units: attacker.units }, { units: defender.units }, use(id))).toEqual(
      plain,
    );
  };

  it('plasma-scoring', () => {
    const battery = { units: { cruiser: 1, pds: 1 }, technologies: ['plasma-scoring'] };
    expectChange('plasma-scoring', ['space', cruiser, battery], [0.5 * EVEN, 0.25 * EVEN]);
  });

  it('graviton-laser-system', () => {
    const ships = { units: { carrier: 1, fighter: 1, infantry: 1 } };
    const battery = { units: { pds: 1 }, technologies: ['graviton-laser-system'] };
    expect(oddsOf('both', ships, battery).attacker.survivors['carrier']).toBe(1);
    const aimed = oddsOf('both', ships, battery, use('graviton-laser-system'));
    expect(aimed.attacker.survivors['carrier']).toBeCloseTo(0.5, 12);
  });

  it('magen-defense-grid', () => {
    const grid = { units: { infantry: 1, pds: 1 }, technologies: ['magen-defense-grid'] };
    const fair = 0.21 / 0.51;
    expectChange('magen-defense-grid', ['ground', infantry, grid], [0.5 * fair, 0.35 * fair]);
  });

  it('dacxive-animators', () => {
    const victors = { units: { infantry: 1 }, technologies: ['dacxive-animators'] };
    const more = oddsOf('ground', victors, infantry, use('dacxive-animators'));
    expect(oddsOf('ground', victors, infantry).attacker.survivors['infantry']).toBeCloseTo(
      more.win,
    );
    expect(more.attacker.survivors['infantry']).toBeCloseTo(2 * more.win, 12);
  });

  it('ambush', () => {
    const mentak = { faction: 'mentak', units: { cruiser: 1 } };
    expectChange('ambush', ['space', mentak, cruiser], [EVEN, 0.4 + 0.6 * EVEN]);
  });

  it('ambush, which destroys Van Hauge and all ships with it', () => {
    const mentak = { faction: 'mentak', units: { cruiser: 2 } };
    const yin = { faction: 'yin', units: { flagship: 1, cruiser: 1 } };
    const policy = { losses: ['flagship'], use: ['ambush'] };
    const { survivors } = oddsOf('space', mentak, yin, { policy }).defender;
    // The flagship is lost first, so nothing outlives it.
    expect(survivors['cruiser']).toBeCloseTo(survivors['flagship'], 12);
  });

  it('harrow', () => {
    const l1z1x = { faction: 'l1z1x', units: { infantry: 1, dreadnought: 1 } };
    // At the end of a round another die hits on 5.
    const harrowed = 0.504 / 0.804;
    expectChange(
      'harrow',
      ['ground', l1z1x, infantry],
      [0.6 + (0.4 * 0.21) / 0.51, 0.6 + 0.4 * harrowed],
    );
  });

  it('munitions-reserves', () => {
    const letnev = { faction: 'letnev', units: { cruiser: 1 } };
    expectChange('munitions-reserves', ['space', letnev, cruiser], [EVEN, (0.64 * 0.6) / 0.784]);
  });

  it('impulse-core', () => {
    const units = { destroyer: 1, cruiser: 1 };
    const yin = { faction: 'yin', units, technologies: ['impulse-core'] };
    const { win } = oddsOf('space', { units }, cruiser);
    expectChange('impulse-core', ['space', yin, cruiser], [win, 1]);
  });

  it('indoctrination', () => {
    const yin = { faction: 'yin', units: { infantry: 1 } };
    const two = { units: { infantry: 2 } };
    const [before, after] = [oddsOf('ground', infantry, two), oddsOf('ground', two, infantry)];
    expectChange('indoctrination', ['ground', yin, two], [before.win, after.win]);
  });
});

describe('what is wrong with a battle is said with its place', () => {
  const side = { units: { cruiser: 1 } };
  const fine = { kind: 'space', attacker: side, defender: side };
  const attacking = (attacker: object): object => ({ ...fine, attacker });
  const units = (counts: object): object => attacking({ units: counts });
  const policy = (given: unknown): object => ({ ...fine, policy: given });

  it.each([
    ['battle', 'object', 5],
    ['battle', 'object', []],
    ['kind', 'kind', { ...fine, kind: 'sea' }],
    ['attacker', 'object', { kind: 'space', defender: side }],
    ['defender', 'object', { ...fine, defender: 'sol' }],
    ['nebula', 'flag', { ...fine, nebula: 1 }],
    ['weather', 'name', { ...fine, weather: 'fine' }],
    ['attacker.units.cruisr', 'name', units({ cruisr: 1 })],
    ['attacker.units.cruiser', 'count', units({ cruiser: -1 })],
    ['attacker.units.cruiser', 'count', units({ cruiser: 0.5 })],
    ['attacker.units.cruiser', 'count', units({ cruiser: 9 })],
    ['attacker.units.fighter', 'count', units({ fighter: 1e9 })],
    ['attacker.units.cruiser', 'count', units({ cruiser: '1' })],
    ['attacker.units', 'empty', units({})],
    ['attacker.units', 'empty', units({ infantry: 3, pds: 1 })],
    ['attacker.units', 'empty', { ...fine, kind: 'ground' }],
    ['defender.units', 'empty', { ...fine, defender: { units: { cruiser: 0, infantry: 1 } } }],
    ['attacker.units.flagship', 'flagship', units({ flagship: 1 })],
    ['attacker.units.war-sun', 'warsun', units({ 'war-sun': 1 })],
    ['attacker.faction', 'faction', attacking({ ...side, faction: 'borg' })],
    ['attacker.upgrades[0]', 'upgrade', attacking({ ...side, upgrades: ['cruiser-3'] })],
    ['attacker.upgrades[0]', 'upgrade', attacking({ ...side, upgrades: ['plasma-scoring'] })],
    ['attacker.upgrades', 'list', attacking({ ...side, upgrades: 'cruiser-2' })],
    [
      'attacker.upgrades[1]',
      'foreign',
      attacking({ ...side, faction: 'hacan', upgrades: ['cruiser-2', 'spec-ops-2'] }),
    ],
    ['attacker.upgrades[0]', 'foreign', attacking({ ...side, upgrades: ['spec-ops-2'] })],
    [
      'attacker.upgrades[0]',
      'replaced',
      attacking({ ...side, faction: 'sol', upgrades: ['carrier-2'] }),
    ],
    ['attacker.technologies[0]', 'technology', attacking({ ...side, technologies: ['magic'] })],
    ['policy', 'object', policy('late')],
    ['policy.losses[1]', 'ship', policy({ losses: ['cruiser', 'infantry'] })],
    ['policy.losses[1]', 'twice', policy({ losses: ['cruiser', 'cruiser'] })],
    ['policy.sustain', 'sustain', policy({ sustain: 'never' })],
    ['policy.use[0]', 'use', policy({ use: ['devotion'] })],
  ])('%s: %s', (place, id, battle) => {
    const found = desk.answer(battle, '');
    if (!('fault' in found)) throw new Error('it was answered');
    expect(found.fault).toMatchObject({ id: `odds.fault.${id}`, about: { place } });
    for (const locale of LOCALES) {
      const said = createTeller(ti4Text, locale, [], { strict: true }).say(
        found.fault.id,
        found.fault.about,
      );
      expect(said).toContain(place);
      expect(said).toMatch(/^\S[^\n]*\.$/);
    }
  });

  it('lists the abilities that it knows', () => {
    const found = desk.answer(policy({ use: ['exotrireme-2'] }), '');
    expect('fault' in found && found.fault.about!['known']).toContain('munitions-reserves');
  });

  it('names the battle of a list', () => {
    const found = desk.answer(units({ cruisr: 1 }), '[2]');
    expect(found).toMatchObject({ fault: { about: { place: '[2].attacker.units.cruisr' } } });
  });

  it('refuses a battle that takes too long', { tags: ['long'] }, () => {
    const horde = {
      faction: 'l1z1x',
      units: { fighter: 30, destroyer: 8, cruiser: 8, carrier: 4, dreadnought: 5, flagship: 1 },
      technologies: ['duranium-armor'],
    };
    const found = desk.answer({ kind: 'space', attacker: horde, defender: horde }, '');
    expect(found).toMatchObject({ fault: { id: 'odds.fault.size' } });
  });

  it('lets Nekro have technologies of other factions, and Muaat war suns', () => {
    const nekro = { faction: 'nekro', units: { carrier: 1 }, upgrades: ['advanced-carrier-2'] };
    expect(desk.answer(attacking(nekro), '')).toHaveProperty('json');
    const muaat = { faction: 'muaat', units: { 'war-sun': 1 } };
    expect(desk.answer(attacking(muaat), '')).toHaveProperty('json');
  });
});
