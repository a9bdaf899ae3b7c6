import { describe, expect, it } from 'vitest';
import { afterRepeal, isDiscarded, officesOf } from './agendas.ts';
import { handOf, held } from './council.ts';
import { activate, HERE } from './duel.ts';
import { position, type Setting } from './position.ts';

describe('Minister of Commerce', () => {
  const NEAR: Setting = {
    ann: {
      cards: ['trade'],
      tokens: [3, 3, 2],
      offices: ['minister-of-commerce'],
      units: { 19: { cruiser: 1 } },
    },
    bob: { tokens: [3, 3, 0], units: { 18: { cruiser: 1 } } },
    cat: { tokens: [3, 3, 0], units: { 42: { cruiser: 1 } } },
  };

  it('TI-16.1 after replenishing commodities its owner gains a trade good for each neighbour', () => {
    const game = position(NEAR).play('strategic:trade');
    expect(game.player('ann').goods).toBe(3 + 2);
    const lonely = position({ ...NEAR, bob: {}, cat: {} }).play('strategic:trade');
    expect(lonely.player('ann').goods).toBe(3);
  });

  it('TI-3.7 also with the secondary ability, and only its owner', () => {
    const game = position({
      ...NEAR,
      ann: { ...NEAR.ann, offices: [] },
      bob: { ...NEAR.bob, tokens: [3, 3, 2], offices: ['minister-of-commerce'] },
    }).play('strategic:trade', 'done', 'secondary');
    expect([game.player('ann').goods, game.player('bob').goods]).toEqual([3, 2]);
  });

  it('TI-23.9 repealed: no more', () => {
    const game = afterRepeal(NEAR, [
      'leadership',
      'diplomacy',
      'politics',
      'trade',
      'construction',
      'imperial',
    ]);
    game.play('strategic:trade');
    expect(game.player('ann').goods).toBe(3);
  });
});

describe('Minister of Exploration', () => {
  const LANDING: Setting = {
    ann: { offices: ['minister-of-exploration'], units: { 30: { carrier: 1, infantry: 2 } } },
  };

  it('TI-12.8 its owner gains a trade good for each planet that he gains', () => {
    const game = activate('30', LANDING).play('land:mellon', 'land:zohbat');
    expect(game.player('ann').goods).toBe(2);
  });

  it('TI-13.2 not for a planet that he has already, nor do others gain', () => {
    const own = { ...LANDING.ann, planets: ['mellon'] };
    const game = activate('30', { ann: own }).play('landAll:mellon');
    expect(game.player('ann').goods).toBe(0);
    const other = activate('30', {
      ann: { ...LANDING.ann, offices: [] },
      bob: { offices: ['minister-of-exploration'] },
    }).play('landAll:mellon');
    expect([other.player('ann').goods, other.player('bob').goods]).toEqual([0, 0]);
  });

  it('TI-23.9 repealed: no more', () => {
    const game = afterRepeal(LANDING).play('activate:30', 'land:mellon', 'land:zohbat');
    expect([game.controller('mellon'), game.player('ann').goods]).toEqual(['ann', 0]);
  });
});

