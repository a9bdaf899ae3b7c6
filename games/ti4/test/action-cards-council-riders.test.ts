import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, TECHNOLOGIES } from '../content/index.ts';
import { askedAll, handOf, held, votesIn } from './council.ts';
import { position, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Bob predicts that nobody is against, nobody votes, and the speaker proves him right. */
function rewarded(rider: string, bob: Side = {}, more: { cat?: Side } = {}): Scenario {
  const game = held(['regulated-conscription'], { ...more, bob: { ...bob, hand: [rider] } });
  expect([game.prompt, game.asked]).toEqual(['agenda.revealed.after', 'bob']);
  return game.play(`play:${rider}`, 'approve', 'abstain', 'abstain', 'approve');
}

const RIDERS = ACTION_CARDS.map(({ id }) => id).filter((id) => id.endsWith('-rider'));

describe('riders', () => {
  it('are eight', () => {
    expect(RIDERS).toEqual([
      'construction-rider',
      'diplomacy-rider',
      'imperial-rider',
      'leadership-rider',
      'politics-rider',
      'technology-rider',
      'trade-rider',
      'warfare-rider',
    ]);
  });

  it.each(RIDERS)('TI-23.8 %s: its player predicts an outcome and does not vote', (rider) => {
    const game = held(['regulated-conscription'], { bob: { hand: [rider] } });
    game.play(`play:${rider}`);
    expect([game.prompt, game.asked]).toEqual(['predict', 'bob']);
    game.offers(['approve', 'reject']).play('reject');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    expect(game.events('played')).toMatchObject([{ actionCard: rider, aim: 'against' }]);
  });

  it.each(RIDERS)('TI-23.8 %s: a wrong prediction brings nothing', (rider) => {
    const game = held(['regulated-conscription'], { bob: { hand: [rider], points: 2 } });
    const before = { ...game.player('bob'), hand: [], handKnown: [] };
    game.play(`play:${rider}`, 'reject', 'abstain', 'abstain', 'approve');
    expect(game.player('bob')).toEqual(before);
    expect([game.state.speaker, game.events('predictionPaid')]).toEqual([0, []]);
  });

  it.each(RIDERS)('TI-19.5 %s: cancelled, nothing is predicted and its player votes', (rider) => {
    const game = held(['regulated-conscription'], {
      bob: { hand: [rider] },
      cat: { hand: ['sabotage'] },
    });
    game.play(`play:${rider}`, 'decline', 'reject', 'play:sabotage');
    expect([game.prompt, game.asked]).toEqual(['vote', 'bob']);
    expect(game.state.council.predictions).toEqual([]);
  });

  it.each(RIDERS)('TI-28.1 %s: not on a turn', (rider) => {
    position({ ann: { hand: [rider] } }).refuses(`play:${rider}`, 'TI-28.1');
  });
});

describe('what riders bring', () => {
  it('Construction Rider: a space dock on an own planet', () => {
    const game = rewarded('construction-rider', { planets: ['abyz', 'quann'] });
    expect([game.prompt, game.asked]).toEqual(['build', 'bob']);
    game.offers(['buildDock:wren-terra', 'buildDock:abyz', 'buildDock:quann']);
    game.refuses('buildDock:arc-prime', 'TI-13.3').play('buildDock:abyz');
    expect(game.units('bob', 'abyz')).toEqual({ dock: 1 });
  });

  it('Diplomacy Rider: the others put tokens into a system with an own planet, Mecatol Rex too', () => {
    const game = rewarded('diplomacy-rider', { planets: ['mecatol-rex', 'abyz'] });
    expect([game.prompt, game.asked]).toEqual(['diplomacyRider', 'bob']);
    game.offers(['chooseSystem:10', 'chooseSystem:18', 'chooseSystem:38']);
    game.play('chooseSystem:18');
    expect(['ann', 'bob', 'cat'].map((who) => game.hasToken(who as 'ann', '18'))).toEqual([
      true,
      false,
      true,
    ]);
    expect(game.tokens('ann')).toEqual([3, 3, 2]);
  });

  it('TI-4.2 Diplomacy Rider: without a token in reinforcements one comes from the sheet', () => {
    const game = rewarded('diplomacy-rider', {}, { cat: { tokens: [6, 5, 5] } });
    expect([game.prompt, game.asked]).toEqual(['tokenFromSheet', 'cat']);
    game.play('spendPool:strategy');
    expect(game.tokens('cat')).toEqual([6, 5, 4]);
    expect(game.hasToken('cat', '10')).toBe(true);
  });

  it('Imperial Rider: a victory point', () => {
    expect(rewarded('imperial-rider', { points: 3 }).points('bob')).toBe(4);
  });

  it('TI-21.1 Imperial Rider: the tenth point ends the match in the middle of the phase', () => {
    const game = rewarded('imperial-rider', { points: 9 });
    expect([game.over, game.result!.places]).toEqual([true, [2, 1, 3]]);
    expect(game.events('won')).toEqual([{ player: 1 }]);
    expect(game.events('agenda').length).toBeLessThan(2);
  });

  it('TI-4.1 Leadership Rider: three command tokens', () => {
    const game = rewarded('leadership-rider');
    expect([game.prompt, game.asked]).toEqual(['gainToken', 'bob']);
    game.play('gainToken:tactic', 'gainToken:fleet', 'gainToken:fleet');
    expect(game.tokens('bob')).toEqual([4, 5, 2]);
  });

  it('Politics Rider: three action cards and the speaker token, for the next agenda too', () => {
    const game = held(['regulated-conscription', 'mutiny'], {
      bob: { hand: ['politics-rider'] },
      actionDeck: ['summit', 'plague', 'spy'],
    });
    game.play('play:politics-rider', 'approve', 'abstain', 'abstain', 'approve');
    expect(handOf(game, 'bob')).toEqual(['summit', 'plague', 'spy']);
    expect(game.events('newSpeaker')).toEqual([{ player: 1 }]);
    expect([game.prompt, game.asked, game.state.council.number]).toEqual(['vote', 'cat', 2]);
    game.play('abstain', 'abstain', 'abstain');
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'bob']);
    game.play('reject');
    expect([game.state.phase, game.asked]).toEqual(['strategy', 'bob']);
  });

  it('TI-19.1 Politics Rider: beyond the hand limit cards are discarded', () => {
    const hand = ['spy', 'uprising', 'war-effort', 'ghost-ship', 'lucky-shot', 'plague'];
    const game = held(['regulated-conscription'], {
      bob: { hand: ['politics-rider', ...hand] },
      actionDeck: ['summit', 'flank-speed', 'salvage'],
    });
    game.play('play:politics-rider', 'approve', 'abstain', 'abstain', 'approve');
    expect([game.prompt, game.asked, game.about]).toEqual(['handLimit', 'bob', { count: 2 }]);
  });

  it('TI-18.1 Technology Rider: researches a technology', () => {
    const game = rewarded('technology-rider');
    expect([game.prompt, game.asked]).toEqual(['research', 'bob']);
    expect(game.offered).not.toContain('decline');
    game.play('research:neural-motivator');
    expect(game.player('bob').technologies.map((each) => TECHNOLOGIES[each].id)).toContain(
      'neural-motivator',
    );
  });

  it('Trade Rider: five trade goods', () => {
    expect(rewarded('trade-rider', { goods: 1 }).player('bob').goods).toBe(6);
  });

  it('Warfare Rider: a dreadnought where own ships are', () => {
    const units = { 38: { fighter: 1, carrier: 1 }, 19: { cruiser: 1 }, abyz: { infantry: 1 } };
    const game = rewarded('warfare-rider', { units });
    expect([game.prompt, game.asked]).toEqual(['warfareRider', 'bob']);
    game.offers(['chooseSystem:19', 'chooseSystem:38']).play('chooseSystem:19');
    expect(game.units('bob', '19')).toEqual({ cruiser: 1, dreadnought: 1 });
  });

  it('TI-5.7 Warfare Rider: what is then too much for the fleet pool goes', () => {
    const units = { 19: { cruiser: 3 } };
    const game = rewarded('warfare-rider', { units, tokens: [3, 1, 2] });
    expect([game.prompt, game.asked]).toEqual(['overFleet', 'bob']);
    game.play('remove:19:cruiser');
    expect(game.units('bob', '19')).toEqual({ cruiser: 2, dreadnought: 1 });
  });

  it('Warfare Rider: without ships there is nowhere to put it', () => {
    const game = rewarded('warfare-rider');
    expect(game.events('predictionPaid')).toEqual([{ player: 1, actionCard: 'warfare-rider' }]);
    expect(game.prompt).toBe('vote');
  });

  it('TI-14.8 Warfare Rider: without one in reinforcements, one from elsewhere, if its player likes', () => {
    const units = { 19: { dreadnought: 2 }, 38: { dreadnought: 3 }, 25: { cruiser: 1 } };
    const bob = { units, tokensAt: ['38'] };
    const game = rewarded('warfare-rider', bob);
    game.offers(['chooseSystem:25', 'chooseSystem:38', 'decline']).play('chooseSystem:25');
    expect([game.units('bob', '19'), game.units('bob', '25')]).toEqual([
      { dreadnought: 1 },
      { cruiser: 1, dreadnought: 1 },
    ]);
    const declined = rewarded('warfare-rider', bob).play('decline');
    expect(declined.units('bob', '19')).toEqual({ dreadnought: 2 });
  });
});

