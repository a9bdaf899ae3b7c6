import { describe, expect, it } from 'vitest';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann's turn with one card in hand; nobody else holds any. */
const withCard = (card: string, ann: Side = {}, more: Setting = {}): Scenario =>
  position({ ...more, ann: { ...ann, hand: [card] } });

describe('Frontline Deployment', () => {
  it('puts three infantry on an own planet', () => {
    const game = withCard(
      'frontline-deployment',
      { planets: ['lodor'] },
      { bob: { planets: ['fria'] } },
    );
    game.play('play:frontline-deployment').offers(['choosePlanet:jord', 'choosePlanet:lodor']);
    game.refuses('choosePlanet:fria', 'TI-19.7').play('choosePlanet:lodor');
    expect(game.units('ann', 'lodor')).toEqual({ infantry: 3 });
    expect(game.events('landedFresh')).toEqual([
      { player: 0, kind: 'infantry', count: 3, planet: 'lodor' },
    ]);
  });

  it('TI-14.8 tokens stand in when the pieces are used up', () => {
    const game = withCard('frontline-deployment', { units: { jord: { infantry: 12, dock: 1 } } });
    expect(game.play('play:frontline-deployment').units('ann', 'jord')).toEqual({
      infantry: 15,
      dock: 1,
    });
  });

  it('TI-1.2 nothing is placed in a Demilitarized Zone', () => {
    const zone = { attached: { lodor: ['demilitarized-zone'] } };
    const game = withCard('frontline-deployment', { planets: ['lodor', 'quann'] }, zone);
    game.play('play:frontline-deployment').offers(['choosePlanet:jord', 'choosePlanet:quann']);
    game.refuses('choosePlanet:lodor', 'TI-1.2');
    const only = { faction: 'sol', lost: ['jord'], planets: ['lodor'] };
    const units = { 50: { carrier: 1, infantry: 1 } };
    withCard('frontline-deployment', { ...only, units }, zone).refuses(
      'play:frontline-deployment',
      'TI-1.2',
    );
  });

  it('TI-19.7 needs a planet', () => {
    const homeless = { faction: 'sol', lost: ['jord'], units: { 50: { carrier: 1, infantry: 1 } } };
    withCard('frontline-deployment', homeless).refuses('play:frontline-deployment', 'TI-19.7');
  });
});

/** All eight pieces of a kind, in two systems. */
const allOf = (kind: string, here: string, there: string): NonNullable<Side['units']> => ({
  jord: { infantry: 1, dock: 1 },
  [here]: { [kind]: 5 },
  [there]: { [kind]: 3 },
});

describe('Ghost Ship', () => {
  it('puts a destroyer into a system with a wormhole, far from everything', () => {
    const game = withCard('ghost-ship').play('play:ghost-ship');
    game.offers(['chooseSystem:25', 'chooseSystem:26', 'chooseSystem:39', 'chooseSystem:40']);
    game.refuses('chooseSystem:1', 'TI-19.7').refuses('chooseSystem:18', 'TI-19.7');
    game.play('chooseSystem:40');
    expect(game.units('ann', '40')).toEqual({ destroyer: 1 });
    expect(game.events('placed')).toEqual([
      { player: 0, kind: 'destroyer', count: 1, system: '40' },
    ]);
  });

  it('TI-19.7 ships of others keep it away, their planets and docks do not', () => {
    const bob = { units: { 26: { fighter: 1, carrier: 1 }, quann: { dock: 1, infantry: 1 } } };
    const game = withCard('ghost-ship', {}, { bob }).play('play:ghost-ship');
    game.refuses('chooseSystem:26', 'TI-19.7').play('chooseSystem:25');
    expect(game.units('ann', '25')).toEqual({ destroyer: 1 });
    expect(game.controller('quann')).toBe('bob');
  });

  it('TI-5.7 what is too much for the fleet pool is removed, by choice', () => {
    const ann = {
      tokens: [3, 2, 2],
      units: { jord: { infantry: 1 }, 39: { cruiser: 2 } },
    } as const;
    const game = withCard('ghost-ship', ann).play('play:ghost-ship', 'chooseSystem:39');
    expect(game.prompt).toBe('overFleet');
    game.offers(['remove:39:destroyer', 'remove:39:cruiser']).play('remove:39:cruiser');
    expect(game.units('ann', '39')).toEqual({ cruiser: 1, destroyer: 1 });
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-14.8 without a piece left, one comes from another system without an own token', () => {
    const ann = { tokens: [3, 8, 2], units: allOf('destroyer', '36', '31') } as const;
    const game = withCard('ghost-ship', { ...ann, tokensAt: ['50'] });
    game.play('play:ghost-ship', 'chooseSystem:40');
    expect(game.prompt).toBe('takePiece');
    game.offers(['remove:36:destroyer', 'remove:31:destroyer']).play('remove:31:destroyer');
    expect(game.units('ann', '31')).toEqual({ destroyer: 2 });
    expect(game.units('ann', '40')).toEqual({ destroyer: 1 });
  });

  it('TI-14.8 TI-2.11 with tokens wherever they are it cannot be played', () => {
    const ann = { tokens: [3, 8, 2], units: allOf('destroyer', '36', '31') } as const;
    withCard('ghost-ship', { ...ann, tokensAt: ['36', '31'] }).refuses(
      'play:ghost-ship',
      'TI-14.8',
    );
  });
});

