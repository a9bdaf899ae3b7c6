import { describe, expect, it } from 'vitest';
import { played, POOR } from './played.ts';
import { position } from './position.ts';

describe('strategic action', () => {
  it('TI-3.1 TI-3.11 the others clockwise from the owner, once each, then the card is exhausted', () => {
    const game = position({
      bob: { cards: ['trade'] },
      cat: { faction: 'xxcha' },
      step: { step: 'turn', args: [1] },
    }).play('strategic:trade', 'done');
    expect(game.prompt).toBe('secondary');
    expect(game.asked).toBe('cat');
    expect(game.state.strategy[4].exhausted).toBe(false);
    game.play('secondary');
    expect(game.asked).toBe('ann');
    game.play('decline');
    expect(game.state.strategy[4].exhausted).toBe(true);
    expect(game.events('secondary')).toEqual([{ player: 2, card: 'trade' }]);
    expect(game.events('declinedSecondary')).toEqual([{ player: 0, card: 'trade' }]);
  });

  it("TI-3.1 TI-3.11 nobody plays another's card, nor an exhausted one", () => {
    position({ ann: { cards: ['leadership', 'trade*'] }, bob: { cards: ['warfare'] } })
      .refuses('strategic:warfare', 'TI-3.1')
      .refuses('strategic:trade', 'TI-3.11');
  });

  it('TI-3.2 a secondary ability costs a token of the strategy pool, which goes to reinforcements', () => {
    const game = played('trade', {}, { bob: { tokens: [3, 3, 2] } }).play('done', 'secondary');
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    expect(game.state.tokens.every((bits) => bits === 0)).toBe(true);
  });

  it('TI-3.2 without a token it is refused', () => {
    const game = played('diplomacy', {}, { bob: { tokens: [5, 5, 0] } });
    expect(game.asked).toBe('cat');
    game.play('decline');
    expect(game.events('declinedSecondary')).toHaveLength(2);
  });
});

describe('Leadership', () => {
  it('TI-3.3 three tokens into pools of choice', () => {
    const game = played('leadership').play(
      'gainToken:tactic',
      'gainToken:fleet',
      'gainToken:fleet',
    );
    expect(game.tokens('ann')).toEqual([4, 5, 2]);
  });

  it('TI-3.3 and one for each three influence, goods included', () => {
    const game = played('leadership', { planets: ['torkan', 'meer'], goods: 1 });
    for (let each = 0; each < 3; each++) game.play('gainToken:tactic');
    expect(game.prompt).toBe('buyTokens');
    game.offers(['decline', 'buyTokens:1', 'buyTokens:2', 'buyTokens:3']).play('buyTokens:2');
    game.play('exhaust:meer', 'exhaust:jord', 'gainToken:strategy', 'gainToken:strategy');
    expect(game.tokens('ann')).toEqual([6, 3, 4]);
    expect(game.isExhausted('torkan')).toBe(false);
  });

  it('TI-3.3 the secondary ability has no cost but the influence', () => {
    const game = played('leadership', {}, { bob: { tokens: [3, 3, 0], goods: 3 } });
    for (let each = 0; each < 3; each++) game.play('gainToken:tactic');
    expect(game.asked).toBe('bob');
    game.play('secondary', 'payGoods', 'gainToken:tactic');
    expect(game.tokens('bob')).toEqual([4, 3, 0]);
    expect(game.player('bob').goods).toBe(0);
  });

  it('TI-3.3 TI-4.1 refused without three influence or without tokens left', () => {
    const game = played('leadership', {}, { bob: { tokens: [8, 8, 0], goods: 9 } });
    for (let each = 0; each < 3; each++) game.play('gainToken:tactic');
    expect(game.prompt).toBe('turn');
  });

  it('TI-1.4 TI-4.1 as many tokens as are left', () => {
    const game = played('leadership', { tokens: [8, 5, 2], planets: ['meer'] }, POOR);
    game.play('gainToken:fleet');
    expect(game.tokens('ann')).toEqual([8, 6, 2]);
    expect(game.prompt).not.toBe('buyTokens');
  });
});

