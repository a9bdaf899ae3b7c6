import { describe, expect, it } from 'vitest';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann's turn with one card in hand; nobody else holds any. */
const withCard = (card: string, sides: { ann?: Side; bob?: Side; cat?: Side } = {}): Scenario =>
  position({ ...sides, ann: { ...sides.ann, hand: [card] } });

describe('Cripple Defenses', () => {
  const bob = { units: { wellon: { pds: 2, infantry: 1, dock: 1 }, lodor: { pds: 1 } } };

  it('destroys every PDS on the planet and nothing else', () => {
    const game = withCard('cripple-defenses', { bob });
    game.play('play:cripple-defenses', 'choosePlanet:wellon');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1, dock: 1 });
    expect(game.units('bob', 'lodor')).toEqual({ pds: 1 });
    expect(game.events('destroyedOn')).toEqual([
      { player: 1, kind: 'pds', count: 2, planet: 'wellon' },
    ]);
    expect(game.controller('wellon')).toBe('bob');
  });

  it('TI-19.4 TI-19.7 any planet that is not one’s own, also one without PDS or a master', () => {
    const game = withCard('cripple-defenses', { bob }).play('play:cripple-defenses');
    expect(game.offered).toEqual(
      expect.arrayContaining([
        'choosePlanet:wellon',
        'choosePlanet:arc-prime',
        'choosePlanet:fria',
      ]),
    );
    game.refuses('choosePlanet:jord', 'TI-19.4').play('choosePlanet:fria');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.events('destroyedOn')).toEqual([]);
  });

  it('TI-12.2 without its PDS a planet has no Planetary Shield', () => {
    const sides = {
      ann: { technologies: ['fleet-logistics'], units: { 19: { dreadnought: 1 } } },
      bob: { units: { wellon: { pds: 1, infantry: 1 } } },
    };
    const shielded = position(sides).play('activate:19', 'decline');
    expect(shielded.prompt).toBe('turn');
    const game = withCard('cripple-defenses', sides);
    game.play('play:cripple-defenses', 'choosePlanet:wellon', 'activate:19');
    expect([game.prompt, game.asked]).toEqual(['bombardment', 'ann']);
  });
});

describe('Lucky Shot', () => {
  const ann = { planets: ['lazar'] };
  const fleet = {
    dreadnought: 1,
    'dreadnought!': 1,
    cruiser: 1,
    destroyer: 1,
    carrier: 1,
    fighter: 1,
  };
  const bob = { tokens: [3, 9, 2], units: { 31: fleet, 39: { cruiser: 1 } } } as const;

  it('destroys a dreadnought, cruiser or destroyer of another player in a system with an own planet', () => {
    const game = withCard('lucky-shot', { ann, bob, cat: { units: { 1: { destroyer: 1 } } } });
    game
      .play('play:lucky-shot')
      .offers([
        'destroy:31:1:dreadnought:whole',
        'destroy:31:1:dreadnought:damaged',
        'destroy:31:1:cruiser:whole',
        'destroy:31:1:destroyer:whole',
        'destroy:1:2:destroyer:whole',
      ]);
    game.play('destroy:31:1:dreadnought:whole');
    expect(game.units('bob', '31')).toEqual({ ...fleet, dreadnought: undefined });
    expect(game.events('destroyed')).toEqual([
      { player: 1, kind: 'dreadnought', count: 1, system: '31' },
    ]);
  });

  it('TI-10.14 the ship that is named is the one that goes, damaged or not', () => {
    const game = withCard('lucky-shot', { ann, bob });
    game.play('play:lucky-shot', 'destroy:31:1:dreadnought:damaged');
    expect(game.units('bob', '31')).toEqual({ ...fleet, 'dreadnought!': undefined });
    expect(game.events('sustained')).toEqual([]);
  });

  it('TI-19.3 what it is aimed at is known before anybody cancels it', () => {
    const game = withCard('lucky-shot', { ann, bob: { ...bob, hand: ['sabotage'] } });
    game.play('play:lucky-shot', 'destroy:31:1:cruiser:whole');
    expect(game.prompt).toBe('card.played');
    expect(game.events('played')).toEqual([
      {
        player: 0,
        actionCard: 'lucky-shot',
        aim: 'ship',
        kind: 'cruiser',
        other: 1,
        target: 'system.31',
        count: 0,
      },
    ]);
  });

  it('TI-19.4 TI-19.7 needs such a ship', () => {
    const own = { units: { 31: { cruiser: 2 } }, planets: ['lazar'] };
    withCard('lucky-shot', { ann: own }).refuses('play:lucky-shot', 'TI-19.7');
    const carriers = { units: { 31: { carrier: 1, fighter: 2 } } };
    withCard('lucky-shot', { ann, bob: carriers }).refuses('play:lucky-shot', 'TI-19.7');
    const afar = { units: { 39: { cruiser: 1 } } };
    withCard('lucky-shot', { ann, bob: afar }).refuses('play:lucky-shot', 'TI-19.7');
  });

  it('TI-5.3 TI-24.1 what the ship carried is removed, and with the last of it the player', () => {
    const game = withCard('lucky-shot', {
      ann,
      bob: {
        lost: ['arc-prime', 'wren-terra'],
        units: { 31: { dreadnought: 1, infantry: 1 } },
      },
    });
    game.play('play:lucky-shot');
    expect(game.units('bob', '31')).toEqual({});
    expect(game.events('removed')).toEqual([
      { player: 1, kind: 'infantry', count: 1, system: '31' },
    ]);
    expect(game.events('eliminated')).toEqual([{ player: 1 }]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'cat']);
  });
});

