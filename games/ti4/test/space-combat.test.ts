import { describe, expect, it } from 'vitest';
import { activate, duel, HERE } from './duel.ts';

/** Hits of each roll, attacker and defender in turns. */
const rolls = (game: ReturnType<typeof duel>): unknown[] =>
  game.events('combatRoll').map(({ player, dice, hits }) => [player, dice, hits]);

describe('space combat', () => {
  it('the example of the book: fighters and cruisers fall in two rounds', () => {
    const round1 = ['9+', '8-', '8-', '8-', '7+', '7+'] as const;
    const round2 = ['9+', '9+', '7+'] as const;
    const game = duel({ carrier: 1, fighter: 3 }, { cruiser: 2 }, [...round1, ...round2]);
    expect([game.asked, game.prompt]).toEqual(['ann', 'assignHits']);
    game.offers(['lose:fighter:whole', 'lose:carrier:whole', 'usualLosses']);
    game.play('lose:fighter:whole', 'lose:fighter:whole');
    expect(game.units('bob', HERE)).toEqual({ cruiser: 1 });
    game.play('lose:fighter:whole');
    expect(game.units('ann', HERE)).toEqual({ carrier: 1 });
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.events('combatRoll').map(({ player, hits }) => [player, hits])).toEqual([
      [0, 1],
      [1, 2],
      [0, 2],
      [1, 1],
    ]);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
  });

  it('TI-10.1: ships of two players fight, and the active player attacks', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, ['7+', '6-']);
    expect(game.events('spaceCombat')).toEqual([{ system: HERE, attacker: 0, defender: 1 }]);
    const alone = duel({ cruiser: 1 }, {});
    expect(alone.events('spaceCombat')).toEqual([]);
    const absent = duel({}, { cruiser: 1 });
    expect(absent.events('spaceCombat')).toEqual([]);
  });

  it('TI-10.3: the barrage of both, in the first round only, destroys fighters and nothing else', () => {
    const barrage = ['9+', '9+', '9+', '8-'] as const;
    const round1 = ['8-', '8-', '8-', '6-'] as const;
    const round2 = ['8-', '8-', '8-', '6-'] as const;
    const game = duel({ destroyer: 1, fighter: 2 }, { destroyer: 1, fighter: 1, cruiser: 1 }, [
      ...barrage,
      ...round1,
      ...round2,
    ]).play('fire', 'fire');
    expect(game.events('barrage')).toMatchObject([
      { player: 0, hits: 2 },
      { player: 1, hits: 1 },
    ]);
    expect(game.events('destroyed').slice(0, 2)).toEqual([
      { player: 1, kind: 'fighter', count: 1, system: HERE },
      { player: 0, kind: 'fighter', count: 1, system: HERE },
    ]);
    expect(rolls(game).length).toBeGreaterThan(2);
    expect(game.events('barrage')).toHaveLength(2);
  });

  it('TI-10.3: Sustain Damage does not cancel it, and the combat ends where no ship is left', () => {
    const game = duel({ destroyer: 1 }, { fighter: 1 }, ['9+', '*'], {
      bob: { technologies: ['duranium-armor'] },
    }).play('fire');
    expect(game.events('combatRoll')).toEqual([]);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    const sturdy = duel({ destroyer: 1 }, { fighter: 1, dreadnought: 1 }, ['9+', '*', '8-', '4-']);
    sturdy.play('fire');
    expect(sturdy.units('bob', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-10.3: each may decline, both at once: nobody learns what the other does before both have answered', () => {
    const fleet = { destroyer: 1, fighter: 1 };
    const game = duel(fleet, fleet, ['9+', '8-'], { bob: { planets: ['abyz'] } });
    expect(game.match.asks.map(({ seat, prompt }) => [seat, prompt.id])).toEqual([
      [0, 'barrage'],
      [1, 'barrage'],
    ]);
    const before = game.match.observe(1);
    game.offers(['fire', 'decline', 'fire', 'decline']).play('decline');
    expect(game.match.observe(1)).toEqual({
      ...before,
      asked: [{ seat: 1, prompt: 'barrage' }],
      decisions: before.decisions + 1,
    });
    game.play('fire');
    expect(game.prompt).toBe('announceRetreat');
    expect(game.events('barrage')).toMatchObject([{ player: 1, hits: 1 }]);
    expect(game.units('ann', HERE)).toEqual({ destroyer: 1 });
    expect(game.units('bob', HERE)).toEqual(fleet);
  });

  it('TI-10.3: nobody is asked where a barrage could do nothing', () => {
    const game = duel({ destroyer: 1, fighter: 1 }, { cruiser: 1 }, ['8-', '8-', '6-']);
    expect(game.events('combatRoll')).not.toEqual([]);
    expect(game.events('barrage')).toEqual([]);
  });

  it('TI-10.5: a die for each ship or burst icon, all of the attacker first', () => {
    const game = activate(HERE, {
      dice: ['2-', '2-', '2-', '6-', '8-', '8-', '6-', '6-'],
      ann: {
        faction: 'sol',
        technologies: ['war-sun'],
        units: { [HERE]: { warsun: 1, cruiser: 1 } },
      },
      bob: { faction: 'hacan', units: { [HERE]: { flagship: 1, destroyer: 2 } } },
    });
    const [first, second] = game.events('combatRoll');
    expect([first['player'], String(first['dice']).split(' ')]).toMatchObject([0, { length: 4 }]);
    expect([second['player'], String(second['dice']).split(' ')]).toMatchObject([1, { length: 4 }]);
  });

  it('TI-10.6: each destroys own ships of choice, both at the same time', () => {
    const game = duel({ cruiser: 1, destroyer: 1 }, { cruiser: 1, destroyer: 1 }, [9, 7, 9, 7]);
    expect(game.units('ann', HERE)).toEqual({});
    expect(game.units('bob', HERE)).toEqual({});
    expect(game.events('combatDrawn')).toEqual([{ system: HERE }]);
  });

  it('TI-10.6: both choose at once and unseen, and ships are destroyed when both are done', () => {
    const fleet = { carrier: 1, cruiser: 2 };
    const game = duel(fleet, fleet, ['7+', '7+', '8-', '7+', '7+', '8-'], {
      bob: { planets: ['abyz'] },
    }).play('stay');
    const { match } = game;
    const asked = (): unknown[] => match.asks.map(({ seat, prompt }) => [seat, prompt.id]);
    expect(asked()).toEqual([
      [0, 'assignHits'],
      [1, 'assignHits'],
    ]);
    const [before, hash] = [match.observe(1), match.hash()];
    game.play('lose:cruiser:whole');
    expect(match.observe(1)).toEqual({ ...before, decisions: before.decisions + 1 });
    expect(game.about).toMatchObject({ hits: 1, marked: 'cruiser:whole' });
    expect(match.undoRight(0)).toBe('free');
    match.answer(1, 'usualLosses');
    expect(match.hash()).toBe(hash);
    expect(asked()).toEqual([[0, 'assignHits']]);
    expect([match.undoRight(0), match.undoRight(1)]).toEqual(['free', 'free']);
    match.undo(0);
    expect(match.ask(0)!.details.about).toMatchObject({ hits: 2, marked: '' });
    match.answer(0, 'lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.units('bob', HERE)).toEqual({ carrier: 1 });
    expect(match.undoRight(0)).toBe('consent');
  });

  it('TI-10.6: a ship that is marked cannot be marked again, and who has to lose all is not asked', () => {
    const game = duel(
      { carrier: 1, cruiser: 2 },
      { cruiser: 3 },
      ['8-', '6-', '6-', '7+', '7+', '6-'],
      { bob: { planets: ['abyz'] } },
    ).play('stay');
    game.offers(['lose:cruiser:whole', 'lose:carrier:whole', 'usualLosses']);
    game.play('lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.asked).toBe('bob');
  });

  it('TI-10.6: the usual losses are the cheap ships, damaged ones first', () => {
    const game = duel(
      { cruiser: 1, dreadnought: 1, 'dreadnought!': 1, destroyer: 1 },
      { cruiser: 3 },
      ['8-', '6-', '4-', '4-', '7+', '7+', '7+'],
    );
    expect([game.asked, game.prompt]).toEqual(['ann', 'sustainDamage']);
    game.play('decline').play('usualLosses');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-10.10: rounds go on while both have ships; none left is a draw', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, ['6-', '6-', '6-', '6-', '7+', '7+']);
    expect(rolls(game)).toHaveLength(6);
    expect(game.events('combatDrawn')).toHaveLength(1);
    expect(game.events('combatWon')).toEqual([]);
  });

  it('TI-10.11: where nobody can ever hit, the attacker retreats, or his ships are destroyed', () => {
    const unarmed = { profiles: { cruiser: 'floating-factory-1' } };
    const sides = { ann: unarmed, bob: unarmed };
    const lost = duel({ cruiser: 1 }, { cruiser: 2 }, [], sides);
    expect(lost.units('ann', HERE)).toEqual({});
    expect(lost.events('combatWon')).toEqual([{ player: 1, system: HERE }]);
    const fled = duel({ cruiser: 1 }, { cruiser: 2 }, [], {
      ...sides,
      ann: { ...unarmed, planets: ['abyz', 'quann'] },
    });
    fled.offers(['retreat:38', 'retreat:25']).play('retreat:25');
    expect(fled.units('ann', '25')).toEqual({ cruiser: 1 });
    expect(fled.units('bob', HERE)).toEqual({ cruiser: 2 });
  });

  it('TI-10.12, TI-5.3: a victory takes no planet; during the combat capacity may be exceeded', () => {
    const game = duel(
      { carrier: 1, cruiser: 1, infantry: 6 },
      { cruiser: 2 },
      ['7+', '8-', '7+', '6-', '9+', '6-'],
      {
        bob: { planets: ['wellon'] },
      },
    );
    game.play('lose:cruiser:whole');
    expect(game.controller('wellon')).toBe('bob');
  });

  it('TI-5.3: what the ships that are left cannot carry is removed at the end, by choice', () => {
    const game = duel(
      { carrier: 1, cruiser: 1, fighter: 3, infantry: 3 },
      { cruiser: 2 },
      ['8-', '8-', '8-', '7+', '9+', '7+', '6-'],
      { ann: { technologies: ['cruiser-2'] } },
    );
    game.play('lose:carrier:whole');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1, fighter: 3, infantry: 3 });
    expect([game.asked, game.prompt]).toEqual(['ann', 'overCapacity']);
    expect(game.events('combatWon')).toEqual([{ player: 0, system: HERE }]);
    game.play(...Array.from({ length: 2 }, () => `remove:${HERE}:infantry`));
    game.play(...Array.from({ length: 3 }, () => `remove:${HERE}:fighter`));
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1, infantry: 1 });
  });

  it('TI-7.8: ships that defend in a nebula get one more', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [6, 6], { tile: '42' });
    expect(rolls(game)[0]).toEqual([0, '6', 0]);
    expect(rolls(game)[1]).toEqual([1, '6', 1]);
    expect(game.units('ann', '42')).toEqual({});
  });

  it('TI-1.10: modifiers change the result: Unrelenting one more, Fragile one less', () => {
    const game = activate(HERE, {
      dice: [6, 7, 7, 6],
      ann: { faction: 'sardakk-norr', units: { [HERE]: { cruiser: 2 } } },
      bob: { faction: 'jol-nar', units: { [HERE]: { cruiser: 2 } } },
    });
    expect(rolls(game).slice(0, 2)).toEqual([
      [0, '6 7', 2],
      [1, '7 6', 0],
    ]);
  });

  it('the dice lie on the table: kind, die, what is added, hits', () => {
    const game = activate(HERE, {
      dice: [6, 7, 1],
      ann: { faction: 'sardakk-norr', units: { [HERE]: { cruiser: 2 } } },
      bob: { faction: 'hacan', units: { [HERE]: { dreadnought: 1 } } },
    });
    expect(game.prompt).toBe('sustainDamage');
    expect(game.state.rolled).toMatchObject({
      roll: 'combat',
      seats: [0, 1],
      dice: [
        [2, 6, 1, 1, 2, 7, 1, 1],
        [4, 1, 0, 0],
      ],
    });
  });
});

