import { describe, expect, it } from 'vitest';
import { NOTES } from '../content/index.ts';
import { EVERYBODY } from '../rules/state.ts';
import { agendaOf, askedAll, council, held, laidOut, notesIn } from './council.ts';
import { HERE } from './duel.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

/** Has the note come back into the hand of its owner, for all to see? */
function isBack(game: Scenario, who: Who, id: string): boolean {
  const at = notesIn(game, who).indexOf(`${id} of ${who}`);
  return at >= 0 && game.player(who).notesKnown[at] === EVERYBODY;
}

describe('promissory notes', () => {
  it('TI-17.1 are four of each colour and that of the faction, all in the hands of their owners', () => {
    const game = position();
    expect(notesIn(game, 'ann')).toEqual([
      'ceasefire of ann',
      'political-secret of ann',
      'support-for-the-throne of ann',
      'trade-agreement of ann',
      'military-support of ann',
    ]);
    expect(NOTES).toHaveLength(21);
  });

  it('TI-17.1 nobody plays a note of his own', () => {
    const game = position({ ann: { faction: 'hacan' } });
    expect(game.offered.filter((key) => key.startsWith('playNote'))).toEqual([]);
  });

  it('TI-17.3 go back after use; what they say of a return counts only once they lie open', () => {
    const units = { 36: { cruiser: 1 } };
    const bob = { faction: 'hacan', units };
    const game = position({ ann: { notes: ['trade-convoys of bob'] }, bob }).play('activate:36');
    expect(notesIn(game, 'ann')).toContain('trade-convoys of bob');
    const open = position({ ann: { displayed: ['trade-convoys of bob'] }, bob });
    expect(laidOut(open.play('activate:36'), 'ann')).toEqual([]);
  });

  it('TI-28.1 wait for their moment', () => {
    position({ ann: { notes: ['political-secret of bob'] } }).refuses(
      'playNote:political-secret:1',
      'TI-28.1',
    );
  });
});

