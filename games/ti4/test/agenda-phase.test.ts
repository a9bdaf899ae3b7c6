import { describe, expect, it } from 'vitest';
import { AGENDAS } from '../content/index.ts';
import { agendaOf, council, opened, votesIn } from './council.ts';
import { position } from './position.ts';
import { PLAYERS } from './table.ts';

const STATUS_ENDS = { step: { step: 'endStatusPhase', args: [] } } as const;

describe('when the agenda phase is played', () => {
  it('TI-2.1 not before the custodians token has been removed', () => {
    const game = position({ ...STATUS_ENDS, custodians: true, agendas: ['mutiny'] });
    expect([game.state.phase, game.prompt]).toEqual(['strategy', 'strategyCard']);
    expect(game.events('agenda')).toEqual([]);
  });

  it('TI-2.1, TI-22.3 after the status phase from the round of its removal on', () => {
    const game = position({ ...STATUS_ENDS, custodians: false, agendas: ['mutiny'] });
    expect([game.state.phase, game.prompt, agendaOf(game)]).toEqual(['agenda', 'vote', 'mutiny']);
    expect(game.state.round).toBe(2);
  });

  it('TI-23.1 twice: reveal, vote, resolve; then all planets are readied', () => {
    const game = opened(['mutiny', 'economic-equality'], { ann: { points: 3 } });
    game.play('approve', 'approve', 'voteAll', 'abstain');
    expect(agendaOf(game)).toBe('economic-equality');
    expect(game.isExhausted('wren-terra')).toBe(true);
    expect(game.state.players.map(({ points }) => points)).toEqual([3, 1, 1]);
    game.play('abstain', 'approve');
    expect(game.events('agenda')).toEqual([
      { agenda: 'mutiny', number: 1 },
      { agenda: 'economic-equality', number: 2 },
    ]);
    expect(game.state.exhausted.some(Boolean)).toBe(false);
  });

  it('TI-23.14 only planets are readied at the end', () => {
    const game = council(['mutiny', 'economic-equality'], {
      ann: { technologies: ['transit-diodes'], exhaustedTechnologies: ['transit-diodes'] },
      bob: { exhausted: ['arc-prime'] },
    });
    game.play('abstain', 'abstain', 'abstain', 'reject', 'abstain', 'abstain', 'abstain', 'reject');
    expect(game.state.phase).toBe('strategy');
    expect(game.isExhausted('arc-prime')).toBe(false);
    expect(game.player('ann').spent).toHaveLength(1);
  });

  it('TI-2.1, TI-2.2 the strategy phase follows, from the speaker on', () => {
    const game = council(['mutiny'], { speaker: 'cat' });
    game.play('abstain', 'abstain', 'abstain', 'reject', 'abstain', 'abstain', 'abstain', 'reject');
    expect([game.state.round, game.prompt, game.asked]).toEqual([3, 'strategyCard', 'cat']);
  });
});

describe('what is revealed', () => {
  it('TI-23.3 an agenda about laws makes way if no law is in play', () => {
    const game = opened(['judicial-abolishment', 'mutiny']);
    expect(game.events('mootAgenda')).toEqual([{ agenda: 'judicial-abolishment' }]);
    expect([agendaOf(game), game.state.council.number]).toEqual(['mutiny', 1]);
    expect(game.state.agendaDiscards.map((each) => AGENDAS[each].id)).toEqual([
      'judicial-abolishment',
    ]);
    const lawful = council(['judicial-abolishment'], { laws: ['executive-sanctions'] });
    expect(agendaOf(lawful)).toBe('judicial-abolishment');
  });

  it('TI-23.3 one about scored secret objectives makes way if there are none', () => {
    const game = council(['classified-document-leaks', 'mutiny']);
    expect(agendaOf(game)).toBe('mutiny');
  });

  it('TI-27.1 one that elects a planet makes way if no planet fits', () => {
    expect(agendaOf(council(['senate-sanctuary', 'mutiny']))).toBe('mutiny');
    const cultural = council(['senate-sanctuary'], { ann: { planets: ['quann'] } });
    expect(agendaOf(cultural)).toBe('senate-sanctuary');
  });

  it('TI-25.1 an empty deck is made of the discards, also for an agenda that makes way', () => {
    const game = opened([], { agendas: ['judicial-abolishment'], discardedAgendas: 'all' });
    expect(game.events('reshuffled')).toEqual([{ deck: 'agenda' }]);
    expect(agendaOf(game)).not.toBeNull();
    expect(game.state.agendaDiscards.length + game.state.agendaDeck.length).toBe(49);
  });
});

