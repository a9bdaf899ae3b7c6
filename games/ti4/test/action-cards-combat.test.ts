import { describe, expect, it } from 'vitest';
import { battleOdds } from '../odds/index.ts';
import { battleUnderWay } from '../odds/match.ts';
import { asked, fight, landing, rolls } from './card-fights.ts';
import { duel, HERE } from './duel.ts';
import { position } from './position.ts';

const PLACES = [
  'courageous-to-the-end',
  'direct-hit',
  'emergency-repairs',
  'fighter-prototype',
  'fire-team',
  'intercept',
  'morale-boost',
  'salvage',
  'shields-holding',
  'skilled-retreat',
];

describe('cards of combats', () => {
  it.each(PLACES)('TI-28.1 %s waits for a combat', (card) => {
    position({ ann: { hand: [card] } }).refuses(`play:${card}`, 'TI-28.1');
  });

  it('TI-28.2 without cards in any hand nobody is asked anything more', () => {
    const game = duel({ cruiser: 2 }, { dreadnought: 1, fighter: 1 }, ['7+', '7+', '8-', '4-']);
    expect(asked(game)).toEqual(['bob', 'sustainDamage']);
    game.play('sustain:dreadnought');
    expect(asked(game)).toEqual(['bob', 'assignHits']);
    game.play('lose:fighter:whole');
    expect(game.events('destroyed')[0]).toMatchObject({ player: 1, kind: 'fighter' });
    expect(game.prompt).not.toContain('.');
  });

  it('TI-28.2 nor where every copy of every fitting card lies in the discard pile', () => {
    const hands = { ann: { hand: ['summit'] }, bob: { hand: ['veto'] } };
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '7+'], hands);
    expect(game.events('combatWon')).toEqual([{ player: 1, system: HERE }]);
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('TI-28.2 whoever holds a card is asked while one that fits may be among them', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], { ann: { hand: ['summit'] } });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.offers(['decline', 'lock']).refuses('play:summit', 'TI-28.1');
  });
});

describe('Morale Boost', () => {
  const ann = { hand: ['morale-boost'] };

  it('adds 1 to all combat rolls of the round', () => {
    const game = fight({ cruiser: 2 }, { cruiser: 1 }, [6, 5, '6-', '*'], { ann });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.offers(['play:morale-boost', 'decline', 'lock']).play('play:morale-boost');
    expect(rolls(game)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const declined = fight({ cruiser: 2 }, { cruiser: 1 }, [6, 5, '6-', '*'], { ann });
    expect(rolls(declined.play('decline'))[0]).toEqual([0, 0]);
  });

  it('is over after the round', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['5-', '6-', 6, '7+'], { ann });
    game.play('play:morale-boost');
    expect(rolls(game)).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 1],
    ]);
  });

  it('works in ground combats too', () => {
    const game = landing(1, 1, [6, '7-'], { ann }).play('play:morale-boost');
    expect(rolls(game)).toEqual([
      [0, 1],
      [1, 0],
    ]);
    expect(game.events('groundWon')).toEqual([{ player: 0, planet: 'wellon' }]);
  });

  it('TI-10.3 adds nothing to anti-fighter barrage', () => {
    const game = fight({ destroyer: 1 }, { fighter: 1 }, [8, 8, 8, '8-'], { ann });
    game.play('play:morale-boost', 'fire');
    expect(game.events('barrage')).toMatchObject([{ player: 0, hits: 0 }]);
    expect(rolls(game)[0]).toEqual([0, 1]);
  });

  it('TI-19.2 no second one in the same round, but in the next', () => {
    const hand = ['morale-boost', 'morale-boost', 'skilled-retreat'];
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['5-', '6-'], { ann: { hand } });
    game.play('play:morale-boost');
    game.offers(['play:skilled-retreat', 'decline', 'lock']);
    game.refuses('play:morale-boost', 'TI-19.2').play('decline');
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.offers(['play:morale-boost', 'play:skilled-retreat', 'decline', 'lock']);
  });

  it('TI-19.5 a cancelled one does not count: another may follow at the same moment', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [6, '6-'], {
      ann: { hand: ['morale-boost', 'morale-boost'] },
      bob: { hand: ['sabotage'] },
    });
    game.play('play:morale-boost', 'decline');
    expect(asked(game)).toEqual(['bob', 'card.played']);
    game.play('play:sabotage');
    expect(game.state.combat.boost).toEqual([0, 0]);
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('play:morale-boost');
    expect(rolls(game)[0]).toEqual([0, 1]);
  });

  it('TI-10.10 nobody is asked once the opponent has no ship left', () => {
    const game = fight({ cruiser: 3 }, { cruiser: 1 }, [], {
      ann: { ...ann, technologies: ['assault-cannon'] },
      bob: { hand: ['morale-boost'] },
    });
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    expect(asked(game)).toEqual(['bob', 'turn']);
  });

  it('is counted in the odds of the round', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, [], { ann, bob: { planets: ['abyz'] } });
    game.play('play:morale-boost');
    expect(game.prompt).toBe('announceRetreat');
    const { outcome } = battleOdds(battleUnderWay(game.state, false)!);
    // One to one from the second round on: 0.24 of 0.64 each.
    expect(outcome.attacker).toBeCloseTo(0.5 * 0.6 + 0.5 * 0.6 * 0.375, 10);
    expect(outcome.defender).toBeCloseTo(0.5 * 0.4 + 0.5 * 0.6 * 0.375, 10);
  });

  it('is counted in the odds of a ground combat', () => {
    const game = landing(1, 1, [], { ann, bob: { hand: ['morale-boost'] } });
    game.play('play:morale-boost', 'decline');
    expect(asked(game)).toEqual(['bob', 'round.start']);
    const { outcome } = battleOdds(battleUnderWay(game.state, false)!);
    const later = (0.4 * 0.7) / (1 - 0.6 * 0.7);
    expect(outcome.attacker).toBeCloseTo(0.5 * 0.7 + 0.5 * 0.7 * later, 10);
  });
});

