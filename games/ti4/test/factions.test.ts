import { describe, expect, it } from 'vitest';
import {
  BOX,
  DOCK,
  FACTIONS,
  factionOf,
  LEARN,
  PLANETS,
  profile,
  TECHNOLOGIES,
  TILES,
  UNIT_KINDS,
} from '../content/index.ts';

const names = (indexes: readonly number[]): string[] => indexes.map((at) => TECHNOLOGIES[at].id);

/** Starting units without the space dock, which everybody has. */
function fleet(units: readonly number[]): string {
  return UNIT_KINDS.flatMap((kind, at) =>
    at === DOCK || units[at] === 0 ? [] : [`${units[at]} ${kind}`],
  ).join(', ');
}

describe('faction sheets', () => {
  it.each([
    ['arborec', '5', 3, '2 fighter, 1 cruiser, 1 carrier, 4 infantry, 1 pds'],
    ['creuss', '51', 4, '2 fighter, 2 destroyer, 1 carrier, 4 infantry'],
    ['hacan', '16', 6, '2 fighter, 1 cruiser, 2 carrier, 4 infantry'],
    ['jol-nar', '12', 4, '1 fighter, 2 carrier, 1 dreadnought, 2 infantry, 2 pds'],
    ['l1z1x', '6', 2, '3 fighter, 1 carrier, 1 dreadnought, 5 infantry, 1 pds'],
    ['letnev', '10', 2, '1 fighter, 1 destroyer, 1 carrier, 1 dreadnought, 3 infantry'],
    ['mentak', '2', 2, '3 fighter, 2 cruiser, 1 carrier, 4 infantry, 1 pds'],
    ['muaat', '4', 4, '2 fighter, 1 warsun, 4 infantry'],
    ['naalu', '9', 3, '3 fighter, 1 destroyer, 1 cruiser, 1 carrier, 4 infantry, 1 pds'],
    ['nekro', '8', 3, '2 fighter, 1 cruiser, 1 carrier, 1 dreadnought, 2 infantry'],
    ['sardakk-norr', '13', 3, '1 cruiser, 2 carrier, 5 infantry, 1 pds'],
    ['saar', '11', 3, '2 fighter, 1 cruiser, 2 carrier, 4 infantry'],
    ['sol', '1', 4, '3 fighter, 1 destroyer, 2 carrier, 5 infantry'],
    ['winnu', '7', 3, '2 fighter, 1 cruiser, 1 carrier, 2 infantry, 1 pds'],
    ['xxcha', '14', 4, '3 fighter, 2 cruiser, 1 carrier, 4 infantry, 1 pds'],
    ['yin', '3', 2, '4 fighter, 1 destroyer, 2 carrier, 4 infantry'],
    ['yssaril', '15', 3, '2 fighter, 1 cruiser, 2 carrier, 5 infantry, 1 pds'],
  ] as const)('home, commodities and starting units of %s', (id, home, commodities, units) => {
    const sheet = FACTIONS[factionOf(id)];
    expect(TILES[sheet.home]).toMatchObject({ id: home, kind: 'home', faction: factionOf(id) });
    expect(sheet.commodities).toBe(commodities);
    expect(sheet.units[DOCK]).toBe(1);
    expect(fleet(sheet.units)).toBe(units);
  });

  it('starting technologies', () => {
    const found = FACTIONS.map(({ id, startingTechnologies }) => [
      id,
      names(startingTechnologies).join(', '),
    ]);
    expect(Object.fromEntries(found)).toEqual({
      arborec: 'magen-defense-grid',
      creuss: 'gravity-drive',
      hacan: 'antimass-deflectors, sarween-tools',
      'jol-nar': 'neural-motivator, antimass-deflectors, sarween-tools, plasma-scoring',
      l1z1x: 'neural-motivator, plasma-scoring',
      letnev: 'antimass-deflectors, plasma-scoring',
      mentak: 'sarween-tools, plasma-scoring',
      muaat: 'plasma-scoring',
      naalu: 'neural-motivator, sarween-tools',
      nekro: 'dacxive-animators, valefar-assimilator-x, valefar-assimilator-y',
      'sardakk-norr': '',
      saar: 'antimass-deflectors',
      sol: 'neural-motivator, antimass-deflectors',
      winnu: '',
      xxcha: 'graviton-laser-system',
      yin: 'sarween-tools',
      yssaril: 'neural-motivator',
    });
  });

  it('only the Winnu choose: any one technology without prerequisites', () => {
    const choosing = FACTIONS.filter(({ chooseStarting }) => chooseStarting);
    expect(choosing.map(({ id }) => id)).toEqual(['winnu']);
    const { count, from } = choosing[0].chooseStarting!;
    const free = TECHNOLOGIES.filter(
      ({ needs, faction }) => faction === null && needs.every((need) => need === 0),
    );
    expect(count).toBe(1);
    expect(names(from).toSorted()).toEqual(free.map(({ id }) => id).toSorted());
  });

  it('abilities', () => {
    expect(FACTIONS.map(({ abilities }) => abilities.length)).toEqual([
      1, 3, 3, 3, 2, 2, 2, 2, 2, 3, 1, 2, 2, 2, 2, 2, 3,
    ]);
    expect(FACTIONS[factionOf('hacan')].abilities).toEqual([
      'masters-of-trade',
      'guild-ships',
      'arbiters',
    ]);
  });

  it('each has two technologies of its own and a note that nobody else has', () => {
    for (const { technologies } of FACTIONS) expect(technologies).toHaveLength(2);
    expect(names(FACTIONS[factionOf('sol')].technologies)).toEqual([
      'advanced-carrier-2',
      'spec-ops-2',
    ]);
    expect(new Set(FACTIONS.map(({ note }) => note)).size).toBe(17);
  });

  it('its own units come in two tiers, the second by a technology of its own', () => {
    for (const { ownUnits, technologies } of FACTIONS) {
      const second = ownUnits.filter((id) => profile(id).tier === 2);
      expect(ownUnits).toHaveLength(2 * second.length);
      const given = technologies.flatMap((at) => TECHNOLOGIES[at].upgrades ?? []);
      expect(given.toSorted()).toEqual(second.toSorted());
    }
  });

  it('the starting units are in the box', () => {
    for (const { units } of FACTIONS)
      for (const [kind, count] of units.entries()) expect(count).toBeLessThanOrEqual(BOX[kind]);
  });

  it('every home has planets, the one of Creuss beyond the gate', () => {
    expect(FACTIONS.flatMap(({ home }) => TILES[home].planets)).toHaveLength(26);
    const { home } = FACTIONS[factionOf('creuss')];
    expect(TILES[home].planets.map((at) => PLANETS[at].id)).toEqual(['creuss']);
    expect(TILES.find(({ kind }) => kind === 'gate')?.faction).toBe(factionOf('creuss'));
  });

  it('the six of a first game', () => {
    expect(LEARN.map((at) => FACTIONS[at].id)).toEqual([
      'hacan',
      'jol-nar',
      'letnev',
      'sardakk-norr',
      'sol',
      'xxcha',
    ]);
  });
});
