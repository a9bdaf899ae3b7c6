import { describe, expect, it } from 'vitest';
import { officesOf } from './agendas.ts';
import { handOf, laidOut, notesIn } from './council.ts';
import { HERE } from './duel.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

/** Ann's turn; only the cards named are not in the discard pile. */
const turn = (setting: Setting): Scenario => position({ discarded: 'all', ...setting });

describe('Support for the Throne and tokens that are placed', () => {
  const ann = { displayed: ['support-for-the-throne of bob'], points: 4 };
  const kept = (game: Scenario, who: Who): void => {
    expect([laidOut(game, who), game.points(who)]).toEqual([['support-for-the-throne of bob'], 4]);
  };

  it('TI-27.10 with Diplomacy: the token of its holder activates nothing', () => {
    const game = position({
      ann: { ...ann, cards: [] },
      bob: { cards: ['diplomacy'] },
      step: { step: 'turn', args: [1] },
    }).play('strategic:diplomacy');
    expect(game.hasToken('ann', '10')).toBe(true);
    kept(game, 'ann');
  });

  it('TI-27.10 with Signal Jamming: neither does a token of jamming', () => {
    const game = turn({
      ann: { hand: ['signal-jamming'], units: { 36: { cruiser: 1 } } },
      bob: { units: { arnor: { infantry: 1 } } },
      cat: ann,
    }).play('play:signal-jamming', 'chooseSystem:36', 'choosePlayer:2');
    expect(game.hasToken('cat', '36')).toBe(true);
    kept(game, 'cat');
  });

  it('TI-27.10 with Ghost Ship: a ship may be placed beside the units of its owner', () => {
    const game = turn({
      ann: { ...ann, hand: ['ghost-ship'] },
      bob: { units: { quann: { infantry: 1 } } },
    }).play('play:ghost-ship', 'chooseSystem:25');
    expect(game.units('ann', '25')).toEqual({ destroyer: 1 });
    kept(game, 'ann');
  });
});

describe('Trade Agreement, in pairs', () => {
  const bob = { faction: 'letnev', notes: ['trade-agreement of ann'] };

  it('TI-28.4 with Minister of Commerce: commodities go first, its goods come after', () => {
    const game = position({
      ann: {
        faction: 'jol-nar',
        cards: ['trade'],
        offices: ['minister-of-commerce'],
        units: { 19: { cruiser: 1 } },
      },
      bob: { ...bob, units: { 18: { cruiser: 1 } } },
    }).play('strategic:trade', 'playNote:trade-agreement:0');
    const { commodities, goods } = game.player('ann');
    expect([commodities, goods, game.player('bob').goods]).toEqual([0, 3 + 1, 4]);
  });

  it('TI-3.7 with a free secondary: who was chosen replenishes, and his note is due', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['trade'] },
      bob: { faction: 'letnev' },
      cat: { faction: 'xxcha', notes: ['trade-agreement of bob'], commodities: 0 },
    }).play('strategic:trade', 'exempt:1', 'done');
    expect(at(game)).toEqual(['commodities.replenished.when', 'cat']);
    game.play('playNote:trade-agreement:1');
    expect([game.player('bob').commodities, game.player('cat').goods]).toEqual([0, 2]);
    expect(game.tokens('bob')).toEqual([3, 3, 2]);
  });

  it('TI-16.6 with a transaction before it: a note given on the same turn counts', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['trade'], units: { 19: { cruiser: 1 } } },
      bob: { faction: 'letnev', units: { 18: { cruiser: 1 } } },
    }).accord('deal:0:1:note-trade-agreement-0*1:');
    game.play('strategic:trade', 'playNote:trade-agreement:0');
    expect(game.player('bob').goods).toBe(4);
    expect(notesIn(game, 'ann')).toContain('trade-agreement of ann');
  });
});

