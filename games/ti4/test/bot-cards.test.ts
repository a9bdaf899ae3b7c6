import { describe, expect, it } from 'vitest';
import { ACTION_CARDS, actionCardOf } from '../content/index.ts';
import { harmOf, touches } from '../bot/cancels.ts';
import { handWorth, keptWorth } from '../bot/hand.ts';
import { ti4Bot } from '../bot/index.ts';
import { answerOf, playUntil } from './bot-cards.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';
import { SEAT } from './table.ts';

const JORD = { jord: { infantry: 3, dock: 1 } };
const ARC_PRIME = { 'arc-prime': { infantry: 3, dock: 1 } };
const PASSED: Side = { passed: true, cards: ['trade*'] };

describe('Cards in hand', () => {
  it('are all worth something, Sabotage and Direct Hit more than most', () => {
    const worths = ACTION_CARDS.map((_, card) => keptWorth(card));
    expect(worths.every((worth) => worth >= 0.02 && worth <= 0.3)).toBe(true);
    const usual = worths.toSorted((one, other) => one - other)[30];
    for (const id of ['sabotage', 'direct-hit', 'skilled-retreat', 'imperial-rider'])
      expect(keptWorth(actionCardOf(id))).toBeGreaterThan(usual);
  });

  it('count for the evaluation, but the eighth one is worth nothing', () => {
    const hand = ['sabotage', 'veto', 'parley', 'direct-hit', 'summit', 'spy', 'plague', 'disable'];
    const worth = (count: number, laws: readonly string[] = []): number =>
      handWorth(position({ ann: { hand: hand.slice(0, count) }, laws }).state, 0);
    expect(worth(1)).toBeGreaterThan(0.05);
    expect(worth(6)).toBeGreaterThan(worth(5));
    expect(worth(8)).toBeLessThan(worth(7) + 0.01);
    expect(worth(4, ['executive-sanctions'])).toBeLessThan(
      worth(3, ['executive-sanctions']) + 0.01,
    );
    expect(worth(4, ['executive-sanctions'])).toBeLessThan(worth(4) - 0.1);
    const { state } = position({ ann: { hand: ['sabotage'] } });
    const bare = position({ ann: { hand: [] } });
    expect(ti4Bot.evaluate(state, 0)).toBeGreaterThan(ti4Bot.evaluate(bare.state, 0));
  });

  it('TI-19.1 the least of them is discarded', async () => {
    const game = position({
      ann: {
        cards: ['politics'],
        hand: ['sabotage', 'veto', 'parley', 'direct-hit', 'summit', 'imperial-rider'],
      },
      cat: { cards: [] },
      actionDeck: ['cripple-defenses', 'skilled-retreat'],
    }).play('strategic:politics', 'speaker:1');
    expect(await answerOf(game)).toBe('discard:cripple-defenses');
  });
});

/** Bob is asked whether he cancels a card. */
async function cancels(setting: Setting, ...played: string[]): Promise<boolean> {
  const game = position({ discarded: ['sabotage'], ...setting }).play(...played);
  expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
  return (await answerOf(game)) === 'play:sabotage';
}

const BOB: Side = { hand: ['sabotage'], units: ARC_PRIME };

