import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

const squadron = (at: string, dice: readonly number[], more: Setting = {}): Scenario =>
  position({ ...more, bluefin: { at, dice, ...more.bluefin } });

describe('the Squadron sails', () => {
  it('AH-14.2 a Patrol may be placed where the flagship anchors after a Sail', () => {
    const game = squadron('compass-b.ne', [1, 1]).place(1, 'sail-1', 'step:s:compass-b.se', 'stop');
    game.asks('bluefin', 'anchorPatrol').offers(['patrol', 'decline']).play('patrol');
    expect(game.patrols).toEqual(['compass-b.se']);
    expect(game.state.patrolSupply).toBe(9);
    expect(game.events('patrolPlaced')).toEqual([
      { player: 0, space: 'compass-b.se', how: 'anchor' },
    ]);
  });

  it('AH-14.2 the same after a Tailwind, but not without a move', () => {
    const game = squadron('compass-b.ne', [6, 6]).place(
      6,
      'tailwind-1',
      'go:swords-a.ne',
      'patrol',
    );
    expect(game.patrols).toEqual(['swords-a.ne']);
    const still = squadron('compass-b.ne', [6, 6]).place(6, 'tailwind-1', 'stay');
    expect(still.prompt).toBe('slot');
  });

  it('AH-14.2 AH-2.5 with ten Patrols on the map there is none to place', () => {
    const patrols = new Array<string>(10).fill('tree-b.se');
    const game = squadron('compass-b.ne', [1, 1], { patrols });
    game.place(1, 'sail-1', 'step:w:compass-b.nw', 'stop');
    expect(game.prompt).toBe('slot');
    game.place(1, 'deploy-1');
    expect(game.patrols).toHaveLength(10);
    // Deploy asked nothing: the turn is at its end.
    game.asks('bluefin', 'build');
  });
});

describe('Bombard', () => {
  it('AH-14.3 all Comrades of the region go to the supply, wherever in it the flagship is', () => {
    const comrades = { 'compass-b': 4, 'skull-a': 2 };
    const game = squadron('compass-b.nw', [4, 4], { comrades, ready: 3 }).place(4, 'bombard-1');
    expect([game.comrades('compass-b'), game.comrades('skull-a')]).toEqual([0, 2]);
    expect([game.state.ready, game.state.comradeSupply]).toEqual([3, 15]);
    expect(game.events('comradesRemoved')).toEqual([{ player: 0, tile: 'compass-b', count: 4 }]);
  });
});

describe('Order', () => {
  const order = (patrols: readonly string[], more: Setting = {}): Scenario =>
    squadron('tree-b.se', [3, 3], { ...more, patrols }).place(3, 'order-1');

  it('AH-14.4 up to four Patrols take one step each', () => {
    const game = order(['compass-b.nw', 'compass-b.se', 'swords-a.nw', 'tree-b.ne', 'skull-a.se']);
    game
      .asks('bluefin', 'order')
      .offers([
        'pick:compass-b.nw',
        'pick:compass-b.se',
        'pick:swords-a.nw',
        'pick:tree-b.ne',
        'pick:skull-a.se',
        'done',
      ]);
    game.play('pick:compass-b.nw', 'step:e:compass-b.ne');
    game.play('pick:compass-b.se', 'step:w:compass-b.sw');
    game.play('pick:swords-a.nw', 'step:e:swords-a.ne');
    game.play('pick:tree-b.ne', 'step:s:tree-b.se');
    expect(game.prompt).toBe('slot');
    expect(game.patrols).toEqual([
      'compass-b.ne',
      'compass-b.sw',
      'skull-a.se',
      'swords-a.ne',
      'tree-b.se',
    ]);
  });

  it('AH-14.4 none of them twice', () => {
    const game = order(['compass-b.nw', 'compass-b.ne']);
    game.play('pick:compass-b.nw', 'step:e:compass-b.ne').offers(['pick:compass-b.ne', 'done']);
    game.play('pick:compass-b.ne', 'step:e:swords-a.nw');
    expect(game.prompt).toBe('slot');
    expect(game.patrols).toEqual(['compass-b.ne', 'swords-a.nw']);
  });

  it('AH-14.4 fewer are enough', () => {
    const game = order(['compass-b.nw', 'compass-b.ne']).play('done');
    expect(game.patrols).toEqual(['compass-b.ne', 'compass-b.nw']);
  });

  it('AH-14.4 battle, exploring or wreckage of one does not stop the others', () => {
    const game = order(['compass-b.nw', 'swords-a.nw', 'compass-b.se'], {
      gunship: 'compass-b.ne',
      stack: ['tree-a'],
      rolls: [1, 6],
    });
    game.play('pick:compass-b.nw', 'step:e:compass-b.ne', 'victory:none');
    game.play('pick:swords-a.nw', 'explore:n:2,-1', 'lay:2,-2,0');
    game.play('pick:compass-b.se', 'step:e:swords-a.sw');
    // The space entered on tree-a is its current, which carries the Patrol north.
    expect(game.patrols).toEqual(['compass-b.ne', 'tree-a.nw']);
    expect(game.events('patrolReturned')).toHaveLength(1);
  });

  it('AH-14.6 Patrols are loaded through the Cannons die, which is lowered for them too', () => {
    const game = order(['compass-b.ne'], {
      bluefin: { slots: { 'cannons-1': 5 } },
      smuggler: { at: 'swords-a.nw' },
      rolls: [1, 4],
    });
    game.play('pick:compass-b.ne', 'step:e:swords-a.nw').asks('bluefin', 'fire');
    game.play('fire:cannons-1:4').asks('bluefin', 'victory').play('victory:none');
    expect(game.slot('bluefin', 'cannons-1')).toBe(1);
    expect(game.events('fired')).toMatchObject([{ total: 5, otherTotal: 4 }]);
    const quiet = order(['compass-b.ne'], { smuggler: { at: 'swords-a.nw' } });
    quiet.play('pick:compass-b.ne', 'step:e:swords-a.nw');
    expect(quiet.events()).not.toContain('battle');
  });
});

