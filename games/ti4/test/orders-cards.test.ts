import { describe, expect, it } from 'vitest';
import { ti4 } from '../rules/game.ts';
import { position } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT } from './table.ts';

describe('orders about cards', () => {
  /** Ann plays Plague on a planet of Bob; Bob and Cat hold cards. */
  const plague = (bob: readonly string[], cat: readonly string[]) =>
    position({
      ann: { hand: ['plague'] },
      bob: { hand: bob },
      cat: { hand: cat },
    }).play('play:plague', 'choosePlanet:arc-prime');

  it('TI-28.2 pass where there is nothing to use, and ask where there is', () => {
    expect(plague(['summit'], []).ordered('idle:pass')).toBe('decline');
    expect(plague(['sabotage'], []).ordered('idle:pass')).toBeNull();
  });

  it('TI-19.3 cancel only what is aimed at the own things', () => {
    const mine = plague(['sabotage'], []);
    expect(mine.ordered('cancel:mine')).toBeNull();
    expect(mine.ordered('cancel:always')).toBe('play:sabotage');
    expect(mine.ordered('cancel:never')).toBe('decline');
    const others = plague([], ['sabotage']);
    expect(others.asked).toBe('cat');
    expect(others.ordered('cancel:mine')).toBe('decline');
    expect(others.ordered('cancel:always')).toBe('decline');
  });

  it('TI-23.4 vote, and exhaust planets for it', () => {
    const game = position({
      step: { step: 'agendaPhase', args: [] },
      custodians: false,
      agendas: ['mutiny', 'minister-of-war'],
      bob: { planets: ['mecatol-rex', 'lazar'] },
    });
    expect([game.asked, game.prompt]).toEqual(['bob', 'vote']);
    expect(game.ordered('vote:against')).toBe('reject');
    expect(game.ordered('vote:for')).toBe('approve');
    expect(game.ordered('vote:abstain')).toBe('abstain');
    game.play('reject');
    expect(game.prompt).toBe('castVotes');
    expect(game.ordered('cast:all')).toBe('voteAll');
  });

  it('TI-28.1 play a card as soon as its moment comes', () => {
    const game = position({
      step: { step: 'strategyPhase', args: [] },
      ann: { hand: ['summit'], cards: [] },
      bob: { cards: [] },
      cat: { cards: [] },
    });
    expect([game.asked, game.prompt]).toEqual(['ann', 'strategy.start']);
    expect(game.ordered('play:summit')).toBe('play:summit');
  });

  /** The first agenda of the council is before it; Ann is the speaker. */
  const council = (agenda: string, hand: readonly string[] = []) =>
    position({
      step: { step: 'agendaPhase', args: [] },
      custodians: false,
      agendas: [agenda, 'minister-of-peace'],
      discarded: ['ancient-burial-sites', ...(hand.includes('veto') ? [] : ['veto'])],
      ann: { hand },
      bob: { planets: ['mecatol-rex', 'fria', 'vefut-ii'] },
    });

  it('TI-23.6 have a wish of their own for elections', () => {
    const election = council('minister-of-war');
    expect([election.asked, election.prompt]).toEqual(['bob', 'vote']);
    expect(election.ordered('elect:me')).toBe('elect:1');
    expect(election.ordered('elect:abstain')).toBe('abstain');
    expect(election.ordered('vote:for')).toBeNull();
    expect(election.ordered('vote:abstain', 'elect:me')).toBe('elect:1');
    const ballot = council('mutiny');
    expect(ballot.ordered('elect:me')).toBeNull();
    expect(ballot.ordered('elect:abstain')).toBeNull();
    expect(ballot.ordered('vote:for', 'elect:abstain')).toBe('approve');
  });

  it('TI-23.6 abstain where only a planet, law or secret objective can be elected', () => {
    expect(council('core-mining').ordered('things:abstain')).toBe('abstain');
    expect(council('core-mining').ordered('elect:me')).toBeNull();
    expect(council('core-mining').ordered('elect:me', 'things:abstain')).toBe('abstain');
    expect(council('minister-of-war').ordered('things:abstain')).toBeNull();
    expect(council('mutiny').ordered('things:abstain')).toBeNull();
  });

  it('TI-23.7 settle ties as the speaker has voted, or at all', () => {
    const tied = position({
      step: { step: 'agendaPhase', args: [] },
      custodians: false,
      agendas: ['mutiny', 'minister-of-peace'],
      discarded: ['ancient-burial-sites', 'veto'],
      bob: { faction: 'hacan' },
    });
    tied.play('approve', 'voteAll', 'abstain', 'reject');
    expect([tied.asked, tied.prompt]).toEqual(['ann', 'speakerDecides']);
    expect(tied.ordered('tie:mine')).toBe('reject');
    expect(tied.ordered('tie:any')).toBe('reject');
    const silent = council('minister-of-war').play('abstain', 'abstain', 'abstain');
    expect([silent.asked, silent.prompt]).toEqual(['ann', 'speakerDecides']);
    expect(silent.ordered('tie:mine')).toBeNull();
    expect(silent.ordered('tie:any')).toBe('elect:0');
  });

  it('TI-23.5 name the player with the most votes to Assassinate Representative', () => {
    const game = council('mutiny', ['assassinate-representative']);
    game.play('play:assassinate-representative');
    expect(game.prompt).toBe('assassinate');
    expect(game.ordered()).toBeNull();
    expect(game.ordered('assassinate:strongest')).toBe('choosePlayer:1');
  });

  it('TI-23.8 TI-28.1 play a rider when it is one’s turn to react, and predict', () => {
    const game = council('mutiny', ['trade-rider']);
    expect([game.asked, game.prompt]).toEqual(['ann', 'agenda.revealed.after']);
    expect(game.ordered()).toBeNull();
    expect(game.ordered('play:trade-rider')).toBe('play:trade-rider');
    game.play('play:trade-rider');
    expect(game.prompt).toBe('predict');
    expect(game.ordered('predict:for')).toBe('approve');
    expect(game.ordered('predict:against')).toBe('reject');
    expect(game.ordered('foretell:me')).toBeNull();
    expect(game.ordered('foretell:likely')).toBeNull();
    const election = council('minister-of-war', ['trade-rider']).play('play:trade-rider');
    expect(election.ordered('predict:for')).toBeNull();
    expect(election.ordered('foretell:me')).toBe('elect:0');
    // Bob has Mecatol Rex, and so the most votes.
    expect(election.ordered('foretell:likely')).toBe('elect:1');
    const planets = council('core-mining', ['trade-rider']).play('play:trade-rider');
    expect(planets.ordered('foretell:me')).toBeNull();
    expect(planets.ordered('foretell:likely')).toBe('electPlanet:vefut-ii');
  });

  it('TI-23.8 take the rewards of several predictions in any order', () => {
    const game = council('mutiny', ['trade-rider', 'imperial-rider'])
      .play('play:trade-rider', 'reject')
      .play('play:imperial-rider', 'reject');
    while (game.prompt !== 'nextReward') game.play(game.prompt === 'vote' ? 'reject' : 'voteAll');
    expect(game.asked).toBe('ann');
    expect(game.ordered('reward:any')).toBe('play:trade-rider');
  });

  it('TI-28.3 do not ask about one thing, if nothing else can be used', () => {
    const one = council('mutiny', ['trade-rider']);
    expect(one.ordered('spare:play:trade-rider')).toBe('decline');
    const two = council('mutiny', ['trade-rider', 'politics-rider']);
    expect(two.prompt).toBe('agenda.revealed.after');
    const { state, question } = two.match.observe(0);
    const answer = (...orders: string[]): string | null =>
      two.match.game.orders!.answer(state, 0, question!, orders);
    expect(answer('spare:play:trade-rider')).toBeNull();
    expect(answer('spare:play:trade-rider', 'spare:play:politics-rider')).toBe('decline');
  });

  it('TI-28.3 use nothing in the agenda phase', () => {
    const game = council('mutiny', ['trade-rider', 'veto']);
    expect(game.prompt).toBe('agenda.revealed.when');
    expect(game.ordered('council:skip')).toBe('decline');
    game.play('decline');
    expect(game.prompt).toBe('agenda.revealed.after');
    expect(game.ordered('council:skip')).toBe('decline');
  });

  it('TI-26.2 discard what came first or last, where a faction draws more and discards', () => {
    const table = (faction: string) =>
      position({
        actionDeck: ['veto', 'spy', 'summit'],
        ann: { faction, cards: ['politics'], hand: ['parley'] },
        bob: { faction: 'letnev' },
        cat: { faction: 'hacan', cards: ['construction'] },
      });
    const game = table('yssaril').play('strategic:politics', 'speaker:1');
    expect([game.asked, game.prompt]).toEqual(['ann', 'scheming']);
    expect(game.ordered('scheme:newest')).toBe('discard:summit');
    expect(game.ordered('scheme:oldest')).toBe('discard:parley');
    expect(game.ordered('scheme:newest', 'scheme:oldest')).toBe('discard:parley');
    const schemes = (of: Scenario): string[] =>
      ti4
        .orders!.offered(of.state, SEAT['ann'])
        .map(({ key }) => key)
        .filter((key) => key.startsWith('scheme:'));
    expect(schemes(game)).toEqual(['scheme:newest', 'scheme:oldest']);
    expect(schemes(table('sol'))).toEqual([]);
  });

  it('TI-19.1 discard the newest card over the limit', () => {
    const hand = ['plague', 'spy', 'veto', 'summit', 'bribery', 'uprising', 'intercept'];
    const game = position({
      ann: { faction: 'letnev', hand },
      actionDeck: ['sabotage'],
      step: { step: 'drawCards', args: [0] },
    });
    expect([game.asked, game.prompt]).toEqual(['ann', 'handLimit']);
    expect(game.ordered('limit:newest')).toBe('discard:sabotage');
  });
});
