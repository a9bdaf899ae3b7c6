import { describe, expect, it } from 'vitest';
import { played, POOR } from './played.ts';
import { position } from './position.ts';

describe('Trade', () => {
  it('TI-3.7 three goods, commodities refilled, any players exempt', () => {
    const game = played(
      'trade',
      { commodities: 1 },
      { bob: { tokens: [3, 3, 0], commodities: 1 } },
    );
    expect(game.player('ann')).toMatchObject({ goods: 3, commodities: 4 });
    game.offers(['exempt:1', 'exempt:2', 'exemptAll', 'done']).play('exempt:1', 'done');
    expect(game.player('bob').commodities).toBe(2);
    expect(game.tokens('bob')).toEqual([3, 3, 0]);
  });

  it('TI-3.7 who is exempt has to do it, in his place and without paying', () => {
    const game = played('trade').play('exemptAll');
    expect(game.events('secondary')).toEqual([
      { player: 1, card: 'trade' },
      { player: 2, card: 'trade' },
    ]);
    expect([game.tokens('bob'), game.tokens('cat')]).toEqual([
      [3, 3, 2],
      [3, 3, 2],
    ]);
    expect([game.player('bob').commodities, game.player('cat').commodities]).toEqual([2, 6]);
  });

  it('Masters of Trade: Hacan pays no token for the secondary ability', () => {
    const game = played('trade', {}, { cat: { tokens: [3, 3, 0] } }).play('done', 'decline');
    expect(game.asked).toBe('cat');
    game.play('secondary');
    expect(game.player('cat').commodities).toBe(6);
    expect(game.tokens('cat')).toEqual([3, 3, 0]);
  });
});

describe('Warfare', () => {
  it('TI-3.8 TI-4.4 a token off the board, one gained, then free redistribution', () => {
    const game = played('warfare', { tokensAt: ['18', '31'] }, POOR);
    game.offers(['recall:18', 'recall:31']).play('recall:18', 'gainToken:fleet');
    expect(game.hasToken('ann', '18')).toBe(false);
    game.play('setTactic:0', 'setFleet:9');
    expect(game.tokens('ann')).toEqual([0, 9, 0]);
  });

  it('TI-3.8 without a token on the board nothing is gained, the redistribution stays', () => {
    const game = played('warfare', {}, POOR);
    expect(game.prompt).toBe('redistributeTactic');
    game.play('keepTokens');
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
  });

  it('TI-3.8 the secondary ability produces at one dock at home; the token is not placed', () => {
    const game = played(
      'warfare',
      {},
      { bob: { units: { 'arc-prime': { dock: 1, infantry: 1 } } } },
    );
    game.play('keepTokens');
    expect(game.asked).toBe('bob');
    game.play('secondary');
    expect(game.prompt).toBe('produce');
    game.play('make:destroyer', 'done', 'payLeast');
    expect(game.units('bob', '10')).toEqual({ destroyer: 1 });
    expect(game.hasToken('bob', '10')).toBe(false);
  });

  it('TI-3.8 without a dock at home it is refused', () => {
    const game = played('warfare', {}, { bob: { units: { 'arc-prime': { infantry: 1 } } } });
    game.play('keepTokens');
    expect(game.asked).toBe('cat');
  });
});

