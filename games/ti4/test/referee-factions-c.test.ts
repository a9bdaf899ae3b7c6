import { describe, expect, it } from 'vitest';
import { votersFor } from '../rules/ballots.ts';
import { initiativeOf, initiativeOrder } from '../rules/order.ts';
import { opening, position } from './position.ts';
import { toTheEnd } from './before.ts';

describe('places that were drafted', () => {
  it('TI-21.2 without strategy cards the order goes clockwise by places, not by seats', () => {
    const game = opening(3, { factions: 'draft' });
    game.play('takePosition:2', 'takePosition:1', 'takePosition:0');
    const { state } = toTheEnd(game);
    const { length } = state.seating;
    const bySeats = state.seating.map((_, step) => (state.speaker + step) % length);
    expect(state.seating).not.toEqual(bySeats);
    expect(initiativeOrder(state)).toEqual(state.seating);
    state.council.votes = state.players.map((_, seat) => ({ seat, outcome: 0, count: 1 }));
    expect(votersFor(state, 0)).toEqual(state.seating);
    expect(state.seating.map((seat) => initiativeOf(state, seat))).toEqual([9, 10, 11]);
  });
});

describe('Foresight', () => {
  it('TI-13.5 a Floating Factory alone where the ships arrive is destroyed', () => {
    const game = position({
      ann: { faction: 'sol', units: { jord: { infantry: 1 }, 36: { cruiser: 1 } } },
      bob: { faction: 'naalu', units: { maaluuk: { infantry: 1, dock: 1 }, 23: { cruiser: 1 } } },
      cat: { faction: 'saar', units: { 'lisis-ii': { infantry: 1 }, 22: { dock: 1 } } },
    }).play('activate:23', 'move:36:cruiser:whole:plain', 'use:foresight', 'chooseSystem:22');
    expect(game.units('bob', '22')).toEqual({ cruiser: 1 });
    expect(game.units('cat', '22')).toEqual({});
  });

  it('TI-28.1 not by the own movement of Naalu', () => {
    const game = position({
      ann: {
        faction: 'naalu',
        units: { maaluuk: { infantry: 1 }, 36: { cruiser: 1 }, 23: { cruiser: 1 } },
      },
    }).play('activate:23', 'move:36:cruiser:whole:plain');
    expect(game.prompt).toBe('turn');
  });
});

describe('Gift of Prescience', () => {
  it('TI-2.4 its holder keeps the token also if asked before Naalu', () => {
    const game = position({
      ann: { faction: 'sol', cards: [], notes: ['gift-of-prescience of bob'] },
      bob: { faction: 'naalu', cards: [] },
      cat: { faction: 'hacan', cards: [] },
      step: { step: 'strategyPhase', args: [] },
    }).play(
      'takeCard:imperial',
      'takeCard:leadership',
      'takeCard:diplomacy',
      'takeCard:politics',
      'takeCard:technology',
      'takeCard:construction',
      'playNote:gift-of-prescience:1',
    );
    expect(game.state.zero).toBe(0);
    expect(game.asked).toBe('ann');
  });
});

describe('Lazax Gate Folding and Creuss', () => {
  const fight = (technologies: readonly string[]) =>
    position({
      custodians: false,
      ann: {
        faction: 'winnu',
        technologies,
        units: { 18: { cruiser: 1 }, winnu: { infantry: 1 } },
      },
      bob: {
        faction: 'creuss',
        technologies: ['dimensional-splicer'],
        units: { creuss: { infantry: 1 }, 18: { cruiser: 1 }, 40: { cruiser: 1 } },
      },
      cat: { faction: 'hacan' },
    }).play('activate:18');

  it('TI-10.2 the gate at Mecatol Rex serves Dimensional Splicer, only while it is open', () => {
    const open = fight(['lazax-gate-folding']);
    if (open.prompt === 'moveShips') open.play('done');
    expect([open.prompt, open.asked]).toEqual(['round.start', 'bob']);
    open.offers(['use:dimensional-splicer', 'decline']).play('decline');
    expect([open.prompt, open.asked]).toEqual(['announceRetreat', 'bob']);
    open.offers(['retreat:40', 'stay']);
    const shut = fight([]);
    if (shut.prompt === 'moveShips') shut.play('done');
    expect(shut.prompt).not.toBe('round.start');
  });
});