describe('predictions', () => {
  it('TI-23.8 name a possible outcome', () => {
    const game = held(['senate-sanctuary'], {
      ann: { planets: ['quann'] },
      bob: { hand: ['trade-rider'], planets: ['rarron', 'abyz'] },
    });
    game.play('play:trade-rider').offers(['electPlanet:quann', 'electPlanet:rarron']);
  });

  it('TI-23.8 several riders, even on different outcomes; their player does not vote', () => {
    const game = held(['regulated-conscription'], {
      bob: { hand: ['trade-rider', 'imperial-rider'] },
    });
    game.play('play:trade-rider', 'approve', 'play:imperial-rider', 'reject');
    expect([game.prompt, game.asked]).toEqual(['vote', 'cat']);
    game.play('reject', 'voteAll', 'abstain');
    expect(game.player('bob')).toMatchObject({ goods: 0, points: 1 });
  });

  it('TI-23.8 a player who cannot vote anyway may play one', () => {
    const game = held(['regulated-conscription'], {
      bob: { hand: ['trade-rider'], exhausted: ['wren-terra'] },
    });
    game.play('play:trade-rider', 'approve', 'abstain', 'abstain', 'approve');
    expect(game.player('bob').goods).toBe(5);
  });

  it('TI-23.8 pay in speaker order, one each; of several the player chooses which', () => {
    const game = held(['regulated-conscription'], {
      speaker: 'bob',
      bob: { hand: ['trade-rider', 'leadership-rider'] },
      ann: { hand: ['imperial-rider', 'technology-rider'] },
      cat: { hand: ['warfare-rider'], units: { 19: { cruiser: 1 } } },
    });
    expect(askedAll(game)).toEqual(['bob', 'cat', 'ann']);
    game.play('play:trade-rider', 'decline', 'decline', 'approve');
    game.play('decline', 'play:imperial-rider', 'decline', 'approve');
    game.play('play:leadership-rider', 'decline', 'decline', 'approve');
    game.play('decline', 'play:technology-rider', 'approve');
    game.play('play:warfare-rider', 'approve');
    expect(votesIn(game)).toEqual([]);
    expect([game.prompt, game.asked]).toEqual(['speakerDecides', 'bob']);
    game.play('approve');
    expect([game.prompt, game.asked]).toEqual(['nextReward', 'bob']);
    game.offers(['play:trade-rider', 'play:leadership-rider']).play('play:leadership-rider');
    game.play('gainToken:tactic', 'gainToken:tactic', 'gainToken:tactic');
    expect([game.prompt, game.asked]).toEqual(['nextReward', 'ann']);
    game.play('play:technology-rider', 'research:gravity-drive');
    expect(game.events('predictionPaid').map(({ actionCard }) => actionCard)).toEqual([
      'leadership-rider',
      'warfare-rider',
      'technology-rider',
      'trade-rider',
      'imperial-rider',
    ]);
  });

  it('TI-23.8 the order stays although the speaker token moves', () => {
    const game = held(['regulated-conscription'], {
      ann: { hand: ['trade-rider', 'imperial-rider'] },
      bob: { hand: ['politics-rider'] },
      actionDeck: ['summit', 'plague', 'spy'],
    });
    game.play('play:trade-rider', 'decline', 'approve');
    game.play('play:politics-rider', 'decline', 'approve', 'play:imperial-rider', 'approve');
    game.play('abstain', 'approve', 'play:trade-rider');
    expect(game.events('predictionPaid').map(({ actionCard }) => actionCard)).toEqual([
      'trade-rider',
      'politics-rider',
      'imperial-rider',
    ]);
  });

  it('TI-23.8 pay after the outcome is resolved', () => {
    const game = held(['economic-equality'], { bob: { hand: ['trade-rider'], goods: 2 } });
    game.play('play:trade-rider', 'reject', 'abstain', 'abstain', 'reject');
    expect(game.player('bob').goods).toBe(5);
  });

  it('TI-23.2 end with the agenda they were made on', () => {
    const game = held(['regulated-conscription', 'mutiny'], { bob: { hand: ['trade-rider'] } });
    game.play('play:trade-rider', 'reject', 'abstain', 'abstain', 'approve');
    expect([game.asked, game.state.council.predictions]).toEqual(['bob', []]);
  });
});
