import { describe, expect, it } from 'vitest';
import { position } from './position.ts';

describe('move', () => {
  it('ARC-13.1 any number of ships, fresh or damaged, to an adjacent system', () => {
    const game = position({
      ann: { hand: ['mobilization-4'], ships: { 'c4-arrow': 2 }, damaged: { 'c4-arrow': 2 } },
    }).turn('lead:mobilization-4', 'act:move');
    game.offers(['moveFresh:0', 'moveFresh:1', 'moveFresh:2']).play('moveFresh:0');
    game.offers(['moveDamaged:1', 'moveDamaged:2']).play('moveDamaged:1');
    game.offers(['moveTo:c4-gate', 'moveTo:c4-crescent']).refuses('moveTo:c4-hex', 'ARC-13.1');
    game.play('moveTo:c4-crescent');
    expect(game.ships('ann', 'c4-arrow')).toEqual([2, 1]);
    expect(game.ships('ann', 'c4-crescent')).toEqual([0, 1]);
  });

  it('ARC-13.2 Rivals neither stop nor harm', () => {
    const game = position({
      ann: { hand: ['mobilization-4'], ships: { 'c4-arrow': 1 } },
      bob: { ships: { 'c4-arrow': 3, 'c4-gate': 3 }, cities: ['c4-arrow'] },
    }).turn('lead:mobilization-4', 'act:move', 'moveTo:c4-gate', 'act:move', 'moveTo:c5-gate');
    expect(game.ships('ann', 'c5-gate')).toEqual([1, 0]);
  });

  it('ARC-13.3 ARC-13.4 only an own starport at the start catapults, a damaged one too', () => {
    const own = position({
      ann: { hand: ['mobilization-4'], ships: { 'c4-hex': 1 }, starports: ['c4-hex!'] },
    }).turn('lead:mobilization-4', 'act:move', 'moveTo:c4-gate');
    own.asks('ann', 'catapult').play('moveTo:c1-gate', 'moveTo:c6-gate', 'stop');
    expect(own.ships('ann', 'c6-gate')).toEqual([1, 0]);
    expect(own.pips).toBe(2);
    const rivals = position({
      ann: { hand: ['mobilization-4'], ships: { 'c4-hex': 1 } },
      bob: { starports: ['c4-hex'] },
    }).turn('lead:mobilization-4', 'act:move', 'moveTo:c4-gate');
    rivals.asks('ann', 'action');
  });

  it('ARC-13.5 entering a planet ends the move, on the first step too', () => {
    const game = position({
      ann: { hand: ['mobilization-4'], ships: { 'c4-hex': 2 }, starports: ['c4-hex', 'c1-hex'] },
    }).turn('lead:mobilization-4', 'act:move', 'moveFresh:1', 'moveTo:c4-crescent');
    game.asks('ann', 'action').play('act:move', 'moveFrom:c4-hex', 'moveTo:c4-gate');
    game.play('moveTo:c1-gate', 'moveTo:c1-hex').asks('ann', 'action');
  });

  it('ARC-13.6 ARC-13.7 a gate controlled by a Rival just before entering ends it, others do not', () => {
    const game = position({
      ann: {
        hand: ['mobilization-4'],
        ships: { 'c4-hex': 3, 'c4-gate': 2 },
        starports: ['c4-hex'],
      },
      bob: { ships: { 'c4-gate': 1, 'c5-gate': 1 } },
      cat: { ships: { 'c5-gate': 1, 'c6-gate': 1 } },
    }).turn('lead:mobilization-4', 'act:move', 'moveFrom:c4-hex', 'moveFresh:3', 'moveTo:c4-gate');
    game.asks('ann', 'catapult').play('moveTo:c5-gate').asks('ann', 'catapult');
    game.play('moveTo:c6-gate').asks('ann', 'action');
    expect(game.ships('ann', 'c6-gate')).toEqual([3, 0]);
  });

  it('ARC-13.8 ARC-13.9 ships may be left at gates, none is picked up, going back is allowed', () => {
    const game = position({
      ann: {
        hand: ['mobilization-4'],
        ships: { 'c4-hex': 2, 'c4-gate': 1 },
        damaged: { 'c4-hex': 1 },
        starports: ['c4-hex'],
      },
    }).turn('lead:mobilization-4', 'act:move', 'moveFrom:c4-hex', 'moveFresh:2', 'moveDamaged:1');
    game.play('moveTo:c4-gate', 'leaveShip:c4-gate:0:fresh', 'moveTo:c5-gate');
    expect(game.ships('ann', 'c4-gate')).toEqual([2, 0]);
    game.offersOf('leaveShip', ['c5-gate:0:fresh', 'c5-gate:0:damaged']);
    game.play('leaveShip:c5-gate:0:damaged', 'moveTo:c4-gate');
    game.play('moveTo:c4-hex').asks('ann', 'action');
    expect(game.ships('ann', 'c4-gate')).toEqual([2, 0]);
    expect(game.ships('ann', 'c5-gate')).toEqual([0, 1]);
    expect(game.ships('ann', 'c4-hex')).toEqual([1, 0]);
  });

  it('ARC-13.9 a Catapult enters twelve gates at most: more would only go round in circles', () => {
    const game = position({
      ann: { hand: ['mobilization-4'], ships: { 'c1-hex': 1 }, starports: ['c1-hex'] },
    }).turn('lead:mobilization-4', 'act:move');
    const ring = ['c1-gate', 'c4-gate', 'c5-gate', 'c6-gate'];
    for (let gates = 0; gates < 12; gates++) game.play(`moveTo:${ring[gates % 4]}`);
    expect(game.asks('ann', 'action').ships('ann', 'c6-gate')).toEqual([1, 0]);
    expect(game.pips).toBe(2);
  });

  it('ARC-13.8 one may stop at any gate', () => {
    const game = position({
      ann: { hand: ['mobilization-4'], ships: { 'c4-hex': 1 }, starports: ['c4-hex'] },
    }).turn('lead:mobilization-4', 'act:move', 'moveTo:c4-gate', 'stop');
    expect(game.asks('ann', 'action').ships('ann', 'c4-gate')).toEqual([1, 0]);
  });

  it('ARC-13.10 a Catapult goes by path markers and never into what is out of play', () => {
    const game = position({
      ann: { hand: ['mobilization-4'], ships: { 'c1-hex': 1 }, starports: ['c1-hex'] },
    }).turn('lead:mobilization-4', 'act:move', 'moveTo:c1-gate');
    game.offersOf('moveTo', ['c1-arrow', 'c1-crescent', 'c1-hex', 'c4-gate', 'c6-gate']);
    game.refuses('moveTo:c2-gate', 'ARC-13.10').play('moveTo:c4-gate', 'moveTo:c4-hex');
    expect(game.ships('ann', 'c4-hex')).toEqual([1, 0]);
  });
});
