import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';
import { position, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Everybody misses in this round. */
const MISSES = ['6-', '6-'] as const;

describe('retreat', () => {
  it('TI-10.4: the defender announces first; then the attacker cannot', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      ann: { planets: ['quann'] },
      bob: { planets: ['abyz'] },
    });
    expect([game.asked, game.prompt]).toEqual(['bob', 'announceRetreat']);
    game.offers(['retreat:38', 'stay']).play('retreat:38');
    expect(game.events('retreatAnnounced')).toEqual([{ player: 1, system: '38' }]);
    expect(game.events('combatRoll')).toHaveLength(2);
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
  });

  it('TI-10.4: who has no eligible system is not asked; if the defender stays, the attacker may go', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, { ann: { planets: ['quann'] } });
    expect([game.asked, game.prompt]).toEqual(['ann', 'announceRetreat']);
    game.play('retreat:25');
    expect(game.units('ann', '25')).toEqual({ cruiser: 1 });
    expect(game.events('combatWon')).toEqual([{ player: 1, system: HERE }]);
  });

  it('TI-10.7: the units leave at the end of the round, and only if both still have ships', () => {
    const won = duel({ cruiser: 1 }, { cruiser: 1 }, ['6-', '7+'], { bob: { planets: ['abyz'] } });
    won.play('retreat:38');
    expect(won.units('bob', HERE)).toEqual({ cruiser: 1 });
    expect(won.events('retreated')).toEqual([]);
    const lost = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-'], { bob: { planets: ['abyz'] } });
    lost.play('retreat:38');
    expect(lost.units('bob', '38')).toEqual({});
  });

  it('TI-10.8: an adjacent system without ships of others, with an own unit or planet', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], {
      bob: { planets: ['abyz'], units: { '25': { carrier: 1 }, 'mecatol-rex': { infantry: 1 } } },
      cat: { units: { '25': { fighter: 1 } } },
    });
    game.offers(['retreat:38', 'retreat:18', 'stay']);
    game.refuses('retreat:25', 'TI-10.8').refuses('retreat:39', 'TI-10.8');
  });

  it('TI-10.8: a wormhole makes systems adjacent', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      tile: '39',
      bob: { planets: ['lodor'] },
    });
    game.offers(['retreat:26', 'stay']).play('retreat:26');
    expect(game.units('bob', '26')).toEqual({ cruiser: 1 });
  });

  it('TI-10.8: a command token goes along, unless one is there; from the sheet if none is left', () => {
    const bob = { planets: ['abyz'] };
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, { bob }).play('retreat:38');
    expect(game.hasToken('bob', '38')).toBe(true);
    expect(game.tokens('bob')).toEqual([3, 3, 2]);
    const there = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      bob: { ...bob, tokensAt: ['38'] },
    }).play('retreat:38');
    expect(there.tokens('bob')).toEqual([3, 3, 2]);
    const bare = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      bob: { ...bob, tokens: [5, 6, 5] },
    }).play('retreat:38');
    expect([bare.asked, bare.prompt]).toEqual(['bob', 'tokenFromSheet']);
    bare.play('spendPool:strategy');
    expect(bare.tokens('bob')).toEqual([5, 6, 4]);
    expect(bare.hasToken('bob', '38')).toBe(true);
  });

  it('TI-10.8, TI-5.1: in the refuge the fleet pool counts', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 2 }, ['6-', '6-', '6-'], {
      bob: { tokens: [3, 3, 2], units: { '38': { destroyer: 2 } } },
    }).play('retreat:38');
    expect([game.asked, game.prompt]).toEqual(['bob', 'overFleet']);
    game.play('remove:38:destroyer');
    expect(game.units('bob', '38')).toEqual({ destroyer: 1, cruiser: 2 });
  });

  it('TI-7.13: no retreat into a nebula, a supernova or, without Antimass Deflectors, asteroids', () => {
    const outposts = { '44': { carrier: 1 }, '42': { carrier: 1 } };
    const without = duel({ cruiser: 1 }, { cruiser: 1 }, [], {
      bob: { faction: 'sardakk-norr', planets: ['abyz'], units: outposts },
    });
    without.offers(['retreat:38', 'stay']);
    without.refuses('retreat:44', 'TI-7.13').refuses('retreat:42', 'TI-7.13');
    const withDeflectors = duel({ cruiser: 1 }, { cruiser: 1 }, [], { bob: { units: outposts } });
    withDeflectors.offers(['retreat:44', 'stay']).refuses('retreat:42', 'TI-7.13');
    const nova = activate('36', {
      seats: 4,
      ann: { units: { '36': { cruiser: 1 } } },
      bob: { units: { '36': { cruiser: 1 }, '43': { carrier: 1 }, '39': { carrier: 1 } } },
    });
    expect(nova.offered).toContain('retreat:39');
    nova.refuses('retreat:43', 'TI-7.13');
  });

  it('TI-10.8: damaged ships stay damaged; fighters and infantry that find room come along', () => {
    const game = duel(
      { cruiser: 1 },
      { 'dreadnought!': 1, carrier: 1, fighter: 2, infantry: 3 },
      ['6-', '8-', '8-', '8-', '4-'],
      { bob: { planets: ['abyz'] } },
    );
    game.play('retreat:38');
    expect(game.units('bob', '38')).toEqual({
      'dreadnought!': 1,
      carrier: 1,
      fighter: 2,
      infantry: 3,
    });
    expect(game.units('bob', HERE)).toEqual({});
  });

  it('TI-10.16: what finds no room is chosen, and nothing stays behind while there is room', () => {
    const game = duel(
      { cruiser: 1 },
      { carrier: 1, fighter: 3, infantry: 3 },
      ['6-', '8-', '8-', '8-', '8-'],
      { bob: { planets: ['abyz'] } },
    );
    game.play('retreat:38');
    expect([game.asked, game.prompt]).toEqual(['bob', 'loadRetreat']);
    expect(game.about).toMatchObject({ room: 4 });
    game.offers(['carry:infantry', 'carry:fighter', 'done']);
    game.play('carry:fighter', 'carry:fighter', 'done');
    expect(game.units('bob', '38')).toEqual({ carrier: 1, fighter: 2, infantry: 2 });
    expect(game.events('removed')).toEqual([
      { player: 1, kind: 'fighter', count: 1, system: HERE },
      { player: 1, kind: 'infantry', count: 1, system: HERE },
    ]);
  });

  it('TI-10.9: forces that were lifted for it stay in space if the retreat does not take place', () => {
    const bob: Side = { planets: ['abyz'], units: { wellon: { infantry: 2 } } };
    const game = duel({ cruiser: 1 }, { carrier: 1 }, ['6-', '9+'], { bob });
    game.play('retreat:38').offers(['bring:wellon', 'done']).play('bring:wellon', 'done');
    expect(game.units('bob', HERE)).toEqual({ carrier: 1, infantry: 1 });
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });

  it('TI-10.9: no more of them than the ships can carry', () => {
    const bob: Side = { planets: ['abyz'], units: { wellon: { infantry: 2 } } };
    const game = duel({ cruiser: 2 }, { dreadnought: 1 }, ['6-', '6-', '4-'], { bob });
    game.play('retreat:38', 'bring:wellon');
    expect(game.prompt).not.toBe('liftForces');
    expect(game.units('bob', '38')).toEqual({ dreadnought: 1, infantry: 1 });
  });

  it('TI-10.9, TI-10.16, TI-7.12: ground forces of planets may come along, and units in space make room', () => {
    const game = duel(
      { cruiser: 1 },
      { carrier: 1, fighter: 4 },
      ['6-', '8-', '8-', '8-', '8-', '8-'],
      { bob: { planets: ['abyz'], units: { wellon: { infantry: 2 } } } },
    );
    game.play('retreat:38').offers(['bring:wellon', 'done']).play('bring:wellon', 'bring:wellon');
    game.offers(['carry:infantry', 'carry:fighter', 'done']);
    game.play('carry:infantry', 'carry:infantry', 'done');
    expect(game.units('bob', '38')).toEqual({ carrier: 1, fighter: 2, infantry: 2 });
    expect(game.units('bob', 'wellon')).toEqual({});
    expect(game.events('removed')).toEqual([
      { player: 1, kind: 'fighter', count: 2, system: HERE },
    ]);
  });

  it('TI-10.17: fighters alone are removed, and no token is placed', () => {
    const game = duel({ cruiser: 1 }, { fighter: 2 }, ['6-', '8-', '8-'], {
      bob: { planets: ['abyz'] },
    }).play('retreat:38');
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.units('bob', '38')).toEqual({});
    expect(game.hasToken('bob', '38')).toBe(false);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('fighters II retreat by themselves', () => {
    const game = duel({ cruiser: 1 }, { fighter: 2, cruiser: 1 }, ['6-', '7-', '7-', '6-'], {
      bob: { planets: ['abyz'], technologies: ['fighter-2'] },
    }).play('retreat:38');
    expect(game.units('bob', '38')).toEqual({ fighter: 2, cruiser: 1 });
  });

  it('TI-10.18: the refuge is named when the retreat is announced', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, MISSES, {
      bob: { planets: ['abyz', 'quann'] },
    });
    game.offers(['retreat:38', 'retreat:25', 'stay']).play('retreat:25');
    expect(game.units('bob', '25')).toEqual({ cruiser: 1 });
  });

  it('TI-10.18: if it is closed by then another one is taken, and without one nobody retreats', () => {
    const closed = (planets: string[]): Scenario =>
      position({
        ann: { faction: 'sol', units: { [HERE]: { cruiser: 1 } }, planets: ['mecatol-rex'] },
        bob: { faction: 'hacan', units: { [HERE]: { cruiser: 1 } }, planets },
        step: { step: 'endSpaceRound', args: [] },
        combat: { system: 18, attacker: 0, defender: 1, round: 1, retreating: 1, refuge: 38 },
      });
    const game = closed(['abyz', 'quann']);
    expect([game.asked, game.prompt]).toEqual(['bob', 'retreat']);
    game.offers(['retreat:38', 'retreat:25']).play('retreat:38');
    expect(game.units('bob', '38')).toEqual({ cruiser: 1 });
    const stuck = closed([]);
    expect([stuck.asked, stuck.prompt]).toEqual(['ann', 'announceRetreat']);
    expect(stuck.units('bob', HERE)).toEqual({ cruiser: 1 });
  });
});

