import { describe, expect, it } from 'vitest';
import { actionCardOf, STRATEGY_CARDS } from '../content/index.ts';
import { askedAll, handOf } from './council.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS, SEAT, type Who } from './table.ts';

/** A phase in which only the cards named are not in the discard pile. */
function phase(step: 'strategyPhase' | 'endStatusPhase', setting: Setting = {}): Scenario {
  return position({
    step: { step, args: [] },
    discarded: 'all',
    ...setting,
    ...Object.fromEntries(PLAYERS.map((who) => [who, { cards: [], ...setting[who] }])),
  });
}

const picks = (game: Scenario, ...cards: string[]): Scenario =>
  game.play(...cards.map((card) => `takeCard:${card}`));

const cardsOf = ({ state }: Scenario, who: Who): string[] =>
  state.strategy.flatMap(({ owner }, card) =>
    owner === SEAT[who] ? [STRATEGY_CARDS[card].id] : [],
  );

describe('Summit', () => {
  it('gives two command tokens at the start of the strategy phase', () => {
    const game = phase('strategyPhase', { bob: { hand: ['summit'] } });
    expect([game.prompt, game.asked]).toEqual(['strategy.start', 'bob']);
    game.offers(['play:summit', 'decline', 'lock']).play('play:summit');
    game.play('gainToken:fleet', 'gainToken:strategy');
    expect(game.tokens('bob')).toEqual([3, 4, 3]);
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'ann']);
  });

  it('TI-4.1 as far as reinforcements last', () => {
    const game = phase('strategyPhase', { bob: { hand: ['summit'], tokens: [6, 5, 4] } });
    game.play('play:summit', 'gainToken:tactic');
    expect(game.tokens('bob')).toEqual([7, 5, 4]);
  });

  it('TI-28.1 not on a turn', () => {
    position({ ann: { hand: ['summit'] } }).refuses('play:summit', 'TI-28.1');
  });

  it('TI-19.3 cancelled, no token is gained', () => {
    const game = phase('strategyPhase', { bob: { hand: ['summit'] }, cat: { hand: ['sabotage'] } });
    expect(askedAll(game)).toEqual(['bob', 'cat']);
    game.play('play:summit', 'decline', 'play:sabotage');
    expect(game.tokens('bob')).toEqual([3, 3, 2]);
    expect(game.prompt).toBe('strategyCard');
  });
});

describe('Public Disgrace', () => {
  const bob = { hand: ['public-disgrace'] };

  it('TI-2.6 the chosen card goes back and another one must be taken; its goods stay', () => {
    const game = phase('strategyPhase', { bob, goodsOn: { trade: 2, politics: 1 } });
    game.play('takeCard:trade');
    expect([game.prompt, game.asked]).toEqual(['strategy.chosen', 'bob']);
    game.play('play:public-disgrace');
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'ann']);
    game.refuses('takeCard:trade', 'TI-2.6').play('takeCard:politics');
    expect([cardsOf(game, 'ann'), game.player('ann').goods]).toEqual([['politics'], 1]);
    expect(game.state.strategy[4]).toEqual({ owner: -1, exhausted: false, goods: 2 });
    expect(game.asked).toBe('bob');
    game.play('takeCard:trade');
    expect(game.player('bob').goods).toBe(2);
  });

  it('TI-2.6 with one card left that card is taken all the same', () => {
    const game = phase('strategyPhase', { seats: 4, bob });
    const order = ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare'];
    for (const card of [...order, 'technology']) {
      game.play(`takeCard:${card}`);
      if (game.prompt === 'strategy.chosen') game.play('decline');
    }
    expect([game.prompt, game.asked]).toEqual(['strategy.chosen', 'bob']);
    game.play('play:public-disgrace');
    expect(cardsOf(game, 'dan')).toEqual(['construction', 'imperial']);
    expect(game.state.phase).toBe('action');
  });

  it('TI-28.1 not against one’s own choice', () => {
    const game = phase('strategyPhase', { bob, speaker: 'bob' });
    picks(game, 'trade');
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'cat']);
    expect(handOf(game, 'bob')).toEqual(['public-disgrace']);
  });

  it('TI-19.3 cancelled, the card is taken with its goods', () => {
    const game = phase('strategyPhase', {
      bob,
      cat: { hand: ['sabotage'] },
      goodsOn: { trade: 2 },
    });
    game.play('takeCard:trade', 'play:public-disgrace', 'decline', 'play:sabotage');
    expect([cardsOf(game, 'ann'), game.player('ann').goods]).toEqual([['trade'], 2]);
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'bob']);
  });
});

