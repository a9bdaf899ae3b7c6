import { describe, expect, it } from 'vitest';
import { laidOut, notesIn } from './council.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

const times = (count: number, key: string): string[] => Array<string>(count).fill(key);

/** Ann is Arborec; her home, Nestphar, lies next to the system of Arnor and Lor. */
function arborec(ann: Side = {}, more: Setting = {}): Scenario {
  return position({
    bob: { faction: 'sol' },
    cat: { faction: 'hacan' },
    ...more,
    ann: { faction: 'arborec', ...ann },
  });
}

/** She activates a system and moves and lands nothing. */
function producing(system: string, ann: Side = {}, more: Setting = {}): Scenario {
  const game = arborec(ann, more).play(`activate:${system}`);
  if (game.prompt === 'moveShips') game.play('done');
  return game.prompt === 'landForces' ? game.play('done') : game;
}

const officesOf = (game: Scenario): number => game.player('ann').offices.length;

describe('Letani Warrior', () => {
  it('TI-14.1 each infantry on a planet has Production 1, without a dock', () => {
    const game = producing('36', { units: { lor: { infantry: 3 } }, planets: ['lor'] });
    expect([game.prompt, game.about]).toEqual([
      'produce',
      { system: '36', cost: 0, left: 3, purse: 4 },
    ]);
    game.offersOf('train', ['lor']).play('make:cruiser', 'train:lor', 'train:lor');
    expect([game.prompt, game.about]).toEqual(['payResources', { cost: 3 }]);
    game.play('payLeast');
    expect(game.units('ann', '36')).toEqual({ cruiser: 1 });
    expect(game.units('ann', 'lor')).toEqual({ infantry: 5 });
  });

  it('TI-14.1 what has just been made makes nothing in the same order', () => {
    const game = producing('36', { units: { lor: { infantry: 1 } }, planets: ['lor'] });
    game.play('train:lor');
    expect(game.prompt).toBe('payResources');
  });

  it('TI-14.3 two of them make two infantry for one resource', () => {
    const game = producing('36', { units: { lor: { infantry: 2 } }, planets: ['lor'] });
    game.play('train:lor', 'train:lor');
    expect(game.about).toEqual({ cost: 1 });
  });

  it('TI-14.1 Letani Warriors II have Production 2 each', () => {
    const units = { lor: { infantry: 2 } };
    const game = producing('36', { units, planets: ['lor'], technologies: ['letani-warrior-2'] });
    expect(game.about).toMatchObject({ left: 4 });
  });

  it('TI-14.5 under a blockade they make ground forces only', () => {
    const units = { lor: { infantry: 2 } };
    const game = producing(
      '36',
      { units, planets: ['lor'] },
      { bob: { faction: 'sol', units: { 36: { fighter: 1 } } } },
    );
    game.refuses('make:cruiser', 'TI-14.5').offersOf('make', []).offersOf('train', ['lor']);
  });

  it('TI-27.7 infantry goes to any planet with a producer, whatever it is worth alone', () => {
    const units = { lor: { infantry: 1 }, arnor: { infantry: 2 } };
    const game = producing('36', { units, planets: ['lor', 'arnor'] });
    game.offersOf('train', ['arnor', 'lor']).play(...times(3, 'train:lor'));
    expect(game.units('ann', 'lor')).toEqual({ infantry: 4 });
  });

  it('TI-14.4 not to a planet without one', () => {
    const game = producing('36', { units: { lor: { infantry: 2 } }, planets: ['lor', 'arnor'] });
    game.offersOf('train', ['lor']);
  });

  it('TI-14.4 infantry in space produces too: into space, or onto a planet of the system', () => {
    const units = { 36: { carrier: 1, infantry: 2 } };
    const game = producing('36', { units, planets: ['lor'] });
    expect(game.about).toMatchObject({ left: 2 });
    game.offersOf('train', ['lor']);
    expect(game.offered).toContain('make:infantry');
    game.play('make:infantry', 'train:lor', 'payLeast');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 3 });
    expect(game.units('ann', 'lor')).toEqual({ infantry: 1 });
    expect(game.events('paid')).toHaveLength(1);
  });

  it('TI-14.7 in space they need room: what is too much goes, by choice', () => {
    const units = { 36: { carrier: 1, infantry: 2, fighter: 2 }, nestphar: { dock: 1 } };
    const game = producing('36', { units, planets: ['lor'] });
    game.play('make:infantry', 'done', 'payLeast');
    game.offers(['remove:36:fighter', 'remove:36:infantry']).play('remove:36:fighter');
    expect(game.units('ann', '36')).toEqual({ carrier: 1, infantry: 3, fighter: 1 });
  });

  it('TI-14.1 infantry that has landed in this action produces', () => {
    const game = arborec({ units: { 36: { carrier: 1, infantry: 1 }, nestphar: { dock: 1 } } });
    game.play('activate:36');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('land:lor');
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 1 }]);
    game.offersOf('train', ['lor']);
  });

  it('TI-26.1 destroyed Letani Warriors II come back on a 6', () => {
    const game = arborec(
      {
        technologies: ['letani-warrior-2'],
        exhaustedTechnologies: ['magen-defense-grid'],
        units: { lor: { infantry: 1 }, nestphar: { infantry: 1 } },
        planets: ['lor'],
        cards: ['leadership*'],
      },
      {
        step: { step: 'turn', args: [1] },
        bob: { faction: 'letnev', units: { 36: { carrier: 1, infantry: 1 } } },
        // Bob hits, Ann misses; then her infantry comes back.
        dice: ['8+', '6-', 6],
      },
    );
    game.play('activate:36');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('land:lor');
    expect(game.events('returnRoll')).toEqual([{ player: 0, die: 6, returns: 1 }]);
    expect(game.player('ann').returning).toBe(1);
  });

  it('TI-1.2 Regulated Conscription: one infantry for a resource', () => {
    const game = producing(
      '36',
      { units: { lor: { infantry: 2 } }, planets: ['lor'] },
      { laws: ['regulated-conscription'] },
    );
    game.play('train:lor', 'train:lor');
    expect(game.about).toEqual({ cost: 2 });
  });

  it('TI-14.1 on the Holy Planet of Ixth they produce nothing, those next door do', () => {
    const units = { lor: { infantry: 2 }, arnor: { infantry: 1 } };
    const game = producing(
      '36',
      { units, planets: ['lor', 'arnor'] },
      { attached: { lor: ['holy-planet-of-ixth'] } },
    );
    expect(game.about).toMatchObject({ left: 1 });
    game.offersOf('train', ['arnor']);
  });

  it('TI-14.2 Sarween Tools count for them', () => {
    const units = { lor: { infantry: 2 } };
    const game = producing('36', { units, planets: ['lor'], technologies: ['sarween-tools'] });
    game.play('train:lor', 'train:lor');
    expect(game.events('paid')).toEqual([]);
    expect(game.units('ann', 'lor')).toEqual({ infantry: 4 });
  });

  it('TI-14.1 Prophecy of Ixth is lost with their order, and stays with two fighters', () => {
    const ann: Side = {
      units: { lor: { infantry: 2 }, 36: { carrier: 1 } },
      planets: ['lor'],
      offices: ['prophecy-of-ixth'],
    };
    expect(officesOf(producing('36', ann).play('train:lor', 'train:lor'))).toBe(0);
    expect(officesOf(producing('36', ann).play('make:fighter', 'make:fighter'))).toBe(1);
  });

  it('TI-14.1 Minister of Industry: they produce with the new dock', () => {
    const game = arborec(
      {
        cards: ['construction'],
        offices: ['minister-of-industry'],
        planets: ['lor'],
        units: { nestphar: { dock: 1 }, lor: { infantry: 2 } },
      },
      { bob: { tokens: [3, 3, 0] }, cat: { tokens: [3, 3, 0] } },
    ).play('strategic:construction', 'buildDock:lor', 'use:law-minister-of-industry');
    expect(game.about).toMatchObject({ system: '36', left: 5 });
  });
});

