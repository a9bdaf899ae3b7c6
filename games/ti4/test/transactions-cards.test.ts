import { eventFor, type GameEvent, HIDDEN, knownTo } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ti4 } from '../rules/game.ts';
import { EVERYBODY } from '../rules/state.ts';
import { agendaOf, askedAll, council, handOf, held, notesIn } from './council.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT, type Who } from './table.ts';

/** Bob's cruiser is next to Ann's home, and Cat is far away. */
const NEAR: Side = { faction: 'letnev', units: { 36: { cruiser: 1 }, 'arc-prime': { dock: 1 } } };

const table = (more: Setting = {}): Scenario =>
  position({
    cat: { faction: 'xxcha' },
    ...more,
    ann: { faction: 'sol', ...more.ann },
    bob: { ...NEAR, ...more.bob },
  });

const CEASEFIRE = 'note-ceasefire-0';

/** How many notes and cards of a hand a player sees. */
const seen = (game: Scenario, viewer: Who, who: Who): number =>
  ti4.view(game.state, SEAT[viewer]).players[SEAT[who]].notes.filter((note) => note !== HIDDEN)
    .length;

/** What a player is told of the events of this kind. */
function told(events: readonly GameEvent[], type: string, viewer: Who): object[] {
  return events
    .filter((event) => event.type === type)
    .map((event) => eventFor(event, SEAT[viewer]).args);
}

describe('notes in transactions', () => {
  it('TI-16.3 a note changes hands for anything, or as a gift', () => {
    const game = table({ bob: { goods: 2 } }).accord(`deal:0:1:${CEASEFIRE}*1:goods*2`);
    expect(notesIn(game, 'ann')).toHaveLength(4);
    expect(notesIn(game, 'bob')).toContain('ceasefire of ann');
    expect(game.player('ann').goods).toBe(2);
    expect(table().accord('deal:1:0:note-trade-agreement-1*1:').player('ann').notes).toHaveLength(
      6,
    );
  });

  it('TI-16.3 one for one', () => {
    const game = table().accord(`deal:0:1:${CEASEFIRE}*1:note-war-funding-1*1`);
    expect([notesIn(game, 'ann').at(-1), notesIn(game, 'bob').at(-1)]).toEqual([
      'war-funding of bob',
      'ceasefire of ann',
    ]);
  });

  it('TI-17.2 at most one of each side', () => {
    table()
      .refusesAccord(`deal:0:1:${CEASEFIRE}*1+note-trade-agreement-0*1:`, 'TI-17.2')
      .refusesAccord('deal:0:1::note-ceasefire-1*1+note-war-funding-1*1', 'TI-17.2');
  });

  it('TI-16.3 only notes that the giver holds', () => {
    table()
      .refusesAccord('deal:0:1:note-ceasefire-1*1:', 'TI-16.3')
      .refusesAccord(`deal:0:1::${CEASEFIRE}*1`, 'TI-16.3')
      .refusesAccord(`deal:0:1:${CEASEFIRE}*2:`, 'TI-16.3');
    expect(() => table().match.checkAccord('deal:0:1:note-ceasefire-5*1:')).toThrow(
      expect.objectContaining({ code: 'not-offered' }),
    );
    expect(() => table().match.checkAccord('deal:0:1:note-stymie-0*1:')).toThrow(
      expect.objectContaining({ code: 'not-offered' }),
    );
  });

  it('TI-17.2 notes of third players may be passed on', () => {
    const game = table({ ann: { notes: ['ceasefire of cat'] } });
    game.accord('deal:0:1:note-ceasefire-2*1:');
    expect(notesIn(game, 'bob')).toContain('ceasefire of cat');
    expect(notesIn(game, 'ann')).not.toContain('ceasefire of cat');
  });

  it('TI-16.5 promises are no part of a transaction, and one goes by the rules for transactions', () => {
    const game = table({ ann: { goods: 1 } });
    for (const key of ['deal:0:1:goods*1:vote*1', 'deal:0:1:goods*1:peace*1'])
      expect(() => game.match.checkAccord(key)).toThrow(
        expect.objectContaining({ code: 'not-offered' }),
      );
    const deal = { from: 1, to: 2, gives: [{ thing: 'note-ceasefire-1', count: 1 }], wants: [] };
    expect(ti4.deals!.forbids(ti4.view(game.state, 1), deal, 1)).toBe('TI-16.2');
  });

  it('TI-17.2 a note may go home', () => {
    const game = table({ ann: { notes: ['ceasefire of bob'] } });
    game.accord('deal:0:1:note-ceasefire-1*1:');
    expect(notesIn(game, 'bob')).toHaveLength(5);
  });
});

