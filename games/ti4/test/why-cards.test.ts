import { describe, expect, it } from 'vitest';
import { ACTION_CARDS } from '../content/index.ts';
import { whyOf } from './asking.ts';
import { council, declineAll, held } from './council.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann, of Sol, is on her turn. */
const onTurn = (hand: readonly string[], more: Setting = {}): Scenario =>
  position({ ...more, ann: { ...more.ann, hand } });

const ANN = 0;
const BOB = 1;
const CAT = 2;

describe('why a card in hand is not played', () => {
  it('TI-28.1 every card says for which moment it waits', () => {
    for (const { id, action, window = [] } of ACTION_CARDS) {
      const game = position({ cat: { hand: [id] } });
      const moment = action === true ? 'action' : window.join('+');
      expect(whyOf(game, `card:${id}`, CAT), id).toEqual({
        clauses: ['TI-28.1'],
        say: `why.card.${moment}`,
      });
    }
  });

  it('TI-28.1 the rules refuse a card of another moment on a turn, and say for which it waits', () => {
    const game = onTurn(['direct-hit']).refuses('play:direct-hit', 'TI-28.1');
    expect(whyOf(game, 'card:direct-hit')).toEqual({
      clauses: ['TI-28.1'],
      say: 'why.card.sustain.used',
    });
  });

  it('TI-28.1 one that is for whoever activates says so to the others', () => {
    const game = position({
      ann: { faction: 'hacan' },
      cat: { faction: 'sol' },
      bob: { hand: ['flank-speed'], units: { 36: { cruiser: 1 } }, notes: ['ceasefire of ann'] },
      discarded: 'all',
    }).play('activate:36');
    expect([game.asked, game.prompt]).toEqual(['bob', 'system.activated']);
    expect(whyOf(game, 'card:flank-speed')).toEqual({
      clauses: ['TI-28.1'],
      say: 'why.card.system.activated',
    });
  });

  it('TI-19.7 a card without a target says what it needs', () => {
    const needy = ['lucky-shot', 'repeal-law', 'unexpected-action', 'reactor-meltdown', 'spy'];
    const game = onTurn(needy);
    for (const id of needy) {
      game.refuses(`play:${id}`, 'TI-19.7');
      expect(whyOf(game, `card:${id}`)).toEqual({ clauses: ['TI-19.7'], say: `why.needs.${id}` });
    }
  });

  it('TI-15.2 and so does one that costs too much', () => {
    const game = onTurn(['focused-research'], { ann: { goods: 3 } });
    game.refuses('play:focused-research', 'TI-15.2');
    expect(whyOf(game, 'card:focused-research')).toEqual({
      clauses: ['TI-15.2'],
      say: 'why.needs.focused-research',
    });
  });

  it('TI-19.2 a second copy at the same moment is refused by the clause alone', () => {
    const hand = ['flank-speed', 'flank-speed', 'lost-star-chart'];
    const game = onTurn(hand, { discarded: 'all' });
    game.play('activate:36', 'play:flank-speed').refuses('play:flank-speed', 'TI-19.2');
    expect(whyOf(game, 'card:flank-speed')).toEqual({ clauses: ['TI-19.2'], say: undefined });
  });

  it('TI-23.11 whom Political Secret silences plays no cards', () => {
    const game = held(['mutiny'], {
      ann: { notes: ['political-secret of bob'] },
      bob: { hand: ['veto'] },
    });
    game.play('playNote:political-secret:1', 'decline');
    expect(whyOf(game, 'card:veto', BOB).say).toBe('why.card.silent');
    expect(whyOf(game, 'button:approve', BOB)).toEqual({
      clauses: ['TI-23.5'],
      say: 'why.vote.silent',
    });
  });

  it('TI-19.1, TI-25.1 cards that are not in hand', () => {
    const game = position({ discarded: ['summit'] });
    expect(whyOf(game, 'card:summit', BOB).say).toBe('why.card.discarded');
    expect(whyOf(game, 'card:veto', BOB).say).toBe('why.card.none');
  });
});

