import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { agendaOf, askedAll, council, held, laidOut, notesIn } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { position, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';
import type { Who } from './table.ts';

const technologiesOf = (game: Scenario, who: Who): string[] =>
  game.player(who).technologies.map((each) => TECHNOLOGIES[each].id);

describe('Trade Convoys', () => {
  const hacan = { faction: 'hacan', units: { arretze: { infantry: 1, dock: 1 } } };
  const ann = { faction: 'sol', notes: ['trade-convoys of cat'], goods: 1 };
  const far = { faction: 'letnev', goods: 2 };

  it('TI-2.11 is an action: it is laid out and stays', () => {
    const game = position({ ann, bob: far, cat: hacan }).play('playNote:trade-convoys:2');
    expect(laidOut(game, 'ann')).toEqual(['trade-convoys of cat']);
    expect(game.events('displayedNote')).toHaveLength(1);
    expect(game.asked).toBe('bob');
  });

  it('TI-16.1 its holder trades with players who are no neighbours', () => {
    const displayed = ['trade-convoys of cat'];
    const none = position({ ann: { ...ann, notes: [] }, bob: far, cat: hacan });
    none.refusesAccord('deal:0:1:goods*1:goods*2', 'TI-16.1');
    const game = position({ ann: { ...ann, notes: [], displayed }, bob: far, cat: hacan });
    game.accord('deal:0:1:goods*1:goods*2');
    expect(game.player('ann').goods).toBe(2);
  });

  it('TI-16.7 also on the turn of the other, but not on that of a third player', () => {
    const displayed = ['trade-convoys of cat'];
    const game = position({
      ann: { faction: 'sol', goods: 1 },
      bob: { ...far, displayed },
      cat: { ...hacan, goods: 1 },
    });
    game.accord('deal:0:1:goods*1:');
    game.refusesAccord('deal:1:2:goods*1:', 'TI-16.2');
  });

  it('TI-27.3 is used once: it is not played again while it lies there', () => {
    const game = position({ ann: { displayed: ['trade-convoys of cat'] }, bob: far, cat: hacan });
    const keys = game.offered.filter((key) => /^(?:component|playNote)/.test(key));
    expect(keys).toEqual(['component:orbital-drop']);
  });

  it('TI-6.4 goes back when its holder activates a system with units of Hacan', () => {
    const displayed = ['trade-convoys of cat'];
    const game = position({ ann: { displayed }, bob: far, cat: hacan }).play('activate:16');
    expect([laidOut(game, 'ann'), notesIn(game, 'cat').at(-1)]).toEqual([
      [],
      'trade-convoys of cat',
    ]);
    const other = position({ ann: { displayed }, bob: far, cat: hacan }).play('activate:10');
    expect(laidOut(other, 'ann')).toEqual(displayed);
  });

  it('TI-17.2 laid out it cannot be traded, not even back', () => {
    const game = position({ ann: { displayed: ['trade-convoys of cat'] }, bob: far, cat: hacan });
    game.refusesAccord('deal:0:2:note-trade-convoys-2*1:', 'TI-17.2');
    game.refusesAccord('deal:0:2::note-trade-convoys-2*1', 'TI-17.2');
  });
});

describe('Research Agreement', () => {
  const bob = { faction: 'sol', notes: ['research-agreement of ann'] };
  const researching = (more: { ann?: Side; bob?: Side; cat?: Side } = {}): Scenario =>
    position({
      bob,
      cat: { tokens: [3, 3, 0] },
      ...more,
      ann: {
        faction: 'jol-nar',
        cards: ['technology'],
        exhausted: ['nar', 'jol'],
        goods: 6,
        ...more.ann,
      },
    }).play('strategic:technology');

  it('TI-18.2 its holder gains what Jol-Nar researches, before the next technology is named', () => {
    const game = researching().play('research:gravity-drive');
    expect([game.prompt, askedAll(game)]).toEqual(['technology.researched.after', ['bob']]);
    game.play('playNote:research-agreement:0');
    expect(technologiesOf(game, 'bob')).toContain('gravity-drive');
    expect(game.events('gainedTechnology')).toEqual([{ player: 1, technology: 'gravity-drive' }]);
    expect([game.prompt, game.asked]).toEqual(['research', 'ann']);
    expect(notesIn(game, 'ann')).toContain('research-agreement of ann');
  });

  it('TI-18.3 not for a technology of the faction', () => {
    const game = researching().play('research:e-res-siphons');
    expect([game.prompt, game.asked]).toEqual(['research', 'ann']);
  });

  it('TI-18.6, TI-18.7 not for what its holder has or can never have', () => {
    const owned = researching({ bob: { ...bob, technologies: ['gravity-drive'] } });
    expect(owned.play('research:gravity-drive').prompt).toBe('research');
    const upgrade = (faction: string): Scenario =>
      researching({ bob: { ...bob, faction }, ann: { technologies: ['gravity-drive'] } });
    expect(upgrade('sol').play('research:carrier-2').prompt).toBe('research');
    expect(upgrade('letnev').play('research:carrier-2').prompt).toBe('technology.researched.after');
  });

  it('TI-28.1 not when another player researches', () => {
    const game = position({
      ann: { faction: 'letnev', cards: ['technology'] },
      bob: { faction: 'sol', notes: ['research-agreement of cat'] },
      cat: { faction: 'jol-nar' },
    }).play('strategic:technology', 'research:sarween-tools');
    expect([game.prompt, game.asked]).toEqual(['research', 'ann']);
  });

  it('TI-18.2 what is gained opens no window of its own', () => {
    const game = researching({
      bob: { ...bob, notes: [] },
      cat: { faction: 'hacan', notes: ['research-agreement of ann'], tokens: [3, 3, 0] },
    });
    game.play('research:gravity-drive', 'playNote:research-agreement:0');
    expect([game.prompt, game.asked]).toEqual(['research', 'ann']);
  });
});

describe('War Funding', () => {
  /** Bob of Hacan is attacked by Ann of Sol and holds the note of Cat, who is Letnev. */
  const battle = (dice: readonly Wanted[], goods: number, refuge: Side = {}): Scenario =>
    duel({ cruiser: 1 }, { cruiser: 1 }, dice, {
      bob: { ...refuge, notes: ['war-funding of cat'] },
      cat: { faction: 'letnev', goods },
    });

  it('TI-1.11 Letnev loses two goods; its holder rerolls dice of this round', () => {
    // Ann misses, Bob misses and then hits.
    const game = battle(['6-', '6-', '7+'], 3);
    expect([game.prompt, game.asked]).toEqual(['round.start', 'bob']);
    game.play('playNote:war-funding:2');
    expect(game.player('cat').goods).toBe(1);
    expect([game.prompt, game.asked]).toEqual(['warFunding', 'bob']);
    game.offers(['rerollMisses', 'reroll:0', 'done']).play('rerollMisses');
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.events('combatWon')).toMatchObject([{ player: 1 }]);
  });

  it('TI-1.3 rerolls no die if its holder likes, and none in the next round', () => {
    const refuge = { planets: ['quann'] };
    const game = battle(['6-', '6-', '6-', '6-'], 2, refuge).play('playNote:war-funding:2');
    game.play('stay', 'done');
    expect([game.prompt, game.about]).toEqual(['announceRetreat', { round: 2 }]);
    game.play('stay');
    expect([game.prompt, game.about]).toEqual(['announceRetreat', { round: 3 }]);
  });

  it('works although Letnev has less than two goods', () => {
    const game = battle(['6-', '6-', '7+'], 1).play('playNote:war-funding:2');
    expect(game.player('cat').goods).toBe(0);
    expect(game.prompt).toBe('warFunding');
    expect(battle(['6-', '6-', '7+'], 0).play('playNote:war-funding:2').prompt).toBe('warFunding');
  });

  it('TI-10.2 not in a ground combat', () => {
    const game = activate(HERE, {
      ann: { faction: 'sol', units: { [HERE]: { carrier: 1, infantry: 1 } } },
      bob: {
        faction: 'hacan',
        notes: ['war-funding of cat'],
        units: { wellon: { infantry: 1 } },
        planets: ['wellon'],
      },
      cat: { faction: 'letnev', goods: 2 },
      dice: ['*', '*', '*', '*', '*', '*'],
    });
    game.play('land:wellon');
    expect(game.events('groundCombat')).toHaveLength(1);
    expect(game.player('cat').goods).toBe(2);
  });
});

