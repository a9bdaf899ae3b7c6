import { SPECTATOR } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import type { PlanKind } from '../content/index.ts';
import { ahoy } from '../index.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** The Union is attacked by the loaded Smuggler. */
const attacked = (plans: readonly PlanKind[], more: Setting = {}): Scenario =>
  position({
    active: 'smuggler',
    bluefin: { at: 'tree-b.se' },
    ...more,
    smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
    union: { at: 'swords-a.nw', plans, ...more.union },
  }).place(1, 'sail-1', 'step:e:swords-a.nw');

/** The Union attacks in its own turn. */
const attacking = (plans: readonly PlanKind[]): Scenario =>
  position({
    active: 'union',
    bluefin: { at: 'tree-b.se' },
    union: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 3 }, plans },
    smuggler: { at: 'swords-a.nw', slots: { 'cannons-1': 1 } },
  }).place(1, 'sail-1', 'step:e:swords-a.nw');

describe('battle plans', () => {
  it('AH-15.7 are asked for in secret when others attack, whatever the Union holds', () => {
    for (const plans of [['close-call'], ['evacuation']] as const) {
      const { match, state } = attacked(plans);
      const [{ seat }] = match.asks;
      expect(seat).toBe(2);
      for (const viewer of [SPECTATOR, ...state.players.keys()])
        expect(match.observe(viewer)).toMatchObject({
          asked: [],
          reactions: { prompt: 'battlePlan', about: { player: 2, enemy: 1 } },
        });
      expect(match.observe(2).question?.otherwise).toBe('battlePlan:pass');
    }
  });

  it('AH-15.7 are asked for openly in its own turn', () => {
    const { match } = attacking(['close-call']);
    expect(match.observe(0).reactions).toBeNull();
    expect(match.observe(0).asked).toEqual([{ seat: 2, prompt: 'battlePlan' }]);
  });
});

describe('orders', () => {
  it('AH-15.7 play these plans when others attack, in this order, and then no more', () => {
    const game = attacked(['close-call', 'weapons-cache', 'evacuation']).asks(
      'union',
      'battlePlan',
    );
    expect(game.ordered()).toBeNull();
    expect(game.ordered('plan:weapons-cache', 'plan:close-call')).toBe('battlePlan:weapons-cache');
    expect(game.ordered('pass:battlePlan')).toBe('battlePlan:pass');
    expect(game.ordered('pass:battlePlan', 'plan:close-call')).toBe('battlePlan:close-call');
    game.play('battlePlan:weapons-cache');
    const { state, question } = game.match.observe(2);
    const orders = ['plan:weapons-cache'];
    expect(ahoy.orders!.answer(state, 2, question!, orders)).toBe('battlePlan:pass');
  });

  it('AH-15.7 are offered to whoever they can be of use to, by their own cards alone', () => {
    const { match } = attacked(['close-call', 'evacuation']);
    const offered = (seat: number): string[] =>
      ahoy.orders!.offered(match.observe(seat).state, seat).map(({ key }) => key);
    expect(offered(2)).toEqual(expect.arrayContaining(['plan:close-call', 'pass:battlePlan']));
    expect(offered(2)).not.toContain('plan:evacuation');
    expect(offered(1).filter((key) => /lan/.test(key))).toEqual([]);
  });

  it('do not answer for the Union in its own turn', () => {
    const game = attacking(['close-call']).asks('union', 'battlePlan');
    expect(game.ordered('plan:close-call')).toBeNull();
    game.play('battlePlan:pass').asks('union', 'fire');
    expect(game.ordered('fire:all')).toBeNull();
  });

  it('AH-9.6 lower the Cannons as far as they go, or not at all', () => {
    const game = attacked([], { union: { slots: { 'cannons-1': 4 } } }).asks('union', 'fire');
    expect(game.ordered('fire:all')).toBe('fire:cannons-1:3');
    expect(game.ordered('pass:fire')).toBe('fire:none');
    expect(game.ordered()).toBeNull();
  });

  it('AH-11.2 say which losses to take, the first that is possible', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'tree-b.ne', dice: [1, 1], crew: ['sailor'], damage: ['negotiate-1'] },
    }).place(1, 'sail-1', 'step:w:tree-b.nw');
    game.asks('smuggler', 'hurt');
    expect(game.ordered('hurt:negotiate', 'hurt:sailor', 'hurt:sail')).toBe(
      'hit:smuggler-1/sailor',
    );
    expect(game.ordered('hurt:tailwind')).toBe('hit:smuggler-1/tailwind-1');
    expect(game.ordered('hurt:negotiate')).toBeNull();
    expect(game.ordered('fire:all')).toBeNull();
  });

  it('AH-4.2 a turn that nobody plays ends as soon as it can', () => {
    const game = attacking(['evacuation']);
    game.idle((now) => now.prompt === 'act' && now.offered.includes('end'));
    expect(game.match.observe(2).question?.otherwise).toBe('end');
  });
});
