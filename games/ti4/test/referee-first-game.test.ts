import { describe, expect, it } from 'vitest';
import { notesIn } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { idleUntil } from './playing.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob's cruiser is next to Ann's home, and Cat is far away. */
const NEAR: Side = { faction: 'letnev', goods: 3, commodities: 2, units: { 36: { cruiser: 1 } } };
const HOMELESS = ['arc-prime', 'wren-terra'];
const NOTES = ['ceasefire', 'trade-agreement', 'political-secret', 'support-for-the-throne'];

const table = (ann: Side = {}, more: Setting = {}): Scenario =>
  position({
    bob: NEAR,
    cat: { faction: 'xxcha' },
    ...more,
    ann: { faction: 'sol', goods: 2, commodities: 3, ...ann },
  });

const goods = (game: Scenario): number[] => game.state.players.map((player) => player.goods);
const now = (game: Scenario): string[] => [game.prompt, game.asked];

describe('a deal while another player is asked', () => {
  it('TI-16.2 takes away what he could have paid a secondary ability with', () => {
    const game = table(
      { cards: ['leadership'], tokens: [1, 1, 1], exhausted: ['jord'], goods: 0 },
      { bob: { ...NEAR, exhausted: HOMELESS } },
    ).play('strategic:leadership', 'gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    expect(now(game)).toEqual(['secondary', 'bob']);
    game.accord('deal:0:1::goods*1');
    expect(now(game)).toEqual(['secondary', 'cat']);
  });

  it('TI-16.2 is not for two others, though one of them is asked and they are neighbours', () => {
    const game = table(
      { cards: ['leadership'], tokens: [1, 1, 1], goods: 0, exhausted: ['jord'] },
      { cat: { faction: 'xxcha', goods: 2, units: { 36: { fighter: 1 } } } },
    ).play('strategic:leadership', 'gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    expect(now(game)).toEqual(['secondary', 'bob']);
    game.refusesAccord('deal:1:2:goods*1:', 'TI-16.2').accord('deal:2:0:goods*1:');
    expect(goods(game)).toEqual([1, 3, 1]);
  });

  it('TI-16.5 pays a defender for holding his cannons', () => {
    const game = duel({ cruiser: 1 }, {}, [], {
      ann: { goods: 1 },
      bob: { units: { wellon: { pds: 1 } } },
    });
    expect(now(game)).toEqual(['spaceCannon', 'bob']);
    game.accord('deal:0:1:goods*1:').offers(['fire', 'decline']).play('decline');
    expect(goods(game).slice(0, 2)).toEqual([0, 1]);
  });

  it('TI-16.2 changes nothing of the losses he chooses', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1, destroyer: 1 }, ['7+', '6-', '8-'], {
      ann: { goods: 1 },
    });
    const options = ['lose:cruiser:whole', 'lose:destroyer:whole', 'usualLosses'];
    expect(now(game)).toEqual(['assignHits', 'bob']);
    game.offers(options).accord('deal:1:0::goods*1').offers(options);
    expect(now(game)).toEqual(['assignHits', 'bob']);
  });

  it('TI-10.4 leaves the question of a retreat as it was', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-'], {
      ann: { commodities: 1 },
      bob: { planets: ['abyz'] },
    });
    game.accord('deal:0:1:commodities*1:').offers(['retreat:38', 'stay']).play('retreat:38');
    expect([game.units('bob', '38'), game.player('bob').goods]).toEqual([{ cruiser: 1 }, 1]);
  });

  it('TI-16.2 TI-3.9 cannot take what he owes for a secondary research', () => {
    const game = table(
      { cards: ['technology'], goods: 0, exhausted: ['jord'] },
      { bob: { ...NEAR, exhausted: ['arc-prime'] } },
    ).play('strategic:technology', 'research:gravity-drive', 'secondary');
    expect(now(game)).toEqual(['research', 'bob']);
    game.play('research:sarween-tools');
    expect(now(game)).toEqual(['payResources', 'bob']);
    game.refusesAccord('deal:0:1::goods*2', 'TI-16.2').accord('deal:0:1::goods*1');
    while (game.asked === 'bob' && game.prompt === 'payResources') game.play('payLeast');
    expect([goods(game).slice(0, 2), game.isExhausted('wren-terra')]).toEqual([[1, 0], true]);
  });
});

