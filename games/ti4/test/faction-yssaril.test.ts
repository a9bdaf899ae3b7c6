import { HIDDEN } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { handWorth } from '../bot/hand.ts';
import { ti4 } from '../rules/game.ts';
import { answerOf } from './bot-cards.ts';
import { askedAll, council, handOf, notesIn } from './council.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { whyOf } from './asking.ts';
import { SEAT, type Who } from './table.ts';

const YSSARIL: Side = { faction: 'yssaril' };

/** Ann is Yssaril; nobody else follows her strategy cards. */
const table = (more: Setting = {}): Scenario =>
  position({
    bob: { faction: 'letnev', tokens: [3, 3, 0] },
    cat: { faction: 'hacan', tokens: [3, 3, 0], cards: ['construction'] },
    ...more,
    ann: { ...YSSARIL, ...more.ann },
  });

/** The cards of a hand that a player sees. */
const seen = (game: Scenario, viewer: Who, who: Who): number =>
  ti4.view(game.state, SEAT[viewer]).players[SEAT[who]].hand.filter((card) => card !== HIDDEN)
    .length;

describe('Stall Tactics', () => {
  it('TI-2.11 an action: discards a card of the hand', () => {
    const game = table({ ann: { hand: ['spy', 'veto'] } }).play('component:stall-tactics');
    expect([game.prompt, game.asked]).toEqual(['stallTactics', 'ann']);
    game.offers(['discard:spy', 'discard:veto']).play('discard:spy');
    expect(handOf(game, 'ann')).toEqual(['veto']);
    expect(game.events('discardedCards')).toEqual([{ player: 0, actionCards: ['spy'] }]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-2.11 needs a card', () => {
    table().refuses('component:stall-tactics', 'TI-2.11');
  });

  it('is asked with one card too, so that nobody learns how many kinds there are', () => {
    const game = table({ ann: { hand: ['spy'] } }).play('component:stall-tactics');
    game.offers(['discard:spy']);
  });

  it('no other player has it', () => {
    const game = position({ ann: { faction: 'sol', hand: ['spy'] }, bob: YSSARIL });
    expect(game.offered).not.toContain('component:stall-tactics');
  });
});

describe('Scheming', () => {
  const politics = (ann: Side = {}, more: Setting = {}): Scenario =>
    table({
      actionDeck: ['veto', 'spy', 'summit', 'plague'],
      ...more,
      ann: { cards: ['politics'], ...ann },
    }).play('strategic:politics', 'speaker:1');

  it('TI-26.2 draws one more card than the effect says, then discards one of the hand', () => {
    const game = politics({ hand: ['parley'] });
    expect([game.prompt, game.asked]).toEqual(['scheming', 'ann']);
    expect(handOf(game, 'ann')).toEqual(['parley', 'veto', 'spy', 'summit']);
    game.offers(['parley', 'veto', 'spy', 'summit'].map((card) => `discard:${card}`));
    game.play('discard:spy');
    expect(handOf(game, 'ann')).toEqual(['parley', 'veto', 'summit']);
    expect(game.prompt).toBe('sortAgendas');
  });

  it('TI-1.13 what is drawn stays hidden, what is discarded lies open', () => {
    const game = politics().play('discard:spy');
    expect(game.eventsFor('bob', 'drewCards')).toEqual([
      { player: 0, count: 2, known: false },
      { player: 0, count: 1, known: false },
    ]);
    expect(game.eventsFor('bob', 'discardedCards')).toEqual([{ player: 0, actionCards: ['spy'] }]);
    expect(seen(game, 'bob', 'ann')).toBe(0);
    expect(seen(game, 'ann', 'ann')).toBe(2);
  });

  it('TI-27.5 before the next player draws', () => {
    const game = table({
      ann: { cards: ['politics'] },
      actionDeck: ['veto', 'spy', 'summit'],
      step: { step: 'drawCards', args: [0] },
    });
    // Neural Motivator: two cards in the status phase.
    expect([game.prompt, handOf(game, 'ann').length]).toEqual(['scheming', 3]);
    expect(handOf(game, 'bob')).toEqual([]);
  });

  it('TI-27.5 shuffles the discard pile if the deck runs out in between', () => {
    const game = politics({}, { actionDeck: ['veto', 'spy'], discarded: 'all' });
    expect(game.events('reshuffled')).toHaveLength(1);
    expect([game.prompt, handOf(game, 'ann').length]).toEqual(['scheming', 3]);
  });

  it('only when Yssaril draws', () => {
    const game = position({
      ann: { faction: 'sol', cards: ['politics'] },
      bob: { ...YSSARIL, tokens: [3, 3, 1] },
      cat: { faction: 'hacan', tokens: [3, 3, 0], cards: ['construction'] },
    }).play('strategic:politics', 'speaker:1');
    expect(game.prompt).toBe('sortAgendas');
    game.play(game.offered[0]).play(game.offered[0]);
    expect([game.prompt, game.asked]).toEqual(['secondary', 'bob']);
    game.play('secondary');
    expect([game.prompt, game.asked, handOf(game, 'bob').length]).toEqual(['scheming', 'bob', 3]);
  });

  it('pairs with Minister of Policy', () => {
    const game = table({
      ann: { offices: ['minister-of-policy'] },
      step: { step: 'endStatusPhase', args: [] },
    });
    expect([game.prompt, handOf(game, 'ann').length]).toEqual(['scheming', 2]);
  });

  it('pairs with Spy: a card taken from somebody is not drawn', () => {
    const game = table({
      ann: { hand: ['spy'] },
      bob: { faction: 'letnev', hand: ['veto'] },
      discarded: 'all',
    }).play('play:spy');
    if (game.prompt === 'spy') game.play('choosePlayer:1');
    expect([handOf(game, 'ann'), game.prompt]).toEqual([['veto'], 'turn']);
  });
});

describe('Crafty', () => {
  const many = ['veto', 'spy', 'summit', 'plague', 'parley', 'sabotage', 'upgrade', 'salvage'];

  it('TI-19.1 no hand limit', () => {
    const game = table({
      ann: { cards: ['politics'], hand: many },
      actionDeck: ['bunker', 'uprising', 'intercept'],
    }).play('strategic:politics', 'speaker:1', 'discard:bunker');
    expect([game.player('ann').hand.length, game.prompt]).toEqual([10, 'sortAgendas']);
  });

  it('pairs with Executive Sanctions: no effect limits the hand', () => {
    const drawing = (faction: string): Scenario =>
      position({
        ann: { faction, cards: ['politics'], hand: many.slice(0, 3) },
        bob: { tokens: [3, 3, 0] },
        cat: { tokens: [3, 3, 0], cards: ['construction'] },
        laws: ['executive-sanctions'],
      }).play('strategic:politics', 'speaker:1');
    expect(drawing('sol').prompt).toBe('handLimit');
    const game = drawing('yssaril');
    expect([game.prompt, game.player('ann').hand.length]).toEqual(['scheming', 6]);
    expect(game.play('discard:veto').prompt).toBe('sortAgendas');
  });
});

describe('Mageon Implants', () => {
  const implants = (bob: readonly string[], more: Setting = {}): Scenario =>
    table({
      ...more,
      ann: { technologies: ['mageon-implants'], ...more.ann },
      bob: { faction: 'letnev', tokens: [3, 3, 0], hand: bob },
    });

  it('TI-16.9 looks at a hand and takes a card; only the two know which', () => {
    const game = implants(['veto', 'sabotage', 'spy']).play('component:mageon-implants');
    expect([game.prompt, game.asked]).toEqual(['takeFromHand', 'ann']);
    expect([seen(game, 'ann', 'bob'), seen(game, 'cat', 'bob')]).toEqual([3, 0]);
    game.offers(['veto', 'sabotage', 'spy'].map((card) => `takeFromHand:${card}`));
    game.play('takeFromHand:sabotage');
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([['sabotage'], ['veto', 'spy']]);
    expect(game.eventsFor('cat', 'tookFromHand')).toEqual([{ player: 0, other: 1, known: false }]);
    expect(game.eventsFor('cat', 'sawHand')).toEqual([{ player: 0, other: 1, known: false }]);
    expect(game.eventsFor('bob', 'tookFromHand')).toMatchObject([{ actionCards: ['sabotage'] }]);
    expect([seen(game, 'ann', 'bob'), seen(game, 'bob', 'ann')]).toEqual([2, 1]);
    expect([seen(game, 'cat', 'bob'), seen(game, 'cat', 'ann')]).toEqual([0, 0]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-18.5 exhausts the card', () => {
    implants(['veto'], { ann: { exhaustedTechnologies: ['mageon-implants'] } }).refuses(
      'component:mageon-implants',
      'TI-18.5',
    );
  });

  it('TI-2.11 needs another player with a card', () => {
    implants([], { ann: { hand: ['veto'] } }).refuses('component:mageon-implants', 'TI-2.11');
  });

  it('among several players one is chosen', () => {
    const game = implants(['veto'], {
      cat: { faction: 'hacan', hand: ['spy'] },
      ann: { hand: ['summit'] },
    }).play('component:mageon-implants');
    game.offers(['choosePlayer:1', 'choosePlayer:2']).play('choosePlayer:2');
    expect(handOf(game.play('takeFromHand:spy'), 'ann')).toEqual(['summit', 'spy']);
  });

  it('whoever had seen the hand no longer knows what is left of it', () => {
    const game = table({
      ann: { technologies: ['mageon-implants'] },
      bob: { faction: 'letnev', hand: ['veto', 'spy'], shown: true },
    });
    expect(seen(game, 'cat', 'bob')).toBe(2);
    game.play('component:mageon-implants', 'takeFromHand:veto');
    expect([seen(game, 'cat', 'bob'), seen(game, 'ann', 'bob')]).toEqual([0, 1]);
  });
});

describe('Transparasteel Plating', () => {
  /** Cat's Sabotage is the only card that is not in the discard pile, beside the one that Ann plays. */
  const plated = (cat: Side, technologies = ['transparasteel-plating']): Scenario =>
    table({
      ann: { technologies, hand: ['mining-initiative'] },
      cat: { faction: 'hacan', hand: ['sabotage'], cards: ['politics*'], ...cat },
      discarded: 'all',
    }).play('play:mining-initiative', 'choosePlanet:retillion');

  it('TI-1.2 who has passed plays no action cards on a turn of Yssaril', () => {
    const game = plated({ passed: true });
    expect(game.prompt).not.toBe('card.played');
  });

  it('who has not passed does', () => {
    expect([plated({}).prompt, plated({}).asked]).toEqual(['card.played', 'cat']);
  });

  it('without it who has passed may play cards', () => {
    expect(plated({ passed: true }, []).prompt).toBe('card.played');
  });

  it('not on turns of others', () => {
    const game = position({
      ann: { faction: 'sol', hand: ['mining-initiative'] },
      bob: { ...YSSARIL, technologies: ['transparasteel-plating'] },
      cat: { faction: 'hacan', hand: ['sabotage'], cards: ['politics*'], passed: true },
      discarded: 'all',
    }).play('play:mining-initiative');
    expect([game.prompt, askedAll(game)]).toEqual(['card.played', ['cat']]);
  });

  it('pairs with Instinct Training: a technology is no card', () => {
    const game = plated({
      faction: 'xxcha',
      technologies: ['instinct-training'],
      passed: true,
    });
    game.offers(['use:instinct-training', 'decline']);
  });

  it('TI-1.2 somebody who asks hears of it', () => {
    const game = plated({ faction: 'xxcha', technologies: ['instinct-training'], passed: true });
    expect(whyOf(game, 'card:sabotage')).toMatchObject({ say: 'why.card.shutOut' });
  });

  it('not in the agenda phase', () => {
    const game = council(['mutiny'], {
      ann: { ...YSSARIL, technologies: ['transparasteel-plating'] },
      cat: { faction: 'hacan', hand: ['veto'] },
      discarded: 'all',
    });
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.when', ['cat']]);
  });
});

describe('Y’sia Y’ssrila', () => {
  /** Ann's home is next to 36, 50 and 31; Bob's cruiser is in 36. */
  const sail = (ann: Side['units'], technologies: readonly string[] = []): Scenario =>
    table({
      ann: { technologies, units: { ...ann, retillion: { infantry: 2 } } },
      bob: { faction: 'letnev', units: { 36: { cruiser: 1 }, 31: { cruiser: 1 } } },
    }).play('activate:39');

  it('TI-7.3 moves through systems with ships of others', () => {
    const game = sail({ 15: { flagship: 1, cruiser: 1 } });
    expect(game.offered).toContain('move:15:flagship:whole:plain');
    game.refuses('move:15:cruiser:whole:plain', 'TI-7.3');
    game.play('move:15:flagship:whole:plain', 'lift:retillion', 'done');
    expect(game.units('ann', '39')).toEqual({ flagship: 1, infantry: 1 });
  });

  it('pairs with Light/Wave Deflector, by which all ships do', () => {
    const game = sail({ 15: { flagship: 1, cruiser: 1 } }, ['light-wave-deflector']);
    expect(game.offered).toContain('move:15:cruiser:whole:plain');
  });

  it('everything that starts there with a free way comes along', () => {
    const game = table({
      ann: { units: { 15: { flagship: 1, cruiser: 1 }, retillion: { infantry: 2 } } },
      bob: { faction: 'letnev', units: { 36: { cruiser: 1 }, 31: { cruiser: 1 } } },
    }).play('activate:39', 'moveAll:15');
    expect(game.units('ann', '39')['flagship'] ?? 0).toBe(1);
    expect(game.units('ann', '15')['cruiser'] ?? 0).toBe(1);
  });

  it('TI-7.6 but not through an asteroid field', () => {
    const game = table({
      ann: { units: { 36: { flagship: 1 }, retillion: { infantry: 1 } } },
      bob: {
        faction: 'letnev',
        units: { 44: { cruiser: 1 }, 39: { cruiser: 1 }, 23: { cruiser: 1 } },
      },
    }).play('activate:19');
    // By 39, past the cruiser there, not by 44.
    expect(game.offered).toContain('move:36:flagship:whole:plain');
    const blocked = table({
      ann: { units: { 36: { flagship: 1 }, retillion: { infantry: 1 } } },
    }).play('activate:45');
    expect(blocked.offered).not.toContain('move:36:flagship:whole:plain');
  });
});

describe('Spy Net', () => {
  const note = 'spy-net of bob';
  const net = (bob: Side = {}, more: Setting = {}): Scenario =>
    position({
      cat: { faction: 'hacan' },
      discarded: 'all',
      ...more,
      ann: { faction: 'sol', notes: [note], ...more.ann },
      bob: { ...YSSARIL, ...bob },
    });

  it('TI-17.3 at the start of a turn its holder looks at the cards of Yssaril and takes one', () => {
    const game = net({ hand: ['sabotage', 'spy', 'sabotage'] });
    expect([game.prompt, game.asked]).toEqual(['turn.start', 'ann']);
    game.play('playNote:spy-net:1');
    game.offers(['takeFromHand:sabotage', 'takeFromHand:spy']).play('takeFromHand:sabotage');
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([['sabotage'], ['spy', 'sabotage']]);
    expect(seen(game, 'cat', 'ann')).toBe(0);
    expect(notesIn(game, 'bob')).toContain(note);
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
  });

  it('TI-1.3 may be kept', () => {
    const game = net({ hand: ['veto'] }).play('decline');
    expect([game.prompt, notesIn(game, 'ann').includes(note)]).toEqual(['turn', true]);
  });

  it('TI-19.7 not while Yssaril has no cards', () => {
    const game = net();
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
  });

  it('TI-28.1 not on the turn of another', () => {
    const game = net({ hand: ['veto'] }).play('decline', 'activate:44');
    expect(game.asked).not.toBe('ann');
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-19.1 the hand limit of its holder counts', () => {
    const hand = ['spy', 'summit', 'plague', 'parley', 'sabotage', 'upgrade', 'salvage'];
    const game = net({ hand: ['veto'] }, { ann: { hand } });
    game.play('playNote:spy-net:1', 'takeFromHand:veto');
    expect([game.prompt, game.asked]).toEqual(['handLimit', 'ann']);
  });

  it('pairs with Military Support at the same moment', () => {
    const game = position({
      ann: { faction: 'sol', notes: ['spy-net of bob'] },
      bob: { ...YSSARIL, hand: ['veto'], notes: ['military-support of ann'] },
      discarded: 'all',
    });
    expect(askedAll(game)).toEqual(['ann', 'bob']);
    game.play('playNote:spy-net:1', 'decline', 'takeFromHand:veto');
    expect([game.prompt, askedAll(game)]).toEqual(['turn.start', ['bob']]);
  });
});

describe('a bot as Yssaril', () => {
  it('discards the least card for Scheming', async () => {
    const game = table({
      ann: { cards: ['politics'], hand: ['sabotage'] },
      actionDeck: ['veto', 'cripple-defenses', 'summit'],
    }).play('strategic:politics', 'speaker:1');
    expect(await answerOf(game)).toBe('discard:cripple-defenses');
  });

  it('values a large hand, since there is no limit', () => {
    const hand = ['sabotage', 'veto', 'parley', 'direct-hit', 'summit', 'spy', 'plague', 'disable'];
    const worth = (faction: string): number =>
      handWorth(position({ ann: { faction, hand } }).state, 0);
    expect(worth('yssaril')).toBeGreaterThan(worth('sol') + 0.02);
  });

  it('takes the best card that it sees', async () => {
    const game = table({
      ann: { technologies: ['mageon-implants'] },
      bob: { faction: 'letnev', hand: ['plague', 'imperial-rider', 'spy'] },
    }).play('component:mageon-implants');
    expect(await answerOf(game)).toBe('takeFromHand:imperial-rider');
  });

  it('does not stall while there is something to do', async () => {
    const game = table({
      ann: {
        hand: ['sabotage'],
        cards: ['leadership'],
        units: { retillion: { infantry: 4, dock: 1 }, 15: { carrier: 1 } },
      },
    });
    expect(await answerOf(game)).not.toBe('component:stall-tactics');
  });
});