describe('Mitosis', () => {
  const home = (infantry: number, more: Side = {}): Scenario =>
    producing('5', { goods: 9, units: { nestphar: { dock: 1, infantry } }, ...more });

  it('TI-1.2 a dock alone makes no infantry', () => {
    const game = home(0);
    expect(game.about).toMatchObject({ left: 5 });
    game.refuses('train:nestphar', 'TI-1.2').offersOf('train', []);
    expect(game.offered).toContain('make:fighter');
  });

  it('TI-1.2 its value is not used for infantry, not even together with other producers', () => {
    const game = home(2);
    expect(game.about).toMatchObject({ left: 7 });
    game.play('train:nestphar', 'train:nestphar').refuses('train:nestphar', 'TI-1.2');
    expect(game.about).toMatchObject({ left: 5 });
    game.play(...times(3, 'make:fighter'), 'make:cruiser', 'make:cruiser');
    expect(game.prompt).toBe('payResources');
  });

  it('TI-14.4 infantry goes to the planet of a dock only if the dock makes a ship', () => {
    const units = { arnor: { dock: 1 }, lor: { infantry: 1 } };
    const game = producing('36', { goods: 9, units, planets: ['lor'] });
    game.refuses('train:arnor', 'TI-14.4').offersOf('train', ['lor']);
    game.play('make:destroyer').offersOf('train', ['arnor', 'lor']).play('train:arnor');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 1, dock: 1 });
    game.refuses('train:lor', 'TI-1.2');
  });

  it('the usual order keeps to it', () => {
    const none = home(0, { goods: 0 }).play('usualOrder', 'payLeast');
    expect(none.units('ann', 'nestphar')).toEqual({ dock: 1 });
    expect(none.units('ann', '5')).toEqual({ carrier: 1 });
    const two = home(2, { goods: 2 }).play('usualOrder', 'payLeast');
    expect(two.units('ann', 'nestphar')).toEqual({ dock: 1, infantry: 4 });
  });

  it('TI-3.8 the secondary ability of Warfare uses the dock alone', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['warfare'], tokensAt: ['33'] },
      bob: { faction: 'arborec', units: { nestphar: { dock: 1, infantry: 4 } }, cards: [] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    });
    game.play('strategic:warfare', 'gainToken:tactic', 'keepTokens', 'secondary');
    expect([game.asked, game.about]).toMatchObject(['bob', { left: 5 }]);
    game.refuses('train:nestphar', 'TI-1.2').offersOf('train', []);
  });

  const status = (ann: Side, more: Setting = {}): Scenario =>
    arborec(
      { units: { nestphar: { infantry: 1, dock: 1 } }, ...ann },
      { step: { step: 'statusPhase', args: [] }, ...more },
    );

  it('puts an infantry on a planet of choice before anything is scored', () => {
    const game = status(
      { planets: ['lor'], technologies: ['sarween-tools', 'neural-motivator'] },
      {
        revealed: ['diversify-research'],
      },
    );
    expect([game.prompt, game.asked]).toEqual(['mitosis', 'ann']);
    game.offers(['choosePlanet:nestphar', 'choosePlanet:lor']).play('choosePlanet:lor');
    expect(game.units('ann', 'lor')).toEqual({ infantry: 1 });
    expect(game.events('landedFresh')).toMatchObject([{ player: 0, planet: 'lor', count: 1 }]);
  });

  it('TI-1.3 happens by itself: with one planet nobody is asked', () => {
    const game = status({});
    expect(game.units('ann', 'nestphar')).toEqual({ infantry: 2, dock: 1 });
    expect(game.prompt).not.toBe('mitosis');
  });

  it('TI-1.2 not on a Demilitarized Zone, and not without a planet', () => {
    const zone = { attached: { lor: ['demilitarized-zone'] } };
    expect(status({ planets: ['lor'] }, zone).units('ann', 'nestphar')).toMatchObject({
      infantry: 2,
    });
    const lost = status({ lost: ['nestphar'], units: { 36: { carrier: 1, infantry: 1 } } });
    expect(lost.events('landedFresh')).toEqual([]);
  });
});

