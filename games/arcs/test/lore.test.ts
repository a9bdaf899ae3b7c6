import { describe, expect, it } from 'vitest';
import { openSlots } from '../rules/resources.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Ann leads the card and stands before her pips. */
const led = (card: string, ann: Side, more: Setting = {}): Scenario =>
  position({ ...more, ann: { hand: [card], ...ann } }).turn(`lead:${card}`);

/** Ann attacks Bob at gate 1. */
const attack = (ann: Side, bob: Side, rolls: readonly number[] = []): Scenario =>
  led('aggression-4', ann, { bob, rolls }).play('act:battle');

const gate = (count: number) => ({ 'c1-gate': count });

describe('ARC-25.1 tool-priests', () => {
  it('Summon: a ship at any controlled city, once a turn', () => {
    const game = led(
      'construction-3',
      {
        lore: ['tool-priests'],
        ships: { 'c1-hex': 1, 'c4-hex': 1 },
        cities: ['c1-hex', 'c5-hex'],
      },
      { bob: { cities: ['c4-hex'] } },
    ).play('act:summon');
    game.offersOf('summon', ['c1-hex:0', 'c4-hex:0']).play('summon:c4-hex:0');
    expect(game.ships('ann', 'c4-hex')).toEqual([2, 0]);
    game.refuses('act:summon', 'ARC-10.3');
  });

  it('Summon: not where a Rival, or nobody, controls', () => {
    const game = led(
      'construction-3',
      {
        lore: ['tool-priests'],
        ships: { 'c1-hex': 1 },
        cities: ['c1-hex'],
      },
      { bob: { ships: { 'c1-hex': 1 } } },
    );
    game.refuses('act:summon', 'ARC-25.1');
  });
});

describe('ARC-25.1 sprinter-drives', () => {
  it('fresh ships that moved may move once more, one group of a system', () => {
    const game = led('mobilization-4', {
      lore: ['sprinter-drives'],
      ships: gate(2),
      damaged: gate(1),
    });
    game.play('act:move', 'moveFresh:2', 'moveDamaged:1', 'moveTo:c4-gate');
    game.asks('ann', 'moveFrom').offers(['moveFrom:c4-gate', 'none']).play('moveFrom:c4-gate');
    game
      .offersOf('moveFresh', ['1', '2'])
      .play('moveFresh:1', 'moveTo:c5-gate')
      .asks('ann', 'action');
    expect(game.ships('ann', 'c4-gate')).toEqual([1, 1]);
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
    expect(game.pips).toBe(2);
  });

  it('ships that stood there already do not', () => {
    const game = led('mobilization-4', {
      lore: ['sprinter-drives'],
      ships: { 'c1-gate': 1, 'c4-gate': 3 },
    });
    game.play('act:move', 'moveFrom:c1-gate', 'moveTo:c4-gate', 'moveFrom:c4-gate');
    game.play('moveTo:c5-gate');
    expect(game.ships('ann', 'c4-gate')).toEqual([3, 0]);
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
  });

  it('damaged ships alone do not; the extra move may be a Catapult', () => {
    const tired = led('mobilization-4', { lore: ['sprinter-drives'], damaged: gate(1) });
    tired.play('act:move', 'moveTo:c4-gate').asks('ann', 'action');
    const game = led('mobilization-4', {
      lore: ['sprinter-drives'],
      ships: gate(1),
      starports: ['c1-hex'],
    }).play('act:move', 'moveTo:c1-hex', 'moveFrom:c1-hex', 'moveTo:c1-gate');
    game.asks('ann', 'catapult');
  });
});

describe('ARC-25.1 hidden-harbors', () => {
  it('ships are built fresh even where a Rival controls; buildings are not', () => {
    const game = led(
      'construction-3',
      { lore: ['hidden-harbors'], starports: ['c1-hex'] },
      { bob: { ships: { 'c1-hex': 2 } } },
    ).play('act:build', 'buildShip:c1-hex', 'act:build', 'buildCity:c1-hex');
    expect(game.ships('ann', 'c1-hex')).toEqual([1, 0]);
    expect(game.buildings('c1-hex')).toEqual(['ann starport', 'ann city damaged']);
  });

  it('a fresh starport keeps raid dice away, a damaged one does not', () => {
    const at = (starports: string[]) =>
      led(
        'aggression-4',
        { ships: { 'c1-hex': 1 } },
        {
          bob: { lore: ['hidden-harbors'], starports },
        },
      ).play('act:battle');
    at(['c1-hex']).asks('ann', 'assaultDice');
    at(['c1-hex!']).asks('ann', 'raidDice');
  });
});

describe('ARC-25.1 ancient-holdings', () => {
  const holder: Side = { lore: ['ancient-holdings'], held: 'relic', slots: ['fuel'] };

  it('one more slot', () => {
    const game = led('administration-3', { lore: ['ancient-holdings'], cities: ['c1-hex'] });
    expect(openSlots(game.state, 0)).toEqual([0, 1, 2, 6]);
    game.play('act:tax').offersOf('store', ['0:0:material', '0:1:material', '0:6:material']);
  });

  it('ARC-18.14 ARC-17.2 its token is raided for four keys', () => {
    const raid = (rolls: number[]) =>
      attack({ ships: gate(4) }, { ...holder, ships: gate(1) }, rolls).dice({ raid: 2 });
    const three = raid([1, 3]);
    three.refuses('stealToken:1:6:relic', 'ARC-17.3');
  });

  it('ARC-18.14 with four keys it is stolen; Silver-Tongues take it for nothing', () => {
    const game = attack({ ships: gate(4) }, { ...holder, damaged: gate(1) }, [1, 1]).dice({
      raid: 2,
    });
    game.play('stealToken:1:6:relic', 'store:0:0:relic');
    expect(game.slots('ann')).toEqual(['relic']);
    const tongues = position({
      ann: { hand: ['mobilization-3'], guild: ['silver-tongues'] },
      bob: holder,
    }).opens('lead:mobilization-3', 'use:silver-tongues', 'stealToken:1:6:relic');
    tongues.play('store:0:0:relic');
    expect(tongues.slots('ann')).toEqual(['relic']);
  });
});
