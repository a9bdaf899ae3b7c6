import { describe, expect, it } from 'vitest';
import { asked, fight, landing, rolls } from './card-fights.ts';
import { HERE } from './duel.ts';

describe('Emergency Repairs', () => {
  const hand = ['emergency-repairs'];

  it('repairs all own units in the active system at the start of a round', () => {
    const game = fight({ 'dreadnought!': 2, 'flagship!': 1 }, { 'dreadnought!': 1 }, [], {
      ann: { hand },
      bob: { planets: ['abyz'] },
    });
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.offers(['play:emergency-repairs', 'decline', 'lock']).play('play:emergency-repairs');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 2, flagship: 1 });
    expect(game.units('bob', HERE)).toEqual({ 'dreadnought!': 1 });
    expect(game.events('repaired').map(({ kind }) => kind)).toEqual([
      'dreadnought',
      'dreadnought',
      'flagship',
    ]);
  });

  it('or at its end', () => {
    const game = fight({ dreadnought: 1 }, { cruiser: 1 }, ['4-', '7+'], { ann: { hand } });
    game.play('sustain:dreadnought');
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.offers(['play:emergency-repairs', 'decline', 'lock']).play('play:emergency-repairs');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1 });
  });

  it('what was added to the rolls of the round is over by then', () => {
    const game = fight({ dreadnought: 1, fighter: 1 }, { cruiser: 1 }, ['5-', '3-', '7+'], {
      ann: { hand: [...hand, 'morale-boost', 'fighter-prototype'] },
    });
    game.play('play:morale-boost', 'play:fighter-prototype', 'sustain:dreadnought');
    expect(asked(game)).toEqual(['ann', 'round.end']);
    expect(game.state.combat).toMatchObject({ boost: [0, 0], fighterBoost: [0, 0] });
  });

  it('TI-1.9 the end of the last round is that of the combat', () => {
    const game = fight({ dreadnought: 1 }, { cruiser: 1 }, ['5+', '7+'], { ann: { hand } });
    game.play('sustain:dreadnought').play('play:emergency-repairs');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1 });
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('in a ground combat it repairs the ships above the planet', () => {
    const game = fight({ 'dreadnought!': 1, infantry: 1 }, {}, [], {
      ann: { hand },
      bob: { units: { wellon: { infantry: 1 } } },
    });
    game.play('decline', 'land:wellon');
    expect(asked(game)).toEqual(['ann', 'round.start']);
    game.play('play:emergency-repairs');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-19.7 needs something to repair', () => {
    const game = fight({ dreadnought: 1 }, { 'dreadnought!': 1 }, [], {
      ann: { hand: [...hand, 'morale-boost'] },
    });
    game.refuses('play:emergency-repairs', 'TI-19.7');
  });

  it('with Duranium Armor: what was repaired at the start and has sustained since is not repaired again', () => {
    const game = fight({ 'dreadnought!': 1 }, { cruiser: 1 }, ['4-', '7+'], {
      ann: { hand: [...hand, 'fire-team'], technologies: ['duranium-armor'] },
      bob: { planets: ['abyz'] },
    });
    game.play('play:emergency-repairs', 'stay', 'sustain:dreadnought');
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 1 });
    expect(game.events('repaired')).toHaveLength(1);
  });

  it('with Duranium Armor: at the end it repairs what the armour could not', () => {
    const game = fight(
      { dreadnought: 1, 'flagship!': 1 },
      { cruiser: 1 },
      ['4-', '4-', '4-', '7+'],
      {
        ann: { hand, technologies: ['duranium-armor'] },
        bob: { planets: ['abyz'] },
      },
    );
    game.play('decline', 'stay', 'sustain:dreadnought');
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 1, flagship: 1 });
    expect(asked(game)).toEqual(['ann', 'round.end']);
    game.play('play:emergency-repairs');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1, flagship: 1 });
  });

  it('TI-19.3 cancelled, the damage stays', () => {
    const game = fight({ 'dreadnought!': 1 }, { cruiser: 1 }, [], {
      ann: { hand },
      bob: { hand: ['sabotage'], planets: ['abyz'] },
    });
    game.play('play:emergency-repairs', 'play:sabotage');
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 1 });
  });
});

describe('Fire Team', () => {
  const ann = { hand: ['fire-team'] };

  it('rerolls any number of dice; they are named before anybody can cancel it', () => {
    const game = landing(3, 3, ['7+', '6-', '6-', '7+', '6-', '7-', '7-', '7-'], {
      ann,
      bob: { hand: ['sabotage'] },
    });
    expect(asked(game)).toEqual(['ann', 'dice.rolled']);
    game.offers(['play:fire-team', 'decline', 'lock']).play('play:fire-team');
    expect(asked(game)).toEqual(['ann', 'fireTeam']);
    game.offers(['rerollMisses', 'reroll:0', 'reroll:1', 'reroll:2', 'done']);
    game.play('reroll:2').offers(['rerollMisses', 'reroll:0', 'reroll:1', 'done']);
    game.play('rerollMisses');
    expect(asked(game)).toEqual(['bob', 'card.played']);
    expect(game.state.plays[0].dice).toEqual([2, 1]);
    game.play('decline');
    expect(rolls(game).slice(0, 2)).toEqual([
      [0, 2],
      [1, 0],
    ]);
    expect(game.events('destroyedOn')[0]).toMatchObject({ player: 1, count: 2 });
  });

  it('TI-19.7 any number is none, too', () => {
    const game = landing(1, 1, ['7+', '7-'], { ann }).play('play:fire-team', 'done');
    expect(rolls(game)[0]).toEqual([0, 1]);
    expect(game.player('ann').hand).toEqual([]);
  });

  it('with Morale Boost: what is added counts for rerolled dice too', () => {
    const game = landing(1, 1, ['5-', 6, '7-'], { ann: { hand: ['fire-team', 'morale-boost'] } });
    game.play('play:morale-boost');
    expect(asked(game)).toEqual(['ann', 'dice.rolled']);
    game.play('play:fire-team', 'reroll:0');
    expect(rolls(game)[0]).toEqual([0, 1]);
  });

  it('TI-28.1 not in a space combat', () => {
    const game = fight({ cruiser: 1 }, { cruiser: 1 }, ['6-', '7+'], { ann });
    expect(game.events('combatWon')).toEqual([{ player: 1, system: HERE }]);
    expect(game.player('ann').hand).toHaveLength(1);
  });

  it('TI-19.3 cancelled, the dice lie as they fell', () => {
    const game = landing(1, 1, ['6-', '8+'], { ann, bob: { hand: ['sabotage'] } });
    game.play('play:fire-team', 'rerollMisses', 'play:sabotage');
    expect(game.events('groundWon')).toEqual([{ player: 1, planet: 'wellon' }]);
  });
});
