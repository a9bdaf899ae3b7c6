import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

const ROW = ['farseers', 'lattice-spies', 'gatekeepers', 'arms-union'];

describe('repair, influence, secure', () => {
  it('ARC-14.1 one damaged own ship or building anywhere', () => {
    const game = position({
      ann: {
        hand: ['construction-4'],
        damaged: { 'c1-gate': 2 },
        cities: ['c1-hex!'],
        starports: ['c4-hex', 'c5-hex!'],
      },
      bob: { damaged: { 'c1-gate': 1 }, cities: ['c6-arrow!'] },
    }).turn('lead:construction-4', 'act:repair');
    game.offers([
      'repairShip:c1-gate',
      'repairBuilding:city:c1-hex:0',
      'repairBuilding:starport:c5-hex:0',
    ]);
    game.play('repairShip:c1-gate', 'act:repair', 'repairBuilding:city:c1-hex:0');
    expect(game.ships('ann', 'c1-gate')).toEqual([1, 1]);
    expect(game.buildings('c1-hex')).toEqual(['ann city']);
  });

  it('ARC-14.2 an agent from supply on any card, any number; without one not at all', () => {
    const game = position({ ann: { hand: ['mobilization-2'], agents: 2 }, court: ROW });
    game.turn('lead:mobilization-2', 'act:influence').offersOf('influence', [...ROW]);
    game.play('influence:farseers', 'act:influence', 'influence:farseers');
    expect(game.agents('farseers')).toEqual([2, 0, 0]);
    expect(game.player('ann').agents).toBe(0);
    game.refuses('act:influence', 'ARC-14.2');
  });

  const rivalry = (agents: object) =>
    position({
      ann: { hand: ['aggression-2'] },
      court: ROW,
      agents: { farseers: agents, 'arms-union': { ann: 1 } },
      deck: ['admin-union', 'relic-fence'],
    }).turn('lead:aggression-2', 'act:secure');

  it('ARC-14.3 strictly more agents than each single Rival', () => {
    rivalry({ ann: 3, bob: 2, cat: 2 }).offersOf('secure', ['farseers', 'arms-union']);
    const tied = rivalry({ ann: 2, bob: 2 });
    expect(tied.guild('ann')).toEqual(['arms-union']);
    const many = position({
      ann: { hand: ['aggression-2'] },
      court: ROW,
      agents: { farseers: { ann: 1, bob: 1 }, 'arms-union': { ann: 1 }, gatekeepers: { ann: 2 } },
    }).turn('lead:aggression-2', 'act:secure');
    many.refuses('secure:farseers', 'ARC-14.3').refuses('secure:lattice-spies', 'ARC-14.3');
  });

  it('ARC-14.4 ARC-14.5 ARC-14.6 ARC-24.8 own agents home, Rivals captured, the same spot refilled', () => {
    const game = rivalry({ ann: 3, bob: 2, cat: 1 }).play('secure:farseers');
    expect(game.guild('ann')).toEqual(['farseers']);
    expect(game.player('ann').agents).toBe(9);
    expect(game.captives('ann', 'bob')).toBe(2);
    expect(game.captives('ann', 'cat')).toBe(1);
    expect(game.court).toEqual(['admin-union', 'lattice-spies', 'gatekeepers', 'arms-union']);
    expect(game.agents('admin-union')).toEqual([0, 0, 0]);
  });

  it('ARC-14.5 a Vox card has its say and goes to the discard pile before the spot is filled', () => {
    const game = position({
      ann: { hand: ['aggression-2'] },
      court: ['mass-uprising', ...ROW.slice(1)],
      agents: { 'mass-uprising': { ann: 1 } },
      deck: ['admin-union'],
    })
      .turn('lead:aggression-2', 'act:secure')
      .asks('ann', 'uprising');
    expect(game.court[0]).toBe('');
    game.play('uprising:4');
    expect(game.guild('ann')).toEqual([]);
    expect(game.courtDiscard.at(-1)).toBe('mass-uprising');
    expect(game.court[0]).toBe('admin-union');
  });

  it('ARC-14.7 with an empty deck the spot stays empty', () => {
    const game = position({
      ann: { hand: ['aggression-2'] },
      court: ROW,
      agents: { farseers: { ann: 1 }, gatekeepers: { ann: 1 } },
      deck: [],
    }).turn('lead:aggression-2', 'act:secure', 'secure:farseers', 'act:secure');
    expect(game.court).toEqual(['', 'lattice-spies', '', 'arms-union']);
    expect(game.events()).toContain('courtEmpty');
  });
});