describe('Tekklar Legion', () => {
  /** Ann lands on a planet of Bob. */
  const landing = (ann: Side, bob: Side, cat: Side, dice: readonly Wanted[]): Scenario => {
    const game = activate(HERE, {
      ann: { units: { [HERE]: { carrier: 1, infantry: 1 } }, ...ann },
      bob: { units: { wellon: { infantry: 1 } }, planets: ['wellon'], ...bob },
      cat,
      dice,
    });
    return game.play('land:wellon');
  };

  it('TI-12.7 adds one to the rolls of its holder in a ground combat, round after round', () => {
    const norr = { faction: 'sardakk-norr' };
    const ann = { faction: 'letnev', notes: ['tekklar-legion of cat'] };
    // Infantry hits on 8. Both miss; then Ann hits with a 7, Bob misses with a 7.
    const game = landing(ann, { faction: 'hacan' }, norr, ['6-', '7-', 7, 7]);
    expect([game.prompt, askedAll(game)]).toEqual(['round.start', ['ann']]);
    game.play('playNote:tekklar-legion:2');
    expect(game.controller('wellon')).toBe('ann');
    expect(notesIn(game, 'cat')).toContain('tekklar-legion of cat');
  });

  it('TI-12.7 takes one from N’orr if that is the opponent', () => {
    const ann = { faction: 'letnev', notes: ['tekklar-legion of bob'] };
    // N'orr has +1 of its own: an 8 is a hit only without the note's -1 … here 7 misses, and Ann's 7 hits.
    const game = landing(ann, { faction: 'sardakk-norr' }, {}, [7, 7]);
    game.play('playNote:tekklar-legion:1');
    expect(game.events('combatRoll')).toMatchObject([
      { player: 0, hits: 1 },
      { player: 1, hits: 0 },
    ]);
  });

  it('TI-12.7 without the note the same dice go the other way', () => {
    const ann = { faction: 'letnev', notes: ['tekklar-legion of bob'] };
    const game = landing(ann, { faction: 'sardakk-norr' }, {}, [7, 7]).play('decline');
    expect(game.events('combatRoll')).toMatchObject([
      { player: 0, hits: 0 },
      { player: 1, hits: 1 },
    ]);
  });

  it('TI-12.7 not in a space combat', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, ['*', '*'], {
      bob: { notes: ['tekklar-legion of cat'] },
      cat: { faction: 'sardakk-norr' },
    });
    expect(game.prompt).not.toBe('round.start');
  });
});

