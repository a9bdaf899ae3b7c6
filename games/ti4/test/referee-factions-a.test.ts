import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../content/index.ts';
import { asked, fight, type Sides } from './card-fights.ts';
import { handOf, laidOut, notesIn } from './council.ts';
import { activate, HERE } from './duel.ts';
import { position, type Side, type Units, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const L1Z1X: Side = { faction: 'l1z1x' };
const YIN: Side = { faction: 'yin' };
const MENTAK: Side = { faction: 'mentak' };
const YSSARIL: Side = { faction: 'yssaril' };
const WINNU: Side = { faction: 'winnu' };

const used = (game: Scenario): unknown[] => game.events('used').map(({ power }) => power);

/** Nobody retreats, and Nekro learns nothing from what was destroyed. */
function fightOn(game: Scenario): Scenario {
  while (['announceRetreat', 'unit.destroyed'].includes(game.prompt))
    game.play(game.prompt === 'announceRetreat' ? 'stay' : 'decline');
  return game;
}

/** Ann lands everything on Wellon after all cannons and bombardments were declined. */
function invade(ann: Side, fleet: Units, bob: Side, dice: readonly Wanted[] = []): Scenario {
  const game = fight(fleet, {}, dice, { ann, bob });
  while (['spaceCannon', 'bombardment'].includes(game.prompt)) game.play('decline');
  return game.play((fleet['infantry'] ?? 0) > 1 ? 'landAll:wellon' : 'land:wellon');
}

describe('L1Z1X', () => {
  it('TI-12.9 Harrow kills the last defender after the last attacker fell: the defender keeps the planet', () => {
    const game = invade(
      L1Z1X,
      { dreadnought: 1, infantry: 1 },
      { units: { wellon: { infantry: 1 } }, planets: ['wellon'] },
      ['7-', '8+', '5+'],
    );
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.play('use:harrow');
    expect(game.prompt).not.toBe('turn');
    game.play('decline');
    expect([game.units('ann', 'wellon'), game.units('bob', 'wellon')]).toEqual([{}, {}]);
    expect(game.events('groundDrawn')).toHaveLength(1);
    expect(game.controller('wellon')).toBe('bob');
  });

  it('TI-12.10 Assimilate also where nobody defends the planet', () => {
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: L1Z1X,
      bob: { planets: ['wellon'], units: { wellon: { dock: 1 } } },
    }).play('land:wellon');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1, dock: 1 });
    expect(game.events('lostStructures')).toEqual([]);
  });

  it('TI-14.8 Assimilate with an empty supply of docks may be declined, and then the dock is destroyed', () => {
    const far = { '0-0-0': { dock: 1, infantry: 1 }, abyz: { dock: 1 }, fria: { dock: 1 } };
    const game = fight({ carrier: 1, infantry: 1 }, {}, [], {
      ann: { ...L1Z1X, planets: ['abyz', 'fria'], units: far },
      bob: { planets: ['wellon'], units: { wellon: { dock: 1 } } },
    }).play('land:wellon');
    game.offers(['takeDock:0-0-0', 'takeDock:abyz', 'takeDock:fria', 'decline']).play('decline');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1 });
    expect(game.units('ann', 'abyz')).toEqual({ dock: 1 });
  });

  it('TI-26.4 [0.0.1] against The Alastor: ground forces that fight as ships take its hits before fighters', () => {
    const game = fight({ flagship: 1 }, { flagship: 1, fighter: 2, infantry: 1 }, ['5+', '4-'], {
      ann: L1Z1X,
      bob: { faction: 'nekro' },
    });
    fightOn(game.play('enlistAboard'));
    game.play('decline');
    game.offers(['lose:infantry:whole', 'lose:flagship:whole', 'usualLosses']);
    game.refuses('lose:fighter:whole', 'TI-10.15');
  });

  it('[0.0.1] against Fourth Moon: nothing of L1Z1X sustains damage, everything of Mentak does', () => {
    const game = fight(
      { flagship: 1, dreadnought: 1 },
      { flagship: 1, fighter: 1 },
      ['5+', '5+', '5+', '7+', '6-', '8-'],
      { ann: L1Z1X, bob: MENTAK },
    );
    while (game.prompt === 'announceRetreat') game.play('stay');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    game.offers(['sustain:flagship', 'decline']).play('sustain:flagship');
    expect(asked(game)).toEqual(['ann', 'assignHits']);
  });

  it('Cybernetic Enhancements goes back to L1Z1X, whose token goes to reinforcements', () => {
    const game = position({
      ann: { faction: 'sol', notes: ['cybernetic-enhancements of bob'], tokens: [3, 3, 0] },
      bob: { ...L1Z1X, tokens: [3, 3, 1] },
    }).play('playNote:cybernetic-enhancements:1');
    expect([game.tokens('ann'), game.tokens('bob')]).toEqual([
      [3, 3, 1],
      [3, 3, 0],
    ]);
    expect(notesIn(game, 'bob')).toContain('cybernetic-enhancements of bob');
  });
});

