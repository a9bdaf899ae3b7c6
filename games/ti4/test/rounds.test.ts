import { describe, expect, it } from 'vitest';
import { idleUntil } from './playing.ts';
import { opening, position, type Setting } from './position.ts';
import { PLAYERS } from './table.ts';

const STRATEGY = { step: 'strategyPhase', args: [] };
const ACTION = { step: 'actionPhase', args: [] };

/** Everybody's strategy cards are in the common area. */
const free = (setting: Setting): Setting => ({
  ...setting,
  ...Object.fromEntries(
    PLAYERS.slice(0, setting.seats ?? 3).map((who) => [who, { cards: [], ...setting[who] }]),
  ),
});

/** Nobody has anything left to do but to pass. */
const IDLE = {
  ann: { cards: ['leadership*'], tokens: [0, 3, 0] },
  bob: { cards: ['diplomacy*'], tokens: [0, 3, 0] },
  cat: { cards: ['politics*'], tokens: [0, 3, 0] },
} as const;

describe('rounds and initiative', () => {
  it('TI-2.1 strategy, action and status phase, and again; no agenda phase while the custodians are there', () => {
    const game = position({ ...IDLE, step: ACTION });
    game.play('pass', 'pass', 'pass');
    expect(game.events('phase').map(({ phase }) => phase)).toEqual(['status']);
    idleUntil(game, 'strategyCard');
    expect(game.events('phase').at(-1)).toEqual({ phase: 'strategy' });
    expect(game.state.round).toBe(3);
  });

  it('TI-2.2 from the speaker clockwise, two laps with three players, goods on the two cards left', () => {
    const game = position(free({ speaker: 'bob', step: STRATEGY }));
    const order: string[] = [];
    for (const card of ['trade', 'warfare', 'imperial', 'leadership', 'diplomacy', 'politics']) {
      order.push(game.asked);
      game.play(`takeCard:${card}`);
    }
    expect(order).toEqual(['bob', 'cat', 'ann', 'bob', 'cat', 'ann']);
    expect(game.state.strategy.map(({ goods }) => goods)).toEqual([0, 0, 0, 1, 0, 0, 1, 0]);
    expect(game.events('goodsOnCards')).toEqual([{ cards: ['construction', 'technology'] }]);
  });

  it('TI-2.2 a taken card is refused; the goods on a card come with it', () => {
    const game = position(free({ step: STRATEGY, goodsOn: { trade: 2, warfare: 1 } }));
    game.play('takeCard:warfare').refuses('takeCard:warfare', 'TI-2.2').play('takeCard:trade');
    expect(game.player('ann').goods).toBe(1);
    expect(game.player('bob').goods).toBe(2);
    expect(game.state.strategy[4].goods).toBe(0);
  });

  it('TI-2.2 with four players all eight cards are taken, with five three are left, with six two', () => {
    for (const [seats, left] of [
      [4, 0],
      [5, 3],
      [6, 2],
    ]) {
      const game = position(free({ seats, step: STRATEGY }));
      while (game.prompt === 'strategyCard') game.play(game.offered[0]);
      expect(game.state.strategy.filter(({ goods }) => goods === 1)).toHaveLength(left);
    }
  });

  it('TI-2.3 the lower of two cards counts, exhausted ones too', () => {
    const game = position({
      ann: { cards: ['trade', 'imperial'] },
      bob: { cards: ['leadership*', 'technology'] },
      cat: { cards: ['diplomacy', 'warfare'] },
      step: ACTION,
    });
    expect(game.asked).toBe('bob');
    game.play('activate:18');
    while (game.asked === 'bob')
      game.play(game.offered.includes('done') ? 'done' : game.offered[0]);
    expect(game.asked).toBe('cat');
  });

  it('TI-2.7 TI-2.10 circles in initiative order without those who passed; alone, turn after turn', () => {
    const game = position({
      ...IDLE,
      bob: { cards: ['diplomacy*'], tokens: [2, 3, 0] },
      step: ACTION,
    });
    game.play('pass', 'activate:44');
    expect(game.asked).toBe('cat');
    game.play('pass');
    expect(game.asked).toBe('bob');
    game.play('activate:42');
    expect(game.asked).toBe('bob');
    game.offers(['pass']).refuses('activate:19', 'TI-6.1').play('pass');
    expect(game.state.phase).toBe('status');
  });

  it('TI-2.8 one action a turn: tactical, strategic or component', () => {
    const game = position({ ann: { faction: 'sol' }, step: ACTION });
    expect(game.prompt).toBe('turn');
    game.offersOf('strategic', ['leadership']).offersOf('component', ['orbital-drop']);
    expect(game.offered).toContain('activate:18');
    game.play('component:orbital-drop');
    expect(game.asked).toBe('bob');
  });

  it('TI-2.8 without a possible action the player must pass', () => {
    position({ ...IDLE, step: ACTION }).offers(['pass']);
  });

  it('TI-2.9 nobody passes with a card that is not exhausted; who has passed still does secondaries', () => {
    const game = position({
      ann: { cards: ['trade'] },
      bob: { cards: ['diplomacy*'], passed: true, tokens: [0, 3, 1] },
      cat: { faction: 'xxcha', cards: ['politics*'], passed: true, tokens: [0, 3, 0] },
      step: ACTION,
    });
    game.refuses('pass', 'TI-2.9').play('strategic:trade', 'done');
    expect(game.asked).toBe('bob');
    game.play('secondary');
    expect(game.player('bob').commodities).toBe(2);
    expect(game.asked).toBe('ann');
    expect(game.offered).toContain('pass');
  });

  it('TI-2.11 a component action that cannot be resolved in full is refused', () => {
    position({ ann: { faction: 'sol', tokens: [3, 3, 0] } }).refuses(
      'component:orbital-drop',
      'TI-2.11',
    );
  });

  it('TI-24.3 a game begun with five stays at one card each, also with four left', () => {
    const game = position(
      free({
        seats: 5,
        step: { step: 'turn', args: [0] },
        eve: { lost: ['nar', 'jol'], units: {} },
      }),
    );
    game.play('activate:18');
    idleUntil(game, 'turn');
    expect(game.player('eve').eliminated).toBe(true);
    idleUntil(game, 'strategyCard');
    const order: string[] = [];
    while (game.prompt.startsWith('strategy')) {
      if (game.prompt === 'strategyCard') {
        order.push(game.asked);
        game.play(game.offered[0]);
      } else game.play('decline');
    }
    expect(order).toEqual(['ann', 'bob', 'cat', 'dan']);
    expect(game.state.strategy.filter(({ goods }) => goods === 1)).toHaveLength(4);
  });

  it('TI-2.1 the first round begins with the strategy phase, for the speaker', () => {
    const game = opening(3);
    idleUntil(game, 'strategyCard');
    expect(game.asked).toBe(PLAYERS[game.state.speaker]);
    expect(game.state.round).toBe(1);
  });
});