describe('Ceasefire', () => {
  /** Ann of Letnev attacks Bob, who holds her Ceasefire. */
  const attack = (bob: Side, ann: Side = { units: { 38: { cruiser: 1 } } }): Scenario =>
    position({
      ann: { faction: 'letnev', ...ann },
      bob: { faction: 'hacan', notes: ['ceasefire of ann'], ...bob },
    }).play(`activate:${HERE}`);

  it('TI-1.2 its owner cannot move units into the system that he has activated', () => {
    const game = attack({ units: { [HERE]: { fighter: 1 } } });
    expect([game.prompt, game.asked]).toEqual(['system.activated', 'bob']);
    game.offers(['playNote:ceasefire:0', 'decline', 'lock']).play('playNote:ceasefire:0');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.events('moved')).toEqual([]);
    expect(isBack(game, 'ann', 'ceasefire')).toBe(true);
    expect(game.asked).toBe('bob');
  });

  it('TI-1.2 what could have moved is refused, and the turn goes on', () => {
    const game = attack(
      { units: { [HERE]: { fighter: 1 } } },
      { units: { 38: { cruiser: 1 } }, hand: ['flank-speed'] },
    );
    game.play('playNote:ceasefire:0');
    expect([game.prompt, game.asked]).toEqual(['moveShips', 'ann']);
    game.offers(['play:flank-speed', 'done']);
    game.refuses('move:38:cruiser:whole:plain', 'TI-1.2');
  });

  it('a structure is enough for it', () => {
    const game = attack({ units: { wellon: { pds: 1 } } });
    expect([game.prompt, game.asked]).toEqual(['system.activated', 'bob']);
  });

  it('TI-28.1 not without units in the system, nor when somebody else activates it', () => {
    const empty = attack({});
    expect(empty.prompt).toBe('moveShips');
    const other = position({
      ann: { faction: 'letnev' },
      bob: { faction: 'hacan', notes: ['ceasefire of cat'], units: { [HERE]: { fighter: 1 } } },
    }).play(`activate:${HERE}`);
    expect([other.prompt, other.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-10.1 units that are there already stay and fight', () => {
    const game = attack(
      { units: { [HERE]: { fighter: 1 } } },
      { units: { [HERE]: { cruiser: 1 }, 38: { cruiser: 1 } } },
    );
    game.play('playNote:ceasefire:0');
    expect(game.events('spaceCombat')).toHaveLength(1);
    expect(game.units('ann', '38')).toEqual({ cruiser: 1 });
  });

  it('TI-7.4 a ship that is there does not leave to fetch something', () => {
    const units = { [HERE]: { carrier: 1 }, abyz: { infantry: 1 } };
    const ann = { units, technologies: ['carrier-2'] };
    const free = attack({ units: { [HERE]: { fighter: 1 } } }, ann).play('decline');
    expect(free.offered).toContain(`move:${HERE}:carrier:whole:plain`);
    const bound = attack({ units: { [HERE]: { fighter: 1 } } }, { ...ann, hand: ['flank-speed'] });
    bound.play('playNote:ceasefire:0').offers(['play:flank-speed', 'done']);
  });
});

describe('Political Secret', () => {
  const ann = { notes: ['political-secret of bob'] };

  it('TI-23.5 its owner does not vote on this agenda', () => {
    const game = council(['mutiny', 'regulated-conscription'], { ann });
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.when', ['ann']]);
    game.play('playNote:political-secret:1');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    expect(isBack(game, 'bob', 'political-secret')).toBe(true);
    game.play('abstain', 'abstain', 'reject');
    expect([agendaOf(game), game.asked]).toEqual(['regulated-conscription', 'bob']);
  });

  it('TI-23.11 nor play action cards: Veto is refused', () => {
    const game = held(['mutiny'], {
      ann,
      bob: { hand: ['veto'], notes: ['political-secret of cat'] },
    });
    expect(askedAll(game)).toEqual(['ann', 'bob', 'cat']);
    game.play('playNote:political-secret:1', 'play:veto', 'decline');
    expect([agendaOf(game), game.prompt, askedAll(game)]).toEqual([
      'mutiny',
      'agenda.revealed.when',
      ['bob'],
    ]);
    game.refuses('play:veto', 'TI-23.11');
    game.offers(['playNote:political-secret:2', 'decline', 'lock']);
  });

  it('TI-23.11 nor Sabotage while the agenda is resolved', () => {
    const hands = { ann: { ...ann, hand: ['trade-rider'] }, bob: { hand: ['sabotage'] } };
    const game = held(['mutiny'], hands).play('playNote:political-secret:1');
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.after', ['ann']]);
    game.play('play:trade-rider', 'approve');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    const free = held(['mutiny'], hands).play('decline', 'play:trade-rider', 'decline', 'approve');
    expect([free.prompt, free.asked]).toEqual(['card.played', 'bob']);
  });

  it('TI-23.11 nor optional abilities of the faction, but its technologies', () => {
    const game = held(['mutiny'], {
      ann: { ...ann, hand: ['trade-rider'] },
      bob: { faction: 'xxcha', technologies: ['instinct-training'] },
    });
    expect(game.prompt).toBe('agenda.revealed.when');
    game.play('playNote:political-secret:1', 'decline');
    expect(game.prompt).toBe('agenda.revealed.after');
    game.play('play:trade-rider', 'approve');
    expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
    game.offers(['use:instinct-training', 'decline']);
  });

  it('TI-23.2 ends if the agenda is replaced', () => {
    const game = held(['mutiny', 'regulated-conscription'], { ann: { ...ann, hand: ['veto'] } });
    game.play('playNote:political-secret:1', 'play:veto');
    expect([agendaOf(game), game.prompt, game.asked]).toEqual([
      'regulated-conscription',
      'vote',
      'bob',
    ]);
  });

  it('TI-23.7 the speaker still breaks ties', () => {
    const game = council(['mutiny'], { bob: { notes: ['political-secret of ann'] } });
    game.play('playNote:political-secret:0', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'ann']);
  });
});

