import { FastChance, HIDDEN, SPECTATOR } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { roam } from '../index.ts';
import { idsOf, opening, position, type Scenario } from './position.ts';

const full = (): Scenario => opening(3, { artifacts: true, patrol: true }, 'information');

describe('information', () => {
  it.each([SPECTATOR, 0, 1, 2])(
    'RO-16.1 seat %i sees all but the pile below its top and the stack',
    (seat) => {
      const { state, match } = full();
      const seen = match.observe(seat).state;
      expect(seen.pile).toEqual([...state.pile.slice(0, -1).map(() => HIDDEN), state.pile.at(-1)]);
      expect(seen.stack).toEqual(state.stack.map(() => HIDDEN));
      expect(seen).toEqual({ ...state, agenda: [], pile: seen.pile, stack: seen.stack });
    },
  );

  it('RO-16.1 coins, adventurers of either side and artifacts are open', () => {
    const { state, match } = position({
      coins: [3, 7],
      faceDown: [['A'], ['B']],
      ready: [['RO-A01'], []],
      spent: [[], ['RO-A05']],
    });
    expect(match.observe(1).state.players).toEqual(state.players);
    expect(match.observe(0).state.display).toEqual(state.display);
  });

  it('RO-16.1 what a seat may believe differs only in the order of what is hidden', () => {
    const { match, state } = full();
    const believed = match.sample(1, new FastChance(7)).state;
    expect(roam.view(believed, 1)).toEqual(roam.view(state, 1));
    expect(believed.pile).not.toEqual(state.pile);
    expect(new Set(believed.pile)).toEqual(new Set(state.pile));
    expect(new Set(believed.stack)).toEqual(new Set(state.stack));
  });

  it('RO-16.1 a drawn card uncovers the next, so that undo needs consent from then on', () => {
    const map = ['00....', '00....', '......', '......', '......', '......'];
    const drawn = position({ map, pile: ['RO-L20', 'RO-L30', 'RO-L31'] }).use('A', 'place:a3');
    expect(idsOf(roam.view(drawn.state, 1).pile.slice(-1))).toEqual(['RO-L30']);
    expect(drawn.match.undoRight(0)).toBe('consent');
    const quiet = position({}).use('A', 'place:a3');
    expect(quiet.match.undoRight(0)).toBe('free');
    const bought = position({ at: 'endOfTurn', display: ['RO-A01'], coins: [3] }).play(
      'buy:RO-A01',
    );
    expect(bought.match.undoRight(0)).toBe('consent');
  });

  it('RO-16.1 no event keeps a secret: everybody may read the log', () => {
    const { match } = full();
    expect(match.opening.events.filter((event) => event.secret)).toEqual([]);
    expect(JSON.stringify(match.opening.events)).not.toContain(idsOf([match.state.pile[0]])[0]);
  });
});