describe('a deal in the middle of an action', () => {
  it('TI-15.3 own commodities pay for nothing; exchanged they do', () => {
    const game = table({ goods: 1, exhausted: ['jord'], units: { jord: { dock: 1 } } });
    game.play('activate:1').refuses('make:cruiser', 'TI-14.2');
    game.accord('deal:0:1:commodities*2:commodities*2').play('make:cruiser');
    expect([game.player('ann').commodities, game.player('bob').commodities]).toEqual([1, 0]);
    expect(goods(game).slice(0, 2)).toEqual([3, 5]);
  });

  it('TI-16.2 goods that a ready planet stands in for are not owed', () => {
    const game = table({ goods: 3, units: { jord: { dock: 1 } } });
    game.play('activate:1', 'make:cruiser').accord('deal:0:1:goods*3:').play('done');
    if (game.prompt === 'payResources') game.play('payLeast');
    expect([game.isExhausted('jord'), game.units('ann', '1')]).toEqual([true, { cruiser: 1 }]);
  });

  it('TI-14.2 half way through payment the rest is owed', () => {
    const game = table({ goods: 3, units: { jord: { dock: 1 } } });
    game.play('activate:1', 'make:cruiser', 'make:carrier', 'done');
    expect(game.prompt).toBe('payResources');
    game.refusesAccord('deal:0:1:goods*3:', 'TI-16.2').accord('deal:0:1:goods*2:');
    if (game.prompt === 'payResources') game.play('payLeast');
    expect(goods(game).slice(0, 2)).toEqual([0, 5]);
    expect(game.units('ann', '1')).toEqual({ cruiser: 1, carrier: 1 });
  });

  it('TI-12.4 pays for the custodians token, and what is owed for it stays', () => {
    const game = activate('18', {
      ann: { faction: 'sol', exhausted: ['jord'], units: { 18: { carrier: 1, infantry: 1 } } },
      bob: { faction: 'letnev', goods: 7, units: { 19: { cruiser: 1 } } },
    });
    expect(now(game)).toEqual(['landForces', 'ann']);
    game.refuses('removeCustodians', 'TI-12.4').accord('deal:0:1::goods*7');
    game.play('removeCustodians');
    while (game.prompt.startsWith('pay')) game.play('payLeast');
    expect([goods(game).slice(0, 2), game.points('ann')]).toEqual([[1, 0], 1]);
  });

  it('TI-3.3 more influence buys more tokens', () => {
    const game = table({ cards: ['leadership'], goods: 3, exhausted: ['jord'], tokens: [1, 1, 1] });
    game.play('strategic:leadership');
    while (game.prompt === 'gainToken') game.play('gainToken:tactic');
    expect(now(game)).toEqual(['buyTokens', 'ann']);
    game.offersOf('buyTokens', ['1']).accord('deal:0:1::goods*3').offersOf('buyTokens', ['1', '2']);
  });

  it('TI-16.1 needs a neighbour: not after his last ship nearby is destroyed', () => {
    const game = duel({ carrier: 1, infantry: 1, cruiser: 1 }, { fighter: 1 }, ['*', '7+', '8-'], {
      ann: { goods: 2 },
      bob: { faction: 'xxcha', goods: 2 },
      cat: { faction: 'hacan' },
    });
    expect(now(game)).toEqual(['landForces', 'ann']);
    game.refusesAccord('deal:0:1:goods*1:', 'TI-16.1').accord('deal:0:2:goods*1:');
    game.stayingAtTurnEnd().play('land:wellon');
    expect(now(game)).toEqual(['turn', 'bob']);
  });

  it('TI-16.1 ships that have arrived make neighbours', () => {
    const game = table(
      { units: { 1: { cruiser: 1 }, jord: { infantry: 1 } }, cards: [] },
      { bob: { faction: 'letnev', goods: 1, planets: ['abyz'], units: {} } },
    ).stayingAtTurnEnd();
    game.play('activate:39').refusesAccord('deal:0:1:goods*1:', 'TI-16.1');
    game.play(game.offered.find((key) => key.startsWith('move:1:cruiser'))!);
    if (game.prompt === 'moveShips') game.play('done');
    expect(now(game)).toEqual(['turnEnd', 'ann']);
    game.accord('deal:0:1:goods*1:').offers(['endTurn']);
  });

  it('TI-21.1 the tenth point in the middle of a combat ends the match at once', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1, destroyer: 1 }, ['7+', '6-', '8-'], {
      ann: { points: 9 },
    });
    expect(now(game)).toEqual(['assignHits', 'bob']);
    game.accord('deal:0:1::note-support-for-the-throne-1*1');
    expect([game.over, game.prompt, game.points('ann')]).toEqual([true, 'none', 10]);
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1, destroyer: 1 });
  });

  it('TI-21.1 also that of the player who is not on his turn', () => {
    const game = table({}, { bob: { ...NEAR, points: 9 } });
    game.accord('deal:0:1:note-support-for-the-throne-0*1:');
    expect([game.over, game.result!.places]).toEqual([true, [2, 1, 3]]);
  });
});

