import { describe, expect, it } from 'vitest';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';

/** The same scene under the usual reading and under the other one. */
const bothWays = (
  name: string,
  scene: (setup: Setting['setup']) => Scenario,
): { usual: Scenario; other: Scenario } => ({
  usual: scene({}),
  other: scene({ [name]: true }),
});

describe('cardBeakhead', () => {
  const crewed = (setup: Setting['setup'], more: Setting): Scenario =>
    position({
      setup,
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      ...more,
      smuggler: {
        at: 'compass-b.ne',
        dice: [1, 1],
        crew: ['battering-beakhead'],
        ...more.smuggler,
      },
    });

  it('AH-12.5 a shot in the region pushes nobody', () => {
    const { usual, other } = bothWays('cardBeakhead', (setup) =>
      crewed(setup, {
        rival: { at: 'compass-b.sw' },
        smuggler: { dice: [2, 2], crew: ['battering-beakhead', 'mystic'] },
      }).play('crew:mystic', 'hit:smuggler-1/tailwind-1', 'shoot:flagship.smuggler-2'),
    );
    for (const game of [usual, other]) game.play('hit:smuggler-2/cannons-1');
    usual.asks('smuggler', 'batter');
    expect(other.prompt).toBe('slot');
  });

  it('AH-12.5 a beaten Gunship is not pushed; a beaten flagship is, also one that could not be damaged', () => {
    const attack = (setup: Setting['setup'], more: Setting): Scenario =>
      crewed(setup, {
        ...more,
        smuggler: { slots: { 'cannons-1': 6 } },
        rolls: [6, 1],
      }).place(1, 'sail-1', 'step:e:swords-a.nw', 'fire:none');
    const ship = bothWays('cardBeakhead', (setup) =>
      attack(setup, { gunship: 'swords-a.nw', rival: { at: 'tree-b.se' } }).play(
        'victory:damage-reward',
        'hit:union/gunship-1',
      ),
    );
    ship.usual.asks('smuggler', 'batter');
    ship.other.asks('smuggler', 'rewardCell');
    const flagship = bothWays('cardBeakhead', (setup) =>
      attack(setup, { rival: { at: 'swords-a.nw' } }).play('victory:none'),
    );
    flagship.usual.asks('smuggler', 'slot');
    flagship.other.asks('smuggler', 'batter').play('push:e:swords-a.ne');
    expect(flagship.other.ship('rival')).toBe('swords-a.ne');
  });
});

it('flagshipComrades AH-15.3 the Cutter brings Comrades, or only the flagship does', () => {
  const sail = (setup: Setting['setup']): Scenario =>
    position({
      setup,
      active: 'union',
      union: { at: 'tree-b.sw', dice: [1, 1] },
      bluefin: { at: 'skull-a.nw' },
      cutter: 'compass-b.ne',
      ready: 4,
    });
  const { usual, other } = bothWays('flagshipComrades', (setup) =>
    sail(setup).place(1, 'cutter-1', 'step:s:compass-b.se', 'stop'),
  );
  usual.asks('union', 'anchorComrades');
  expect(other.prompt).not.toBe('anchorComrades');
  sail({ flagshipComrades: true })
    .place(1, 'sail-1', 'step:e:tree-b.se', 'stop')
    .asks('union', 'anchorComrades');
});

it('calmAfterBattle AH-9.9 a current carries off who has fought in it, or does not', () => {
  const { usual, other } = bothWays('calmAfterBattle', (setup) =>
    position({
      setup,
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      smuggler: { at: 'compass-b.sw', dice: [1, 1], slots: { 'cannons-1': 1 } },
      rival: { at: 'skull-a.nw' },
      rolls: [6, 1],
    }).place(1, 'sail-1', 'step:s:skull-a.nw', 'victory:none'),
  );
  expect(usual.ship('smuggler')).toBe('skull-a.sw');
  expect(other.ship('smuggler')).toBe('skull-a.nw');
  expect(other.events('anchored')).toMatchObject([{ space: 'skull-a.nw' }]);
});

it('freeEscape AH-16.8 the victory move meets battles, or none', () => {
  const { usual, other } = bothWays('freeEscape', (setup) =>
    position({
      setup,
      active: 'smuggler',
      bluefin: { at: 'tree-b.se' },
      smuggler: { at: 'compass-b.ne', dice: [1, 1], slots: { 'cannons-1': 1 } },
      rival: { at: 'swords-a.nw' },
      strongholds: ['swords-a.se'],
      rolls: [6, 1],
    })
      .place(1, 'sail-1', 'step:e:swords-a.nw', 'victory:damage-move', 'hit:smuggler-2/cannons-1')
      .play('step:e:swords-a.ne', 'step:s:swords-a.se'),
  );
  expect(usual.events('battle')).toHaveLength(2);
  expect(other.events('battle')).toHaveLength(1);
  expect(other.ship('smuggler')).toBe('swords-a.se');
});

it('openEnlist AH-12.2 no crew under a Stronghold, or all the same', () => {
  const enlist = (setup: Setting['setup']): Scenario =>
    position({
      setup,
      active: 'union',
      union: { dice: [1, 2], plans: ['enlist'] },
      strongholds: ['compass-b.se'],
      comrades: { 'compass-b': 1 },
      market: ['sailor'],
    });
  const { usual, other } = bothWays('openEnlist', enlist);
  usual.refuses('plan:enlist', 'AH-15.7');
  other.play('plan:enlist', 'take:sailor');
  expect(other.crew('union')).toEqual(['sailor']);
});