describe('retreat out of a gravity rift', () => {
  const RIFT = '41';
  const NEXT = '23';

  const rift = (bob: Units, dice: readonly Wanted[], more: Side = {}): Scenario =>
    activate(RIFT, {
      seats: 4,
      dice,
      ann: { faction: 'sol', units: { [RIFT]: { cruiser: 1 } } },
      bob: { faction: 'hacan', ...more, units: { [RIFT]: bob, [NEXT]: { destroyer: 1 } } },
    }).play(`retreat:${NEXT}`);

  it('TI-7.14: each ship that leaves rolls, and is removed with its cargo on 1 to 3', () => {
    const game = rift({ cruiser: 1, carrier: 1, infantry: 2 }, ['6-', '6-', '8-', '4+', '3-']);
    expect(game.events('riftRoll').map(({ kind, lost }) => [kind, lost])).toEqual([
      ['cruiser', 0],
      ['carrier', 1],
    ]);
    expect(game.units('bob', NEXT)).toEqual({ destroyer: 1, cruiser: 1 });
    expect(game.hasToken('bob', NEXT)).toBe(true);
  });

  it('TI-7.14: before the rolls it is settled which ship carries what', () => {
    const game = rift({ carrier: 2, infantry: 2 }, ['6-', '8-', '8-', '3-', '4+']);
    expect(game.prompt).toBe('loadRetreat');
    expect(game.about).toEqual({ room: 4, kind: 'carrier' });
    game.play('carry:infantry', 'done').play('carry:infantry');
    expect(game.units('bob', NEXT)).toEqual({ destroyer: 1, carrier: 1, infantry: 1 });
  });

  it('TI-10.17: if the rift takes all ships, no token is placed', () => {
    const game = rift({ cruiser: 1 }, ['6-', '6-', '3-']);
    expect(game.units('bob', NEXT)).toEqual({ destroyer: 1 });
    expect(game.hasToken('bob', NEXT)).toBe(false);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: RIFT }]);
  });

  it('TI-7.14: fighters II are carried or roll for themselves', () => {
    const game = rift({ carrier: 1, fighter: 2 }, ['6-', '7-', '7-', '8-', '3-', '4+'], {
      technologies: ['fighter-2'],
    });
    game.offers(['carry:fighter', 'done']).play('carry:fighter', 'done');
    expect(game.events('riftRoll').map(({ kind, lost }) => [kind, lost])).toEqual([
      ['carrier', 1],
      ['fighter', 0],
    ]);
    expect(game.units('bob', NEXT)).toEqual({ destroyer: 1, fighter: 1 });
  });
});