describe('Yin', () => {
  it('TI-26.4 Van Hauge takes along ground forces that fight as ships', () => {
    const game = fight(
      { 'flagship!': 1 },
      { flagship: 1, infantry: 2 },
      ['8-', '8-', '9+', '*', '8+'],
      { ann: YIN, bob: { faction: 'nekro', planets: ['abyz'], units: { abyz: { infantry: 1 } } } },
    );
    expect(game.offered).toContain('enlistAll');
    fightOn(game.play('enlistAll'));
    expect(used(game)).toContain('unit.van-hauge');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{}, {}]);
    expect(game.events('combatDrawn')).toHaveLength(1);
  });

  it('TI-26.4 nor do those of a planet come back to it', () => {
    const game = fight({ 'flagship!': 1 }, { flagship: 1 }, ['8-', '8-', '9+', '*', '8+'], {
      ann: YIN,
      bob: { faction: 'nekro', planets: ['wellon'], units: { wellon: { infantry: 3 } } },
    });
    fightOn(game.play('enlist:wellon', 'enlist:wellon', 'done'));
    expect(used(game)).toContain('unit.van-hauge');
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });

  it('Devotion can aim at ground forces that fight as ships', () => {
    const game = fight({ cruiser: 2 }, { flagship: 1, infantry: 1 }, new Array(5).fill('5-'), {
      ann: YIN,
      bob: { faction: 'nekro' },
    });
    fightOn(game.play('enlistAboard'));
    fightOn(game.play('use:devotion'));
    expect(game.offered).toContain(`strike:${HERE}:1:infantry:whole`);
    fightOn(game.play(`strike:${HERE}:1:infantry:whole`));
    expect(game.units('bob', HERE)).toEqual({ flagship: 1 });
  });

  it('TI-11.1 Devotion against Mentak: Fourth Moon keeps its own Sustain Damage', () => {
    const game = fight({ cruiser: 2 }, { flagship: 1 }, new Array(4).fill('5-'), {
      ann: YIN,
      bob: MENTAK,
    });
    while (game.prompt === 'announceRetreat') game.play('stay');
    game.play('use:devotion');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    game.play('sustain:flagship');
    expect(game.units('bob', HERE)).toEqual({ 'flagship!': 1 });
  });

  it('Devotion of the defender, in the round in which the attacker retreats: nobody is left to hit', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 2 }, new Array(3).fill('5-'), {
      ann: { planets: ['abyz'] },
      bob: { ...YIN, planets: [] },
    });
    expect(asked(game)).toEqual(['ann', 'announceRetreat']);
    game.play(game.offered.find((each) => each !== 'stay')!);
    expect(used(game)).toEqual([]);
    expect(game.units('bob', HERE)).toEqual({ cruiser: 2 });
  });

  it('TI-10.15 Impulse Core against The Alastor: fighters do not take the hit while a ground force fights', () => {
    const game = fight({ cruiser: 2 }, { flagship: 1, fighter: 1, infantry: 1 }, [], {
      ann: { ...YIN, technologies: ['impulse-core'] },
      bob: { faction: 'nekro' },
    });
    fightOn(game.play('enlistAboard', 'use:impulse-core'));
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    game.play('decline');
    game.offers(['lose:infantry:whole', 'lose:flagship:whole', 'usualLosses']);
    game.refuses('lose:fighter:whole', 'TI-10.15');
  });

  it('TI-12.8 Indoctrination of the last force: the planet is taken, its dock is destroyed', () => {
    const game = invade(
      YIN,
      { carrier: 1, infantry: 1 },
      { planets: ['wellon'], units: { wellon: { infantry: 1, dock: 1 } } },
    );
    game.play('use:indoctrination', 'payLeast');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 2 });
    expect(game.controller('wellon')).toBe('ann');
  });

  it('Harrow hits an infantry that Indoctrination has just won over', () => {
    const game = invade(
      L1Z1X,
      { dreadnought: 1, infantry: 2 },
      { ...YIN, planets: ['wellon'], units: { wellon: { infantry: 1 } } },
      ['7-', '7-', '7-', '5+', '7-', '7-'],
    );
    game.play('use:indoctrination', 'payLeast');
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.play('use:harrow');
    expect(game.prompt).not.toBe('round.end');
    game.play('decline');
    expect(game.events('bombarded')).toHaveLength(1);
    expect(game.units('bob', 'wellon')).toEqual({ infantry: 1 });
  });

  it('TI-1.2 Yin Spinner places nothing on a planet that admits no units', () => {
    const game = position({
      attached: { abyz: ['demilitarized-zone'] },
      ann: {
        ...YIN,
        technologies: ['yin-spinner'],
        goods: 3,
        planets: ['abyz', 'fria'],
        units: { fria: { dock: 1 } },
      },
    }).play('activate:38', 'make:destroyer', 'done');
    expect(game.units('ann', 'fria')).toEqual({ infantry: 1, dock: 1 });
  });
});

