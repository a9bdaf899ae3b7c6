import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const union = (at: string, dice: readonly number[], more: Setting = {}): Scenario =>
  position({ active: 'union', ...more, union: { at, dice, ...more.union } });

/** Ready, supply. */
const stock = ({ state }: Scenario): number[] => [state.ready, state.comradeSupply];

describe('Comrades', () => {
  const sail = (more: Setting): Scenario =>
    union('compass-b.ne', [1, 1], more).place(1, 'sail-1', 'step:s:compass-b.se', 'stop');

  it('AH-15.3 AH-15.2 anchored on an island after a Sail: place two, or gain two, or neither', () => {
    const game = sail({ ready: 6 }).asks('union', 'anchorComrades');
    game.offers(['place:2', 'gain:2', 'decline']).play('place:2');
    expect(game.comrades('compass-b')).toBe(2);
    expect(stock(game)).toEqual([4, 14]);
    expect(stock(sail({ ready: 6 }).play('gain:2'))).toEqual([8, 12]);
    expect(stock(sail({ ready: 6 }).play('decline'))).toEqual([6, 14]);
  });

  it('AH-15.3 AH-2.5 as many as there are', () => {
    sail({ ready: 1 }).offers(['place:1', 'gain:2', 'decline']);
    sail({ ready: 0 }).offers(['gain:2', 'decline']);
    sail({ ready: 20 }).offers(['place:2', 'decline']);
    sail({ ready: 19 }).offers(['place:2', 'gain:1', 'decline']);
  });

  it('AH-15.3 not at sea, not by passing an island', () => {
    const game = union('compass-b.ne', [1, 1], { ready: 6 });
    game.place(1, 'sail-1', 'step:s:compass-b.se', 'step:w:compass-b.sw');
    expect(game.prompt).toBe('slot');
  });

  it.each<[string, Setting, string]>([
    ['Cutter', { cutter: 'compass-b.ne' }, 'cutter-1'],
    ['Gunship', { gunship: 'compass-b.ne' }, 'gunship-1'],
  ])('AH-15.3 the %s that sails to an island too', (_, ships, slot) => {
    const game = union('tree-b.ne', [4, 4], { ...ships, ready: 3 });
    game.place(4, slot, 'step:s:compass-b.se', 'stop').asks('union', 'anchorComrades');
    expect(game.play('place:2').comrades('compass-b')).toBe(2);
  });

  it('AH-15.2 no limit to those on one island', () => {
    const game = sail({ ready: 2, comrades: { 'compass-b': 18 } }).play('place:2');
    expect(game.comrades('compass-b')).toBe(20);
  });

  it('AH-15.4 Inspire: one Comrade to each of up to four islands', () => {
    const map = [
      ['compass-b', 'swords-a', 'fish-a'],
      ['skull-a', 'tree-b'],
    ];
    const game = union('tree-b.ne', [6, 6], { map, ready: 6 }).place(6, 'inspire-1');
    const regions = ['compass-b', 'swords-a', 'fish-a', 'skull-a', 'tree-b'].map(
      (tile) => `region:${tile}`,
    );
    game
      .asks('union', 'inspire')
      .offers([...regions, 'done'])
      .play('region:fish-a');
    game.offers([...regions.filter((key) => key !== 'region:fish-a'), 'done']);
    game.play('region:compass-b', 'region:tree-b', 'region:skull-a');
    expect(game.prompt).toBe('slot');
    expect(stock(game)).toEqual([2, 14]);
    expect([game.comrades('fish-a'), game.comrades('swords-a')]).toEqual([1, 0]);
  });

  it('AH-15.4 as many as are Ready, or fewer', () => {
    const game = union('tree-b.ne', [6, 6], { ready: 1 }).place(6, 'inspire-1', 'region:tree-b');
    expect(game.prompt).toBe('slot');
    const none = union('tree-b.ne', [6, 6], { ready: 4 }).place(6, 'inspire-1', 'done');
    expect(stock(none)).toEqual([4, 16]);
  });

  it('AH-15.5 Assemble: up to four onto the island of the flagship’s region', () => {
    const game = union('tree-b.sw', [1, 1], { ready: 6 }).place(1, 'assemble-1');
    game.asks('union', 'assemble').offers([0, 1, 2, 3, 4].map((n) => `count:${n}`));
    expect(game.play('count:4').comrades('tree-b')).toBe(4);
    expect(stock(game)).toEqual([2, 14]);
    const few = union('tree-b.sw', [1, 1], { ready: 2 }).place(1, 'assemble-1');
    few.offers(['count:0', 'count:1', 'count:2']);
  });

  it('AH-15.6 Rally: four from supply to Ready, only at an island', () => {
    expect(stock(union('tree-b.se', [6, 6], { ready: 1 }).place(6, 'rally-1'))).toEqual([5, 15]);
    expect(stock(union('tree-b.se', [6, 6], { ready: 18 }).place(6, 'rally-1'))).toEqual([20, 0]);
    const sea = union('tree-b.ne', [6, 6], { ready: 1 }).place(6, 'rally-1');
    expect(stock(sea)).toEqual([1, 19]);
  });
});