describe('voting', () => {
  it('TI-23.4 one pass from the speaker’s left clockwise, the speaker last', () => {
    const game = council(['mutiny'], { speaker: 'bob' });
    const order = [];
    while (agendaOf(game) === 'mutiny' && game.prompt === 'vote') {
      order.push(game.asked);
      game.play('abstain');
    }
    expect(order).toEqual(['cat', 'ann', 'bob']);
  });

  it('TI-23.4 a player exhausts any number of planets and casts all their influence', () => {
    const game = council(['mutiny'], { bob: { planets: ['meer', 'fria', 'lodor'] } });
    game.offers(['approve', 'reject', 'abstain']).play('approve');
    expect(game.prompt).toBe('castVotes');
    game.offers(['voteAll', 'exhaust:wren-terra', 'exhaust:lodor', 'exhaust:meer']);
    game.play('exhaust:meer');
    game.offers(['voteAll', 'exhaust:wren-terra', 'exhaust:lodor', 'done']).play('done');
    expect(votesIn(game)).toEqual(['bob 4 for 0']);
    expect(['meer', 'wren-terra', 'lodor'].map((planet) => game.isExhausted(planet))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('TI-23.4 all planets at once, or the last one', () => {
    const game = council(['mutiny'], { bob: { planets: ['meer'] } });
    game.play('reject', 'exhaust:wren-terra').offers(['voteAll', 'done']).play('voteAll');
    expect(votesIn(game)).toEqual(['bob 5 for 1']);
  });

  it('TI-23.4 exhausted planets and trade goods are no votes', () => {
    const game = opened(['mutiny'], { bob: { exhausted: ['wren-terra'], goods: 9 } });
    expect(game.asked).toBe('cat');
    expect(game.events('abstained')).toEqual([{ player: 1 }]);
  });

  it('TI-23.4 planets exhausted for the first agenda are no votes on the second', () => {
    const game = council(['mutiny', 'economic-equality']);
    game.play('approve', 'abstain', 'abstain');
    expect([agendaOf(game), game.asked]).toEqual(['economic-equality', 'cat']);
  });

  it('TI-23.4 what is attached to a planet counts', () => {
    const game = council(['mutiny'], {
      bob: { planets: ['quann'], exhausted: ['wren-terra'] },
      attached: { quann: ['senate-sanctuary'] },
    });
    game.play('approve');
    expect(votesIn(game)).toEqual(['bob 3 for 0']);
  });

  it('TI-23.6 players can be elected, oneself too', () => {
    council(['archived-secret']).offers(['elect:0', 'elect:1', 'elect:2', 'abstain']);
  });

  it('TI-23.6 an elected planet must be somebody’s and fit the restriction', () => {
    const sides = {
      ann: { planets: ['quann', 'mecatol-rex', 'abyz'] },
      bob: { planets: ['rarron'] },
    };
    council(['senate-sanctuary'], sides).offers([
      'electPlanet:quann',
      'electPlanet:rarron',
      'abstain',
    ]);
    council(['colonial-redistribution'], sides).offers([
      'electPlanet:quann',
      'electPlanet:rarron',
      'electPlanet:abyz',
      'abstain',
    ]);
  });

  it('TI-23.6 laws are elected wherever they lie', () => {
    const game = council(['judicial-abolishment'], {
      laws: ['executive-sanctions'],
      ann: { planets: ['quann'] },
      bob: { offices: ['minister-of-war'] },
      attached: { quann: ['senate-sanctuary'] },
    });
    game.offers([
      'electLaw:executive-sanctions',
      'electLaw:minister-of-war',
      'electLaw:senate-sanctuary',
      'abstain',
    ]);
  });

  it('TI-23.6 scored secret objectives can be elected', () => {
    const game = council(['classified-document-leaks'], {
      ann: { scored: ['become-the-gatekeeper'] },
      bob: { scored: ['unveil-flagship'] },
    });
    game.offers(['electSecret:become-the-gatekeeper', 'electSecret:unveil-flagship', 'abstain']);
  });
});

describe('the outcome', () => {
  it('TI-23.7 most votes count', () => {
    const game = council(['minister-of-policy']);
    game.play('elect:0', 'elect:1', 'voteAll', 'abstain');
    expect(game.player('bob').offices.map((law) => AGENDAS[law].id)).toEqual([
      'minister-of-policy',
    ]);
  });

  it('TI-23.7 of tied outcomes the speaker picks one, and that is not a vote', () => {
    const game = council(['minister-of-policy'], { ann: { exhausted: ['jord'] } });
    game.play('elect:0', 'elect:1', 'exhaust:hercant', 'done');
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'ann']);
    game.offers(['elect:0', 'elect:1']).play('elect:1');
    expect(game.events('decided')).toMatchObject([{ player: 0, other: 1 }]);
    expect(game.events('voted')).toHaveLength(2);
    expect(game.player('bob').offices).toHaveLength(1);
  });

  it('TI-23.7 without a vote the speaker picks any outcome', () => {
    const game = council(['minister-of-policy']).play('abstain', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'ann']);
    game.offers(['elect:0', 'elect:1', 'elect:2']).play('elect:2');
    expect(game.player('cat').offices).toHaveLength(1);
  });

  it('TI-23.7, TI-23.10 the speaker’s choice makes nobody a voter', () => {
    const game = council(['mutiny']).play('abstain', 'abstain', 'abstain', 'approve');
    expect(game.state.players.map(({ points }) => points)).toEqual([0, 0, 0]);
  });

  it('TI-23.9 laws stay in play: for everybody, before a player, under a planet', () => {
    const game = council(['executive-sanctions', 'senate-sanctuary'], {
      ann: { planets: ['quann', 'mecatol-rex'] },
    });
    game.play('approve', 'abstain', 'abstain');
    expect(game.state.laws.map((law) => AGENDAS[law].id)).toEqual(['executive-sanctions']);
    game.play('abstain', 'electPlanet:quann', 'exhaust:jord', 'done');
    expect(game.state.attached.map(({ agenda }) => AGENDAS[agenda].id)).toEqual([
      'senate-sanctuary',
    ]);
  });

  it('TI-23.9 a law that is voted down, and every directive, is discarded', () => {
    const game = council(['executive-sanctions', 'mutiny']);
    game.play('reject', 'abstain', 'abstain', 'abstain', 'abstain', 'reject');
    expect(game.state.laws).toEqual([]);
    expect(game.state.agendaDiscards.map((each) => AGENDAS[each].id)).toEqual([
      'executive-sanctions',
      'mutiny',
    ]);
  });

  it('TI-23.14 a player who votes is not on his turn', () => {
    const game = council(['mutiny']);
    expect(game.state.turn.number).toBe(10);
    expect(PLAYERS[game.state.turn.seat]).toBe('ann');
  });
});