describe('why a promissory note is not played', () => {
  const FACTIONS = {
    ann: 'sol',
    bob: 'letnev',
    cat: 'hacan',
    dan: 'xxcha',
    eve: 'jol-nar',
    fay: 'sardakk-norr',
  };

  it('TI-17.1 nobody plays notes of their own', () => {
    const game = position();
    expect(whyOf(game, 'note:ceasefire:0', ANN)).toEqual({
      clauses: ['TI-17.1'],
      say: 'why.note.own',
    });
  });

  it.each([
    ['ceasefire', 'bob', 'system.activated'],
    ['political-secret', 'bob', 'agenda.revealed.when'],
    ['trade-agreement', 'bob', 'commodities.replenished.when'],
    ['military-support', 'ann', 'turn.start'],
    ['war-funding', 'bob', 'round.start'],
    ['trade-convoys', 'cat', 'action'],
    ['political-favor', 'dan', 'agenda.revealed.when'],
    ['research-agreement', 'eve', 'technology.researched.after'],
    ['tekklar-legion', 'fay', 'combat.start'],
  ])('TI-28.1 %s says for which moment it waits', (id, owner, moment) => {
    const holder = owner === 'dan' ? 'eve' : 'dan';
    const sides = Object.fromEntries(
      Object.entries(FACTIONS).map(([who, faction]) => [
        who,
        { faction, ...(who === holder && { notes: [`${id} of ${owner}`] }) },
      ]),
    );
    const game = position({ seats: 6, ...sides });
    const [seat, player] = [holder, owner].map((who) => Object.keys(FACTIONS).indexOf(who));
    expect(whyOf(game, `note:${id}:${player}`, seat)).toEqual({
      clauses: ['TI-28.1'],
      say: `why.note.${moment}`,
    });
  });

  it('TI-17.2 notes that lie open, and notes that others hold', () => {
    const game = position({ ann: { displayed: ['support-for-the-throne of bob'] } });
    const target = 'note:support-for-the-throne:1';
    expect(whyOf(game, target, ANN).say).toBe('why.note.laid');
    expect(whyOf(game, target, CAT).say).toBe('why.note.laidElsewhere');
    expect(whyOf(game, 'note:ceasefire:1', CAT).say).toBe('why.note.none');
  });
});

describe('why there is nothing to do with a law or an agenda', () => {
  it('TI-23.9, TI-23.12, TI-12.8 laws say whose they are', () => {
    const game = position({
      laws: ['executive-sanctions'],
      ann: { offices: ['minister-of-war'], planets: ['lodor'] },
      attached: { lodor: ['senate-sanctuary'] },
      discardedAgendas: ['mutiny'],
    });
    expect(whyOf(game, 'law:executive-sanctions')).toEqual({
      clauses: ['TI-23.9'],
      say: 'why.law.common',
    });
    expect(whyOf(game, 'law:minister-of-war', ANN).say).toBe('why.law.mine');
    expect(whyOf(game, 'law:minister-of-war', BOB).say).toBe('why.law.other');
    expect(whyOf(game, 'law:senate-sanctuary')).toEqual({
      clauses: ['TI-12.8'],
      say: 'why.law.attached',
    });
    expect(whyOf(game, 'ability:law-minister-of-war', ANN).say).toBe('why.law.mine');
    expect(whyOf(game, 'law:mutiny').say).toBe('why.agenda.discarded');
    expect(whyOf(game, 'agenda:economic-equality').say).toBe('why.agenda.deck');
  });

  it('TI-23.4 the agenda before the council waits for votes', () => {
    expect(whyOf(council(['mutiny']), 'agenda:mutiny').say).toBe('why.agenda.open');
  });
});

