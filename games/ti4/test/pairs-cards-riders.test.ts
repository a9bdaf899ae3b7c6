import { describe, expect, it } from 'vitest';
import { TECHNOLOGIES } from '../content/index.ts';
import { isDiscarded, lawsOf, officesOf } from './agendas.ts';
import { agendaOf, handOf, held, votesIn } from './council.ts';
import type { Scenario } from './scenario.ts';

const at = (game: Scenario): [string, string] => [game.prompt, game.asked];

/** Everybody who is asked about something to use declines, up to this question. */
function until(game: Scenario, prompt: string): Scenario {
  while (game.prompt !== prompt) game.play('decline');
  return game;
}

/** Fifteen systems: with one more token on the sheet nothing is left in reinforcements. TI-4.1 */
const TILES_WITH_TOKENS = [
  '1',
  '18',
  '19',
  '22',
  '23',
  '24',
  '25',
  '26',
  '27',
  '28',
  '30',
  '31',
  '34',
  '36',
  '38',
];

describe('riders and what they predict', () => {
  const play = (game: Scenario, rider: string, outcome: string): Scenario => {
    until(game, 'agenda.revealed.after');
    while (!game.offered.includes(`play:${rider}`)) game.play('decline');
    game.play(`play:${rider}`);
    while (game.prompt !== 'predict') game.play('decline');
    return until(game.play(outcome), 'vote');
  };

  it('TI-23.7 a rider of the speaker: without a vote he decides the tie, and is paid for it', () => {
    const game = held(['mutiny'], { ann: { hand: ['trade-rider'] }, cat: { points: 1 } });
    play(game, 'trade-rider', 'approve').play('approve', 'abstain');
    expect([agendaOf(game), game.player('ann').goods]).toEqual(['economic-equality', 5]);
    // Bob and Cat cast two votes each.
    const tie = held(['mutiny'], {
      ann: { hand: ['trade-rider'] },
      bob: { planets: ['quann'] },
    });
    play(tie, 'trade-rider', 'reject').play('approve', 'voteAll', 'reject', 'voteAll');
    expect(votesIn(tie)).toEqual(['bob 2 for 0', 'cat 2 for 1']);
    expect(at(tie)).toEqual(['speakerDecides', 'ann']);
    tie.play('reject');
    expect(tie.player('ann').goods).toBe(5);
  });

  it('TI-23.8 riders and Judicial Abolishment: the only law is the only outcome, and pays', () => {
    const game = held(['judicial-abolishment'], {
      laws: ['fleet-regulations'],
      bob: { hand: ['trade-rider'] },
    });
    game.play('play:trade-rider');
    until(game, 'vote').play('abstain', 'abstain');
    expect([lawsOf(game), game.player('bob').goods]).toEqual([[], 5]);
  });

  it('TI-23.8 riders and Classified Document Leaks: with one candidate the prediction is right', () => {
    const game = held(['classified-document-leaks'], {
      cat: { scored: ['form-a-spy-network'] },
      bob: { hand: ['trade-rider'] },
    });
    game.play('play:trade-rider');
    until(game, 'vote').play('abstain', 'abstain');
    expect([lawsOf(game), game.player('bob').goods]).toEqual([['classified-document-leaks'], 5]);
  });

  it('TI-23.8 Technology Rider and Anti-Intellectual Revolution: the new law already costs a ship', () => {
    const game = held(['anti-intellectual-revolution'], {
      bob: { hand: ['technology-rider'], units: { 10: { cruiser: 1 }, 'arc-prime': { dock: 1 } } },
    });
    play(game, 'technology-rider', 'approve').play('approve', 'voteAll', 'abstain');
    expect(at(game)).toEqual(['research', 'bob']);
    game.play('research:neural-motivator');
    expect(game.player('bob').technologies.map((each) => TECHNOLOGIES[each].id)).toContain(
      'neural-motivator',
    );
    expect(game.units('bob', '10')).toEqual({});
  });

  it('TI-24.1 Technology Rider and Anti-Intellectual Revolution: the ship may be the end of its player', () => {
    const game = held(['anti-intellectual-revolution', 'mutiny'], {
      bob: {
        hand: ['technology-rider', 'trade-rider'],
        lost: ['arc-prime', 'wren-terra'],
        units: { 19: { carrier: 1, infantry: 1 } },
      },
    });
    play(game, 'technology-rider', 'approve').play('approve', 'voteAll', 'abstain');
    game.play('research:neural-motivator');
    expect(game.units('bob', '19')).toEqual({});
    expect([game.player('bob').eliminated, handOf(game, 'bob')]).toEqual([true, []]);
    // Cat has cast all votes already.
    expect([agendaOf(game), ...at(game)]).toEqual(['mutiny', 'vote', 'ann']);
  });

  it('TI-24.1 Diplomacy Rider and an empty supply of tokens: a fleet pool of 0 may be the end too', () => {
    const game = held(['mutiny', 'regulated-conscription'], {
      bob: { hand: ['diplomacy-rider'] },
      cat: {
        tokens: [0, 1, 0],
        tokensAt: TILES_WITH_TOKENS,
        lost: ['arretze', 'hercant', 'kamdorn'],
        units: { 19: { carrier: 1, infantry: 1 } },
      },
    });
    play(game, 'diplomacy-rider', 'reject').play('abstain', 'reject');
    expect(game.units('cat', '19')).toEqual({});
    expect(game.player('cat').eliminated).toBe(true);
  });

  it('TI-19.1 Politics Rider and Executive Sanctions: the new limit of three holds for its cards', () => {
    const game = held(['executive-sanctions'], {
      actionDeck: ['summit', 'bunker', 'plague'],
      bob: { hand: ['politics-rider', 'spy', 'uprising'] },
    });
    play(game, 'politics-rider', 'approve').play('approve', 'voteAll', 'abstain');
    expect([...at(game), game.about]).toEqual(['handLimit', 'bob', { count: 2 }]);
    game.play('discard:spy', 'discard:uprising');
    expect(handOf(game, 'bob')).toEqual(['summit', 'bunker', 'plague']);
  });

  it('TI-19.1 Politics Rider and New Constitution: a limit that was repealed does not hold', () => {
    const game = held(['new-constitution'], {
      laws: ['executive-sanctions'],
      actionDeck: ['summit', 'bunker', 'plague'],
      bob: { hand: ['politics-rider', 'spy', 'uprising'] },
    });
    play(game, 'politics-rider', 'approve').play('approve', 'voteAll', 'abstain');
    expect(handOf(game, 'bob')).toEqual(['spy', 'uprising', 'summit', 'bunker', 'plague']);
  });

  it('TI-1.2 Leadership Rider and Fleet Regulations: no token goes beyond four in the fleet pool', () => {
    const game = held(['fleet-regulations'], {
      bob: { hand: ['leadership-rider'], tokens: [3, 5, 2] },
    });
    play(game, 'leadership-rider', 'approve').play('approve', 'voteAll', 'abstain');
    expect(at(game)).toEqual(['gainToken', 'bob']);
    game.refuses('gainToken:fleet', 'TI-1.2');
    expect(game.tokens('bob')).toEqual([3, 4, 2]);
  });

  it('TI-1.2 Construction Rider and Demilitarized Zone: no dock on the planet just elected', () => {
    const game = held(['demilitarized-zone'], {
      bob: { hand: ['construction-rider'], planets: ['quann', 'abyz'] },
    });
    game.play('play:construction-rider');
    until(game, 'vote').play('abstain', 'abstain');
    expect(at(game)).toEqual(['build', 'bob']);
    game.offers(['buildDock:wren-terra', 'buildDock:abyz']).refuses('buildDock:quann', 'TI-1.2');
  });

  it('TI-21.1 Imperial Rider and Seed of an Empire: the outcome first, then the prediction', () => {
    const game = held(['seed-of-an-empire'], {
      ann: { points: 9 },
      bob: { hand: ['imperial-rider'], points: 9 },
    });
    play(game, 'imperial-rider', 'approve').play('approve', 'voteAll', 'abstain');
    // Ann, the speaker, leads with Bob and comes first. TI-23.7
    expect([game.over, game.state.players.map(({ points }) => points)]).toEqual([true, [10, 9, 0]]);
    const other = held(['seed-of-an-empire'], {
      ann: { points: 8 },
      bob: { hand: ['imperial-rider'], points: 8 },
    });
    play(other, 'imperial-rider', 'approve').play('approve', 'voteAll', 'abstain');
    expect([other.over, other.state.players.map(({ points }) => points)]).toEqual([
      true,
      [9, 10, 0],
    ]);
  });

  it('TI-27.10 Diplomacy Rider and Support for the Throne: a token that is placed activates nothing', () => {
    const game = held(['mutiny'], {
      ann: { displayed: ['support-for-the-throne of bob'], points: 4 },
      bob: { hand: ['diplomacy-rider'] },
    });
    play(game, 'diplomacy-rider', 'reject').play('reject', 'voteAll', 'abstain');
    expect([game.hasToken('ann', '10'), game.points('ann')]).toEqual([true, 4]);
  });

  it('TI-23.8 riders and Confusing Legal Text: the one elected first brings nothing', () => {
    const game = held(['archived-secret'], {
      ann: { hand: ['trade-rider'] },
      bob: { hand: ['confusing-legal-text'] },
    });
    play(game, 'trade-rider', 'elect:1').play('elect:1', 'abstain');
    expect(at(game)).toEqual(['elected', 'bob']);
    game.play('play:confusing-legal-text', 'choosePlayer:2');
    expect([game.player('ann').goods, game.player('cat').secrets.length]).toEqual([0, 1]);
  });

  it('TI-23.9 Confusing Legal Text and Shard of the Throne: card and point go to the other', () => {
    const game = held(['shard-of-the-throne'], { bob: { hand: ['confusing-legal-text'] } });
    until(game, 'vote').play('elect:1', 'abstain', 'abstain');
    game.play('play:confusing-legal-text', 'choosePlayer:0');
    expect([officesOf(game, 'ann'), game.points('ann'), game.points('bob')]).toEqual([
      ['shard-of-the-throne'],
      1,
      0,
    ]);
  });
});

