import { describe, expect, it } from 'vitest';
import {
  BOX,
  CARRIER,
  CRUISER,
  DESTROYER,
  DOCK,
  DREADNOUGHT,
  FACTIONS,
  FIGHTER,
  FLAGSHIP,
  INFANTRY,
  PDS,
  type Profile,
  profile,
  profileOf,
  PROFILES,
  SHIPS,
  type Shots,
  UNIT_KINDS,
  WAR_SUN,
} from '../content/index.ts';

/** As a sheet prints it: cost, combat and dice, move, capacity, then the abilities. */
function print(id: string): string {
  const unit = profile(id);
  const cost = unit.cost === null ? '-' : `${unit.cost}${unit.costFor === 2 ? '/2' : ''}`;
  const dice = unit.dicePerShip ? 'xN' : unit.dice > 1 ? `x${unit.dice}` : '';
  const combat = unit.combat === null ? '-' : `${unit.combat}${dice}`;
  const shots = (name: string, ability?: Shots): string =>
    ability ? ` ${name} ${ability.value}x${ability.dice}` : '';
  return [
    `${cost} ${combat} ${unit.move ?? '-'} ${unit.capacity}`,
    unit.sustain ? ' sustain' : '',
    shots('barrage', unit.barrage),
    shots('bombardment', unit.bombardment),
    shots('cannon', unit.cannon),
    unit.shield ? ' shield' : '',
    unit.production === 0 ? '' : ` production ${unit.production}`,
  ].join('');
}

const marked = (test: (unit: Profile) => boolean): string[] =>
  PROFILES.filter(test).map(({ id }) => id);

describe('kinds of units', () => {
  it('ships come first', () => {
    expect(UNIT_KINDS).toHaveLength(10);
    expect(SHIPS.map((kind) => UNIT_KINDS[kind])).toEqual([
      'fighter',
      'destroyer',
      'cruiser',
      'carrier',
      'dreadnought',
      'flagship',
      'warsun',
    ]);
    expect([FIGHTER, DESTROYER, CRUISER, CARRIER, DREADNOUGHT, FLAGSHIP, WAR_SUN]).toEqual(SHIPS);
    expect([INFANTRY, PDS, DOCK].map((kind) => UNIT_KINDS[kind])).toEqual([
      'infantry',
      'pds',
      'dock',
    ]);
  });

  it('TI-25.3 pieces of a player', () => {
    expect(Object.fromEntries(UNIT_KINDS.map((kind, at) => [kind, BOX[at]]))).toEqual({
      fighter: 10,
      destroyer: 8,
      cruiser: 8,
      carrier: 4,
      dreadnought: 5,
      flagship: 1,
      warsun: 2,
      infantry: 12,
      pds: 6,
      dock: 3,
    });
  });
});

describe('values of units', () => {
  it.each([
    ['fighter-1', '1/2 9 - 0'],
    ['fighter-2', '1/2 8 2 0'],
    ['destroyer-1', '1 9 2 0 barrage 9x2'],
    ['destroyer-2', '1 8 2 0 barrage 6x3'],
    ['cruiser-1', '2 7 2 0'],
    ['cruiser-2', '2 6 3 1'],
    ['carrier-1', '3 9 1 4'],
    ['carrier-2', '3 9 2 6'],
    ['dreadnought-1', '4 5 1 1 sustain bombardment 5x1'],
    ['dreadnought-2', '4 5 2 1 sustain bombardment 5x1'],
    ['war-sun', '12 3x3 2 6 sustain bombardment 3x3'],
    ['infantry-1', '1/2 8 - 0'],
    ['infantry-2', '1/2 7 - 0'],
    ['pds-1', '- - - 0 cannon 6x1 shield'],
    ['pds-2', '- - - 0 cannon 5x1 shield'],
    ['space-dock-1', '- - - 0 production resources+2'],
    ['space-dock-2', '- - - 0 production resources+4'],
  ])('TI-10.5 TI-14.1 TI-14.3 %s', (id, values) => {
    expect(print(id)).toBe(values);
    expect(profile(id).faction).toBeNull();
  });

  it.each([
    ['letani-warrior-1', 'arborec', '1/2 8 - 0 production 1'],
    ['letani-warrior-2', 'arborec', '1/2 7 - 0 production 2'],
    ['super-dreadnought-1', 'l1z1x', '4 5 1 2 sustain bombardment 5x1'],
    ['super-dreadnought-2', 'l1z1x', '4 4 2 2 sustain bombardment 4x1'],
    ['prototype-war-sun-1', 'muaat', '12 3x3 1 6 sustain bombardment 3x3'],
    ['prototype-war-sun-2', 'muaat', '10 3x3 3 6 sustain bombardment 3x3'],
    ['hybrid-crystal-fighter-1', 'naalu', '1/2 8 - 0'],
    ['hybrid-crystal-fighter-2', 'naalu', '1/2 7 2 0'],
    ['exotrireme-1', 'sardakk-norr', '4 5 1 1 sustain bombardment 4x2'],
    ['exotrireme-2', 'sardakk-norr', '4 5 2 1 sustain bombardment 4x2'],
    ['floating-factory-1', 'saar', '- - 1 4 production 5'],
    ['floating-factory-2', 'saar', '- - 2 5 production 7'],
    ['advanced-carrier-1', 'sol', '3 9 1 6'],
    ['advanced-carrier-2', 'sol', '3 9 2 8 sustain'],
    ['spec-ops-1', 'sol', '1/2 7 - 0'],
    ['spec-ops-2', 'sol', '1/2 6 - 0'],
  ])('%s of %s', (id, faction, values) => {
    expect(print(id)).toBe(values);
    expect(FACTIONS[profile(id).faction ?? -1].id).toBe(faction);
  });

  it.each([
    ['arborec', 'duha-menaimon', '8 7x2 1 5 sustain'],
    ['creuss', 'hil-colish', '8 5 1 3 sustain'],
    ['hacan', 'wrath-of-kenara', '8 7x2 1 3 sustain'],
    ['jol-nar', 'jns-hylarim', '8 6x2 1 3 sustain'],
    ['l1z1x', '0-0-1', '8 5x2 1 5 sustain'],
    ['letnev', 'arc-secundus', '8 5x2 1 3 sustain bombardment 5x3'],
    ['mentak', 'fourth-moon', '8 7x2 1 3 sustain'],
    ['muaat', 'the-inferno', '8 5x2 1 3 sustain'],
    ['naalu', 'matriarch', '8 9x2 1 6 sustain'],
    ['nekro', 'the-alastor', '8 9x2 1 3 sustain'],
    ['sardakk-norr', 'cmorran-norr', '8 6x2 1 3 sustain'],
    ['saar', 'son-of-ragh', '8 5x2 1 3 sustain barrage 6x4'],
    ['sol', 'genesis', '8 5x2 1 12 sustain'],
    ['winnu', 'salai-sai-corian', '8 7xN 1 3 sustain'],
    ['xxcha', 'loncara-ssodu', '8 7x2 1 3 sustain cannon 5x3'],
    ['yin', 'van-hauge', '8 9x2 1 3 sustain'],
    ['yssaril', 'ysia-yssrila', '8 5x2 2 3 sustain'],
  ])('the flagship of %s: %s', (faction, id, values) => {
    expect(print(id)).toBe(values);
    expect(FACTIONS.find((sheet) => sheet.id === faction)?.flagship).toBe(id);
  });

  it('there are no others', () => {
    expect(PROFILES).toHaveLength(17 + 16 + 17);
  });

  it('profiles have one shape, as the rules read them all the time', () => {
    expect(new Set(PROFILES.map((unit) => Object.keys(unit).join())).size).toBe(1);
  });
});