describe('sustain damage', () => {
  it('TI-11.1: in turns, one ship at a time, the active player first, until both decline in a row', () => {
    const game = duel({ dreadnought: 2 }, { dreadnought: 2 }, [5, 5, 5, 5]);
    expect([game.asked, game.prompt]).toEqual(['ann', 'sustainDamage']);
    game.offers(['sustain:dreadnought', 'decline']).play('sustain:dreadnought');
    expect([game.asked, game.prompt]).toEqual(['bob', 'sustainDamage']);
    game.play('decline');
    expect([game.asked, game.prompt]).toEqual(['ann', 'sustainDamage']);
    game.play('sustain:dreadnought');
    expect([game.asked, game.prompt]).toEqual(['bob', 'sustainDamage']);
    game.play('sustain:dreadnought', 'decline');
    expect(game.events('sustained').map(({ player }) => player)).toEqual([0, 0, 1]);
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 2 });
    expect(game.prompt).toBe('assignHits');
    game.play('lose:dreadnought:damaged');
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-11.1: a damaged ship cannot use it again; it fights on as before', () => {
    const game = duel({ 'dreadnought!': 1, flagship: 1 }, { cruiser: 1 }, [5, '4-', '4-', '7+']);
    expect(game.events('combatRoll')[0]['hits']).toBe(1);
    expect(game.prompt).toBe('sustainDamage');
    game.offers(['sustain:flagship', 'decline']).refuses('sustain:dreadnought', 'TI-11.1');
  });

  it('TI-11.1: Non-Euclidean Shielding cancels two, or the one that is left', () => {
    const ann = { faction: 'letnev', technologies: ['non-euclidean-shielding'] };
    const game = duel({ dreadnought: 2 }, { cruiser: 3 }, ['4-', '4-', '7+', '7+', '7+'], {
      ann,
      bob: { planets: ['abyz'] },
    });
    game.play('stay', 'sustain:dreadnought');
    expect(game.about).toMatchObject({ hits: 1 });
    game.play('sustain:dreadnought');
    expect(game.prompt).toBe('announceRetreat');
    expect(game.units('ann', HERE)).toEqual({ 'dreadnought!': 2 });
  });

  it('TI-11.1: advanced carriers sustain damage once they are upgraded', () => {
    const plain = duel({ carrier: 1 }, { cruiser: 1 }, [1, 7]);
    expect(plain.units('ann', HERE)).toEqual({});
    const game = duel({ carrier: 1 }, { cruiser: 1 }, [1, 7, 9, 1], {
      ann: { technologies: ['advanced-carrier-2'] },
    });
    game.play('sustain:carrier');
    expect(game.units('ann', HERE)).toEqual({ 'carrier!': 1 });
  });
});