describe('plan cards', () => {
  it('AH-15.7 a plan is played as an action without a die and discarded face up', () => {
    const game = union('tree-b.ne', [1, 1], {
      union: { plans: ['evacuation', 'sneak-attack'] },
      comrades: { 'tree-b': 1 },
      patrols: ['tree-b.nw'],
      planDeck: [],
    });
    const before = game.state.planDiscard.length;
    game.offersOf('plan', ['evacuation', 'sneak-attack']).play('plan:sneak-attack');
    game.idle(({ prompt }) => prompt === 'act');
    expect(game.state.planDiscard).toHaveLength(before + 1);
    expect(game.player('union').hand).toHaveLength(1);
    expect(game.events('planPlayed')).toEqual([{ player: 2, plan: 'sneak-attack' }]);
    expect(game.match.observe(0).state.planDiscard).toEqual(game.state.planDiscard);
  });

  it('AH-15.7 the hand has no limit', () => {
    const none = { dice: [] };
    const plans = ['evacuation', 'enlist', 'cutter', 'gunship', 'close-call'] as const;
    const game = position({
      bluefin: { dice: [1] },
      smuggler: none,
      rival: none,
      union: { dice: [], plans },
    });
    game.place(1, 'tailwind-1');
    expect(game.player('union').hand).toHaveLength(7);
  });

  it('AH-15.7 battle plans are no actions', () => {
    const plans = ['secret-weapon', 'close-call', 'weapons-cache'] as const;
    const comrades = { 'tree-b': 3 };
    union('tree-b.ne', [1, 1], { union: { plans }, comrades }).offers(['die:1']);
  });
});

