import { describe, expect, it } from 'vitest';
import { agendaOf, askedAll, handOf, held, notesIn, votesIn } from './council.ts';
import type { Scenario } from './scenario.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

/** Everybody who is asked about something to use declines, up to this question. */
function until(game: Scenario, prompt: string): Scenario {
  while (game.prompt !== prompt) game.play('decline');
  return game;
}

describe('what replaces an agenda, in pairs', () => {
  it('TI-23.2 Veto and Quash: once the agenda is replaced the token of Quash is not spent on it', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      ann: { hand: ['veto'] },
      bob: { faction: 'xxcha' },
    });
    expect(askedAll(game)).toEqual(['ann', 'bob']);
    game.play('play:veto', 'use:quash');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['regulated-conscription', [3, 3, 2]]);
    // The next agenda is revealed: Quash has its moment again.
    expect(at(game)).toEqual(['agenda.revealed.when', 'bob']);
    game.offers(['use:quash', 'decline', 'lock']).play('use:quash');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['economic-equality', [3, 3, 1]]);
    expect(game.state.council.number).toBe(1);
  });

  it('TI-28.3 Quash before Veto: the card stays in hand and meets the next agenda', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      ann: { faction: 'xxcha' },
      bob: { hand: ['veto'] },
    });
    game.play('use:quash', 'play:veto');
    expect([agendaOf(game), handOf(game, 'bob')]).toEqual(['regulated-conscription', ['veto']]);
    game.play('decline', 'play:veto');
    expect([agendaOf(game), handOf(game, 'bob')]).toEqual(['economic-equality', []]);
  });

  it('TI-19.3 Veto and Instinct Training: cancelled, the agenda stays, and Quash may still follow', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      ann: { hand: ['veto'] },
      bob: { faction: 'xxcha', technologies: ['instinct-training'] },
    });
    game.play('play:veto', 'decline');
    expect(at(game)).toEqual(['card.played', 'bob']);
    game.play('use:instinct-training');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['mutiny', [3, 3, 1]]);
    expect(at(game)).toEqual(['agenda.revealed.when', 'bob']);
    game.play('use:quash');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['regulated-conscription', [3, 3, 0]]);
  });

  it('TI-28.3 Veto before Political Secret: the note is not used up on an agenda that is gone', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      ann: { hand: ['veto'] },
      cat: { notes: ['political-secret of bob'] },
    });
    expect(askedAll(game)).toEqual(['ann', 'cat']);
    game.play('play:veto', 'playNote:political-secret:1');
    expect(agendaOf(game)).toBe('regulated-conscription');
    expect(notesIn(game, 'cat')).toContain('political-secret of bob');
    expect(at(game)).toEqual(['agenda.revealed.when', 'cat']);
    game.play('decline');
    expect(at(game)).toEqual(['vote', 'bob']);
  });

  it('TI-23.11 Political Secret and Political Favor: a silenced Xxcha still pays for his note', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      ann: { notes: ['political-secret of bob'] },
      bob: { faction: 'xxcha' },
      cat: { notes: ['political-favor of bob'] },
    });
    game.play('playNote:political-secret:1', 'use:quash', 'decline');
    expect([agendaOf(game), askedAll(game)]).toEqual(['mutiny', ['cat']]);
    game.play('playNote:political-favor:1');
    expect([agendaOf(game), game.tokens('bob')]).toEqual(['regulated-conscription', [3, 3, 1]]);
    // The silence ended with the agenda. TI-23.2
    expect(at(game)).toEqual(['agenda.revealed.when', 'bob']);
  });
});