describe('Mentak', () => {
  const ambush = (fleet: Units, bob: Units, dice: readonly Wanted[], sides: Sides = {}): Scenario =>
    fight(fleet, bob, dice, { ...sides, ann: { ...MENTAK, ...sides.ann } });

  it('TI-10.10 Ambush against the last ship: no round is fought, and the combat is won', () => {
    const game = ambush({ cruiser: 1 }, { carrier: 1 }, ['7+']).play('use:ambush');
    expect([game.events('combatRoll'), game.events('combatWon')]).toEqual([
      [],
      [{ player: 0, system: HERE }],
    ]);
  });

  it('Salvage Operations counts a ship that fell in Ambush', () => {
    const ann = { technologies: ['salvage-operations'], goods: 2 };
    const game = ambush({ cruiser: 1 }, { carrier: 1 }, ['7+'], { ann }).play('use:ambush');
    expect([game.prompt, game.player('ann').goods]).toEqual(['salvageOperations', 3]);
    game.offers(['make:carrier', 'done']).play('make:carrier');
    while (game.offered.includes('payLeast')) game.play('payLeast');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1, carrier: 1 });
  });

  it('TI-14.7 Salvage Operations may make a ship beyond the fleet pool, for another one', () => {
    const ann: Side = { technologies: ['salvage-operations'], goods: 5, tokens: [3, 1, 2] };
    const game = ambush({ cruiser: 1 }, { carrier: 1 }, ['7+'], { ann }).play('use:ambush');
    expect(game.prompt).toBe('salvageOperations');
    game.play('make:carrier', 'payGoods');
    game.offers([`remove:${HERE}:cruiser`, `remove:${HERE}:carrier`]);
    game.play(`remove:${HERE}:cruiser`);
    expect(game.units('ann', HERE)).toEqual({ carrier: 1 });
  });

  it('TI-26.4 Ambush against The Alastor: ground forces may take the hits', () => {
    const game = ambush({ cruiser: 2 }, { flagship: 1, infantry: 1 }, ['7+', '6-'], {
      bob: { faction: 'nekro' },
    });
    game.play('enlistAboard', 'use:ambush', 'chooseUnit:cruiser');
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    game.play('decline', 'lose:infantry:whole');
    expect(game.units('bob', HERE)).toEqual({ flagship: 1 });
  });

  it('Ambush of the defender comes after what the attacker does, with what is left', () => {
    const game = fight({ cruiser: 2 }, { destroyer: 1, carrier: 1 }, [], {
      ann: { ...YIN, technologies: ['impulse-core'] },
      bob: MENTAK,
    });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('use:impulse-core', 'lose:destroyer:whole');
    // No destroyer or cruiser is left.
    expect(game.prompt).not.toBe('round.start');
    expect(used(game)).toEqual(['technology.impulse-core']);
  });

  it('TI-3.3 Mirror Computing counts for Leadership: two goods are four influence', () => {
    const lead = (goods: number): Scenario =>
      position({
        ann: {
          ...MENTAK,
          cards: ['leadership'],
          technologies: ['mirror-computing'],
          goods,
          exhausted: ['moll-primus'],
        },
      }).play('strategic:leadership');
    const gains = new Array<string>(3).fill('gainToken:tactic');
    expect(lead(1).play(...gains).asked).not.toBe('ann');
    lead(2)
      .play(...gains)
      .offers(['buyTokens:1', 'decline']);
    lead(3)
      .play(...gains)
      .offers(['buyTokens:1', 'buyTokens:2', 'decline']);
  });

  it('Promise of Protection stops Pillage in the middle of Trade, and stays', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['trade'], displayed: ['promise-of-protection of bob'] },
      bob: { ...MENTAK, units: { 36: { cruiser: 1 }, 'moll-primus': { infantry: 1 } } },
    }).play('strategic:trade');
    expect(game.prompt).toBe('exempt');
    expect(laidOut(game, 'ann')).toEqual(['promise-of-protection of bob']);
  });

  it('Pillage of the good that a copied Salvage Operations brings to the winner', () => {
    const game = fight({ cruiser: 2 }, { fighter: 1 }, ['7+', '*', '*'], {
      ann: {
        faction: 'nekro',
        copied: ['salvage-operations'],
        technologies: ['valefar-assimilator-x'],
        goods: 2,
      },
      bob: { ...MENTAK, planets: ['wellon'], units: { wellon: { infantry: 1 } } },
    });
    fightOn(game);
    expect(asked(game)).toEqual(['bob', 'goods.gained']);
    game.play('use:pillage');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([2, 1]);
  });
});