describe('Bioplasmosis', () => {
  const ended = (ann: Side, more: Setting = {}): Scenario =>
    arborec(
      { technologies: ['bioplasmosis'], ...ann },
      { step: { step: 'endStatusPhase', args: [] }, ...more },
    );
  const spread: Side = {
    planets: ['lor', 'arnor', 'lazar', 'quann'],
    units: { nestphar: { infantry: 3, dock: 1 }, lor: { infantry: 1 }, quann: { infantry: 1 } },
  };

  it('moves any number to planets of the same system or of adjacent ones', () => {
    const game = ended(spread);
    expect([game.prompt, game.asked]).toEqual(['status.end', 'ann']);
    game.offers(['use:bioplasmosis', 'decline']).play('use:bioplasmosis');
    game.offers(['lift:nestphar', 'lift:lor', 'done']).play('lift:nestphar');
    game.offers(['choosePlanet:arnor', 'choosePlanet:lazar', 'choosePlanet:lor']);
    game.play('choosePlanet:lazar');
    game.offers(['chooseCount:1', 'chooseCount:2', 'chooseCount:3']).play('chooseCount:2');
    expect(game.units('ann', 'lazar')).toEqual({ infantry: 2 });
    expect(game.units('ann', 'nestphar')).toEqual({ infantry: 1, dock: 1 });
    game.play('lift:lor', 'choosePlanet:arnor', 'done');
    expect(game.units('ann', 'arnor')).toEqual({ infantry: 1 });
    expect(game.controller('lor')).toBe('ann');
    expect(game.prompt).toBe('strategyCard');
  });

  it('all at the same time: what has moved does not move on', () => {
    const game = ended(spread).play('use:bioplasmosis', 'lift:nestphar', 'choosePlanet:lor');
    game.play('chooseCount:2', 'lift:lor', 'choosePlanet:lazar');
    game.offers(['lift:nestphar', 'done']);
    expect(game.units('ann', 'lor')).toEqual({ infantry: 2 });
  });

  it('TI-1.3 may be declined, or used for nothing', () => {
    const declined = ended(spread).play('decline');
    expect(declined.units('ann', 'nestphar')).toEqual({ infantry: 3, dock: 1 });
    const idle = ended(spread).play('use:bioplasmosis', 'done');
    expect([idle.prompt, idle.events('landedFresh')]).toEqual(['strategyCard', []]);
  });

  it('is not offered where nothing can go anywhere, and leaves infantry in space alone', () => {
    const alone = ended({ units: { nestphar: { infantry: 2 } }, planets: ['quann'] });
    expect(alone.prompt).toBe('strategyCard');
    const aboard = ended({ units: { 36: { carrier: 1, infantry: 2 } }, planets: ['lor', 'arnor'] });
    expect(aboard.prompt).toBe('strategyCard');
  });

  it('TI-1.2 nothing goes to a Demilitarized Zone', () => {
    const game = ended(spread, { attached: { arnor: ['demilitarized-zone'] } });
    game.play('use:bioplasmosis', 'lift:nestphar');
    game.offers(['choosePlanet:lazar', 'choosePlanet:lor']);
  });

  it('TI-7.10 wormholes are a neighbourhood', () => {
    const game = ended({ planets: ['lodor', 'quann'], units: { quann: { infantry: 1 } } });
    expect(game.prompt).toBe('strategyCard');
    const joined = ended(
      { planets: ['lodor', 'quann'], units: { quann: { infantry: 1 } } },
      { laws: ['wormhole-reconstruction'] },
    );
    joined.play('use:bioplasmosis', 'lift:quann');
    expect(joined.units('ann', 'lodor')).toEqual({ infantry: 1 });
  });
});