describe('Plague', () => {
  const bob = { units: { wellon: { infantry: 4, pds: 1 }, lodor: { infantry: 2 } } };
  const plague = (dice: number[], more: Side = {}): Scenario =>
    position({ ann: { hand: ['plague'] }, bob: { ...bob, ...more }, dice });

  it('rolls a die for each infantry on the planet; 6 and more kills one', () => {
    const game = plague([6, 5, 10, 1]).play('play:plague', 'choosePlanet:wellon');
    expect(game.events('plague')).toEqual([{ planet: 'wellon', dice: '6 5 10 1', count: 2 }]);
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 2, pds: 1 });
    expect(game.units('bob', 'lodor')).toEqual({ infantry: 2 });
  });

  it('TI-26.1 whoever dies of it may come back', () => {
    const game = plague([6, 5, 5, 5, 6], { technologies: ['infantry-2'] });
    game.play('play:plague', 'choosePlanet:wellon');
    expect(game.events('returnRoll')).toEqual([{ player: 1, die: 6, returns: 1 }]);
  });

  it('TI-19.4 TI-19.7 a planet of another player, also one without infantry', () => {
    const game = plague([], { planets: ['quann'] }).play('play:plague');
    game.refuses('choosePlanet:jord', 'TI-19.4').refuses('choosePlanet:fria', 'TI-19.7');
    game.play('choosePlanet:quann');
    expect(game.events('plague')).toEqual([{ planet: 'quann', dice: '', count: 0 }]);
  });

  it('TI-19.7 needs another player with a planet', () => {
    const homeless = (lost: string[]): Side => ({
      lost,
      units: { 50: { carrier: 1, infantry: 1 } },
    });
    withCard('plague', {
      bob: homeless(['arc-prime', 'wren-terra']),
      cat: {
        ...homeless(['hercant', 'arretze', 'kamdorn']),
        units: { 40: { carrier: 1, infantry: 1 } },
      },
    }).refuses('play:plague', 'TI-19.7');
  });
});