describe('what can be dealt', () => {
  it('TI-17.2 one note of each side, passed on or own, and none that is laid out', () => {
    const ann = { notes: ['ceasefire of cat'], displayed: ['support-for-the-throne of cat'] };
    const game = table(ann);
    game.refusesAccord('deal:0:1:note-ceasefire-0*1+note-ceasefire-2*1:', 'TI-17.2');
    expect(() => game.match.checkAccord('deal:0:1:note-support-for-the-throne-2*1:')).toThrow();
    game.accord('deal:0:1:note-ceasefire-2*1:note-ceasefire-1*1');
    expect(notesIn(game, 'bob')).toContain('ceasefire of cat');
    expect(notesIn(game, 'ann')).toContain('ceasefire of bob');
  });

  it('TI-28.7 a note that comes after its moment is not used any more', () => {
    const units = { 50: { cruiser: 1 }, jord: { dock: 1 } };
    const game = table({ units, cards: [] }).play('activate:36');
    expect(now(game)).toEqual(['moveShips', 'ann']);
    game.accord('deal:0:1:note-ceasefire-0*1:');
    expect(now(game)).toEqual(['moveShips', 'ann']);
    game.play('move:50:cruiser:whole:plain');
    expect(game.events('spaceCombat')).toHaveLength(1);
  });

  it('TI-24.2 nothing goes to a player who is eliminated, though Hacan trades with everybody', () => {
    const game = position({
      ann: { faction: 'sol', cards: [] },
      bob: { faction: 'hacan', units: {}, lost: ['hercant', 'arretze', 'kamdorn'] },
      cat: { faction: 'letnev', goods: 2 },
    }).play('activate:50');
    expect([game.player('bob').eliminated, game.asked]).toEqual([true, 'cat']);
    for (const key of ['deal:2:1:goods*1:', 'deal:1:2::goods*1'])
      expect(() => game.match.checkAccord(key)).toThrow();
  });

  it('TI-2.9 a player who has passed is still a partner', () => {
    const game = table({}, { bob: { ...NEAR, passed: true, cards: ['diplomacy*'] } });
    game.accord('deal:0:1:commodities*3:note-ceasefire-1*1');
    expect(game.player('bob').goods).toBe(6);
  });

  it('TI-16.2 cannot be taken back alone, and once taken back by all it can be made again', () => {
    const game = table().accord('deal:0:1:goods*1:');
    const fork = game.match.fork();
    expect([fork.undoRight(0), fork.undoRight(1)]).toEqual(['consent', 'consent']);
    expect(() => fork.checkAccord('deal:0:1:goods*1:')).toThrow();
    fork.undoByConsent();
    expect(fork.state.players.map((player) => player.goods)).toEqual([2, 3, 0]);
    fork.accord('deal:0:1:goods*1:', fork.checkAccord('deal:0:1:goods*1:'));
  });
});

