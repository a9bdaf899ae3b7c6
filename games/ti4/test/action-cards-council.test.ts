import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, AGENDAS, actionCardOf } from '../content/index.ts';
import { agendaOf, askedAll, handOf, held, votesIn } from './council.ts';
import { position } from './position.ts';

const CULTURAL = { planets: ['quann', 'rarron', 'abyz'] };

describe('Ancient Burial Sites', () => {
  it('exhausts all cultural planets of a player at the start of the agenda phase', () => {
    const game = held(['mutiny'], { ann: { hand: ['ancient-burial-sites'] }, bob: CULTURAL });
    expect([game.prompt, game.asked]).toEqual(['agenda.start', 'ann']);
    game.offers(['play:ancient-burial-sites', 'decline', 'lock']).play('play:ancient-burial-sites');
    game.offers(['choosePlayer:0', 'choosePlayer:1', 'choosePlayer:2']).play('choosePlayer:1');
    const planets = ['quann', 'rarron', 'abyz', 'wren-terra'];
    expect(planets.map((planet) => game.isExhausted(planet))).toEqual([true, true, false, false]);
    game.play('approve');
    expect(votesIn(game)).toEqual(['bob 1 for 0']);
  });

  it('can be played on a player without cultural planets', () => {
    const game = held(['mutiny'], { ann: { hand: ['ancient-burial-sites'] }, bob: CULTURAL });
    game.play('play:ancient-burial-sites', 'choosePlayer:2');
    expect(game.state.exhausted.some(Boolean)).toBe(false);
    expect(handOf(game, 'ann')).toEqual([]);
  });

  it('TI-28.1 not on a turn', () => {
    position({ ann: { hand: ['ancient-burial-sites'] } }).refuses(
      'play:ancient-burial-sites',
      'TI-28.1',
    );
  });

  it('TI-19.3 cancelled, it exhausts nothing', () => {
    const game = held(['mutiny'], {
      ann: { hand: ['ancient-burial-sites'] },
      bob: { ...CULTURAL, hand: ['sabotage'] },
    });
    game.play('play:ancient-burial-sites', 'decline', 'choosePlayer:1', 'play:sabotage');
    expect(game.isExhausted('quann')).toBe(false);
    expect([game.prompt, game.asked]).toEqual(['vote', 'bob']);
  });
});

describe('Veto', () => {
  it('TI-23.2 discards the agenda; the next one is voted on instead', () => {
    const game = held(['mutiny', 'economic-equality'], { ann: { hand: ['veto'] } });
    expect([game.prompt, game.asked]).toEqual(['agenda.revealed.when', 'ann']);
    game.offers(['play:veto', 'decline', 'lock']).play('play:veto');
    expect([agendaOf(game), game.state.council.number]).toEqual(['economic-equality', 1]);
    expect(game.state.agendaDiscards.map((each) => AGENDAS[each].id)).toEqual(['mutiny']);
    expect(game.events('replacedAgenda')).toEqual([{ agenda: 'mutiny' }]);
    expect([game.prompt, game.asked]).toEqual(['vote', 'bob']);
  });

  it('TI-28.1 not at the start of the phase', () => {
    const game = held(['mutiny'], { ann: { hand: ['veto', 'ancient-burial-sites'] } });
    game.refuses('play:veto', 'TI-28.1').play('decline');
    game.refuses('play:ancient-burial-sites', 'TI-28.1').play('play:veto');
    expect(agendaOf(game)).not.toBe('mutiny');
  });

  it('TI-28.4 before riders: "when" comes before "after" of the same event', () => {
    const game = held(['mutiny'], { ann: { hand: ['veto', 'trade-rider'] } });
    expect(game.prompt).toBe('agenda.revealed.when');
    game.refuses('play:trade-rider', 'TI-28.1').play('decline');
    expect(game.prompt).toBe('agenda.revealed.after');
    game.refuses('play:veto', 'TI-28.1').offers(['play:trade-rider', 'decline', 'lock']);
  });

  it('TI-19.3, TI-19.5 sabotaged, it is gone and the agenda stays', () => {
    const game = held(['mutiny'], { ann: { hand: ['veto'] }, bob: { hand: ['sabotage'] } });
    expect(askedAll(game)).toEqual(['ann', 'bob']);
    game.play('play:veto', 'decline', 'play:sabotage');
    expect([agendaOf(game), game.prompt]).toEqual(['mutiny', 'vote']);
    expect(game.state.discarded[actionCardOf('veto')]).toBe(1);
    expect(game.events('replacedAgenda')).toEqual([]);
  });
});