describe('Sabotage', () => {
  it('TI-19.3 saves a space dock, but not that of another', async () => {
    const dock: Side = { planets: ['starpoint'], units: { starpoint: { dock: 1 } } };
    const ann: Side = { hand: ['reactor-meltdown'], units: JORD };
    const mine = { ann, bob: { ...BOB, ...dock } };
    const another = { ann, bob: BOB, cat: dock };
    expect(await cancels(mine, 'play:reactor-meltdown')).toBe(true);
    expect(await cancels(another, 'play:reactor-meltdown')).toBe(false);
  });

  it('is not spent on a trifle', async () => {
    const plague = ['play:plague', 'choosePlanet:arc-prime'];
    const bob = { ...BOB, units: { 'arc-prime': { infantry: 1, dock: 1 } } };
    expect(await cancels({ ann: { hand: ['plague'], units: JORD }, bob }, ...plague)).toBe(false);
    const mining = ['play:mining-initiative', 'choosePlanet:jord'];
    const ann = { hand: ['mining-initiative'], planets: ['lodor'], units: JORD };
    expect(await cancels({ ann, bob: BOB }, ...mining)).toBe(false);
  });

  it('stops a rider that would end the match', async () => {
    const rider = (points: number): Scenario =>
      position({
        step: { step: 'agendaPhase', args: [] },
        custodians: false,
        agendas: ['economic-equality'],
        discarded: 'all',
        ann: { hand: ['imperial-rider'], points, cards: [] },
        bob: { hand: ['sabotage'], cards: [] },
        cat: { cards: [] },
      });
    for (const [points, answer] of [
      [9, 'play:sabotage'],
      [3, 'decline'],
    ] as const) {
      const game = rider(points);
      game.play('play:imperial-rider', 'decline', 'approve');
      expect([game.prompt, game.asked]).toEqual(['card.played', 'bob']);
      expect(await answerOf(game)).toBe(answer);
    }
  });

  it('knows what touches the canceller', () => {
    const game = position({
      ann: { hand: ['plague'], units: JORD },
      bob: BOB,
      cat: { hand: ['summit'] },
    }).play('play:plague', 'choosePlanet:arc-prime');
    const play = game.state.plays[0];
    expect(touches(game.state, SEAT.bob, play)).toBe(true);
    expect(touches(game.state, SEAT.cat, play)).toBe(false);
    expect(harmOf(game.state, SEAT.bob, play)).toBeGreaterThan(harmOf(game.state, SEAT.cat, play));
    expect(harmOf(game.state, SEAT.cat, play)).toBe(0);
  });
});

/** Bob defends tile 31 against Ann, who comes from tile 1. */
function attack(ann: Side, bob: Side, more: Setting = {}): Scenario {
  return position({
    ann: { faction: 'sol', ...ann },
    bob: { faction: 'letnev', ...bob },
    cat: PASSED,
    ...more,
  }).play('activate:31');
}

describe('In combat', () => {
  it('Direct Hit destroys a dreadnought', async () => {
    const game = attack(
      { units: { ...JORD, '1': { cruiser: 3 } }, hand: ['direct-hit'] },
      { units: { ...ARC_PRIME, '31': { dreadnought: 1 } } },
      { discarded: 'all', dice: ['9+', '9+', '9+', '*'] },
    );
    await playUntil(game, 'sustain.used');
    expect(await answerOf(game)).toBe('play:direct-hit');
  });

  it('Skilled Retreat saves a fleet that cannot win, and stays in hand of one that can', async () => {
    const fleets = {
      weak: { cruiser: 1, carrier: 1, destroyer: 1 },
      strong: { dreadnought: 3, cruiser: 2 },
    };
    for (const [mine, theirs, answer] of [
      ['weak', 'strong', 'play:skilled-retreat'],
      ['strong', 'weak', 'decline'],
    ] as const) {
      const game = attack(
        { units: { ...JORD, '1': fleets[theirs] } },
        { units: { ...ARC_PRIME, '31': fleets[mine] }, hand: ['skilled-retreat'] },
        { discarded: 'all' },
      );
      game.play('moveAll:1');
      await playUntil(game, 'round.start');
      expect(game.asked).toBe('bob');
      expect(await answerOf(game)).toBe(answer);
    }
  });

  it('Morale Boost helps in an even fight of many dice, not in one that is won', async () => {
    for (const [theirs, answer] of [
      [{ dreadnought: 4, cruiser: 2 }, 'play:morale-boost'],
      [{ destroyer: 1 }, 'decline'],
    ] as const) {
      const game = attack(
        {
          units: { ...JORD, '1': { dreadnought: 4, cruiser: 2 } },
          tokens: [3, 6, 2],
          hand: ['morale-boost'],
        },
        { units: { ...ARC_PRIME, '31': theirs }, tokens: [3, 6, 2] },
        { discarded: 'all' },
      );
      game.play('moveAll:1');
      await playUntil(game, 'round.start');
      expect(await answerOf(game)).toBe(answer);
    }
  });

  it('Shields Holding keeps ships, not paint', async () => {
    for (const [mine, answer] of [
      [{ cruiser: 2, carrier: 1 }, 'play:shields-holding'],
      [{ dreadnought: 3 }, 'decline'],
    ] as const) {
      const game = attack(
        { units: { ...JORD, '1': { cruiser: 3 } } },
        { units: { ...ARC_PRIME, '31': mine }, hand: ['shields-holding'] },
        { discarded: 'all', dice: ['9+', '9+', '1-', '*', '*', '*'] },
      );
      game.play('moveAll:1');
      await playUntil(game, 'hits.assign');
      expect(game.asked).toBe('bob');
      expect(await answerOf(game)).toBe(answer);
    }
  });
});