describe('Minister of Industry', () => {
  const BUILDER: Setting = {
    ann: { cards: ['construction'], planets: ['quann'], offices: ['minister-of-industry'] },
    bob: { tokens: [3, 3, 0] },
    cat: { tokens: [3, 3, 0] },
  };

  it('TI-14.1 when its owner places a space dock, his units there may use Production', () => {
    const game = position(BUILDER).play('strategic:construction', 'buildDock:quann');
    expect([game.prompt, game.asked]).toEqual(['structure.placed', 'ann']);
    game.offers(['use:law-minister-of-industry', 'decline']).play('use:law-minister-of-industry');
    expect([game.prompt, game.about]).toEqual([
      'produce',
      { system: '25', cost: 0, left: 4, purse: 6 },
    ]);
    game.play('train:quann', 'done', 'payLeast');
    expect(game.units('ann', 'quann')).toEqual({ infantry: 1, dock: 1 });
    expect(officesOf(game, 'ann')).toEqual(['minister-of-industry']);
  });

  it('TI-1.3 he need not, and PDS do not count', () => {
    const game = position(BUILDER).play('strategic:construction', 'buildDock:quann', 'decline');
    expect(game.prompt).toBe('build');
    game.play('buildPds:quann');
    expect(game.prompt).not.toBe('structure.placed');
  });

  it('TI-12.8 a dock that Infiltrate replaces counts', () => {
    const game = activate('25', {
      discarded: 'all',
      ann: {
        hand: ['infiltrate'],
        offices: ['minister-of-industry'],
        units: { 25: { carrier: 1, infantry: 1 } },
      },
      bob: { planets: ['quann'], units: { quann: { dock: 1 }, 'arc-prime': { infantry: 1 } } },
    }).play('land:quann', 'play:infiltrate');
    expect([game.prompt, game.asked, game.controller('quann')]).toEqual([
      'structure.placed',
      'ann',
      'ann',
    ]);
  });

  it('TI-23.8 a dock that comes by Construction Rider counts', () => {
    const game = held(['mutiny'], { ann: { ...BUILDER.ann, hand: ['construction-rider'] } });
    game.play('play:construction-rider', 'reject');
    while (game.prompt === 'agenda.revealed.after') game.play('decline');
    game.play('reject', 'abstain');
    expect(game.units('ann', 'quann')).toEqual({ dock: 1 });
    expect([game.prompt, game.asked]).toEqual(['structure.placed', 'ann']);
  });

  it('TI-23.9 repealed: no more', () => {
    const game = afterRepeal(BUILDER, [
      'leadership',
      'diplomacy',
      'politics',
      'construction',
      'trade',
      'imperial',
    ]);
    expect(game.play('strategic:construction', 'buildDock:quann').prompt).toBe('build');
  });
});

describe('Minister of Peace', () => {
  const TENSE: Setting = {
    ann: { technologies: ['fleet-logistics'], offices: [], units: { 24: { cruiser: 1 } } },
    bob: { units: { [HERE]: { cruiser: 1 } } },
    cat: { offices: ['minister-of-peace'] },
  };

  it('TI-6.3 its owner may discard it to end a turn that activates a system with others’ units', () => {
    const game = position(TENSE).play(`activate:${HERE}`);
    expect([game.prompt, game.asked]).toEqual(['system.activated', 'cat']);
    game.offers(['use:law-minister-of-peace', 'decline']).play('use:law-minister-of-peace');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.hasToken('ann', HERE)).toBe(true);
    expect(isDiscarded(game, 'minister-of-peace')).toBe(true);
  });

  it('TI-6.3 not where only the active player has units', () => {
    const game = position(TENSE).play('activate:24');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
  });

  it('TI-26.14 no Minister of War follows an ended turn', () => {
    const game = position({ ...TENSE, ann: { ...TENSE.ann, offices: ['minister-of-war'] } });
    game.play(`activate:${HERE}`, 'use:law-minister-of-peace');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(officesOf(game, 'ann')).toEqual(['minister-of-war']);
  });

  it('TI-23.9 repealed: nobody is asked', () => {
    const game = afterRepeal(TENSE).play(`activate:${HERE}`);
    expect(game.prompt).toBe('moveShips');
  });
});

describe('Minister of Policy', () => {
  const ENDS: Setting = {
    step: { step: 'endStatusPhase', args: [] },
    discarded: 'all',
    actionDeck: ['summit', 'bunker'],
  };

  it('TI-22.3 at the end of the status phase its owner draws an action card', () => {
    const game = position({ ...ENDS, bob: { offices: ['minister-of-policy'] } });
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([[], ['summit']]);
  });

  it('TI-23.9 without it nobody does', () => {
    const game = position(ENDS);
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([[], []]);
  });
});

