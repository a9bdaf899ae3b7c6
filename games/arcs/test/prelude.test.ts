import { describe, expect, it } from 'vitest';
import { position, type Side } from './position.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

/** Ann leads a card and stands in her Prelude. */
const prelude = (ann: Side, card = 'mobilization-3', more = {}) =>
  position({ ...more, ann: { hand: [card], ...ann } }).opens(`lead:${card}`);

describe('prelude, new actions, modifiers', () => {
  it('ARC-21.1 the Prelude ends with the first pip', () => {
    const game = prelude({ slots: ['fuel'], ships: { 'c1-gate': 1 } }).play('endPrelude');
    game.play('act:move', 'moveTo:c4-gate').asks('ann', 'action');
    expect(game.offered.some((key) => /^(spend|waste|use)/.test(key))).toBe(false);
  });

  it('ARC-18.7 actions that a token does not buy are refused with what it buys', () => {
    const material = prelude({
      slots: ['material'],
      damaged: { 'c1-gate': 1 },
      cities: ['c1-hex'],
    });
    material.play('spend:0:0:material:material').asks('ann', 'preludeAction');
    material.refuses('act:move', 'ARC-18.7').refuses('act:tax', 'ARC-18.7');
  });

  it('ARC-21.4 ARC-24.5 spent tokens are aside until it ends: in no supply, not to be gained', () => {
    const game = position({
      ann: {
        hand: ['construction-3'],
        guild: ['mining-interest'],
        cities: ['c1-hex', 'c6-arrow', 'c4-hex'],
        slots: ['material', 'material', 'material', 'material', 'material'],
        damaged: { 'c1-gate': 1 },
      },
    }).opens('lead:construction-3', 'spend:0:0:material:material', 'act:repair');
    expect(game.supply('material')).toBe(0);
    expect(game.state.aside[0]).toBe(1);
    game.play('spend:0:1:material:material').asks('ann', 'build');
    game.play('buildCity:c1-hex', 'endPrelude');
    expect(game.supply('material')).toBe(2);
    expect(game.asks('ann', 'action').offered).toContain('act:manufacture');
  });

  it('ARC-21.5 a card secured in this Prelude is locked for it, but its new actions work', () => {
    const setting = {
      court: ['mining-interest', 'prison-wardens'],
      agents: { 'mining-interest': { ann: 1 } },
    };
    const game = prelude({ slots: ['relic', 'material'] }, 'construction-3', setting);
    game.play('spend:0:0:relic:relic').refuses('use:mining-interest', 'ARC-21.5');
    game.play('spend:0:1:material:material', 'act:manufacture', 'store:0:0:material');
    expect(game.slots('ann')).toEqual(['material']);
  });

  it('ARC-21.6 a stolen card is not locked', () => {
    const game = prelude({ guild: ['silver-tongues'] }, 'construction-3', {
      bob: { guild: ['gatekeepers'] },
    }).play('use:silver-tongues', 'use:gatekeepers');
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
  });

  it('ARC-21.7 a new action instead of the standard one, by pip or token; not by an Outraged one', () => {
    const ann = { guild: ['mining-interest'], slots: ['material'] };
    const pip = prelude(ann, 'construction-3').play('endPrelude', 'act:manufacture');
    expect(pip.slots('ann')).toEqual(['material', 'material']);
    const token = prelude(ann, 'mobilization-3').play('spend:0:0:material:material');
    token.asks('ann', 'preludeAction').play('act:manufacture').asks('ann', 'store');
    prelude({ ...ann, outrage: ['material'] }).refuses('spend:0:0:material:material', 'ARC-16.12');
  });

  it('ARC-21.7 an action that comes from another effect is not replaced', () => {
    const game = position({
      ann: { hand: ['administration-3'] },
      bob: {
        hand: ['aggression-2'],
        leader: 'feastbringer',
        guild: ['prison-wardens'],
        captives: { ann: 1 },
      },
      court: ROW,
      agents: { farseers: { bob: 1 } },
    }).turn('lead:administration-3', 'endTurn');
    game.turn('pivot:aggression-2', 'act:secure', 'straight:secure').asks('bob', 'influence');
  });

  it('ARC-21.9 a modifier of declaring: Secret Order keeps the number', () => {
    const declared = position({ ann: { hand: ['construction-5'], guild: ['secret-order'] } });
    declared.play('lead:construction-5', 'declare:keeper');
    expect(declared.state.zero).toBe(false);
  });

  it('ARC-21.10 not for an action from the Prelude', () => {
    const game = position({
      ann: { hand: ['administration-4'] },
      bob: {
        hand: ['aggression-2'],
        leader: 'mystic',
        slots: ['psionic', ''],
        cities: ['c1-hex', 'c4-hex'],
      },
    }).turn('lead:administration-4', 'endTurn');
    game.opens('copy:aggression-2', 'spend:1:0:psionic:psionic', 'act:tax');
    game.play('tax:c1-hex:0', 'store:1:0:material').asks('bob', 'prelude');
    game.play('endPrelude', 'act:tax', 'store:1:1:material').asks('bob', 'store');
  });

  it('ARC-16.9 ARC-21.5 a card ransacked in a Prelude is locked for it', () => {
    const game = position({
      ann: { hand: ['aggression-4'], slots: ['psionic'], ships: { 'c4-arrow': 2 } },
      bob: { ships: { 'c6-gate': 1 }, cities: ['c4-arrow!'], slots: ['fuel'] },
      court: ['silver-tongues'],
      agents: { 'silver-tongues': { bob: 1 } },
      rolls: [5],
    }).opens('lead:aggression-4', 'spend:0:0:psionic:psionic', 'act:battle');
    game.dice({ skirmish: 1 });
    expect(game.guild('ann')).toEqual(['silver-tongues']);
    expect(game.asks('ann', 'action').slots('bob')).toEqual(['fuel']);
  });

  it('ARC-21.7 a new action needs its own targets, not those of the action it replaces', () => {
    const game = prelude({ guild: ['mining-interest'], ships: { 'c1-gate': 1 } }, 'construction-3');
    game.play('endPrelude').refuses('act:build', 'ARC-12.2');
    expect(game.offered).toContain('act:manufacture');
  });

  it('ARC-21.5 the lock ends with the Prelude: the next turn the card can be used', () => {
    const game = position({
      ann: { hand: ['construction-3', 'construction-2'], slots: ['relic'] },
      bob: { hand: [] },
      cat: { hand: [] },
      court: ['mining-interest'],
      agents: { 'mining-interest': { ann: 1 } },
    }).opens('lead:construction-3', 'spend:0:0:relic:relic', 'endTurn');
    game.opens('lead:construction-2').asks('ann', 'prelude');
    expect(game.offered).toContain('use:mining-interest');
  });

  it('ARC-21.6 a card given by a Rival is not locked', () => {
    const game = position({
      ann: {
        hand: ['construction-4', 'mobilization-2'],
        leader: 'feastbringer',
        guild: ['gatekeepers'],
      },
      bob: { hand: ['administration-2'] },
    }).play('lead:construction-4', 'declare:warlord', 'endTurn');
    game.opens('copy:administration-2').asks('bob', 'prelude');
    expect(game.offered).toContain('use:gatekeepers');
  });
});
