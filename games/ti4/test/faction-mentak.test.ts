import { describe, expect, it } from 'vitest';
import { spaceOdds } from './space-odds.ts';
import { answerOf } from './bot-cards.ts';
import { held, laidOut, notesIn } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { position, type Setting, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob is Mentak, with a cruiser next to Ann's home. */
const MENTAK: Side = {
  faction: 'mentak',
  units: { 36: { cruiser: 1 }, 'moll-primus': { infantry: 1, dock: 1 } },
};

const table = (more: Setting = {}): Scenario =>
  position({
    cat: { faction: 'xxcha' },
    ...more,
    ann: { faction: 'sol', ...more.ann },
    bob: { ...MENTAK, ...more.bob },
  });

describe('Pillage', () => {
  const trading = (ann: Side = {}, more: Setting = {}): Scenario =>
    table({ ...more, ann: { cards: ['trade'], ...ann } }).play('strategic:trade');

  it('TI-28.10 takes a trade good from a neighbour who gains some, before the next effect', () => {
    const game = trading();
    expect([game.prompt, game.asked]).toEqual(['goods.gained', 'bob']);
    expect(game.player('ann').commodities).toBe(0);
    game.offers(['use:pillage', 'decline']).play('use:pillage');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([2, 1]);
    expect(game.events('pillaged')).toEqual([{ player: 1, other: 0, thing: 'goods' }]);
    expect([game.prompt, game.player('ann').commodities]).toEqual(['exempt', 4]);
  });

  it('TI-1.3 may be declined', () => {
    const game = trading().play('decline');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([3, 0]);
    expect(game.prompt).toBe('exempt');
  });

  it('TI-15.3 or a commodity, which becomes a trade good', () => {
    const game = trading({ commodities: 2 }).play('use:pillage');
    expect([game.prompt, game.asked, game.about]).toEqual(['pillage', 'bob', { player: 0 }]);
    game.offers(['takeGood', 'takeCommodity']).play('takeCommodity');
    expect(game.events('pillaged')).toEqual([{ player: 1, other: 0, thing: 'commodities' }]);
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([3, 1]);
    expect([game.player('bob').commodities, game.player('ann').commodities]).toEqual([0, 4]);
  });

  it('TI-26.7 not from who then holds less than three trade goods', () => {
    const gaining = (goods: number): Scenario =>
      table({
        ann: { goods, hand: ['mining-initiative'], planets: ['quann'] },
        discarded: 'all',
      }).play('play:mining-initiative', 'choosePlanet:quann');
    expect(gaining(0).prompt).toBe('turn');
    expect(gaining(1).prompt).toBe('goods.gained');
  });

  it('TI-16.1 not from a player who is no neighbour', () => {
    const bob = { units: { 'moll-primus': { infantry: 1, dock: 1 } } };
    expect(trading({}, { bob }).prompt).toBe('exempt');
  });

  it('not from Mentak itself', () => {
    const game = position({
      ann: { faction: 'mentak', cards: ['trade'], goods: 5 },
      bob: { faction: 'sol', units: { 36: { cruiser: 1 } } },
    }).play('strategic:trade');
    expect(game.prompt).toBe('exempt');
  });

  it('TI-26.7 once for each gain', () => {
    const game = table({
      ann: { faction: 'hacan', technologies: ['production-biomes'] },
      cat: { faction: 'sol', goods: 1, units: { 31: { cruiser: 1 }, jord: { infantry: 1 } } },
    }).play('component:production-biomes');
    expect([game.prompt, game.about]).toEqual(['goods.gained', { player: 0 }]);
    game.play('use:pillage');
    expect(game.prompt).toBe('productionBiomes');
    game.play('choosePlayer:2');
    // Cat's cruiser is next to Mentak's.
    expect([game.prompt, game.about]).toEqual(['goods.gained', { player: 2 }]);
    game.play('use:pillage');
    expect(game.player('bob').goods).toBe(2);
    expect([game.player('ann').goods, game.player('cat').goods]).toEqual([3, 2]);
  });

  it('in the strategy phase, for goods on a card', () => {
    const game = table({
      goodsOn: { imperial: 3 },
      step: { step: 'pickCard', args: [0] },
      ann: { cards: [] },
      bob: { cards: [] },
      cat: { faction: 'xxcha', cards: [] },
    }).play('takeCard:imperial');
    expect([game.prompt, game.asked]).toEqual(['goods.gained', 'bob']);
    expect(game.play('use:pillage').player('ann').goods).toBe(2);
  });

  it('pairs with E-Res Siphons in the activation that Mentak makes itself', () => {
    const game = position({
      ann: { faction: 'mentak', units: { 36: { cruiser: 1 }, 'moll-primus': { infantry: 1 } } },
      bob: {
        faction: 'jol-nar',
        technologies: ['e-res-siphons'],
        units: { 39: { cruiser: 1 }, jol: { infantry: 1 } },
      },
      cat: { faction: 'sol' },
    }).play('activate:39');
    expect([game.prompt, game.asked]).toEqual(['goods.gained', 'ann']);
    game.play('use:pillage');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([1, 3]);
    expect(game.prompt).toBe('moveShips');
  });

  it('pairs with a Trade Agreement: its holder gains, and is pillaged', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['trade'], units: { jord: { infantry: 1 } } },
      bob: MENTAK,
      cat: { faction: 'letnev', notes: ['trade-agreement of ann'], units: { 31: { cruiser: 1 } } },
    });
    if (game.prompt === 'turn.start') game.play('decline');
    game.play('strategic:trade', 'decline');
    expect([game.prompt, game.asked]).toEqual(['commodities.replenished.when', 'cat']);
    game.play('playNote:trade-agreement:0');
    expect([game.prompt, game.about]).toEqual(['goods.gained', { player: 2 }]);
    expect(game.play('use:pillage').player('cat').goods).toBe(3);
  });

  it('pairs with Political Secret: a silenced Mentak takes nothing', () => {
    const equality = (cat: Side): Scenario =>
      held(['economic-equality'], {
        ann: { faction: 'sol' },
        bob: MENTAK,
        cat: { faction: 'letnev', ...cat },
      });
    const silenced = equality({ notes: ['political-secret of bob'] });
    silenced.play('playNote:political-secret:1');
    const votes = (game: Scenario): Scenario => {
      while (game.prompt === 'vote' || game.prompt === 'castVotes')
        game.play(['approve', 'voteAll', 'done'].find((key) => game.offered.includes(key))!);
      return game;
    };
    expect(votes(silenced).prompt).not.toBe('goods.gained');
    const free = votes(equality({}));
    expect([free.prompt, free.asked, free.about]).toEqual(['goods.gained', 'bob', { player: 0 }]);
  });
});

