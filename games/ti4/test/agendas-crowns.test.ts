import { describe, expect, it } from 'vitest';
import { decided, isDiscarded, nextTurn, officesOf } from './agendas.ts';
import { activate, duel, HERE } from './duel.ts';
import { position, type Setting, type Side, type Wanted } from './position.ts';
import type { Scenario } from './scenario.ts';

const pointsOf = (game: Scenario): number[] => game.state.players.map(({ points }) => points);

describe('Shard of the Throne', () => {
  const LAW = 'shard-of-the-throne';
  const bob: Side = { points: 3, offices: [LAW] };

  it('TI-23.9 the elected player gets the card and a point', () => {
    const game = decided(LAW, 'elect:1', { bob: { points: 2 } });
    expect([officesOf(game, 'bob'), pointsOf(game)]).toEqual([[LAW], [0, 3, 0]]);
  });

  it('TI-10.10 who beats its owner in a space combat takes over card and point', () => {
    const game = duel({ cruiser: 1 }, { carrier: 1 }, ['7+', '1-'], { bob });
    expect(game.events('combatWon')).toHaveLength(1);
    expect([officesOf(game, 'ann'), officesOf(game, 'bob')]).toEqual([[LAW], []]);
    expect(pointsOf(game)).toEqual([1, 2, 0]);
    expect(game.events('passedLaw')).toEqual([{ player: 1, law: LAW, other: 0 }]);
  });

  it('TI-12.7 in a ground combat too', () => {
    const game = activate(HERE, {
      dice: ['8+', '1-'],
      ann: { units: { [HERE]: { carrier: 1, infantry: 1 } } },
      bob: { ...bob, planets: ['wellon'], units: { wellon: { infantry: 1 } } },
    }).play('land:wellon');
    expect([officesOf(game, 'ann'), pointsOf(game)]).toEqual([[LAW], [1, 2, 0]]);
  });

  it('TI-10.10 its owner keeps it by winning, and in a draw', () => {
    const won = duel({ cruiser: 1 }, { carrier: 1 }, ['1-', '9+'], { bob });
    expect([officesOf(won, 'bob'), pointsOf(won)]).toEqual([[LAW], [0, 3, 0]]);
    const drawn = duel({ cruiser: 1 }, { carrier: 1 }, ['7+', '9+'], { bob });
    expect(drawn.events('combatDrawn')).toHaveLength(1);
    expect([officesOf(drawn, 'bob'), pointsOf(drawn)]).toEqual([[LAW], [0, 3, 0]]);
  });

  it('TI-21.1, TI-21.5 the point can be the last one, and nobody falls below 0', () => {
    const game = duel({ cruiser: 1 }, { carrier: 1 }, ['7+', '1-'], {
      ann: { points: 9 },
      bob: { ...bob, points: 0 },
    });
    expect([game.over, pointsOf(game)]).toEqual([true, [10, 0, 0]]);
  });

  it('TI-21.4, TI-26.11 repealed: the point stays, and nobody takes it', () => {
    const game = nextTurn(
      decided('judicial-abolishment', '', {
        dice: ['7+', '1-'],
        ann: { units: { [HERE]: { cruiser: 1 } } },
        bob: { ...bob, units: { [HERE]: { carrier: 1 } } },
      }),
    );
    expect([isDiscarded(game, LAW), pointsOf(game)]).toEqual([true, [0, 3, 0]]);
    game.play(`activate:${HERE}`);
    expect([game.events('combatWon').length, pointsOf(game)]).toEqual([1, [0, 3, 0]]);
  });
});

describe('The Crown of Emphidia', () => {
  const LAW = 'the-crown-of-emphidia';
  const INVASION: Setting = {
    ann: { units: { 10: { carrier: 1, infantry: 2 } } },
    bob: { points: 3, offices: [LAW], units: { 25: { fighter: 0 } } },
  };

  it('TI-23.9 the elected player gets the card and a point', () => {
    const game = decided(LAW, 'elect:1');
    expect([officesOf(game, 'bob'), pointsOf(game)]).toEqual([[LAW], [0, 1, 0]]);
  });

  it('TI-12.8 who takes a planet of its owner’s home system takes over card and point', () => {
    const game = activate('10', INVASION).play('land:arc-prime', 'done');
    expect(game.controller('arc-prime')).toBe('ann');
    expect([officesOf(game, 'ann'), officesOf(game, 'bob')]).toEqual([[LAW], []]);
    expect(pointsOf(game)).toEqual([1, 2, 0]);
  });

  it('TI-12.8 with a second planet nothing more is taken', () => {
    const game = activate('10', INVASION).play('land:arc-prime', 'land:wren-terra');
    expect([game.controller('wren-terra'), pointsOf(game)]).toEqual(['ann', [1, 2, 0]]);
  });

  it('TI-12.8 planets elsewhere do not matter', () => {
    const game = activate('25', {
      ann: { units: { 25: { carrier: 1, infantry: 1 } } },
      bob: { ...INVASION.bob, planets: ['quann'] },
    }).play('land:quann');
    expect([officesOf(game, 'bob'), pointsOf(game)]).toEqual([[LAW], [0, 3, 0]]);
  });

  it('TI-21.4, TI-26.11 repealed: the point stays, and nobody takes it', () => {
    const game = nextTurn(decided('judicial-abolishment', '', INVASION));
    game.play('activate:10', 'land:arc-prime', 'done');
    expect([game.controller('arc-prime'), pointsOf(game)]).toEqual(['ann', [0, 3, 0]]);
  });
});