describe('Military Support', () => {
  const sol = { faction: 'sol', cards: ['leadership'] };
  const bob = { faction: 'letnev', notes: ['military-support of ann'], planets: ['abyz'] };

  it('at the start of a turn of Sol: Sol loses a token, its holder gets two infantry', () => {
    const game = position({ ann: sol, bob });
    expect([game.prompt, askedAll(game)]).toEqual(['turn.start', ['bob']]);
    game.play('playNote:military-support:0');
    expect(game.tokens('ann')).toEqual([3, 3, 1]);
    game.offers([
      'choosePlanet:arc-prime',
      'choosePlanet:wren-terra',
      'choosePlanet:abyz',
      'decline',
    ]);
    game.play('choosePlanet:abyz');
    expect(game.units('bob', 'abyz')).toEqual({ infantry: 2 });
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    expect(notesIn(game, 'ann')).toContain('military-support of ann');
  });

  it('works without a token, and its holder may decline the infantry', () => {
    const game = position({ ann: { ...sol, tokens: [3, 3, 0] }, bob });
    game.play('playNote:military-support:0', 'decline');
    expect([game.tokens('ann'), game.units('bob', 'abyz')]).toEqual([[3, 3, 0], {}]);
  });

  it('TI-28.1 not at the start of another turn', () => {
    const game = position({
      ann: { faction: 'letnev' },
      bob: sol,
      cat: { notes: ['military-support of bob'] },
    });
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    game.play('activate:50');
    expect([game.prompt, askedAll(game)]).toEqual(['turn.start', ['cat']]);
  });
});

describe('Political Favor', () => {
  const ann = { notes: ['political-favor of bob'] };
  const xxcha = { faction: 'xxcha' };

  it('TI-23.2 costs Xxcha a token, and the next agenda is voted on instead', () => {
    const game = council(['mutiny', 'regulated-conscription'], { ann, bob: xxcha });
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.when', ['ann', 'bob']]);
    game.play('playNote:political-favor:1', 'decline');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['regulated-conscription', [3, 3, 1]]);
    expect(game.state.council.number).toBe(1);
    expect(notesIn(game, 'bob')).toContain('political-favor of bob');
  });

  it('TI-1.5 not without a token in the strategy pool of Xxcha', () => {
    const game = council(['mutiny'], { ann, bob: { ...xxcha, tokens: [3, 3, 0] } });
    game.refuses('playNote:political-favor:1', 'TI-1.5').offers(['decline', 'lock']);
  });

  it('TI-23.2 Veto, Quash and Political Favor replace one agenda after the other', () => {
    const game = held(['mutiny', 'incentive-program', 'seed-of-an-empire', 'economic-equality'], {
      ann,
      bob: xxcha,
      cat: { hand: ['veto'] },
    });
    expect(askedAll(game)).toEqual(['ann', 'bob', 'cat']);
    game.play('playNote:political-favor:1', 'use:quash', 'play:veto');
    expect(agendaOf(game)).toBe('incentive-program');
    game.play('use:quash', 'play:veto');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['seed-of-an-empire', [3, 3, 0]]);
    game.play('play:veto');
    expect([agendaOf(game), game.prompt, game.asked]).toEqual(['economic-equality', 'vote', 'bob']);
    expect(game.state.council.number).toBe(1);
  });
});