describe('Pillage after transactions', () => {
  it('TI-26.7 once for each of the two, not once more for the goods in it', () => {
    const game = table({
      ann: { faction: 'hacan', goods: 5, commodities: 3 },
      cat: {
        faction: 'sol',
        goods: 3,
        commodities: 3,
        units: { 31: { cruiser: 1 }, jord: { infantry: 1 } },
      },
    }).accord('deal:0:2:commodities*3:commodities*3');
    expect([game.prompt, game.asked, game.about]).toEqual([
      'transaction.done',
      'bob',
      { player: 0 },
    ]);
    game.play('use:pillage');
    expect([game.prompt, game.about]).toEqual(['transaction.done', { player: 2 }]);
    game.play('decline');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    expect(['ann', 'bob', 'cat'].map((who) => game.player(who as 'ann').goods)).toEqual([7, 1, 6]);
  });

  it('of its own partner too, even if only a note changed hands', () => {
    const game = table({ ann: { goods: 3 } }).accord('deal:0:1:note-ceasefire-0*1:');
    expect([game.prompt, game.asked]).toEqual(['transaction.done', 'bob']);
    expect(game.play('use:pillage').player('bob').goods).toBe(1);
    expect(game.prompt).toBe('turn');
  });

  it('TI-26.7 not if the trader has less than three goods afterwards', () => {
    const game = table({ ann: { goods: 3 } }).accord('deal:0:1:goods*1:');
    expect(game.prompt).toBe('turn');
  });

  it('TI-16.4 in the council', () => {
    const game = held(['mutiny'], {
      ann: { faction: 'sol', goods: 3, notes: ['political-secret of cat'] },
      bob: MENTAK,
      cat: { faction: 'letnev' },
    }).accord('deal:0:2:goods*1:');
    expect(game.prompt).not.toBe('transaction.done');
    const rich = held(['mutiny'], {
      ann: { faction: 'sol', goods: 4, notes: ['political-secret of cat'] },
      bob: MENTAK,
      cat: { faction: 'letnev' },
    }).accord('deal:0:2:goods*1:');
    expect([rich.prompt, rich.asked]).toEqual(['transaction.done', 'bob']);
    rich.play('use:pillage');
    expect(rich.prompt).toBe('agenda.revealed.when');
  });
});

