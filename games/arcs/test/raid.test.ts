import { describe, expect, it } from 'vitest';
import { attack, here, RAID } from './duel.ts';
import type { Side } from './position.ts';

describe('raiding', () => {
  /** Three keys, Ann's fleet whole. */
  const raid = (
    bob: Side,
    ann: Side = {},
    rolls: readonly number[] = [RAID.keys, RAID.buildingKey],
  ) =>
    attack(
      { ships: here(2), ...ann },
      { ships: { 'c6-gate': 1 }, starports: ['c4-arrow!'], ...bob },
      rolls,
    ).dice({ raid: 2 });

  it('ARC-17.1 ARC-17.7 raiding is optional, and possible when the last building has just died', () => {
    const game = raid({ slots: ['fuel'] });
    expect(game.buildings('c4-arrow')).toEqual([]);
    game.asks('ann', 'raid').play('done').asks('ann', 'action');
    expect(game.slots('bob')).toEqual(['fuel']);
  });

  it('ARC-17.2 ARC-22.8 tokens and Guild cards, nothing else', () => {
    const game = raid({
      slots: ['fuel', 'weapon'],
      guild: ['farseers', 'loyal-pilots'],
      leader: 'elder',
      lore: ['mirror-plating'],
      captives: { cat: 1 },
      trophies: { cat: { ship: 1 } },
    });
    game.offers([
      'stealToken:1:0:fuel',
      'stealToken:1:1:weapon',
      'stealCard:1:farseers',
      'stealCard:1:loyal-pilots',
      'done',
    ]);
  });

  it('ARC-17.3 ARC-17.4 the price is that of the slot or card; one item after the other', () => {
    const cities = ['c1-hex', 'c6-arrow', 'c5-hex'];
    const game = raid({
      cities,
      slots: ['fuel', 'weapon', 'fuel', 'material', 'psionic', 'relic'],
      guild: ['farseers'],
    });
    expect(game.about).toMatchObject({ keys: 3 });
    game.play('stealToken:1:3:material', 'store:0:0:material').asks('ann', 'raid');
    expect(game.about).toMatchObject({ keys: 1 });
    game.refuses('stealToken:1:0:fuel', 'ARC-17.3').refuses('stealCard:1:farseers', 'ARC-17.3');
    game.refuses('stealToken:1:5:relic', 'ARC-17.3');
    game.offers(['stealToken:1:1:weapon', 'stealToken:1:2:fuel', 'stealToken:1:4:psionic', 'done']);
  });

  it('ARC-17.5 the attacker places and discards; the defender does not rearrange', () => {
    const game = raid({ slots: ['fuel', 'weapon', ''] }, { slots: ['relic', 'relic'] });
    game.play('stealToken:1:1:weapon').asks('ann', 'store');
    game.offers(['store:0:0:weapon', 'store:0:1:weapon', 'discardToken:weapon']);
    game.play('store:0:1:weapon', 'discardToken:relic');
    expect(game.slots('ann')).toEqual(['relic', 'weapon']);
    expect(game.slots('bob')).toEqual(['fuel']);
  });

  it('ARC-17.6 a stolen card lies in the play area and works', () => {
    const game = raid({ guild: ['court-enforcers'] }).play('stealCard:1:court-enforcers');
    expect(game.guild('ann')).toEqual(['court-enforcers']);
    expect(game.guild('bob')).toEqual([]);
    expect(game.asks('ann', 'action').offered).toContain('act:abduct');
  });
});
