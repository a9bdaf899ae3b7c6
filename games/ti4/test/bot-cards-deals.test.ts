import { findDeal } from '@tablewright/bots';
import { type Deal, dealKey, readDeal, type Seat } from '@tablewright/engine';
import { describe, expect, it } from 'vitest';
import { ti4Bot } from '../bot/index.ts';
import { answerOf, playUntil } from './bot-cards.ts';
import { held } from './council.ts';
import { position, type Setting } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT, type Who } from './table.ts';

/** Does each of the two agree, by what he sees? */
function likes({ match }: Scenario, deal: string): [from: boolean, to: boolean] {
  const { from, to, gives, wants } = readDeal(`deal:${deal}`)!;
  const agrees = (seat: Seat): boolean =>
    ti4Bot.deal!(match.observe(seat).state, seat, { from, to, gives, wants });
  return [agrees(from), agrees(to)];
}

/** Ann and Bob are neighbours. */
const NEIGHBOURS: Setting = {
  ann: { faction: 'sol', goods: 9, commodities: 4, planets: ['quann'] },
  bob: { faction: 'hacan', goods: 9, commodities: 6, planets: ['lodor'] },
  cat: { faction: 'jol-nar' },
};

const at = (points: { readonly [W in Who]?: number }): Scenario =>
  position({
    ann: { ...NEIGHBOURS.ann, points: points.ann ?? 0 },
    bob: { ...NEIGHBOURS.bob, points: points.bob ?? 0 },
    cat: { ...NEIGHBOURS.cat, points: points.cat ?? 0 },
  });

const SWAP = '0:1:note-support-for-the-throne-0*1:note-support-for-the-throne-1*1';
const GIFT = '0:1:note-support-for-the-throne-0*1:';
const SALE = (goods: number): string => `0:1:note-support-for-the-throne-0*1:goods*${goods}`;

describe('Support for the Throne', () => {
  it('TI-17.2 is swapped for another by players who are about even', () => {
    expect(likes(at({ ann: 3, bob: 3 }), SWAP)).toEqual([true, true]);
    expect(likes(at({ ann: 3, bob: 4 }), SWAP)).toEqual([true, true]);
  });

  it('is not given to one who is in front or near the end', () => {
    expect(likes(at({ ann: 3, bob: 6 }), SWAP)[0]).toBe(false);
    expect(likes(at({ ann: 7, bob: 7 }), SWAP)).toEqual([false, false]);
  });

  it('is not given away, and not sold by a player who is not far behind', () => {
    expect(likes(at({}), GIFT)[0]).toBe(false);
    expect(likes(at({ cat: 3 }), SALE(9))[0]).toBe(false);
    expect(likes(at({ cat: 6 }), SALE(3))[0]).toBe(false);
    expect(likes(at({ cat: 6 }), SALE(9))).toEqual([true, true]);
  });

  it('TI-21.1 is never given to one who wins by it, whatever he pays', () => {
    for (const deal of [SWAP, GIFT, SALE(9)])
      expect(likes(at({ ann: 2, bob: 9, cat: 8 }), deal)).toEqual([false, true]);
  });

  it('is not swapped by players at war', () => {
    const game = position({
      ann: { ...NEIGHBOURS.ann, units: { jord: { infantry: 1, dock: 1 }, '16': { cruiser: 1 } } },
      bob: NEIGHBOURS.bob!,
    });
    expect(likes(game, SWAP)).toEqual([false, false]);
  });
});

describe('Other notes', () => {
  it('a Trade Agreement has a price, by the commodities of its owner', () => {
    const game = position(NEIGHBOURS);
    expect(likes(game, '1:0:note-trade-agreement-1*1:goods*3')).toEqual([true, true]);
    expect(likes(game, '1:0:note-trade-agreement-1*1:goods*1')[0]).toBe(false);
    expect(likes(game, '1:0:note-trade-agreement-1*1:goods*6')[1]).toBe(false);
  });

  it('are given for something only', () => {
    const game = position(NEIGHBOURS);
    for (const id of ['ceasefire', 'political-secret', 'military-support'])
      expect([id, likes(game, `0:1:note-${id}-0*1:`)[0]]).toEqual([id, false]);
    expect(likes(game, '0:1:note-ceasefire-0*1:note-ceasefire-1*1')).toEqual([true, true]);
  });

  it('TI-16.3 action cards change hands with Hacan, out of a hand that is nearly full', () => {
    const hand = ['sabotage', 'plague', 'spy', 'bunker', 'disable', 'uprising'];
    const full = position({ ...NEIGHBOURS, ann: { ...NEIGHBOURS.ann, hand } });
    expect(likes(full, '0:1:card-sabotage*1:goods*2')).toEqual([true, true]);
    expect(likes(full, '0:1:card-sabotage*1:goods*1')[0]).toBe(false);
    expect(likes(full, '0:1:card-sabotage*1:goods*3')[1]).toBe(false);
    const few = position({ ...NEIGHBOURS, ann: { ...NEIGHBOURS.ann, hand: ['sabotage'] } });
    expect(likes(few, '0:1:card-sabotage*1:goods*2')[0]).toBe(false);
  });
});