describe('Diplomacy', () => {
  it('TI-3.4 tokens of all others in a system with an own planet, then two planets are readied', () => {
    const game = played('diplomacy', {
      planets: ['mecatol-rex', 'lazar', 'sakulag'],
      exhausted: ['jord', 'lazar', 'sakulag'],
    });
    game.offers(['chooseSystem:1', 'chooseSystem:31']).refuses('chooseSystem:18', 'TI-3.4');
    game.play('chooseSystem:31');
    expect([game.hasToken('ann', '31'), game.hasToken('bob', '31')]).toEqual([false, true]);
    expect(game.hasToken('cat', '31')).toBe(true);
    expect(game.tokens('bob')).toEqual([3, 3, 2]);
    game.offers(['ready:jord', 'ready:lazar', 'ready:sakulag', 'done']).play('ready:jord');
    game.play('ready:lazar');
    expect(game.isExhausted('sakulag')).toBe(true);
    expect(game.prompt).toBe('secondary');
  });

  it('TI-3.4 TI-4.2 TI-4.3 a second token is not placed; one from the sheet if none is left', () => {
    const game = played('diplomacy', {}, { bob: { tokensAt: ['1'] }, cat: { tokens: [6, 6, 4] } });
    expect(game.asked).toBe('cat');
    expect(game.prompt).toBe('tokenFromSheet');
    game
      .offers(['spendPool:tactic', 'spendPool:fleet', 'spendPool:strategy'])
      .play('spendPool:fleet');
    expect(game.tokens('cat')).toEqual([6, 5, 4]);
    expect(game.hasToken('cat', '1')).toBe(true);
  });

  it('TI-3.4 up to two: one or none will do; the secondary ability readies two as well', () => {
    const game = played(
      'diplomacy',
      { exhausted: ['jord'] },
      { bob: { exhausted: ['arc-prime', 'wren-terra'] } },
    );
    game.play('done');
    expect(game.isExhausted('jord')).toBe(true);
    game.play('secondary', 'ready:wren-terra', 'ready:arc-prime');
    expect([game.isExhausted('arc-prime'), game.isExhausted('wren-terra')]).toEqual([false, false]);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
  });

  it('TI-1.4 without a system to choose, nothing is readied either', () => {
    const game = played('diplomacy', {
      lost: ['jord'],
      planets: ['mecatol-rex'],
      exhausted: ['mecatol-rex'],
      units: { 'mecatol-rex': { infantry: 1 } },
    });
    expect(game.prompt).toBe('secondary');
    expect(game.isExhausted('mecatol-rex')).toBe(true);
  });

  it('TI-27.10 no system is active: what reacts to an activation stays silent', () => {
    const game = position({
      ann: { cards: ['diplomacy'] },
      bob: {
        cards: [],
        faction: 'jol-nar',
        technologies: ['e-res-siphons'],
        units: { 1: { cruiser: 1 } },
      },
    }).play('strategic:diplomacy');
    expect(game.player('bob').goods).toBe(0);
    expect(game.hasToken('bob', '1')).toBe(true);
  });
});

describe('Politics', () => {
  it('TI-3.5 another speaker, the active player too, never the present one', () => {
    const game = position({ ann: { cards: ['politics'] }, cat: { cards: [] }, speaker: 'bob' });
    game
      .play('strategic:politics')
      .offers(['speaker:0', 'speaker:2'])
      .refuses('speaker:1', 'TI-3.5');
    game.play('speaker:0');
    expect(game.state.speaker).toBe(0);
    expect(game.events('newSpeaker')).toEqual([{ player: 0 }]);
    expect([game.prompt, game.asked]).toEqual(['sortAgendas', 'ann']);
  });
});

describe('Construction', () => {
  it('TI-3.6 a dock or PDS and a PDS, on own planets, tokens or not', () => {
    const game = played('construction', { planets: ['lazar'], tokensAt: ['31'] }, POOR);
    game.offers(['buildDock:lazar', 'buildPds:lazar', 'buildPds:jord', 'decline']);
    game.refuses('buildDock:jord', 'TI-13.3').play('buildDock:lazar');
    game.offers(['buildPds:lazar', 'buildPds:jord', 'decline']).play('buildPds:lazar');
    expect(game.units('ann', 'lazar')).toEqual({ dock: 1, pds: 1 });
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
  });

  it('TI-3.6 either of the two may be declined', () => {
    const [first, second] = [
      ['decline', 'buildPds:jord'],
      ['buildDock:lazar', 'decline'],
    ].map((keys) => played('construction', { planets: ['lazar'] }, POOR).play(...keys));
    expect([first.units('ann', 'jord'), first.units('ann', 'lazar')]).toEqual([
      { infantry: 1, dock: 1, pds: 1 },
      {},
    ]);
    expect([second.units('ann', 'jord'), second.units('ann', 'lazar')]).toEqual([
      { infantry: 1, dock: 1 },
      { dock: 1 },
    ]);
  });

  it('TI-3.6 the secondary token goes into any system; a structure may follow on an own planet there', () => {
    const game = played('construction', {}, { bob: { planets: ['lazar', 'sakulag'] } });
    game.play('buildPds:jord', 'buildPds:jord');
    expect(game.units('ann', 'jord')).toEqual({ infantry: 1, dock: 1, pds: 2 });
    game.play('secondary').play('chooseSystem:31');
    expect(game.hasToken('bob', '31')).toBe(true);
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
    game
      .offers([
        'buildDock:lazar',
        'buildDock:sakulag',
        'buildPds:lazar',
        'buildPds:sakulag',
        'decline',
      ])
      .play('buildDock:sakulag');
    expect(game.units('bob', 'sakulag')).toEqual({ dock: 1 });
  });

  it('TI-3.6 TI-4.3 where a token lies already the new one goes to reinforcements, and one may build', () => {
    const game = played('construction', {}, { bob: { tokensAt: ['10'] } });
    game.play('decline', 'decline', 'secondary', 'chooseSystem:10', 'buildPds:wren-terra');
    expect(game.units('bob', 'wren-terra')).toEqual({ pds: 1 });
    expect(game.tokens('bob')).toEqual([3, 3, 1]);
  });

  it('TI-14.8 TI-27.6 no piece left: one may be taken off the board, not where a token lies, and never must', () => {
    const game = played(
      'construction',
      {
        planets: ['lazar', 'abyz', 'fria', 'meer'],
        units: { jord: { dock: 1, infantry: 1 }, abyz: { dock: 1 }, meer: { dock: 1 } },
        tokensAt: ['38'],
      },
      POOR,
    );
    game.offersOf('takeDock', ['jord', 'meer']).refuses('buildDock:lazar', 'TI-14.8');
    game
      .play('takeDock:meer')
      .offers(['buildDock:lazar', 'buildDock:fria'])
      .play('buildDock:lazar');
    expect(game.units('ann', 'meer')).toEqual({});
    expect(game.units('ann', 'lazar')).toEqual({ dock: 1 });
  });
});
