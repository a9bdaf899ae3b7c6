import { describe, expect, it } from 'vitest';
import { COLOURS, PROFILES, TECHNOLOGIES, technologyOf } from '../content/index.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((all, more) => all + more, 0);

describe('technologies', () => {
  it('TI-18.1 four of each colour, with none, one, two and three prerequisites of it', () => {
    for (const [at, colour] of COLOURS.entries()) {
      const cards = TECHNOLOGIES.filter((card) => card.faction === null && card.colour === colour);
      expect(cards.map(({ needs }) => needs[at])).toEqual([0, 1, 2, 3]);
      expect(cards.map(({ needs }) => sum(needs))).toEqual([0, 1, 2, 3]);
    }
  });

  it('TI-18.3 TI-18.4 upgrades have no colour and give a profile of the kind they replace', () => {
    const upgrades = TECHNOLOGIES.filter(({ kind }) => kind === 'upgrade');
    expect(upgrades).toHaveLength(17);
    for (const { colour, faction, upgrades: id, replaces } of upgrades) {
      expect(colour).toBeNull();
      expect(PROFILES.find((profile) => profile.id === id)).toMatchObject({
        kind: replaces,
        tier: 2,
        faction,
      });
    }
    const given = upgrades.flatMap((card) => card.upgrades ?? []).toSorted();
    const upgraded = PROFILES.filter(({ tier }) => tier === 2);
    expect(given).toEqual(upgraded.map(({ id }) => id).toSorted());
  });

  it('an upgrade of a faction asks for the same as the one in its place', () => {
    const own = TECHNOLOGIES.filter(({ kind, faction }) => kind === 'upgrade' && faction !== null);
    expect(own).toHaveLength(8);
    for (const { replaces, needs } of own) {
      const common = TECHNOLOGIES.find(
        (card) => card.faction === null && card.replaces === replaces,
      );
      expect(needs).toEqual(common?.needs);
    }
  });

  it('prerequisites of the upgrades', () => {
    const needs = (id: string): readonly number[] => TECHNOLOGIES[technologyOf(id)].needs;
    expect(needs('infantry-2')).toEqual([0, 2, 0, 0]);
    expect(needs('fighter-2')).toEqual([1, 1, 0, 0]);
    expect(needs('destroyer-2')).toEqual([0, 0, 2, 0]);
    expect(needs('cruiser-2')).toEqual([0, 1, 1, 1]);
    expect(needs('carrier-2')).toEqual([2, 0, 0, 0]);
    expect(needs('dreadnought-2')).toEqual([2, 0, 0, 1]);
    expect(needs('pds-2')).toEqual([0, 0, 1, 1]);
    expect(needs('space-dock-2')).toEqual([0, 0, 0, 2]);
    expect(needs('war-sun')).toEqual([0, 0, 3, 1]);
  });

  it('TI-18.5 cards that are exhausted', () => {
    const exhausted = TECHNOLOGIES.filter(({ exhausts }) => exhausts).map(({ id }) => id);
    expect(exhausted).toEqual([
      'x-89-bacterial-weapon',
      'magen-defense-grid',
      'graviton-laser-system',
      'transit-diodes',
      'production-biomes',
      'spacial-conduit-cylinder',
      'inheritance-systems',
      'lazax-gate-folding',
      'hegemonic-trade-policy',
      'instinct-training',
      'nullification-field',
      'mageon-implants',
    ]);
    for (const { exhausts, action, requires } of TECHNOLOGIES)
      if (action) expect(requires?.some(({ kind }) => kind === 'readied')).toBe(exhausts);
  });

  it('colours of faction technologies; the assimilators have none', () => {
    const own = TECHNOLOGIES.filter(({ kind, faction }) => kind === 'generic' && faction !== null);
    expect(own).toHaveLength(26);
    expect(COLOURS.map((colour) => own.filter((card) => card.colour === colour).length)).toEqual([
      4, 7, 4, 9,
    ]);
    expect(own.filter(({ colour }) => colour === null).map(({ id }) => id)).toEqual([
      'valefar-assimilator-x',
      'valefar-assimilator-y',
    ]);
  });
});