describe('the end of a turn', () => {
  /** Cat holds all notes of Ann and Bob, who have nothing at all. */
  const bare = (ann: Side = {}, bob: Side = {}): Scenario => {
    const factions = { ann: 'military-support', bob: 'war-funding' };
    const notesOf = (who: 'ann' | 'bob'): string[] =>
      [...NOTES, factions[who]].map((note) => `${note} of ${who}`);
    return table(
      { cards: [], goods: 0, commodities: 0, ...ann },
      {
        bob: { ...NEAR, goods: 0, commodities: 0, ...bob },
        cat: { faction: 'xxcha', notes: [...notesOf('ann'), ...notesOf('bob')] },
      },
    ).stayingAtTurnEnd();
  };
  /** Military Support is for the start of Ann's turn. */
  const begun = (game: Scenario): Scenario =>
    (game.prompt === 'turn.start' ? game.play('decline') : game).play('activate:50');

  it('TI-16.2 no question where neither of two neighbours has anything', () => {
    expect(now(begun(bare()))).toEqual(['turn', 'bob']);
  });

  it('TI-16.2 a single commodity of one of them is enough', () => {
    expect(now(begun(bare({ commodities: 1 })))).toEqual(['turnEnd', 'ann']);
    expect(now(begun(bare({}, { commodities: 1 })))).toEqual(['turnEnd', 'ann']);
  });

  it('TI-16.2 is asked while one of two neighbours is left', () => {
    const game = table(
      { cards: [], goods: 2 },
      { cat: { faction: 'xxcha', units: { 31: { cruiser: 1 } } } },
    ).stayingAtTurnEnd();
    game.accord('deal:0:1:goods*1:').play('activate:50');
    expect(now(game)).toEqual(['turnEnd', 'ann']);
    game.refusesAccord('deal:0:1:goods*1:', 'TI-16.2').accord('deal:0:2:goods*1:');
    game.play('endTurn');
    expect(now(game)).toEqual(['turn', 'bob']);
  });

  it('TI-2.9 who can only pass is asked, has no other option, and no question after it', () => {
    const game = table({ cards: ['leadership*'], tokens: [0, 3, 0] }).stayingAtTurnEnd();
    expect(now(game)).toEqual(['turn', 'ann']);
    game.offers(['pass']).play('pass');
    expect(now(game)).toEqual(['turn', 'bob']);
  });

  it('TI-16.2 nobody trades in the status phase', () => {
    const game = table(
      { cards: ['leadership*'], secrets: ['threaten-enemies'], goods: 5 },
      { step: { step: 'statusPhase', args: [] }, revealed: ['negotiate-trade-routes'] },
    );
    expect(game.prompt).toBe('scorePublic');
    expect(() => game.match.checkAccord('deal:0:1:goods*1:')).toThrow(
      expect.objectContaining({ code: 'not-now' }),
    );
  });
});

describe('a match without the council', () => {
  it('TI-16.4 has no agendas in which all could trade: rounds follow each other', () => {
    const game = idleUntil(
      table(
        { cards: ['politics'], tokens: [1, 3, 2] },
        { council: 'off', bob: { ...NEAR, cards: ['trade*'] }, cat: { cards: ['warfare*'] } },
      ).play('strategic:politics', 'speaker:2'),
      'strategyCard',
    );
    expect([game.asked, game.state.round, game.state.phase]).toEqual(['cat', 3, 'strategy']);
    expect(game.events('secondary')).toEqual([]);
    expect(game.state.players.flatMap(({ hand }) => hand)).toEqual([]);
  });
});