describe('Technology', () => {
  it('TI-3.9 one technology for nothing, a second one for six resources', () => {
    const game = played('technology', { planets: ['abyz'] }, POOR).play('research:gravity-drive');
    expect(game.prompt).toBe('research');
    expect(game.about).toEqual({ cost: 6 });
    game.play('research:sarween-tools', 'payLeast');
    expect([game.isExhausted('jord'), game.isExhausted('abyz')]).toEqual([true, true]);
    expect(game.events('researched').map(({ technology }) => technology)).toEqual([
      'gravity-drive',
      'sarween-tools',
    ]);
  });

  it('TI-3.9 the second one may be declined, and is refused without the resources', () => {
    const rich = played('technology', { planets: ['abyz'] }, POOR).play('research:gravity-drive');
    rich.play('decline');
    expect(rich.player('ann').technologies).toHaveLength(3);
    const poor = played('technology', {}, POOR).play('research:gravity-drive');
    expect(poor.prompt).toBe('turn');
  });

  it('TI-3.9 the secondary ability costs a token and four resources', () => {
    const game = played('technology', {}, { bob: { units: {}, exhausted: ['wren-terra'] } });
    game.play('research:gravity-drive', 'secondary', 'research:sarween-tools', 'payLeast');
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect(game.isExhausted('arc-prime')).toBe(true);
  });

  it('TI-3.9 refused when four resources are not there', () => {
    const game = played('technology', {}, { bob: { exhausted: ['arc-prime'] } });
    game.play('research:gravity-drive');
    expect(game.events('declinedSecondary')).toEqual([
      { player: 1, card: 'technology' },
      { player: 2, card: 'technology' },
    ]);
  });

  it('Brilliant TI-1.1 Jol-Nar does the primary ability for the token of the secondary one', () => {
    const game = position({
      ann: { cards: ['technology'] },
      bob: { faction: 'jol-nar', exhausted: ['jol', 'nar'] },
    }).play('strategic:technology', 'research:gravity-drive');
    game.offers(['primary', 'decline']).refuses('secondary', 'TI-3.9').play('primary');
    game.play('research:gravity-drive');
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect(game.player('bob').technologies).toHaveLength(5);
  });
});

describe('Imperial', () => {
  it('TI-3.10 may score an objective; Mecatol Rex gives a point without choice', () => {
    const game = position({
      ann: { cards: ['imperial'], planets: ['mecatol-rex'], goods: 5 },
      revealed: ['negotiate-trade-routes'],
    }).play('strategic:imperial');
    game.offers(['score:negotiate-trade-routes', 'decline']).play('score:negotiate-trade-routes');
    expect(game.points('ann')).toBe(2);
    expect(game.player('ann').goods).toBe(0);
    expect(game.events('mecatolPoint')).toEqual([{ player: 0 }]);
    expect(game.prompt).toBe('secondary');
  });

  it('TI-3.10 the point for Mecatol Rex needs no home planets, the objective does', () => {
    const game = position({
      ann: { cards: ['imperial'], planets: ['mecatol-rex'], lost: ['jord'], goods: 5, units: {} },
      bob: { tokens: [3, 3, 0] },
      cat: { tokens: [3, 3, 0] },
      revealed: ['negotiate-trade-routes'],
    }).play('strategic:imperial');
    expect(game.points('ann')).toBe(1);
    expect(game.player('ann').scored).toEqual([]);
  });

  it('TI-3.10 else a secret objective, if the player likes', () => {
    const game = position({ ann: { cards: ['imperial'] }, bob: { cards: [] } });
    game.play('strategic:imperial').offers(['drawSecret', 'decline']).play('drawSecret');
    expect(game.player('ann').secrets).toHaveLength(1);
    game.play('secondary');
    expect(game.player('bob').secrets).toHaveLength(1);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect(game.events('secretDrawn')).toEqual([
      { player: 0, known: false },
      { player: 1, known: false },
    ]);
  });

  it('TI-3.10 it does not count as the public objective of the status phase', () => {
    const game = position({
      ann: { cards: ['imperial'], goods: 5, planets: ['lazar', 'gral', 'meer'], tokens: [0, 3, 2] },
      bob: { passed: true, cards: ['warfare*'], tokens: [0, 3, 0] },
      cat: { passed: true, cards: ['trade*'], tokens: [0, 3, 0] },
      revealed: ['negotiate-trade-routes', 'found-research-outposts'],
    }).play('strategic:imperial', 'score:negotiate-trade-routes', 'decline', 'pass');
    expect(game.prompt).toBe('scorePublic');
    game.offers(['score:found-research-outposts', 'decline']).play('score:found-research-outposts');
    expect(game.points('ann')).toBe(2);
  });
});