describe('Promise of Protection', () => {
  const note = 'promise-of-protection of bob';

  it('TI-1.2 Mentak cannot pillage who has laid it out', () => {
    const game = table({ ann: { notes: [note], cards: ['trade'] }, cat: { faction: 'xxcha' } });
    game.play('playNote:promise-of-protection:1');
    expect(laidOut(game, 'ann')).toEqual([note]);
    const trade = table({ ann: { displayed: [note], cards: ['trade'] } }).play('strategic:trade');
    expect([trade.prompt, trade.player('ann').goods]).toEqual(['exempt', 3]);
  });

  it('not in hand, and nobody else', () => {
    const inHand = table({ ann: { notes: [note], cards: ['trade'] } }).play('strategic:trade');
    expect(inHand.prompt).toBe('goods.gained');
    const others = table({
      ann: { cards: ['trade'] },
      cat: { faction: 'xxcha', displayed: [note] },
    }).play('strategic:trade');
    expect(others.prompt).toBe('goods.gained');
  });

  it('TI-6.4 goes back when its holder activates a system with units of Mentak', () => {
    const game = table({ ann: { displayed: [note] } }).play('activate:36');
    expect([laidOut(game, 'ann'), notesIn(game, 'bob').includes(note)]).toEqual([[], true]);
    const elsewhere = table({ ann: { displayed: [note] } }).play('activate:39');
    expect(laidOut(elsewhere, 'ann')).toEqual([note]);
  });
});

