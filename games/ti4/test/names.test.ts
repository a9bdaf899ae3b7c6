import { describe, expect, it } from 'vitest';
import {
  ABILITIES,
  ACTION_CARDS,
  AGENDAS,
  ANOMALIES,
  COLOURS,
  FACTIONS,
  NOTES,
  PLANETS,
  POOLS,
  PROFILES,
  SECRETS,
  STAGE_1,
  STAGE_2,
  STRATEGY_CARDS,
  TECHNOLOGIES,
  TRAITS,
  UNIT_KINDS,
  WORMHOLES,
} from '../content/index.ts';
import { cardNames as csCards } from '../text/cs/card-names.ts';
import { names as cs } from '../text/cs/names.ts';
import { cardNames as enCards } from '../text/en/card-names.ts';
import { names as en } from '../text/en/names.ts';
import { cardNames as plCards } from '../text/pl/card-names.ts';
import { names as pl } from '../text/pl/names.ts';

const LANGUAGES: { readonly [language: string]: { readonly [key: string]: string } } = {
  en: { ...en, ...enCards },
  cs: { ...cs, ...csCards },
  pl: { ...pl, ...plCards },
};

const idsOf = (table: readonly { readonly id: string }[]): string[] => table.map(({ id }) => id);

const PIECES: { readonly [prefix: string]: readonly string[] } = {
  faction: [...idsOf(FACTIONS), 'none'],
  ability: idsOf(ABILITIES),
  kind: UNIT_KINDS,
  unit: idsOf(PROFILES),
  technology: idsOf(TECHNOLOGIES),
  strategy: idsOf(STRATEGY_CARDS),
  objective: idsOf([...STAGE_1, ...STAGE_2, ...SECRETS]),
  action: idsOf(ACTION_CARDS),
  agenda: idsOf(AGENDAS),
  note: idsOf(NOTES),
  trait: TRAITS,
  colour: COLOURS,
  anomaly: ANOMALIES,
  wormhole: WORMHOLES,
  pool: POOLS,
};

const KEYS = Object.entries(PIECES).flatMap(([prefix, ids]) => ids.map((id) => `${prefix}.${id}`));

describe.each(Object.keys(LANGUAGES))('names in %s', (language) => {
  const names = LANGUAGES[language];

  it('every piece has one, and every name a piece', () => {
    expect(Object.keys(names).toSorted()).toEqual(KEYS.toSorted());
  });

  it('an upgrade is called like the unit that it gives', () => {
    for (const { id, upgrades } of TECHNOLOGIES)
      if (upgrades) expect(names[`technology.${id}`]).toBe(names[`unit.${upgrades}`]);
  });

  it('no two pieces of a kind have the same', () => {
    for (const [prefix, ids] of Object.entries(PIECES))
      expect(new Set(ids.map((id) => names[`${prefix}.${id}`])).size).toBe(ids.length);
  });

  it('is set with proper apostrophes and no blanks around', () => {
    for (const name of Object.values(names)) expect(name).toMatch(/^[^\s'"][^'"]*(?<!\s)$/);
  });
});

describe('names of planets', () => {
  it('are different, and set with proper apostrophes', () => {
    expect(new Set(PLANETS.map(({ name }) => name)).size).toBe(PLANETS.length);
    for (const { name } of PLANETS) expect(name).not.toContain("'");
  });
});