describe('activations, in pairs', () => {
  const SUPPORT = 'support-for-the-throne of bob';

  it('TI-6.3 TI-6.4 Minister of Peace and Support for the Throne: the note has gone back already', () => {
    const game = turn({
      ann: { displayed: [SUPPORT], points: 4 },
      bob: { units: { [HERE]: { cruiser: 1 } } },
      cat: { offices: ['minister-of-peace'] },
    }).play(`activate:${HERE}`);
    expect([laidOut(game, 'ann'), game.points('ann')]).toEqual([[], 3]);
    game.play('use:law-minister-of-peace');
    expect([...at(game), game.points('ann')]).toEqual(['turn', 'bob', 3]);
  });

  it('TI-6.4 Support for the Throne and Trade Convoys of one owner: both go back', () => {
    const game = turn({
      ann: { displayed: ['support-for-the-throne of cat', 'trade-convoys of cat'], points: 4 },
      cat: { faction: 'hacan', units: { [HERE]: { cruiser: 1 } } },
    }).play(`activate:${HERE}`);
    expect([laidOut(game, 'ann'), game.points('ann')]).toEqual([[], 3]);
    expect(notesIn(game, 'cat')).toEqual(
      expect.arrayContaining(['support-for-the-throne of cat', 'trade-convoys of cat']),
    );
  });

  /** Ann of Letnev attacks Bob, who holds her Ceasefire. */
  const truce = (ann: Side, bob: Side = {}, more: Setting = {}): Scenario =>
    turn({
      ...more,
      ann: { faction: 'letnev', ...ann },
      bob: {
        faction: 'xxcha',
        notes: ['ceasefire of ann'],
        ...bob,
        units: { [HERE]: { fighter: 1 }, ...bob.units },
      },
    }).play(`activate:${HERE}`);

  it('TI-6.4 Ceasefire and Support for the Throne: one note is used, the other goes back', () => {
    const game = truce({ displayed: [SUPPORT], points: 4, units: { 38: { cruiser: 1 } } });
    game.play('playNote:ceasefire:0');
    expect([laidOut(game, 'ann'), game.points('ann')]).toEqual([[], 3]);
    expect([game.units('ann', HERE), ...at(game)]).toEqual([{}, 'turn', 'bob']);
    expect(notesIn(game, 'ann')).toContain('ceasefire of ann');
  });

  it('TI-1.2 Ceasefire and Lost Star Chart: a way through wormholes is no way either', () => {
    const game = turn({
      ann: { faction: 'letnev', hand: ['lost-star-chart'], units: { 26: { cruiser: 1 } } },
      bob: { faction: 'hacan', notes: ['ceasefire of ann'], units: { 25: { fighter: 1 } } },
    }).play('activate:25', 'playNote:ceasefire:0', 'play:lost-star-chart');
    expect([game.units('ann', '26'), ...at(game)]).toEqual([{ cruiser: 1 }, 'turn', 'bob']);
  });

  it('TI-26.13 Ceasefire and Upgrade: placing is possible, and what is there fights', () => {
    const game = truce(
      { hand: ['upgrade'], units: { [HERE]: { cruiser: 1 }, 38: { cruiser: 1 } } },
      {},
      { dice: ['5+', '8-'] },
    ).play('playNote:ceasefire:0');
    game.offers(['play:upgrade', 'done']).play('play:upgrade', 'stay');
    expect([game.units('ann', HERE), game.units('bob', HERE)]).toEqual([{ dreadnought: 1 }, {}]);
  });

  it('TI-9.6 Ceasefire and Experimental Battlestation: no ship has come, so no dock fires', () => {
    const game = truce(
      { units: { [HERE]: { cruiser: 1 }, 38: { cruiser: 1 } } },
      { hand: ['experimental-battlestation'], units: { abyz: { dock: 1 } } },
    ).play('playNote:ceasefire:0');
    expect(at(game)).toEqual(['announceRetreat', 'ann']);
    expect([handOf(game, 'bob'), game.events('cannons')]).toEqual([
      ['experimental-battlestation'],
      [],
    ]);
  });

  it('TI-6.3 Nullification Field and Ceasefire: who has ended the turn keeps the note', () => {
    const game = truce(
      { units: { 38: { cruiser: 1 } }, hand: ['upgrade'] },
      { technologies: ['nullification-field'] },
    );
    expect(at(game)).toEqual(['system.activated', 'bob']);
    game.offers(['use:nullification-field', 'playNote:ceasefire:0', 'decline', 'lock']);
    game.play('use:nullification-field');
    expect([...at(game), notesIn(game, 'bob').includes('ceasefire of ann')]).toEqual([
      'turn',
      'bob',
      true,
    ]);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
  });

  it('TI-6.3 Ceasefire and Minister of Peace: after the note the turn can still be ended', () => {
    const game = truce(
      { units: { 38: { cruiser: 1 } }, hand: ['flank-speed'] },
      {},
      { cat: { offices: ['minister-of-peace'] } },
    );
    game.play('playNote:ceasefire:0', 'decline');
    expect(at(game)).toEqual(['system.activated', 'cat']);
    game.play('use:law-minister-of-peace');
    expect([...at(game), officesOf(game, 'cat'), handOf(game, 'ann')]).toEqual([
      'turn',
      'bob',
      [],
      ['flank-speed'],
    ]);
  });

  it('TI-1.2 Military Support and Demilitarized Zone: no infantry comes there', () => {
    const game = turn({
      ann: { faction: 'sol' },
      bob: { faction: 'letnev', notes: ['military-support of ann'], planets: ['quann'] },
      attached: { quann: ['demilitarized-zone'] },
    });
    expect(at(game)).toEqual(['turn.start', 'bob']);
    game.play('playNote:military-support:0');
    game.offers(['choosePlanet:arc-prime', 'choosePlanet:wren-terra', 'decline']);
  });

  it('TI-1.12 Ceasefire and Fleet Logistics: it holds for one activation, not for the turn', () => {
    const game = truce({
      technologies: ['fleet-logistics'],
      units: { 38: { cruiser: 1 } },
    }).play('playNote:ceasefire:0');
    expect([...at(game), game.state.turn.taken]).toEqual(['turn', 'ann', 1]);
    game.play('activate:25').offersOf('move', ['38:cruiser:whole:plain']);
  });

  it('TI-28.8 Sabotage and promissory notes: a note is no action card and is not cancelled', () => {
    const game = turn({
      ann: { notes: ['trade-convoys of cat'] },
      bob: { hand: ['sabotage'] },
      cat: { faction: 'hacan' },
    }).play('playNote:trade-convoys:2');
    expect([laidOut(game, 'ann'), ...at(game)]).toEqual([['trade-convoys of cat'], 'turn', 'bob']);
    expect(handOf(game, 'bob')).toEqual(['sabotage']);
  });

  it('TI-9.6 Experimental Battlestation and Enforced Travel Ban: a wormhole still brings a dock near', () => {
    const game = turn({
      laws: ['enforced-travel-ban'],
      ann: { faction: 'sardakk-norr', units: { 38: { cruiser: 1 } } },
      bob: {
        faction: 'hacan',
        hand: ['experimental-battlestation'],
        units: { lodor: { dock: 1 } },
      },
    }).play('activate:39', 'move:38:cruiser:whole:plain');
    expect(at(game)).toEqual(['ships.moved', 'bob']);
  });
});