describe('who knows which note', () => {
  it('TI-27.2 the two parties; all others know that there was one', () => {
    const game = table();
    const { events } = game.match.fork().accord(`deal:0:1:${CEASEFIRE}*1:`, [0, 1]);
    game.accord(`deal:0:1:${CEASEFIRE}*1:`);
    expect(game.player('bob').notesKnown.at(-1)).toBe(knownTo(0, 1));
    expect(told(events, 'traded', 'ann')).toMatchObject([{ swapped: ['note.ceasefire'] }]);
    expect(told(events, 'traded', 'bob')).toMatchObject([{ swapped: ['note.ceasefire'] }]);
    const [third] = told(events, 'traded', 'cat');
    expect(third).toMatchObject({ givesNotes: 1, known: false });
    expect(JSON.stringify(third)).not.toContain('ceasefire');
  });

  it('TI-27.2 a third player sees neither the note nor what the giver still holds', () => {
    const game = table().accord(`deal:0:1:${CEASEFIRE}*1:`);
    expect([seen(game, 'cat', 'ann'), seen(game, 'cat', 'bob')]).toEqual([0, 5]);
    expect(ti4.view(game.state, SEAT.cat).players[1].notes.at(-1)).toBe(HIDDEN);
    expect([seen(game, 'bob', 'ann'), seen(game, 'ann', 'bob')]).toEqual([4, 6]);
  });

  it('TI-27.2 Support for the Throne is always seen, and tells nothing of the rest', () => {
    const game = table().accord('deal:0:1:note-support-for-the-throne-0*1:');
    expect([seen(game, 'cat', 'ann'), seen(game, 'cat', 'bob')]).toEqual([4, 5]);
    expect(ti4.view(game.state, SEAT.cat).players[1].displayed).toHaveLength(1);
  });

  it('TI-27.2 what is played goes back for all to see', () => {
    const game = position({
      ann: { faction: 'letnev', cards: ['trade'] },
      bob: { notes: ['trade-agreement of ann'] },
    });
    expect(seen(game, 'cat', 'ann')).toBe(0);
    game.play('strategic:trade', 'playNote:trade-agreement:0');
    expect(seen(game, 'cat', 'ann')).toBe(1);
    expect(game.player('ann').notesKnown).toEqual([0, 0, 0, 0, EVERYBODY]);
  });

  it('TI-27.2 a note passed on: its owner does not know where it is', () => {
    const game = table({ ann: { notes: ['ceasefire of cat'] } });
    expect(seen(game, 'cat', 'ann')).toBe(6);
    game.accord('deal:0:1:note-ceasefire-2*1:');
    expect([seen(game, 'cat', 'bob'), seen(game, 'cat', 'ann')]).toEqual([5, 0]);
  });

  it('TI-28.2 who could hold a note is asked, and nobody else', () => {
    const game = table({
      ann: { cards: ['trade'], units: { 19: { cruiser: 1 }, jord: { dock: 1 } } },
      cat: { faction: 'xxcha', units: { 19: { fighter: 1 }, 'archon-ren': { dock: 1 } } },
    });
    game.accord('deal:0:1:note-support-for-the-throne-0*1:').play('strategic:trade', 'done');
    expect(game.prompt).toBe('secondary');
    const hidden = table({ ann: { cards: ['trade'] } }).accord(`deal:0:1:${CEASEFIRE}*1:`);
    hidden.play('strategic:trade');
    expect([hidden.prompt, askedAll(hidden)]).toEqual(['commodities.replenished.when', ['bob']]);
    hidden.offers(['decline', 'lock']);
  });

  it('TI-27.2 the deal book lists what a giver could hold, by what the viewer knows', () => {
    const game = table().accord(`deal:0:1:${CEASEFIRE}*1:`);
    const things = (viewer: Who, giver: Who): string[] =>
      ti4
        .deals!.tradable(ti4.view(game.state, SEAT[viewer]), SEAT[giver], SEAT[viewer])
        .map(({ thing }) => thing)
        .filter((thing) => thing.endsWith('-0'));
    expect(things('ann', 'bob')).toEqual([CEASEFIRE]);
    expect(things('bob', 'ann')).toEqual([
      'note-political-secret-0',
      'note-support-for-the-throne-0',
      'note-trade-agreement-0',
      'note-military-support-0',
    ]);
    const all = [CEASEFIRE, ...things('bob', 'ann')];
    expect([things('cat', 'ann'), things('cat', 'bob')]).toEqual([all, all]);
  });
});