describe('players without a vote, in pairs', () => {
  const secret = { notes: ['political-secret of bob'] };
  const victim = { hand: ['assassinate-representative'] };

  it('TI-23.11 Political Secret and riders: its owner is not asked to predict', () => {
    const game = held(['mutiny'], { ann: secret, bob: { hand: ['trade-rider'] } });
    game.play('playNote:political-secret:1');
    expect(at(game)).toEqual(['vote', 'cat']);
    expect(handOf(game, 'bob')).toEqual(['trade-rider']);
  });

  it('TI-23.5 Political Secret, Distinguished Councilor and Bribery: no votes, so none to add', () => {
    const game = held(['mutiny'], {
      ann: secret,
      bob: { hand: ['distinguished-councilor', 'bribery'], goods: 3 },
    });
    game.play('playNote:political-secret:1', 'abstain', 'abstain');
    expect(at(game)).toEqual(['speakerDecides', 'ann']);
    expect(handOf(game, 'bob')).toHaveLength(2);
  });

  it('TI-23.11 Political Secret and Confusing Legal Text: who is silenced stays elected', () => {
    const hands = { ann: secret, bob: { hand: ['confusing-legal-text'] } };
    const game = held(['archived-secret'], hands);
    game.play('playNote:political-secret:1', 'elect:1', 'voteAll', 'abstain');
    expect([game.player('bob').secrets.length, handOf(game, 'bob')]).toEqual([
      1,
      ['confusing-legal-text'],
    ]);
    const free = until(held(['archived-secret'], hands), 'vote');
    free.play('abstain', 'elect:1', 'voteAll', 'abstain');
    expect(at(free)).toEqual(['elected', 'bob']);
  });

  it('TI-23.11 Political Secret and Committee Formation: a law is neither card nor faction ability', () => {
    const game = held(['archived-secret'], {
      ann: secret,
      bob: { offices: ['committee-formation'] },
    });
    game.play('playNote:political-secret:1');
    expect(at(game)).toEqual(['vote.before', 'bob']);
    game.play('use:law-committee-formation', 'elect:1');
    expect(game.player('bob').secrets).toHaveLength(1);
  });

  it('TI-23.5 Assassinate Representative and Bribery: without votes there is nothing to add to', () => {
    const game = held(['mutiny'], { ann: victim, bob: { hand: ['bribery'], goods: 5 } });
    game.play('play:assassinate-representative', 'decline', 'choosePlayer:1');
    expect(at(game)).toEqual(['vote', 'cat']);
    game.play('abstain', 'abstain');
    expect(at(game)).toEqual(['speakerDecides', 'ann']);
    expect([handOf(game, 'bob'), game.player('bob').goods]).toEqual([['bribery'], 5]);
  });

  it('TI-23.13 Assassinate Representative and Committee Formation: the victim may still appoint', () => {
    const game = held(['archived-secret'], {
      ann: victim,
      bob: { offices: ['committee-formation'] },
    });
    game.play('play:assassinate-representative', 'choosePlayer:1');
    expect(at(game)).toEqual(['vote.before', 'bob']);
    game.play('use:law-committee-formation', 'elect:1');
    expect([game.player('bob').secrets.length, agendaOf(game)]).toEqual([1, 'economic-equality']);
  });

  it('TI-23.13 Assassinate Representative and Confusing Legal Text: a victim who is elected may play it', () => {
    const game = held(['archived-secret'], {
      ann: victim,
      bob: { hand: ['confusing-legal-text'] },
    });
    game.play('play:assassinate-representative', 'decline', 'choosePlayer:1');
    until(game, 'vote').play('elect:1', 'voteAll', 'abstain');
    expect(at(game)).toEqual(['elected', 'bob']);
    game.play('play:confusing-legal-text', 'choosePlayer:2');
    expect(game.player('cat').secrets).toHaveLength(1);
  });

  it('TI-23.8 Public Execution and riders: who was executed may predict, not vote', () => {
    const game = held(['public-execution', 'mutiny'], {
      bob: { hand: ['bribery'], goods: 3 },
      cat: { hand: ['trade-rider'] },
    });
    until(game, 'vote').play('abstain', 'abstain', 'abstain', 'elect:1');
    expect([agendaOf(game), handOf(game, 'bob')]).toEqual(['mutiny', []]);
    until(game, 'agenda.revealed.after').accord('deal:2:1:card-trade-rider*1:');
    expect(askedAll(game)).toEqual(['bob']);
    game.play('play:trade-rider', 'reject');
    expect(at(game)).toEqual(['vote', 'cat']);
    game.play('reject', 'voteAll', 'abstain');
    expect(game.player('bob').goods).toBe(8);
  });

  it('TI-23.13 Public Execution and Confusing Legal Text: it is the other who is executed', () => {
    const game = held(['public-execution', 'mutiny'], {
      bob: { hand: ['confusing-legal-text', 'plague'] },
      cat: { hand: ['direct-hit', 'spy'] },
    });
    until(game, 'vote').play('abstain', 'abstain', 'abstain', 'elect:1');
    expect(at(game)).toEqual(['elected', 'bob']);
    game.play('play:confusing-legal-text', 'choosePlayer:2');
    expect([handOf(game, 'bob'), handOf(game, 'cat')]).toEqual([['plague'], []]);
    expect(game.events('banished')).toEqual([{ player: 2 }]);
    until(game, 'vote').play('abstain');
    expect(at(game)).toEqual(['vote', 'ann']);
  });

  it('TI-23.8 Public Execution and Politics Rider: executed, then paid with cards and the speaker token', () => {
    const game = held(['public-execution', 'mutiny'], {
      actionDeck: ['summit', 'bunker', 'plague'],
      ann: { hand: ['politics-rider', 'spy'] },
    });
    until(game, 'agenda.revealed.after').play('play:politics-rider', 'elect:0');
    until(game, 'vote').play('abstain', 'abstain', 'elect:0');
    expect(game.events('newSpeaker')).toEqual([{ player: 1 }, { player: 0 }]);
    expect(handOf(game, 'ann')).toEqual(['summit', 'bunker', 'plague']);
    expect(agendaOf(game)).toBe('mutiny');
    until(game, 'vote').play('abstain', 'abstain');
    // Ann does not vote, but as the speaker she decides.
    expect(at(game)).toEqual(['speakerDecides', 'ann']);
  });
});