describe('Duha Menaimon', () => {
  const flagship: Side = { goods: 5, units: { 36: { flagship: 1 }, nestphar: { dock: 1 } } };

  it('after the activation of its system it makes up to five units there, and they are paid', () => {
    const game = arborec({ ...flagship, planets: ['lor'] }).play('activate:36');
    expect([game.prompt, game.asked]).toEqual(['system.activated', 'ann']);
    game.offers(['use:unit-duha-menaimon', 'decline']).play('use:unit-duha-menaimon');
    expect([game.prompt, game.about]).toEqual([
      'duhaMenaimon',
      { system: '36', cost: 0, left: 5, purse: 9 },
    ]);
    game.offersOf('train', ['lor']);
    game.play('make:infantry', 'make:infantry', 'train:lor', 'train:lor', 'make:cruiser');
    expect([game.prompt, game.about]).toEqual(['payResources', { cost: 4 }]);
    game.play('payGoods');
    expect(game.units('ann', '36')).toEqual({ flagship: 1, cruiser: 1, infantry: 2 });
    expect(game.units('ann', 'lor')).toEqual({ infantry: 2 });
  });

  it('what it has made moves, lands and produces in the same action', () => {
    const game = arborec(flagship).play('activate:36', 'use:unit-duha-menaimon');
    game.play('make:infantry', 'make:infantry', 'done', 'payGoods');
    if (game.prompt === 'moveShips') game.play('done');
    game.play('land:lor', 'done');
    expect([game.prompt, game.about]).toMatchObject(['produce', { left: 2 }]);
  });

  it('TI-1.3 may be declined', () => {
    const game = arborec(flagship).play('activate:36', 'decline');
    expect(game.player('ann').goods).toBe(5);
    expect(game.prompt).not.toBe('duhaMenaimon');
  });

  it('TI-26.5 it has to be there at the activation', () => {
    const units = { 5: { flagship: 1 }, nestphar: { dock: 1 } };
    const game = arborec({ ...flagship, units }).play('activate:36');
    expect(game.prompt).toBe('moveShips');
    game.play('move:5:flagship:whole:plain');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-28.1 not when another player activates the system', () => {
    const game = arborec(flagship, {
      step: { step: 'turn', args: [1] },
      bob: { faction: 'sol', units: { jord: { dock: 1 }, 33: { cruiser: 1 } } },
    }).play('activate:36');
    expect(game.prompt).not.toBe('system.activated');
  });

  it('TI-14.2 is not offered without anything to pay with', () => {
    const game = arborec({ ...flagship, goods: 0, exhausted: ['nestphar'] }).play('activate:36');
    expect(game.prompt).not.toBe('system.activated');
  });

  it('is no use of Production: no Sarween Tools, and Prophecy of Ixth stays', () => {
    const game = arborec({
      ...flagship,
      technologies: ['sarween-tools'],
      offices: ['prophecy-of-ixth'],
    }).play('activate:36', 'use:unit-duha-menaimon', 'make:destroyer');
    expect(game.about).toMatchObject({ cost: 1 });
    game.play('done', 'payGoods');
    expect(officesOf(game)).toBe(1);
  });

  it('TI-5.7 TI-14.7 fleet pool and room hold', () => {
    const game = arborec({ ...flagship, goods: 9, tokens: [3, 1, 2] });
    game.play('activate:36', 'use:unit-duha-menaimon', 'make:cruiser', 'done', 'payGoods');
    expect([game.prompt, game.offered]).toEqual([
      'overFleet',
      ['remove:36:cruiser', 'remove:36:flagship'],
    ]);
    const full = arborec({
      ...flagship,
      goods: 9,
      units: { 36: { flagship: 1, fighter: 5 } },
    }).play('activate:36', 'use:unit-duha-menaimon', 'make:infantry', 'done', 'payGoods');
    expect([full.prompt, full.offered]).toEqual([
      'overCapacity',
      ['remove:36:fighter', 'remove:36:infantry'],
    ]);
  });

  it('TI-6.3 not after Nullification Field has ended the turn', () => {
    const game = arborec(flagship, {
      bob: {
        faction: 'xxcha',
        technologies: ['nullification-field'],
        units: { 36: { fighter: 1 }, 'archon-ren': { dock: 1 } },
      },
    }).play('activate:36');
    game.play('decline', 'use:nullification-field');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });
});