describe('The Crown of Thalnos', () => {
  const LAW = 'the-crown-of-thalnos';
  const USE = `use:law-${LAW}`;
  const ann: Side = { offices: [LAW] };
  const cruisers = (dice: readonly Wanted[], side: Side = ann): Scenario =>
    duel({ cruiser: 2 }, { carrier: 3 }, dice, { ann: side });

  it('TI-23.12 it lies before the elected player', () => {
    expect(officesOf(decided(LAW, 'elect:1'), 'bob')).toEqual([LAW]);
  });

  it('TI-28.9 in each round its owner may reroll dice; units without a hit then are destroyed', () => {
    const game = cruisers(['6-', '6-', '8-', '8-', '8-', '7+', '6-']);
    expect([game.prompt, game.asked]).toEqual(['rolls.done', 'ann']);
    game.offers([USE, 'decline']).play(USE);
    expect(game.prompt).toBe('crownOfThalnos');
    game.offers(['rerollMisses', 'reroll:0', 'reroll:1']).play('rerollMisses');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.units('bob', HERE)).toEqual({ carrier: 2 });
    const hits = game.events('combatRoll').map((roll) => roll['hits']);
    expect(hits.slice(0, 3)).toEqual([0, 0, 1]);
  });

  it('TI-1.11 only the dice that he names', () => {
    const game = cruisers(['6-', '6-', '8-', '8-', '8-', '6-']).play(USE, 'reroll:1');
    game.offers(['rerollMisses', 'reroll:0', 'done']).play('done');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.units('bob', HERE)).toEqual({ carrier: 3 });
  });

  it('TI-1.3 or none', () => {
    const game = cruisers(['6-', '6-', '8-', '8-', '8-']).play('decline');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 2 });
  });

  it('TI-10.5 a unit with several dice is saved by one hit among those rolled again', () => {
    const warSun = (...rerolls: Wanted[]): Scenario =>
      duel({ warsun: 1 }, { carrier: 3 }, ['3+', '2-', '2-', '8-', '8-', '8-', ...rerolls], {
        ann: { ...ann, technologies: ['war-sun'] },
      }).play(USE, 'rerollMisses');
    expect(warSun('2-', '3+').units('ann', HERE)).toEqual({ warsun: 1 });
    const lost = warSun('2-', '2-');
    expect(lost.units('ann', HERE)).toEqual({});
    expect(lost.events('combatRoll').at(-1)).toMatchObject({ player: 0, hits: 1 });
    expect(lost.events('combatWon')).toMatchObject([{ player: 1 }]);
  });

  it('TI-10.6 of damaged and undamaged ships its owner chooses', () => {
    const game = duel(
      { dreadnought: 1, 'dreadnought!': 1 },
      { carrier: 2 },
      ['4-', '4-', '8-', '8-', '5+', '4-'],
      { ann },
    ).play(USE, 'rerollMisses');
    expect(game.prompt).toBe('thalnosLoss');
    game.offers(['lose:dreadnought:whole', 'lose:dreadnought:damaged']);
    game.play('lose:dreadnought:damaged');
    expect(game.units('ann', HERE)).toEqual({ dreadnought: 1 });
  });

  it('TI-12.7, TI-28.9 on the ground too, and before what follows from hits', () => {
    const game = activate(HERE, {
      dice: ['6-', '6-', '7+'],
      ann: { ...ann, units: { [HERE]: { carrier: 1, infantry: 1 } } },
      bob: {
        faction: 'sardakk-norr',
        technologies: ['valkyrie-particle-weave'],
        planets: ['wellon'],
        units: { wellon: { infantry: 1 } },
      },
    }).play('land:wellon');
    expect([game.prompt, game.asked]).toEqual(['rolls.done', 'ann']);
    game.play(USE, 'rerollMisses');
    // The reroll hits, and being hit Bob hits back.
    expect(game.events('groundDrawn')).toHaveLength(1);
  });

  it('TI-12.7 ground forces without a hit are destroyed', () => {
    const game = activate(HERE, {
      dice: ['6-', '6-', '7-', '6-', '7+'],
      ann: { ...ann, units: { [HERE]: { carrier: 1, infantry: 2 } } },
      bob: { planets: ['wellon'], units: { wellon: { infantry: 1 } } },
    }).play('landAll:wellon', USE, 'rerollMisses');
    expect(game.units('ann', 'wellon')).toEqual({ infantry: 1 });
    expect(game.controller('wellon')).toBe('ann');
  });

  it('TI-23.9 repealed: nobody rerolls', () => {
    const game = nextTurn(
      decided('judicial-abolishment', '', {
        dice: ['6-', '6-', '8-', '8-', '8-'],
        ann: { ...ann, units: { [HERE]: { cruiser: 2 } } },
        bob: { units: { [HERE]: { carrier: 3 } } },
      }),
    ).play(`activate:${HERE}`);
    expect(game.events('combatRoll').length).toBeGreaterThan(1);
    expect(game.events('used')).toEqual([]);
  });

  it('TI-1.14 it is of no use to others', () => {
    const game = position({
      dice: ['6-', '6-', '8-', '8-', '8-'],
      ann: { units: { [HERE]: { cruiser: 2 } } },
      bob: { units: { [HERE]: { carrier: 3 } } },
      cat: { offices: [LAW] },
    }).play(`activate:${HERE}`);
    expect(game.prompt).not.toBe('rolls.done');
  });
});
