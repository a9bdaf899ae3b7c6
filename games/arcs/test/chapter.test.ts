import { describe, expect, it } from 'vitest';
import { standing } from '../rules/ambitions.ts';
import { position, type Setting, type Side } from './position.ts';
import type { Scenario } from './scenario.ts';

/** Everybody passes: the chapter is over. */
const chapter = (setting: Setting): Scenario => {
  const game = position(setting);
  for (let pass = 0; pass < (setting.seats ?? 3); pass++) game.play('pass');
  return game;
};

const powers = (game: Scenario): number[] => game.state.players.map(({ power }) => power);

const psionics = (count: number): Side => ({
  cities: count > 2 ? ['c1-hex'] : [],
  slots: Array.from({ length: count }, () => 'psionic'),
});

describe('ending a chapter', () => {
  it('ARC-20.1 after the last card, too: score, clean up, flip, deal', () => {
    const game = position({
      ann: { hand: ['construction-4'], slots: ['psionic'] },
      bob: { hand: [] },
      cat: { hand: [] },
      markers: ['empath'],
    }).turn('lead:construction-4', 'endTurn');
    const steps = ['scored', 'flipped', 'chapter'];
    expect(game.events().filter((type) => steps.includes(type))).toEqual(steps);
  });

  it('ARC-20.2 only ambitions with a marker score', () => {
    const game = chapter({ ann: { slots: ['relic'] }, bob: psionics(1), markers: ['empath'] });
    expect(powers(game)).toEqual([0, 5, 0]);
  });

  it('ARC-20.3 ARC-20.11 what each ambition counts, all on one position', () => {
    const game = position({
      ann: { slots: ['material', 'fuel'], guild: ['gatekeepers'], captives: { bob: 2 } },
      bob: {
        slots: ['relic', 'psionic', 'weapon'],
        cities: ['c1-hex'],
        guild: ['relic-fence', 'farseers', 'skirmishers'],
        trophies: { ann: { ship: 1, starport: 1 }, cat: { agent: 2 } },
      },
    });
    const counts = [0, 1, 2, 3, 4].map((ambition) =>
      standing(game.state, ambition).map(({ count }) => count),
    );
    expect(counts).toEqual([
      [3, 0, 0],
      [2, 0, 0],
      [0, 4, 0],
      [0, 2, 0],
      [0, 2, 0],
    ]);
  });

  it('ARC-20.4 ARC-20.5 first and second place', () => {
    expect(powers(chapter({ ann: psionics(1), bob: psionics(3), markers: ['empath'] }))).toEqual([
      3, 5, 0,
    ]);
  });

  it('ARC-20.4 ARC-20.5 all markers in the box add up', () => {
    const setting = { ann: psionics(2), bob: psionics(1) };
    expect(powers(chapter({ ...setting, markers: ['empath', 'empath', 'empath*'] }))).toEqual([
      12, 7, 0,
    ]);
  });

  it('ARC-20.6 a tie for first: second place for the tied, nobody else places', () => {
    const setting = { ann: psionics(2), bob: psionics(2), cat: psionics(1) };
    expect(powers(chapter({ ...setting, markers: ['empath'] }))).toEqual([3, 3, 0]);
  });

  it('ARC-20.7 a tie for second gives nothing, first place is not affected', () => {
    const setting = { ann: psionics(1), bob: psionics(3), cat: psionics(1) };
    expect(powers(chapter({ ...setting, markers: ['empath'] }))).toEqual([0, 5, 0]);
  });

  it('ARC-20.8 nothing scores nothing, alone or tied', () => {
    expect(powers(chapter({ ann: psionics(1), markers: ['empath', 'keeper'] }))).toEqual([5, 0, 0]);
  });

  const four = ['c1-hex', 'c4-hex', 'c5-hex', 'c6-arrow'];

  it('ARC-20.9 the bonus: +2 or +5, once an ambition, for a sole first place only', () => {
    const ann = { slots: ['psionic', 'psionic'] };
    const one = { bob: psionics(1) };
    expect(powers(chapter({ ...one, ann: { ...ann, cities: four }, markers: ['empath'] }))).toEqual(
      [7, 3, 0],
    );
    const all = { ...ann, cities: [...four, 'c4-arrow'] };
    expect(powers(chapter({ ...one, ann: all, markers: ['empath', 'empath'] }))).toEqual([
      13, 5, 0,
    ]);
    const second = { ann: all, bob: psionics(3), markers: ['empath'] };
    expect(powers(chapter(second))).toEqual([3, 5, 0]);
    const twice = { ann: { ...all, slots: ['psionic', 'relic'] }, markers: ['empath', 'keeper'] };
    expect(powers(chapter(twice))).toEqual([5 + 5 + 3 + 5, 0, 0]);
  });

  it('ARC-20.10 ARC-2.9 neutral tokens take first or second place, and no one gets that Power', () => {
    const two: Setting = { seats: 2, setup: 'setup-2p-mix-up-2' };
    const material = (count: number): Side => ({
      cities: ['c2-hex', 'c3-hex'],
      slots: ['fuel', 'fuel', 'fuel', 'material', 'material'].slice(0, count),
    });
    expect(powers(chapter({ ...two, ann: material(1), bob: {}, markers: ['tycoon'] }))).toEqual([
      3, 0,
    ]);
    expect(powers(chapter({ ...two, ann: material(4), bob: {}, markers: ['tycoon'] }))).toEqual([
      3, 0,
    ]);
    const won = { ...two, ann: { ...material(5), cities: ['c2-hex', 'c3-hex', 'c5-hex'] } };
    expect(powers(chapter({ ...won, bob: { slots: ['material'] }, markers: ['tycoon'] }))).toEqual([
      5, 0,
    ]);
    const trophy = { ann: { trophies: { bob: { ship: 1 } } }, markers: ['warlord'] };
    expect(powers(chapter({ ...two, ...trophy }))).toEqual([3, 0]);
    const captive = { ann: { captives: { bob: 1 } }, markers: ['tyrant'] };
    expect(powers(chapter({ ...two, ...captive }))).toEqual([5, 0]);
  });

  it('ARC-20.12 Cartels discard after scoring, before the city comes home', () => {
    const game = chapter({
      ann: { guild: ['fuel-cartel'], trophies: { bob: { city: 1 } } },
      bob: { cities: ['c1-hex'], slots: ['fuel', 'material', 'relic', 'fuel'] },
      markers: ['warlord'],
    });
    expect(game.slots('bob')).toEqual(['', 'material', 'relic']);
    expect(game.play('done').prompt).toBe('lead');
  });

  it('ARC-18.4 a city that comes home over an empty slot lets its owner rearrange', () => {
    const home = (slots: string[], cities = ['c1-hex']): Scenario =>
      chapter({
        ann: { trophies: { bob: { city: 1 } } },
        bob: { cities, slots },
        markers: ['warlord'],
      });
    const game = home(['', 'material', 'relic']).asks('bob', 'rearrange');
    game.offers(['lift:1:1:material', 'lift:1:2:relic', 'done']);
    game.play('lift:1:2:relic', 'store:1:0:relic', 'done').asks('ann', 'lead');
    expect(game.slots('bob')).toEqual(['relic', 'material']);
    const swapped = home(['fuel', 'relic']).play('lift:1:1:relic', 'store:1:0:relic');
    swapped.asks('bob', 'store').play('store:1:1:fuel', 'done').asks('ann', 'lead');
    expect(swapped.slots('bob')).toEqual(['relic', 'fuel']);
    // Two tokens go to empty slots. Each has had its turn then.
    const spread = home(['', 'relic', 'fuel'], ['c1-hex', 'c6-arrow']).play('lift:1:1:relic');
    spread.play('store:1:0:relic').asks('bob', 'rearrange').play('lift:1:2:fuel', 'store:1:3:fuel');
    spread.asks('ann', 'lead');
    expect(spread.slots('bob')).toEqual(['relic', '', '', 'fuel']);
    // Equal tokens everywhere, no token at all, or a city that covers no slot: nothing to change.
    expect(home(['fuel', 'fuel', 'fuel']).prompt).toBe('lead');
    expect(home([]).prompt).toBe('lead');
    expect(home(['fuel'], ['c1-hex', 'c6-arrow', 'c5-hex', 'c4-hex']).prompt).toBe('lead');
  });

  const boxes: Setting = {
    ann: {
      trophies: { bob: { ship: 1, starport: 1, city: 1, agent: 1 } },
      captives: { cat: 2 },
    },
    cat: { trophies: { ann: { ship: 2 } }, captives: { bob: 1 } },
  };

  it('ARC-20.13 ARC-20.14 Trophies return if Warlord had a marker', () => {
    const game = chapter({ ...boxes, markers: ['warlord'] });
    expect(game.player('bob')).toMatchObject({ ships: 14, starports: 5, cities: 5, agents: 9 });
    expect(game.player('ann').ships).toBe(14);
    expect(game.player('ann').captives).toEqual([0, 0, 2, 0]);
  });

  it('ARC-20.13 ARC-20.14 Captives return if Tyrant had one, Trophies stay', () => {
    const game = chapter({ ...boxes, markers: ['tyrant'] });
    expect(game.player('cat').agents).toBe(10);
    expect(game.player('bob').agents).toBe(9);
    expect(game.trophies('ann', 'bob', 'city')).toBe(1);
  });

  it('ARC-20.13 ARC-20.21 without either, all stays', () => {
    const game = chapter({ ...boxes, markers: ['empath'] });
    expect(game.player('ann').captives).toEqual([0, 0, 2, 0]);
    expect(game.trophies('cat', 'ann', 'ship')).toBe(2);
  });

  it('ARC-20.13 they return even if nobody had first place', () => {
    const game = chapter({
      ...boxes,
      ann: { captives: { cat: 1 } },
      cat: { captives: { ann: 1 } },
      markers: ['tyrant'],
    });
    expect(game.player('cat').agents).toBe(10);
  });

  it.each([
    [1, ['', '', ''], [5, 3, 4]],
    [2, ['', '', '*'], [5, 6, 4]],
    [3, ['', '*', '*'], [9, 6, 4]],
    [4, ['*', '*', '*'], [9, 6, 4]],
  ])(
    'ARC-20.15 ARC-20.16 after chapter %i the lowest unflipped marker flips',
    (number, markers, values) => {
      const game = chapter({
        chapter: number,
        markers: markers.map((star, marker) => `${['keeper', '', 'empath'][marker]}${star}`),
      });
      expect(game.state.markers.every(({ at }) => at === -1)).toBe(true);
      const fronts = [5, 3, 2];
      const backs = [9, 6, 4];
      expect(
        game.state.markers.map(({ flipped }, marker) => (flipped ? backs : fronts)[marker]),
      ).toEqual(values);
    },
  );

  it.each([
    [2, 33],
    [3, 30],
    [4, 27],
  ])('ARC-20.17 with %i players %i Power ends the game, checked only now', (seats, enough) => {
    const setting = { seats, ann: { power: enough - 1 } };
    expect(chapter(setting).over).toBe(false);
    const reached = position({ seats, ann: { power: enough } });
    expect(reached.over).toBe(false);
    for (let pass = 0; pass < seats; pass++) reached.play('pass');
    expect(reached.over).toBe(true);
  });

  it('ARC-20.17 ARC-5.1 after chapter 5 it is over', () => {
    expect(chapter({ chapter: 4 }).over).toBe(false);
    const game = chapter({ chapter: 5 });
    expect(game.over).toBe(true);
    expect(game.events()).toContain('ended');
  });

  it('ARC-20.18 ARC-1.1 most Power wins, not who reached the threshold first', () => {
    const game = chapter({
      ann: { power: 31 },
      bob: { power: 29, slots: ['psionic'] },
      markers: ['empath'],
    });
    expect(game.result).toEqual({ scores: [31, 34, 0], places: [2, 1, 3] });
  });

  it('ARC-20.19 a tie goes to the earliest in turn order from the holder', () => {
    const tied = { chapter: 5, ann: { power: 9 }, cat: { power: 9 } };
    expect(chapter({ ...tied, initiative: 'bob' }).result?.places).toEqual([2, 3, 1]);
    expect(chapter({ ...tied, initiative: 'ann' }).result?.places).toEqual([1, 3, 2]);
  });

  it('ARC-20.20 ARC-2.17 the next chapter: new deal of all cards, with two the mulligan again', () => {
    const game = chapter({ seats: 2 });
    expect(game.state.chapter).toBe(2);
    const cards = [...game.pile, ...game.hand('ann'), ...game.hand('bob')];
    expect(new Set(cards).size).toBe(20);
    expect([game.hand('ann').length, game.hand('bob').length]).toEqual([6, 6]);
    game.asks('bob', 'mulligan');
  });

  it('ARC-20.21 the holder keeps the marker and leads; map, Court and Outrage carry over', () => {
    const game = chapter({
      initiative: 'bob',
      ann: {
        outrage: ['relic'],
        damaged: { 'c1-gate': 2 },
        cities: ['c1-hex!'],
        guild: ['farseers'],
      },
      court: ['arms-union'],
      agents: { 'arms-union': { cat: 2 } },
    });
    game.asks('bob', 'lead');
    expect(game.outrage('ann')).toEqual(['relic']);
    expect(game.ships('ann', 'c1-gate')).toEqual([0, 2]);
    expect(game.buildings('c1-hex')).toEqual(['ann city damaged']);
    expect(game.guild('ann')).toEqual(['farseers']);
    expect(game.agents('arms-union')).toEqual([0, 0, 2]);
  });
});