describe('Stymie', () => {
  /** Bob of Sol has the note of Ann before him and a ship next to her home. */
  const stymied = (ann: Side = {}, bob: Side = {}, more: Setting = {}): Scenario =>
    arborec(
      { units: { nestphar: { dock: 1, infantry: 2 } }, ...ann },
      {
        bob: {
          faction: 'sol',
          displayed: ['stymie of ann'],
          units: { jord: { dock: 1 }, 36: { cruiser: 1 } },
          ...bob,
        },
        ...more,
      },
    );

  it('TI-2.11 is an action: it is laid out and stays', () => {
    const game = position({
      ann: { faction: 'sol', notes: ['stymie of bob'] },
      bob: { faction: 'arborec' },
    }).play('playNote:stymie:1');
    expect(laidOut(game, 'ann')).toEqual(['stymie of bob']);
    expect(game.asked).toBe('bob');
  });

  it('TI-1.2 Arborec produces neither next to a system with units of its holder nor in it', () => {
    expect(stymied().play('activate:5').events('produced')).toEqual([]);
    const next = stymied().play('activate:5');
    expect([next.prompt, next.asked]).toEqual(['turn', 'bob']);
    const there = stymied({ units: { lor: { infantry: 2 } }, planets: ['lor'] }).play(
      'activate:36',
    );
    expect([there.prompt, there.asked]).toEqual(['turn', 'bob']);
  });

  it('elsewhere it produces, also next to a home system of its holder', () => {
    const far = stymied({}, { units: { jord: { dock: 1 }, 25: { cruiser: 1 } } });
    expect(far.play('activate:5').prompt).toBe('produce');
    const units = { corneeq: { infantry: 2 } };
    const home = stymied(
      { units, planets: ['corneeq'] },
      { units: { jord: { dock: 1 }, 1: { cruiser: 1 } } },
    );
    expect(home.play('activate:33').prompt).toBe('produce');
  });

  it('in hand it does nothing', () => {
    const game = stymied({}, { displayed: [], notes: ['stymie of ann'] });
    expect(game.play('activate:5').prompt).toBe('produce');
  });

  it('TI-1.2 neither Duha Menaimon nor Integrated Economy is offered', () => {
    const duha = stymied({ goods: 3, units: { 5: { flagship: 1 } } }).play('activate:5');
    expect(duha.prompt).not.toBe('system.activated');
    const units = { 31: { carrier: 1, infantry: 1 } };
    const economy = stymied({ technologies: ['integrated-economy'], units }).play('activate:31');
    if (economy.prompt === 'moveShips') economy.play('done');
    economy.play('land:sakulag');
    expect(economy.controller('sakulag')).toBe('ann');
    expect([economy.prompt, economy.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-3.8 nor is the secondary ability of Warfare', () => {
    const game = position({
      ann: {
        faction: 'sol',
        cards: ['warfare'],
        tokensAt: ['33'],
        displayed: ['stymie of bob'],
        units: { jord: { dock: 1 }, 33: { cruiser: 1 } },
      },
      bob: { faction: 'arborec', cards: [] },
      cat: { faction: 'hacan', tokens: [3, 3, 0] },
    }).play('strategic:warfare', 'gainToken:tactic', 'keepTokens');
    expect(game.prompt).toBe('turn');
  });

  it('placing is not producing: Mitosis goes on', () => {
    const game = stymied({}, {}, { step: { step: 'statusPhase', args: [] } });
    expect(game.units('ann', 'nestphar')).toMatchObject({ infantry: 3 });
  });

  it('TI-6.4 goes back when its holder activates a system with units of Arborec', () => {
    const game = stymied(
      { units: { nestphar: { dock: 1, infantry: 2 }, lor: { infantry: 1 } } },
      {},
      {
        step: { step: 'turn', args: [1] },
      },
    );
    game.play('activate:36');
    expect(laidOut(game, 'bob')).toEqual([]);
    expect(notesIn(game, 'ann')).toContain('stymie of ann');
  });
});
