import { describe, expect, it } from 'vitest';
import { afterRepeal, decided } from './agendas.ts';
import { activate } from './duel.ts';
import { position } from './position.ts';

describe('Demilitarized Zone', () => {
  const ZONE = { quann: ['demilitarized-zone'] };

  it('TI-23.9 all units on the planet are destroyed; its controller keeps it', () => {
    const units = { quann: { infantry: 2, pds: 1, dock: 1 }, 25: { fighter: 3, cruiser: 1 } };
    const game = decided('demilitarized-zone', '', { ann: { planets: ['quann'], units } });
    expect([game.units('ann', 'quann'), game.controller('quann')]).toEqual([{}, 'ann']);
    expect(game.events('destroyedOn').map(({ kind }) => kind)).toEqual(['infantry', 'pds', 'dock']);
    // TI-5.3: without the dock the fighters have no room.
    expect(game.units('ann', '25')).toEqual({ cruiser: 1 });
  });

  it('TI-1.2, TI-12.5 nobody lands there', () => {
    const game = activate('34', {
      ann: { units: { 34: { carrier: 1, infantry: 1 } } },
      attached: { centauri: ['demilitarized-zone'] },
      bob: { planets: ['centauri'] },
    });
    game.offers(['land:gral', 'done']).refuses('land:centauri', 'TI-1.2');
  });

  it('TI-1.2, TI-3.6 nothing is built there', () => {
    const game = position({
      ann: { cards: ['construction'], planets: ['quann', 'lodor'] },
      attached: ZONE,
    }).play('strategic:construction');
    game.offersOf('buildDock', ['lodor']).offersOf('buildPds', ['jord', 'lodor']);
    game.refuses('buildDock:quann', 'TI-1.2').refuses('buildPds:quann', 'TI-1.2');
  });

  it('TI-1.2 no infantry is placed there', () => {
    const drop = position({ ann: { planets: ['quann', 'lodor'] }, attached: ZONE });
    drop.play('component:orbital-drop');
    drop.offers(['choosePlanet:jord', 'choosePlanet:lodor']);
    const plowshares = decided('swords-to-plowshares', 'reject', {
      ann: { planets: ['quann'], units: { jord: { infantry: 1 } } },
      attached: ZONE,
    });
    expect(plowshares.units('ann', 'jord')).toEqual({ infantry: 2 });
    expect(plowshares.units('ann', 'quann')).toEqual({});
    const diodes = position({
      ann: { planets: ['quann', 'lodor'], technologies: ['transit-diodes'] },
      attached: ZONE,
    }).play('use:transit-diodes', 'lift:jord');
    diodes.offers(['choosePlanet:jord', 'choosePlanet:lodor']);
  });

  it('TI-1.2, TI-14.4 nor is it produced there', () => {
    const game = position({
      ann: {
        faction: 'xxcha',
        technologies: ['integrated-economy'],
        cards: ['diplomacy'],
        planets: ['abyz'],
        goods: 3,
        units: { 25: { carrier: 1 } },
      },
      bob: { tokens: [3, 3, 0], cards: ['politics*'] },
      cat: { tokens: [3, 3, 0], cards: ['imperial*'] },
      attached: ZONE,
    }).play('strategic:diplomacy', 'chooseSystem:38', 'use:peace-accords', 'choosePlanet:quann');
    game.play('use:integrated-economy');
    expect(game.prompt).toBe('integratedEconomy');
    game.refuses('train:quann', 'TI-1.2');
  });

  it('TI-23.9 repealed: units come back', () => {
    const game = afterRepeal({
      ann: { units: { 25: { carrier: 1, infantry: 1 } }, planets: ['quann'] },
      attached: ZONE,
    }).play('activate:25', 'land:quann');
    expect(game.units('ann', 'quann')).toEqual({ infantry: 1 });
  });
});

describe('Holy Planet of Ixth', () => {
  const HOLY = { quann: ['holy-planet-of-ixth'] };

  it('TI-23.9 its controller gains a point', () => {
    const game = decided('holy-planet-of-ixth', '', { bob: { planets: ['quann'] } });
    expect([game.points('ann'), game.points('bob')]).toEqual([0, 1]);
  });

  it('TI-14.1 units there cannot use Production', () => {
    const ann = { planets: ['quann'], units: { quann: { dock: 1, infantry: 1 } } };
    expect(activate('25', { ann }).prompt).toBe('produce');
    const game = activate('25', { ann, attached: HOLY });
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-12.8 who gains control gains a point, who loses control loses one', () => {
    const game = activate('25', {
      ann: { points: 2, units: { 25: { carrier: 1, infantry: 1 } } },
      bob: { points: 4, planets: ['quann'] },
      attached: HOLY,
    }).play('land:quann');
    expect([game.points('ann'), game.points('bob')]).toEqual([3, 3]);
    expect(game.events('lostPoint')).toEqual([{ player: 1, count: 1 }]);
  });

  it('TI-21.1 the point can be the last one', () => {
    const game = activate('25', {
      ann: { points: 9, units: { 25: { carrier: 1, infantry: 1 } } },
      bob: { planets: ['quann'] },
      attached: HOLY,
    }).play('land:quann');
    expect(game.over).toBe(true);
  });

  it('TI-21.4, TI-26.11 repealed: points stay, docks produce, control moves no point', () => {
    const dock = { planets: ['quann'], points: 3, units: { quann: { dock: 1, infantry: 1 } } };
    const game = afterRepeal({ ann: dock, attached: HOLY });
    expect(game.points('ann')).toBe(3);
    expect(game.play('activate:25').prompt).toBe('produce');
    const taken = afterRepeal({
      ann: { units: { 25: { carrier: 1, infantry: 1 } } },
      bob: { points: 3, planets: ['quann'] },
      attached: HOLY,
    }).play('activate:25', 'land:quann');
    expect([taken.controller('quann'), taken.points('ann'), taken.points('bob')]).toEqual([
      'ann',
      0,
      3,
    ]);
  });
});