describe('Miscount Disclosed, in pairs', () => {
  const MISCOUNT = ['miscount-disclosed', 'mutiny'];
  const laws = ['fleet-regulations'];

  it('TI-23.2 with Assassinate Representative: its victim votes when the law is voted on again', () => {
    const game = held(MISCOUNT, { laws, ann: { hand: ['assassinate-representative'] } });
    until(game, 'agenda.revealed.after');
    game.play('play:assassinate-representative', 'choosePlayer:1');
    expect(at(game)).toEqual(['vote', 'cat']);
    game.play('abstain', 'abstain');
    expect([agendaOf(game), ...at(game)]).toEqual(['fleet-regulations', 'vote', 'bob']);
  });

  it('TI-23.8 with a rider: its player is paid, and votes when the law is voted on again', () => {
    const game = held(MISCOUNT, { laws, bob: { hand: ['trade-rider'] } });
    until(game, 'agenda.revealed.after').play('play:trade-rider');
    expect(at(game)).toEqual(['vote', 'cat']);
    game.play('abstain', 'abstain');
    expect(game.player('bob').goods).toBe(5);
    expect([agendaOf(game), ...at(game)]).toEqual(['fleet-regulations', 'vote', 'bob']);
  });

  it('TI-23.2 with Political Secret: the silence is over when the law is voted on again', () => {
    const game = held(MISCOUNT, { laws, ann: { notes: ['political-secret of bob'] } });
    game.play('playNote:political-secret:1', 'abstain', 'abstain');
    expect([agendaOf(game), ...at(game)]).toEqual(['fleet-regulations', 'vote', 'bob']);
  });

  it('TI-23.2 with Quash: the law that is voted on again is discarded and replaced', () => {
    const game = held(MISCOUNT, { laws, bob: { faction: 'xxcha' } });
    game.play('decline', 'abstain', 'abstain', 'abstain');
    expect([agendaOf(game), ...at(game)]).toEqual([
      'fleet-regulations',
      'agenda.revealed.when',
      'bob',
    ]);
    game.play('use:quash');
    expect([lawsOf(game), isDiscarded(game, 'fleet-regulations')]).toEqual([[], true]);
    expect([agendaOf(game), game.state.council.number]).toEqual(['mutiny', 1]);
  });

  it('TI-23.9 with Classified Document Leaks: the objective may be leaked again', () => {
    const game = held(MISCOUNT, {
      laws: ['classified-document-leaks'],
      leaked: 'form-a-spy-network',
      cat: { scored: ['form-a-spy-network', 'occupy-the-seat-of-the-empire'] },
    });
    game.play('abstain', 'abstain', 'abstain');
    expect(agendaOf(game)).toBe('classified-document-leaks');
    game.offersOf('electSecret', ['form-a-spy-network', 'occupy-the-seat-of-the-empire']);
    game.play('electSecret:form-a-spy-network', 'abstain', 'abstain');
    expect([lawsOf(game), agendaOf(game)]).toEqual([['classified-document-leaks'], 'mutiny']);
    expect(game.state.published).toHaveLength(1);
  });

  it('TI-21.4 with Holy Planet of Ixth: the new planet brings a point, the old one takes none back', () => {
    const game = held(MISCOUNT, {
      ann: { planets: ['quann'], points: 3 },
      bob: { planets: ['lodor'], points: 1 },
      attached: { quann: ['holy-planet-of-ixth'] },
    }).play('abstain', 'abstain', 'abstain', 'electPlanet:lodor', 'voteAll', 'abstain', 'abstain');
    expect([game.points('ann'), game.points('bob'), agendaOf(game)]).toEqual([3, 2, 'mutiny']);
  });

  it('TI-23.9 with Committee Formation: no vote on who gets the law, but none on Miscount itself', () => {
    const game = held(MISCOUNT, {
      ann: { offices: ['minister-of-war'] },
      bob: { offices: ['committee-formation'] },
    });
    // Miscount Disclosed elects a law: the committee has nothing to say.
    expect(at(game)).toEqual(['vote', 'bob']);
    game.play('electLaw:minister-of-war', 'abstain', 'abstain');
    expect([agendaOf(game), ...at(game)]).toEqual(['minister-of-war', 'vote.before', 'bob']);
    game.play('use:law-committee-formation', 'elect:2');
    expect([officesOf(game, 'ann'), officesOf(game, 'cat')]).toEqual([[], ['minister-of-war']]);
  });
});