describe('Yssaril', () => {
  it('TI-1.4 Scheming discards nothing where no further card could be drawn', () => {
    const all = ACTION_CARDS.flatMap(({ id, count }) => new Array<string>(count).fill(id));
    const [last] = all;
    const game = position({
      ann: { ...YSSARIL, cards: ['politics'] },
      bob: { faction: 'letnev', hand: all.slice(1), tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0], cards: ['construction'] },
    }).play('strategic:politics', 'speaker:1');
    expect(handOf(game, 'ann')).toEqual([last]);
    expect(game.prompt).toBe('sortAgendas');
  });

  it('TI-1.13 Mageon Implants: third players learn neither the hand nor the card', () => {
    const game = position({
      ann: { ...YSSARIL, technologies: ['mageon-implants'] },
      bob: { faction: 'letnev', hand: ['veto', 'spy'] },
    }).play('component:mageon-implants');
    game.offers(['takeFromHand:veto', 'takeFromHand:spy']).play('takeFromHand:spy');
    expect(game.eventsFor('cat', 'sawHand')).toEqual([{ player: 0, other: 1, known: false }]);
    expect(game.eventsFor(null, 'tookFromHand')).toEqual([{ player: 0, other: 1, known: false }]);
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([['spy'], ['veto']]);
  });

  it('Mageon Implants is no draw: Scheming does not follow', () => {
    const game = position({
      ann: { ...YSSARIL, technologies: ['mageon-implants'] },
      bob: { faction: 'letnev', hand: ['veto'] },
    }).play('component:mageon-implants', 'takeFromHand:veto');
    expect(used(game)).not.toContain('ability.scheming');
    expect(handOf(game, 'ann')).toEqual(['veto']);
  });

  it('TI-2.11 Mageon Implants: not exhausted, not without a hand to look at', () => {
    const hands = (hand: string[], spent: string[]): Scenario =>
      position({
        ann: { ...YSSARIL, technologies: ['mageon-implants'], exhaustedTechnologies: spent },
        bob: { faction: 'letnev', hand },
      });
    hands([], []).refuses('component:mageon-implants', 'TI-2.11');
    hands(['veto'], ['mageon-implants']).refuses('component:mageon-implants', 'TI-18.5');
  });

  it('Transparasteel Plating copied by Nekro works on Nekro’s turns', () => {
    const played = (copied: string[]): Scenario =>
      position({
        ann: {
          faction: 'nekro',
          hand: ['mining-initiative'],
          planets: ['quann'],
          technologies: ['valefar-assimilator-x'],
          copied,
        },
        bob: { faction: 'letnev', hand: ['sabotage'], passed: true },
        discarded: 'all',
      }).play('play:mining-initiative', 'choosePlanet:quann');
    expect(asked(played([]))).toEqual(['bob', 'card.played']);
    expect(played(['transparasteel-plating']).prompt).not.toBe('card.played');
  });

  it('TI-17.3 Spy Net is back in the hand of Yssaril before the first action', () => {
    const game = position({
      ann: { faction: 'sol', notes: ['spy-net of bob'] },
      bob: { ...YSSARIL, hand: ['veto', 'spy'] },
    }).play('playNote:spy-net:1', 'takeFromHand:veto');
    expect(notesIn(game, 'bob')).toContain('spy-net of bob');
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([['veto'], ['spy']]);
    expect(asked(game)).toEqual(['ann', 'turn']);
  });
});