describe('Ambush', () => {
  type Fleet = Parameters<typeof duel>[0];
  const fight = (
    ann: Fleet,
    bob: Fleet,
    dice: readonly Wanted[],
    more: Parameters<typeof duel>[3] = {},
  ): Scenario => duel(ann, bob, dice, { ...more, ann: { faction: 'mentak', ...more.ann } });

  it('TI-10.2 two cruisers shoot before the first round', () => {
    const game = fight({ cruiser: 3 }, { destroyer: 2 }, ['7+', '7+']);
    expect([game.prompt, game.asked]).toEqual(['round.start', 'ann']);
    game.offers(['use:ambush', 'decline']).play('use:ambush');
    game.offers(['chooseUnit:cruiser', 'done']).play('chooseUnit:cruiser');
    expect(game.events('ambush')).toMatchObject([{ player: 0, hits: 2 }]);
    expect([game.units('bob', HERE), game.events('combatRoll')]).toEqual([{}, []]);
    expect(game.events('combatWon')).toMatchObject([{ player: 0 }]);
  });

  it('TI-1.3 may be declined, or used with one ship', () => {
    const declined = fight({ cruiser: 2 }, { cruiser: 2 }, ['*', '*', '*', '*']).play('decline');
    expect(declined.events('ambush')).toEqual([]);
    const one = fight({ cruiser: 2 }, { cruiser: 3 }, ['7+'], { bob: { planets: ['quann'] } });
    one.play('use:ambush', 'done');
    expect(one.events('ambush')).toMatchObject([{ hits: 1 }]);
    expect(one.events('destroyed')).toMatchObject([{ player: 1, kind: 'cruiser', count: 1 }]);
  });

  it('each by its own combat value, the opponent assigns', () => {
    // A destroyer hits on 9, a cruiser on 7.
    const game = fight({ cruiser: 1, destroyer: 1 }, { cruiser: 1, carrier: 1 }, [8, 8]);
    game.play('use:ambush').offers(['chooseUnit:cruiser', 'chooseUnit:destroyer']);
    game.play('chooseUnit:destroyer').offers(['chooseUnit:cruiser', 'done']);
    game.play('chooseUnit:cruiser');
    expect(game.events('ambush')).toMatchObject([{ hits: 1 }]);
    expect([game.prompt, game.asked]).toEqual(['assignHits', 'bob']);
    game.offers(['lose:cruiser:whole', 'lose:carrier:whole', 'usualLosses']);
  });

  it('TI-1.10 is no combat roll: a nebula adds nothing', () => {
    const game = activate('42', {
      ann: { faction: 'sol', units: { 42: { cruiser: 1 } } },
      bob: { faction: 'mentak', units: { 42: { cruiser: 1 } } },
      dice: [6, '*', '*'],
    });
    expect(game.asked).toBe('bob');
    expect(game.play('use:ambush').events('ambush')).toMatchObject([{ player: 1, hits: 0 }]);
  });

  it('TI-10.2 needs cruisers or destroyers, and ships to shoot at', () => {
    const dice = ['*', '*', '*', '*', '*'] as const;
    expect(fight({ carrier: 2 }, { cruiser: 1 }, dice).prompt).not.toBe('round.start');
    const ground = activate(HERE, {
      ann: { faction: 'mentak', units: { [HERE]: { cruiser: 1, carrier: 1, infantry: 1 } } },
      bob: { faction: 'sol', units: { wellon: { infantry: 1 } }, planets: ['wellon'] },
      dice,
    }).play('land:wellon');
    expect(ground.events('ambush')).toEqual([]);
    expect(ground.events('groundCombat')).toHaveLength(1);
  });

  it('pairs with Assault Cannon, which comes first by itself', () => {
    const game = fight({ cruiser: 3 }, { cruiser: 1 }, [], {
      ann: { technologies: ['assault-cannon'] },
    });
    expect(game.events('combatWon')).toMatchObject([{ player: 0 }]);
    expect(game.events('ambush')).toEqual([]);
  });

  it('counts in the odds', () => {
    const cruiser = { units: { [HERE]: { cruiser: 1 } } };
    const odds = spaceOdds({ faction: 'mentak', ...cruiser }, { faction: 'sol', ...cruiser });
    // Four dice of ten hit at once; the rest is an even fight, won in 24 of 64 rounds in which somebody is hit.
    expect(odds).toBeCloseTo(0.4 + 0.6 * (24 / 64), 12);
  });

  it('TI-26.16 pairs with Sustain Damage and Direct Hit', () => {
    const game = fight({ cruiser: 1 }, { dreadnought: 2 }, ['7+', '*', '*', '*'], {
      ann: { hand: ['direct-hit'] },
      discarded: 'all',
    });
    game.play('use:ambush');
    expect([game.prompt, game.asked]).toEqual(['sustainDamage', 'bob']);
    game.play('sustain:dreadnought');
    expect([game.prompt, game.asked]).toEqual(['sustain.used', 'ann']);
    game.play('play:direct-hit');
    expect(game.events('destroyed')).toMatchObject([{ player: 1, kind: 'dreadnought' }]);
  });

  it('TI-26.16 pairs with Shields Holding', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 2 }, ['7+', '7+'], {
      bob: { hand: ['shields-holding'], planets: ['quann'] },
      discarded: 'all',
    });
    game.play('use:ambush', 'chooseUnit:cruiser');
    expect([game.prompt, game.asked]).toEqual(['hits.assign', 'bob']);
    game.play('play:shields-holding', 'chooseCount:2');
    expect(game.events('destroyed')).toEqual([]);
  });
});