describe('Political Stability', () => {
  const hand = ['political-stability'];

  it('TI-2.5 all own cards are kept, and their player chooses none in the next phase', () => {
    const game = phase('endStatusPhase', {
      bob: { hand, cards: ['leadership', 'technology'] },
      ann: { cards: ['trade', 'warfare'] },
      cat: { cards: ['politics', 'imperial'] },
    });
    expect([game.prompt, game.asked]).toEqual(['status.return', 'bob']);
    game.play('play:political-stability');
    expect([cardsOf(game, 'ann'), cardsOf(game, 'bob'), cardsOf(game, 'cat')]).toEqual([
      [],
      ['leadership', 'technology'],
      [],
    ]);
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'ann']);
    game.refuses('takeCard:leadership', 'TI-2.2').refuses('takeCard:technology', 'TI-2.2');
    picks(game, 'trade', 'imperial', 'politics');
    expect(game.asked).toBe('cat');
    picks(game, 'warfare');
    expect([game.state.phase, game.asked]).toEqual(['action', 'bob']);
    expect(game.events('goodsOnCards')).toEqual([{ cards: ['diplomacy', 'construction'] }]);
  });

  it('TI-2.5 the cards come readied: Imperial is used again', () => {
    const game = phase('endStatusPhase', {
      bob: { hand, cards: ['imperial'], planets: ['mecatol-rex'] },
      ann: { cards: ['trade'] },
      cat: { cards: ['politics'] },
    });
    game.play('play:political-stability');
    picks(game, 'leadership', 'diplomacy', 'trade', 'warfare');
    expect([game.state.phase, game.asked]).toEqual(['action', 'ann']);
    game.play('activate:50', 'activate:50');
    expect(game.asked).toBe('bob');
    game.play('strategic:imperial');
    expect(game.points('bob')).toBe(1);
  });

  it('TI-21.2 in the agenda phase a kept card still counts for initiative', () => {
    const game = phase('endStatusPhase', {
      ann: { cards: ['leadership'], points: 5 },
      bob: { hand, cards: ['imperial'], points: 5 },
      cat: { hand: ['imperial-rider'], points: 9 },
      custodians: false,
      agendas: ['mutiny'],
    });
    game.play('play:political-stability', 'play:imperial-rider', 'reject');
    expect([game.state.phase, cardsOf(game, 'bob')]).toEqual(['agenda', ['imperial']]);
    game.play('abstain', 'abstain', 'reject');
    expect(game.result!.places).toEqual([3, 2, 1]);
  });

  it('TI-2.5 not without a strategy card', () => {
    const game = phase('endStatusPhase', {
      bob: { hand },
      ann: { cards: ['trade'], hand: ['spy'] },
    });
    expect(askedAll(game)).toEqual(['ann']);
    game.offers(['decline', 'lock']).play('decline');
    expect(handOf(game, 'bob')).toEqual(hand);
  });

  it('TI-19.3 cancelled, the cards go back', () => {
    const game = phase('endStatusPhase', {
      bob: { hand, cards: ['trade'] },
      cat: { hand: ['sabotage'] },
    });
    game.play('play:political-stability', 'play:sabotage');
    expect(cardsOf(game, 'bob')).toEqual([]);
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'ann']);
  });
});

describe('Sabotage', () => {
  const SABOTAGES = { ann: { hand: ['summit'] }, bob: { hand: ['sabotage'] } };

  it('TI-19.3 cancels a card before anything of it happens', () => {
    const game = phase('strategyPhase', SABOTAGES).play('play:summit', 'decline');
    expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
    expect(game.about).toEqual({ player: 0, actionCard: 'summit' });
    game.offers(['play:sabotage', 'decline', 'lock']).play('play:sabotage');
    expect(game.events('cancelled')).toEqual([{ player: 0, actionCard: 'summit' }]);
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
    expect(game.state.discarded[actionCardOf('sabotage')]).toBe(4);
  });

  it('TI-19.3 cannot be sabotaged', () => {
    const game = phase('strategyPhase', { ...SABOTAGES, cat: { hand: ['sabotage'] } });
    game.play('play:summit', 'decline', 'decline');
    expect([game.prompt, askedAll(game)]).toEqual(['card.played', ['bob', 'cat']]);
    game.play('play:sabotage', 'play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['strategyCard', 'ann']);
    expect(handOf(game, 'cat')).toEqual(['sabotage']);
    expect(game.events('cancelled')).toHaveLength(1);
  });

  it('TI-28.8 Instinct Training cancels a Sabotage', () => {
    const game = phase('strategyPhase', {
      ...SABOTAGES,
      cat: { faction: 'xxcha', technologies: ['instinct-training'] },
    });
    game.play('play:summit', 'decline');
    expect([game.prompt, askedAll(game)]).toEqual(['card.played', ['bob', 'cat']]);
    game.play('play:sabotage', 'decline');
    expect([game.prompt, game.asked, game.about]).toEqual([
      'card.played',
      'cat',
      { player: 1, actionCard: 'sabotage' },
    ]);
    game.offers(['use:instinct-training', 'decline']).play('use:instinct-training');
    expect(game.events('cancelled')).toEqual([{ player: 1, actionCard: 'sabotage' }]);
    expect(game.tokens('cat')).toEqual([3, 3, 1]);
    expect([game.prompt, game.asked]).toEqual(['gainToken', 'ann']);
  });

  it('TI-19.5 a second Sabotage may follow one that was cancelled', () => {
    const game = phase('strategyPhase', {
      ann: { hand: ['summit'] },
      bob: { hand: ['sabotage', 'sabotage'] },
      cat: { faction: 'xxcha', technologies: ['instinct-training'] },
    });
    game.play('play:summit', 'decline', 'play:sabotage', 'decline', 'use:instinct-training');
    expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
    game.play('play:sabotage');
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
  });

  it('TI-28.1 there must be a card to cancel', () => {
    position({ ann: { hand: ['sabotage'] } }).refuses('play:sabotage', 'TI-28.1');
  });

  it('TI-28.1 nobody sabotages his own card', () => {
    const game = phase('strategyPhase', { ann: { hand: ['summit', 'sabotage'] } });
    game.play('play:summit');
    expect([game.prompt, game.asked]).toEqual(['gainToken', 'ann']);
  });
});
