import { describe, expect, it } from 'vitest';
import { type Setting, type Side, position } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Sardakk N'orr, activates a system with these cards in hand; her home 13 touches 31, 36 and 50. */
const active = (tile: string, ann: Side, more: Setting = {}): Scenario =>
  position({ discarded: 'all', ...more, ann: { faction: 'sardakk-norr', ...ann } }).play(
    `activate:${tile}`,
  );

const CRUISER = 'move:13:cruiser:whole:plain';

/** What follows an activation is played by the active player only, before the first ship is declared. */
const ACTIVATION = ['flank-speed', 'in-the-silence-of-space', 'lost-star-chart', 'upgrade'];

describe('cards that follow an activation', () => {
  it.each(ACTIVATION)('TI-28.1 %s waits for an activation', (card) => {
    const game = position({ ann: { hand: [card] } });
    expect(game.prompt).toBe('turn');
    game.refuses(`play:${card}`, 'TI-28.1');
  });

  it.each(ACTIVATION)('TI-6.3 %s comes before the first ship is declared', (card) => {
    const units = { 13: { cruiser: 1, destroyer: 1 }, 36: { cruiser: 1 } };
    const game = active('36', { hand: [card], units });
    expect(game.offered).toContain(`play:${card}`);
    game.play(CRUISER).refuses(`play:${card}`, 'TI-6.3');
  });

  it.each(ACTIVATION)('TI-28.1 %s is not for the activation of another player', (card) => {
    const bob = { hand: [card], units: { 36: { cruiser: 1 } } };
    const game = active('36', { units: { 13: { cruiser: 1 } } }, { bob });
    expect([game.prompt, game.asked]).toEqual(['moveShips', 'ann']);
  });

  it.each(ACTIVATION)('TI-19.3 %s can be cancelled: then nothing has happened', (card) => {
    const units = { 13: { cruiser: 1 }, 35: { cruiser: 1 }, 22: { cruiser: 1 } };
    const game = active('22', { hand: [card, 'sabotage'], units }, { bob: { hand: ['sabotage'] } });
    const before = structuredClone(game.state.tactical);
    const offered = game.offered.filter((key) => !key.startsWith('play:'));
    game.play(`play:${card}`);
    if (game.prompt === 'silenceOfSpace') game.play('chooseSystem:13');
    expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
    game.play('play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['moveShips', 'ann']);
    game.offers(offered);
    expect(game.state.tactical).toEqual(before);
    expect(game.units('ann', '22')).toEqual({ cruiser: 1 });
  });
});

describe('Flank Speed', () => {
  const units = { 13: { cruiser: 1 } };

  it('adds one to the move of each ship for the whole action', () => {
    const game = active('22', { hand: ['flank-speed'], units: { 13: { cruiser: 2, carrier: 1 } } });
    game.offers(['play:flank-speed', 'done']).refuses(CRUISER, 'TI-7.1').play('play:flank-speed');
    game.refuses('move:13:carrier:whole:plain', 'TI-7.1').play(CRUISER, CRUISER);
    expect(game.units('ann', '22')).toEqual({ cruiser: 2 });
    expect(game.state.tactical.speed).toBe(0);
  });

  it('TI-8.1 gives fighters without a move of their own none', () => {
    const game = active('36', { hand: ['flank-speed'], units: { 13: { cruiser: 1, fighter: 2 } } });
    game.play('play:flank-speed').offersOf('move', ['13:cruiser:whole:plain']);
  });

  it('TI-19.2 cannot be played twice in one action, and again in the next one', () => {
    const ann = {
      hand: ['flank-speed', 'flank-speed'],
      units: { 13: { cruiser: 1, destroyer: 1 } },
    };
    const game = active('22', { ...ann, technologies: ['fleet-logistics'] });
    game.play('play:flank-speed').refuses('play:flank-speed', 'TI-19.2');
    game.play('move:13:destroyer:whole:plain', 'done', 'activate:23', 'play:flank-speed');
    expect(game.state.tactical.speed).toBe(1);
  });

  it('TI-19.5 a cancelled one counts as not played', () => {
    const ann = { hand: ['flank-speed', 'flank-speed'], units };
    const game = active('22', ann, { bob: { hand: ['sabotage'] } });
    game.play('play:flank-speed', 'play:sabotage').refuses(CRUISER, 'TI-7.1');
    game.play('play:flank-speed');
    expect(game.offered).toContain(CRUISER);
  });

  it('TI-7.8 a ship that starts in a nebula has move 1, and the bonus adds', () => {
    const ship = 'move:42:cruiser:whole:plain';
    const nebula = { hand: ['flank-speed'], units: { 42: { cruiser: 1 }, 31: { destroyer: 1 } } };
    const game = active('39', nebula).refuses(ship, 'TI-7.1').play('play:flank-speed', ship);
    expect(game.units('ann', '39')).toEqual({ cruiser: 1 });
    active('36', nebula).play('play:flank-speed').refuses(ship, 'TI-7.1');
  });

  it('TI-7.9 the bonus of a gravity rift comes on top', () => {
    const ann = { hand: ['flank-speed'], units: { 41: { cruiser: 1 } } };
    const ship = 'move:41:cruiser:whole:rift';
    const game = active('49', ann, { seats: 4, dice: [4] });
    game.offersOf('move', []).play('play:flank-speed');
    game.offersOf('move', ['41:cruiser:whole:rift']).play(ship);
    expect(game.events('riftRoll')).toMatchObject([{ die: 4, lost: 0 }]);
    expect(game.units('ann', '49')).toEqual({ cruiser: 1 });
  });

  it('TI-28.2 whoever holds cards is asked for it, even with nothing to move', () => {
    const game = active('22', { hand: ['sabotage'], units: {} }, { discarded: [] });
    expect(game.prompt).toBe('moveShips');
    game.offers(['done']);
    expect(active('22', { hand: ['sabotage'], units: {} }).prompt).not.toBe('moveShips');
  });
});

describe('In the Silence of Space', () => {
  const hand = ['in-the-silence-of-space'];
  const bob = { units: { 36: { fighter: 1 }, 50: { fighter: 1 } } };

  it('TI-7.3 ships of one system may pass ships of others, those elsewhere may not', () => {
    const units = { 13: { cruiser: 1 }, 31: { cruiser: 1 } };
    const game = active('23', { hand, units }, { bob });
    game.refuses(CRUISER, 'TI-7.3').play('play:in-the-silence-of-space');
    game.offers(['chooseSystem:13', 'chooseSystem:31']).play('chooseSystem:13');
    game.refuses('move:31:cruiser:whole:plain', 'TI-7.3').play(CRUISER);
    expect(game.units('ann', '23')).toEqual({ cruiser: 1 });
    expect(game.events('played')).toMatchObject([{ target: 'system.13' }]);
    expect(game.state.tactical.silent).toBe(-1);
  });

  it('TI-7.6 anomalies stay closed to them', () => {
    const ship = 'move:36:cruiser:whole:plain';
    const units = { 36: { cruiser: 1 }, 22: { destroyer: 1 } };
    const game = active('18', { hand, units });
    game.play('play:in-the-silence-of-space', 'chooseSystem:36').refuses(ship, 'TI-7.6');
  });

  it('TI-8.1 they may pick something up where ships of others are', () => {
    const ann = { hand, units: { 13: { carrier: 1 }, arnor: { infantry: 1 } } };
    const game = active('23', { ...ann, technologies: ['carrier-2'] }, { bob });
    game.play('play:in-the-silence-of-space', 'move:13:carrier:whole:plain', 'lift:arnor', 'done');
    expect(game.units('ann', '23')).toEqual({ carrier: 1, infantry: 1 });
  });

  it('TI-7.2 is not for ships that an own token holds', () => {
    const units = { 13: { cruiser: 1 }, 31: { cruiser: 1 }, 23: { cruiser: 1 } };
    const game = active('23', { hand, units, tokensAt: ['13'] }, { bob });
    game.play('play:in-the-silence-of-space').refuses('chooseSystem:13', 'TI-7.2');
    game.offers(['chooseSystem:31', 'chooseSystem:23']).play('chooseSystem:31');
    game.refuses(CRUISER, 'TI-7.2');
    expect(game.offered).toContain('move:31:cruiser:whole:plain');
  });

  it('TI-19.7 needs a system with ships that can start', () => {
    const game = active('23', { hand, units: { 13: { cruiser: 1 } }, tokensAt: ['13'] }, { bob });
    expect(game.prompt).not.toBe('moveShips');
    const flank = ['flank-speed', ...hand];
    const asked = active('23', { hand: flank, units: { 13: { cruiser: 1 } }, tokensAt: ['13'] });
    asked.refuses('play:in-the-silence-of-space', 'TI-19.7');
  });
});

describe('Lost Star Chart', () => {
  const hand = ['lost-star-chart'];

  it('TI-7.10 systems with alpha and beta wormholes are adjacent in this action', () => {
    const ship = 'move:26:destroyer:whole:plain';
    const game = active('25', { hand, units: { 26: { carrier: 1 } } });
    game.offers(['play:lost-star-chart', 'done']).play('play:lost-star-chart');
    game.play('move:26:carrier:whole:plain');
    expect(game.units('ann', '25')).toEqual({ carrier: 1 });
    expect(game.state.tactical.chart).toBe(false);
    expect(active('25', { hand, units: { 26: { destroyer: 1 } } }).offered).not.toContain(ship);
  });

  it('TI-9.2 PDS II of others fire through them', () => {
    const bob = { technologies: ['pds-2'], units: { quann: { pds: 1 } } };
    const ann = { hand, units: { 26: { cruiser: 1 } } };
    expect(active('26', ann, { bob }).play('done').events('cannons')).toEqual([]);
    const game = active('26', ann, { bob }).play('play:lost-star-chart');
    expect([game.prompt, game.asked]).toEqual(['spaceCannon', 'bob']);
  });

  it('TI-16.1 players become neighbours through them, as long as the action lasts', () => {
    const deal = 'deal:0:1:goods*1:';
    const bob = { faction: 'letnev', units: { 25: { cruiser: 1 } } };
    const game = active(
      '19',
      { hand, goods: 2, units: { 26: { cruiser: 1 } }, lost: ['trenlak', 'quinarra'] },
      { bob: { ...bob, lost: ['arc-prime', 'wren-terra'] } },
    );
    game.refusesAccord(deal, 'TI-16.1').play('play:lost-star-chart').accord(deal);
    expect(game.player('bob').goods).toBe(1);
  });

  it('TI-10.8 fleets retreat through them', () => {
    const ann = { hand, planets: ['quann'], units: { 26: { cruiser: 1 } } };
    const bob = { units: { 26: { cruiser: 1 } } };
    const game = active('26', ann, { bob }).play('play:lost-star-chart');
    expect([game.prompt, game.asked]).toEqual(['announceRetreat', 'ann']);
    game.offersOf('retreat', ['25']);
    const without = active('26', ann, { bob });
    expect(without.play('done').prompt).not.toBe('announceRetreat');
  });

  it('TI-26.8 goes round the Enforced Travel Ban, for wormholes of one letter too', () => {
    const laws = ['enforced-travel-ban'];
    const ann = { hand, units: { 26: { carrier: 1 } } };
    for (const tile of ['25', '39']) {
      const game = active(tile, ann, { laws });
      expect(game.offered).toEqual(['play:lost-star-chart', 'done']);
      game.play('play:lost-star-chart');
      expect(game.offered).toContain('move:26:carrier:whole:plain');
    }
  });
});

describe('Upgrade', () => {
  const hand = ['upgrade'];

  it('TI-26.13 replaces a cruiser that is in the system by a dreadnought', () => {
    const game = active('19', { hand, units: { 19: { cruiser: 2 }, 39: { carrier: 1 } } });
    game.play('play:upgrade').play('done');
    expect(game.units('ann', '19')).toEqual({ cruiser: 1, dreadnought: 1 });
    expect(game.events('destroyed')).toEqual([]);
  });

  it('TI-26.13 is not for a cruiser that is elsewhere', () => {
    const units = { 13: { cruiser: 1, destroyer: 1 } };
    const game = active('36', { hand: ['flank-speed', ...hand], units });
    game.refuses('play:upgrade', 'TI-26.13').play(CRUISER).refuses('play:upgrade', 'TI-6.3');
  });

  it('TI-14.8 with no dreadnought in reinforcements one without a token there is taken', () => {
    const units = {
      19: { cruiser: 1 },
      22: { dreadnought: 2 },
      36: { 'dreadnought!': 1 },
      39: { dreadnought: 1, infantry: 1 },
      13: { dreadnought: 1 },
    };
    const ann = { hand, units, tokensAt: ['13'], tokens: [3, 5, 2] as const };
    const game = active('19', ann).play('play:upgrade');
    expect(game.prompt).toBe('takePiece');
    game.offers(['remove:22:dreadnought', 'remove:36:dreadnought', 'remove:39:dreadnought']);
    game.play('remove:39:dreadnought');
    expect(game.units('ann', '19')).toEqual({ dreadnought: 1 });
    expect(game.units('ann', '39')).toEqual({});
  });

  it('TI-14.8 cannot be played without any to take', () => {
    const units = { 19: { cruiser: 1 }, 13: { dreadnought: 5, destroyer: 1 } };
    const ann = { hand: [...hand, 'flank-speed'], units, tokens: [3, 6, 2] as const };
    active('19', { ...ann, tokensAt: ['13'] }).refuses('play:upgrade', 'TI-14.8');
    expect(active('19', ann).offered).toContain('play:upgrade');
  });
});