describe('lines of text that are figures', () => {
  it('TI-9.2 Space Cannon into adjacent systems', () => {
    expect(marked(({ longRange }) => longRange)).toEqual(['pds-2', 'loncara-ssodu']);
  });

  it('TI-12.2 units that take Planetary Shield away', () => {
    expect(marked(({ stripsShield }) => stripsShield)).toEqual([
      'war-sun',
      'arc-secundus',
      'prototype-war-sun-1',
      'prototype-war-sun-2',
    ]);
  });

  it('units that Direct Hit cannot destroy', () => {
    expect(marked(({ directHitProof }) => directHitProof)).toEqual([
      'dreadnought-2',
      'super-dreadnought-2',
      'exotrireme-2',
    ]);
  });

  it('TI-5.3 TI-5.5 TI-13.5 fighters at docks and beyond capacity, docks in space', () => {
    expect(marked(({ hangar }) => hangar === 3)).toEqual(['space-dock-1', 'space-dock-2']);
    expect(profile('fighter-1').fleetShare).toBeNull();
    expect(profile('fighter-2').fleetShare).toBe(1);
    expect(profile('hybrid-crystal-fighter-1').fleetShare).toBeNull();
    expect(profile('hybrid-crystal-fighter-2').fleetShare).toBe(0.5);
    expect(marked(({ inSpace }) => inSpace)).toEqual(['floating-factory-1', 'floating-factory-2']);
  });

  it('TI-26.1 infantry that comes back', () => {
    expect(marked(({ returnsOn }) => returnsOn !== null)).toEqual([
      'infantry-2',
      'letani-warrior-2',
      'spec-ops-2',
    ]);
    expect(profile('infantry-2').returnsOn).toBe(6);
    expect(profile('letani-warrior-2').returnsOn).toBe(6);
    expect(profile('spec-ops-2').returnsOn).toBe(5);
  });
});

describe('what a faction begins with', () => {
  const first = (faction: string): (string | null)[] =>
    FACTIONS.find(({ id }) => id === faction)!.profiles.map((at) =>
      at === null ? null : PROFILES[at].id,
    );

  it('TI-27.12 the common units, the flagship, no war suns', () => {
    expect(first('hacan')).toEqual([
      'fighter-1',
      'destroyer-1',
      'cruiser-1',
      'carrier-1',
      'dreadnought-1',
      'wrath-of-kenara',
      null,
      'infantry-1',
      'pds-1',
      'space-dock-1',
    ]);
    const withWarSuns = FACTIONS.filter(({ profiles }) => profiles[WAR_SUN] !== null);
    expect(withWarSuns.map(({ id }) => id)).toEqual(['muaat']);
  });

  it('units of its own in the place of the common ones', () => {
    expect(first('sol')[CARRIER]).toBe('advanced-carrier-1');
    expect(first('sol')[INFANTRY]).toBe('spec-ops-1');
    expect(first('saar')[DOCK]).toBe('floating-factory-1');
    expect(first('muaat')[WAR_SUN]).toBe('prototype-war-sun-1');
    for (const { profiles, ownUnits } of FACTIONS)
      for (const id of ownUnits.filter((own) => profile(own).tier === 1))
        expect(profiles[profile(id).kind]).toBe(profileOf(id));
  });
});