describe('Assassinate Representative', () => {
  const hands = { ann: { hand: ['assassinate-representative'] } };

  it('TI-23.5 its victim does not vote on this agenda, but on the next one', () => {
    const game = held(['mutiny', 'regulated-conscription'], hands);
    expect([game.prompt, game.asked]).toEqual(['agenda.revealed.after', 'ann']);
    game.play('play:assassinate-representative');
    game.offers(['choosePlayer:0', 'choosePlayer:1', 'choosePlayer:2']).play('choosePlayer:1');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    expect(game.events('abstained')).toEqual([{ player: 1 }]);
    game.play('abstain', 'abstain', 'reject');
    expect([agendaOf(game), game.asked]).toEqual(['regulated-conscription', 'bob']);
  });

  it('TI-23.8 riders stay open to the victim', () => {
    const game = held(['mutiny'], { ...hands, bob: { hand: ['trade-rider'] } });
    game.play('play:assassinate-representative', 'decline', 'choosePlayer:1');
    expect([game.prompt, game.asked]).toEqual(['agenda.revealed.after', 'bob']);
    game.play('play:trade-rider', 'reject', 'abstain', 'abstain', 'reject');
    expect(game.player('bob').goods).toBe(5);
  });

  it('TI-23.8 a rider’s player can be named: he did not vote anyway', () => {
    const game = held(['mutiny'], { ...hands, bob: { hand: ['trade-rider'] } });
    game.play('decline', 'play:trade-rider', 'approve');
    expect([game.prompt, askedAll(game)]).toEqual(['agenda.revealed.after', ['ann']]);
    game.play('play:assassinate-representative', 'choosePlayer:1');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    game.play('approve', 'voteAll', 'abstain');
    expect(game.player('bob').goods).toBe(5);
  });

  it('TI-23.7 the speaker who was silenced still breaks ties', () => {
    const game = held(['mutiny'], { bob: { hand: ['assassinate-representative'] } });
    game.play('play:assassinate-representative', 'choosePlayer:0', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'ann']);
  });

  it('TI-19.3 cancelled, everybody votes', () => {
    const game = held(['mutiny'], { ...hands, bob: { hand: ['sabotage'] } });
    game.play('play:assassinate-representative', 'decline', 'choosePlayer:1', 'play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['vote', 'bob']);
  });
});

describe('Distinguished Councilor', () => {
  it('TI-23.5 adds five votes to the outcome just voted for', () => {
    const game = held(['mutiny'], { bob: { hand: ['distinguished-councilor'] } });
    game.play('approve');
    expect([game.prompt, game.asked]).toEqual(['vote.cast', 'bob']);
    game.play('play:distinguished-councilor');
    expect(votesIn(game)).toEqual(['bob 1 for 0', 'bob 5 for 0']);
    game.play('reject', 'voteAll', 'reject');
    expect(game.player('bob').points).toBe(1);
  });

  it('TI-26.17 only after own votes: not for who abstains', () => {
    const game = held(['mutiny'], { bob: { hand: ['distinguished-councilor'] } });
    game.play('abstain');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
  });

  it('TI-26.17 not after the votes of Bribery', () => {
    const game = held(['mutiny'], {
      bob: { hand: ['distinguished-councilor', 'bribery'], goods: 3 },
    });
    game.play('approve', 'decline', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['vote.speaker', 'bob']);
    game.refuses('play:distinguished-councilor', 'TI-28.1').play('play:bribery', 'chooseCount:3');
    expect(game.events('extraVotes')).toMatchObject([{ player: 1, votes: 3 }]);
    expect(game.prompt).toBe('vote');
    expect(handOf(game, 'bob')).toEqual(['distinguished-councilor']);
  });

  it('TI-19.3 cancelled, it adds nothing', () => {
    const game = held(['mutiny'], {
      bob: { hand: ['distinguished-councilor'] },
      cat: { hand: ['sabotage'] },
    });
    game.play('approve', 'play:distinguished-councilor', 'play:sabotage');
    expect(votesIn(game)).toEqual(['bob 1 for 0']);
  });
});

