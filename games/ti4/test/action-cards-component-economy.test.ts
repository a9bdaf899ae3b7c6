import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann's turn with one card in hand; nobody else holds any. */
const withCard = (card: string, ann: Side = {}, more: Setting = {}): Scenario =>
  position({ ...more, ann: { ...ann, hand: [card] } });

describe('Economic Initiative', () => {
  it('readies every cultural planet of the player', () => {
    const planets = ['quann', 'lodor', 'wellon'];
    const game = withCard(
      'economic-initiative',
      { planets: [...planets, 'mellon'], exhausted: [...planets, 'jord'] },
      { bob: { planets: ['torkan'], exhausted: ['torkan'] } },
    ).play('play:economic-initiative');
    const exhausted = [...planets, 'jord', 'torkan'].filter((planet) => game.isExhausted(planet));
    expect(exhausted).toEqual(['wellon', 'jord', 'torkan']);
    expect(game.events('readied')).toEqual([
      { player: 0, planet: 'quann' },
      { player: 0, planet: 'lodor' },
    ]);
  });

  it('TI-19.7 may be played for nothing', () => {
    const game = withCard('economic-initiative').play('play:economic-initiative');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });
});

describe('Focused Research', () => {
  it('TI-1.5 four trade goods for a technology, which is named once nobody has cancelled the card', () => {
    const game = withCard('focused-research', { goods: 5 }, { bob: { hand: ['sabotage'] } });
    game.play('play:focused-research');
    expect([game.prompt, game.player('ann').goods]).toEqual(['card.played', 5]);
    game.play('decline');
    expect([game.prompt, game.player('ann').goods]).toEqual(['research', 1]);
    game.refuses('research:fleet-logistics', 'TI-18.1').play('research:sarween-tools');
    const { technologies } = game.player('ann');
    expect(technologies.map((each) => TECHNOLOGIES[each].id)).toContain('sarween-tools');
    expect(game.events('paid')).toEqual([{ player: 0, planets: [], goods: 4, with: 'goods' }]);
  });

  it('TI-18.1 planets with a specialty help as in any research', () => {
    const game = withCard('focused-research', { goods: 4, planets: ['thibah'] });
    game.play('play:focused-research', 'research:fleet-logistics');
    expect(game.isExhausted('thibah')).toBe(true);
    expect(game.player('ann').goods).toBe(0);
  });

  it('TI-15.2 trade goods it must be', () => {
    const rich = { goods: 3, commodities: 4, planets: ['lodor', 'quann'] };
    withCard('focused-research', rich).refuses('play:focused-research', 'TI-15.2');
  });

  it('TI-18.1 needs a technology that can be researched', () => {
    const all = TECHNOLOGIES.filter(({ faction }) => faction === null).map(({ id }) => id);
    const scholar = {
      faction: 'sol',
      goods: 9,
      technologies: all.filter((id) => !HELD.includes(id)),
    };
    const game = withCard('focused-research', {
      ...scholar,
      technologies: [...scholar.technologies, 'advanced-carrier-2', 'spec-ops-2'],
    });
    game.play('decline').refuses('play:focused-research', 'TI-18.1');
  });
});

/** What Sol starts with. */
const HELD = ['neural-motivator', 'antimass-deflectors'];

describe('Industrial Initiative', () => {
  it('brings a trade good for each industrial planet', () => {
    const planets = ['wellon', 'lazar', 'saudor', 'quann'];
    const game = withCard('industrial-initiative', { planets, exhausted: ['lazar'] });
    game.play('play:industrial-initiative');
    expect(game.player('ann').goods).toBe(3);
    expect(game.events('gainedGoods')).toEqual([{ player: 0, count: 3 }]);
  });

  it('TI-19.7 may be played for nothing', () => {
    const game = withCard('industrial-initiative').play('play:industrial-initiative');
    expect([game.prompt, game.asked, game.player('ann').goods]).toEqual(['turn', 'bob', 0]);
  });
});

describe('Mining Initiative', () => {
  const ann = { planets: ['lodor', 'mellon'], exhausted: ['lodor'] };

  it('brings the resource value of a planet, which is not exhausted for it', () => {
    const game = withCard('mining-initiative', ann).play('play:mining-initiative');
    game.offers(['choosePlanet:jord', 'choosePlanet:lodor', 'choosePlanet:mellon']);
    game.refuses('choosePlanet:wellon', 'TI-19.7').play('choosePlanet:jord');
    expect(game.player('ann').goods).toBe(4);
    expect(game.isExhausted('jord')).toBe(false);
  });

  it('of an exhausted planet too, with what is attached to it', () => {
    const game = withCard('mining-initiative', ann, {
      attached: { lodor: ['terraforming-initiative'] },
    });
    game.play('play:mining-initiative', 'choosePlanet:lodor');
    expect(game.player('ann').goods).toBe(4);
  });

  it('TI-19.7 needs a planet', () => {
    const homeless = { faction: 'sol', lost: ['jord'], units: { 50: { carrier: 1, infantry: 1 } } };
    withCard('mining-initiative', homeless).refuses('play:mining-initiative', 'TI-19.7');
  });
});

describe('Uprising', () => {
  const bob = { planets: ['lodor', 'wellon', 'quann'], exhausted: ['quann'] };

  it('exhausts a readied planet of another player and brings its resource value', () => {
    const game = withCard('uprising', { planets: ['fria'] }, { bob }).play('play:uprising');
    game.offers(['choosePlanet:lodor', 'choosePlanet:wellon']).play('choosePlanet:lodor');
    expect(game.isExhausted('lodor')).toBe(true);
    expect(game.player('ann').goods).toBe(3);
    expect(game.controller('lodor')).toBe('bob');
    expect(game.events('exhaustedPlanet')).toEqual([{ player: 1, planet: 'lodor' }]);
  });

  it('TI-19.7 not one of a home system, of nobody, of one’s own, nor an exhausted one', () => {
    const game = withCard('uprising', { planets: ['fria'] }, { bob }).play('play:uprising');
    for (const planet of ['arc-prime', 'abyz', 'fria', 'quann'])
      game.refuses(`choosePlanet:${planet}`, 'TI-19.7');
  });

  it('TI-19.7 needs such a planet', () => {
    const poor = { planets: ['quann'], exhausted: ['quann'] };
    withCard('uprising', {}, { bob: poor }).refuses('play:uprising', 'TI-19.7');
  });
});
