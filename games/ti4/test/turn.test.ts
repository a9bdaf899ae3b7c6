import { describe, expect, it } from 'vitest';
import { opening, position } from './position.ts';

describe('a turn', () => {
  it('begins with the speaker choosing a strategy card', () => {
    const match = opening(3);
    while (match.prompt !== 'strategyCard') match.play(match.offered[0]);
    expect(match.offered).toHaveLength(8);
  });

  it('TI-2.9: nobody passes with a strategy card unused', () => {
    position({ ann: { cards: ['trade'] } }).refuses('pass', 'TI-2.9');
    expect(position({ ann: { cards: ['trade*'] } }).offered).toContain('pass');
  });

  it('TI-6.1: a system with an own token cannot be activated, nor any without a token to spend', () => {
    position({ ann: { tokensAt: ['18'] } }).refuses('activate:18', 'TI-6.1');
    position({ ann: { tokens: [0, 3, 2] } }).refuses('activate:18', 'TI-6.1');
  });

  it('TI-7.1, TI-8.1: a carrier takes infantry along from its planet', () => {
    const match = position({
      ann: { faction: 'sol', units: { '1': { carrier: 1 }, jord: { infantry: 3, dock: 1 } } },
    });
    const [next] = match.state.galaxy.adjacent[0];
    const tile = String(next + 1);
    match.play(`activate:${tile}`);
    match.play('move:1:carrier:whole:plain', 'lift:jord', 'lift:jord', 'done');
    expect(match.units('ann', 'jord')).toEqual({ infantry: 1, dock: 1 });
  });
});
