import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Seats in the order of their turns, up to the end of the round. */
function turnsOfRound(setting: Setting): number[] {
  const game = position(setting);
  const { round, active } = game.state;
  game.idle(({ state }) => state.round > round);
  const ended = game.events('ended').map(({ player }) => Number(player));
  expect(ended[0]).toBe(active);
  expect(game.state.round).toBe(round + 1);
  return ended;
}

/** How many dice a seat is to place in each of its turns. */
const diceOfTurns = (game: Scenario, seat: number): number[] =>
  game
    .events('turn')
    .filter(({ player }) => player === seat)
    .map(({ dice }) => Number(dice));

describe('rounds and turns', () => {
  it.each<[Setting['first'], number[]]>([
    ['bluefin', [0, 1, 2, 3, 0, 1, 2, 3, 0]],
    ['smuggler', [1, 2, 3, 0, 1, 2, 3, 0, 0]],
    ['union', [2, 3, 0, 1, 2, 3, 0, 1, 0]],
    ['rival', [3, 0, 1, 2, 3, 0, 1, 2, 0]],
  ])('AH-4.1 AH-4.4 AH-4.8 turns of a round of four that begins with the %s', (first, turns) => {
    expect(turnsOfRound({ first, active: first })).toEqual(turns);
  });

  it('AH-4.4 two players take turns, and the Squadron has the last one', () => {
    const union = { first: 'union', active: 'union', seats: 2 } as const;
    expect(turnsOfRound(union)).toEqual([1, 0, 1, 0, 0]);
    expect(turnsOfRound({ seats: 3 })).toEqual([0, 1, 2, 0, 1, 2, 0]);
  });

  it('AH-4.4 whoever has no die left is passed over', () => {
    const some: Setting = { smuggler: { dice: [] }, rival: { dice: [1, 1] } };
    expect(turnsOfRound(some)).toEqual([0, 2, 3, 0, 2, 0]);
  });

  it('AH-4.2 a turn is over when two dice are placed, and not before', () => {
    const game = position({ bluefin: { dice: [1, 2, 3, 4, 5] } });
    const dice = [1, 2, 3, 4, 5].map((value) => `die:${value}`);
    game.asks('bluefin', 'act').offers(dice).place(1, 'tailwind-1');
    game.asks('bluefin', 'act').offers(dice.slice(1)).place(5, 'cannons-1');
    expect(game.state.active).toBe(1);
    expect(game.player('bluefin').dice).toEqual([2, 3, 4]);
  });

  it('AH-4.2 actions without a die come before, between and after the dice', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.se', dice: [1, 1], gold: 5 },
      market: ['sailor', 'battering-beakhead', 'trawler'],
    });
    game.play('recruit:battering-beakhead').place(1, 'tailwind-1').play('recruit:sailor');
    game.place(1, 'cannons-1').offers(['recruit:trawler', 'smuggle:trawler', 'end']);
    game.play('recruit:trawler');
    expect(game.crew('smuggler')).toEqual(['battering-beakhead', 'sailor', 'trawler']);
    expect(game.state.active).toBe(2);
  });

  it('AH-4.3 the Squadron places 2, 2 and 1 dice, the others 2 and 2', () => {
    const game = position({ first: 'rival', active: 'rival', seats: 4 });
    game.idle(({ state }) => state.round > 2);
    expect(diceOfTurns(game, 0).slice(0, 3)).toEqual([2, 2, 1]);
    expect(diceOfTurns(game, 1).slice(0, 2)).toEqual([2, 2]);
    const placedBy = [0, 1, 2, 3].map(
      (seat) => game.events('placed').filter(({ player }) => player === seat).length,
    );
    expect(placedBy).toEqual([5, 4, 4, 4]);
  });

  it('AH-4.3 the last die of the Squadron alone makes a turn', () => {
    const none = { dice: [] };
    const game = position({ bluefin: { dice: [3] }, smuggler: none, union: none, rival: none });
    game.place(3, 'tailwind-1', 'stay');
    expect(game.state.round).toBe(3);
  });

  const wreck = ['sail-1', 'sail-2', 'sail-3', 'full-sail-1', 'tailwind-1', 'cannons-1'];

  it('AH-4.5 a die that fits nowhere is set aside, counts for the turn and is lost', () => {
    const game = position({ active: 'smuggler', smuggler: { dice: [3, 5, 6, 6], damage: wreck } });
    game.play('die:3');
    expect(game.events('setAside')).toEqual([{ player: 1, value: 3 }]);
    game.asks('smuggler', 'act').offers(['die:5', 'die:6']).play('die:5');
    expect(game.player('smuggler')).toMatchObject({ dice: [6, 6], aside: [3, 5] });
    expect(game.state.active).toBe(2);
  });

  it('AH-4.5 nobody must spend gold to place a die, but may', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { dice: [3, 3], damage: wreck, gold: 1 },
    });
    game.asks('smuggler', 'slot').offers(['aside', 'change:+1', 'change:-1']).play('change:+1');
    game.offers(['slot:smuggler-1/negotiate-1', 'slot:smuggler-1/repair-1']);
  });

  it('AH-4.5 a die that fits somewhere cannot be set aside', () => {
    const game = position({ active: 'smuggler', smuggler: { dice: [2, 2], damage: wreck } });
    game.asks('smuggler', 'slot');
    game.offers(['slot:smuggler-1/negotiate-1', 'slot:smuggler-1/repair-1']);
  });

  it('AH-4.6 AH-7.5 in the midst of a move nothing else can be begun', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1], gold: 3, crew: ['whispering-wind'] },
      market: ['sailor'],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se').asks('smuggler', 'sail');
    game.offers([
      'step:n:compass-b.ne',
      'step:e:swords-a.sw',
      'step:s:skull-a.ne',
      'step:w:compass-b.sw',
      'stop',
    ]);
    game.play('stop').asks('smuggler', 'act');
    expect(game.offered).toContain('smuggle:sailor');
    expect(game.offered).toContain('crew:whispering-wind');
  });

  it('AH-4.7 effects of the end of a turn come when both dice are placed', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'tree-b.ne', dice: [1, 1], crew: ['documentarian'] },
      union: { at: 'tree-b.sw' },
    });
    game.place(1, 'tailwind-1');
    expect(game.gold('smuggler')).toBe(0);
    game.place(1, 'cannons-1');
    expect(game.gold('smuggler')).toBe(1);
    const order = game.events().filter((type) => ['gold', 'ended', 'turn'].includes(type));
    expect(order).toEqual(['gold', 'ended', 'turn']);
  });

  it('AH-4.8 the round goes on as long as anybody has a die', () => {
    const none = { dice: [] };
    const game = position({ bluefin: { dice: [1] }, smuggler: none, union: none, rival: none });
    game.place(1, 'tailwind-1');
    expect(game.state.round).toBe(3);
    const more = position({ bluefin: { dice: [1] }, smuggler: none, rival: none });
    more.place(1, 'tailwind-1');
    expect(more.state).toMatchObject({ round: 2, active: 2 });
  });
});