describe('Bribery', () => {
  const bob = { hand: ['bribery'], goods: 2 };

  it('TI-19.3 the number of goods is named first, and paid when nobody has cancelled it', () => {
    const game = held(['mutiny'], { bob, cat: { hand: ['sabotage'] } });
    game.play('approve', 'reject', 'voteAll', 'abstain');
    expect([game.prompt, askedAll(game)]).toEqual(['vote.speaker', ['bob', 'cat']]);
    game.play('play:bribery', 'decline');
    game.offers(['chooseCount:0', 'chooseCount:1', 'chooseCount:2']).play('chooseCount:2');
    expect([game.prompt, game.asked, game.player('bob').goods]).toEqual(['card.played', 'cat', 2]);
    game.play('decline');
    expect(game.player('bob')).toMatchObject({ goods: 0, points: 1 });
    expect(game.events('extraVotes')).toMatchObject([{ player: 1, votes: 2, aim: 'for' }]);
  });

  it('TI-23.5 spends no goods at all if its player likes', () => {
    const game = held(['mutiny'], { bob });
    game.play('approve', 'abstain', 'abstain', 'play:bribery', 'chooseCount:0');
    expect(game.player('bob')).toMatchObject({ goods: 2, points: 1 });
    expect(game.events('extraVotes')).toEqual([]);
  });

  it('TI-23.5 who has cast no votes is not asked', () => {
    const game = held(['mutiny', 'regulated-conscription'], { bob });
    game.play('abstain', 'approve', 'voteAll', 'abstain');
    expect(agendaOf(game)).toBe('regulated-conscription');
    expect(handOf(game, 'bob')).toEqual(['bribery']);
  });

  it('TI-23.13 after the speaker’s place, also if the speaker cannot vote', () => {
    const game = held(['mutiny'], { bob, ann: { exhausted: ['jord'] } });
    game.play('approve', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['vote.speaker', 'bob']);
  });

  it('TI-19.3 cancelled, the goods are still there', () => {
    const game = held(['mutiny'], { bob, cat: { hand: ['sabotage'] } });
    game.play('approve', 'reject', 'voteAll', 'abstain');
    game.play('play:bribery', 'decline', 'chooseCount:2', 'play:sabotage');
    expect(game.player('bob')).toMatchObject({ goods: 2, points: 0 });
  });
});

describe('Confusing Legal Text', () => {
  const bob = { hand: ['confusing-legal-text'] };

  it('TI-23.13 the elected player names another one, who is elected instead', () => {
    const game = held(['minister-of-policy'], { bob });
    game.play('abstain', 'elect:1', 'voteAll', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['elected', 'bob']);
    game.play('play:confusing-legal-text').offers(['choosePlayer:0', 'choosePlayer:2']);
    game.play('choosePlayer:2');
    expect([game.player('bob').offices, game.player('cat').offices.length]).toEqual([[], 1]);
    expect(game.events('outcome')).toMatchObject([{ aim: 'player', other: 2 }]);
  });

  it('TI-28.1 not when somebody else is elected, nor in a vote for or against', () => {
    const other = held(['minister-of-policy'], { bob });
    other.play('abstain', 'elect:0', 'voteAll', 'abstain');
    expect([handOf(other, 'bob'), other.prompt]).toEqual([['confusing-legal-text'], 'vote']);
    const plain = held(['mutiny'], { bob }).play('reject', 'abstain', 'abstain');
    expect([handOf(plain, 'bob'), plain.prompt]).toEqual([['confusing-legal-text'], 'vote']);
  });

  it('TI-23.7 also when the speaker has decided', () => {
    const game = held(['minister-of-policy'], { bob });
    game.play('abstain', 'abstain', 'abstain', 'elect:1');
    expect([game.prompt, game.asked]).toEqual(['elected', 'bob']);
  });

  it('TI-23.8 predictions are checked against the new player', () => {
    const game = held(['minister-of-policy'], {
      bob: { hand: ['confusing-legal-text', 'trade-rider'] },
      cat: { hand: ['leadership-rider'] },
    });
    game.play('play:trade-rider', 'decline', 'elect:0', 'play:leadership-rider', 'decline');
    game.play('elect:1', 'elect:1', 'play:confusing-legal-text', 'choosePlayer:0');
    expect(game.player('bob').goods).toBe(5);
    expect(game.events('predictionPaid')).toEqual([{ player: 1, actionCard: 'trade-rider' }]);
  });

  it('TI-23.13 comes after the votes of Bribery', () => {
    const game = held(['minister-of-policy'], {
      ann: { hand: ['confusing-legal-text'], exhausted: ['jord'] },
      bob: { hand: ['bribery'], goods: 2 },
    });
    game.play('elect:0', 'elect:2', 'voteAll');
    expect([game.prompt, game.asked]).toEqual(['vote.speaker', 'bob']);
    game.play('play:bribery', 'chooseCount:2');
    expect([game.prompt, game.asked]).toEqual(['elected', 'ann']);
    game.play('play:confusing-legal-text', 'choosePlayer:1');
    expect(game.player('bob').offices.map((law) => AGENDAS[law].id)).toEqual([
      'minister-of-policy',
    ]);
  });

  it('TI-19.3 cancelled, the election stands', () => {
    const game = held(['minister-of-policy'], { bob, cat: { hand: ['sabotage'] } });
    game.play('abstain', 'elect:1', 'voteAll', 'abstain');
    game.play('play:confusing-legal-text', 'choosePlayer:2', 'play:sabotage');
    expect(game.player('bob').offices).toHaveLength(1);
  });
});

describe('action cards of the agenda phase', () => {
  it('are 14, each once in the deck', () => {
    const cards = ACTION_CARDS.filter(({ window }) =>
      window?.some((id) => /^(?:agenda|vote|elected)/.test(id)),
    );
    expect(cards.map(({ count }) => count)).toEqual(new Array<number>(14).fill(1));
  });
});