describe('Rise of a Messiah', () => {
  it('puts an infantry on every own planet', () => {
    const units = { jord: { infantry: 2, dock: 1 }, lodor: { pds: 1 } };
    const game = withCard('rise-of-a-messiah', { planets: ['lodor', 'quann'], units });
    game.play('play:rise-of-a-messiah');
    expect(game.units('ann', 'jord')).toEqual({ infantry: 3, dock: 1 });
    expect(game.units('ann', 'lodor')).toEqual({ infantry: 1, pds: 1 });
    expect(game.units('ann', 'quann')).toEqual({ infantry: 1 });
    expect(game.events('messiah')).toEqual([{ player: 0, planets: ['jord', 'quann', 'lodor'] }]);
    expect(game.units('bob', 'arc-prime')).toEqual({ infantry: 1, dock: 1 });
  });

  it('TI-1.2 none in a Demilitarized Zone', () => {
    const zone = { attached: { lodor: ['demilitarized-zone'] } };
    const game = withCard('rise-of-a-messiah', { planets: ['lodor'] }, zone);
    game.play('play:rise-of-a-messiah');
    expect(game.units('ann', 'lodor')).toEqual({});
    expect(game.units('ann', 'jord')).toEqual({ infantry: 2, dock: 1 });
  });

  it('TI-19.7 may be played for nothing', () => {
    const homeless = { faction: 'sol', lost: ['jord'], units: { 50: { carrier: 1, infantry: 1 } } };
    const game = withCard('rise-of-a-messiah', homeless).play('play:rise-of-a-messiah');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.events('messiah')).toEqual([]);
  });
});

describe('War Effort', () => {
  const fleets = {
    jord: { infantry: 1, dock: 1 },
    1: { carrier: 1 },
    39: { fighter: 1, carrier: 1 },
  };

  it('puts a cruiser into a system with an own ship, also at home', () => {
    const game = withCard('war-effort', { units: fleets }).play('play:war-effort');
    game.offers(['chooseSystem:1', 'chooseSystem:39']).refuses('chooseSystem:18', 'TI-19.7');
    game.play('chooseSystem:1');
    expect(game.units('ann', '1')).toEqual({ carrier: 1, cruiser: 1 });
  });

  it('TI-5.7 what is too much for the fleet pool is removed, the new ship too', () => {
    const game = withCard('war-effort', { tokens: [3, 1, 2], units: fleets });
    game.play('play:war-effort', 'chooseSystem:1');
    game.offers(['remove:1:cruiser', 'remove:1:carrier']).play('remove:1:cruiser');
    expect(game.units('ann', '1')).toEqual({ carrier: 1 });
    expect(game.asked).toBe('bob');
  });

  it('TI-14.8 TI-5.3 a piece taken from elsewhere leaves its cargo behind', () => {
    const game = withCard('war-effort', {
      tokens: [3, 8, 2],
      technologies: ['cruiser-2'],
      tokensAt: ['36'],
      units: {
        jord: { infantry: 1 },
        1: { carrier: 1 },
        31: { cruiser: 1, infantry: 1 },
        36: { cruiser: 7 },
      },
    });
    game.play('play:war-effort', 'chooseSystem:1');
    expect(game.units('ann', '31')).toEqual({});
    expect(game.units('ann', '1')).toEqual({ carrier: 1, cruiser: 1 });
    expect(game.events('removed')).toEqual([
      { player: 0, kind: 'cruiser', count: 1, system: '31' },
      { player: 0, kind: 'infantry', count: 1, system: '31' },
    ]);
  });

  it('TI-19.7 needs a ship', () => {
    withCard('war-effort').refuses('play:war-effort', 'TI-19.7');
  });
});