describe('Reactor Meltdown', () => {
  const bob = {
    units: { wellon: { dock: 1, pds: 1 }, 'arc-prime': { dock: 1 }, lodor: { dock: 1 } },
  };

  it('destroys a space dock of another player outside home systems', () => {
    const game = withCard('reactor-meltdown', { ann: { units: { fria: { dock: 1 } } }, bob });
    game.play('play:reactor-meltdown').offers(['choosePlanet:wellon', 'choosePlanet:lodor']);
    game.refuses('choosePlanet:arc-prime', 'TI-19.7').refuses('choosePlanet:fria', 'TI-19.4');
    game.play('choosePlanet:wellon');
    expect(game.units('bob', 'wellon')).toEqual({ pds: 1 });
    expect(game.events('destroyedOn')).toEqual([
      { player: 1, kind: 'dock', count: 1, planet: 'wellon' },
    ]);
  });

  it('TI-5.3 fighters that the dock took care of are removed, unless ships hold them', () => {
    const fighters = { wellon: { dock: 1 }, 19: { carrier: 1, fighter: 5 }, 18: { fighter: 0 } };
    const game = withCard('reactor-meltdown', { bob: { units: fighters } });
    game.play('play:reactor-meltdown');
    expect(game.units('bob', '19')).toEqual({ carrier: 1, fighter: 4 });
  });

  it('TI-19.7 needs such a dock', () => {
    withCard('reactor-meltdown').refuses('play:reactor-meltdown', 'TI-19.7');
  });
});

describe('Tactical Bombardment', () => {
  it('exhausts all planets of others in a system with an own unit that can bombard', () => {
    const game = withCard('tactical-bombardment', {
      ann: { units: { 38: { dreadnought: 1 }, 18: { dreadnought: 1 }, 19: { cruiser: 1 } } },
      bob: { planets: ['abyz', 'fria', 'wellon'], exhausted: ['fria'] },
    });
    game.play('play:tactical-bombardment').offers(['chooseSystem:38', 'chooseSystem:18']);
    game.refuses('chooseSystem:19', 'TI-19.7').play('chooseSystem:38');
    expect(game.isExhausted('abyz')).toBe(true);
    expect(game.isExhausted('fria')).toBe(true);
    expect(game.isExhausted('wellon')).toBe(false);
    expect(game.events('exhaustedPlanet')).toEqual([{ player: 1, planet: 'abyz' }]);
  });

  it('TI-19.7 own planets there stay ready, and there need be none of others', () => {
    const game = withCard('tactical-bombardment', {
      ann: { planets: ['abyz'], units: { 38: { dreadnought: 1 } } },
    });
    game.play('play:tactical-bombardment');
    expect(game.isExhausted('abyz')).toBe(false);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-19.7 needs a unit with Bombardment', () => {
    const ann = { units: { 38: { cruiser: 1 } } };
    withCard('tactical-bombardment', { ann }).refuses('play:tactical-bombardment', 'TI-19.7');
  });
});

describe('Unstable Planet', () => {
  const bob = {
    planets: ['abyz'],
    units: { fria: { infantry: 5, pds: 1 }, abyz: { infantry: 2 } },
  };

  it('exhausts a hazardous planet and destroys three infantry on it', () => {
    const game = withCard('unstable-planet', { bob: { ...bob, planets: ['fria', 'abyz'] } });
    game.play('play:unstable-planet', 'choosePlanet:fria');
    expect(game.isExhausted('fria')).toBe(true);
    expect(game.units('bob', 'fria')).toEqual({ infantry: 2, pds: 1 });
  });

  it('all of them if there are fewer; it may be exhausted already', () => {
    const game = withCard('unstable-planet', { bob: { ...bob, exhausted: ['abyz'] } });
    game.play('play:unstable-planet', 'choosePlanet:abyz');
    expect(game.units('bob', 'abyz')).toEqual({});
    expect(game.controller('abyz')).toBe('bob');
    expect(game.events('exhaustedPlanet')).toEqual([]);
  });

  it('TI-19.4 TI-19.7 a hazardous planet that is not one’s own, also one of nobody', () => {
    const game = withCard('unstable-planet', { ann: { planets: ['zohbat'] }, bob });
    game.play('play:unstable-planet');
    game.refuses('choosePlanet:zohbat', 'TI-19.4').refuses('choosePlanet:wellon', 'TI-19.7');
    game.play('choosePlanet:bereg');
    expect(game.isExhausted('bereg')).toBe(false);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });
});
