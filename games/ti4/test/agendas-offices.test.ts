import { describe, expect, it } from 'vitest';
import { afterRepeal, decided, isDiscarded, nextTurn, officesOf } from './agendas.ts';
import { agendaOf, council, held } from './council.ts';
import { activate, duel, HERE } from './duel.ts';
import { position, type Setting } from './position.ts';

const OWNED = [
  'committee-formation',
  'imperial-arbiter',
  'minister-of-commerce',
  'minister-of-exploration',
  'minister-of-industry',
  'minister-of-peace',
  'minister-of-policy',
  'minister-of-sciences',
  'minister-of-war',
  'prophecy-of-ixth',
];

describe('laws that belong to a player', () => {
  it.each(OWNED)('TI-23.9, TI-23.12 %s lies before the elected player', (law) => {
    const game = decided(law, 'elect:1');
    expect([officesOf(game, 'bob'), officesOf(game, 'ann')]).toEqual([[law], []]);
  });

  it.each(OWNED)('TI-23.9 %s is discarded when it is repealed', (law) => {
    const game = decided('judicial-abolishment', '', { bob: { offices: [law] } });
    expect([officesOf(game, 'bob'), isDiscarded(game, law)]).toEqual([[], true]);
  });

  it('TI-23.12 it is discarded when its owner is eliminated', () => {
    const game = activate('25', {
      ann: { units: { 25: { carrier: 1, infantry: 1 } } },
      bob: {
        offices: ['minister-of-policy'],
        lost: ['arc-prime', 'wren-terra'],
        planets: ['quann'],
        units: { 25: { fighter: 0 } },
      },
    }).play('land:quann');
    expect([game.player('bob').eliminated, isDiscarded(game, 'minister-of-policy')]).toEqual([
      true,
      true,
    ]);
  });
});

describe('Committee Formation', () => {
  const BOB: Setting = { bob: { offices: ['committee-formation'] } };

  it('TI-23.13 before the vote its owner may discard it to choose the elected player', () => {
    const game = council(['archived-secret'], BOB);
    expect([game.prompt, game.asked]).toEqual(['vote.before', 'bob']);
    game.offers(['use:law-committee-formation', 'decline']).play('use:law-committee-formation');
    expect([game.prompt, game.asked]).toEqual(['committeeFormation', 'bob']);
    game.offers(['elect:0', 'elect:1', 'elect:2']).play('elect:2');
    expect(game.events('voted')).toEqual([]);
    expect(game.player('cat').secrets).toHaveLength(1);
    expect(isDiscarded(game, 'committee-formation')).toBe(true);
    expect(agendaOf(game)).toBe('economic-equality');
  });

  it('TI-23.13 who declines it keeps it, and the vote takes place', () => {
    const game = council(['archived-secret'], BOB).play('decline');
    expect([game.prompt, officesOf(game, 'bob')]).toEqual(['vote', ['committee-formation']]);
  });

  it('TI-23.13 it has no use where nobody is elected', () => {
    expect(council(['mutiny'], BOB).prompt).toBe('vote');
    const elects = { ...BOB, ann: { planets: ['quann'] } };
    expect(council(['senate-sanctuary'], elects).prompt).toBe('vote');
  });

  it('TI-23.8 predictions of the chosen player pay', () => {
    const game = held(['archived-secret'], { ...BOB, ann: { hand: ['trade-rider'] } });
    game.play('play:trade-rider', 'elect:2');
    while (game.prompt !== 'vote.before') game.play('decline');
    game.play('use:law-committee-formation', 'elect:2');
    expect(game.player('ann').goods).toBe(5);
  });

  it('TI-23.13 Confusing Legal Text may follow', () => {
    const game = held(['archived-secret'], { ...BOB, cat: { hand: ['confusing-legal-text'] } });
    game.play('use:law-committee-formation', 'elect:2');
    expect([game.prompt, game.asked]).toEqual(['elected', 'cat']);
    game.play('play:confusing-legal-text', 'choosePlayer:0');
    expect(game.player('ann').secrets).toHaveLength(1);
  });

  it('TI-23.9 repealed: there is a vote', () => {
    const game = council(['judicial-abolishment', 'archived-secret'], BOB);
    game.play('abstain', 'abstain', 'abstain');
    expect([agendaOf(game), game.prompt]).toEqual(['archived-secret', 'vote']);
  });

  it('TI-23.9 its owner can use it on itself when it is voted on again', () => {
    const game = council(['miscount-disclosed'], BOB).play('abstain', 'abstain', 'abstain');
    expect([game.prompt, agendaOf(game)]).toEqual(['vote.before', 'committee-formation']);
    game.play('use:law-committee-formation', 'elect:2');
    expect([officesOf(game, 'bob'), officesOf(game, 'cat')]).toEqual([[], ['committee-formation']]);
    expect(isDiscarded(game, 'committee-formation')).toBe(false);
  });
});