/** What the bot aims a card of Ann at, once it is played. */
async function aimOf(card: string, setting: Setting): Promise<string> {
  const game = position(setting).play(`play:${card}`);
  return await answerOf(game);
}

describe('Targets', () => {
  const rivals: Setting = {
    bob: {
      points: 2,
      planets: ['starpoint', 'lodor'],
      units: { ...ARC_PRIME, starpoint: { infantry: 3, dock: 1, pds: 1 } },
    },
    cat: {
      points: 6,
      planets: ['abyz', 'quann'],
      units: { hercant: { infantry: 1, dock: 1 }, abyz: { infantry: 3, dock: 1, pds: 1 } },
    },
  };
  const ann = (card: string): Setting => ({ ...rivals, ann: { hand: [card], units: JORD } });

  it('are the things of the player in front', async () => {
    for (const card of ['cripple-defenses', 'plague', 'reactor-meltdown', 'unstable-planet'])
      expect([card, await aimOf(card, ann(card))]).toEqual([card, 'choosePlanet:abyz']);
    expect(await aimOf('insubordination', ann('insubordination'))).toBe('choosePlayer:2');
  });

  it('are what brings most', async () => {
    const mine = {
      ...rivals,
      ann: { hand: ['mining-initiative'], planets: ['bereg'], units: JORD },
    };
    expect(await aimOf('mining-initiative', mine)).toBe('choosePlanet:jord');
    expect(await aimOf('uprising', ann('uprising'))).toBe('choosePlanet:abyz');
    const front = {
      ...rivals,
      ann: { hand: ['frontline-deployment'], planets: ['bereg'], units: JORD },
    };
    expect(await aimOf('frontline-deployment', front)).toBe('choosePlanet:bereg');
  });

  it('of a Parley are the planets that would fall', async () => {
    const game = position({
      ann: { faction: 'sol', units: { ...JORD, '24': { carrier: 2, infantry: 4 } } },
      bob: {
        faction: 'hacan',
        planets: ['lodor', 'mehar-xull'],
        units: { hercant: { infantry: 1, dock: 1 }, lodor: { infantry: 1 } },
        hand: ['parley'],
      },
      discarded: 'all',
    }).play('activate:26');
    await playUntil(game, 'forces.committed');
    expect(await answerOf(game)).toBe('play:parley');
  });
});

describe('Strategy phase', () => {
  it('Summit is played at once', async () => {
    const game = position({
      step: { step: 'strategyPhase', args: [] },
      ann: { hand: ['summit'], cards: [] },
      bob: { cards: [] },
      cat: { cards: [] },
      discarded: 'all',
    });
    expect(game.prompt).toBe('strategy.start');
    expect(await answerOf(game)).toBe('play:summit');
  });

  it('Public Disgrace takes Imperial from the holder of Mecatol Rex', async () => {
    for (const [points, answer] of [
      [6, 'play:public-disgrace'],
      [0, 'decline'],
    ] as const) {
      const game = position({
        step: { step: 'pickCard', args: [0] },
        custodians: false,
        ann: { cards: [], planets: points === 6 ? ['mecatol-rex'] : [], points },
        bob: { cards: [], hand: ['public-disgrace'], points: 4 },
        cat: { cards: [], points: 5 },
        discarded: 'all',
      }).play(points === 6 ? 'takeCard:imperial' : 'takeCard:politics');
      expect([game.prompt, game.asked]).toEqual(['strategy.chosen', 'bob']);
      expect(await answerOf(game)).toBe(answer);
    }
  });
});
