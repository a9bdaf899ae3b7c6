import { describe, expect, it } from 'vitest';
import { AGENDAS } from '../content/index.ts';
import { decided, isDiscarded, lawsOf, nextRound, officesOf, attachedTo } from './agendas.ts';
import { agendaOf, council, declineAll, handOf, held } from './council.ts';
import type { Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const pointsOf = (game: Scenario): number[] => game.state.players.map(({ points }) => points);
const goodsOf = (game: Scenario): number[] => game.state.players.map(({ goods }) => goods);

describe('Archived Secret', () => {
  it('TI-23.9 the elected player draws a secret objective', () => {
    const game = decided('archived-secret', 'elect:2');
    expect(game.state.players.map(({ secrets }) => secrets.length)).toEqual([0, 0, 1]);
    expect(isDiscarded(game, 'archived-secret')).toBe(true);
  });

  it('TI-20.5 a fourth one sends one back', () => {
    const secrets = ['cut-supply-lines', 'threaten-enemies', 'control-the-region'];
    const game = decided('archived-secret', 'elect:1', { bob: { secrets } });
    expect([game.prompt, game.asked]).toEqual(['returnSecret', 'bob']);
  });
});

describe('Economic Equality', () => {
  const RICH: Setting = { ann: { goods: 9 }, bob: { goods: 1, commodities: 2 } };

  it('TI-23.9 for: everybody returns all trade goods, then gains 5', () => {
    const game = decided('economic-equality', 'approve', RICH);
    expect([goodsOf(game), game.player('bob').commodities]).toEqual([[5, 5, 5], 2]);
    expect(game.events('gainedGoods')).toHaveLength(3);
    expect(isDiscarded(game, 'economic-equality')).toBe(true);
  });

  it('TI-23.9 against: everybody returns all trade goods', () => {
    const game = decided('economic-equality', 'reject', RICH);
    expect([goodsOf(game), game.player('bob').commodities]).toEqual([[0, 0, 0], 2]);
  });
});

describe('Incentive Program', () => {
  const OPEN: Setting = { revealed: ['expand-borders', 'lead-from-the-front'] };

  it('TI-20.7 for: a stage I objective of the deck joins the public ones', () => {
    const game = decided('incentive-program', 'approve', OPEN);
    expect(game.state.revealed).toHaveLength(3);
    expect(game.state.revealed.at(-1)).toBeLessThan(10);
    expect([game.state.stage1.length, game.state.stage2.length]).toEqual([5, 5]);
    expect(game.events('revealed')).toHaveLength(1);
  });

  it('TI-20.7 against: one of stage II does', () => {
    const game = decided('incentive-program', 'reject', OPEN);
    expect(game.state.revealed.at(-1)).toBeGreaterThanOrEqual(10);
    expect([game.state.stage1.length, game.state.stage2.length]).toEqual([5, 5]);
    expect(isDiscarded(game, 'incentive-program')).toBe(true);
  });
});

describe('Judicial Abolishment', () => {
  const LAWS: Setting = {
    ann: { planets: ['quann'] },
    bob: { offices: ['minister-of-war'] },
    laws: ['fleet-regulations'],
    attached: { quann: ['senate-sanctuary'] },
  };

  it('TI-23.3 makes way while no law is in play', () => {
    expect(agendaOf(council(['judicial-abolishment', 'mutiny']))).toBe('mutiny');
  });

  it('TI-23.9 the elected law is discarded, wherever it lies', () => {
    council(['judicial-abolishment'], LAWS).offers([
      'electLaw:fleet-regulations',
      'electLaw:minister-of-war',
      'electLaw:senate-sanctuary',
      'abstain',
    ]);
    const game = decided('judicial-abolishment', 'electLaw:minister-of-war', LAWS);
    expect([officesOf(game, 'bob'), lawsOf(game), attachedTo(game)]).toEqual([
      [],
      ['fleet-regulations'],
      ['senate-sanctuary'],
    ]);
    expect(isDiscarded(game, 'minister-of-war')).toBe(true);
  });

  it('TI-23.7 the only law is elected, whatever the votes', () => {
    const game = council(['judicial-abolishment'], { laws: ['fleet-regulations'] });
    game.play('abstain', 'abstain', 'abstain');
    expect([lawsOf(game), game.events('decided')]).toEqual([[], []]);
  });
});

describe('Miscount Disclosed', () => {
  const MISCOUNT = ['miscount-disclosed', 'mutiny'];
  const again = (setting: Setting, hand: readonly string[] = []): Scenario => {
    const game = held(MISCOUNT, { ...setting, cat: { ...setting.cat, hand } });
    while (agendaOf(game) === 'miscount-disclosed') {
      const key = ['abstain', 'decline'].find((each) => game.offered.includes(each));
      game.play(key!);
    }
    return game;
  };

  it('TI-23.3 makes way while no law is in play', () => {
    expect(agendaOf(council(MISCOUNT))).toBe('mutiny');
  });

  it('TI-23.9 the elected law is voted on again, and it holds meanwhile', () => {
    const game = again({ laws: ['representative-government'] });
    expect(game.events('votedAgain')).toEqual([{ agenda: 'representative-government' }]);
    expect([agendaOf(game), game.state.council.number]).toEqual(['representative-government', 1]);
    game.play('approve');
    expect(game.events('voted')).toMatchObject([{ player: 1, votes: 1 }]);
    expect(game.isExhausted('wren-terra')).toBe(false);
  });

  it('TI-23.9 approved again it stays, and the second agenda follows', () => {
    const game = again({ laws: ['fleet-regulations'] }).play('approve', 'abstain', 'abstain');
    expect([lawsOf(game), agendaOf(game)]).toEqual([['fleet-regulations'], 'mutiny']);
    expect(game.state.council.number).toBe(2);
  });

  it('TI-23.9 rejected now it is discarded, and what is against it happens', () => {
    const game = again({ laws: ['fleet-regulations'] }).play('reject', 'abstain', 'abstain');
    expect([lawsOf(game), isDiscarded(game, 'fleet-regulations')]).toEqual([[], true]);
    expect(game.tokens('ann')).toEqual([3, 4, 2]);
  });

  it('TI-23.9 an office can pass to another player; no points are lost by it', () => {
    const game = again({ bob: { offices: ['shard-of-the-throne'], points: 3 } });
    game.play('elect:0', 'abstain', 'abstain');
    expect([officesOf(game, 'ann'), officesOf(game, 'bob')]).toEqual([['shard-of-the-throne'], []]);
    expect(pointsOf(game)).toEqual([1, 3, 0]);
  });

  it('TI-23.9 a law on a planet can pass to another planet', () => {
    const game = again({
      ann: { planets: ['quann', 'lodor'] },
      attached: { quann: ['senate-sanctuary'] },
    });
    game.play('electPlanet:lodor', 'abstain', 'abstain');
    expect([attachedTo(game), agendaOf(game)]).toEqual([['senate-sanctuary'], 'mutiny']);
    game.play('abstain', 'approve', 'exhaust:lodor', 'done');
    expect(game.events('voted').at(-1)).toMatchObject({ player: 0, votes: 3 });
  });

  it('TI-23.2 vetoed it is discarded and replaced', () => {
    const game = again({ laws: ['fleet-regulations'] }, ['veto']);
    // The first Veto was declined; the law counts as revealed.
    expect([game.prompt, agendaOf(game)]).toEqual(['agenda.revealed.when', 'fleet-regulations']);
    game.play('play:veto');
    expect([lawsOf(game), isDiscarded(game, 'fleet-regulations')]).toEqual([[], true]);
    expect([agendaOf(game), game.state.council.number]).toEqual(['mutiny', 1]);
  });

  it('TI-23.8 predictions on it pay first; new ones can be made on the law', () => {
    const game = held(MISCOUNT, {
      laws: ['fleet-regulations', 'executive-sanctions'],
      ann: { hand: ['trade-rider', 'leadership-rider'] },
    });
    game.play('play:trade-rider', 'electLaw:fleet-regulations');
    declineAll(game);
    game.play('electLaw:fleet-regulations', 'abstain');
    expect([agendaOf(game), game.player('ann').goods]).toEqual(['fleet-regulations', 5]);
    game.play('play:leadership-rider').offers(['approve', 'reject']).play('reject');
    expect(game.prompt).toBe('vote');
  });

  it('TI-16.4 new transactions are possible', () => {
    const game = held(MISCOUNT, { laws: ['fleet-regulations'], ann: { goods: 2 } });
    game.accord('deal:0:1:goods*1:').refusesAccord('deal:0:1:goods*1:', 'TI-16.4');
    game.play('abstain', 'abstain', 'abstain');
    expect(agendaOf(game)).toBe('fleet-regulations');
    game.accord('deal:0:1:goods*1:');
    expect(goodsOf(game)).toEqual([0, 2, 0]);
  });
});

describe('Mutiny', () => {
  it('TI-23.10 for: everybody who voted for it gains a point', () => {
    const game = council(['mutiny']).play('approve', 'reject', 'voteAll', 'approve');
    expect(pointsOf(game)).toEqual([1, 1, 0]);
  });

  it('TI-21.5, TI-23.10 against: they lose one, but nobody falls below 0', () => {
    const game = council(['mutiny'], { ann: { points: 2 }, cat: { points: 2 } });
    game.play('approve', 'reject', 'voteAll', 'abstain');
    expect(pointsOf(game)).toEqual([2, 0, 2]);
    const loser = council(['mutiny'], { bob: { points: 2 } });
    loser.play('approve', 'reject', 'voteAll', 'abstain');
    expect(pointsOf(loser)).toEqual([0, 1, 0]);
  });

  it('TI-21.1, TI-23.7 of two who reach the last point the first in speaker order wins', () => {
    const game = council(['mutiny'], {
      speaker: 'cat',
      ann: { points: 9 },
      bob: { points: 9 },
    }).play('approve', 'approve', 'abstain');
    expect([game.over, pointsOf(game)]).toEqual([true, [10, 9, 0]]);
  });
});

describe('New Constitution', () => {
  const LAWS: Setting = {
    ann: { planets: ['quann'] },
    bob: { offices: ['minister-of-war'] },
    laws: ['fleet-regulations'],
    attached: { quann: ['senate-sanctuary'] },
  };

  it('TI-23.3 makes way while no law is in play', () => {
    expect(agendaOf(council(['new-constitution', 'mutiny']))).toBe('mutiny');
  });

  it('TI-23.9 for: all laws are discarded, and home planets are exhausted in the next strategy phase', () => {
    const game = decided('new-constitution', 'approve', LAWS);
    expect([lawsOf(game), officesOf(game, 'bob'), attachedTo(game)]).toEqual([[], [], []]);
    expect(game.state.agendaDiscards.map((each) => AGENDAS[each].id)).toEqual([
      'new-constitution',
      'fleet-regulations',
      'minister-of-war',
      'senate-sanctuary',
    ]);
    expect(game.isExhausted('jord')).toBe(false);
    nextRound(game);
    const planets = ['jord', 'quann', 'arc-prime', 'wren-terra', 'arretze', 'hercant', 'kamdorn'];
    expect(planets.filter((planet) => !game.isExhausted(planet))).toEqual(['quann']);
  });

  it('TI-23.9 against: nothing happens', () => {
    const game = decided('new-constitution', 'reject', LAWS);
    expect([lawsOf(game), attachedTo(game)]).toEqual([['fleet-regulations'], ['senate-sanctuary']]);
    expect(nextRound(game).isExhausted('jord')).toBe(false);
  });
});

describe('Public Execution', () => {
  it('TI-23.5 the elected player loses his hand and his votes for the rest of the phase', () => {
    const game = held(['public-execution', 'mutiny'], {
      bob: { hand: ['direct-hit', 'plague'], planets: ['quann'] },
    }).play('abstain', 'abstain', 'abstain', 'elect:1');
    expect([handOf(game, 'bob'), game.state.speaker]).toEqual([[], 0]);
    expect(game.events('banished')).toEqual([{ player: 1 }]);
    // Bob would be the first to vote.
    expect([agendaOf(game), game.prompt, game.asked]).toEqual(['mutiny', 'vote', 'cat']);
    nextRound(game);
    expect(game.state.banished).toBe(0);
  });

  it('TI-24.2 a speaker passes the token to the left', () => {
    const game = decided('public-execution', 'elect:0');
    expect(game.state.speaker).toBe(1);
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    expect(game.events('newSpeaker')).toEqual([{ player: 1 }]);
  });
});

describe('Seed of an Empire', () => {
  const POINTS: Setting = { ann: { points: 4 }, bob: { points: 4 }, cat: { points: 1 } };

  it('TI-21.3 for: all players with the most points gain 1', () => {
    const game = decided('seed-of-an-empire', 'approve', POINTS);
    expect(pointsOf(game)).toEqual([5, 5, 1]);
    expect(isDiscarded(game, 'seed-of-an-empire')).toBe(true);
  });

  it('TI-21.3 against: all players with the fewest points gain 1', () => {
    expect(pointsOf(decided('seed-of-an-empire', 'reject', POINTS))).toEqual([4, 4, 2]);
    const tied = { ...POINTS, ann: { points: 1 } };
    expect(pointsOf(decided('seed-of-an-empire', 'reject', tied))).toEqual([2, 4, 2]);
  });

  it('TI-21.1, TI-23.7 of two with 9 points the first in speaker order wins', () => {
    const game = decided('seed-of-an-empire', 'approve', {
      speaker: 'bob',
      ann: { points: 9 },
      bob: { points: 9 },
    });
    expect([game.over, pointsOf(game)]).toEqual([true, [9, 10, 0]]);
  });
});

describe('Unconventional Measures', () => {
  const DECK: Setting = { discarded: 'all', actionDeck: ['summit', 'bunker', 'plague', 'spy'] };

  it('TI-23.10 for: everybody who voted for it draws two action cards', () => {
    const game = council(['unconventional-measures'], DECK).play('approve', 'abstain', 'abstain');
    expect([handOf(game, 'bob'), handOf(game, 'cat')]).toEqual([['summit', 'bunker'], []]);
  });

  it('TI-23.10 against: they discard all their action cards', () => {
    const game = held(['unconventional-measures'], {
      ann: { hand: ['direct-hit'] },
      bob: { hand: ['direct-hit', 'plague'] },
    }).play('approve', 'reject', 'voteAll', 'abstain');
    expect([handOf(game, 'ann'), handOf(game, 'bob')]).toEqual([['direct-hit'], []]);
    expect(isDiscarded(game, 'unconventional-measures')).toBe(true);
  });
});