describe('additional votes, in pairs', () => {
  it('TI-23.5 Distinguished Councilor and Bribery of one player add up for one outcome', () => {
    const game = held(['mutiny'], {
      bob: { hand: ['distinguished-councilor', 'bribery'], goods: 2 },
    });
    until(game, 'vote').play('approve');
    expect(at(game)).toEqual(['vote.cast', 'bob']);
    game.play('play:distinguished-councilor', 'reject', 'voteAll', 'abstain');
    expect(at(game)).toEqual(['vote.speaker', 'bob']);
    game.play('play:bribery');
    game.offers(['chooseCount:0', 'chooseCount:1', 'chooseCount:2']).play('chooseCount:2');
    expect(game.events('extraVotes').map(({ player, votes }) => [player, votes])).toEqual([
      [1, 5],
      [1, 2],
    ]);
    // Voted for once, however many votes. TI-23.10
    expect(game.points('bob')).toBe(1);
  });

  it('TI-23.7 Bribery that makes a tie: the speaker decides', () => {
    const game = held(['mutiny'], { bob: { hand: ['bribery'], goods: 1 } });
    until(game, 'vote').play('approve', 'reject', 'voteAll', 'abstain');
    game.play('play:bribery', 'chooseCount:1');
    expect(votesIn(game)).toEqual(['bob 1 for 0', 'cat 2 for 1', 'bob 1 for 0']);
    expect(at(game)).toEqual(['speakerDecides', 'ann']);
    game.offers(['approve', 'reject']).play('approve');
    expect(game.points('bob')).toBe(1);
  });

  it('TI-16.6 Bribery and a transaction: goods got while its window is open are votes at once', () => {
    const game = held(['mutiny'], { ann: { goods: 3 }, bob: { hand: ['bribery'] } });
    until(game, 'vote').play('approve', 'reject', 'voteAll', 'abstain');
    expect(at(game)).toEqual(['vote.speaker', 'bob']);
    game.accord('deal:0:1:goods*3:').play('play:bribery');
    game.offers(['chooseCount:0', 'chooseCount:1', 'chooseCount:2', 'chooseCount:3']);
    game.play('chooseCount:3');
    expect([game.points('bob'), game.player('bob').goods]).toEqual([1, 0]);
  });

  it('TI-23.13 Committee Formation, Distinguished Councilor and Bribery: no vote, nothing to add', () => {
    const game = held(['archived-secret'], {
      bob: { offices: ['committee-formation'], hand: ['distinguished-councilor', 'bribery'] },
    });
    until(game, 'vote.before').play('use:law-committee-formation', 'elect:2');
    expect([game.player('cat').secrets.length, agendaOf(game)]).toEqual([1, 'economic-equality']);
    expect(game.events('voted')).toEqual([]);
    expect(handOf(game, 'bob')).toHaveLength(2);
  });

  it('TI-23.4 Ancient Burial Sites and Representative Government: exhausted planets cost no vote', () => {
    const burial = { hand: ['ancient-burial-sites'] };
    const culture = { planets: ['quann'], exhausted: ['arc-prime', 'wren-terra'] };
    const game = held(['mutiny'], {
      ann: burial,
      bob: culture,
      laws: ['representative-government'],
    });
    game.play('play:ancient-burial-sites', 'choosePlayer:1');
    expect(game.isExhausted('quann')).toBe(true);
    expect(at(game)).toEqual(['vote', 'bob']);
    game.play('approve');
    expect(votesIn(game)).toEqual(['bob 1 for 0']);
    const free = held(['mutiny'], { ann: burial, bob: culture });
    free.play('play:ancient-burial-sites', 'choosePlayer:1');
    expect(at(free)).toEqual(['vote', 'cat']);
  });

  it('TI-23.4 Ancient Burial Sites and Senate Sanctuary: an exhausted planet adds nothing', () => {
    const setting = {
      ann: { hand: ['ancient-burial-sites'] },
      bob: { planets: ['quann'] },
      attached: { quann: ['senate-sanctuary'] },
    };
    const game = held(['mutiny'], setting).play('play:ancient-burial-sites', 'choosePlayer:1');
    game.play('approve');
    expect(votesIn(game)).toEqual(['bob 1 for 0']);
    const free = held(['mutiny'], setting).play('decline', 'approve', 'voteAll');
    expect(votesIn(free)).toEqual(['bob 4 for 0']);
  });
});