describe('action cards in transactions', () => {
  const HACAN: Side = { faction: 'hacan', hand: ['sabotage'] };

  it('TI-16.3 with Hacan action cards change hands, in both directions', () => {
    const game = table({ ann: { hand: ['spy'] }, cat: HACAN });
    game.accord('deal:0:2:card-spy*1:card-sabotage*1');
    expect([handOf(game, 'ann'), handOf(game, 'cat')]).toEqual([['sabotage'], ['spy']]);
    expect(game.player('ann').handKnown).toEqual([knownTo(0, 2)]);
    expect(ti4.view(game.state, SEAT.bob).players[0].hand).toEqual([HIDDEN]);
  });

  it('TI-16.3 without Hacan they do not', () => {
    const game = table({ ann: { hand: ['spy'] } });
    game.refusesAccord('deal:0:1:card-spy*1:', 'TI-16.3');
  });

  it('TI-16.3 only cards that the giver holds', () => {
    const game = table({ ann: { hand: ['spy'] }, cat: HACAN });
    game.refusesAccord('deal:0:2:card-plague*1:', 'TI-16.3');
    game.refusesAccord('deal:0:2:card-spy*2:', 'TI-16.3');
  });

  it('TI-16.8 what is received beyond the hand limit is discarded at once', () => {
    const hand = ['spy', 'plague', 'uprising', 'summit', 'veto', 'bribery', 'war-effort'];
    const game = table({ ann: { hand }, cat: HACAN }).accord('deal:0:2::card-sabotage*1');
    expect([game.prompt, game.asked, game.about]).toEqual(['handLimit', 'ann', { count: 1 }]);
    game.play('discard:spy');
    expect([game.prompt, handOf(game, 'ann').length]).toEqual(['turn', 7]);
  });

  it('TI-16.6 a card got in its own window may be used at once', () => {
    const cat = { faction: 'hacan', hand: ['flank-speed', 'plague'] };
    const game = table({ ann: { units: { 50: { cruiser: 1 } } }, cat });
    game.accord('deal:0:2::card-plague*1').play('play:plague');
    expect(game.prompt).toBe('plague');
    const moving = table({ ann: { units: { 50: { cruiser: 1 } } }, cat }).play('activate:1');
    moving.accord('deal:0:2::card-flank-speed*1').play('play:flank-speed', 'decline');
    expect(handOf(moving, 'ann')).toEqual([]);
    expect(moving.state.tactical.speed).toBe(1);
  });

  it('TI-16.6 a note too: Trade Convoys, for the other neighbours', () => {
    const game = table({ cat: { faction: 'hacan', goods: 1 } });
    game.accord('deal:0:2::note-trade-convoys-2*1').play('playNote:trade-convoys:2');
    expect(game.player('ann').displayed).toHaveLength(1);
  });
});

