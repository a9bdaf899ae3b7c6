import { FastChance, HIDDEN, SPECTATOR } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ahoy } from '../index.ts';
import { opening, position, type Setting } from './position.ts';
import { cardOf } from './table.ts';

const covered = (list: readonly number[]): number[] => list.map(() => HIDDEN);

const middle: Setting = {
  smuggler: { pledged: [['sailor'], ['mystic', 'gunner']], cargo: ['diver'], gold: 2 },
  rival: { pledged: [['trawler'], []], crew: ['elder'] },
  union: { plans: ['evacuation', 'secret-weapon'] },
  market: ['fighters', 'emissary', 'pilot'],
  deck: ['cutpurse', 'shipwright', 'merchant'],
  comrades: { 'tree-b': 2 },
};

describe('information', () => {
  it.each([SPECTATOR, 0, 1, 2, 3])('AH-18.4 seat %i sees all but what is hidden', (seat) => {
    const { state, match } = position(middle);
    const seen = match.observe(seat).state;
    expect(seen).toEqual({
      ...state,
      agenda: [],
      stack: covered(state.stack),
      boxed: covered(state.boxed),
      deck: covered(state.deck),
      planDeck: covered(state.planDeck),
      players: state.players.map((player, at) =>
        at === seat ? player : { ...player, hand: covered(player.hand) },
      ),
      pledges1: seat === 1 ? state.pledges1 : covered(state.pledges1),
      delivered1: seat === 1 ? state.delivered1 : state.delivered1.map(covered),
      pledges2: seat === 3 ? state.pledges2 : covered(state.pledges2),
      delivered2: seat === 3 ? state.delivered2 : state.delivered2.map(covered),
    });
  });

  it('AH-18.4 AH-3.7 die values are public, whose turn it may be', () => {
    const { state, match } = opening(4);
    expect(match.observe(3).state.players.map(({ dice }) => dice)).toEqual(
      state.players.map(({ dice }) => dice),
    );
  });

  it('AH-15.7 the plans drawn are told to the Union alone', () => {
    const none = { dice: [] };
    const game = position({ bluefin: { dice: [1] }, smuggler: none, union: none, rival: none });
    const before = game.match.decisions;
    game.place(1, 'tailwind-1');
    expect(game.match.decisions).toBeGreaterThan(before);
    expect(game.events('plansDrawn')).toEqual([{ player: 2, count: 2 }]);
  });

  it('AH-18.4 what a seat may believe differs only in what it cannot see', () => {
    const { state, match } = position(middle);
    const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
    const believed = seeds.map((seed) => match.sample(0, new FastChance(seed)).state);
    for (const other of believed) expect(ahoy.view(other, 0)).toEqual(ahoy.view(state, 0));
    expect(new Set(believed.map(({ players }) => players[2].hand.join())).size).toBeGreaterThan(1);
    expect(new Set(believed.map(({ pledges1 }) => pledges1.join())).size).toBe(2);
    expect(new Set(believed.map(({ boxed }) => boxed.join())).size).toBeGreaterThan(1);
  });

  it('AH-18.4 what is believed of delivered cards may be any card not seen elsewhere', () => {
    const { match } = position(middle);
    const open = ['diver', 'elder', 'fighters', 'emissary', 'pilot'].map(cardOf);
    for (let seed = 0; seed < 8; seed++) {
      const { state } = match.sample(0, new FastChance(seed));
      const pledged = [...state.delivered1, ...state.delivered2].flat();
      expect(pledged).toHaveLength(4);
      for (const card of pledged) expect(open).not.toContain(card);
      expect(ahoy.census(state)).toEqual(ahoy.census(match.state));
    }
  });

  it('AH-16.6 AH-18.4 into which pile a card goes is seen, which faction it is for is not', () => {
    const at = { at: 'swords-a.se', dice: [1, 1], cargo: ['diver'] };
    const game = position({ active: 'smuggler', smuggler: at });
    game.play('deliver:diver', 'cell:r2c1', 'accept');
    expect(game.match.observe(1).question!.about).toMatchObject({ squadron: 1, union: 2 });
    expect(game.match.observe(0).question).toBeNull();
  });
});