describe('Cutter and Gunship', () => {
  it.each(['cutter', 'gunship'] as const)('AH-15.8 the %s is placed for two Comrades', (plan) => {
    const game = union('tree-b.ne', [1, 1], {
      union: { plans: [plan] },
      comrades: { 'compass-b': 3, 'tree-b': 2, 'skull-a': 1 },
      strongholds: ['compass-b.se'],
    });
    game.play(`plan:${plan}`).asks('union', 'launch');
    game.offers(['region:compass-b', 'region:tree-b']).play('region:compass-b');
    expect(game.comrades('compass-b')).toBe(1);
    expect(game.state.comradeSupply).toBe(16);
    expect(game.state[plan]).toBe(4 * 5 + 2);
    expect(game.state[`${plan}Slots`]).toEqual(plan === 'cutter' ? [0] : [0, 0]);
    // The card stays in play, and placing a ship starts no battle.
    expect(game.state.planDiscard).toEqual([]);
    expect(game.events()).not.toContain('battle');
  });

  it('AH-15.8 not without two Comrades on one island', () => {
    const game = union('tree-b.ne', [1, 1], {
      union: { plans: ['cutter'] },
      comrades: { 'compass-b': 1, 'tree-b': 1 },
    });
    game.refuses('plan:cutter', 'AH-15.8');
  });

  it('AH-15.9 a die on the Cutter: one to three steps, or the Tailwind of that number', () => {
    const game = union('tree-b.ne', [2, 2], { cutter: 'compass-b.ne' }).place(2, 'cutter-1');
    expect(game.about).toMatchObject({ figure: 'cutter', steps: 3 });
    expect(game.offered).toContain('go:compass-b.sw');
    expect(game.offered).toContain('go:skull-a.sw');
    expect(game.offered).not.toContain('go:tree-b.sw');
    game.play('step:w:compass-b.nw', 'step:e:compass-b.ne', 'step:e:swords-a.nw');
    expect(game.prompt).toBe('slot');
    expect(game.events('moved').every(({ figure }) => figure === 'cutter')).toBe(true);
  });

  it('AH-15.9 a die on the Gunship: one or two steps, or the Tailwind 4 or 6', () => {
    const game = union('tree-b.ne', [4, 6], { gunship: 'compass-b.ne' }).place(4, 'gunship-1');
    expect(game.about).toMatchObject({ figure: 'gunship', steps: 2 });
    game.offersOf('go', ['tree-b.sw']).play('step:w:compass-b.nw', 'stop');
    game.place(6, 'gunship-2').offersOf('go', ['swords-a.ne']).play('go:swords-a.ne');
    expect(game.events('moved').at(-1)).toMatchObject({ to: 'swords-a.ne', how: 'direct' });
    expect(game.ship('union')).toBe('tree-b.ne');
  });

  it('AH-15.9 AH-6.2 the die of a ship may be used up as a Tailwind without a move', () => {
    const game = union('tree-b.ne', [2, 2], { cutter: 'compass-b.ne' });
    game.place(2, 'cutter-1', 'stay').asks('union', 'slot');
    expect(game.events('moved')).toEqual([]);
    expect(game.slot('union', 'cutter-1')).toBe(2);
  });

  it('AH-15.10 the Gunship is always loaded and adds 3', () => {
    const game = union('tree-b.ne', [4, 4], {
      gunship: 'compass-b.ne',
      smuggler: { at: 'swords-a.nw' },
      bluefin: { at: 'tree-b.se' },
      rolls: [1, 4],
    });
    game.place(4, 'gunship-1', 'step:e:swords-a.nw');
    expect(game.events('fired')).toMatchObject([{ total: 4, otherTotal: 4, winner: 2 }]);
  });

  it('AH-15.10 the Cutter fights only loaded enemies and has no part in the Cannons die', () => {
    const game = union('tree-b.ne', [4, 4], {
      union: { slots: { 'cannons-1': 6 } },
      cutter: 'compass-b.ne',
      smuggler: { at: 'swords-a.nw' },
      strongholds: ['swords-a.se'],
      rolls: [6, 6],
    });
    game.place(4, 'cutter-1', 'step:e:swords-a.nw', 'step:e:swords-a.ne', 'step:s:swords-a.se');
    expect(game.events('battle')).toMatchObject([{ figure: 'cutter', other: 'stronghold' }]);
    expect(game.events('fired')).toMatchObject([{ total: 6, otherTotal: 8, winner: 0 }]);
    expect(game.slot('union', 'cannons-1')).toBe(6);
  });

  it('AH-15.12 recruiting needs the flagship, not another ship', () => {
    const game = union('tree-b.ne', [1, 2], {
      union: { gold: 3 },
      cutter: 'compass-b.se',
      gunship: 'compass-b.se',
      market: ['sailor'],
    });
    game.refuses('recruit:sailor', 'AH-12.1');
  });
});