describe('Fourth Moon', () => {
  const moon = { ann: { faction: 'mentak' } };

  it('TI-11.1 ships of others in its system do not sustain damage', () => {
    // The flagship hits with one of two dice; the dreadnought misses.
    const game = duel({ flagship: 1 }, { dreadnought: 1 }, ['7+', '6-', '4-'], moon);
    expect(game.events('sustained')).toEqual([]);
    expect([game.units('bob', HERE), game.units('ann', HERE)]).toEqual([{}, { flagship: 1 }]);
  });

  it('TI-11.1 Mentak’s own ships do', () => {
    const game = duel({ flagship: 1 }, { dreadnought: 2 }, ['6-', '6-', '5+', '4-'], moon);
    expect([game.prompt, game.asked]).toEqual(['sustainDamage', 'ann']);
  });

  it('TI-9.4 nor against Space Cannons in its system', () => {
    const attack = (bob: Side['units']): Scenario =>
      activate(HERE, {
        ann: { faction: 'sol', units: { [HERE]: { dreadnought: 2 } } },
        bob: { faction: 'mentak', planets: ['wellon'], units: { wellon: { pds: 1 }, ...bob } },
        dice: ['6+'],
      }).play('fire', 'decline');
    expect(attack({ [HERE]: { flagship: 1 } }).events('destroyed')).toMatchObject([
      { player: 0, kind: 'dreadnought' },
    ]);
    expect(attack({}).prompt).toBe('sustainDamage');
  });

  it('pairs with Non-Euclidean Shielding: nothing is cancelled', () => {
    const game = duel({ flagship: 1 }, { dreadnought: 2 }, ['7+', '7+', '4-', '4-'], {
      ...moon,
      bob: { faction: 'letnev', technologies: ['non-euclidean-shielding'] },
    });
    expect([game.events('sustained'), game.units('bob', HERE)]).toEqual([[], {}]);
  });

  it('counts in the odds', () => {
    const against = (faction: string): number =>
      spaceOdds(
        { faction, units: { [HERE]: { flagship: 1 } } },
        { faction: 'sol', units: { [HERE]: { dreadnought: 2 } } },
      );
    // Hacan's flagship has the same figures.
    expect(against('mentak')).toBeGreaterThan(against('hacan') + 0.1);
  });
});

describe('Mirror Computing', () => {
  const mirror = {
    faction: 'mentak',
    technologies: ['mirror-computing'],
    exhausted: ['moll-primus'],
  };

  it('TI-15.2 a trade good is two resources', () => {
    const research = (goods: number): Scenario =>
      position({
        ann: { cards: ['technology'], faction: 'sol' },
        bob: { ...mirror, goods },
      }).play('strategic:technology', 'research:sarween-tools');
    expect(research(1).asked).toBe('cat');
    const game = research(2);
    expect([game.prompt, game.asked]).toEqual(['secondary', 'bob']);
    game.play('secondary', 'research:antimass-deflectors');
    if (game.prompt === 'payResources') game.play('payLeast');
    expect(game.player('bob').goods).toBe(0);
  });

  it('TI-14.2 what is too much is lost, one good is spent at a time', () => {
    const game = activate('2', {
      ann: { ...mirror, goods: 3, units: { 'moll-primus': { dock: 1, infantry: 1 } } },
    });
    // Sarween Tools makes a cruiser and a destroyer cost 2, and a dreadnought 3.
    game.play('make:dreadnought', 'done');
    expect(game.offered).toContain('spendGood');
    game.play('spendGood');
    expect([game.prompt, game.about]).toEqual(['payResources', { cost: 1 }]);
    game.play('spendGood');
    expect(game.player('ann').goods).toBe(1);
  });

  it('two influence for the custodians', () => {
    const game = activate('18', {
      ann: { ...mirror, goods: 3, units: { 18: { carrier: 1, infantry: 1 }, 2: { carrier: 1 } } },
    });
    game.play('removeCustodians', 'payLeast');
    expect([game.player('ann').goods, game.points('ann')]).toEqual([0, 1]);
  });

  it('not where trade goods are asked for', () => {
    const scoring = (goods: number): string[] =>
      position({
        ann: { ...mirror, goods },
        revealed: ['negotiate-trade-routes', 'erect-a-monument'],
        step: { step: 'scoreObjectives', args: [0] },
      }).offered;
    expect(scoring(4)).toEqual(['score:erect-a-monument', 'decline']);
    expect(scoring(5)).toContain('score:negotiate-trade-routes');
  });
});