describe('Imperial Arbiter', () => {
  const ENDS: Setting = {
    step: { step: 'endStrategyPhase', args: [] },
    ann: { cards: ['leadership', 'trade'] },
    bob: { cards: ['diplomacy', 'warfare'], offices: ['imperial-arbiter'] },
    cat: { cards: ['politics', 'imperial'] },
  };

  it('TI-26.21 at the end of the strategy phase its owner may discard it to swap cards', () => {
    const game = position(ENDS);
    expect([game.prompt, game.asked]).toEqual(['strategy.end', 'bob']);
    game.offers(['use:law-imperial-arbiter', 'decline']).play('use:law-imperial-arbiter');
    const mine = ['diplomacy', 'warfare'];
    const theirs = ['leadership', 'trade', 'politics', 'imperial'];
    game.offers(mine.flatMap((own) => theirs.map((other) => `swapCards:${own}:${other}`)));
    game.play('swapCards:warfare:leadership');
    const owners = game.state.strategy.map(({ owner }) => owner);
    expect(owners).toEqual([1, 1, 2, -1, 0, 0, -1, 2]);
    expect(isDiscarded(game, 'imperial-arbiter')).toBe(true);
    expect([game.prompt, game.asked]).toEqual(['turn', 'bob']);
  });

  it('TI-26.21 who declines it keeps it', () => {
    const game = position(ENDS).play('decline');
    expect([game.prompt, officesOf(game, 'bob')]).toEqual(['turn', ['imperial-arbiter']]);
  });

  it('TI-23.9 repealed: nobody is asked', () => {
    const game = afterRepeal({ bob: { offices: ['imperial-arbiter'] } });
    expect(game.events('used')).toEqual([]);
    expect([game.prompt, game.asked]).toEqual(['turn', 'ann']);
  });
});

describe('Prophecy of Ixth', () => {
  const ann = { offices: ['prophecy-of-ixth'] };

  it('TI-1.10 its owner’s fighters add 1 to combat rolls, other ships do not', () => {
    const dice = [8, '1-', '*'] as const;
    const hits = (offices: readonly string[]): unknown =>
      duel({ fighter: 1, carrier: 1 }, { carrier: 2 }, dice, { ann: { offices } }).events(
        'combatRoll',
      )[0]['hits'];
    expect([hits([]), hits(ann.offices)]).toEqual([0, 1]);
    const cruisers = duel({ cruiser: 1 }, { carrier: 2 }, [6], { ann });
    expect(cruisers.events('combatRoll')[0]['hits']).toBe(0);
  });

  it('TI-14.1 it is discarded when Production makes fewer than two fighters', () => {
    const game = activate('1', { ann }).play('make:fighter', 'train:jord', 'done');
    expect([officesOf(game, 'ann'), isDiscarded(game, 'prophecy-of-ixth')]).toEqual([[], true]);
    expect(game.prompt).toBe('payResources');
  });

  it('TI-14.1 with two fighters, or if nothing is made, it stays', () => {
    const two = activate('1', { ann }).play('make:fighter', 'make:fighter', 'done');
    expect(officesOf(two, 'ann')).toEqual(['prophecy-of-ixth']);
    const none = activate('1', { ann }).play('done');
    expect(officesOf(none, 'ann')).toEqual(['prophecy-of-ixth']);
  });

  it('TI-14.6 what produces without Production does not touch it', () => {
    const game = activate('30', {
      ann: {
        ...ann,
        technologies: ['integrated-economy'],
        units: { 30: { carrier: 1, infantry: 1 } },
      },
    }).play('land:zohbat', 'use:integrated-economy', 'train:zohbat', 'done', 'payLeast');
    expect(game.units('ann', 'zohbat')).toEqual({ infantry: 2 });
    expect(officesOf(game, 'ann')).toEqual(['prophecy-of-ixth']);
  });

  it('TI-23.9 repealed: the rolls are as printed', () => {
    const game = nextTurn(
      decided('judicial-abolishment', '', {
        dice: [8, '*'],
        ann: { ...ann, units: { [HERE]: { fighter: 1, carrier: 1 } } },
        bob: { units: { [HERE]: { carrier: 2 } } },
      }),
    );
    game.play(`activate:${HERE}`);
    expect(game.events('combatRoll')[0]['hits']).toBe(0);
  });
});
