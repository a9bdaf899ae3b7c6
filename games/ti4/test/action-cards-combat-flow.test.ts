import { describe, expect, it } from 'vitest';
import { duel, HERE } from './duel.ts';
import type { Scenario } from './scenario.ts';
import { PLAYERS } from './table.ts';

/** Everybody who is asked at this moment, and what. */
const asked = (game: Scenario): string[] =>
  game.match.asks.map(({ seat, prompt }) => `${PLAYERS[seat]} ${prompt.id}`);

describe('cards in both hands of a combat', () => {
  it('TI-28.3 both are asked at once; the active player comes first, and the other wish is not spent', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { hand: ['morale-boost'] },
      bob: { hand: ['morale-boost', 'skilled-retreat'] },
      discarded: 'all',
    });
    expect(asked(game)).toEqual(['ann round.start', 'bob round.start']);
    game.play('play:morale-boost', 'play:skilled-retreat');
    expect(game.events('played')).toMatchObject([{ player: 0, actionCard: 'morale-boost' }]);
    expect(game.player('bob').hand).toHaveLength(2);
    expect(asked(game)).toEqual(['bob round.start']);
    game.offers(['play:morale-boost', 'play:skilled-retreat', 'decline', 'lock']);
    game.play('play:morale-boost');
    expect(game.state.combat.boost).toEqual([1, 1]);
    expect(asked(game)).toEqual(['bob round.start']);
  });

  it('TI-28.3 who has locked the moment is asked again, with nothing to choose', () => {
    const game = duel({ cruiser: 1 }, { cruiser: 1 }, [], {
      ann: { hand: ['morale-boost', 'skilled-retreat'] },
      bob: { hand: ['morale-boost'] },
      discarded: 'all',
    });
    game.play('play:morale-boost', 'lock');
    expect(asked(game)).toEqual(['bob round.start', 'ann round.start']);
    expect(game.match.asks[0].options).toEqual([{ do: 'lock' }]);
  });

  it('a whole round: shields of both, Direct Hits in turns, and a brave end', () => {
    const game = duel(
      { cruiser: 2, dreadnought: 1 },
      { dreadnought: 2 },
      ['7+', '7+', '5+', '5+', '5+', '5+', '4-'],
      {
        ann: { hand: ['direct-hit', 'shields-holding'] },
        bob: {
          hand: ['direct-hit', 'shields-holding', 'courageous-to-the-end'],
          planets: ['abyz'],
        },
        discarded: 'all',
      },
    );
    game.play('stay');
    expect(game.state.combat.hits).toEqual([2, 3]);
    expect(asked(game)).toEqual(['ann hits.assign', 'bob hits.assign']);
    game.play('play:shields-holding', 'play:shields-holding', 'chooseCount:1');
    expect(game.state.combat.hits).toEqual([1, 3]);
    expect(asked(game)).toEqual(['bob hits.assign']);
    game.play('play:shields-holding', 'chooseCount:2');
    expect(game.state.combat.hits).toEqual([1, 1]);
    expect(asked(game)).toEqual(['ann sustainDamage']);
    game.play('sustain:dreadnought');
    expect(asked(game)).toEqual(['bob sustain.used']);
    game.play('play:direct-hit');
    // Courageous to the End has not been seen, and Ann still holds a card.
    expect(asked(game)).toEqual(['ann unit.destroyed']);
    game.play('decline');
    expect(asked(game)).toEqual(['bob sustainDamage']);
    game.play('sustain:dreadnought');
    expect(asked(game)).toEqual(['ann sustain.used']);
    game.play('play:direct-hit');
    expect(asked(game)).toEqual(['bob unit.destroyed']);
    game.play('play:courageous-to-the-end');
    expect(game.units('ann', HERE)).toEqual({ cruiser: 1 });
    expect(game.units('bob', HERE)).toEqual({ dreadnought: 1 });
    expect(game.player('ann').hand).toEqual([]);
    expect(game.player('bob').hand).toEqual([]);
    expect(asked(game)).toEqual(['bob announceRetreat']);
  });

  it('TI-28.2 who is asked does not depend on what the hands hold', () => {
    const course = (hand: string): string[][] => {
      const game = duel({ cruiser: 2 }, { dreadnought: 1, fighter: 1 }, ['7+', '7+', '8-', '4-'], {
        ann: { hand: ['summit'] },
        bob: { hand: [hand] },
      });
      const found: string[][] = [];
      while (game.state.combat.round === 1) {
        found.push(asked(game));
        const [first] = ['sustain:dreadnought', 'lose:fighter:whole', 'decline'].filter((key) =>
          game.offered.includes(key),
        );
        game.play(first);
      }
      return found;
    };
    const blank = course('veto');
    expect(blank).toEqual([
      ['ann round.start', 'bob round.start'],
      ['bob round.start'],
      ['bob hits.assign'],
      ['bob sustainDamage'],
      ['ann sustain.used'],
      ['bob assignHits'],
      ['bob unit.destroyed'],
      ['bob round.end'],
    ]);
    for (const hand of ['shields-holding', 'courageous-to-the-end', 'emergency-repairs'])
      expect(course(hand)).toEqual(blank);
  });
});