describe('Minister of Sciences', () => {
  const POOR: Setting = {
    ann: { cards: ['technology'], exhausted: ['jord'] },
    bob: { exhausted: ['arc-prime', 'wren-terra'], tokens: [3, 3, 2] },
    cat: { tokens: [3, 3, 0] },
  };

  it('TI-3.9 its owner pays nothing for the second technology of the primary ability', () => {
    const ann = { ...POOR.ann, offices: ['minister-of-sciences'] };
    const game = position({ ...POOR, ann }).play('strategic:technology', 'research:gravity-drive');
    expect([game.prompt, game.about]).toEqual(['research', { cost: 0 }]);
    game.play('research:sarween-tools');
    expect(game.events('researched')).toHaveLength(2);
    expect(game.events('paid')).toEqual([]);
  });

  it('TI-3.9 nor for that of the secondary ability, but for its token', () => {
    const game = position({ ...POOR, bob: { ...POOR.bob, offices: ['minister-of-sciences'] } });
    game.play('strategic:technology', 'research:gravity-drive', 'secondary');
    expect([game.prompt, game.asked, game.about]).toEqual(['research', 'bob', { cost: 0 }]);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
  });

  it('TI-3.9 who does not own it pays', () => {
    const game = position(POOR).play('strategic:technology', 'research:gravity-drive');
    // Neither Ann nor Bob can pay, so nobody is asked.
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    expect(game.events('researched')).toHaveLength(1);
  });

  it('TI-23.9 repealed: the resources are due again', () => {
    const game = afterRepeal({ ann: { offices: ['minister-of-sciences'], goods: 9 } });
    game.play('strategic:technology', 'research:gravity-drive');
    expect([game.prompt, game.about]).toEqual(['research', { cost: 6 }]);
  });
});

describe('Minister of War', () => {
  const GENERAL: Setting = {
    ann: { cards: ['leadership', 'trade'], offices: ['minister-of-war'], tokensAt: ['25'] },
    bob: { tokens: [3, 3, 0] },
    cat: { faction: 'xxcha', tokens: [3, 3, 0] },
  };

  it('TI-26.14 after an action its owner may discard it to take back a token and act again', () => {
    const game = activate('24', GENERAL);
    expect([game.prompt, game.asked]).toEqual(['action.done', 'ann']);
    game.offers(['use:law-minister-of-war', 'decline']).play('use:law-minister-of-war');
    expect(game.prompt).toBe('ministerOfWar');
    game.offers(['recall:24', 'recall:25']).play('recall:24');
    expect([game.hasToken('ann', '24'), game.hasToken('ann', '25')]).toEqual([false, true]);
    expect(game.tokens('ann')).toEqual([2, 3, 2]);
    expect(isDiscarded(game, 'minister-of-war')).toBe(true);
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    expect(game.offered).toContain('endTurn');
    game.play('activate:24');
    expect(game.asked).toBe('bob');
  });

  it('TI-2.8 the other action may be left out', () => {
    const game = activate('24', GENERAL).play('use:law-minister-of-war', 'recall:24', 'endTurn');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-26.14 after any kind of action, but not after a pass', () => {
    const game = position(GENERAL).play('strategic:trade', 'done');
    expect(game.prompt).toBe('action.done');
    const component = position(GENERAL).play('component:orbital-drop');
    expect(component.prompt).toBe('action.done');
    const passing = position({ ...GENERAL, ann: { ...GENERAL.ann, cards: ['trade*'] } });
    expect(passing.play('pass').asked).toBe('bob');
  });

  it('TI-1.5 not without a command token on the board', () => {
    const game = position({ ...GENERAL, ann: { ...GENERAL.ann, tokensAt: [] } });
    expect(game.play('strategic:trade', 'done').asked).toBe('bob');
  });

  it('TI-26.18 with Fleet Logistics it adds a third action', () => {
    const ann = { ...GENERAL.ann, technologies: ['fleet-logistics'] };
    const game = position({ ...GENERAL, ann });
    game.play('activate:24', 'use:law-minister-of-war', 'recall:25');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    game.play('activate:25');
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
    game.play('activate:22');
    expect(game.asked).toBe('bob');
  });

  it('TI-23.9 repealed: nobody is asked', () => {
    expect(afterRepeal(GENERAL).play('activate:24').asked).toBe('bob');
  });
});