describe('why somebody does not vote', () => {
  /** Bob votes first; nobody holds anything to use. */
  const voting = (agenda: string, more: Setting = {}): Scenario =>
    council([agenda], { discarded: 'all', ...more });

  it('TI-23.4 it is not their place, they have voted, or have no votes', () => {
    const game = voting('mutiny', { cat: { exhausted: ['hercant', 'kamdorn'] } });
    expect([game.asked, game.prompt]).toEqual(['bob', 'vote']);
    expect(whyOf(game, 'button:approve', ANN)).toEqual({
      clauses: ['TI-23.4'],
      say: 'why.vote.turn',
    });
    expect(whyOf(game, 'button:reject', CAT).say).toBe('why.vote.none');
    game.play('approve');
    expect(whyOf(game, 'button:approve', BOB).say).toBe('why.vote.done');
  });

  it('TI-23.6 players and laws are outcomes too', () => {
    const player = voting('minister-of-war');
    expect(whyOf(player, 'player:1', ANN).say).toBe('why.vote.turn');
    const law = voting('judicial-abolishment', { laws: ['executive-sanctions'] });
    expect(whyOf(law, 'law:executive-sanctions', ANN).say).toBe('why.vote.turn');
  });

  it('TI-23.6 a planet that nobody controls, or that does not fit, cannot be elected', () => {
    const game = voting('senate-sanctuary', { cat: { planets: ['lodor'] } });
    expect(whyOf(game, 'planet:lodor', ANN).say).toBe('why.vote.turn');
    for (const planet of ['quann', 'jord'])
      expect(whyOf(game, `planet:${planet}`)).toEqual({
        clauses: ['TI-23.6'],
        say: 'why.vote.ineligible',
      });
  });

  it('TI-23.4 only readied planets of one’s own with influence give votes', () => {
    const game = voting('mutiny', { bob: { planets: ['quann', 'abyz'] } }).play('approve');
    expect(game.prompt).toBe('castVotes');
    expect(whyOf(game, 'planet:abyz')).toEqual({ clauses: ['TI-23.4'], say: 'why.vote.planet' });
    expect(whyOf(game, 'planet:jord').say).toBe('why.vote.foreign');
  });

  it('TI-23.8 whoever plays a rider', () => {
    const game = held(['mutiny'], { ann: { hand: ['trade-rider'] } });
    game.play('play:trade-rider', 'approve');
    expect(whyOf(game, 'button:approve', ANN)).toEqual({
      clauses: ['TI-23.8'],
      say: 'why.vote.rider',
    });
  });

  it('TI-23.5 whose representative is assassinated', () => {
    const game = held(['mutiny'], { ann: { hand: ['assassinate-representative'] } });
    game.play('play:assassinate-representative', 'choosePlayer:2');
    expect(whyOf(game, 'button:approve', CAT)).toEqual({
      clauses: ['TI-23.5'],
      say: 'why.vote.barred',
    });
  });

  it('TI-23.5 who is executed, for the rest of the phase', () => {
    const game = voting('public-execution', { speaker: 'cat' });
    game.play('elect:1', 'abstain', 'abstain');
    declineAll(game);
    expect(game.state.council.number).toBe(2);
    expect(whyOf(game, 'button:approve', BOB)).toEqual({
      clauses: ['TI-23.5'],
      say: 'why.vote.banished',
    });
  });
});

describe('what comes first', () => {
  it.each([
    ['TI-23.4', 'why.first.vote', council(['mutiny'], { discarded: 'all' })],
    ['TI-19.1', 'why.first.discard', drawing()],
    [
      'TI-19.3',
      'why.first.target',
      onTurn(['spy'], { bob: { hand: ['veto'] }, cat: { hand: ['bribery'] } }).play('play:spy'),
    ],
    [
      'TI-19.3',
      'why.first.cancel',
      onTurn(['industrial-initiative'], { bob: { hand: ['sabotage'] } }).play(
        'play:industrial-initiative',
      ),
    ],
    ['TI-28.3', 'why.first.moment', held(['mutiny'], { ann: { hand: ['veto'] } })],
    [
      'TI-23.8',
      'why.first.predict',
      held(['mutiny'], { ann: { hand: ['trade-rider'] } }).play('play:trade-rider'),
    ],
  ])('%s %s', (clause, say, game) => {
    expect(whyOf(game, 'system:18')).toEqual({ clauses: [clause], say });
  });
});

/** Ann draws beyond the limit of her hand. */
function drawing(): Scenario {
  const hand = ['veto', 'spy', 'bribery', 'summit', 'plague', 'parley', 'intercept'];
  return onTurn(hand, {
    ann: { cards: ['politics'] },
    bob: { cards: [] },
    cat: { cards: [] },
  }).play('strategic:politics', 'speaker:1');
}

describe('why two players do not trade', () => {
  it('TI-16.4 while an agenda is dealt with anybody may be asked, once', () => {
    const game = council(['mutiny'], { discarded: 'all', ann: { goods: 1 } });
    expect(whyOf(game, 'player:2', ANN)).toEqual({ clauses: ['TI-16.4'], say: 'why.player.trade' });
    game.accord('deal:0:2:goods*1:');
    expect(whyOf(game, 'player:2', ANN)).toEqual({
      clauses: ['TI-16.4'],
      say: 'why.player.traded',
    });
    expect(whyOf(game, 'player:1', ANN).say).toBe('why.player.trade');
  });

  it('TI-16.2 once a turn', () => {
    const game = position({ ann: { goods: 1 }, bob: { units: { 1: { fighter: 1 } } } });
    game.accord('deal:0:1:goods*1:');
    for (const [seat, player] of [
      [ANN, BOB],
      [BOB, ANN],
    ])
      expect(whyOf(game, `player:${player}`, seat)).toEqual({
        clauses: ['TI-16.2'],
        say: 'why.player.traded',
      });
  });
});