describe('Winnu', () => {
  it('TI-26.4 Salai Sai Corian rolls a die for each ground force that fights as a ship', () => {
    const game = fight({ flagship: 1 }, { flagship: 1, infantry: 2, fighter: 2 }, [], {
      ann: WINNU,
      bob: { faction: 'nekro' },
    });
    game.play('enlistAll');
    while (game.prompt === 'announceRetreat') game.play('stay');
    const [roll] = game.events('combatRoll');
    expect(String(roll['dice']).split(' ')).toHaveLength(3);
  });

  it('TI-13.3 Reclamation where a dock of another player was destroyed: there is room for a new one', () => {
    const game = activate('18', {
      custodians: false,
      ann: { ...WINNU, units: { 18: { carrier: 1, infantry: 2 } } },
      bob: { ...L1Z1X, planets: ['mecatol-rex'], units: { 'mecatol-rex': { dock: 1 } } },
    }).play('landAll:mecatol-rex');
    while (game.offered.includes('done')) game.play('done');
    game.offers(['use:reclamation', 'decline']).play('use:reclamation');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 2, pds: 1, dock: 1 });
  });

  it('TI-12.4 Blood Ties: without a ground force the token stays', () => {
    const game = activate('18', { ann: { ...WINNU, units: { 18: { cruiser: 1 } } } });
    expect([game.state.custodians, game.points('ann')]).toEqual([true, 0]);
  });

  it('TI-15.1 Hegemonic Trade Policy: the influence of Mecatol Rex pays, until that Production is over', () => {
    const game = position({
      ann: {
        ...WINNU,
        technologies: ['hegemonic-trade-policy'],
        planets: ['mecatol-rex'],
        goods: 0,
      },
    }).play('activate:7');
    game.play('use:hegemonic-trade-policy', 'choosePlanet:mecatol-rex');
    expect(game.about).toMatchObject({ purse: 9 });
    game.play('done');
    expect(game.state.exchanged).toBe(-1);
  });

  it('Lazax Gate Folding copied by Nekro: the action puts an infantry of Nekro there', () => {
    const game = position({
      custodians: false,
      ann: {
        faction: 'nekro',
        technologies: ['valefar-assimilator-x'],
        copied: ['lazax-gate-folding'],
        planets: ['mecatol-rex'],
      },
    }).play('component:lazax-gate-folding');
    expect(game.units('ann', 'mecatol-rex')).toEqual({ infantry: 1 });
  });

  it('TI-1.2 Lazax Gate Folding: no infantry where a law admits no units', () => {
    position({
      custodians: false,
      attached: { 'mecatol-rex': ['demilitarized-zone'] },
      ann: { ...WINNU, technologies: ['lazax-gate-folding'], planets: ['mecatol-rex'] },
    }).refuses('component:lazax-gate-folding', 'TI-2.11');
  });
});