describe('Support for the Throne', () => {
  const near = { faction: 'letnev', units: { 36: { cruiser: 1 }, 'arc-prime': { dock: 1 } } };
  const give = 'deal:0:1::note-support-for-the-throne-1*1';

  it('TI-27.2 is laid out at once and gives a point', () => {
    const game = position({ bob: near }).accord(give);
    expect([laidOut(game, 'ann'), game.points('ann')]).toEqual([
      ['support-for-the-throne of bob'],
      1,
    ]);
    expect(game.events('displayedNote')).toHaveLength(1);
    expect(game.events('gainedPoint')).toEqual([{ player: 0, count: 1 }]);
    expect(game.player('bob').notesKnown).toEqual(new Array(4).fill(EVERYBODY));
  });

  it('TI-21.1 may end the match', () => {
    const game = position({ ann: { points: 9 }, bob: near }).accord(give);
    expect([game.over, game.result!.places[0]]).toEqual([true, 1]);
  });

  it('TI-1.8 exchanged for one another, the active player gains first', () => {
    const both = 'note-support-for-the-throne';
    const swap = `deal:1:0:${both}-1*1:${both}-0*1`;
    const game = position({ ann: { points: 9 }, bob: { ...near, points: 9 } }).accord(swap);
    expect([game.over, game.result!.scores, game.result!.places]).toEqual([
      true,
      [10, 9, 0],
      [1, 2, 3],
    ]);
    const plain = position({ bob: near }).accord(swap);
    expect([plain.points('ann'), plain.points('bob')]).toEqual([1, 1]);
  });

  it('TI-6.4 goes back when its holder activates a system with units of its owner', () => {
    const displayed = ['support-for-the-throne of bob'];
    const game = position({ ann: { displayed, points: 4 }, bob: near }).play('activate:36');
    expect([laidOut(game, 'ann'), game.points('ann')]).toEqual([[], 3]);
    expect(isBack(game, 'bob', 'support-for-the-throne')).toBe(true);
    expect(game.events('lostPoint')).toEqual([{ player: 0, count: 1 }]);
  });

  it('TI-6.4 structures are units too, an empty planet is not', () => {
    const displayed = ['support-for-the-throne of bob'];
    const dock = position({ ann: { displayed, points: 4 }, bob: near }).play('activate:10');
    expect(dock.points('ann')).toBe(3);
    const empty = position({
      ann: { displayed, points: 4 },
      bob: { ...near, planets: ['abyz'] },
    }).play('activate:38');
    expect([laidOut(empty, 'ann'), empty.points('ann')]).toEqual([displayed, 4]);
  });

  it('TI-6.4 stays when others activate the system', () => {
    const displayed = ['support-for-the-throne of bob'];
    const game = position({ bob: near, cat: { displayed, points: 1 } }).play('activate:36');
    expect(laidOut(game, 'cat')).toEqual(displayed);
  });

  it('TI-21.5 a point that is lost cannot lead below 0', () => {
    const displayed = ['support-for-the-throne of bob'];
    const game = position({ ann: { displayed }, bob: near }).play('activate:36');
    expect(game.points('ann')).toBe(0);
  });

  /** Letnev has nothing left and is out at the end of the next action. */
  const beaten = { faction: 'letnev', units: {}, lost: ['arc-prime', 'wren-terra'] };

  it('TI-17.4, TI-24.2 leaves with its owner, and the point is lost', () => {
    const displayed = ['support-for-the-throne of bob'];
    const game = position({ bob: beaten, cat: { displayed, points: 4 } }).play('activate:50');
    expect(game.player('bob').eliminated).toBe(true);
    expect([laidOut(game, 'cat'), game.points('cat')]).toEqual([[], 3]);
    expect(notesIn(game, 'bob')).toEqual([]);
  });

  it('TI-17.4 goes back to its owner when its holder is out', () => {
    const displayed = ['support-for-the-throne of cat'];
    const notes = ['ceasefire of cat'];
    const game = position({ bob: { ...beaten, displayed, notes } }).play('activate:50');
    expect(notesIn(game, 'cat')).toHaveLength(5);
    expect(isBack(game, 'cat', 'support-for-the-throne')).toBe(true);
    expect(isBack(game, 'cat', 'ceasefire')).toBe(true);
  });
});

describe('Trade Agreement', () => {
  const table = {
    ann: { faction: 'letnev', cards: ['trade'] },
    bob: { faction: 'xxcha', notes: ['trade-agreement of ann'] },
  };

  it('its owner gives all commodities when he replenishes them', () => {
    const game = position(table).play('strategic:trade');
    expect([game.prompt, askedAll(game)]).toEqual(['commodities.replenished.when', ['bob']]);
    game.play('playNote:trade-agreement:0');
    expect([game.player('ann').commodities, game.player('bob').goods]).toEqual([0, 2]);
    expect(isBack(game, 'ann', 'trade-agreement')).toBe(true);
  });

  it('TI-26.10 also if the replenishment gave nothing', () => {
    const game = position({ ...table, ann: { ...table.ann, commodities: 2 } });
    game.play('strategic:trade', 'playNote:trade-agreement:0');
    expect([game.player('ann').commodities, game.player('bob').goods]).toEqual([0, 2]);
  });

  it('TI-28.1 not when somebody else replenishes', () => {
    const game = position({ ...table, cat: { commodities: 0 } }).play('strategic:trade');
    game.play('decline', 'exempt:2', 'done');
    expect(game.prompt).toBe('secondary');
    expect(game.events('replenished').map(({ player }) => player)).toEqual([0]);
  });

  it('TI-17.1 may be kept', () => {
    const game = position(table).play('strategic:trade', 'decline');
    expect([game.player('ann').commodities, notesIn(game, 'bob')]).toEqual([
      2,
      expect.arrayContaining(['trade-agreement of ann']),
    ]);
  });
});
