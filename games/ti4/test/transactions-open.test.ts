import { InputError } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { duel } from './duel.ts';
import { opening, position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob's cruiser is next to Ann's home. */
const NEAR: Side = { faction: 'letnev', goods: 3, commodities: 2, units: { 36: { cruiser: 1 } } };

const table = (ann: Side = {}, more: Setting = {}): Scenario =>
  position({
    bob: NEAR,
    cat: { faction: 'xxcha' },
    ...more,
    ann: { faction: 'sol', goods: 2, commodities: 3, ...ann },
  });

const goods = (game: Scenario): number[] => game.state.players.map((player) => player.goods);

describe('transactions at any time of a turn', () => {
  it('TI-16.2 while another player is asked about a secondary ability, whose options follow', () => {
    const game = table(
      { cards: ['leadership'], tokens: [1, 1, 1] },
      { bob: { ...NEAR, goods: 0, planets: [], lost: ['arc-prime', 'wren-terra'] } },
    );
    game.play('strategic:leadership', 'gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    if (game.prompt === 'buyTokens') game.play('decline');
    // Bob could pay for no token, and is not asked.
    expect(game.asked).toBe('cat');
    game.accord('deal:0:1:goods*1:');
    expect([game.prompt, game.asked]).toEqual(['secondary', 'cat']);
  });

  it('TI-3.9 what is dealt for pays for the second research, and what is dealt away does not', () => {
    const begin = (): Scenario =>
      table(
        { cards: ['technology'], exhausted: ['jord'], goods: 6 },
        { bob: NEAR, cat: { faction: 'xxcha', cards: [] } },
      ).play('strategic:technology', 'research:gravity-drive');
    const poor = begin();
    expect([poor.prompt, poor.about]).toEqual(['research', { cost: 6 }]);
    poor.accord('deal:0:1:goods*1:');
    // Nothing is left but to decline, so nobody is asked.
    expect(poor.asked).not.toBe('ann');
    expect(poor.events('researched')).toHaveLength(1);
    const rich = begin().accord('deal:0:1:goods*3:goods*3').play('research:sarween-tools');
    rich.play('payLeast');
    expect(rich.events('researched')).toHaveLength(2);
    expect(rich.player('ann').goods).toBe(0);
  });

  it('TI-16.2 in a combat, whoever is asked about hits', () => {
    const game = duel({ cruiser: 2 }, { dreadnought: 1, cruiser: 2 }, ['9+', '9+', '*', '*', '*'], {
      ann: { goods: 1 },
      bob: { goods: 2 },
    });
    while (game.prompt === 'announceRetreat') game.play('stay');
    expect([game.prompt, game.asked]).toEqual(['sustainDamage', 'bob']);
    const { offered } = game;
    game.accord('deal:0:1:goods*1:goods*2').offers(offered);
    expect(goods(game).slice(0, 2)).toEqual([2, 1]);
  });

  it('TI-14.2 what comes in pays for what goes out', () => {
    const game = table({ goods: 3, exhausted: ['jord'], units: { jord: { dock: 1 } } });
    game.play('activate:1', 'make:cruiser');
    game.refusesAccord('deal:0:1:goods*3:commodities*1', 'TI-16.2');
    game.accord('deal:0:1:goods*2:commodities*2').play('done', 'payLeast');
    expect(game.player('ann').goods).toBe(1);
  });

  it('TI-16.2 TI-26.7 what Pillage could take is no means to pay with', () => {
    const game = table(
      { goods: 3, exhausted: ['jord'], units: { jord: { dock: 1 } } },
      { bob: { ...NEAR, faction: 'mentak' } },
    );
    game.play('activate:1', 'make:cruiser', 'make:destroyer');
    game.refusesAccord('deal:0:1:commodities*1:', 'TI-16.2');
  });

  it('TI-15.2 a card that costs trade goods is paid for, whatever is dealt while it lies open', () => {
    const game = table(
      { cards: [], goods: 5, hand: ['focused-research'] },
      { bob: { ...NEAR, hand: ['spy'] } },
    ).play('play:focused-research');
    expect(game.prompt).toBe('card.played');
    game.refusesAccord('deal:0:1:goods*2:', 'TI-16.2').accord('deal:0:1:goods*1:');
    game.play('decline');
    expect(game.player('ann').goods).toBe(0);
  });

  it('TI-16.2 what is not owed can be dealt away, also while it is paid', () => {
    const game = table({ goods: 3, exhausted: ['jord'], units: { jord: { dock: 1 } } });
    game.play('activate:1', 'make:destroyer', 'done');
    expect(game.prompt).toBe('payResources');
    game.refusesAccord('deal:0:1:goods*3:', 'TI-16.2');
    game.accord('deal:0:1:goods*2:commodities*1').play('payLeast');
    expect(game.player('ann').goods).toBe(1);
  });
});

describe('the end of a turn', () => {
  const ended = (more: Setting = {}): Scenario =>
    table({ cards: [] }, more).stayingAtTurnEnd().play('activate:50');

  it('TI-16.2 is asked for while a transaction is possible', () => {
    const game = ended();
    expect([game.prompt, game.asked]).toEqual(['turnEnd', 'ann']);
    game.offers(['endTurn']).accord('deal:0:1:goods*1:').play('endTurn');
    expect(game.asked).toBe('bob');
  });

  it('TI-16.2 is not asked for where all neighbours have traded, nor without neighbours', () => {
    const game = table({ cards: [] }).stayingAtTurnEnd();
    game.accord('deal:0:1:goods*1:').play('activate:50');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
    const alone = ended({ bob: { faction: 'letnev', goods: 3 } });
    expect([alone.prompt, alone.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-2.9 who can only pass is asked, and can trade before that', () => {
    const game = table({ cards: [], tokens: [0, 3, 0], technologies: [] });
    expect(game.offered).toContain('pass');
    game.accord('deal:0:1:goods*1:').play('pass');
    expect(game.player('ann').passed).toBe(true);
  });

  it('is answered by an order', () => {
    expect(ended().ordered('turnEnd:always')).toBe('endTurn');
  });
});

describe('hands in transactions', () => {
  it('TI-16.8 nothing changes hands before a hand is within its limit', () => {
    const hand = ['sabotage', 'bunker', 'morale-boost', 'flank-speed', 'intercept', 'salvage'];
    const game = table(
      { cards: ['politics'], hand },
      {
        actionDeck: ['uprising', 'spy'],
        bob: { ...NEAR, faction: 'hacan' },
        cat: { faction: 'xxcha', cards: [] },
      },
    ).play('strategic:politics', 'speaker:1');
    expect(game.prompt).toBe('handLimit');
    game.refusesAccord('deal:0:1:card-bunker*1:', 'TI-16.8').play('discard:spy');
    game.accord('deal:0:1:card-bunker*1:');
  });

  it('TI-19.3 cards that are to be discarded are not dealt away', () => {
    const game = table(
      { faction: 'yssaril', cards: [], hand: ['sabotage'], units: { 36: { cruiser: 1 } } },
      { bob: { ...NEAR, faction: 'hacan' } },
    );
    const stall = game.offered.find((key) => key.startsWith('component:stall'))!;
    game.play(stall);
    expect(game.prompt).toBe('stallTactics');
    game.refusesAccord('deal:0:1:card-sabotage*1:', 'TI-16.2').play('discard:sabotage');
  });

  it('TI-17.1 no note changes hands before factions are taken', () => {
    const { match } = opening(3, { factions: 'pick' });
    expect(() => match.checkAccord('deal:0:1:note-ceasefire-0*1:')).toThrow(InputError);
  });
});