describe('Fighter Prototype', () => {
  const ann = { hand: ['fighter-prototype'] };

  it('adds 2 to the combat rolls of fighters, in the first round only', () => {
    const round1 = [7, 7, '8-', '6-', '6-', '6-'] as const;
    const round2 = [7, '8-', '8-', '6-'] as const;
    const game = fight({ carrier: 1, fighter: 2 }, { cruiser: 3 }, [...round1, ...round2], {
      ann,
      bob: { planets: ['abyz'] },
    });
    game.offers(['play:fighter-prototype', 'decline', 'lock']).play('play:fighter-prototype');
    game.play('stay');
    expect(rolls(game)[0]).toEqual([0, 2]);
    game.play('stay');
    expect(rolls(game)[2]).toEqual([0, 0]);
  });

  it('TI-10.3 changes no barrage, and fighters that it destroys do not roll', () => {
    const game = fight({ carrier: 1, fighter: 2 }, { destroyer: 1 }, ['9+', '8-', 7, '8-', '8-'], {
      ann,
    });
    game.play('play:fighter-prototype', 'fire');
    expect(game.events('barrage')).toMatchObject([{ player: 1, hits: 1 }]);
    expect(game.events('combatRoll')[0]).toMatchObject({ player: 0, hits: 1 });
    expect(String(game.events('combatRoll')[0]['dice']).split(' ')).toHaveLength(2);
  });

  it('TI-19.7 needs fighters, TI-28.1 and a space combat', () => {
    const hand = ['fighter-prototype', 'morale-boost'];
    fight({ cruiser: 1 }, { cruiser: 1 }, [], { ann: { hand } }).refuses(
      'play:fighter-prototype',
      'TI-19.7',
    );
    landing(1, 1, [], { ann: { hand } }).refuses('play:fighter-prototype', 'TI-28.1');
  });

  it('TI-28.1 only in the first round', () => {
    const hand = ['fighter-prototype', 'morale-boost'];
    const game = fight({ fighter: 2 }, { cruiser: 1 }, ['8-', '8-', '6-'], { ann: { hand } });
    game.offers(['play:fighter-prototype', 'play:morale-boost', 'decline', 'lock']);
    game.play('decline').refuses('play:fighter-prototype', 'TI-28.1');
  });

  it('TI-19.3 cancelled, the fighters roll as ever', () => {
    const game = fight({ fighter: 1 }, { cruiser: 1 }, [8, '6-'], {
      ann,
      bob: { hand: ['sabotage'] },
    });
    game.play('play:fighter-prototype', 'play:sabotage');
    expect(rolls(game)[0]).toEqual([0, 0]);
  });

  it('is counted in the odds of the round', () => {
    const game = fight({ fighter: 1 }, { cruiser: 1 }, [], { ann, bob: { planets: ['abyz'] } });
    game.play('play:fighter-prototype');
    const { outcome } = battleOdds(battleUnderWay(game.state, false)!);
    const later = (0.2 * 0.6) / (1 - 0.8 * 0.6);
    expect(outcome.attacker).toBeCloseTo(0.4 * 0.6 + 0.6 * 0.6 * later, 10);
  });
});