describe('Deploy', () => {
  it('AH-14.5 with the flagship or beside it, also over a sandbar', () => {
    const game = squadron('compass-b.nw', [1, 1]).place(1, 'deploy-1').asks('bluefin', 'deploy');
    game.offers(['deploy:compass-b.nw', 'deploy:compass-b.ne', 'deploy:compass-b.sw']);
    game.play('deploy:compass-b.sw');
    expect(game.patrols).toEqual(['compass-b.sw']);
    expect(game.events('patrolPlaced')).toMatchObject([{ how: 'deploy' }]);
  });

  it('AH-14.5 AH-1.4 up to five spaces, none over a corner', () => {
    squadron('compass-b.se', [1, 1])
      .place(1, 'deploy-1')
      .offers([
        'deploy:compass-b.se',
        'deploy:compass-b.ne',
        'deploy:compass-b.sw',
        'deploy:swords-a.sw',
        'deploy:skull-a.ne',
      ]);
  });
});

describe('Strongholds', () => {
  const build = (patrols: readonly string[], more: Setting = {}): Scenario =>
    squadron('tree-b.ne', [1, 1], { ...more, patrols })
      .place(1, 'tailwind-1')
      .place(1, 'tailwind-2');

  it('AH-14.7 at the end of the turn two Patrols of an island become a Stronghold', () => {
    const game = build(['compass-b.se', 'compass-b.se', 'compass-b.se', 'skull-a.se']);
    game.asks('bluefin', 'build').offers(['build:compass-b.se', 'done']);
    game.play('build:compass-b.se');
    expect(game.strongholds).toEqual(['compass-b.se']);
    expect(game.patrols).toEqual(['compass-b.se', 'skull-a.se']);
    expect([game.state.patrolSupply, game.state.strongholdSupply]).toEqual([8, 2]);
    expect(game.state.active).toBe(1);
  });

  it('AH-14.7 any number of times, also twice on one island', () => {
    const four = new Array<string>(4).fill('compass-b.se');
    const game = build(four).play('build:compass-b.se', 'build:compass-b.se');
    expect(game.strongholds).toEqual(['compass-b.se', 'compass-b.se']);
    expect(game.patrols).toEqual([]);
    expect(build(four).play('done').strongholds).toEqual([]);
  });

  it('AH-14.7 AH-2.5 there are three, and only on islands', () => {
    const three = ['compass-b.se', 'skull-a.se', 'tree-b.se'];
    const game = build(['swords-a.se', 'swords-a.se'], { strongholds: three });
    expect(game.state.active).toBe(1);
    const sea = build(['compass-b.ne', 'compass-b.ne']);
    expect(sea.state.active).toBe(1);
  });

  it('AH-14.8 a Stronghold may use the Cannons die, never moves, and adds 2', () => {
    const game = position({
      active: 'smuggler',
      smuggler: { at: 'compass-b.ne', dice: [1, 1] },
      bluefin: { at: 'tree-b.se', slots: { 'cannons-2': 6 } },
      strongholds: ['compass-b.se'],
      rolls: [6, 1],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se').asks('bluefin', 'fire');
    game.play('fire:cannons-2:4');
    expect(game.events('fired')).toMatchObject([{ total: 6, otherTotal: 7, winner: 0 }]);
    squadron('tree-b.se', [3, 3], { strongholds: ['compass-b.se'], patrols: ['skull-a.se'] })
      .place(3, 'order-1')
      .offers(['pick:skull-a.se', 'done']);
  });

  it('AH-14.8 the Union may still place Comrades there', () => {
    const game = position({
      active: 'union',
      union: { at: 'compass-b.ne', dice: [1, 1] },
      strongholds: ['compass-b.se'],
      ready: 2,
      rolls: [6, 1],
    });
    game.place(1, 'sail-1', 'step:s:compass-b.se', 'victory:none').asks('union', 'anchorComrades');
    expect(game.play('place:2').comrades('compass-b')).toBe(2);
  });
});