describe('Offers', () => {
  /** What Ann offers, over many seeds. */
  function offersIn(game: Scenario): Map<string, Deal> {
    const found = new Map<string, Deal>();
    for (let seed = 1; seed <= 200; seed++) {
      const deal = findDeal(game.match, SEAT.ann, ti4Bot, seed);
      if (deal !== null) found.set(dealKey(deal), deal);
    }
    return found;
  }

  it('TI-16.3 are what both agree to', () => {
    const game = at({ ann: 3, bob: 3, cat: 3 });
    const found = offersIn(game);
    expect(found.size).toBeGreaterThan(3);
    for (const key of found.keys())
      expect([key, ...likes(game, key.slice('deal:'.length))]).toEqual([key, true, true]);
    expect([...found.keys()].some((key) => key.includes('note-'))).toBe(true);
  });

  it('TI-21.1 never make another win', () => {
    const found = offersIn(at({ ann: 8, bob: 9, cat: 8 }));
    expect(found.size).toBeGreaterThan(0);
    for (const { gives } of found.values())
      expect(gives.some(({ thing }) => thing.startsWith('note-support'))).toBe(false);
  });
});

describe('Notes in hand', () => {
  it('a Trade Agreement is used when its owner has commodities', async () => {
    const game = position({
      ann: { faction: 'hacan', cards: ['trade'] },
      bob: { faction: 'sol', notes: ['trade-agreement of ann'], cards: ['warfare'] },
      cat: { cards: ['imperial'] },
      discarded: 'all',
    }).play('strategic:trade');
    expect([game.prompt, game.asked]).toEqual(['commodities.replenished.when', 'bob']);
    expect(await answerOf(game)).toBe('playNote:trade-agreement:0');
  });

  it('Research Agreement and Ceasefire are used where they bring something', async () => {
    const research = position({
      ann: { faction: 'jol-nar', cards: ['technology'] },
      bob: { faction: 'sol', notes: ['research-agreement of ann'], cards: ['warfare'] },
      cat: { cards: ['imperial'] },
      discarded: 'all',
    }).play('strategic:technology', 'research:gravity-drive');
    await playUntil(research, 'technology.researched.after');
    expect(await answerOf(research, 'bob')).toBe('playNote:research-agreement:0');

    const raid = (units: { readonly [kind: string]: number }): Scenario =>
      position({
        ann: { faction: 'sol', units: { jord: { infantry: 3, dock: 1 }, '24': units } },
        bob: {
          faction: 'hacan',
          planets: ['lodor'],
          units: {
            hercant: { infantry: 1, dock: 1 },
            lodor: { infantry: 1 },
            '26': { cruiser: 1 },
          },
          notes: ['ceasefire of ann'],
        },
        discarded: 'all',
      }).play('decline', 'activate:26');
    expect(await answerOf(raid({ dreadnought: 3, carrier: 1, infantry: 4 }))).toBe(
      'playNote:ceasefire:0',
    );
    expect(await answerOf(raid({ destroyer: 1 }))).toBe('decline');
  });

  it('Political Secret silences whose votes would decide', async () => {
    for (const [points, answer] of [
      [8, 'playNote:political-secret:1'],
      [0, 'decline'],
    ] as const) {
      const game = held([points === 8 ? 'the-crown-of-emphidia' : 'homeland-defense-act'], {
        ann: { notes: ['political-secret of bob'], planets: ['lirta-iv'] },
        bob: { points, planets: ['mecatol-rex', 'centauri', 'rarron'] },
      });
      expect([game.prompt, game.asked]).toEqual(['agenda.revealed.when', 'ann']);
      expect(await answerOf(game)).toBe(answer);
    }
  });
});