describe('transactions in the agenda phase', () => {
  const GOODS: Setting = { ann: { goods: 3 }, bob: { goods: 3 }, cat: { goods: 3 } };
  const goods = (game: Scenario): number[] => game.state.players.map((player) => player.goods);

  it('TI-16.4 everybody with everybody, neighbours or not, once while an agenda is resolved', () => {
    const game = council(['mutiny'], GOODS);
    expect([game.prompt, game.asked]).toEqual(['vote', 'bob']);
    game.accord('deal:1:2:goods*1:').accord('deal:0:2:goods*2:').accord('deal:1:0:goods*1:');
    expect(goods(game)).toEqual([2, 1, 6]);
    for (const key of ['deal:1:2:goods*1:', 'deal:2:1:goods*1:', 'deal:2:0:goods*1:'])
      game.refusesAccord(key, 'TI-16.4');
  });

  it('TI-16.4 again on the next agenda', () => {
    const game = council(['mutiny', 'regulated-conscription'], GOODS).accord('deal:1:2:goods*1:');
    game.play('abstain').refusesAccord('deal:1:2:goods*1:', 'TI-16.4');
    game.play('abstain', 'abstain').refusesAccord('deal:1:2:goods*1:', 'TI-16.4').play('reject');
    expect(agendaOf(game)).toBe('regulated-conscription');
    game.accord('deal:1:2:goods*1:');
    expect(goods(game)).toEqual([3, 1, 5]);
  });

  it('TI-16.4 again on an agenda that replaces another one', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      ...GOODS,
      ann: { goods: 3, hand: ['veto'] },
    });
    expect(game.prompt).toBe('agenda.revealed.when');
    game.accord('deal:1:2:goods*1:').refusesAccord('deal:1:2:goods*1:', 'TI-16.4');
    game.play('play:veto').accord('deal:1:2:goods*1:');
    expect(goods(game)).toEqual([3, 1, 5]);
  });

  it('TI-16.4 while the speaker decides', () => {
    const game = council(['mutiny'], GOODS).play('abstain', 'abstain', 'abstain');
    expect(game.prompt).toBe('speakerDecides');
    game.accord('deal:1:0:goods*3:').play('approve');
    expect(goods(game)).toEqual([6, 0, 3]);
  });

  it('TI-16.2 not before the first agenda is revealed', () => {
    const game = held(['mutiny'], { ...GOODS, ann: { goods: 3, hand: ['ancient-burial-sites'] } });
    expect(game.prompt).toBe('agenda.start');
    expect(() => game.match.checkAccord('deal:1:2:goods*1:')).toThrow(
      expect.objectContaining({ code: 'not-now' }),
    );
  });

  it('TI-16.6, TI-28.7 a note got while its window is open may be used in it', () => {
    const game = held(['mutiny'], { ann: { hand: ['veto'] } });
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.when', ['ann']]);
    game.accord('deal:1:2:note-political-secret-1*1:');
    expect(askedAll(game)).toEqual(['ann', 'cat']);
    game.play('decline', 'playNote:political-secret:1');
    expect(game.state.council.silenced).toBe(1 << SEAT.bob);
  });

  it('TI-16.6 so may a card of Hacan', () => {
    const game = held(['mutiny', 'regulated-conscription'], { cat: { hand: ['veto'] } });
    game.accord('deal:2:1:card-veto*1:');
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.when', ['bob']]);
    game.play('play:veto');
    expect(agendaOf(game)).toBe('regulated-conscription');
  });

  it('TI-27.3, TI-28.7 a note that was used does not work again in the window, whoever gets it', () => {
    const game = held(['mutiny'], {
      ann: { notes: ['political-secret of bob'], hand: ['veto'] },
    });
    game.play('playNote:political-secret:1').accord('deal:1:2:note-political-secret-1*1:');
    expect(askedAll(game)).toEqual(['ann']);
    expect(notesIn(game, 'cat')).toContain('political-secret of bob');
  });

  it('TI-1.8 Support for the Throne exchanged: the first in speaker order gains first', () => {
    const both = 'note-support-for-the-throne';
    const game = council(['mutiny'], {
      speaker: 'cat',
      ann: { points: 9 },
      bob: { points: 9 },
    });
    game.accord(`deal:1:0:${both}-1*1:${both}-0*1`);
    expect([game.over, game.result!.scores]).toEqual([true, [10, 9, 0]]);
    const later = council(['mutiny'], { speaker: 'bob', ann: { points: 9 }, bob: { points: 9 } });
    later.accord(`deal:1:0:${both}-1*1:${both}-0*1`);
    expect(later.result!.scores).toEqual([9, 10, 0]);
  });
});