describe('Salvage Operations', () => {
  const salvage: Side = { faction: 'mentak', technologies: ['salvage-operations'] };
  const win = (ann: Side, bob: { [kind: string]: number }, dice: readonly Wanted[]): Scenario => {
    const game = duel({ cruiser: 2 }, bob, dice, { ann: { ...salvage, ...ann } });
    return game.prompt === 'round.start' ? game.play('decline') : game;
  };

  it('TI-14.6 the winner gains a good, and may produce a ship of a kind that was destroyed', () => {
    const game = win({ goods: 1 }, { destroyer: 1, carrier: 1 }, ['7+', '7+', '8-', '8-']);
    expect(game.player('ann').goods).toBe(2);
    expect([game.prompt, game.asked]).toEqual(['salvageOperations', 'ann']);
    expect(game.offered).toContain('make:destroyer');
    expect(game.offered).toContain('make:carrier');
    expect(game.offered).toContain('done');
    expect(game.offered.filter((key) => key.startsWith('make'))).toHaveLength(2);
    game.play('make:destroyer', 'payLeast');
    expect(game.units('ann', HERE)).toMatchObject({ destroyer: 1 });
    expect(game.player('ann').goods + Number(game.isExhausted('moll-primus'))).toBeGreaterThan(0);
  });

  it('TI-1.3 may be declined', () => {
    const game = win({}, { destroyer: 1 }, ['7+', '*', '8-']).play('done');
    expect([game.player('ann').goods, game.units('ann', HERE)]).toEqual([1, { cruiser: 2 }]);
  });

  it('the loser gains a good only', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 2 }, ['6-', '7+', '*'], { ann: salvage });
    game.play('decline');
    expect([game.player('ann').goods, game.prompt]).toEqual([1, 'turn']);
  });

  it('TI-26.6 a war sun needs its technology, a flagship is possible after any flagship', () => {
    const wrecks = (2 ** 5) | (2 ** 6);
    const won = (technologies: readonly string[]): Scenario =>
      position({
        ann: { ...salvage, technologies, goods: 12, units: { [HERE]: { cruiser: 1 } } },
        bob: { faction: 'sol' },
        step: { step: 'endSpaceCombat', args: [] },
        combat: { system: 18, planet: -1, attacker: 0, defender: 1, round: 1, wrecks },
      });
    won(['salvage-operations']).offers(['make:flagship', 'done']);
    won(['salvage-operations', 'war-sun']).offers(['make:flagship', 'make:warsun', 'done']);
  });

  it('TI-10.2 not in a ground combat', () => {
    const game = activate(HERE, {
      ann: { ...salvage, units: { [HERE]: { carrier: 1, infantry: 2 } } },
      bob: { faction: 'sol', units: { wellon: { infantry: 1 } }, planets: ['wellon'] },
      dice: ['8+', '*', '*'],
    }).play('landAll:wellon');
    expect([game.controller('wellon'), game.player('ann').goods]).toEqual(['ann', 0]);
  });
});

describe('a bot as Mentak', () => {
  it('pillages, and takes a trade good rather than a commodity', async () => {
    const game = table({ ann: { cards: ['trade'], commodities: 2 } }).play('strategic:trade');
    expect(await answerOf(game)).toBe('use:pillage');
    expect(await answerOf(game.play('use:pillage'))).toBe('takeGood');
  });

  it('shoots from an ambush, with cruisers first', async () => {
    const game = duel({ cruiser: 1, destroyer: 2 }, { cruiser: 2 }, [], {
      ann: { faction: 'mentak' },
    });
    expect(await answerOf(game)).toBe('use:ambush');
    expect(await answerOf(game.play('use:ambush'))).toBe('chooseUnit:cruiser');
    expect(await answerOf(game.play('chooseUnit:cruiser'))).toBe('chooseUnit:destroyer');
  });

  it('as its neighbour asks for protection', async () => {
    const game = table({
      ann: { notes: ['promise-of-protection of bob'], cards: ['leadership*'], tokens: [0, 3, 0] },
    });
    expect(await answerOf(game)).toBe('playNote:promise-of-protection:1');
  });
});
